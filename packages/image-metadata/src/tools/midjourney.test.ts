import { expect, test } from 'vitest';
import { readGeneration } from './read-generation.ts';
import { containerOf } from './testing.ts';

const JOB = '1f0c2d3e-4b5a-4c6d-8e7f-901234567890';
const TEXT = `a pier at dawn, calm --ar 3:2 --no people, boats --seed 4294967295 --raw --v 6.1 Job ID: ${JOB}`;
const EXPECTED = {
  tool: 'Midjourney',
  prompt: 'a pier at dawn, calm',
  negativePrompt: 'people, boats',
  seed: '4294967295',
  model: 'Midjourney 6.1',
  settings: { ar: '3:2', raw: 'on', v: '6.1', 'Job ID': JOB },
};

test('a description, in PNG or EXIF', () => {
  expect(readGeneration(containerOf({ png: { Description: TEXT } }))).toMatchObject(EXPECTED);
  expect(readGeneration(containerOf({ format: 'jpeg', exif: { ImageDescription: TEXT } }))).toMatchObject(
    EXPECTED,
  );
});

test('flags alone tell it too, and so does the number of the job alone', () => {
  const read = (Description: string) => readGeneration(containerOf({ png: { Description } }));
  expect(read('a fox --niji 6 --ar 1:1')).toMatchObject({ prompt: 'a fox', model: 'Niji 6' });
  expect(read(`a fox Job ID: ${JOB}`)).toMatchObject({
    prompt: 'a fox',
    model: null,
    settings: { 'Job ID': JOB },
  });
  expect(read('Our holidays -- by the sea')).toBeNull();
});
