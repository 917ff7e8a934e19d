// Which way to a room to take next: streams once the socket proves blocked, as
// long as they work.
const FAILED_UPGRADES = 2;

export const chooseWay = () => {
  let failures = 0;
  let streams = false;
  return {
    streams: () => streams,
    greeted: () => { failures = 0; },
    /** A line ended before it said hello. @param {boolean} silent it said nothing at all */
    failed: (silent) => {
      failures += silent ? FAILED_UPGRADES : 1;
      if (!streams && failures < FAILED_UPGRADES) return;
      streams = !streams;
      failures = 0;
    },
  };
};
