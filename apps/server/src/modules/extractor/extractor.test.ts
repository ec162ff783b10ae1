import { analysis, EXTRACTOR_IMAGE } from '@framewright/contract';
import { describe, expect, test } from 'vitest';
import { loadSharp } from '../../providers/pictures/load-sharp.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { makeJpeg } from '../../testing/test-pictures.ts';
import { analyze, claims, painted, withText } from '../../testing/test-uploads.ts';

const INFOTEXT = `a lighthouse, "storm, at dusk", (gulls:1.2)
Negative prompt: blurry
Steps: 30, Sampler: DPM++ 2M Karras, CFG scale: 6.5, Seed: 18446744073709551615, Size: 300x200, Model: harbour_v2`;

const png = async () => (await painted()).png().toBuffer();

test('a visitor gets a prompt of what the picture shows', async () => {
  const server = await buildTestApp();
  const answer = await analyze(server, await png(), { name: 'C:\\fakepath\\sky.png' });
  expect(answer.statusCode).toBe(200);
  const result = analysis.parse(answer.json());
  expect(result).toMatchObject({
    success: true,
    message: 'Prompt written from what the picture shows.',
    saved_id: null,
    embedded: null,
    provenance: null,
    prompt: result.seen.prompt,
    anatomy: result.seen.anatomy,
    technical_details: { file_name: 'sky.png', format: 'PNG', width: 300, height: 200, camera: null },
    seen: { described_by: 'built-in' },
  });
  expect(result.prompt.length).toBeGreaterThan(60);
  expect(result.anatomy.length).toBeGreaterThan(2);
  expect(result.seen.palette).toHaveLength(2);
  expect(result.seen.measurements.length).toBeGreaterThan(5);
  expect(result.seen.unknown.length).toBeGreaterThan(0);
});

test('what the file says comes word for word, and what is seen stands beside it', async () => {
  const server = await buildTestApp();
  const answer = await analyze(server, withText(await png(), 'parameters', INFOTEXT));
  const { embedded, prompt, message, seen, anatomy } = analysis.parse(answer.json());
  expect(prompt).toBe('a lighthouse, "storm, at dusk", (gulls:1.2)');
  expect(message).toBe('Prompt extracted from your picture: AUTOMATIC1111 wrote it into the file.');
  expect(embedded).toMatchObject({
    tool: 'AUTOMATIC1111',
    prompt,
    negative_prompt: 'blurry',
    seed: '18446744073709551615',
    model: 'harbour_v2',
    steps: 30,
    guidance: 6.5,
    settings: { Size: '300x200' },
  });
  expect(seen.prompt).not.toBe(prompt);
  expect(anatomy.every(({ end }) => end <= prompt.length)).toBe(true);
  expect(anatomy[0]).toMatchObject({ element: 'subject' });
  // The number belongs to the phrase that it weighs, and is no word of the picture.
  const marked = anatomy.map(({ start, end }) => prompt.slice(start, end));
  expect(marked.filter((phrase) => phrase.includes('1.2'))).toEqual(['(gulls:1.2)']);
});

test('a camera is told in one line, and the size is the upright one with two decimals', async () => {
  const server = await buildTestApp();
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  const sharp = await loadSharp();
  const photograph = await sharp({
    create: { width: 900, height: 600, channels: 3, background: '#808080', noise },
  })
    .withExif({
      IFD0: { Make: 'Canon', Model: 'Canon EOS R5' },
      IFD2: {
        FocalLength: '50/1',
        FNumber: '18/10',
        ExposureTime: '1/250',
        ISOSpeedRatings: '200',
      },
    })
    .withMetadata({ orientation: 8 })
    .jpeg({ quality: 95 })
    .toBuffer();
  const { technical_details } = (await analyze(server, photograph, { name: 'x.jpg' })).json();
  expect(technical_details).toEqual({
    file_name: 'x.jpg',
    file_size_mb: Math.round((photograph.length / 1_048_576) * 100) / 100,
    format: 'JPEG',
    width: 600,
    height: 900,
    camera: 'Canon EOS R5 · 50 mm · f/1.8 · 1/250 s · ISO 200',
  });
});

describe('pictures of every kind are read', () => {
  const KINDS = [
    ['JPEG', 'JPEG', async () => (await painted()).jpeg()],
    ['WebP', 'WebP', async () => (await painted()).webp()],
    ['CMYK JPEG', 'JPEG', async () => (await painted()).toColourspace('cmyk').jpeg()],
    ['grey JPEG', 'JPEG', async () => (await painted()).toColourspace('b-w').jpeg()],
    ['16-bit PNG', 'PNG', async () => (await painted()).toColourspace('rgb16').png()],
    ['palette PNG', 'PNG', async () => (await painted()).png({ palette: true })],
    ['PNG with alpha', 'PNG', async () => (await painted()).ensureAlpha(0.5).png()],
    ['picture of one pixel', 'PNG', async () => (await painted(1, 1)).png()],
    ['narrow picture', 'PNG', async () => (await painted(1, 3_000)).png()],
  ] as const;

  test.each(KINDS)('%s', async (_, format, paint) => {
    const server = await buildTestApp();
    // Its name says something else.
    const answer = await analyze(server, await (await paint()).toBuffer(), { name: 'cat.gif' });
    expect(answer.json()).toMatchObject({ success: true, technical_details: { format } });
  });

  test('a picture with a page behind it is only a picture', async () => {
    const server = await buildTestApp();
    const polyglot = Buffer.concat([await makeJpeg(), Buffer.from('<script>alert(1)</script>')]);
    const answer = await analyze(server, polyglot, { name: 'a.html' });
    expect(answer.json()).toMatchObject({ success: true, technical_details: { format: 'JPEG' } });
    expect(answer.body).not.toContain('<script>');
  });
});

describe('what is no picture is refused in a sentence', () => {
  const INVALID = 'Please upload a valid image file (JPEG, PNG, or WebP)';
  const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
  const CASES = [
    ['SVG', async () => Buffer.from(SVG)],
    ['SVG behind the head of a PNG', async () => Buffer.from(`\x89PNG\r\n\x1a\n${SVG}`, 'latin1')],
    ['GIF', async () => Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64')],
    ['HTML', async () => Buffer.from('<!doctype html><title>x</title>')],
    ['PDF', async () => Buffer.from('%PDF-1.7\n')],
    ['PDF before a JPEG', async () => Buffer.concat([Buffer.from('%PDF-1.7\n'), await makeJpeg()])],
    ['TIFF', async () => (await painted()).tiff().toBuffer()],
    ['AVIF', async () => Buffer.from('\0\0\0 ftypavif\0\0\0\0avifmif1', 'latin1')],
    ['one byte', async () => Buffer.from([0xff])],
    ['the first bytes of a JPEG', async () => Buffer.from([0xff, 0xd8, 0xff])],
    ['half a JPEG', async () => (await makeJpeg(200, 200)).subarray(0, 400)],
    ['half a PNG', async () => (await png()).subarray(0, 300)],
    ['a picture of no size', async () => claims(0, 10, await png())],
    ['another file of its size', async () => Buffer.alloc(100_000, 'x')],
  ] as const;

  test.each(CASES)('%s', async (_, file) => {
    const server = await buildTestApp();
    const answer = await analyze(server, await file());
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ success: false, code: 'invalid_file', message: INVALID });
  });

  test.each([
    [20_000, 10],
    [9_000, 9_000],
    [2_000_000_000, 2_000_000_000],
  ])('a bomb of %i by %i', async (width, height) => {
    const server = await buildTestApp();
    const answer = await analyze(server, claims(width, height, await png()));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toMatch(/too many pixels|valid image file/);
  });

  test('a real one of 81 megapixels', async () => {
    const server = await buildTestApp();
    const sharp = await loadSharp();
    const bomb = await sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 1 })
      .toBuffer();
    expect((await analyze(server, bomb)).json()).toMatchObject({ code: 'too_many_pixels' });
  });
});

test('exactly 10 MB are read, and one byte more is refused', async () => {
  const server = await buildTestApp();
  const jpeg = await makeJpeg();
  const padded = (bytes: number) => Buffer.concat([jpeg, Buffer.alloc(bytes - jpeg.length)]);
  const most = EXTRACTOR_IMAGE.maxBytes;
  const answer = await analyze(server, padded(most));
  expect(answer.json()).toMatchObject({ success: true, technical_details: { file_size_mb: 10 } });
  const refused = await analyze(server, padded(most + 1));
  expect(refused.statusCode).toBe(413);
  expect(refused.json()).toMatchObject({ success: false, detail: 'File size must be less than 10MB' });
});

test('a bearer that does not hold is no visitor', async () => {
  const server = await buildTestApp();
  for (const token of ['nonsense', 'a.b.c']) {
    const answer = await analyze(server, await makeJpeg(), { token });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ success: false, code: 'not_signed_in' });
  }
});

test('visitors are counted by address, and users by themselves, ten times as many', async () => {
  const server = await buildTestApp({ variables: { ANALYSES_PER_HOUR: '1' } });
  const { token } = await server.signUp();
  const other = await server.signUp();
  // What is no picture counts too: it was read.
  const file = Buffer.from('no picture');
  const status = async (bearer?: string) =>
    (await analyze(server, file, bearer ? { token: bearer } : {})).statusCode;
  expect([await status(), await status()]).toEqual([400, 429]);
  const tries = [];
  for (let index = 0; index < 11; index += 1) tries.push(await status(token));
  expect(tries).toEqual([...Array<number>(10).fill(400), 429]);
  expect(await status(other.token)).toBe(400);
  const refused = await analyze(server, file, { headers: { 'x-forwarded-for': '192.0.2.7' } });
  expect(refused.json()).toMatchObject({ success: false, code: 'too_many_analyses' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60);
});

test('neither the name of a file nor what it says is logged', async () => {
  const lines: string[] = [];
  const server = await buildTestApp({
    variables: { LOG_LEVEL: 'trace' },
    logStream: { write: (line) => void lines.push(line) },
  });
  const { token } = await server.signUp();
  const picture = withText(await png(), 'parameters', 'canary-of-text\nSteps: 1, Seed: 2');
  for (const bytes of [picture, picture.subarray(0, 200), Buffer.from('canary-of-text')]) {
    await analyze(server, bytes, { token, name: 'canary-of-name.png' });
  }
  expect(lines.join('')).toContain('/api/image-prompt/analyze');
  expect(lines.join('')).not.toContain('canary');
  expect(lines.join('')).not.toContain(token);
});
