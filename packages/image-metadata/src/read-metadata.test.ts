import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Metadata } from './metadata.ts';
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
  jumbfSegments,
  pngChunk,
  pngXmp,
  riffChunk,
  tEXt,
  userComment,
  utf8,
  utf16,
  xmpSegment,
  zTXt,
} from './testing/build-files.ts';
import { writeGeneration } from './write-generation.ts';

const A1111 =
  'a red fox, snow\nNegative prompt: blur\nSteps: 20, Sampler: Euler a, CFG scale: 7, Seed: 7, Size: 512x512';
const GRAPH = JSON.stringify({
  '3': {
    class_type: 'KSampler',
    inputs: { seed: 5, steps: 20, cfg: 7, positive: ['6', 0], negative: ['7', 0] },
  },
  '6': { class_type: 'CLIPTextEncode', inputs: { text: 'a fox' } },
  '7': { class_type: 'CLIPTextEncode', inputs: { text: 'blur' } },
});
const PACKET =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
  '<rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:i="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"' +
  ' i:AISystemUsed="one"><dc:description><rdf:Alt><rdf:li xml:lang="x-default">a &lt;fox&gt;</rdf:li></rdf:Alt>' +
  '</dc:description></rdf:Description></rdf:RDF></x:xmpmeta>';
const JUMBF = joinBytes(
  0,
  0,
  0,
  60,
  'jumb',
  0,
  0,
  0,
  30,
  'jumdc2pa',
  new Uint8Array(12),
  3,
  'c2pa',
  0,
  0,
  0,
  0,
  22,
  'cborname',
  '\xa1dnameffake1',
  0,
  0,
);
const TIFF = buildTiff(
  'MM',
  [asciiTag(0x010f, 'FUJIFILM'), asciiTag(0x0110, 'X-T5'), asciiTag(0x0131, 'a tool')],
  [{ tag: 0x829a, type: 5, value: [1, 250] }, userComment('UNICODE', utf16(A1111, 'BE'))],
);

const FILES = {
  png: buildPng([tEXt('parameters', A1111), tEXt('Comment', '{"a":[1]}')], {
    after: [iTXt('late', '狐', true)],
  }),
  'png of ComfyUI': buildPng([
    pngChunk('eXIf', TIFF),
    pngXmp(PACKET),
    pngChunk('caBX', JUMBF),
    zTXt('prompt', GRAPH),
  ]),
  jpeg: buildJpeg([
    exifSegment(TIFF),
    xmpSegment(PACKET),
    ...jumbfSegments(JUMBF, 1, 20),
    commentSegment('a fox'),
  ]),
  webp: buildWebp([riffChunk('EXIF', TIFF), riffChunk('XMP ', utf8(PACKET)), riffChunk('C2PA', JUMBF)], {
    flags: 0x0c,
  }),
};

test('everything that a picture says about itself', () => {
  expect(readMetadata(FILES.jpeg)).toMatchObject({
    format: 'jpeg',
    size: { width: 2, height: 2 },
    generation: { prompt: 'a red fox, snow', negativePrompt: 'blur', seed: '7', steps: 20 },
    iptc: { systemUsed: 'one' },
    camera: { make: 'FUJIFILM', shutter: 0.004 },
    fields: [
      { source: 'EXIF', name: 'Make', value: 'FUJIFILM' },
      { source: 'EXIF', name: 'Model', value: 'X-T5' },
      { source: 'EXIF', name: 'Software', value: 'a tool' },
      { source: 'EXIF', name: 'UserComment', value: A1111 },
      { source: 'JPEG comment', name: 'Comment', value: 'a fox' },
      { source: 'XMP', name: 'Iptc4xmpExt:AISystemUsed', value: 'one' },
      { source: 'XMP', name: 'dc:description', value: 'a <fox>' },
    ],
  });
  expect(readMetadata(FILES['png of ComfyUI'])?.generation).toMatchObject({
    tool: 'ComfyUI',
    prompt: 'a fox',
  });
  expect(readMetadata(FILES.png)?.fields.map(({ source, name }) => `${source} ${name}`)).toEqual([
    'PNG tEXt parameters',
    'PNG tEXt Comment',
    'PNG iTXt late',
  ]);
});

test('a picture that says nothing has its format and size alone', () => {
  expect(readMetadata(buildPng())).toEqual({
    format: 'png',
    size: { width: 2, height: 2 },
    generation: null,
    credentials: null,
    iptc: null,
    camera: null,
    fields: [],
  });
});

test('no format that is read', () => {
  expect(readMetadata(utf8('GIF89a'))).toBeNull();
});

test('at most 200 fields of at most 100,000 characters; an XMP packet without properties is one', () => {
  const many = buildPng(Array<Uint8Array>(300).fill(tEXt('Comment', 'a')));
  expect(readMetadata(many)?.fields).toHaveLength(200);
  const long = readMetadata(buildPng([tEXt('Comment', 'a'.repeat(100_001))]));
  expect(long?.fields[0]?.value).toHaveLength(100_000);
  expect(readMetadata(buildPng([pngXmp('no XML')]))?.fields).toEqual([
    { source: 'XMP', name: 'packet', value: 'no XML' },
  ]);
});

const isTextOrNull = (value: unknown) => value === null || typeof value === 'string';
const isNumberOrNull = (value: unknown) =>
  value === null || (typeof value === 'number' && Number.isFinite(value));
const isSizeOrNull = (size: Metadata['size']) => size === null || (size.width > 0 && size.height > 0);

/** What the types promise, and what they cannot say. */
function expectMetadata(metadata: Metadata | null): void {
  if (metadata === null) return;
  const { size, generation, camera, credentials, fields } = metadata;
  expect(isSizeOrNull(size)).toBe(true);
  expect(fields.length).toBeLessThanOrEqual(200);
  expect(fields.every(({ name, value }) => typeof name === 'string' && value.length > 0)).toBe(true);
  if (generation !== null) {
    const { prompt, negativePrompt, model, sampler, steps, guidance, seed } = generation;
    expect([prompt, negativePrompt, model, sampler].every(isTextOrNull)).toBe(true);
    expect([steps, guidance].every(isNumberOrNull)).toBe(true);
    expect(seed ?? '0').toMatch(/^-?\d+$/);
    expect(isSizeOrNull(generation.size)).toBe(true);
  }
  if (camera !== null) {
    const { make, model, lens, ...measures } = camera;
    expect([make, model, lens].every(isTextOrNull)).toBe(true);
    expect(
      Object.values(measures).every((value) => value === null || (value > 0 && Number.isFinite(value))),
    ).toBe(true);
  }
  if (credentials !== null)
    expect(credentials.actions.every((action) => typeof action === 'string')).toBe(true);
}

/** What may happen to a file: a byte changes, a stretch goes, comes twice, or is filled with one value. */
const MUTATION = fc.record({
  kind: fc.constantFrom('set', 'cut', 'double', 'fill'),
  at: fc.nat({ max: 100_000 }),
  length: fc.integer({ min: 1, max: 40 }),
  value: fc.oneof(fc.constantFrom(0, 1, 0x7f, 0x80, 0xff, 0x22, 0x7b), fc.nat({ max: 255 })),
});
type Mutation = typeof MUTATION extends fc.Arbitrary<infer T> ? T : never;

function mutate(bytes: Uint8Array, { kind, at, length, value }: Mutation): Uint8Array {
  if (bytes.length === 0) return bytes;
  // The signature stays, or nothing is read at all.
  const start = 12 + (at % Math.max(1, bytes.length - 12));
  const [before, part, after] = [
    bytes.subarray(0, start),
    bytes.subarray(start, start + length),
    bytes.subarray(start + length),
  ];
  if (kind === 'cut') return joinBytes(before, after);
  if (kind === 'double') return joinBytes(before, part, part, after);
  return bytes.slice().fill(value, start, kind === 'set' ? start + 1 : start + length);
}

describe.each(Object.entries(FILES))('a %s that was changed', (_, bytes) => {
  test('is read without an exception, into the promised shape', () => {
    fc.assert(
      fc.property(fc.array(MUTATION, { minLength: 1, maxLength: 6 }), (mutations) => {
        expectMetadata(readMetadata(mutations.reduce(mutate, bytes)));
      }),
      { numRuns: 2000 },
    );
  });

  test('is written without an exception, and then read', () => {
    const record = {
      prompt: 'a fox\nSteps: 1',
      tool: 'Framewright',
      model: 'm',
      size: { width: 1, height: 1 },
      origin: 'generated',
    } as const;
    fc.assert(
      fc.property(fc.array(MUTATION, { minLength: 1, maxLength: 3 }), (mutations) => {
        const written = writeGeneration(mutations.reduce(mutate, bytes), record);
        if (written !== null) expect(readMetadata(written)?.generation?.prompt).toBe(record.prompt);
      }),
      { numRuns: 500 },
    );
  });
});

const LENGTH = 100_000;
test.each([
  'Steps: ',
  'Negative prompt: ',
  'Steps: 1, ',
  'a: "',
  '\\"',
  'a:b,',
  '{"a":',
  '[[',
  '{"prompt":"',
  '<rdf:li>',
  '<a b="',
  '&lt;',
  ' ',
  '\n',
  '\0',
  '--ar ',
  '-s 50 ',
])('100 kB of %j everywhere', (piece) => {
  const text = piece.repeat(LENGTH / piece.length);
  const tiff = buildTiff(
    'II',
    [asciiTag(0x010e, text), asciiTag(0x010f, text)],
    [userComment('ASCII', utf8(text))],
  );
  const keywords = [
    'parameters',
    'prompt',
    'workflow',
    'Comment',
    'Description',
    'Dream',
    'sd-metadata',
    'generation_data',
  ];
  const png = buildPng([
    pngXmp(`${PACKET.slice(0, 120)}${text}`),
    ...keywords.map((keyword) => tEXt(keyword, text)),
  ]);
  expectMetadata(readMetadata(png));
  expectMetadata(readMetadata(buildPng([tEXt('parameters', `${text}\nSteps: 1`)])));
  expectMetadata(readMetadata(buildWebp([riffChunk('EXIF', tiff), riffChunk('XMP ', utf8(text))])));
  expectMetadata(
    readMetadata(buildJpeg([commentSegment(text.slice(0, 60_000)), xmpSegment(text.slice(0, 60_000))])),
  );
});

test('random bytes behind the three signatures', () => {
  const signatures = ['\x89PNG\r\n\x1a\n', '\xff\xd8\xff', 'RIFF\0\0\0\0WEBP'];
  fc.assert(
    fc.property(fc.constantFrom(...signatures), fc.uint8Array({ maxLength: 300 }), (signature, bytes) => {
      expectMetadata(readMetadata(joinBytes(signature, bytes)));
    }),
    { numRuns: 1000 },
  );
});
