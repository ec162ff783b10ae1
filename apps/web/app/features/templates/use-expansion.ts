import { LENGTHS, TEMPLATE } from '@framewright/contract';
import {
  type Expansion,
  expansionsOf,
  readCsv,
  readTemplate,
  sampleOf,
} from '@framewright/prompt-dialects/templates';
import { useMemo } from 'react';
import type { HandedPrompt } from '../../lib/compare.ts';

/** What a template makes, told while it is being written. */
export function useExpansion(text: string, lines: Readonly<Record<string, string>>, csv: string) {
  return useMemo(() => {
    const template = readTemplate(text);
    const table = csv.trim() === '' ? { rows: [], names: [] } : readCsv(csv);
    const isTable = 'rows' in table;
    const lists = listsOf(template.names, lines);
    const expansions = expansionsOf(template, { lists, rows: isTable ? table.rows : [] });
    const inTable = isTable ? template.names.filter((name) => table.names.includes(name)) : [];
    return {
      ...{ expansions, inTable, lists, names: template.names },
      problem: isTable ? undefined : table.problem,
      sample: sampleOf(expansions, TEMPLATE.sample),
    };
  }, [text, lines, csv]);
}

/** The values of each name that has any. */
function listsOf(
  names: readonly string[],
  lines: Readonly<Record<string, string>>,
): Record<string, string[]> {
  const filled = names.map((name) => [name, valuesIn(lines[name] ?? '')] as const);
  return Object.fromEntries(filled.filter(([, values]) => values.length > 0));
}

/** The lines that lists were written in. */
export function linesOf(lists: Readonly<Record<string, readonly string[]>>): Record<string, string> {
  return Object.fromEntries(Object.entries(lists).map(([name, values]) => [name, values.join('\n')]));
}

/** One on each line; blank ones say nothing. */
function valuesIn(lines: string): string[] {
  const values = lines.split('\n').map((line) => line.trim());
  return values.filter((line) => line !== '').slice(0, TEMPLATE.values);
}

/** Prompts for a board, each once, and each called by all that was chosen for it. */
export function asPrompts(expansions: readonly Expansion[]): HandedPrompt[] {
  const once = new Map(expansions.map((expansion) => [expansion.prompt, expansion]));
  const seen = new Map<string, number>();
  return [...once.values()].map(({ prompt, chosen }) => {
    const name = (chosen.join(', ') || prompt).slice(0, LENGTHS.promptField);
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    // Of two that begin alike at great length, the second is told apart by its number.
    const mark = times > 1 ? ` (${times})` : '';
    return { label: `${name.slice(0, LENGTHS.promptField - mark.length)}${mark}`, text: prompt };
  });
}
