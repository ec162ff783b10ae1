import { expect, test } from 'vitest';
import { readGeneration } from './read-generation.ts';
import { containerOf, packetOf } from './testing.ts';

const RECORD = JSON.stringify({
  version: 1,
  tool: 'Framewright',
  prompt: 'a pier, "calm" & grey',
  negativePrompt: 'people',
  seed: '18446744073709551615',
  model: 'harbour-2',
  size: { width: 1536, height: 1024 },
  origin: 'generated',
});
const EXPECTED = {
  tool: 'Framewright',
  prompt: 'a pier, "calm" & grey',
  negativePrompt: 'people',
  seed: '18446744073709551615',
  model: 'harbour-2',
  steps: null,
  sampler: null,
  guidance: null,
  size: { width: 1536, height: 1024 },
  settings: { origin: 'generated' },
};

test('our own record comes before the text that is written for others', () => {
  const parameters = 'other\nSteps: 1, Sampler: none, Seed: 2';
  expect(readGeneration(containerOf({ png: { parameters, framewright: RECORD } }))).toEqual(EXPECTED);
  const xmp = packetOf({ 'framewright:Generation': RECORD });
  expect(readGeneration(containerOf({ format: 'jpeg', exif: { UserComment: parameters }, xmp }))).toEqual(
    EXPECTED,
  );
});

test('a record of another version is left alone', () => {
  const framewright = RECORD.replace('"version":1', '"version":2');
  expect(readGeneration(containerOf({ png: { framewright } }))).toBeNull();
});

test('how it was made and where it comes from are told, and say nothing else over', () => {
  const more = {
    steps: 8,
    sampler: 'euler_a',
    guidance: 3.5,
    lineage: { Title: 'Pier', Version: '2', prompt: 'x' },
  };
  const framewright = JSON.stringify({ ...JSON.parse(RECORD), ...more });
  expect(readGeneration(containerOf({ png: { framewright } }))).toEqual({
    ...EXPECTED,
    ...{ steps: 8, sampler: 'euler_a', guidance: 3.5 },
    settings: { Title: 'Pier', Version: '2', origin: 'generated' },
  });
});
