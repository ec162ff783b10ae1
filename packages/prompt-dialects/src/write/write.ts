import { checkIdeogramCaption } from '../captions/check-ideogram.ts';
import { describeCaption } from '../captions/describe-caption.ts';
import { fromFields } from '../captions/from-fields.ts';
import { fromPhrases } from '../captions/from-phrases.ts';
import type { RoleOf } from '../captions/roles-by-anatomy.ts';
import { writeCaption } from '../captions/write-caption.ts';
import { type CaptionDialect, can, type Dialect, isCaptionDialect, TRAITS } from '../dialect.ts';
import { type Element, type Field, type Loss, lossOf, type Prompt, type Written } from '../prompt.ts';
import { readJsonLeaves } from '../read/json.ts';
import { append } from '../scan/append.ts';
import { toNumber } from '../scan/characters.ts';
import { adapt, type Route, wordsAt } from './adapt.ts';
import { rewordNegative } from './negative.ts';
import { partNegativeSentence } from './negative-sentence.ts';
import { orderByWeight, type Phrase, reportWeights, tidyCommas, toPhrases, toPlainWords } from './phrases.ts';
import { writePlain } from './plain.ts';
import { writeSettings } from './settings.ts';
import { type WeightedDialect, writeWeighted } from './weighted.ts';

/**
 * Writes a prompt in any dialect, with all that could not be carried over.
 * @param roleOf where each phrase of a flat prompt belongs in a caption, where somebody knows better than its words
 */
export function write(prompt: Prompt, to: Dialect, roleOf?: RoleOf): Written {
  const { settings, parameters, losses: lostSettings } = writeSettings(prompt.settings, prompt.dialect, to);
  const verbatim = writeVerbatim(prompt, to);
  if (verbatim !== null) {
    return { ...verbatim, settings, losses: prompt.notes };
  }
  const losses: Loss[] = [...prompt.notes];
  const steps = toNumber(prompt.settings.find(({ name }) => name === 'steps')?.value ?? '');
  const prose = partNegativeSentence(prompt, to, losses);
  const { positive, negative } = moveNegativeWeights(
    {
      ...prompt,
      elements: prose.positive,
      negative: { ...prompt.negative, elements: [...prose.negative, ...prompt.negative.elements] },
    },
    to,
    losses,
  );
  const route: Route = { from: prompt.dialect, to, steps };
  const rest = writeNegative(negative, positive, route, losses);
  const body = isCaptionDialect(to)
    ? writeStructured(positive, rest.positive, { ...route, to, roleOf }, losses)
    : writeText([...unfold(positive, losses), ...sayAlso(positive, rest.positive)], route, losses);
  const text = [body, rest.parameter, parameters].filter((part) => part !== '').join(' ');
  return { text, negativePrompt: rest.field, settings, losses: mergeLosses([...losses, ...lostSettings]) };
}

/** What was read in the same dialect is written as it stood, where it stands by the dialect's rules. */
function writeVerbatim(prompt: Prompt, to: Dialect): Pick<Written, 'text' | 'negativePrompt'> | null {
  const { source, negative } = prompt;
  const hasField = TRAITS[to].negative === 'field';
  const isDone = hasField || to === 'midjourney' || negative.elements.length === 0;
  if (prompt.dialect !== to || source === null || negative.source === null || !isDone) {
    return null;
  }
  const isSound = to === 'ideogram' ? checkIdeogramCaption(source).length === 0 : isWholeJson(source);
  return isCaptionDialect(to) && !isSound
    ? null
    : { text: source, negativePrompt: hasField ? negative.source : '' };
}

function isWholeJson(text: string): boolean {
  return text.trimStart().startsWith('{') && readJsonLeaves(text).broken === null;
}

/** The elements without the joined prompts that weigh less than nought ('boats::-1'), and those. */
function partNegativeJoins(elements: readonly Element[]): readonly [Element[], Element[]] {
  const wanted: Element[] = [];
  const unwanted: Element[] = [];
  let group: Element[] = [];
  for (const element of elements) {
    if (element.kind !== 'join') group.push(element);
    else {
      if (element.weight < 0) unwanted.push(...group);
      else wanted.push(...group, element);
      group = [];
    }
  }
  const left = [...wanted, ...group];
  const [join, ...more] = left.filter(({ kind }) => kind === 'join');
  // One prompt alone is joined to nothing.
  const isAlone = unwanted.length > 0 && join?.weight === 1 && more.length === 0 && left.at(-1) === join;
  return [isAlone ? left.slice(0, -1) : left, unwanted];
}

/** Below nought a weight says 'not this', which only some dialects understand within the text. */
function moveNegativeWeights(
  prompt: Prompt,
  to: Dialect,
  losses: Loss[],
): { positive: readonly Element[]; negative: readonly Element[] } {
  const [wanted, unwanted] = to === 'midjourney' ? [prompt.elements, []] : partNegativeJoins(prompt.elements);
  const isMoved = (element: Element): boolean =>
    element.weight < 0 && element.text.trim() !== '' && ['words', 'tag', 'quoted'].includes(element.kind);
  const isUnderstood = can(to, 'weight') && to !== 'invokeai';
  const moved = [...unwanted, ...(isUnderstood ? [] : wanted.filter(isMoved))];
  if (moved.length === 0) return { positive: wanted, negative: prompt.negative.elements };
  losses.push(
    lossOf(
      moved.map(({ text }) => text.trim()),
      `${TRAITS[to].label} has no weights below nought: these words count as negative prompt.`,
      'as negative prompt',
    ),
  );
  const negative = moved.map((element) => wordsAt(element, `${element.text}, `));
  return {
    positive: isUnderstood ? wanted : wanted.filter((element) => !isMoved(element)),
    negative: [...negative, ...prompt.negative.elements],
  };
}

interface WrittenNegative {
  readonly field: string;
  /** `--no a, b`. */
  readonly parameter: string;
  readonly positive: readonly string[];
}

function writeNegative(
  elements: readonly Element[],
  positive: readonly Element[],
  route: Route,
  losses: Loss[],
): WrittenNegative {
  const { to } = route;
  const nothing: WrittenNegative = { field: '', parameter: '', positive: [] };
  // Midjourney's own and a caption's negative prompt are plain words.
  const from = route.from === 'midjourney' || isCaptionDialect(route.from) ? 'natural' : route.from;
  if (elements.length === 0) {
    return nothing;
  }
  if (TRAITS[to].negative === 'field') {
    return { ...nothing, field: tidyCommas(writeText(elements, { ...route, from }, losses)) };
  }
  const adapted = adapt(elements, { ...route, from });
  append(losses, adapted.losses);
  const phrases = toPhrases(adapted.elements).map((phrase) => plainPhrase(phrase, from));
  if (TRAITS[to].negative === 'parameter') {
    const why = `${TRAITS[to].label} has no weights for what must not be seen.`;
    append(losses, reportWeights(phrases, why, 'the words alone'));
    const words = phrases.map(({ text }) => text.replaceAll('--', '—')).join(', ');
    return { ...nothing, parameter: words === '' ? '' : `--no ${words}` };
  }
  const subject = positive.map(({ text }) => text).join(' ');
  const { positive: said, losses: lost } = rewordNegative(phrases, TRAITS[to].label, subject);
  append(losses, lost);
  return { ...nothing, positive: said };
}

/** One phrase in plain words; one that praises stays, for here it says what must not be. */
function plainPhrase(phrase: Phrase, from: Dialect): Phrase {
  return toPlainWords([phrase], from).phrases[0] ?? phrase;
}

/** What stands in place of a negative prompt, behind the rest. */
function sayAlso(before: readonly Element[], phrases: readonly string[]): Element[] {
  const place = {
    kind: 'words',
    weight: 1,
    start: before.at(-1)?.end ?? 0,
    end: before.at(-1)?.end ?? 0,
  } as const;
  return phrases.flatMap((text, index) => [
    ...(index > 0 || before.length > 0 ? [{ ...place, text: ', ' }] : []),
    { ...place, text },
  ]);
}

/** A caption's fields as sentences; all else as it is. */
function unfold(elements: readonly Element[], losses: Loss[]): readonly Element[] {
  const fields = elements.filter((element): element is Field => element.kind === 'field');
  if (fields.length === 0) {
    return elements;
  }
  const { input, losses: unknown } = fromFields(fields);
  append(losses, unknown);
  const boxes = [...input.things, ...(input.texts ?? [])].filter(({ box }) => box !== undefined);
  if (boxes.length > 0) {
    const why = 'A text cannot say where a thing stands to the thousandth: the boxes are left out.';
    losses.push(lossOf(['boxes'], why, null));
  }
  const place = { weight: 1, start: 0, end: fields.at(-1)?.end ?? 0 };
  return describeCaption(input).flatMap(({ text, isLettering }, index): Element[] => [
    ...(index > 0 ? [{ ...place, kind: 'words' as const, text: ', ' }] : []),
    isLettering ? { ...place, kind: 'quoted', text, marks: '""' } : { ...place, kind: 'words', text },
  ]);
}

function writeText(elements: readonly Element[], route: Route, losses: Loss[]): string {
  // Written anew in its own dialect a prompt needs no adapting.
  const adapted = route.from === route.to ? { elements, losses: [] } : adapt(elements, route);
  append(losses, adapted.losses);
  const { text, losses: more } = isWeighted(route.to)
    ? writeWeighted(adapted.elements, route.to)
    : writePlain(adapted.elements, route);
  append(losses, more);
  // What was taken out leaves its commas behind.
  return adapted.losses.length > 0 ? tidyCommas(text) : text;
}

function isWeighted(dialect: Dialect): dialect is WeightedDialect {
  return can(dialect, 'weight');
}

interface CaptionRoute extends Route {
  readonly to: CaptionDialect;
  readonly roleOf: RoleOf | undefined;
}

function writeStructured(
  elements: readonly Element[],
  also: readonly string[],
  route: CaptionRoute,
  losses: Loss[],
): string {
  const fields = elements.filter((element): element is Field => element.kind === 'field');
  const isCaption = isCaptionDialect(route.from);
  const read = isCaption ? fromFields(fields) : readFlat(elements, route);
  append(losses, read.losses);
  const subject = [read.input.subject, ...also].filter((text) => text !== '').join(', ');
  const caption = writeCaption({ ...read.input, subject }, route.to);
  append(losses, caption.losses);
  return caption.text;
}

function readFlat(elements: readonly Element[], route: CaptionRoute): ReturnType<typeof fromFields> {
  const adapted = adapt(elements, route);
  const plain = toPlainWords(toPhrases(adapted.elements), route.from);
  const ordered = orderByWeight(plain.phrases, TRAITS[route.to].label);
  const losses = [...adapted.losses, ...plain.losses, ...ordered.losses];
  return { input: fromPhrases(ordered.phrases, route.roleOf), losses };
}

/** One line for each reason, so that forty LoRAs do not make forty lines. */
function mergeLosses(losses: readonly Loss[]): readonly Loss[] {
  const merged = new Map<string, Map<string, Loss>>();
  for (const loss of losses) {
    const same = merged.get(loss.why) ?? new Map<string, Loss>();
    merged.set(loss.why, same.set(loss.what, loss));
  }
  return [...merged.values()].map((same) => {
    const all = [...same.values()];
    const said = new Set(all.map((loss) => loss.said).filter((words) => words !== null));
    return lossOf(
      all.flatMap(({ things }) => things),
      all[0]?.why ?? '',
      said.size === 0 ? null : [...said].join(', '),
    );
  });
}
