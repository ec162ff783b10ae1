import { listOf, rowsOf, textOf } from '../lexicon/row.ts';
import { sifted } from '../lexicon/sifting/sifted.ts';
import { type Member, mainOf } from '../read/scene.ts';
import { isDrawn, leadingStyle } from './look/look.ts';
import type { SceneClass } from './scene-classes.ts';
import type { Brief } from './shot.ts';

/** What goes over or into food: names | studio | cinematic. */
const SERVED = rowsOf(
  `
syrup, honey, sauce, gravy, custard, ketchup, mayonnaise, mustard, dressing, glaze, caramel, icing, glazing, drizzle | in a shining layer over the top | running slowly down over the edge
butter | in one square pat on top, its edges turning clear | sliding across the top as it melts
whipped cream, cream, ice cream, yoghurt, yogurt, meringue | in one soft mound | just beginning to melt at its edge
melted cheese, cheese, cheese pull | in a glossy sheet over the edge | pulling into long strings
herbs, parsley, basil, coriander, cilantro, mint, dill, chives, seeds, sesame, sprinkles, nuts, almonds, crumbs, icing sugar, powdered sugar, cinnamon, chilli, chilli flakes, pepper, coconut flakes | scattered over the top | scattered over the top, a few fallen beside it
berries, blueberries, strawberries, raspberries, cherries, blackberries | glossy and whole, close together | catching the light in small bright points
`,
  3,
).map(([names, studio, cinematic]) => ({
  names: new RegExp(`\\b(?:${listOf(names).join('|')})$`, 'i'),
  studio: textOf(studio),
  cinematic: textOf(cinematic),
}));

/** How what is eaten with the main dish is seen on it; undefined where only the cook knows. */
export function servedAs({ scene, take }: Brief, { name, kind }: Member): string | undefined {
  if (mainOf(scene)?.kind !== 'food' || !['food', 'drink', 'plant'].includes(kind)) return undefined;
  const row = SERVED.find(({ names }) => names.test(name));
  return take === 'studio' ? row?.studio : row?.cinematic;
}

/** What such a day looks like through a window. */
export const PANES: Readonly<Record<string, string>> = {
  rain: 'rain running down the pane',
  storm: 'rain driven against the pane',
  snow: 'snow lying on the sill outside',
  fog: 'grey fog outside the pane',
};

/** Food and drink of which nothing says where they are stand on a table. */
export const isServedSomewhere = (brief: Brief, kind: SceneClass): boolean =>
  brief.take === 'cinematic' &&
  (kind === 'food' || kind === 'drink') &&
  !brief.scene.place &&
  brief.scene.times.length === 0 &&
  brief.scene.around.length === 0 &&
  brief.scene.doings.every(({ form, verb }) => form === 'past' && !ELSEWHERE.test(verb.base)) &&
  brief.scene.cast.every(
    ({ relation }) => relation === undefined || /^(?:with|of|and|without)$/.test(relation.preposition),
  ) &&
  brief.scene.rest.length === 0 &&
  !isDrawn(leadingStyle(brief.scene));

/** What is hung up, spilt or growing stands on no table. */
const ELSEWHERE = sifted(
  /^(?:hang|float|grow|fall|spill|throw|drop|drown|bury|stick|tie|wear|hold|carry|grip|clutch|lick|eat|bite|balance|toss)\b/,
);
