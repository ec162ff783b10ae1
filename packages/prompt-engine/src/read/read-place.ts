import type { PlaceRow } from '../lexicon/place.ts';
import { attach, attachPlace, bindTo } from './attach.ts';
import type { Draft } from './draft.ts';
import { isInsideIt } from './inside-it.ts';
import { isNamedRegion, mergedPlace } from './merged-place.ts';
import { aboard, type NounPhrase, readNounPhrase } from './noun-phrase.ts';
import { outsideOf } from './outside-of.ts';
import { isPartOf, PART_OF } from './part-of-place.ts';
import { goesOn, isPassiveBefore } from './passive.ts';
import { isBeing, isPeople, type Member } from './scene.ts';
import { roleOf } from './sense-of.ts';
import { isRoom, placeCalled } from './senses.ts';
import type { Cursor } from './verb-at.ts';

/** Places that can be stood in, unlike a puddle or a window. */
export const isGround = ({ kind }: Pick<Member, 'kind'>): boolean =>
  ['place', 'terrain', 'building', 'weather', 'structure', 'celestial'].includes(kind);

/** 'of' and what follows it: what a container holds, what a picture shows, whose part it is. */
export function readContent(draft: Draft, cursor: Cursor, of: number): void {
  if (roleOf(cursor.pieces[cursor.at]) !== 'of') return;
  const phrase = readNounPhrase(draft, cursor.pieces, cursor.at + 1);
  if (!phrase) return;
  const named = draft.cast[of]?.words;
  // The roof of a tractor is not a roof as roofs are.
  const craft = CRAFT.has(phrase.member.kind) ? phrase.member.placeRow : undefined;
  if (draft.place && draft.place.words === named && !PART_OF.test(named))
    draft.place =
      craft?.surroundings === 'indoor' && draft.place.row?.surroundings === 'indoor'
        ? { ...draft.place, row: aboard(draft.place.row, craft) }
        : { ...draft.place, strange: [...draft.place.strange, phrase.member.words] };
  cursor.at = phrase.next;
  const owner = draft.cast[of];
  // The kitchen of a spaceship has no window over the sink.
  if (
    owner?.placeRow &&
    owner.kind === 'place' &&
    !PART_OF.test(owner.words) &&
    CRAFT.has(phrase.member.kind)
  ) {
    const inner = phrase.member.placeRow;
    draft.cast[of] =
      inner?.surroundings === 'indoor' && owner.placeRow.surroundings === 'indoor'
        ? { ...owner, placeRow: aboard(owner.placeRow, inner) }
        : { ...owner, strange: [...owner.strange, phrase.member.words] };
  }
  // 'in the back pew of a church': whose furniture it is says where that stands.
  if (
    !draft.place &&
    of > 0 &&
    owner?.kind === 'furniture' &&
    phrase.member.placeRow?.surroundings === 'indoor'
  ) {
    attachPlace(draft, phrase, 'in');
    return;
  }
  const index = attach(draft, phrase, { part: 'content' });
  bindTo(draft, index, 'of', of);
  readContent(draft, cursor, index);
}

const CRAFT: ReadonlySet<string> = new Set(['vehicle', 'boat', 'aircraft', 'spacecraft']);

/** Prepositions of a movement: what they lead to is a place only where one can be in it. */
const MOVING = /^(?:out of|into|onto|through|from|up|down|past|across|over)$/;

const SUPPORTS: ReadonlySet<string> = new Set([
  'furniture',
  'vehicle',
  'boat',
  'textile',
  'product',
  'container',
  'machine',
  'device',
  'food',
  'instrument',
  'aircraft',
]);

const PLACING =
  /^(?:in|on|at|inside|under|near|by|from|along|across|through|over|above|outside|beneath|underneath|inside of|outside of|within|among|amid|amidst|in the middle of|in the cent(?:er|re) of|on top of|at the (?:top|bottom|foot|edge|end) of|on the edge of|in the corner of|(?:in|at) the (?:back|front|rear) of|aboard|on board|atop|beside|next to|into|onto|out of|overlooking|in front of|behind|below|throughout|past|down|up)$/;

/** Who is in a hat wears it, whatever shelf it is sold on. */
export const PUT_ON =
  /\b(?:hat|cap|fedora|crown|tiara|veil|helmet|bonnet|beanie|beret|goggles|glasses|sunglasses|mask|headphones|boots|shoes|sneakers|slippers|heels|apron|gloves)s?$/i;

/** Parts that buildings, cars and cupboards have of their own. */
const PART_OF_THING =
  /^(?:window|roof|door|doorway|corner|top|back|front|middle|hood|bonnet|trunk|boot|seat|balcony|chimney|wall|lid|handle|edge|side)s?$/i;

/** 'in a bathtub on the moon': what is sat in stands somewhere, and that is the place. */
function isBorneIn(
  draft: Draft,
  { kind, name, placeRow }: Pick<Member, 'kind' | 'name' | 'placeRow'>,
): boolean {
  const first = draft.cast.find(({ words, part }) => part === 'support' && words === draft.place?.words);
  // The window of a bus is in the bus.
  return first !== undefined && placeRow !== undefined && !SUPPORTS.has(kind) && !PART_OF_THING.test(name);
}

/** Deeds that are done before somebody. */
const PERFORMS = /^(?:play|perform|sing|dance|juggle|pose|bow|recite|conduct|do a trick)\b/;

/**
 * Reads a noun phrase behind a preposition: as where the scene is, as what goes on around it, or as a member that
 * stands so to another of the cast. Answers true: one of these it always is.
 */
export function placeOrRelate(draft: Draft, cursor: Cursor, met: NounPhrase, preposition: string): boolean {
  const phrase = outsideOf(met, preposition);
  const { member } = phrase;
  const before = draft.cast.at(-1);
  const [lead] = draft.cast;
  // 'a dragon who works as a librarian' is one.
  const calling = preposition === 'as' && member.row?.traits.words.has('role') ? member.row : undefined;
  if (calling && lead && isBeing(lead.kind) && !lead.role) {
    draft.cast[0] = { ...lead, role: calling };
    return true;
  }
  // 'chalk dust in the air' says where the dust is.
  if (before && FLOATING.test(before.name) && IN_THE_AIR.test(member.words)) return true;
  // 'with the newspaper on his face': the words say where it is.
  if (before?.relation?.preposition === 'with' && PLACING.test(preposition)) before.placed = true;
  const isBorne = before !== undefined && isInsideIt(draft, before, { preposition, member });
  // A sidecar full of dogs: it is the sidecar that they fill.
  const isFilled =
    /^(?:full of|filled with|topped with|covered (?:in|with)|wrapped in)$/.test(preposition) &&
    before?.relation !== undefined &&
    !isBeing(before.kind);
  const nearest =
    (isBorne || isFilled || preposition === 'made-of' ? undefined : draft.agents[0]) ??
    Math.max(0, draft.cast.length - 1);
  const anchor = member.kind === 'furniture' ? wholeOf(draft, nearest) : nearest;
  // 'a bakery with a cat in the window': that is where the cat is, not where the bakery stands.
  const isOfCompanion =
    before?.relation?.preposition === 'with' &&
    PART_OF_THING.test(member.name) &&
    !isBeing(draft.cast[0]?.kind ?? 'person');
  // Coins in a hat wear none.
  const wearer = draft.cast[anchor] ?? lead;
  const isWorn =
    (preposition === 'in' || preposition === 'with') &&
    (['clothing', 'textile', 'jewellery'].includes(member.kind) ||
      (preposition === 'in' && PUT_ON.test(member.name) && wearer !== undefined && isPeople(wearer.kind)));
  // What leans on a door is not in the doorway.
  const isLeantOn =
    /^(?:on|against)$/.test(preposition) && /\b(?:doors?|gates?|shutters?)$/i.test(member.name);
  const inside =
    /^(?:in|inside|within|at|inside of)$/.test(preposition) &&
    ['building', 'structure'].includes(member.kind);
  // 'a dog under a blanket' is covered by it, wherever that is.
  const isCover = member.kind === 'textile' && /^(?:under|beneath|underneath)$/.test(preposition);
  if (
    PLACING.test(preposition) &&
    !(preposition === 'by' && isPassiveBefore(cursor.pieces, phrase.next)) &&
    !isCover &&
    !isLeantOn &&
    // A parrot that shouts from its cage leaves the burglar outside.
    !(preposition === 'from' && (draft.agents[0] ?? 0) > 0) &&
    phrase === met &&
    (member.placeRow || member.proper || inside) &&
    (isGround(member) ||
      !MOVING.test(preposition) ||
      (/^(?:through|across|into)$/.test(preposition) &&
        (member.kind === 'material' || (member.kind === 'event' && member.placeRow !== undefined)))) &&
    !isWorn &&
    !isOfCompanion &&
    !(SMALL_VESSEL.test(member.name) && draft.doings.some(({ object }) => object !== undefined)) &&
    (member.placeRow?.traits.has('transport') !== true ||
      /^(?:in|inside|on|aboard|at|on board|(?:in|at) the (?:back|front|rear) of)$/.test(preposition)) &&
    (!draft.place?.row ||
      isBorneIn(draft, member) ||
      (IN_THE_AIR.test(draft.place.words) && isGround(member)))
  ) {
    attachPlace(draft, ridden(phrase, preposition), preposition);
    const isSupport = SUPPORTS.has(member.kind);
    if (isSupport) {
      const index = attach(draft, phrase, { part: 'support' });
      if (draft.cast.length > 1) bindTo(draft, index, preposition, anchor);
    }
    skipOf(draft, cursor);
    return true;
  }
  // 'on a balcony in Paris': the city is what the balcony has around it.
  const isWorld =
    member.kind === 'celestial' && preposition === 'on' && draft.place?.row?.surroundings === 'indoor';
  if (draft.place?.row && member.placeRow && (isWorld || isNamedRegion(member.placeRow))) {
    draft.place = { ...draft.place, row: mergedPlace(draft.place.row, member.placeRow) };
    draft.cast.push({ ...member, kind: 'place', part: 'topic' });
    return true;
  }
  // 'on the counter in a messy kitchen': what bears it stands in the room.
  const room = draft.place?.row && ROOMS.test(preposition) ? asRoom(member) : undefined;
  if (room && draft.place?.row?.traits.has('support')) {
    const { words, row } = draft.place;
    draft.place = { ...draft.place, words: `${words} in the ${member.words}`, row: mergedPlace(row, room) };
    return true;
  }
  if (
    ['event', 'sport'].includes(member.kind) &&
    /^(?:at|in|during|from|on|inside)$/.test(preposition) &&
    draft.cast.length > 0
  ) {
    draft.around.push({ when: 'during', member: { ...member, part: 'topic' } });
    return true;
  }
  // 'a drive-in in Nebraska': a name that no table has is where the place is.
  if (draft.place && member.proper && /^(?:in|at|near|outside)$/.test(preposition)) {
    draft.cast.push({ ...member, kind: 'place', part: 'topic' });
    return true;
  }
  // Whoever is played to is there.
  const isAudience =
    preposition === 'for' && isBeing(member.kind) && PERFORMS.test(draft.doings.at(-1)?.verb.base ?? '');
  if (isAudience) {
    bindTo(draft, attach(draft, phrase, { part: 'companion' }), 'in front of', 0);
    return true;
  }
  const index = attach(draft, phrase, {
    part: isWorn ? 'worn' : /^(?:for|about|on \w+ way .+)$/.test(preposition) ? 'topic' : undefined,
  });
  if (index > 0) bindTo(draft, index, preposition, Math.min(anchor, index - 1));
  // 'startled by a parrot shouting': it is the parrot that shouts.
  if (preposition === 'by' && isBeing(member.kind) && goesOn(cursor.pieces, phrase.next))
    draft.agents = [index];
  if (preposition === 'with') {
    const now = draft.cast[index];
    const lead = draft.cast[0];
    // 'a man with a beard holding a baby': the man holds it; 'a cake with one slice missing': the slice is gone.
    if (now && lead && !isWorn && !isBeing(now.kind) && !isBeing(lead.kind)) draft.agents = [index];
  }
  readContent(draft, cursor, index);
  return true;
}

/** On the metro one rides; in it one may as well stand on its platform. */
function ridden(phrase: NounPhrase, preposition: string): NounPhrase {
  const isRidden = preposition === 'on' && /^(?:subway|metro)$/i.test(phrase.member.name);
  const placeRow = isRidden ? placeCalled('subway car') : undefined;
  return placeRow ? { ...phrase, member: { ...phrase.member, placeRow } } : phrase;
}

const ROOMS = /^(?:in|inside|at|of)$/;

/** The row of a room, as it is seen from within. */
function asRoom({ kind, name, placeRow }: Pick<Member, 'kind' | 'name' | 'placeRow'>): PlaceRow | undefined {
  const row = placeRow ?? (kind === 'building' ? placeCalled(name) : undefined);
  return row && isRoom(row) ? row : undefined;
}

/** 'a bottle with two glasses on a table': the table bears what has them too; who has them need not be on it. */
function wholeOf({ cast }: Draft, index: number): number {
  const { relation } = cast[index] ?? {};
  const whole = cast[relation?.preposition === 'with' ? relation.to : -1];
  const isPutDown =
    whole !== undefined &&
    !isBeing(whole.kind) &&
    !/^(?:place|furniture|building|structure|vehicle|boat|aircraft|terrain)$/.test(whole.kind);
  return relation && isPutDown ? relation.to : index;
}

/** What holds things, not those who put them there. */
const SMALL_VESSEL =
  /^(?:jar|bottle|box|bag|bucket|basket|glass|cup|mug|bowl|vase|tin|envelope|pocket|suitcase|drawer)$/i;

/** What hangs in the air of a place. */
const FLOATING =
  /(?:^|\s)(?:dust|smoke|steam|confetti|petals|leaves|snow|snowflakes|sparks|ash|feathers|spray|pollen|seeds|bubbles|mist|sand|flour|glitter|embers)$/;

/** How high something is, not where: the park under it is the place. */
const IN_THE_AIR = /^(?:thin )?(?:air|mid-?air)$/;

/** 'in the deck of a generation ship': the second place is read as the region of the first. */
function skipOf(draft: Draft, cursor: Cursor): void {
  if (roleOf(cursor.pieces[cursor.at]) !== 'of') return;
  const phrase = readNounPhrase(draft, cursor.pieces, cursor.at + 1);
  if (!phrase) return;
  // 'a field of lavender' is of no lavender that was named before.
  const the = roleOf(cursor.pieces[cursor.at + 1]) ? 'the ' : '';
  cursor.at = phrase.next;
  // The roof of a van is not a roof as roofs are.
  if (draft.place)
    draft.place = {
      ...draft.place,
      words: `${draft.place.words} of ${the}${phrase.member.words}`,
      ...(PART_OF.test(draft.place.words) && phrase.member.placeRow ? { row: phrase.member.placeRow } : {}),
      strange: [
        ...draft.place.strange,
        ...(isPartOf(draft.place, phrase.member) ? [] : [phrase.member.words]),
      ],
    };
  // What a library is 'of' by name is a place.
  if (phrase.member.proper) draft.cast.push({ ...phrase.member, kind: 'place', part: 'topic' });
  else if (!phrase.member.placeRow) attach(draft, phrase, { part: 'scenery' });
}
