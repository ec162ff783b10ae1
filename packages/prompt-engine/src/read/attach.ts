import type { NounRow } from '../lexicon/noun.ts';
import type { PlaceRow } from '../lexicon/place.ts';
import { sifted } from '../lexicon/sifting/sifted.ts';
import { times } from '../lexicon/tables.ts';
import type { Draft } from './draft.ts';
import type { NounPhrase } from './noun-phrase.ts';
import { type CastPart, isBeing, isPeople, type Member } from './scene.ts';
import { isRoom, senses } from './senses.ts';

/** Adds a member to the cast and answers its index. The first is what the picture is about. */
export function attach(
  draft: Draft,
  phrase: NounPhrase,
  { part }: { readonly part?: CastPart | undefined },
): number {
  const { member } = phrase;
  const weather =
    member.kind === 'weather'
      ? times().find(
          ({ type, names }) =>
            type === 'weather' &&
            (names.includes(member.name.toLowerCase()) ||
              member.row?.names.some(({ singular }) => names.includes(singular))),
        )
      : undefined;
  if (weather && !draft.times.some(({ row }) => row === weather))
    draft.times.push({ words: member.name, row: weather });
  const isFirst = draft.cast.length === 0;
  const other: CastPart = isBeing(member.kind) ? 'companion' : 'scenery';
  const sky = !isFirst && member.kind === 'weather' ? 'topic' : undefined;
  const hair = sky ?? (draft.isTags && member.kind === 'hands' ? 'feature' : undefined);
  draft.cast.push({ ...member, part: isFirst ? 'main' : (part ?? hair ?? other) });
  const index = draft.cast.length - 1;
  const owner = isFirst ? undefined : ownerOf(draft, member);
  if (owner) draft.cast.push({ ...owner, part: 'companion', relation: { preposition: 'whose', to: index } });
  return index;
}

/** Whose ear, hair or skirt it is: 'whispering into an elephant's ear' has an elephant in it. */
function ownerOf(
  draft: Draft,
  { owner, kind, name }: NounPhrase['member'],
): Omit<Member, 'part'> | undefined {
  const isWorn =
    ['hands', 'clothing', 'textile'].includes(kind) ||
    /\b(?:shoe\w*|laces|boots?|skates?|trainers|sneakers|slippers|helmet|backpack)$/i.test(name);
  // Whoever wears her father's shoes wears them without him.
  const isPutOn = /^(?:wear|put on|try on|dress|borrow|steal)\b/.test(draft.doings.at(-1)?.verb.base ?? '');
  if (owner === undefined || !isWorn || isPutOn) return undefined;
  const sense = senses()
    .get(owner.toLowerCase())
    .find(({ is }) => is === 'noun');
  if (sense?.is !== 'noun' || !isBeing(sense.row.kind) || draft.cast.some(({ row }) => row === sense.row))
    return undefined;
  return {
    words: owner,
    name: owner,
    kind: sense.row.kind,
    row: sense.row,
    count: 1,
    plural: false,
    counted: false,
    proper: false,
    adjectives: [],
    colours: [],
    materials: [],
    known: true,
    strange: [],
  };
}

/** A building that no place row has, seen as a place. */
function placeOfNoun(row: NounRow, preposition: string): PlaceRow {
  const isShop = SHOPS.test(row.names[0]?.singular ?? '');
  return {
    names: row.names.map(({ singular }) => singular),
    surroundings: preposition === 'at' ? 'outdoor' : 'indoor',
    traits: new Set(),
    preposition: 'in',
    ground: '',
    // What it is known by from the street is not inside.
    things: isShop && preposition !== 'at' ? [] : row.details,
    far: '',
    dayLight: '',
    nightLight: '',
    colours: isShop && preposition !== 'at' ? [] : row.colours,
    near: '',
    sound: '',
    drawing: 'room',
  };
}

const OUTSIDE = sifted(
  /^(?:above|under|beneath|underneath|below|in front of|outside|outside of|behind|beside|next to|opposite|near|across from)$/,
);
/** From where its front is seen, and the pavement before it. */
const BEFORE = sifted(/^(?:in front of|outside|outside of|beside|next to|opposite|near|across from)$/);

const LEAVES = sifted(/^(?:run|walk|flee|escape|come|emerge|step|rush|dash|sneak|storm|stumble|march)\b/);

/** A place under somebody's roof, without what it has in the open. */
const roofed = (row: PlaceRow): PlaceRow => ({
  ...row,
  surroundings: 'indoor',
  ...{ ground: '', things: [], far: '', near: '', dayLight: '', nightLight: '' },
});

const SHOPS = sifted(
  /\b(?:shop|store|barber|salon|bakery|laundromat|launderette|florist|pharmacy|studio|bank|market|cinema|theat|hotel|office|library|gym)/i,
);

/** A room seen from without: before a shop its front, its pavement and its lit windows; behind it its back door. */
function frontOf(row: PlaceRow, preposition: string): PlaceRow {
  const isBehind = preposition === 'behind';
  const isShop = BEFORE.test(preposition) && (row.traits.has('food') || SHOPS.test(row.names[0] ?? ''));
  return {
    ...row,
    surroundings: 'outdoor',
    ground: isShop ? 'worn pavement' : '',
    things: isShop
      ? ['a shop front with a wide window', 'a glazed door']
      : isBehind
        ? ['a plain back wall', 'a back door']
        : [],
    far: '',
    dayLight: '',
    nightLight: isShop ? 'light spilling from its window' : '',
    near: '',
    drawing: 'street',
  };
}

/** Whether several speak or look across it, one on each side: none of them crosses it. */
function areApart({ cast, doings }: Draft, preposition: string): boolean {
  const [main] = cast;
  const traits = doings.at(-1)?.row?.traits.words;
  return (
    preposition === 'across' &&
    main !== undefined &&
    (main.plural || main.count > 1) &&
    (traits?.has('mouth') === true || traits?.has('eyes') === true) &&
    !traits.has('feet')
  );
}

/** Where those stand who face each other across it. */
const spotBy = (row: PlaceRow | undefined): string =>
  row === undefined ? 'across' : row.traits.has('water') ? 'by' : row.preposition;

/** Where the scene is. A city or country stands beside a place of its own. */
export function attachPlace(draft: Draft, { member }: NounPhrase, preposition: string): void {
  const inner = member.placeRow ?? (member.row && placeOfNoun(member.row, preposition));
  // Who howls at the moon is not on it.
  if (LOOKED_AT.test(preposition) && inner?.surroundings === 'space') return;
  // 'on May 12' is a day; what stands on a car is not in it.
  if (preposition === 'on' && (MONTH.test(member.words) || ON_TOP.test(member.name))) return;
  const [main] = draft.cast;
  // A pool inside a hotel is what is seen, not the hotel's front.
  if (main?.kind === 'place' && main.placeRow && member.kind === 'building' && WITHIN.test(preposition)) {
    draft.cast[0] = { ...main, placeRow: roofed(main.placeRow) };
    return;
  }
  // Who runs from a church has left it.
  const hasLeft =
    preposition === 'from' &&
    draft.doings.some(({ verb }) => LEAVES.test(verb.base)) &&
    isPeople(main?.kind ?? 'thing');
  const placeRow =
    inner && isRoom(inner) && (hasLeft || OUTSIDE.test(preposition))
      ? frontOf(inner, hasLeft ? 'outside' : preposition)
      : inner;
  draft.place = {
    words: member.words,
    preposition: hasLeft ? 'outside' : areApart(draft, preposition) ? spotBy(placeRow) : preposition,
    ...(placeRow && { row: placeRow }),
    proper:
      member.proper ||
      /^(?:mars|venus|jupiter|saturn|pluto|neptune|uranus|europa)$/i.test(member.words) ||
      /^(?:\p{Lu}[\p{L}'’]*\s?)+$/u.test(member.words) ||
      placeRow?.names.some(
        (name) => /^\p{Lu}/u.test(name) && name.toLowerCase() === member.words.toLowerCase(),
      ) === true,
    plural: member.plural,
    adjectives: member.adjectives,
    strange: member.strange,
  };
}

const HELD_SIZES = ['tiny', 'hand', 'held'];

const MONTH = sifted(
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|mon|tues|wednes|thurs|fri|satur|sun)(?:day)?$/i,
);
/** Cars are got on top of; buses and trains are got into. */
const ON_TOP = sifted(/\b(?:car|taxi|cab|van|truck|pickup|lorry|tractor)s?$/i);
const WITHIN = sifted(/^(?:in|inside|within|inside of)$/);
const LOOKED_AT = sifted(/^(?:at|over|under|toward|towards|above|below|beneath|past|beyond)$/);

/** Writes down how a member stands to another, and what part that gives it. */
export function bindTo(draft: Draft, index: number, preposition: string, to: number): void {
  const member = draft.cast[index];
  const other = draft.cast[to];
  if (!member || !other || index === to) return;
  member.relation = { preposition, to };
  if (preposition === 'with') member.part = partOfWith(member, other);
  if (
    ['on', 'in', 'inside', 'under', 'beneath', 'underneath', 'over', 'against', 'on top of'].includes(
      preposition,
    ) &&
    member.part === 'scenery'
  ) {
    member.part = 'support';
  }
  // Who is on a horse rides it.
  if (preposition === 'on' && member.part === 'companion' && isPeople(other.kind)) {
    member.part = 'support';
  }
}

/** What is larger than a hand and yet borne in one. */
const BORNE = sifted(/\b(?:kites?|flags?)$/i);
const LOOSE_BONES = sifted(/\bskulls?$/i);

/** Whether somebody holds things as people do: a robot does, and a witch. */
const hasHands = ({ kind, row }: Member): boolean =>
  isPeople(kind) ||
  kind === 'robot' ||
  (kind === 'fantasy-being' && row?.drawing.startsWith('person') === true);

function partOfWith(member: Member, other: Member): CastPart {
  if (['clothing', 'jewellery'].includes(member.kind) || member.row?.traits.words.has('worn')) return 'worn';
  if (isBeing(member.kind)) return 'companion';
  const isLoose = member.kind !== 'hands' || LOOSE_BONES.test(member.name);
  if (!isLoose || !hasHands(other)) return 'feature';
  const carried =
    [
      'product',
      'tool',
      'weapon',
      'instrument',
      'toy',
      'flower',
      'food',
      'drink',
      'sign',
      'graphic',
      'container',
    ].includes(member.kind) && member.row?.traits.words.has('table');
  const small = carried || HELD_SIZES.some((size) => member.row?.traits.words.has(size));
  return small || BORNE.test(member.name) ? 'held' : 'feature';
}
