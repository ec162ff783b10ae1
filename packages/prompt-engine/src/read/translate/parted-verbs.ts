import { partedKey } from '../../lexicon/conjugation/separable.ts';
import type { Gloss, Glossary } from './glossary.ts';

/** Verbs of a clause with the prefixes that stand apart from them: 'hängt die Wäsche auf', 'steekt het veld over'. */
export interface PartedVerbs {
  /** What the verb at a place is together with its prefix. */
  readonly verbs: ReadonlyMap<number, Gloss>;
  /** Where those prefixes stand. */
  readonly prefixes: ReadonlySet<number>;
}

const NONE: PartedVerbs = { verbs: new Map(), prefixes: new Set() };

/** Whether a clause may go on after a prefix: it ends here, is joined by 'and', or says where. */
const mayEnd = (keys: readonly string[], at: number, { words }: Glossary): boolean =>
  keys[at + 1] === undefined || words.get(keys[at + 1] ?? '').some(({ role }) => role === 'preposition');

/** The parted verbs of a clause; only German and Dutch have them. */
export function partedVerbs(keys: readonly string[], glossary: Glossary): PartedVerbs {
  if (glossary.name !== 'german' && glossary.name !== 'dutch') return NONE;
  const verbs = new Map<number, Gloss>();
  const prefixes = new Set<number>();
  for (const [at, prefix] of keys.entries()) {
    if (at === 0 || prefix.length > 8 || !mayEnd(keys, at, glossary)) continue;
    for (let back = at - 1; back >= 0; back--) {
      const gloss = glossary.words.get(partedKey(prefix, keys[back] ?? ''))[0];
      if (!gloss) continue;
      verbs.set(back, gloss);
      prefixes.add(at);
      break;
    }
  }
  return { verbs, prefixes };
}
