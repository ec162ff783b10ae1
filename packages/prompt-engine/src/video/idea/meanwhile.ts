import { capital } from '../wording.ts';
import { clauseVerb } from './clause-verb.ts';
import { setOf, wordsOf } from './verbs.ts';

/*
 * What goes on while a deed is done is no shot that comes after it: a state stands in the same picture ('with the power
 * out'), and what others do all along is there before the deed, which ends the film.
 */

const WHILE =
  /^(.{6,}?),?\s(?:while|whilst)\s((?:(?:an?|the|his|her|their|its|my|our|all|every|both|two|three)\s|(?:everyone|everybody|people|nobody|grandma|grandpa|mum|mom|dad|children|kids)\b)[^,.;]{3,80})$/iu;
/** What is done all along, and no turn. */
const ALL_ALONG = setOf(
  'sing say chop cook iron mow knit type drive shower shop fish sweep sleep nap doze snore pray talk chat argue work read wait sit stand rest dream meditate queue sunbathe study',
);
/** Words that point back to who was named before. */
const POINTS_BACK = /\b(?:his|her|its|their|him|he|she|it|they|them)\b/i;

/** A sentence as it is told where something goes on beside its deed. */
export function withMeanwhile(sentence: string): readonly string[] {
  const text = sentence.replace(/[.!…]+$/u, '');
  const [, deed = '', beside = ''] = WHILE.exec(text) ?? [];
  const words = wordsOf(beside);
  const verb = deed === '' ? undefined : clauseVerb(words);
  const [from, own] = [words[verb?.from ?? -1], clauseVerb(wordsOf(deed))];
  if (!verb || !from || !own || /["“”]/.test(text)) return [sentence];
  if (/^(?:is|are|lies|stays)$/.test(from.text))
    return [`${deed} with ${beside.slice(0, from.start)}${beside.slice(from.end).trim()}`];
  if (!ALL_ALONG.has(verb.verb.base.split(' ')[0] ?? '')) return [sentence];
  return POINTS_BACK.test(beside) ? [`${deed} as ${beside}`] : [capital(beside), capital(deed)];
}
