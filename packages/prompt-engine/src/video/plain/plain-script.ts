import type { Script, ScriptRequest } from '../idea/film-as-asked.ts';
import { withoutLength } from '../length.ts';
import { lookNamed } from '../picture/named-looks.ts';
import type { Beat } from '../script/script-beats.ts';
import { VIDEO_TARGET_INFO } from '../targets.ts';
import { capital, cut, small } from '../wording.ts';
import type { Told } from './as-told.ts';
import { plainBeats } from './beats.ts';
import { inShots } from './coverage.ts';
import { cameraLines, takeGoalOf, toldCamera } from './frames.ts';
import { lightsOf } from './lights.ts';
import { plainSeconds, wayOf } from './plain-options.ts';
import { soundLines, toldSound } from './sounds.ts';
import type { SpokenLine } from './spoken.ts';
import { titleOf } from './titles.ts';
import { asSaid, within } from './wording-plain.ts';

/* A script of an idea whose reading is not sure: its own clauses as beats, and beside them only what cannot be wrong. */

const DRAWN =
  /\b(?:anime|cartoon\w*|animat\w+|claymation|clay|stop[- ]?motion|2d|3d|hand[- ]drawn|pixel ?art|watercolou?r|felt|puppets?|lego|paper[- ]?cut\w*|paper (?:animation|theatre|puppets?)|pixar|ghibli|low[- ]poly|cgi|rotoscope|charcoal|sketch|drawn|painted|ukiyo-e|comic)\b/iu;

/** Whether no lens belongs to the look that is told. */
const isDrawnFilm = ({ typed, notes }: Told): boolean => {
  const looks = notes.filter(({ kind }) => kind === 'look').map(({ text }) => text);
  return DRAWN.test(looks.join(', ')) || DRAWN.test(typed.split(/[,.:]/u, 1)[0] ?? '');
};

/** Which film it is, without its length and what is said in its favour. */
const filmNamed = ({ film }: Told): string =>
  asSaid(
    withoutLength(film.replace(/\s(?:that|which)\s.*$/iu, '')).replace(
      /^(?:an?|the|my|our|une?|uno|una|um|uma|eine?|einen)\s(?!.*\bfor (?:each|every)\b)/iu,
      '',
    ),
  );

/** The look of a film: as it is told, else that of any film. */
export function styleOf(told: Told): string {
  const looks = told.notes.filter(({ kind }) => kind === 'look').map(({ text }) => small(text));
  const all = [filmNamed(told), ...looks].filter(Boolean);
  const known = all.length === 0 ? lookNamed(told.typed.split(/[,.:;]/u, 1)[0] ?? '') : '';
  if (known !== '') all.push(known);
  return all.length > 0
    ? all.join(', ')
    : isDrawnFilm(told)
      ? 'one drawn look throughout'
      : 'live-action look';
}

/** Who says each line: two voices by turns where the words do not tell. */
function voiced(lines: readonly SpokenLine[]): readonly SpokenLine[] {
  let nth = 0;
  return lines.map(({ speaker, line }) => {
    const isSeveral = /^they$/iu.test(speaker);
    if (speaker !== '' && !isSeveral) return { speaker, line };
    const turn = nth++ % 2;
    const names = isSeveral
      ? ['One of them', 'The other']
      : lines.length > 1
        ? ['First voice', 'Second voice']
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

/** The whole film in one paragraph, each thing once. */
function promptOf({ told, beats }: Lines): string {
  const shots = beats
    .map(
      ({ from, to, action, camera }) =>
        `${from}–${to} s${camera === '' ? '' : `, ${small(camera)}`}: ${within(action, told.typed)}`,
    )
    .join('. ');
  const dialogue = beats.flatMap((beat) => beat.dialogue ?? []).join(' ');
  const parts: readonly (readonly [label: string, text: string])[] = [
    ['Style', styleOf(told)],
    ['Shots', shots],
    ['Dialogue', dialogue],
    ['Light', inTime({ told, beats }, 'light')],
    ['Sound', inTime({ told, beats }, 'sound')],
    ['Mood', notesOf(told, 'mood')],
    ['On-screen text', notesOf(told, 'text')],
    ['Note', notesOf(told, 'remark')],
    ['Keep out', notesOf(told, 'without')],
    ['Format', notesOf(told, 'form')],
  ];
  return parts
    .filter(([, text]) => text !== '')
    .map(([label, text]) => `${label}: ${text}${/[.!?…]["”]?$/u.test(text) ? '' : '.'}`)
    .join(' ')
    .replace(/\s+/gu, ' ');
}

/** Captions that stand in each shot. */
const EACH = /\b(?:each|every|numbered|steps?)\b/iu;

/** A timed script of an idea as one of its options takes it. */
export function plainScript(told: Told, { option, target }: ScriptRequest): Script {
  const seconds = plainSeconds(told, target);
  const way = wayOf(told, option.tone);
  const plain = inShots(plainBeats(told, seconds, way === 'end'), told, way);
  const lights = lightsOf(told, plain);
  const cameras = cameraLines(plain, toldCamera(told), {
    way,
    goal: takeGoalOf(told),
  });
  const sounds = soundLines(plain, toldSound(told));
  const isCaptioned =
    plain.length > 1 && told.notes.some(({ kind, text }) => kind === 'text' && EACH.test(text));
  const beats = plain.map((beat, nth): Beat => {
    const lines = asDialogue(voiced(beat.lines));
    return {
      from: beat.from,
      to: beat.to,
      action: isCaptioned ? `${beat.text}; caption on screen` : beat.text,
      camera: cameras[nth] ?? '',
      light: lights[nth] ?? '',
      sound: sounds[nth] ?? '',
      ...(lines && { dialogue: lines }),
    };
  });
  const { name, note } = VIDEO_TARGET_INFO[target];
  const title = option.title.trim();
  return {
    title: title === '' ? capital(titleOf(told)) : cut(title, 120),
    seconds,
    beats,
    prompt: promptOf({ told, beats }),
    ...(note && { target: `${name}. ${note}` }),
  };
}
