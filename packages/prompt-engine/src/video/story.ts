import { clauseVerb } from './clause-verb.ts';
import { calledAgainAs, type Event, eventOf, merged } from './event.ts';
import { imageSentence, isSeen, named } from './images.ts';
import { ASIDE, articled, becoming, bids, HANDS, withDoer } from './instruction.ts';
import { plain, segmentsOf } from './segments.ts';
import { isBeingNoun, verbAt, wordsOf } from './verbs.ts';
import { capital } from './wording.ts';

/*
 * What happens in an idea, from its beginning to its end: 'a spaceship lands and an alien steps out and waves' is
 * three events. Every event keeps the idea's own words; only its verb is put into the present.
 */

export interface Story {
  /** Words before the first event that only say what it is about: 'penalty shootout'. */
  readonly heading: string;
  readonly events: readonly Event[];
}

const QUOTE = /\s?["“«]([^"“”«»\n]{1,200})["”»]/gu;

/* 'A night train, waking up by the sea': what is done by nobody who is named. */
const DANGLING =
  /^([^,:]+),\s(\p{L}+ing\s(?:up|down|out|in|on|at|by|over|through|along|into|from|the|an?|my|our)\s)/iu;
/* 'The french revolution told by a baker' */
const TOLD_BY = /^([^,:]{3,60}?),?\s(?:as\s)?told\sby\s((?:an?|the|my|our|his|her)\s[^,:]{2,40})(?=,|$)/iu;
/* 'Mum: “who ate the cake?”' */
const SPEAKER_LINE =
  /(?<=^|[.!?;,\uE001]\s*)((?:(?:the|an?|his|her|my)\s)?[\p{L}'’-]+):\s*(\uE000\d+\uE001)/giu;
/* 'Towards grandpa, who drops his newspaper': what somebody does who was named last. */
const WHO_THEN =
  /^([^,]*?\s)((?:(?:an?|the|his|her|my|our|their)\s(?:\p{L}+\s)?)?\p{L}+),\swho\s(?=[^,]*$)/iu;
const SPEAKS =
  '(?:says|asks|shouts|whispers|answers|replies|tells (?:him|her|them|us|me)|yells|screams|mutters|cries|calls|adds|sighs)';
/* Lines that stand before the one who says them: '“you never called” she says'. */
const SAID_BY = new RegExp(
  `(^|[.!?;,]\\s*|\\sand\\s|\\sbut\\s)\\s?(\uE000\\d+\uE001),?\\s((?:[\\p{L}'’-]+\\s){1,5}?${SPEAKS})(?![\\p{L}])`,
  'giu',
);
const SAYS_WHO = new RegExp(
  `(^|[.!?;,]\\s*|\\sand\\s|\\sbut\\s)\\s?(\uE000\\d+\uE001),?\\s(${SPEAKS})\\s((?:(?:the|an?|his|her|my)\\s)?[\\p{L}'’-]+)(?=[.,!?;]|\\sand\\s|$)`,
  'giu',
);

const SENTENCE_END = /[.!?…]+(?=\s|$)|[;\n]+|\s[-–—→>]+\s|:\s/gu;
const NOT_SHOWN =
  /^(?:the\s)?(?:camera|shot|scene|video|film|music|soundtrack|voice-?over|narrator|lens|view|text|caption|style|lighting|mood)\b/i;
const SHOWS =
  /^(?:we see|you see|we watch|it shows|shows?|showing|see|watch|imagine|picture this|there is|there's|there are)\s+/i;

/** Words that nobody films: what we need, what everyone should do. */
const PLEA =
  /^(?:(?:we|you|i)\s(?:need|want|should|must|would|hope|wish|know|think|believe|are)|(?:it|this|that)\s(?:changes?|means?|matters?|turns out|goes on))\b/i;

const isNamed = (item: string): boolean => {
  const verb = clauseVerb(wordsOf(item));
  return verb === undefined || (verb.form === 'ing' && verb.from === verb.at);
};

/** 'Yellow tram, pasteis de nata, sunset from a viewpoint': images, none of which does anything. */
const isImageList = (sentence: string): boolean => {
  const items = sentence.split(/,\s(?:and\s)?/).map(plain);
  const [first = ''] = items;
  return (
    items.length > (/\b\p{L}{2,}ing\b/u.test(first) ? 2 : 1) &&
    items.every((item) => item.split(' ').length < 8) &&
    isNamed(first) &&
    !/^(?:an?|one|the)\s.*\s\p{L}+ing\b/iu.test(first) &&
    items
      .slice(1)
      .every(
        (item) =>
          isNamed(item) &&
          !/^\p{L}+ing\s(?:an?|the|his|her|its|their|in|on|at|to|from|through|up|down)\b/iu.test(item),
      )
  );
};

/** Things named one after the other without a verb: 'dough, oven, first customer'. */
function listedIn(sentence: string, before: Event | undefined, least = 3): Event[] {
  const items = sentence
    .split(/,\s(?:and\s)?(?!(?:in|at|on|under|by|near)\s)/)
    .map((item) => plain(item.replaceAll(', ', ' ')));
  const isList =
    items.length >= least &&
    items.every((item) => /^[\p{L}\p{N}' -]{3,40}$/u.test(item) && item.split(' ').length < 9);
  if (!isList || before) return [];
  return items.map((item) => step(item) ?? imageOf(item));
}

/** What is named as an image: 'girl studying' studies, a thing is there. */
function imageOf(item: string): Event {
  const [segment] = segmentsOf(named(item));
  const event = segment && eventOf(segment, undefined, []);
  return event && event.doing !== '' ? event : stillOf(item);
}

const stillOf = (item: string): Event => ({
  text: imageSentence(item),
  subject: item,
  doer: calledAgainAs(item),
  doing: '',
  base: '',
  reading: item,
  isPlural: /[^s]s$/.test(item),
});

/** A step of an instruction that stands among things: 'risotto, stir until creamy'. */
function step(item: string): Event | undefined {
  const isBid = item.includes(' ') && bids(wordsOf(item));
  const [segment] = isBid ? segmentsOf(`${HANDS} ${item}`) : [];
  return segment && eventOf(segment, undefined, []);
}

const THEN_SHOWN = /,?\s(?:and\s)?then\s([^,]{3,60})$/i;

const STATE = /^(?:calm|silence|silent|quiet|stillness|still|darkness|dark|black|nothing|peace)$/i;

/** What a sentence ends on where it names no deed: 'silence, then the first note'. */
function lastShown(sentence: string): string | undefined {
  const shown = THEN_SHOWN.exec(sentence)?.[1];
  if (shown && STATE.test(shown)) return shown;
  return shown && !clauseVerb(wordsOf(shown)) && !verbAt(wordsOf(shown), 0) ? shown : undefined;
}

/** 'Gardening tips: how to plant tomatoes': what stands before a colon tells nothing yet. */
const TITLE = /^([^:.!?\uE000]{3,70}):\s+(?=\S)/;
const QUESTION = /^(?:what|why|how|who|where)\s(?:does|do|is|are|would|will|can|if)\b/i;
const RESTATES = /^(?:as|when|while|once|after|just as|just when)\s/i;
const JOINS = /^(?:then|and|but|so|next|first|also|now)\s+/i;

/** The events of one sentence, or what it names instead. */
function eventsOf(
  sentence: string,
  before: Event | undefined,
  quotes: readonly string[],
): readonly [Event[], string] {
  const shown = lastShown(sentence);
  const bare = withDoer(shown ? sentence.replace(THEN_SHOWN, '') : sentence).replace(RESTATES, '');
  const found: Event[] = [];
  let heading = '';
  if (QUESTION.test(bare)) return [[], ''];
  if (!before && isImageList(bare))
    return [[...listedIn(bare, undefined, 2), ...(shown ? [imageOf(shown)] : [])], ''];
  for (const segment of segmentsOf(bare)) {
    const last = found.at(-1) ?? before;
    if ((NOT_SHOWN.test(segment.text) && last) || PLEA.test(segment.text)) continue;
    const event = eventOf(segment, last, quotes);
    if (event?.subject && segment.isCause) found.splice(0, found.length, ...withCause(found, event));
    else if (event?.subject) found.push(...withTrail(event));
    else if (!event && found.length === 0) {
      const [called = '', ...images] = segment.text.split(/,\s/);
      const seen = images.filter((image) => wordsOf(image).some(({ text }) => isBeingNoun(text)));
      heading = seen.length > 0 ? called : segment.text;
      found.push(...seen.map(imageOf));
    }
  }
  const [last] = found.slice(-1);
  if (last && shown)
    found.push({
      ...last,
      reading: shown,
      text: capital(
        STATE.test(shown)
          ? `then it is ${shown}`.replace(/is (silence|stillness|darkness|nothing|peace)$/i, 'turns to $1')
          : `then ${shown}`,
      ),
      doing: '',
      base: '',
    });
  return [found, heading];
}

/** 'Cooks pad thai, fire': what is only named behind a deed is an image of its own. */
function withTrail(event: Event): Event[] {
  const [, before = '', trail = ''] = /^(.+), ([^,]{3,40})$/.exec(event.doing) ?? [];
  if (!trail || !isSeen(trail) || clauseVerb(wordsOf(trail))) return [event];
  const text = event.text.slice(0, -trail.length - 2);
  return [{ ...event, text, doing: before }, stillOf(trail)];
}

const GROWN = /^(?:bloom|blossom|flower|leaf)$/i;

/** 'Detective:' is the detective; a name stays one. */
const speakerOf = (who: string): string =>
  /^(?:mum|mom|dad|grandma|grandpa)$/i.test(who) || who.includes(' ') || !isBeingNoun(who.toLowerCase())
    ? who
    : `the ${who.toLowerCase()}`;

/* 'By the time she gets to her door she is smiling': two events, in this order. */
const BY_THE_TIME =
  /\bby the time ((?:he|she|they|it|the \p{L}+|everyone) [^,.]+?),? (?=(?:he|she|they|it|the \p{L}+|everyone) (?:is|are|has|have|can|\p{L}+s)\b)/giu;

/** A cause happens before what it causes; who was only a pronoun in it gets the name. */
function withCause(events: readonly Event[], cause: Event): Event[] {
  const effect = events.at(-1);
  if (!effect) return [cause];
  const isSame = /^(?:he|she|they)$/i.test(cause.subject) && effect.doer !== '' && cause.doing !== '';
  if (isSame) {
    const lead = {
      ...cause,
      text: capital(`${effect.subject} ${cause.doing}`),
      subject: effect.subject,
      doer: effect.doer,
    };
    return [...events.slice(0, -1), lead, { ...effect, text: capital(`${effect.doer} ${effect.doing}`) }];
  }
  const owner = `${effect.doer}’s `;
  const lead = { ...cause, text: capital(cause.text.replace(/^(?:its|his|her|their)\s/i, owner)) };
  return [...events.slice(0, -1), lead, effect];
}

/** Reads what happens in a text, in its order; no events where nobody is said to do anything. */
export function storyIn(shown: string): Story {
  const quotes: string[] = [];
  const change = becoming(plain(shown.slice(0, 400)));
  const text = (change?.[2] ?? shown.slice(0, 1_600))
    .replace(ASIDE, '')
    .replace(/\bone after (?:another|the other)\b/gi, 'one by one');
  const held = text
    .replace(QUOTE, (_, line: string) => ` \uE000${quotes.push(line.trim().replace(/,$/, '.')) - 1}\uE001`)
    .replace(DANGLING, (whole, before: string, deed: string) =>
      clauseVerb(wordsOf(before)) || wordsOf(before).some(({ text: word }) => isBeingNoun(word))
        ? whole
        : `${before}, a person ${deed}`,
    )
    .replace(TOLD_BY, (_, topic: string, who: string) => `${who} tells of ${topic}`)
    .replace(SPEAKER_LINE, (_, who: string, line: string) => `${speakerOf(who)} says ${line}. `)
    .replace(BY_THE_TIME, '$1, ')
    .replace(WHO_THEN, (whole, before: string, who: string) =>
      clauseVerb(wordsOf(before)) ? `${before}${who}, ${who.replace(/^an?\s/i, 'the ')} ` : whole,
    )
    .replace(SAID_BY, (_, before: string, line: string, who: string) => `${before}${who} ${line}`)
    .replace(
      SAYS_WHO,
      (_, before: string, line: string, says: string, who: string) => `${before}${who} ${says} ${line}`,
    );
  const events: Event[] = [];
  const [titled = '', about = ''] = TITLE.exec(held) ?? [];
  const tells = about.split(' ').length > 3 && clauseVerb(wordsOf(about)) !== undefined;
  const [led, title] = tells ? ['', ''] : [titled, about];
  const body = held.slice(led.length);
  let heading = plain(title);
  for (const sentence of body.split(SENTENCE_END).map(plain).filter(Boolean)) {
    const [found, called] = eventsOf(sentence.replace(JOINS, '').replace(SHOWS, ''), events.at(-1), quotes);
    const listed =
      found.length === 0 && (heading || events.length > 0)
        ? listedIn(sentence, events.length > 1 ? events.at(-1) : undefined)
        : [];
    events.push(...found, ...listed);
    if (events.length === 0 || (heading === '' && events[0] === found[0])) heading ||= called;
  }
  if (change && events.length === 0) events.push(...listedIn(`${change[0]}, ${change[1]}`, undefined, 2));
  const [first] = events;
  if (change && first?.doing) {
    const [from, to] = change;
    const isMade = first.subject === HANDS || isBeingNoun(first.doer.split(' ').at(-1) ?? '');
    const ends = to.replace(/^(?:an?|the)\s/i, '');
    const [start, end] = isMade
      ? [`${articled(from)}, before the work begins`, `the ${ends}, done`]
      : [
          `${articled(from)}, close by`,
          `${first.doer}, now ${GROWN.test(ends) ? `in full ${ends}` : articled(ends)}`,
        ];
    events.unshift({ ...first, text: capital(start), doing: '' });
    events.push({ ...first, text: capital(end), doing: '' });
  }
  return { heading: first ? heading : '', events: merged(events) };
}
