/**
 * Reads public sets of prompts, which are no part of this repository, and holds every take and every dialect against
 * them. Prints each breach and the figures; ends with 1 where there is any.
 *
 *   node scripts/check-faithfulness.ts --geneval prompts/evaluation_metadata.jsonl --parti PartiPrompts.tsv
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkIdeogramCaption } from '@framewright/prompt-dialects';
import { breachesOf } from '../packages/prompt-dialects/src/testing/ideogram-rules.ts';
import { type Form, formsOf, missingIn, wanted } from './faithfulness.ts';

const { values } = parseArgs({ options: { geneval: { type: 'string' }, parti: { type: 'string' } } });
let [prompts, forms, captions] = [0, 0, 0];
const breaches: string[] = [];

for (const line of linesOf(values.geneval)) {
  const asked = wanted.parse(JSON.parse(line));
  for (const form of look(asked.prompt)) {
    forms += 1;
    for (const missing of missingIn(form, asked)) report(asked.prompt, form, missing);
  }
}
for (const line of linesOf(values.parti).slice(1)) look(line.split('\t')[0] ?? '');

console.log(breaches.join('\n'));
console.log(
  `${prompts} prompts: ${forms} texts held against what was asked, ${captions} Ideogram captions against the seven rules, ${breaches.length} breaches.`,
);
process.exitCode = prompts === 0 || breaches.length > 0 ? 1 : 0;

function linesOf(file: string | undefined): string[] {
  return file === undefined
    ? []
    : readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '');
}

/** All forms of a prompt; its captions are held against the rules, by two checks that know nothing of each other. */
function look(prompt: string): Form[] {
  prompts += 1;
  const all = formsOf(prompt);
  for (const form of all.filter(({ dialect }) => dialect === 'ideogram')) {
    captions += 1;
    for (const rule of [...breachesOf(form.text), ...checkIdeogramCaption(form.text)])
      report(prompt, form, rule);
  }
  return all;
}

function report(prompt: string, { take, dialect, text }: Form, what: string): void {
  breaches.push([what, take, dialect, prompt, text].join('\t'));
}
