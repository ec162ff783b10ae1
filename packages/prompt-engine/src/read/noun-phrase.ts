import type { FeelingRow } from '../lexicon/feeling.ts';
import type { MaterialRow } from '../lexicon/material.ts';
import type { NounRow } from '../lexicon/noun.ts';
import type { PlaceRow } from '../lexicon/place.ts';
import { UNNAMED_COLOURS } from './colour-terms.ts';
import { type Draft, noteCircumstance } from './draft.ts';
import type { Piece, Segment } from './pieces.ts';
import { isBeing, type Member } from './scene.ts';
import type { FunctionRole } from './function-words.ts';
import type { Sense } from './senses.ts';

export type SenseOf<Is extends Sense['is']> = Extract<Sense, { is: Is }>;

/** The likeliest sense of a kind that a piece has. */
export function senseOf<Is extends Sense['is']>(piece: Piece | undefined, is: Is): SenseOf<Is> | undefined {
  return piece?.senses.find((sense): sense is SenseOf<Is> => sense.is === is);
}

export const roleOf = (piece: Piece | undefined): FunctionRole | undefined => senseOf(piece, 'function')?.role;

/** A noun phrase as it was read, and where the reading goes on. */
export interface NounPhrase {
  readonly member: Omit<Member, 'part'>;
  /** Something it does by its own participle: 'dancing robot'. */
  readonly doing?: SenseOf<'action'>;
  /** 'made of' or container: what is in it, as 'a bar of chocolate'. */
  readonly next: number;
}

const OPENING: ReadonlySet<FunctionRole> = new Set(['determiner', 'possessive', 'filler', 'praise']);
const AGES: Readonly<Record<string, 'baby' | 'child' | 'old'>> = {
  old: 'old', elderly: 'old', aged: 'old', senior: 'old', ancient: 'old', wrinkled: 'old',
  young: 'child', little: 'child', small: 'child', teenage: 'child', toddler: 'child',
  newborn: 'baby', infant: 'baby',
};

/** Uses that show the thing before them, where a logo or a poster is a thing itself. */
const DEPICTING = new Set(['mockup', 'product-shot', 'thumbnail', 'wallpaper', 'phone-wallpaper', 'avatar', 'banner', 'post', 'story']);

interface Modifiers {
  readonly adjectives: string[];
  readonly colours: string[];
  readonly materials: MaterialRow[];
  feeling?: FeelingRow;
  age?: 'baby' | 'child' | 'old';
  doing?: SenseOf<'action'>;
  counted: boolean;
  count?: number;
}

/** Whether a noun phrase can begin here. */
export function startsNounPhrase(pieces: Segment, at: number): boolean {
  const piece = pieces[at];
  if (!piece) return false;
  const role = roleOf(piece);
  if (role) return OPENING.has(role) && at + 1 < pieces.length && startsNounPhrase(pieces, at + 1);
  if (isLed(piece)) return false;
  if (isParticiple(piece) && headFollows(pieces, at + 1) && !roleOf(pieces[at + 1])) return true;
  if (isBareNoun(piece)) return true;
  if (piece.senses.length === 0) return piece.guess !== 'adverb' && piece.guess !== 'verb-s' && piece.guess !== 'verb';
  return piece.senses.some(({ is }) => ['noun', 'place', 'number', 'colour', 'material', 'feeling', 'time', 'style'].includes(is));
}

/** A phrase that brings its own preposition ('inside a whale') is no noun. */
const LED = /^(?:inside|in|on|at|under|by|above|below|behind|between|over|near|beside|outside|atop|aboard|around)\s/;

export const isLed = (piece: Piece): boolean => LED.test(piece.lower) && !piece.senses.some(({ is }) => is === 'noun');

const isHeadLike = (piece: Piece | undefined): boolean =>
  piece !== undefined &&
  !isLed(piece) &&
  (piece.senses.some(({ is }) => is === 'noun' || is === 'place') || isBareNoun(piece));

/** A word that no noun row has: unknown, or known as a verb alone ('a slice', 'a swing'). */
const isBareNoun = (piece: Piece): boolean =>
  piece.senses.length === 0
    ? piece.guess === 'noun' || piece.guess === 'name'
    : piece.senses.every((sense) => sense.is === 'action' && sense.form === 'base') && !piece.lower.includes(' ');

const isColour = (piece: Piece | undefined): boolean => senseOf(piece, 'colour') !== undefined;

/** Whether what follows still belongs to a noun phrase, so that this word modifies it. */
export function headFollows(pieces: Segment, at: number): boolean {
  for (let i = at; i < pieces.length && i < at + 5; i++) {
    const piece = pieces[i];
    if (isHeadLike(piece)) return true;
    if (roleOf(piece) === 'and' && isColour(pieces[i - 1]) && isColour(pieces[i + 1])) continue;
    if (roleOf(piece)) return false;
    const modifies = piece?.senses.some(({ is }) => is !== 'action' && is !== 'function');
    if (!(modifies || piece?.guess === 'adjective' || isParticiple(piece))) return false;
  }
  return false;
}

const isParticiple = (piece: Piece | undefined): boolean => {
  const action = senseOf(piece, 'action');
  return (action !== undefined && action.form !== 'base' && action.form !== 's') || piece?.guess === 'verb-past' || piece?.guess === 'verb-ing';
};

/** Everything that a word says besides naming a thing: a use and a look may be one word ('logo'). */
export function noteAll(draft: Draft, piece: Piece): void {
  const seen = new Set<string>();
  for (const sense of piece.senses) {
    if (seen.has(sense.is) || !['time', 'style', 'light', 'camera', 'use', 'feeling'].includes(sense.is)) continue;
    seen.add(sense.is);
    noteCircumstance(draft, sense, piece.text);
  }
}

/** Reads one word before the head. Answers whether it was a modifier. */
function modify(draft: Draft, found: Modifiers, pieces: Segment, at: number): boolean {
  const piece = pieces[at];
  if (!piece) return false;
  const number = senseOf(piece, 'number');
  const digits = /^\d{1,4}$/.test(piece.lower) ? Number(piece.lower) : undefined;
  if (number || (digits !== undefined && digits > 0 && digits < 1000)) {
    found.count = number?.count ?? digits ?? 1;
    found.counted = number?.exact ?? true;
    return true;
  }
  const role = roleOf(piece);
  if (role && OPENING.has(role)) return true;
  if (role === 'and') return isColour(pieces[at - 1]) && isColour(pieces[at + 1]) && headFollows(pieces, at + 1);
  if (!headFollows(pieces, at + 1)) return false;
  const age = AGES[piece.lower];
  if (age) found.age = age;
  const colour = senseOf(piece, 'colour');
  const material = senseOf(piece, 'material');
  const feeling = senseOf(piece, 'feeling');
  const action = senseOf(piece, 'action');
  if (colour) {
    if (!UNNAMED_COLOURS.has(colour.colour)) {
      found.colours.push(colour.colour);
      draft.colours.push(colour.colour);
    }
  } else if (senseOf(piece, 'style') && !feeling) noteAll(draft, piece);
  else if (material) found.materials.push(material.row);
  else if (feeling) found.feeling = feeling.row;
  else if (action?.form === 'ing' && !isHeadLike(piece)) found.doing = action;
  else {
    const circumstance = piece.senses.some(({ is }) => ['time', 'style', 'light', 'camera', 'use'].includes(is));
    if (circumstance) noteAll(draft, piece);
    else if (!(age || piece.guess === 'adjective' || isParticiple(piece))) return false;
  }
  found.adjectives.push(piece.text);
  return true;
}

const isPlural = (piece: Piece | undefined): boolean => senseOf(piece, 'noun')?.plural ?? /[^s]s$/.test(piece?.lower ?? '');

/** The run of nouns that ends with the head: 'train conductor', 'corgi astronaut'. */
function headRun(pieces: Segment, from: number): number {
  let at = from;
  while (at < pieces.length && isHeadLike(pieces[at]) && !roleOf(pieces[at])) {
    at++;
    const piece = pieces[at];
    // A word that is also a verb goes on the run only where no doing can begin.
    const action = senseOf(piece, 'action');
    if (action && (action.form !== 'base' || (piece && isBareNoun(piece) && isPlural(pieces[at - 1])))) break;
  }
  return Math.max(at, from);
}

/** A place in a place ('tokyo laundromat'): the things of the one, seen with those of the other. */
function mergedPlace(row: PlaceRow, region: PlaceRow): PlaceRow {
  return {
    ...row,
    things: [...row.things.slice(0, 2), ...region.things.slice(0, 2), ...row.things.slice(2)],
    far: row.far || region.far,
    nightLight: region.nightLight || row.nightLight,
    colours: [...row.colours.slice(0, 2), ...region.colours.slice(0, 2)],
  };
}

interface Head {
  readonly row?: NounRow;
  readonly placeRow?: PlaceRow;
  readonly role?: NounRow;
  readonly plural: boolean;
  readonly known: boolean;
}

function headOf(run: readonly Piece[]): Head {
  const last = run.at(-1);
  const noun = senseOf(last, 'noun');
  const place = senseOf(last, 'place');
  const before = run.slice(0, -1).map((piece) => senseOf(piece, 'noun')?.row);
  const being = before.find((row) => row && isBeing(row.kind) && !row.traits.words.has('role'));
  if (noun && being && (noun.row.traits.words.has('role') || (noun.row.kind === 'person' && being.kind !== 'person'))) {
    return { row: being, role: noun.row, plural: noun.plural, known: true };
  }
  const region = run.slice(0, -1).map((piece) => senseOf(piece, 'place')?.row).find(Boolean);
  const costume = before.find((row) => row?.traits.words.has('role') && row.kind === 'person');
  return {
    ...(noun && { row: noun.row }),
    ...(place && { placeRow: region ? mergedPlace(place.row, region) : place.row }),
    ...(noun && costume && isBeing(noun.row.kind) && costume !== noun.row ? { role: costume } : {}),
    plural: noun?.plural ?? place?.plural ?? /[^s]s$/.test(last?.lower ?? ''),
    known: noun !== undefined || place !== undefined,
  };
}

/**
 * Reads one noun phrase: determiners, modifiers, nouns. Nothing where none begins.
 * @param at index of its first piece
 */
export function readNounPhrase(draft: Draft, pieces: Segment, at: number): NounPhrase | undefined {
  const found: Modifiers = { adjectives: [], colours: [], materials: [], counted: false };
  let i = at;
  while (i < pieces.length && modify(draft, found, pieces, i)) i++;
  const end = headRun(pieces, i);
  if (end === i) return undefined;
  const whole = pieces.slice(i, end);
  // A use that ends the run ('red sneakers product shot') is no thing: the shoes are.
  const last = whole.at(-1);
  const isUse = whole.length > 1 && DEPICTING.has(senseOf(last, 'use')?.term.id ?? '');
  if (isUse && last) noteAll(draft, last);
  const run = isUse ? whole.slice(0, -1) : whole;
  const head = headOf(run);
  const runText = run.map(({ text }) => text).join(' ');
  const plural = found.count === undefined ? head.plural : found.count > 1;
  const age = found.age ?? ageOf(head.row);
  return {
    member: {
      words: [...found.adjectives, runText].join(' '),
      name: head.role ? runText : shortName(run, head),
      kind: head.row?.kind ?? (head.placeRow ? 'place' : 'thing'),
      ...(head.row && { row: head.row }),
      ...(head.placeRow && { placeRow: head.placeRow }),
      ...(head.role && { role: head.role }),
      count: found.count ?? (plural ? 12 : 1),
      plural,
      counted: found.count !== undefined && found.counted,
      proper: !head.known && run.every(({ isName }) => isName),
      adjectives: found.adjectives,
      colours: found.colours,
      materials: found.materials,
      ...(found.feeling && { feeling: found.feeling }),
      ...(age && { age }),
      known: head.known,
    },
    ...(found.doing && { doing: found.doing }),
    next: end,
  };
}

const ageOf = (row: NounRow | undefined): 'baby' | 'child' | undefined =>
  row?.kind === 'baby' ? 'baby' : row?.kind === 'child' ? 'child' : undefined;

/** What later sentences call it: a person by the last word, things by their whole name. */
function shortName(run: readonly Piece[], head: Head): string {
  const last = run.at(-1)?.text ?? '';
  if (head.row?.kind === 'person') return last.split(' ').at(-1) ?? last;
  return run.length > 1 && !head.known ? run.map(({ text }) => text).join(' ') : last;
}
