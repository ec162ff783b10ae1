import { type Dialect, TRAITS } from './dialect.ts';
import { type Construct, findMarks } from './marks.ts';
import type { Span } from './prompt.ts';
import { readJsonLeaves } from './read/json.ts';
import { findParameters } from './read/midjourney.ts';
import { toNumber } from './scan/characters.ts';

/** A stretch of a prompt that the model reads as mere words. */
export interface SyntaxNotObeyed extends Span {
  /** One plain sentence that names the model's dialect. */
  readonly why: string;
}

/** Multi-prompts were given up with Midjourney's seventh version. */
const LAST_MULTI_PROMPT = 6.9;

const OBEYED: Readonly<Record<Construct, readonly Dialect[]>> = {
  'round-weight': ['a1111', 'comfyui', 'swarmui'],
  'round-brackets': ['a1111', 'comfyui', 'swarmui'],
  'square-brackets': ['a1111', 'novelai'],
  'curly-brackets': ['novelai'],
  'weight-span': ['novelai'],
  schedule: ['a1111'],
  alternation: ['a1111'],
  compel: ['invokeai'],
  lora: ['a1111', 'swarmui'],
  command: ['swarmui'],
  break: ['a1111'],
  and: ['a1111'],
  embedding: ['comfyui', 'swarmui'],
  wildcard: ['a1111', 'comfyui'],
  choice: ['a1111', 'comfyui', 'invokeai'],
  parameter: ['midjourney'],
  'multi-prompt': [],
};

/** The sentence behind the name of the dialect. */
const SAYINGS: Readonly<Record<Construct, string>> = {
  'round-weight': 'takes these brackets and their number for plain characters: they strengthen nothing',
  'round-brackets': 'takes these brackets for plain characters: they strengthen nothing',
  'square-brackets': 'takes square brackets for plain characters: they weaken nothing',
  'curly-brackets': 'takes braces for plain characters: they strengthen nothing',
  'weight-span': 'has no weights of this form: the number would be read as words',
  schedule: 'cannot change words along the way: this would be read as words',
  alternation: 'cannot change between words from step to step: this would be read as words',
  compel: 'does not know this way of weighing or mixing words',
  lora: 'loads no LoRAs from the text',
  command: 'does not carry out commands in the text',
  break: 'has no chunks: BREAK would be read as a word',
  and: 'joins no prompts: AND is a plain word',
  embedding: 'does not load embeddings in this way',
  wildcard: 'has no lists of values: the name itself would be read',
  choice: 'does not choose among words in braces: all of them would be read',
  parameter: 'has no parameters with dashes: they would be read as words',
  'multi-prompt': 'does not weigh parts of a prompt with colons',
};

/** Syntax in a text that means nothing to a model of this dialect, in order and without overlaps. */
export function syntaxNotObeyedBy(text: string, dialect: Dialect): readonly SyntaxNotObeyed[] {
  const isOldMidjourney = dialect === 'midjourney' && versionOf(text) <= LAST_MULTI_PROMPT;
  return markSpans(text)
    .filter(({ construct }) => !OBEYED[construct].includes(dialect))
    .filter(({ construct }) => construct !== 'multi-prompt' || !isOldMidjourney)
    .map(({ construct, start, end }) => ({
      start,
      end,
      why: `${TRAITS[dialect].label} ${SAYINGS[construct]}.`,
    }));
}

/** In a caption only the texts are looked at: its own brackets are no syntax of a prompt. */
function markSpans(text: string): ReturnType<typeof findMarks> {
  if (!text.trimStart().startsWith('{"')) {
    return findMarks(text);
  }
  return readJsonLeaves(text)
    .leaves.filter(({ isString }) => isString)
    .flatMap(({ start, end }) =>
      findMarks(text.slice(start + 1, end - 1)).map((mark) => ({
        ...mark,
        start: mark.start + start + 1,
        end: mark.end + start + 1,
      })),
    );
}

/** What `--v` says; infinite where nothing is said, for the newest is then meant. */
function versionOf(text: string): number {
  const mark = findParameters(text).find(({ name }) => name === 'v' || name === 'version');
  const value = mark === undefined ? '' : text.slice(mark.end, mark.end + 10).trimStart();
  return toNumber(value.split(/\s/u)[0] ?? '') ?? Number.POSITIVE_INFINITY;
}
