import type { VerbForms } from '../../lexicon/inflect.ts';
import { readIdea } from '../idea/read-idea.ts';
import { verbAt, type Word, wordsOf } from '../idea/verbs.ts';
import type { PromptDraft } from '../optimizer/draft.ts';
import { ownWordsOf, type Range } from '../optimizer/prompt-parts.ts';
import { planVideo } from '../plan.ts';
import { escaped } from '../wording.ts';

/* 'Remove the laugh', 'no dog': what is not wanted goes from the words, and shots and sounds follow them. */

const ARTICLE = '(?:an?|the|some|two|three|four|his|her|its|their|my)';
/** What a deed is done at, as far as it goes along with it. */
const AT_WHOM = String.raw`(?: at (?:${ARTICLE} )?\p{L}+)?`;
const HOW = String.raw`(?: (?:\p{L}+ly|out loud|aloud|together|softly|hard))?`;
/** Deeds that are done with the face: who does not laugh at something looks at it. */
const WITH_THE_FACE = /^(?:laugh|smile|grin|giggle|chuckle|cry|frown|smirk|sob|weep|yell|shout|scream)$/;

/** One word, and whatever else says the same: 'laugh' is 'laughs', 'laughing' and 'laughter' too. */
interface Said {
  /** As a thing, one or several. */
  readonly things: string;
  /** With the forms of a deed, where it is one. */
  readonly deeds: string;
  readonly verb: VerbForms | undefined;
}

function saidBy(thing: string): Said {
  const things = `${escaped(thing)}(?:s|es)?`;
  const verb = /\s/.test(thing) ? undefined : verbAt(wordsOf(thing), 0)?.verb;
  if (!verb) return { things, deeds: things, verb };
  const { base, s, ing, past } = verb;
  const noun = base === 'laugh' ? ['laughter'] : [];
  const all = [...new Set([base, s, ing, past, ...noun])].toSorted((a, b) => b.length - a.length);
  return { things, deeds: `(?:${all.map(escaped).join('|')})`, verb };
}

/** No letter follows: a part of a word is none of it. */
const ENDS = String.raw`(?![\p{L}\p{N}])`;
const whole = (pattern: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'iu');

/** Takes a thing or a deed out of the words where they can do without; else says that it is not there. */
export function takeOut(draft: PromptDraft, thing: string): void {
  const { things, deeds, verb } = saidBy(thing);
  const why = `You asked for it without ${thing}.`;
  const own = ownWordsOf(draft.text);
  const without = withoutThing(own, things);
  const left = without === own && verb ? withoutDeed(own, deeds, verb) : without;
  if (left !== own) draft.text = left + draft.text.slice(own.length);
  const isSilent = dropSounds(draft, deeds, why);
  // A deed that is told no more is not there, and to name it would bring it back.
  const isDeed = verb !== undefined && without === own;
  if (isDeed && (left !== own || isSilent) && !whole(deeds).test(left)) return;
  draft.append(`no ${thing} in the frame`, 'negative', why);
}

/** The opening words without what somebody does: its clause, its turn in a row of deeds, or the one deed there is. */
function withoutDeed(own: string, deeds: string, verb: VerbForms): string {
  const clause = `, (?:and |while |as )?(?:${ARTICLE}|he|she|it|they|everyone|everybody)(?: \\p{L}+){0,2} ${deeds}`;
  const begins = `(?:(?:starts?|begins?) (?:to )?)?`;
  // ', laughing out loud' and 'and laughs at him'.
  const turn = `(?:,? (?:and|then|while|as) (?:then )?(?:(?:he|she|it|they) )?|, )${begins}${deeds}${AT_WHOM}${HOW}`;
  // Before another deed: 'laughs and claps' is 'claps'.
  const first = `(?<=\\s)${deeds}${HOW},? and (?=\\p{L}+(?:s|ing|ed) )`;
  for (const form of [`${clause}[^,.;!?]{0,80}`, turn, first]) {
    const hit = new RegExp(`${form}${ENDS}`, 'iu').exec(own);
    if (hit) return mended(own, { start: hit.index, end: hit.index + hit[0].length });
  }
  return withoutOnly(own, deeds, verb);
}

/** Where it is all that is done, it is looked at what was laughed at, or nothing is done. */
function withoutOnly(own: string, deeds: string, verb: VerbForms): string {
  const only = whole(`${deeds}${HOW}`).exec(own);
  if (!only || !isDone(own, only.index)) return own;
  const range = { start: only.index, end: only.index + only[0].length };
  const after = own.slice(range.end);
  if (/^ at /.test(after) && WITH_THE_FACE.test(verb.base)) {
    const looks = /ing$/i.test(only[0])
      ? 'looking'
      : /ed$/i.test(only[0])
        ? 'looked'
        : looksAs(only[0], verb);
    return own.slice(0, range.start) + looks + after;
  }
  const goesOn =
    /^(?:[\s.,;!?]*$|[.,;!?]|\s(?:in|on|at|under|by|beside|near|inside|outside|with|while|as)\s)/;
  return goesOn.test(after) ? mended(own, range) : own;
}

const looksAs = (said: string, verb: VerbForms): string =>
  said.toLowerCase().startsWith(verb.s) ? 'looks' : 'look';

/** Whether the word there is a deed of somebody who is named before it, and no noun of its own. */
function isDone(own: string, at: number): boolean {
  const before: readonly Word[] = wordsOf(own.slice(0, at));
  return before.length > 0 && !new RegExp(`(?<!\\p{L})${ARTICLE} $`, 'iu').test(own.slice(0, at));
}

/** The opening words without a thing that goes along, or whose clause is about it alone. */
function withoutThing(own: string, things: string): string {
  const named = `${ARTICLE} (?:\\p{L}+ ){0,2}?${things}${ENDS}`;
  const forms = [
    `,? (?:with|and) ${named}(?=[\\s,;.!?]|$)`,
    // A thing without an article is one where nothing is done by that word: 'with music and dogs'.
    `,? with ${things}${ENDS}`,
    `,? (?:beside|near|next to|behind|in front of|at|among|between) ${named}`,
  ];
  for (const form of forms) {
    const hit = new RegExp(form, 'iu').exec(own);
    if (hit) return mended(own, { start: hit.index, end: hit.index + hit[0].length });
  }
  // A clause whose doer it is: ', the crowd claps'.
  const clause = new RegExp(`, (?:and |while |as )?${named} [^,.;!?]{1,80}(?=[,.;!?]|$)`, 'iu').exec(own);
  return clause && hasVerb(clause[0])
    ? mended(own, { start: clause.index, end: clause.index + clause[0].length })
    : own;
}

function hasVerb(clause: string): boolean {
  const words = wordsOf(clause);
  return words.some((_, at) => at > 0 && verbAt(words, at) !== undefined);
}

/** A text without a stretch, and with no space or comma too many. */
function mended(text: string, { start, end }: Range): string {
  const before = text.slice(0, start).trimEnd();
  const after = text.slice(end);
  const joint = /^[\s,.;!?]/.test(after) || after === '' ? '' : ' ';
  return (before + joint + after).replace(/,(?=[.;!?])/, '').replace(/\s+(?=[,.;!?])/, '');
}

/** Sounds of what is gone: those of the new words take their place. Answers whether there were any. */
function dropSounds(draft: PromptDraft, any: string, why: string): boolean {
  const sounds = whole(any);
  const heard = (['near', 'ground'] as const).filter((slot) => {
    const part = draft.slot(slot);
    return part !== undefined && sounds.test(draft.at(part));
  });
  const { parts } = planVideo(readIdea(ownWordsOf(draft.text)));
  for (const slot of heard) {
    const part = draft.slot(slot);
    if (!part) continue;
    const others = draft
      .at(part)
      .split(', ')
      .filter((item) => !sounds.test(item));
    const planned = sounds.test(parts[slot]) ? '' : parts[slot];
    const next = others.join(', ') || planned;
    if (next) draft.replace(part, next, 'audio', why);
    else draft.remove(part);
  }
  return heard.length > 0;
}
