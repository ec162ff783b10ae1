import { choicesOf, listOf, rowsOf } from '../../lexicon/row.ts';
import { clauseVerb } from '../idea/clause-verb.ts';
import { seen } from '../idea/event.ts';
import { sceneRead } from '../idea/scene-read.ts';
import {
  DETERMINERS,
  isAdverb,
  isAnimalNoun,
  isNoun,
  OTHERS,
  PARTICLES,
  PASTS,
  PREPOSITIONS,
  setOf,
  verbAt,
  type Word,
  wordsOf,
} from '../idea/verbs.ts';
import { doerIn } from '../story/doer.ts';
import { fillFirst, type Slots } from '../story/fill.ts';
import { headOf, wordsPattern } from '../wording.ts';
import { doerOf } from './acts.ts';
import { type DeedPhases, NO_PHASES, phasesAbroad } from './deed-phases-abroad.ts';
import { DEED_ROWS } from './deed-rows.ts';
import { DEED_ROWS_OF_TURNS } from './deed-rows-of-turns.ts';
import { handsOf, SEVERAL } from './hands-of.ts';
import { isAbroad } from './wording-plain.ts';

/* One deed in the pictures that it is made of: how it begins, what is seen of it from near, how it turns, what it leaves. */

interface DeedRow {
  readonly verbs: ReadonlySet<string>;
  readonly things: RegExp | undefined;
  readonly who: string;
  readonly phases: readonly (readonly string[])[];
}

const ROWS: readonly DeedRow[] = rowsOf(`${DEED_ROWS_OF_TURNS}${DEED_ROWS}`, 7).map(
  ([verbs, things, who = '', ...phases]) => ({
    verbs: new Set(listOf(verbs)),
    things: wordsPattern(listOf(things)),
    who,
    phases: phases.map(choicesOf),
  }),
);

/** A clause as its verb parts it. */
interface Clause {
  readonly text: string;
  readonly words: readonly Word[];
  /** Where the verb stands that is done. */
  readonly at: number;
  readonly base: string;
  /** Where whoever acts ends; 0 in an instruction. */
  readonly from: number;
  /** Whether it is only tried, so that nothing is sure of how it ends. */
  readonly isTried: boolean;
}

/** Verbs behind which the deed itself is told. */
const LEADS = setOf(
  'try start begin learn manage attempt want help go come keep continue decide need hope love teach show get practice practise',
);
const TRIES = setOf('try attempt want learn hope decide need');
const LED_WITHIN = 6;

/** The deed behind a verb that only leads to it: 'tries to jump', 'starts ringing', 'teaches her grandson to knead'. */
function ledDeed(
  words: readonly Word[],
  at: number,
): { readonly at: number; readonly base: string } | undefined {
  for (let i = at + 1; i < Math.min(words.length, at + LED_WITHIN); i++) {
    const isLed = words[i - 1]?.text === 'to' && i > at + 1;
    const verb = verbAt(words, i);
    // 'To ring' is a thing too.
    if (isLed && !verb && words[i]?.text === 'ring') return { at: i, base: 'ring' };
    if ((isLed && verb?.form === 'base') || (i === at + 1 && verb?.form === 'ing'))
      return { at: i, base: verb.verb.base.split(' ')[0] ?? '' };
  }
  return undefined;
}

/** 'Pizza dough being thrown' is thrown by two hands; 'a truck that runs' runs. */
const PASSIVE = /^(.{3,40}?)\s(?:is\s|are\s)?being\s(\p{L}+)(.*)$/iu;
const RELATIVE =
  /^((?:an?|the|my|our|his|her|one)\s(?:\p{L}+\s){0,2}?\p{L}+)\s(?:that|who|which)\s(?=\p{L}+s\b)/iu;
function asActive(text: string): string {
  const [, what = '', past = '', rest = ''] = PASSIVE.exec(text) ?? [];
  const base = PASTS.get(past.toLowerCase()) ?? '';
  if (base !== '') return `Two hands ${base} the ${what.replace(/^(?:an?|the)\s/iu, '')}${rest}`;
  return text.replace(RELATIVE, '$1 ');
}

/** A clause by its verb; undefined where it has none that is done. */
function clauseIn(typed: string): Clause | undefined {
  const text = asActive(typed.replace(/^[^:“]{3,60}:\s+(?=\S+\s\S)/u, ''));
  const words = wordsOf(text);
  const verb = clauseVerb(words);
  const opening = verbAt(words, 0);
  const isHands = /^two hands\s/iu.test(text);
  const isOrder =
    isHands ||
    (words.length > 1 &&
      (opening?.form === 'ing' ||
        (opening?.form === 'base' && !isNoun(words[1]?.text ?? '') && verbAt(words, 1)?.form !== 's')));
  const own = isOrder && !isHands ? opening : verb && verb.from > 0 && !verb.isState ? verb : undefined;
  if (!own) return undefined;
  const base = own.verb.base.split(' ')[0] ?? '';
  // Who stops doing it does nothing of it.
  if (base === 'stop' && verbAt(words, own.at + 1)?.form === 'ing') return undefined;
  const led = LEADS.has(base) ? ledDeed(words, own.at) : undefined;
  return {
    text,
    words,
    at: led?.at ?? own.at,
    base: led?.base ?? base,
    from: isOrder ? 0 : (verb?.from ?? 0),
    isTried: led !== undefined && TRIES.has(base),
  };
}

const ENDS_NAME = setOf(
  'and or who that which whose while when so but to as before than because every he she they i we whole alone barefoot together',
);
const NAME_WORDS = 5;
/** 'A pair of ballet shoes'. */
const OF_CONTENT =
  /^(?:pair|cup|glass|bowl|piece|box|bottle|plate|bunch|pile|row|set|slice|sheet|bag|jar|basket|loaf|stack|bouquet|scoop|mug|pot)\sof\s(?:\p{L}+\s(?=\p{L}+s(?!\p{L})))?\p{L}+/iu;

/** What the deed is done to, as it is called again: 'the letter', 'his net', 'it'; empty where it is done to nothing. */
function objectOf({ text, words, at }: Clause): string {
  let start = at + 1;
  while (PARTICLES.has(words[start]?.text ?? '') || isAdverb(words[start]?.text ?? '')) start++;
  const isAlone = !/^(?:my|his|her|the|an?|their|our)$/.test(words[start + 1]?.text ?? '');
  const first = words[start]?.text ?? '';
  if (/^(?:it|them)$/.test(first)) return first;
  if (OTHERS.has(first) && !isAlone) start++;
  else if (OTHERS.has(first) && first !== 'her')
    start = PARTICLES.has(words[start + 1]?.text ?? '') ? start + 2 : start;
  let end = start;
  while (end < words.length && end - start < NAME_WORDS) {
    const word = words[end]?.text ?? '';
    const isApart = end > start && (words[end]?.start ?? 0) - (words[end - 1]?.end ?? 0) > 1;
    if (
      isApart ||
      (end > start && /^\d/u.test(word)) ||
      PREPOSITIONS.has(word) ||
      ENDS_NAME.has(word) ||
      isAdverb(word) ||
      OTHERS.has(word)
    )
      break;
    if (end > start && (DETERMINERS.has(word) || verbAt(words, end)?.form === 'ing')) break;
    end++;
  }
  const name = text.slice(words[start]?.start ?? 0, words[end - 1]?.end ?? 0);
  if (end === start || DETERMINERS.has(name.toLowerCase())) return '';
  const head = words[end - 1]?.text ?? '';
  const content = OF_CONTENT.exec(text.slice(words[end - 1]?.start ?? 0))?.[0] ?? '';
  const withContent = content === '' ? name : `${name.slice(0, -head.length)}${content}`;
  const isNamed =
    DETERMINERS.has(words[start]?.text ?? '') || isNoun(head) || isNoun(head.replace(/s$/u, ''));
  if (!isNamed || verbAt(words, end - 1)?.form === 'ing') return '';
  const bare = withContent.replace(/^(?:an?|one|some|another|the same|the)\s/iu, '');
  return bare !== withContent ||
    !DETERMINERS.has(words[start]?.text ?? '') ||
    /^(?:two|three|four|five)\s/iu.test(name)
    ? `the ${bare}`
    : withContent;
}

const FOUR_LEGS =
  /\b(?:dogs|cats|puppies|kittens|horses|cows|goats|sheep|pigs|foxes|cubs|bears|lions|wolves|rabbits|mice|raccoons|squirrels|otters|monkeys|donkeys|llamas|alpacas|hamsters|tigers)$/iu;
/** Hands that shake are no house that does. */
const OF_BODY =
  /(?:^|\s)(?:hands?|fingers?|legs?|knees?|lips?|voices?|heads?|eyes?|arms?|shoulders?|feet|foot)$/iu;
const GROUP_OF =
  /(?:^|\s)(\p{L}+)\s(?:family|families|gang|team|pair|couple|group|crew|pack|herd|squad|band)$/u;
const BIRD =
  /\b(?:birds?|herons?|geese|goose|ducks?|ducklings?|swans?|gulls?|seagulls?|crows?|ravens?|magpies?|owls?|eagles?|pigeons?|doves?|parrots?|penguins?|chickens?|hens?|roosters?|sparrows?|robins?|storks?|pelicans?|flamingos?|turkeys?|chicks?|hummingbirds?|budgies?|toucans?|ostrich(?:es)?|emus?)$/iu;
/** What is built has no hair and no breath. */
const BUILT = /\b(?:robots?|androids?|statues?|puppets?|mannequins?|snowm[ae]n)$/iu;
const OF_FLESH = /\b(?:hair|breath\w*|sweat|lips?|tears?|mouth|eyelids?|muscles?|cheeks?|skin)\b/iu;
/** A bird has a beak where others have a nose and teeth, and feet for paws. */
const asBird = (text: string): string =>
  text
    .replace(/\b([Tt])he nose\b/gu, '$1he beak')
    .replace(/\bTeeth close\b/gu, 'The beak closes')
    .replace(/\bTeeth and paws\b/gu, 'Beak and feet')
    .replace(/\bthe ears\b/gu, 'the head')
    .replace(/\bpaws\b/gu, 'feet')
    .replace(/\bpaw\b/gu, 'foot')
    .replace(/\bmuzzle\b/gu, 'beak');

/** Which sorts of rows a doer has. */
function sortsOf(doer: string, clause: Clause): readonly string[] {
  const { from, text } = clause;
  if (from === 0 || /^(?:he|she|i|we|one of them)$/iu.test(doer)) return ['person', 'any'];
  if (OF_BODY.test(doer) || OF_BODY.test(text.split(/\s(?=\p{L}+ing\b)/u, 1)[0] ?? '')) return [];
  if (doer === '' || /^(?:you|nobody|it)$/iu.test(doer)) return doer === 'it' ? ['any', 'thing'] : [];
  const many = introduced(clause, doer).toLowerCase();
  // A family of otters has paws.
  const [, ofWhom = ''] = GROUP_OF.exec(many) ?? GROUP_OF.exec(doer.toLowerCase()) ?? [];
  if (ofWhom !== '' && isAnimalNoun(ofWhom)) return ['animal', 'any'];
  if (doer === 'they' && /^they$/u.test(many)) return ['person', 'any'];
  const named = doer === 'they' ? many : doer;
  const sort = doerIn({ ...seen(text), doer: named, isPlural: doer === 'they' }, sceneRead(named));
  if (sort === 'person' || sort === 'people') return ['person', 'any'];
  if (sort === 'swarm' && !FOUR_LEGS.test(named)) return ['any'];
  return sort === 'animal' || sort === 'swarm' ? ['animal', 'any'] : sort === 'thing' ? ['thing', 'any'] : [];
}

const WHO_WORDS = 7;

/** Whoever acts, as they were introduced. */
function introduced({ text, words, from }: Clause, doer: string): string {
  let end = from;
  while (end > 0 && isAdverb(words[end - 1]?.text ?? '')) end--;
  const typed = text.slice(0, words[end - 1]?.end ?? 0);
  const isPlain = end <= WHO_WORDS && !PREPOSITIONS.has(words[0]?.text ?? '') && !/[,;]/u.test(typed);
  return isPlain && !/^(?:when|while|after|as|one day|then)\s/iu.test(typed) ? typed : doer;
}

function slotsOf(clause: Clause, doer: string, isAnimal: boolean): Slots {
  const o = objectOf(clause);
  const isPlural = /^(?:they|we|i)$/iu.test(doer) || SEVERAL.test(headOf(doer));
  const typed = introduced(clause, doer);
  // Several are called by what they are.
  const the =
    doer === 'they' && !/^they$/iu.test(typed) && !/\sand\s/u.test(typed)
      ? `the ${typed.replace(/^(?:the|some|all(?: the)?|both(?: the)?)\s/iu, '').replace(/^\p{Lu}/u, (first) => first.toLowerCase())}`
      : doer;
  return {
    hands: handsOf(doer, isAnimal),
    ...(clause.from > 0 && { a: typed, the, isPlural }),
    ...(o !== '' && { o, isOPlural: SEVERAL.test(headOf(o)) || o === 'them' }),
  };
}

/** Verbs with what belongs to them, the longest first: 'pick up', 'pick'; whoever walks in the rain walks in nowhere. */
function spokenVerbs({ words, at, base }: Clause): readonly string[] {
  const next = words.slice(at + 1, at + 4).map(({ text }) => text);
  const [first = '', second = ''] = next;
  const isWithin = first === 'in' && second !== 'love' && (DETERMINERS.has(second) || isNoun(second));
  const apart = next.find((word) => PARTICLES.has(word) || word === 'for' || word === 'home');
  const all = [first, apart ?? ''].filter((word) => word !== '' && !(isWithin && word === 'in'));
  return [...all.map((word) => `${base} ${word}`), base];
}

function rowFor(clause: Clause, sorts: readonly string[]): DeedRow | undefined {
  const around = clause.text;
  for (const verb of spokenVerbs(clause)) {
    const fits = ROWS.filter(
      ({ verbs, things, who }) => sorts.includes(who) && verbs.has(verb) && (!things || things.test(around)),
    );
    // A row for a thing knows more than one for any.
    const row = fits.find(({ things }) => things !== undefined) ?? fits[0];
    if (row) return row;
  }
  return undefined;
}

/** The verb that leads to a deed: 'teaches' of 'teaches him to swim'; the deed itself where nothing does. */
const leadOf = ({ words, at, from }: Clause): string => {
  const lead = verbAt(words, from)?.verb.base.split(' ')[0] ?? '';
  return at > from ? lead : '';
};

/** What a moment is done to, as it is called again: 'the letter'; empty where that is not sure. */
export function doneTo(text: string): string {
  const clause = isAbroad(text) ? undefined : clauseIn(text);
  return clause ? objectOf(clause) : '';
}

/** The pictures of a moment that tells one deed. @param tongue the name of that of its idea, where it is another one */
export function deedPhases(text: string, tongue?: string): DeedPhases {
  if (tongue !== undefined || isAbroad(text)) return phasesAbroad(text, tongue);
  if (/[“;]/u.test(text)) return NO_PHASES;
  const clause = clauseIn(text);
  if (!clause) return NO_PHASES;
  const doer = clause.from === 0 ? '' : doerOf(clause.text);
  const sorts = sortsOf(doer, clause);
  const row = rowFor(clause, sorts);
  if (!row) return NO_PHASES;
  const slots = slotsOf(clause, doer, sorts.includes('animal'));
  const [begins = '', near = '', turns = '', left = ''] = row.phases.map((phase) => {
    const text = fillFirst(phase, slots);
    if (BUILT.test(doer) && OF_FLESH.test(text)) return '';
    if (BUILT.test(doer)) return text.replace(/\bshoes\b/gu, 'feet');
    return BIRD.test(doer) ? asBird(text) : text;
  });
  // What is only called again has no beginning of its own.
  return {
    begins: /^it$/iu.test(doer) ? '' : begins,
    near,
    turns: clause.isTried ? '' : turns,
    left: clause.isTried ? '' : left,
    isOfThing: row.things !== undefined && !LEADS.has(leadOf(clause)),
  };
}
