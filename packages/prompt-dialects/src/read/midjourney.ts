import { type Element, type Loss, lossOf, type Setting, tidyWeight } from '../prompt.ts';
import { append } from '../scan/append.ts';
import { endOfNumber, isBlank, isLetter, isWordCharacter, skipBlanks, toNumber } from '../scan/characters.ts';
import { readPlain } from './plain.ts';

interface Parameter {
  readonly name: string;
  /** How much of what follows belongs to it. */
  readonly takes: 'nothing' | 'word' | 'all';
}

const ALIASES: Readonly<Record<string, string>> = {
  ar: 'aspect_ratio',
  aspect: 'aspect_ratio',
  s: 'stylize',
  c: 'chaos',
  w: 'weird',
  q: 'quality',
  v: 'version',
  p: 'personalize',
  profile: 'personalize',
  iw: 'image_weight',
  sref: 'style_reference',
  sw: 'style_weight',
  sv: 'style_version',
  cref: 'character_reference',
  cw: 'character_weight',
  oref: 'omni_reference',
  ow: 'omni_weight',
};
const FLAGS = ['raw', 'tile', 'draft', 'hd', 'turbo', 'fast', 'relax', 'video', 'stealth', 'public', 'loop'];
const WITH_WORD = [
  ...['aspect_ratio', 'stylize', 'chaos', 'weird', 'quality', 'version', 'image_weight', 'style_weight'],
  ...[
    'style_version',
    'character_weight',
    'omni_weight',
    'seed',
    'style',
    'niji',
    'stop',
    'exp',
    'repeat',
    'r',
  ],
  ...['motion', 'sameseed', 'bs'],
];
const WITH_ALL = ['personalize', 'style_reference', 'character_reference', 'omni_reference', 'edit', 'no'];

/** How a setting is written: `aspect_ratio` is `ar`. Null for what Midjourney does not know. */
export function parameterOf(setting: string): string | null {
  const alias = Object.keys(ALIASES).find((short) => ALIASES[short] === setting);
  const isKnown = [...FLAGS, ...WITH_WORD, ...WITH_ALL].includes(setting) && setting !== 'no';
  const long = ['stylize', 'chaos', 'weird'].includes(setting) ? setting : undefined;
  return isKnown ? (long ?? alias ?? setting) : null;
}

/** Whether it is a parameter that is written without a value. */
export function isFlag(setting: string): boolean {
  return FLAGS.includes(setting);
}

/** A Midjourney prompt in its parts. */
export interface MidjourneyText {
  readonly elements: readonly Element[];
  readonly negative: string;
  readonly settings: readonly Setting[];
  readonly notes: readonly Loss[];
}

/** Reads `[image URLs] text [--parameters]`; a dash that an editor made of `--` counts. */
export function readMidjourney(text: string): MidjourneyText {
  const marks = findParameters(text);
  const elements = readText(text, 0, marks[0]?.start ?? text.length, true);
  const settings: Setting[] = [];
  const negatives: string[] = [];
  const notes: Loss[] = [];
  for (const [index, mark] of marks.entries()) {
    const end = marks[index + 1]?.start ?? text.length;
    const parameter = parameterNamed(mark.name);
    const stop = endOfValue(text, mark.end, end, parameter.takes);
    const value = text.slice(mark.end, stop).trim();
    if (parameter.name === 'no') {
      negatives.push(value);
    } else {
      settings.push({
        name: parameter.name,
        value: value === '' ? 'true' : value,
        start: mark.start,
        end: stop,
      });
    }
    const behind = text.slice(stop, end).trim();
    if (behind !== '') {
      const comma: Element = { kind: 'words', text: ', ', weight: 1, start: stop, end: stop };
      elements.push(
        ...(elements.length > 0 ? [comma] : []),
        ...readText(text, skipBlanks(text, stop), end, false),
      );
      const why = `It stands behind --${mark.name}, where no text belongs: it now belongs to the text.`;
      notes.push(lossOf([behind], why, 'part of the text'));
    }
  }
  return { elements, negative: negatives.filter((words) => words !== '').join(', '), settings, notes };
}

function parameterNamed(written: string): Parameter {
  const lower = written.toLowerCase();
  const name = (Object.hasOwn(ALIASES, lower) ? ALIASES[lower] : undefined) ?? lower;
  if (FLAGS.includes(name)) {
    return { name, takes: 'nothing' };
  }
  return { name, takes: WITH_WORD.includes(name) ? 'word' : 'all' };
}

function endOfValue(text: string, from: number, end: number, takes: Parameter['takes']): number {
  if (takes !== 'word') {
    return takes === 'all' ? end : from;
  }
  let at = skipBlanks(text, from);
  while (at < end && !isBlank(text.charAt(at))) {
    at += 1;
  }
  return Math.min(at, end);
}

interface Mark {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** `--name` and `—name` behind a blank or at the start. An editor's dash counts before names we know alone. */
export function findParameters(text: string): readonly Mark[] {
  const marks: Mark[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const isStart = at === 0 || isBlank(text.charAt(at - 1));
    const dashes = isStart ? dashesAt(text, at) : 0;
    let end = at + dashes;
    while (dashes > 0 && isNamePart(text.charAt(end))) {
      end += 1;
    }
    const name = text.slice(at + dashes, end);
    const isTyped = text.charAt(at) === '-' || isKnown(name.toLowerCase());
    if (name !== '' && isLetter(name.charAt(0)) && isTyped && isEndOfName(text, end)) {
      marks.push({ name, start: at, end });
      at = end - 1;
    }
  }
  return marks;
}

function isNamePart(character: string): boolean {
  return isWordCharacter(character);
}

function isEndOfName(text: string, at: number): boolean {
  return at >= text.length || isBlank(text.charAt(at));
}

function isKnown(name: string): boolean {
  return Object.hasOwn(ALIASES, name) || [...FLAGS, ...WITH_WORD, ...WITH_ALL].includes(name);
}

function dashesAt(text: string, at: number): number {
  if (text.startsWith('--', at)) {
    return 2;
  }
  return text.charAt(at) === '—' || text.charAt(at) === '–' ? 1 : 0;
}

/** The words, cut at `::` and its number. */
function readText(text: string, from: number, end: number, mayHaveImages: boolean): Element[] {
  const elements: Element[] = [];
  let at = from;
  while (mayHaveImages && isUrlAt(text, skipBlanks(text, at))) {
    const start = skipBlanks(text, at);
    at = start;
    while (at < end && !isBlank(text.charAt(at))) {
      at += 1;
    }
    elements.push({ kind: 'image-url', text: text.slice(start, at), weight: 1, start, end: at });
  }
  let start = elements.length > 0 ? skipBlanks(text, at) : at;
  for (at = start; at < end; at += 1) {
    if (text.startsWith('::', at)) {
      const stop = endOfNumber(text, at + 2);
      const number = toNumber(text.slice(at + 2, stop));
      const close = skipBlanks(text, number === null ? at + 2 : stop);
      append(elements, moved(readPlain(text.slice(start, at), 'midjourney'), start));
      elements.push({
        kind: 'join',
        text: text.slice(at, close),
        weight: tidyWeight(number ?? 1),
        start: at,
        end: close,
      });
      start = close;
      at = close - 1;
    }
  }
  const last = text.slice(start, Math.max(start, end)).trimEnd();
  append(elements, moved(readPlain(last, 'midjourney'), start));
  return elements;
}

function isUrlAt(text: string, at: number): boolean {
  return text.startsWith('https://', at) || text.startsWith('http://', at);
}

function moved(elements: readonly Element[], by: number): Element[] {
  return elements.map((element) => ({ ...element, start: element.start + by, end: element.end + by }));
}
