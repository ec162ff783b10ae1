import { choice, seedOf } from '../compose/seed.ts';
import { contradicts, meets } from '../facts.ts';
import type { Approach } from './approach.ts';
import { PLAIN_APPROACHES } from './approaches-a.ts';
import { TOLD_APPROACHES } from './approaches-b.ts';
import { SHOWN_APPROACHES } from './approaches-c.ts';
import { groupOf } from './beats/choose-arc.ts';
import type { IdeaReading } from './idea.ts';

/** Every way in which an idea may be filmed. */
export const APPROACHES: readonly Approach[] = [...PLAIN_APPROACHES, ...TOLD_APPROACHES, ...SHOWN_APPROACHES];

/** Approaches whose look is that of a camera among real things; nothing for a drawing. */
const LIVE_ONLY: ReadonlySet<string> = new Set([
  'portrait',
  'wildlife',
  'newsreel',
  'street',
  'broadcast',
  'vertical',
  'diary',
  'naturalist',
  'place-film',
  'appetite',
  'satisfying',
]);

const YOUNG: ReadonlySet<string> = new Set(['child', 'baby', 'pet', 'toy']);

const callsFor = (words: RegExp | undefined, { scene, subject }: IdeaReading): boolean =>
  words !== undefined && (words.test(scene) || words.test(subject));

function isBarred({ id, bars, only, words }: Approach, idea: IdeaReading): boolean {
  if (idea.isDrawn && LIVE_ONLY.has(id)) return true;
  if (id === 'chamber' && idea.speech === 'spoken') return true;
  if (id === 'suspense' && YOUNG.has(idea.kind)) return true;
  if (only && !only.includes(idea.kind) && !callsFor(words, idea)) return true;
  if (!bars) return false;
  const { mood, ...facts } = bars;
  const said = Object.entries(facts).some(([key, value]) =>
    Object.entries(idea.facts).some(([known, said]) => known === key && said === value),
  );
  return said || (idea.named.mood !== undefined && mood?.includes(idea.named.mood) === true);
}

function fitness(approach: Approach, idea: IdeaReading, seed: number): number {
  const { words, moods, likes, only } = approach;
  let sum = (choice(seed, APPROACHES.indexOf(approach) + 50) % 1000) / 500;
  if (callsFor(words, idea)) sum += 3;
  if (only?.includes(idea.kind)) sum += 1.5;
  if (idea.named.mood && moods?.includes(idea.named.mood)) sum += 3;
  if (likes && meets(idea.facts, likes)) sum += 1;
  if (likes && contradicts(idea.facts, likes)) sum -= 1;
  if (idea.isVertical && approach.id === 'vertical') sum += 6;
  return sum;
}

/** The two approaches that fit an idea best and are least alike. */
export function approachesFor(idea: IdeaReading): readonly [Approach, Approach] {
  const seed = seedOf(idea.subject);
  const group = groupOf(idea.kind);
  const allowed = APPROACHES.filter((approach) => !isBarred(approach, idea));
  const fitting = allowed.filter(({ suits }) => suits.includes(group));
  const byFit = (list: readonly Approach[], more: (approach: Approach) => number): Approach | undefined =>
    list.toSorted((a, b) => fitness(b, idea, seed) + more(b) - fitness(a, idea, seed) - more(a))[0];
  const first = byFit(fitting, () => 0) ?? byFit(allowed, () => 0);
  if (!first) throw new RangeError('No approach is left.');
  const unlike = ({ pace, temper }: Approach): number =>
    (pace === first.pace ? 0 : 1) + (temper === first.temper ? 0 : 1);
  const others = (list: readonly Approach[]): readonly Approach[] =>
    list.filter(({ family }) => family !== first.family);
  const second = byFit(others(fitting), unlike) ?? byFit(others(allowed), unlike);
  if (!second) throw new RangeError('No second approach is left.');
  return [first, second];
}
