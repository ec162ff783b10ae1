import type { Facts } from '../facts.ts';
import type { SubjectKind } from '../kinds.ts';
import type { Head } from './head.ts';
import { ANIMATE } from './kind-sets.ts';
import type { ShotName } from './named.ts';
import type { NounPhrase } from './noun-phrases.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** What a face does; all other doings need the figure. */
const OF_THE_FACE = words(
  'smiling laughing crying looking staring gazing thinking singing shouting screaming grinning frowning winking blinking blushing weeping sleeping dreaming yawning whispering squinting listening glowing breathing being aging ageing having showing featuring growing morning evening',
);
/** Nouns of doings that '-ing' does not mark. */
const ON_THE_FACE =
  /(?:hat|cap|scarf|glasses|goggles|beanie|turban|hood|mask|helmet|hijab|veil|beret|crown|tiara|headdress|piercing|lipstick)$/;
const CARRIED: ReadonlySet<SubjectKind> = new Set<SubjectKind>([
  'product',
  'clothing',
  'pet',
  'machine',
  'toy',
  'plant',
  'food',
  'drink',
  'vehicle',
  'sport',
]);

interface Shown {
  readonly kind: SubjectKind;
  readonly shot: ShotName | undefined;
  readonly head: Head;
  readonly phrases: readonly NounPhrase[];
  readonly actions: readonly string[];
  readonly isPlaced: boolean;
  readonly isMany: boolean;
}

/** 'with an umbrella', 'in a red dress': held or worn below the chin. */
function isBorne({ link, linkWord, nouns }: NounPhrase): boolean {
  const noun = nouns.at(-1)?.value;
  if (!noun || !CARRIED.has(noun.kind) || ON_THE_FACE.test(noun.noun)) return false;
  return linkWord === 'with' || (link === 'place' && linkWord === 'in');
}

/**
 * Whether the face or the whole figure must be seen. A doing, a place and a thing carried all need
 * the figure, even in what is called a portrait, and so do several; a close-up of one stays one
 * whatever goes on in it.
 */
export function showsOf({ kind, shot, head, phrases, actions, isPlaced, isMany }: Shown): Facts {
  const isAlive = ANIMATE.has(kind);
  if (isMany && isAlive) return { shows: 'figure' };
  if (shot === 'close' || shot === 'head') return { shows: 'face' };
  if (shot === 'full' || shot === 'wide' || shot === 'behind') return { shows: 'figure' };
  if (!isAlive) return {};
  const isDoing = actions.some((word) => !OF_THE_FACE.has(word));
  if (isDoing || isPlaced || phrases.some(isBorne)) return { shows: 'figure' };
  const name = head.match?.value.noun ?? '';
  return head.isPortrait || /^(?:face|portrait|selfie|headshot)$/.test(name) ? { shows: 'face' } : {};
}
