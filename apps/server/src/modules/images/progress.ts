import { PassThrough } from 'node:stream';
import type { ImageEvent } from '@framewright/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Milliseconds between signs of life, so that nobody in between takes the connection for dead. */
const SIGN_OF_LIFE = 15_000;

/** Whether the caller asks to be told of progress: it accepts `text/event-stream`. */
export function wantsEvents({ headers }: FastifyRequest): boolean {
  return (headers.accept ?? '').split(',').some((type) => type.trim().startsWith('text/event-stream'));
}

/**
 * Answers with server-sent events until the work ends, with a result or a failure.
 * @param work is handed what tells an event; it never throws
 */
export function answerWithEvents(
  reply: FastifyReply,
  work: (tell: (event: ImageEvent) => void) => Promise<ImageEvent>,
): FastifyReply {
  const events = new PassThrough();
  const timer = setInterval(() => events.write(': still at work\n\n'), SIGN_OF_LIFE);
  const tell = (event: ImageEvent) => {
    if (events.writable) events.write(`data: ${JSON.stringify(event)}\n\n`);
  };
  events.once('close', () => clearInterval(timer));
  // The caller may leave at any time; whoever works hears of that by a signal.
  events.on('error', () => {});
  void work(tell).then((last) => {
    tell(last);
    events.end();
  });
  return reply
    .headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
    .type('text/event-stream; charset=utf-8')
    .send(events);
}
