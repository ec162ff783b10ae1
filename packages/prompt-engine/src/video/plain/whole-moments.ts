import { articleFor } from '../../lexicon/inflect.ts';
import { eventsIn } from '../idea/event.ts';
import { isBeingNoun } from '../idea/verbs.ts';
import { asClause } from '../story/as-clause.ts';
import { capital, headOf, wordsIn } from '../wording.ts';
import { isToldWhole } from './acts.ts';
import type { Moment, Told } from './as-told.ts';
import { SEVERAL } from './hands-of.ts';
import { areAtOnce } from './in-turn.ts';
import { isAbroad } from './wording-plain.ts';

/*
 * Moments as whole sentences: 'soccer kid scoring his first goal' is that a soccer kid scores it, and one that holds several
 * deeds is told in as many moments.
 */

/** Words behind which a second deed comes late or against the first. */
const TURNS = /\s(?:until|till|and|but|then)\s/iu;
/** What is said of a moment and no deed of it. */
const ONLY_SAYS = /^it (?:is|was)\s/iu;
const DENIED = /\b(?:not|never|nobody|nothing)\b|n['’]t\b/iu;
const FEWEST_WORDS = 3;

const isOpen = ({ text, lines, isShot, isItem, isPicture, size }: Moment): boolean =>
  lines.length === 0 &&
  size === '' &&
  !isShot &&
  isItem !== true &&
  isPicture !== true &&
  !/["“”:;]/u.test(text);

/** The deeds of one moment that tells several; itself where they are not sure to be moments of their own. */
function partedIn(moment: Moment): readonly Moment[] {
  if (!isOpen(moment) || !TURNS.test(moment.text) || DENIED.test(moment.text)) return [moment];
  const events = eventsIn([moment.text]);
  const isSure =
    events.length === 2 &&
    events.every(
      ({ doing, doer, text }) =>
        doing !== '' && doer !== '' && wordsIn(text) >= FEWEST_WORDS && !ONLY_SAYS.test(text),
    );
  return isSure ? events.map(({ text }) => ({ ...moment, text: late(text) })) : [moment];
}

/** 'The robot years later finds': when it is stands before whoever does it. */
const LATE =
  /^(the (?:[\p{L}’'-]+\s){1,3}?)((?:(?:many|some|two|three|ten|twenty|\d+)\s)?(?:years|months|weeks|days|hours) later|(?:a|one) (?:year|month|week|day|moment) later)\s/iu;
const late = (text: string): string =>
  text.replace(LATE, (_, who: string, when: string) => `${capital(when)}, ${who.toLowerCase()}`);

/** Somebody beside the one who is told of does something of their own: 'a waterfall with parrots flying by'. */
const BESIDE = /\swith\s(?:[\p{L}’'-]+\s){1,3}\p{L}+ing\b/iu;
/** 'Sad girl in a car looks out': whoever is told of lacks an article before the place. */
const BARE = /^(\p{L}+\s(?:\p{L}+\s)?)(?=(?:in|on|at|with|under|by)\s)/u;
const withArticle = (text: string): string => {
  const who = BARE.exec(text)?.[1]?.trim() ?? '';
  const head = headOf(who).toLowerCase();
  const isBare =
    who !== '' &&
    isBeingNoun(head) &&
    !SEVERAL.test(head) &&
    !/^(?:an?|the|my|our|his|her|their|one|two|three|four|five|some|every|grandma|grandpa|mom|mum|dad)\b/iu.test(
      who,
    );
  return isBare
    ? `${capital(articleFor(who.toLowerCase()))} ${text.charAt(0).toLowerCase()}${text.slice(1)}`
    : text;
};

/** A moment as a sentence, where its words are one but for the form of their verb. */
function asSentence(moment: Moment, before: string): Moment {
  const isSure = isOpen(moment) && !isToldWhole(moment.text) && !BESIDE.test(moment.text);
  if (!isSure || / and \p{L}+ing\b/u.test(moment.text)) return moment;
  const text = withArticle(asClause(moment.text, before));
  return isToldWhole(text) ? { ...moment, text: capital(text) } : moment;
}

/** What an idea tells, in whole sentences. */
export function inWholeMoments(told: Told): Told {
  if (isAbroad(told.typed) || told.isNamed || told.isDrama || told.isShop || told.hasFacts) return told;
  const [only, ...more] = told.moments;
  if (areAtOnce(told)) return told;
  const parted = only && more.length === 0 ? partedIn(only) : told.moments;
  let before = '';
  const moments = parted.map((moment) => {
    const whole = asSentence(moment, before);
    before = `${before} ${whole.text}`;
    return whole;
  });
  return { ...told, moments };
}
