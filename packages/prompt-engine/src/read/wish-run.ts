import { OF_ASKER, SHEETS } from './request-words.ts';
import { piecesIn } from './text-pieces.ts';

/*
 * A wish is known by its words and not by its wording: one who asks, a word of wishing, and between them nothing but
 * small words ('i thought it would be funny to have', 'we were hoping somebody could do us'). Where all before it tells of
 * whoever asks, the picture begins behind it.
 */

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Who asks, and who is asked. */
const ASKER = setOf(
  "i im i'm id i'd ive i've we we're we'd wed we've you u ya someone anyone somebody lets let's",
);
/** Words by which one wishes. */
const WISHES = setOf(
  'want wanted wanting wanna need needed needing hope hoping hoped looking searching thinking thought wondering wondered wishing dreaming imagine imagining imagined picturing',
);
/** Words by which one wishes with 'would' or 'could' only: 'we love the sea' is none. */
const WOULD = setOf("would could can id i'd we'd wed d'd might please pls plz");
const DEEDS = setOf(
  'love like make draw paint create do get have see show generate design sketch illustrate give put imagine render use kill',
);
/** What may stand between. */
const BETWEEN = setOf(
  'to be it that this was am are is were been being if of about for with after out up just really only also maybe possibly perhaps kinda actually honestly still now then so and but well ok okay anyway like have had going gonna trying try tried me us guys ai able possible so super very pretty quite rather funny nice cool great lovely awesome amazing cute fun sweet good hilarious perfect fitting best please pls plz what whether how something smth sth idea would could can will might you u ya someone anyone i we',
);
/** A picture begins with one of these, or with a word for one. */
const OPENS = setOf(
  'a an the one two three four five six seven eight nine ten twelve some my our his her their its every all both',
);
const PRONOUNS = setOf('him them us he she they it this that those these');
const SKIPPED = setOf('and so but because cause cos now then anyway please pls well ok okay maybe also why');

interface Token {
  readonly word: string;
  readonly from: number;
  readonly to: number;
}

const tokensOf = (text: string): Token[] =>
  [...text.matchAll(/[\p{L}\p{N}'’]+(?:-[\p{L}\p{N}]+)*|[^\s\p{L}\p{N}]/gu)].map(({ 0: word, index }) => ({
    word: word.toLowerCase().replaceAll('’', "'"),
    from: index,
    to: index + word.length,
  }));

/** 'do it as a book illustration': what was told is to be seen, in that way. */
const MEANT_BY = setOf('it this that');
const HOW = setOf('as in into on at with outside under by parked standing sitting driving lying flying');
/** What whoever asks came upon. */
const CAME_UPON =
  /\b(?:found|saw|seen|spotted|caught|noticed|watched|met|passed|dreamt of|dreamed of) (?<what>(?:an?|two|three|four|the|my|our) [^,.;!?]+)/iu;
const WHEN =
  / (?:this (?:morning|afternoon|evening|week)|yesterday|today|last (?:night|week|year)|once|the other day|on the way (?:home|to work)|and (?:i|it|we)\b.*)$/iu;

/** What whoever asks had: 'my first car was a rusty orange Datsun'. */
const WAS_ONE =
  /^(?:my|our) [^,.;!?]{2,40}? (?:was|is|were) (?<what>an? [^,.;!?]+?)(?= (?:and|but) (?:i|it|we)\b|[,.;!?]|$)/iu;

/** What was told of, in the way that is asked for; undefined where it is not certain what that is. */
function toldIn(preface: string, how: string): string | undefined {
  const had = WAS_ONE.exec(preface)?.groups?.what;
  if (had !== undefined) return `${had} ${how}`;
  const what = CAME_UPON.exec(preface)?.groups?.what?.replace(WHEN, '').replace(WHEN, '');
  return what === undefined || BEGUN.test(preface)
    ? undefined
    : `${what.trim()}, ${how.replace(/^into /i, 'as ')}`;
}

/** What may stand between 'so' and what comes of all that was told: 'so its a small wet creature'. */
const COMES_OF_IT = setOf("its it's it just maybe perhaps basically is how what about : , -");
const ARTICLES = setOf('a an two three four five');

/** Where the picture begins behind a 'so', or a 'maybe', that draws it from what was told. */
function behindSo(tokens: readonly Token[], at: number): number | undefined {
  const first = tokens[at]?.word ?? '';
  if (first !== 'so' && first !== 'maybe' && first !== 'perhaps') return undefined;
  let i = at + 1;
  while (COMES_OF_IT.has(tokens[i]?.word ?? '')) i++;
  return ARTICLES.has(tokens[i]?.word ?? '') ? i : undefined;
}

/** So many words are told before a dash, where what stands behind it is no more than a name for whom they name. */
const TOLD_BEFORE_DASH = 6;

/** Where the picture begins behind a dash that ends what was told. */
const behindDash = (tokens: readonly Token[], at: number): number | undefined =>
  at > TOLD_BEFORE_DASH && /^[–—-]$/.test(tokens[at - 1]?.word ?? '') && ARTICLES.has(tokens[at]?.word ?? '')
    ? at
    : undefined;

/** Where the picture begins behind a wish that stands at a token; undefined where there is none. */
function behindWish(tokens: readonly Token[], at: number, isPlain = false): number | undefined {
  let i = at;
  while (SKIPPED.has(tokens[i]?.word ?? '')) i++;
  const first = tokens[i]?.word ?? '';
  const isAsked = /^(?:can|could|would|will)$/.test(first) && ASKER.has(tokens[i + 1]?.word ?? '');
  if (!ASKER.has(first) && !isAsked && !(first === 'would' && i > at)) return undefined;
  let wished = 0;
  let would = false;
  for (; i < tokens.length; i++) {
    const word = tokens[i]?.word ?? '';
    if (WISHES.has(word)) wished = i;
    else if (DEEDS.has(word) && would) wished = i;
    if (WOULD.has(word)) would = true;
    if (!(ASKER.has(word) || WISHES.has(word) || DEEDS.has(word) || WOULD.has(word) || BETWEEN.has(word)))
      break;
  }
  if (wished === 0) return undefined;
  if (MEANT_BY.has(tokens[i - 1]?.word ?? '') && HOW.has(tokens[i]?.word ?? '')) return i;
  // Among the picture's own clauses a wish may go on with a bare noun: 'i want pores and salt'.
  if (isPlain && i === wished + 1 && i < tokens.length && !PRONOUNS.has(tokens[i]?.word ?? '')) return i;
  return OPENS.has(tokens[i]?.word ?? '') ? i : undefined;
}

const TOLD_OF =
  /^(?:(?:ok|okay|well|and|so|but|because|since|cause|cos|who|where|when|as)[ ,]+)*(?:it|its|it['’]s|this|that|thats|that['’]s|he|she|they|hes|shes|theyre|she['’]s|he['’]s|they['’]re|there|theres|everyone|everybody|nobody|people)(?!\p{L})/iu;
const BEGUN = /^(?:an?|the|one|two|three|four|five|portrait|photo|picture|image|me|us)\s/iu;
/** So few words between two stops are chat. */
const MOST_CHATTED = 4;
const PARTS = /[,;.!?]+\s+|\s(?=(?:and|but|so|because|since) (?:i|we|he|she|they|its?|my|our)\b)/iu;

/** Whether all the clauses before a wish tell of whoever asks. */
function isTold(preface: string): boolean {
  const clauses = preface
    .split(PARTS)
    .map((each) => each.trim())
    .filter(Boolean);
  return (
    !/["“”„«»:]/u.test(preface) &&
    OF_ASKER.test(preface) &&
    clauses.every(
      (clause) =>
        !BEGUN.test(clause) &&
        (OF_ASKER.test(clause) || TOLD_OF.test(clause) || clause.split(/\s+/).length <= MOST_CHATTED),
    )
  );
}

/** The name that was told of a shop or a club, for a sheet that has to bear it. */
const CALLED =
  /\b(?:called|named) (?<name>\p{Lu}[\p{L}\d'’&-]*(?: (?:(?:of|the|and|in|&) )*[\p{Lu}\d][\p{L}\d'’&-]*)*)/u;
const ON_SHEET = new RegExp(`(?<![\\p{L}])${SHEETS}(?![\\p{L}])`, 'iu');

/** How far into a picture a pronoun means whom was told of before. */
const LEADS = 6;

/** 'I would love to see it in sunshine, a giant rooster': where it is seen stays with what it is. */
const SEEN_WHERE =
  /(?<!\p{L})(?:it|them|this|that)(?!\p{L})[^,.;]*?\s(?<where>(?:in|at|on|by|under|with|as) [^,.;]+)$/iu;

/** What stands behind the comma of a wish for a pronoun, which it explains. */
function behindPronoun(text: string, tokens: readonly Token[], at: number): string | undefined {
  if (tokens[at - 1]?.word !== ',' || !ARTICLES.has(tokens[at]?.word ?? '')) return undefined;
  const said = tokens.slice(0, at).map(({ word }) => word);
  const isWished =
    said.some((word) => WISHES.has(word)) ||
    (said.some((word) => WOULD.has(word)) && said.some((word) => DEEDS.has(word)));
  const preface = text.slice(0, tokens[at - 1]?.from);
  const where = SEEN_WHERE.exec(preface)?.groups?.where;
  if (!isWished || where === undefined || !isTold(preface)) return undefined;
  return `${text.slice(tokens[at]?.from).replace(/[\s.]+$/, '')}, ${where}`;
}

/** A text without what is told before its wish, where nothing of the picture leans on it. */
export function withoutWishRun(text: string): string {
  const tokens = tokensOf(text);
  for (let at = 0; at < tokens.length; at++) {
    const before = tokens[at - 1]?.word ?? '';
    const isClause =
      at === 0 ||
      /^[,.;!?)–—-]$/.test(before) ||
      /^(?:and|so|but|because|cause|cos)$/.test(tokens[at]?.word ?? '');
    const begin = isClause
      ? (behindWish(tokens, at) ?? (at > 0 ? (behindSo(tokens, at) ?? behindDash(tokens, at)) : undefined))
      : undefined;
    if (begin === undefined) {
      const after = behindPronoun(text, tokens, at);
      if (after !== undefined) return after;
      continue;
    }
    const rest = text.slice(tokens[begin]?.from);
    const preface = text.slice(0, tokens[at]?.from).replace(/\s[–—-]\s*$/, '');
    if (HOW.has(tokens[begin]?.word ?? '')) return toldIn(preface, rest.replace(/\s*\?+$/, '')) ?? text;
    if (rest.split(/\s+/).length < MOST_CHATTED || (at > 0 && !isTold(preface))) return text;
    if (tokens.slice(begin, begin + LEADS).some(({ word }) => PRONOUNS.has(word))) return text;
    const name =
      ON_SHEET.test(rest) && !/["“„«]/u.test(rest) ? CALLED.exec(preface)?.groups?.name : undefined;
    const shown = rest.replace(/\s*\?+$/, '');
    return name === undefined ? shown : `${shown.replace(/[\s.]+$/, '')}, name “${name}”`;
  }
  return text;
}

/** Whoever asks, as one who does something. */
const SELF = setOf("i im i'm ill i'll id i'd ive i've we we'll we'd we've we're");
const ADVERBS = setOf(
  'just really also still only always both all actually then already do did even so usually',
);
/** What they do that nobody sees in the picture. */
const UNSEEN = setOf(
  "hope think thought know love like hate miss remember plan planning will can can't cant cannot could couldn't don't didn't would wouldn't might may tried try sell run own teach work use print frame hang add fill send post promise promised swear guess suppose believe mean realise realize understand prefer mind care forgot made buy bought",
);
/** The same as it is typed in haste. */
const HASTY = /^(?:dont|didnt|couldnt|wouldnt)$/;
const isUnseen = (word: string): boolean => UNSEEN.has(word) || HASTY.test(word);
const FUTURE = setOf("ill i'll we'll");

/** A clause of whoever asks, told among the picture's own: nothing of it is seen. What is wished for in it stays. */
function ownClause(words: string): string {
  const tokens = tokensOf(words);
  const wished = behindWish(tokens, 0, true);
  let i = 0;
  while (SKIPPED.has(tokens[i]?.word ?? '') || (tokens[i]?.word === 'as' && i === 0)) i++;
  const self = tokens[i]?.word ?? '';
  if (!SELF.has(self)) return words;
  if (wished !== undefined) {
    const rest = words.slice(tokens[wished]?.from);
    return PRONOUNS.has(tokens[wished]?.word ?? '') ? words : rest;
  }
  i++;
  while (ADVERBS.has(tokens[i]?.word ?? '')) i++;
  return FUTURE.has(self) || isUnseen(tokens[i]?.word ?? '') ? '' : words;
}

/** What of a clause of whoever asks comes out of it: 'so leave lots of space'. */
const SO_LEAVE = /\bso (?:please |pls |just )?(?<kept>(?:leave|keep|make sure|no|with|use) .+)$/iu;

/** 'and i will fill in the names': it begins a clause of its own, with or without a stop. */
const UNSTOPPED =
  /(?<=[\p{L}\p{N}"”])(?= (?:and|but|so|because|cause|cos) (?:i|ill|i['’]ll|we|we['’]ll)(?! (?:am|are|was|were|have|had)\b)[ ])/giu;

/** The pieces of a text, each but the first without what whoever asks tells of themselves. */
export const withoutOwnClauses = (text: string): string => {
  const pieces = piecesIn(text.replace(UNSTOPPED, ','));
  if (pieces.length < 2) return text;
  let rest = pieces[0]?.words ?? '';
  let stop = pieces[0]?.stop ?? '';
  let isCut = false;
  for (const piece of pieces.slice(1)) {
    const own = ownClause(piece.words);
    isCut ||= own !== piece.words;
    const kept = own === '' ? (SO_LEAVE.exec(piece.words)?.groups?.kept ?? '') : own;
    if (kept === '') continue;
    rest += `${/^\s/.test(stop) ? stop : `${stop} `}${kept}`;
    stop = piece.stop;
  }
  return isCut ? `${rest}${/^[.!]$/.test(stop) ? stop : ''}` : text;
};
