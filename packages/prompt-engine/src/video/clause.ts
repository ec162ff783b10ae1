import { formsOf, type VerbForms } from '../lexicon/inflect.ts';
import { isEnglish } from '../read/english-words.ts';
import type { Doing, Member, Scene } from '../read/scene.ts';
import { type Sense, senses, type VerbForm } from '../read/senses.ts';

/*
 * An idea told as a sentence: 'an astronaut planting a tree on mars' becomes 'An astronaut plants a tree on mars'.
 * The reading says which word is the verb; all other words stay as they were typed.
 */

/** Who does what, in the idea's own words. */
export interface Clause {
  /** 'two kids'. */
  readonly doer: string;
  readonly base: string;
  /** What is done, ready to follow its doer: 'build a raft on a rainy river'. */
  readonly doing: string;
  readonly isPlural: boolean;
  /** What is done next, where the sentence goes on. */
  readonly next?: string;
}

interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

interface Found {
  /** The index of the verb's first word, and how many it has. */
  readonly at: number;
  readonly length: number;
  readonly verb: VerbForms;
  readonly form: VerbForm;
  /** Whether its forms come from a row; else only the typed form is sure. */
  readonly isKnown: boolean;
}

const wordsOf = (text: string): Word[] =>
  Array.from(text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu), (hit) => ({
    text: hit[0].toLowerCase(),
    start: hit.index,
    end: hit.index + hit[0].length,
  }));

const isAction = (sense: Sense): sense is Extract<Sense, { is: 'action' }> => sense.is === 'action';

/** The sense of the word or words at a place as a verb, longest first. */
function actionAt(words: readonly Word[], at: number): Found | undefined {
  const keys = words.map(({ text }) => text);
  const hit = senses().longestAt(keys, at);
  const action = hit?.value.find(isAction);
  if (!hit || !action) return undefined;
  return { at, length: hit.length, verb: withFiniteForms(action.verb), form: action.form, isKnown: true };
}

/** A row that names its verb by the '-ing' form alone: its other forms by rule. */
function withFiniteForms(verb: VerbForms): VerbForms {
  const [ing = '', ...rest] = verb.ing.split(' ');
  if (verb.base !== verb.ing || !ing.endsWith('ing')) return verb;
  const stem = ing.slice(0, -3);
  const base = /([bdgmnpt])\1$/.test(stem)
    ? stem.slice(0, -1)
    : !isEnglish(stem) && isEnglish(`${stem}e`)
      ? `${stem}e`
      : stem;
  return formsOf([base, ...rest].join(' '));
}

/** Where the reading's verb stands among the words. */
function located(words: readonly Word[], doing: Doing): Found | undefined {
  const { verb } = doing;
  for (let at = 1; at < words.length; at++) {
    const found = actionAt(words, at);
    if (found && found.form !== 'past' && (found.verb.base === verb.base || found.verb.ing === verb.ing))
      return found;
    const typed = words[at]?.text ?? '';
    if (!doing.row && doing.form !== 'past' && typed === doing.words.toLowerCase()) {
      return found ?? { at, length: 1, verb, form: doing.form, isKnown: false };
    }
  }
  return undefined;
}

const LINKS =
  'in on at into onto to from off over under across through along around down up out by with for about after before as of and behind against'.split(
    ' ',
  );
const DETERMINERS =
  'a an the this that these those my your his her its our their some two three four five'.split(' ');
const LEADS: ReadonlySet<string> = new Set([...LINKS, ...DETERMINERS]);
const NO_DOER: ReadonlySet<string> = new Set([...LINKS, ...DETERMINERS, 'is', 'are', 'not', 'no', 'being']);

/** A verb that the reading took for a part of a name: 'a couple argue', 'leaves falling'. */
function scanned(words: readonly Word[], from = 0): Found | undefined {
  for (let at = from; at < words.length; ) {
    const keys = words.map(({ text }) => text);
    const hit = senses().longestAt(keys, at);
    const next = words[at + (hit?.length ?? 1)]?.text;
    const found = actionAt(words, at);
    const before = words[at - 1]?.text ?? '';
    const leads = next === undefined || LEADS.has(next);
    const isThing = hit?.value.some(({ is }) => is === 'noun' || is === 'place') ?? false;
    const several = found?.form !== 'base' || isMany(keys.slice(0, at).join(' '));
    const fits =
      at > 0 &&
      found &&
      several &&
      found.form !== 'past' &&
      !NO_DOER.has(before) &&
      leads &&
      (!isThing || (next !== undefined && (found.form === 'ing' || DETERMINERS.includes(next))));
    if (fits) return found;
    if (
      !hit &&
      at === 2 &&
      DETERMINERS.includes(keys[0] ?? '') &&
      /[^siu]s$/.test(keys[at] ?? '') &&
      next !== undefined &&
      DETERMINERS.includes(next)
    ) {
      const typed = keys[at] ?? '';
      return {
        at,
        length: 1,
        verb: { base: typed, s: typed, ing: typed, past: typed, participle: typed },
        form: 's',
        isKnown: true,
      };
    }
    const isName = hit?.value.some(({ is }) => is === 'noun' || is === 'place');
    at += isName ? (hit?.length ?? 1) : 1;
  }
  return undefined;
}

const PARTICLE =
  /^(?:is|are|who|that|which|was|were|slowly|quickly|gently|carefully|quietly|happily|silently|alone|together|and)$/i;
const NAMED =
  /^(?:an?|the|this|that|these|those|my|your|his|her|its|our|their|some|any|each|every|another|no|one|two|three|four|five|six|seven|eight|nine|ten|twelve|several|many|few|\d{1,3}|he|she|it|they|someone|somebody|nobody|grand\p{L}+|mum|mom|dad|mother|father)$/iu;
const SPEECH = /\b(?:says?|saying|asks?|asking|tells?|telling|shouts?|whispers?)\b.*$/i;

/** The doer's words, with an article where one is wanted. */
function doerIn(before: string, scene: Scene, isPlural: boolean): string {
  const own =
    before
      .replace(SPEECH, '')
      .replace(/[,\s]+$/, '')
      .split(/,\s(?!and\b)/)
      .at(-1) ?? '';
  const style = scene.styles
    .map(({ words }) => words)
    .find((words) =>
      own
        .toLowerCase()
        .replace(/^an?\s/, '')
        .startsWith(`${words.toLowerCase()} `),
    );
  const bare = style ? own.replace(/^an?\s/i, '').slice(style.length + 1) : own;
  const list = bare
    .replace(/^(?:an?\s)?(?:painting|drawing|photo|picture|sketch|shot|view)\sof\s/i, '')
    .split(/\s+/);
  const isClosed = list.slice(0, -1).some((word) => /^(?:who|that|which)$/.test(word));
  while (!isClosed && list.length > 1 && PARTICLE.test(list.at(-1) ?? '')) list.pop();
  const doer = list.join(' ');
  const isName = NAMED.test(list[0] ?? '') || /^\p{Lu}/u.test(doer) || (isPlural && !style);
  return doer === '' || isName ? doer : `the ${doer}`;
}

const SEVERAL =
  /(?<![\p{L}])(?:and|couple|pair|family|crowd|team|group|band|twins|duo|trio|two|three|four|five|six|seven|eight|nine|ten|twelve|several|many|few|people|children|kids|men|women)(?![\p{L}])/iu;

/** Whether words stand for several: 'leaves', 'a cat and a dog', 'a couple'. */
const isMany = (words: string): boolean =>
  SEVERAL.test(words) || (/[^siu]s$/.test(words.trim()) && !/^(?:an?|one|this|that)\s/i.test(words));

function isSeveral(doer: string, found: Found, member: Member | undefined): boolean {
  if (found.form === 's') return false;
  return found.form === 'base' || member?.plural === true || isMany(doer);
}

/** 'builds' for one, 'build' for several; of a verb that no row knows only the typed form is sure. */
function inflected({ verb, form, isKnown }: Found, typed: string, isPlural: boolean): string {
  if (isKnown) return isPlural ? verb.base : verb.s;
  return form === 'ing' ? `${isPlural ? 'are' : 'is'} ${typed}` : typed;
}

const HOUR =
  /[\s,]+(?:(?:just|right|shortly|early|late)\s)?(?:before|after|at|in|during|by|on|under|until|towards?)\s(?:(?:the|an?)\s)?(?:(?:early|late|first|last|summer|winter|autumn|spring|rainy|sunny|foggy|snowy|cold|hot|warm|quiet|busy|sunday|saturday|monday)\s){0,2}(?:dawn|sunrise|daybreak|first light|sunset|dusk|twilight|night|midnight|noon|midday|golden hour|blue hour|morning|afternoon|evening|day|nightfall)$/i;
const MANNER =
  /[\s,]+(?:in\s)?(?:super\s|extreme\s)?(?:slow[\s-]?motion|slow[\s-]?mo|time-?lapse|hyperlapse|real time|one take|4k|8k|hd|close-?up|cinematic(?:ally)?|drone shot|macro)$/i;
const WORDS_AT_MOST = 17;

/** Without what only says when, or how it is filmed; of long ones the beginning. */
function trimmed(text: string): string {
  let kept = text.trim().replace(/[,\s]+$/, '');
  for (let turn = 0; turn < 3; turn++) kept = kept.replace(MANNER, '').replace(HOUR, '').trim();
  const words = kept.split(/\s+/);
  if (words.length <= WORDS_AT_MOST) return kept;
  const at = words.findLastIndex(
    (word, i) => i > 2 && i <= WORDS_AT_MOST && LINKS.includes(word) && word !== 'of',
  );
  return words.slice(0, at > 0 ? at : WORDS_AT_MOST).join(' ');
}

const FOLLOWS = /,?\s(?:and|then)\s(?:then\s)?|,\s(?:and\s|then\s)?/giu;

/** The first thing done, and what is done after it. */
function parted(
  rest: string,
  form: VerbForm,
  isPlural: boolean,
): readonly [own: string, next: string | undefined] {
  for (const match of rest.matchAll(FOLLOWS)) {
    const after = rest.slice(match.index + match[0].length);
    const words = wordsOf(after);
    const verb = actionAt(words, 0);
    const last = words[(verb?.length ?? 1) - 1];
    if (verb && last && verb.form === form && words.length > verb.length) {
      const tail = after.slice(last.end).split(/,\s|\sand\s(?=\p{L}+(?:s|ing)\s)/u)[0] ?? '';
      return [rest.slice(0, match.index), trimmed(`${inflected(verb, '', isPlural)}${tail}`)];
    }
    if (match[0].startsWith(',')) return [rest.slice(0, match.index), undefined];
  }
  return [rest.replace(/\s(?:while|as|until|because|so that)\s.*$/i, ''), undefined];
}

const SENTENCE = /[.!?;:—(]\s|[.;]$/;
const LETTERS = /^[\p{L}\p{N}\s'’,&–/"“”-]+$/u;
const LONGEST = 320;

/** 'sourdough bread being torn open': what is done to the thing. */
function passiveIn(sentence: string, words: readonly Word[], scene: Scene): Clause | undefined {
  const at = words.findIndex(({ text }, i) => i > 0 && text === 'being' && words[i + 1] !== undefined);
  const verb = words[at + 1];
  if (at < 1 || !verb || !/(?:ed|en|n|t|ung|orn)$/.test(verb.text)) return undefined;
  const isPlural = scene.cast[0]?.plural === true;
  const doer = doerIn(sentence.slice(0, words[at]?.start), scene, isPlural);
  const doing = trimmed(`${isPlural ? 'are' : 'is'} ${sentence.slice(verb.start).split(',')[0] ?? ''}`);
  return doer && LETTERS.test(doer + doing) ? { doer, base: verb.text, doing, isPlural } : undefined;
}

/** 'trying to use': the word that leads to a verb by 'to' is the one that changes. */
function leadOf(words: readonly Word[], found: Found): Found {
  const lead = words[found.at - 2]?.text ?? '';
  if (words[found.at - 1]?.text !== 'to' || found.at < 3 || !/\p{L}{3}ing$/u.test(lead)) return found;
  const verb = withFiniteForms({ base: lead, s: lead, ing: lead, past: lead, participle: lead });
  return { at: found.at - 2, length: 1, verb, form: 'ing', isKnown: true };
}

const WEARS: ReadonlySet<string> = new Set(['wear', 'dress in', 'be dressed in']);

/** The verb that the sentence is built on: not of what is worn, nor of a relative clause, where another follows. */
function mainVerb(words: readonly Word[], scene: Scene): Found | undefined {
  const found = scene.doings.map((doing) => located(words, doing)).filter((one) => one !== undefined);
  const [first] = found;
  const dressed =
    first && WEARS.has(first.verb.base)
      ? found.find(({ at, form }) => at > first.at && form === first.form)
      : undefined;
  const opens = first && /^(?:who|that|which)$/.test(words[first.at - 1]?.text ?? '');
  const later = opens
    ? (found.find(({ at, form }) => at > first.at && form === 's' && words[at - 1]?.text !== 'and') ??
      scanned(words, first.at + first.length))
    : undefined;
  const main = dressed ?? (later?.form === 's' ? later : undefined) ?? first ?? scanned(words);
  return main && leadOf(words, main);
}

/** Reads who does what in the first sentence of an idea; none where nobody is said to do anything. */
export function clauseIn(shown: string, scene: Scene): Clause | undefined {
  const sentence = shown.split(SENTENCE)[0] ?? '';
  if (scene.isForeign || sentence.length > LONGEST) return undefined;
  const words = wordsOf(sentence);
  const passive = passiveIn(sentence, words, scene);
  if (passive) return passive;
  const found = mainVerb(words, scene);
  const [verb, last] = [words[found?.at ?? -1], words[(found?.at ?? 0) + (found?.length ?? 1) - 1]];
  if (!found || !verb || !last) return undefined;
  const before = sentence.slice(0, verb.start);
  const isPlural = isSeveral(
    before,
    found,
    scene.cast.find(({ words: said }) => before.toLowerCase().includes(said.toLowerCase())),
  );
  const doer = doerIn(before, scene, isPlural);
  const [own, next] = parted(sentence.slice(last.end), found.form, isPlural);
  const doing = trimmed(`${inflected(found, verb.text, isPlural)}${own}`);
  if (!doer || doer.split(' ').length > 14 || !LETTERS.test(`${doer} ${doing}${next ?? ''}`))
    return undefined;
  return { doer, base: found.verb.base, doing, isPlural, ...(next && { next }) };
}
