// Who is host of the table.
/** @typedef {import('./types.js').State} State */

/** A host may have no seat. @param {State} state @returns {boolean} */
export const isHost = ({ doc, mine, role }) => role === 'host' || (doc?.room.host !== undefined && mine.includes(doc.room.host));
