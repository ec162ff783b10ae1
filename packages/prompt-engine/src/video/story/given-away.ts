import { calledAgain } from '../genre/called-again.ts';
import type { Event } from '../idea/event.ts';
import { isBeingNoun } from '../idea/verbs.ts';
import { headOf } from '../wording.ts';
import { viewsOfDeed } from './views.ts';

/* What is given away, thrown or eaten is in nobody's hands after it. */

const AWAY =
  /^(?:give|hand|pass|throw|toss|drop|release|sell|send|post|mail|lose|eat|drink|swallow|burn|donate|lend|return|launch|bury|hurl|feed|offer|break|smash|spill)\b/;
/** Who ends in the water lies on no ground. */
export const INTO_WATER =
  /\binto (?:an?\s|the\s)?(?:\p{L}+\s)?(?:water|sea|ocean|lake|river|pool|pond|fountain|harbou?r|waves|canal)\b/iu;

const RECEIVER =
  /\sto\s((?:an?|the|his|her|their|my|our)\s(?:[\p{L}’'-]+\s){0,3}?[\p{L}’'-]+?)(?=$|\s(?:in|on|at|by|under|outside|near|who|and|for|with|without|whose|after|before|as|it|he|she|they|that)\s|,)/iu;

/** Somebody who gets what is given; empty where nobody is named. */
export function receiverNamed(doing: string): string {
  const who = calledAgain(RECEIVER.exec(doing)?.[1] ?? '');
  return who !== '' && isBeingNoun(headOf(who)) ? who : '';
}

/** Whether a thing is gone once a deed is done. */
export const isGone = ({ base }: Event): boolean => AWAY.test(base);

/** Whoever has got it, from near; none where nobody is named. */
export function receiverOf({ text, isPlural }: Event): readonly Event[] {
  const who = calledAgain(RECEIVER.exec(text)?.[1] ?? '');
  if (who === '') return [];
  const { near } = viewsOfDeed({
    text: `${who} looks on`,
    doer: who,
    doing: 'looks on',
    base: 'look',
    isPlural,
  });
  return near.filter(({ text: seen }) => /[’']s? (?:faces?|heads?)\b/u.test(seen)).slice(0, 1);
}

const TOWARDS =
  /^(?:\p{L}+ly\s)?(?:asks?|thanks?|recognis\p{L}+|recogniz\p{L}+|surprises?|invites?|comforts?|begs?|greets?|confronts?|forgives?|warns?|challenges?|interviews?|scolds?|teases?|imitates?|copies|proposes? to|apologi[sz]es? to|smiles? at|waves? (?:at|to)|bows? to|winks? at|calls? (?:out )?to|shouts? at)\s((?:an?|the|his|her|their|my|our)\s(?:[\p{L}’'-]+\s){0,3}?[\p{L}’'-]+?)(?=$|,|\s(?:to|for|in|on|at|by|with|of|from|about|whether|if|who|that|after|before|as|how|why)\b)/iu;

/** To whom a deed is addressed, as they are called again; empty where nobody is. */
export function addressedIn(doing: string): string {
  const typed = TOWARDS.exec(doing)?.[1] ?? '';
  if (typed === '' || !isBeingNoun(headOf(typed))) return '';
  return /^(?:his|her|their|my|our|the)\s/i.test(typed) ? typed : `the ${typed.replace(/^an?\s/i, '')}`;
}
