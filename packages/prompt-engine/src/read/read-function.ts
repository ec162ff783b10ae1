import { sifted } from '../lexicon/sifting/sifted.ts';
import { attach, attachPlace, bindTo } from './attach.ts';
import { type Draft, newDraft, noteCircumstance } from './draft.ts';
import { noteAll } from './modifiers.ts';
import { readNounPhrase } from './noun-phrase.ts';
import { startsNounPhrase } from './phrase-bounds.ts';
import { readAround, readExcluded } from './read-aside.ts';
import { placeOrRelate, readContent } from './read-place.ts';
import { readThing } from './read-segment.ts';
import { isBeing, isPeople, type Member } from './scene.ts';
import { roleOf, senseOf } from './sense-of.ts';
import { senses } from './senses.ts';
import type { Cursor } from './verb-at.ts';

/*
 * What the small words of a sentence do to its reading: who is the same as whom, what follows a preposition.
 */

/** What a thing is compared with is not there itself. */
const LIKENED = sifted(/^(?:like|shaped like|such as|in the form of)$/);

const ADVERB = sifted(/^(?:actually|really|secretly|also|just|only|all|both|clearly|obviously|in fact)$/);

/** Begins a clause with its own subject and verb. */
const CLAUSE = sifted(/^(?:while|whilst|but|then|because|so)$/);

/** 'firefighters before a burning factory' stand in front of it; no hour is meant. */
function readBefore(draft: Draft, cursor: Cursor): boolean {
  const { pieces, at } = cursor;
  if (pieces[at]?.lower !== 'before' || draft.cast.length === 0 || draft.place) return false;
  // Before school is an hour.
  if (roleOf(pieces[at + 1]) !== 'determiner') return false;
  const phrase = readNounPhrase(newDraft(false), pieces, at + 1);
  if (!phrase || !/^(?:building|structure|terrain)$/.test(phrase.member.kind)) return false;
  cursor.at = phrase.next;
  return placeOrRelate(draft, cursor, phrase, 'in front of');
}

/** One word of grammar, and what it does to the reading. */
export function readFunction(draft: Draft, cursor: Cursor): void {
  const { pieces } = cursor;
  const piece = pieces[cursor.at];
  const role = roleOf(piece);
  if (role === 'without') {
    readExcluded(draft, cursor);
    return;
  }
  if (role === 'when') {
    if (!readBefore(draft, cursor)) readAround(draft, cursor);
    return;
  }
  if (role === 'styled') {
    readStyled(draft, cursor);
    return;
  }
  if (role === 'pronoun' && draft.cast.length === 0) {
    readPronoun(draft, cursor);
    return;
  }
  cursor.at++;
  if (piece?.lower === 'but') draft.isTurned = true;
  // 'while their dad sleeps': a clause with a verb of its own.
  if (CLAUSE.test(piece?.lower ?? '')) {
    cursor.hasVerb = false;
    cursor.afterThing = false;
    return;
  }
  if (/^whom?$/.test(piece?.lower ?? '')) readWho(draft);
  if (role === 'be' && !/^g[eo]t/.test(piece?.lower ?? '') && readSame(draft, cursor)) return;
  if (
    role === 'to' &&
    pieces.slice(0, cursor.at).some(({ lower }) => lower === 'too') &&
    (senseOf(pieces[cursor.at], 'action') || roleOf(pieces[cursor.at + 1]) === 'possessive')
  ) {
    // 'too old to fly' says what is not done.
    cursor.at++;
    return;
  }
  if (role === 'to' && readAddressed(draft, cursor)) return;
  if (role === 'and') {
    cursor.joined = cursor.afterThing;
    return;
  }
  if (role === 'preposition' || role === 'with' || role === 'made-of' || role === 'as') {
    const isLikened = role === 'as' && LIKENED.test(piece?.lower ?? '');
    if (isLikened) cursor.at = readNounPhrase(newDraft(false), pieces, cursor.at)?.next ?? cursor.at;
    else readAfterPreposition(draft, cursor, role === 'preposition' ? (piece?.lower ?? '') : role);
  }
}

/** Deeds that are done to somebody who is there to hear, see or take it. */
const ADDRESSES = sifted(
  /^(?:sell|give|hand|show|offer|sing|play|wave|bow|read|serve|preach|speak|talk|whisper|deliver|present|pass|recite|confess|explain|throw|bring|sign|signal|teach|perform|propose)\b/,
);

/** Events that are people: whoever sells to a procession sells to those who walk in it. */
const OF_PEOPLE = sifted(
  /\b(?:processions?|parades?|march|marches|rall(?:y|ies)|part(?:y|ies)|class|classes|queues?|funerals?|weddings?)$/i,
);

/** 'reads a letter to an empty chair', 'sells lemonade to a funeral procession'. Answers whether it was read. */
function readAddressed(draft: Draft, cursor: Cursor): boolean {
  const deed = draft.doings.at(-1);
  // 'teaches a dog to sit' is no address.
  if (senseOf(cursor.pieces[cursor.at], 'action')?.form === 'base') return false;
  if (!deed || !ADDRESSES.test(deed.verb.base) || !startsNounPhrase(cursor.pieces, cursor.at)) return false;
  const phrase = readNounPhrase(draft, cursor.pieces, cursor.at);
  if (!phrase || ['place', 'terrain', 'building', 'abstract'].includes(phrase.member.kind)) return false;
  const { row: _, ...crowd } = phrase.member;
  const isCrowd = crowd.kind === 'event' && OF_PEOPLE.test(crowd.name);
  const met = isCrowd ? { ...phrase, member: { ...crowd, kind: 'group' as const } } : phrase;
  const index = attach(draft, met, {});
  cursor.at = phrase.next;
  cursor.afterThing = true;
  if (!isBeing(met.member.kind)) bindTo(draft, index, 'in front of', deed.agents[0] ?? 0);
  readContent(draft, cursor, index);
  return true;
}

/** 'coffee for a regular who is reading': it is somebody, and somebody who is there. */
function readWho(draft: Draft): void {
  const { cast } = draft;
  const at = cast.length - 1;
  const last = cast[at];
  if (!last || at === 0 || !(isBeing(last.kind) || !last.known)) return;
  const person = isBeing(last.kind) ? last : { ...last, kind: 'person' as const, known: true, strange: [] };
  cast[at] =
    person.part === 'topic' || person.relation?.preposition === 'for'
      ? { ...person, part: 'companion', relation: { preposition: 'with', to: 0 } }
      : person;
  draft.agents = [at];
}

/** 'she is a cat', 'all the guests are penguins': the same ones, not others. Answers whether that was said. */
function readSame(draft: Draft, cursor: Cursor): boolean {
  const { pieces } = cursor;
  while (ADVERB.test(pieces[cursor.at]?.lower ?? '')) cursor.at++;
  const called = senseOf(pieces[cursor.at], 'noun');
  const opens = ['determiner', 'possessive'].includes(roleOf(pieces[cursor.at]) ?? '');
  const areBeings = called?.plural === true && isBeing(called.row.kind);
  if (!(opens || areBeings) || draft.cast.length === 0) return false;
  const same = readNounPhrase(newDraft(false), pieces, cursor.at);
  if (same) unite(draft, same.member);
  cursor.at = same?.next ?? cursor.at;
  return true;
}

/** 'a detective who is a goose': the calling is the part that the animal plays. */
function unite(draft: Draft, member: Omit<Member, 'part'>): void {
  const { row, kind, name } = member;
  const at = draft.cast.length - 1;
  const before = draft.cast[at];
  // 'regret is a closed door' is a picture of the door.
  if (before?.kind === 'abstract' && member.known && kind !== 'abstract')
    draft.cast.push({ ...member, part: 'scenery', relation: { preposition: 'as', to: at } });
  // 'we are a small tea shop' tells where they are.
  if (before && before.name === 'people' && member.placeRow && !draft.place)
    attachPlace(draft, { member, next: 0 }, 'in');
  const isPart = before?.row?.traits.words.has('role') === true && isPeople(before.kind);
  if (!(before?.row && isPart && row && isBeing(kind) && !isPeople(kind))) return;
  draft.cast[at] = { ...before, row, kind, name, role: before.row };
}

/** 'in the style of …': what follows is a look, not a part of the scene. */
function readStyled(draft: Draft, cursor: Cursor): void {
  for (const piece of cursor.pieces.slice(cursor.at + 1)) noteAll(draft, piece);
  cursor.at = cursor.pieces.length;
}

const PERSON_OF: Readonly<Record<string, string>> = {
  he: 'man',
  she: 'woman',
  they: 'people',
  we: 'people',
  i: 'person',
};

/** A pronoun that opens the sentence is somebody: 'she realizes…'. */
function readPronoun(draft: Draft, cursor: Cursor): void {
  const word = cursor.pieces[cursor.at]?.lower ?? '';
  const name = PERSON_OF[word];
  cursor.at++;
  const row = senses()
    .get(name ?? '')
    .find((sense) => sense.is === 'noun');
  if (name === undefined || row?.is !== 'noun') return;
  const plural = name === 'people';
  draft.cast.push({
    words: name,
    name,
    kind: row.row.kind,
    row: row.row,
    count: plural ? 3 : 1,
    plural,
    counted: false,
    proper: false,
    adjectives: [],
    colours: [],
    materials: [],
    part: 'main',
    known: true,
    strange: [],
  });
  draft.agents = [0];
  cursor.afterThing = true;
}

function readAfterPreposition(draft: Draft, cursor: Cursor, preposition: string): void {
  const { pieces } = cursor;
  let i = cursor.at;
  while (['determiner', 'filler', 'praise'].includes(roleOf(pieces[i]) ?? '')) i++;
  const time = senseOf(pieces[i], 'time') ?? senseOf(pieces[i], 'feeling') ?? senseOf(pieces[i], 'light');
  const isHead = senseOf(pieces[i], 'noun') ?? senseOf(pieces[i], 'place');
  const isEvent = senseOf(pieces[i], 'noun')?.row.kind === 'event';
  // 'packing for the holiday' is before it.
  if (time && isEvent && time.is === 'time' && preposition !== 'for')
    noteCircumstance(draft, time, pieces[i]?.text ?? '');
  if (time && !isEvent && !(isHead && time.is === 'feeling') && !startsNounPhrase(pieces, i + 1)) {
    noteCircumstance(draft, time, pieces[i]?.text ?? '');
    cursor.at = i + 1;
    return;
  }
  if (startsNounPhrase(pieces, cursor.at) && readThing(draft, cursor, preposition)) return;
  // 'on wet slate': what no row knows was still said.
  const unread = pieces[i];
  if (unread && !roleOf(unread) && !unread.senses.some(({ is }) => is === 'action'))
    draft.rest.push(unread.text);
}
