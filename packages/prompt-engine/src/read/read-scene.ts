import { sifted } from '../lexicon/sifting/sifted.ts';
import { styles } from '../lexicon/tables.ts';
import { asMeant } from './as-meant.ts';
import { withAuthor } from './author-name.ts';
import { toldClausesOf } from './clauses.ts';
import { coloursOfThings } from './colours-of-things.ts';
import { asksForEdit, pictureAsked } from './command.ts';
import { withoutContractions } from './contractions.ts';
import { withoutDates } from './dates.ts';
import { settleDeeds } from './deed-sense.ts';
import { isLookRuledOut } from './denied-looks.ts';
import { type Draft, newDraft } from './draft.ts';
import { emojiInWords } from './emoji.ts';
import { isEnglish } from './english-words.ts';
import { seeFromOutside, seeFromWithin, stairsInTheOpen } from './exterior.ts';
import { withoutFedUp } from './fed-up.ts';
import { furtherTurns, roomsByOwner } from './further-turns.ts';
import { guessedOf } from './guessed.ts';
import { craftOf, noteCover } from './implied.ts';
import { inEnglish, isPlainlyEnglish } from './languages.ts';
import { ofLastTexts } from './last-texts.ts';
import { letteringIn, quotedIn, unquoted } from './lettering.ts';
import { withoutMakers } from './named-makers.ts';
import { nameLengthAt } from './person-names.ts';
import { picturesAsThings } from './pictured.ts';
import { contextOf, cutAtStops, piecesOf } from './pieces.ts';
import { readClauses } from './read-clauses.ts';
import { roomLast } from './room-last.ts';
import { isBeing, type Member, type Scene } from './scene.ts';
import { takeViewpoint } from './seen-from.ts';
import { senses } from './senses.ts';
import {
  beingFirst,
  feelingOf,
  feltFirst,
  isMain,
  likenessFirst,
  linesOf,
  placeOfMain,
  promoteContent,
  settle,
} from './settle.ts';
import { settleCast } from './settle-cast.ts';
import { belowIsNoPlace, inItsTown, offOwnFloor, withinItsObject } from './settle-ground.ts';
import {
  contestantsFirst,
  landFirst,
  performersAct,
  playerFirst,
  purposeLast,
  witnessFirst,
} from './settle-lead.ts';
import { isDestination, isHad, withoutItsNight } from './sheet-destination.ts';
import { comparedWith } from './sizes-and-views.ts';
import { withApostrophes } from './spelling.ts';
import { clearMeasures, takeSyntax } from './syntax.ts';
import { isThing } from './thing-not-look.ts';
import { withoutPastDeeds } from './told-reasons.ts';
import { withoutTrailingWords } from './trailing-words.ts';
import { readAs } from './turns-of-phrase.ts';
import { linesWanted } from './unlettered.ts';
import { onVehicle } from './vehicle-roof.ts';
import { yearsIn } from './years.ts';

/** What is said to the reader, not about the picture: '(sorry, I know)'. */
/** How the picture is held is no portrait of anybody. */
const ORIENTATION = sifted(
  /\b(?:in )?(?:portrait|landscape) (?:orientation|format|mode|aspect)\b|\bA[0-6] (?:portrait|landscape)\b/gi,
);

/** 'whale shaped' is a look, as 'whale-shaped' is. */
const SHAPED = sifted(/\b([a-z]+) shaped (?!(?:as|by|from|in|into|like|out|to|with)\b)(?=[a-z])/gi);

const CHATTER = sifted(
  /\([^()]*\b(?:sorry|please|pls|plz|thanks|thx|idk|lol|haha|if possible|if you can|i (?:know|think|guess|mean|hope|want))\b[^()]*\)/gi,
);

/** Wallpaper that a room has is on its walls, and no background of a screen. */
const isOnWall = ({ cast }: Draft, use: string): boolean =>
  /^wallpaper$/i.test(use) &&
  cast.some(({ name, relation }) => /wallpaper$/i.test(name) && relation !== undefined);

const isSmall = ({ row }: Member): boolean =>
  ['tiny', 'hand', 'held', 'table'].some((size) => row?.traits.words.has(size));

/** 'a blue whale, the whale is bigger': with 'the' before it, it is the one that was named. */
function meantAgain({ cast, doings }: Draft, text: string): void {
  for (const [i, member] of cast.entries()) {
    const first = cast.findIndex(
      ({ words }, at) => at < i && words.toLowerCase().endsWith(` ${member.words.toLowerCase()}`),
    );
    if (first < 0 || !isBeing(member.kind)) continue;
    const isNamedAgain = new RegExp(`\\bthe ${member.words.replace(/[^\p{L}\p{N} ]/gu, '.')}\\b`, 'iu').test(
      text,
    );
    if (!isNamedAgain) continue;
    cast[i] = { ...member, part: 'topic' };
    for (const [at, doing] of doings.entries())
      doings[at] = {
        ...doing,
        agents: doing.agents.map((each) => (each === i ? first : each)),
        ...(doing.object === i && { object: first }),
      };
  }
}

/** 'an axe over the shoulder' is borne there; 'shot over the shoulder' is seen from there. */
const isShoulderView = (text: string): boolean => SHOULDER_VIEW.test(text);
const SHOULDER_VIEW =
  /(?:^|[,;:.] ?|\b(?:shot|view|viewed|seen|looking|filmed|photographed|camera) )over[- ]the[- ]shoulder|over[- ]the[- ]shoulder (?:shot|view|angle|perspective|camera|of)\b/i;

/** 'cut open', 'in the corner', 'much too big': what nobody could see by itself. */
const IS_STATE =
  /^(?:wide |half |still |much |too |very |far |both |left |right |upper |lower |next |other )*(?:open|closed|shut|ajar|visible|tight|tall|big|small|huge|enough|apart|halfway|title|corner|sides?|middle|centre|center|front|back|top|bottom|edge|distance|foreground|background|things?|bit|rounds?)$/i;

/** 'a shield with a painted stag': whoever is pictured on a thing is not there. */
const ON_A_SURFACE = /\b(?:painted|engraved|embroidered|embossed|etched|printed|stitched|tattooed)\b/i;

/** Of a foreign subject only what was understood is staged. */
function keepUnderstood(draft: Draft): void {
  for (const [i, member] of draft.cast.entries())
    if (i > 0 && !member.known) draft.cast[i] = { ...member, part: 'topic' };
}

/** Of a language that nobody here reads only terms that are the same in it stay: 'logo', 'sepia'. */
function keepAsTyped(draft: Draft, subject: string): void {
  const isTyped = ({ words }: { readonly words: string }): boolean =>
    subject.toLowerCase().includes(words.toLowerCase());
  draft.doings.length = 0;
  draft.styles.splice(0, draft.styles.length, ...draft.styles.filter(isTyped));
  draft.lights.splice(0, draft.lights.length, ...draft.lights.filter(isTyped));
  draft.uses.splice(0, draft.uses.length, ...draft.uses.filter(isTyped));
}

/** Whether a text is in one of the languages that are read as English, or in one that is not read at all. */
export function isForeign(text: string): boolean {
  return !isPlainlyEnglish(text) && englishOf(pictureAsked(text) || text).isForeign;
}

/** The same of a text that asks nobody for anything, as an answer. */
export const isForeignText = (text: string): boolean => !isPlainlyEnglish(text) && inEnglish(text).isForeign;

/** A subject as its takes keep it: without an order before it, and without the signs of tools. */
export const subjectOf = (text: string): string => takeSyntax(pictureAsked(text) || text).subject;

/** Whether a text of several words has not one that is known: it is in a language that nobody here reads. */
function isUnread(subject: string): boolean {
  const words = subject.toLowerCase().match(/\p{L}+/gu) ?? [];
  return (
    words.length > 2 &&
    /^\p{Ll}/u.test(subject) &&
    words.every((word) => !isEnglish(word) && !senses().has(word) && nameLengthAt([word], 0) === 0)
  );
}

function englishOf(typed: string): ReturnType<typeof inEnglish> {
  const seen = withoutFedUp(typed).replace(CHATTER, ' ').replace(ORIENTATION, ' ');
  const { readable } = takeSyntax(
    withoutTrailingWords(
      withoutMakers(readAs(furtherTurns(asMeant(withoutContractions(seen)).replace(SHAPED, '$1-shaped ')))),
    ),
  );
  const english = inEnglish(emojiInWords(readable));
  return english.isForeign ? { ...english, text: roomsByOwner(english.text) } : english;
}

/**
 * Reads what a person typed into a scene. Any text of up to 2,000 characters; the reading looks at its first
 * ninety words. Nothing is invented here: each part is there only because a word gave it.
 */
export const readScene = ofLastTexts(
  (text: string): Scene =>
    sceneOf(text, (english) => roomLast(english, (held) => sceneOf(held, asItStands).cast[0]) ?? english),
);

const asItStands = (english: string): string => english;

/** @param ordered the sentence in the order that it is read in */
function sceneOf(text: string, ordered: (english: string) => string): Scene {
  // A text of nothing but control signs stays as it is: there is no other subject.
  const typed = pictureAsked(text) || text;
  const { subject, syntax, excluded } = takeSyntax(typed);
  const exact = quotedIn(subject);
  const whole = englishOf(typed);
  // What is lettered is translated by nobody.
  const understood = whole.isForeign && exact.length > 0 ? englishOf(unquoted(typed)) : whole;
  const viewed = takeViewpoint(understood.text);
  const english = { ...understood, text: ordered(viewed.text) };
  const found = letteringIn(english.text);
  // Brackets that weigh words elsewhere, and words of other languages, stay as they are between quotation marks.
  const isExact = exact.length > 0 && (whole.isForeign || exact.length === found.lines.length);
  // What a foreign sentence announces is lettered in its own words, or not at all.
  const own = whole.isForeign
    ? found.lines.filter((line) => subject.toLowerCase().includes(line.toLowerCase()))
    : found.lines;
  const lettering = withAuthor({ ...found, lines: isExact ? exact : own }, subject);
  const segments = cutAtStops(
    clearMeasures(withApostrophes(withoutDates(withoutPastDeeds(withoutItsNight(lettering.readable))))),
  );
  // A date is no part of the picture; that a mustang has a year tells that it is a car.
  const context = contextOf(cutAtStops(lettering.readable));
  const draft = newDraft(syntax.isTags);
  draft.excluded.push(...excluded);
  draft.cameras.push(...viewed.cameras);
  draft.times.push(...yearsIn(subject));
  const read = segments.map((words, i) => piecesOf(words, i === 0, context));
  const clauses = picturesAsThings(coloursOfThings(read)).flatMap((pieces) => toldClausesOf(pieces));
  readClauses(draft, clauses);
  meantAgain(draft, english.text);
  const measures = comparedWith(english.text);
  for (const [i, member] of draft.cast.entries())
    if (
      i > 0 &&
      ((isBeing(member.kind) && ON_A_SURFACE.test(member.words)) ||
        (!member.known && IS_STATE.test(member.words)) ||
        ((isBeing(member.kind) || isSmall(member)) && measures.includes(member.words.toLowerCase())))
    )
      draft.cast[i] = { ...member, part: 'topic' };
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
  if (english.isUnread || (!english.isForeign && isUnread(subject))) draft.cast.length = 0;
  if (english.isUnread) keepAsTyped(draft, subject);
  const lines = linesWanted(linesOf(draft, lettering), subject);
  promoteContent(draft);
  beingFirst(draft);
  purposeLast(draft, subject);
  playerFirst(draft);
  witnessFirst(draft, subject);
  contestantsFirst(draft);
  performersAct(draft, subject);
  feltFirst(draft, typed);
  likenessFirst(draft);
  landFirst(draft);
  offOwnFloor(draft);
  inItsTown(draft);
  withinItsObject(draft);
  seeFromOutside(draft, subject);
  stairsInTheOpen(draft, subject);
  seeFromWithin(draft, subject);
  onVehicle(draft, english.text);
  placeOfMain(draft);
  settle(draft);
  belowIsNoPlace(draft, english.text);
  settleCast(draft, english.text);
  settleDeeds(draft);
  if (draft.cast.length > 0 && !draft.cast.some(isMain)) {
    const [first] = draft.cast;
    // A scene of weather over a place is about the place, not about the country it lies in.
    if (first && !(draft.place && first.part === 'topic' && first.kind === 'place' && !first.known))
      first.part = 'main';
  }
  const feeling = feelingOf(draft);
  const scene = {
    subject,
    readable: english.text,
    cast: draft.cast,
    doings: draft.doings,
    ...(draft.place && !isDestination(english.text, draft.place.words) && { place: draft.place }),
    times: draft.times,
    ...(feeling && { feeling }),
    styles: draft.styles.filter(
      ({ words, row }) =>
        !isLookRuledOut(english.text, words) &&
        ![words, ...(row?.names ?? [])].some((name) => isLookRuledOut(typed, name)) &&
        !isHad(english.text, words) &&
        !isThing(english.text, words) &&
        !isThing(subject, words),
    ),
    lights: draft.lights,
    cameras: draft.cameras.filter(({ row }) => row.id !== 'shoulder' || isShoulderView(english.text)),
    uses: draft.uses.filter(
      ({ words }) =>
        !isOnWall(draft, words) && !isLookRuledOut(english.text, words) && !isHad(english.text, words),
    ),
    colours: [...new Set(draft.colours)],
    lettering: lines,
    // That it should not look made by a machine is nothing to be seen.
    excluded: draft.excluded.filter((each) => !/^(?:an? )?ai\b/i.test(each)),
    around: draft.around,
    syntax,
    // What tells the hour or the weather has been read.
    rest: draft.rest.filter((word) => draft.times.every(({ words }) => words !== word)),
    isForeign: english.isForeign,
    ...(english.isUnread && { isUnread: english.isUnread }),
    isEdit: asksForEdit(typed),
    wordCount: subject.split(/\s+/).length,
  };
  return { ...scene, guessed: guessedOf(scene) };
}
