import { knownFor } from '../idea/known.ts';
import { small } from '../wording.ts';
import { isToldWhole } from './acts.ts';
import type { Moment } from './as-told.ts';

/* A recipe that is only named. */

const RECIPE = /^(?:(?:an?|my|our|the)\s)?(.{3,40}?)\srecipe$/iu;
/** 'Pancake recipe' is shown as pancakes are made. */
export function withRecipe(moments: readonly Moment[]): readonly Moment[] {
  const [only] = moments;
  const dish = RECIPE.exec(only?.text ?? '')?.[1] ?? '';
  const known =
    dish === '' || moments.length > 1 || isToldWhole(dish)
      ? undefined
      : knownFor(`how to make ${small(dish)}`, '');
  return only && known?.sort === 'steps' ? known.beats.map((text) => ({ ...only, text })) : moments;
}
