import { describe, expect, it } from 'vitest';
import { joinBytes, utf8 } from '../testing/build-files.ts';
import { readJumbf } from './jumbf.ts';
import { box, superbox } from './testing.ts';

const UUID = new Uint8Array(16).fill(7);
const labels = (bytes: Uint8Array) => readJumbf(bytes).map(({ label }) => label);

describe('readJumbf', () => {
  it('opens superboxes with their labels and contents', () => {
    const bytes = superbox(
      'outer',
      box('json', utf8('{}')),
      superbox('inner', box('cbor', Uint8Array.of(0xa0))),
    );
    expect(readJumbf(joinBytes(bytes, superbox('second')))).toEqual([
      {
        label: 'outer',
        contents: [{ type: 'json', data: utf8('{}') }],
        boxes: [{ label: 'inner', contents: [{ type: 'cbor', data: Uint8Array.of(0xa0) }], boxes: [] }],
      },
      { label: 'second', contents: [], boxes: [] },
    ]);
  });

  it('reads a label only where the flags say that there is one', () => {
    const described = (flags: number, rest: string) => box('jumb', box('jumd', joinBytes(UUID, flags, rest)));
    expect(labels(described(3, 'name\0'))).toEqual(['name']);
    expect(labels(described(3, 'name\0and a signature'))).toEqual(['name']);
    expect(labels(described(3, 'unended'))).toEqual(['unended']);
    expect(labels(described(0, 'name\0'))).toEqual(['']);
    expect(labels(box('jumb', new Uint8Array()))).toEqual(['']);
  });

  it('knows lengths of 64 bits and boxes that reach to the end', () => {
    const inside = box('jumd', joinBytes(UUID, 3, 'name\0'));
    const toTheEnd = joinBytes(new Uint8Array(4), 'jumb', inside);
    expect(labels(joinBytes(box('jumb', inside, true), box('jumb', inside, true), toTheEnd))).toEqual([
      'name',
      'name',
      'name',
    ]);
  });

  it('cuts a box that says it is longer than the data, and stops at one shorter than its head', () => {
    const cut = superbox('name', box('cbor', new Uint8Array(50))).subarray(0, -10);
    expect(readJumbf(cut)[0]?.contents[0]?.data).toHaveLength(40);
    const short = Uint8Array.of(0, 0, 0, 7, 0x6a, 0x75, 0x6d, 0x62);
    expect(labels(joinBytes(superbox('first'), short, superbox('lost')))).toEqual(['first']);
    const shortOf64 = Uint8Array.of(0, 0, 0, 1, 0x6a, 0x75, 0x6d, 0x62, 0, 0, 0, 0, 0, 0, 0, 15);
    expect(labels(joinBytes(shortOf64, superbox('lost')))).toEqual([]);
  });

  it('opens no more than 16 levels', () => {
    let bytes = superbox('innermost');
    for (let level = 0; level < 40; level++) bytes = superbox('level', bytes);
    let levels = 0;
    for (let boxes = readJumbf(bytes); boxes[0]; boxes = boxes[0].boxes) levels++;
    expect(levels).toBe(16);
  });
});
