import { withoutHeading } from '../options/heading.ts';
import { type Occasion, occasionIn } from '../options/occasion.ts';
import { withSlogan } from '../options/slogan.ts';
import { joined } from '../wording.ts';
import { type OfferSort, readBrief } from './brief.ts';
import { audienceIn, isSortOfFilm, offerText } from './brief-words.ts';
import { clauseVerb } from './clause-verb.ts';
import { settingAsTold, staysInPlace } from './piece-settings.ts';
import { type Aside, seenInstead, sortOf } from './pieces.ts';
import { unframed } from './request-frame.ts';
import {
  ASKS,
  addressed,
  EXPLAINS,
  FOR_AFTER,
  IN_THE_AIR,
  PEOPLE,
  SAVE_THE_DATE,
  withoutAim,
} from './request-words.ts';
import { wordsOf } from './verbs.ts';

/*
 * What an idea only says about the film (its sort, length, audience, look) and what it tells. What tells stays in its
 * own words and its own order.
 */

/** An idea in its parts. */
export interface Request {
  /** What is to be seen, sentence by sentence, in its own words. */
  readonly told: readonly string[];
  /** What an advertisement is for: 'a reusable coffee cup'. */
  readonly product: string;
  /** For whom it is: 'busy parents'. */
  readonly audience: string;
  /** How it is to look, sound or move: 'calm', 'close up shots'. */
  readonly wishes: readonly string[];
  /** The pieces that are no events, in their order. */
  readonly asides: readonly Aside[];
  /** The words that call it a film: 'school film about'. */
  readonly film: string;
  /** Words to be read or heard at its end: 'first class free'. */
  readonly caption: string;
  /** What is celebrated, where it is a film for somebody on a day of theirs. */
  readonly occasion?: Occasion;
  /** What sort of offer it is, where its owner says so. */
  readonly sort?: OfferSort;
}

const VIEWPOINT =
  /^(?:an?\s)?(?:first[- ]person(?:\s(?:view|pov|perspective|shot|video)|(?=:))|pov)(?:\s(?:of|from))?[:,]?\s(?=\S)/i;
const FLIGHT =
  /^(?:an?\s)?(?:(?:slow|smooth|fast|cinematic)\s)?(?:drone|aerial)\s(?:(?:shot|footage|view|video|flight|flying)\s)?(?:(?=(?:over|above|across|through|along)\s)|(?:following|tracking|circling|chasing)\s)/i;

const QUOTE = /["“«][^"“”«»\n]*["”»]/gu;
const PARTING = /(,\s+|;\s+)/u;

/** The pieces of a sentence between commas; quotations and brackets stay whole. */
function piecesOf(sentence: string): readonly string[] {
  const held: string[] = [];
  const masked = sentence.replace(QUOTE, (quote) => `\uE100${held.push(quote) - 1}\uE101`);
  return masked
    .split(PARTING)
    .filter((_, i) => i % 2 === 0)
    .map((piece) => piece.replace(/\uE100(\d+)\uE101/g, (_, at: string) => held[Number(at)] ?? '').trim())
    .filter(Boolean);
}

const SENTENCES =
  /(?<!\b(?:mr|mrs|ms|dr|st|prof|vs|no)\.)(?<=[.!?…]["'”’)\]]*)\s+(?=\S)|(?<=\uE102)\s+(?=\uE100|\p{Lu}|(?:an?|the|two|three|my|our|then|and then)\s|(?:he|she|they|it|we|i|his|her)\s(?!says|asks|whispers|shouts|answers|replies|mutters|said|asked|yells|sings))|[\n\r]+|\s[-–—→>]+\s/u;
const BULLET = /^(?:[-*•]|\d{1,2}[.)])\s+/;

/** Reads what an idea asks for and what it tells. @param typed without slips of the keyboard */
export function readRequest(typed: string): Request {
  const occasion = occasionIn(typed.replace(ASKS, '').replace(/[,\s]+(?:please|pls|thanks)[.!]*$/i, ''));
  if (occasion) {
    const told = [occasion.who || occasion.name, occasion.rest].filter(Boolean);
    return { told, product: '', audience: '', wishes: [], asides: [], film: '', caption: '', occasion };
  }
  const brief = readBrief(withoutTechniques(withoutHeading(typed)));
  const { product, wishes, caption, ...parts } = withSlogan(
    partsOf(brief.text, brief.product === '' ? 0 : 1),
  );
  const sale = brief.product || product;
  return {
    ...parts,
    // A film for runners that tells no more shows runners.
    told:
      parts.told.length === 0 && sale === ''
        ? [parts.audience || forWhomIn(typed)].filter(Boolean)
        : parts.told,
    product: sale,
    wishes: [...wishes, ...brief.wishes],
    caption: caption || brief.caption,
    ...(brief.sort && { sort: brief.sort }),
  };
}

/** 'One shot, no cuts: a couple …': how it is filmed, before a colon. */
function withoutTechniques(typed: string): string {
  const [, head = '', told = ''] = /^([^:"“]{4,60}):\s+(\S.*)$/su.exec(typed) ?? [];
  const isHow = (piece: string): boolean => /^(?:camera|look)$/.test(sortOf(piece, { nth: 2, count: 3 }));
  return head !== '' && head.split(/,\s|\sand\s/).every(isHow) ? told : typed;
}

/** For whom a film is that tells no more. */
const forWhomIn = (typed: string): string => audienceIn(/\bfor\s[^,.]+/i.exec(typed)?.[0] ?? '') ?? '';

/** A text whose quotations are held back, and the same with them. */
function heldQuotes(typed: string): readonly [text: string, shown: (part: string) => string] {
  const held: string[] = [];
  const text = typed
    .replace(
      QUOTE,
      (quote) => `\uE100${held.push(quote) - 1}\uE101${/[.!?]["”]$/.test(quote) ? '\uE102' : ''}`,
    )
    // 'Says “…” lights a cigarette': one thing after the other.
    .replace(/(\uE101)\uE102?\s(?=[a-z]+s\s(?:an?|the|his|her|their|up|down|off|out)\s)/g, '$1, ');
  const shown = (part: string): string =>
    part.replace(/\uE100(\d+)\uE101\uE102?/g, (_, at: string) => held[Number(at)] ?? '');
  return [text, shown];
}

/** The sentences of an idea. */
function sentencesOf(typed: string): readonly string[] {
  const [text, shown] = heldQuotes(typed.replace(SAVE_THE_DATE, ''));
  return text
    .replace(/\bclose up(s?)\b/gi, 'close-up$1')
    .replace(IN_THE_AIR, ' with $1')
    .replace(/\s?\(([^()]*)\)/g, ', $1')
    .replace(/^,\s/, '')
    .split(SENTENCES)
    .map((one) => shown(one).trim().replace(BULLET, ''));
}

/** What is sold, for whom, and what calls it a film, while the pieces of an idea are read. */
class Reading {
  product = '';
  audience = '';
  caption = '';
  film = '';
  readonly asides: Aside[] = [];
  /** Hours that stay where they are if an event comes after them. */
  readonly hours: string[] = [];

  /** What a piece tells; empty where it is said apart. */
  piece(bare: string, nth: number, count: number): string {
    const sort = sortOf(bare, { nth, count });
    if (sort === 'event') return this.#told(bare, nth === 1, count);
    if (sort === 'audience') this.audience ||= audienceIn(bare) ?? '';
    else if (sort === 'caption') this.caption = joined([this.caption, offerText(bare)]);
    else if (sort === 'setting' && staysInPlace(bare)) this.hours.push(bare);
    else this.asides.push({ sort, text: bare });
    return '';
  }

  #told(bare: string, isFirst: boolean, count: number): string {
    const {
      text: own,
      product: sold,
      film: called,
    } = unframed(
      // 'Close on her eyes' is a shot of them.
      bare.replace(
        /^(?:tight|close|extreme close-up|close-up)\s(?:on|of)\s(?=\S)(.+)$/i,
        isFirst ? '$&' : '$1 from very near',
      ),
      isFirst,
    );
    this.film += called;
    const [hearers, lesson] = addressed(called, own);
    const [kept, forWhom] = withoutAim(
      lesson.replace(EXPLAINS, '').replace(FLIGHT, '').replace(VIEWPOINT, ''),
    );
    const [thing, buyers] = withoutAim(sold);
    this.product ||= thing;
    this.audience ||=
      forWhom ||
      hearers ||
      buyers ||
      (sold && own === '' ? (audienceIn(FOR_AFTER.exec(bare)?.[0] ?? '') ?? '') : '');
    if (count === 1 || !isSortOfFilm(kept)) return kept;
    this.asides.push({ sort: 'chatter', text: kept });
    return '';
  }
}

/** The sentences that tell, with the settings of the whole film after the first of their events. */
function withSettings(told: readonly (readonly string[])[], asides: readonly Aside[]): readonly string[] {
  const settings = asides.flatMap(({ sort, text }) => (sort === 'setting' ? [settingAsTold(text)] : []));
  const all = told.flat();
  // A list of things is told in its order.
  if (all.every((piece) => clauseVerb(wordsOf(piece)) === undefined))
    return told
      .map((pieces, i) => [...pieces, ...(i === told.length - 1 ? settings : [])].join(', '))
      .filter(Boolean);
  const at = told.findIndex((pieces) => pieces.length > 0);
  return told
    .map((pieces, i) =>
      (i === at ? [pieces[0] ?? '', ...settings, ...pieces.slice(1)] : pieces).filter(Boolean).join(', '),
    )
    .filter(Boolean);
}

/** The pieces of an idea, told or said apart. @param before how many pieces came before them */
function partsOf(typed: string, before: number): Request {
  const reading = new Reading();
  const sentences = sentencesOf(typed).map((sentence) => piecesOf(sentence));
  const count = sentences.flat().length + before;
  let nth = before;
  const told = sentences.map((pieces) => {
    const kept: string[] = [];
    for (const piece of pieces) {
      nth++;
      const bare = piece.replace(/[.!]+$/, '').replace(/^(?:and|but)\s(?=for\s)/i, '');
      const own = reading.piece(bare, nth, count);
      if (own !== '') kept.push(...reading.hours.splice(0), own);
      const instead = seenInstead(bare);
      if (instead !== '' && kept.length > 0) kept[kept.length - 1] += ` ${instead}`;
    }
    return kept;
  });
  const { product, audience, asides, caption, film } = reading;
  const isPeople = wordsOf(audience).some(({ text: word }) => PEOPLE.test(word));
  asides.push(...reading.hours.map((text): Aside => ({ sort: 'setting', text })));
  const wishes = asides.filter(({ sort }) => sort !== 'constraint').map(({ text }) => text);
  return {
    told: withSettings(told, asides),
    product,
    audience: isPeople ? audience : '',
    wishes,
    asides,
    caption,
    film,
  };
}
