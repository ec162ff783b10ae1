import type { Approach } from './approaches.ts';
import { type Shot, shotLine, shotOf } from './camera.ts';
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

const DIRECTION =
  /\bfrom (?:(?:directly |low |high )?(?:behind|above|below|overhead)|(?:low |high )?(?:at )?camera (?:left|right)|(?:the )?back (?:left|right))|\bat camera (?:left|right)/i;

/* What a deed does to the light. */
const TURNS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:clouds? (?:open|part|break|clear)|sun (?:comes? out|breaks|rises?|shines?)|sunrise|dawn breaks)/i,
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

/** The light of a beat: named in full once, then kept. */
function lightLine(light: string, { size }: Shot, isFirst: boolean, action: string): string {
  if (isFirst) return light;
  const turn = TURNS.find(([happens]) => happens.test(action))?.[1];
  if (turn) return `The same light, then ${turn}`;
  const from = DIRECTION.exec(light)?.[0];
  const near = size === 'close' || size === 'detail' ? ', shaping the near surfaces' : '';
  return `The same light${from ? `, still ${from}` : ', unchanged'}${near}`;
}

function soundLine({ idea, setting, music }: Plan, near: string, isFirst: boolean): string {
  if (idea.speech === 'none') return isFirst ? 'Silent: no sound at all' : 'Silent';
  const ambience = ambienceOf(idea, setting);
  const isQuiet = near === '' || near === ambience || /^(?:quiet|near silence)\b/.test(near);
  if (!isFirst)
    return isQuiet ? `Only ${calledAgain(ambience)}` : `${capital(near)}, over ${calledAgain(ambience)}`;
  const words = idea.speech === 'wordless' ? '; no speech' : '';
  return `${capital(ambience)}${isQuiet ? '' : `; ${near}`}${words}${music ? `; ${music}` : ''}`;
}

export const dialogueLine = ({ speaker, manner, line }: Spoken): string => `${speaker}, ${manner}: "${line}"`;

function beatOf(
  plan: Plan,
  step: Step,
  shot: Shot,
  time: { readonly from: number; readonly to: number },
  line: Spoken | undefined,
): Beat {
  const isFirst = time.from === 0;
  return {
    ...time,
    action: step.action,
    camera: shotLine(shot),
    light: lightLine(plan.setting.light, shot, isFirst, step.isTold ? step.action : ''),
    sound: soundLine(plan, step.sound, isFirst),
    ...(line ? { dialogue: dialogueLine(line) } : {}),
  };
}

/** The beats of a script: from 0 to the end without a gap, one set-up and one action each. */
export function beatsOf(plan: Plan): readonly Made[] {
  const { idea, approach, arc, setting, seconds, spoken } = plan;
  const lengths = lengthsOf(seconds, arc.length);
  let from = 0;
  return arc.map((step, nth) => {
    const [isFirst, isLast] = [nth === 0, nth === arc.length - 1];
    const length = lengths[nth] ?? 1;
    const at = moveAt(nth, arc.length);
    const shot = shotOf(step.size, idea, setting, approach, { step: at, nth, isFirst, isLast });
    const beat = beatOf(
      plan,
      step,
      shot,
      { from, to: from + length },
      spoken.find(({ line }) => line === step.line),
    );
    from += length;
    return { beat, shot, near: step.sound, isTold: step.isTold === true };
  });
}
