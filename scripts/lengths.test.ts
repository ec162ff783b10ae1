import { expect, test } from 'vitest';
import { fileProblems, functionProblems } from './lengths.ts';

const file = 'packages/contract/src/planted.ts';
const lines = (count: number) => Array.from({ length: count }, (_, i) => `  use(${i});`).join('\n');

test.each([
  ['a declared function', `function planted() {\n${lines(49)}\n}`],
  ['an arrow function', `export const planted = () => {\n${lines(49)}\n};`],
  ['a method', `class Some {\n  planted() {\n${lines(49)}\n  }\n}`],
  ['a private method', `class Some {\n  #planted() {\n${lines(49)}\n  }\n}`],
  ['a function of an object', `const some = {\n  planted: () => {\n${lines(49)}\n  },\n};`],
  ['a function within another', `call(() => {\n  const planted = function () {\n${lines(49)}\n  };\n});`],
])('%s of 51 lines is found by its name', (_, text) => {
  const problems = functionProblems([{ file, text }], []);
  expect(problems).toContainEqual(expect.stringMatching(/planted\.ts planted has 51 lines: split it/));
});

test('50 lines are not too many, nor is what has a reason; a reason that nothing needs is', () => {
  const source = (count: number) => [{ file, text: `function planted() {\n${lines(count)}\n}` }];
  const reasons = [{ why: 'A table.', what: [`${file} planted`] }];
  expect(functionProblems(source(48), [])).toEqual([]);
  expect(functionProblems(source(49), reasons)).toEqual([]);
  expect(functionProblems(source(48), reasons)).toEqual([
    `${file} planted is not too long: take it out of scripts/long-code.ts.`,
  ]);
});

test('a file of 301 lines is found', () => {
  expect(fileProblems([{ file, text: `${lines(300)}\n` }], [])).toEqual([]);
  expect(fileProblems([{ file, text: `${lines(301)}\n` }], [])[0]).toMatch(/planted\.ts has 301 lines/);
});
