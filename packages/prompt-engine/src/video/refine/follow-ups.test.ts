import { expect, test } from 'vitest';
import { type OptimizerMessage, optimizeVideoPrompt } from '../optimizer/optimize.ts';
import { answerToTalk } from './talk.ts';

const first = (idea: string) => optimizeVideoPrompt(idea, []).prompt;
const after = (prompt: string): OptimizerMessage[] => [
  { role: 'user', content: 'before' },
  { role: 'assistant', content: prompt },
];
const say = (message: string, idea: string) => optimizeVideoPrompt(message, after(first(idea))).prompt;

const BABY = 'a baby laughs at a dog in a kitchen';
const PARROT = 'A grandmother feeds a parrot on a balcony and laughs';
const CHEF = 'A chef tosses a pizza in a busy kitchen, the crowd claps';
const FRIENDS = 'two friends cycling along a canal on a sunny morning, laughing out loud';
const BUS = 'a man with a red umbrella waits for a bus in the rain';

test.each<[message: string, idea: string, opening: string, gone: RegExp]>([
  ['remove the laugh', BABY, 'A baby looks at a dog in a kitchen. ', /laugh/i],
  ['remove the laugh', PARROT, 'A grandmother feeds a parrot on a balcony. ', /laugh/i],
  ['no laughing please', FRIENDS, 'Two friends cycling along a canal on a sunny morning. ', /laugh/i],
  ['without the clapping', CHEF, 'A chef tosses a pizza in a busy kitchen. ', /clap/i],
  ['remove the crowd', CHEF, 'A chef tosses a pizza in a busy kitchen. ', /crowd (?:claps|clapping)/i],
  ['no dog', BABY, 'A baby laughs in a kitchen. ', /(?:a|the) dog/i],
  ['remove the umbrella', BUS, 'A man waits for a bus in the rain. ', /with a red|on the umbrella/i],
  ['make it at night in Tokyo', BABY, 'A baby laughs at a dog in Tokyo, at night. ', /kitchen|in Tokyo\.$/],
  ['set it in Tokyo at night', FRIENDS, 'Two friends cycling in Tokyo at night, laughing', /canal|morning/],
  ['make it at night in Tokyo', BUS, 'A man with a red umbrella waits for a bus in the rain', /whole shot/],
])('%j changes the words of %j, and its shots and sounds follow', (message, idea, opening, gone) => {
  const prompt = say(message, idea);
  expect(prompt.startsWith(opening), prompt).toBe(true);
  expect(prompt).not.toMatch(gone);
});

test('what is not there is said not to be there, and no more', () => {
  const before = first(BUS);
  expect(optimizeVideoPrompt('no dog', after(before)).prompt).toBe(`${before} No dog in the frame.`);
});

test.each([
  ...['thanks!', 'Thank you so much', 'that looks great', 'lol', 'ok', 'cool, thanks', 'merci', '👍'],
  ...['how are you?', 'what model are you?', 'can you explain what dolly means?', 'is it good?'],
  ...['what is a dolly zoom?', 'why did you choose 85mm?', 'Perfect.', 'hello'],
])('%j leaves the prompt as it is', (message) => {
  const before = first(BUS);
  const answer = answerToTalk(message, after(before));
  expect(answer?.says).toMatch(/prompt stays as it is/);
  expect(answer?.stays).toMatchObject({ prompt: before, added: [] });
});

test.each([
  ...['nice, but darker', 'can you make it darker?', 'what about rain?', 'ok thanks, make it night', 'no'],
  ...['what happens when a volcano erupts?', 'a good morning in Paris', 'great, now slower', 'slower', ''],
  ...['is it possible to make it darker?', 'tell me how a volcano erupts', 'good\ncop'],
])('%j is no talk', (message) => {
  expect(answerToTalk(message, after(first(BUS)))).toBeUndefined();
});

test('where nothing has been written, only thanks and greetings are none', () => {
  expect(answerToTalk('hello!', [])).toEqual({ says: expect.stringMatching(/^Say what/), stays: null });
  expect(answerToTalk('thanks', [])?.stays).toBeNull();
  expect(answerToTalk('Perfect', [])).toBeUndefined();
  expect(answerToTalk('who are you?', [])).toBeUndefined();
});
