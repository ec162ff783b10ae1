/**
 * `npm run reliability -- [faults|attacks|inputs|load ...]`: runs the commands whose tables `docs/reliability.md` shows,
 * and puts the tables there; those that are not named stay as they are.
 */
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { attackTable } from './reliability/attacks.ts';

const PAGE = 'docs/reliability.md';

/** Each prints its table, and below it what belongs to it. */
const COMMANDS = {
  faults: ['node_modules/vitest/vitest.mjs', 'run', '--config', 'chaos/vitest.config.ts'],
  inputs: ['fuzz/fuzz.ts', '--seed', '20261123', '--count', '4000'],
  load: ['bench/bench-load.ts'],
} as const;
const SECTIONS = ['faults', 'attacks', 'inputs', 'load'] as const;
type Section = (typeof SECTIONS)[number];

const asked = SECTIONS.filter((section) => process.argv.includes(section));
for (const section of asked.length > 0 ? asked : SECTIONS) {
  const load = loadavg()[0] ?? 0;
  const table = section === 'attacks' ? await attackTable() : tableIn(await outputOf(COMMANDS[section]));
  const day = new Date().toISOString().slice(0, 10);
  const conditions = `On ${day}, two cores, with other work under way (load ${load.toFixed(1)}).`;
  writeFileSync(PAGE, withSection(readFileSync(PAGE, 'utf8'), section, `${conditions}\n\n${table}`));
  console.log(`${section}: written.`);
}

function outputOf(args: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  return new Promise((resolve) => child.once('close', () => resolve(output)));
}

/** The table of an output, and the sentence after it. @throws {Error} where there is none */
function tableIn(output: string): string {
  const [table] = /^\|.*(?:\n\|.*)+(?:\n\n[^\n]+)?/m.exec(output) ?? [];
  if (!table) throw new Error(`There is no table in:\n${output}`);
  return table.trimEnd();
}

/** @throws {Error} where the page has no such section */
function withSection(page: string, section: Section, text: string): string {
  const [before, after] = [`<!-- ${section} -->\n`, `<!-- end of ${section} -->`];
  const [begin, end] = [page.indexOf(before), page.indexOf(after)];
  if (begin < 0 || end < begin) throw new Error(`${PAGE} has no section ${section}.`);
  return `${page.slice(0, begin) + before}\n${text}\n\n${page.slice(end)}`;
}
