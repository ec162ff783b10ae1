/*
 * What a customer says besides the film: orders ('want something funny that makes people book'), who the maker is ('we
 * just opened a salon'), what is for rent, whom a firm looks for. Orders are wishes, and what is sold is the product.
 */

import { isBeing, mainOf } from '../../read/scene.ts';
import {
  ADOPTS,
  ADVERTISES,
  BUSINESS,
  CLASS,
  CLUB,
  EVENT,
  FILM_FOR,
  FILM_FOR_OWN,
  FIRM,
  FROM_US,
  FUNDRAISER,
  FUNDS,
  GIFTS,
  HAS_NEW,
  HELPERS,
  HIRES,
  IS_BUSINESS,
  LAUNCH,
  MAKES,
  MOVES,
  NAME_ENDS,
  NEW_HERE,
  NEW_LINE,
  NIGHT,
  NO_PRODUCT,
  NO_WARE,
  OPENS,
  OWN_OPENS,
  OWN_WARE,
  PROMOTES,
  PROPERTY,
  PROPERTY_ASKED,
  REDUCED,
  REOPENS,
  REVEALS,
  SALE,
  SALE_FIRST,
  SEEKS,
  SELLS,
  TOLD_WORK,
  WANTED,
  WE_SEEK,
  WORKS,
} from '../options/offer-words.ts';
import { withoutScreenText } from '../picture/directions.ts';
import { ENDS_ON, withoutOrders } from './brief-orders.ts';
import { sceneRead } from './scene-read.ts';

/** What is offered or asked for, where that decides what is shown. */
export type OfferSort =
  | 'property'
  | 'hiring'
  | 'helpers'
  | 'funds'
  | 'gifts'
  | 'adoption'
  | 'event'
  | 'product';

/** An idea without the words that speak to us. */
export interface ClientBrief {
  readonly text: string;
  /** How it is to be: 'funny', 'cosy'. */
  readonly wishes: readonly string[];
  /** What is to be sold, let or supported; empty where the idea names none. */
  readonly product: string;
  readonly sort?: OfferSort;
  /** Words to be read at the end: 'opens on Monday'. */
  readonly caption: string;
}

interface Sold {
  readonly product: string;
  readonly sort: OfferSort;
  readonly rest: string;
  readonly caption?: string;
}

const sold = (product: string, sort: OfferSort, rest: string, caption = ''): Sold => ({
  product: product.trim().replace(/[.!,]+$/, ''),
  sort,
  rest: rest.replace(/^[\s,.!:;–-]+/, ''),
  caption,
});

function helpedIn(first: string, rest: string): Sold | undefined {
  for (const words of HIRES) {
    const job = words.exec(first)?.[1];
    if (job && CLUB.test(job))
      return sold(job.replace(/^(?:the|an?)\s/i, 'our '), 'helpers', rest, 'we need you');
    if (job)
      return sold(
        job,
        'hiring',
        rest.replace(/^[,.]?\s?we (?:need|want|are looking for|search for)\s[^,.]*/i, ''),
        'we are hiring',
      );
  }
  const [, needed = '', crew = ''] = WE_SEEK.exec(first) ?? [];
  if (crew && CLUB.test(crew)) return sold(crew, 'helpers', rest, `${needed} wanted`);
  const [, seeking = '', sought = ''] = SEEKS.exec(first) ?? [];
  const seeker = seeking.replace(/\s(?:is|are)$/, '');
  if (seeker && CLUB.test(seeker)) return sold(seeker, 'helpers', rest, `${sought} wanted`);
  if (seeker && BUSINESS.test(seeker)) return sold(sought, 'hiring', rest, 'we are hiring');
  const wanted = WANTED.exec(first)?.[1];
  if (wanted) return sold(wanted.replace(/^(?:an?|the)\s/i, ''), 'hiring', rest);
  const [, whose = '', who = ''] = HELPERS.exec(first) ?? [];
  if (whose) return sold(whose, 'helpers', rest, `${who} wanted`);
  const [, given = '', poorer = ''] = GIFTS.exec(first) ?? [];
  if (given !== '') return sold(given, 'gifts', rest, poorer === '' ? '' : `for ${poorer}`);
  const poor = FUNDS.exec(first)?.[1] ?? FUNDRAISER.exec(first)?.[1];
  return poor ? sold(poor.replace(/^.*\b(?:of|for|at)\s(?=(?:our|my)\s)/i, ''), 'funds', rest) : undefined;
}

/** An idea as its owner says it: its first piece, what comes after, and the whole. */
type Said = Readonly<Record<'bare' | 'rest' | 'text', string>>;

/** A house that is let or sold, and an event that is announced. */
function announcedIn({ bare, rest, text }: Said): Sold | undefined {
  const home = PROPERTY_ASKED.test(text)
    ? PROPERTY.exec(text.replace(PROPERTY_ASKED, '').replace(/\s+/g, ' '))
    : null;
  if (home) return sold(`${home[1]}${(home[2] ?? '').replace(/,.*$/, '')}`, 'property', '');
  const shown = bare.replace(FILM_FOR, '').replace(/^(?:an?\s)?invitation to\s/i, '');
  const [, event = '', when = ''] =
    EVENT.exec(shown) ?? (ADVERTISES.test(text) ? NIGHT.exec(shown) : null) ?? [];
  return event === ''
    ? undefined
    : sold(event, 'event', rest || shown.slice(event.length).replace(when, ''), when);
}

/** The firm that a text names from its beginning: 'my bakery' of 'my bakery had a fire'. */
const firmOf = (text: string): string => new RegExp(`^.*?${BUSINESS.source}`, 'iu').exec(text)?.[0] ?? '';

/** A firm whose owner speaks: 'we just opened a salon', 'my cafe reopens on Monday'. */
function firmIn({ bare, rest, text }: Said): Sold | undefined {
  const [, verb = '', object = ''] = SELLS.exec(bare) ?? [];
  const isTrade = /sell|offer|rent|fix|repair|restore/i.test(verb);
  if (object && (isTrade || BUSINESS.test(object)))
    return sold(`${isTrade ? '' : 'our '}${object.replace(NAME_ENDS, '')}`, 'product', rest);
  const is = IS_BUSINESS.exec(bare)?.[1]?.replace(NAME_ENDS, '');
  if (is && BUSINESS.test(is)) return sold(`our ${is}`, 'product', rest);
  const [, opened = '', opening = ''] = OPENS.exec(bare) ?? [];
  if (BUSINESS.test(opened)) return sold(opened, 'product', rest, opening);
  const [, own = '', opens = ''] = OWN_OPENS.exec(bare) ?? [];
  if (firmOf(own) !== '') return sold(firmOf(own), 'product', rest, opens);
  const forOwn = /^.{0,30}\b(?:music|lyrics?) video/i.test(text) ? '' : (FILM_FOR_OWN.exec(text)?.[1] ?? '');
  const after = text.replace(FILM_FOR_OWN, '');
  // What a novel is about is the film.
  if (/^\s?about\s/i.test(after) && TOLD_WORK.test(forOwn)) return undefined;
  return BUSINESS.test(forOwn) || WORKS.test(forOwn)
    ? sold(forOwn, 'product', after.replace(/^\s?(?:about\s|:\s)/i, ''))
    : undefined;
}

/** News of a firm: a sale, a move, what is new in it. */
function newsIn({ bare, rest, text }: Said): Sold | undefined {
  const [, reduced = '', store = ''] = SALE_FIRST.exec(text) ?? [];
  if (firmOf(store) !== '') return sold(firmOf(store), 'product', '', reduced);
  const [, lessons = '', dates = ''] = CLASS.exec(text) ?? [];
  if (lessons !== '') return sold(lessons, 'product', '', dates);
  const [, less = '', things = '', until = ''] = REDUCED.exec(bare) ?? [];
  if (things !== '') return sold(things, 'product', rest, `${less}${until}`);
  const [, what = '', whose = '', newest = ''] = NEW_HERE.exec(bare) ?? [];
  if (newest !== '' && BUSINESS.test(whose)) return sold(newest, 'product', rest, what);
  const [, sale = '', seller = ''] = SALE.exec(bare) ?? [];
  if (seller !== '') return sold(seller, 'product', rest, sale);
  const [, newer = '', news = ''] = HAS_NEW.exec(bare) ?? REOPENS.exec(bare) ?? [];
  const isOpen = news === '' || /^(?:after|on|in|this|next)\b/i.test(news);
  if (BUSINESS.test(newer)) return sold(newer, 'product', rest, isOpen ? `open again ${news}`.trim() : news);
  const [, moved = ''] = MOVES.exec(bare) ?? [];
  if (!BUSINESS.test(moved)) return undefined;
  const doing = bare.slice(bare.search(/moving|opening|launching|expanding/i)).replace(moved, '');
  return sold(moved, 'product', rest, doing.replace(/\s+/g, ' '));
}

/** 'Our honey' is a ware, 'our dog' is none. */
function isSomebody(own: string): boolean {
  const kind = mainOf(sceneRead(own))?.kind;
  return kind !== undefined && isBeing(kind);
}

/** Goods: 'new burger at our food truck', 'we make wooden toys', 'new sneaker drop'. */
function goodsIn({ bare, rest, text }: Said): Sold | undefined {
  const [, line = '', things = ''] = NEW_LINE.exec(bare) ?? [];
  if (things !== '') return sold(things, 'product', rest, line);
  const [, own = '', seenOf = ''] = OWN_WARE.exec(text) ?? [];
  if (own !== '' && !isSomebody(own)) return sold(own, 'product', seenOf);
  const adopted = ADOPTS.exec(bare)?.[1] ?? '';
  if (adopted !== '') return sold(adopted, 'adoption', rest, `adopt ${adopted}`);
  const [, ware = '', ours = ''] = FROM_US.exec(bare) ?? [];
  if (ware !== '' && !NO_WARE.test(ware) && (BUSINESS.test(ours) || /\bown\b/i.test(ours)))
    return sold(ware, 'product', rest);
  const made = MAKES.exec(bare)?.[1] ?? (rest === '' ? '' : (FIRM.exec(bare)?.[0] ?? ''));
  if (made !== '') return sold(made, 'product', rest);
  const promoted = PROMOTES.exec(text)?.[1] ?? '';
  if (promoted !== '') return sold(promoted, 'product', text.replace(PROMOTES, ''));
  const revealed = REVEALS.exec(bare)?.[1] ?? '';
  if (revealed !== '' && !/['’]s$/.test(revealed))
    return sold(revealed, 'product', text.replace(REVEALS, ''));
  const asked = text.replace(FILM_FOR, '');
  const [launched = '', thing = ''] = LAUNCH.exec(asked) ?? [];
  return thing === '' || NO_PRODUCT.test(thing) || /^(?:an?|the|to|we|i)$/i.test(thing)
    ? undefined
    : sold(thing, 'product', asked.slice(launched.length));
}

/** What an idea sells, lets, seeks or collects for, where it says so in the words of its owner. */
function soldIn(text: string): Sold | undefined {
  const [first = ''] = text.split(/(?<=[.!?])\s|,\s|\s[-–—]\s/);
  const said: Said = { bare: first.replace(/[.!?]+$/, ''), rest: text.slice(first.length), text };
  return announcedIn(said) ?? helpedIn(said.bare, said.rest) ?? firmIn(said) ?? newsIn(said) ?? goodsIn(said);
}

const NEW_SONG =
  /^(?:(?:our|my|the)\s)?(?:new|latest|debut|first|next)\s(?:single|song|track|album|ep)\s(?:of|by|from)\s(?=(?:my|our)\s)/iu;

const EXPLAINED_TO =
  /^explain(?:ing)?\s(.+?)\sto\s(?:(?:my|our|an?|the)\s[^,.]+|kids|children|students|pupils|beginners|grandma|grandpa|adults|dummies|teens|teenagers)$/i;
const TEACHES =
  /^(?:teach|show|tell|explain to)\s(preschoolers|kindergart\p{L}+|my \p{L}+|kids|children|students|pupils|people|beginners|adults|seniors|teens|teenagers|toddlers|parents|customers|tourists)\s((?:how|why|what|to)\s[^,.!]+)[.!]?/iu;

/** Reads what an idea says to us rather than of the film. @param typed without slips of the keyboard */
export function readBrief(typed: string): ClientBrief {
  const ending = ENDS_ON.exec(typed)?.[1] ?? '';
  const [told, caption] = ending === '' ? withoutScreenText(typed) : [typed, ''];
  const { text, wishes } = withoutOrders(
    told
      .replace(ENDS_ON, '')
      .replace(NEW_SONG, 'music video of ')
      .replace(EXPLAINED_TO, 'explainer about $1')
      .replace(TEACHES, (_, who: string, what: string) => `${what.replace(/^to\s/i, 'how to ')} for ${who}`),
  );
  const offer = soldIn(text);
  return {
    text: offer?.rest ?? text,
    wishes,
    product: offer?.product ?? '',
    ...(offer && { sort: offer.sort }),
    caption: ending || caption || (offer?.caption ?? ''),
  };
}
