import { articleFor } from '../../lexicon/inflect.ts';
import { isEnglish } from '../../read/english-words.ts';
import { mainOf } from '../../read/scene.ts';
import { sceneRead } from '../idea/scene-read.ts';
import { isBeingNoun, isNoun, verbAt, wordsOf } from '../idea/verbs.ts';
import { capital, small } from '../wording.ts';

/* How a name of an idea is called: as it is met, as it is called again, alone. */

const LED =
  /^(?:an?|the|my|our|his|her|their|its|your|this|that|these|those|one|some|two|three|four|five|six|seven|eight|nine|ten|both|all|every|each|\d+)\s/iu;
const OPEN = /^(?:an?|one|some)\s/iu;
const SEVERAL = /^(?:two|three|four|five|six|seven|eight|nine|ten|both|all|many|\d+)\s|\sand\s/iu;
const ONE_PLURAL = /(?:ss|us|is|ies|news|series|chess|dress)$/iu;

const WITH_DEED =
  /\s\p{L}+ing\s(?:the|an?|his|her|their|its|in|on|at|for|to|down|up|through|into|with|over|under|across|downhill|away|around|along|past|by)(?:\s.*)?$/iu;
/** A name without what it is doing: 'a snowball rolling downhill'. */
export const withoutDeed = (name: string): string => name.replace(WITH_DEED, '');

/** The noun that a name is built on: 'black ink drop in water' is a drop. */
export const headWord = (name: string): string =>
  name
    .replace(WITH_DEED, '')
    .replace(
      /\s(?:of|with|in|on|at|from|who|that|which|for|made|full|to|near|under|behind|inside)\s.*$/iu,
      '',
    )
    .split(' ')
    .at(-1)
    ?.toLowerCase() ?? '';

/** Whether a name is of several. */
export function isSeveral(name: string): boolean {
  const head = headWord(name);
  return (
    (/\sand\s/iu.test(name) || !/^(?:an?|one)\s/iu.test(name)) &&
    (SEVERAL.test(name) ||
      /^(?:people|children|men|women|mice|geese|twins|kids|police|crew|team)$/u.test(head) ||
      (/s$/u.test(head) && !ONE_PLURAL.test(head)))
  );
}

/** Kin and names that have no article. */
const PROPER =
  /^(?:santa|dad|mum|mom|daddy|mummy|mommy|grandma|grandpa|granny|nana|papa|mama|opa|oma|god|death)$/iu;
const MASS =
  /^(?:driftwood|wood|clay|wool|cardboard|paper|plastic|gold|felt|glass|metal|chalk dust|water|ink|soup|rain|snow|light|coffee|tea|milk|honey|sand|dust|smoke|steam|fire|ice|breakfast|dinner|lunch|chalk|music|bread|dough|sourdough|hair|traffic)$/iu;

const isProper = (name: string): boolean =>
  PROPER.test(name) || (/^\p{Lu}\p{Ll}/u.test(name) && !isEnglish(name.split(' ')[0]?.toLowerCase() ?? ''));

/** 'Paper boat' as it is met: 'a paper boat'. */
export function introduced(name: string): string {
  if (LED.test(name) || isProper(name) || isSeveral(name) || MASS.test(headWord(name))) return small(name);
  return `${articleFor(name)} ${small(name)}`;
}

/** The same called again: 'the paper boat'. */
export function withTheAgain(name: string): string {
  const bare = name.replace(OPEN, '');
  if (/^(?:two|three|four|five|\d+)\s/iu.test(bare)) return `the ${small(bare)}`;
  return LED.test(bare) || isProper(bare) ? small(bare) : `the ${small(bare)}`;
}

/** A name alone, without what leads it and without what is said behind it. */
export const alone = (name: string): string =>
  small(name.replace(LED, '').replace(/\s(?:in|on|at|from|who|that|which|with|under|near)\s.*$/iu, ''));

/** Whether a text names a being, a thing or a place that can be seen, and no deed. */
export function isSeen(name: string): boolean {
  const main = mainOf(sceneRead(name));
  return (
    main?.known === true &&
    main.kind !== 'abstract' &&
    main.kind !== 'event' &&
    (isNoun(headWord(name)) || main.row !== undefined) &&
    name.split(' ').length <= 7
  );
}

/** Whether a name is of somebody. */
export const isSomebody = (name: string): boolean => {
  const head = headWord(name);
  return isBeingNoun(head) || isBeingNoun(head.replace(/s$/u, ''));
};

/** A verb as one does it, or as several do: 'travelling' is 'travels' and 'travel'. */
export function asDone(verb: string, areSeveral: boolean): string {
  const found = verbAt(wordsOf(verb), 0);
  if (!found) return areSeveral ? verb.replace(/s$/u, '') : verb;
  return areSeveral ? found.verb.base : found.verb.s;
}

/** A text as a sentence begins. */
export const sentence = (text: string): string => capital(text.trim());
