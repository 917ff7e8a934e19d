/** Where a ruling stands. @param {string} id of a ruling @returns {string} */
export const ruleLink = (id) => `/rules/unoquimico#${id}`;
