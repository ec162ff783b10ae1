import type { ActionRow } from '../../lexicon/action.ts';
import { calledAgain } from '../genre/called-again.ts';
import { sizeLabelled } from '../picture/size-labels.ts';
import { isTopic } from '../story/topics.ts';
import { capital, headOf, small } from '../wording.ts';
import { withCircumstances } from './clause-circumstances.ts';
import { asActive, asMoment, isCompound, relativeAsDeed } from './clause-forms.ts';
import { withTurns } from './clause-turns.ts';
import { type ClauseVerb, clauseVerb } from './clause-verb.ts';
import { type Clause, clausesOf } from './clauses.ts';
import { isSaidInWriting } from './film-words.ts';
import { withLateTurns } from './late-turns.ts';
import { withMeanwhile } from './meanwhile.ts';
import { leadLength, openVerb, plain } from './segments.ts';
import { withSpeakers } from './speakers.ts';
import { saidByThose } from './spoken-lines.ts';
import { isBeingNoun, rowOf, verbAt, wordsOf } from './verbs.ts';

/* What happens or is seen in an idea, from its beginning to its end, in its own words. */

/** One moment. */
export interface Event {
  /** A sentence or a phrase without its full stop: 'The alien steps out'. */
  readonly text: string;
  /** Who acts, as it is called again: 'the tiny alien'; empty where that is not certain. */
  readonly doer: string;
  /** What is done, ready to follow its doer; empty where a thing is only named. */
  readonly doing: string;
  readonly base: string;
  readonly isPlural: boolean;
  /** A row of the lexicon that knows its verb. */
  readonly row?: ActionRow;
  /** What is said in it, in quotation marks. */
  readonly line?: string;
  /** Told of the moment beside it: the same from near, or how it ends. */
  readonly part?: 'near' | 'end';
  /** What is heard in it, where the idea tells sounds one after the other. */
  readonly heard?: string;
  /** How near it is seen, where that is settled. */
  readonly size?: 'wide' | 'full' | 'medium' | 'close' | 'detail';
}

const SAYS =
  /^(?:say|ask|shout|whisper|announce|tell|yell|scream|call|answer|reply|sing|mutter|explain|cry|declare|exclaim|murmur|beg)\b/;

const OBJECT_LED = /^(him|her|them|me|us)\s(\p{L}+ing)\b/iu;
const SUBJECT_OF: Readonly<Record<string, string>> = {
  him: 'he',
  her: 'she',
  them: 'they',
  me: 'I',
  us: 'we',
};

/** 'Him opening his presents' is what he does. */
function asDeed(text: string): string {
  const [, who = '', ing = ''] = OBJECT_LED.exec(text) ?? [];
  const verb = ing ? verbAt(wordsOf(ing), 0) : undefined;
  const subject = SUBJECT_OF[who.toLowerCase()];
  if (!verb || !subject || verb.form !== 'ing') return text;
  const form = subject === 'he' || subject === 'she' ? verb.verb.s : verb.verb.base;
  return text.replace(OBJECT_LED, `${subject} ${form.split(' ')[0] ?? form}`);
}

/* A quotation while a text is parted: its number as a letter that no text has. */
const HELD = /\uE000([\uE100-\uE1FF])\uE001/g;
/** 'Daughter checks the mirror: “…”'. */
const COLON_LINE = /:\s\uE000[\uE100-\uE1FF]\uE001$/;
const HELD_FIRST = /^\uE000/;
const FIRST_HELD = 0xe100;
const heldMark = (nth: number): string =>
  `\uE000${String.fromCharCode(FIRST_HELD + Math.min(nth, 255))}\uE001`;
const quoteAt = (quotes: readonly string[], mark: string): string =>
  quotes[mark.charCodeAt(0) - FIRST_HELD] ?? '';

/** 'A blank drawing by a child': a noun that looks like a deed. */
const NAMED_ONLY =
  /^(?:an?|the|his|her|their|my)\s(?:[\p{L}-]+\s){0,2}(?:drawing|painting|building|recording|wedding|carving|clearing|warning|greeting|ending|crossing)\s(?:by|of|from|for)\s/iu;
/** A can of coffee is no verb. */
const A_CAN = /^can(?:[,.]|$)/i;

/** A clause as a moment; what it says of its doer goes on from the one before. */
function eventOf(
  { text: typed, follows }: Clause,
  before: Event | undefined,
  quotes: readonly string[],
): Event {
  const text = asDeed(typed);
  const words = wordsOf(text);
  const lead = leadLength(words);
  const found: ClauseVerb | undefined = follows
    ? openVerb(words, lead)
    : clauseVerb(words.slice(lead)) && shifted(clauseVerb(words.slice(lead)), lead);
  const verb = !follows && isCompound(words.slice(lead), found) ? undefined : found;
  const from = words[verb?.from ?? -1]?.start;
  // 'A woman video calls': the call is a video call, and the woman no video.
  const subject =
    follows || from === undefined
      ? ''
      : text
          .slice(words[lead]?.start ?? 0, from)
          .trim()
          .replace(/(?<=\S)\svideo$/i, '');
  const own = follows ? (before?.doer ?? '') : calledAgain(subject);
  if (isTopic(text) || NAMED_ONLY.test(text) || A_CAN.test(text.slice(from ?? 0))) return seen(capital(text));
  const quoted = Array.from(text.matchAll(HELD), ([, mark = '']) => quoteAt(quotes, mark));
  const base = verb?.verb.base ?? '';
  const isSaid = /\b(?:says|asks|shouts|whispers|answers|replies|yells|mutters|sighs|calls)\b/i.test(text);
  const says =
    SAYS.test(base) || isSaid || COLON_LINE.test(text) || wordsOf(text.replace(HELD, '')).length === 0;
  const line = says && !isSaidInWriting(text) ? quoted[0]?.replace(/,$/, '.') : undefined;
  const told = isSomebody(own) && verb?.form === 'ing' && follows ? finite(text, verb, own) : text;
  const shown = follows && own && goesOnOf(verb, before) ? `${own} ${told}` : text;
  const row = verb && rowOf(base);
  return {
    text: capital(shown.replace(HELD, (_, mark: string) => `“${quoteAt(quotes, mark)}”`)),
    doer: own || (follows ? (before?.doer ?? '') : ''),
    doing:
      from === undefined
        ? ''
        : text.slice(from).replace(HELD, (_, mark: string) => `“${quoteAt(quotes, mark)}”`),
    base,
    isPlural: follows
      ? (before?.isPlural ?? false)
      : verb?.form === 'base' || verb?.verb.s === 'are' || / and /.test(subject),
    ...(row && { row }),
    ...(line && { line }),
  };
}

const isSomebody = (doer: string): boolean => /^(?:i|he|she|they|we)$/i.test(doer);

/** 'He … and falling asleep' is 'he falls asleep'. */
const finite = (text: string, { verb }: ClauseVerb, doer: string): string =>
  text.replace(/\b\p{L}+ing\b/u, (/^(?:he|she)$/i.test(doer) ? verb.s : verb.base).split(' ')[0] ?? '');

/** Whether a verb without a doer of its own agrees with that of the moment before. */
const goesOnOf = (verb: ClauseVerb | undefined, before: Event | undefined): boolean =>
  verb !== undefined &&
  before !== undefined &&
  before.doer !== '' &&
  verb.form !== 'past' &&
  (verb.form === 'ing' ||
    (verb.form === 'base') === before.isPlural ||
    /^(?:i|you|we|they)$/i.test(before.doer));

const shifted = (found: ClauseVerb | undefined, by: number): ClauseVerb | undefined =>
  found && { ...found, at: found.at + by, from: found.from + by };

/** 'Her opening a box' is what she does, and no opening of hers. */
const HER_DOING =
  /(?<=^|,\s)her(?=\s\p{L}+ing\s(?:an?|the|his|her|my|our|their|up|in|on|at|for|out|to|with|into)\b)/u;

const QUOTE = /["“«]([^"“”«»\n]{1,200})["”»]/gu;
/** 'And says only: home': what is said needs no quotation marks. */
const SAID_AFTER =
  /\b((?:says?|whispers?|shouts?|asks?|answers?|replies|writes|reads)(?:\s(?:only|just|softly|quietly|to \p{L}+|one word|a single word))?):\s+(?!["“«])([^"“”:\n]{2,80}?)[.]?$/iu;
/** '“The usual?” asks the baker.' */
const SAID_BY =
  /^(\uE000[\uE100-\uE1FF]\uE001),?\s(asks|says|answers|replies|whispers|shouts|yells|mutters|murmurs|calls|announces|sings)\s((?:an?|the|his|her|their|my|our|one|another|\p{Lu})[^,;:]{2,40}?)[.]?$/u;
const HEADED = /^([^:"“\uE000]{2,60}):\s+(?=\S)/;
/** A heading that only says what sort of film follows. */
const LABEL =
  /\b(?:highlights?|recap|montage|reel|b-?roll|footage|edit|vlog|trailer|teaser|compilation|slideshow|shots?|scenes?|ideas?|vibes?|storyboard|beats?|style|look|documentary|mockumentary|noir|horror|comedy|drama|skit|sketch|parody|pov|animation|short|film|video|ad|commercial|thriller|romance|western)\s?:\s*$/i;
const JOINS =
  /^(?:(?:then|and then|and|but then|but|so|after that|finally we see)[,\s]+|(?:next|first|also|now)(?:,\s+|\s+(?=(?:an?|the|he|she|they|we|i|it|you|two|my|our|his|her)\s)))(?=\S)/i;

/** 'A city wakes up': a heading that tells something itself. */
const isDeed = (head: string): boolean => {
  const verb = clauseVerb(wordsOf(head));
  return verb !== undefined && verb.form !== 'ing';
};

/** The moments of an idea in their order. @param told what it tells, sentence by sentence */
export function eventsIn(told: readonly string[]): readonly Event[] {
  const quotes: string[] = [];
  const events: Event[] = [];
  for (const sentence of told.flatMap(withMeanwhile).flatMap(withTurns).flatMap(withLateTurns)) {
    const held = sentence
      .replace(SAID_AFTER, '$1 “$2”')
      .replace(QUOTE, (_, line: string) => heldMark(quotes.push(line.trim()) - 1))
      .replace(SAID_BY, '$3 $2 $1');
    const label = HEADED.exec(held)?.[0] ?? '';
    const size = sizeLabelled(label);
    const head = size || LABEL.test(label) ? '' : label;
    const body = asActive(relativeAsDeed(asMoment(held.slice(label.length).replace(JOINS, ''))));
    const clauses = withCircumstances(clausesOf(body.replace(HER_DOING, 'him'))).map((clause) =>
      HER_DOING.test(body) ? { ...clause, text: clause.text.replace(/^him\b/, 'her') } : clause,
    );
    const isList = clauses.length > 1 && clauses.every(({ text }) => clauseVerb(wordsOf(text)) === undefined);
    const isHeaded =
      isList ||
      (clauses.length > 1 &&
        !HELD_FIRST.test(clauses[0]?.text ?? '') &&
        isDeed(head) &&
        clauseVerb(wordsOf(clauses[0]?.text ?? '')) === undefined);
    if (head && isHeaded) events.push(seen(capital(plain(head).replace(/:$/, ''))));
    const from = events.length;
    for (const [i, clause] of clauses.entries()) {
      const event = eventOf(clause, events.at(-1), quotes);
      events.push(
        i === 0 && head && !isHeaded
          ? {
              ...event,
              text: capital(
                `${head}${clause.text}`.replace(HELD, (_, mark: string) => `“${quoteAt(quotes, mark)}”`),
              ),
            }
          : event,
      );
    }
    const told = withThings(events.splice(from), body);
    events.push(...(size ? told.map((event) => ({ ...event, size })) : told));
  }
  return saidByThose(withSpeakers(withDoers(withParticiples(events)))).filter(
    ({ text }, i, all) => all.findIndex((each) => each.text === text) === i,
  );
}

const JOINED_AT_MOST = 140;
const LATE = /^(?:then|finally|suddenly|at last|in the end|last|one|only|no)\b/i;

/** 'Driver sings, rain on the windows': a thing that is only named after a deed is seen with it, and is no shot. */
function withThings(told: readonly Event[], typed: string): readonly Event[] {
  const shots: Event[] = [];
  for (const [i, event] of told.entries()) {
    const before = shots.at(-1);
    if (before !== undefined && before === told[i - 1] && joins(before, event, told[i + 1]))
      shots[shots.length - 1] = {
        ...before,
        text: `${before.text}, ${typed.includes(`, ${event.text}`) ? event.text : small(event.text)}`,
      };
    else shots.push(event);
  }
  return shots;
}

/** Whether a thing belongs to the deed before it; several things in a row are a list. */
const joins = (before: Event, event: Event, next: Event | undefined): boolean =>
  before.doing !== '' &&
  before.line === undefined &&
  event.doing === '' &&
  event.line === undefined &&
  (next === undefined || next.doing !== '') &&
  !/[“”:]/.test(event.text) &&
  !LATE.test(event.text) &&
  !/ from very near$/.test(event.text) &&
  event.text.split(' ').length < 7 &&
  before.text.length + event.text.length < JOINED_AT_MOST;

/** 'Noir detective, says “…”': whoever is named first says it. */
function withDoers(events: readonly Event[]): readonly Event[] {
  let who = '';
  return events.map((event, i): Event => {
    const named = event.text.replace(/,\s.*$/, '');
    if (i === 0) who = event.doing === '' && isNamedBeing(named) ? calledAgain(named) : '';
    const words = wordsOf(event.text);
    const first = verbAt(words, 0);
    // 'Spurs jingling on tile' are the spurs that do.
    if (verbAt(words, 1)?.form === 'ing') return event;
    if (who === '' || i === 0 || first?.form !== 's' || isBeingNoun(words[0]?.text ?? '')) return event;
    if (event.doer !== '' && !/^\p{L}+s$/u.test(event.doer)) return event;
    const doing = small(event.text);
    return {
      ...event,
      text: capital(`${who} ${doing}`),
      doer: who,
      doing,
      base: event.base || first.verb.base,
    };
  });
}

/** 'The mailman at his table, practising the handwriting' is one who does it. */
function withParticiples(events: readonly Event[]): readonly Event[] {
  const told: Event[] = [];
  for (const event of events) {
    const before = told.at(-1);
    const verb = verbAt(wordsOf(event.text), 0);
    const who = before?.doing === '' ? headOf(before.text.replace(/,.*$/, '')).toLowerCase() : '';
    if (before && verb?.form === 'ing' && event.doer === '' && isBeingNoun(who) && !/[“”:]/.test(before.text))
      told[told.length - 1] = { ...before, text: `${before.text}, ${small(event.text)}` };
    else told.push(event);
  }
  return told;
}

/** Whether a text names somebody and nothing that is done. */
function isNamedBeing(text: string): boolean {
  const words = wordsOf(text);
  return words.length < 6 && isBeingNoun(words.at(-1)?.text ?? '') && clauseVerb(words) === undefined;
}

/** A moment that is only named or known. */
export const seen = (text: string): Event => ({ text, doer: '', doing: '', base: '', isPlural: false });
