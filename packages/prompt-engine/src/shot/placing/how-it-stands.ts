import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isBeing, isPeople, type Member, type Scene } from '../../read/scene.ts';
import { isHanded } from '../moment/bare.ts';
import type { SceneClass } from '../scene-classes.ts';
import { leadingDoing } from '../staging/staging.ts';

/*
 * How what is named stands to the main one: the name by which the rows of places are found.
 */

const NEXT_TO = sifted(
  /^(?:with|and|beside|next to|near|by|close to|at|against|alongside|leaning (?:on|against))$/,
);
const HOW: readonly (readonly [RegExp, string])[] = [
  [sifted(/^(?:on|atop|on top of|upon)$/), 'on'],
  [sifted(/^(?:in|inside|inside of|within)$/), 'in'],
  [sifted(/^(?:under|beneath|underneath|below)$/), 'under'],
  [sifted(/^(?:in front of|before)$/), 'behind'],
  [sifted(/^behind$/), 'before'],
];

/** What goes into a hand or before whoever works at it. */
const AT_HAND: ReadonlySet<string> = new Set([
  'tool',
  'instrument',
  'weapon',
  'toy',
  'container',
  'product',
  'device',
  'food',
  'drink',
  'flower',
  'plant',
  'textile',
  'jewellery',
  'graphic',
  'sign',
]);
export const GAMES = sifted(
  /^(?:chess|checkers|draughts|backgammon|board games?|go|shogi|cards|poker|card game|playing cards|dominoes|domino|mahjong|dice|tennis|ping pong|table tennis|badminton|football|soccer|basketball|baseball|volleyball|monopoly|scrabble|chess game|game of chess)$/i,
);
const TOPS = sifted(/\b(?:table|desk|counter|shelf|windowsill|workbench|sideboard|altar|tray|nightstand)$/i);
/** Where things are laid out before those who come by. */
const FAIRS = sifted(
  /\b(?:markets?|stalls?|bazaars?|souk|fair|funfair|fairground|booth|kiosk|food truck|flea market|newsstand|festival)$/i,
);
/** A way between walls. */
const STREETS = sifted(
  /\b(?:street|streets|alley|alleys|alleyway|lane|lanes|passage|backstreet|side street|steps|stairway|courtyard|square|piazza|plaza)$/i,
);
const USED: ReadonlySet<string> = new Set(['tool', 'weapon']);
const VESSELS = sifted(
  /\b(?:case|box|basket|bowl|jar|bag|suitcase|drawer|nest|bucket|chest|cart|trunk|crate|backpack|pot|tin|cage)$/i,
);
/** What things are put into, and their ends look out of. */
const HOLDS = sifted(
  /\b(?:vase|jug|pitcher|jar|bottle|bowl|basket|crate|box|bucket|pail|tin|can|pot|cup|mug|bag|sack|hat|wheelbarrow|barrel|trug|punnet)$/i,
);
/** What is cut or picked and put into such. */
const PUT_IN: ReadonlySet<string> = new Set(['flower', 'food']);
/** What stands before a barn and not in it. */
const OUTSIDE: ReadonlySet<string> = new Set(['vehicle', 'tree', 'building', 'boat']);
/** Houses that hold what is driven, towed or grown. */
const DRIVEN_INTO = sifted(
  /\b(?:workshop|garage|hangar|showroom|museum|depot|factory|shed|warehouse|boathouse|studio|gallery|greenhouse|barn|hall|mall|church|cathedral|ballroom|station)$/i,
);
export const LANDS: ReadonlySet<string> = new Set(['place', 'terrain']);

/** Whether several are in it: a vase of tulips, a bowl of apples, a basket of kittens. */
export const isVesselOf = ({ cast }: Scene, member: Member, main: Member): boolean =>
  member.part === 'support' &&
  member.relation === undefined &&
  main.plural &&
  main.relation?.preposition === 'of' &&
  cast[main.relation.to] === member &&
  HOLDS.test(member.name);

/** Whether a vase or a bowl is the picture, and this is in it. */
export const isPutIn = (member: Member, main: Member): boolean =>
  main.kind === 'container' && HOLDS.test(main.name) && PUT_IN.has(member.kind);

/** How a member stands to the main one, as the rows name it; undefined where the words leave it to themselves. */
export function howOf(scene: Scene, member: Member, main: Member, kind: SceneClass): string | undefined {
  const { part, relation } = member;
  const isToMain = relation === undefined || scene.cast[relation.to] === main;
  const doing = scene.doings.find(({ object }) => scene.cast[object ?? -1] === member);
  const isSharing = scene.doings.some(({ agents }) => agents.includes(scene.cast.indexOf(member)));
  if (GAMES.test(member.name) && doing?.verb.base.startsWith('play') && isBeing(main.kind)) return 'game';
  if (doing || !isToMain || part === 'content' || part === 'worn') return undefined;
  if (isVesselOf(scene, member, main)) return 'vessel';
  const preposition = relation?.preposition ?? 'with';
  // A wall that one leans on is behind.
  if (preposition === 'against' && /^(?:structure|building)$/.test(member.kind)) return undefined;
  if (NEXT_TO.test(preposition)) {
    if (kind === 'interior')
      return OUTSIDE.has(member.kind) && main.kind === 'building' && !DRIVEN_INTO.test(main.name)
        ? undefined
        : 'room';
    if (main.kind === 'building') return 'house';
    if (main.kind === 'tree' && !isBeing(member.kind)) return 'tree';
    if (main.kind === 'event' || FAIRS.test(main.name)) return 'fair';
    if (STREETS.test(main.name)) return 'street';
    if (LANDS.has(main.kind)) return 'land';
    if (TOPS.test(main.name)) return 'topped';
    if (main.kind === 'food' || main.kind === 'drink') return 'dish';
    if (isSharing) return 'sharing';
    if (member.row?.traits.words.has('worn') === true) return 'wears';
    if (part === 'companion') return 'with';
    if (isPutIn(member, main)) return 'holding';
    if (VESSELS.test(main.name) && !isBeing(member.kind)) return 'filled';
    const isHers = part === 'held' || (/^(?:with|and)$/.test(preposition) && /\bwith\b/i.test(scene.subject));
    if (part === 'held' && leadingDoing(scene) && USED.has(member.kind)) return 'used';
    // Of several beasts no one paw is told.
    const isOfSeveral = (main.plural || main.count > 1) && !isHanded(main);
    return isHers && isBeing(main.kind) && AT_HAND.has(member.kind) && !isOfSeveral ? 'held' : 'beside';
  }
  // Before whom somebody acts is in front, and looks on.
  if (preposition === 'in front of' && isPeople(member.kind) && isPeople(main.kind)) return 'audience';
  // A feeling or a deed has its own arms and face.
  if (preposition === 'on' && isBeing(main.kind) && (scene.feeling || scene.doings.length > 0))
    return undefined;
  return HOW.find(([pattern]) => pattern.test(preposition))?.[1];
}
