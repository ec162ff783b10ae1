import { seedOf } from '../shot/choose.ts';
import { aimOf } from './aim.ts';
import { type Approach, approachesFor, toneOf } from './approaches.ts';
import { arcFor } from './arcs.ts';
import type { Event } from './event.ts';
import { feelingAsked } from './felt.ts';
import { madeBy } from './how-to.ts';
import { type Idea, readIdea } from './idea.ts';
import { HANDS } from './instruction.ts';
import { madeIn } from './lesson-arc.ts';
import { type Setting, settingOf } from './setting.ts';
import type { Arc } from './steps.ts';
import { VIDEO_TARGET_INFO, type VideoTargetId } from './targets.ts';
import { isBeingNoun, isNoun, wordsOf } from './verbs.ts';
import { capital, cut, escaped, small, tidied } from './wording.ts';

/** A way to film an idea. */
export interface CreativeOption {
  readonly title: string;
  readonly audience: string;
  readonly tone: string;
  readonly platform: string;
  readonly hook: string;
}

/** How long the film is: as the idea says where any model may be meant, else as the model makes it. */
export const secondsFor = ({ seconds }: Idea, target: VideoTargetId): number =>
  (target === 'ten-seconds' ? seconds : undefined) ?? VIDEO_TARGET_INFO[target].seconds;

/** Where the choices of options and scripts begin: the idea, so that both agree. */
export const ideaSeed = (idea: Idea): number => seedOf(`${idea.subject}\n${idea.rest.slice(0, 4_000)}`);

/* What is done to: 'sews a wedding dress', 'finds his old letter'. */
const OBJECT =
  /^\p{L}+\s(?:to\s\p{L}+\s)?(?:(?:up|out|down|off)\s)?(?:an?|the|his|her|their|its|one)\s((?:[\p{L}-]+\s){0,2}?[\p{L}-]+)(?=$|,|\s(?:in|on|at|to|for|with|from|of|and|by|until|into|onto|through|that|who|which|over|under|out|down|up|instead|again|so)\s)/iu;
const NO_THING =
  /^(?:day|night|time|moment|way|year|morning|evening|bit|lot|kind|thing|end|one|other|same|rest|minute|hour|week)$/i;

/** 'The tailor and the wedding dress': who acts and what it is done to, where that is a thing. */
function withObject(doer: string, { doing }: Event): string {
  const object = OBJECT.exec(doing)?.[1] ?? '';
  const last = object.split(' ').at(-1) ?? '';
  const both = `${doer} and the ${object}`;
  const isThing = isNoun(last) && !NO_THING.test(last) && object.split(' ').length < 4;
  return isThing && both.length <= NAME_AT_MOST && !doer.includes(last) ? both : doer;
}

/* 'Perfume commercial': what it sells stands before. */
const PRODUCT_FILM =
  /^(?:an?\s)?(?!(?:tv|short|funny|new|quick|video|emotional|simple|cool|\d+)\s)((?:\p{L}+\s)?\p{L}+)\s(?:commercial|ad|advert|advertisement)(?=,|:|$)/iu;

/** Words that stand for somebody who is named elsewhere. */
const NO_NAME =
  /^(?:they|he|she|it|we|you|i|one|both|(?:the )?(?:what|other|first|second)|one of \p{L}+|nobody|everyone|everybody|someone)$/iu;

/** The name as an idea gives it, or its first words. */
function nameIn(idea: Idea): string {
  const { it, main, scene, quoted, shown, events, heading, explained } = idea;
  if (idea.brief.name) return cut(idea.brief.name, 38);
  const feeling = feelingAsked(idea.subject);
  if (feeling) return feeling;
  if (explained) return it;
  const sold = /\b(?:ads?|advert|commercial|promo)\b/i.test(idea.subject)
    ? heading.split(/,| in | on | at /)[0]
    : '';
  if (sold && sold.length < 31 && !/\b(?:ads?|advert|commercial|promo)\b/i.test(sold))
    return sold.replace(/^(?:an?|the)\s/i, 'the ');
  const over = /^(?:over|above|across)\s([^,]+?)(?=\s(?:at|during|with|in)\s|,|$)/i.exec(shown)?.[1];
  if (over) return /^(?:an?|the)\s/i.test(over) ? over : `the ${over}`;
  const product = PRODUCT_FILM.exec(idea.subject)?.[1] ?? '';
  if (product && isNoun(product.split(' ').at(-1) ?? '')) return `the ${product}`;
  const isMain = ({ subject }: Event): boolean =>
    (main !== undefined && subject.toLowerCase().includes(main.name.toLowerCase())) ||
    wordsOf(subject).some(({ text }) => isBeingNoun(text));
  if (/^(?:my|our)\s\S+(?:\s\S+)?$/i.test(heading)) return heading;
  const isOurs = /^(?:we|i|you)$/.test(events[0]?.doer ?? '');
  const about = heading.replace(/\s(?:with|for|and)\s.*$/i, '');
  if (isOurs && about !== '' && about.length < 31) return about;
  const act = events[0]?.doing === '' ? events[0] : (events.find(isMain) ?? events[0]);
  const task = /\bhow to (.+)$/i.exec(heading)?.[1];
  if (task && act) return madeBy({ ...act, doing: task }) || task;
  const named = wordsOf(heading).find(({ text }) => isBeingNoun(text.replace(/['’]s$/, '')))?.text;
  if (named && act && /^(?:he|she|it|they)$/.test(act.doer)) return `the ${named.replace(/['’]s$/, '')}`;
  if (act && /^(?:(?:the )?person|someone|somebody|anyone)$/i.test(act.doer))
    return act.reading.replace(/^(?:a person|someone|somebody|anyone) /i, '');
  const isHands = act !== undefined && /^the (?:two hands|person)$/.test(act.doer);
  const doer = isHands ? madeIn(idea) || madeBy(events[0] ?? act) || (events[0]?.doing ?? '') : act?.doer;
  if (doer && !NO_NAME.test(doer)) return isHands || !act ? doer : withObject(doer, act);
  if ((main?.known || scene.place) && !scene.isForeign && !isOurs) return it;
  if (quoted[0]) return cut(quoted[0], 30);
  const words = shown.replaceAll(/["“”?!]/g, '').split(' ');
  const first = words.slice(0, words.length > 5 ? 3 : 5).join(' ');
  return cut(first.replace(/(?:\s(?:for|of|an?|the|in|on|with|and|to|at|by))+$/i, ''), 30) || 'this';
}

/** Where a name ends and what is said of it begins. */
const SAID_OF =
  /(?:,|\s(?:that|which|who|whose|where|when|while|until|with|made (?:of|from)|from|explained|in \d+ seconds|used to|and (?:then|it|he|she|they)|because|so that)(?=\s|$)|\s[-–—(:]).*$/iu;
const NAME_AT_MOST = 36;

/** A name of so many letters at most, ended where a phrase of it ends. */
function shortened(name: string): string {
  const said = name.replace(SAID_OF, '').trim() || name;
  const bare = said.replace(/\s(?!family|jelly|belly|lily|fly|butterfly|ally|assembly)\p{L}+ly$/iu, '');
  if (bare.length <= NAME_AT_MOST) return bare;
  const phrases = bare.split(/\s(?=(?:in|on|at|for|of|across|through|about|to|into|over|under|by|near)\s)/);
  let short = phrases[0] ?? bare;
  for (const phrase of phrases.slice(1))
    if (`${short} ${phrase}`.length <= NAME_AT_MOST) short += ` ${phrase}`;
  return cut(short, NAME_AT_MOST);
}

/** Whose it is stays said. Proper names keep their capitals and take no article: 'the lisbon' is Lisbon. */
function asTyped(name: string, shown: string): string {
  const bare = name.replace(/^the\s/i, '');
  const owner = new RegExp(`\\b(my|our)\\s${escaped(bare)}\\b`, 'i').exec(shown)?.[1];
  if (owner) return `${owner.toLowerCase()} ${bare}`;
  const at = shown.toLowerCase().indexOf(bare.toLowerCase());
  const typed = at < 0 ? '' : shown.slice(at, at + bare.length);
  return at > 0 && /^\p{Lu}\p{Ll}/u.test(typed) && !/^the\s$/i.test(shown.slice(Math.max(0, at - 4), at))
    ? typed
    : name;
}

/** How the main thing is called in a title: a short noun phrase. */
export const titleName = (idea: Idea): string =>
  shortened(tidied(asTyped(nameIn(idea).replace(/^an?\s/i, 'the '), idea.subject))) || 'this';

const ACTION_AT_MOST = 140;

/** Whether an instruction is shown, whose result is no surprise. */
const isLesson = ({ events }: Idea): boolean => events[0]?.subject === HANDS;

/** Another image to open on, which is not the end: what comes second, else the first. */
function secondImage(told: Arc, begins: string, said: (action: string) => string): string {
  const second = told.length > 2 ? told[1] : undefined;
  if (second && !PRONOUN_FIRST.test(second.action)) return said(second.action);
  return begins;
}

const PRONOUN_FIRST = /^(?:he|she|it|they|his|her|its|their|one of|the (?:other|same))\b/i;

/** How the film opens, what is seen first of what the idea tells, and on what it ends. */
function hookOf(approach: Approach, idea: Idea, setting: Setting, isSecond: boolean): string {
  const arc = arcFor(idea, setting);
  const told = arc.filter(({ isTold }) => isTold);
  const said = (action: string): string => small(cut(action, ACTION_AT_MOST));
  const first = told[0] ?? arc[0];
  const begins = said(first?.action ?? titleName(idea));
  const all = told.length > 0 ? told : arc;
  const last = all.at(-1);
  if (isSecond) return `${approach.hook}: ${secondImage(all, begins, said)}.`;
  const isTurn =
    idea.brief.form === 'story' && idea.events.some(({ doing }) => doing !== '') && !isLesson(idea);
  return !last || last === first || isTurn
    ? `${approach.hook}: ${begins}.`
    : `${approach.hook}: ${begins}. Last image: ${said(last.action)}.`;
}

/** For whom an option is: those whom the words name, else the approach's own. */
function audienceOf(idea: Idea, approach: Approach, isSecond: boolean): string {
  const { audience } = aimOf(idea);
  if (!audience) return approach.audience;
  return `${capital(audience)}${isSecond ? ', and whoever watches with them' : ''}`;
}

/** Where an option is shown: on the platform that the words name, else the approach's own. */
function platformOf(idea: Idea, approach: Approach, isSecond: boolean): string {
  const named = idea.platform ?? (idea.isVertical ? 'Vertical feed, full screen' : undefined);
  return named
    ? `${named}, ${isSecond ? 'understood without sound' : 'with the sound on'}`
    : approach.platform;
}

/** A bare name within a sentence: 'an invitation to the hiking trip'. */
const withThe = (name: string): string =>
  /^(?:the|my|our|his|her|their|\d+|\p{Lu}\S*)\s|^\p{Lu}|s$|^\p{L}+ing\b/u.test(name) || !name.includes(' ')
    ? name
    : `the ${name}`;

function optionOf(
  approach: Approach,
  idea: Idea,
  setting: Setting,
  isSecond: boolean,
  target: VideoTargetId,
): CreativeOption {
  const name = titleName(idea);
  const title = approach.title.replace('{It}', () => capital(name)).replace('{it}', () => withThe(name));
  return {
    title: title.length < 60 ? title : cut(capital(name), 59),
    audience: audienceOf(idea, approach, isSecond),
    tone: toneOf(idea, approach, isSecond),
    platform: `${platformOf(idea, approach, isSecond)}; ${secondsFor(idea, target)} seconds`,
    hook: hookOf(approach, idea, setting, isSecond),
  };
}

/** Two ways to film an idea, which differ in audience, tone, platform and hook. */
export function creativeOptions(
  idea: string,
  target: VideoTargetId,
): { readonly a: CreativeOption; readonly b: CreativeOption } {
  const read = readIdea(idea);
  const setting = settingOf(read, ideaSeed(read));
  const [a, b] = approachesFor(read);
  return { a: optionOf(a, read, setting, false, target), b: optionOf(b, read, setting, true, target) };
}
