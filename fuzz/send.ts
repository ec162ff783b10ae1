import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Asked } from './case.ts';

/** Milliseconds after which no answer counts as a hang: twice what it should be, for a machine that does more. */
const PATIENCE = 10_000;

/** What the server answered. */
export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

/** Puts a request on the wire as it is, whatever its method. @throws {Error} where no answer comes in time */
export function send(origin: string, { method, path, headers, body }: Asked): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const length = body ? { 'content-length': String(body.length) } : {};
    const options = { method, headers: { ...headers, ...length }, signal: AbortSignal.timeout(PATIENCE) };
    const sent = request(`${origin}${path}`, options, (answer: IncomingMessage) => {
      const { statusCode: status = 0, headers: told } = answer;
      text(answer).then(
        (heard) => resolve({ status, type: told['content-type'] ?? '', text: heard }),
        reject,
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/**
 * Says words on a bare connection, and no more.
 * @returns all that is heard until its end
 * @throws {Error} where it does not end in time
 */
export function say(origin: string, words: string | Buffer): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let heard = '';
    socket.setTimeout(PATIENCE, () => {
      socket.destroy();
      reject(new Error('the connection does not end'));
    });
    socket.on('data', (chunk: Buffer) => {
      heard += chunk.toString('latin1');
    });
    // Cut off while still writing: what was heard until then counts.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(heard));
    socket.end(words);
  });
}
