import { seedOf } from '../compose/seed.ts';
import type { Approach } from './approach.ts';
import { approachesFor } from './approaches.ts';
import { arcFor, objectOf } from './beats/choose-arc.ts';
import { type IdeaReading, readIdea } from './idea.ts';
import { VIDEO_TARGET_INFO, type VideoTargetId } from './targets.ts';
import { capital, cut, quotable, titleName, told } from './wording.ts';

/** A way to film an idea. */
export interface CreativeOption {
  readonly title: string;
  readonly audience: string;
  readonly tone: string;
  readonly platform: string;
  readonly hook: string;
}

/** Where the choices of a script begin: the idea and the approach, so that options and script agree. */
export const scriptSeed = (idea: IdeaReading, approachId: string): number =>
  seedOf(`${approachId}\n${idea.subject}\n${idea.rest.slice(0, 4_000)}`);

function optionOf(approach: Approach, idea: IdeaReading, seconds: number): CreativeOption {
  const [first] = arcFor(idea, scriptSeed(idea, approach.id)).steps;
  const open = told(first.action, idea, objectOf(idea));
  const name = titleName(idea);
  const title = approach.title.replace('{It}', () => capital(name)).replace('{it}', () => name);
  return {
    title: cut(title, 59),
    audience: approach.audience,
    tone: approach.tone,
    platform: `${approach.platform}; ${seconds} seconds`,
    hook: approach.hook
      .replace('{idea}', () => quotable(idea))
      .replace('{open}', () => open.charAt(0).toLowerCase() + open.slice(1))
      .replace('{Open}', () => open),
  };
}

/** Two ways to film an idea, which differ in audience, tone, platform and hook. */
export function creativeOptions(
  idea: string,
  target: VideoTargetId,
): { readonly a: CreativeOption; readonly b: CreativeOption } {
  const reading = readIdea(idea);
  const [a, b] = approachesFor(reading);
  const { seconds } = VIDEO_TARGET_INFO[target];
  return { a: optionOf(a, reading, seconds), b: optionOf(b, reading, seconds) };
}
