import { expect, test } from 'vitest';
import { homonymProblems } from './homonyms.ts';

const file = (name: string, text: string) => ({ file: `packages/content/src/${name}.ts`, text });

test.each([
  ['type', 'export interface Piece {}', 'export type Piece = string;'],
  ['type', 'export class Piece {}', 'export interface Piece {}'],
  ['function', 'export function Piece() {}', 'export const Piece = () => 1;'],
])('a %s of one name in two files of a package is reported', (kind, one, other) => {
  expect(homonymProblems([file('a', one), file('b', other)], [])).toEqual([
    `packages/content ${kind} Piece is exported by packages/content/src/a.ts and packages/content/src/b.ts: give one of them another name.`,
  ]);
});

test('one name in two packages, a name that is not exported, and one that is handed on are no homonyms', () => {
  const sources = [
    file('a', 'export type Piece = string;'),
    file('b', 'type Piece = string; export const piece: Piece = "";'),
    file('c', "export { type Piece } from './a.ts';"),
    { file: 'apps/web/app/a.ts', text: 'export type Piece = string;' },
  ];
  expect(homonymProblems(sources, [])).toEqual([]);
});

test('a reason keeps a name, until nothing needs it', () => {
  const reasons = [{ why: 'It is fixed.', what: ['packages/content function meta'] }];
  const pages = [file('a', 'export function meta() {}'), file('b', 'export function meta() {}')];
  expect(homonymProblems(pages, reasons)).toEqual([]);
  expect(homonymProblems(pages.slice(1), reasons)).toEqual([
    'packages/content function meta is exported once: take it out of scripts/homonym-list.ts.',
  ]);
});
