import { sifted } from '../../lexicon/sifting/sifted.ts';
import { type Member, mainOf } from '../../read/scene.ts';
import { chosen } from '../choose.ts';
import { airOf } from '../light/air.ts';
import { isHomely } from '../light/light-setups.ts';
import { isDrawn, leadingStyle } from '../look/look.ts';
import { isLiving, isPlaceClass } from '../scene-class.ts';
import type { SceneClass } from '../scene-classes.ts';
import { type Brief, capital, type Decision } from '../shot.ts';
import { beyondOf } from './beyond.ts';
import type { Circumstances } from './surroundings.ts';

/*
 * The ground of a picture that no place was named for: a softbox stands before a backdrop, and what is lit in no place
 * has a plain background. A picture without either is put anywhere by a model.
 */

/** Plain grounds for what no place was named for, by class. */
const PLAIN: Readonly<Partial<Record<SceneClass, readonly string[]>>> = {
  person: ['plain warm grey backdrop', 'plain mid-grey backdrop', 'plain off-white backdrop'],
  people: ['plain warm grey backdrop, wide enough for all', 'plain off-white backdrop, wide enough for all'],
  animal: ['plain light grey backdrop and floor', 'plain beige backdrop and floor'],
  bird: ['plain pale blue-grey backdrop', 'plain light grey backdrop'],
  insect: ['plain pale green ground, softly blurred', 'plain off-white ground'],
  'sea-life': ['clear blue water, nothing else in it', 'dark clear water, nothing else in it'],
  hands: ['plain dark grey ground', 'plain linen ground'],
  food: ['plain pale wooden table', 'plain light stone table', 'plain linen-covered table'],
  drink: ['plain light stone table', 'plain pale wooden table'],
  product: ['seamless light grey sweep', 'seamless white sweep'],
  'small-thing': ['plain wooden table and plain wall', 'seamless light grey sweep'],
  clothing: ['plain off-white backdrop', 'plain light grey backdrop'],
  plant: ['plain pale grey backdrop', 'plain cream backdrop'],
  furniture: ['plain light wall and pale wooden floor'],
  vehicle: ['wide plain concrete floor and plain light wall'],
  material: ['plain dark backdrop', 'plain white backdrop'],
  idea: ['plain light grey tabletop and wall', 'plain cream tabletop and wall'],
  unknown: ['plain light grey ground and backdrop'],
};

/** The plain ground of a class, which nothing stands behind. */
export function plainGround(brief: Brief, kind: SceneClass, where: Circumstances): Decision {
  const isMono = brief.scene.styles.some(({ row }) => row.traits.has('mono'));
  const ground = isMono
    ? 'plain dark backdrop'
    : (chosen(PLAIN[kind] ?? PLAIN.unknown ?? [], brief, 'ground') ?? 'plain ground');
  const air = airOf(where);
  const text =
    brief.take === 'minimal'
      ? `${capital(ground.replace(/,.*$/, ''))}, nothing else`
      : `${capital(ground)}${air ? `, with ${air}` : ''}`;
  const because =
    brief.take === 'minimal'
      ? 'Minimal leaves one ground.'
      : 'No place is named, so nothing is put behind it.';
  return { element: 'setting', text, because };
}

const NO_PLACE_LIGHT = sifted(
  /^(?:Low warm light from behind|Warm light from camera|Cool light from behind|One (?:low|shaded) lamp|A pale window behind)\b/,
);

const STANDING_IN = sifted(
  /^(?:in|on|at|inside|under|near|by|beside|behind|against|through|from|out of|over|across)$/,
);

/** What nobody knows may be the place, and what is large stands in one. */
const isOrHasPlace = ({ known, relation, part, row }: Member): boolean =>
  part !== 'main' &&
  part !== 'topic' &&
  relation !== undefined &&
  STANDING_IN.test(relation.preposition) &&
  (!known || ['large', 'huge', 'vast'].some((size) => row?.traits.words.has(size)));

/** What is behind a cinematic take that is lit in no place: else its light would come from nowhere. */
export function backgroundFor(
  brief: Brief,
  kind: SceneClass,
  where: Circumstances,
  light: string,
): Decision | undefined {
  const { scene, take } = brief;
  const main = mainOf(scene);
  const isOfNoRoom =
    isPlaceClass(kind) ||
    ['idea', 'graphic', 'sign', 'edit', 'event', 'unknown'].includes(kind) ||
    ['aircraft', 'boat', 'abstract'].includes(main?.kind ?? 'abstract');
  const isSomewhere =
    scene.place !== undefined ||
    where.implied === true ||
    where.surroundings === 'outdoor' ||
    where.time !== undefined ||
    where.era !== undefined ||
    where.occasion !== undefined ||
    scene.around.length > 0 ||
    scene.rest.length > 0 ||
    scene.cast.some(isOrHasPlace) ||
    // Who does something, or rests on something, does so somewhere: a bare ground would take it away.
    scene.doings.some(({ form }) => form !== 'past') ||
    (isLiving(kind) && scene.cast.some(({ part }) => part === 'support' || part === 'scenery')) ||
    beyondOf(scene) !== undefined ||
    // Straight down there is nothing behind.
    scene.cameras.some(({ row }) => row.height === 'overhead');
  if (take !== 'cinematic' || isOfNoRoom || isSomewhere || isDrawn(leadingStyle(scene))) return undefined;
  return NO_PLACE_LIGHT.test(light)
    ? {
        element: 'setting',
        text: `Background ${isHomely(brief, kind) ? 'warm' : 'dark'} and out of focus`,
        because: 'No place is named, so nothing is put behind it.',
      }
    : undefined;
}
