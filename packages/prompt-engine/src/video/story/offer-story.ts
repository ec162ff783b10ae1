import { choicesOf, listOf, rowsOf, textOf } from '../../lexicon/row.ts';
import { mainOf } from '../../read/scene.ts';
import type { Idea } from '../idea/idea.ts';
import { sceneRead } from '../idea/scene-read.ts';
import { isNoun, wordsOf } from '../idea/verbs.ts';
import { BUSINESS } from '../options/offer-words.ts';
import { capital, withThe, wordsPattern } from '../wording.ts';
import { aboutOf, filledAll } from './about.ts';
import { OFFER_KIND_ROWS, OFFER_ROWS } from './format-rows.ts';
import { HOME_ROWS, SORT_ROWS } from './offer-rows.ts';
import { topicImages } from './topics.ts';

/* What an advertisement shows that says little more than what it is for. */

const OFFERS = rowsOf(OFFER_ROWS, 2).map(([names, images]) => ({
  words: wordsPattern(listOf(names)),
  images: choicesOf(images),
}));
const OFFER_KINDS: ReadonlyMap<string, readonly string[]> = new Map(
  rowsOf(OFFER_KIND_ROWS, 2).map(([kind = '', images]) => [kind, choicesOf(images)]),
);
const SORTS: ReadonlyMap<string, readonly string[]> = new Map(
  rowsOf(SORT_ROWS, 2).map(([sort = '', images]) => [sort, choicesOf(images)]),
);
const ROOMS = rowsOf(HOME_ROWS, 2).map(([names = '', image]) => ({
  words: names === '-' ? undefined : wordsPattern(listOf(names)),
  image: textOf(image),
}));

/** 'My pottery shop', and what it does for one. */
const OWN_BUSINESS =
  /^((?:my|our)\s(?:[\p{L}'’-]+\s){0,4}?(?:shop|store|studio|cafe|café|bakery|restaurant|brand|business|company|app|agency|salon|practice|gym|clinic|brewery|farm shop|webshop|website|platform|startup))(?:\s(?:helps?|lets?|makes?|offers?|sells?|gives?)\s.*)?$/iu;

/** One thing after the other is what the film shows, and no slogan. */
const THEN = /, then /;

/** What is to be sold, where the idea tells nothing else: 'product video for handmade candles'. */
function productOf({ request: { product, film, told, sort }, events }: Idea): string {
  if (told.length === 0 || sort === 'property') return product;
  // Whoever seeks people or gifts, and tells no deed, has the images of that.
  if (sort === 'adoption') return product;
  if (product !== '' && SORTS.has(sort ?? '') && events.every(({ doing }) => doing === '')) return product;
  // One more thing that is only named is a slogan; several are images.
  const isSequence = THEN.test(told.join(', '));
  if (product !== '' && !isSequence && events.length < 3 && events.every(({ doing }) => doing === ''))
    return product;
  const isSold =
    /\b(?:product|promo\w*|brand|launch|commercial|advert\w*|marketing|shop|etsy|showcase|linkedin|corporate|company|image|business|recruit\w*)\b/i.test(
      film,
    );
  const own = OWN_BUSINESS.exec(told[0] ?? '')?.[1];
  if (own && (film !== '' || told.length === 1) && events.length === 1) return own;
  return isSold && events.length === 1 && events[0]?.doing === '' ? (told[0] ?? '') : '';
}

/** A shop in whose film its goods are seen. */
const SHOP = /\s(?:online\s)?(?:store|shop|boutique|brand|label|business|company)$/i;
const ROOMS_AT_MOST = 5;

/** A house or a flat from the door inwards: what the words name of it, and the rooms where they name little. */
function homeStory(product: string, text: string): readonly string[] {
  const bare = product
    .replace(/(?:\s{2,}|\s?:\s).*$/, '')
    .replace(/\s(?:with|near|by|in|on|at|close to|next to|overlooking|for)\s.*$/i, '');
  const named = ROOMS.filter(({ words }) => words?.test(text)).slice(0, ROOMS_AT_MOST - 2);
  const shown = ROOMS.filter(
    (room, nth) =>
      named.includes(room) || (room.words === undefined && (nth !== 1 || named.length < ROOMS_AT_MOST - 2)),
  );
  return filledAll(
    shown.map(({ image }) => image),
    aboutOf(/^(?:an?|the|my|our)\s/i.test(bare) ? bare : `the ${bare}`),
  );
}

/** How much more the last word of a name counts: a ceramic knife is a knife. */
const HEAD_MORE = 20;

/** The images of the row whose words a name has in the longest stretch: 'dog grooming salon' is of dogs. */
function offerIn(name: string): readonly string[] | undefined {
  let best: readonly string[] | undefined;
  let length = 0;
  let said = '';
  for (const { words, images } of OFFERS) {
    const word = words?.exec(name)?.[0] ?? '';
    // 'Handmade candles' are candles first.
    const found = /^(?:handmade|crafts?|etsy|fashion|art|studio|shop|store|school|workshop)$/i.test(word)
      ? 1
      : word.length + (word !== '' && name.endsWith(word) && !BUSINESS.test(word) ? HEAD_MORE : 0);
    if (found > length) [best, length, said] = [images, found, word];
  }
  // A bike helmet is no bike.
  const own = name.replace(/\s(?:in|at|on|near|from|of|for|with|by|called|named)\s.*$/i, '');
  const last = own.split(' ').at(-1) ?? '';
  return isNoun(last) && !own.endsWith(said) && !BUSINESS.test(last) ? undefined : best;
}

/** 'Behind the scenes at a bakery' is what is done there. */
const BEHIND = /^(?:a look\s)?behind the scenes (?:at|of|in|with) ((?:an?|the|our|my)\s[^,]+|\p{L}[^,]+)$/iu;
const BEHIND_IMAGES = [
  'A narrow door swings open, for those who work here',
  'Hands, quick and sure, and nobody looks up',
  'A laugh over a shoulder, a sleeve across a forehead',
  '{O}, seen from here through a gap',
];

/** What an appeal tells, and how it is met: the roof leaks, and coins drop into a jar. */
function soughtAfter({ request: { product, sort }, events }: Idea): readonly string[] {
  const images = sort === 'funds' || sort === 'helpers' || sort === 'gifts' ? SORTS.get(sort) : undefined;
  if (!images || product === '') return [];
  const told = events.filter(({ doing }) => doing !== '').map(({ text }) => text);
  return [...told.slice(0, 3), ...filledAll(images, aboutOf(product)).slice(told.length > 1 ? -2 : -3)];
}

/** A trade that is looked for: its own work, where that is known, and a newcomer at it. */
function tradeOf(product: string, images: readonly string[]): readonly string[] {
  const work = LEARNT.test(product) ? undefined : offerIn(product.toLowerCase());
  return work
    ? [...work.slice(0, 2), 'A newcomer beside it, quick and careful', ...images.slice(-1)]
    : images;
}

const LEARNT = /\b(?:apprentice|trainee|intern|carpenter|electrician|plumber|mechanic|joiner|roofer)/i;

/** What is sold, as the last image of its film. */
const ownName = (product: string): string =>
  `${capital(withThe(product.replace(/^(?:my|our)\s/i, '')))}, ${/[^s]s$/.test(product) ? 'their' : 'its'} name in view`;

/** What is named beside what is sold and can be seen: 'ad for sunscreen: a vampire at the beach', 'my shop, latte art'. */
function isShown(typed: string, product: string): boolean {
  const text = typed.replace(/, and the words “[^”]*”$/u, '');
  const own = [product, withThe(product)].map((name) => name.toLowerCase());
  if (own.some((name) => text.toLowerCase().startsWith(name))) return false;
  const main = mainOf(sceneRead(text));
  if (/^(?:in|at|near|from)\s\p{Lu}[\p{L}’' -]+$/u.test(text)) return false;
  return (
    main?.known === true && !UNSEEN.has(main.kind) && !product.toLowerCase().includes(text.toLowerCase())
  );
}

const UNSEEN: ReadonlySet<string> = new Set(['abstract', 'weather', 'event', 'sport']);

const LESSONS = /\s(?:class(?:es)?|course|lessons|sessions?|bootcamp|training)(?:\sfor\s.*)?$/i;

/** 'A burger place called …' is a restaurant by what it serves. */
const EATERY =
  /\b((?:pizza|(?:vegan |veggie |plant-based )?(?:ham)?burger|sushi|ramen|noodle|taco|burrito|kebab|falafel|pho|curry|chicken|seafood|fish|steak|vegan|vegetarian|breakfast|brunch|sandwich|tapas|dumpling))s? (?:place|joint|spot|house|hut|shack|corner|counter|eatery)\b/iu;

/** A yoga class is yoga; a cooking class has images of its own. */
function withoutLessons(product: string): string {
  const taught = product.replace(LESSONS, '');
  const isKnown = taught !== product && offerIn(taught.toLowerCase()) !== undefined;
  return isKnown && !/\b(?:cooking|pottery|music|language|driving)$/i.test(taught) ? taught : product;
}

/** In a film without people nobody takes, wears or tastes anything. */
const NOBODY =
  /\b(?:no|without(?: any)?) (?:people|humans?|persons?|hands|models?|actors|faces)\b|\bnobody\b|\bno ?one\b/i;
const OF_PEOPLE =
  /\b(?:hands?|palms?|fingers?|thumbs?|arms?|lips|eyes|faces?|chin|body|breath|sips?|bites?|reader|laugh\w*|put on|walking away|in use)\b/i;

/** What an advertisement shows that only names what it is for. */
export function offerStory(idea: Idea): readonly string[] {
  const { request, subject } = idea;
  const behind = BEHIND.exec(idea.shown)?.[1];
  if (behind) return offerIn(behind.toLowerCase()) ?? filledAll(BEHIND_IMAGES, aboutOf(behind));
  const product = withoutLessons(productOf(idea)).replace(EATERY, '$1 restaurant');
  if (product === '') return soughtAfter(idea);
  const ware =
    SHOP.test(product) && offerIn(product) !== offerIn('shop')
      ? product.replace(SHOP, '').replace(/^(?:my|our)\s/i, 'the ')
      : product;
  const about = aboutOf(ware);
  if (request.sort === 'property') return homeStory(product, subject);
  const played = request.sort === 'event' ? offerIn(product.toLowerCase()) : undefined;
  if (played && /\b(?:play|musical|concert|show)$/i.test(product)) return filledAll(played, about);
  const bySort = SORTS.get(request.sort ?? '');
  if (bySort) return filledAll(request.sort === 'hiring' ? tradeOf(product, bySort) : bySort, about);
  const main = mainOf(sceneRead(product));
  const head = wordsOf(product)
    .map(({ text }) => text)
    .join(' ');
  const images =
    offerIn(head) ?? OFFER_KINDS.get(about.kind) ?? OFFER_KINDS.get(main?.known ? 'thing' : '-') ?? [];
  const isDeserted = NOBODY.test(subject);
  const offered = filledAll(images, about).filter((image) => !(isDeserted && OF_PEOPLE.test(image)));
  // What it is shown with comes first: 'energy drink ad with extreme sports', 'etsy shop, handmade candles'.
  const topics = request.told.flatMap(topicImages).slice(0, 2);
  if (topics.length > 0) return [...topics, ...offered.slice(-2)];
  const isSequence = THEN.test(request.told.join(', '));
  const own = capital(withThe(product));
  const named = idea.events
    .filter(({ text }) => (isSequence ? text !== own : isShown(text, product)))
    .map(({ text }) => text);
  if (named.length === 0) return offered;
  return [...named.slice(0, 3), ownName(product)];
}
