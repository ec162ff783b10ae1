import { BODY_PARTS } from '@framewright/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';

const [QUOTE, BACKSLASH, COMMA, BRACE, BRACKET] = Buffer.from('"\\,{[');

/**
 * Counts the values, objects and lists of a JSON text, at least: commas and opening brackets outside of strings.
 * Strings are leapt over, so that a picture in one costs next to nothing.
 * @param most where counting ends
 */
export function countParts(json: Buffer, most: number): number {
  let parts = 0;
  for (let at = 0; at < json.length && parts <= most; at += 1) {
    const byte = json[at];
    if (byte === QUOTE) at = endOfString(json, at);
    else if (byte === COMMA || byte === BRACE || byte === BRACKET) parts += 1;
  }
  return parts;
}

/** Where the string ends that begins at `start`: at a quote that no odd number of backslashes escapes. */
function endOfString(json: Buffer, start: number): number {
  for (let end = json.indexOf('"', start + 1); end >= 0; end = json.indexOf('"', end + 1)) {
    let before = end - 1;
    while (json[before] === BACKSLASH) before -= 1;
    if ((end - before) % 2 === 1) return end;
  }
  return json.length;
}

/** Reads JSON bodies, and refuses those of so many parts that reading them would take the server's memory. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (countParts(body, BODY_PARTS) > BODY_PARTS)
      done(new AppError('invalid_request', { detail: 'The request has too many parts.' }));
    else void parse(request, body.toString(), done);
  });
}
