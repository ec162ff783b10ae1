import { articleFor } from '../../lexicon/inflect.ts';
import { isPeople } from '../../read/scene.ts';
import { formatApart } from '../format/format-apart.ts';
import type { Event } from '../idea/event.ts';
import type { CreativeOption } from '../idea/film-as-asked.ts';
import type { Idea } from '../idea/idea.ts';
import { readIdea } from '../idea/read-idea.ts';
import { aimOf } from '../picture/aim.ts';
import { plainOptions } from '../plain/plain-options.ts';
import { readingOf } from '../plain/sure.ts';
import { toldMoments } from '../story/tell.ts';
import { VIDEO_TARGET_INFO, type VideoTargetId } from '../targets.ts';
import { capital, cut, withThe } from '../wording.ts';
import { type Approach, approachesFor, toneOf } from './approaches.ts';
import { hookOf } from './hook.ts';

export type { CreativeOption } from '../idea/film-as-asked.ts';

/** How long the film is: as the idea says, and where that is less than a model’s clip, as the model makes it. */
export function secondsFor({ seconds }: Idea, target: VideoTargetId): number {
  const { seconds: usual, longest } = VIDEO_TARGET_INFO[target];
  // What is longer than one clip comes in several; what is shorter is set outside of the script.
  return seconds !== undefined && (target === 'ten-seconds' || seconds > usual || seconds > longest)
    ? seconds
    : usual;
}

const NAME_AT_MOST = 40;
const TITLE_AT_MOST = 59;
/** Where a name ends and what is said of it begins. */
const SAID_OF =
  /(?:[,;!?]|[:.](?!\d)|\s(?:that|which|who|whose|where|when|using|by means of|right before|just before|right after|just after|while|until|because|so that|as(?=\s(?:he|she|it|they|his|her)\s)|and (?:then|it|he|she|they)|y|e|et|und|mais|pero|mas|ma|aber|puis|luego|poi|dann|que|qui|che|quando|cuando|quand)(?=\s|$)|\s[-–—(]).*$/iu;
const PHRASES =
  /\s(?=(?:dans|sur|chez|avec|sous|en|em|na|no|sobre|con|com|im|auf|mit|unter|per|nel|nella|su|in|on|at|for|out of|across|through|about|to|into|over|under|by|near|with|from|and)\s)(?<!\b(?:one|\p{L}{3,}ed|out))(?!by (?:one|floor|row|step|side)\b)/iu;
const OPEN_END =
  /(?<!\sby)\s(?:for|of|an?|the|in|on|with|and|to|at|by|from|my|our|his|her|their|how|that|who|what|seen|filmed|shot|goes|go|turns? out|one|two|each|all|written|made|called|named|given|sent|left|found|(?:can['’]?t|cannot|could|can|will|won['’]?t|doesn['’]?t|didn['’]?t)\s\p{L}+)$/iu;

const DENIES = /^\s(?:that|which|who)\s.*(?:\bnot\b|n['’]t\b|\bno longer\b|\bnever\b)/iu;

/** A name of so many letters at most, ended where a phrase of it ends. */
function shortened(name: string, most: number): string {
  const cutOff = SAID_OF.exec(name)?.[0] ?? '';
  const said = name.replace(SAID_OF, '').trim() || name.trim();
  // 'To a house that is not there anymore' is to no house.
  const bare = DENIES.test(cutOff) ? said.split(PHRASES).slice(0, -1).join(' ') || said : said;
  // 'How' alone names nothing.
  const asked = /^how (?:to|do|does|can) \S+ .+/i.test(bare) && bare.length > most;
  if (asked)
    return cut(
      bare.replace(/\s(?:without|with|so|using|for|by|before|after|when|if|in|on|at|from)\s.*$/i, ''),
      most,
    ).replace(OPEN_END, '');
  if (bare.length <= most) return bare;
  const [first = bare, ...phrases] = bare.split(PHRASES);
  let short = first;
  for (const phrase of phrases) {
    if (`${short} ${phrase}`.length > most) break;
    short += ` ${phrase}`;
  }
  return cut(short, most)
    .replace(OPEN_END, '')
    .replace(/\sbetween\s(?!.*\sand\s).*$/i, '');
}

/** Kin that titles call by the word alone: 'my grandma' is Grandma. */
const OUR_KIN =
  /^(?:my|our)\s(?=(?:grandma|grandpa|grandad|granny|gran|nan|nana|mum|mom|dad|mummy|daddy|grandmother|grandfather|mother|father)\b)/iu;
const OF_US = /\s(?:\S+\s)?(?:i|me|my|mine|we|us|our|ours|myself|i['’]m|i['’]ve)(?=\s|$|[,.!?]).*$/iu;

/** A name in which nobody speaks of themselves: 'my cat judging me' is the cat. */
function impersonal(name: string, doer: string): string {
  const called = name.replace(OUR_KIN, '').replace(/^(?:my|our)\s/i, 'the ');
  const ours = /^(?:i|we)\s.*?\b(?:my|our)\s((?:[\p{L}’'-]+\s){0,1}?[\p{L}’'-]+)/iu.exec(called)?.[1];
  if (ours) return `the ${ours}`.replace(/\s(?:at|in|on|for|and|to|with)$/i, '');
  if (!OF_US.test(called)) return called;
  const who = doer.replace(OUR_KIN, '').replace(/^(?:my|our)\s/i, 'the ');
  if (who !== '' && !NOBODY.test(who)) return who;
  const short = called.replace(OF_US, '').replace(OPEN_END, '');
  return short.split(' ').length > 1 ? short : called;
}

const KIN = /^(?:grand\p{L}+|mum|mom|dad|mother|father|granny)$/iu;
const NOBODY = /^(?:i|he|she|it|they|we|you|every\w+|some\w+|no\w+|people)$/i;

/** What the film is about: what is sold or asked, who acts first, else the first words of the idea. */
function nameIn({ request, shown, events, known }: Idea): string {
  if (request.occasion) return request.occasion.name;
  if (request.product !== '') return withThe(request.product);
  const headed = /^([^:“"]{3,40}):\s/.exec(shown)?.[1];
  if (headed) return headed;
  const acts = typedFirst({ events, shown }) ?? events.slice(0, 2).find(({ doer }) => doer !== '');
  const first =
    acts && shown.toLowerCase().startsWith(acts.text.slice(0, 9).toLowerCase()) ? acts : events[0];
  const isNamed =
    first &&
    first.doing !== '' &&
    !NOBODY.test(first.doer) &&
    (/ /.test(first.doer.replace(/^the /, '')) || KIN.test(first.doer));
  const isLed =
    first &&
    /^(?:in|on|at|one|every|after|before|during|an?|the|my|our|his|her|two|three|four|five|\d+|\p{Lu}\p{Ll}+)\s/u.test(
      shown,
    );
  if (!known && first && first.doer !== '' && (isNamed || isLed) && !NOBODY.test(first.doer))
    return first.doer;
  return (
    shown
      .replace(/["“][^"”]*["”]\s*/g, '')
      .replace(/^[\s.,]+|^then\s|^(?:asks|says|shouts|whispers|answers|replies)\s/gi, '') || shown
  );
}

const ARTICLE_ABROAD =
  /^(?:eine?|der|die|das|un|une|una|uno|el|la|los|las|le|les|il|lo|gli|i|mi|mis|mon|ma|mes|meine?|unsere?|o|a|os|as|uma?|de|het|een|su|sus|dos|deux|due|zwei|drei|tres|trois|tre)$/iu;
/** An idea of another tongue is called by all of it, else by whole words up to a comma, else by whoever it begins with. */
function foreignName(shown: string, most: number): string {
  const whole = shown.replace(/[\s.!?。！？]+$/u, '');
  const [first = whole] = whole.split(/[,;:，、]/u, 1);
  if (whole.length <= most) return whole;
  if (first.length <= most) return first;
  const words = first.split(' ');
  return words.slice(0, ARTICLE_ABROAD.test(words[0] ?? '') ? 2 : 1).join(' ');
}

/** How the main thing is called in a title: a short phrase in the idea's own words. */
export function titleName(idea: Idea, most = NAME_AT_MOST): string {
  const { occasion } = idea.request;
  if (idea.scene.isForeign && !occasion) return foreignName(idea.shown, most);
  const name = occasion ? cut(occasion.name, most) : shortened(formatApart(nameIn(idea)).text, most);
  // A name that breaks off, or ends on the verb whose object it lost, is no title: whoever acts is one.
  const { doer = '', doing = '' } = idea.events[0] ?? {};
  const [verb = '', ...more] = doing.split(' ');
  const isOpen = name.endsWith('…') || (more.length > 0 && verb !== '' && name.endsWith(` ${verb}`));
  const whole = isOpen && doer !== '' && !NOBODY.test(doer) ? withThe(doer) : name;
  // 'The man' names nobody: what he does is the title.
  const acts = deedIn(idea);
  const told =
    !occasion && acts?.doing && whole.split(' ').length < 5 && idea.request.product === ''
      ? closed(shortened(acts.text, most), acts.doing)
      : whole;
  const title = (isTitle(told, acts?.doing ?? '') ? told : whole).replace(/…$/, '');
  return impersonal(title, doer) || 'This idea';
}

/** What is done, rather than what somebody is. */
const deedIn = ({ events, shown }: Pick<Idea, 'events' | 'shown'>): Event | undefined =>
  events[0]?.doing === ''
    ? events[0]
    : (typedFirst({ events, shown }) ??
      events.find(({ doing }) => doing !== '' && !/^(?:is|are|was|were)\s/i.test(doing)) ??
      events[0]);

/** The deed that the idea begins with, where another is seen before it. */
const typedFirst = ({ events, shown }: Pick<Idea, 'events' | 'shown'>): Event | undefined =>
  events
    .slice(1)
    .find(({ text, doing }) => doing !== '' && shown.toLowerCase().startsWith(text.toLowerCase()));

/** Where a title has room for no more than who it is, what happens is the title alone, without its place. */
function deedTitle({ events, shown, request, known }: Idea, name: string): string {
  const acts = deedIn({ events, shown });
  const isShort = name.split(' ').length < 5;
  if (!acts?.doing || acts.doer === '' || !isShort || known || request.product !== '' || request.occasion)
    return '';
  const told = closed(shortened(capital(`${acts.doer} ${acts.doing}`), TITLE_AT_MOST), acts.doing);
  return isTitle(told, acts.doing) && !/[“"]/.test(told) ? told : '';
}

/** 'Takes its first flight holding': a participle without what is held goes. */
const closed = (told: string, doing: string): string => {
  const ing = /\s(\p{L}+ing)$/u.exec(told)?.[1] ?? '';
  const goesOn =
    ing !== '' && new RegExp(`\\b${ing}\\s(?:on to|onto|to|an?|the|his|her|its|their)\\s`, 'iu').test(doing);
  return goesOn && !doing.startsWith(ing) ? told.slice(0, -ing.length - 1) : told;
};

const LEADS_ON =
  /\b(?:tries|try|wants?|learns?|needs?|begins?|starts?|has|have|must|manages?|refuses?|gets?)\s(?:to\s)?\p{L}+$/iu;

/** A title that tells a deed has its verb, and does not break off. */
const isTitle = (told: string, doing: string): boolean =>
  told.split(' ').length > 2 &&
  // 'A knight tries to get' tells nothing without what it is.
  !(LEADS_ON.test(told) && !doing.endsWith(told.split(' ').at(-1) ?? '')) &&
  !(doing.includes(' ') && told.endsWith(` ${doing.split(' ')[0] ?? ''}`)) &&
  !/\s(?:goes|go)$/i.test(told) &&
  told.includes(doing.split(' ')[0] ?? '') &&
  !told.endsWith('…') &&
  !OPEN_END.test(told);

const YOUNG = /\b(?:kids|children|toddlers|pupils|graders?|grade|class|\d+[- ]year[- ]olds?)\b/i;

const OURS_FIRST = /^(?:my|our)\s(?:own\s|two\s|three\s|four\s|little\s|old\s|big\s)?([\p{L}-]+)/iu;

/** Who looks at a small film to its end: by whom or what it is of. */
function lookedAtBy({ shown, main }: Idea): string {
  const kin = OURS_FIRST.exec(shown)?.[1];
  if (kin && main && isPeople(main.kind))
    return `Family and friends, and whoever has ${main.plural ? kin : `${articleFor(kin)} ${kin}`} like that`;
  return 'Viewers of short films';
}

/** For whom an option is: those whom the words name, else the approach's own. */
function audienceOf(idea: Idea, approach: Approach, isSecond: boolean): string {
  const { audience } = aimOf(idea);
  if (!audience)
    return approach.id === 'short-film'
      ? lookedAtBy(idea)
      : approach.audience.replace('{it}', () => withThe(titleName(idea)));
  if (!isSecond) return capital(audience);
  return YOUNG.test(audience) ? `Those who teach ${audience}` : `${capital(audience)} and their friends`;
}

/** Where an option is shown: on the platform that the words name, else the approach's own. */
function platformOf(idea: Idea, approach: Approach, isSecond: boolean): string {
  const named = idea.platform ?? (idea.isVertical ? 'Vertical feed, full screen' : undefined);
  return named
    ? `${named}, ${isSecond && idea.speech !== 'spoken' ? 'understood without sound' : 'with the sound on'}`
    : approach.platform;
}

/** What a film ends on as its title, where that is a deed of its own; else the title that it has. */
function endTitle(idea: Idea, title: string): string {
  const last = toldMoments(idea).at(-1);
  if (!last?.doing || idea.request.product !== '' || idea.known) return title;
  const short = shortened(last.text, TITLE_AT_MOST);
  const isOwn = !title.toLowerCase().startsWith(short.toLowerCase().slice(0, 12));
  return isOwn && isTitle(short, last.doing) && !/[“"]/.test(short) ? short : title;
}

function optionOf(approach: Approach, idea: Idea, isSecond: boolean, target: VideoTargetId): CreativeOption {
  const room = Math.max(TITLE_AT_MOST - approach.title.length + '{It}'.length, 20);
  const titled = (most: number): string =>
    approach.title.replace('{It}', () => capital(titleName(idea, most)));
  const named = titled(room).length > TITLE_AT_MOST ? titled(room - 'the '.length) : titled(room);
  const deed = deedTitle(idea, titleName(idea, room));
  const told = approach.title.replace('{It}', () => deed);
  const own = deed === '' ? named : told.length <= TITLE_AT_MOST ? told : isSecond ? named : deed;
  // Where a title is no more than the deed, the second one has what becomes of it.
  const title = isSecond && approach.title === '{It}' ? endTitle(idea, own) : own;
  return {
    title: cut(title, TITLE_AT_MOST),
    audience: audienceOf(idea, approach, isSecond),
    tone: toneOf(idea, approach, isSecond),
    platform: `${platformOf(idea, approach, isSecond)}; ${secondsFor(idea, target)} seconds`,
    hook: hookOf(approach, idea, isSecond),
  };
}

/** Two ways to film an idea, which differ in audience, tone, platform and hook. */
export function creativeOptions(
  idea: string,
  target: VideoTargetId,
): { readonly a: CreativeOption; readonly b: CreativeOption } {
  const { told, isDoubtful } = readingOf(idea);
  if (isDoubtful) return plainOptions(told, target);
  const read = readIdea(idea);
  const [a, b] = approachesFor(read);
  return { a: optionOf(a, read, false, target), b: optionOf(b, read, true, target) };
}
