import underPressure from '@fastify/under-pressure';
import { getLiveness } from '@framewright/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

/** Beyond these calls are refused with 503, before the server becomes slow for everybody. What is 0 is not looked at. */
const PRESSURE = {
  /**
   * Milliseconds that the event loop may lag on average, and between looks: long enough that one task that takes
   * long, as the first prompt's tables do, is not taken for too many callers.
   */
  maxEventLoopDelay: 1_000,
  sampleInterval: 2_500,
  maxHeapUsedBytes: 1_500 * 1_048_576,
  maxRssBytes: 2_500 * 1_048_576,
};

/** Calls at once from which on a loop that is late has too many callers. What fewer wait for is a task that takes long. */
const MANY_CALLS = 20;

/** Looks that have to find the loop late, one after the other: a single one sees one long task, which is over by then. */
const LATE_LOOKS = 2;

export type LoadLimits = Partial<typeof PRESSURE>;

/**
 * Refuses calls of an overloaded server. Its files are still sent: they cost next to nothing, and a page that
 * misses one of its scripts is broken, where a call that is refused is tried again. That it lives is said too: to be
 * started anew would help nobody.
 */
export async function shedLoad(app: FastifyInstance, limits: LoadLimits = {}): Promise<void> {
  const pressure = { ...PRESSURE, ...limits };
  let late = 0;
  let calls = 0;
  app.addHook('onRequest', (_request, reply, done) => {
    calls += 1;
    reply.raw.once('close', () => {
      calls -= 1;
    });
    done();
  });
  await app.register(underPressure, { ...pressure, pressureHandler: refuseCalls });
  const looks = setInterval(() => {
    late = app.memoryUsage().eventLoopDelay > pressure.maxEventLoopDelay ? late + 1 : 0;
  }, pressure.sampleInterval).unref();
  app.addHook('onClose', () => clearInterval(looks));

  async function refuseCalls(
    request: FastifyRequest,
    _reply: FastifyReply,
    type: string,
    value: number | undefined,
  ): Promise<void> {
    const { endpoint } = request.routeOptions.config;
    if (!endpoint || endpoint.path === getLiveness.path) return;
    if (type === underPressure.TYPE_EVENT_LOOP_DELAY && (late < LATE_LOOKS || calls < MANY_CALLS)) return;
    throw new AppError('overloaded', { cause: new Error(`${type} ${value}`) });
  }
}
