import { singularsOf } from '../../lexicon/inflect.ts';
import { choicesOf, listOf, rowsOf, textOf } from '../../lexicon/row.ts';
import { isBeing, type Member, type Scene } from '../../read/scene.ts';
import { COUPLE } from '../../shot/counts.ts';
import { theOf } from '../../shot/refer.ts';
import type { Event } from '../event.ts';
import { DETERMINERS, isBeingNoun, isNoun, sensesAt, verbAt, wordsOf } from '../verbs.ts';
import { headOf } from '../wording.ts';
import { ANIMALS, hasBodyFor, kindOfBody } from './bodies.ts';
import { DEEDS_BY_HAND } from './deeds-by-hand.ts';
import { DEEDS_OF_ATTENTION } from './deeds-of-attention.ts';
import { DEEDS_OF_BODIES } from './deeds-of-bodies.ts';
import { DEEDS_OF_CONTEST } from './deeds-of-contest.ts';
import { DEEDS_OF_EVERY_DAY } from './deeds-of-every-day.ts';
import { DEEDS_OF_THINGS } from './deeds-of-things.ts';
import { DEEDS_OF_TURNS } from './deeds-of-turns.ts';
import { DEEDS_TOGETHER } from './deeds-together.ts';
import { fillFirst, type Slots, slotsOf } from './fill.ts';

type Doer = 'person' | 'animal' | 'thing';

/** How a deed is told beside its own words. */
export interface DeedStory {
  /** What is seen from near while it is done. */
  readonly near: string;
  /** How it comes to its end. */
  readonly end: string;
  /** What those who do it say. */
  readonly lines: readonly string[];
  /** Whether its row is of this very deed, by more than its verb. */
  readonly isSure?: boolean;
}

interface DeedRow {
  /** The verb in its base form with what belongs to it: 'come home'. */
  readonly verb: readonly string[];
  /** Who can do it; 'all' where the words are a turn of phrase. */
  readonly doer: Doer | 'all';
  /** Whether it is done with hands or with words, as an animal of a tale does it too. */
  readonly isHuman: boolean;
  /** One of these words follows the verb; none where the row is for all. */
  readonly among: ReadonlySet<string>;
  readonly near: readonly string[];
  readonly end: readonly string[];
  readonly lines: readonly string[];
}

function rowsFrom(table: string, doer: DeedRow['doer'], isHuman = false): DeedRow[] {
  return rowsOf(table, 4).flatMap(([head = '', near, end, lines]) => {
    const [names, among] = head.split(/:\s*/);
    return listOf(names).map((name) => ({
      verb: name.replace(' @animal', '').split(' '),
      doer: name.endsWith(' @animal') ? 'animal' : doer,
      isHuman,
      among: new Set(listOf(among)),
      near: choicesOf(near),
      end: choicesOf(end),
      lines: choicesOf(lines).map((line) => textOf(line).replaceAll(/[“”]/g, '')),
    }));
  });
}

const ROWS: ReadonlyMap<string, readonly DeedRow[]> = byVerb([
  ...rowsFrom(DEEDS_OF_TURNS, 'all'),
  ...rowsFrom(DEEDS_OF_CONTEST, 'person', true),
  ...rowsFrom(DEEDS_OF_ATTENTION, 'person', true),
  ...rowsFrom(DEEDS_BY_HAND, 'person', true),
  ...rowsFrom(DEEDS_OF_BODIES, 'person'),
  ...rowsFrom(DEEDS_TOGETHER, 'person', true),
  ...rowsFrom(DEEDS_OF_EVERY_DAY, 'person', true),
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

const KIN =
  /\b(?:mum|mom|mummy|mommy|dad|daddy|mother|father|grand\p{L}+|granny|gran|nan|sister|brother|son|daughter|wife|husband|aunt|uncle|friends?|girlfriend|boyfriend|kids?|children|baby|people|everyone|everybody|somebody|someone)\b/iu;

/** Young animals are called by words that the lexicon has for no kind. */
const YOUNG = /^(?:pup|cub|foal|calf|lamb|chick|duckling|fawn|piglet|hatchling|joey|gosling|kit|tadpole)s?$/i;

const isAnimalNoun = (word: string): boolean =>
  YOUNG.test(word) ||
  sensesAt(word.toLowerCase()).some((sense) => sense.is === 'noun' && ANIMALS.has(sense.row.kind));

/** 'Grandpa's old radio' is no grandpa; and eyes that follow are no animal. */
const OWNED =
  /^[^’']+['’]s\s(?!(?:(?:\p{L}+\s)*hands|mum|mom|dad|mother|father|brother|sister|son|daughter|friend|wife|husband)\b)(.+)$/iu;
const OF_BODY = /(?:^|\s)(?:eyes?|voice|shadow|reflection|face|hair|smile|heart)$/i;

/** Who does a deed: a person, an animal, a thing; undefined where that is not certain. */
function doerOf(doer: string, agent: Member | undefined): Doer | undefined {
  const [, owned] = OWNED.exec(doer) ?? [];
  if (owned) return OF_BODY.test(owned) ? 'thing' : doerOf(`the ${owned}`, undefined);
  if (agent && doer.length > 4 && !doer.toLowerCase().includes(agent.name.toLowerCase()))
    return doerOf(doer, undefined);
  if (agent && ANIMALS.has(agent.role ? 'person' : agent.kind)) return 'animal';
  if (agent && (isBeing(agent.kind) || agent.kind === 'hands')) return 'person';
  if (/^(?:something|it)\b/i.test(doer)) return 'thing';
  if (isAnimalNoun(headOf(doer))) return 'animal';
  if (/^(?:i|he|she|they|we|you)$/i.test(doer) || KIN.test(doer) || isBeingNoun(headOf(doer)))
    return 'person';
  if (agent?.proper && agent.row === undefined) return 'person';
  return agent?.known || /^the\s\p{Ll}/u.test(doer) ? 'thing' : undefined;
}

const bareWord = (word: string): readonly string[] => [word, ...singularsOf(word)];

/** A deed as rows are asked for it. */
interface Asked {
  readonly base: string;
  /** The words behind the verb; '#food' and the like for the kind of what it is done to, '#two' where two do it. */
  readonly after: readonly string[];
  readonly doer: Doer;
}

/** A subway car is none that one drives. */
const OF_RAILS = /^(?:subway|train|railway|tram|cable|dining|sleeping|metro)$/;

/** How well a row fits; 0 where it does not. */
function fitOf(row: DeedRow, { base, after, doer }: Asked): number {
  // Who tries to bake tastes nothing yet.
  if (base === 'try' && after[0] === 'to' && row.among.size > 0) return 0;
  const isOwn = row.doer === doer || row.doer === 'all';
  if (!isOwn && !(doer === 'animal' && row.isHuman && row.among.size > 0)) return 0;
  const [, ...rest] = row.verb;
  if (!rest.every((word, i) => after[i] === word)) return 0;
  const at = after.findIndex(
    // 'Misses her flight' is about the flight.
    (word, i) =>
      bareWord(word).some((one) => row.among.has(one)) &&
      !(/^(?:her|his|it)$/.test(word) && isNoun(after[i + 1] ?? '')) &&
      !(word === 'car' && OF_RAILS.test(after[i - 1] ?? '')),
  );
  if (row.among.size > 0 && at < 0 && base !== '') return 0;
  // What stands nearest to the verb is what it is done to.
  const named = at < 0 ? 1 : 3 - Math.min(at, 20) / 40;
  return row.verb.length * 2 + named + (isOwn ? 1 : 0);
}

const TO_BE = /^(?:is|are|was|were|be|being|gets?|getting)$/;

/** What somebody gets in turns of phrase: lost, married. */
const GETS: ReadonlySet<string> = new Set(
  (ROWS.get('get') ?? []).flatMap(({ doer, among }) => (doer === 'all' ? [...among] : [])),
);

/** The base form and the words after it: of 'is scared of it' those after 'is', of 'being poured' pour. */
function partsOf({
  base,
  doing,
}: Event): readonly [base: string, after: readonly string[], isPassive: boolean] {
  const [first = '', ...more] = base.split(' ');
  const words = wordsOf(doing);
  const own = words.map(({ text }) => text);
  const isGot = /^get/.test(own[0] ?? '') && (DETERMINERS.has(own[1] ?? '') || GETS.has(own[1] ?? ''));
  if (TO_BE.test(own[0] ?? '') && !isGot) {
    const at = own.findIndex((word) => !TO_BE.test(word));
    const done = at > 0 ? verbAt(words, at) : undefined;
    const isPassive = done?.form === 'past' && !/^(?:scare|frighten|terrify)/.test(done.verb.base);
    // 'Is moving to Canada' is a deed under way.
    const isDone = isPassive || done?.form === 'ing';
    return [isDone ? (done.verb.base.split(' ')[0] ?? '') : (own[at] ?? ''), own.slice(at + 1), isPassive];
  }
  return [first, own.length > more.length ? own.slice(1) : more, false];
}

/** Verbs whose own deed stands behind their 'to': whoever learns to make tea makes it. */
const LEADS: ReadonlySet<string> = new Set(
  'learn try start begin manage get come go help teach prepare continue love like show keep stop'.split(' '),
);

/** The same deed without the verb that leads to it. */
function ledBy({ base, after, doer }: Asked): Asked | undefined {
  if (!LEADS.has(base)) return undefined;
  const [first = ''] = after;
  const ing = first.endsWith('ing') ? verbAt(wordsOf(first), 0)?.verb.base : undefined;
  if (ing) return { base: ing, after: after.slice(1), doer };
  const at = after.indexOf('to');
  const next = after[at + 1];
  return at >= 0 && at < 3 && next ? { base: next, after: after.slice(at + 2), doer } : undefined;
}

const LEARNT = /^(?:learn|teach|help)$/;

/** The row of a deed, or of the one that it leads to; who is taught to ride learns it. */
function rowOfDeed(asked: Asked): DeedRow | undefined {
  const own = bestRow(asked);
  // Who is taught to ride is told by whoever teaches it, where a row knows that.
  if (own && own.among.size > 0) return own;
  const learnt = LEARNT.test(asked.base) ? bestRow({ ...asked, base: 'learn' }) : undefined;
  const led = ledBy(asked);
  const known = led && bestRow(led);
  return known && known.among.size > 0 && learnt?.among.size === 0 ? known : (learnt ?? known ?? own);
}

function bestRow(asked: Asked): DeedRow | undefined {
  return (ROWS.get(asked.base) ?? [])
    .map((row) => ({ row, fit: fitOf(row, asked) }))
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit)[0]?.row;
}

const isTwo = ({ name, plural, count }: Member): boolean => COUPLE.test(name) || (plural && count === 2);

const NEGATED =
  /\b(?:not|never|no longer|without|almost|nearly|instead|refuses?|wants? to|fails? to|dreams? of|imagines?)\b|n[’']t\b/i;

/** Deeds that are told by what is not done. */
const REFUSED = /^(?:wait|refuse|give up|give|say|arrive|come|answer|ring|want)\b/;

const NEVER = /\bnever\b/i;

/** Deeds that are told by who does them: whoever plays is a violinist, and what stops has a driver. */
const BY_DOER = /^(?:play|stop|halt|brake|battle|wrestle)\b/;

/** Of whom a deed is said not to be done. */
const NOBODY = /^(?:the )?(?:neither|nobody|no one|none|no)\b/i;

/** Whether those who act are several, as far as the reading of the cast is of them: she is one, whatever she finds. */
const isOfSeveral = (doer: string, agent: Member | undefined): boolean =>
  agent?.plural === true && (doer === '' || doer.toLowerCase().includes(agent.name.toLowerCase()));

/** Whoever does a deed without a name of theirs: what is only called 'it' stays it, whatever else is named. */
const calledIn = ({ text }: Event, agent: Member | undefined): string =>
  /^it\b/i.test(text) ? 'it' : agent ? theOf(agent) : '';

/** Whether there is nothing to tell: nobody does it, or it is said not to happen. */
function isUntold({ doer, doing, text }: Event, base: string): boolean {
  return (
    doing === '' ||
    NOBODY.test(doer) ||
    (!REFUSED.test(base) &&
      (NEGATED.test(doing.replace(/\s(?:who|that|which)\s.*$/i, '')) ||
        (NEVER.test(text) && !NEVER.test(doing))))
  );
}

/**
 * How a deed goes on and ends, where a row knows it with this doer; undefined where none does.
 * @param scene the reading of the event's own text
 * @param isByUs whether whoever films does it
 */
export function deedStory(event: Event, scene: Scene, isByUs = false): DeedStory | undefined {
  const { doer, doing, isPlural } = event;
  const deed = scene.doings[0];
  const agent = scene.cast[deed?.agents[0] ?? -1] ?? scene.cast.find(({ part }) => part === 'main');
  const [base, after, isPassive] = partsOf(event);
  const who = isPassive || isByUs ? 'person' : doerOf(doer, agent);
  if (who === undefined || isUntold(event, base)) return undefined;
  const done = isPassive ? agent : scene.cast[deed?.object ?? -1];
  const isNamed = isPassive || who === 'thing' || BY_DOER.test(base);
  const marks = [
    ...(isByUs ? scene.cast : done ? [done] : []).map(({ kind }) => `#${kind}`),
    agent && isTwo(agent) ? '#two' : '',
  ].filter(Boolean);
  const asked: Asked = {
    base,
    after: [
      ...(NEVER.test(doing) ? ['never'] : []),
      ...after,
      ...(isNamed ? wordsOf(doer).map(({ text }) => text) : []),
      ...marks,
    ],
    doer: who,
  };
  const row = rowOfDeed(asked);
  if (!row) return undefined;
  const object = scene.cast[deed?.object ?? -1];
  const isBoth = (deed?.agents.length ?? 0) > 1;
  const slots: Slots = {
    the: isPassive ? '' : isBoth && !/ and |s$/.test(doer) ? 'both of them' : doer || calledIn(event, agent),
    isPlural:
      isPlural ||
      /^(?:they|we)$/i.test(doer) ||
      isBoth ||
      (isOfSeveral(doer, agent) && calledIn(event, agent) !== 'it'),
    ...(object?.known && !object.placeRow && { o: theOf(object), isOPlural: object.plural }),
    ...slotsOf(agent, scene),
  };
  const kind = who === 'animal' ? kindOfBody(doer, agent) : undefined;
  const fitting = (images: readonly string[]): readonly string[] =>
    images.filter((image) => hasBodyFor(image, kind, headOf(doer), row.isHuman));
  return {
    near: fillFirst(fitting(row.near), slots),
    end: fillFirst(fitting(row.end), slots),
    lines: row.lines,
    isSure: /^it\b/i.test(event.text) || who === 'thing' || row.among.size > 0 || row.verb.length > 1,
  };
}
