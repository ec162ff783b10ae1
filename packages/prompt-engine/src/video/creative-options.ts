import { articleFor } from '../lexicon/inflect.ts';
import { isPeople } from '../read/scene.ts';
import { aimOf } from './aim.ts';
import { type Approach, approachesFor, toneOf } from './approaches.ts';
import { type Size, shotOf } from './camera.ts';
import type { Event } from './event.ts';
import type { Idea } from './idea.ts';
import { readIdea } from './read-idea.ts';
import { toldMoments } from './story/tell.ts';
import { VIDEO_TARGET_INFO, type VideoTargetId } from './targets.ts';
import { textMap } from './text-map.ts';
import { capital, cut, smallIn, withThe } from './wording.ts';

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

const NAME_AT_MOST = 40;
const TITLE_AT_MOST = 59;
/** Where a name ends and what is said of it begins. */
const SAID_OF =
  /(?:[,;!?]|[:.](?!\d)|\s(?:that|which|who|whose|where|when|using|by means of|right before|just before|right after|just after|while|until|because|so that|and (?:then|it|he|she|they)|y|e|et|und|mais|pero|mas|ma|aber|puis|luego|poi|dann|que|qui|che|quando|cuando|quand)(?=\s|$)|\s[-–—(]).*$/iu;
const PHRASES =
  /\s(?=(?:dans|sur|chez|avec|sous|en|em|na|no|sobre|con|com|im|auf|mit|unter|per|nel|nella|su|in|on|at|for|out of|across|through|about|to|into|over|under|by|near|with|from|and)\s)(?<!\b(?:one|\p{L}{3,}ed|out))(?!by (?:one|floor|row|step|side)\b)/iu;
const OPEN_END =
  /(?<!\sby)\s(?:for|of|an?|the|in|on|with|and|to|at|by|from|my|our|his|her|their|how|that|who|what|seen|filmed|shot|goes|go|one|two|each|all|written|made|called|named|given|sent|left|found)$/i;

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
  const acts = events.slice(0, 2).find(({ doer }) => doer !== '');
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

/** How the main thing is called in a title: a short phrase in the idea's own words. */
export function titleName(idea: Idea, most = NAME_AT_MOST): string {
  const { occasion } = idea.request;
  const name = occasion ? cut(occasion.name, most) : shortened(nameIn(idea), most);
  // A name that breaks off, or ends on the verb whose object it lost, is no title: whoever acts is one.
  const { doer = '', doing = '' } = idea.events[0] ?? {};
  const [verb = '', ...more] = doing.split(' ');
  const isOpen = name.endsWith('…') || (more.length > 0 && verb !== '' && name.endsWith(` ${verb}`));
  const whole = isOpen && doer !== '' && !NOBODY.test(doer) ? withThe(doer) : name;
  // 'The man' names nobody: what he does is the title.
  const acts = deedIn(idea);
  const told =
    !occasion && acts?.doing && whole.split(' ').length < 5 && idea.request.product === ''
      ? shortened(acts.text, most)
      : whole;
  const title = (isTitle(told, acts?.doing ?? '') ? told : whole).replace(/…$/, '');
  return impersonal(title, doer) || 'This idea';
}

/** What is done, rather than what somebody is. */
const deedIn = ({ events }: Pick<Idea, 'events'>): Event | undefined =>
  events[0]?.doing === ''
    ? events[0]
    : (events.find(({ doing }) => doing !== '' && !/^(?:is|are|was|were)\s/i.test(doing)) ?? events[0]);

/** Where a title has room for no more than who it is, what happens is the title alone, without its place. */
function deedTitle({ events, request, known }: Idea, name: string): string {
  const acts = deedIn({ events });
  const isShort = name.split(' ').length < 5;
  if (!acts?.doing || !isShort || known || request.product !== '' || request.occasion) return '';
  const told = shortened(capital(`${acts.doer} ${acts.doing}`), TITLE_AT_MOST);
  return isTitle(told, acts.doing) && !/[“"]/.test(told) ? told : '';
}

/** A title that tells a deed has its verb, and does not break off. */
const isTitle = (told: string, doing: string): boolean =>
  told.split(' ').length > 2 &&
  !(doing.includes(' ') && told.endsWith(` ${doing.split(' ')[0] ?? ''}`)) &&
  !/\s(?:goes|go)$/i.test(told) &&
  told.includes(doing.split(' ')[0] ?? '') &&
  !told.endsWith('…') &&
  !OPEN_END.test(told);

const ACTION_AT_MOST = 140;

/** Words of a first image that say how near it is. */
const NEAR =
  /\b(?:near|fills the frame|one surface|clos\w+|lips|faces?|one detail|edge|fingertips|a breath|a touch|skin|clue|hands?|feet)\b/i;
/** Words of a first image that keep back where it is. */
const UNPLACED = /\bwhere we are\b/i;
const FAR =
  /\b(?:far away|from afar|wide|whole|full view|all of it|in view|keeping its distance|two metres)\b/i;
const BY_SIZE = textMap(`
wide first | All of it in one wide frame
wide second | From far off, small in the frame
full first | In full view from the first frame
full second | At eye level, a few steps away
medium first | From an arm’s length
medium second | From beside it, as one who is there
close first | Close, before the whole is seen
close second | A part of it, near
detail first | Very close, before it is clear what it is
detail second | So near that it fills the frame
`);

/** Ways to film that say nothing of the first image. */
const NEUTRAL: ReadonlySet<string> = new Set(['short-film', 'series']);

const isClose = (size: Size): boolean => size === 'close' || size === 'detail';

/** How the first image is framed: as the approach says it, unless the script shoots it from elsewhere. */
function framedAs({ id, hook }: Approach, size: Size, isSecond: boolean, isPlaced: boolean): string {
  const isFalse = isClose(size) ? FAR.test(hook) && !/before the whole/.test(hook) : NEAR.test(hook);
  const isElsewhere = isFalse || NEUTRAL.has(id) || (isPlaced && UNPLACED.test(hook));
  return isElsewhere ? (BY_SIZE.get(`${size} ${isSecond ? 'second' : 'first'}`) ?? hook) : hook;
}

/** How the film opens, and on what it ends, as the script of this option shoots it. */
function hookOf(approach: Approach, idea: Idea, isSecond: boolean): string {
  const who = idea.request.occasion?.who ?? '';
  const said = ({ text }: Event): string =>
    smallIn(cut(text, ACTION_AT_MOST), idea.subject, who).replace(/[.!?…]+$/, '');
  const told = toldMoments(idea, isSecond);
  const [first, last] = [told[0], told.at(-1)];
  if (!first || !last) return `${approach.hook}.`;
  const { size } = shotOf(first, { ...idea, events: told }, approach, 0);
  const way = framedAs(approach, size, isSecond, !isClose(size) || idea.scene.place !== undefined);
  // How near it is is said once.
  const isTwice = /, close\b/.test(first.text) && NEAR.test(way);
  const framed = isTwice ? (isSecond ? 'A part of it first' : 'Before the whole is seen') : way;
  if (last.text === first.text) return closed(`${framed}: ${said(first)}`);
  return closed(`${framed}: ${said(first)}. Last image: ${said(last)}`);
}

const closed = (text: string): string => (/[.!?]”$/.test(text) ? text : `${text}.`);

const YOUNG = /\b(?:kids|children|toddlers|pupils|graders?|grade|class|\d+[- ]year[- ]olds?)\b/i;

const OURS_FIRST = /^(?:my|our)\s(?:own\s|two\s|three\s|four\s|little\s|old\s|big\s)?([\p{L}-]+)/iu;

/** Who looks at a small film to its end: by whom or what it is of. */
function lookedAtBy({ shown, main }: Idea): string {
  const kin = OURS_FIRST.exec(shown)?.[1];
  if (kin && main && isPeople(main.kind))
    return `Family and friends, and whoever has ${main.plural ? kin : `${articleFor(kin)} ${kin}`} like that`;
  return 'People who like a story without a word too many';
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
    ? `${named}, ${isSecond ? 'understood without sound' : 'with the sound on'}`
    : approach.platform;
}

function optionOf(approach: Approach, idea: Idea, isSecond: boolean, target: VideoTargetId): CreativeOption {
  const room = Math.max(TITLE_AT_MOST - approach.title.length + '{It}'.length, 20);
  const titled = (most: number): string =>
    approach.title.replace('{It}', () => capital(titleName(idea, most)));
  const named = titled(room).length > TITLE_AT_MOST ? titled(room - 'the '.length) : titled(room);
  const deed = deedTitle(idea, titleName(idea, room));
  const told = approach.title.replace('{It}', () => deed);
  const title = deed === '' ? named : told.length <= TITLE_AT_MOST ? told : isSecond ? named : deed;
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
  const read = readIdea(idea);
  const [a, b] = approachesFor(read);
  return { a: optionOf(a, read, false, target), b: optionOf(b, read, true, target) };
}
