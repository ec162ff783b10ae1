import { Sieve } from '../../lexicon/sifting/sieve.ts';
import type { Rule } from './agreement-rule.ts';

/**
 * How a text gives way to many rules, one after the other; of these only those are tried that can speak of it.
 * @returns the text after all of them; it asks whether what a rule needs besides its text is there
 */
export function byRules(rules: readonly Rule[]): (text: string, isThere: (rule: Rule) => boolean) => string {
  const weaker = new Sieve(rules.map((rule) => rule.weaker));
  /** From one rule on: what a text has become may be told by later rules that it was not told by before. */
  function giveWay(text: string, isThere: (rule: Rule) => boolean, from = 0): string {
    for (const at of weaker.passing(text)) {
      const rule = rules[at];
      if (at < from || !rule || text.search(rule.weaker) < 0 || !isThere(rule)) continue;
      const left = text.replace(rule.weaker, rule.instead);
      if (left !== text) return giveWay(left, isThere, at + 1);
    }
    return text;
  }
  return giveWay;
}
