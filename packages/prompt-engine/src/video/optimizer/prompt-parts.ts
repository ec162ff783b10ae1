import { analyze } from '../../anatomy/analyze.ts';
import { senses } from '../../read/senses.ts';
import type { Element } from '../../vocabulary.ts';
import { moveNamed, speaksOf } from '../idea/film-words.ts';
import type { Slot } from './slots.ts';

/*
 * The parts of a video prompt, whoever wrote it, by the form that each of them has: the sound after 'Sound:', the
 * feeling after 'the mood', the camera by its shot size, the action by its 'then'. The optimizer writes in this form,
 * so that what is asked next finds each part again.
 */

/** A stretch of a text; `end` exclusive. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** A stretch of a prompt for a film, by what it decides. */
export interface Part extends Range {
  readonly slot: Slot;
}

export const ELEMENT_OF: Readonly<Record<Slot, Element>> = {
  place: 'setting',
  time: 'setting',
  frame: 'camera',
  lens: 'camera',
  move: 'camera',
  motion: 'motion',
  light: 'light',
  style: 'style',
  mood: 'mood',
  near: 'audio',
  ground: 'audio',
  music: 'audio',
};

export const SIZE =
  /\b(?:(?:extreme|big|macro) close-?up|medium close-?up|close-?up|medium wide shot|extreme wide shot|establishing shot|medium shot|full shot|full-length shot|wide shot|long shot|detail shot|point-of-view shot)\b/i;
export const LIGHT =
  /\b(?:lighting|(?:sun|moon|star|candle|lamp|fire|torch|day|back|rim|key|side|spot|flood|street)(?:light|lit)\b|(?:window|neon|available|soft|hard|warm|cold|cool|natural|golden|low|overhead|ambient|practical|first|last|late|early|morning|evening|pale|grey|gray|white|even|volumetric|dim|harsh|diffused?|stage|side|key|dappled) (?:light|lights|lit|glow|sun)\b|lit (?:by|from|with|only)|light (?:from|through|falls|falling|streams|streaming|pours|breaking|shown|on)|back-?lit|glow(?:s|ing)?|silhouett(?:e|ed)|northern lights|aurora|chiaroscuro|softbox|shafts? of (?:sun)?light|god rays|long shadows|shadows? (?:falls?|on|across)|rim light|bare bulb|lantern light|from camera (?:left|right)|at camera (?:left|right)|from (?:back|the back) (?:left|right)|hard-edged|soft-edged|in(?:to)? (?:deep |cool |soft )?sha(?:dow|de)|cast shadows?|shading|shaded|tone[sd]?|hatching)\b/i;
export const MUSIC =
  /\b(?:no music but what is played in the scene|no sound at all|(?<=[;:,.]\s)(?:[\p{L}-]{1,20}\s){0,4}music(?: kept low|, kept low)?|(?:no|a|an|some)\s(?:[\p{L}-]{1,20}\s){0,4}music(?: kept low)?|(?:[\p{L}-]{1,20}\s){0,3}(?:music|piano|guitar|strings|jazz), kept low)\b/iu;
const MOOD = /\bthe mood [^.;\n]{1,80}/;
const SOUND = /^sound:\s/i;

const SENTENCE_END = /[.!?…。！？]["'”’)\]»*_]{0,3}(?=\s+[^\p{Ll}\s]|\s*$)|[。！？]|\n+/gu;

/** The sentences of a text, without the spaces between them. */
export function sentencesOf(text: string): Range[] {
  const found: Range[] = [];
  let start = 0;
  const close = (end: number): void => {
    const lead = /^\s*/.exec(text.slice(start, end))?.[0].length ?? 0;
    const solid = text.slice(start + lead, end).trimEnd().length;
    if (solid > 0) found.push({ start: start + lead, end: start + lead + solid });
    start = end;
  };
  for (const hit of text.matchAll(SENTENCE_END)) close(hit.index + hit[0].length);
  close(text.length);
  return found;
}

const stopless = (text: string, { start, end }: Range): Range => {
  let to = end;
  while (to > start && /[.!?…\s]/.test(text.charAt(to - 1))) to--;
  return { start, end: to };
};

/** The parts of a sentence between semicolons. */
function clausesOf(text: string, sentence: Range): Range[] {
  const { start, end } = stopless(text, sentence);
  const found: Range[] = [];
  let from = start;
  for (const hit of text.slice(start, end).matchAll(/;\s+/g)) {
    found.push({ start: from, end: start + hit.index });
    from = start + hit.index + hit[0].length;
  }
  if (from < end) found.push({ start: from, end });
  return found;
}

function soundParts(text: string, clauses: readonly Range[]): Part[] {
  const [first, ...rest] = clauses;
  if (!first) return [];
  const lead = SOUND.exec(text.slice(first.start, first.end))?.[0].length ?? 0;
  const all = [{ start: first.start + lead, end: first.end }, ...rest].filter(
    ({ start, end }) => end > start,
  );
  let isNear = false;
  return all.map((range): Part => {
    const said = text.slice(range.start, range.end);
    if (/\bno dialogue\b/.test(said)) return { ...range, slot: 'music' };
    if (speaksOf('music', said)) return { ...range, slot: 'music' };
    const slot: Slot = isNear ? 'ground' : 'near';
    isNear = true;
    return { ...range, slot };
  });
}

/** What happens, written out shot by shot. */
export const IN_SHOTS = /^(?:one|two|three|four|five|six|seven|eight|several) shots?: /i;
const MOTION = /(?:^|,? )then\s|\bslowly\b.*\bstillness\b/i;
const LENS = /^\d{1,3}\s?mm\b(?:\smacro)?(?!\s(?:\w{1,20}\s){0,2}film)/;

/** Frame, lens and movement, parted by commas. */
function cameraParts(text: string, range: Range): Part[] {
  const found: Part[] = [];
  let at = range.start;
  for (const piece of text.slice(range.start, range.end).split(', ')) {
    const end = at + piece.length;
    const slot: Slot = LENS.test(piece) ? 'lens' : SIZE.test(piece) ? 'frame' : 'move';
    const last = found.at(-1);
    if (slot === 'move' && last && (last.slot === 'move' || !moveNamed(piece)))
      found[found.length - 1] = { ...last, end };
    else found.push({ start: at, end, slot });
    at = end + 2;
  }
  return found;
}

function styleParts(text: string, range: Range): Part[] {
  const said = text.slice(range.start, range.end);
  const mood = MOOD.exec(said);
  if (!mood) return speaksOf('style', said) || /\blook\b/.test(said) ? [{ ...range, slot: 'style' }] : [];
  const before = said.slice(0, mood.index).replace(/,\s*$/, '');
  const parts: Part[] = [
    { start: range.start + mood.index, end: range.start + mood.index + mood[0].length, slot: 'mood' },
  ];
  if (before) parts.unshift({ start: range.start, end: range.start + before.length, slot: 'style' });
  return parts;
}

function partsOfClause(text: string, range: Range): Part[] {
  const said = text.slice(range.start, range.end);
  if (IN_SHOTS.test(said)) return [{ ...range, slot: 'motion' }];
  if (
    SIZE.test(said.slice(0, 40)) ||
    (moveNamed(said) &&
      (LENS.test(said) ||
        /^(?:a static|one (?:slow|steady|level|tracking|follow|rack|smooth)|handheld)/i.test(said)))
  )
    return cameraParts(text, range);
  if (LENS.test(said)) return cameraParts(text, range);
  if (MOOD.test(said)) return styleParts(text, range);
  if (MOTION.test(said)) return [{ ...range, slot: 'motion' }];
  if (LIGHT.test(said)) return [{ ...range, slot: 'light' }];
  return styleParts(text, range);
}

/** Of each part the first that stands in the text; the opening sentence is the user's own, but for a comma'd end. */
export function partsOf(text: string): Part[] {
  const [first, ...sentences] = sentencesOf(text);
  if (!first) return [];
  const found = sentences.flatMap((sentence): Part[] => {
    const clauses = clausesOf(text, sentence);
    if (SOUND.test(text.slice(sentence.start, sentence.end))) return soundParts(text, clauses);
    return clauses.flatMap((clause) => partsOfClause(text, clause));
  });
  const seen = new Set<Slot>();
  return [...openingParts(text, first), ...found].filter(({ slot, start, end }) => {
    if (end <= start || (seen.has(slot) && slot !== 'time')) return false;
    seen.add(slot);
    return true;
  });
}

const PLACE_PHRASE =
  /^(?:in|on|at|inside|under|beside|behind|near|along|across|by|before|over|above|among|through|against)\s/i;

/** Place and hour behind commas of the opening sentence. */
function openingParts(text: string, sentence: Range): Part[] {
  const { start, end } = stopless(text, sentence);
  if (end - start > 600) return [];
  const found: Part[] = [];
  let at = start;
  for (const piece of text.slice(start, end).split(', ')) {
    const range = { start: at, end: at + piece.length };
    at = range.end + 2;
    if (range.start === start || !PLACE_PHRASE.test(piece) || piece.split(' ').length > 14) continue;
    found.push({ ...range, slot: isHour(piece) ? 'time' : 'place' });
  }
  return found;
}

/** Whether a phrase names an hour, a weather or a season and no place. */
function isHour(phrase: string): boolean {
  const words = phrase
    .toLowerCase()
    .split(/[^\p{L}\p{N}'-]+/u)
    .filter(Boolean);
  const said = words.flatMap((_, at) => senses().longestAt(words, at)?.value ?? []);
  return said.some(({ is }) => is === 'time') && !said.some(({ is }) => is === 'place');
}

/** The opening sentences that are the user's own: up to the first that is made of parts alone. */
export function ownWordsOf(text: string): string {
  const [first, ...sentences] = sentencesOf(text);
  if (!first) return text;
  const parts = partsOf(text);
  const next = sentences.find(({ start }) =>
    parts.some((part) => part.start === start || text.slice(start, part.start).toLowerCase() === 'sound: '),
  );
  return text.slice(0, next ? next.start : text.length).trimEnd();
}

/** A light that stands between full stops, colons or semicolons, so that another can take its place. */
export function lightSpan(text: string): Range | undefined {
  return analyze(text).find(
    ({ start, end, element }) =>
      element === 'light' &&
      /(?:^|[.;:]\s)$/.test(text.slice(Math.max(0, start - 2), start)) &&
      /^(?:[.;]|$)/.test(text.slice(end, end + 1)),
  );
}
