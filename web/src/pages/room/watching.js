// Whoever watches a table does so after a reload, too: it is kept with this visit
// in the history, so that the link, opened anew, leads to the door.

/** @returns {boolean} */
export const watchedBefore = () => history.state?.watching === true;

/** @param {boolean} watching */
export const keepWatching = (watching) => history.replaceState({ watching }, '');
