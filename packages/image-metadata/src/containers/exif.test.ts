import { describe, expect, test } from 'vitest';
import {
  asciiTag,
  buildJpeg,
  buildTiff,
  bytesOfLatin1,
  exifSegment,
  joinBytes,
  type TiffTag,
  userComment,
  utf8,
  utf16,
} from '../testing/build-files.ts';
import { readContainer } from './read-container.ts';

const read = (tiff: Uint8Array) => readContainer(buildJpeg([exifSegment(tiff)]));
const ORDERS = ['II', 'MM'] as const;
const TEXT = 'ein Füchslein 🦊\nSteps: 20, Sampler: Euler';

describe.each(ORDERS)('in %s order', (order) => {
  const comment = (code: string, text: Uint8Array) =>
    read(buildTiff(order, [], [userComment(code, text)]))?.exif.UserComment;

  test.each([
    ['UTF-16 LE', 'UNICODE', utf16(TEXT, 'LE'), TEXT],
    ['UTF-16 BE', 'UNICODE', utf16(TEXT, 'BE'), TEXT],
    ['UTF-16 LE with a mark', 'UNICODE', utf16('\ufeff狐', 'LE'), '狐'],
    ['UTF-16 BE with a mark', 'UNICODE', utf16('\ufeff狐', 'BE'), '狐'],
    ['half a last character', 'UNICODE', joinBytes(utf16('fox', 'BE'), 0x20), 'fox'],
    [
      'UTF-16 without any Latin letter, in the order of the block',
      'UNICODE',
      utf16('狐狸', order === 'II' ? 'LE' : 'BE'),
      '狐狸',
    ],
    ['UTF-8 called ASCII', 'ASCII', utf8(`${TEXT}\0\0`), TEXT],
    ['UTF-8 called so', 'UTF8', utf8(TEXT), TEXT],
    ['an unknown code with UTF-8', '', utf8(TEXT), TEXT],
    ['an unknown code with UTF-16', '', utf16('a fox in the snow', 'LE'), 'a fox in the snow'],
    ['an unknown code with Latin-1', '', bytesOfLatin1('Füchse'), 'Füchse'],
    ['JIS', 'JIS', joinBytes(0x1b, '$B8Q', 0x1b, '(B'), '狐'],
    ['JIS that is UTF-8', 'JIS', utf8('狐'), '狐'],
    ['no code at all', 'a fox, p', utf8('hotograph'), 'a fox, photograph'],
    ['nothing but the code', 'ASCII', new Uint8Array(), undefined],
  ])('UserComment as %s', (_, code, bytes, text) => {
    expect(comment(code, bytes)).toBe(text);
  });

  test('a UserComment may stand in the first directory, as ASCII, without a code', () => {
    expect(read(buildTiff(order, [asciiTag(0x9286, utf8('{"prompt":"狐"}'))]))?.exif).toEqual({
      UserComment: '{"prompt":"狐"}',
    });
  });

  test('texts of every tag', () => {
    const tags = [
      asciiTag(0x010d, 'title'),
      asciiTag(0x010e, joinBytes(0, 0, utf8('狐 description'))),
      asciiTag(0x010f, 'workflow:{"1":{}}'),
      asciiTag(0x0110, 'prompt:{"1":{}}'),
      asciiTag(0x0131, 'Fooocus v2'),
      asciiTag(0x013b, 'ai'),
      asciiTag(0x8298, bytesOfLatin1('© Füchse')),
      asciiTag(0x927c, 'a1111'),
      { tag: 0x9c9b, type: 1, value: utf16('狐\0', 'LE') },
      { tag: 0x9c9c, type: 1, value: utf16('XP comment', 'LE') },
      { tag: 0x9c9e, type: 1, value: utf16('one;two', 'LE') },
    ] satisfies TiffTag[];
    const container = read(buildTiff(order, tags));
    expect(container?.exif).toEqual({
      DocumentName: 'title',
      ImageDescription: '狐 description',
      Make: 'workflow:{"1":{}}',
      Model: 'prompt:{"1":{}}',
      Software: 'Fooocus v2',
      Artist: 'ai',
      Copyright: '© Füchse',
      MakerNote: 'a1111',
      XPTitle: '狐',
      XPComment: 'XP comment',
      XPKeywords: 'one;two',
    });
    expect(container?.camera).toBeNull();
  });

  test('what a camera notes', () => {
    const tiff = buildTiff(
      order,
      [asciiTag(0x010f, 'FUJIFILM'), asciiTag(0x0110, 'X-T5')],
      [
        { tag: 0x829a, type: 5, value: [1, 250] },
        { tag: 0x829d, type: 5, value: [28, 10] },
        { tag: 0x8827, type: 3, value: [400] },
        { tag: 0x920a, type: 5, value: [35, 1] },
        { tag: 0x927c, type: 7, value: Uint8Array.from({ length: 300 }, (_, at) => at) },
        { tag: 0xa405, type: 3, value: [53] },
        asciiTag(0xa434, 'XF35mmF2 R WR'),
      ],
    );
    expect(read(tiff)?.camera).toEqual({
      make: 'FUJIFILM',
      model: 'X-T5',
      lens: 'XF35mmF2 R WR',
      focalLength: 35,
      focalLength35: 53,
      aperture: 2.8,
      shutter: 0.004,
      iso: 400,
    });
    expect(read(tiff)?.exif).toEqual({ Make: 'FUJIFILM', Model: 'X-T5' });
  });

  test('what a camera notes in logarithms, a lens by its four numbers, an ISO above the 16-bit field', () => {
    const tiff = buildTiff(
      order,
      [],
      [
        { tag: 0x9201, type: 10, value: [8, 1] },
        { tag: 0x9202, type: 5, value: [3, 1] },
        { tag: 0x8827, type: 3, value: [65_535] },
        { tag: 0x8833, type: 4, value: [102_400] },
        { tag: 0xa432, type: 5, value: [24, 1, 70, 1, 28, 10, 4, 1] },
      ],
    );
    expect(read(tiff)?.camera).toEqual({
      make: null,
      model: null,
      lens: '24-70 mm f/2.8-4',
      focalLength: null,
      focalLength35: null,
      aperture: 2.8,
      shutter: 0.003906,
      iso: 102_400,
    });
  });
});

test('a long exposure in logarithms is a negative value', () => {
  const tiff = buildTiff('II', [], [{ tag: 0x9201, type: 10, value: [-3, 1] }]);
  expect(read(tiff)?.camera?.shutter).toBe(8);
});

test.each([
  ['divided by zero', [1, 0]],
  ['nothing', [0, 10]],
  ['without a value', []],
])('an exposure %s is none', (_, value) => {
  const tiff = buildTiff('II', [], [{ tag: 0x829a, type: 5, value }]);
  expect(read(tiff)?.camera).toBeNull();
});

test('one name alone is no camera', () => {
  expect(read(buildTiff('II', [asciiTag(0x0110, 'flux-dev')]))?.camera).toBeNull();
});

test('the Exif directory goes before the first one', () => {
  const tiff = buildTiff('II', [asciiTag(0x9286, 'first one')], [userComment('ASCII', utf8('Exif one'))]);
  expect(read(tiff)?.exif.UserComment).toBe('Exif one');
});

test.each([
  ['no TIFF', utf8('no TIFF at all')],
  ['another number than 42', joinBytes('II', 43, 0, 8, 0, 0, 0)],
  ['a first directory outside', joinBytes('II', 42, 0, 255, 0, 0, 0)],
  ['a first directory inside the header', joinBytes('II', 42, 0, 4, 0, 0, 0, 0, 0)],
  ['more entries than bytes', joinBytes('II', 42, 0, 8, 0, 0, 0, 255, 255, 1, 2, 3)],
  ['an Exif directory that is the first one', buildTiff('II', [{ tag: 0x8769, type: 4, value: [8] }])],
  ['an Exif directory outside', buildTiff('II', [{ tag: 0x8769, type: 4, value: [0xffffffff] }])],
  ['a value outside', buildTiff('II', [asciiTag(0x0131, 'Fooocus')]).subarray(0, 28)],
  ['a value of unknown type', joinBytes('II', 42, 0, 8, 0, 0, 0, 1, 0, 0x31, 1, 99, 0, 1, 0, 0, 0, 'text')],
  [
    'a length that wraps around',
    joinBytes('II', 42, 0, 8, 0, 0, 0, 1, 0, 0x31, 1, 5, 0, 255, 255, 255, 255, 8, 0, 0, 0),
  ],
])('%s gives nothing', (_, tiff) => {
  expect(read(tiff)?.exif).toEqual({});
  expect(read(tiff)?.camera).toBeNull();
});
