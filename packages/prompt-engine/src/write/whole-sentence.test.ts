import { expect, test } from 'vitest';
import { PROMPT_DEFAULTS } from '../vocabulary.ts';
import { compose } from './compose.ts';

/** What a take adds behind the subject. */
const added = (subject: string, take: 'studio' | 'cinematic' = 'studio'): string =>
  compose({ ...PROMPT_DEFAULTS, subject })[take].slice(subject.length);

test.each([['a cat asleep on the roof of a moving truck', 'The road streaking past under the truck']])(
  'what is named besides the head has its place: %s',
  (subject, placed) => {
    expect(added(subject)).toContain(placed);
    expect(added(subject)).not.toMatch(/beneath the (?:cook|boys)\b/);
  },
);

test.each([
  ['my aunt trimming a bush into the shape of a heron', 'The shape of the heron'],
  ['a boy drawing a dragon on the pavement', 'The drawing of the dragon'],
  ['a woman carving a turnip into a fox', 'The shape of the fox'],
])('what is made is the point of the picture, and no company: %s', (subject, shape) => {
  expect(added(subject)).toContain(`${shape}`);
  expect(added(subject)).toContain('turned to the camera');
  expect(added(subject)).not.toMatch(/two-shot|both figures/i);
});

test.each([
  ['matte black water bottle', /blue|clear\b/i],
  ['a purple cow', /pink|yellow|white patched/i],
  ['a flute made of ice', /silver/i],
  ['a black cat with green eyes', /yellow eyes/i],
])("the sentence's colours and materials silence the noun's own: %s", (subject, own) => {
  const [, details = ''] = added(subject).split('Fine detail in');
  expect(`${details.split('.')[0]} ${added(subject).split('. ').slice(-3, -1).join(' ')}`).not.toMatch(own);
});

test('how and how long are no things, and a pose brings no second support', () => {
  expect(added('a boy wearing his cap the wrong way')).not.toMatch(/the wrong way/);
  expect(added('a girl waiting the whole day at the gate')).not.toMatch(/whole day/);
  expect(added('a man ironing a shirt on a garden wall')).not.toMatch(/board/);
  expect(added('soap in a sage green wrapper')).not.toMatch(/the sage\b/i);
});

test.each([
  'the moment you realise you left the iron on',
  'being the only sober one at a wedding',
  'nobody coming to your party',
  'sunday evening feeling',
  'the smell of rain on hot tarmac',
])('a moment told as a sentence is shown by one picture of it: %s', (subject) => {
  for (const take of ['studio', 'cinematic'] as const) {
    expect(added(subject, take)).toMatch(/^, shown as \S+/);
    expect(added(subject, take)).not.toMatch(/\bThe (?:realise|sober|feeling)\b|No you/);
  }
});

test('a mark has a thing of its trade, and a poster its day', () => {
  expect(added('logo for a bicycle workshop called Hub')).toContain(
    'A spoked wheel drawn as one simple mark',
  );
  expect(added('poster for a village fair, 9 June')).toContain('The date “9 June”');
  expect(added('poster for a village fair, 9 June')).not.toMatch(/ and [^.,]* and /);
});
