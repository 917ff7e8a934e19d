// The two ways to a room: a websocket, and an event stream down with POST up for
// networks that block websockets. Both carry the same frames.

/** @typedef {import('./doc.js').Frame} Frame */
/** @typedef {{frame: (frame: Frame) => void, lost: () => void}} Ear `lost` is called at most once */
/** @typedef {{send: (frame: object) => void, close: () => void}} Line */
/** @typedef {(code: string, ear: Ear, looksOn: boolean) => Line} Dial `looksOn`: no seat is shown until one is asked for */

/** @param {string} path @param {boolean} looksOn */
const to = (path, looksOn) => `${path}${looksOn ? '?seat=0' : ''}`;

/** @param {string} text @returns {Frame|undefined} */
const parse = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** An ear that hears nothing more once the line was lost or hung up. @param {Ear} ear */
const mortal = (ear) => {
  let open = true;
  const hangUp = () => { open = false; };
  return {
    hangUp,
    /** @param {Frame} frame */
    frame: (frame) => open && ear.frame(frame),
    lost: () => {
      if (!open) return;
      hangUp();
      ear.lost();
    },
  };
};

/** @param {Ear} ear @param {string} text */
const hear = (ear, text) => {
  const frame = parse(text);
  if (frame) ear.frame(frame);
};

/** @type {Dial} */
export const dialSocket = (code, listener, looksOn) => {
  const ear = mortal(listener);
  const url = new URL(to(`/api/rooms/${code}/ws`, looksOn), location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  const socket = new WebSocket(url);
  socket.onmessage = ({ data }) => hear(ear, data);
  socket.onclose = ear.lost;
  socket.onerror = ear.lost;
  return {
    send: (frame) => socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify(frame)),
    close: () => {
      ear.hangUp();
      socket.close();
    },
  };
};

/** @param {string} code @param {string} stream @param {object} frame */
const post = (code, stream, frame) =>
  fetch(`/api/rooms/${code}/frames`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Sobremesa-Stream': stream },
    body: JSON.stringify(frame),
    credentials: 'same-origin',
  });

/** @type {Dial} */
export const dialStream = (code, listener, looksOn) => {
  const ear = mortal(listener);
  const source = new EventSource(to(`/api/rooms/${code}/events`, looksOn));
  let stream = '';
  let queue = Promise.resolve(); // frames go up one after the other, in order
  const lose = () => {
    source.close();
    ear.lost();
  };
  source.addEventListener('frame', (event) => {
    const frame = parse(event.data);
    if (frame?.t === 'hello') stream = frame.stream ?? '';
    if (frame?.t === 'ping') send({ t: 'alive', n: frame.n }); // the server measures the way, and ends streams that show no life
    if (frame) ear.frame(frame);
  });
  source.onerror = lose;
  /** @param {object} frame */
  const up = async (frame) => {
    const answer = await post(code, stream, frame).catch(() => undefined);
    if (!answer?.ok) lose();
  };
  /** @param {object} frame */
  const send = (frame) => {
    queue = queue.then(() => up(frame));
  };
  return {
    send,
    close: () => {
      ear.hangUp();
      source.close();
    },
  };
};
