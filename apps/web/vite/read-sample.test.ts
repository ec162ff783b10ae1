import { LIBRARY_SAMPLE } from '@framewright/content/open/library-sample';
import { expect, test } from 'vitest';
import { SAMPLE_ANATOMY } from '../app/features/library/sample-anatomy.ts';
import { readSample } from './read-sample.ts';

const { transform } = readSample();
const made = (id: string) =>
  typeof transform === 'function' ? Reflect.apply(transform, undefined, ['', id]) : undefined;

test('a build has the spans of the sample, and nothing that reads', () => {
  expect(SAMPLE_ANATOMY.length).toBeGreaterThan(5);
  expect(SAMPLE_ANATOMY.at(-1)?.end).toBeLessThanOrEqual(LIBRARY_SAMPLE.prompt.length);
  expect(made('/web/app/features/library/sample-anatomy.ts')).toMatchObject({
    code: `export const SAMPLE_ANATOMY = ${JSON.stringify(SAMPLE_ANATOMY)};`,
  });
  expect(made('/web/app/features/library/texts.ts')).toBeNull();
});
