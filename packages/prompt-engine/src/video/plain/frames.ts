import { capital, small } from '../wording.ts';
import { doerOf } from './acts.ts';
import type { Note, Told } from './as-told.ts';
import type { PlainBeat } from './beats.ts';

/*
 * The camera of a beat: as it is told, else a frame that cannot be wrong. It holds what the beat names; it is near only
 * where the beat is of a small thing or a face alone.
 */

/** How the two options of one idea take it. */
export type Way = 'cuts' | 'take' | 'near' | 'end';

const SMALL =
  /\b(?:hands?|feet|lips|mouth|peach|apple|banana|grapes?|drops?|sandwich|burger|pizza|cheese|bread|noodles?|coffee|latte|soup|rings?|keys?|letters?|notes?|receipts?|phones?|label|button|fingers?|toes?|eyes?|tears?|ladle|spoon|glove|socks?|coins?|tickets?|photos?|photographs?|watch|match|bulb|seeds?|bees?|ants?|wasp|droplets?|cubes?|crumbs?|stitch(?:es)?|needles?|thread|grain|salt|glaze|shoes?|sneakers?|scale|logo|card|knob|knot|tape|collar|tag|lock|dice|cork|pill|stamp|envelope|pen|pencil|lipstick|earbuds?|earring|necklace|badge|zip|switch|plug|candle|cup|teacup|mug|spider|ladybird|ladybug|snail|worm|beetle|tooth|feather|petal|leaf|pebble|shell|marble|screw|bolt|nail|brush|knife|cookie|biscuit|raisin|pea|olive|cherry|strawberry|tomato|lemon|egg|skin)\b/iu;
/** Hands and eyes that act are seen from near. */
const HANDS_FIRST =
  /^(?:(?:his|her|the|two|my|a pair of|red|\p{L}+ing)\s){0,3}(?:hands?|fingers?|feet|eyes|lips)\s/iu;
const FACES =
  /\b(?:smiles?|smiling|cries|crying|whispers?|whispering|winks?|nods?|nodding|blinks?|sighs?|grins?|frowns?|blushes|yawns?|cough|coughs|sneezes|swallows|face|faces)\b/iu;
const WIDE =
  /\b(?:huge|giant|gigantic|enormous|massive|street|city|town|village|fields?|sea|ocean|mountains?|beach|stadium|crowd|crowds|desert|forest|sky|harbou?r|airport|everyone|everybody|hundreds|thousands|parade|roofs?|rooftops?|landscape|valley|island|planet|space|castle|bridge|highway|motorway|road|river|lake|train|ship|ferry|plane|terraces|pool|park|market|square|station|church|factory|farm|house|houses|apart|one (?:by one|after another)|whole (?:team|family|village|town|crew|class|street|block|room|office|house))\b/iu;
const SEVERAL =
  /\b(?:they|both|each other|all|everyone|everybody|couple|two|three|four|five|family|crew|team|kids|guests|neighbou?rs|friends)\b/iu;

/* What each size is called, with its lens. */
const SIZES: readonly (readonly [RegExp, string, string])[] = [
  [/macro|detail|insert|extreme close|ecu/i, 'Extreme close-up', '100 mm'],
  [/medium close|mcu/i, 'Medium close-up', '75 mm'],
  [/close|tight|cu/i, 'Close-up', '85 mm'],
  [/medium wide/i, 'Medium wide shot', '35 mm'],
  [/medium|mid|ms|two/i, 'Medium shot', '50 mm'],
  [/full/i, 'Full shot', '35 mm'],
  [/overhead/i, 'Overhead shot', '35 mm'],
  [/aerial/i, 'Aerial wide shot', '24 mm'],
  [/pov/i, 'Point-of-view shot', '28 mm'],
  [/wide|ws|ews|establishing|long/i, 'Wide shot', '24 mm'],
];

/** The first thing that a beat names, before its verb or its place. */
const firstOf = (text: string): string =>
  text.split(/\s(?:on|in|at|under|with|of|from|to|by|is|are|has|and|that|who)\s|,|;|:/u)[0] ?? text;

/** Whether a few words are of a small thing: 'ice cubes cracking', 'hands on the lock'. */
function isOfSmall(text: string): boolean {
  const named = firstOf(text)
    .replace(/\s\p{L}+ing$/u, '')
    .split(' ');
  return (
    text.split(' ').length <= 8 && named.length <= 3 && SMALL.test(named.at(-1) ?? '') && !SEVERAL.test(text)
  );
}

/** How near a beat is seen that no word tells the size of. */
function sizeOf({ text, size, first, last }: PlainBeat, isEnd: boolean): string {
  if (size !== '') return size;
  if (WIDE.test(text)) return 'wide';
  if (isOfSmall(text) || (HANDS_FIRST.test(text) && last - first === 0)) return 'close';
  if (text.split(' ').length <= 8 && SMALL.test(doerOf(text)) && !SEVERAL.test(text)) return 'medium close';
  if (FACES.test(text) && !SEVERAL.test(text)) return 'medium close';
  if (last > 0 && SMALL.test(text.split(' ').slice(-3).join(' '))) return 'medium close';
  if (isEnd && last > 0 && !SEVERAL.test(text) && doerOf(text) !== 'they') return 'medium';
  return first === 0 && !isEnd && doerOf(text) !== '' ? 'wide' : 'medium wide';
}

const HAS_SIZE =
  /\b(?:close[- ]?ups?|closeups?|close shots?|wide|medium|full shots?|macro|extreme close|aerial|drone|fpv|overhead|top[- ]down|pov|first[- ]person|point of view|perspective|fish-?eye|establishing|insert|over[- ]the[- ]shoulder|from|split[- ]screen|selfie|gopro|bodycam|dashcam|screen|angles?|looking)\b/iu;
const ONE_MOVE =
  /\b(?:push\w*|pulls?|zooms?|dolly|pans?|tilts?|crane|trucks?|orbits?|rises|flies|drops?|lowers|whip|comes|revers\w+|rewind)\b/iu;
const ONE_TAKE =
  /\b(?:one[- ]?take|single take|oner|long take|continuous|unbroken|uncut|no cuts?|without (?:a )?cuts?|one (?:\p{L}+ )?(?:shot|steadicam|take)|single shot)\b/iu;
const CUTS = /\b(?:cuts?|cutting|montage|split[- ]screen|edited|edit)\b/iu;

/** Whether a move stands between two moments: then it leads to the next. */
const leadsOn = ({ text, at }: Note, moments: number): boolean =>
  ONE_MOVE.test(text) && at > 0 && at < moments;

/** 'Slow zoom on the kid' behind the moment of the kid is of that moment. */
function isOnLast({ text, at }: Note, { moments }: Told): boolean {
  const whom =
    /\b(?:on|onto|to|into|in on|around)\s(?:the |his |her |my |an? )?([\p{L}’'-]+)$/iu.exec(text)?.[1] ?? '';
  const last = moments.at(-1)?.text ?? '';
  return at === moments.length && at > 1 && whom !== '' && new RegExp(`(?<!\\p{L})${whom}`, 'iu').test(last);
}

const isOf = ({ at }: Note, { first, last }: PlainBeat): boolean => at - 1 >= first && at - 1 <= last;

/** One move that is told of the whole film is a take of its own; a list of shots is none. */
const isOneMove = ({ moments }: Told, all: readonly string[]): boolean =>
  all.length === 1 &&
  MOVES_ON.test(all[0] ?? '') &&
  !CUTS.test(all[0] ?? '') &&
  !moments.some(({ isShot, size }, i) => size !== '' || (isShot && i + 1 < moments.length));
const MOVES_ON =
  /\b(?:push[- ]in|pushes in|dolly|dollies|zoom(?:s|ing)? (?:in|out)|pull[- ]?(?:back|out)|pulls (?:back|out)|goes (?:in|forward|closer|through)|moves (?:in|closer|forward|through)|creeps|glides|orbits?|circles|tracking|crane|flies|fly[- ]?through|fpv|pov)\b/iu;

/** What is told about the camera. */
export interface ToldCamera {
  /** What holds for every shot. */
  readonly all: string;
  readonly isOneTake: boolean;
  readonly isCut: boolean;
  /** Of one beat alone. */
  readonly own: (beat: PlainBeat) => string;
}

/** What an idea tells about its camera, for all of it and for single beats. */
export function toldCamera(told: Told): ToldCamera {
  const { notes, moments } = told;
  const camera = notes.filter(({ kind }) => kind === 'camera');
  const isLocal = (note: Note): boolean =>
    note.isOfShot ||
    leadsOn(note, moments.length) ||
    (HOLDS.test(note.text) && note.at > 0) ||
    isOnLast(note, told);
  const all = camera.filter((note) => !isLocal(note)).map(({ text }) => small(text));
  return {
    all: all.join(', '),
    isOneTake: ONE_TAKE.test(all.join(', ')) || isOneMove(told, all),
    isCut: CUTS.test(all.join(', ')),
    own: (beat) =>
      camera
        .filter(isLocal)
        .filter((note) =>
          leadsOn(note, moments.length) && !note.isOfShot
            ? note.at >= beat.first && note.at <= beat.last
            : isOf(note, beat),
        )
        .map(({ text }) => small(text))
        .join(', '),
  };
}

const HOLDS =
  /^(?:and |then )*(?:hold|cuts?(?! (?:through|away|open)\b)|fade|fades|hard cut|smash cut|freeze)\b/iu;

/** A take comes near, draws back, or is as it is told. */
export type TakeGoal = 'near' | 'whole' | 'told';

interface Framing {
  readonly way: Way;
  /** Whether no lens belongs to the look. */
  readonly isDrawn: boolean;
  /** Where a take that nothing tells the camera of ends. */
  readonly goal: TakeGoal;
  readonly nth: number;
  readonly count: number;
}

/** How near a beat is seen, by the name of it and its lens. */
function framed(beat: PlainBeat, isEnd: boolean, way: Way): readonly [name: string, lens: string] {
  const size = sizeOf(beat, isEnd);
  const [, name = 'Medium wide shot', lens = '35 mm'] = SIZES.find(([words]) => words.test(size)) ?? [];
  const isNear = way === 'near' && beat.size === '' && !WIDE.test(beat.text);
  return isNear && name !== 'Close-up' ? ['Medium close-up', '75 mm'] : [name, lens];
}

/** The frame of a take: one lens for all of it. */
function taken(beat: PlainBeat, { way, nth, count, goal }: Framing): readonly [name: string, lens: string] {
  const isEnd = nth === count - 1;
  if (goal === 'whole' && count > 1) return [nth === 0 ? 'Close-up' : 'Medium wide shot', '35 mm'];
  const isNear = isEnd && goal === 'near';
  return [nth === 0 || isNear || goal === 'told' ? framed(beat, isEnd, way)[0] : 'Medium wide shot', '35 mm'];
}

/** How a take without a cut goes on: its lens stays, and it comes near or draws back once. */
function takeOn({ nth, count, goal }: Framing): string {
  if (goal === 'near' && nth === count - 1) return 'the same take comes slowly near, without a cut';
  if (goal === 'whole' && nth === 1)
    return 'the same take draws slowly back until all is seen, without a cut';
  return 'the same take goes on without a cut, the frame held';
}

/** The camera of one beat of a film. */
function cameraLine(beats: readonly PlainBeat[], told: ToldCamera, framing: Framing): string {
  const { way, isDrawn, nth, count } = framing;
  const beat = beats[nth];
  if (!beat) return '';
  const { all, isOneTake } = told;
  const isEnd = nth === count - 1;
  const of = told.own(beat);
  const isTake = way === 'take' || isOneTake;
  const [name, lens] = isTake && all === '' ? taken(beat, framing) : framed(beat, isEnd, way);
  const isTold = HAS_SIZE.test(`${all}, ${of}`) && beat.size === '';
  const frame =
    isTold || (isTake && nth > 0 && all !== '') ? '' : isDrawn || all !== '' ? name : `${name}, ${lens}`;
  const cuts = HOLDS.test(of) ? `then ${of.replace(/^(?:and |then )+/iu, '')}` : '';
  const how = [cuts === '' ? of : '', all].filter(Boolean).join('; ');
  const on = isTake && nth > 0 && how !== '' ? 'the same take goes on' : '';
  const hold =
    !isEnd || count === 1 || cuts !== '' ? '' : isTake ? 'the take ends here, held' : 'held to the end';
  const untold = (): string => {
    if (!isTake) return moveOf(beat, count);
    if (count === 1) return TAKEN_ALONE;
    return nth === 0 ? 'one unbroken take begins, at eye level' : takeOn(framing);
  };
  return capital([frame, how, on, how === '' ? untold() : '', cuts, hold].filter(Boolean).join('; '));
}

/** The camera of each beat. */
export const cameraLines = (
  beats: readonly PlainBeat[],
  told: ToldCamera,
  framing: { readonly way: Way; readonly isDrawn: boolean; readonly goal: TakeGoal },
): readonly string[] =>
  beats.map((_, nth) => cameraLine(beats, told, { ...framing, nth, count: beats.length }));

/** Whether the last beat is to be seen from near: a face, a small thing. */
export function endsNear({ moments }: Told): boolean {
  const text = moments.at(-1)?.text ?? '';
  const isSmall = isOfSmall(text) || SMALL.test(text.split(' ').slice(-3).join(' '));
  return moments.length > 1 && !WIDE.test(text) && !SEVERAL.test(text) && (FACES.test(text) || isSmall);
}

/** Who goes somewhere is followed; else the frame stands. */
const GOES =
  /\b(?:walks?(?! (?:away|off|out|in|into|up|over|past|back)\b)|walking|runs?(?! out\b| a\b| the\b| away\b| off\b| into\b)|running|strolls?|strolling|rides?|riding|drives?|driving|skates?|skating|sprints?|marches|crawls?|climbs?|swims?|swimming|flies|races|racing|chases|chasing|cycles|cycling|paddles|rows|hikes|sneaks|tiptoes|dances? (?:down|through|across)|rolls? (?:down|through|across))\b/iu;
const TOWARDS_US = /\btowards? (?:us|the camera|camera)\b/iu;
const TAKEN_ALONE = 'one unbroken take, very slowly nearer';

function moveOf({ text }: PlainBeat, count: number): string {
  if (TOWARDS_US.test(text)) return 'moving back at the same pace';
  if (GOES.test(text)) return 'moving along at the same pace';
  return count === 1 ? 'static, then one slow push-in' : 'static';
}

/** Where a take of this idea ends. */
export const takeGoalOf = (told: Told): TakeGoal => {
  if (told.notes.some(({ kind }) => kind === 'camera')) return 'told';
  return endsNear(told) ? 'near' : 'whole';
};
