import { readScene } from '../../read/read-scene.ts';
import type { Event } from '../event.ts';
import { isBeingNoun, isNoun, verbAt, wordsOf } from '../verbs.ts';
import { capital, headOf, small } from '../wording.ts';
import { objectIn } from './beside.ts';

/* A shot stands alone: 'it comes back' is the lantern, and 'he smiles' is the one who was shouted at. */

const PRONOUN = /^(he|she|it)(?=\s|[’'])/iu;
/** 'It is night', 'it starts to rain': nothing is meant. */
const NOBODY =
  /^it(?:['’]s|\sis|\swas|\sgets|\sbecomes|\sgrows)\s(?:[\p{L}]+\s){0,2}?(?:night|day|dawn|dusk|morning|evening|noon|midnight|dark|late|early|cold|hot|quiet|raining|snowing|storming|pouring|windy|foggy|time|over|christmas|winter|summer|spring|autumn)\b|^it\s(?:rains|snows|pours|thunders|(?:starts?|begins?|stops?)\s(?:to\s)?(?:rain|snow|pour|get|hail))/iu;
const WOMAN =
  /(?:^|\s)(?:girl|woman|lady|mother|mum|mom|grandma|granny|grandmother|sister|daughter|wife|bride|queen|princess|witch|aunt|nun|actress|waitress|ballerina|girlfriend|businesswoman|her)$/iu;
const MAN =
  /(?:^|\s)(?:boy|man|lad|guy|gentleman|father|dad|grandpa|grandad|grandfather|brother|son|husband|groom|king|prince|wizard|uncle|monk|waiter|boyfriend|businessman|fisherman|him)$/iu;
const MANY = /\sand\s|^(?:they|we|you|i|he|she|it|one|the other|both|everyone|nobody)$/iu;
/** Several under one name, of whom neither 'he' nor 'she' is said. */
const SEVERAL = /\b(?:couple|pair|twins|family|friends|team|crowd|band|crew|parents|people)$/iu;
/** Deeds of which 'it' is no thing: 'does it again'. */
const NO_THING = /\b(?:does|do|did|makes?|made|is|was|get|gets?|lose|loses)\sit(?:\sagain)?$/iu;

/** What is done to it, at the end or before a place or a state. */
const IT =
  /(?<!\b(?:makes?|made|making|gets?|take|takes|keeps?|does|do|lives?|with)) it(?=\s(?:to|into|onto|away|off|over|down|up|from|through|out|with|for)\b)| it(?=$|\s(?:at|in|under|behind|beside|empty|full|filled|covered|asleep|locked|frozen|open|back|gone|broken)\b)/iu;

/** Who has been named so far, and the last thing. */
interface Named {
  readonly people: readonly string[];
  readonly thing: string;
}

const isPerson = (called: string): boolean =>
  called !== '' && !MANY.test(called) && (isBeingNoun(headOf(called)) || /^\p{Lu}/u.test(called));

/** What was last spoken of that 'it' may be: what a deed was done to, else what acted. */
function thingIn(event: Event, before: string): string {
  const object = event.doing === '' ? '' : objectIn(event, readScene(event.text));
  if (object !== '' && !isBeingNoun(headOf(object)) && !/s$/.test(object)) return object;
  if (event.doer !== '' && !isPerson(event.doer) && !MANY.test(event.doer)) return event.doer;
  return before;
}

/** Whom a pronoun means; empty where two may be meant. */
function meant(pronoun: string, { people, thing }: Named, before: Event | undefined): string {
  if (/^it$/i.test(pronoun)) return thing;
  const other = /^he$/i.test(pronoun) ? WOMAN : MAN;
  const fit = people.filter((one) => !other.test(one) && !SEVERAL.test(one));
  // Whoever was just spoken to answers, and not who spoke.
  const addressed = before?.line === undefined ? fit : fit.filter((one) => one !== before.doer);
  return (addressed.length > 0 ? addressed : fit).at(-1) ?? '';
}

/** Who is only named: 'a boxer between rounds' is the boxer. */
function nobodyYet({ text, doer }: Event): string {
  if (doer !== '') return '';
  const [, article = '', name = ''] =
    /^((?:an?|the|my|our|his|her)\s)?((?:[\p{L}’'-]+\s)*?[\p{L}’'-]+)(?=,|\s(?:in|on|at|between|after|before|with|under|by|from|of)\s|$)/iu.exec(
      text,
    ) ?? [];
  const isOne = isBeingNoun(headOf(name)) && wordsOf(name).length < 4 && !/[^s]s$/.test(name);
  if (!isOne) return '';
  return /^(?:my|our|his|her)\s/i.test(article)
    ? `${article.toLowerCase()}${name}`
    : `the ${name.toLowerCase()}`;
}

/** 'And smiles': whoever acted before. */
const BARE =
  /^(?:smiles|laughs|cries|sighs|grins|nods|winks|shrugs|yawns|blinks|frowns|waves|bows|stops|blushes)(?=\s|$)/iu;

/** One moment with whom and what it means by name. */
function renamed(event: Event, named: Named, before: Event | undefined): Event {
  const [pronoun = ''] = NOBODY.test(event.text) ? [] : (PRONOUN.exec(event.text) ?? []);
  const who = pronoun === '' ? '' : meant(pronoun, named, before);
  if (BARE.test(event.text) && before !== undefined && isPerson(before.doer)) {
    const doing = small(event.text);
    return {
      ...event,
      text: capital(`${before.doer} ${doing}`),
      doer: before.doer,
      doing,
      base: verbAt(wordsOf(event.text), 0)?.verb.base ?? event.base,
      isPlural: before.isPlural,
    };
  }
  const own = who === '' ? event : { ...event, text: capital(event.text.replace(PRONOUN, who)), doer: who };
  const isIt = IT.test(own.text) && own.doing !== '' && !NO_THING.test(own.text) && who !== named.thing;
  const thing = isIt && named.thing !== own.doer ? named.thing : '';
  return thing === ''
    ? own
    : {
        ...own,
        text: own.text.replace(IT, ` ${thing}`),
        doing: own.doing.replace(IT, ` ${thing}`),
      };
}

/** The moments of an idea, each with whoever acts in it by name. */
export function namedAgain(events: readonly Event[]): readonly Event[] {
  let named: Named = { people: [], thing: '' };
  let before: Event | undefined;
  return events.map((event) => {
    const own = event.part === undefined ? renamed(event, named, before) : event;
    const who = isPerson(own.doer) ? own.doer : nobodyYet(own);
    named = {
      people: who === '' || named.people.at(-1) === who ? named.people : [...named.people, who],
      thing: isNoun(headOf(named.thing)) || named.thing === '' ? thingIn(own, named.thing) : named.thing,
    };
    before = event;
    return own;
  });
}
