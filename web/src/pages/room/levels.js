// How strong bots are.
export const levels = ['easy', 'medium', 'hard'];

/** @param {string} level @returns {string} the next strength in turn */
export const nextLevel = (level) => levels[(levels.indexOf(level) + 1) % levels.length];
