import { asksForEdit, withoutCommand } from './command.ts';
import { type Draft, newDraft, noteCircumstance } from './draft.ts';
import { letteringIn } from './lettering.ts';
import { inEnglish } from './languages.ts';
import { isLed, readNounPhrase, roleOf, senseOf, startsNounPhrase } from './noun-phrase.ts';
import { contextOf, piecesOf, type Segment, segmentsOf } from './pieces.ts';
import { type Cursor, readThing, readVerbOrCircumstance } from './read-segment.ts';
import type { Member, Scene } from './scene.ts';
import { takeSyntax } from './syntax.ts';
import { yearsIn } from './years.ts';

/** Reads the exclusion that begins after 'without' or 'no'. */
function readExcluded(draft: Draft, cursor: Cursor): void {
  cursor.at++;
  const from = cursor.at;
  // Its words name what is not there: none of them may join the cast.
  const aside = newDraft(false);
  const phrase = readNounPhrase(aside, cursor.pieces, cursor.at);
  const end = phrase?.next ?? Math.min(from + 1, cursor.pieces.length);
  const words = cursor.pieces.slice(from, end).filter((piece) => roleOf(piece) === undefined);
  const said = words.map(({ text }) => text).join(' ');
  if (said) draft.excluded.push(said);
  cursor.at = end;
  const next = cursor.pieces[cursor.at];
  if (roleOf(next) === 'and' && startsNounPhrase(cursor.pieces, cursor.at + 1)) readExcluded(draft, cursor);
}

const WHEN: Readonly<Record<string, 'before' | 'after' | 'during'>> = { during: 'during', while: 'during' };

function readAround(draft: Draft, cursor: Cursor): void {
  const word = cursor.pieces[cursor.at]?.lower ?? '';
  cursor.at++;
  const when = WHEN[word] ?? (/after|since/.test(word) ? 'after' : 'before');
  const piece = cursor.pieces[cursor.at];
  const time = senseOf(piece, 'time');
  if (time) {
    noteCircumstance(draft, time, piece?.text ?? '');
    cursor.at++;
    return;
  }
  const hour = cursor.pieces.slice(cursor.at, cursor.at + 2).find((each) => senseOf(each, 'time'));
  const weather = senseOf(hour, 'time');
  if (hour && weather && !startsNounPhrase(cursor.pieces, cursor.pieces.indexOf(hour) + 1)) {
    noteCircumstance(draft, weather, hour.text);
    cursor.at = cursor.pieces.indexOf(hour) + 1;
    return;
  }
  const phrase = readNounPhrase(newDraft(false), cursor.pieces, cursor.at);
  if (!phrase) return;
  draft.around.push({ when, member: { ...phrase.member, part: 'topic' } });
  cursor.at = phrase.next;
}

/** One word of grammar, and what it does to the reading. */
function readFunction(draft: Draft, cursor: Cursor): void {
  const { pieces } = cursor;
  const piece = pieces[cursor.at];
  const role = roleOf(piece);
  if (role === 'without') return readExcluded(draft, cursor);
  if (role === 'when') return readAround(draft, cursor);
  cursor.at++;
  if (role === 'and') {
    cursor.joined = cursor.afterThing;
    return;
  }
  if (role === 'preposition' || role === 'with' || role === 'made-of' || role === 'as') {
    readAfterPreposition(draft, cursor, role === 'preposition' ? (piece?.lower ?? '') : role);
  }
}

function readAfterPreposition(draft: Draft, cursor: Cursor, preposition: string): void {
  const { pieces } = cursor;
  let i = cursor.at;
  while (['determiner', 'filler', 'praise'].includes(roleOf(pieces[i]) ?? '')) i++;
  const time = senseOf(pieces[i], 'time') ?? senseOf(pieces[i], 'feeling') ?? senseOf(pieces[i], 'light');
  const isHead = senseOf(pieces[i], 'noun') ?? senseOf(pieces[i], 'place');
  const isEvent = senseOf(pieces[i], 'noun')?.row.kind === 'event';
  if (time && isEvent && time.is === 'time') noteCircumstance(draft, time, pieces[i]?.text ?? '');
  if (time && !isEvent && !(isHead && time.is === 'feeling') && !startsNounPhrase(pieces, i + 1)) {
    noteCircumstance(draft, time, pieces[i]?.text ?? '');
    cursor.at = i + 1;
    return;
  }
  if (startsNounPhrase(pieces, cursor.at)) readThing(draft, cursor, preposition);
}

function readSegment(draft: Draft, pieces: Segment, isFirst: boolean): void {
  const cursor: Cursor = { pieces, at: 0, afterThing: false, hasVerb: false, joined: false };
  if (!isFirst && draft.doings.length > 0) draft.agents = draft.doings[0]?.agents.slice() ?? [];
  while (cursor.at < pieces.length) {
    const start = cursor.at;
    readNext(draft, cursor);
    if (cursor.at > start) continue;
    // Nothing was understood here: the word is kept for the writer, and the reading goes on.
    const piece = pieces[cursor.at++];
    if (piece && !roleOf(piece)) draft.rest.push(piece.text);
  }
}

function readNext(draft: Draft, cursor: Cursor): void {
  const piece = cursor.pieces[cursor.at];
  // A place whose name brings its own preposition: 'inside a whale'.
  const led = senseOf(piece, 'place');
  if (piece && led && isLed(piece) && !draft.place) {
    const [preposition = 'in'] = piece.lower.split(' ');
    const words = piece.lower.slice(preposition.length + 1).replace(/^(?:an?|the)\s/, '');
    draft.place = { words, preposition, row: led.row, proper: false, plural: false, adjectives: [] };
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

/** What stands alone in a segment after the first and names a place is where the scene is. */
function settle(draft: Draft): void {
  if (draft.place) return;
  const index = draft.cast.findIndex(({ kind, part }, i) => i > 0 && kind === 'place' && part === 'scenery');
  const place = draft.cast[index];
  if (!place?.placeRow) return;
  draft.place = {
    words: place.words,
    preposition: place.placeRow.preposition,
    row: place.placeRow,
    proper: false,
    plural: place.plural,
    adjectives: place.adjectives,
  };
  place.part = 'topic';
}

/** Where a place is what the picture is about, the scene is there. */
function placeOfMain(draft: Draft): void {
  const [main] = draft.cast;
  if (!main?.placeRow || draft.place || !(main.kind === 'place' || main.row?.kind === 'building')) return;
  if (main.kind !== 'place') return;
  draft.place = {
    words: main.words,
    preposition: main.placeRow.preposition,
    row: main.placeRow,
    proper: false,
    plural: main.plural,
    adjectives: main.adjectives,
  };
}

/** What shows 'a bar of chocolate' is the chocolate; a pile, a group or a place of things shows the things. */
function promoteContent(draft: Draft): void {
  const [first] = draft.cast;
  const index = draft.cast.findIndex(({ relation }) => relation?.preposition === 'of' && relation.to === 0);
  const content = draft.cast[index];
  if (!first || !content) return;
  const holds = first.row?.traits.words.has('container') || ['container', 'group', 'place'].includes(first.kind) || !first.known;
  if (!holds) {
    content.part = 'topic';
    return;
  }
  first.part = first.kind === 'place' ? 'scenery' : 'support';
  content.part = 'main';
  draft.agents = [index];
}

/** On a card or a sign the names and dates that follow it are its lines: 'wedding invitation, Emma & Luca, 12 June'. */
function linesOf(draft: Draft, lines: readonly string[], segments: readonly (readonly string[])[]): readonly string[] {
  const [main] = draft.cast;
  if (lines.length > 0 || main?.kind !== 'sign') return lines;
  const said = segments.slice(1).filter(([first = '']) => /^[\p{Lu}\p{N}]/u.test(first));
  const words = new Set(said.flat());
  for (const member of draft.cast.slice(1)) if (words.has(member.name) || words.has(member.words)) member.part = 'topic';
  return said.map((line) => line.join(' '));
}

const MAIN_LIKE = (member: Member): boolean => member.part === 'main';

/**
 * Reads what a person typed into a scene. Any text of up to 2,000 characters; the reading looks at its first
 * ninety words. Nothing is invented here: each part is there only because a word gave it.
 */
export function readScene(text: string): Scene {
  const typed = withoutCommand(text);
  const { subject, readable, syntax, excluded } = takeSyntax(typed);
  const english = inEnglish(readable);
  const lettering = letteringIn(english.text);
  const segments = segmentsOf(lettering.readable);
  const context = contextOf(segments);
  const draft = newDraft(syntax.isTags);
  draft.excluded.push(...excluded);
  draft.times.push(...yearsIn(subject));
  segments.forEach((words, i) => readSegment(draft, piecesOf(words, i === 0, context), i === 0));
  const lines = linesOf(draft, lettering.lines, segments);
  promoteContent(draft);
  placeOfMain(draft);
  settle(draft);
  if (draft.cast.length > 0 && !draft.cast.some(MAIN_LIKE)) {
    const [first] = draft.cast;
    if (first) first.part = 'main';
  }
  return {
    subject,
    cast: draft.cast,
    doings: draft.doings,
    ...(draft.place && { place: draft.place }),
    times: draft.times,
    ...(feelingOf(draft) && { feeling: feelingOf(draft) }),
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
  } as Scene; // `feeling` is absent or whole, which the spread above hides from the compiler.
}

const feelingOf = (draft: Draft): Scene['feeling'] => {
  const felt = draft.cast.find(({ feeling }) => feeling);
  return draft.feeling ?? (felt?.feeling ? { words: felt.adjectives.join(' '), row: felt.feeling } : undefined);
};

