import type { ActionRow } from '../lexicon/action.ts';
import type { VerbForms } from '../lexicon/inflect.ts';
import type { Draft } from './draft.ts';
import { headFollows, type NounPhrase, noteAll, type SenseOf, readNounPhrase, roleOf, senseOf, startsNounPhrase } from './noun-phrase.ts';
import type { Piece, Segment } from './pieces.ts';
import { attach, attachPlace, bindTo } from './attach.ts';
import { isBeing, type Member } from './scene.ts';
import { unknownVerb, type VerbForm } from './senses.ts';

interface VerbRead {
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
}

const nextIsFree = (cursor: Cursor): boolean => {
  const role = roleOf(cursor.pieces[cursor.at + 1]);
  return cursor.at + 1 >= cursor.pieces.length || (role !== undefined && role !== 'of');
};

/** Deeds that a thing can do: those that need no hands, eyes or mouth. */
const doneByThings = (row: ActionRow): boolean =>
  row.posture === 'any' || !['hands', 'eyes', 'mouth', 'feet', 'two'].some((trait) => row.traits.words.has(trait));

/** The sense of a verb that its doer can do. */
function fittingAction(draft: Draft, piece: Piece): SenseOf<'action'> | undefined {
  const found = piece.senses.filter((sense): sense is SenseOf<'action'> => sense.is === 'action');
  const agent = draft.cast[draft.agents[0] ?? 0];
  if (!agent) return found[0];
  const lives = isBeing(agent.kind) || agent.kind === 'hands';
  const fits = found.find(({ row }) => (lives ? row.posture !== 'any' : doneByThings(row)));
  return fits ?? (lives ? found[0] : undefined);
}

/** The piece as a verb, where its neighbours let it be one. */
function verbAt(draft: Draft, cursor: Cursor): VerbRead | undefined {
  const piece = cursor.pieces[cursor.at];
  if (!piece || roleOf(piece)) return undefined;
  const action = fittingAction(draft, piece);
  const isNoun = piece.senses.some(({ is }) => is === 'noun' || is === 'place');
  const form: VerbForm | undefined =
    action?.form ??
    senseOf(piece, 'action')?.form ??
    (piece.guess === 'verb-ing' ? 'ing' : piece.guess === 'verb-past' ? 'past' : piece.guess === 'verb-s' ? 's' : undefined);
  if (!form) return undefined;
  const verb = action?.verb ?? unknownVerb(piece.lower, form);
  const read: VerbRead = { verb, form, ...(action && { row: action.row }) };
  const previous = roleOf(cursor.pieces[cursor.at - 1]);
  const last = draft.cast.at(-1);
  if (form === 'ing') {
    if (cursor.afterThing || previous === 'be' || previous === 'and') return isNoun && !nextIsObject(cursor) && !cursor.afterThing ? undefined : read;
    const begins = cursor.at === 0 || previous === 'filler';
    return begins && (nextIsObject(cursor) || nextIsFree(cursor)) && !isNoun ? read : undefined;
  }
  if (form === 'past') return cursor.afterThing && !(isNoun && !nextIsObject(cursor)) ? read : undefined;
  if (form === 's') {
    const fits = cursor.afterThing && !cursor.hasVerb && last !== undefined && !last.plural;
    return fits && (!isNoun || nextIsFree(cursor) || nextIsObject(cursor)) && !(isNoun && cursor.at + 1 >= cursor.pieces.length) ? read : undefined;
  }
  const plural = cursor.afterThing && !cursor.hasVerb && (last?.plural === true || cursor.joined || last?.kind === 'group');
  return previous === 'to' || (plural && (!isNoun || nextIsFree(cursor) || nextIsObject(cursor))) ? read : undefined;
}

/** Whether a noun phrase with its article follows: the object of a verb. */
function nextIsObject(cursor: Cursor): boolean {
  const next = cursor.pieces[cursor.at + 1];
  const role = roleOf(next);
  return role === 'determiner' || role === 'possessive' || role === 'viewer' || senseOf(next, 'number') !== undefined;
}

function readVerb(draft: Draft, cursor: Cursor, read: VerbRead): void {
  const { pieces } = cursor;
  const words = pieces[cursor.at]?.text ?? '';
  cursor.at++;
  cursor.hasVerb = true;
  cursor.afterThing = false;
  const agents = draft.agents.length > 0 ? draft.agents : draft.cast.length > 0 ? [0] : [];
  // 'a kid carried by a robot': the one that acts comes after.
  if (read.form === 'past' && pieces[cursor.at]?.lower === 'by') {
    const phrase = readNounPhrase(draft, pieces, cursor.at + 1);
    const patient = draft.cast.length - 1;
    if (phrase) {
      const agent = attach(draft, phrase, { part: 'companion' });
      draft.doings.push({ ...read, agents: [agent], object: patient, toViewer: false, words });
      cursor.at = phrase.next;
      cursor.afterThing = true;
      return;
    }
  }
  const doing: Draft['doings'][number] = { ...read, agents, toViewer: false, words };
  draft.doings.push(doing);
  if (roleOf(pieces[cursor.at]) === 'viewer') {
    doing.toViewer = true;
    cursor.at++;
    return;
  }
  if (startsNounPhrase(pieces, cursor.at)) readObject(draft, cursor, doing);
}

/** Places that can be stood in, unlike a puddle or a window. */
const isGround = ({ kind }: Pick<Member, 'kind'>): boolean => ['place', 'terrain', 'building', 'weather', 'structure'].includes(kind);

/** Verbs that say where: 'standing in', 'walking through'. */
const LOCATIVE = /\s(?:in|on|at|inside|through|across|along|into|under|over|around|by|past|down|up|beside|behind|near|from)$/;

function readObject(draft: Draft, cursor: Cursor, doing: Draft['doings'][number]): void {
  const { pieces } = cursor;
  const phrase = readNounPhrase(draft, pieces, cursor.at);
  if (!phrase) return;
  const worn = ['wear', 'put on', 'dress in'].includes(doing.verb.base) ? 'worn' : 'object';
  const place = LOCATIVE.test(doing.verb.base) && phrase.member.placeRow && isGround(phrase.member) && !draft.place;
  if (place) attachPlace(draft, phrase, doing.verb.base.split(' ').at(-1) ?? 'in');
  doing.object = attach(draft, phrase, { part: worn });
  bindTo(draft, doing.object, worn, doing.agents[0] ?? 0);
  cursor.at = phrase.next;
  readContent(draft, cursor, doing.object);
  cursor.afterThing = true;
}

/** 'of' and what follows it: what a container holds, what a picture shows, whose part it is. */
export function readContent(draft: Draft, cursor: Cursor, of: number): void {
  if (roleOf(cursor.pieces[cursor.at]) !== 'of') return;
  const phrase = readNounPhrase(draft, cursor.pieces, cursor.at + 1);
  if (!phrase) return;
  const index = attach(draft, phrase, { part: 'content' });
  bindTo(draft, index, 'of', of);
  cursor.at = phrase.next;
  readContent(draft, cursor, index);
}

/** A noun phrase that stands by itself: the subject, one more of it, or what a preposition led to. */
export function readThing(draft: Draft, cursor: Cursor, preposition?: string): boolean {
  const phrase = readNounPhrase(draft, cursor.pieces, cursor.at);
  if (!phrase) return false;
  cursor.at = phrase.next;
  cursor.afterThing = true;
  if (preposition !== undefined) return placeOrRelate(draft, cursor, phrase, preposition);
  const merged = mergedTag(draft, phrase);
  if (merged) return true;
  const index = attach(draft, phrase, { part: cursor.joined && draft.agents.length > 0 ? 'companion' : undefined });
  const member = draft.cast[index];
  if (member && canAct(member) && (cursor.joined || draft.agents.length === 0 || member.part === 'main')) {
    draft.agents = cursor.joined ? [...draft.agents, index] : [index];
  } else if (member && !cursor.joined) draft.agents = [index];
  if (phrase.doing) {
    draft.doings.push({ verb: phrase.doing.verb, row: phrase.doing.row, form: phrase.doing.form, agents: [index], toViewer: false, words: phrase.doing.verb.ing });
  }
  readContent(draft, cursor, index);
  cursor.joined = false;
  return true;
}

const canAct = (member: Member): boolean => isBeing(member.kind) || member.kind === 'hands';

/** In a list of tags a role that follows a person is that person: '1boy, knight'. */
function mergedTag(draft: Draft, phrase: NounPhrase): boolean {
  const [first] = draft.cast;
  if (!(draft.isTags && first && first.kind === 'person' && phrase.member.kind === 'person')) return false;
  draft.cast[0] = { ...first, ...phrase.member, words: `${phrase.member.words}`, count: first.count, plural: first.plural, part: first.part };
  return true;
}

/** Prepositions of a movement: what they lead to is a place only where one can be in it. */
const MOVING = /^(?:out of|into|onto|through|from|up|down|past|across|over)$/;

const SUPPORTS: ReadonlySet<string> = new Set(['furniture', 'vehicle', 'boat', 'textile', 'product', 'container', 'machine', 'device', 'food', 'instrument', 'aircraft']);

const PLACING = /^(?:in|on|at|inside|under|near|by|from|along|across|through|over|above|outside|beneath|underneath|inside of|outside of|within|among|amid|amidst|in the middle of|in the cent(?:er|re) of|on top of|at the (?:top|bottom|foot|edge|end) of|on the edge of|in the corner of|aboard|on board|atop|beside|next to|into|onto|out of|overlooking|in front of|behind|below|throughout|past|down|up)$/;

function placeOrRelate(draft: Draft, cursor: Cursor, phrase: NounPhrase, preposition: string): boolean {
  const { member } = phrase;
  const anchor = draft.agents[0] ?? Math.max(0, draft.cast.length - 1);
  const isWorn = (preposition === 'in' || preposition === 'with') && ['clothing', 'textile', 'jewellery'].includes(member.kind);
  if (PLACING.test(preposition) && (member.placeRow || member.proper) && (isGround(member) || !MOVING.test(preposition)) && !isWorn && (!draft.place || !draft.place.row)) {
    attachPlace(draft, phrase, preposition);
    const isSupport = SUPPORTS.has(member.kind);
    if (isSupport) {
      const index = attach(draft, phrase, { part: 'support' });
      if (draft.cast.length > 1) bindTo(draft, index, preposition, anchor);
    }
    skipOf(draft, cursor);
    return true;
  }
  if (['event', 'sport'].includes(member.kind) && /^(?:at|in|during|from|on|inside)$/.test(preposition) && draft.cast.length > 0) {
    draft.around.push({ when: 'during', member: { ...member, part: 'topic' } });
    return true;
  }
  const index = attach(draft, phrase, { part: isWorn ? 'worn' : preposition === 'for' || preposition === 'about' ? 'topic' : undefined });
  if (index > 0) bindTo(draft, index, preposition, Math.min(anchor, index - 1));
  if (preposition === 'with') {
    const now = draft.cast[index];
    if (now && !isWorn && !isBeing(now.kind)) draft.agents = [index];
  }
  readContent(draft, cursor, index);
  return true;
}

/** 'in the deck of a generation ship': the second place is read as the region of the first. */
function skipOf(draft: Draft, cursor: Cursor): void {
  if (roleOf(cursor.pieces[cursor.at]) !== 'of') return;
  const phrase = readNounPhrase(draft, cursor.pieces, cursor.at + 1);
  if (!phrase) return;
  cursor.at = phrase.next;
  if (draft.place) draft.place = { ...draft.place, words: `${draft.place.words} of ${phrase.member.words}` };
  if (!phrase.member.placeRow) attach(draft, phrase, { part: 'scenery' });
}

/** Reads the next verb or circumstance. Answers whether there was one. */
export function readVerbOrCircumstance(draft: Draft, cursor: Cursor): boolean {
  const verb = verbAt(draft, cursor);
  if (verb) {
    readVerb(draft, cursor, verb);
    return true;
  }
  const piece: Piece | undefined = cursor.pieces[cursor.at];
  if (!piece) return false;
  const alone = !startsNounPhrase(cursor.pieces, cursor.at + 1) || piece.senses.some(({ is }) => is === 'light' || is === 'camera');
  const isNoun = piece.senses.some(({ is }) => is === 'noun' || is === 'place');
  const noted = piece.senses.find((sense) => !['noun', 'place', 'action', 'material', 'number', 'function', 'colour'].includes(sense.is));
  if (noted && (alone || !isNoun) && (!isNoun || noted.is === 'time' || noted.is === 'style' || noted.is === 'light')) {
    const single = !/^(?:at|in|on|by|under|during|the)\s/.test(piece.lower) && noted.is !== 'light' && noted.is !== 'camera';
    if (single && headFollows(cursor.pieces, cursor.at + 1)) return false;
    noteAll(draft, piece);
    cursor.at++;
    return true;
  }
  return false;
}
