import { ModelFailure } from './model-failure.ts';

/** One event of a stream of server-sent events. */
export interface StreamedEvent {
  readonly event: string;
  readonly data: string;
}

/** Characters of one event: 12 MB of a picture in base64, and room for what stands around it. */
const LARGEST_EVENT = 17 * 1_048_576;

/**
 * Reads server-sent events as the HTML standard has them: any line ends, comments, data of several lines.
 * @throws {ModelFailure} `garbage` for an event without an end, `unreachable` for one that is cut
 */
export async function* serverSentEvents(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<StreamedEvent> {
  const event = new EventBuilder();
  for await (const line of linesOf(bytes)) {
    const complete = event.take(line);
    if (complete) yield complete;
  }
  if (event.hasBegun) throw new ModelFailure('unreachable');
}

/** Gathers the lines of one event after the other. */
class EventBuilder {
  #event = '';
  #data: string[] = [];
  #size = 0;

  get hasBegun(): boolean {
    return this.#event !== '' || this.#data.length > 0;
  }

  /** @returns the event that the line completes */
  take(line: string): StreamedEvent | undefined {
    if (line === '') return this.#complete();
    this.#size += line.length;
    if (this.#size > LARGEST_EVENT) throw new ModelFailure('garbage');
    const colon = line.indexOf(':');
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(line[colon + 1] === ' ' ? colon + 2 : colon + 1);
    if (field === 'event') this.#event = value;
    if (field === 'data') this.#data.push(value);
    return undefined;
  }

  #complete(): StreamedEvent | undefined {
    const [event, data] = [this.#event || 'message', this.#data];
    this.#event = '';
    this.#data = [];
    this.#size = 0;
    return data.length > 0 ? { event, data: data.join('\n') } : undefined;
  }
}

/** Each character is looked at once, however many parts a long line comes in. */
async function* linesOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let begun: string[] = [];
  let length = 0;
  let afterReturn = false;
  for await (const chunk of bytes) {
    let text = decoder.decode(chunk, { stream: true });
    if (text === '') continue;
    // The second half of a line end whose first half ended the part before.
    if (afterReturn && text.startsWith('\n')) text = text.slice(1);
    afterReturn = text === '' ? false : text.endsWith('\r');
    const [first = '', ...others] = text.split(/\r\n|\n|\r/);
    begun.push(first);
    length += first.length;
    if (length > LARGEST_EVENT) throw new ModelFailure('garbage');
    for (const next of others) {
      yield begun.join('');
      begun = [next];
      length = next.length;
    }
  }
  // A line that nothing ends is of an event that nothing ends.
  if (length > 0) throw new ModelFailure('unreachable');
}
