// How long a frame of the server takes until it is seen: from its arrival to the
// picture after the next.

/** Runs in the page, before its own scripts. */
export const watchFrames = () => {
  /** @type {number[]} */
  const samples = [];
  Object.assign(window, { samples });
  const Socket = window.WebSocket;
  window.WebSocket = class extends Socket {
    /** @param {string | URL} url @param {string | string[]} [protocols] */
    constructor(url, protocols) {
      super(url, protocols);
      this.addEventListener('message', ({ data }) => {
        if (!String(data).includes('"t":"patch"')) return;
        const start = performance.now();
        requestAnimationFrame(() => setTimeout(() => samples.push(performance.now() - start)));
      });
    }
  };
};

/** @param {number[]} values @param {number} share of them @returns {number} that so many do not exceed */
export const quantile = (values, share) => [...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? NaN;
