import { type Member, mainOf, type PlaceRead, type Scene } from '../../read/scene.ts';
import { isOnSheet } from '../camera/drawn-views.ts';
import { isFigurine, isUsual, isUsualPlace } from '../plain/certainty.ts';
import { worldNamed } from '../world/named-world.ts';
import { hasOwnMoment } from '../world/open-world.ts';

/*
 * Sentences that name somebody or something and tell no deed: what is not told of them can be staged without a word
 * that speaks against it.
 */

/** What a word before the name leaves as its kind is. */
const HARMLESS: ReadonlySet<string> = new Set(
  'old young elderly little small big beautiful pretty cute lovely nice wise brave strong fresh hot cold cosy cozy majestic elegant noble fierce fluffy tall lone single simple classic vintage wooden majestic noble mighty playful red orange yellow green blue purple pink black white grey gray brown golden'.split(
    ' ',
  ),
);

/** A ballerina dances by her name: no word of the sentence tells a deed. */
const isOfName = ({ subject, doings }: Scene): boolean =>
  doings.every(({ words }) => !subject.toLowerCase().includes(words.toLowerCase()));

/** Whether somebody is told to feel; 'cute' and 'majestic' are how one looks to whoever asks. */
export const isFelt = ({ feeling }: Scene): boolean =>
  feeling !== undefined && !HARMLESS.has(feeling.words.toLowerCase());

/** Whether nothing but names, hours, weathers and a look is told. */
const isStill = (scene: Scene): boolean =>
  isOfName(scene) &&
  scene.cameras.length === 0 &&
  scene.uses.length === 0 &&
  scene.lettering.length === 0 &&
  scene.around.length === 0 &&
  scene.rest.length === 0 &&
  !scene.syntax.isTags &&
  !scene.isForeign &&
  scene.isUnread !== true &&
  !scene.isEdit &&
  !isOnSheet(scene);

/** The cup that the coffee is in is no other member; whoever is with somebody is one. */
const isOf = ({ part }: Member): boolean => part === 'main' || part === 'support' || part === 'content';

/** A bowl of soup is soup; a goldfish in a bowl is told where it is. */
const isHeld = ({ cast }: Scene, main: Member): boolean =>
  cast.findIndex(({ part }) => part === 'support') > cast.indexOf(main);

const isAsItsKind = (member: Member): boolean =>
  member.known &&
  isUsual(member) &&
  !isFigurine(member) &&
  member.strange.length === 0 &&
  member.role === undefined &&
  member.adjectives.every(
    (word) => HARMLESS.has(word.toLowerCase()) || member.feeling?.names.includes(word.toLowerCase()) === true,
  );

/** The only member of a sentence that tells no deed and no place; an hour, a weather or a look may be told. */
export function loneMemberOf(scene: Scene): Member | undefined {
  const main = mainOf(scene);
  if (!main || !isStill(scene) || scene.place !== undefined) return undefined;
  if (!scene.cast.every(isOf) || isHeld(scene, main)) return undefined;
  return isAsItsKind(main) ? main : undefined;
}

/** Whoever is no trade is what they are wherever they go. */
const ANYWHERE =
  /\b(?:knight|samurai|viking|warrior|gladiator|ninja|soldier|pirate|cowboy|king|queen|prince|princess|emperor|monk|nun|bride|groom|astronaut|ballerina|clown)s?$/i;

/** A trade is at home where it works, and anybody else anywhere. */
const isAtHome = (member: Member, { words }: PlaceRead): boolean =>
  !member.row?.traits.words.has('role') ||
  member.kind === 'fantasy-being' ||
  ANYWHERE.test(member.name) ||
  member.row.at.some((usual) => usual.includes(words.toLowerCase().split(' ').at(-1) ?? words));

const WITHIN = /^(?:in|on|at|near|by|beside|outside|in front of|among|under|at the edge of)$/;

/** The only member of a sentence that tells a place of land for it, and no deed. */
export function placedIn(scene: Scene): Member | undefined {
  const { place } = scene;
  const main = mainOf(scene);
  if (!main || main.kind === 'place' || !place?.row || !WITHIN.test(place.preposition) || !isStill(scene))
    return undefined;
  const { traits, surroundings } = place.row;
  const isOnLand = surroundings === 'outdoor' || surroundings === 'indoor';
  const isBorne = traits.has('support') || (traits.has('water') && main.kind !== 'boat');
  if (!isOnLand || isBorne || !scene.cast.every(isOf) || isHeld(scene, main)) return undefined;
  if (!isUsualPlace(scene)) return undefined;
  return isAsItsKind(main) && isAtHome(main, place) ? main : undefined;
}

/** The only member of a sentence that tells nothing besides; undefined where it tells more. */
export function bareOf(scene: Scene): Member | undefined {
  const world = worldNamed(scene);
  // A samurai of neon streets is in no bamboo grove; a witch at Halloween is where witches are.
  if (world && !hasOwnMoment(scene)) return undefined;
  const isOfWorld = ({ words }: { readonly words: string }): boolean =>
    world !== undefined && words.toLowerCase().includes(world.words);
  return scene.times.every(isOfWorld) && scene.styles.every(isOfWorld) && scene.lights.length === 0
    ? loneMemberOf(scene)
    : undefined;
}

/** The two of a sentence that tells no deed of either: who is with whom, who faces what, who has what in hand. */
export function pairIn(scene: Scene): readonly [Member, Member] | undefined {
  const main = mainOf(scene);
  const [one, two, ...more] = scene.cast;
  const other = one === main ? two : one;
  if (!main || !other || more.length > 0 || !isStill(scene)) return undefined;
  if (main.plural || other.plural || main.count > 1 || other.count > 1 || other.placed) return undefined;
  return isAsItsKind(main) && other.known ? [main, other] : undefined;
}
