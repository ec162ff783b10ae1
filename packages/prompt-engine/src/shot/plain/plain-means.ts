import { isLightTold } from '../light/told-light.ts';
import { sourceLight } from '../light/told-sources.ts';
import type { DrawnMeans } from '../look/drawn-means.ts';
import type { Brief, Decision } from '../shot.ts';

/*
 * The means of a look without a lens, in a sentence that was read in part.
 */

/** Light that a look has from a source of its own. */
const OWN_SOURCE =
  /\b(?:window|sun|sunlight|lamp|lamps|daylight|moon|candle\w*|lantern)\b|\b(?:light|key) (?:from|side|direction)\b|\b(?:upper|one) (?:left|right|light)\b/i;
/** Words that take shade out of a drawing. */
const UNSHADED = /\bno (?:shading|shadows?)\b|\bwithout (?:shading|shadows?)\b|\bunshaded\b/i;

/** The means of a look, without a light that the words rule out. */
export function meansOf(
  { brief, drawn }: { readonly brief: Brief; readonly drawn: DrawnMeans | undefined },
  because: string,
): Decision[] {
  const { scene } = brief;
  const means = drawn?.decisions.filter(({ element }) => element === 'style' || element === 'light') ?? [];
  return means
    .filter(({ element }) => element !== 'light' || !UNSHADED.test(scene.subject))
    .map((each) =>
      each.element === 'light' && isLightTold(scene) && OWN_SOURCE.test(each.text)
        ? (sourceLight(brief, because) ?? { ...each, text: '' })
        : each,
    );
}

/** The shade of a form, which no menu has. */
export const isFormShade = ({ element, text }: Decision): boolean =>
  element === 'light' && /\bside away from one light\b/i.test(text);

/** A lamp falls on no map and no plan either. */
export const isLamp = (each: Decision): boolean =>
  isFormShade(each) || (each.element === 'light' && /\bas the key light\b|\blight from\b/i.test(each.text));
