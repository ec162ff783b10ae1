import { connect } from 'node:net';

/** Heads that go on by a byte each second. */
export const HEAD = 'GET /api/health HTTP/1.1\r\nhost: localhost\r\nx-a: ';
/** A body that comes by a byte each second. */
export const BODY =
  'POST /api/auth/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 60000\r\n\r\n{';

/** Connections that were opened at once. */
export interface Crowd {
  /** Those that are open yet. */
  open(): number;
  /** Milliseconds that the longest of those that are over was open. */
  longest(): number;
  leave(): void;
}

/** So many clients that say `words`, and then a byte each second; nothing at all where there are none. */
export function crowd(url: string, count: number, words: string): Crowd {
  const { hostname, port } = new URL(url);
  const began = performance.now();
  let [open, longest] = [count, 0];
  const sockets = Array.from({ length: count }, () => {
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    const drip = setInterval(() => words && socket.writable && socket.write('a'), 1_000);
    // Refused or cut off: that is what is waited for.
    socket.on('error', () => undefined);
    socket.on('end', () => socket.end());
    socket.resume();
    socket.once('close', () => {
      clearInterval(drip);
      open -= 1;
      longest = performance.now() - began;
    });
    if (words) socket.write(words);
    return socket;
  });
  return {
    open: () => open,
    longest: () => longest,
    leave() {
      for (const socket of sockets) socket.destroy();
    },
  };
}
