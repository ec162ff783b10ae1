import { isPeople } from '../../read/scene.ts';
import { theOf } from '../../shot/refer.ts';
import { ANIMALS } from '../genre/genre-words.ts';
import type { Event } from '../idea/event.ts';
import { sceneRead } from '../idea/scene-read.ts';
import { isBeingNoun, isNoun, PREPOSITIONS, sensesAt, verbAt, wordsOf } from '../idea/verbs.ts';
import { capital, escaped, headOf, small } from '../wording.ts';
import { objectIn } from './beside.ts';

/* A shot stands alone: 'it comes back' is the lantern, and 'he smiles' is the one who was shouted at. */

const PRONOUN = /^(he|she|it)(?=\s|[’'])/iu;
/** What stands before whoever acts: 'at a red light', 'slowly'. */
const LED =
  /^((?:\p{L}+ly|then|now|suddenly|finally|at last|(?:at|in|on|after|before|under)\s(?:an?|the|his|her)\s(?:[\p{L}-]+\s?){1,2}?),?\s)(?=(?:he|she)\s)/iu;
/** 'It is night', 'it starts to rain': nothing is meant. */
const NOBODY =
  /^it(?:['’]s|\sis|\swas|\sgets|\sbecomes|\sgrows)\s(?:[\p{L}]+\s){0,2}?(?:night|day|dawn|dusk|morning|evening|noon|midnight|dark|late|early|cold|hot|quiet|raining|snowing|storming|pouring|windy|foggy|time|over|christmas|winter|summer|spring|autumn)\b|^it\s(?:rains|snows|pours|thunders|(?:starts?|begins?|stops?)\s(?:to\s)?(?:rain|snow|pour|get|hail))/iu;
const WOMAN =
  /(?:^|\s)(?:girl|woman|lady|mother|mum|mom|grandma|granny|grandmother|sister|daughter|wife|bride|queen|princess|witch|aunt|nun|actress|waitress|ballerina|girlfriend|businesswoman|her)$/iu;
const MAN =
  /(?:^|\s)(?:boy|man|lad|guy|gentleman|father|dad|grandpa|grandad|grandfather|brother|son|husband|groom|king|prince|wizard|uncle|monk|waiter|boyfriend|businessman|fisherman|him)$/iu;
const MANY =
  /\sand\s|^(?:they|we|you|i|he|she|it|one|the other|both|neither|none|either|each|everyone|everybody|nobody|no one|someone)$/iu;
/** Somebody who may be meant by a pronoun. `beast`: an animal, which is rarely called so. */
interface Somebody {
  readonly called: string;
  readonly sort: 'he' | 'she' | 'beast' | '';
  /** Whether they have acted; who is only named is meant where nobody else can be. */
  readonly isDoer: boolean;
}

/** What is said of the same one in the moment itself: 'a nurse on her break'. */
function sortOf(called: string, text: string): Somebody['sort'] {
  if (WOMAN.test(called)) return 'she';
  if (MAN.test(called)) return 'he';
  const head = headOf(called);
  const own = new RegExp(
    `${escaped(head)}\\s(?:on|in|at|with|from|after|before|during|and|loses|holds|checks|washes|lifts|opens|closes)\\s(her|his)\\s`,
    'iu',
  ).exec(text)?.[1];
  if (own) return own.toLowerCase() === 'her' ? 'she' : 'he';
  return sensesAt(head.toLowerCase()).some((sense) => sense.is === 'noun' && ANIMALS.has(sense.row.kind)) &&
    !sensesAt(head.toLowerCase()).some((sense) => sense.is === 'noun' && isPeople(sense.row.kind))
    ? 'beast'
    : '';
}

/** Several under one name, of whom neither 'he' nor 'she' is said. */
const SEVERAL = /\b(?:couple|pair|twins|family|friends|team|crowd|band|crew|parents|people)$/iu;
/** Deeds of which 'it' is no thing: 'does it again'. */
const NO_THING = /\b(?:does|do|did|makes?|made|is|was|get|gets?|lose|loses)\sit(?:\sagain)?$/iu;

/** What is done to it, at the end or before a place or a state. */
const IT =
  /(?<!\b(?:makes?|made|making|gets?|take|takes|keeps?|does|do|lives?|with)) it(?=\s(?:to|into|onto|away|off|over|down|up|from|through|out|with|for)\b)| it(?=$|\s(?:like (?:an?|the)|at|in|under|behind|beside|empty|full|filled|covered|asleep|locked|frozen|open|back|gone|broken)\b)/iu;

/** Who has been named so far, in the order in which they were, and the last thing. */
interface Named {
  readonly people: readonly Somebody[];
  readonly thing: string;
}

/** Whom a moment names beside whoever acts: 'a very serious businessman'. */
function othersIn({ text, doer }: Event): readonly Somebody[] {
  const scene = sceneRead(text);
  if (scene.isForeign) return [];
  return scene.cast
    .filter(
      ({ kind, plural, name, part }) =>
        isPeople(kind) &&
        !plural &&
        part !== 'topic' &&
        isBeingNoun(headOf(name)) &&
        // 'Youtube' is no youtuber.
        new RegExp(`(?<!\\p{L})${escaped(headOf(name))}(?!\\p{L})`, 'iu').test(text) &&
        !doer.toLowerCase().includes(name.toLowerCase()),
    )
    .map((member) => ({ called: theOf(member), sort: sortOf(theOf(member), ''), isDoer: false }));
}

const isPerson = (called: string): boolean =>
  called !== '' && !MANY.test(called) && (isBeingNoun(headOf(called)) || /^\p{Lu}/u.test(called));

/** What goes somewhere by itself is spoken of, and not where it goes: 'the veil travels over the whole city'. */
const isOnItsWay = ({ doer, doing }: Event): boolean =>
  doer !== '' &&
  !isPerson(doer) &&
  !MANY.test(doer) &&
  !/[^s]s$/.test(doer) &&
  PREPOSITIONS.has(wordsOf(doing)[1]?.text ?? '');

/** What nobody lays a hand on, and is meant by no 'it' of a deed. */
const UNTOUCHED: ReadonlySet<string> = new Set([
  'event',
  'sport',
  'abstract',
  'weather',
  'celestial',
  'idea',
  'group',
]);

const USED: ReadonlySet<string> = new Set(['device', 'machine', 'instrument', 'container', 'toy', 'vehicle']);
/** The one thing that is there beside whoever acts: 'beside the radio'. */
function thingBeside({ text, doer }: Event): string {
  const scene = sceneRead(text);
  const things = scene.isForeign
    ? []
    : scene.cast.filter(
        ({ kind, known, plural, name }) =>
          known && !plural && USED.has(kind) && !doer.toLowerCase().includes(name.toLowerCase()),
      );
  const [one, other] = things;
  return one && !other ? theOf(one) : '';
}

/** What was last spoken of that 'it' may be: what a deed was done to, else what acted. */
function thingIn(event: Event, before: string): string {
  if (isOnItsWay(event)) return event.doer;
  const object = event.doing === '' ? '' : objectIn(event, sceneRead(event.text));
  if (object !== '' && !isBeingNoun(headOf(object)) && !/s$/.test(object)) return object;
  const isSolid = sensesAt(headOf(event.doer).toLowerCase()).some(
    (sense) => sense.is === 'noun' && !UNTOUCHED.has(sense.row.kind),
  );
  if (isSolid && !isPerson(event.doer) && !MANY.test(event.doer) && !/[^siu]s$/.test(event.doer))
    return event.doer;
  return thingBeside(event) || before;
}

/** Whom a pronoun means: whoever is said to be one, who acts before who is only named, and people before animals. */
function meant(pronoun: string, { people, thing }: Named, before: Event | undefined): string {
  if (/^it$/i.test(pronoun)) return thing;
  const own = /^he$/i.test(pronoun) ? 'he' : 'she';
  const fit = people.filter(
    ({ called, sort }) => (sort === own || sort === '' || sort === 'beast') && !SEVERAL.test(called),
  );
  // Whoever was just spoken to answers, and not who spoke.
  const addressed = before?.line === undefined ? fit : fit.filter(({ called }) => called !== before.doer);
  const all = addressed.length > 0 ? addressed : fit;
  const last = (is: (one: Somebody) => boolean): string => all.findLast(is)?.called ?? '';
  // 'She' after a teen who asks a girl out may be either: the word stays.
  const isEither =
    all.some(({ sort, isDoer }) => sort === own && !isDoer) &&
    all.some(({ sort, isDoer }) => sort === '' && isDoer);
  if (isEither && !all.some(({ sort, isDoer }) => sort === own && isDoer)) return '';
  return (
    last(({ sort, isDoer }) => sort === own && isDoer) ||
    (all.some(({ sort, isDoer }) => sort === '' && isDoer) ? '' : last(({ sort }) => sort === own)) ||
    last(({ sort, isDoer }) => sort === '' && isDoer) ||
    last(({ sort }) => sort === '') ||
    last(({ sort }) => sort === 'beast')
  );
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
  /^(?:buys|takes|picks|gives|eats|drinks|walks|runs|leaves|smiles|laughs|cries|sighs|grins|nods|winks|shrugs|yawns|blinks|frowns|waves|bows|stops|blushes)(?=\s|$)/iu;

/** 'Cracked open on a rooftop': what was named before it. */
function ofNamed(event: Event, before: Event | undefined): Event {
  const first = wordsOf(event.text)[0]?.text ?? '';
  const isDone =
    event.doer === '' &&
    before?.doing === '' &&
    before.doer === '' &&
    verbAt(wordsOf(event.text), 0)?.form === 'past';
  const thing = isDone ? (before.text.split(/[,:]/)[0] ?? '') : '';
  if (
    thing === '' ||
    !isNoun(headOf(thing)) ||
    thing.split(' ').length > 5 ||
    isBeingNoun(headOf(thing)) ||
    first === ''
  )
    return event;
  const what = `the ${small(thing).replace(/^(?:an?|the)\s/i, '')}`;
  const verb = verbAt(wordsOf(event.text), 0)?.verb;
  // It is heard as that deed done to that thing.
  const doing = `${verb?.s.split(' ')[0] ?? ''} ${what}`;
  return {
    ...event,
    text: capital(`${what}, ${small(event.text)}`),
    doer: '',
    doing,
    base: verb?.base ?? '',
  };
}

/** 'The winning one' is what was named before. */
function oneOf(event: Event, { thing }: Named): Event {
  const one = /^(?:the|an?)\s(?:[\p{L}-]+\s){1,2}one$/iu.test(event.text);
  return one && thing !== '' ? { ...event, text: capital(`${thing}, ${small(event.text)}`) } : event;
}

/** 'Gives one to him', of two that were named before. */
const ONE = /(?<=^\p{L}+\s)one(?=\s(?:to|away|back|into)\b)/iu;
const SEVERAL_THINGS =
  /\b(?:two|three|four|five|six|seven|several|some)\s((?:\p{L}+\s){0,2}?\p{L}*[^\Ws]s)(?=$|[,.]|\s(?:in|on|at|from|for|with|and|to)\b)/iu;
function oneOfSeveral(event: Event, before: Event | undefined): Event {
  const things = SEVERAL_THINGS.exec(before?.doing ?? '')?.[1];
  if (!things || isBeingNoun(headOf(things)) || !ONE.test(event.doing)) return event;
  const doing = event.doing.replace(ONE, `one of the ${things}`);
  return { ...event, text: event.text.replace(event.doing, doing), doing };
}

/** One moment with whom and what it means by name. */
function renamed(event: Event, named: Named, before: Event | undefined): Event {
  const led = LED.exec(event.text)?.[1] ?? '';
  if (led !== '') {
    const bare = renamed({ ...event, text: event.text.slice(led.length) }, named, before);
    return { ...bare, text: `${led}${small(bare.text)}` };
  }
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
  return events.map((typed) => {
    const event = oneOfSeveral(typed, before);
    const own =
      event.part === undefined ? oneOf(ofNamed(renamed(event, named, before), before), named) : event;
    const who = isPerson(own.doer) ? own.doer : nobodyYet(own);
    const known: readonly Somebody[] = [
      ...(event.part === undefined ? othersIn(own) : []),
      ...(who === '' ? [] : [{ called: who, sort: sortOf(who, own.text), isDoer: true }]),
    ];
    named = {
      people: [
        ...named.people.filter(({ called }) => !known.some((one) => one.called === called)),
        ...known.map(
          (one) => named.people.find((before) => before.called === one.called && before.isDoer) ?? one,
        ),
      ],
      thing: isNoun(headOf(named.thing)) || named.thing === '' ? thingIn(own, named.thing) : named.thing,
    };
    before = event;
    return own;
  });
}
