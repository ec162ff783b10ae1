import { choicesOf, listOf, rowsOf } from '../../lexicon/row.ts';
import type { Idea } from '../idea/idea.ts';
import { sceneRead } from '../idea/scene-read.ts';
import { capital, wordsPattern } from '../wording.ts';
import { aboutOf, filledAll } from './about.ts';
import { CAUSE_ROWS } from './cause-rows.ts';

/* What an appeal shows: the cause that it names, a place that is to stay, animals that are nursed, a number. */

const CAUSES = rowsOf(CAUSE_ROWS, 2).map(([names, images]) => ({
  words: wordsPattern(listOf(names)),
  images: choicesOf(images),
}));
/** A cause that is only named, or an appeal to everybody. */
const CAUSE =
  /^(?:we (?:want|need|have|are trying) to (?:find|save|stop|protect|help) .{3,50}|(?:stop|save|end|fight|don['’]?t|do not|no|no more|say no to|against|quit|please|anti[- ])\s?.{3,50}|(?:bullying|littering|smoking|kindness|tolerance|diversity|mental health|road safety|first aid|handwashing|food waste|climate change|fire safety|workplace safety|work safety|it security|cyber ?security|data protection|phishing|evacuation)(?: awareness| training| lesson| drill| rules| training| at school| week| campaign)?(?:\sfor\s.+)?)$/i;

/** What an appeal counts: 'every winter 300 people sleep outside', 'one in five children'. */
const FACT =
  /^(?:(?:in|on) [^,]{3,40}?,?\s)?(?:every|each)\s(?:single\s)?(?:\d+\s)?(?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?|winters?|summers?|years?|christmas)\b,?\s.*\b(?:\d+|hundreds?|thousands?|a (?:dog|cat|child|woman|man|person|family|tree|whale|girl|boy)|people|animals|dogs|cats|children|women|families)\b|^(?:(?:more than|over|about|nearly|almost)\s)?(?:one|two|three|\d+)\s(?:in|out of)\s(?:every\s)?(?:two|three|four|five|six|seven|eight|nine|ten|\d+)\s|^(?:(?:more than|over|about|nearly|almost)\s)?\d[\d.,]*\s?(?:%|percent|per cent|million|thousand|people|children|families|women|dogs|cats|animals)\b/i;
/** A place that is to stay: 'save our swimming pool'. */
const SAVED = /^(?:please )?(?:save|keep|rescue) ((?:our|the) [^,.!?]{3,40})[!.]*$/i;
const SAVED_IMAGES = [
  '{O} today, from one fixed spot',
  'A name goes on a list, and another below it',
  'The lists are laid on a desk, a thick pile',
  '{O} from the same spot, full of life',
];
/** Where animals are nursed: 'a hedgehog hospital'. */
const NURSED =
  /\b([\p{L}]+)\s(?:hospital|sanctuary|rescue|rescue (?:centre|center|station)|rehab|orphanage|refuge)$/iu;
const NURSED_IMAGES = [
  'A {x} in two hands, wrapped in a small towel',
  'Drop by drop it drinks, very near',
  'A box is opened on the grass, and it looks out',
  'The {x} goes off, and an open hand stays behind',
];
const FACT_AT_MOST = 90;
const APPEALS =
  /\b(?:charity|appeal|psa|awareness|donat\w+|campaign|fundrais\w+|help us|safety (?:film|video|training|spot))\b/i;

/** Whether an idea only names a cause. */
export const isCause = (idea: Idea): boolean =>
  causeStory(idea.shown.replace(/[.!?]+$/, ''), idea).length > 0;

/** What is not to be done, to somebody who is named: 'don't leave your dog in a hot car'. */
const FORBIDDEN =
  /^(?:please\s)?(?:don['’]?t|do not|never|stop)\s\p{L}+\s(?:your|the|an?|my|our|their)\s([\p{L}’' -]{3,50})$/iu;

function forbidden(told: string): readonly string[] {
  const what = FORBIDDEN.exec(told)?.[1] ?? '';
  const [who = ''] = what.split(/\s(?=(?:in|on|at|with|to|by|under|behind|alone|outside|near|without)\b)/i);
  if (what === '' || sceneRead(who).cast.length === 0) return [];
  return [
    capital(/^(?:[aeiou])/i.test(what) ? `an ${what}` : /s$/.test(who) ? what : `a ${what}`),
    `The ${who} from near, eyes straight at us`,
    `A black picture, and the words “${capital(told)}”`,
  ];
}

/**
 * The images of an appeal, in their order; none where the idea is no appeal, or tells a story of its own.
 * @param told what the idea tells, without the words that only say that it is a film
 */
export function causeStory(told: string, { events, request, subject }: Idea): readonly string[] {
  if (
    (events.length > 2 && events[0]?.doing !== '') ||
    // 'Ocean plastic psa, a turtle mistakes a bag' tells its own.
    (events.length > 1 &&
      !FACT.test(told) &&
      events.some(({ doing, doer }) => doing !== '' && doer !== '')) ||
    // 'A PSA where a turtle swims through bags' says itself what it shows.
    (/\b(?:where|in which)\s*$/i.test(request.film) && events.some(({ doing }) => doing !== '')) ||
    !(
      CAUSE.test(told.replace(/[,:].*$/, '')) ||
      FACT.test(told) ||
      (APPEALS.test(subject) && events.every(({ doing }) => doing === '')) ||
      /\b(?:awareness|public service|psas?|campaign)\b/i.test(request.film)
    )
  )
    return [];
  const images = CAUSES.find(({ words }) => words?.test(told))?.images ?? [];
  const [, nursed = ''] = images.length === 0 ? (NURSED.exec(told) ?? []) : [];
  if (nursed !== '') return filledAll(NURSED_IMAGES, { x: nursed.toLowerCase() });
  const saved = SAVED.exec(told)?.[1] ?? '';
  if (images.length === 0 && saved !== '') return filledAll(SAVED_IMAGES, aboutOf(saved));
  if (images.length === 0 && FACT.test(told) && APPEALS.test(subject))
    return [
      'One face, very near, looking straight at us',
      `“${capital(told)}” in large letters on a dark ground`,
      'A hand is held out, open, and another closes round it',
    ];
  if (images.length === 0) return forbidden(told);
  // The fact itself is read at the end.
  return FACT.test(told) && told.length < FACT_AT_MOST && images.length > 0
    ? [...images.slice(0, -1), `${images.at(-1) ?? ''}, and the words “${capital(told)}”`]
    : images;
}
