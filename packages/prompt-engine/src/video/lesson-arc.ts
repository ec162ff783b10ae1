import { eventSeen } from './event.ts';
import { madeBy, numberOf, stepsFor } from './how-to.ts';
import type { Idea } from './idea.ts';
import { type Arc, type Step, told } from './steps.ts';
import { NO_THING } from './topic-parts.ts';
import { isBeingNoun, isNoun } from './verbs.ts';
import { capital, headOf } from './wording.ts';

/* Films that end on a thing: an instruction on what it makes, an advertisement on what it sells. */

const RECIPE = /(\p{L}+)\s(?:recipe|tutorial|lesson|guide)\b/iu;

const MAKES =
  /^(?:make|build|bake|cook|fold|tie|sew|knit|crochet|draw|paint|write|prepare|brew|mix|plant|carve|braid|wrap|weave|roast|grill|fry|boil|assemble|create|craft|decorate|set up|pitch|whip|blend|carve|shape|mould|print|frame|repot|arrange|repair|fix|mend|restore|pack)\b/;

/** What an instruction has made in the end; empty where it makes nothing: 'remove a stain'. */
export function madeIn({ heading, events }: Idea): string {
  const [, dish] = RECIPE.exec(heading) ?? [];
  if (dish) return `the ${dish}`;
  const [deed, ...more] = events.filter(({ doing }) => doing !== '');
  const isWhole = deed && MAKES.test(deed.base) && more.length === 0;
  return isWhole ? madeBy(deed).replace(/\s(?:that|which|who)\s.*$/i, '') : '';
}

/* 'How to make pancakes: mix, fry and flip' tells its steps itself. */
const STEPS_TOLD = /,\s(?:\p{L}+\s(?:the|it|them|in|into|until|with)\b|then\s)/iu;

/** An instruction: what it begins with, its steps, the decisive one again, and what it makes. */
export function lesson(idea: Idea): Arc {
  const { events, subject } = idea;
  const [deed] = events;
  const count = /\b(\d+|two|three|four|five)\s(?:\p{L}+\s)?steps?\b/iu.exec(subject)?.[1];
  const known =
    deed &&
    events.length < 4 &&
    !/[:.;]\s/.test(idea.shown.replace(/^[^:]{3,40}:\s/, '')) &&
    !STEPS_TOLD.test(idea.shown)
      ? stepsFor(deed.doing, count ? numberOf(count) : 5)
      : [];
  if (known.length > 0)
    return known.map((step, i) => told(eventSeen(step), i === 0 ? 'medium' : 'close', ''));
  const made = madeIn(idea);
  const steps: readonly Step[] = [
    {
      action: made
        ? `All that is needed for ${made} lies in clear view`
        : 'Two hands lay out all that is needed',
      size: 'medium',
      sound: '',
    },
    ...events.map((event) => {
      const step = told(event, 'close', '');
      return { ...step, action: step.action.replace(/\byour\b/g, 'the') };
    }),
    {
      action: made
        ? `${capital(made)} stands finished before the lens`
        : 'Two hands show the result to the lens',
      size: 'close',
      sound: '',
    },
  ];
  return steps.slice(-5);
}

/** How many steps a film of seconds has room for. */
export const MOST_STEPS = 5;
/** What an advertisement is for, as its last image, where the story that it tells does not name it. */
export function advertised({ brief, events }: Idea): Step | undefined {
  const thing = brief.name.replace(/^(?:the|our|my)\s/i, '');
  const last = headOf(thing).toLowerCase();
  const isSaid = events.some(({ text }) => text.toLowerCase().includes(last));
  return brief.form === 'advert' && isNoun(last) && !isSaid && !NO_THING.test(thing) && !isBeingNoun(last)
    ? {
        action: `The ${thing} ${/[^su]s$/.test(last) ? 'stand' : 'stands'} alone in the frame`,
        size: 'close',
        sound: '',
      }
    : undefined;
}
