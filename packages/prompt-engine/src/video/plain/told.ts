import { cleanText, withoutCommand } from '../../read/command.ts';
import { knownFor } from '../idea/known.ts';
import { slipsMended } from '../idea/spelled.ts';
import { leadingLength } from '../length.ts';
import { stepsFor } from '../options/how-to.ts';
import { capital, small } from '../wording.ts';
import type { Moment, Told } from './as-told.ts';
import { withoutLetter, withoutWhoAsks } from './asked.ts';
import { withNamed } from './cast.ts';
import { partsIn } from './parts.ts';
import { IdeaReader } from './reading.ts';
import { putBack, setAside } from './set-aside.ts';
import { withoutShown, withShown } from './shown.ts';
import { withoutWords } from './to-us.ts';
import { withMarks } from './written.ts';

/*
 * One reading of an idea: what happens, as the user's own clauses in their order, and apart from it what is said about the
 * film.
 */

/** So much of an idea is told in one film. */
const READ_AT_MOST = 1_500;

/** What only talks to us goes: signs of laughter, a request. */
const TALK =
  /^(?:(?:ok(?:ay)?|so(?: like)?|hi|hey|hello|umm+|um(?=[,.…])|well|guys|bro|yo|pls|please)[\s,!]+)+(?=\S)|[,\s]+(?:lol|lmao|rofl|haha(?:ha)*|hehe|xd|pls|plz|please)(?=[\s,.!?]*$|[,.!?:])|[,\s]+(?:lol|lmao|haha(?:ha)*|hehe)(?=\s)/giu;
/** 'A cat on a cloud pls make it soft': what follows is another sentence. */
const PLEASE = /([,.!?]?)\s(?:pls|plz|please),?\s(?=\p{L})/giu;
const MODEL =
  /^(?:(?:prompt\s)?(?:for|in|with|using)\s)?(?:kling|veo|sora|runway|gen-?\d|pika|luma|hailuo|minimax|seedance|hunyuan|wan ?2|grok)\s?\d?(?:\.\d)?(?:\s(?:prompt|video|clip|shot|turbo|pro|master|pls|please))*[\s,:.–—-]+(?=\S)/iu;

/** A text without what only talks to us or names a model, as a prompt says it: who asks for it is no part of it. */
export const asPrompted = (text: string): string => {
  const talk = withoutChatIn(text.replace(MODEL, ''));
  const bare = withoutWhoAsks(talk);
  return bare === talk ? talk || text : capital(bare);
};

/** A text without what only talks to us, names a model or begins it with a length. */
const withoutChat = (text: string): string => {
  const bare = text.replace(MODEL, '');
  return withoutChatIn(bare.slice(leadingLength(bare).length)) || text;
};
const withoutChatIn = (text: string): string =>
  text
    .replace(TALK, '')
    .replace(PLEASE, (_, stop: string) => `${stop || '.'} `)
    .trim();

/** What somebody says without quotation marks, at the end of a clause. */
const UNQUOTED =
  /\b(?:saying|says)\s(?!that (?!(?:is|was|will|’ll)\b))((?:that['’](?:ll|s)|that (?:is|was|will)|it['’]s|i['’]m|don['’]t|thank|thanks|sorry|hello|where|what|who|why|no more|welcome)\s?[^,.;:!?“”"]{2,60}[!?]?)(?=[,.;]|$)/giu;
const quoted = (text: string): string => text.replace(UNQUOTED, (_, line: string) => `says “${line.trim()}”`);

/** Reads what an idea tells, in its own words. */
export function readTold(typed: string): Told {
  const command = withoutCommand(cleanLines(typed.slice(0, READ_AT_MOST)));
  const length = leadingLength(command).replace(/[\s,:.–—-]+(?:of\s)?$/iu, '');
  const bare = withoutChat(command);
  const { text, held } = setAside(slipsMended(quoted(withMarks(bare))));
  const asked = withoutLetter(text);
  const { parts, shown } = withoutShown(partsIn(withoutWords(asked.text)));
  const reading = new IdeaReader(held, parts);
  reading.film = putBack(asked.film, held);
  for (const form of [length, ...asked.forms]) if (form !== '') reading.note('form', form);
  const told: number[] = [];
  for (const [i, part] of parts.entries()) {
    reading.take(part, i === 0);
    told.push(reading.moments.length);
  }
  const isTold = reading.moments.length > 0;
  const isHowTo = isTold && HOW_TO.test(bare);
  const moments = withShown(withNamed(reading.moments), { shown, told, held });
  return {
    typed: bare,
    film: reading.film,
    title: reading.title || (isHowTo ? `How to ${small(moments[0]?.text ?? '')}` : ''),
    // How near an instruction is seen holds for each of its steps.
    notes: isHowTo ? reading.notes.map(({ of: _, ...note }) => note) : reading.notes,
    moments: isTold ? (isHowTo ? withSteps(moments) : moments) : [fallback(bare, reading)],
    isTold,
  };
}

const HOW_TO = /^how (?:to|do (?:i|you)|you(?: can)?)\s/iu;

/** An instruction that is told in one clause, in the steps that it is known to take; an end that is told stays the end. */
function withSteps(moments: readonly Moment[]): readonly Moment[] {
  const [only, end, ...further] = moments;
  if (!only || further.length > 0 || only.lines.length > 0 || end?.isShot === false) return moments;
  const known = stepsFor(only.text).steps.length > 0 ? knownFor(`how to ${small(only.text)}`, '') : undefined;
  if (known?.sort !== 'steps' && known?.sort !== 'acted') return moments;
  return [...known.beats.map((text) => ({ ...only, text })), ...(end ? [end] : [])];
}

const fallback = (bare: string, { film }: IdeaReader): Moment => ({
  text: capital(film || bare.replace(/[\s,;:.]+$/u, '')),
  size: '',
  lines: [],
  isShot: false,
});

/** Line ends as the ends of sentences. */
const cleanLines = (text: string): string =>
  cleanText(
    text
      .trim()
      .replace(/([^\s.!?…,;:])[^\S\n]*\n+\s*/gu, '$1. ')
      .replace(/\n+/g, ' '),
  );
