import {
  type BodyOf,
  generateImage,
  type ImageEvent,
  type ImageResult,
  imageEvent,
} from '@framewright/contract';
import { failureOf } from '../../lib/api.ts';
import { NetworkError } from '../../lib/api-errors.ts';
import { askOnce } from '../../lib/call-once.ts';
import { callForEvents } from '../../lib/event-call.ts';

/** What is heard of a picture before it is there. */
export type PictureEvent = Exclude<ImageEvent, { type: 'result' | 'failure' }>;

interface Asking {
  readonly signal: AbortSignal;
  readonly onEvent: (event: PictureEvent) => void;
}

/** Asks for a picture, and tells how it is coming along. @throws as `call` does */
export async function askForPicture(
  body: BodyOf<typeof generateImage>,
  { signal, onEvent }: Asking,
): Promise<ImageResult> {
  const whole = (result: ImageResult): ImageEvent => ({ type: 'result', result });
  return askOnce(generateImage, { body, signal }, async (named) => {
    for await (const event of callForEvents(generateImage, { event: imageEvent, whole, ...named })) {
      if (event.type === 'result') return event.result;
      if (event.type === 'failure') throw failureOf(event.status, event.failure);
      onEvent(event);
    }
    throw new NetworkError('The answer ended before the picture came.');
  });
}
