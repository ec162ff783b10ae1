import { clipsOf } from '../plain/clips.ts';
import { beatsOf, type Made, type Plan } from './script-beats.ts';
import { promptOf } from './script-prompt.ts';

/* A film that is longer than a model’s clips: each clip has images of its own, and a prompt that stands alone. */

/** A film as it is written for a model. */
export interface Written {
  readonly made: readonly Made[];
  readonly prompt: string;
  readonly seconds: number;
  /** What is said of its clips; empty where it is one. */
  readonly remark: string;
}

const shifted = ({ beat, ...made }: Made, by: number): Made => ({
  ...made,
  beat: { ...beat, from: beat.from + by, to: beat.to + by },
});

/** Some images in so many parts, in their order, the first ones the fuller. */
function inParts<T>(all: readonly T[], count: number): readonly (readonly T[])[] {
  return Array.from({ length: count }, (_, i) =>
    all.slice(Math.ceil((all.length * i) / count), Math.ceil((all.length * (i + 1)) / count)),
  );
}

/** Writes a film in as many clips as it takes; one that has fewer images than that is as long as they are. */
export function writtenIn(plan: Plan, longest: number): Written {
  const { idea, setting, seconds } = plan;
  const asked = clipsOf(seconds, longest).length;
  if (asked < 2) {
    const made = beatsOf(plan);
    return { made, prompt: promptOf(plan, made), seconds, remark: '' };
  }
  const count = Math.min(asked, idea.events.length);
  const whole = count < asked ? count * longest : seconds;
  const clips = clipsOf(whole, longest);
  const events = inParts(idea.events, count);
  const beats = inParts(setting.beats, count);
  const parts = clips.map(({ from, to }, nth) => {
    const own: Plan = {
      ...plan,
      idea: { ...idea, events: events[nth] ?? [] },
      setting: { ...setting, beats: beats[nth] ?? [] },
      seconds: to - from,
      music: plan.music,
    };
    return { own, from, to, made: beatsOf(own) };
  });
  const prompt = parts
    .map(
      ({ own, from, to, made }, nth) =>
        `Clip ${nth + 1} of ${count}, ${to - from} seconds. ${promptOf(own, made)}`,
    )
    .join('\n\n');
  const told = `This film is made of ${count} clips, each with a prompt of its own.`;
  const shorter =
    count < asked
      ? ` It is ${whole} seconds long instead of ${seconds}: that is as long as its images hold.`
      : '';
  return {
    made: parts.flatMap(({ made, from }) => made.map((each) => shifted(each, from))),
    prompt,
    seconds: whole,
    remark: `${told}${shorter}`,
  };
}
