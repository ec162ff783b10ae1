import type { Script, ScriptRequest } from '../idea/film-as-asked.ts';
import { isLength, lengthIn, withoutLength } from '../length.ts';
import { lookNamed } from '../picture/named-looks.ts';
import type { Beat } from '../script/script-beats.ts';
import { VIDEO_TARGET_INFO } from '../targets.ts';
import { capital, cut, small } from '../wording.ts';
import type { Told } from './as-told.ts';
import { type PlainBeat, plainBeats } from './beats.ts';
import { type Clip, clipsOf, inClips } from './clips.ts';
import { inShots } from './coverage.ts';
import type { DeedShot } from './deed-shots.ts';
import { isDrawnFilm } from './drawn-film.ts';
import { cameraLines, leavesSize, takeGoalOf, toldCamera } from './frames.ts';
import { lightsOf } from './lights.ts';
import { filmShots } from './openings.ts';
import { plainSeconds } from './plain-options.ts';
import { withSign } from './signs.ts';
import { soundLines, toldSound } from './sounds.ts';
import type { SpokenLine } from './spoken.ts';
import { titleOf } from './titles.ts';
import { tongueOf } from './tongue.ts';
import { isLooped, usualStaging } from './usual-staging.ts';
import { wayOf } from './ways.ts';
import { asSaid, isAbroad, within } from './wording-plain.ts';

/* A script of an idea whose reading is not sure: its own clauses as beats, and beside them only what cannot be wrong. */

/** Which film it is, without its length and what is said in its favour. */
const filmNamed = ({ film }: Told): string =>
  asSaid(
    withoutLength(film.replace(/\s(?:that|which)\s.*$/iu, '')).replace(
      /^(?:an?|the|my|our|une?|uno|una|um|uma|eine?|einen)\s(?!.*\bfor (?:each|every)\b)/iu,
      '',
    ),
  );

/** The look of a film as it is told; empty where any look is as good. */
export function styleOf(told: Told): string {
  const looks = told.notes.filter(({ kind }) => kind === 'look').map(({ text }) => small(text));
  const all = [filmNamed(told), ...looks].filter(Boolean);
  const known = all.length === 0 ? lookNamed(told.typed.split(/[,.:;]/u, 1)[0] ?? '') : '';
  if (known !== '') all.push(known);
  return all.length > 0 ? all.join(', ') : isDrawnFilm(told) ? 'one drawn look throughout' : '';
}

/** The look of a film: as it is told, and where it is only called by its sort, as films of that sort look. */
function styledAs(told: Told): string {
  const own = styleOf(told);
  const isTold = told.notes.some(({ kind }) => kind === 'look') || (told.film === '' && own !== '');
  return isTold ? own : [own, usualStaging(told).look].filter(Boolean).join(', ');
}

const ADDRESSES =
  /^((?:an?|the|my|his|her)\s[\p{L}’'-]+)\s(?:interrogates|questions|interviews|asks|argues with|talks (?:to|with)|quizzes|confronts|scolds|meets)\s((?:an?|the|my|his|her)\s[\p{L}’'-]+)/iu;
/** Who talks to whom in a moment: its lines are theirs by turns. */
function addressed(text: string): readonly string[] {
  const [, one = '', other = ''] = ADDRESSES.exec(text) ?? [];
  return [one, other].filter(Boolean).map((name) => capital(name.replace(/^an?\s/iu, 'the ')));
}

/** Who says each line: two voices by turns where the words do not tell. */
function voiced(lines: readonly SpokenLine[], text: string): readonly SpokenLine[] {
  const both = addressed(text);
  let nth = 0;
  return lines.map(({ speaker, line }) => {
    const isSeveral = /^they$/iu.test(speaker);
    if (speaker !== '' && !isSeveral) return { speaker, line };
    const turn = nth++ % 2;
    const names = isSeveral
      ? ['One of them', 'The other']
      : lines.length > 1
        ? both.length > 1
          ? both
          : ['First voice', 'Second voice']
        : [];
    return { speaker: names[turn] ?? names[0] ?? '', line };
  });
}

const asDialogue = (lines: readonly SpokenLine[]): string =>
  lines.map(({ speaker, line }) => (speaker === '' ? `"${line}"` : `${speaker}: "${line}"`)).join(' ');

interface Lines {
  readonly told: Told;
  readonly beats: readonly Beat[];
}

/** Light or sound in one sentence: named once, and again where it changes. */
const inTime = ({ told, beats }: Lines, line: 'light' | 'sound'): string =>
  beats
    .filter((beat) => beat[line] !== '')
    .map((beat, i) => {
      const said = within(beat[line], told.typed);
      return i === 0 ? said : `from ${beat.from} s ${said}`;
    })
    .join('; ');

const notesOf = ({ notes }: Told, kind: string): string =>
  notes
    .filter((note) => note.kind === kind)
    .map(({ text }) => asSaid(text))
    .join(', ');

/** The whole film in one paragraph, each thing once. @param only what stands alone for a clip of it */
function promptOf({ told, beats }: Lines, only?: ClipLines): string {
  const shots = beats
    .map(
      ({ from, to, action, camera }) =>
        `${from}–${to} s${camera === '' ? '' : `, ${small(camera)}`}: ${within(action, told.typed)}`,
    )
    .join('. ')
    .replace(/(?<=[!?…])\. /gu, ' ');
  const dialogue = beats.flatMap((beat) => beat.dialogue ?? []).join(' ');
  const parts: readonly (readonly [label: string, text: string])[] = [
    ['Style', styledAs(told)],
    ['As before', only?.before ?? ''],
    ['Throughout', notesOf(told, 'whole')],
    ['Shots', shots],
    ['Dialogue', dialogue],
    ['Light', inTime({ told, beats }, 'light')],
    ['Sound', inTime({ told, beats }, 'sound')],
    ['Mood', notesOf(told, 'mood')],
    ['On-screen text', notesOf(told, 'text')],
    ['Note', notesOf(told, 'remark')],
    ['Keep out', notesOf(told, 'without')],
    ['Format', only === undefined ? notesOf(told, 'form') : formsIn(told)],
  ];
  return parts
    .filter(([, text]) => text !== '')
    .map(([label, text]) => `${label}: ${text}${/[.!?…]["”]?$/u.test(text) ? '' : '.'}`)
    .join(' ')
    .replace(/\s+/gu, ' ');
}

/** How it is to be delivered, apart from its length. */
const formsIn = (told: Told): string =>
  notesOf(told, 'form')
    .split(', ')
    .filter((text) => !isLength(text) && lengthIn(text) === undefined)
    .join(', ');

interface ClipLines {
  /** Whom and what the film has shown when the clip begins. */
  readonly before: string;
}

/** A film of several clips, each in a paragraph that stands alone. */
function clipPrompts({ told, beats }: Lines, clips: readonly Clip[]): string {
  const kept = { light: '', sound: '' };
  const [opening] = beats;
  const whole = beats.map((beat) => {
    kept.light = beat.light || kept.light;
    kept.sound = beat.sound || kept.sound;
    return { beat, ...kept };
  });
  return clips
    .map(({ from, to }, nth) => {
      const own = whole
        .filter(({ beat }) => beat.from >= from && beat.to <= to)
        .map(({ beat, light, sound }, i) => ({
          ...beat,
          from: beat.from - from,
          to: beat.to - from,
          light: i === 0 ? light : beat.light,
          sound: i === 0 ? sound : beat.sound,
        }));
      const before =
        nth === 0 || !opening
          ? ''
          : `people, things and look of clip 1, ${within(opening.action, told.typed)}`;
      return `Clip ${nth + 1} of ${clips.length}, ${to - from} seconds. ${promptOf({ told, beats: own }, { before })}`;
    })
    .join('\n\n');
}

/** Captions that stand in each shot. */
const EACH = /\b(?:each|every|numbered|steps?|all|everything|throughout|whole|only)\b/iu;

/** What is seen in a beat, and what is read over it. */
const withWords = ({ text: typed, detail = '', onScreen = [] }: DeedShot, isCaptioned: boolean): string => {
  const text =
    detail === ''
      ? withSign(typed)
      : `${typed.replace(/[.!…]+$/u, '')}: ${isAbroad(typed) ? detail : small(detail)}`;
  return onScreen.length > 0
    ? `${text.replace(/[.]+$/u, '')}; on screen: ${onScreen.map((words) => `“${words}”`).join(', ')}`
    : isCaptioned
      ? `${text}; caption on screen`
      : text;
};

/** The beats of a script: what holds for all of them is told with the first. */
function throughout(told: Told, beats: readonly Beat[]): readonly Beat[] {
  const all = notesOf(told, 'whole');
  return all === ''
    ? beats
    : beats.map((beat, i) =>
        i === 0 ? { ...beat, action: `${beat.action.replace(/[.]+$/u, '')}; throughout: ${all}` } : beat,
      );
}

const inSeveral = ({ length }: readonly Clip[]): string =>
  length > 1 ? `This film is made of ${length} clips, each with a prompt of its own.` : '';

/** What is heard in each beat; where nothing is known of it, as films of its sort sound. */
function heardIn(beats: readonly PlainBeat[], told: Told): readonly string[] {
  const lines = soundLines(beats, toldSound(told));
  return lines.some((line) => line !== '')
    ? lines
    : lines.map((_, nth) => (nth === 0 ? capital(usualStaging(told).sound) : ''));
}

/** A camera that says how near all of it is holds for every view of a moment. */
function sizedAsTold(beats: readonly PlainBeat[], told: Told): readonly PlainBeat[] {
  const { all } = toldCamera(told);
  const isTold = all !== '' && !leavesSize(all) && told.moments.every(({ size }) => size === '');
  return isTold ? beats.map((beat) => ({ ...beat, size: '' })) : beats;
}

/** A timed script of an idea as one of its options takes it. */
export function plainScript(told: Told, { option, target }: ScriptRequest): Script {
  const seconds = plainSeconds(told, target);
  const way = wayOf(told, option.tone);
  const { name, note, longest } = VIDEO_TARGET_INFO[target];
  const clips = clipsOf(seconds, longest);
  const timed = plainBeats(told, seconds, way === 'end');
  const plain =
    clips.length > 1
      ? sizedAsTold(inClips(timed, clips, tongueOf(told.typed)), told)
      : inShots(timed, told, way);
  const lights = lightsOf(told, plain);
  const shots = filmShots(plain, told, way);
  const cameras = cameraLines(shots, toldCamera(told), {
    way,
    goal: takeGoalOf(told),
    usual: usualStaging(told).move,
    ...(isLooped(told) && { end: 'ending on the first frame' }),
  });
  const sounds = heardIn(plain, told);
  const isCaptioned =
    plain.length > 1 && told.notes.some(({ kind, text }) => kind === 'text' && EACH.test(text));
  const beats = shots.map((beat, nth): Beat => {
    // Light and sound are of the whole deed.
    const isOn = nth > 0 && shots[nth - 1]?.of === beat.of;
    const lines = asDialogue(voiced(beat.lines, beat.text));
    return {
      from: beat.from,
      to: beat.to,
      action: withWords(beat, isCaptioned),
      camera: cameras[nth] ?? '',
      light: isOn ? '' : (lights[beat.of] ?? ''),
      sound: isOn ? '' : (sounds[beat.of] ?? ''),
      ...(lines && { dialogue: lines }),
    };
  });
  const title = option.title.trim();
  return {
    title: title === '' ? capital(titleOf(told)) : cut(title, 120),
    seconds,
    beats: throughout(told, beats),
    prompt: clips.length > 1 ? clipPrompts({ told, beats }, clips) : promptOf({ told, beats }),
    ...(note && { target: [`${name}.`, note, inSeveral(clips)].filter(Boolean).join(' ') }),
  };
}
