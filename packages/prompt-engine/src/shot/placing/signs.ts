import { isBeing, isPeople, mainOf, type Scene } from '../../read/scene.ts';
import { ownDetails } from '../details.ts';
import { isLayered } from '../look/look.ts';
import { isHanded } from '../moment/bare.ts';
import { theOf } from '../refer.ts';
import { type Brief, capital, type Decision, said } from '../shot.ts';
import { worldNamed } from '../world/named-world.ts';

/*
 * A vampire, a werewolf, a beast of a calling is seen to be one in every take, and not only in the one that lists fine
 * details.
 */

/** A sentence that tells much, another world or what is worn leaves no room for what such a one usually has. */
const isDressedOtherwise = (scene: Scene): boolean =>
  scene.isUnread === true ||
  scene.isForeign ||
  scene.wordCount > MOST_WORDS ||
  worldNamed(scene) !== undefined ||
  scene.cast.some(({ part }) => part === 'worn');
const MOST_WORDS = 14;

/** What tells a being apart, in the takes that list no details; nothing where a decision shows one of its signs. */
export function signsShown(brief: Brief, decided: readonly Decision[]): Decision | undefined {
  const { scene, take } = brief;
  const main = mainOf(scene);
  if (!main || take === 'studio' || main.plural || main.count > 1 || isLayered(scene)) return undefined;
  const isOfKind =
    (main.kind === 'fantasy-being' && isHanded(main) && !/\b(?:snowman|gingerbread)\b/i.test(main.name)) ||
    (main.role !== undefined && isBeing(main.kind) && !isPeople(main.kind));
  if (!isOfKind || isDressedOtherwise(scene)) return undefined;
  const written = decided.map(({ text }) => text.toLowerCase()).join(' ');
  const signs = ownDetails(scene, main, written).filter((each) => !/ with /.test(each));
  const told = signs.slice(0, take === 'minimal' ? 1 : 2);
  const isPosed =
    take === 'minimal' && decided.some(({ because }) => because.includes('shown by what such a one has'));
  const isShown = isPosed || told.some((each) => written.includes(each.split(' ').at(-1) ?? each));
  if (isShown || told.length === 0) return undefined;
  return {
    element: 'subject',
    text: `${capital(theOf(main))} with ${told.join(' and ')}`,
    because: `${said(main.words)} is seen to be one by these.`,
  };
}
