import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { bytesOfPicture, pictureLifter } from './lifted-pictures.ts';

const LARGE = randomBytes(70_000);
const OTHER = randomBytes(90_001);

/** Lifts a text in chunks of a size. */
function lifted(text: string, size: number, expected?: number) {
  const lifter = pictureLifter(expected);
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) lifter.feed(bytes.subarray(at, at + size));
  return lifter.end();
}

const base64 = (bytes: Buffer) => bytes.toString('base64');

test.each([1, 7, 4_096, 1_000_000])(
  'pictures are lifted out, and the rest stays as it was (chunks of %i)',
  (size) => {
    const said = {
      prompt: 'a "red" boat \\ é 漢',
      info: JSON.stringify({ seed: 7, text: '"' }),
      empty: '',
      list: [1, null],
    };
    const images = [
      base64(LARGE),
      base64(OTHER),
      `data:image/png;base64,${base64(LARGE)}`,
      base64(LARGE.subarray(0, 50)),
    ];
    const text = JSON.stringify({ images, ...said });
    for (const expected of [0, 10, text.length]) {
      const answer = lifted(text, size, expected);
      const { images: marks, ...rest } = JSON.parse(answer.json.toString()) as { images: string[] };
      expect(rest).toEqual(said);
      expect(marks.map((mark) => bytesOfPicture(mark, answer))).toEqual([
        LARGE,
        OTHER,
        LARGE,
        LARGE.subarray(0, 50),
      ]);
      expect(answer.json.length).toBeLessThan(1_000);
    }
  },
);

test('slashes that were escaped are slashes', () => {
  const text = `{"images":["${base64(LARGE).replaceAll('/', '\\/')}"]}`;
  const answer = lifted(text, 1_000);
  expect(bytesOfPicture('*picture 0', answer)).toEqual(LARGE);
});

test('what is cut, or no JSON, is left to whoever parses it; a mark for no picture is nothing', () => {
  expect(lifted('{"images":["iVBOR', 3).json.toString()).toBe('{"images":["iVBOR');
  expect(lifted('<!doctype html>', 4).json.toString()).toBe('<!doctype html>');
  expect(bytesOfPicture('*picture 9', { pictures: [] })).toEqual(Buffer.alloc(0));
});
