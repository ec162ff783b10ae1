import { singularsOf } from '../../lexicon/inflect.ts';
import { choicesOf, listOf, rowsOf, textOf } from '../../lexicon/row.ts';
import { isBeing, type Member, type Scene } from '../../read/scene.ts';
import { theOf } from '../../shot/refer.ts';
import type { Event } from '../event.ts';
import { isBeingNoun, wordsOf } from '../verbs.ts';
import { headOf } from '../wording.ts';
import { DEEDS_BY_HAND } from './deeds-by-hand.ts';
import { DEEDS_OF_BODIES } from './deeds-of-bodies.ts';
import { DEEDS_OF_THINGS } from './deeds-of-things.ts';
import { DEEDS_TOGETHER } from './deeds-together.ts';
import { fillFirst, type Slots, slotsOf } from './fill.ts';

/** Who can do the deed of a row. */
type Doer = 'person' | 'animal' | 'thing';

/** How a deed is told beside its own words. */
export interface DeedStory {
  /** What is seen from near while it is done. */
  readonly near: string;
  /** How it comes to its end. */
  readonly end: string;
  /** What those who do it say. */
  readonly lines: readonly string[];
}

interface DeedRow {
  /** The verb in its base form with what belongs to it: 'come home'. */
  readonly verb: readonly string[];
  readonly doer: Doer;
  /** One of these words follows the verb; none where the row is for all. */
  readonly among: ReadonlySet<string>;
  readonly near: readonly string[];
  readonly end: readonly string[];
  readonly lines: readonly string[];
}

function rowsFrom(table: string, doer: Doer): DeedRow[] {
  return rowsOf(table, 4).flatMap(([head = '', near, end, lines]) => {
    const [names, among] = head.split(/:\s*/);
    return listOf(names).map((name) => ({
      verb: name.replace(' @animal', '').split(' '),
      doer: name.endsWith(' @animal') ? 'animal' : doer,
      among: new Set(listOf(among)),
      near: choicesOf(near),
      end: choicesOf(end),
      lines: choicesOf(lines).map((line) => textOf(line).replaceAll(/[“”]/g, '')),
    }));
  });
}

const ROWS: ReadonlyMap<string, readonly DeedRow[]> = byVerb([
  ...rowsFrom(DEEDS_BY_HAND, 'person'),
  ...rowsFrom(DEEDS_OF_BODIES, 'person'),
  ...rowsFrom(DEEDS_TOGETHER, 'person'),
  ...rowsFrom(DEEDS_OF_THINGS, 'thing'),
]);

/** Rows by the first word of their verb. */
function byVerb(rows: readonly DeedRow[]): ReadonlyMap<string, readonly DeedRow[]> {
  const found = new Map<string, DeedRow[]>();
  for (const row of rows) {
    const [first = ''] = row.verb;
    found.set(first, [...(found.get(first) ?? []), row]);
  }
  return found;
}

const ANIMALS: ReadonlySet<string> = new Set([
  'pet',
  'wild-animal',
  'farm-animal',
  'bird',
  'insect',
  'sea-animal',
  'reptile',
]);
const KIN =
  /\b(?:mum|mom|mummy|mommy|dad|daddy|mother|father|grand\p{L}+|granny|gran|nan|sister|brother|son|daughter|wife|husband|aunt|uncle|friends?|girlfriend|boyfriend|kids?|children|baby|people|everyone|everybody|somebody|someone)\b/iu;

/** Who does a deed: a person, an animal, a thing; undefined where that is not certain. */
export function doerOf(doer: string, agent: Member | undefined): Doer | undefined {
  if (agent && ANIMALS.has(agent.role ? 'person' : agent.kind)) return 'animal';
  if (agent && (isBeing(agent.kind) || agent.kind === 'hands')) return 'person';
  if (/^(?:something|it)\b/i.test(doer)) return 'thing';
  if (/^(?:i|he|she|they|we|you)$/i.test(doer) || KIN.test(doer) || isBeingNoun(headOf(doer)))
    return 'person';
  if (agent?.proper && agent.row === undefined) return 'person';
  return agent?.known ? 'thing' : undefined;
}

const bareWord = (word: string): readonly string[] => [word, ...singularsOf(word)];

/** How well a row fits; 0 where it does not. */
function fitOf(row: DeedRow, base: string, after: readonly string[], doer: Doer): number {
  if (row.doer !== doer && !(row.doer === 'person' && doer === 'animal' && row.among.size > 0)) return 0;
  const [, ...rest] = row.verb;
  const own = [base, ...after];
  if (!rest.every((word, i) => own[i + 1] === word)) return 0;
  const named = after.some((word) => bareWord(word).some((one) => row.among.has(one)));
  if (row.among.size > 0 && !named) return 0;
  return row.verb.length * 2 + (named ? 3 : 1) + (row.doer === doer ? 1 : 0);
}

/** The base form and the words after it: of 'is scared of it' those after 'is'. */
function partsOf({ base, doing }: Event): readonly [base: string, after: readonly string[]] {
  const [first = '', ...more] = base.split(' ');
  const words = wordsOf(doing).map(({ text }) => text);
  if (/^(?:is|are|was|were|be)$/.test(first)) return [words[1] ?? '', words.slice(2)];
  const after = words.slice(1).length >= more.length ? words.slice(1) : more;
  // Whoever learns to make tea makes it.
  const led = LEADS.has(first) ? after.indexOf('to') : -1;
  return led >= 0 && led < 3 ? [after[led + 1] ?? '', after.slice(led + 2)] : [first, after];
}

/** Verbs whose own deed stands behind their 'to'. */
const LEADS: ReadonlySet<string> = new Set([
  'learn',
  'try',
  'start',
  'begin',
  'manage',
  'get',
  'come',
  'go',
  'help',
  'teach',
  'prepare',
  'continue',
  'love',
  'like',
]);

const NEGATED =
  /\b(?:not|never|no longer|nobody|without|almost|nearly|instead|refuses?|wants? to|fails? to|dreams? of|imagines?)\b|n[’']t\b/i;

/**
 * How a deed goes on and ends, where a row knows it with this doer; undefined where none does.
 * @param scene the reading of the event's own text
 */
export function deedStory(event: Event, scene: Scene): DeedStory | undefined {
  const { doer, doing, isPlural } = event;
  const deed = scene.doings[0];
  const agent = scene.cast[deed?.agents[0] ?? -1] ?? scene.cast.find(({ part }) => part === 'main');
  const who = doerOf(doer, agent);
  if (doing === '' || who === undefined || NEGATED.test(doing)) return undefined;
  const [base, after] = partsOf(event);
  const [best] = (ROWS.get(base) ?? [])
    .map((row) => ({ row, fit: fitOf(row, base, after, who) }))
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit);
  if (!best) return undefined;
  const object = scene.cast[deed?.object ?? -1];
  const slots: Slots = {
    the: doer || (agent ? theOf(agent) : ''),
    isPlural:
      isPlural || /^they|we$/i.test(doer) || (deed?.agents.length ?? 0) > 1 || (agent?.plural ?? false),
    ...(object?.known && !object.placeRow && { o: theOf(object), isOPlural: object.plural }),
    ...slotsOf(agent, scene),
  };
  const { near, end, lines } = best.row;
  return { near: fillFirst(near, slots), end: fillFirst(end, slots), lines };
}
