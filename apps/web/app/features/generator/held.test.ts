import type { PromptResult } from '@framewright/contract';
import { expect, test } from 'vitest';
import { STAGE } from '../../testing/stages.ts';
import { heldIn, heldWords, toggleHeld } from './held.ts';

const LIGHT = { start: 7, end: 17, element: 'light' } as const;
const RESULT: PromptResult = {
  studio: 'A fox. Soft light.',
  cinematic: 'A fox, lamp light.',
  minimal: 'A fox, soft light.',
  tip: '',
  suggested_aspect_ratio: '1:1',
  anatomy: { studio: [LIGHT], cinematic: [LIGHT], minimal: [LIGHT] },
  stages: { studio: STAGE, cinematic: STAGE, minimal: STAGE },
  engine: 'built-in',
};
const version = (text: string) => ({ text, spans: [LIGHT], change: {} });

test('a phrase that was asked to stay is held where it stands, whatever its capitals and its end', () => {
  const locks = [{ take: 'studio', element: 'light', text: 'soft light,' } as const];
  expect(heldIn(RESULT, locks)).toEqual([{ take: 'studio', index: 0 }]);
});

test('one that was not written again is not held', () => {
  expect(heldIn(RESULT, [{ take: 'cinematic', element: 'light', text: 'soft light' }])).toEqual([]);
  expect(heldIn(RESULT, [{ take: 'studio', element: 'camera', text: 'soft light' }])).toEqual([]);
});

test('what is held is told as it reads now', () => {
  const versions = { studio: version('A fox, lamp light.'), cinematic: version(''), minimal: version('') };
  expect(heldWords([{ take: 'studio', index: 0 }], versions)).toEqual([
    { take: 'studio', index: 0, element: 'light', text: 'lamp light' },
  ]);
});

test('what is held is let go the second time', () => {
  const held = toggleHeld([], { take: 'studio', index: 0 });
  expect(toggleHeld(held, { take: 'minimal', index: 0 })).toHaveLength(2);
  expect(toggleHeld(held, { take: 'studio', index: 0 })).toEqual([]);
});
