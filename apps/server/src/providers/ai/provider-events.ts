import { BrokenStream, type StreamedEvent, serverSentEvents } from '@framewright/contract/server-sent-events';
import { ModelFailure } from './model-failure.ts';

/** Characters of one event: 12 MB of a picture in base64, and room for what stands around it. */
const LARGEST_EVENT = 17 * 1_048_576;

/**
 * The events of a provider's answer.
 * @throws {ModelFailure} `garbage` for an event without an end, `unreachable` for one that is cut
 */
export async function* providerEvents(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<StreamedEvent> {
  try {
    yield* serverSentEvents(decoded(bytes), LARGEST_EVENT);
  } catch (error) {
    if (!(error instanceof BrokenStream)) throw error;
    throw new ModelFailure(error.reason === 'cut' ? 'unreachable' : 'garbage');
  }
}

async function* decoded(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true });
}
