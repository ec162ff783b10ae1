import { isBeing, mainOf } from '../../read/scene.ts';
import { sceneRead } from '../idea/scene-read.ts';
import { isAnimalNoun, isBeingNoun, isNoun } from '../idea/verbs.ts';
import { shotsIn } from '../length.ts';
import { isBusiness } from '../shop/shop-work.ts';
import { capital, headOf } from '../wording.ts';
import { doerOf, isToldWhole } from './acts.ts';
import type { Told } from './as-told.ts';
import type { PlainBeat } from './beats.ts';
import { deedPhases, doneTo } from './deed-phases.ts';
import { type DeedShot, inDeedShots } from './deed-shots.ts';
import { isBlack, leavesSize, toldCamera, type Way } from './frames.ts';
import { solePieces } from './sole-views.ts';
import { type Tongue, tongueOf } from './tongue.ts';
import { placeNamedIn } from './views-of.ts';
import { isAbroad } from './wording-plain.ts';

/*
 * How the second film of an idea begins: with another picture than the first one, of what its first moment names. The hands at
 * it, the thing that it is done to, the place before it happens, or whoever does it from near.
 */

/** What is found, met or handed over is not seen before it is. */
const FOUND =
  /\b(?:finds?|discovers?|sees?|hears?|notices?|spots?|gets?|receives?|wins?|has|have|inherits?|meets?|turns? (?:in)?to|becomes?|pulls? out|unwraps?|opens?|tries|wants?|needs?)\b/iu;
/** Parts of somebody. */
const OF_BODY =
  /\b(?:teeth|tooth|faces?|eyes?|hands?|hair|head|feet|arms?|legs?|lips|nose|tail|back|way|time|turn|job|life)$/iu;
/** Groups that have no face. */
const GROUP = /\b(?:family|team|band|crowd|class|choir|crew|group|pair|couple|herd|flock|pack)$/iu;

/** Whose eyes nobody films. */
const EYELESS =
  /^(?:oysters?|mussels?|clams?|shrimps?|prawns?|scallops?|worms?|jellyfish|starfish|corals?|sponges?|bees?|ants?|wasps?|bacteria|birds|swarm)$/iu;

const SEVERAL = /^(?:they|we|two|three|four|five|six|both|all)\b/iu;

const named = (name: string): string => {
  const the = name.replace(/^(?:an?|one)\s/iu, 'the ');
  return capital(/^(?:the|my|our|his|her|their|its|\p{Lu})/u.test(the) ? the : `the ${the}`);
};

/** Whoever does it, from near. */
function doerNear(text: string): string {
  const doer = doerOf(text);
  if (/^(?:|i|we|you|it|they)$/iu.test(doer)) return '';
  if (/^(?:he|she)$/iu.test(doer)) return `${/^he$/iu.test(doer) ? 'His' : 'Her'} hands`;
  const head = headOf(doer).toLowerCase();
  if (GROUP.test(head)) return `One face of ${named(doer).replace(/^The\s/u, 'the ')}`;
  if (EYELESS.test(head)) return '';
  if (isAnimalNoun(head)) return `The eyes of ${doer}`;
  if (/^\p{Lu}/u.test(doer) || isBeingNoun(head)) return `The face of ${doer}`;
  // A part of a thing that nobody can tell is no picture.
  return '';
}

const PLACES: ReadonlySet<string> = new Set(['place', 'terrain', 'building', 'structure']);

/** Of words that tell no deed: the place from afar, somebody’s hands, one part of a thing. */
function namedNear(text: string): string {
  if (isAbroad(text)) return '';
  const main = mainOf(sceneRead(text));
  if (!main?.known) return '';
  const called = named(main.words).replace(/^\p{Lu}/u, (first) => first.toLowerCase());
  const name = /^(?:the|my|our|his|her|their)\s/iu.test(called) ? called : `the ${called}`;
  if (/underwater$/iu.test(name)) return '';
  if (PLACES.has(main.kind)) return `${capital(name)}, from its far end`;
  if (isBeing(main.kind) && !EYELESS.test(headOf(name)))
    return isAnimalNoun(headOf(name).toLowerCase()) ? `The eyes of ${name}` : `The hands of ${name}`;
  return '';
}

/** A first picture of a moment of another tongue: what its deed is known to be made of, seen from near. */
const openingAbroad = (text: string, tongue: Tongue): string => deedPhases(text, tongue.name).near;

/** Another picture than the moment itself to begin it with, of its own words; empty where it names none. */
export function otherOpening(text: string, tongue?: Tongue, usual = ''): string {
  if (tongue) return openingAbroad(text, tongue);
  const { near } = deedPhases(text);
  if (near !== '') return near;
  if (!isToldWhole(text)) return namedNear(text);
  const object = FOUND.test(text) ? '' : doneTo(text);
  const head = headOf(object).toLowerCase();
  const isSeen = object !== '' && !/^(?:it|them)$/iu.test(object) && isNoun(head) && !OF_BODY.test(object);
  const isUsual = usual.toLowerCase() === object.toLowerCase();
  // A thing alone, with nothing to tell it by, is no picture.
  if (isSeen && !isUsual && !isBeingNoun(head) && object.split(' ').length > 2) return `${named(object)}`;
  const place = placeNamedIn(text).replace(/^\p{L}+\s/u, '');
  if (place !== '' && SEVERAL.test(text)) return `${named(place)}, before it begins`;
  return (
    doerNear(text) ||
    (solePieces(text).find(
      (piece) => !/from further/u.test(piece) && piece.toLowerCase() !== usual.toLowerCase(),
    ) ??
      '') ||
    (place === '' ? '' : `${named(place)}, before it begins`)
  );
}

/** A first shot parted: its picture has a second or two, and what is told the rest. */
function parted(shot: DeedShot, text: string): readonly DeedShot[] {
  const length = shot.to - shot.from;
  if (length < 2) return [shot];
  const at = shot.from + (length > 4 ? 2 : 1);
  const size = / before it begins$/u.test(text) ? 'wide' : 'close';
  const opening: DeedShot = { ...shot, to: at, text: capital(text), size, lines: [], onScreen: [] };
  const { detail, ...told } = shot;
  // What is seen from near first is not told once more.
  const isAgain = detail !== undefined && text.toLowerCase() === detail.toLowerCase();
  return [
    { ...opening, detail: '' },
    { ...told, ...(detail !== undefined && !isAgain && { detail }), from: at },
  ];
}

/** Cameras that leave open where the film begins. */
const isOpen = (told: Told): boolean => {
  const { all } = toldCamera(told);
  return all === '' || leavesSize(all);
};

/** A small story begins its second film with its strongest picture, and then goes through the rest of them. */
function fromItsHeight(shots: readonly DeedShot[]): readonly DeedShot[] {
  const [first, second, third, last, ...more] = shots;
  if (!first || !second || !third || !last || more.length > 0) return shots;
  const pictures = [third, first, second, last];
  return shots.map((shot, i) => {
    const { text, size, onScreen = [] } = pictures[i] ?? shot;
    return { ...shot, text, size, onScreen };
  });
}

/** The second film of a shop begins in front of it; any other such film with its second picture. */
function shopShots(shots: readonly DeedShot[], told: Told): readonly DeedShot[] {
  const [first, second, ...more] = shots;
  if (!first || !second || shots.length < 3) return shots;
  if (!tongueOf(told.typed) && isBusiness(told.title)) {
    const text = `${told.title} from the street, its first lamp just lit`;
    return first.to - first.from < 2
      ? shots
      : [
          ...parted(first, text).map((shot, i) => (i === 0 ? { ...shot, size: 'wide' } : shot)),
          second,
          ...more,
        ];
  }
  const swapped = (shot: DeedShot, other: DeedShot): DeedShot => ({
    ...shot,
    text: other.text,
    size: other.size,
  });
  return [swapped(first, second), swapped(second, first), ...more];
}

/** The one moment of a film within its place: the place before it, and the place that it has left. */
function inStillFrame(beats: readonly PlainBeat[]): readonly DeedShot[] {
  const [beat] = beats;
  const place = placeNamedIn(beat?.text ?? '').replace(/^\p{L}+\s/u, '');
  if (!beat || place === '' || beat.to - beat.from < STILL_SECONDS)
    return beats.map((each, of) => ({ ...each, of }));
  const before = { ...beat, of: 0, to: beat.from + 2, text: `${named(place)}, nothing moving in it yet` };
  const behind = { ...beat, of: 0, from: beat.to - 2, text: `${named(place)}, empty again` };
  return [before, { ...beat, of: 0, from: before.to, to: behind.from }, behind];
}
const STILL_SECONDS = 6;

/** The one moment of a film piece by piece: what is seen of it from near, and all of it only then. */
function pieceByPiece(shots: readonly DeedShot[]): readonly DeedShot[] {
  const told = shots.find(({ isTold }) => isTold);
  const pieces = shots.filter((shot) => shot !== told);
  if (!told || pieces.length < 2) return shots;
  // It begins with another piece than the film in cuts.
  const inTurn = [...pieces.slice(1), ...pieces.slice(0, 1), told];
  return shots.map((shot, i) => ({ ...(inTurn[i] ?? shot), from: shot.from, to: shot.to }));
}

/** Whether a film is of one moment whose deed has no pictures of its own, so that it is told by what stands in it. */
export const isInPieces = ({ moments: [only, ...more], typed }: Told): boolean =>
  only !== undefined && more.length === 0 && !isAbroad(typed) && deedPhases(only.text).near === '';

/** The shots of a film as it is taken; in any way but the first it begins with a picture of its own. */
export function filmShots(beats: readonly PlainBeat[], told: Told, way: Way): readonly DeedShot[] {
  if (way === 'still') return inStillFrame(beats);
  if (way === 'near' && isInPieces(told)) return pieceByPiece(inDeedShots(beats, told, 'cuts'));
  const shots = inDeedShots(beats, told, way);
  const [first, ...more] = shots;
  const [beat] = beats;
  if (told.isDrama && way !== 'cuts' && shots.length === 4) return fromItsHeight(shots);
  if ((told.isShop || told.isNamed) && way !== 'cuts') return shopShots(shots, told);
  const isList = shotsIn(told.typed) !== undefined || beat?.isShot || beat?.isItem;
  if (!first || !beat || way === 'cuts' || isList || !isOpen(told) || beat.size !== '') return shots;
  if (isBlack(beat.text) || beat.text.startsWith('“')) return shots;
  const isTold = first.text === beat.text;
  const [usual] = inDeedShots(beats, told, 'cuts');
  if (!isTold && first.text !== usual?.text) return shots;
  const text = otherOpening(beat.text, tongueOf(told.typed), usual?.text);
  if (text === '' || more.some((shot) => shot.text.toLowerCase() === text.toLowerCase())) return shots;
  // A place is seen from its other end first, and only once.
  if (!isToldWhole(beat.text) && / from its far end$/u.test(text))
    return [{ ...first, text: capital(text), size: 'wide' }, ...more];
  // How a deed begins gives way to the other picture.
  if (!isTold) return [{ ...first, text: capital(text), size: 'close' }, ...more];
  return [...parted(first, text), ...more];
}
