// A text as a QR code, drawn in the browser, so that a secret in it needs no
// server.
import { encode } from 'uqr';

/** Rows of squares, true is dark; no quiet zone. @param {string} text @returns {boolean[][]} */
export const qr = (text) => encode(text, { ecc: 'M', border: 0 }).data;

/** Dark runs as the path of a drawing in which a square is 1 wide. @param {boolean[][]} rows @returns {string} */
export const qrPath = (rows) => rows.flatMap((row, y) => {
  const line = row.map(Number).join('');
  return [...line.matchAll(/1+/g)].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`);
}).join('');
