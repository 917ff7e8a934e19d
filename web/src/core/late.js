// What comes when it is first asked for, and the page is drawn again then.
//   const around = later(() => import(AROUND))
//   around.now()?.lobby(state)   nothing until it is here, for which it is sent
//   around.here()?.lobby(state)  nothing, without sending for it
//   whenIdle(around.send)        before it is needed

/** How long after a failure it is asked for again, if somebody still waits for it. */
const AGAIN_MS = 2000;

let redraw = () => {};

/** @param {() => void} draw draws the page again */
export const onArrival = (draw) => { redraw = draw; };

/** @template T @param {() => Promise<T>} load @returns {{now: () => T|undefined, here: () => T|undefined, send: () => void}} */
export const later = (load) => {
  /** @type {T|undefined} */
  let here;
  let coming = false;
  const send = () => {
    if (coming) return;
    coming = true;
    load().then((module) => { here = module; }, () => { coming = false; }).then(() => (here ? redraw() : setTimeout(redraw, AGAIN_MS)));
  };
  const now = () => {
    send();
    return here;
  };
  return { now, here: () => here, send };
};

const IDLE_MS = 1000;

/** @param {() => void} work when there is nothing better to do */
export const whenIdle = (work) => ('requestIdleCallback' in window ? window.requestIdleCallback(work, { timeout: IDLE_MS }) : setTimeout(work, IDLE_MS));
