import type { Circumstances } from '../shot/surroundings.ts';
import type { Approach } from './approaches.ts';
import { type BeatPlace, placesOf } from './beat-places.ts';
import { type Shot, shotLine, shotOf } from './camera.ts';
import { isHeardOf, soundOfDeed } from './event-sounds.ts';
import type { Idea } from './idea.ts';
import type { Setting } from './setting.ts';
import { ambienceOf, calledAgain } from './sound.ts';
import type { Arc, Step } from './steps.ts';
import { capital } from './wording.ts';

/** A stretch of the film: one camera set-up, one action. Seconds from the start. */
export interface Beat {
  readonly from: number;
  readonly to: number;
  readonly action: string;
  readonly camera: string;
  readonly light: string;
  readonly sound: string;
  readonly dialogue?: string;
}

/** A line that the idea quotes, and how it is said. */
export interface Spoken {
  readonly speaker: string;
  readonly manner: string;
  readonly line: string;
}

/** Everything that a script is written from. */
export interface Plan {
  readonly idea: Idea;
  readonly approach: Approach;
  readonly arc: Arc;
  readonly setting: Setting;
  readonly seconds: number;
  /** Empty where the idea settles it. */
  readonly music: string;
  readonly spoken: readonly Spoken[];
}

/** A beat with what it was made from. */
export interface Made {
  readonly beat: Beat;
  readonly shot: Shot;
  readonly near: string;
  readonly light: string;
  readonly where: Circumstances;
  /** Whether the idea itself says it. */
  readonly isTold: boolean;
}

/** Whole seconds of each beat: what is left over goes to the last ones, where an idea ends. */
function lengthsOf(seconds: number, beats: number): readonly number[] {
  const each = Math.floor(seconds / beats);
  const more = seconds - each * beats;
  return Array.from({ length: beats }, (_, nth) => each + (nth >= beats - more ? 1 : 0));
}

/** How the camera behaves in a beat: its opening, deed, detail, moment and last move. */
const moveAt = (nth: number, beats: number): number =>
  nth === 0 ? 0 : nth === beats - 1 ? 4 : ([1, 3, 2][(nth - 1) % 3] ?? 1);

/* What a deed does to the light. */
const TURNS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:clouds? (?:open|part|break|clear)|sun (?:comes? (?:out|up)|breaks|rises?|shines?)|sunrise|dawn breaks)/i,
    'sun breaks through, warm and direct, with clear shadows',
  ],
  [
    /\b(?:rain (?:begins|starts|falls)|(?:begins?|starts?) (?:to rain|raining)|it rains|storm (?:breaks|comes|hits))/i,
    'it turns grey and even, drops catching it',
  ],
  [/\b(?:sun (?:sets|goes down)|night falls|gets dark|sunset)/i, 'it sinks to a dim blue'],
  [
    /\b(?:lights? goe?s? out|power (?:fails|goes out)|blackout|lamp goes out)/i,
    'it goes out and leaves a faint glow from outside',
  ],
  [
    /\b(?:lights? (?:come|go|turn)e?s? (?:back )?on|switch(?:es)? on|turns on the (?:light|lamp))/i,
    'it comes on, warm and sudden',
  ],
];

/** The light of a beat: named in full where a place or an hour begins, then kept. */
function lightLine({ light, isNew }: BeatPlace, isFirst: boolean, action: string): string {
  if (isNew) return light;
  const turn = isFirst ? undefined : TURNS.find(([happens]) => happens.test(action))?.[1];
  return turn ? `The same light, then ${turn}` : 'The same light';
}

/** What is heard in a beat: its place in full where it begins, and what is done in it. */
function soundLine(
  { idea, music }: Plan,
  near: string,
  { where }: BeatPlace,
  before: BeatPlace | undefined,
): string {
  if (idea.speech === 'none') return before ? 'Silent' : 'Silent: no sound at all';
  const ambience = ambienceOf(idea, where);
  const isKept = before !== undefined && ambienceOf(idea, before.where) === ambience;
  const own = near === ambience ? '' : near;
  if (isKept) return own ? `${capital(own)}, over ${calledAgain(ambience)}` : `Only ${calledAgain(ambience)}`;
  const words = !before && idea.speech === 'wordless' ? '; no speech' : '';
  return `${capital(ambience)}${own ? `; ${own}` : ''}${words}${music && !before ? `; ${music}` : ''}`;
}

export const dialogueLine = ({ speaker, manner, line }: Spoken): string => `${speaker}, ${manner}: "${line}"`;

function beatOf(
  plan: Plan,
  step: Step,
  shot: Shot,
  time: { readonly from: number; readonly to: number },
  line: Spoken | undefined,
  [place, before]: readonly [BeatPlace, BeatPlace | undefined],
): Beat {
  return {
    ...time,
    action: step.action,
    camera: shotLine(shot),
    light: lightLine(place, before === undefined, step.isTold ? step.action : ''),
    sound: soundLine(plan, heardIn(step, plan.idea), place, before),
    ...(line ? { dialogue: dialogueLine(line) } : {}),
  };
}

/** What is heard close by: only of what the idea tells, and in a story only what such a deed always sounds like. */
export function heardIn({ isTold, sound, action }: Step, { events, main, timing }: Idea): string {
  const event = events.find(({ text }) => text === action);
  const own = event && events.length > 1 ? soundOfDeed(event) : sound;
  if (!isTold || timing === 'lapse' || /^(?:quiet|near silence)\b/.test(own)) return '';
  return [event?.doer ?? '', main?.name ?? ''].every((who) => isHeardOf(own, who)) ? own : '';
}

/** The beats of a script: from 0 to the end without a gap, one set-up and one action each. */
export function beatsOf(plan: Plan): readonly Made[] {
  const { idea, approach, arc, setting, seconds, spoken } = plan;
  const lengths = lengthsOf(seconds, arc.length);
  const places = placesOf(idea, setting, arc);
  let from = 0;
  return arc.map((step, nth) => {
    const [isFirst, isLast] = [nth === 0, nth === arc.length - 1];
    const length = lengths[nth] ?? 1;
    const at = moveAt(nth, arc.length);
    const shot = shotOf(step, idea, setting, approach, { step: at, nth, isFirst, isLast });
    const place = places[nth] ?? { where: setting.where, light: setting.light, isNew: isFirst };
    const time = { from, to: from + length };
    const line = spoken.find((each) => each.line === step.line);
    const beat = beatOf(plan, step, shot, time, line, [place, places[nth - 1]]);
    from += length;
    return { beat, shot, near: heardIn(step, idea), isTold: step.isTold === true, ...place };
  });
}
