/** One event of a stream of server-sent events. */
export interface StreamedEvent {
  readonly event: string;
  readonly data: string;
}

/** A stream that ends within an event, or holds one that is too long. */
export class BrokenStream extends Error {
  override readonly name = 'BrokenStream';
  readonly reason: 'cut' | 'too-long';

  constructor(reason: BrokenStream['reason']) {
    super(reason === 'cut' ? 'The stream ends within an event.' : 'An event is too long.');
    this.reason = reason;
  }
}

/**
 * Reads server-sent events as the HTML standard has them: any line ends, comments, data of several lines.
 * @param texts what has arrived, cut anywhere
 * @param longest characters that one event may have
 * @throws {BrokenStream}
 */
export async function* serverSentEvents(
  texts: AsyncIterable<string>,
  longest = Infinity,
): AsyncGenerator<StreamedEvent, void, void> {
  const event = new EventBuilder(longest);
  for await (const line of linesOf(texts, longest)) {
    const complete = event.take(line);
    if (complete) yield complete;
  }
  if (event.hasBegun) throw new BrokenStream('cut');
}

/** Gathers the lines of one event after the other. */
class EventBuilder {
  readonly #longest: number;
  #event = '';
  #data: string[] = [];
  #size = 0;

  constructor(longest: number) {
    this.#longest = longest;
  }

  get hasBegun(): boolean {
    return this.#event !== '' || this.#data.length > 0;
  }

  /** @returns the event that the line completes */
  take(line: string): StreamedEvent | undefined {
    if (line === '') return this.#complete();
    this.#size += line.length;
    if (this.#size > this.#longest) throw new BrokenStream('too-long');
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
async function* linesOf(texts: AsyncIterable<string>, longest: number): AsyncGenerator<string> {
  let begun: string[] = [];
  let length = 0;
  let afterReturn = false;
  for await (const arrived of texts) {
    if (arrived === '') continue;
    // The second half of a line end whose first half ended the part before.
    const text: string = afterReturn && arrived.startsWith('\n') ? arrived.slice(1) : arrived;
    afterReturn = text.endsWith('\r');
    const [first = '', ...others] = text.split(/\r\n|\n|\r/);
    begun.push(first);
    length += first.length;
    if (length > longest) throw new BrokenStream('too-long');
    for (const next of others) {
      yield begun.join('');
      begun = [next];
      length = next.length;
    }
  }
  // A line that nothing ends is of an event that nothing ends.
  if (length > 0) throw new BrokenStream('cut');
}
