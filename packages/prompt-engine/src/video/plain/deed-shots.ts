import { shotsIn } from '../length.ts';
import { capital } from '../wording.ts';
import { doerOf } from './acts.ts';
import type { Told } from './as-told.ts';
import { lengthsOf, type PlainBeat } from './beats.ts';
import { deedPhases } from './deed-phases.ts';
import { leavesSize, toldCamera, type Way } from './frames.ts';
import { isWide, sureSizeOf } from './sizes.ts';
import { type Picture, solePictures } from './sole-views.ts';
import { tongueOf } from './tongue.ts';
import { isLooped } from './usual-staging.ts';
import { placeNamedIn } from './views-of.ts';

/*
 * The beats of a film with the pictures that a deed is made of: how it begins before it is told, what is seen of it from near
 * and how it turns behind it, what it leaves where nothing else is told. The last picture is what the idea ends on.
 */

/** A shot of a film, and which of its beats it is of. */
export interface DeedShot extends PlainBeat {
  readonly of: number;
  /** What of its deed is seen in it, where that has no shot of its own. */
  readonly detail?: string;
  /** Whether it shows what the idea tells, and no picture of its deed. */
  readonly isTold?: boolean;
}

/** How many shots a film of so many seconds has, where its deeds are shown in several. */
const SHORT_FILM = 16;
const SECONDS_IN_SHORT = 2.4;
const SECONDS_IN_LONG = 4;
/** No picture of a deed is shorter. */
const LEAST_SHOT = 1.6;
const FEW = 4;
/** A film whose beats have less each is full. */
const LEAST_EACH = 3.2;
const MOST = 8;
const LEAST_SECONDS = 2;
function roomIn(seconds: number): number {
  const byTime = seconds <= SHORT_FILM ? seconds / SECONDS_IN_SHORT : seconds / SECONDS_IN_LONG;
  return Math.min(MOST, Math.max(Math.floor(byTime), Math.min(FEW, Math.floor(seconds / LEAST_SECONDS))));
}

const OF_PARTS =
  /^(?:(?:the\s)?[\p{L}’' -]{0,30}?(?:hands?|paws|fingers?|thumbs?|thumbnail|palms?|palm|feet|foot|eyes|eyelids|eyelid|lips|mouth|nose|tongue|teeth|knuckles?|shoes?|toes|throat|wheels?|knees|ear)\s|one (?:foot|hand|paw|ear|finger|tear)|(?:two|both) (?:eyes|thumbs|fingers|lids)|closed eyes|(?:the|an?|one) (?:\p{L}+ )?(?:blade|brush|tip|needle|bow|pen|pencil|flame|wick|pedals|line|seam|thread|spoon|jug|key|comb|razor|bell|float|screen|drops?|knife|screwdriver|ribbon|thumbnail|clay|loop|cloth|iron|pin|drop|yarn|tape|smile|tear)\s|thread\s|yarn\s|thumbs\s|ground coffee\s)/iu;

const sizeOfPart = (text: string, otherwise: string): string => (OF_PARTS.test(text) ? 'close' : otherwise);

/** Whether a picture names whoever acts in a moment. */
const mentions = (picture: string, text: string): boolean => {
  const head = doerOf(text).split(' ').at(-1) ?? '';
  return head === 'they' || (head !== '' && new RegExp(`(?<!\\p{L})${head}(?!\\p{L}|’)`, 'iu').test(picture));
};

/** Where a moment stands in its film. */
interface Place {
  /** The tongue of the idea, where it is another one. */
  readonly tongue: string | undefined;
  /** Whether the film begins with what is seen from near. */
  readonly isNearFirst: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** What is told behind a deed: 'misses', 'as the corner is taken'. */
const MORE =
  /,\s(?:\p{L}+ly\s)?\p{L}+s(?:\s|$)|\s(?:as|while|but|until|when|then|and|before|after)\s(?!(?:a|an|the|two|three|some|his|her)?\s?\p{L}+$)/iu;
/** What is seen from head to foot. */
const WHOLE = /\b(?:danc|waltz|jump|leap|surf|ski|skat)\p{L}*/iu;

/** The pictures that a moment may have beside itself, the most wanted first. */
function picturesOf(beat: PlainBeat, { isFirst, isLast, isNearFirst, tongue }: Place): readonly Picture[] {
  const { begins, near, turns, left } = deedPhases(beat.text, tongue);
  // What is told behind the deed comes last.
  const isMore = MORE.test(beat.text);
  const place = isFirst && begins !== '' ? placeNamedIn(beat.text) : '';
  const opening = place === '' || begins.includes(place) ? begins : `${begins}, ${place}`;
  const otherwise = isFirst ? '' : 'medium';
  const before = {
    text: isNearFirst && near !== '' ? '' : opening,
    size: mentions(begins, beat.text) ? sizeOfPart(begins, otherwise) : 'close',
    isBefore: true,
    rank: 0,
  };
  const isEnd = isLast && !isFirst;
  const close = {
    text: near,
    size: 'close',
    isBefore: isEnd || isMore || isNearFirst,
    rank: isNearFirst ? -1 : 1,
  };
  const turn = {
    text: isMore ? '' : turns,
    size: sizeOfPart(turns, 'medium close'),
    isBefore: false,
    rank: 2,
  };
  const end = {
    text: isFirst && isLast && !isMore ? left : '',
    size: sizeOfPart(left, isWide(beat.text) || WHOLE.test(beat.text) ? 'wide' : 'medium'),
    isBefore: false,
    rank: 3,
  };
  const all = isEnd
    ? [before, close]
    : isFirst && isLast
      ? [close, end, before, turn]
      : isFirst && !isNearFirst
        ? [before, close, turn]
        : [close, before, turn];
  const known = all.filter(({ text }) => text !== '');
  if (known.length > 0 || !isFirst || !isLast) return known;
  return solePictures(beat.text, isMore);
}

interface Filled {
  readonly beat: PlainBeat;
  readonly pictures: readonly Picture[];
  readonly count: number;
  /** Whether the words tell how near all of it is. */
  readonly isSizeTold: boolean;
  readonly tongue: string | undefined;
}

/** How many of its pictures each beat has: the longest shots are parted first. */
function shared(beats: readonly Filled[], room: number): readonly Filled[] {
  const all = [...beats];
  for (let left = room - beats.length; left > 0; left--) {
    const lengths = all.map(({ beat: { from, to }, pictures, count }) => {
      const each = (to - from) / (count + 2);
      return count < pictures.length && each >= LEAST_SHOT ? each : 0;
    });
    const most = Math.max(...lengths);
    const at = lengths.indexOf(most);
    const one = all[at];
    if (most === 0 || !one) break;
    all[at] = { ...one, count: one.count + 1 };
  }
  return all;
}

/** What was introduced in the picture before is called again. */
const asKnown = (text: string, before: readonly Picture[]): string => {
  const head = doerOf(text).split(' ').at(-1) ?? '';
  const isKnown =
    head !== '' &&
    before.some(({ text: told }) => new RegExp(`(?<!\\p{L})${head}(?!\\p{L})`, 'iu').test(told));
  return isKnown ? text.replace(/^(?:an?|one)\s/iu, 'The ') : text;
};

/** One beat as its shots. */
function shotsOf({ beat, pictures, count, isSizeTold, tongue }: Filled, of: number): readonly DeedShot[] {
  const own = pictures.slice(0, count);
  // Each in the order of the deed.
  const inOrder = [...own].sort((one, other) => one.rank - other.rank);
  const before = inOrder.filter(({ isBefore }) => isBefore);
  const behind = inOrder.filter(({ isBefore }) => !isBefore);
  const isOpened = !isSizeTold && before.some(({ size }) => size === '');
  const isNearShown = own.some(({ rank }) => Math.abs(rank) === NEAR_RANK);
  const detail = isNearShown || isSizeTold ? '' : detailOf(beat, tongue);
  const told: PlainBeat & { readonly detail?: string } = {
    ...beat,
    ...(detail !== '' && { detail }),
    text: asKnown(beat.text, before),
    size: isOpened && sureSizeOf(beat) === '' ? 'medium' : beat.size,
  };
  const asShot = ({ text, size }: Picture): PlainBeat => ({
    ...beat,
    text: capital(text),
    size,
    onScreen: [],
    lines: [],
  });
  const all = [...before.map(asShot), told, ...behind.map(asShot)];
  // What is read stands over the last picture of its moment.
  const shots = all.map((shot, i) => ({
    ...shot,
    onScreen: i === all.length - 1 ? (beat.onScreen ?? []) : [],
  }));
  const lengths = lengthsOf(
    shots.map((_, i) => (i === before.length ? TOLD : 1)),
    beat.to - beat.from,
  );
  let from = beat.from;
  return shots.map((shot, i) => {
    const to = from + (lengths[i] ?? 1);
    const timed = { ...shot, from, to, of, isTold: i === before.length };
    from = to;
    return timed;
  });
}
const TOLD = 1.4;

/** A picture that no take begins with from afar. */
const SAID_NEAR =
  /\b(?:very near|from near|ganz nah|heel dichtbij|de tout près|muy cerca|da molto vicino|bem de perto|vicinissimi|Gesichter|visages)(?!\p{L})/iu;

/** Where what is seen from near stands in the order of a deed. */
const NEAR_RANK = 1;

/** Who is heard over what is seen. */
const VOICE = /voice|narrat/iu;

const FACES = /\b(?:nods?|tastes?|looks?|smiles?|faces?|eyes?|stands?|leans?|bends?)\b/iu;
const HANDS_ONLY = /\bonly (?:\p{L}+ )?hands/iu;
/** Cameras that see one thing in one way. */
const FIXED =
  /\b(?:showing only (?!(?:the |two |his |her |their )?hands)|split[- ]?screen|pov|first[- ]person|selfie|point of view|security|cctv|dashcam|bodycam|screen)\b/iu;

/** What says itself how near it is seen has a shot of its own. */
const withoutSize = (near: string): string => (SAID_NEAR.test(near) ? '' : near);
const DETAIL_AT_MOST = 14;
/** What of a deed is seen in the shot that tells it; empty where that is not sure, or where all of it is seen from afar. */
function detailOf({ text, lines, isShot, size }: PlainBeat, tongue?: string): string {
  const isPlain =
    lines.length === 0 &&
    !isShot &&
    size === '' &&
    !/[:;“]|^(?:two|one|both|a|the) (?:hands?|fingers?|thumbs?)(?!\p{L})/iu.test(text) &&
    !MORE.test(text) &&
    !isWide(text);
  return isPlain && text.split(' ').length <= DETAIL_AT_MOST
    ? withoutSize(deedPhases(text, tongue).near)
    : '';
}

/** A beat with what of its deed is seen in it. */
function detailed(beat: PlainBeat, of: number, tongue?: string): DeedShot {
  const detail = detailOf(beat, tongue);
  return { ...beat, of, ...(detail !== '' && { detail }) };
}

/** The beats of a film in shots: deeds in the pictures that they are made of, as far as there is time for them. */
export function inDeedShots(beats: readonly PlainBeat[], told: Told, way: Way): readonly DeedShot[] {
  const { all, own, isOneTake } = toldCamera(told);
  const seconds = (beats.at(-1)?.to ?? 0) - (beats[0]?.from ?? 0);
  const isFull = seconds < beats.length * LEAST_EACH;
  const isSizeTold = all !== '' && !leavesSize(all);
  const tongue = tongueOf(told.typed)?.name;
  // What runs on without an end is one picture.
  if (isLooped(told) && beats.length === 1) return beats.map((beat, of) => ({ ...beat, of }));
  // A camera that is told leads through what is told.
  if (FIXED.test(all) || (isSizeTold && beats.length > 1)) return beats.map((beat, of) => ({ ...beat, of }));
  if (isFull || shotsIn(told.typed) !== undefined) return beats.map((beat, of) => detailed(beat, of, tongue));
  const isNear =
    way !== 'take' &&
    !isOneTake &&
    (!isSizeTold || /\b(?:macro|close|detail|only (?:\p{L}+ )?hands)/iu.test(all));
  const filled = beats.map((beat, i): Filled => {
    const isOpen =
      beat.lines.every(({ speaker }) => VOICE.test(speaker)) &&
      beat.size === '' &&
      !beat.isShot &&
      own(beat) === '';
    const isNearFirst = i === 0 && isNear && (way === 'near' || way === 'end');
    const place = { isFirst: i === 0, isLast: i === beats.length - 1, isNearFirst, tongue };
    const pictures = isOpen ? picturesOf(beat, place) : [];
    const isHandsOnly = HANDS_ONLY.test(all);
    const seen = pictures.filter(
      ({ rank, text }) =>
        (isNear || (Math.abs(rank) !== NEAR_RANK && !SAID_NEAR.test(text))) &&
        !(isHandsOnly && FACES.test(text)),
    );
    return {
      beat,
      pictures: isSizeTold || way === 'take' ? seen.map((each) => ({ ...each, size: '' })) : seen,
      count: 0,
      isSizeTold,
      tongue,
    };
  });
  return shared(filled, roomIn(seconds)).flatMap(shotsOf);
}
