import { rowsOf } from '../../lexicon/row.ts';
import { PromptDraft } from '../optimizer/draft.ts';
import type { OptimizedPrompt, OptimizerMessage } from '../optimizer/optimized-prompt.ts';
import { lastPrompt, refined } from './refine.ts';

/* What somebody says to whoever answers, and to no film: thanks, praise, a greeting, a question about the answer. */

/* Kind | its phrases, in lower case; what is between them is punctuation. */
const PHRASES: ReadonlyMap<string, string> = new Map(
  rowsOf(
    `
thanks | thank you, thank u, thanks, thanx, thx, ty, tysm, cheers, many thanks, much appreciated, appreciate it, i appreciate it, danke, danke schön, vielen dank, merci, merci beaucoup, gracias, muchas gracias, grazie, obrigado, obrigada, спасибо, ありがとう, 谢谢
measure | so much, very much, a lot, a bunch, again, a million, for that, for this, for your help, for the help, mate, man, friend, buddy, everyone, there
praise | great, that is great, that's great, nice, very nice, nice one, good, very good, good job, great job, nice work, great work, well done, cool, so cool, awesome, amazing, perfect, excellent, brilliant, wonderful, fantastic, beautiful, lovely, wow, love it, i love it, i love this, love this, i like it, i like this, looks good, looks great, it looks great, that looks great, that looks good, this is great, this is perfect, that is perfect, that's perfect, that's it, this is good, it is great, it's great, it's perfect, exactly
assent | ok, okay, okey, k, yes, yep, yeah, sure, alright, all right, got it, i see, fine, understood, makes sense, no problem, lol, lmao, haha, hahaha, hehe, hm, hmm, oh
greeting | hello, hi, hey, hi there, hello there, good morning, good evening, good afternoon, good night, bye, goodbye, bye bye, see you, see you later, how are you, how are you doing, how are you today, how is it going, how's it going, what's up, whats up, sup, nice to meet you, hallo, hola, bonjour, ciao
`,
    2,
  ).flatMap(([kind = '', phrases = '']) => phrases.split(', ').map((phrase) => [phrase, kind] as const)),
);
const LONGEST = Math.max(...[...PHRASES.keys()].map((phrase) => phrase.split(' ').length));

/** What is asked of whoever answers, and what of it is about the prompt that there is. */
const OF_US =
  /^(?:(?:and|but|so|ok(?:ay)?|hey|hi|hello|thanks|well|wait)[,!.]?\s)?(?:(?:who|what|how old|where|which (?:model|ai|engine|version)|what (?:model|ai|engine|version|kind of \w{2,12}))\s(?:are|made|is behind|built|trained|can|do|did)\s(?:you|this tool|this app|framewright)\b|are you\s|do you (?:like|think|know|work|have|understand|speak|remember|really)\b|did you\s|have you\s|why (?:did|do|are|have) you\b|how (?:did|do|can|are) you\b|what (?:can|do|did|else can|should) (?:you|i)\b|(?:can|could) you (?:explain\b|help(?: me)?\??$|tell me (?:why|what you|how you)\b)|tell me (?:why\b|(?:more )?about (?:you|yourself|this tool)\b))/i;
const OF_THE_PROMPT =
  /^(?:is|was|will|does|are) (?:it|this|that|these|the prompt|this prompt) (?!possible)\w.{0,80}\?$|^(?:why|how|what) (?:is|does|do|did) (?:it|this|that|the prompt|this prompt)\b.{0,80}\?$/i;
const OF_A_TERM =
  /^(?:explain|define|what(?:['’]s| is| are| does| do)|what is meant by)\s(?:an? |the )?(?:\d{1,3} ?mm|dolly|truck(?:ing)?|pan(?:ning)?|tilt|crane|orbit|push-?in|pull-?back|rack focus|bokeh|close-?up|wide shot|medium shot|full shot|key light|fill light|rim light|backlight|time-?lapse|hyperlapse|aspect ratio|negative prompt|foley|static camera|tracking shot|arc shot|handheld|golden hour|blue hour|shutter|aperture|depth of field)\b.{0,40}$/i;

/** The kinds of talk that a message consists of, to the last word; none where it says something else as well. */
function kindsOf(message: string): ReadonlySet<string> {
  const words = message
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[^\p{L}\p{N}'\s]+/gu, ' ')
    .split(/\s+/)
    .filter(Boolean);
  const kinds = new Set<string>();
  for (let at = 0; at < words.length; ) {
    const length = longestAt(words, at);
    if (length === 0) return new Set();
    kinds.add(PHRASES.get(words.slice(at, at + length).join(' ')) ?? '');
    at += length;
  }
  return kinds;
}

function longestAt(words: readonly string[], at: number): number {
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length--) {
    if (PHRASES.has(words.slice(at, at + length).join(' '))) return length;
  }
  return 0;
}

const ONLY_SIGNS = /^(?:\p{Extended_Pictographic}|\u200d|\ufe0f|[\s!.:;()<>3DP-])+$/u;

const STAYS = 'The prompt stays as it is.';
const SAYS = {
  thanks: `You are welcome. ${STAYS}`,
  question: `${STAYS} Say what should be otherwise, and it is changed: “at night”, “closer”, “no music”.`,
  other: STAYS,
} as const;

const LONGEST_TALK = 160;

/** What is answered to talk, and the prompt that it leaves as it was; null where there is none yet. */
export interface AnswerToTalk {
  readonly says: string;
  readonly stays: OptimizedPrompt | null;
}

/** Where a message is talk and asks for no film: what is said to it. Undefined for all that a prompt is made of. */
export function answerToTalk(
  message: string,
  history: readonly OptimizerMessage[],
): AnswerToTalk | undefined {
  const typed = message.trim();
  if (typed === '' || typed.length > LONGEST_TALK || typed.includes('\n')) return undefined;
  const kinds = kindsOf(typed);
  const last = lastPrompt(history);
  // A film may be called 'Perfect', but none is called 'Thanks' or 'How are you?' by somebody who has said nothing yet.
  if (last === undefined)
    return kinds.has('greeting') || kinds.has('thanks')
      ? { says: 'Say what the film shows, and it becomes a prompt.', stays: null }
      : undefined;
  const isQuestion =
    [OF_US, OF_THE_PROMPT, OF_A_TERM].some((form) => form.test(typed)) && !refined(typed, last);
  if (kinds.size === 0 && !isQuestion && !ONLY_SIGNS.test(typed)) return undefined;
  const says = kinds.has('thanks') ? SAYS.thanks : isQuestion ? SAYS.question : SAYS.other;
  return { says, stays: new PromptDraft(last).result() };
}
