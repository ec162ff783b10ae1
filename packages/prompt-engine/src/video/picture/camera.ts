import { rowsOf } from '../../lexicon/row.ts';
import { isBeing, mainOf } from '../../read/scene.ts';
import { classOf } from '../../shot/scene-class.ts';
import type { SceneClass } from '../../shot/scene-classes.ts';
import { isOfThings } from '../genre/felt.ts';
import type { Event } from '../idea/event.ts';
import { isFastCut, isOneMove } from '../idea/film-words.ts';
import type { Idea } from '../idea/idea.ts';
import { sceneRead } from '../idea/scene-read.ts';
import { textMap } from '../idea/text-map.ts';
import { isBeingNoun } from '../idea/verbs.ts';
import type { Approach } from '../options/approaches.ts';
import { isFigurative } from '../sound/event-sounds.ts';
import { headOf, joined, small } from '../wording.ts';
import { heightOf, isFromAir, isHeldHeight, isOfSmall } from './camera-height.ts';
import { TEMPER_ROWS } from './camera-rows.ts';
import {
  BY_DETAIL,
  BY_FACE,
  BY_HAND,
  BY_SPACE,
  FINE,
  FINE_WORK,
  HELD,
  IN_EMPTINESS,
  IS_DONE,
  OF_ALL,
  ONE_BY_ONE,
  WHOLE_BODY,
} from './size-words.ts';

/** The camera of one beat. */
export interface CameraSetup {
  readonly size: Size;
  /** As it is called: 'Close-up'. */
  readonly frame: string;
  /** Empty for drawings. */
  readonly lens: string;
  /** Empty where the words ask for none. */
  readonly height: string;
  readonly move: string;
}

const SIZES = ['wide', 'full', 'medium', 'close', 'detail'] as const;
/** How near a moment is seen. */
export type Size = (typeof SIZES)[number];

const MOVES: ReadonlyMap<string, readonly string[]> = new Map(
  rowsOf(TEMPER_ROWS, 4).map(([temper = '', ...moves]) => [temper, moves] as const),
);
const FRAMES = textMap(
  'wide | Wide shot\nfull | Full shot\nmedium | Medium shot\nclose | Close-up\ndetail | Extreme close-up',
);
const LENSES = textMap('wide | 24\nfull | 35\nmedium | 50\nclose | 85\ndetail | 100');

/** Scenes whose subject is small, so that the camera is near and nearly still. */
export const isCloseKind = (kind: SceneClass): boolean =>
  ['food', 'drink', 'product', 'small-thing', 'insect', 'hands', 'clothing', 'material'].includes(kind);
/** Scenes that are surroundings. */
export const isWideKind = (kind: SceneClass): boolean =>
  ['landscape', 'city', 'building', 'space', 'event'].includes(kind);

const isMacro = ({ subject }: Idea): boolean => /\bmacro\b/i.test(subject);

/** 'Overhead' says from where it is seen, and not from how far. */
const isHigh = ({ scene }: Idea): boolean => scene.cameras.some(({ row }) => row.height !== undefined);

/** Whether hands are all that is to be followed: 'a robot folds a paper crane'. */
const isHandwork = ({ events }: Idea): boolean =>
  events.some(({ doing }) => FINE_WORK.test(doing)) && events.length < 3;

const STATIC_WIDE =
  /\b(?:static|locked(?:[- ]off)?|fixed|one|single) wide\b|\bwide (?:and )?(?:static|locked|fixed)\b/i;
const EXTREME = /\bextreme close[- ]?ups?\b|\becu\b/i;

/** The size that an idea names for all of its shots; undefined where each has its own. */
function sizeNamed(idea: Idea): Size | undefined {
  const named = idea.scene.cameras.map(({ row }) => row.size).find(Boolean);
  if (EXTREME.test(idea.subject)) return 'detail';
  if (isMacro(idea)) return 'close';
  if (STATIC_WIDE.test(idea.subject)) return 'wide';
  return idea.timing === undefined && (named === 'close' || named === 'macro') ? 'close' : undefined;
}

/** Whether the idea names how near all of it is seen. */
export const isOfOneSize = (idea: Idea): boolean => sizeNamed(idea) !== undefined;

/** The sizes of shots one after the other: no frame is cut to the same frame. */
export function sizesInTurn(events: readonly Event[], idea: Idea): readonly Size[] {
  const own = events.map((event, nth) => sizeOf(event, idea, nth));
  const isNearing = /^(?:push|zoom)$/.test(idea.move?.id ?? '') && sizeNamed(idea) === undefined;
  // What a camera comes nearer to is nearest at the end.
  if (isNearing && events.length > 1)
    return own.map((size, nth) => (nth === 0 ? size : nth === own.length - 1 ? 'close' : 'medium'));
  const isOne = idea.timing !== undefined || isOneMove(idea.move) || sizeNamed(idea) !== undefined;
  if (isOne || isFromAir(idea)) return own;
  const turns: Size[] = [];
  for (const [nth, size] of own.entries()) {
    const isSame = size === turns[nth - 1] && events[nth]?.size === undefined;
    // What is sold is near at the end, and what comes before it gives way.
    const isSold = idea.request.product !== '' && nth > 0 && nth === own.length - 1;
    if (isSame && isSold) turns[nth - 1] = beside(size, turns[nth - 2]);
    turns.push(isSame && !isSold ? beside(size, own[nth + 1]) : size);
  }
  return turns;
}

/** The next size, nearer where it can be, that is not that of the shot which follows. */
function beside(size: Size, next: Size | undefined): Size {
  const at = SIZES.indexOf(size);
  const near = [at < 3 ? SIZES[at + 1] : undefined, SIZES[at - 1]].filter((one) => one !== undefined);
  return near.find((one) => one !== next) ?? near[0] ?? size;
}

/** How near a moment is seen: what has to be in the picture decides. */
function sizeOf({ text, doer, doing, part, size }: Event, idea: Idea, nth: number): Size {
  const named = idea.scene.cameras.map(({ row }) => row.size).find(Boolean);
  const ofAll = sizeNamed(idea);
  if (ofAll) return ofAll;
  // What hands do is near from the start.
  if (idea.timing === 'one-take')
    return size ?? SIZES[Math.min(nth + (isHandwork(idea) ? 2 : 1), 3)] ?? 'medium';
  if (idea.timing === 'lapse' && isCloseKind(idea.kind)) return 'close';
  if (idea.timing === 'lapse')
    return idea.main?.kind === 'flower' || idea.main?.kind === 'plant' ? 'close' : 'wide';
  if (named === 'close' || named === 'macro') return 'close';
  if (isOfSmall(idea)) return nth === 0 ? 'medium' : 'close';
  if (size) return size;
  if (/ from very near$/.test(text)) return 'close';
  if (isFromAir(idea) || named === 'extreme-wide' || (named === 'wide' && !isHigh(idea))) return 'wide';
  if (part) return part === 'near' ? 'close' : 'medium';
  if (named === 'full' || named === 'three-quarter') return 'full';
  if (idea.known === 'steps')
    return /\b(?:person|swimmer|child|beginner|helper|adult|car|tent)\b/i.test(text) ? 'full' : 'close';
  if (idea.known === 'told') return BY_DETAIL.test(text) ? 'close' : nth === 0 ? 'full' : 'medium';
  if (idea.known === 'felt' && isOfThings(idea)) return 'close';
  if (idea.known === 'explained' || idea.known === 'felt') return 'full';
  if (/\basmr\b/i.test(idea.subject)) return 'close';
  if (doing !== '' && IN_EMPTINESS.test(text)) return 'wide';
  // What all do one after another is seen of all, and what the whole body does from head to foot.
  if (doing !== '' && (ONE_BY_ONE.test(text) || OF_ALL.test(text))) return 'wide';
  if (WHOLE_BODY.test(doing) && !isFigurative(doing)) return 'full';
  // What is said is not in the picture.
  const shown = text.replace(/[“"][^”"]*[”"]/g, '');
  const scene = sceneRead(shown);
  const kind = classOf(scene);
  const main = mainOf(scene);
  const isSomebody =
    isBeingNoun(headOf(doer)) ||
    (main !== undefined && isBeing(main.kind)) ||
    /^(?:he|she|they|we|i|nobody|everybody|everyone)$/i.test(doer);
  if (isCloseKind(kind) && !isSomebody && doing === '' && idea.events.length < 4) return 'close';
  // A boot in a river is no view of the river.
  if (idea.request.product !== '' && !isSomebody && HELD.test(main?.kind ?? ''))
    return nth === 0 ? 'medium' : 'close';
  if (isCloseKind(idea.kind) && !isSomebody && IS_DONE.test(text)) return 'close';
  if (BY_SPACE.test(shown) || (isWideKind(kind) && !isSomebody))
    return nth === 0 || !isSomebody ? 'wide' : 'full';
  if (isCloseKind(kind) && !isSomebody) return 'close';
  if (nth > 0 && (FINE.test(shown) || (isSomebody && (BY_FACE.test(shown) || BY_HAND.test(shown)))))
    return 'close';
  return nth === 0 ? 'full' : 'medium';
}

const LENGTH = /\b(?!16\b)(\d{2,3})\s?mm\b(?!\s(?:colou?r\s)?(?:film|negative|stock))/i;
const LENS_NAME = /\b(?:macro|fish-?eye|telephoto|long[- ]lens|tilt-shift|anamorphic|pinhole)\b/i;
const WILD: ReadonlySet<string> = new Set(['wild-animal', 'bird']);

function lensOf(size: Size, idea: Idea): string {
  if (idea.isDrawn) return '';
  const named = LENGTH.exec(idea.subject)?.[1];
  if (named) return `${named} mm`;
  const byName = LENS_NAME.exec(idea.subject)?.[0].toLowerCase();
  if (byName && /tele|long/.test(byName)) return '200 mm telephoto';
  if (byName) return byName === 'macro' ? '100 mm macro' : `35 mm ${byName} lens`;
  if (isFromAir(idea) || /^(?:viewpoint|fpv)$/.test(idea.move?.id ?? '')) return '24 mm';
  const isWild = idea.kind === 'animal' || idea.kind === 'bird';
  if (isWild && WILD.has(idea.main?.kind ?? '') && size !== 'wide') return '200 mm';
  return `${LENSES.get(size) ?? '50'} mm`;
}

const GOES =
  /^(?:walk|run|roller|rollerskate|pedal|speed|rush|hurry|race|chase|jog|sprint|hike|trek|backpack|cycle|drive|gallop|march|ride|swim|skate|skateboard|ski|stroll|wander|crawl|sail|row|paddle|sneak|tiptoe|trot|roam|stalk|surf|fly)\b/;
const COMES =
  /^(?:comes?|walks?|steps?|runs?|gets?|bursts?|sneaks?|arrives?|enters?|returns?|leaves?|drives?|rides?|flies|fly|goes|go|swims?)\s?(?:back|home|in|into|away|off|out|on)?\b(?=\s(?:back|home|in|into|away|off|out|on)\b|$)/;

/** Whether an event covers ground, so that the camera goes along with it. */
export const travels = ({ doing, base, doer, text }: Event): boolean =>
  (GOES.test(base) || (RIDDEN.test(text) && !RESTS.test(base))) &&
  !isFigurative(doing) &&
  !COMES.test(doing) &&
  !LOOSE.test(doer);

/** Whoever is on wheels or on horseback is in motion at whatever is done. */
const RIDDEN =
  /\bon (?:an?|his|her|their) (?:old |tiny |red |little )?(?:bike|bicycle|scooter|motorbike|motorcycle|moped|skateboard|rollerskates|roller skates|unicycle|horse|pony|sled|jet ski)\b|\bon (?:skis|snowshoes|skates|horseback)\b/i;
const RESTS = /^(?:sit|wait|stand|lie|sleep|pose|rest|look|lean|find|see|notice|are|is|repair|fix|mend)\b/;

/** What flies off and is followed by no camera. */
const LOOSE =
  /\b(?:sweat|hair|dust|sparks?|petals?|feathers?|flour|water|drops?|confetti|sand|mud|ash|papers?|leaves)$/i;

/** Whether one take comes nearer by itself, as nobody asks for another move. */
export const isPushed = ({ timing, move, events }: Idea): boolean =>
  timing === 'one-take' && move === undefined && !events.some((event) => travels(event) || isWhole(event));

/** Whoever does this is followed by a camera in the hand. */
const UNSTEADY = /^(?:panic|struggle|scramble|flail|search|storm|stumble|wrestle|brawl|scuffle)\b/;

const BY_TURNS = /^(?:battle|duel|compete|face off)\b/;
/** What is seen from head to foot all along, so that no camera comes near. */
const isWhole = ({ doing, base }: Event): boolean => WHOLE_BODY.test(doing) || BY_TURNS.test(base);

/** Whether one take goes round what it keeps whole. */
export const isCircled = ({ timing, move, events }: Idea): boolean =>
  timing === 'one-take' && move === undefined && events.some(isWhole);

/** Frames that are to be level and centred stand still, however such a film is usually shot. */
export const temperOf = ({ subject }: Idea, temper: Approach['temper']): Approach['temper'] =>
  /\bsymmetr\p{L}+|\bwes anderson\b|\bcentred frames?\b|\btableau\b/iu.test(subject) ? 'locked' : temper;

/** What the camera does: what the words say, else what the action asks, else what the approach does. */
function moveOf(event: Event, idea: Idea, approach: Approach, nth: number, count: number): string {
  const temper = temperOf(idea, approach.temper);
  const [isFirst, isLast] = [nth === 0, nth === count - 1];
  if (isFastCut(idea.subject) && !idea.move)
    return isFirst ? 'fast push-in' : isLast ? 'static, cut in hard' : 'whip pan into the movement';
  if (idea.move?.id === 'whip' && isLast && count === 2) return idea.move.goesOn;
  if (idea.move) return isFirst ? idea.move.begins : isLast ? idea.move.ends : idea.move.goesOn;
  if (isPushed(idea) && !travels(event)) {
    if (count === 1) return 'one slow push-in, then still';
    return isFirst
      ? 'slow push-in begins'
      : isLast
        ? 'the push-in ends, frame held'
        : 'the push-in goes on at one pace';
  }
  if (isCircled(idea)) {
    if (count === 1) return 'one slow arc to the right, then still';
    return isFirst
      ? 'slow arc to the right begins'
      : isLast
        ? 'the arc ends, frame held'
        : 'the arc goes on at one pace';
  }
  if (idea.timing === 'lapse' && /\bhyper-?lapse\b/i.test(idea.subject))
    return isLast && !isFirst ? 'the hyperlapse slows and stops' : 'hyperlapse, moving forward in even steps';
  if (idea.timing === 'lapse') return 'static, locked off, time-lapse';
  if (idea.timing === 'loop')
    return isLast ? 'static, locked off, ending on the first frame' : 'static, locked off';
  if (event.doing !== '' && travels(event))
    return idea.timing === 'slow'
      ? 'tracking shot alongside at the same pace, in slow motion'
      : 'tracking shot alongside at the same pace';
  if (event.part && event.size === 'wide' && isLast)
    return idea.timing === 'slow' ? 'static, in slow motion' : 'static, held to the end';
  if (UNSTEADY.test(event.base) && temper !== 'phone')
    return `handheld, following the action${idea.timing === 'slow' ? ', in slow motion' : ''}`;
  const move = MOVES.get(temper)?.[isFirst ? 0 : isLast ? 2 : 1] ?? 'static';
  return idea.timing === 'slow' ? `${move}, in slow motion` : move;
}

/** Where the camera stands for a moment, with what lens, and the one thing that it does. */
export function shotOf(event: Event, idea: Idea, approach: Approach, nth: number): CameraSetup {
  // Without a cut there is one lens, and only the camera comes nearer.
  const isUncut = approach.id === 'one-shot' || idea.timing === 'one-take';
  const start = isHandwork(idea) ? 2 : 1;
  const size =
    isUncut && !isMacro(idea)
      ? (event.size ?? SIZES[Math.min(nth + start, 3)] ?? 'medium')
      : (sizesInTurn(idea.events, idea)[nth] ?? sizeOf(event, idea, nth));
  return {
    size,
    frame: idea.move?.id === 'viewpoint' ? 'Point-of-view shot' : (FRAMES.get(size) ?? ''),
    lens: lensOf(isUncut ? 'full' : size, idea),
    height: nth === 0 || isHeldHeight(idea) ? heightOf(idea) : '',
    move: moveOf(event, idea, approach, nth, idea.events.length),
  };
}

/** The frames and the lenses of shots, one after the other. */
export function framesOf(
  sizes: readonly Size[],
  idea: Idea,
): { readonly frame: string; readonly lens: string } {
  const named = (size: Size): string => small(FRAMES.get(size) ?? '');
  const span = sizes.map(named).join(idea.timing === 'one-take' ? ' to ' : ' cut to ');
  const frame = idea.move?.id === 'viewpoint' ? 'point-of-view shot' : span;
  const lenses = [...new Set(sizes.map((size) => lensOf(size, idea)))];
  return {
    frame: [frame, heightOf(idea)].filter(Boolean).join(' '),
    lens: idea.timing === 'one-take' ? (lenses[0] ?? '') : lenses.join(' and '),
  };
}

/** A shot as a line of the script. */
export const shotLine = ({ frame, lens, height, move }: CameraSetup): string =>
  `${joined([frame, lens, height])}; ${move}`;
