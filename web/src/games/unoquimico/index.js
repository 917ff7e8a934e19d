// The parts of Uno químico that pages beside the table ask for: each page bundles its own.
export { book } from './book/index.js';
export { cover } from './cover/index.js';
