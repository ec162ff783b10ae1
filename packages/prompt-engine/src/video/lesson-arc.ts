import { type Event, eventSeen } from './event.ts';
import { numberOf, stepsFor } from './how-to.ts';
import type { Idea } from './idea.ts';
import { type Arc, type Step, told } from './steps.ts';
import { isBeingNoun, isNoun, PREPOSITIONS } from './verbs.ts';
import { capital } from './wording.ts';

/* Films that end on a thing: an instruction on what it makes, an advertisement on what it sells. */

/** What an instruction makes: 'a bowline knot' of 'tie a bowline knot', 'a paper crane'. */
export function madeBy({ doing }: Pick<Event, 'doing'>): string {
  const object =
    /^\S+\s(?:(?:on|up|off|out|down)\s)?((?:an?\s|the\s|your\s|some\s)?[^,]+?)(?:\s(?:in|with|on|from|at|for|by|without|out|using|into|onto|through|before|after|to)\s.*)?$/i.exec(
      doing,
    )?.[1] ?? '';
  const isPhrase = PREPOSITIONS.has(object.split(' ')[0] ?? '');
  return isPhrase ? '' : object.replace(/^(?:(?:an?|your|some|the)\s)?(?=\p{L})/iu, 'the ');
}

const RECIPE = /(\p{L}+)\s(?:recipe|tutorial|lesson|guide)\b/iu;

const MAKES =
  /^(?:make|build|bake|cook|fold|tie|sew|knit|crochet|draw|paint|write|prepare|brew|mix|plant|carve|braid|wrap|weave|roast|grill|fry|boil|assemble|create|craft|decorate|set up|pitch|whip|blend|carve|shape|mould|print|frame|repot|polish|sharpen|iron|peel|arrange|repair|fix|mend|restore|pack)\b/;

/** What an instruction has made in the end; empty where it makes nothing: 'remove a stain'. */
export function madeIn({ heading, events }: Idea): string {
  const [, dish] = RECIPE.exec(heading) ?? [];
  if (dish) return `the ${dish}`;
  const [deed, ...more] = events.filter(({ doing }) => doing !== '');
  const isWhole = deed && MAKES.test(deed.base) && more.length === 0;
  return isWhole ? madeBy(deed).replace(/\s(?:that|which|who)\s.*$/i, '') : '';
}

/** An instruction: what it begins with, its steps, the decisive one again, and what it makes. */
export function lesson(idea: Idea): Arc {
  const { events, subject } = idea;
  const [deed] = events;
  const count = /\b(\d+|two|three|four|five)\s(?:\p{L}+\s)?steps?\b/iu.exec(subject)?.[1];
  const known = deed && events.length === 1 ? stepsFor(deed.doing, count ? numberOf(count) : 5) : [];
  if (known.length > 0)
    return known.map((step, i) => told(eventSeen(step), i === 0 ? 'medium' : 'close', ''));
  const made = madeIn(idea);
  const quiet = { sound: '' } as const;
  const steps: (Step | undefined)[] = [
    {
      action: made
        ? `All that is needed for ${made}, laid out in clear view`
        : 'Both hands and all that is needed in clear view',
      size: 'medium',
      ...quiet,
    },
    ...events.map((event) => told(event, 'close', '')),
    {
      action: made
        ? `${capital(made)}, done, shown once to the lens`
        : 'The finished work, shown once to the lens',
      size: 'close',
      ...quiet,
    },
  ];
  return steps.filter((step) => step !== undefined).slice(-5);
}

/** How many steps a film of seconds has room for. */
export const MOST_STEPS = 5;
const SELLS = /^.*?\b(?:ad|advert|commercial|promo|video|spot)\b(?:\sfor\s(.*))?$/i;

/** What an advertisement is for, as its last image, where no event names it: 'commercial for running shoes: …'. */
export function advertised({ heading, events, subject }: Idea): Step | undefined {
  const [whole, named] =
    SELLS.exec(heading) ??
    (/\b(?:ads?|advert|commercial)\b/i.test(subject) && heading.split(' ').length < 7
      ? [heading, heading]
      : []);
  if (!whole) return undefined;
  const thing = (named ?? whole.replace(/\s(?:ad|advert|commercial|promo|video|spot)\b.*$/i, '')).replace(
    /^(?:(?:an?|the|our|my|new|\d+\s?s(?:ec)?\w*)\s)+/i,
    '',
  );
  const last = thing.split(' ').at(-1)?.toLowerCase() ?? '';
  const isThing =
    (isNoun(last) || named === heading) &&
    !events.some(({ text }) => text.toLowerCase().includes(thing.toLowerCase()));
  return isThing && !isBeingNoun(last)
    ? { action: capital(`the ${thing}, alone in the frame`), size: 'close', sound: '' }
    : undefined;
}
