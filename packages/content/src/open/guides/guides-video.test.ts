import { expect, test } from 'vitest';
import { CAMERA_REFERENCE } from './camera-reference.ts';
import { SEEDREAM_CONSOLE_LINKS, SEEDREAM_GUIDE } from './seedream.ts';
import { SORA2_GUIDE } from './sora2.ts';
import { VIDEO_DONTS, VIDEO_DOS, VIDEO_ELEMENTS } from './video-elements.ts';

const ADDRESS = /^https:\/\/([a-z0-9-]+\.)+[a-z]+(\/[\w.:-]+)+$/;
const SENTENCE = /^[A-Z0-9].*[^.]\.$/;

test('the seven elements in the order of the guide, each with an example of its own', () => {
  expect(VIDEO_ELEMENTS.map(({ id }) => id)).toEqual([
    'subject',
    'setting',
    'camera',
    'motion',
    'light',
    'audio',
    'style',
  ]);
  for (const texts of [
    VIDEO_ELEMENTS.map(({ name }) => name),
    VIDEO_ELEMENTS.map(({ example }) => example),
  ]) {
    expect(new Set(texts).size).toBe(7);
  }
  for (const { what, example } of VIDEO_ELEMENTS) {
    expect(what).toMatch(SENTENCE);
    expect(example).toMatch(SENTENCE);
  }
});

test("the specification's four do's and three don'ts", () => {
  expect(VIDEO_DOS.map(({ text }) => text)).toEqual([
    'Be concise: 2-4 sentences',
    'Use real film terminology',
    'Include sound every time',
    'Focus on one action',
  ]);
  expect(VIDEO_DONTS.map(({ text }) => text)).toEqual([
    'Mix visual styles',
    'Add multiple simultaneous actions',
    'Be vague',
  ]);
  for (const { why } of [...VIDEO_DOS, ...VIDEO_DONTS]) expect(why).toMatch(SENTENCE);
});

test('the camera reference has the terms that the specification names', () => {
  const terms = Object.fromEntries(
    CAMERA_REFERENCE.map(({ name, entries }) => [name, entries.map(({ term }) => term)]),
  );
  expect(Object.keys(terms)).toEqual(['Shot types', 'Lenses', 'Movements', 'Styles']);
  expect(terms['Shot types']?.length).toBeGreaterThan(4);
  expect(terms['Lenses']).toEqual(['24mm wide', '35mm standard', '50-85mm portrait']);
  expect(terms['Movements']).toEqual(['Static', 'Pan', 'Tilt', 'Dolly', 'Crane', 'Orbit']);
  expect(terms['Styles']).toEqual(['Photorealistic', 'Cinematic', 'Anime', 'Social media']);
});

test('no term of the camera reference comes twice, and each says what it does', () => {
  const entries = CAMERA_REFERENCE.flatMap((group) => group.entries);
  expect(new Set(entries.map(({ term }) => term.toLowerCase())).size).toBe(entries.length);
  for (const { does } of entries) expect(does).toMatch(SENTENCE);
});

test("the console links lead to the provider's addresses, each once", () => {
  expect(SEEDREAM_CONSOLE_LINKS.length).toBeGreaterThan(2);
  for (const { url } of SEEDREAM_CONSOLE_LINKS) {
    expect(url).toMatch(ADDRESS);
    expect(url).toMatch(/^https:\/\/[a-z]+\.byteplus\.com\//);
  }
  expect(new Set(SEEDREAM_CONSOLE_LINKS.map(({ url }) => url)).size).toBe(SEEDREAM_CONSOLE_LINKS.length);
  expect(new Set(SEEDREAM_CONSOLE_LINKS.map(({ label }) => label)).size).toBe(SEEDREAM_CONSOLE_LINKS.length);
});

test.each([SEEDREAM_GUIDE, SORA2_GUIDE])(
  '$id: sources with addresses, three badges, a real date',
  (guide) => {
    const urls = guide.sources.map(({ url }) => url);
    expect(urls.length).toBeGreaterThan(2);
    expect(new Set(urls).size).toBe(urls.length);
    for (const url of urls) expect(url).toMatch(ADDRESS);
    expect(guide.badges).toHaveLength(3);
    expect(new Date(`${guide.checkedOn}T00:00:00Z`).toISOString().slice(0, 10)).toBe(guide.checkedOn);
    expect(guide.attribution).toMatch(/\bno endorsement\b/);
  },
);
