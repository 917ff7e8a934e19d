// Moments when a sleeping page should look at its connection again.

const BEAT_MS = 5000;

/** A device that slept without telling the page shows it by the beats that are missing. @param {() => void} slept @returns {() => void} */
const onGap = (slept) => {
  let last = Date.now();
  const beat = setInterval(() => {
    const now = Date.now();
    if (now - last > 3 * BEAT_MS) slept();
    last = now;
  }, BEAT_MS);
  return () => clearInterval(beat);
};

/** @param {() => void} wake @returns {() => void} stops it */
export const onWake = (wake) => {
  const look = () => document.visibilityState === 'visible' && wake();
  const events = ['visibilitychange', 'resume', 'focus', 'online', 'pageshow'];
  events.forEach((event) => window.addEventListener(event, look));
  const stop = onGap(look);
  return () => {
    stop();
    events.forEach((event) => window.removeEventListener(event, look));
  };
};
