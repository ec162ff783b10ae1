import { choicesOf, listOf, rowsOf } from '../../lexicon/row.ts';
import { isNoun, verbAt, wordsOf } from '../idea/verbs.ts';
import { BUSINESS } from '../options/offer-words.ts';
import type { Moment } from '../plain/as-told.ts';
import { tongueOf } from '../plain/tongue.ts';
import { aboutOf, filledAll } from '../story/about.ts';
import { OFFER_KIND_ROWS, OFFER_ROWS } from '../story/format-rows.ts';
import { capital, escaped, wordsPattern } from '../wording.ts';
import { factsApart, SHOWN_TOO } from './facts.ts';
import { SHOP_ROWS } from './shop-rows.ts';

/*
 * A shop that tells when it opens and how old it is, and nothing that happens: its film shows its own work, and the facts are
 * read over the last picture.
 */

const WORK = rowsOf(OFFER_ROWS, 2).map(([names, images]) => ({
  words: wordsPattern(listOf(names)),
  images: choicesOf(images),
}));
const PLACE = rowsOf(OFFER_KIND_ROWS, 2).find(([kind]) => kind === 'place')?.[1] ?? '';

const WITHOUT_SPACES: ReadonlySet<string> = new Set(['chinese', 'japanese']);
const ABROAD = rowsOf(SHOP_ROWS, 3).map(([tongue = '', names, images]) => ({
  tongue,
  words: WITHOUT_SPACES.has(tongue)
    ? new RegExp(listOf(names).map(escaped).join('|'), 'u')
    : wordsPattern(listOf(names)),
  images: choicesOf(images),
}));

/** A shop as an idea names it: what it is called there, and what is seen of its work. */
interface Shop {
  readonly name: string;
  readonly images: readonly string[];
}

/** Trades whose shop is called by what they do. */
const TRADE =
  /\b(?:butcher\p{L}*|baker\p{L}*|plumber|plumbing|electrician|carpentry|joinery|tattoo(?:ist)?|tailor|cobbler|shoemaker|watchmaker|optician|dentist|vet|pottery|brewery|dairy|fishmonger|greengrocer|nail salon|photographer)\b/iu;

/** Words for a shop that only say where its film is shown, or what kind of place it is. */
const NO_SHOP = /^(?:website|app|platform|label|online course|services?|kitchen|rental|school)$/iu;
const GENERAL =
  /^(?:clinic|practice|studio|shop|store|boutique|salon|school|course|bar|agency|company|brand|business|workshop|club|online course|courses?|charity)$/iu;
/** What else belongs to a name: 'barber' of 'barber shop Marek'. */
const NAMED_ON =
  /^(?:\s(?:shop|store|studio|salon|clinic|bar|truck|stall|school))?(?:\s(?:&\s)?\p{Lu}[\p{L}’'-]+){0,3}/u;

/** The row of a name whose word says most of what is done there. */
function workOf(called: string): readonly string[] | undefined {
  const found = WORK.map(({ words, images }) => ({ said: words?.exec(called)?.[0] ?? '', images })).filter(
    ({ said }) => said !== '',
  );
  const own = found.filter(({ said }) => !GENERAL.test(said));
  return (own.length > 0 ? own : found).sort((one, other) => other.said.length - one.said.length)[0]?.images;
}

/** What is seen of the work of a shop that a text of another tongue names alone; undefined where no row has it. */
export function shopAbroad(text: string, tongue: string): readonly string[] | undefined {
  const row = ABROAD.find((each) => each.tongue === tongue && each.words?.test(text));
  const said = row?.words?.exec(text)?.[0] ?? '';
  return said !== '' && text.length <= said.length + NAME_SIGNS ? row?.images : undefined;
}

/** What is seen of the work of a trade that a text names; undefined where no row has it, or only what any shop does. */
export function worksShown(called: string): readonly string[] | undefined {
  const images = workOf(called);
  return images && filledAll(images, aboutOf(called));
}

/** Where an idea names a place that sells or makes. */
function businessIn(typed: string): RegExpExecArray | undefined {
  for (const form of [BUSINESS, TRADE]) {
    const found = form.exec(typed);
    if (!found || NO_SHOP.test(found[0])) continue;
    const next = /^\s(\p{Ll}+)/u.exec(typed.slice(found.index + found[0].length))?.[1] ?? '';
    // A school lunch is no school.
    if (next === '' || !isNoun(next) || BUSINESS.test(next) || verbAt(wordsOf(next), 0)) return found;
  }
  return undefined;
}

const OWN = /(?<!\p{L})((?:our|my)\s(?:[\p{L}’'-]+\s){0,1}?[\p{L}’'-]+)/giu;

/** The shop that an idea speaks for; undefined where it names none. @param film which film it is to be */
function shopIn(typed: string, film: string): Shop | undefined {
  const tongue = tongueOf(typed)?.name;
  if (tongue !== undefined) {
    const row = ABROAD.filter((each) => each.tongue === tongue && each.words?.test(typed)).at(0);
    return row && { name: row.words?.exec(typed)?.[0] ?? '', images: row.images };
  }
  const found = businessIn(typed);
  if (found) {
    const before =
      typed
        .slice(0, found.index)
        .split(/[,.;:!?]/u)
        .at(-1) ?? '';
    const own = /(?:^|\s)((?:(?:our|my|the|an?)\s)?(?:[\p{L}’'-]+\s){0,2})$/u.exec(before)?.[1] ?? '';
    const on = NAMED_ON.exec(typed.slice(found.index + found[0].length))?.[0] ?? '';
    const called = `${own.replace(/^.*\s(?=(?:our|my|the|an?)\s)/iu, '')}${found[0]}${on}`
      .replace(/^(?:.*\b(?:for|of|is|are|a|an|need|want|small|new)\s)/iu, '')
      .trim();
    const isNamed = /^(?:our|my|the|\p{Lu})/u.test(called) || /\s\p{Lu}/u.test(called);
    const name = isNamed ? called : `the ${called}`;
    return {
      name,
      images: filledAll(workOf(called.toLowerCase()) ?? choicesOf(PLACE), aboutOf(name)),
    };
  }
  const ours = [...typed.matchAll(OWN)].map(([, name = '']) => name);
  const ware = ours.find((name) => workOf(name.toLowerCase()) !== undefined);
  const sold =
    ware ?? (/\b(?:ads?|advert|promo|spot|commercial|course|appeal|charity)\b/iu.test(film) ? film : '');
  const images = workOf(sold.toLowerCase());
  return images && { name: ware ?? '', images: filledAll(images, aboutOf(ware ?? sold)) };
}

/** What only names the shop, or asks for the film once more: 'our flower shop', 'show that we love animals'. */
const ONLY_NAMES =
  /^(?:(?:we|i)(?: are|['’]re| run| own| have| am|['’]m) (?:an?|the|our) .{3,40}|(?:please )?(?:show|shows|showing) (?:both|all|that|how|what|why|us)\b.*|moin|hallo|servus|hola|bonjour|salut|ciao|grüezi|hi|hello|hey|(?:(?:ein\s)?kurzes\s|kleines\s|un\s|una\s|une\s)?(?:video|vídeo|vidéo|film|clip|reel|werbung|anuncio|publicité|pubblicità)\s(?:für|para|pour|per)\s.+)$/iu;

const isOnlyNamed = ({ text, lines }: Moment, { name }: Shop): boolean => {
  const bare = text.replace(/[\s.!]+$/u, '');
  const head = name.replace(/^(?:our|my|the)\s/iu, '');
  const isName =
    (WITHOUT_SPACES_IN.test(bare) && bare.includes(name) && bare.length <= name.length + NAME_SIGNS) ||
    (bare.split(' ').length <= 6 &&
      new RegExp(`(?<!\\p{L})${escaped(head)}(?!\\p{L})`, 'iu').test(bare) &&
      !/\s(?:\p{L}+s|is|are)\s(?:the|an?|his|her)\s/iu.test(bare));
  return lines.length === 0 && (ONLY_NAMES.test(bare) || isName);
};

const WITHOUT_SPACES_IN = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;
const NAME_SIGNS = 6;
const MOST_OWN = 2;
/** How near the pictures of a work are seen. */
const SIZES = ['close', 'medium', 'medium close'];

const MADE_BY_US =
  /^(?:we|i)\s(?=(?:make|bake|build|repair|mend|fix|sew|brew|roast|knead|carve|paint|print|weave|knit|smoke|cut|grow|grind|bind|restore|polish|design|fold)\s)/iu;
/** What is only sold is seen by itself. */
const SOLD_BY_US = /^(?:we|i)\s(?:also\s|now\s)?(?:sell|offer|serve|stock|import|have|do)\s/iu;
/** What a shop says that it makes is made by two hands. */
const byHands = (moment: Moment): Moment => ({
  ...moment,
  text: capital(
    moment.text
      .replace(SHOWN_TOO, '')
      .replace(MADE_BY_US, 'Two hands ')
      .replace(SOLD_BY_US, '')
      .replace(/\s(?:our|my) own\s/iu, ' the '),
  ),
});

/** Whether a name is that of a place that sells or makes. */
export const isBusiness = (name: string): boolean => BUSINESS.test(name) || TRADE.test(name);

/** What an idea tells, with its facts read over pictures; undefined where it has no fact. */
export function withFactsRead(
  told: readonly Moment[],
  typed: string,
  film: string,
): { readonly moments: readonly Moment[]; readonly title: string; readonly isShop: boolean } | undefined {
  const { moments, facts } = factsApart(told);
  if (facts.length === 0) return undefined;
  const shop = shopIn(typed, film);
  const own = shop ? moments.filter((moment) => !isOnlyNamed(moment, shop)) : moments;
  if (own.length === 0 && !shop) return undefined;
  const [model] = told;
  if (!model) return undefined;
  const asMoment = (text: string): Moment => ({ ...model, text, lines: [], onScreen: [] });
  const work =
    shop?.images.map((image, i) => ({ ...asMoment(capital(image)), size: SIZES[i % SIZES.length] ?? '' })) ??
    [];
  const only = moments.find(
    (moment) => shop && isOnlyNamed(moment, shop) && WITHOUT_SPACES_IN.test(moment.text),
  );
  const called = only?.text ?? shop?.name ?? '';
  const isShop = shop !== undefined && own.length <= MOST_OWN;
  // What the shop tells itself stands among its work.
  const all = isShop
    ? [...work.slice(0, 1), ...own.map(byHands), ...work.slice(own.length > 0 ? -1 : 1)]
    : own.map(byHands);
  const read = isShop ? all.length - 1 : 0;
  return {
    isShop,
    moments: all.map((moment, i) =>
      i === read ? { ...moment, onScreen: [...(moment.onScreen ?? []), ...facts] } : moment,
    ),
    title: isShop && called !== '' ? capital(called.replace(/^(?:our|my)\s/iu, 'the ')) : '',
  };
}
