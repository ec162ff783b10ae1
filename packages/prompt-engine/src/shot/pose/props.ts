import type { ActionRow } from '../../lexicon/action.ts';
import type { NounKind } from '../../lexicon/noun.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { Member } from '../../read/scene.ts';
import { senses } from '../../read/senses.ts';

/*
 * A pose is written for the usual object of its verb: whoever counts money fans banknotes, whoever counts sheep does
 * not. Where the pose brings things of its own, they must suit what the words name.
 */

const THINGS: ReadonlySet<NounKind> = new Set([
  'tool',
  'product',
  'device',
  'container',
  'textile',
  'instrument',
  'toy',
  'furniture',
  'vehicle',
  'machine',
  'weapon',
  'food',
  'drink',
  'clothing',
]);

const GROUPS: readonly (readonly NounKind[])[] = [
  ['textile', 'clothing'],
  ['food', 'drink', 'plant', 'flower'],
  [
    'product',
    'tool',
    'device',
    'machine',
    'toy',
    'container',
    'vehicle',
    'furniture',
    'instrument',
    'jewellery',
  ],
  ['person', 'child', 'baby', 'group'],
  ['pet', 'wild-animal', 'farm-animal', 'bird', 'reptile', 'insect', 'sea-animal'],
];

/** The kinds of the things that a phrase names. */
export function kindsIn(phrase: string): NounKind[] {
  const words = phrase
    .toLowerCase()
    .replace(/\{\w+\}/g, ' ')
    .split(/[^a-z'-]+/);
  const kinds: NounKind[] = [];
  for (let at = 0; at < words.length; at++) {
    const hit = senses().longestAt(words, at);
    const [first] = hit?.value ?? [];
    if (first?.is === 'noun') kinds.push(first.row.kind);
    at += (hit?.length ?? 1) - 1;
  }
  return kinds;
}

const isAlike = (one: NounKind, other: NounKind): boolean =>
  one === other || GROUPS.some((group) => group.includes(one) && group.includes(other));

/** Whether the things that a pose brings with it suit what the deed is done to. */
export function fitsObject(pose: string, row: ActionRow, object: Member | undefined): boolean {
  if (!object || row.object === '' || !kindsIn(pose).some((kind) => THINGS.has(kind))) return true;
  const name = object.name.toLowerCase();
  if (row.traits.needs.some((need) => name.includes(need)) || row.object.includes(name)) return true;
  const usual = kindsIn(row.object);
  return object.known && usual.some((kind) => isAlike(kind, object.kind));
}

const SMALL = ['tiny', 'hand', 'held', 'table', 'worn'];
const ALOFT = sifted(/\b(?:kite|balloon|flag|umbrella|drone|net|rope)s?\b/i);

/** Whether a close view of hands can hold what they work on. */
export const isAtHand = (object: Member | undefined): boolean =>
  object === undefined ||
  (!ALOFT.test(object.name) && SMALL.some((size) => object.row?.traits.words.has(size)));
