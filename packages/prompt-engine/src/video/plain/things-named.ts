import { clauseVerb } from '../idea/clause-verb.ts';
import { isBeingNoun, wordsOf } from '../idea/verbs.ts';
import { capital, headOf } from '../wording.ts';
import { doerOf } from './acts.ts';
import type { Moment } from './as-told.ts';
import { doneTo } from './deed-phases.ts';

/*
 * What 'it' is at the beginning of a moment, who 'A' and 'B' are, and whose voice a monitor has: each shot is made by itself,
 * so that it shows what it names.
 */

const BY_IT = /^it\s(?=\p{L}+s\b)/iu;
/** What does nothing by itself: 'it rains', 'it gets dark', 'it turns out to be him'. */
const NO_ONE =
  /^it\s(?:rains|snows|is|was|isn['’]t|seems|looks|feels|gets|becomes|grows dark|works|takes|says|turns out to|turns out that|turns out (?:he|she|it|they)|happens|ends|starts to (?:rain|snow)|begins to (?:rain|snow)|starts (?:raining|snowing))(?!\p{L})/iu;

/** The thing that the moment before is done to, where whoever does it is somebody. */
function thingIn(text: string): string {
  const object = doneTo(text);
  const isThing =
    object !== '' && !/^(?:it|them)$/iu.test(object) && !isBeingNoun(headOf(object).toLowerCase());
  const doer = doerOf(text);
  const isByOne =
    isBeingNoun(headOf(doer).toLowerCase()) || /^(?:he|she|they|i|we)$/iu.test(doer) || doer === '';
  return isThing && isByOne && !/\sand\s\p{L}+s\s(?:an?|the)\s/iu.test(text) ? object : '';
}

/** The moments with the thing named that 'it' is. */
function withThings(moments: readonly Moment[]): readonly Moment[] {
  let thing = '';
  return moments.map((moment) => {
    const { text } = moment;
    const isIt = BY_IT.test(text) && !NO_ONE.test(text) && thing !== '' && !moment.isShot;
    const named = isIt ? `${capital(thing)} ${text.replace(BY_IT, '')}` : text;
    const own = thingIn(text);
    if (own !== '') thing = own;
    else if (clauseVerb(wordsOf(text)) && !isIt && !/^(?:he|she|they|it)\s/iu.test(text)) thing = '';
    return { ...moment, text: named };
  });
}

/** 'Two guys on a park bench'. */
const TWO = /^(?:the\s)?two\s(?:\p{L}+\s)?(\p{L}+s)(?!\p{L})/iu;
const LETTER = /^([AB])(?:\s|$)/u;
const NTH: Readonly<Record<string, string>> = { A: 'first', B: 'second' };

/** 'A speaks', where two are told, is the first of them. */
function withLetters(moments: readonly Moment[]): readonly Moment[] {
  const many = TWO.exec(moments[0]?.text ?? '')?.[1] ?? '';
  const one = many.replace(/ies$/u, 'y').replace(/(?<=(?:sh|ch|x|ss))es$|s$/u, '');
  const nameOf = (letter: string): string =>
    many === '' ? `person ${letter}` : `${NTH[letter] ?? ''} ${one}`.trim();
  return moments.map((moment) => {
    const isLettered = moment.lines.some(({ speaker }) => /^[AB]$/u.test(speaker));
    if (!isLettered) return moment;
    const text = moment.text.replace(LETTER, (_, letter: string) =>
      many === '' ? `${capital(nameOf(letter))} ` : `The ${nameOf(letter)} `,
    );
    const lines = moment.lines.map((line) =>
      /^[AB]$/u.test(line.speaker) ? { ...line, speaker: capital(nameOf(line.speaker)) } : line,
    );
    return { ...moment, text: text.trim(), lines };
  });
}

/** What has a voice and no mouth. */
const DEVICE =
  /^((?:the|my|his|her|our|an?)\s(?:[\p{L}-]+\s)?(?:monitor|radio|phone|tv|television|speaker|loudspeaker|intercom|gps|sat ?nav|answering machine|walkie-talkie|computer|laptop|alarm clock|voicemail|megaphone))\sspeaks(?!\p{L})/iu;
const withDevices = (moments: readonly Moment[]): readonly Moment[] =>
  moments.map((moment) => ({
    ...moment,
    text: moment.text.replace(
      DEVICE,
      (_, device: string) => `A voice comes from ${device.charAt(0).toLowerCase()}${device.slice(1)}`,
    ),
  }));

const SOLD_FOR =
  /\b(?:ad|advert|commercial|promo|spot|launch|teaser|product (?:film|video|clip))\b.*?\sfor (?:(?:an?|my|our|the) )?((?:[\p{L}’'-]+\s){0,3}[\p{L}’'-]+)$/iu;
const PLACE_SOLD =
  /\b(?:shop|store|caf[eé]|restaurant|bakery|bar|gym|studio|salon|school|club|charity|company|service|agency|hotel|festival|museum|farm|clinic|app|game|book|podcast|course|team|office|library)$/iu;
const IT = /\s(?:it|them)(?!\p{L})/iu;
/** 'A hiker drops it', where the film is for a bottle. */
function withOffered(moments: readonly Moment[], film: string): readonly Moment[] {
  const thing = SOLD_FOR.exec(film)?.[1] ?? '';
  const at = moments.findIndex(({ text }) => IT.test(text));
  const first = moments[at];
  if (!first || thing === '' || PLACE_SOLD.test(thing)) return moments;
  const before = first.text.slice(0, first.text.search(IT));
  const isNamed = moments.slice(0, at).some(({ text }) => doneTo(text) !== '');
  if (isNamed || doneTo(before) !== '' || /,/u.test(before)) return moments;
  return moments.map((moment, i) =>
    i === at ? { ...moment, text: moment.text.replace(IT, ` the ${thing}`) } : moment,
  );
}

/** Who is seen next to answer says the line that nobody else is told to say. */
function withAnswers(moments: readonly Moment[]): readonly Moment[] {
  let asked = '';
  return moments.map((moment) => {
    const doer = doerOf(moment.text);
    const isOne = isBeingNoun(headOf(doer).toLowerCase());
    const lines = moment.lines.map((line) => {
      const isOpen =
        line.speaker === '' && asked !== '' && isOne && headOf(doer) !== headOf(asked.toLowerCase());
      return isOpen ? { ...line, speaker: capital(doer) } : line;
    });
    asked = lines.at(-1)?.speaker ?? '';
    return { ...moment, lines };
  });
}

/** 'A woman who repairs typewriters', and no more: she repairs them. */
const WHO_DOES = /^((?:an?|the|my|our|his|her|one)\s[\p{L}’' -]{2,40}?)\swho\s(?=\p{L}{2,}s\s)/iu;
const withDoers = (moments: readonly Moment[]): readonly Moment[] =>
  moments.map((moment) => {
    const { text } = moment;
    const who = WHO_DOES.exec(text);
    if (!who) return moment;
    const verb = clauseVerb(wordsOf(text));
    const isAlone = verb !== undefined && verb.from === wordsOf(who[1] ?? '').length + 1 && !verb.isState;
    return isAlone ? { ...moment, text: text.replace(WHO_DOES, '$1 ') } : moment;
  });

/** The moments with what they are about named in each of them. @param film which film it is */
export const withThingsNamed = (moments: readonly Moment[], film: string): readonly Moment[] =>
  withThings(withOffered(withDevices(withLetters(withAnswers(withDoers(moments)))), film));
