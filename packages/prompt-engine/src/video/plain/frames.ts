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
  /\b(?:hands?|feet|lips|mouth|peach|apple|banana|grapes?|drops?|sandwich|burger|pizza|cheese|bread|noodles?|coffee|latte|soup|rings?|keys?|letters?|notes?|receipts?|phones?|label|button|fingers?|toes?|eyes?|tears?|ladle|spoon|glove|socks?|coins?|tickets?|photos?|photographs?|watch|match|bulb|seeds?|bees?|ants?|wasp|droplets?|cubes?|crumbs?|stitch(?:es)?|needles?|thread|scale|logo|card|knob|knot|tape|collar|tag|lock|dice|cork|pill|stamp|envelope|pen|pencil|lipstick|earbuds?|earring|necklace|badge|zip|switch|plug|candle|cup|teacup|mug|spider|ladybird|ladybug|snail|worm|beetle|tooth|feather|petal|leaf|pebble|shell|marble|screw|bolt|nail|brush|knife|cookie|biscuit|raisin|pea|olive|cherry|strawberry|tomato|lemon|egg|skin)\b/iu;
const FACES =
  /\b(?:smiles?|smiling|cries|crying|whispers?|whispering|winks?|nods?|nodding|blinks?|sighs?|grins?|frowns?|blushes|yawns?|cough|coughs|sneezes|swallows|face|faces)\b/iu;
const WIDE =
  /\b(?:street|city|town|village|fields?|sea|ocean|mountains?|beach|stadium|crowd|crowds|desert|forest|sky|harbou?r|airport|everyone|everybody|hundreds|thousands|parade|roofs?|rooftops?|landscape|valley|island|planet|space|castle|bridge|highway|motorway|road|river|lake|train|ship|ferry|plane|terraces|pool|park|market|square|station|church|factory|farm|house|houses|apart|whole (?:team|family|village|town|crew|class|street|block|room|office|house))\b/iu;
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
  if (isOfSmall(text)) return 'close';
  if (FACES.test(text) && !SEVERAL.test(text)) return 'medium close';
  if (isEnd && last > 0 && SMALL.test(text.split(' ').slice(-3).join(' '))) return 'medium close';
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
    isOneTake: ONE_TAKE.test(all.join(', ')),
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

const HOLDS = /^(?:and |then )*(?:hold|cut|cuts|fade|fades|hard cut|smash cut|freeze)\b/iu;

/** The camera of a beat. @param isDrawn whether no lens belongs to the look */
export function cameraLine(
  beat: PlainBeat,
  { all, own, isOneTake }: ToldCamera,
  {
    way,
    isDrawn,
    nth,
    count,
  }: { readonly way: Way; readonly isDrawn: boolean; readonly nth: number; readonly count: number },
): string {
  const isEnd = nth === count - 1;
  const of = own(beat);
  const size = sizeOf(beat, isEnd);
  const [, name = 'Medium wide shot', lens = ''] = SIZES.find(([words]) => words.test(size)) ?? [];
  const near = way === 'near' && beat.size === '' && !WIDE.test(beat.text);
  const framed = near ? (name === 'Close-up' ? name : 'Medium close-up') : name;
  const isTold = HAS_SIZE.test(`${all}, ${of}`) && beat.size === '';
  const frame = isTold
    ? ''
    : isDrawn || all !== ''
      ? framed
      : `${framed}, ${near && framed !== name ? '75 mm' : lens}`;
  const isTake = way === 'take' || isOneTake;
  const cuts = HOLDS.test(of) ? `then ${of.replace(/^(?:and |then )+/iu, '')}` : '';
  const told = [cuts === '' ? of : '', all].filter(Boolean).join('; ');
  const hold =
    !isEnd || count === 1 || cuts !== '' ? '' : isTake ? 'the take ends here, held' : 'held to the end';
  const on = isTake && nth > 0 && told !== '' ? 'the same take goes on' : '';
  const move =
    told !== '' ? '' : isTake ? (count === 1 ? TAKEN_ALONE : TAKE[nth === 0 ? 0 : 1]) : moveOf(beat, count);
  return capital([frame, told, on, move, cuts, hold].filter(Boolean).join('; '));
}

/** Who goes somewhere is followed; else the frame stands. */
const GOES =
  /\b(?:walks?|walking|runs?(?! out\b| a\b| the\b)|running|strolls?|strolling|rides?|riding|drives?|driving|skates?|skating|sprints?|marches|crawls?|climbs?|swims?|swimming|flies|races|racing|chases|chasing|cycles|cycling|paddles|rows|hikes|sneaks|tiptoes|dances? (?:down|through|across)|rolls? (?:down|through|across))\b/iu;
const TOWARDS_US = /\btowards? (?:us|the camera|camera)\b/iu;
const TAKEN_ALONE = 'one unbroken take, very slowly nearer';

function moveOf({ text }: PlainBeat, count: number): string {
  if (TOWARDS_US.test(text)) return 'moving back at the same pace';
  if (GOES.test(text)) return 'moving along at the same pace';
  return count === 1 ? 'static, then one slow push-in' : 'static';
}

const TAKE = ['one unbroken take begins, at eye level', 'the same take, moving on without a cut'] as const;
