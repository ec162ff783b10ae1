import { namedIn } from '../idea/lacks.ts';
import type { Addition } from '../optimizer/optimized-prompt.ts';
import { capital, small } from '../wording.ts';
import type { Told } from './as-told.ts';
import { type PlainBeat, plainBeats, secondsTold } from './beats.ts';
import type { DeedShot } from './deed-shots.ts';
import { cameraLines, frameNames, isBlack, isGoing, takeGoalOf, toldCamera } from './frames.ts';
import { areAtOnce, areImages } from './in-turn.ts';
import { lightsOf, lightToldIn } from './lights.ts';
import { filmShots } from './openings.ts';
import { styleOf } from './plain-script.ts';
import { namedShot, sizeOf } from './sizes.ts';
import { soundOfAll, toldSound } from './sounds.ts';
import type { FilmReading } from './sure.ts';
import { tongueOf } from './tongue.ts';
import { isLooped, usualStaging } from './usual-staging.ts';
import { within } from './wording-plain.ts';

/* What an idea lacks whose reading is not sure: the frame, the light and the sound that cannot be wrong, and no story. */

const COUNTS = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'];
const has = ({ notes }: Told, kind: string): boolean => notes.some((note) => note.kind === kind);

/** So many moments are written out as shots; more of them stand in the idea itself. */
const MOST_TOLD = 5;

const SHOTS_AT_MOST = 3;
/** As many shots as one clip of a model has room for; what the idea tells itself is never left out. */
function withinClip(shots: readonly DeedShot[], isKnown: boolean): readonly DeedShot[] {
  if (shots.length <= SHOTS_AT_MOST) return shots;
  if (isKnown)
    return shots.filter((_, i) => i === 0 || i === Math.floor(shots.length / 2) || i === shots.length - 1);
  const told = new Set(shots.map(({ of }) => of)).size;
  // Each is a moment of its own.
  if (told === shots.length) return shots;
  let room = Math.max(0, SHOTS_AT_MOST - told);
  return shots.filter(({ isTold = false }) => isTold || room-- > 0);
}

/** The shots of a film whose deeds are shown in the pictures that they are made of; empty where it has only what is told. */
function shotsOf(told: Told): string {
  const beats = beatsTold(told);
  const isKnown = told.isShop === true || told.isNamed === true;
  const isPlain =
    (beats.length <= MOST_TOLD || isKnown) &&
    beats.every(({ lines, isShot }) => lines.length === 0 && !isShot);
  const camera = toldCamera(told);
  const isRow = areImages(told) && !isKnown;
  const isOrdered = camera.isOneTake || (AT_ONCE.test(camera.all) && !isKnown) || isRow || areAtOnce(told);
  if (!isPlain || isOrdered) return '';
  const all = filmShots(beats, told, 'cuts');
  if (all.length < 2) return '';
  const shots = withinClip(all, isKnown);
  const frames = cameraLines(shots, camera, { way: 'cuts', goal: takeGoalOf(told), usual: '' });
  // Of another tongue no words of ours stand between its pictures.
  if (tongueOf(told.typed))
    return isKnown ? shots.map(({ text }, i) => `${i + 1}. ${text.replace(/[.。]+$/u, '')}`).join(' ') : '';
  const seen = shots.map(({ text }, i) =>
    [
      small((frames[i] ?? '').split('; ')[0] ?? ''),
      within(text.replace(/, (?:very )?close$/u, ''), told.typed),
    ]
      .filter(Boolean)
      .join(', '),
  );
  return `${small(COUNTS[shots.length - 1] ?? 'several')} shots: ${seen.join(', then ')}, ${isLooped(told) ? 'and back to the first frame' : 'held to the end'}`;
}

/** How the moments follow one another. */
function motionOf(told: Told): string {
  const shots = shotsOf(told);
  if (shots !== '') return shots;
  const count = beatsTold(told).length;
  const { all, isOneTake } = toldCamera(told);
  // What runs fast or shows one thing alone has an order of its own.
  if (count < 2 || told.moments.some(({ isShot }) => isShot) || AT_ONCE.test(all)) return '';
  if (isOneTake)
    return 'one shot: the moments follow one another in this order without a cut, the last one held';
  if (areAtOnce(told)) return 'cut between the two, as they happen at the same time, the last image held';
  return '';
}

const AT_ONCE =
  /\b(?:(?:time|hyper)[ -]?lapse|showing only|never moves|split[ -]screen|quick cuts|fast cuts|montage)\b/iu;

const LOOKED_AT_MOST = 20;
const beatsTold = (told: Told): readonly PlainBeat[] =>
  plainBeats(told, Math.min(secondsTold(told) ?? 10, LOOKED_AT_MOST));

const HOW_TO = /^how to\b/iu;
/** How the camera goes through shots that are told apart. */
function moveThrough(told: Told, beats: readonly PlainBeat[]): string {
  if (beats.some(({ text, isPicture }) => isPicture !== true && isGoing(text)) && !HOW_TO.test(told.typed))
    return 'the camera goes along with the action at the same pace';
  const { move } = usualStaging(told);
  return /^one slow/u.test(move) ? `${move} on the last shot` : move;
}

/** The frames that the words themselves ask for, and how the camera goes; where they leave both open, only that. */
function cameraOf(told: Told): string {
  if (has(told, 'camera')) return '';
  const beats = beatsTold(told);
  // Its shots say how near each is.
  if (shotsOf(told) !== '') return tongueOf(told.typed) ? '' : moveThrough(told, beats);
  if (told.moments.some(({ size }) => size !== '')) return '';
  const [only] = beats;
  if (only && beats.length === 1) {
    const size = namedShot(sizeOf(only, true)).toLowerCase();
    const move = isGoing(only.text)
      ? 'one steady tracking shot alongside at the same pace'
      : usualStaging(told).move;
    return `${size}, ${move}, ${isLooped(told) ? 'the last frame the same as the first' : 'the last frame held'}`;
  }
  const [first = '', ...rest] = frameNames(beats);
  const last = rest.at(-1) ?? first;
  const isBlackFirst = isBlack(beats[0]?.text ?? '');
  if (first === '' || last === '' || isBlackFirst) return '';
  return first === last ? first : `${first} first, ${last} at the end`;
}

function lightOf({ told }: FilmReading): string {
  if (has(told, 'light')) return '';
  const [light = ''] = lightsOf(told, plainBeats(told, 10));
  return small(light || lightToldIn(told.typed));
}

/** The sound that the words do not tell themselves; empty where they tell all of it. */
function soundLacking(sound: string, { typed }: Told): string {
  const told = typed.toLowerCase();
  return sound.split('; ').every((part) => told.includes(part.toLowerCase())) ? '' : sound;
}

/** What is heard: as the words themselves sound, and where they leave that open, as films of its sort do. */
function soundOf(told: Told): string {
  const known = soundOfAll(plainBeats(told, 10), toldSound(told));
  const isLeft = known === '' && tongueOf(told.typed) === undefined;
  return isLeft ? usualStaging(told).sound : soundLacking(known, told);
}

/** No text has it. */
const UNWRITTEN = '\0';
/** What is written here of the order of an idea. */
const ORDERED =
  /\b(?:follow one another|is a shot of its own,) in this order\b|\b(?:two|three|four|five|six|seven|eight) shots: .*, (?:held to the end|and back to the first frame)\b|\b1\. .+ 2\. /iu;

/**
 * The phrases that such an idea lacks, in the order in which they are written.
 * @param text the idea as it opens the prompt
 */
export function plainAdditions(reading: FilmReading, text: string): Addition[] {
  const named = namedIn(text);
  // A prompt that was written here lacks nothing.
  const isOrdered = ORDERED.test(text) || text.includes(tongueOf(text)?.inOrder ?? UNWRITTEN);
  if (isOrdered || ((named.camera || named.motion) && (named.style || named.light) && named.audio)) return [];
  const { told, confidence } = reading;
  const reason = confidence.reasons[0] ?? 'not every word is accounted for';
  const only = `${capital(reason)}, so that only what holds for the whole idea is added`;
  const isStyled = named.style || has(told, 'look');
  const texts: readonly Addition[] = [
    {
      element: 'motion',
      text: named.motion ? '' : motionOf(told),
      why: `${only}: the order is the idea’s own.`,
    },
    {
      element: 'camera',
      text: named.camera ? '' : cameraOf(told),
      why: 'The idea names no camera; this frame holds all that it names.',
    },
    {
      element: 'light',
      text: named.light ? '' : lightOf(reading),
      why: 'The idea names no light; this one agrees with its place and its hour.',
    },
    {
      element: 'style',
      text: isStyled
        ? ''
        : (told.film === '' && styleOf(told)) || (tongueOf(told.typed) ? '' : usualStaging(told).look),
      why: 'One look throughout keeps the shots together.',
    },
    {
      element: 'audio',
      text: named.audio ? '' : soundOf(told),
      why: 'Models that make sound need to be told which; this is what the words themselves sound of.',
    },
  ];
  return texts.filter(({ text }) => text !== '');
}
