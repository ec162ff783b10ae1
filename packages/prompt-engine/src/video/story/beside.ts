import { singularsOf } from '../../lexicon/inflect.ts';
import type { Member, Scene } from '../../read/scene.ts';
import { theOf } from '../../shot/refer.ts';
import type { Event } from '../idea/event.ts';
import { isAdverb, isNoun, sensesAt } from '../idea/verbs.ts';
import { escaped } from '../wording.ts';

/* What a moment names beside whoever acts in it, from near and with them: the idea's own beings and things, and no others. */

/** Kinds that no camera goes near to. */
export const UNSEEN: ReadonlySet<string> = new Set([
  'abstract',
  'weather',
  'event',
  'sport',
  'celestial',
  'body-part',
]);
const ARTICLE = String.raw`(an?|the|his|her|my|our|their|its|your|two|three|four|five|six)\s(?:[\p{L}’'-]+(?<!ing)\s){0,2}?`;

/** A member as it is called again, with whose it is or how many there are. */
function calledIn(text: string, member: Member): string {
  const [, article = ''] =
    new RegExp(`(?<!\\p{L})${ARTICLE}${escaped(member.words)}(?!\\p{L})`, 'iu').exec(text) ?? [];
  if (article === '' || member.proper) return theOf(member);
  return /^(?:an?|the)$/i.test(article) ? `the ${member.words}` : `${article.toLowerCase()} ${member.words}`;
}

const isOfDoer = ({ words, name }: Member, doer: string): boolean => {
  const called = doer.toLowerCase();
  return called.includes(words.toLowerCase()) || called.includes(name.toLowerCase());
};

/** The being or thing that a moment names beside its doer, as it is called again; empty where it names none for certain. */
function namedBeside({ doing, doer }: Event, { cast, isForeign }: Scene): string {
  const other = cast.find(
    (member) =>
      member.known &&
      !UNSEEN.has(member.kind) &&
      member.part !== 'worn' &&
      member.part !== 'topic' &&
      !isOfDoer(member, doer),
  );
  return other ? (isForeign ? theOf(other) : calledIn(doing, other)) : '';
}

/** Deeds of eye, ear and mind, which leave what they are about as it is. */
const MINDS =
  /^(?:realise|realize|think|know|see|hear|watch|notice|believe|remember|dream|wish|hope|want|look|listen|learn|guess|forget|discover|wonder|say|tell|ask|fear|love|hate|need|mean|feel|mistake|pretend|call|phone|text|message|email|miss|invite|visit|join|answer|follow|explain|teach|present|describe|discuss|promise|announce|imagine|fall in love|fall for|win|lose)\b/;

/** The thing right behind a verb, whatever else follows: 'a newspaper to a house', 'over a vase'. */
const BEHIND_VERB =
  /^\S+\s(?:(?:up|down|over|off|out|open|in)\s)?((?:an?|the|his|her|its|their|my|our|one|two|three)\s(?:(?!(?:to|with|from|for|into|onto|on|in|at|by|of|and|the|an?|his|her)\s)[\p{L}’'-]+\s){0,3}?(?!(?:to|with|from|for|into|onto|on|in|at|by|of|and|the|an?)\s)([\p{L}’'-]+))(?=$|,|\s(?:up|down|over|off|out|open|loose|free|back|in|on|at|into|onto|to|from|of|under|across|through|along|for|by|with|about|before|after|behind|against|near|inside|beside|that|which|who|and|while|as|until|alone|trapped|stuck|home|away|together|again)(?!\p{L}))/iu;

/** What is in no hand. */
const IN_MIND =
  /^(?:name|number|word|idea|chance|answer|question|mind|life|job|vows?|speech|lines?|truth|secret|mistake|rule|plan|date|trip|world|future|past|point|place|side|rest|whole|same|most|first|last|next|other|wrong|right|one)s?$/i;

/** What stands right behind the verb, as it is called again; empty where no noun does. */
function namedBehind({ doing }: Event): string {
  const [, object = '', head = ''] = BEHIND_VERB.exec(doing) ?? [];
  // A word that no list has is a thing behind an article.
  const isThing =
    [head.toLowerCase(), ...singularsOf(head.toLowerCase())].some(isNoun) ||
    (head.length > 3 &&
      !IN_MIND.test(head) &&
      sensesAt(head.toLowerCase()).length === 0 &&
      !isAdverb(head.toLowerCase()));
  if (!isThing || /^(?:time|way|day|night|fun|lot|bit|kind|sort|breath|break|look|turn)s?$/i.test(head))
    return '';
  return object.replace(/^(?:an?|one)\s/i, 'the ');
}

/** Whoever misses a train sees it leave, and whoever misses a mother does nothing to her. */
const MISSES_RIDE =
  /^miss(?:es|ing)?\s.*\b(?:bus|train|tram|ferry|boat|ship|plane|flight|taxi|penalty|shot|goal)\b/i;

/** What a deed is done to, as it is called again; empty where the words name none that is touched. */
export function objectIn(event: Event, scene: Scene): string {
  const called = objectNamed(event, scene);
  return IN_NO_HAND.test(called) && !/^(?:write|read|print|record)\b/.test(event.base) ? '' : called;
}

/** What is only heard or said. */
const IN_NO_HAND =
  /\b(?:songs?|lullab(?:y|ies)|tunes?|melod(?:y|ies)|speech|jokes?|stor(?:y|ies)|poems?|prayers?|vows)$/i;

function objectNamed(event: Event, scene: Scene): string {
  if (MINDS.test(event.base) && !MISSES_RIDE.test(event.doing)) return '';
  return withContents(objectRead(event, scene) || namedBehind(event), event.doing);
}

/** Measures that are nothing without what they hold. */
const MEASURE =
  /\b(slice|piece|bowl|cup|glass|pair|bunch|bag|basket|loaf|plate|pot|jar|pack|bar|mug|tray|stack|pile|string|box|bottle|handful|bouquet|bucket)$/iu;

/** 'A slice of cheese' is called again by the cheese, too. */
function withContents(called: string, doing: string): string {
  const measure = MEASURE.exec(called)?.[1] ?? '';
  if (measure === '') return called;
  const of = new RegExp(
    `\\b${measure}(\\sof\\s(?:[\\p{L}’'-]+\\s){0,2}?[\\p{L}’'-]+?)(?=$|,|\\s(?:in|on|at|to|from|for|by|with|and|past|over|into|under|across|through|that|while|as)\\b)`,
    'iu',
  ).exec(doing);
  return `${called}${of?.[1] ?? ''}`;
}

/** What a deed is done to by the reading of its scene. */
function objectRead(event: Event, scene: Scene): string {
  const [deed] = scene.doings;
  if (deed?.object === undefined) return '';
  const object = scene.cast[deed.object];
  if (object && /^(?:every|any|some|no)(?:one|body|thing)$/i.test(object.words)) return '';
  return object && isTouched(event.doing, object) ? namedBeside(event, { ...scene, cast: [object] }) : '';
}

/** Whether a verb goes straight on to its object: whoever sneaks out of bed does nothing to the bed. */
function isTouched(doing: string, { words }: Member): boolean {
  const at = doing.toLowerCase().indexOf(words.toLowerCase());
  const between = doing
    .slice(0, Math.max(at, 0))
    .replace(/^\S+\s/, '')
    .replace(/^go of\s/, '');
  return (
    at > 0 &&
    !/\b(?:in|into|at|from|to|with|for|about|through|of|by|under|behind|after|before|across|along|around|near|inside|like|as|and|but|on|onto|against|towards?)\s/i.test(
      between.replace(/^(?:over|up|down|out|off|on|away|open|back)\s(?!of\b)/i, ''),
    )
  );
}
