import { choice } from '../../compose/seed.ts';
import type { SubjectKind } from '../../kinds.ts';
import { tokensOf } from '../../reading/tokens.ts';
import type { IdeaReading } from '../idea.ts';
import type { Called } from '../idea-names.ts';
import type { Arc } from './arc.ts';
import { CREATURE_ARCS } from './creatures.ts';
import { DOINGS, type Doing, TOLD_BY_NOUN } from './doings.ts';
import { HUMAN_KIND_ARCS } from './human-kinds.ts';
import { ownArc, sameVerbArc } from './own-words.ts';
import { PEOPLE_ARCS } from './people.ts';
import { PLACE_ARCS } from './places.ts';
import { THING_ARCS } from './things.ts';

const ARCS: ReadonlyMap<string, readonly Arc[]> = new Map([
  ...PEOPLE_ARCS,
  ...HUMAN_KIND_ARCS,
  ...CREATURE_ARCS,
  ...THING_ARCS,
  ...PLACE_ARCS,
]);

/** Kinds that are filmed alike. */
export type Group = 'human' | 'animal' | 'small' | 'machine' | 'place' | 'nature' | 'graphic' | 'toy';

const GROUPS: Readonly<Record<Group, readonly SubjectKind[]>> = {
  human: ['person', 'people', 'child', 'baby', 'hands', 'sport', 'event', 'battle'],
  animal: ['pet', 'wild-animal', 'bird', 'insect', 'sea-animal', 'fantasy-being', 'robot'],
  small: ['food', 'drink', 'product', 'jewellery', 'clothing', 'still-life', 'plant'],
  machine: ['vehicle', 'machine'],
  place: ['building', 'interior', 'city'],
  nature: ['mountain', 'coast', 'forest', 'desert', 'field', 'water', 'sky', 'weather', 'space'],
  graphic: ['lettering', 'logo', 'diagram', 'pattern', 'abstract', 'artwork', 'render', 'photo-edit'],
  toy: ['toy'],
};

const GROUP_OF = new Map<SubjectKind, Group>();
for (const group of ['human', 'animal', 'small', 'machine', 'place', 'nature', 'graphic', 'toy'] as const) {
  for (const kind of GROUPS[group]) GROUP_OF.set(kind, group);
}

export const groupOf = (kind: SubjectKind): Group => GROUP_OF.get(kind) ?? 'graphic';

const BY_DOER: Readonly<Record<Group, keyof Doing>> = {
  human: 'human',
  animal: 'animal',
  toy: 'thing',
  small: 'thing',
  machine: 'thing',
  place: 'thing',
  nature: 'thing',
  graphic: 'thing',
};

const FOR_TWO: ReadonlySet<string> = new Set(['talk', 'embrace', 'goodbye', 'fight']);
/** What one does where the words name no other. */
const ALONE: Readonly<Record<string, string>> = { talk: 'speak', fight: 'sport' };

/** What an idea does, in the order of its words. */
function doneBy(idea: IdeaReading): string | undefined {
  const doer = BY_DOER[groupOf(idea.kind)];
  const found = DOINGS.all(tokensOf(idea.scene)).map(({ value }) => value[doer]);
  const named = found.find((name) => name !== '-');
  if (idea.kind === 'child' && (named === 'make' || named === 'craft')) return 'child-play';
  if (idea.facts.count === 'one' && idea.kind !== 'people' && named !== undefined && FOR_TWO.has(named))
    return ALONE[named];
  if (idea.kind === 'baby' && named === 'rest') return 'baby';
  if (idea.kind === 'baby' && named === 'laugh') return 'baby-laugh';
  return named;
}

const KINDS_TOLD_BY_NOUN: ReadonlySet<Group> = new Set(['place', 'nature', 'small', 'machine', 'graphic']);

/** Told alike whatever the rest of the idea is about. */
const OF_ANY_KIND: ReadonlySet<string> = new Set(['boxer', 'kick', 'skydive', 'volcano', 'reef', 'spell']);
const VEHICLES: ReadonlySet<string> = new Set(['train', 'boat', 'aircraft', 'bicycle']);

function toldByNoun(idea: IdeaReading): string | undefined {
  const group = groupOf(idea.kind);
  const name = TOLD_BY_NOUN.all(tokensOf(idea.scene))[0]?.value;
  if (name !== undefined && OF_ANY_KIND.has(name)) return name;
  return name && KINDS_TOLD_BY_NOUN.has(group) && (!VEHICLES.has(name) || group === 'machine')
    ? name
    : undefined;
}

function byKind(idea: IdeaReading): string {
  if (!idea.reading.known && idea.kind === 'product') return 'any';
  const { weather } = idea.facts;
  if (idea.kind === 'weather' && (weather === 'rain' || weather === 'snow' || weather === 'fog'))
    return weather;
  if (idea.kind === 'lettering' && /^[\d\s.,:]+$/.test(idea.subject)) return 'number';
  if (idea.kind === 'vehicle' && (idea.isPlaced || /\b(?:chase|driv\w+|through|along)\b/i.test(idea.scene)))
    return 'vehicle-run';
  return idea.kind;
}

/** The arc in which an idea is told. Another seed may choose another arc of the same doing. */
export function arcFor(idea: IdeaReading, seed: number): Arc {
  if (idea.clause) {
    const same = sameVerbArc(idea, idea.clause);
    return ownArc(idea, idea.clause, seed, same === undefined ? [] : (ARCS.get(same) ?? []));
  }
  const arcs = [toldByNoun(idea), doneBy(idea), byKind(idea), 'any']
    .map((name) => ARCS.get(name ?? ''))
    .find((found) => found !== undefined);
  const arc = arcs?.[choice(seed, 3) % arcs.length];
  if (!arc) throw new RangeError('The arc table has no entry for anything.');
  return arc;
}

/** What a doing is done to, as its arc names it. */
export function objectOf(idea: IdeaReading): Called {
  if (idea.object) return idea.object;
  const doer = BY_DOER[groupOf(idea.kind)];
  return doer === 'thing' ? idea : { it: 'the work', isPlural: false };
}

/** The first arc of a name. */
export function arcNamed(name: string): Arc {
  const arc = ARCS.get(name)?.[0];
  if (!arc) throw new RangeError(`No arc is called ${name}.`);
  return arc;
}
