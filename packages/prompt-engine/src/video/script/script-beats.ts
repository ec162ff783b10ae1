import type { Event } from '../idea/event.ts';
import { musicAsked } from '../idea/film-words.ts';
import type { Idea } from '../idea/idea.ts';
import type { Setting } from '../idea/setting.ts';
import type { Approach } from '../options/approaches.ts';
import { type CameraSetup, shotLine, shotOf } from '../picture/camera.ts';
import { lightTurn } from '../picture/light-turns.ts';
import { isGeneric, SOUNDS_OF_IT } from '../sound/foley.ts';
import { ambienceOf, endNoise, endsSilent, heardIn, isHeardWithin, soundOfLight } from '../sound/sound.ts';
import { capital, small } from '../wording.ts';

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
  readonly setting: Setting;
  readonly seconds: number;
  /** Empty where the idea settles it. */
  readonly music: string;
  readonly spoken: readonly Spoken[];
}

/** A beat with what it was made from. */
export interface Made {
  readonly beat: Beat;
  readonly shot: CameraSetup;
  readonly near: string;
  readonly light: string;
}

/** Whole seconds of each beat: what only leads to a deed has half of its time, and what is left over goes to the end. */
function lengthsOf(seconds: number, events: readonly Event[]): readonly number[] {
  const shares = events.map(({ part }) => (part === undefined ? 2 : 1));
  const all = shares.reduce((sum, share) => sum + share, 0);
  // What is to be seen takes two seconds, where there are as many.
  const least = seconds >= 2 * shares.length ? 2 : 1;
  const lengths = shares.map((share) => Math.max(least, Math.floor((seconds * share) / all)));
  const over = seconds - lengths.reduce((sum, length) => sum + length, 0);
  return lengths.map((length, nth) => (nth === lengths.length - 1 ? Math.max(1, length + over) : length));
}

/** The light of a beat: named in full where a place or an hour begins, else kept. */
function lightLine(light: string, isNew: boolean, action: string, later: readonly string[]): string {
  const turn = lightTurn(action, later);
  const named = isNew ? light : 'The same light';
  return turn ? `${named}, then ${turn}` : named;
}

/** What there is to hear in a shot. */
interface Heard {
  readonly near: string;
  readonly ambience: string;
  readonly light: string;
  readonly nth: number;
}

/** What is heard in a beat: what is done in it, and what lies under it. */
function soundLine({ idea, music }: Plan, made: Heard): string {
  const { near, ambience, light, nth } = made;
  const isFirst = nth === 0;
  if (nth > 0 && nth === idea.events.length - 1 && endsSilent(idea)) return 'Silence';
  if (idea.speech === 'none') return isFirst ? 'Silent: no sound at all' : 'Silent';
  const words = isFirst && idea.speech === 'wordless' ? 'no speech' : '';
  // With 'only' there is nothing else.
  const under = (near !== '' && isGeneric(ambience)) || /^only\b/i.test(near) ? '' : ambience;
  // Where no sound is sure, none is invented.
  const isBare = near === '' && under === '' && idea.timing !== 'lapse' && /^(?:$|no\b)/.test(music);
  const heard = [
    near,
    under,
    isBare ? soundOfLight(light) || SOUNDS_OF_IT : '',
    words,
    isFirst || musicAsked(idea.subject) !== '' ? music : '',
  ]
    .filter(Boolean)
    .join('; ');
  return capital(heard) || (/^(?:$|no\b)/.test(music) ? 'No sound' : 'The music goes on');
}

/** A spoken line as a script has it: who says it, how, and the words in quotation marks. */
export const dialogueLine = ({ speaker, manner, line }: Spoken): string => `${speaker}, ${manner}: "${line}"`;

/** The beats of a script: from 0 to the end without a gap, one set-up and one action each. */
export function beatsOf(plan: Plan): readonly Made[] {
  const { idea, approach, setting, seconds, spoken } = plan;
  const lengths = lengthsOf(seconds, idea.events);
  let from = 0;
  return idea.events.map((event: Event, nth): Made => {
    const place = setting.beats[nth];
    const shot = shotOf(event, idea, approach, nth);
    const ambience = ambienceOf(idea, place ?? setting);
    const done = idea.events[nth - 1];
    const deed = done?.doing ? done : (idea.events.slice(nth + 1).find(({ doing }) => doing !== '') ?? done);
    const heard = heardIn(event, idea, deed);
    const noise = nth === idea.events.length - 1 ? endNoise(idea) : '';
    const isTwice = heard === 'a breath' && /\bbreath\b/.test(ambience);
    const near = noise !== '' ? noise : isTwice ? '' : small(heard) === small(ambience) ? '' : heard;
    const light = place?.light ?? setting.beats[0]?.light ?? '';
    const before = setting.beats[nth - 1]?.light ?? '';
    const line = spoken.find((each) => each.line === event.line);
    const to = from + (lengths[nth] ?? 1);
    const beat: Beat = {
      from,
      to,
      action: event.text,
      camera: shotLine(shot),
      light: lightLine(
        light,
        nth === 0 || light !== before,
        event.text,
        idea.events.slice(nth + 1).map(({ text }) => text),
      ),
      sound: soundLine(plan, { near, ambience: isHeardWithin(ambience, near) ? '' : ambience, light, nth }),
      ...(line ? { dialogue: dialogueLine(line) } : {}),
    };
    from = to;
    return { beat, shot, near, light };
  });
}
