import { rowsOf } from '../lexicon/row.ts';
import type { Approach } from './approaches.ts';
import type { Arc, Step } from './arcs.ts';
import { type Shot, shotLine, shotOf } from './camera.ts';
import type { Idea } from './idea.ts';
import type { Setting } from './setting.ts';
import { ambienceOf, calledAgain } from './sound.ts';
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
}

/* Seconds of a film, pace | lengths of its beats. */
const LENGTHS: ReadonlyMap<string, readonly number[]> = new Map(
  rowsOf(
    `
8 slow | 2 2 2 2
8 even | 2 2 2 2
8 quick | 2 2 2 2
10 slow | 2 3 3 2
10 even | 3 2 3 2
10 quick | 2 2 2 2 2
12 slow | 3 3 3 3
12 even | 3 3 4 2
12 quick | 2 3 2 3 2
`,
    2,
  ).map(([key = '', lengths = '']) => [key, lengths.split(' ').map(Number)] as const),
);

/** The decisive moment, during which a quoted line is said. */
const MOMENT = 3;
const ALL_STEPS = [0, 1, 2, 3, 4];
const FOUR_STEPS = [0, 1, MOMENT, 4];

const DIRECTION =
  /\bfrom (?:(?:directly |low |high )?(?:behind|above|below|overhead)|(?:low |high )?(?:at )?camera (?:left|right)|(?:the )?back (?:left|right))|\bat camera (?:left|right)/i;

/** The light of a beat: named in full once, then kept. */
function lightLine(light: string, { size }: Shot, isFirst: boolean): string {
  if (isFirst) return light;
  const from = DIRECTION.exec(light)?.[0];
  const near = size === 'close' || size === 'detail' ? ', shaping the near surfaces' : '';
  return `The same light${from ? `, still ${from}` : ', unchanged'}${near}`;
}

function soundLine({ idea, setting, music }: Plan, near: string, isFirst: boolean): string {
  if (idea.speech === 'none') return isFirst ? 'Silent: no sound at all' : 'Silent';
  const ambience = ambienceOf(idea, setting);
  const isQuiet = near === ambience || /^(?:quiet|near silence)\b/.test(near);
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
    light: lightLine(plan.setting.light, shot, isFirst),
    sound: soundLine(plan, step.sound, isFirst),
    ...(line ? { dialogue: dialogueLine(line) } : {}),
  };
}

/** The beats of a script: from 0 to the end without a gap, one set-up and one action each. */
export function beatsOf(plan: Plan): readonly Made[] {
  const { idea, approach, arc, setting, seconds, spoken } = plan;
  const lengths = LENGTHS.get(`${seconds} ${approach.pace}`) ?? Array.from({ length: 4 }, () => seconds / 4);
  const steps = lengths.length === ALL_STEPS.length ? ALL_STEPS : FOUR_STEPS;
  let from = 0;
  return lengths.map((length, nth) => {
    const [isFirst, isLast] = [nth === 0, nth === lengths.length - 1];
    const at = steps[nth] ?? nth;
    const step = arc[at] ?? arc[0];
    const shot = shotOf(step.size, idea, setting, approach, { step: at, nth, isFirst, isLast });
    const line = at === MOMENT ? spoken[0] : isLast ? spoken[1] : undefined;
    const beat = beatOf(plan, step, shot, { from, to: from + length }, line);
    from += length;
    return { beat, shot, near: step.sound };
  });
}
