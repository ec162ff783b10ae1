import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import {
  asciiTag,
  buildJpeg,
  buildPng,
  buildTiff,
  buildWebp,
  commentSegment,
  exifSegment,
  iTXt,
  joinBytes,
  jpegSegment,
  jumbfSegments,
  pngChunk,
  pngXmp,
  riffChunk,
  tEXt,
  utf8,
  xmpSegment,
  zTXt,
} from '../testing/build-files.ts';
import { readContainer } from './read-container.ts';

const tiff = buildTiff('II', [asciiTag(0x0131, 'NovelAI')]);
const packet = '<x:xmpmeta xmlns:x="adobe:ns:meta/">ß 狐</x:xmpmeta>';
/** A superbox with the description box of Content Credentials and so many bytes of content. */
function c2paBox(length: number): Uint8Array {
  const size = 8 + 25 + length;
  const head = joinBytes(0, size >> 16, (size >> 8) & 255, size & 255, 'jumb');
  return joinBytes(head, 0, 0, 0, 25, 'jumdc2pa', new Uint8Array(13), new Uint8Array(length).fill(7));
}

test.each([
  ['nothing', new Uint8Array()],
  ['a GIF', utf8('GIF89a')],
  ['an SVG', utf8('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['half a PNG signature', buildPng().subarray(0, 6)],
  ['a RIFF that is a WAVE', utf8('RIFF\0\0\0\0WAVE')],
])('%s is no picture that is read', (_, bytes) => {
  expect(readContainer(bytes)).toBeNull();
});

test.each([
  ['png', buildPng([], { width: 3, height: 5 }), { width: 3, height: 5 }],
  ['jpeg', buildJpeg(), { width: 2, height: 2 }],
  ['webp', buildWebp(), { width: 2, height: 2 }],
  ['webp', buildWebp([], { pixels: 'VP8L' }), { width: 2, height: 2 }],
  ['webp', buildWebp([], { flags: 0 }), { width: 2, height: 2 }],
])('a %s without metadata has its size and nothing else', (format, bytes, size) => {
  expect(readContainer(bytes)).toEqual({
    format,
    size,
    pngTexts: [],
    exif: {},
    camera: null,
    xmp: null,
    comments: [],
    jumbf: null,
  });
});

test('the canvas of an extended WebP goes before the size of its pixels', () => {
  const header = riffChunk('VP8X', joinBytes(0, 0, 0, 0, 0xff, 0x0f, 0, 0x37, 0x08, 1));
  expect(readContainer(joinBytes('RIFF\0\0\0\0WEBP', header, buildWebp().subarray(12)))?.size).toEqual({
    width: 4096,
    height: 67_640,
  });
});

test('PNG texts are read in their order, before and after the pixels, a keyword as often as it comes', () => {
  const before = [tEXt('parameters', 'a fox'), zTXt('prompt', '{}'), iTXt('prompt', 'ein Füchslein 🦊')];
  const after = [iTXt('late', '狐', true), tEXt('Comment', 'done')];
  expect(readContainer(buildPng(before, { after }))?.pngTexts).toEqual([
    { chunk: 'tEXt', keyword: 'parameters', text: 'a fox' },
    { chunk: 'zTXt', keyword: 'prompt', text: '{}' },
    { chunk: 'iTXt', keyword: 'prompt', text: 'ein Füchslein 🦊' },
    { chunk: 'iTXt', keyword: 'late', text: '狐' },
    { chunk: 'tEXt', keyword: 'Comment', text: 'done' },
  ]);
});

test.each([
  ['Latin-1', tEXt('Title', 'Füchse ±½'), 'Füchse ±½'],
  ['UTF-8', tEXt('Title', utf8('狐 🦊')), '狐 🦊'],
  ['packed UTF-8', zTXt('Title', utf8('狐 🦊')), '狐 🦊'],
  ['a text with NUL inside', tEXt('Title', 'a\0b'), 'a\0b'],
  ['an empty text', tEXt('Title', ''), ''],
])('tEXt and zTXt hold %s', (_, chunk, text) => {
  expect(readContainer(buildPng([chunk]))?.pngTexts.map((field) => field.text)).toEqual([text]);
});

test.each([
  ['no keyword', pngChunk('tEXt', utf8('\0text'))],
  ['no NUL', pngChunk('tEXt', utf8('keyword and text'))],
  ['a compression of another kind', pngChunk('zTXt', joinBytes('k', 0, 1, deflateSync('text')))],
  ['broken deflate', pngChunk('zTXt', joinBytes('k', 0, 0, 'no deflate at all'))],
  ['an iTXt that ends in its language', pngChunk('iTXt', utf8('k\0\0\0en'))],
  ['an iTXt with an unknown flag', pngChunk('iTXt', joinBytes('k', 0, 2, 0, 0, 0, deflateSync('text')))],
])('a chunk with %s is left out, those around it stay', (_, broken) => {
  const png = buildPng([tEXt('a', '1'), broken, tEXt('b', '2')]);
  expect(readContainer(png)?.pngTexts.map(({ keyword }) => keyword)).toEqual(['a', 'b']);
});

test('a text that unpacks to more than 2 MB is refused, and all together stop at 8 MB', () => {
  const bomb = zTXt('bomb', new Uint8Array(2 * 1024 * 1024 + 1));
  expect(readContainer(buildPng([bomb, tEXt('a', '1')]))?.pngTexts.map(({ keyword }) => keyword)).toEqual([
    'a',
  ]);
  const largest = zTXt('large', new Uint8Array(2 * 1024 * 1024).fill(65));
  const texts = readContainer(buildPng([...Array(6).fill(largest), tEXt('a', '1')]))?.pngTexts;
  expect(texts?.map(({ keyword }) => keyword)).toEqual(['large', 'large', 'large', 'large', 'a']);
  expect(readContainer(buildPng([bomb, bomb, bomb, bomb, zTXt('late', 'text')]))?.pngTexts).toEqual([]);
});

test('texts stop at 16 MB and at some thousand pieces', () => {
  const large = tEXt('large', new Uint8Array(5 * 1024 * 1024).fill(65));
  expect(readContainer(buildPng([large, large, large, large]))?.pngTexts).toHaveLength(3);
  const many = buildPng([joinBytes(...Array<Uint8Array>(10_000).fill(tEXt('a', '1')))]);
  expect(readContainer(many)?.pngTexts).toHaveLength(4096);
});

test('a PNG that is cut off keeps what stands before the cut', () => {
  const png = buildPng([tEXt('parameters', 'a fox'), tEXt('Comment', 'late')]);
  const cut = png.subarray(0, png.indexOf(0x6c, png.indexOf(0x43, 60)));
  expect(readContainer(cut)?.pngTexts.map(({ keyword }) => keyword)).toEqual(['parameters']);
});

test('what stands behind the end of a PNG is not read', () => {
  expect(readContainer(joinBytes(buildPng(), tEXt('parameters', 'a fox')))?.pngTexts).toEqual([]);
});

const box = c2paBox(200);
test.each([
  ['png', buildPng([pngChunk('eXIf', tiff), pngXmp(packet), pngChunk('caBX', box)])],
  ['jpeg', buildJpeg([exifSegment(tiff), xmpSegment(packet), ...jumbfSegments(box, 1, 64)])],
  ['webp', buildWebp([riffChunk('EXIF', tiff), riffChunk('XMP ', utf8(packet)), riffChunk('C2PA', box)])],
])('EXIF, XMP and Content Credentials of a %s', (format, bytes) => {
  const container = readContainer(bytes);
  expect(container).toMatchObject({ format, exif: { Software: 'NovelAI' }, xmp: packet });
  expect(container?.jumbf).toEqual(box);
});

test('a WebP and a PNG may keep the Exif prefix of JPEG', () => {
  const field = joinBytes('Exif\0\0', tiff);
  expect(readContainer(buildWebp([riffChunk('EXIF', field)]))?.exif).toEqual({ Software: 'NovelAI' });
  expect(readContainer(buildPng([pngChunk('eXIf', field)]))?.exif).toEqual({ Software: 'NovelAI' });
});

test('a WebP whose length in the header is wrong is read to its end', () => {
  const bytes = buildWebp([riffChunk('EXIF', tiff)]).fill(0, 4, 8);
  expect(readContainer(bytes)?.exif).toEqual({ Software: 'NovelAI' });
});

test('tables before the frame of a JPEG are not taken for it', () => {
  const tables = jpegSegment(0xc4, joinBytes(0, 9, 9, 9, 9, new Uint8Array(12)));
  expect(readContainer(buildJpeg([tables]))?.size).toEqual({ width: 2, height: 2 });
});

test('JPEG comments are read in their order, as UTF-8 or Latin-1, without the NUL that closes them', () => {
  const segments = [commentSegment('狐\0'), jpegSegment(0xfe, 'Füchse')];
  expect(readContainer(buildJpeg(segments))?.comments).toEqual(['狐', 'Füchse']);
});

test('fill bytes and garbage between JPEG segments are passed over', () => {
  const fill = Uint8Array.of(0xff, 0xff, 0xff);
  const bytes = buildJpeg([fill, commentSegment('a'), utf8('garbage'), commentSegment('b'), fill]);
  expect(readContainer(bytes)).toMatchObject({ comments: ['a', 'b'], size: { width: 2, height: 2 } });
});

test('a comment behind the pixels of a JPEG is read, one behind its end is not', () => {
  const jpeg = buildJpeg();
  const end = jpeg.length - 2;
  const bytes = joinBytes(
    jpeg.subarray(0, end),
    commentSegment('a'),
    jpeg.subarray(end),
    commentSegment('b'),
  );
  expect(readContainer(bytes)?.comments).toEqual(['a']);
});

test('a JPEG segment that reaches beyond the end is left out', () => {
  const bytes = joinBytes(0xff, 0xd8, commentSegment('a'), 0xff, 0xfe, 0xff, 0xff, 'cut');
  expect(readContainer(bytes)?.comments).toEqual(['a']);
});

test('JUMBF parts are put together in the order of their numbers, and by the box that they belong to', () => {
  const other = joinBytes(0, 0, 0, 40, 'jumb', 0, 0, 0, 25, 'jumdjson', new Uint8Array(20));
  const parts = jumbfSegments(box, 7, 50);
  const mixed = [...jumbfSegments(other, 1), ...parts.toReversed()];
  expect(parts.length).toBeGreaterThan(3);
  expect(readContainer(buildJpeg(mixed))?.jumbf).toEqual(box);
});

test('large Content Credentials pass, over several segments', () => {
  const large = c2paBox(150_000);
  expect(readContainer(buildJpeg(jumbfSegments(large)))?.jumbf).toEqual(large);
});

test.each([
  ['a length beyond the end of the file', [0xff, 0xe2, 0xff, 0xff, 1, 2, 3]],
  ['a length that is shorter than itself', [0xff, 0xe2, 0, 1]],
  ['no length at all', [0xff, 0xe2]],
])('a JPEG segment with %s is left out, those behind it stay', (_, broken) => {
  const jpeg = buildJpeg([commentSegment('before'), Uint8Array.from(broken), commentSegment('behind')]);
  expect(readContainer(jpeg)?.comments).toEqual(['before', 'behind']);
});
