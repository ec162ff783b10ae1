/**
 * Whether what was asked for is still there once a prompt is written: each thing, its number, its colour, and where it
 * stands to another, by a description of the picture that is no part of the prompt. Texts alone are compared.
 */
import { isCaptionDialect } from '@framewright/prompt-dialects';
import { DIALECTS, type Dialect } from '@framewright/prompt-dialects/dialect';
import { compose } from '@framewright/prompt-engine/compose';
import { PROMPT_DEFAULTS, TAKES } from '@framewright/prompt-engine/vocabulary';
import { z } from 'zod';
import { translatePrompt } from '../apps/server/src/modules/prompts/dialects.service.ts';

const thing = z.object({
  class: z.string(),
  count: z.int().min(1),
  color: z.string().optional(),
  /** `right of`, and the place in the list of the thing that it is right of. */
  position: z.tuple([z.string(), z.int()]).optional(),
});

/** A prompt and what has to be seen, in the form of GenEval's `evaluation_metadata.jsonl`. */
export const wanted = z.object({ prompt: z.string(), include: z.array(thing).min(1) });

export type Wanted = z.output<typeof wanted>;

/** A prompt in one of the forms that people are given it in. */
export interface Form {
  /** `asked` is the prompt itself, put into dialects without the engine. */
  readonly take: 'asked' | (typeof TAKES)[number];
  readonly dialect: Dialect;
  readonly text: string;
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const COLOURS = 'black|blue|brown|green|orange|pink|purple|red|white|yellow|grey|gray';

/** The prompt and its three takes, each in every dialect. */
export function formsOf(prompt: string): Form[] {
  const composition = compose({ ...PROMPT_DEFAULTS, subject: prompt });
  const texts = [['asked', prompt] as const, ...TAKES.map((take) => [take, composition[take]] as const)];
  return texts.flatMap(([take, text]) =>
    DIALECTS.map((to) => ({ take, dialect: to, text: translatePrompt({ text, to, from: 'natural' }).text })),
  );
}

/** What is missing or said wrongly, in words: `two clocks`; nothing where all is there. */
export function missingIn({ dialect, text }: Pick<Form, 'dialect' | 'text'>, { include }: Wanted): string[] {
  // In a caption a thing has to stand in a field for things: the summary holds everything anyway.
  const all = isCaptionDialect(dialect) ? valuesOf(JSON.parse(text)) : [['', text] as const];
  const things = all.filter(
    ([path]) => !isCaptionDialect(dialect) || /^(.*elements|subjects|objects)\./.test(path),
  );
  const plain = (values: typeof all): string => values.map(([, value]) => plainly(value)).join(' . ');
  const missing = include.flatMap((each) => missingThing(each, plain(things)));
  const places = include.flatMap((each) => {
    const other = each.position && include[each.position[1]];
    if (!each.position || !other) return [];
    const place = new RegExp(
      `\\b${nounOf(each)}\\b[^.]*\\b${each.position[0].replace(' of', '( side)? of')}\\b[^.]*\\b${nounOf(other)}\\b`,
    );
    return place.test(plain(all)) ? [] : [`${each.class} ${each.position[0]} ${other.class}`];
  });
  return [...missing, ...places, ...(isCaptionDialect(dialect) ? mergedThings(include, things) : [])];
}

/** Things of a caption that have no element of their own. */
function mergedThings(include: Wanted['include'], things: readonly (readonly [string, string])[]): string[] {
  const own = things.map(([, value]) => include.find((each) => leads(each, plainly(value))));
  return include.filter((each) => !own.includes(each)).map((each) => `no element of its own: ${each.class}`);
}

/** Whether an element's words are about the thing before any other. */
function leads(each: z.output<typeof thing>, text: string): boolean {
  return new RegExp(
    `^(?:the main subject. )?(?:an? |${NUMBERS.join(' |')} )(?:${COLOURS})? ?${nounOf(each)}\\b`,
  ).test(text);
}

function missingThing({ count, color, ...each }: z.output<typeof thing>, text: string): string[] {
  const noun = nounOf(each);
  const [number, others] = [NUMBERS[count] ?? String(count), NUMBERS.filter((_, at) => at !== count)];
  const colour = color === undefined ? '' : `${color} `;
  const said = new RegExp(`\\b${count === 1 ? '' : `(?:${number}|${count}) (?:\\w+ )?`}${colour}${noun}\\b`);
  const otherNumber = new RegExp(`\\b(?:${others.join('|')}) (?:${colour})?${noun}\\b`);
  const otherColour = new RegExp(`\\b(?!${color} )(?:${COLOURS}) ${noun}\\b`);
  return [
    ...(said.test(text) ? [] : [`${count === 1 ? '' : `${number} `}${colour}${each.class}`]),
    ...(otherNumber.test(text) ? [`another number of ${each.class}`] : []),
    ...(color !== undefined && otherColour.test(text) ? [`another colour of ${each.class}`] : []),
  ];
}

/** One or several, as a pattern. Plurals that are none are in the set: benchs, knifes, sheeps. */
function nounOf({ class: name }: { readonly class: string }): string {
  const irregular: Readonly<Record<string, string>> = { mouse: 'mice', person: 'people', knife: 'knives' };
  const last = name.split(' ').at(-1) ?? '';
  const plural = irregular[last];
  return `${name.slice(0, -last.length)}(?:${last}(?:e?s)?|${last.replace(/y$/, '')}ies${plural ? `|${plural}` : ''})`;
}

/** Tags and words alike: small letters, one blank, no signs but those that part phrases. */
function plainly(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[_\s]+/g, ' ')
    .replaceAll(/[!?;:]/g, '.')
    .replaceAll(/[^\w\s.,'-]/g, '');
}

/** Each text of a caption with its path: `subjects.0.description`. */
function valuesOf(value: unknown, path = ''): (readonly [string, string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => valuesOf(each, path === '' ? key : `${path}.${key}`));
}
