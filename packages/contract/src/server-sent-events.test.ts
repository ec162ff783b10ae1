import { expect, test } from 'vitest';
import { type StreamedEvent, serverSentEvents } from './server-sent-events.ts';

async function* cutInto(text: string, size: number) {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

async function read(text: string, size: number, longest?: number): Promise<StreamedEvent[]> {
  const events: StreamedEvent[] = [];
  for await (const event of serverSentEvents(cutInto(text, size), longest)) events.push(event);
  return events;
}

test.each([1, 2, 3, 5, 100])('it does not matter where a stream is cut: parts of %i', async (size) => {
  const text = 'event: a\r\ndata: é\r\ndata: 2\r\n\r\ndata: 3\r\rdata: 4\n\n\r\n:\r\ndata: 5\r\n\r\n';
  expect(await read(text, size)).toEqual([
    { event: 'a', data: 'é\n2' },
    { event: 'message', data: '3' },
    { event: 'message', data: '4' },
    { event: 'message', data: '5' },
  ]);
});

test.each(['data: 2', 'data: 2\n', 'event: b\r\n'])('a stream that ends with %j is cut', async (end) => {
  await expect(read(`data: 1\n\n${end}`, 4)).rejects.toMatchObject({ reason: 'cut' });
});

test.each(['data: 1234567\n\n', 'data: 1\ndata: 2\n\n'])(
  '%j is too long for ten characters',
  async (text) => {
    await expect(read(text, 3, 10)).rejects.toMatchObject({ reason: 'too-long' });
  },
);
