import { clauseVerb } from './clause-verb.ts';
import { calledAgainAs, type Event, eventSeen } from './event.ts';
import { imageSentence } from './images.ts';
import { HANDS } from './instruction.ts';
import type { Story } from './story.ts';
import { DETERMINERS, isBeingNoun, isNoun, PREPOSITIONS, PRONOUNS, verbAt, wordsOf } from './verbs.ts';
import { capital } from './wording.ts';

/*
 * The last look at a story before it is filmed: every sentence begins with a real subject, and no word of weight that
 * the idea tells is lost in the cutting. A story that fails is told in the idea's own words, cut only where both sides
 * are surely whole.
 */

/** No subject: 'the when he turns', 'the is late', 'blocks noise' after a lost subject. */
const NO_SUBJECT =
  /^(?:the|an?)\s(?:when|where|while|if|because|but|and|or|that|who|which|is|are|was|he|she|they|it|than|then|not)\b/i;
/* A number of tries is no deed: 'the fifty tries'. */
const COUNT_ONLY =
  /^the (?:\d+|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty|hundred|thousand|many|first|last) \p{L}+s$/iu;
/* Two verbs of one subject that nothing joins: 'shrinks back from fire has to light'. */
const TWO_VERBS =
  /^(?:\p{L}+\s)+?(?:thinks|believes|shrinks|looks|behaves)\s(?:(?!\b(?:and|but|who|that|which|what|whose|where|why|how|as|while|when|because|is|are|if)\b)[\p{L}’']+\s)*?(?:has to|have to|makes|must|is|wants to)\b/iu;

/* 'Keeps sends' */
const KEEPS_S = /\b(?:keeps|starts|stops|begins)\s(?!\p{L}+ing\b)(\p{L}+[^s\W]s)(?=\s|$)/iu;

function isSound({ text }: Event): boolean {
  const [, second = ''] = KEEPS_S.exec(text) ?? [];
  const isTwice = second !== '' && !isNoun(second) && verbAt(wordsOf(second), 0)?.form === 's';
  return !isTwice && !NO_SUBJECT.test(text) && !COUNT_ONLY.test(text) && !TWO_VERBS.test(text);
}

/* Words that a sentence may lose, or say otherwise, when it is put into the present. */
const SAID_OTHERWISE =
  /^(?:is|are|was|were|been|being|has|have|had|will|would|can|could|then|when|while|until|after|before|because|suddenly|there|their|they|them|that|this|with|what|which|whose|from|only|just|also|into|about|where|finally|once|both|some|each|each other|slow|motion|video|film|movie|camera|shot|scene|music|realis\p{L}*|realiz\p{L}*|decid\p{L}*|manag\p{L}*|think\p{L}*|believ\p{L}*|afraid|scared|terrified|frightened|turn\p{L}*|lov\p{L}*|lik\p{L}*|enjoy\p{L}*|spoken|talked|years?|start\p{L}*|begin\p{L}*|secretly|really|actually|make\p{L}*|making)$/iu;

const stemOf = (word: string): string => word.replace(/[’'].*$/, '').slice(0, word.length > 5 ? 4 : 3);

/** How many words of weight of a text no event has. */
function lostIn(text: string, { events }: Story): readonly string[] {
  const kept = new Set(
    events.flatMap((event) =>
      wordsOf(`${event.text} ${event.line ?? ''}`).map(({ text: word }) => stemOf(word)),
    ),
  );
  return wordsOf(text)
    .map(({ text: word }) => word)
    .filter((word) => word.length > 3 && !SAID_OTHERWISE.test(word) && !kept.has(stemOf(word)));
}

/* Where a sentence may be cut if both sides are whole. */
const CUTS = /,?\s(?:but|until|till|and then|then)\s|,\s(?:and\s)?|\sand\s/giu;

/** Whether a text is a clause with a subject of its own and nothing before it. */
function isClause(text: string): boolean {
  const bare = text.replace(/^(?:when|as|once|after)\s/i, '');
  const words = wordsOf(bare);
  const [first] = words;
  const verb = clauseVerb(words);
  const isTold = verb !== undefined && (verb.form !== 'ing' || verb.from !== verb.at) && verb.from > 0;
  const isLed =
    first !== undefined &&
    (DETERMINERS.has(first.text) ||
      PRONOUNS.has(first.text) ||
      isBeingNoun(first.text) ||
      /^(?:nobody|everyone|everybody|one)$/.test(first.text));
  return isTold && isLed && !/^(?:to|than|or|of|in|who|that|which)$/.test(first.text);
}

/** A sentence in its own words, in two to four pieces of which each is whole; in one where no cut is sure. */
function cutSafely(sentence: string): readonly string[] {
  const pieces: string[] = [];
  let start = 0;
  for (const hit of sentence.matchAll(CUTS)) {
    const before = sentence.slice(start, hit.index);
    const after = sentence.slice(hit.index + hit[0].length);
    // 'When the power fails, everybody sings' is one sentence.
    const isLedUp =
      /^(?:when|as|while|if|once|after)\s/i.test(before) && !isClause(before.split(/,\s/)[1] ?? '');
    const isSure =
      isClause(before) &&
      isClause(after) &&
      !isLedUp &&
      !/\s(?:who|that|which|what|why|how|because|if|so|than|thinks|believes|says)\s[^,]*$/i.test(
        /^\s?and/i.test(hit[0].trim()) ? before : '',
      );
    if (!isSure) continue;
    pieces.push(before);
    start = hit.index + hit[0].length;
  }
  return [...pieces, sentence.slice(start)];
}

const LEADS_UP = /^(?:when|as|while|if|once|after)\s/i;

/** An event in the idea's own words. Who acts in it is named only where that is sure. */
function ownWords(sentence: string): Event {
  const event = eventSeen(sentence);
  const isSure =
    !LEADS_UP.test(sentence) &&
    event.doing !== '' &&
    wordsOf(event.subject).length < 7 &&
    !/\b(?:is|are|he|she|they|for)\b|\sand$/.test(event.subject);
  if (isSure) return { ...event, text: capital(sentence) };
  const words = wordsOf(sentence);
  const who = LEADS_UP.test(sentence)
    ? ''
    : (/^((?:an?|the|my|our|two|three)\s(?:\p{L}+\s)??\p{L}+)/iu.exec(sentence)?.[1] ?? '');
  const isBeing = wordsOf(who).some(({ text }) => isBeingNoun(text));
  const doer = isBeing ? calledAgainAs(who) : '';
  return {
    text: capital(sentence),
    subject: isBeing ? who : '',
    doer,
    doing: words.length > 2 ? sentence.slice(who.length).trim() : '',
    base: '',
    reading: sentence,
    isPlural: event.isPlural,
  };
}

/** 'When the power fails the strangers sing': its two clauses; the whole where no place to cut is sure. */
function withoutLead(sentence: string): readonly string[] {
  const bare = sentence.replace(LEADS_UP, '');
  if (bare === sentence || sentence.includes(',')) return [sentence];
  const words = wordsOf(bare);
  for (let at = 3; at < words.length - 1; at++) {
    const start = words[at]?.start ?? 0;
    if (!DETERMINERS.has(words[at]?.text ?? '') || PREPOSITIONS.has(words[at - 1]?.text ?? '')) continue;
    const [left, right] = [bare.slice(0, start).trim(), bare.slice(start)];
    if (isClause(left) && isClause(right) && !verbAt(words, at - 1)) return [left, right];
  }
  return [sentence];
}

/** 'Trains for his comeback, rain, stairs': what is only named behind one deed, each as an image. */
function withImages(story: Story): Story {
  const [only, ...more] = story.events;
  const [deed = '', ...named] = only?.text.split(/,\s(?:and\s)?/) ?? [];
  const isListed =
    named.length > 0 &&
    named.every(
      (item) =>
        item.split(' ').length < 5 &&
        !/^\p{L}+ing\b|^(?:who|which|that|where|still|then|not|to|the|his|her|its|their|one|again|finally|alone|as|so|like|in|on|at|for|with)\b/iu.test(
          item,
        ) &&
        isNoun(
          item
            .replace(/\severywhere$/i, '')
            .split(' ')
            .at(-1)
            ?.replace(/s$/, '') ?? '',
        ),
    );
  const isEnough = named.length > 1 || /\severywhere$/i.test(named[0] ?? '');
  if (!only || more.length > 0 || !isListed || !isEnough || only.line) return story;
  const images = named
    .slice(0, 4)
    .map((item) => ({ ...eventSeen(item), text: imageSentence(item), doing: '' }));
  return { ...story, events: [{ ...only, text: deed, doing: only.doing.split(/,\s/)[0] ?? '' }, ...images] };
}

const SENTENCES = /[.!?]+\s+|;\s+/;

/** A story as it is, where it is whole; else the same in the idea's own words. @param told what the idea tells */
export function wholeStory(story: Story, told: string): Story {
  const { events, heading } = story;
  const [first] = events;
  if (!first || events.some(({ line }) => line) || /["“”:]/.test(told) || told.length > 300) return story;
  if (first.subject === HANDS || first.doing === '') return story;
  const body =
    heading && told.toLowerCase().startsWith(heading.toLowerCase())
      ? told.slice(heading.length).replace(/^[\s,;–—-]+/, '')
      : told;
  const lost = lostIn(body, story);
  const isRunOn = events.length === 1 && LEADS_UP.test(body) && withoutLead(body).length > 1;
  if (!isRunOn && events.every(isSound) && lost.length < 2) return withImages(story);
  const pieces = body
    .split(SENTENCES)
    .filter(Boolean)
    .flatMap(withoutLead)
    .flatMap(cutSafely)
    .map((piece) => piece.replace(/^(?:but|and|then)\s/i, ''));
  if (!pieces.every((piece) => clauseVerb(wordsOf(piece))))
    return events.every(isSound) ? story : whole(story, body);
  return { heading, events: pieces.slice(0, 5).map(ownWords) };
}

/** The body as one sentence, or as an image where it has no verb. */
const whole = ({ heading }: Story, body: string): Story => ({
  heading,
  events: [clauseVerb(wordsOf(body)) ? ownWords(body) : { ...ownWords(body), text: imageSentence(body) }],
});
