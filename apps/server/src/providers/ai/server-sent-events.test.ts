import { expect, test } from 'vitest';
import type { StreamedEvent } from './server-sent-events.ts';
import { serverSentEvents } from './server-sent-events.ts';

async function* partsOf(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

test.each([1, 2, 3, 5, 100])('it does not matter where a stream is cut: parts of %i', async (size) => {
  const bytes = Buffer.from(
    'event: a\r\ndata: é\r\ndata: 2\r\n\r\ndata: 3\r\rdata: 4\n\n\r\n:\r\ndata: 5\r\n\r\n',
  );
  const events: StreamedEvent[] = [];
  for await (const event of serverSentEvents(partsOf(bytes, size))) events.push(event);
  expect(events).toEqual([
    { event: 'a', data: 'é\n2' },
    { event: 'message', data: '3' },
    { event: 'message', data: '4' },
    { event: 'message', data: '5' },
  ]);
});
