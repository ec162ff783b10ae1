import { withImplied } from '../compose/implied.ts';
import { contradicts, type Facts } from '../facts.ts';
import type { Approach } from './approach.ts';
import type { Beat } from './beat.ts';
import type { Arc, Step } from './beats/arc.ts';
import { arcNamed, groupOf, objectOf } from './beats/choose-arc.ts';
import { type Shot, shotLine, shotOf } from './camera.ts';
import type { IdeaReading } from './idea.ts';
import { lightLine } from './light.ts';
import type { Light } from './lights.ts';
import type { Ambience } from './sound.ts';
import { capital, told } from './wording.ts';

type Pace = Approach['pace'];

/** Lengths of the beats, by length of the film and pace. */
const LENGTHS: Readonly<Record<number, Readonly<Record<Pace, readonly number[]>>>> = {
  8: { slow: [2, 2, 2, 2], even: [2, 2, 2, 2], quick: [2, 2, 2, 2] },
  10: { slow: [2, 3, 3, 2], even: [3, 2, 3, 2], quick: [2, 2, 2, 2, 2] },
  12: { slow: [3, 3, 3, 3], even: [3, 3, 4, 2], quick: [2, 3, 2, 3, 2] },
};
/** Which steps of an arc are told in so many beats. */
const STEPS: Readonly<Record<number, readonly number[]>> = {
  3: [0, 3, 4],
  4: [0, 1, 3, 4],
  5: [0, 1, 2, 3, 4],
};

const TURN = 3;
/** The step in the idea's own words, where it says what is done. */
const OWN = 1;

export interface Spoken {
  readonly speaker: string;
  readonly manner: string;
  readonly line: string;
}

/** A beat with what it was made from. */
export interface Made {
  readonly beat: Beat;
  readonly shot: Shot;
  readonly near: string;
}

export interface Plan {
  readonly idea: IdeaReading;
  readonly approach: Approach;
  readonly arc: Arc;
  readonly facts: Facts;
  readonly light: Light;
  readonly ambience: Ambience;
  readonly seconds: number;
  readonly music: string;
  readonly spoken: readonly Spoken[];
}

const EMPTY = /\b(?:empty|deserted|abandoned|nobody|no people|uninhabited|lonely|still life)\b/i;
const PEOPLED = /\b(?:walker|crowd|voices|people|neighbour|footsteps|door somewhere)\b/;

const SPOKEN = /\b(?:says?|voices?|murmur|talk|laugh|shouted?|word)\b/;

const factsIn = (text: string): Facts => withImplied({}, text);

/** A step of the arc, or of the plainest one where its words would contradict the idea. */
function stepAt({ arc, facts, idea }: Plan, at: number): Step {
  const step = arc.steps[at] ?? arc.steps[0];
  if (idea.clause && at === OWN) return step;
  const text = `${step.action} ${step.sound}`;
  const isWrong =
    contradicts(facts, factsIn(text)) ||
    (idea.speech !== undefined && idea.speech !== 'spoken' && SPOKEN.test(text)) ||
    (EMPTY.test(idea.subject) && !isHuman(idea) && PEOPLED.test(text));
  if (!isWrong) return step;
  return arcNamed('any').steps[at] ?? step;
}

const isHuman = ({ kind }: IdeaReading): boolean => groupOf(kind) === 'human';

function soundLine(plan: Plan, near: string, isFirst: boolean): string {
  const { ambience, idea, music } = plan;
  if (idea.speech === 'none') return isFirst ? 'Silent: nothing is heard' : 'Silent';
  const own = /^(?:nothing|quiet|nothing near|hardly anything|next to nothing|silence|nothing, held)$/.test(
    near,
  );
  if (!isFirst) return own ? `Only ${ambience.short}` : `${capital(near)}, over ${ambience.short}`;
  const ground = own ? `${ambience.full}, nothing else` : `${ambience.full}; ${near}`;
  const words = idea.speech === 'wordless' ? '; no speech' : '';
  return `${ground}${words}${music ? `; ${music}` : ''}`;
}

/** The beats of a script: from 0 to the end without a gap, one set-up and one action each. */
export function beatsOf(plan: Plan): readonly Made[] {
  const { idea, approach, seconds, spoken } = plan;
  const lengths = LENGTHS[seconds]?.[approach.pace] ?? [seconds / 3, seconds / 3, seconds / 3];
  const steps = STEPS[lengths.length] ?? [0, TURN, 4];
  let from = 0;
  return lengths.map((length, nth) => {
    const [isFirst, isLast] = [nth === 0, nth === lengths.length - 1];
    const at = steps[nth] ?? nth;
    const step = stepAt(plan, at);
    const shot = shotOf(step.size, idea, approach, { step: at, nth, isFirst, isLast });
    const line = at === TURN ? spoken[0] : isLast ? spoken[1] : undefined;
    const beat: Beat = {
      from,
      to: from + length,
      action: told(step.action, idea, objectOf(idea)),
      camera: shotLine(shot),
      light: lightLine(plan.light, shot.size, isFirst),
      sound: soundLine(plan, step.sound, isFirst),
      ...(line ? { dialogue: dialogueLine(line) } : {}),
    };
    from += length;
    return { beat, shot, near: step.sound };
  });
}

export const dialogueLine = ({ speaker, manner, line }: Spoken): string => `${speaker}, ${manner}: "${line}"`;
