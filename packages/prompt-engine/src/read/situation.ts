import type { NounRow } from '../lexicon/noun.ts';
import { FURTHER_SITUATIONS, SETTINGS_OF_MOMENTS } from '../lexicon/nouns/further-situations.ts';
import { SITUATIONS } from '../lexicon/nouns/situations.ts';
import { choicesOf, listOf, rowsOf } from '../lexicon/row.ts';
import { sifted } from '../lexicon/sifting/sifted.ts';

/*
 * 'That feeling when you forgot why you came in': a moment told as a sentence is shown by one picture of somebody in it.
 */

/** How a moment, a mood or a sense is announced. */
const TOLD = sifted(
  /^(?:that |the |a |an |my |this |exact |very )*(?:feeling|sense|smell|sound|taste|(?:scent|silence|quiet|stillness|echo)(?= (?:of|after|before|when|that)\b)|moment|second|instant|mood|vibe|face|joy|horror|panic|pain|awkwardness|relief|dread)\b(?: you (?:get|make)| one gets| we get)?(?: of| when| that| after| before| as| on)?\b/i,
);
/** 'when you …', 'being the …', 'sunday evening feeling'. */
const UNTITLED = sifted(
  /^(?:a |the |my )?(?:rainy |lazy |long |boring |slow |melanchol(?:y|ic) |sad |quiet |peaceful |co[sz]y |sunny |gloomy |nostalgic |lonely |gr[ea]y |calm |perfect |typical )?(?:mon|tues|wednes|thurs|fri|satur|sun)day (?:morning|afternoon|evening|night)s?(?: (?:with|and) (?:nothing|no)\b.*)?$|^feeling (?:like|as if)\b|^waiting for (?:(?:the|your|my|an?) )?(?:\w+ )?(?:results?|call|news|answer|letter|reply|weekend)\b|^(?:when (?:you|your|i|we)\b|being (?:the|an?|left|late|lost|alone|picked|watched|ignored|stuck|told|too|overwhelmed|awake)\b|pretending\b)|\b(?:feeling|feels|vibes?|mood|scaries|blues)$/i,
);
/** 'Starting over': what anybody goes through, by itself. */
const BY_ITSELF = sifted(
  /^(?:on |of )?(?:(?:finally|slowly|never|simply|just|always) )?(?:forgiving|starting (?:over|again)|growing old|letting go|moving on|giving up|holding on|missing (?:someone|somebody|you|him|her)|fitting in|speaking up|doing nothing|breaking free|falling apart|being (?:misunderstood|seen|heard))(?: (?:someone|somebody|yourself|together|alone|again|for good|at last|of (?:the|my|your|all) \w+))?[.!?]?$/i,
);
/** 'forgetting why you came in': a deed of nobody's but the reader's. */
const OF_ANYONE = sifted(
  /^(?:nobody|no one|everyone|everybody)\b.*\byou(?:r|rs)?\b|\b(?:without|past|for|behind|before) you$|^\w+ing\b.*\b(?:you|your|yourself|someone's|by (?:one|a) second|everyone)\b/i,
);

interface Situation {
  /** Beginnings of words, all of one list of which are said. */
  readonly words: readonly (readonly RegExp[])[];
  readonly row: NounRow;
}

/** A row of the table as it is looked up. */
const situationOfRow = (
  words: string | undefined,
  pictures: string | undefined,
  colours = '-',
): Situation => ({
  words: listOf(words).map((each) =>
    each.split(' ').map((word) => new RegExp(`(?<![\\p{L}\\d])${word}`, 'u')),
  ),
  row: {
    names: [{ singular: 'feeling' }],
    kind: 'abstract',
    traits: { words: new Set(['mass']), needs: [] },
    details: [],
    pictures: choicesOf(pictures),
    at: [],
    colours: listOf(colours),
    drawing: '-',
  },
});

let rows: readonly Situation[] | undefined;
const situations = (): readonly Situation[] =>
  (rows ??= rowsOf(FURTHER_SITUATIONS + SITUATIONS, 3).map(([words, pictures, colours]) =>
    situationOfRow(words, pictures, colours),
  ));

let places: readonly Situation[] | undefined;
/** Where a moment plays, by a word of it. */
const settings = (): readonly Situation[] =>
  (places ??= rowsOf(SETTINGS_OF_MOMENTS, 2).map(([words, pictures]) => situationOfRow(words, pictures)));

const foundIn = (table: readonly Situation[], said: string): Situation | undefined =>
  table.find(({ words }) => words.some((all) => all.every((beginning) => beginning.test(said))));

/** How a moment is told to somebody who knows it: 'you know when …', 'how it feels to …', 'the way a house sounds when …'. */
const TOLD_TO_YOU = sifted(
  /^(?:(?:it['’]?s |thats? |that['’]?s |like |kind of |kinda |basically |just |i mean |so |and |um ){0,3})(?:(?:do )?you know (?:that feeling |the feeling |that moment |the moment |that |how it is |how it feels |what it['’]?s like )?(?:when|where|how|after|of)|(?:how|what) it (?:feels|felt) (?:like )?(?:to|when|after)|what it['’]?s like (?:to|when)|(?:the )?way (?:that )?(?:an? |the |your |my |our |it |everything |light |time |rain |snow )?(?:[\p{L}'’]+ ){0,4}?(?:sounds?|looks?|smells?|feels?|tastes?)\b|pov:? (?:you|ur|you['’]re)|the (?:kind|sort) of (?:quiet|silence|light|tired|sad|happy|peace|cold|night|day|evening|morning) (?:you|when|that|where))/iu,
);

/** Somebody in a moment that no row knows. */
const ANYBODY: readonly string[] = [
  'one person stopped mid-movement at that very moment, face and hands telling it',
  'one person half turned at that very moment, the face telling it',
];

/** Whoever goes through it is anybody, or whoever is told of it. */
const OF_SOMEBODY =
  /\b(?:you|your|yourself|i|we|one)\b|\bof (?:\w+ly )?\w+ing\b|\bfeeling (?:when|that|after|before)\b/;

/** What is smelt or heard has no look: where it is has. */
const OF_A_SENSE =
  /^(?:the |that )?(?:smell|scent|sound|silence|quiet|stillness|echo|taste) (?:of|after|before|when|that)\b/;

/** So many words tell what is there themselves. */
const LONG = 12;

/** What is yet to come in such a moment. */
const BEFORE = sifted(
  /^(?:the |that )?(?:last |very )?(?:moment|second|instant|minute)s? (?:just |right )?before\b/,
);
const DONE = sifted(
  /\b(?:mended|repaired|healed|embrac\w*|hugging|in each other's arms|shaking hands|reunited|after)\b/,
);

/** The row of an idea with the pictures in which it has not come about. */
function beforeIt(row: NounRow): NounRow {
  const pictures = row.pictures.filter((picture) => !DONE.test(picture));
  return { ...row, pictures: pictures.length > 0 ? pictures : ANYBODY };
}

/**
 * The picture that stands for a moment told as a sentence; undefined where the words announce none.
 * @param subject the words in English
 */
export function situationOf(told: string): NounRow | undefined {
  // What is lettered speaks to whoever reads it.
  const subject = told.replace(/["“][^"”]*["”]/gu, ' ');
  const isToldToYou = TOLD_TO_YOU.test(subject);
  const isTold = isToldToYou || TOLD.test(subject);
  if (!isTold && !UNTITLED.test(subject) && !OF_ANYONE.test(subject) && !BY_ITSELF.test(subject))
    return undefined;
  const said = subject.toLowerCase().replace(/[’']/g, "'");
  const found = foundIn(situations(), said);
  if (found) return BEFORE.test(said) ? beforeIt(found.row) : found.row;
  const setting = foundIn(settings(), said);
  if (setting && OF_A_SENSE.test(said) && said.split(' ').length < LONG) return setting.row;
  if (!isToldToYou && !(isTold && OF_SOMEBODY.test(said))) return undefined;
  return setting?.row ?? situationOfRow('-', ANYBODY.join('; ')).row;
}
