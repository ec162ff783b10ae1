import { crc32, inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { readContainer } from './containers/read-container.ts';
import type { GenerationRecord } from './generation-record.ts';
import { readMetadata } from './read-metadata.ts';
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
  userComment,
  utf8,
  xmpSegment,
} from './testing/build-files.ts';
import { writeGeneration } from './write-generation.ts';

const RECORD: GenerationRecord = {
  prompt: 'a red fox in snow',
  tool: 'Framewright',
  model: 'gpt-image-2.6-flare',
  size: { width: 1024, height: 1536 },
  origin: 'generated',
};
const FORMATS = ['png', 'jpeg', 'webp'] as const;
const BUILD = { png: buildPng, jpeg: buildJpeg, webp: buildWebp };
const JUMBF = joinBytes(0, 0, 0, 45, 'jumb', 0, 0, 0, 25, 'jumdc2pa', new Uint8Array(13), 'manifest, 12');

function write(bytes: Uint8Array, changes: Partial<GenerationRecord> = {}): Uint8Array {
  const written = writeGeneration(bytes, { ...RECORD, ...changes });
  if (written === null) throw new Error('refused');
  return written;
}

const SETTINGS = 'Size: 1024x1536, Model: gpt-image-2.6-flare, Version: Framewright';
const a1111 = (bytes: Uint8Array) => {
  const container = readContainer(bytes);
  const png = container?.pngTexts.find(({ keyword }) => keyword === 'parameters')?.text;
  return png ?? container?.exif.UserComment;
};

describe.each(FORMATS)('%s', (format) => {
  const empty = BUILD[format]();

  test.each<[string, Partial<GenerationRecord>]>([
    ['a plain prompt', {}],
    ['a negative prompt and a seed above 2^53', { negativePrompt: 'blur', seed: '18446744073709551615' }],
    [
      'letters of all kinds',
      { prompt: 'ein Füchslein, 狐, 🦊, عربى', negativePrompt: 'naïve', model: 'Modell Ü' },
    ],
    [
      'quotes and XML',
      { prompt: `"a" 'b' <c attr="d"> & &amp; ]]> \\n {"json": [1]}`, model: 'a, "b": <c>' },
    ],
    [
      'a prompt that looks like the format',
      { prompt: 'a\nNegative prompt: b\nSteps: 20, Sampler: Euler\nc' },
    ],
    ['a negative prompt of several lines', { negativePrompt: 'a\nNegative prompt: b\n\nc' }],
    ['line ends and spaces', { prompt: 'a\r\nb\rc\td  e' }],
    ['characters that XML has no place for', { prompt: 'a\u0001b\ufffe\uffffc\ud800d\u007f' }],
    ['no prompt', { prompt: '' }],
    ['settings', { steps: 8, sampler: 'euler, a', guidance: 3.5, lineage: { Title: 'Fox, "red"' } }],
    ['an edit', { origin: 'edited' }],
    [
      '4,000 characters that all must be escaped',
      { prompt: '&'.repeat(4000), negativePrompt: '"'.repeat(4000) },
    ],
    ['4,000 characters of three bytes', { prompt: '狐'.repeat(4000), negativePrompt: '狐'.repeat(4000) }],
  ])('reads what it has written: %s', (_, changes) => {
    const record = { ...RECORD, ...changes };
    expect(readMetadata(write(empty, changes))?.generation).toMatchObject({
      tool: 'Framewright',
      prompt: record.prompt || null,
      negativePrompt: record.negativePrompt ?? null,
      seed: record.seed ?? null,
      model: record.model,
      size: record.size,
      steps: record.steps ?? null,
      sampler: record.sampler ?? null,
      guidance: record.guidance ?? null,
      settings: record.lineage ?? {},
    });
  });

  test('the text for others has the settings in the order that they know', () => {
    const written = write(empty, { steps: 8, sampler: 'euler_a', guidance: 3.5, seed: '7' });
    const line = `Steps: 8, Sampler: euler_a, CFG scale: 3.5, Seed: 7, ${SETTINGS}`;
    expect(a1111(written)).toBe(`${RECORD.prompt}\n${line}`);
  });

  test('the A1111 text says only what is true', () => {
    expect(a1111(write(empty))).toBe(`a red fox in snow\n${SETTINGS}`);
    expect(a1111(write(empty, { negativePrompt: 'blur', seed: '7' }))).toBe(
      `a red fox in snow\nNegative prompt: blur\nSeed: 7, ${SETTINGS}`,
    );
    expect(a1111(write(empty, { model: 'a: "b", c' }))).toContain('Model: "a: \\"b\\", c", Version');
  });

  test("IPTC's properties tell a generated picture from an edited one", () => {
    expect(readMetadata(write(empty))?.iptc).toEqual({
      digitalSourceType: 'trainedAlgorithmicMedia',
      systemUsed: 'gpt-image-2.6-flare',
      systemVersionUsed: '2.6',
      promptInformation: 'a red fox in snow',
      promptWriterName: null,
    });
    expect(readMetadata(write(empty, { origin: 'edited', model: 'Built-in preview' }))?.iptc).toMatchObject({
      digitalSourceType: 'compositeWithTrainedAlgorithmicMedia',
      systemUsed: 'Built-in preview',
      systemVersionUsed: null,
    });
  });

  test('writing twice replaces, and leaves nothing of the first', () => {
    const first = write(empty, { prompt: 'secret', negativePrompt: 'hidden', seed: '1', model: 'other-1.5' });
    expect(write(first)).toEqual(write(empty));
  });

  test('a file that is cut off is refused', () => {
    for (let length = 0; length < empty.length - (format === 'jpeg' ? 120 : 1); length += 3) {
      expect(writeGeneration(empty.subarray(0, length), RECORD)).toBeNull();
    }
  });
});

test('other formats are refused', () => {
  expect(writeGeneration(utf8('GIF89a'), RECORD)).toBeNull();
});

test('PNG: Latin-1 goes to tEXt, everything else to iTXt, all before the pixels and with right check sums', () => {
  const kind = (prompt: string) => {
    const texts = readContainer(write(buildPng(), { prompt }))?.pngTexts ?? [];
    return texts.find(({ keyword }) => keyword === 'parameters')?.chunk;
  };
  expect(kind('Füchse')).toBe('tEXt');
  expect(kind('狐')).toBe('iTXt');
  expect(kind('Ã¼')).toBe('iTXt');

  const png = write(buildPng([], { after: [tEXt('late', '1')] }));
  const view = new DataView(png.buffer);
  const types: string[] = [];
  for (let at = 8; at < png.length; at += 12 + view.getUint32(at)) {
    const body = png.subarray(at + 4, at + 8 + view.getUint32(at));
    expect(view.getUint32(at + 4 + body.length)).toBe(crc32(body));
    types.push(Buffer.from(body.subarray(0, 4)).toString());
    if (types.at(-1) === 'IDAT') expect(inflateSync(body.subarray(4))).toHaveLength(6);
  }
  expect(types).toEqual(['IHDR', 'tEXt', 'tEXt', 'iTXt', 'iTXt', 'IDAT', 'tEXt', 'IEND']);
});

test('PNG: what others wrote stays, the parameters and Content Credentials go', () => {
  const gamma = pngChunk('gAMA', joinBytes(0, 0, 0, 1));
  const kept = [gamma, tEXt('Author', 'someone'), iTXt('workflow', '{}')];
  const png = buildPng([
    pngChunk('caBX', JUMBF),
    tEXt('parameters', 'old'),
    ...kept,
    iTXt('Software', 'other'),
  ]);
  const written = write(png);
  expect(written).toEqual(write(buildPng(kept)));
  expect(Buffer.from(written).includes(Buffer.from(gamma))).toBe(true);
  expect(readContainer(written)?.jumbf).toBeNull();
});

test('JPEG: the start, EXIF, XMP, then everything else byte by byte', () => {
  const jfif = jpegSegment(0xe0, joinBytes('JFIF\0', 1, 1, 0, 0, 1, 0, 1, 0, 0));
  const other = [commentSegment('kept'), jpegSegment(0xe2, 'ICC_PROFILE\0')];
  const written = write(buildJpeg([jfif, ...other]));
  const start = joinBytes(0xff, 0xd8, jfif, 0xff, 0xe1);
  expect(written.subarray(0, start.length)).toEqual(start);
  const rest = buildJpeg(other).subarray(2);
  expect(written.subarray(-rest.length)).toEqual(rest);
});

test('JPEG: Content Credentials go over all their segments, another box stays', () => {
  const other = jumbfSegments(joinBytes(0, 0, 0, 33, 'jumb', 0, 0, 0, 25, 'jumdjson', new Uint8Array(13)), 2);
  const written = write(buildJpeg([...jumbfSegments(JUMBF, 1, 10), ...other]));
  expect(written).toEqual(write(buildJpeg(other)));
  expect(readContainer(written)?.jumbf).toHaveLength(33);
});

test('JPEG: the description is cut before the private JSON is, and what still does not fit is refused', () => {
  const prompt = '狐'.repeat(12_000);
  const metadata = readMetadata(write(buildJpeg(), { prompt }));
  expect(metadata?.generation?.prompt).toBe(prompt);
  expect(metadata?.iptc?.promptInformation).toBe('狐'.repeat(2000));
  expect(writeGeneration(buildJpeg(), { ...RECORD, prompt: '狐'.repeat(33_000) })).toBeNull();
  expect(readMetadata(write(buildWebp(), { prompt: '狐'.repeat(33_000) }))?.generation?.prompt).toHaveLength(
    33_000,
  );
});

const riffLengths = (bytes: Uint8Array) => new DataView(bytes.buffer).getUint32(4, true) + 8;
test.each([
  ['lossy', buildWebp(), 0x0c],
  ['lossless', buildWebp([], { pixels: 'VP8L' }), 0x0c],
  ['lossless with alpha', buildWebp([], { pixels: 'VP8L alpha' }), 0x1c],
  ['extended with other flags', buildWebp([], { flags: 0x22 }), 0x2e],
])('WebP, %s: the extended header has the canvas and the flags', (_, bytes, flags) => {
  const written = write(bytes);
  const header = riffChunk('VP8X', joinBytes(flags, 0, 0, 0, 1, 0, 0, 1, 0, 0));
  expect(written.subarray(12, 30)).toEqual(header);
  expect(riffLengths(written)).toBe(written.length);
  expect(written.length % 2).toBe(0);
});

test('WebP: unknown chunks stay, Content Credentials and what follows the end go', () => {
  const kept = riffChunk('ABCD', utf8('odd'));
  const written = write(joinBytes(buildWebp([riffChunk('C2PA', JUMBF), kept]), kept));
  expect(written).toEqual(write(buildWebp([kept])));
});

describe.each(['II', 'MM'] as const)('EXIF that is there, in %s order', (order) => {
  const tiff = buildTiff(
    order,
    [asciiTag(0x010f, 'FUJIFILM'), { tag: 0x0112, type: 3, value: [6] }, asciiTag(0x0131, 'Old program')],
    [{ tag: 0x829a, type: 5, value: [1, 250] }, userComment('ASCII', utf8('an old comment'))],
  );
  test.each([
    ['jpeg', buildJpeg([exifSegment(tiff)])],
    ['webp', buildWebp([riffChunk('EXIF', tiff)])],
  ])('keeps its tags in a %s', (_, bytes) => {
    const written = write(bytes);
    expect(readContainer(written)).toMatchObject({
      exif: { Make: 'FUJIFILM', Software: 'Framewright', UserComment: `a red fox in snow\n${SETTINGS}` },
      camera: { make: 'FUJIFILM', shutter: 0.004 },
    });
    expect(Buffer.from(written).includes('an old comment')).toBe(false);
    expect(write(written, { prompt: 'b' })).toEqual(write(bytes, { prompt: 'b' }));
  });
});

test('EXIF tags are written in the order of their numbers', () => {
  const later = { tag: 0x9c9b, type: 1, value: [65, 0, 0, 0] } as const;
  const written = write(
    buildWebp([riffChunk('EXIF', buildTiff('MM', [asciiTag(0x8298, 'someone'), later]))]),
  );
  const exif = Buffer.from(written.subarray(Buffer.from(written).indexOf('EXIF') + 8));
  const first = exif.readUInt32BE(4);
  const tags = Array.from({ length: exif.readUInt16BE(first) }, (_, index) =>
    exif.readUInt16BE(first + 2 + index * 12),
  );
  expect(tags).toEqual([0x0131, 0x8298, 0x8769, 0x9c9b]);
});

test('EXIF that another program has put in a new order since is kept', () => {
  const tiff = buildTiff('MM', [asciiTag(0x010f, 'FUJIFILM'), asciiTag(0x0131, 'Framewright')]);
  expect(readContainer(write(buildWebp([riffChunk('EXIF', tiff)])))?.exif.Make).toBe('FUJIFILM');
});

test('a carriage return in XMP is written so that XML readers keep it', () => {
  expect(readContainer(write(buildPng(), { prompt: 'a\r\nb' }))?.xmp).toContain('>a&#13;\nb<');
});

test.each([
  ['attributes', '<rdf:Description rdf:about="" xmp:CreatorTool="Old" dc:source="kept"/>'],
  [
    'elements',
    '<rdf:Description><xmp:CreatorTool>Old</xmp:CreatorTool><dc:source>kept</dc:source></rdf:Description>',
  ],
  ['an empty element', '<rdf:Description><xmp:CreatorTool /><dc:source>kept</dc:source></rdf:Description>'],
])('XMP that is there keeps what others wrote: %s', (_, description) => {
  const names = 'xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/"';
  const rdf = `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" ${names}>${description}</rdf:RDF>`;
  const packet = `<x:xmpmeta xmlns:x="adobe:ns:meta/">${rdf}</x:xmpmeta>`;
  const files = [
    buildPng([pngXmp(packet)]),
    buildJpeg([xmpSegment(packet)]),
    buildWebp([riffChunk('XMP ', utf8(packet))]),
  ];
  for (const file of files) {
    const written = write(file);
    const xmp = readContainer(written)?.xmp;
    expect(xmp).toContain('kept');
    expect(xmp).not.toContain('Old');
    const names = readMetadata(written)?.fields.flatMap(({ source, name, value }) =>
      source === 'XMP' ? [[name, value]] : [],
    );
    expect(names).toContainEqual(['xmp:CreatorTool', 'Framewright']);
    expect(names).toContainEqual(['dc:source', 'kept']);
    expect(write(written)).toEqual(written);
  }
});

test.each([
  ['no list of properties', 'not XMP at all'],
  ['a property without an end', '<rdf:RDF><dc:description><dc:description '.repeat(20_000)],
])('XMP with %s does no harm', (_, packet) => {
  const written = write(buildPng([pngXmp(`${packet}</rdf:RDF>`)]));
  expect(readMetadata(written)?.generation?.prompt).toBe(RECORD.prompt);
});
