// Moments when a sleeping page should look at its connection again.

/** @param {() => void} wake @returns {() => void} stops it */
export const onWake = (wake) => {
  const look = () => document.visibilityState === 'visible' && wake();
  const events = ['visibilitychange', 'online', 'pageshow'];
  events.forEach((event) => window.addEventListener(event, look));
  return () => events.forEach((event) => window.removeEventListener(event, look));
};
