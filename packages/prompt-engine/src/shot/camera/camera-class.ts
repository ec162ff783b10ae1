import { sifted } from '../../lexicon/sifting/sifted.ts';
import { type Doing, isBeing, isPeople, type Member, mainOf, type Scene } from '../../read/scene.ts';
import { isCrowded } from '../crowd.ts';
import { isTwoInOne } from '../layout/composition-words.ts';
import { isSceneOfIdea } from '../look/idea-picture.ts';
import { isTooLargeToHold, pairIn } from '../moment/bare.ts';
import { onceFor, onceForEach } from '../once-for.ts';
import { isUnderwater } from '../place/surroundings.ts';
import { isBodyPlaced } from '../plain/certainty.ts';
import { roomAtRest } from '../pose/at-rest.ts';
import { isDenied } from '../pose/denied-deed.ts';
import { deskOf, doingText } from '../pose/poses.ts';
import { isAtHand } from '../pose/props.ts';
import { beings } from '../scene-class.ts';
import type { SceneClass } from '../scene-classes.ts';
import type { Brief } from '../shot.ts';
import { WHOLE_BODY } from '../stage.ts';
import { leadingDoing } from '../staging/staging.ts';
import { heldInPlace } from './all-in-frame.ts';
import { heldInFrame } from './in-frame.ts';
import type { Held } from './in-frame-rows.ts';
import { isClosedIn, isHoused } from './room-left.ts';

/*
 * Which class of view a scene asks for: by what the frame has to hold, by the state somebody is in, by the deed.
 */

const FRAMED: ReadonlySet<SceneClass> = new Set([
  ...(['person', 'people', 'animal', 'bird', 'insect', 'sea-life', 'vehicle', 'space'] as const),
  ...([
    'food',
    'drink',
    'small-thing',
    'product',
    'plant',
    'landscape',
    'building',
    'furniture',
    'unknown',
  ] as const),
]);

const heldIn = onceFor(heldInFrame);

/** What the frame must hold beside the subject, where no closer look at hands or face is what the words are about. */
export const heldOf = onceForEach((brief: Brief, kind: SceneClass): Held | undefined => {
  const held = FRAMED.has(kind)
    ? heldIn(brief.scene)
    : kind === 'city' || kind === 'interior'
      ? heldInPlace(brief.scene)
      : undefined;
  const near = cameraClass(brief, kind);
  // Hands at work give way to what goes on behind them.
  const isNearer = CLOSER.has(near) && (held?.how === 'both' || (held?.how === 'past' && near !== 'working'));
  return isNearer ? undefined : held;
});

/** Classes of a view that is near for a reason of its own. */
const CLOSER: ReadonlySet<string> = new Set(['working', 'face', 'head', 'closed', 'lying']);

/** Whether the hands or the face are what is looked at: a knot and freckles are not seen from afar. */
export const isHandwork = (brief: Brief, kind: SceneClass): boolean =>
  ['working', 'face'].includes(cameraClass(brief, kind)) && heldOf(brief, kind) === undefined;

/** The class of view that a subject asks for by where it is or what state it is in; undefined where its deed decides. */
function classByState(brief: Brief, kind: SceneClass): string | undefined {
  if (kind === 'animal' && (isBodyPlaced(brief.scene) || PARTLY_SEEN.test(brief.scene.subject)))
    return 'head';
  if (kind === 'idea' && isSceneOfIdea(brief)) return 'idea-scene';
  if (kind === 'unknown' && isWithMuch(brief.scene)) return 'idea-scene';
  if (kind === 'landscape' && isUnderwater(mainOf(brief.scene))) return 'reef';
  if (['person', 'people', 'animal', 'bird'].includes(kind) && isClosedIn(brief.scene)) return 'closed';
  if (
    kind === 'clothing' &&
    /\b(?:folded|stack\w*|pile\w*|crumpled|rolled up|laid out)\b/i.test(brief.scene.subject)
  )
    return 'small-thing';
  const isSmall =
    kind === 'animal' ||
    mainOf(brief.scene)?.kind === 'baby' ||
    /^newborns?$/.test(mainOf(brief.scene)?.name ?? '') ||
    /\bnewborns?\b/i.test(mainOf(brief.scene)?.words ?? '');
  // A hat that is worn is no nest.
  const isWorn = brief.scene.cast.some(({ part }) => part === 'worn');
  // A goldfish in a bowl that is looked at makes no nest of it.
  const isOfAnother = brief.scene.cast.some(
    ({ kind: each, relation }) =>
      each === 'container' && brief.scene.cast[relation?.to ?? -1]?.part === 'object',
  );
  if (isSmall && !isWorn && !isOfAnother && IN_A_BED_OF_SORTS.test(brief.scene.subject)) return 'nest';
  // A giant strawberry makes no giant of the ant.
  const own = mainOf(brief.scene)?.words ?? '';
  if (kind === 'insect' && (ENLARGED.test(own) || SIZE_OF.test(brief.scene.subject))) return 'animal';
  // What hangs or is held is on no plate.
  if (
    kind === 'food' &&
    /\b(?:hang(?:s|ing)|(?:held|carried|eaten|licked|balanced) (?:by|in|on))\b/i.test(brief.scene.subject)
  )
    return 'small-thing';
  // A corgi beside a heron is no bird.
  if (kind === 'bird' && brief.scene.cast.some((each) => isBeing(each.kind) && each.kind !== 'bird'))
    return 'animal';
  return undefined;
}

/** Whether what no table knows does something to the land, or stands in it: a hovercraft is seen with its river. */
const isWithMuch = (scene: Scene): boolean => {
  const main = mainOf(scene);
  const isSmall = ['tiny', 'hand', 'held', 'table'].some((size) => main?.row?.traits.words.has(size));
  const acts = scene.doings.some(({ form }) => form !== 'past');
  return (
    (!isSmall || (acts && scene.place?.row?.surroundings === 'outdoor')) &&
    (main?.kind === 'abstract' ||
      scene.place?.row?.surroundings === 'outdoor' ||
      scene.cast.some(({ kind, part }) => LANDS.has(kind) && part !== 'topic' && part !== 'main'))
  );
};
const LANDS: ReadonlySet<string> = new Set([
  'terrain',
  'building',
  'structure',
  'vehicle',
  'boat',
  'tree',
  'place',
]);

/** Beings are seen by what they do. */
export const cameraClass = onceForEach((brief: Brief, kind: SceneClass): string => {
  const found = classByState(brief, kind) ?? classByDeed(brief, kind);
  // An animal in a laundromat is nothing without the laundromat.
  return (found === 'animal' || found === 'bird') && isHoused(brief.scene) ? 'housed' : found;
});

/** The class of view by what is done. */
function classByDeed(brief: Brief, kind: SceneClass): string {
  if (!['person', 'people', 'animal'].includes(kind)) return kind;
  const doing = leadingDoing(brief.scene);
  // What no pose is written for is at no pace either, unless the whole body is surely in it.
  const isUntold =
    doing?.row !== undefined &&
    !WHOLE_BODY.has(doing.row.posture) &&
    doingText({ ...brief, take: 'studio' }, doing) === '';
  const row = isDenied(brief.scene) ? undefined : doing?.row;
  const few =
    kind === 'people' &&
    (isTwoInOne(brief.scene) ||
      ((mainOf(brief.scene)?.kind !== 'group' || PAIR.test(mainOf(brief.scene)?.name ?? '')) &&
        beings(brief.scene) < 3 &&
        !isBesideMany(brief.scene) &&
        (mainOf(brief.scene)?.count ?? 1) < 3));
  if (kind === 'person' && isCrowded(brief.scene) && brief.scene.cast.some(({ kind: of }) => of === 'group'))
    return 'people';
  if (kind === 'person' && isOfFace(brief.scene)) return 'face';
  if (kind === 'person' && LAID_OUT.test(brief.scene.subject)) return 'lying';
  if (!row && kind === 'person' && IN_ACTION.test(brief.scene.subject)) return 'moving';
  if (!row && kind === 'person' && doing && doing.form !== 'past' && MOVES.test(doing.verb.base))
    return 'moving';
  if (!row) return few ? 'pair' : (kind === 'person' && roomBeside(brief.scene)) || kind;
  const isAtDesk = doing !== undefined && deskOf(brief.scene, doing, mainOf(brief.scene)) !== undefined;
  if (row.posture === 'lie' && kind === 'person' && !few && !isAtDesk) return 'lying';
  const { words } = row.traits;
  // A laugh shakes the whole body, and is seen in the face.
  const isStill = row.pace === 'still' && !WHOLE_BODY.has(row.posture);
  const isWhole =
    (words.has('feet') && !isStill) || (words.has('whole') && row.pace !== 'still' && !words.has('mouth'));
  if ((WHOLE_BODY.has(row.posture) || (isWhole && (!isUntold || row.pace === 'fast'))) && !few)
    return 'moving';
  if (kind === 'person' && ((isStill && words.has('feet')) || OVER_BEDS.test(doing?.verb.base ?? '')))
    return 'whole';
  const object = brief.scene.cast[leadingDoing(brief.scene)?.object ?? -1];
  // Birds that are fed are on the ground around whoever feeds them.
  if (kind === 'person' && object?.plural && isBeing(object.kind) && !isPeople(object.kind)) return 'whole';
  const hasHands = kind === 'person' || (few && brief.take === 'minimal');
  const isAtWork =
    isDoneByHands(doing, object) && !(isOnlyHeld(doing) && !/\bhands?\b/i.test(brief.scene.subject));
  return hasHands && isAtWork ? 'working' : few ? 'pair' : kind;
}

/** How much room somebody takes who does nothing: with a surfboard one is seen whole. */
const roomBeside = (scene: Scene): 'lying' | 'whole' | undefined => {
  const other = pairIn(scene)?.[1];
  return roomAtRest(scene) ?? (other && isTooLargeToHold(other) ? 'whole' : undefined);
};

/** Deeds of the whole body, whatever pose they have. */
const MOVES = sifted(
  /^(?:dive|slide|lunge|sprint|leap|jump|vault|hurdle|tumble|somersault|flip|spin|cartwheel|skid|charge|pounce|dart|bolt|dash|race|chase|tackle|swing|surf|ski|skate|snowboard|fall|plunge|grind|kick|parachute|skydive|backflip|dunk|hurl)\b/,
);

/** Deeds whose other end is on the ground. */
const OVER_BEDS = sifted(/^(?:water|watering|hose|rake|mow|weed|hoe|sweep|shovel|dig)\b/);

/** Whether a deed is done by the hands alone, at what lies in or before them. */
const isDoneByHands = (doing: Doing | undefined, object: Member | undefined): boolean => {
  const row = doing?.row;
  return (
    row !== undefined &&
    doing?.form !== 'past' &&
    row.traits.words.has('hands') &&
    !row.traits.words.has('whole') &&
    row.pace !== 'fast' &&
    isAtHand(object)
  );
};

/** Whoever only has it in hand is seen with it: no work of the hands is going on. */
const ONLY_HELD = sifted(/^(?:hold|carry|cradle|clutch|show|offer|present|hug)\b/);
const isOnlyHeld = (doing: Doing | undefined): boolean => ONLY_HELD.test(doing?.verb.base ?? '');

/** Who lies where he fell. */
const LAID_OUT = sifted(
  /\b(?:knocked (?:out|down)|passed out|unconscious|fainted|sprawled|lying face down)\b/i,
);

/** What is told of a face. */
const OF_FACE = sifted(
  /\b(?:freckles|freckled|vitiligo|wrinkles|wrinkled|dimples|eyelashes|eyebrows?|eyeshadow|eyeliner|lipstick|make-?up|beard(?:ed)?|moustache|mustache|braces|piercings?|green eyes|blue eyes|brown eyes|hazel eyes|smile|grin|tears|gap-toothed|cheekbones|complexion)\b/i,
);

/** Whether the words tell a face, and nothing that lies farther off. */
const isOfFace = ({ subject, place, cast, doings }: Scene): boolean =>
  OF_FACE.test(subject) &&
  !place &&
  doings.every(({ object }) => object === undefined) &&
  cast.every(
    ({ kind, part }) =>
      part === 'main' || part === 'worn' || part === 'topic' || kind === 'hands' || kind === 'thing',
  );

/** A feat by its noun: 'at the top of her jump'; a girl on a swing sits. */
const IN_ACTION = sifted(
  /\b(?:(?:at the |in the )?(?:very )?(?:moment|instant) of (?:release|impact|take-?off|launch|contact|landing)|in full (?:flight|stride|swing)|at full (?:stretch|stride|gallop)|follow-through)\b|\b(?:mid|at the (?:top|height|peak|start|end) of|during|in the middle of|about to) (?:(?:an?|the|her|his|their|its) )?(?:[\p{L}-]+ )?(?:jump|leap|vault|somersault|backflip|cartwheel|pirouette|dive|kick|sprint|dunk|tackle|serve|swing|throw|lunge)\b/iu,
);

/** Twins and their dad are three. */
const isBesideMany = (scene: Scene): boolean =>
  mainOf(scene)?.kind === 'group' &&
  scene.cast.filter(({ kind, part }) => isBeing(kind) && part !== 'topic').length > 1;

/** A group of two by its name. */
const PAIR = sifted(
  /^(?:(?:newly-?wed|old|young|elderly) )?(?:couple|pair|newlyweds|twins|duo|parents|grandparents)$/,
);

/** An insect that is no small thing any more. */
const ENLARGED = sifted(/\b(?:giant|gigantic|huge|enormous|colossal)\b/i);
const SIZE_OF = sifted(/\b(?:the size of|as big as|as large as)\b/i);

/** What is stuck or half behind is not seen at full length. */
const PARTLY_SEEN = sifted(
  /\b(?:stuck|trapped|buried|hid(?:ing|den)|peek\w*|submerged|half|partly|wedged|head out|poking|sticking (?:its|his|her) head)\b/i,
);

/** Over whose rim one has to look. */
const IN_A_BED_OF_SORTS = sifted(
  /\b(?:in|inside) (?:an?|the|my|his|her|their|our|its) (?:[\p{L}'’-]+ ){0,2}?(?:basket|hamper|box|bowl|sink|drawer|suitcase|crate|bucket|bathtub|nest|teacup|mug|saucepan|flower ?pot|shoe ?box|boot|slipper|cradle|crib|hat|cap|helmet|mitten|sock|stocking|glove|teapot|pot|jug|vase|pocket|sleeve|hood|basin|watering can|tin|tulip|flower|blossom|rose|lily|seashell|nutshell|(?:violin|guitar|cello|instrument|trumpet) case)\b/iu,
);
