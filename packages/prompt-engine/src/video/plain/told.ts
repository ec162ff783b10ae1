import { choicesOf } from '../../lexicon/row.ts';
import { cleanText, withoutCommand } from '../../read/command.ts';
import { type FormatNote, formatApart } from '../format/format-apart.ts';
import { withoutCarrierAbroad } from '../idea/carrier-abroad.ts';
import { knownFor } from '../idea/known.ts';
import { slipsMended } from '../idea/spelled.ts';
import { isBeingNoun } from '../idea/verbs.ts';
import { leadingLength, lengthApart } from '../length.ts';
import { stepsFor } from '../options/how-to.ts';
import { withFactsRead } from '../shop/shop-work.ts';
import { capital, headOf, small } from '../wording.ts';
import { isToldWhole, openingOf } from './acts.ts';
import type { Moment, Told } from './as-told.ts';
import { withoutLetter, withoutWhoAsks } from './asked.ts';
import { IS_CARDED, isOfThis, withCard } from './cards-told.ts';
import { withNamed } from './cast.ts';
import { partsIn } from './parts.ts';
import { IdeaReader } from './reading.ts';
import { withRecipe } from './recipe-told.ts';
import { besideLines, putBack, setAside } from './set-aside.ts';
import { withSettings } from './settings-of-scripts.ts';
import { titleIn, withoutShown, withShown } from './shown.ts';
import { withPlainLabels } from './speech-labels.ts';
import { FEW_STEPS, filmOf, taughtIn } from './taught.ts';
import { withThingsNamed } from './things-named.ts';
import { withoutWords } from './to-us.ts';
import { type Tongue, tongueOf } from './tongue.ts';
import { withMarks } from './written.ts';

/*
 * One reading of an idea: what happens, as the user's own clauses in their order, and apart from it what is said about the
 * film.
 */

/** So much of an idea is told in one film. */
const READ_AT_MOST = 1_500;

/** What only talks to us goes: signs of laughter, a request. */
const TALK =
  /^(?:(?:ok(?:ay)?|so(?: like)?|hi|hey|hello|umm+|um(?=[,.…])|well|moin|hallo|servus|grüezi|hola|bonjour|salut|ciao|guys|bro|yo|pls|please)[\s,!]+)+(?=\S)|[,\s]+(?:lol|lmao|rofl|haha(?:ha)*|hehe|xd|pls|plz|please)(?=[\s,.!?]*$|[,.!?:])|[,\s]+(?:lol|lmao|haha(?:ha)*|hehe)(?=\s)/giu;
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
/** What somebody says in the film is not said to us: 'Say please.' */
const withoutChatIn = (text: string): string =>
  besideLines(text, (beside) =>
    beside.replace(TALK, '').replace(PLEASE, (_, stop: string) => `${stop || '.'} `),
  ).trim();

/** What somebody says without quotation marks, at the end of a clause. */
const UNQUOTED =
  /\b(?:saying|says)\s(?!that (?!(?:is|was|will|’ll)\b))((?:that['’](?:ll|s)|that (?:is|was|will)|it['’]s|i['’]m|don['’]t|thank|thanks|sorry|hello|where|what|who|why|no more|welcome)\s?[^,.;:!?“”"]{2,60}[!?]?)(?=[,.;]|$)/giu;
const quoted = (text: string): string => text.replace(UNQUOTED, (_, line: string) => `says “${line.trim()}”`);

/** 'We are 25 years together, I want a video where the same bench is shown': what stands behind the wish is the film. */
const WISHED_WITHIN =
  /(?<=[,.;!]\s)(?:so\s|and\s|now\s)*(?:i|we)(?:\s(?:want|need|would like|wish for)|['’]d (?:like|love))\s(?:to (?:have|make|see)\s)?(?:an?|the|some)\s(?:\p{L}+\s){0,2}?(?:video|film|reel|clip|ad|advert|spot|movie|short)\s(?:where|in which|that (?:shows|has)|which shows|showing|with)\s(?:(?:the|you can) see\s)?/giu;

/** '…, want a small film for my webpage': only the wish. */
const WISHED_LAST =
  /[,.;]\s(?:so\s|and\s)?(?:(?:i|we)\s)?(?:just\s)?(?:want|need|looking for|would like|wish for)\s(?:an?|some|the)\s(?:\p{L}+\s){0,2}?(?:video|film|reel|clip|ad|advert|spot|teaser)(?:\s(?:for|on|about|of)\s(?:it|that|this|(?:my|our|the)\s[^,.;]{2,30}))?[.!]?$/iu;

/** 'Lyric video for “Paper Boats”, …': the song that it is for is no picture. */
const FOR_WORK =
  /^((?:an?\s)?(?:lyrics? video|book trailer|album teaser|visuali[sz]er|music (?:video|clip))\s(?:for|of|to)\s(?:(?:my|our|the)\s(?:new\s)?(?:\p{L}+\s){1,2})?["“'‘][^"”'’]{2,40}["”'’])\s?[,:–-]\s*(?=\S)/iu;

/** A poem is told by its first words. */
const POEM =
  /^(?:an?\s)?(?:short\s|little\s)?(?:poem|haiku|verse|spoken word)(?:\s(?:film|video|clip))?\s?(?::|\sabout\s|[-–—])\s*(?=\S)/iu;

/** A stretch of an idea that is read, and which film it is of. */
interface Sheet {
  readonly text: string;
  readonly film: string;
  readonly held: readonly string[];
}

interface ReadSheet {
  readonly reading: IdeaReader;
  readonly moments: readonly Moment[];
  readonly title: string;
}

/** 'A blind surfer: listens, paddles': who is named before a colon does what stands behind it. */
const withDoing = (text: string): string =>
  text.replace(NAMED_FIRST, (all: string, who: string, rest: string) =>
    openingOf(rest) === 'verb' && isBeingNoun(headOf(who).toLowerCase()) ? `${who} ${rest}` : all,
  );
const NAMED_FIRST = /^((?:an?|the|my|our)\s[^:,.“”]{2,40}):\s+(\p{L}{3,}s\s.*)$/isu;

/** What stands beside a sheet: how long it is, what steers it, and its tongue. */
interface Beside {
  readonly forms: readonly string[];
  readonly steers: readonly FormatNote[];
  readonly tongue: Tongue | undefined;
}

/** One reading of a sheet, from its first part to its last. */
function readSheet({ text, film, held }: Sheet, { forms, steers, tongue }: Beside): ReadSheet {
  const { parts, shown } = withoutShown(partsIn(withoutWords(withDoing(text))));
  const reading = new IdeaReader(held, parts);
  reading.film = putBack(film, held);
  for (const form of forms) if (form !== '') reading.note('form', form);
  for (const { kind, text: word } of steers) {
    if (kind === 'film') reading.film ||= word;
    else reading.note(kind, word);
  }
  const told: number[] = [];
  for (const [i, part] of parts.entries()) {
    reading.take(part, i === 0);
    told.push(reading.moments.length);
  }
  const moments = withShown(withThingsNamed(withNamed(inTongue(reading.moments, tongue)), reading.film), {
    shown,
    told,
    held,
  });
  return { reading, moments, title: reading.title || titleIn(shown, held) };
}

const PRONOUN_FIRST = /^(elle|il|ils|elles|er|sie|es|lui|lei|él|ella|ellos|ele|ela|hij|zij)\s/iu;
/** 'Elle tombe, se relève': what goes on without anybody is done by whom the moment before begins with. */
function withPronoun(moments: readonly Moment[], { words }: Tongue): readonly Moment[] {
  let who = '';
  return moments.map((moment) => {
    const own = PRONOUN_FIRST.exec(moment.text)?.[1];
    const [first = '', ...further] = moment.text.toLowerCase().split(' ');
    const isVerb =
      (!words.has(first) && !/^(?:fin|fine|ende|final|einde|logo|texte?o?)$/u.test(first)) ||
      /^(?:se|si|s[’'])$/u.test(first);
    const lacks =
      own === undefined &&
      who !== '' &&
      isVerb &&
      further.length < 4 &&
      moment.lines.length === 0 &&
      !moment.isShot;
    if (lacks)
      return { ...moment, text: `${who} ${moment.text.charAt(0).toLowerCase()}${moment.text.slice(1)}` };
    who = own ?? '';
    return moment;
  });
}

const SPEAKS = /(^|\s)(?:speaks?|sagt|sagen|dit|disent|dicen?|diz|dizem|zegt|zeggen)$/iu;
/** Who speaks a line does so in the tongue of the idea. */
const inTongue = (moments: readonly Moment[], tongue: Tongue | undefined): readonly Moment[] =>
  tongue === undefined
    ? moments
    : withPronoun(moments, tongue).map((moment) =>
        moment.lines.length === 0
          ? moment
          : {
              ...moment,
              text: moment.text.replace(SPEAKS, (_, before: string) => `${before}${tongue.speaks}`),
            },
      );

/** An idea as its parts are read: without wishes and headings, its length apart, its lines held aside. */
const pared = (bare: string): ReturnType<typeof setAside> => {
  const asked = bare
    .replace(WISHED_WITHIN, '')
    .replace(WISHED_LAST, '')
    .replace(POEM, '')
    .replace(FOR_WORK, '');
  return setAside(slipsMended(withPlainLabels(quoted(withMarks(lengthApart(withCard(asked)))))));
};

/** Reads what an idea tells, in its own words. */
export function readTold(typed: string): Told {
  const command = withoutCarrierAbroad(withoutCommand(cleanLines(typed.slice(0, READ_AT_MOST))));
  const work = FOR_WORK.exec(command)?.[1] ?? '';
  const length = leadingLength(command).replace(/[\s,:.–—-]+(?:of\s)?$/iu, '');
  const bare = withoutChat(command);
  const { text, held } = pared(bare);
  const early = formatApart(text);
  const letter = withoutLetter(early.text);
  const forms = [length, ...letter.forms];
  const tongue = tongueOf(bare);
  const late = formatApart(letter.text);
  const { text: matter } = late;
  const steers = [...early.notes, ...late.notes];
  const beside: Beside = { forms, steers, tongue };
  const whole = readSheet({ text: matter, film: letter.film, held }, beside);
  const taught = taughtIn(letter.text);
  // What is taught in steps that are told is what the film is called, and no step of it.
  const steps =
    taught && whole.moments.length > FEW_STEPS
      ? readSheet({ text: taught.rest, film: filmOf(letter.film, taught.topic), held }, beside)
      : undefined;
  const isInSteps =
    steps !== undefined &&
    (steps.moments.length > FEW_STEPS || steps.moments.filter(({ isItem }) => isItem).length >= FEW_STEPS);
  const { reading, moments, title } = isInSteps ? steps : whole;
  const isTold = reading.moments.length > 0;
  const isHowTo = isTold && HOW_TO.test(bare);
  const explained = /^explainer on (.{3,60}?)(?: for .*)?$/iu.exec(reading.film)?.[1] ?? '';
  const named = isInSteps && taught ? capital(putBack(taught.topic, held)) : '';
  const isAlone = isHowTo && reading === whole.reading;
  const shown = isAlone ? withSteps(moments) : withRecipe(withDay(withUnboxing(moments, reading.film)));
  const read = isTold ? withFactsRead(shown, bare, reading.film) : undefined;
  const told = withSettings(read?.moments ?? shown, bare);
  return {
    typed: bare,
    film: reading.film || work,
    title: title || read?.title || named || asExplained(explained) || (isAlone ? howToDo(moments) : ''),
    // How near an instruction is seen holds for each of its steps.
    notes: isHowTo ? reading.notes.map(({ of: _, ...note }) => note) : reading.notes,
    moments: isTold ? told : [fallback(bare, reading)],
    isTold,
    hasFacts: read !== undefined,
    isShop: read?.isShop === true,
    matter: putBack(matter.replace(/^:\s/u, ''), held),
    isSteered: steers.some((note) => isOfThis(note)) || IS_CARDED.test(text),
  };
}

/** What is explained, as a title. */
const asExplained = (explained: string): string => capital(explained.replace(/\s[-–—]\s.*$/u, ''));

/** A title of instructions that have none: after the first of them. */
const howToDo = ([first]: readonly { readonly text: string }[]): string =>
  `How to ${small(first?.text ?? '')}`;

const HOW_TO = /(?:^|:\s)how (?:to|do (?:i|you)|you(?: can)?)\s/iu;

const VAGUE = /\b(?:before the first step|half of it done|after it, done)\b/iu;

/** So many moments may come behind an instruction. */
const MOST_BEHIND = 1;

/** An instruction that is told in one clause, in the steps that it is known to take; an end that is told stays the end. */
function withSteps(moments: readonly Moment[]): readonly Moment[] {
  const [only, ...further] = moments;
  if (!only || further.length > MOST_BEHIND || only.lines.length > 0) return moments;
  const topic = only.text.replace(/,?\sin \S+ (?:easy |simple |quick )?steps$/iu, '');
  const known = stepsFor(topic).steps.length > 0 ? knownFor(`how to ${small(topic)}`, '') : undefined;
  if (known?.sort !== 'steps' && known?.sort !== 'acted') return moments;
  // Steps of a table of ours say more than how far it is done.
  const own = stepsFor(topic).steps;
  const isVague = known.beats.some((text) => VAGUE.test(text)) && own.every((step) => !step.includes('{'));
  return [...(isVague ? own : known.beats).map((text) => ({ ...only, text })), ...further];
}

/** 'Unboxing of a keyboard': what is done with the thing that is named. */
function withUnboxing(moments: readonly Moment[], film: string): readonly Moment[] {
  const [only] = moments;
  const isNamed = only && moments.length === 1 && !isToldWhole(only.text) && only.lines.length === 0;
  return isNamed && /\bunboxing$/iu.test(film)
    ? [{ ...only, text: `Two hands unbox ${small(only.text)}` }]
    : moments;
}

/** 'A day in the life of a beekeeper': from the first light to the evening. */
const DAY = /^(?:an? )?day in the life of ((?:an?|my|our|the|\p{Lu})\s?[^,.;:]{2,40})$/iu;
const DAY_PARTS = choicesOf(
  '{A} in the first light, setting out; {the} at work: the hands from near; {the} at noon, resting; {the} at work again: all of the place; {the} in the evening light, on the way home',
);
function withDay(moments: readonly Moment[]): readonly Moment[] {
  const [only] = moments;
  const who = DAY.exec(only?.text ?? '')?.[1] ?? '';
  if (!only || moments.length > 1 || who === '') return moments;
  const again = who.replace(/^an?\s/iu, 'the ');
  return DAY_PARTS.map((text) => ({
    ...only,
    text: capital(text.replace('{A}', who).replace('{the}', again)),
  }));
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
