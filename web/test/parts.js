// Tests have all texts from the start (texts.js), and no style.
export const parts = {};
