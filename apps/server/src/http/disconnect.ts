import type { FastifyReply } from 'fastify';

/** Aborted when the caller leaves before the answer is out, or when the server gives up waiting. */
export function callerLeft(reply: FastifyReply, shutdown: AbortSignal): AbortSignal {
  const left = new AbortController();
  // Of the answer, not of the request: that one closes as soon as its body is read.
  reply.raw.once('close', () => {
    if (!reply.raw.writableEnded) left.abort(new Error('The caller left.'));
  });
  return AbortSignal.any([left.signal, shutdown]);
}
