import { isBeing, type Member } from '../read/scene.ts';
import type { Event } from './event.ts';
import { soundOfDeed } from './event-sounds.ts';
import type { Idea } from './idea.ts';
import { sensesAt } from './verbs.ts';

/** How near a step is seen. */
export const SIZES = ['wide', 'full', 'medium', 'close', 'detail'] as const;
export type Size = (typeof SIZES)[number];

/** One visible change, how near it is seen, and the sound that it makes close by, if any. */
export interface Step {
  readonly action: string;
  readonly size: Size;
  readonly sound: string;
  /** Whether the idea itself says it, so that no film may leave it out. */
  readonly isTold?: boolean;
  /** What is said in it. */
  readonly line?: string;
  /** Who or what acts in it, as the idea calls it: 'the baker'. */
  readonly who?: string;
  /** Where it happens, where its own words say so: 'in the dark', 'through the snow'. */
  readonly place?: string;
  /** When it happens, where its own words say so: 'at sunrise'. */
  readonly time?: string;
}

/** A film in its steps, from two to five. */
export type Arc = readonly Step[];

/** A step that the idea itself tells. @param sound of the deed, where it is known better than by its verb */
export const told = (event: Event, size: Size, sound: string): Step => ({
  action: event.text,
  size,
  sound: sound || soundOfDeed(event),
  isTold: true,
  ...(event.line && { line: event.line }),
  ...(event.doer && { who: event.doer }),
  ...whereAndWhen(event.text),
});

const HOUR =
  /\b(?:(?:at|before|after|until|since|by)\s(?:\p{L}+\s)?(?:dawn|sunrise|daybreak|first light|sunset|dusk|twilight|night|nightfall|midnight|noon|midday)|(?:in|during)\sthe\s(?:\p{L}+\s)?(?:morning|afternoon|evening|night|dark|rain|snow)|(?:every|one|that|the next)\s(?:day|morning|evening|night)|(?:years|months|weeks|days|hours)\slater|at\s\d{1,2}\s?(?:am|pm))\b/iu;
const PLACE =
  /\b(?:in|inside|into|on|onto|at|through|across|over|along|under|by|near|outside|to)\s(?:(?:an?|the|his|her|their|my|our|its)\s)?(?:[\p{L}’'-]+\s){0,2}?([\p{L}’'-]+)/giu;

/** Hour and place that a sentence names. */
function whereAndWhen(text: string): Pick<Step, 'place' | 'time'> {
  const time = HOUR.exec(text)?.[0];
  const place = Array.from(text.matchAll(PLACE)).find(
    ([words, noun = '']) =>
      !HOUR.test(words) && sensesAt(noun.toLowerCase()).some(({ is }) => is === 'place'),
  )?.[0];
  return { ...(time && { time }), ...(place && { place }) };
}

/** A being that is there besides. */
export const companionOf = ({ scene, main }: Idea): Member | undefined =>
  scene.cast.find((member) => member !== main && isBeing(member.kind) && member.part === 'companion');
