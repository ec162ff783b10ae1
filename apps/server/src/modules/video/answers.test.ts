import { expect, test } from 'vitest';
import type { z } from 'zod';
import { GOOD_OPTIONS, GOOD_PROMPT, GOOD_SCRIPT, IDEA } from '../../testing/video-answers.ts';
import { optimizedAnswer, optionsAnswer, scriptAnswer } from './answers.ts';
import { OPTIMIZER_INSTRUCTIONS, OPTIONS_INSTRUCTIONS } from './instructions.ts';

const problemsOf = (schema: z.ZodType, answer: unknown) =>
  schema.safeParse(answer).error?.issues.map(({ message }) => message) ?? [];

test('two good options', () => {
  expect(optionsAnswer(IDEA).parse(GOOD_OPTIONS)).toEqual(GOOD_OPTIONS);
});

const { a, b } = GOOD_OPTIONS;
test.each([
  [{ a, b: { ...b, hook: ' ' } }, "'b.hook' is empty."],
  [{ a: { ...a, title: a.title.padEnd(121, '!') }, b }, "'a.title' is longer than 120 characters."],
  [{ a: { ...a, tone: 'calm\ncool' }, b }, "'a.tone' holds line breaks or signs that cannot be read."],
  [{ a: { ...a, tone: 'calm\u{e0041}' }, b }, "'a.tone' holds line breaks or signs that cannot be read."],
  [{ a, b: a }, 'The two options are the same.'],
  [{ a: { ...a, hook: 'As an AI, I show a lighthouse.' }, b }, /^It speaks of you/],
  [
    { a: { ...a, hook: `${OPTIONS_INSTRUCTIONS.split('\n')[0]} A lighthouse.` }, b },
    /^It speaks of you or of your instructions/,
  ],
])('options that do not hold: %#', (answer, problem) => {
  expect(problemsOf(optionsAnswer(IDEA), answer)).toEqual([
    typeof problem === 'string' ? problem : expect.stringMatching(problem),
  ]);
});

test('options about something else, or in another language, do not hold', () => {
  const cat = 'A cat sleeps on a warm windowsill.';
  expect(problemsOf(optionsAnswer(cat), GOOD_OPTIONS)).toEqual(['It does not name what the idea is about.']);
  const spanish = Object.fromEntries(
    Object.entries(GOOD_OPTIONS).map(([letter, option]) => [
      letter,
      { ...option, hook: `El farero encuentra una carta en la botella, con el mar y la luna (${letter}).` },
    ]),
  );
  expect(problemsOf(optionsAnswer(IDEA), spanish)).toContain(
    'It is not in English, which the idea is written in.',
  );
  const farero = 'El farero encuentra una carta en una botella con la marea baja.';
  expect(problemsOf(optionsAnswer(farero), spanish)).toEqual([]);
  expect(problemsOf(optionsAnswer(farero), GOOD_OPTIONS)).toEqual([]);
});

test('one sentence of another language is told beside English ones', () => {
  const german = 'Der Leuchtturmwärter hebt die grüne Flasche aus dem Wasser und liest den Brief.';
  const mixed = { a, b: { ...b, hook: `The tide is out at the lighthouse. ${german}` } };
  expect(problemsOf(optionsAnswer(IDEA), mixed)).toEqual([
    'It is not in English, which the idea is written in.',
  ]);
  const heart = {
    a,
    b: { ...b, hook: 'A lighthouse \u2764\ufe0f blinks at the \u{1f468}\u200d\u{1f467} below.' },
  };
  expect(problemsOf(optionsAnswer(IDEA), heart)).toEqual([]);
  const colours = { a, b: { ...b, hook: 'A lighthouse. Rose, orange, violet, beige, marine, noir.' } };
  expect(problemsOf(optionsAnswer(IDEA), colours)).toEqual([]);
});

test('an idea is known again by another name for what it is about', () => {
  const tabby = (hook: string) => ({ title: hook, audience: 'all', tone: 'calm', platform: 'film', hook });
  const answer = { a: tabby('A tabby dozes in the sun.'), b: tabby('The tabby opens one eye.') };
  expect(problemsOf(optionsAnswer('A cat sleeps on a windowsill.'), answer)).toEqual([]);
  expect(problemsOf(optionsAnswer('A kettle boils on a stove.'), answer)).toEqual([
    'It does not name what the idea is about.',
  ]);
});

test('a good script has its seconds, and no dialogue where nobody speaks', () => {
  const script = scriptAnswer(IDEA, 'ten-seconds').parse(GOOD_SCRIPT);
  expect(script).toMatchObject({ seconds: 10, target: 'Any model, 10 seconds' });
  expect(script.beats.map(({ from, to }) => [from, to])).toEqual([
    [0, 3],
    [3, 7],
    [7, 10],
  ]);
  expect(script.beats.map(({ dialogue }) => dialogue)).toEqual([undefined, undefined, 'Is it for me?']);
});

const [first, second, third] = GOOD_SCRIPT.beats;
const GAP = 'The beats must run from 0 to 10 in whole seconds, each beginning where the one before ends.';
test.each([
  [[first, { ...second, from: 4 }, third], GAP],
  [[{ ...first, from: 1 }, second, third], GAP],
  [[first, second, { ...third, to: 9 }], GAP],
  [[first, second, { ...third, to: 12 }], GAP],
  [[{ ...first, to: 2.5 }, { ...second, from: 2.5 }, third], GAP],
  [[first, { ...second, from: 3, to: 3 }, { ...third, from: 3 }], GAP],
  [[{ ...first, to: 10 }], 'There must be 2 to 8 beats.'],
  [[first, { ...second, sound: '' }, third], "'beats.1.sound' is empty."],
  [[first, { ...second, camera: 'x'.repeat(401) }, third], "'beats.1.camera' is longer than 400 characters."],
])('beats that do not hold: %#', (beats, problem) => {
  expect(problemsOf(scriptAnswer(IDEA, 'ten-seconds'), { ...GOOD_SCRIPT, beats })).toEqual([problem]);
});

test('a script is as long as its target takes', () => {
  expect(problemsOf(scriptAnswer(IDEA, 'veo-3.1'), GOOD_SCRIPT)).toEqual([GAP.replace('10', '8')]);
  const beats = [first, { ...second, to: 6 }, { ...third, from: 6, to: 8 }];
  const script = scriptAnswer(IDEA, 'veo-3.1').parse({ ...GOOD_SCRIPT, beats });
  expect(script).toMatchObject({
    seconds: 8,
    target: expect.stringMatching(/^Veo 3\.1\. Clips of 8 seconds/),
  });
});

test('a good optimized prompt has its anatomy, and only what was really added', () => {
  const { prompt, anatomy, added } = optimizedAnswer([IDEA]).parse(GOOD_PROMPT);
  expect(prompt).toBe(GOOD_PROMPT.prompt);
  expect(anatomy.length).toBeGreaterThan(2);
  expect(added).toEqual(GOOD_PROMPT.added.slice(0, 1));
});

test.each([
  [`${GOOD_PROMPT.prompt} ${'The tide turns. '.repeat(6)}`, /has 9 sentences; it must have at most 8/],
  ['Lighthouse. Fog.', /too short/],
  [`${GOOD_PROMPT.prompt} ${'x'.repeat(1_200)}.`, /longer than 1200/],
  [OPTIMIZER_INSTRUCTIONS.slice(0, 1_000), /^It speaks of you/],
])('prompts that do not hold: %#', (prompt, problem) => {
  expect(problemsOf(optimizedAnswer([IDEA]), { prompt, added: [] })).toContainEqual(
    expect.stringMatching(problem),
  );
});

test.each([
  'A lighthouse keeper reads a letter that he has just found, by low sun.',
  `${GOOD_PROMPT.prompt} He smiles. The tide turns.`,
])('a sentence more or less is no reason to refuse a prompt: %#', (prompt) => {
  expect(problemsOf(optimizedAnswer([IDEA]), { prompt, added: [] })).toEqual([]);
});

test('what is said in quotation marks is no sentence, and a lens no end of one', () => {
  const prompt =
    'A lighthouse keeper turns to the lens at f/2.8 and says, "Read it. Read it now. Please." Behind him the sea beats on the rocks.';
  expect(problemsOf(optimizedAnswer([IDEA]), { prompt, added: [] })).toEqual([]);
});

test('with a history, the subject of any of its messages may be kept', () => {
  const said = [IDEA, 'make it night, and slower'];
  expect(problemsOf(optimizedAnswer(said), GOOD_PROMPT)).toEqual([]);
  expect(
    problemsOf(optimizedAnswer(['a red kite over a field', 'now with a dog']), GOOD_PROMPT),
  ).toHaveLength(1);
});

test('a long idea is checked at once', () => {
  const idea = 'A lighthouse keeper finds a letter and reads it to the gulls. '.repeat(160);
  expect(problemsOf(optionsAnswer(idea), GOOD_OPTIONS)).toEqual([]);
});
