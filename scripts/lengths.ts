import { parseSync, Visitor } from 'oxc-parser';
import type { Source } from './imports.ts';

/** Lines that a function may have, its first and last included. */
const OF_FUNCTION = 50;
/** Lines that a file may have. */
const OF_FILE = 300;

/** Why some code is longer. Functions are named by their file and their name. */
export interface Reasons {
  readonly why: string;
  readonly what: readonly string[];
}

interface Measured {
  readonly key: string;
  readonly lines: number;
}

/** @returns a sentence for each function that is too long without a reason, and for each reason that nothing needs */
export function functionProblems(sources: readonly Source[], reasons: readonly Reasons[]): string[] {
  return problemsOf(sources.flatMap(measuredFunctions), OF_FUNCTION, reasons);
}

/** The same for files. */
export function fileProblems(sources: readonly Source[], reasons: readonly Reasons[]): string[] {
  const measured = sources.map(({ file, text }) => ({ key: file, lines: text.trimEnd().split('\n').length }));
  return problemsOf(measured, OF_FILE, reasons);
}

function problemsOf(measured: readonly Measured[], most: number, reasons: readonly Reasons[]): string[] {
  const long = new Map(measured.filter(({ lines }) => lines > most).map(({ key, lines }) => [key, lines]));
  const known = new Set(reasons.flatMap(({ what }) => what));
  return [
    ...[...long]
      .filter(([key]) => !known.has(key))
      .map(([key, lines]) => `${key} has ${lines} lines: split it, or say in scripts/long-code.ts why not.`),
    ...[...known]
      .filter((key) => !long.has(key))
      .map((key) => `${key} is not too long: take it out of scripts/long-code.ts.`),
  ];
}

function measuredFunctions({ file, text }: Source): Measured[] {
  const starts = lineStarts(text);
  const lineAt = (place: number) => starts.findLastIndex((start) => start <= place);
  return functionsIn(file, text).map(({ name, start, end }) => ({
    key: `${file} ${name}`,
    lines: lineAt(end) - lineAt(start) + 1,
  }));
}

function lineStarts(text: string): number[] {
  return [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
}

interface Part {
  readonly start: number;
  readonly end: number;
}

function functionsIn(file: string, text: string): (Part & { readonly name: string })[] {
  const found: (Part & { readonly name: string })[] = [];
  const names = new Map<number, string>();
  const add = ({ start, end }: Part, name = names.get(start)) =>
    found.push({ start, end, name: name ?? 'without a name' });
  const { program } = parseSync(file, text);
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (init && id.type === 'Identifier') names.set(init.start, id.name);
    },
    Property({ key, value }) {
      if (key.type === 'Identifier') names.set(value.start, key.name);
    },
    MethodDefinition({ key, value }) {
      if (key.type === 'Identifier' || key.type === 'PrivateIdentifier') names.set(value.start, key.name);
    },
    FunctionDeclaration: (node) => add(node, node.id?.name),
    FunctionExpression: (node) => add(node, node.id?.name ?? names.get(node.start)),
    ArrowFunctionExpression: (node) => add(node),
  }).visit(program);
  return found;
}
