import type { Endpoint, ResponseOf } from '@framewright/contract';
import { BrokenStream, serverSentEvents } from '@framewright/contract/server-sent-events';
import type { z } from 'zod';
import { answerTo, type CallOptions, readAnswer } from './api.ts';
import { NetworkError, UnexpectedAnswer } from './api-errors.ts';

/** The same for a call that tells its progress. */
export interface EventCallOptions<E extends Endpoint, Event> extends CallOptions<E> {
  /** What each event is. */
  readonly event: z.ZodType<Event>;
  /** The event that a whole answer stands for, from a server or a proxy that sends none. */
  readonly whole: (answer: ResponseOf<E>) => Event;
}

/**
 * Calls as `call` does, and gives the events that the server sends while it works. Whoever stops reading
 * ends the call.
 * @throws as `call` does
 */
export async function* callForEvents<E extends Endpoint, Event>(
  endpoint: E,
  { event, whole, ...options }: EventCallOptions<E, Event>,
): AsyncGenerator<Event, void, void> {
  const response = await answerTo(endpoint, options, 'text/event-stream, application/json');
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) {
    yield whole(await readAnswer(endpoint, response));
    return;
  }
  for await (const data of eventData(response, options.signal)) yield parsed(event, data, endpoint.path);
}

/** The data of each event; one that was cut short is none. */
async function* eventData({ body }: Response, signal?: AbortSignal): AsyncGenerator<string, void, void> {
  try {
    for await (const { data } of serverSentEvents(textsOf(body, signal))) yield data;
  } catch (error) {
    if (!(error instanceof BrokenStream)) throw error;
  }
}

async function* textsOf(body: Response['body'], signal?: AbortSignal): AsyncGenerator<string, void, void> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  try {
    for (;;) {
      const { done, value = '' } = (await reader?.read()) ?? { done: true };
      if (done) return;
      yield value;
    }
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new NetworkError('The answer did not arrive whole.', { cause: error });
  } finally {
    // Ends the call where nobody reads on; what is over already has nothing left to cancel.
    await reader?.cancel().catch(() => {});
  }
}

function parsed<Event>(event: z.ZodType<Event>, data: string, path: string): Event {
  try {
    return event.parse(JSON.parse(data));
  } catch (error) {
    throw new UnexpectedAnswer(`${path}: an event is not what was promised.`, { cause: error });
  }
}
