import { articleFor } from '../lexicon/inflect.ts';
import { choicesOf, rowsOf } from '../lexicon/row.ts';
import { ADVERT_ROWS, APPEAL_ROWS } from './advert-rows.ts';
import { oneOf } from './brief-words.ts';
import { calledAgainAs } from './event.ts';
import {
  filledRow,
  NO_THING,
  type Topic,
  tellsOfSomebody,
  tellsStory,
  withoutPlace,
  wordy,
} from './topic-parts.ts';
import { itemSentence, itemsOf } from './travel.ts';
import { isBeingNoun, verbAt, wordsOf } from './verbs.ts';
import { capital } from './wording.ts';

/* Ideas that sell a thing or ask for help: the need, the use and the result, with whom it is for. */

const ADVERTS = rowsOf(ADVERT_ROWS, 3).map(([words, who = '', beats]) => ({
  words: wordy(words),
  who,
  beats: choicesOf(beats),
}));
const APPEALS = rowsOf(APPEAL_ROWS, 2).map(([words, beats]) => ({
  words: wordy(words),
  beats: choicesOf(beats),
}));

/* Where the name of what is sold ends. */
const BOUND =
  /(?:[,:;.]\s|\s(?:showing|where|in which|featuring|that|which|who|called|starring|set in|about|with\s(?:an?|the|people|someone)|made\s(?:from|of|out of|by|with|in))\s)/i;
const LEADS_ON = /^(?:[,:;.]\s|\s(?:showing|where|in which|featuring|starring|with)\s)/i;
/* A relative clause first: 'that opens at 5am, showing the baker'. */
const SHOWN_AFTER = /[\s,;:](?:showing|where|in which|featuring|starring)\s(.+)$/i;
const FOR_WHOM = /\sfor\s((?:[\p{L}-]+\s){0,2}[\p{L}-]+)$/iu;

const AD_WORD =
  '(?:ads?|adverts?|advertisements?|commercials?|promos?|promotions?|promotional|spots?|teasers?|launch|product|marketing|brand|image|company|corporate|recruitment|recruiting|hiring|job)';
const AD_FOR = new RegExp(
  `^(?:(?:make|create|film|produce|i need|we need)\\s)?(?:[\\p{L}\\d’'-]+\\s){0,5}?${AD_WORD}(?:\\s(?:video|film|clip|spot|reel|ad|trailer|campaign))?\\s(?:for|about|of|promoting|to\\s(?:promote|advertise|launch|sell))\\s(?=\\S)`,
  'iu',
);
const VIDEO_FOR_OURS =
  /^(?:[\p{L}\d’'-]+\s){0,4}?(?:video|clip|reel|post|film|tiktok|short|story)\s(?:about|for|of|on|promoting|advertising|introducing|presenting)\s(?=(?:our|my)\s)/iu;
const AD_OF = new RegExp(
  `^((?:[\\p{L}’'-]+\\s){1,4}?)${AD_WORD}(?:\\s(?:video|film|clip|spot|reel))?(?=$|[,:.]\\s)`,
  'iu',
);
const HIRES = /\b(?:recruit|hiring|job\b)/i;
/* Several, whom no single person of an audience stands for. */
const GROUP = /\b(?:couple|family|friends|customer)\b/;
/* What is sold and no row knows. */
const UNKNOWN = [
  '{Who} takes {it} in both hands and looks at it closely',
  '{Again} uses {it} for the first time and looks up in surprise',
  '{Again} shows {it} to a friend, and both smile',
];

/* The same of those who serve. */
const SERVICE = [
  '{Who} comes through the door of {it}{in} and looks round',
  'Two people of {it} listen, nod and set to work',
  '{Again} shakes hands and leaves with a smile',
];
const GENRE =
  /^(?:horror|comedy|thriller|wedding|movie|film|series|sci-?fi|drama|game|book|trailer|school|funny|short)$/i;

/* What is held, worn or used, which is no shop. */
const HELD = /(?<!\b(?:in|of|leaves|enters|to) )\{it\}/g;

interface Offer {
  /** How it is called, with the place that is part of it: 'our yoga studio in Bristol'. */
  readonly product: string;
  /** What follows the name. */
  readonly rest: string;
  /** Whether the words say that it is an advert for it: 'an ad for X', no 'wedding teaser'. */
  readonly isNamedFirst: boolean;
  readonly hires: boolean;
}

/** What is sold and what is said after its name. */
function offerIn(text: string): Offer | undefined {
  const ad = AD_FOR.exec(text);
  const head = ad ?? VIDEO_FOR_OURS.exec(text);
  const named = head ? null : AD_OF.exec(text);
  const body = head ? text.slice(head[0].length) : (named?.[1] ?? '').trim();
  if (!body || /^(?:(?:an?|the|my|our|short|funny|cool|fun|new|quick)\s?)+$/i.test(body)) return undefined;
  const bound = head ? BOUND.exec(body) : null;
  return {
    product: (bound ? body.slice(0, bound.index) : body).trim(),
    rest: head ? body.slice(bound?.index ?? body.length) : text.slice(named?.[0].length),
    isNamedFirst: ad !== null,
    hires: HIRES.test(head?.[0] ?? ''),
  };
}

/* 'Opens one' */
const BUYS_ONE =
  /(?<=\b(?:opens|grabs|takes|drinks|eats|tries|pours|buys|orders|unwraps|wears|picks up) )one\b(?!\sof\b)/i;

/** The story that an advertisement tells of what it sells; a pronoun for the thing gets its name. */
function storyOf({ rest }: Offer, thing: string): string | undefined {
  const shown = SHOWN_AFTER.exec(rest)?.[1] ?? (LEADS_ON.test(rest) ? rest.replace(LEADS_ON, '') : '');
  if (!shown || !tellsStory(shown)) return undefined;
  const noun = thing.split(' ').at(-1) ?? thing;
  const one = shown.replace(BUYS_ONE, `${articleFor(thing)} ${thing}`);
  return one !== shown || shown.toLowerCase().includes(noun.toLowerCase())
    ? one
    : shown.replace(
        isBeingNoun(noun)
          ? /(?<=^|,\s)(?:he|she)\b/
          : /(?<=\s)(?:them|it)\b(?!\s(?:rains|pours|snows|starts|begins|is|gets|turns|all)\b)/,
        `the ${thing}`,
      );
}

/* 'We open at 5 am' */
const WE_OPEN = /(?<=^|[\s,])we(?:\sare|[’']re)?\sopen\s(?=at|from|every|on|before)/i;

const doorOf = (product: string): string =>
  withoutPlace(product)[0]
    .replace(/^(?:(?:an?|the|some|my|our|new|small|local)\s)+/i, '')
    .replace(/\sin\s\p{L}+$/iu, '');

/* What one sees of a number: 'only 9 kilos', 'under 300 grams'. */
const FIGURE = /^(?:only|just|under|less than|up to|from)\s[£$€]?\d/i;

/** What an advertisement says that its thing does: 'beats traffic, folds under a desk', each with the thing as its subject. */
function claimsIn(rest: string, thing: string): readonly string[] {
  const pieces = rest
    .replace(/^[\s,:;.–—-]+/, '')
    .split(/,\s(?:and\s)?|\.\s/)
    .map((piece) => piece.replace(/[.!]+$/, '').trim());
  const isMany = /[^su]s$/.test(thing);
  const claims = pieces.flatMap((piece) => {
    const words = wordsOf(piece);
    const verb = words.length > 1 ? verbAt(words, 0) : undefined;
    if (FIGURE.test(piece)) return [`The words “${capital(piece)}” appear beside the ${thing}`];
    const typed = words[(verb?.length ?? 1) - 1];
    if (verb?.form !== 's' || !typed) return [];
    return [`The ${thing} ${isMany ? verb.verb.base : verb.verb.s}${piece.slice(typed.end)}`];
  });
  const [first = ''] = pieces;
  const isClaim =
    (verbAt(wordsOf(first), 0)?.form === 's' && first.includes(' ')) || /^(?:made|that|with)\s/i.test(first);
  return isClaim && claims.length > 1 && claims.length >= pieces.length - 1 ? claims.slice(0, 5) : [];
}

/** What is advertised: the story that is told of it, else the need, the use and the result by its row. */
export function advertIn(text: string, one: string): Topic | undefined {
  const typed = offerIn(text);
  if (!typed) return undefined;
  const offer = {
    ...typed,
    rest: typed.rest.replace(WE_OPEN, `the door of the ${doorOf(typed.product)} opens `),
  };
  const whom = FOR_WHOM.exec(offer.product);
  const isForPeople = wordsOf(whom?.[1] ?? '').some(({ text: word }) => isBeingNoun(word.replace(/s$/, '')));
  const [name, place] = withoutPlace(
    whom && isForPeople ? offer.product.slice(0, whom.index) : offer.product,
  );
  const thing = name.replace(/^(?:(?:an?|the|some|my|our|new|brand new|small|local)\s)+/i, '').trim();
  const title = /^(?:our|my|Our|My)\s|^\p{Lu}\p{Ll}+$/u.test(name) ? name : `the ${thing}`;
  if (!offer.isNamedFirst && GENRE.test(thing)) return undefined;
  const claims = claimsIn(offer.rest, thing);
  if (claims.length > 0) return { form: 'advert', name: title, beats: claims, told: text };
  const story = storyOf(offer, thing);
  if (story) return { form: 'advert', name: title, beats: [], told: story };
  const called = offer.hires ? 'hiring' : name;
  const ofApps = /\bapp$/i.test(thing)
    ? ADVERTS.filter(({ words }) => /\bapp\b/.test(words.source))
    : ADVERTS;
  const row = [called, offer.product].flatMap((words) => ofApps.filter((each) => each.words.test(words)))[0];
  if (thing === '' || (!row && !offer.isNamedFirst)) return undefined;
  const usual = row?.who ?? 'a person';
  const single =
    one || (whom && isForPeople ? oneOf(whom[1] ?? '') : '') || (offer.hires ? oneOf(thing) : '');
  const who = single && !GROUP.test(usual) ? single : usual;
  const slots = { who, again: calledAgainAs(who), it: `the ${thing}`, in: place };
  const held = thing.replace(/\s(?:shop|store|company|brand|service|start-?up|maker)$/i, '');
  const rows = (row?.beats ?? (NO_THING.test(thing) ? SERVICE : UNKNOWN)).map((beat) =>
    beat.replace(HELD, `the ${held}`),
  );
  const beats = filledRow(rows, slots);
  // What is listed of it is seen before the result.
  const items = LEADS_ON.test(offer.rest)
    ? itemsOf(offer.rest.replace(LEADS_ON, ''))
        .filter((item) => !/^(?:we|i)\s/i.test(item))
        .slice(0, 4)
    : [];
  const listed = items.map((item) => itemSentence(item, who));
  return {
    form: 'advert',
    name: title,
    beats:
      listed.length > 1 || (listed.length > 0 && !row)
        ? listed
        : [...beats.slice(0, 1), ...listed, ...beats.slice(1)],
    told: text,
  };
}

const APPEAL =
  /^(?:save|protect|rescue|stop)\s(?:the|our)\b(?!\sdate)|\b(?:charity|appeal|campaign|fundrais\p{L}*|donations?|awareness|psa|public service|against|volunteers?|shelter|food ?bank|hospice|animal rescue)\b/iu;
const APPEAL_LEAD =
  /^(?:[\p{L}\d’'-]+\s){0,5}?(?:charity|appeal|campaign|fundraiser|psa|announcement|ad|advert|video|film|clip|spot)\s(?:for|about|against|on|to)\s(?:our\s|the\s)?/iu;

/** A cause that asks for help, by its row. */
export function appealIn(text: string): Topic | undefined {
  if (!APPEAL.test(text)) return undefined;
  const body = text.replace(APPEAL_LEAD, '');
  const isCall = /^(?:save|protect|rescue|stop|help)\s/i.test(body);
  if (tellsOfSomebody(isCall ? (body.split(/[,.]\s/)[0] ?? '') : body)) return undefined;
  const hits = (words: RegExp): number => Array.from(body.matchAll(new RegExp(words, 'giu'))).length;
  const [row] = APPEALS.filter(({ words }) => words.test(body)).sort((a, b) => hits(b.words) - hits(a.words));
  const [about, place] = withoutPlace(body);
  const name = (about.split(/[,.:;]\s/)[0] ?? '').replace(/^(?:save|protect|rescue|stop|help)\s/i, '');
  return row && { form: 'appeal', name, beats: filledRow(row.beats, { in: place }), told: text };
}
