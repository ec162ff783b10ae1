import { isOfWeather, type ToldClause } from './clauses.ts';
import type { Draft } from './draft.ts';
import { isColour, isLed, isManner, startsNounPhrase } from './phrase-bounds.ts';
import type { Segment } from './pieces.ts';
import { readFunction } from './read-function.ts';
import { readThing, readVerbOrCircumstance } from './read-segment.ts';
import { isBeing, isPeople } from './scene.ts';
import { roleOf, senseOf } from './sense-of.ts';
import { isOfNobody } from './unseen.ts';
import type { Cursor } from './verb-at.ts';

/*
 * The clauses of a sentence, one after the other: what goes on first, then what others do meanwhile.
 */

function readSegment(draft: Draft, pieces: Segment, isFirst: boolean): void {
  const cursor: Cursor = { pieces, at: 0, afterThing: false, hasVerb: false, joined: false };
  if (!isFirst && draft.cast.length > 0) {
    const beings = draft.agents.filter((index) => isBeing(draft.cast[index]?.kind ?? 'thing'));
    // 'a nun, a plumber and a goat waiting': a list goes on until somebody does something.
    cursor.joined =
      draft.doings.length === 0 && beings.length > 0 && !draft.isTags && draft.place === undefined;
    draft.agents = draft.doings[0]?.agents.slice() ?? (cursor.joined ? beings : [0]);
  }
  // Whoever types only 'rose' or 'peach' means no colour.
  const isNamed = isFirst && pieces.length === 1 && senseOf(pieces[0], 'noun') !== undefined;
  if (!isNamed && pieces.every((piece) => isColour(piece) || roleOf(piece) === 'and')) {
    for (const piece of pieces) {
      const colour = senseOf(piece, 'colour');
      if (colour) draft.colours.push(colour.colour);
    }
    return;
  }
  readOn(draft, cursor);
}

function readOn(draft: Draft, cursor: Cursor): void {
  const { pieces } = cursor;
  while (cursor.at < pieces.length) {
    const start = cursor.at;
    readNext(draft, cursor);
    if (cursor.at > start) continue;
    // Nothing was understood here: the word is kept for the writer, and the reading goes on.
    const piece = pieces[cursor.at++];
    const colour = senseOf(piece, 'colour');
    // 'dyeing her hair pink': a colour may follow what has it.
    if (colour) draft.colours.push(colour.colour);
    else if (piece && !roleOf(piece) && !isManner(piece)) draft.rest.push(piece.text);
  }
}

function readNext(draft: Draft, cursor: Cursor): void {
  const piece = cursor.pieces[cursor.at];
  // A place whose name brings its own preposition: 'inside a whale'.
  const led = senseOf(piece, 'place');
  if (piece && led && isLed(piece) && !draft.place && !cursor.aside) {
    const [preposition = 'in'] = piece.lower.split(' ');
    const words = piece.lower.slice(preposition.length + 1).replace(/^(?:an?|the)\s/, '');
    draft.place = {
      words,
      preposition,
      row: led.row,
      proper: false,
      plural: false,
      adjectives: [],
      strange: [],
    };
    cursor.at++;
    return;
  }
  const role = roleOf(cursor.pieces[cursor.at]);
  const opens = role === 'determiner' || role === 'possessive' || role === 'filler' || role === 'praise';
  if (readVerbOrCircumstance(draft, cursor)) return;
  if (role && !opens) readFunction(draft, cursor);
  else if (startsNounPhrase(cursor.pieces, cursor.at)) readThing(draft, cursor);
  else if (opens) cursor.at++;
}

/** Whom a pronoun that opens a clause means: the picture's main, or the last thing. */
function meantBy(word: string, { cast }: Draft): number | undefined {
  if (!/^(?:he|she|they|it|we|i)$/.test(word)) return undefined;
  const main = Math.max(
    0,
    cast.findIndex(({ part }) => part === 'main'),
  );
  const thing = word === 'it' ? cast.findLastIndex(({ kind }) => !isPeople(kind)) : -1;
  return thing >= 0 ? thing : main;
}

/** What others do meanwhile, and where: nothing of it is the main's, unless a pronoun says so. */
function readAside(draft: Draft, { pieces, kind }: ToldClause): void {
  const meant = meantBy(pieces[0]?.lower ?? '', draft);
  const isOwn = meant === 0;
  const [before, deeds, after] = [draft.feeling, draft.doings.length, draft.cast.length];
  draft.agents = meant === undefined ? [] : [meant];
  readOn(draft, {
    pieces,
    at: meant === undefined ? 0 : 1,
    afterThing: meant !== undefined,
    hasVerb: false,
    joined: false,
    ...(isOwn ? {} : { aside: kind === 'and' ? kind : 'meanwhile' }),
  });
  // The lion that somebody waits for to walk away has not gone yet.
  if (kind === 'until') draft.doings.length = deeds;
  if (isOwn || draft.feeling === before) return;
  const felt = draft.feeling;
  const who = draft.cast[after];
  if (who && felt && isBeing(who.kind)) draft.cast[after] = { ...who, feeling: felt.row };
  if (before) draft.feeling = before;
  else delete draft.feeling;
}

/** Reads the clauses of a sentence. What goes on comes first, whatever it opens with: 'while her son sleeps, a woman…'. */
export function readClauses(draft: Draft, told: readonly ToldClause[]): void {
  const clauses = told.length > 1 ? told.filter(({ pieces }) => !isOfNobody(pieces)) : told;
  const leading = clauses.findIndex((clause) => clause.kind === 'lead' && !isOfWeather(clause));
  const first =
    leading >= 0 ? leading : clauses.findIndex(({ pieces }) => pieces.some(({ finite }) => finite));
  const lead = clauses[first];
  const ordered = lead ? [lead, ...clauses.filter((clause) => clause !== lead)] : clauses;
  for (const [i, clause] of ordered.entries())
    if (i === 0 || (clause.kind === 'lead' && !(lead && clauses.indexOf(clause) < first)))
      readSegment(draft, clause.pieces, i === 0);
    else readAside(draft, clause);
}
