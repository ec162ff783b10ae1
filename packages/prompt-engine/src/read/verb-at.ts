import type { ActionRow } from '../lexicon/action.ts';
import { singularsOf, type VerbForms } from '../lexicon/inflect.ts';
import { sifted } from '../lexicon/sifting/sifted.ts';
import type { Draft } from './draft.ts';
import { GOES_BY_ITSELF, headFollows, LEADING } from './phrase-bounds.ts';
import type { Piece, Segment } from './pieces.ts';
import { plainVerb } from './plain-verbs.ts';
import { isBeing, isPeople } from './scene.ts';
import { roleOf, type SenseOf, senseOf } from './sense-of.ts';
import { unknownVerb, type VerbForm } from './senses.ts';

/** A verb as it was read, with the row that its neighbours ask for. */
export interface VerbRead {
  readonly verb: VerbForms;
  readonly row?: ActionRow;
  readonly form: VerbForm;
}

/** Where the reading of one segment stands. */
export interface Cursor {
  readonly pieces: Segment;
  at: number;
  /** A thing or being was read in this segment, and nothing came after it. */
  afterThing: boolean;
  hasVerb: boolean;
  joined: boolean;
  /** It is told of others than the picture's main: where they are nobody else need be. */
  readonly aside?: 'meanwhile' | 'and';
}

/** 'helping a toddler cross', 'watching the bus leave': what was read last does what follows. */
function isLedToAct({ doings, cast }: Draft, { base }: VerbForms): boolean {
  const last = doings.at(-1);
  const led = last?.object === undefined ? undefined : cast[last.object];
  return (
    last !== undefined &&
    LEADING.test(last.verb.base) &&
    led !== undefined &&
    led === cast.at(-1) &&
    (isBeing(led.kind) || GOES_BY_ITSELF.test(base))
  );
}

const nextIsFree = (cursor: Cursor): boolean => {
  const role = roleOf(cursor.pieces[cursor.at + 1]);
  return cursor.at + 1 >= cursor.pieces.length || (role !== undefined && role !== 'of');
};

/** Deeds that a thing can do: those that need no hands, eyes or mouth. */
export const doneByThings = (row: ActionRow | undefined): boolean =>
  row === undefined ||
  row.posture === 'any' ||
  !['hands', 'eyes', 'mouth', 'feet', 'two'].some((trait) => row.traits.words.has(trait));

const BODY_OF_ANIMAL = sifted(
  /\b(?:(?:from|in) the jaws|between the teeth|hind legs|forepaws|front (?:paws|\{hands?\}|legs)|tail (?:up|high|low|raised)|cheeks full, ears|one front foot lifted|all four (?:feet|legs)|nose under the tail|flank|muzzle|whiskers|ears (?:pricked|forward|flat|back|up))/,
);
const isOfAnimals = ({ row }: SenseOf<'action'>): boolean => BODY_OF_ANIMAL.test(row?.pose ?? '');

/** The sense of a verb that its doer can do. */
function fittingAction(draft: Draft, { pieces, at }: Cursor): SenseOf<'action'> | undefined {
  // What is done to decides before who does it: 'a fox playing chess' plays a game.
  const after = new Set(
    pieces.slice(at + 1, at + 5).flatMap(({ lower }) => [lower, ...lower.split(' '), ...singularsOf(lower)]),
  );
  const fitsObject = ({ row }: SenseOf<'action'>): number =>
    Number(row?.traits.needs.some((word) => after.has(word)) ?? false);
  const found = (pieces[at]?.senses ?? [])
    .filter((sense): sense is SenseOf<'action'> => sense.is === 'action')
    .sort((a, b) => fitsObject(b) - fitsObject(a));
  const agent = draft.cast[draft.agents[0] ?? 0];
  // A firefighter carries a cat otherwise than its mother does.
  if (agent && isPeople(agent.kind)) found.sort((a, b) => Number(isOfAnimals(a)) - Number(isOfAnimals(b)));
  if (!agent) return found[0];
  const lives = isBeing(agent.kind) || agent.kind === 'hands';
  const fits = found.find(({ row }) => (lives ? row?.posture !== 'any' : doneByThings(row)));
  // Plants grow of themselves, people grow plants: a deed of things is no pose of theirs.
  return fits ?? (lives && found[0] ? { is: 'action', verb: found[0].verb, form: found[0].form } : undefined);
}

const ONLY_FORM = sifted(/^[a-z]+(ed) | \w+ing$/);

/** The verb of a clause, which its grammar has told. */
const finiteVerb = (
  { lower, senses, finite: form = 's' }: Piece,
  action: SenseOf<'action'> | undefined,
): VerbRead => ({
  verb:
    (action ?? senses.find((sense) => sense.is === 'action'))?.verb ??
    plainVerb(lower)?.verb ??
    unknownVerb(lower, form),
  form,
  ...(action?.row && { row: action.row }),
});

/** The piece as a verb, where its neighbours let it be one. */
export function readVerbAt(draft: Draft, cursor: Cursor): VerbRead | undefined {
  const piece = cursor.pieces[cursor.at];
  if (!piece || roleOf(piece)) return undefined;
  const action = fittingAction(draft, cursor);
  // Nobody is there to do it: 'rain drives the butterflies away'.
  if (piece.finite) return draft.cast.length > 0 ? finiteVerb(piece, action) : undefined;
  const isNoun = piece.senses.some(({ is }) => is === 'noun' || is === 'place');
  // 'parked in' and 'arm wrestling' stand in their rows by this form alone.
  const only = action?.form === 'base' ? ONLY_FORM.exec(action.verb.base) : undefined;
  const onlyForm: VerbForm | undefined = only ? (only[1] ? 'past' : 'ing') : undefined;
  const form: VerbForm | undefined =
    onlyForm ??
    action?.form ??
    senseOf(piece, 'action')?.form ??
    (cursor.afterThing && /[a-z]{3}ing$/.test(piece.lower) && nextIsObject(cursor) ? 'ing' : undefined) ??
    (cursor.afterThing &&
    !cursor.hasVerb &&
    /[^s]s$/.test(piece.lower) &&
    nextIsObject(cursor) &&
    draft.cast.at(-1)?.plural === false
      ? 's'
      : undefined) ??
    (piece.guess === 'verb-ing'
      ? 'ing'
      : piece.guess === 'verb-past'
        ? 'past'
        : piece.guess === 'verb-s'
          ? 's'
          : undefined);
  // 'how to gut a fish', 'to guard its treasure': before an object it is what is done, whatever else it may name.
  if (roleOf(cursor.pieces[cursor.at - 1]) === 'to' && nextIsObject(cursor) && form !== 'base')
    return { verb: unknownVerb(piece.lower, 'base'), form: 'base' };
  if (!form) return undefined;
  // 'His daughter's skates': what somebody has.
  if (form === 's' && /(?:['’]s|^the|^an?)$/.test(cursor.pieces[cursor.at - 1]?.lower ?? ''))
    return undefined;
  const verb = (action ?? senseOf(piece, 'action'))?.verb ?? unknownVerb(piece.lower, form);
  const read: VerbRead = { verb, form, ...(action?.row && { row: action.row }) };
  const previous = roleOf(cursor.pieces[cursor.at - 1]);
  const last = draft.cast.at(-1);
  const ends = cursor.at + 1 >= cursor.pieces.length;
  // 'for an online listing': a noun that looks like a verb ends the phrase.
  if (!action && form === 'ing' && verb.base !== 'miss' && ends && last && !isBeing(last.kind))
    return undefined;
  // 'too old to fly' says what is not done; 'papers are signed' what is.
  if (previous === 'to' && cursor.pieces.slice(0, cursor.at).some(({ lower }) => lower === 'too'))
    return undefined;
  if (form === 'past' && previous === 'be' && cursor.pieces[cursor.at + 1]?.lower !== 'by') return undefined;
  if (form === 'ing') {
    if (cursor.afterThing || previous === 'be' || previous === 'and')
      return isNoun && !nextIsObject(cursor) && !cursor.afterThing ? undefined : read;
    const begins = cursor.at === 0 || previous === 'filler';
    // In a later part 'holding paper lantern' is a deed; at the beginning 'dancing robot' is a robot.
    const [lead] = draft.cast;
    const isHandled = !draft.isTags || action?.row?.traits.words.has('hands') === true;
    if (
      begins &&
      isHandled &&
      lead &&
      isBeing(lead.kind) &&
      action &&
      headFollows(cursor.pieces, cursor.at + 1)
    )
      return read;
    return begins && (nextIsObject(cursor) || nextIsFree(cursor)) && !isNoun ? read : undefined;
  }
  // 'green tiles and cracked leather chairs': nobody cracks them.
  if (
    form === 'past' &&
    previous === 'and' &&
    headFollows(cursor.pieces, cursor.at + 1) &&
    !nextIsObject(cursor)
  )
    return undefined;
  if (form === 'past') return cursor.afterThing && !(isNoun && !nextIsObject(cursor)) ? read : undefined;
  if (form === 's') {
    const fits = cursor.afterThing && !cursor.hasVerb && last !== undefined && !last.plural;
    return fits &&
      (!isNoun || nextIsFree(cursor) || nextIsObject(cursor)) &&
      !(isNoun && cursor.at + 1 >= cursor.pieces.length)
      ? read
      : undefined;
  }
  const plural =
    cursor.afterThing &&
    !cursor.hasVerb &&
    (last?.plural === true || cursor.joined || last?.kind === 'group');
  return previous === 'to' ||
    isLedToAct(draft, verb) ||
    (plural && (!isNoun || nextIsFree(cursor) || nextIsObject(cursor)))
    ? read
    : undefined;
}

/** Whether a noun phrase with its article follows: the object of a verb. */
function nextIsObject(cursor: Cursor): boolean {
  const next = cursor.pieces[cursor.at + 1];
  const role = roleOf(next);
  return (
    role === 'determiner' ||
    role === 'possessive' ||
    role === 'viewer' ||
    senseOf(next, 'number') !== undefined
  );
}

/** Words after a verb that say where to, and are no object of it. */
export const ADVERBS: ReadonlySet<string> = new Set([
  'home',
  'back',
  'away',
  'outside',
  'inside',
  'abroad',
  'downtown',
  'upstairs',
  'downstairs',
  'outdoors',
  'indoors',
]);
