import type { PlaceRow } from '../../lexicon/place.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isFromBehind, mainOf, type Scene } from '../../read/scene.ts';
import { allowed } from '../agreement/excluded.ts';
import { isAsUsual } from '../place/place-told.ts';
import { isRetold } from '../plain/retold.ts';
import { isPlaceSure } from '../plain/sure-additions.ts';
import { capital, type Decision, said } from '../shot.ts';
import type { SeenTake } from './seen-take.ts';

/*
 * What stands blurred before the lens of a cinematic take: a thing that the named place has, at the side that the main
 * one leaves open.
 */

/** Where all that is seen is in the place. */
const WITHIN = sifted(
  /^(?:in|inside|at|on|through|along|across|among|aboard|on board|in the middle of|into|over)$/,
);
/** Words that say themselves what is near, or from where the place is seen. */
const TOLD = sifted(
  /\b(?:foreground|close to the (?:lens|camera)|in front of the (?:lens|camera)|seen (?:from|through|across)|viewed|view (?:from|of|through|over)|looking|through (?:an?|the)|from (?:above|below|behind|inside|outside)|top[- ]down|bird'?s[- ]eye|overhead|aerial|drone|empty|bare|abandoned|deserted|underwater|reflect\w*|mirror\w*|silhouette|portrait|headshot|close-?up|macro|giant|huge|tiny|miniature|toy|flat ?lay|isometric)\b/i,
);
/** Sizes at which so much of the place is seen that a part of it can stand before the lens. */
const FAR_ENOUGH: ReadonlySet<string> = new Set([
  'wide',
  'full',
  'two-shot',
  'group',
  'three-quarter',
  'medium',
  'distant',
]);

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 3);

/** A thing that the sentence or another sentence of the take already has somewhere. */
const isSaidOf = (near: string, { subject, place }: Scene, around: string): boolean =>
  wordsOf(near)
    .filter((word) => place?.words.toLowerCase().includes(word) !== true)
    .some((word) => new RegExp(`\\b${word.replace(/(?:es|s)$/, '')}`, 'i').test(`${subject} ${around}`));

/** The place that is named, or that the deed brings for certain. */
function placeOf({ brief: { scene }, where }: SeenTake): PlaceRow | undefined {
  const { place } = where;
  if (!scene.place) return where.implied === true ? place : undefined;
  return WITHIN.test(scene.place.preposition) && scene.place.row?.names === place?.names ? place : undefined;
}

/** The thing alone, as it is seen unsharp. */
const unsharp = (near: string): string =>
  near
    .replace(/^(a|an|the) blurred /, '$1 ')
    .replace(/ (?:on a near shelf|on the near table|out of focus)$/, '');

/** What is blurred before the lens, as a part of the sentence of the place; empty where none is sure. */
export function nearLayer(staged: SeenTake, around: string): Decision | undefined {
  const { brief, where, kind, size, x, isSure } = staged;
  const { scene, take } = brief;
  const row = placeOf(staged);
  const main = mainOf(scene);
  if (/^(?:over|above)$/.test(scene.place?.preposition ?? '')) return undefined;
  if (take !== 'cinematic' || !row?.near || !main || main.kind === 'place') return undefined;
  if (row.traits.has('support') || around.includes('in the near foreground')) return undefined;
  if (!FAR_ENOUGH.has(size) || /^(?:insect|hands|sea-life|space|idea|event)$/.test(kind)) return undefined;
  if (scene.cameras.length > 0 || isFromBehind(scene) || TOLD.test(scene.subject)) return undefined;
  if (!(isSure || isPlaceSure(scene)) || !isAsUsual(scene, where)) return undefined;
  // What the place has is told otherwise: nothing of its kind stands before it.
  if (isRetold(`${row.ground} ${row.far}`, scene)) return undefined;
  if (isSaidOf(row.near, scene, around) || allowed([row.near], scene).length === 0) return undefined;
  const side = x < 0.5 ? 'right' : 'left';
  return {
    element: 'composition',
    text: `${capital(unsharp(row.near))} out of focus close to the lens at the lower ${side}`,
    because: `${said(scene.place?.words ?? row.names[0] ?? '')} has this near at hand, and a near edge gives the frame its depth.`,
  };
}
