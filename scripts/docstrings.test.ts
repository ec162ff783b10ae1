import { expect, test } from 'vitest';
import { docstringProblems } from './docstrings.ts';

const source = (text: string) => [{ file: 'packages/content/src/planted.ts', text }];
const SENTENCE =
  'packages/content/src/planted.ts exports planted without a docstring: say before it what its name does not.';

test.each([
  ['a function', 'export function planted() {}'],
  ['an asynchronous one', 'export async function planted() {}'],
  ['a page', 'export default function planted() {}'],
  ['an arrow function', 'export const planted = () => 1;'],
  ['a class', 'export class planted {}'],
  ['a function that is exported apart', 'function planted() {}\nexport { planted };'],
  ['a remark in place of a docstring', '// Why.\nexport function planted() {}'],
  ['a comment of another kind', '/* What. */\nexport function planted() {}'],
  ['a docstring without a word', '/** */\nexport function planted() {}'],
  ['a type', 'export interface planted { readonly one: 1 }'],
  ['a type that is another name', "export type planted = 'a' | 'b';"],
  [
    'a type made of a value without a word',
    'const one = [1] as const;\nexport type planted = (typeof one)[number];',
  ],
  [
    'a type made of what is described elsewhere',
    '/** One. */\nconst one = 1;\nexport type planted = typeof two;',
  ],
  ['the docstring of what stands before', '/** One. */\nconst one = 1;\nexport function planted() {}'],
  [
    'the docstring of another on the line before',
    '/** A. */\nexport const a = () => 1;\nexport const planted = () => 1;',
  ],
])('%s is reported', (_, text) => {
  expect(docstringProblems(source(text))).toEqual([SENTENCE]);
});

test.each([
  ['one with a docstring', '/** What. */\nexport function planted() {}'],
  [
    'one with a remark after it',
    '/** What. */\n// biome-ignore lint: a reason.\nexport function planted() {}',
  ],
  [
    'one with several signatures',
    '/** What. */\nexport function planted(a: 1): 1;\nexport function planted(a: 2): 2;\nexport function planted(a) {}',
  ],
  ['one that is exported apart', '/** What. */\nfunction planted() {}\nexport { planted };'],
  ['one of the file alone', 'function planted() {}'],
  ['a value', 'export const planted = 1;'],
  ['a type with one', '/** What. */\nexport interface planted { readonly one: 1 }'],
  ['a type of the file alone', 'interface planted { readonly one: 1 }'],
  [
    'a type made of a value that has one',
    '/** What. */\nexport const one = [1] as const;\nexport type planted = (typeof one)[number];',
  ],
  ['what a component is given', 'export interface PlantedProps { readonly one: 1 }'],
  ['what a service is given', 'export interface PlantedDeps { readonly one: 1 }'],
  ["somebody else's", "export { planted } from './other.ts';"],
  ['what a page says to React Router', 'export const meta = () => [];'],
])('%s is not', (_, text) => {
  expect(docstringProblems(source(text))).toEqual([]);
});
