import { type Member, mainOf, type Scene } from '../../read/scene.ts';
import { isFigurine, isUsual } from '../plain/certainty.ts';

/*
 * A sentence that names somebody or something, and nothing besides: no deed, no place, no hour, no look. It can be
 * staged without a word that speaks against it.
 */

/** What a word before the name leaves as its kind is. */
const HARMLESS: ReadonlySet<string> = new Set(
  'old young elderly little small big beautiful pretty cute lovely nice wise brave strong fresh hot cold cosy cozy majestic elegant noble fierce fluffy tall lone single simple classic vintage wooden'.split(
    ' ',
  ),
);

const holdsOther = (scene: Scene): boolean =>
  scene.doings.length > 0 ||
  scene.place !== undefined ||
  scene.times.length > 0 ||
  scene.feeling !== undefined ||
  scene.styles.length > 0 ||
  scene.lights.length > 0 ||
  scene.cameras.length > 0 ||
  scene.uses.length > 0 ||
  scene.lettering.length > 0 ||
  scene.around.length > 0 ||
  scene.rest.length > 0 ||
  scene.syntax.isTags ||
  scene.isForeign ||
  scene.isUnread === true ||
  scene.isEdit;

/** The cup that the coffee is in is no other member; whoever is with somebody is one. */
const isOf = ({ part }: Member): boolean => part === 'main' || part === 'support' || part === 'content';

/** The only member of a sentence that tells nothing besides; undefined where it tells more. */
export function bareOf(scene: Scene): Member | undefined {
  const main = mainOf(scene);
  if (!main?.known || holdsOther(scene) || !scene.cast.every(isOf)) return undefined;
  if (!isUsual(main) || isFigurine(main) || main.strange.length > 0 || main.role) return undefined;
  return main.adjectives.every((word) => HARMLESS.has(word.toLowerCase())) ? main : undefined;
}
