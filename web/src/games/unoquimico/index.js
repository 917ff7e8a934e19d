// The parts of Uno químico that pages ask for: each page bundles its own.
export { book } from './book/index.js';
export { cover } from './cover/index.js';
export { unoquimico } from './table.js';
