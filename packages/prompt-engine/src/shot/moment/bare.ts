import { isBeing, isPeople, type Member, mainOf, type PlaceRead, type Scene } from '../../read/scene.ts';
import { isOnSheet } from '../camera/drawn-views.ts';
import { isFigurine, isUsual, isUsualPlace } from '../plain/certainty.ts';
import { isManShaped } from '../pose/body.ts';
import { worldNamed } from '../world/named-world.ts';
import { hasOwnMoment } from '../world/open-world.ts';
import { momentTable } from './moment-table.ts';

/*
 * Sentences that name somebody or something and tell no deed: what is not told of them can be staged without a word
 * that speaks against it.
 */

/** What a word before the name leaves as its kind is. */
const HARMLESS: ReadonlySet<string> = new Set(
  'old young elderly little small big beautiful pretty cute lovely nice wise brave strong fresh hot cold cosy cozy majestic elegant noble fierce fluffy tall lone single simple classic vintage wooden mighty playful red orange yellow green blue purple pink black white grey gray brown golden silver crimson scarlet turquoise teal violet amber emerald blonde blond ginger tabby spotted striped bearded bald freckled tattooed curly chubby mother father mama papa fat skinny slim slender handsome gorgeous adorable wild evil dark pale mysterious legendary royal armored armoured hooded masked cloaked robed'.split(
    ' ',
  ),
);

/** What leaves the posture as its kind is, and not the place where it is met. */
const OF_OTHER_KIND: ReadonlySet<string> = new Set(
  'giant huge enormous gigantic massive colossal tiny miniature baby ancient magical mystical enchanted cosmic ghostly spectral glowing luminous robotic mechanical cybernetic clockwork steampunk cyberpunk futuristic neon demon dark'.split(
    ' ',
  ),
);

/** Who puts on a hat does what who wears one has done. */
const PUT_ON =
  /^(?:put|take|pull|try|apply|adjust|tie|lace|button|zip|fasten|remove|straighten|fix|polish|clean|hold|carry)\b/;

/** Whether a deed is told in letters that slipped: `kniting` tells of knitting. */
const isMistyped = (words: string, subject: string): boolean =>
  /ing\b/.test(words) &&
  new RegExp(`(?<!\\p{L})${words.slice(0, 3)}\\p{L}*ing?(?!\\p{L})`, 'iu').test(subject);

/** A ballerina dances by her name, and whoever wears a hat does nothing: no word of the sentence tells a deed. */
export const isOfName = ({ subject, cast, doings }: Scene): boolean =>
  doings.every(
    ({ words, object, verb }) =>
      !(subject.toLowerCase().includes(words.toLowerCase()) || isMistyped(words, subject)) ||
      (cast[object ?? -1]?.part === 'worn' && !PUT_ON.test(verb.base)),
  );

/** Whether somebody is told to feel; 'cute' and 'majestic' are how one looks to whoever asks. */
export const isFelt = ({ feeling }: Scene): boolean =>
  feeling !== undefined && (FELT.test(feeling.words) || !HARMLESS.has(feeling.words.toLowerCase()));

/** What leaves somebody of their kind, and shows in face and hands. */
const FELT = /^(?:evil|wild|dark|mysterious|pale)$/i;

/** Whether the words ask for a portrait, and for no other view. */
const isPortrait = ({ cameras, styles }: Scene): boolean =>
  cameras.length > 0
    ? cameras.every(({ row }) => row.id === 'portrait')
    : styles.some(({ words }) => /\bportrait$/i.test(words));

/** The hours, weathers and ages that are told of what is seen: a sunset alone is seen itself. */
export function timesBeside(scene: Scene): Scene['times'] {
  const main = mainOf(scene);
  // The feast or the age by which somebody is at home is none besides.
  if (hasOwnMoment(scene)) {
    const { words = '' } = worldNamed(scene) ?? {};
    return scene.times.filter((time) => !time.words.toLowerCase().includes(words));
  }
  return main?.kind === 'weather' || main?.kind === 'celestial'
    ? scene.times.filter(({ words }) => words !== main.words)
    : scene.times;
}

/** What is seen from near: whoever is told to have it is seen by head and shoulders. */
const OF_THE_FACE =
  /\b(?:eyes?|freckles|beard|moustache|mustache|lips|smile|scars?|eyebrows|teeth|dimples|wrinkles)$/i;

/** Whether the picture is one of a face: a portrait, or somebody of whom the words tell the eyes. */
export const isOfFace = (scene: Scene): boolean =>
  isPortrait(scene) ||
  scene.cast.some(({ part, kind, name }) => part === 'feature' && kind === 'hands' && OF_THE_FACE.test(name));

/** Whether nothing but names, hours, weathers and a look is told. */
export const isStill = (scene: Scene): boolean =>
  isOfName(scene) &&
  (scene.cameras.length === 0 || isPortrait(scene)) &&
  scene.uses.length === 0 &&
  scene.lettering.length === 0 &&
  scene.around.length === 0 &&
  scene.rest.length === 0 &&
  !scene.syntax.isTags &&
  !scene.isForeign &&
  scene.isUnread !== true &&
  !scene.isEdit &&
  !isOnSheet(scene);

/** What of bodies is carried. */
const LOOSE = /\b(?:bone|skull|feather|egg)s?$/i;

/** The cup that the coffee is in, a hat and long hair are no other member; whoever is with somebody is one. */
const isOf = ({ part, kind, name }: Member): boolean =>
  part === 'main' ||
  part === 'support' ||
  part === 'content' ||
  part === 'worn' ||
  (part === 'feature' && kind === 'hands' && !LOOSE.test(name));

/** A bowl of soup is soup; a goldfish in a bowl is told where it is. */
const isHeld = ({ cast }: Scene, main: Member): boolean =>
  cast.findIndex(({ part }) => part === 'support') > cast.indexOf(main);

/** Peoples of fantasy: an elf ranger is a ranger. */
const PEOPLES: ReadonlySet<string> = new Set(
  'elf elven half-elf orc orcish half-orc dwarf dwarven gnome halfling goblin tiefling dragonborn human undead drow aasimar firbolg'.split(
    ' ',
  ),
);

/** What whoever has a calling may be besides: a vampire knight stands as a knight does, and a ghost girl as no girl. */
const BEINGS: ReadonlySet<string> = new Set(
  'vampire demon demonic angel angelic zombie ghost skeleton mermaid alien fairy devil cyborg robot android celestial infernal arcane fantasy'.split(
    ' ',
  ),
);

/** Which elves or dwarves they are. */
const OF_A_PEOPLE =
  /\b(?:night|wood|high|blood|sea|sun|moon|snow|frost|hill|mountain|desert|forest|half) (?=el(?:f|ven)\b|dwar|orc)/;

const isHarmless = ({ feeling, kind, row }: Member, words: string): boolean =>
  feeling?.names.includes(words) === true ||
  words
    .replace(OF_A_PEOPLE, '')
    .split(' ')
    .every(
      (word) =>
        HARMLESS.has(word) ||
        (isBeing(kind) && (PEOPLES.has(word) || /-(?:haired|eyed|skinned)$/.test(word))) ||
        (row?.traits.words.has('role') === true && isBeing(kind) && BEINGS.has(word)),
    );

/** What moves hands as people do. */
export const isHanded = (member: Member): boolean => {
  const { kind, row } = member;
  return (
    isPeople(kind) ||
    kind === 'robot' ||
    isManShaped(member) ||
    (kind === 'fantasy-being' && row?.drawing.startsWith('person') === true)
  );
};

/** Whether it holds itself as its kind does, whatever its size and stuff. */
const isPosedAsItsKind = (member: Member): boolean =>
  member.known &&
  !isFigurine(member) &&
  [...member.adjectives, ...member.strange]
    .map((word) => word.toLowerCase())
    .every((word) => isHarmless(member, word) || (isBeing(member.kind) && OF_OTHER_KIND.has(word))) &&
  (isBeing(member.kind) || isUsual(member));

/** Whether it is met where its kind is met as well. */
const isAsItsKind = (member: Member): boolean =>
  isPosedAsItsKind(member) &&
  (member.role === undefined || isHanded(member)) &&
  [...member.adjectives, ...member.strange].every((word) => isHarmless(member, word.toLowerCase()));

/** Whether no place is told but the one that the picture is of. */
const isPlaceless = ({ place }: Scene, main: Member): boolean =>
  place === undefined || (main.kind === 'place' && place.words === main.words);

/** The only member of a sentence that tells no deed and no place; an hour, a weather or a look may be told. */
export function loneMemberOf(scene: Scene): Member | undefined {
  const main = mainOf(scene);
  if (!main || !isStill(scene) || !isPlaceless(scene, main)) return undefined;
  if (!scene.cast.every(isOf) || isHeld(scene, main)) return undefined;
  return isPosedAsItsKind(main) ? main : undefined;
}

/** Whoever is no trade is what they are wherever they go. */
const ANYWHERE =
  /\b(?:knight|samurai|viking|warrior|gladiator|ninja|soldier|pirate|cowboy|cowgirl|king|queen|prince|princess|emperor|monk|nun|bride|groom|astronaut|ballerina|clown|detective|spy|thief|rogue|assassin|ranger|archer|hunter|bard|paladin|explorer|traveller|traveler|hiker|nomad|hermit|wanderer|photographer|dancer|skater|punk|goth|jester|mime|model|shaman|outlaw|bandit|mercenary|bounty hunter)s?$/i;

/** Whether what somebody does is done where they work, and nowhere else. */
export const isOfItsPlace = ({ row, kind, name }: Member): boolean =>
  row?.traits.words.has('role') === true && kind !== 'fantasy-being' && !ANYWHERE.test(name);

/** A trade is at home where it works, and anybody else anywhere. */
export const worksAt = (member: Member, place: PlaceRead | undefined): boolean =>
  !isOfItsPlace(member) ||
  member.row?.at.some(
    (usual) => place && usual.includes(place.words.toLowerCase().split(' ').at(-1) ?? place.words),
  ) === true;

/** Where water ends. */
const DRY =
  /\b(?:beach|shore|seashore|coast|riverbank|bank|lakeside|lakeshore|waterfront|pier|dock|jetty|harbour|harbor)$/i;

const WITHIN = /^(?:in|on|at|near|by|beside|outside|in front of|among|under|at the edge of)$/;

/** The only member of a sentence that tells a place of land for it, and no deed. */
export function placedIn(scene: Scene): Member | undefined {
  const { place } = scene;
  const main = mainOf(scene);
  if (!main || main.kind === 'place' || !place?.row || !WITHIN.test(place.preposition) || !isStill(scene))
    return undefined;
  const { traits, surroundings } = place.row;
  const isOnLand = surroundings === 'outdoor' || surroundings === 'indoor';
  const isBorne =
    traits.has('support') || (traits.has('water') && main.kind !== 'boat' && !DRY.test(place.words));
  if (!isOnLand || isBorne || !scene.cast.every(isOf) || isHeld(scene, main)) return undefined;
  return isUsualPlace(scene) && isPosedAsItsKind(main) ? main : undefined;
}

/** The only member of a sentence that names no place, and whose kind is met where it is met. */
export function placelessOf(scene: Scene): Member | undefined {
  const main = loneMemberOf(scene);
  // A samurai of neon streets is in no bamboo grove; a witch at Halloween is where witches are.
  const isOfOtherWorld = worldNamed(scene) !== undefined && !hasOwnMoment(scene);
  if (isOfOtherWorld && !momentTable().has(main?.words.toLowerCase() ?? '')) return undefined;
  return main && isAsItsKind(main) ? main : undefined;
}

/** The only member of a sentence that tells nothing besides but what is worn; undefined where it tells more. */
export function bareOf(scene: Scene): Member | undefined {
  const world = worldNamed(scene);
  const isOfWorld = ({ words }: { readonly words: string }): boolean =>
    world !== undefined && words.toLowerCase().includes(world.words);
  return timesBeside(scene).every(isOfWorld) &&
    (isPortrait(scene) || scene.styles.every(isOfWorld)) &&
    scene.lights.length === 0
    ? placelessOf(scene)
    : undefined;
}

const CARRIED: ReadonlySet<string> = new Set(
  'product tool weapon toy flower food fish instrument container graphic sign device hands'.split(' '),
);
const SMALL = ['tiny', 'hand', 'held', 'table'];

/** Whether somebody has a member in hand, or a beast has it in its jaws. */
export const isInHand = ({ part, kind, relation, row, name }: Member): boolean =>
  part === 'held' ||
  (part === 'feature' &&
    relation?.preposition === 'with' &&
    (kind === 'hands' ? LOOSE.test(name) : CARRIED.has(kind)) &&
    SMALL.some((size) => row?.traits.words.has(size)));

const STANDS_BY: ReadonlySet<string> = new Set([...CARRIED, 'furniture', 'plant', 'textile', 'machine']);

/** Whether somebody has a member with them that is too large for hands: a surfboard, a throne. */
export const isTooLargeToHold = (member: Member): boolean =>
  !isInHand(member) &&
  member.part === 'feature' &&
  member.relation?.preposition === 'with' &&
  member.kind !== 'hands' &&
  STANDS_BY.has(member.kind);

/** What is held as one, however many they are. */
const IN_BOTH_HANDS = /^(?:daggers|knives|balloons|flowers|roses|tulips|sunflowers|lilies)$/i;

/** The only others of a sentence besides its main one, however many they are. */
export function pairWithMany(scene: Scene): Member | undefined {
  const main = mainOf(scene);
  const [others, ...more] = scene.cast.filter((each) => each !== main && !isOf(each));
  return main && others?.known && more.length === 0 && isAsItsKind(main) && !others.placed
    ? others
    : undefined;
}

/** 'a woman with a basket in a market': what she carries is where she is. */
const isCarriedThere = ({ cast, place }: Scene, other: Member): boolean =>
  isInHand(other) &&
  other.relation?.preposition === 'with' &&
  cast[other.relation.to]?.part === 'main' &&
  place !== undefined &&
  WITHIN.test(place.preposition);

/** The two of a sentence that tells no deed of either: who is with whom, who faces what, who has what in hand. */
export function pairIn(scene: Scene): readonly [Member, Member] | undefined {
  const main = mainOf(scene);
  const [other, ...more] = scene.cast.filter((each) => each !== main && !isOf(each));
  if (!main || !other || more.length > 0 || !isStill(scene)) return undefined;
  if (
    main.plural ||
    (other.plural && !IN_BOTH_HANDS.test(other.name)) ||
    main.count > 1 ||
    other.count > 1 ||
    (other.placed && !isCarriedThere(scene, other))
  )
    return undefined;
  return isAsItsKind(main) && other.known ? [main, other] : undefined;
}
