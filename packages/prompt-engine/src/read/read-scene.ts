import { styles } from '../lexicon/tables.ts';
import { asksForEdit, withoutCommand } from './command.ts';
import { type Draft, newDraft, noteCircumstance } from './draft.ts';
import { emojiInWords } from './emoji.ts';
import { guessedOf } from './guessed.ts';
import { craftOf, noteCover } from './implied.ts';
import { inEnglish } from './languages.ts';
import { letteringIn, quotedIn } from './lettering.ts';
import { noteAll } from './modifiers.ts';
import { readNounPhrase } from './noun-phrase.ts';
import { isColour, isLed, startsNounPhrase } from './phrase-bounds.ts';
import { contextOf, piecesOf, type Segment, segmentsOf } from './pieces.ts';
import { readAround, readExcluded } from './read-aside.ts';
import { readThing, readVerbOrCircumstance } from './read-segment.ts';
import { isBeing, isPeople, type Member, type Scene } from './scene.ts';
import { roleOf, senseOf } from './sense-of.ts';
import { senses } from './senses.ts';
import {
  beingFirst,
  feelingOf,
  feltFirst,
  likenessFirst,
  linesOf,
  MAIN_LIKE,
  placeOfMain,
  promoteContent,
  settle,
} from './settle.ts';
import { withApostrophes } from './spelling.ts';
import { measured, takeSyntax } from './syntax.ts';
import type { Cursor } from './verb-at.ts';
import { yearsIn } from './years.ts';

/** What a thing is compared with is not there itself. */
const LIKENED = /^(?:like|shaped like|such as|in the form of)$/;

const ADVERB = /^(?:actually|really|secretly|also|just|only|all|both|clearly|obviously|in fact)$/;

/** What is said to the reader, not about the picture: '(sorry, I know)'. */
const CHATTER =
  /\([^()]*\b(?:sorry|please|pls|plz|thanks|thx|idk|lol|haha|if possible|if you can|i (?:know|think|guess|mean|hope|want))\b[^()]*\)/gi;

/** Begins a clause with its own subject and verb. */
const CLAUSE = /^(?:while|whilst|but|then|because|so)$/;

/** One word of grammar, and what it does to the reading. */
function readFunction(draft: Draft, cursor: Cursor): void {
  const { pieces } = cursor;
  const piece = pieces[cursor.at];
  const role = roleOf(piece);
  if (role === 'without') {
    readExcluded(draft, cursor);
    return;
  }
  if (role === 'when') {
    readAround(draft, cursor);
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
  if (role === 'be') while (ADVERB.test(pieces[cursor.at]?.lower ?? '')) cursor.at++;
  const called = senseOf(pieces[cursor.at], 'noun');
  if (
    role === 'be' &&
    (['determiner', 'possessive'].includes(roleOf(pieces[cursor.at]) ?? '') ||
      (called?.plural === true && isBeing(called.row.kind))) &&
    draft.cast.length > 0
  ) {
    // 'she is a cat', 'going to be a grandmother': the same one, not a second.
    const same = readNounPhrase(newDraft(false), pieces, cursor.at);
    if (same) unite(draft, same.member);
    cursor.at = same?.next ?? cursor.at;
    return;
  }
  if (
    role === 'to' &&
    pieces.slice(0, cursor.at).some(({ lower }) => lower === 'too') &&
    (senseOf(pieces[cursor.at], 'action') || roleOf(pieces[cursor.at + 1]) === 'possessive')
  ) {
    // 'too old to fly' says what is not done.
    cursor.at++;
    return;
  }
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

/** 'a detective who is a goose': the calling is the part that the animal plays. */
function unite(draft: Draft, { row, kind, name }: Omit<Member, 'part'>): void {
  const at = draft.cast.length - 1;
  const before = draft.cast[at];
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

function readSegment(draft: Draft, pieces: Segment, isFirst: boolean): void {
  const cursor: Cursor = { pieces, at: 0, afterThing: false, hasVerb: false, joined: false };
  if (!isFirst && draft.cast.length > 0) {
    const beings = draft.agents.filter((index) => isBeing(draft.cast[index]?.kind ?? 'thing'));
    // 'a nun, a plumber and a goat waiting': a list goes on until somebody does something.
    cursor.joined = draft.doings.length === 0 && beings.length > 0 && !draft.isTags;
    draft.agents = draft.doings[0]?.agents.slice() ?? (cursor.joined ? beings : [0]);
  }
  if (pieces.every((piece) => isColour(piece) || roleOf(piece) === 'and')) {
    for (const piece of pieces) {
      const colour = senseOf(piece, 'colour');
      if (colour) draft.colours.push(colour.colour);
    }
    return;
  }
  while (cursor.at < pieces.length) {
    const start = cursor.at;
    readNext(draft, cursor);
    if (cursor.at > start) continue;
    // Nothing was understood here: the word is kept for the writer, and the reading goes on.
    const piece = pieces[cursor.at++];
    const colour = senseOf(piece, 'colour');
    // 'dyeing her hair pink': a colour may follow what has it.
    if (colour) draft.colours.push(colour.colour);
    else if (piece && !roleOf(piece)) draft.rest.push(piece.text);
  }
}

function readNext(draft: Draft, cursor: Cursor): void {
  const piece = cursor.pieces[cursor.at];
  // A place whose name brings its own preposition: 'inside a whale'.
  const led = senseOf(piece, 'place');
  if (piece && led && isLed(piece) && !draft.place) {
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

/** Of a foreign subject only what was understood is staged. */
function keepUnderstood(draft: Draft): void {
  for (const [i, member] of draft.cast.entries())
    if (i > 0 && !member.known) draft.cast[i] = { ...member, part: 'topic' };
}

/**
 * Reads what a person typed into a scene. Any text of up to 2,000 characters; the reading looks at its first
 * ninety words. Nothing is invented here: each part is there only because a word gave it.
 */
export function readScene(text: string): Scene {
  // A text of nothing but control signs stays as it is: there is no other subject.
  const typed = withoutCommand(text) || text;
  const { subject, syntax, excluded } = takeSyntax(typed);
  const { readable } = takeSyntax(typed.replace(CHATTER, ' '));
  const english = inEnglish(emojiInWords(readable));
  const found = letteringIn(english.text);
  // Brackets that weigh words elsewhere, and words of other languages, stay as they are between quotation marks.
  const exact = quotedIn(subject);
  const lettering =
    exact.length > 0 && exact.length === found.lines.length ? { ...found, lines: exact } : found;
  const segments = segmentsOf(measured(withApostrophes(lettering.readable)));
  const context = contextOf(segments);
  const draft = newDraft(syntax.isTags);
  draft.excluded.push(...excluded);
  draft.times.push(...yearsIn(subject));
  for (const [i, words] of segments.entries()) readSegment(draft, piecesOf(words, i === 0, context), i === 0);
  const anime =
    /\b\d(?:girl|boy)s?\b/i.test(subject) && draft.styles.length === 0
      ? styles().find(({ names }) => names.includes('anime'))
      : undefined;
  if (anime) draft.styles.push({ words: 'anime', row: anime });
  noteCover(draft, subject);
  const made = draft.styles.length === 0 ? craftOf(draft.cast[0]?.words ?? '') : undefined;
  if (made) draft.styles.push(made);
  if (english.isForeign) keepUnderstood(draft);
  if (english.isPartly) draft.rest.push('…');
  const lines = linesOf(draft, lettering);
  promoteContent(draft);
  beingFirst(draft);
  feltFirst(draft, typed);
  likenessFirst(draft);
  placeOfMain(draft);
  settle(draft);
  if (draft.cast.length > 0 && !draft.cast.some(MAIN_LIKE)) {
    const [first] = draft.cast;
    // A scene of weather over a place is about the place, not about the country it lies in.
    if (first && !(draft.place && first.part === 'topic' && first.kind === 'place' && !first.known))
      first.part = 'main';
  }
  const feeling = feelingOf(draft);
  const scene = {
    subject,
    cast: draft.cast,
    doings: draft.doings,
    ...(draft.place && { place: draft.place }),
    times: draft.times,
    ...(feeling && { feeling }),
    styles: draft.styles,
    lights: draft.lights,
    cameras: draft.cameras,
    uses: draft.uses,
    colours: [...new Set(draft.colours)],
    lettering: lines,
    excluded: draft.excluded,
    around: draft.around,
    syntax,
    rest: draft.rest,
    isForeign: english.isForeign,
    isEdit: asksForEdit(typed),
    wordCount: subject.split(/\s+/).length,
  };
  return { ...scene, guessed: guessedOf(scene) };
}
