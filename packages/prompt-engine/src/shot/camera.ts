import { type Doing, isBeing, isPeople, type Member, mainOf, type Scene } from '../read/scene.ts';
import type { Take } from '../vocabulary.ts';
import { roomAtRest } from './at-rest.ts';
import { fromWhere, inMood, wholeOf, withDeed } from './camera-fit.ts';
import { CAMERAS } from './camera-rows.ts';
import { isBodyPlaced } from './certainty.ts';
import { chosen } from './choose.ts';
import { isCrowded } from './crowd.ts';
import { isSceneOfIdea } from './idea-picture.ts';
import { type Held, heldCamera, heldInFrame, heldSubject } from './in-frame.ts';
import { asNamed, type CameraChoice, namedCamera } from './named-view.ts';
import { isDenied } from './pose-fit.ts';
import { deskOf, doingText } from './poses.ts';
import { isAtHand } from './props.ts';
import { isClosedIn } from './room-left.ts';
import { beings } from './scene-class.ts';
import type { SceneClass } from './scene-classes.ts';
import { type Brief, said } from './shot.ts';
import { type CameraHeight, type ShotSize, WHOLE_BODY } from './stage.ts';
import { leadingDoing } from './staging.ts';
import { isUnderwater } from './surroundings.ts';

const INITIAL: Readonly<Record<Take, string>> = { studio: 's', cinematic: 'c', minimal: 'm' };
const FRAMED: ReadonlySet<SceneClass> = new Set([
  ...(['person', 'people', 'animal', 'bird', 'insect', 'sea-life', 'vehicle', 'space'] as const),
  ...(['food', 'small-thing', 'product', 'plant', 'landscape', 'building', 'unknown'] as const),
]);

/** What the frame must hold beside the subject, where no closer look at hands or face is what the words are about. */
export function heldOf(brief: Brief, kind: SceneClass): Held | undefined {
  const held = FRAMED.has(kind) ? heldInFrame(brief.scene) : undefined;
  const near = cameraClass(brief, kind);
  // Hands at work give way to what goes on behind them.
  const isNearer = CLOSER.has(near) && (held?.how === 'both' || (held?.how === 'past' && near !== 'working'));
  return isNearer ? undefined : held;
}

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
  if (isSmall && IN_A_BED_OF_SORTS.test(brief.scene.subject)) return 'nest';
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

/** Beings are seen by what they do. */
function cameraClass(brief: Brief, kind: SceneClass): string {
  const byState = classByState(brief, kind);
  if (byState !== undefined) return byState;
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
    (mainOf(brief.scene)?.kind !== 'group' || PAIR.test(mainOf(brief.scene)?.name ?? '')) &&
    beings(brief.scene) < 3 &&
    !isBesideMany(brief.scene) &&
    (mainOf(brief.scene)?.count ?? 1) < 3;
  if (kind === 'person' && isCrowded(brief.scene) && brief.scene.cast.some(({ kind: of }) => of === 'group'))
    return 'people';
  if (kind === 'person' && isOfFace(brief.scene)) return 'face';
  if (kind === 'person' && LAID_OUT.test(brief.scene.subject)) return 'lying';
  if (!row && kind === 'person' && IN_ACTION.test(brief.scene.subject)) return 'moving';
  if (!row) return few ? 'pair' : (kind === 'person' && roomAtRest(brief.scene)) || kind;
  const isAtDesk = doing !== undefined && deskOf(brief.scene, doing, mainOf(brief.scene)) !== undefined;
  if (row.posture === 'lie' && kind === 'person' && !few && !isAtDesk) return 'lying';
  const { words } = row.traits;
  // A laugh shakes the whole body, and is seen in the face.
  const isStill = row.pace === 'still' && !WHOLE_BODY.has(row.posture);
  const isWhole =
    (words.has('feet') && !isStill) || (words.has('whole') && row.pace !== 'still' && !words.has('mouth'));
  if ((WHOLE_BODY.has(row.posture) || (isWhole && !isUntold)) && !few) return 'moving';
  if (kind === 'person' && ((isStill && words.has('feet')) || OVER_BEDS.test(doing?.verb.base ?? '')))
    return 'whole';
  const object = brief.scene.cast[leadingDoing(brief.scene)?.object ?? -1];
  // Birds that are fed are on the ground around whoever feeds them.
  if (kind === 'person' && object?.plural && isBeing(object.kind) && !isPeople(object.kind)) return 'whole';
  const hasHands = kind === 'person' || (few && brief.take === 'minimal');
  return hasHands && isDoneByHands(doing, object) ? 'working' : few ? 'pair' : kind;
}

/** Deeds whose other end is on the ground. */
const OVER_BEDS = /^(?:water|watering|hose|rake|mow|weed|hoe|sweep|shovel|dig)\b/;

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

/** Who lies where he fell. */
const LAID_OUT = /\b(?:knocked (?:out|down)|passed out|unconscious|fainted|sprawled|lying face down)\b/i;

/** What is told of a face. */
const OF_FACE =
  /\b(?:freckles|freckled|vitiligo|wrinkles|wrinkled|dimples|eyelashes|eyebrows?|eyeshadow|eyeliner|lipstick|make-?up|beard(?:ed)?|moustache|mustache|braces|piercings?|green eyes|blue eyes|brown eyes|hazel eyes|smile|grin|tears|gap-toothed|cheekbones|complexion)\b/i;

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
const IN_ACTION =
  /\b(?:mid|at the (?:top|height|peak|start|end) of|during|in the middle of|about to) (?:(?:an?|the|her|his|their|its) )?(?:[\p{L}-]+ )?(?:jump|leap|vault|somersault|backflip|cartwheel|pirouette|dive|kick|sprint|dunk|tackle|serve|swing|throw|lunge)\b/iu;

/** Twins and their dad are three. */
const isBesideMany = (scene: Scene): boolean =>
  mainOf(scene)?.kind === 'group' &&
  scene.cast.filter(({ kind, part }) => isBeing(kind) && part !== 'topic').length > 1;

/** A group of two by its name. */
const PAIR =
  /^(?:(?:newly-?wed|old|young|elderly) )?(?:couple|pair|newlyweds|twins|duo|parents|grandparents)$/;

/** An insect that is no small thing any more. */
/** Of the sea, with arms and no fins. */
const ARMED = /\b(?:octopus|squid|cuttlefish|kraken|jellyfish|starfish)/i;
const ENLARGED = /\b(?:giant|gigantic|huge|enormous|colossal)\b/i;
const SIZE_OF = /\b(?:the size of|as big as|as large as)\b/i;

/** What is stuck or half behind is not seen at full length. */
const PARTLY_SEEN = /\b(?:stuck|trapped|buried|hid(?:ing|den)|peek\w*|submerged|half|partly|wedged)\b/i;

/** Over whose rim one has to look. */
const IN_A_BED_OF_SORTS =
  /\b(?:in|inside) (?:an?|the|my|his|her|their|our|its) (?:[\p{L}-]+ ){0,2}?(?:basket|hamper|box|bowl|sink|drawer|suitcase|crate|bucket|bathtub|nest|teacup|mug|saucepan|flower ?pot|shoe ?box|boot|slipper|cradle|crib)\b/iu;
const FACES_US =
  /\b(?:judg|star|look|glar|smil|grin|wink|wav|point|scowl|frown|bark|hiss|growl)\p{L}* (?:straight |right |back |up |down )?(?:(?:at|into|to) )?(?:me|us|you|the (?:camera|viewer|lens))\b/iu;
const ASLEEP = /\b(?:asleep|sleep\w*|nap\w*|doz\w*|eyes (?:closed|shut))\b/i;

const SHUT = /\b(?:jar|bottle|can|tin|flask|carton|tub) of\b|\b(?:lid|cork|sealed|unopened)\b/i;

const THINGS: ReadonlySet<string> = new Set(['product', 'small-thing', 'clothing', 'unknown', 'plant']);
const LAID_DOWN =
  /\b(?:lying|lies|laid|left|lost|dropped|fallen|forgotten|spread|scattered|half-buried|buried) (?:out |face down |open |flat )?(?:in|on) (?:(?:the|an?|fresh|deep|wet|dry|muddy|cold|bare|kitchen|forest|wooden) )*(?:snow|sand|floor|ground|grass|road|street|mud|beach|carpet|pavement|sidewalk|leaves|moss|gravel|bed)\b/i;

/** The camera of a take: shot size, height, lens, aperture, focus. */
export function cameraOf(brief: Brief, kind: SceneClass): CameraChoice {
  const wanted = cameraClass(brief, kind);
  const fitting = CAMERAS.filter((row) => row.take === INITIAL[brief.take] && row.kind === wanted);
  const fallback = CAMERAS.filter((row) => row.take === INITIAL[brief.take] && row.kind === 'unknown');
  // From straight above a stack is one thing, and no label can be read.
  const isStacked =
    brief.take === 'minimal' &&
    /\b(?:stack\w*|tower\w*|layer\w*|tall|dripping|pulling|pouring)\b/i.test(brief.scene.subject);
  // Of a closed jar nothing is seen from above but its lid.
  const isShut = brief.take === 'minimal' && SHUT.test(brief.scene.subject);
  // What lies on the ground is a thin edge from where it lies.
  const isLaid = brief.take === 'minimal' && LAID_DOWN.test(brief.scene.subject) && THINGS.has(wanted);
  const held = heldOf(brief, kind);
  const main = mainOf(brief.scene);
  const row =
    (held && main && heldCamera(held, INITIAL[brief.take], heldSubject(brief.scene, main, held))) ??
    (isLaid ? CAMERAS.find(({ kind: of, take }) => of === 'food' && take === 'm') : undefined) ??
    (wanted === 'food' &&
    (isStacked || isShut || (brief.take === 'minimal' && brief.scene.lettering.length > 0))
      ? CAMERAS.find(({ kind: of, take }) => of === 'drink' && take === 'm')
      : chosen(
          inMood(
            brief.scene,
            fromWhere(
              brief.scene,
              withDeed(
                brief.scene,
                wanted,
                wholeOf(brief.scene, wanted, fitting.length > 0 ? fitting : fallback),
              ),
            ),
          ),
          brief,
          'camera',
        ));
  if (!row) throw new RangeError(`No camera for ${kind}`);
  const named = namedCamera(brief, row);
  if (named) return named;
  const wish = brief.wishes.camera;
  const doing = leadingDoing(brief.scene);
  const because = wish
    ? `You asked for ${said(wish)}.`
    : doing && wanted !== kind
      ? `${said(doing.words)} asks for this distance.`
      : `This is how ${kind === 'unknown' ? 'such a subject' : `a subject of this kind`} is seen best in this take.`;
  const seen = isBodyPlaced(brief.scene)
    ? row.text.replace(/\b(?:hands and )?face(?: and hands)? in sharp focus/, 'sharp throughout')
    : row.text;
  const fitted =
    kind === 'animal' && mainOf(brief.scene)?.kind === 'sea-animal'
      ? seen
          .replace(/sharp from nose to tail|every limb sharp/, 'sharp throughout')
          .replace(
            'moving limbs slightly blurred',
            `${ARMED.test(mainOf(brief.scene)?.name ?? '') ? 'arms' : 'fins and tail'} slightly blurred`,
          )
          .replace('at hip height', 'at its own height')
          .replace('from ground level', 'from close to the water')
      : kind === 'animal'
        ? seen.replace('at hip height', "at the animal's eye level")
        : seen;
  const seenFace = ASLEEP.test(`${brief.scene.subject} ${doing?.verb.base ?? ''}`)
    ? fitted.replace(/\beyes? sharp/, 'the head sharp')
    : fitted;
  // Whoever looks into the lens is not seen from the side.
  const faced =
    doing?.toViewer || FACES_US.test(brief.scene.subject)
      ? seenFace.replace('side view', 'from the front')
      : seenFace;
  const turned = brief.scene.cameras.some(({ row: term }) => term.id === 'profile')
    ? faced
        .replace(/\b(straight-on|three-quarter) view\b/i, (view) =>
          /^\p{Lu}/u.test(view) ? 'Side view' : 'side view',
        )
        .replace('straight on', 'side view')
        .replace(/^Medium shot/, 'Full side view')
    : faced;
  const worn =
    mainOf(brief.scene)?.kind === 'textile' ||
    brief.scene.place ||
    brief.scene.cast.some(({ part }) => part === 'support' || part === 'scenery');
  const still = worn ? turned.replace(', 1/125 second, hem moving', ', shallow depth of field') : turned;
  const text = asNamed(still, brief.scene.subject) + (wish ? `, ${wish}` : '');
  return {
    decision: { element: 'camera', text, because },
    size: row.size,
    height: row.height,
    shallow: /shallow|softening/.test(row.text),
  };
}

/** Every camera that suits a class of scene, for swaps: its own take's first. */
export function camerasFor(
  scene: Brief['scene'],
  kind: SceneClass,
): readonly { readonly text: string; readonly size: ShotSize; readonly height: CameraHeight }[] {
  const wanted = new Set([
    cameraClass({ scene, take: 'studio', wishes: {}, seed: 0, variation: 0 }, kind),
    kind,
  ]);
  return CAMERAS.filter((row) => wanted.has(row.kind)).map(({ text, size, height }) => ({
    text: asNamed(text, scene.subject),
    size,
    height,
  }));
}
