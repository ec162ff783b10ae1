import { clauseVerb } from './clause-verb.ts';
import { calledAgainAs } from './event.ts';
import { isBeingNoun, verbAt, wordsOf } from './verbs.ts';
import { capital } from './wording.ts';

/* One sentence that tells two things one after the other, as two. */

/* 'Finds a flower growing in a crack' */
const FINDS =
  /^(.+?\s(?:finds?|discovers?|sees?|spots?|notices?|watch(?:es)?|comes? across|meets?|catch(?:es)?|hears?))\s((?:an?|the|his|her|their|one|two|three)\s(?:[\p{L}’'-]+\s){1,3}?)(\p{L}+ing)\s(.+)$/iu;
/* 'Stops before the finish to help a rival' */
const IN_ORDER_TO =
  /^((.+?)\s(?:stops?|runs?|walks?|climbs?|returns?|goes|go|drives?|rides?|swims?|flies|fly|travels?|crawls?|sneaks?|kneels?|bends?|gets? up|comes? back|turns? back|sails?|dives?|jumps?)\s(?!to\s)[^,]{3,60}?)\sto\s(\p{L}+)\s(.+)$/iu;
/* 'Everybody dreams the same except one girl' */
const EXCEPT = /^(.+?),?\sexcept(?:\sfor)?\s((?:one|two|three|an?|the|his|her)\s(?:\p{L}+\s)?\p{L}+)$/iu;
const MODAL = /\b(?:has|have|wants?|tries|try|needs?|must|starts?|begins?|learns?|can)\b/i;

/** The two sentences of one that tells two things; none where that is not sure. */
export function goesOn(sentence: string): readonly [string, string] | undefined {
  const [, all = '', left = ''] = EXCEPT.exec(sentence) ?? [];
  if (left && clauseVerb(wordsOf(all)))
    return [all, `Only ${left} ${/^(?:two|three)/i.test(left) ? 'do' : 'does'} not`];
  const [, finds = '', found = '', deed = '', rest = ''] = FINDS.exec(sentence) ?? [];
  const does = verbAt(wordsOf(deed), 0);
  const isMany = /^(?:two|three)\s|[^su]s\s$/i.test(found);
  if (does)
    return [
      `${finds} ${found.trim()}`,
      capital(`${calledAgainAs(found.trim())} ${isMany ? does.verb.base : does.verb.s} ${rest}`),
    ];
  const [, goes = '', who = '', aim = '', object = ''] = IN_ORDER_TO.exec(sentence) ?? [];
  const acts = verbAt(wordsOf(aim), 0);
  const doer = who.replace(MODAL, '').trim() === who.trim() ? who.trim() : '';
  const isNamed =
    wordsOf(doer).some(({ text }) => isBeingNoun(text)) && !/\s(?:who|that|which)\s/i.test(doer);
  if (acts?.form === 'base' && isNamed) {
    const many = /^(?:two|three|four)\s|[^su]s$|\sand\s/i.test(doer);
    return [goes, capital(`${calledAgainAs(doer)} ${many ? acts.verb.base : acts.verb.s} ${object}`)];
  }
  return undefined;
}
