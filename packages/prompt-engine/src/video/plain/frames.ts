import { isBeingNoun, isNoun } from '../idea/verbs.ts';
import { capital } from '../wording.ts';
import { doerOf } from './acts.ts';
import type { Note, Told } from './as-told.ts';
import type { PlainBeat } from './beats.ts';
import { varied } from './frame-runs.ts';
import { isSeenNear, isWide, namedShot, sizeOf, sureSizeOf } from './sizes.ts';
import { asSaid } from './wording-plain.ts';

/*
 * The camera of a beat: as it is told, else a frame that cannot be wrong. It holds what the beat names; it is near only
 * where the beat is of a small thing or a face alone.
 */

/** How the two options of one idea take it. */
export type Way = 'cuts' | 'take' | 'near' | 'end' | 'still';

const HAS_SIZE =
  /\b(?:close[- ]?ups?|closeups?|close shots?|wide|medium|full shots?|macro|extreme close|aerial|drone|fpv|overhead|top[- ]down|pov|first[- ]person|point of view|perspective|fish-?eye|establishing|insert|over[- ]the[- ]shoulder|from|split[- ]screen|selfie|gopro|bodycam|dashcam|screen|angles?|looking)\b/iu;
const ONE_MOVE =
  /\b(?:push\w*|pulls?|zooms?|dolly|pans?|tilts?|crane|trucks?|orbits?|rises|flies|drops?|lowers|whip|comes|revers\w+|rewind)\b/iu;
const ONE_TAKE =
  /\b(?:one[- ]?take|single take|oner|long take|continuous|unbroken|uncut|no cuts?|without (?:a )?cuts?|plan[- ]séquence|plano secuencia|plano[- ]sequência|piano sequenza|in einer einstellung|one (?:\p{L}+ )?(?:shot|steadicam|take)(?! (?:per|for|each|every))|single shot)\b/iu;
const CUTS = /\b(?:cuts?|cutting|schnitte|cortes|tagli|montage|split[- ]screen|edited|edit)\b/iu;

/** 'One match cut' joins two shots. */
const ONE_CUT = /^(?:one|an?|single)\s(?:\p{L}+\s)?cut$/iu;
/** Whether a move stands between two moments: then it leads to the next. */
const leadsOn = ({ text, at }: Note, moments: number): boolean =>
  ONE_MOVE.test(text) && at > 0 && at < moments;

/** 'Kamera langsam auf ihr Gesicht': how a film that is told ends. */
const ON_ABROAD =
  /^(?:la |die |a |il )?(?:kamera|caméra|cámara|telecamera|câmera)\s(?!fi[xjs]|fest|en mano|na mão|a mano|à|lent|bleibt|steht|immer|still|ruhig|auf boden|auf augen)\p{L}+|^.*\b(?:kamera|caméra|cámara|telecamera|câmera|zoom)\b.*\s(?:auf|sur|vers|hacia|sobre|a|su|verso|em|para)\s(?:ihr|sein|das|die|den|son|sa|le|la|el|su|sus|il|suo|sua|o|seu)\p{L}*\s\p{L}+$/iu;

/** 'Slow zoom on the kid' behind the moment of the kid is of that moment. */
function isOnLast({ text, at }: Note, { moments }: Told): boolean {
  const whom =
    /\b(?:on|onto|to|into|in on|around)\s(?:the |his |her |my |an? )?([\p{L}’'-]+)$/iu.exec(text)?.[1] ?? '';
  if (at === moments.length && at > 1 && ON_ABROAD.test(text)) return true;
  const last = moments.at(-1)?.text ?? '';
  return at === moments.length && at > 1 && whom !== '' && new RegExp(`(?<!\\p{L})${whom}`, 'iu').test(last);
}

const isOf = ({ at, of = at - 1 }: Note, { first, last }: PlainBeat): boolean => of >= first && of <= last;

/** One move that is told of the whole film is a take of its own; a list of shots is none. */
const isOneMove = ({ moments, notes }: Told, all: readonly string[]): boolean =>
  all.length === 1 &&
  (MOVES_ON.test(all[0] ?? '') || (FLIES.test(all[0] ?? '') && notes.some(({ of }) => of !== undefined))) &&
  !CUTS.test(all[0] ?? '') &&
  !moments.some(({ isShot, size }, i) => size !== '' || (isShot && i + 1 < moments.length));
/** 'Time lapse of one bus stop over a year': one place in a frame that stays. */
const isOneFrame = ({ moments, typed }: Told, all: readonly string[]): boolean =>
  all.length === 1 &&
  /^(?:an? )?time[- ]?lapse$/iu.test(all[0] ?? '') &&
  /\btime[- ]?lapse of (?:one|a single|the same|an?|the|my|our)\s/iu.test(typed) &&
  !moments.some(({ isShot, size }) => size !== '' || isShot);
/** A flight that is led on to what is seen next. */
const FLIES = /\b(?:drone|aerial|camera (?:walks|flies|moves))\b/iu;
const MOVES_ON =
  /\b(?:push[- ]in|pushes in|dolly|dollies|(?:slow )zoom|zoom(?:s|ing)? (?:in|out)|pull[- ]?(?:back|out)|pulls (?:back|out)|goes (?:in|forward|closer|through)|moves (?:in|closer|forward|through)|creeps|glides|orbits?|circles|tracking|crane|flies|fly[- ]?through|fpv|pov)\b/iu;

/** What is told about the camera. */
export interface ToldCamera {
  /** What holds for every shot. */
  readonly all: string;
  readonly isOneTake: boolean;
  readonly isCut: boolean;
  /** Of one beat alone. */
  readonly own: (beat: PlainBeat) => string;
}

/** 'Handheld vhs look': how the camera is held stands within the look. */
const heldIn = (notes: readonly Note[]): readonly Note[] =>
  notes.flatMap((note) => {
    const held =
      note.kind === 'look'
        ? /\b(?:hand-?held|shaky|gopro|bodycam|dashcam|cctv|found footage|camcorder)\b/iu.exec(note.text)
        : null;
    return held
      ? [{ ...note, kind: 'camera', text: /shaky|found|camcorder/iu.test(held[0]) ? 'handheld' : held[0] }]
      : [];
  });

/** What an idea tells about its camera, for all of it and for single beats. */
export function toldCamera(told: Told): ToldCamera {
  const { notes, moments } = told;
  const camera = [...notes.filter(({ kind }) => kind === 'camera'), ...heldIn(notes)];
  const isLocal = (note: Note): boolean =>
    note.isOfShot ||
    note.of !== undefined ||
    leadsOn(note, moments.length) ||
    (HOLDS.test(note.text) && note.at > 0) ||
    (NEAR_ON.test(note.text) && note.at > 0 && !isOfAll(note, told)) ||
    isOnLast(note, told);
  const isJoint = ({ text }: Note): boolean => ONE_CUT.test(text) && moments.length > 1;
  const all = camera
    .filter((note) => !isLocal(note) && !isJoint(note))
    .map(({ text }) => asSaid(text).replace(/\bpov\b/iu, 'POV'));
  return {
    all: all.join(', '),
    isOneTake: ONE_TAKE.test(all.join(', ')) || isOneMove(told, all) || isOneFrame(told, all),
    isCut: CUTS.test(all.join(', ')),
    own: (beat) =>
      camera
        .map((note) =>
          isJoint(note) ? { ...note, text: note.text.replace(/^(?:one|an?|single)\s/iu, ''), of: 1 } : note,
        )
        .filter(isLocal)
        .filter((note) =>
          leadsOn(note, moments.length) && !note.isOfShot && note.of === undefined
            ? note.at >= beat.first && note.at <= beat.last
            : isOf(note, beat),
        )
        .map(({ text }) => asSaid(text).replace(/^(?:so|and) (?:please )?(.+?) (?:that|this|it)$/iu, '$1'))
        .join(', '),
  };
}

const HOLDS =
  /^(?:and |then )*(?:hold|cuts?(?! (?:through|away|open)\b)|fade|fades|hard cut|smash cut|freeze)\b/iu;

/** 'Macro on the spines': how near one thing is seen. */
const NEAR_ON =
  /^(?:(?:extreme|very|big|très|muy)\s)*(?:close[- ]?ups?|closeups?|macro|gros plan|primer plano|nahaufnahme|primo piano)\s(?:on|of|sur|auf|von|de|su|di|del|des)\s/iu;

/** Where a take ends that nothing tells the camera of. */
export type TakeGoal = 'near' | 'whole' | 'told';

/** 'Close-ups of hands' are of every step, and so is one of whoever teaches. */
const SEVERAL_NEAR =
  /^(?:(?:extreme|very|big|only|just|all|nur|viele)\s)*(?:close[- ]?ups|closeups|macros|gros plans|primeros planos|nahaufnahmen|großaufnahmen|primi piani)\s/iu;
const TEACHES =
  /\b(?:how to|tutorial|recipe|recette|receta|ricetta|rezept|lesson|teaches|insegna|enseña|apprend à|zeigt,? wie|lehrvideo|steps)\b/iu;
const isOfAll = ({ text }: Note, { film, typed, moments }: Told): boolean =>
  SEVERAL_NEAR.test(text) ||
  (moments.length > 1 && HANDS_NEAR.test(text) && TEACHES.test(`${film} ${typed}`));
const HANDS_NEAR =
  /\b(?:close[- ]?ups?|closeups?|nahaufnahmen?|gros plans?|primer(?:os)? planos?|prim[oi] pian[oi])\s(?:of|on|de|des|der|von|delle|della|di|de las|sur)\s(?:(?:the|his|her|their|les|las|los|le|seinen?|ihren?)\s)?(?:hands?|fingers?|hände|händen|mains?|manos?|mani|mano)(?!\p{L})/iu;
const FACE_SEEN =
  /\b(?:face|faces|smiles?|frowns?|looks|stares|laughs|cries|visage|sourit|gesicht|lächelt|lacht|cara|rostro|sonríe|faccia|viso|sorride|rosto|sorri)\b/iu;

/** How a film is taken, and where its one take ends. */
export interface Taking {
  readonly way: Way;
  readonly goal: TakeGoal;
  /** How the camera of such a film usually moves. */
  readonly usual: string;
  /** How its last image ends: held, or back to its first. */
  readonly end?: string;
}

interface Framing extends Taking {
  readonly nth: number;
  readonly count: number;
}

/** How near a beat is seen, by the name of it. */
function framed(beat: PlainBeat, isEnd: boolean, way: Way): string {
  const name = namedShot(sizeOf(beat, isEnd));
  // The first image shows where it is, and who goes somewhere needs room.
  const isNear =
    way === 'near' &&
    beat.size === '' &&
    beat.first > 0 &&
    !isWide(beat.text) &&
    !isGoing(beat.text) &&
    !/close-up/iu.test(name);
  return isNear ? 'Medium close-up' : name;
}

/** How it is held, how fast it runs or how it is cut leaves open how near it is. */
const SIZE_OPEN =
  /^(?:(?:and|all|in|with|super|very|slight(?:ly)?|a bit|bit of|extreme|quick|fast|hard|jump|no|without|real|nervous|gentle|steady|slow|smooth)\s)*(?:(?:top|overhead|bird['’]?s?[- ]eye|low|high)[- ](?:down )?(?:view|angle)|(?:seen |filmed |shot )?from (?:above|below)|vue? (?:de dessus|d['’]en haut)|(?:von|aus) oben(?: gefilmt| gesehen)?|(?:visto |vista )?desde arriba|dall['’]alto|van boven(?:af)?(?: gefilmd)?|hand-?held|hand held|shaky|shaky ?cam|steadicam|gimbal|cuts?|slow[- ]?mo(?:tion)?|time[- ]?lapse|montage|tripod|bokeh|shallow (?:focus|depth of field)|anamorphic|handkamera|zeitlupe|cámara en mano|cámara lenta|ralenti)(?:\s(?:camera|cam|feel|style|look|shots?|footage|only))?$/iu;
/** Whether a told camera says how it moves, and not how near it is. */
export const leavesSize = (camera: string): boolean =>
  camera.split(/[,;]\s/u).every((each) => SIZE_OPEN.test(each));
/** The picture is black there. */
const BLACK =
  /\b(?:black screen|screen (?:is |goes |stays )?black|all black|black frame|pantalla negra|écran noir|schwarzbild|schwarzer bildschirm|schermo nero|tela preta)\b/iu;

/** How one take without a cut goes on: nearer only once, where its last moment is to be seen from near. */
function takeLine(beats: readonly PlainBeat[], { nth, count, goal }: Framing): string {
  const [beat] = beats;
  if (nth === 0 && beat) {
    if (beat.size === 'close' && count > 1) return 'Close-up; one unbroken take begins and draws back';
    const isAll = beats.some(({ text }) => isWide(text));
    const name = isAll ? 'Wide shot' : 'Medium wide shot';
    return count === 1
      ? `Close-up; one unbroken take that draws back to a ${name.toLowerCase()}`
      : `${name}; one unbroken take begins`;
  }
  const isEnd = nth === count - 1;
  if (isEnd && goal === 'near') {
    const last = beats[nth];
    const name = last ? framed(last, true, 'take').toLowerCase() : 'close-up';
    return `The same take moves in to a ${/close/.test(name) ? name : 'medium close-up'}; held to the end`;
  }
  if (isEnd) return 'The same take comes to rest with all of it in frame; held';
  return `The same take ${turned(beats[nth - 1]?.text ?? '', beats[nth]?.text ?? '')}`;
}

const SOME =
  /\b(?:they|both|everyone|everybody|two|three|four|kids|friends|people|sisters|brothers|ladies|grandmas)\b/iu;
/** How a take goes from one beat to the next: it stays with whoever acts, or turns to whoever acts now. */
function turned(before: string, text: string): string {
  const who = doerOf(text);
  if (who === 'they' && SOME.test(text)) return 'holds them all';
  if (who === '' || who === 'they' || /^(?:he|she|it|we|i|you)$/iu.test(who))
    return 'goes on, turning with the action';
  const head = who.split(' ').at(-1)?.toLowerCase() ?? '';
  if (!isNoun(head) && !isBeingNoun(head)) return 'goes on, turning with the action';
  return doerOf(before).split(' ').at(-1) === who.split(' ').at(-1) ? `stays with ${who}` : `pans to ${who}`;
}

/** Whether what is told of the camera is one way that it goes, or that nothing is cut. */
const isMoving = (all: string): boolean =>
  ONE_TAKE.test(all) || MOVES_ON.test(all) || FLIES.test(all) || MOVES_ABROAD.test(all);
const MOVES_ABROAD = /\b(?:fahrt|schwenk|travelling|plan[- ]séquence|plano secuencia|piano sequenza)\b/iu;

const QUICK_CUTS =
  /^(?:(?:very|with|in)\s)*(?:quick|fast|rapid|hard|schnelle|jump)\s(?:cuts?|schnitte|edits?|editing)\b/iu;
/** The camera of one beat of a film. */
function cameraLine(beats: readonly PlainBeat[], told: ToldCamera, framing: Framing): string {
  const { way, nth, count, end = 'held to the end' } = framing;
  const beat = beats[nth];
  if (!beat) return '';
  if (way === 'still') return nth === 0 ? 'Wide shot; locked off on a tripod' : 'The same frame, still';
  const { all, isOneTake } = told;
  if (isCard(beat.text)) return 'Full-frame card';
  const [of, isEnd] = [told.own(beat), nth === count - 1];
  const isTake = way === 'take' || isOneTake;
  if (of === '' && isBlack(beat.text)) return 'Black screen';
  if (isTake && all === '' && of === '') return takeLine(beats, framing);
  // Hands are no frame for a face, and what is held at the end is not cut.
  const isOther =
    (HANDS_NEAR.test(all) && FACE_SEEN.test(beat.text)) || (isEnd && beat.isShot && QUICK_CUTS.test(all));
  if (isOther && of === '')
    return `${framed(beat, isEnd, way)}${isEnd && count > 1 ? '; held to the end' : ''}`;
  const camera = [all, of].filter(Boolean).join(', ');
  const isTold = beat.size === '' && (HAS_SIZE.test(camera) || (camera !== '' && !leavesSize(camera)));
  const isOpen = isTold || (isTake && nth > 0);
  const seen = nth > 0 && beat.first === 0 ? { ...beat, first: 1 } : beat;
  const frame = isOpen ? '' : framed(seen, isEnd, way);
  const cuts = HOLDS.test(of) ? `then ${of.replace(/^(?:and |then )+/iu, '')}` : '';
  // A take that goes on is told once.
  const isOn = isTake && nth > 0;
  const how = [isOn && isMoving(all) ? '' : all, cuts === '' ? of : ''].filter(Boolean).join('; ');
  const on = isTake && nth > 0 ? 'the same take goes on' : '';
  const hold = isEnd && cuts === '' && (count > 1 || framing.end !== undefined) ? end : '';
  const move = how === '' && on === '' && beat.size !== 'close' ? moveOf(beat, framing) : '';
  return capital([frame, how, on, move, cuts, hold].filter(Boolean).join('; '));
}

/** The camera of each beat. */
export const cameraLines = (
  beats: readonly PlainBeat[],
  told: ToldCamera,
  framing: Taking,
): readonly string[] => {
  const lines = beats.map((_, nth) => cameraLine(beats, told, { ...framing, nth, count: beats.length }));
  return told.all === '' || leavesSize(told.all) ? varied(beats, lines) : lines;
};

/** Whether the last beat is to be seen from near. */
const endsNear = ({ moments }: Told): boolean => moments.length > 1 && isSeenNear(moments.at(-1)?.text ?? '');

/** How near the first and the last beat of a film are seen, by name; empty where their words leave that open. */
export const frameNames = (beats: readonly PlainBeat[]): readonly string[] =>
  beats.map((beat) => {
    const size = sureSizeOf(beat);
    return size === '' ? '' : namedShot(size).toLowerCase();
  });

/** Who goes somewhere is followed. */
const GOES =
  /\b(?:walks?(?! (?:away|off|out|in|into|up|over|past|back)\b)|walking|runs?(?! out\b| a\b| the\b| away\b| off\b| into\b)|running|strolls?|strolling|rides? (?:an?|the|his|her|my|on|along|through|down|up|past|across)\b|riding|drives?|driving|skates?|skating|sprints?|marches|crawls?|climbs?|swims?|swimming(?! pool)|flies|races|racing|chases|chasing|cycles|cycling|paddles|rows|hikes|sneaks|tiptoes|dances? (?:down|through|across))\b/iu;
const TOWARDS_US = /\btowards? (?:us|the camera|camera)\b/iu;
/** Whether somebody goes somewhere in it, so that no camera stands still. */
export const isGoing = (text: string): boolean => GOES.test(text);
/** Whether a card fills the picture. */
const isCard = (text: string): boolean => /^(?:end|title|closing) card\b/iu.test(text);
/** Whether nothing is seen in it, as before a film begins. */
export const isBlack = (text: string): boolean => BLACK.test(text);

function moveOf({ text, isPicture = false }: PlainBeat, { nth, count, usual }: Framing): string {
  if (!isPicture && TOWARDS_US.test(text)) return 'moving back at the same pace';
  if (!isPicture && GOES.test(text)) return 'moving along at the same pace';
  if (count > 1 && nth === count - 1) return '';
  const isSteady = /^one slow|static/u.test(usual);
  if (nth === 0) return usual.replace(/^(?:one|a) /u, '');
  return isSteady ? 'static' : 'handheld, following the action';
}

/** Where a take of this idea ends. */
export const takeGoalOf = (told: Told): TakeGoal => {
  if (told.notes.some(({ kind }) => kind === 'camera')) return 'told';
  return endsNear(told) ? 'near' : 'whole';
};
