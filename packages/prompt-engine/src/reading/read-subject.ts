import { merged } from '../facts.ts';
import type { SubjectKind } from '../kinds.ts';
import { asksForEdit, withoutCommand } from '../read/command.ts';
import { kindByDoing } from './doings.ts';
import { emojiKind } from './emoji.ts';
import { countOf, factsOf } from './facts-of.ts';
import { foreignFacts } from './foreign-facts.ts';
import { foreignKind } from './foreign-nouns.ts';
import { guessKind } from './guess-kind.ts';
import { type Head, headOf, joined } from './head.ts';
import { ANIMATE, SHOWING } from './kind-sets.ts';
import { looksForeign } from './language.ts';
import { mediumOf } from './medium.ts';
import { firstOf, IDIOMS, isDrawn, LIGHTS, type MediumName, namesLens, SHOTS } from './named.ts';
import { coloursOf, MOODS, materialsOf, PALETTES } from './named-colours.ts';
import { type NounPhrase, nounPhrasesOf } from './noun-phrases.ts';
import { isPlaced } from './placement.ts';
import { showsOf } from './shows.ts';
import type { Named, SubjectReading } from './subject-reading.ts';
import { type Token, tokensOf } from './tokens.ts';

/**
 * Reads a subject: what it is about, and everything that the user's words settle about light, time,
 * place, medium and colour. Linear in the length of the text, of which the first 4,000 characters count.
 */
export function readSubject(text: string): SubjectReading {
  const subject = withoutCommand(text);
  const tokens = tokensOf(subject);
  const phrases = nounPhrasesOf(tokens);
  const head = headOf(phrases);
  const isForeign = looksForeign(subject, tokens);
  const quoted = quotedIn(subject.slice(0, 4_000));
  const medium = mediumOf(tokens, phrases);
  const sort = kindOf({
    text,
    subject,
    tokens,
    phrases,
    head,
    isForeign,
    medium,
    hasQuote: quoted.length > 0,
  });
  const { kind, depicts } = inNumber(sort, head, phrases);
  const named = namedIn(subject, tokens, phrases, medium);
  const isOther = head.match?.value.kind !== kind && (isForeign || kind === 'building');
  const noun = isOther ? undefined : head.match?.value;
  const others = phrases
    .flatMap((phrase) => phrase.nouns.map(({ value }) => value))
    .filter((one) => one !== noun);
  const number = head.phrase?.number;
  const actions = actionsOf(tokens, phrases);
  const placed = isPlaced(tokens, phrases, head);
  const foreign = isForeign ? foreignFacts(subject, tokens) : {};
  const shows = showsOf({
    kind: depicts ?? kind,
    shot: named.shot,
    head,
    phrases,
    actions,
    isPlaced: placed,
    isMany: countOf(kind, head, phrases).count === 'many',
  });
  return {
    subject,
    kind,
    ...(depicts ? { depicts } : {}),
    ...(noun ? { noun } : {}),
    others: [...new Set(others)],
    known: noun !== undefined,
    isPlaced: placed || (isForeign && tokens.length > 3),
    facts: factsOf(kind, depicts, tokens, phrases, head, named, merged(shows, foreign)),
    ...(number === undefined ? {} : { number }),
    named,
    quoted,
    actions,
    isQuestion: isQuestion(subject, tokens),
    isForeign,
    words: tokens.length,
  };
}

interface Sort {
  readonly kind: SubjectKind;
  readonly depicts?: SubjectKind;
}

interface Evidence {
  readonly text: string;
  readonly subject: string;
  readonly tokens: readonly Token[];
  readonly phrases: readonly NounPhrase[];
  readonly head: Head;
  readonly isForeign: boolean;
  readonly medium: MediumName | undefined;
  readonly hasQuote: boolean;
}

function kindOf(evidence: Evidence): Sort {
  const { text, head, medium } = evidence;
  if (asksForEdit(text)) return { kind: 'photo-edit' };
  const plain = plainKind(evidence);
  const shower = head.shownBy?.value.kind;
  if (shower && head.match !== head.shownBy) return { kind: shower, depicts: plain };
  if (!isDrawn(medium) || SHOWING.has(plain)) return { kind: plain };
  return { kind: medium === 'render' || medium === 'clay' ? 'render' : 'artwork', depicts: plain };
}

const PACKED: ReadonlySet<SubjectKind> = new Set([
  'clothing',
  'toy',
  'machine',
  'still-life',
  'food',
  'drink',
  'jewellery',
]);

/** A house whose style is named is seen from outside. */
const STYLED_ROOM =
  /\b(?:brutalist|gothic|modernist|neoclassical|romanesque|baroque|futuristic|art deco|art nouveau)\s(?:library|museum|theat(?:re|er)|gallery|hotel|school|church|cinema|station)\b(?!\sinterior)/i;

/** The kind of the head, leaving aside what shows it. */
function plainKind({ subject, tokens, phrases, head, isForeign, hasQuote }: Evidence): SubjectKind {
  if (/^how (?:to|do|does)\b/i.test(subject)) return 'diagram';
  const known = head.match?.value.kind;
  const doing = kindByDoing(known ?? 'abstract', head, phrases, tokens);
  if (doing) return doing;
  const foreign = isForeign
    ? foreignKind(
        subject,
        tokens.map(({ word }) => word),
      )
    : undefined;
  if (foreign && (!known || ANIMATE.has(foreign))) return foreign;
  if (known && STYLED_ROOM.test(subject)) return 'building';
  if (known)
    return PACKED.has(known) && /\b(?:product|pack)[\s-]?(?:shot|photo)/i.test(subject) ? 'product' : known;
  if (head.isPortrait) return 'person';
  if (tokens.length === 0) return emojiKind(subject) ?? 'abstract';
  if (hasQuote) return 'lettering';
  if (isQualityOf(phrases)) return 'abstract';
  const later = phrases.find(({ link, nouns }) => nouns.length > 0 && link !== 'other')?.nouns.at(-1)
    ?.value.kind;
  const guess = guessKind(tokens, phrases);
  if (later && (guess === 'abstract' || guess === 'product') && !phrases[0]?.determiner) return later;
  return guess === 'abstract' ? (emojiKind(subject) ?? guess) : guess;
}

const QUALITIES: ReadonlySet<string> = new Set(
  'weight smell scent sound taste feeling sense shape colour color end edge spirit power meaning art shadow ghost echo absence'.split(
    ' ',
  ),
);

/** 'the weight of memory', 'the smell of rain': what cannot be seen, though its second noun may be. */
function isQualityOf([first, second]: readonly NounPhrase[]): boolean {
  if (!first || second?.link !== 'of') return false;
  return QUALITIES.has(first.unknown.at(-1) ?? '') || second.nouns.at(-1)?.value.kind === 'abstract';
}

/** Several persons are people. */
function inNumber(sort: Sort, head: Head, phrases: readonly NounPhrase[]): Sort {
  const several = head.phrase?.plural === true || joinedPerson(head, phrases);
  const many = (kind: SubjectKind): SubjectKind => (kind === 'person' && several ? 'people' : kind);
  return { kind: many(sort.kind), ...(sort.depicts ? { depicts: many(sort.depicts) } : {}) };
}

const HUMAN: ReadonlySet<SubjectKind> = new Set(['person', 'people', 'child', 'baby']);

function joinedPerson(head: Head, phrases: readonly NounPhrase[]): boolean {
  const other = joined(head, phrases);
  return other !== undefined && HUMAN.has(other);
}

function namedIn(
  subject: string,
  tokens: readonly Token[],
  phrases: readonly NounPhrase[],
  medium: MediumName | undefined,
): Named {
  const names = phrases.flatMap(({ nouns }) => nouns).filter(({ length }) => length > 1);
  const isTaken = (at: number): boolean => names.some((name) => at >= name.at && at < name.at + name.length);
  const light = firstOf(LIGHTS, tokens);
  const shot = firstOf(SHOTS, tokens);
  const mood = firstOf(MOODS, tokens);
  const palette = firstOf(PALETTES, tokens);
  return {
    ...(light ? { light } : {}),
    ...(shot ? { shot } : {}),
    lens: namesLens(tokens),
    idiom: firstOf(IDIOMS, tokens) === true,
    ...(medium ? { medium } : {}),
    ...(mood ? { mood } : {}),
    ...(palette ? { palette } : {}),
    colours: palette === 'monochrome' ? [] : coloursOf(subject, tokens, isTaken),
    materials: materialsOf(tokens),
  };
}

const NOT_ACTIONS: ReadonlySet<string> = new Set(
  'during thing king ring spring string wing ceiling nothing something anything everything building evening morning painting drawing clothing wedding lightning interesting amazing stunning ending string being lighting setting'.split(
    ' ',
  ),
);

function actionsOf(tokens: readonly Token[], phrases: readonly NounPhrase[]): string[] {
  const nouns = new Set(phrases.flatMap(({ nouns }) => nouns.map(({ at }) => at)));
  const doing = tokens.filter(
    ({ word }, at) => word.length > 4 && word.endsWith('ing') && !nouns.has(at) && !NOT_ACTIONS.has(word),
  );
  return [...new Set(doing.map(({ word }) => word))];
}

const ASKING: ReadonlySet<string> = new Set(['what', 'why', 'how', 'who', 'where', 'when', 'which']);

function isQuestion(subject: string, tokens: readonly Token[]): boolean {
  return /[?？]["'”’)]?$/u.test(subject) || (ASKING.has(tokens[0]?.word ?? '') && tokens.length > 2);
}

/** Texts in quotation marks of any shape, at most 200 characters each. */
function quotedIn(text: string): string[] {
  const double = text.matchAll(/["“”„«]([^"“”„«»\n]{1,200})["“”»]/gu);
  const single = text.matchAll(/(?:^|[\s(:])['‘]([^'’]{1,200})['’](?=[\s.,:;!?)]|$)/gu);
  return [...double, ...single].map((match) => (match[1] ?? '').trim()).filter(Boolean);
}
