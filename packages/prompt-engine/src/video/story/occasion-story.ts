import { choicesOf, listOf, rowsOf } from '../../lexicon/row.ts';
import { isBeing, mainOf } from '../../read/scene.ts';
import { calledAgain } from '../genre/called-again.ts';
import { clauseVerb } from '../idea/clause-verb.ts';
import { sceneRead } from '../idea/scene-read.ts';
import { wordsOf } from '../idea/verbs.ts';
import type { Occasion } from '../options/occasion.ts';
import { capital, wordsPattern } from '../wording.ts';
import { fillFirst, type Slots } from './fill.ts';
import { CELEBRATION_ROWS, FEAST_ROWS, PASTIME_ROWS } from './occasion-rows.ts';

/* What a film on an occasion shows, where the idea says little more than the occasion. */

const IMAGES: ReadonlyMap<string, readonly string[]> = new Map(
  rowsOf(CELEBRATION_ROWS, 2).map(([kind = '', images]) => [kind, choicesOf(images)]),
);
const byWords = (
  table: string,
): readonly { readonly words: RegExp | undefined; readonly images: readonly string[] }[] =>
  rowsOf(table, 2).map(([names, images]) => ({
    words: wordsPattern(listOf(names)),
    images: choicesOf(images),
  }));
const FEASTS = byWords(FEAST_ROWS);
const PASTIMES = byWords(PASTIME_ROWS);

const NUMBERS = ' one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** A thing in the singular, as it stands before a cake: 'diggers' → 'digger'. */
const single = (theme: string): string => theme.replace(/(?<=[^s])s$/, '');

const TOYS: ReadonlySet<string> = new Set([
  'vehicle',
  'machine',
  'aircraft',
  'boat',
  'spacecraft',
  'building',
]);

const CALLS_PEOPLE = /^(?:my|our|the|his|her|their|all|new)\s/i;

/** Whether several are meant: 'our nurses', 'my parents'. */
const isSeveral = (who: string): boolean =>
  CALLS_PEOPLE.test(who) &&
  (mainOf(sceneRead(who))?.plural === true ||
    /\sand\s|parents|twins|\s(?:kids|children|people|\p{Ll}+[^\Ws]s)$/u.test(who));

/** The wordings of an image with what the occasion names. */
function worded(image: string, { theme, years, name, kind, rest }: Occasion): readonly string[] {
  const being = mainOf(sceneRead(`a ${single(theme)}`));
  const values: Readonly<Record<string, string>> = {
    theme: single(theme),
    themes: theme,
    being: theme !== '' && being && isBeing(being.kind) ? single(theme) : '',
    n: years > 0 ? (kind === 'child-birthday' ? (NUMBERS[years] ?? '') : String(years)) : '',
    What: [capital(name), kind === 'invitation' ? rest : ''].filter(Boolean).join(', '),
    toy: being && TOYS.has(being.kind) ? `toy ${single(theme)}` : single(theme),
  };
  return image
    .split(' ~ ')
    .map((wording) =>
      wording.replace(/\{(theme|themes|toy|being|n|What)\}/g, (slot, of: string) => values[of] || slot),
    )
    .filter((wording) => !/\{(?:theme|themes|toy|being|n|What)\}/.test(wording))
    .map((wording) => wording.replace(/\b([Aa]) (?=[aeio])/g, '$1n '));
}

/** The images of a film on an occasion; what else the idea tells stands before the last of them. */
export function occasionStory(occasion: Occasion): readonly string[] {
  const { kind, name, who, theme, rest } = occasion;
  const feast = kind === 'greeting' || kind === 'invitation' ? feastStory(name, who) : [];
  if (feast.length > 1 && kind === 'greeting' && rest !== '') return [rest, ...feast.slice(1)];
  if (feast.length > 0) return feast;
  const isPlural = isSeveral(who);
  const slots: Slots = {
    ...(who && { o: who, isOPlural: isPlural }),
    pronouns: { he: 'they', him: 'them', his: 'their' },
  };
  const images = (IMAGES.get(kind) ?? [])
    .map((image) => fillFirst(worded(image, occasion), slots))
    .filter(Boolean);
  const pastime = PASTIMES.find(({ words }) => theme !== '' && words?.test(theme))?.images ?? [];
  const loved = kind === 'child-birthday' ? '' : fillFirst(pastime, slots);
  const shown = loved === '' ? images : images.map((image, nth) => (nth === 2 ? loved : image));
  const told = kind === 'invitation' ? '' : metIn(rest) || rest;
  if (told === '') return shown;
  // What the idea tells is the film: it stands between what is carried in and those who are there at the end.
  const own = kind === 'child-birthday' && isDeed(told) ? parted(told) : [];
  return own.length > 0
    ? [...shown.slice(0, 1), ...own, ...shown.slice(-1)]
    : [...shown.slice(0, 1), told, ...shown.slice(2)];
}

/** Deeds of one, each with whoever does it: 'a t-rex blowing out candles and falling over'. */
function parted(told: string): readonly string[] {
  const [first = told, ...more] = told.split(/\sand\s(?=\p{L}+ing\b)/u);
  const words = wordsOf(first);
  const who = calledAgain(first.slice(0, words[clauseVerb(words)?.from ?? 0]?.start ?? 0).trim());
  return [first, ...more.map((deed) => `${who} ${deed}`.trim())].map(capital);
}

/** Whether a text tells a deed. */
const isDeed = (text: string): boolean => clauseVerb(wordsOf(text)) !== undefined;

const MET = /^(?:they|we|the two|who)\s(?:first\s)?met\s((?:at|in|on)\s[^,.]+?)(?:\sin\s(\d{4}))?$/i;

/** How two came to know each other, as a picture: 'they met at a dance hall in 1984'. */
function metIn(rest: string): string {
  const [, place = '', year = ''] = MET.exec(rest) ?? [];
  if (place === '') return '';
  return `${year === '' ? 'Back then' : year}, ${place}: two young faces find each other in the crowd`;
}

/** The images of a greeting on a feast; none where it names no feast. */
function feastStory(text: string, who: string): readonly string[] {
  const images = FEASTS.find(({ words }) => words?.test(text))?.images ?? [];
  const slots: Slots = who === '' ? {} : { o: who, isOPlural: true };
  return images.map((image) => fillFirst(image.split(' ~ '), slots)).filter(Boolean);
}
