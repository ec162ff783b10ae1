import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { Member } from '../../read/scene.ts';
import { mentions } from '../mentions.ts';
import { isTyped, theOf } from '../refer.ts';
import { type Brief, type Decision, said } from '../shot.ts';
import { spotOf } from './spots.ts';

/*
 * The place that the words name, where the setting has nothing to say of it: its state, that it is behind, or that
 * it bears the main one.
 */

/** A state that changes a place is seen there. */
const STATES: readonly (readonly [RegExp, string])[] = [
  [sifted(/\bflooded\b/i), 'Still brown water standing over {x}, the sky mirrored in it'],
  [sifted(/\b(?:burning|on fire|blazing)\b/i), 'Flames and dark smoke rising from {x} behind'],
  [sifted(/\bfrozen\b/i), 'Clear ice over {x} with white cracks'],
  [sifted(/\bovergrown\b/i), 'Ivy and tall weeds over {x}'],
  [sifted(/\b(?:ruined|bombed|collapsed)\b/i), 'Broken walls and heaps of rubble across {x}'],
  [sifted(/\b(?:sunken|submerged|underwater)\b/i), '{X} seen through clear green water'],
];

/** What is seen of a place whose state takes its usual things away. */
function stateText({ scene: { place } }: Brief): string | undefined {
  if (!place || place.row?.names.some((name) => name === place.words)) return undefined;
  const [word, state] = STATES.find(([pattern]) => pattern.test(place.words)) ?? [];
  const bare = word ? place.words.replace(word, '').replace(/\s+/g, ' ').trim() : '';
  return state?.replaceAll('{X}', `The ${bare}`).replaceAll('{x}', `the ${bare}`);
}

const BEHIND = sifted(/^(?:out of|outside|in front of)$/);

/** A sentence for the named place where none speaks of it yet. */
export function namedPlace(brief: Brief, main: Member, written: string): Decision[] {
  const { place } = brief.scene;
  if (!place || mentions(written, place.words)) return [];
  const isBehind = place.row !== undefined && !place.proper && BEHIND.test(place.preposition);
  const placed =
    (spotOf(brief.scene) ? undefined : stateText(brief)) ??
    (isBehind ? `The ${place.words} behind ${theOf(main)}` : '');
  const text =
    placed === '' && !/tabletop$/.test(place.words) && !isTyped(brief.scene, place)
      ? `The ${place.words} in clear view`
      : placed;
  return text
    ? [{ element: 'subject', text, because: `${said(place.words)} is named, so it is in the picture.` }]
    : [];
}
