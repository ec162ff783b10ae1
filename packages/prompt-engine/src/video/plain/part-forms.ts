import { isBeingNoun, isNoun, verbAt, wordsOf } from '../idea/verbs.ts';
import { capital } from '../wording.ts';
import { doerOf, isToldWhole, openingOf, withoutJoint } from './acts.ts';
import type { Moment } from './as-told.ts';
import type { NoteKind } from './note-kinds.ts';
import { LOOKED_AT } from './own-moment.ts';
import type { IdeaPart } from './parts.ts';
import type { SpokenLine } from './spoken.ts';

/* The forms by which a part of an idea is told from a plain image of it. */

/** What a film asks its viewers is shown by no picture. */
export const ASKS = /^(?:who|what|why|how|when|where)\s.*\?$/iu;
/** 'The funeral scene is the funniest': the scene is in the film. */
export const SCENE = /^((?:the )?(?:[\p{L}’'-]+ ){1,3}scene) (?:is|should be|must be|has to be)\b/iu;
/** 'A bean grows, for my 3rd graders': whom it is made for is not seen. */
export const FOR_WHOM =
  /\s(for (?:(?:my|our|the)\s)?(?:[\p{L}\d’'-]+\s){0,2}(?:graders?|grade|class|students|pupils|preschoolers|kindergart[\p{L}]+|gen z|beginners|customers|followers|subscribers))(?=[.!?…]*$)/iu;
/** The word that a name ends on, in small letters. */
export const lastWord = (name: string): string => name.toLowerCase().split(' ').at(-1) ?? '';
/** Who is somebody by the word alone, though no list of beings has it: 'the owner'. */
const ONES =
  /^(?:they|he|she|we|you|i|one of them|somebody|someone)$|(?:er|or|ist|man|woman|ant|ess|ian|boss|groom|kid)$/iu;
/** What only a being does. */
const OF_BEINGS =
  /^(?:\p{L}+ly\s)?(?:tries|sighs|smiles|laughs|cries|looks|says|asks|whispers|shouts|walks|runs|nods|waves|winks|shrugs|frowns|picks|takes|grabs|puts|opens|sits|stands|eats|drinks|thinks|waits|wipes|hugs|kisses|gives|throws|catches|notices|realizes|realises|yawns|sneezes|grins|blinks|dances|sings|screams|faints)(?:\s|$)/iu;
/** A film that is cut fast. */
export const QUICK =
  /\b(?:quick|fast|rapid|snappy) (?:cuts|edit|editing)\b|\bmontage\b|\bschnelle schnitte\b|\bcortes rápidos\b|\bmontage rapide\b|\btagli veloci\b/iu;
/** How fast time runs. */
export const SPEED = /\b(?:slow[ -]?mo(?:tion)?|(?:time|hyper)[ -]?lapse|reverse|fps)\b/iu;
/** What falls or lies over all that is seen. */
export const WEATHER =
  /^(?:(?:heavy|light|falling|pouring|first|thick|a|the|it is|it['’]s)\s)*(?:snow|rain|fog|mist|storm|thunderstorm|blizzard|snowing|raining|drizzle)$/iu;
/** What carries a whole film. */
export const CARRIES =
  /\b(?:drone|fpv|pov|first[- ]person|aerial|steadicam|fly|flies|flying|walks?|one[- ](?:long )?(?:take|shot))\b/iu;
/** Somebody who may stop at a thing, as a camera does. */
export const ACTS = /^(?:he|she|they|we|i|(?:the|my|our|his|her) [\p{L}’'-]+|\p{Lu}\p{L}+)$/iu;
export const SPEAKS =
  /\b(?:speaks?|says?|asks?|yells?|shouts?|whispers?|mutters?|sings?|screams?|answers?|replies|sagt|sagen|fragt|ruft|flüstert|schreit|antwortet|dicen?|pregunta|susurra|grita|responde|dit|disent|demande|crie|murmure|répond|chiede|risponde|sussurra|urla|diz|dizem|pergunta|zegt|vraagt|roept)(?!\p{L})/iu;
/** That the last moment comes at the end is seen by its place. */
const AT_END = /(?<=\S\s\S.*),?\s(?:(?:just|only|right)\s)?(?:at|in) the (?:very )?(?:last second|end)$/iu;
/** 'Passing a smith' goes on with 'a juggler and a piper'. */
export const passesOn = (told: string, text: string): boolean =>
  PASSED.test(told) && openingOf(text) === 'words';
export const PASSED = /^(?:Past|Passing|Passes)\s/u;
/** 'Proud at the end': how somebody is then. */
const STATE_AT_END = /^(?:and |but )?((?:\p{L}+ly |so |very )?\p{L}+) (?:at|in) the (?:very )?end$/iu;
/** A film of no sort. */
export const NO_SORT =
  /^(?:an?\s|the\s|my\s|one\s)?(?:(?:short|quick|nice|little|new|ai)\s)?(?:videos?|vids?|clips?|films?|movies?|scene|story|piece|reels?|shorts?)$|^(?:une? |uno |una |um |uma |eine? |einen )?(?:v[ií]d[eé]o|film|filmchen|kurzfilm|corto|cortometraje|court[- ]métrage|cortometraggio|curta|clip)$/iu;
export const ONLY = /^(?:and )?(?:only|just|mostly|nur|solo|sólo|seulement|apenas) /iu;
/** 'Only tail lights and her hands', 'two hands only', 'on ne voit que ses mains': what alone is seen in every shot. */
const SEEN_ALONE =
  /^(?:and |but |all )*(?:(?:(?:you|we) (?:only|just) (?:ever )?see|(?:you|we) see (?:only|just|nothing but)|on ne voit que|man sieht nur|se ven? (?:solo|sólo)|si vedono solo|only|just|nothing but|nur|seulement)\s(?!(?:at|in|on|once|then|now|when|to|for|from|with|because|before|after|as|by|if|so|until|like|about|one|enough)\s)(.{3,})|([\p{L}\s’'-]{3,40}) only)$/iu;
/** 'Only hands: on a rope, in a blanket': what each image of the row is of. */
export const ALONE_HEAD = /^(?:only|just|nothing but) ([\p{L}’' -]{3,30}?)\s?:\s+(?=\S)/iu;
/** An image of such a row, with what it is of. */
export const aloneIn = (text: string, alone: string): string =>
  alone !== '' &&
  /^(?:on|in|at|round|around|under|over|behind|with|against|inside|by|through|holding)\s/iu.test(text)
    ? `${capital(alone)} ${text.charAt(0).toLowerCase()}${text.slice(1)}`
    : text;
/** Whether a part tells what somebody does: who only sees does nothing. */
export const tellsWhole = (text: string): boolean => !/^(?:you|we)\s/iu.test(text) && isToldWhole(text);
/** The things that alone are to be seen; empty where the words restrict nothing. */
export const seenAlone = (text: string): string => {
  const [, only = '', alone = ''] = SEEN_ALONE.exec(text) ?? [];
  return only || alone;
};
/** 'Hands only': also before anything is told. */
export const ONLY_PARTS =
  /^(?:(?:only|just|nothing but) (?:the |his |her |two )?(?:hands|feet|faces|eyes|mouths|shoes|shadows)|(?:hands|feet|faces|eyes|mouths|shoes|shadows) only)$/iu;
/** 'Close on the hands': how near the moment before it is seen, where it is of whoever acts there. */
const PARTS_OF =
  '(?:(?:the|his|her|my|their|its|our|both|small|old|busy)\\s)*(?:hands?|fingers?|faces?|eyes|feet|lips|mouth|nose|paws?|beak|boots|shoes)';
export const NEAR_PART = new RegExp(
  `^(?:(?:always|mostly|very|stay|stays|staying|all|camera)\\s)*(?:close|tight)(?: up)? (?:on|to) ${PARTS_OF}$|^(?:${PARTS_OF}) (?:very )?close$`,
  'iu',
);
/** From so many words on, what a move of the camera comes to is an image. */
export const MATTER = 3;
const STARTS = /^(?:then )?(?:close|wide|tight) on (?:the |an? |his |her )?([\p{L}’'-]+)/iu;
/** 'Cut to the dog in its bath': what is cut to is seen next. */
const CUT_TO =
  /^(?:and |then )*(?:hard |smash |quick )?cuts?(?:: | (?:back )?to:? )(?!black\b|white\b|title|silence|the title)/iu;
/** A part without what cuts to it, and whether somebody's eyes are its size. */
export function cutTo(
  typed: IdeaPart,
  isShotList: boolean,
): { readonly part: IdeaPart; readonly isCutTo: boolean; readonly isEyes: boolean } {
  const cut = CUT_TO.exec(typed.text)?.[0] ?? '';
  const seen = cut === '' ? typed : { ...typed, text: typed.text.slice(cut.length), isFirst: true };
  // Whoever looks is not the size of one shot.
  const isEyes = seen.size === 'pov' && !isShotList;
  return { part: isEyes ? { ...seen, size: '', isShot: false } : seen, isCutTo: cut !== '', isEyes };
}
/** Whether a part begins a moment by where it stands. */
export const opensMoment = ({ isFirst, isShot, isItem }: IdeaPart, isScrap: boolean): boolean =>
  (isFirst && !isScrap) || isShot || isItem;
/** How near a shot of a list is, said behind it. */
export const SIZE_ALONE = /^(?:very |extreme )?(?:close|wide|medium|tight|full)(?:[- ](?:up|shot))?$/iu;

/** The words of a moment, without what ends them and what its place in the film says by itself. */
export const cleaned = (text: string): string =>
  text
    .replace(/[\s,;:.]+$|[!?]{2,}$/gu, '')
    .replace(/^him (?=\p{L}+(?:ing|ed)\b|caught\b|asleep\b|alone\b)/iu, 'he is ')
    .replace(
      /^her (?=\p{L}+(?:ing|ed)\s(?:in|on|at|with|by|to|under)\b|caught\b|asleep\b|alone\b)/iu,
      'she is ',
    )
    .replace(/^last one (?=\p{L})/iu, 'the last one ')
    .replace(AT_END, '')
    .replace(/^one (?=\p{L}{3,}s(?:\s|$))/iu, 'one of them ');

/** 'Past bored people', behind 'a paper plane flies through an office': another stretch of the same way. */
const WAY =
  /^(?:(?:and|then)\s)*(?:past|out|over|through|under|across|down|up|along|into|around|between|onto)\s(?=\S+\s\S|\S{4,})/iu;
const ON_ITS_WAY =
  /\s(flies|rolls|runs|walks|races|rides|drives|slides|floats|drifts|bounces|crawls|sneaks|skates|swims|strolls|glides|tumbles|hops|gallops|sprints|escapes|wanders)\s(?:\p{L}+ly\s)?(?:past|out|over|through|under|across|down|up|along|into|around|between|off|from|onto)\s/iu;
const THEN_PLACED = /^(?:and )?then\s((at|to|into|on|over|through|under|from|behind)\s.+)$/iu;
/** 'Then at his own shoes', behind 'the clerk looks at his shoes': the deed is that of the moment before. */
export function goingOnFrom(text: string, told: string, doer: string): string {
  const way = WAY.test(text) && doer !== '' ? (ON_ITS_WAY.exec(told)?.[1] ?? '') : '';
  if (way !== '') return `${doer} ${way.toLowerCase()} ${withoutJoint(text)}`;
  const [, rest = '', joint = ''] = THEN_PLACED.exec(text) ?? [];
  const verb = joint === '' ? '' : (new RegExp(`\\b(\\p{L}{3,}s)\\s${joint}\\s`, 'iu').exec(told)?.[1] ?? '');
  return verb === '' || doer === '' || doer === 'they' ? text : `${doer} ${verb.toLowerCase()} ${rest}`;
}

/** Who does what a piece lacks somebody for: a match does not sigh. @param being the last who was one */
export function doerFor(text: string, doer: string, being: string): string {
  const isThing = !ONES.test(doer) && !isBeingNoun(lastWord(doer));
  return isThing && being !== '' && OF_BEINGS.test(withoutJoint(text)) ? being : doer;
}

/** 'A train through the snow': what a film begins with acts in what lacks a doer next. */
export function ledBy(text: string): string {
  const thing =
    /^(?:an?|the|one|my|our)\s(?:\p{L}+\s){0,2}?(\p{L}+)\s(?:through|in|on|at|under|over|with|from|across|along|inside)\s/iu.exec(
      text,
    )?.[1] ?? '';
  if (thing !== '' && isNoun(thing.toLowerCase())) return `the ${thing}`;
  // 'Girl in kitchen'.
  const [, who = ''] = /^(\p{L}+)\s(?:in|at|on|behind|under)\s\p{L}/iu.exec(text) ?? [];
  return isBeingNoun(who.toLowerCase()) ? `the ${who.toLowerCase()}` : '';
}

/** 'Rings again' is done by what rang before; empty where nothing did. */
export function doerAgain(text: string, moments: readonly Moment[]): string {
  const verb = /^(\p{L}{3,})\s(?:\S+\s){0,3}?again\b/iu.exec(text)?.[1] ?? '';
  const before = moments.findLast((moment) => verb !== '' && moment.text.split(' ').includes(verb));
  return before ? doerOf(before.text.slice(0, LOOKED_AT)) : '';
}

/** A line that stands before whoever is seen is said by them, where it is the only one and they are one. */
export const saidBy = (lines: readonly SpokenLine[], doer: string): readonly SpokenLine[] =>
  lines.length === 1 && doer !== '' && doer !== 'they'
    ? lines.map((each) => ({ ...each, speaker: each.speaker || capital(doer) }))
    : lines;

/** The thing that a film is made for, where it is what 'starts as a backpack' in it. */
export const itemOffered = (film: string, text: string): string => {
  if (!/^\p{L}{3,}s\s/u.test(text)) return '';
  const thing =
    /\b(?:product|ad|advert|commercial|promo|launch|teaser|spot|reveal)\b.*?\sfor (?:an?|my|our|the) ((?:[\p{L}’'-]+\s){0,2}[\p{L}’'-]+)$/iu.exec(
      film,
    )?.[1] ?? '';
  return thing === '' ? '' : `the ${thing}`;
};

/** 'Proud at the end', with whose state it is; empty where it is none. */
export function stateAtEnd(text: string, doer: string): string {
  const state = STATE_AT_END.exec(text)?.[1] ?? '';
  if (state === '' || doer === '' || doer === 'they' || ON_CARD.test(state)) return '';
  return verbAt(wordsOf(state), 0)?.form === 's' ? `${doer} ${state}` : `${doer}, ${state}`;
}

/** What is read or shown at the end is nobody's state. */
const ON_CARD =
  /^(?:logo|title|text|caption|credits?|slogan|tagline|product|website|price|date|music|silence)$/iu;

/** 'Close on the sandwich': what was not told before is an image. */
export function startsOnNew(text: string, moments: readonly Moment[]): boolean {
  const what = STARTS.exec(text)?.[1]?.toLowerCase() ?? '';
  return what !== '' && !moments.some(({ text: told }) => told.toLowerCase().includes(what));
}

/** 'Make it the silence' asks for silence. */
const ORDERED = /^(?:please |pls )?(?:(?:make|keep) (?:it|this|them)(?: all)?(?: the)?|use|add|include)\s/iu;
const JOINS_CAMERA = /^(?:and|then)\s(?=(?:the|our)\s)|\s(?:and|then)$/giu;
const JOINS_SOUND = /^(?:and\s|then\s)+/iu;

/** A note without what joined it to the part before it. */
export function asNote(kind: NoteKind, text: string): string {
  const bare = text
    .replace(/^[\s,;:.+-]+|[\s,;:.]+$/gu, '')
    .replace(kind === 'remark' || kind === 'without' ? /^$/u : ORDERED, '')
    .replace(
      /^(?:it |the film |we )?(?:opens?|starts?|begins?) in (?:\p{L}+ )?silence$/iu,
      'silence at first',
    )
    .replace(/\bcamera (?:is |does |do )?(?:never|not|no) mov(?:e|es|ing)$/iu, 'camera never moves');
  if (kind === 'form' && /^(?:in )?(?:the )?steps$/iu.test(bare)) return '';
  if (kind === 'camera') return /^(?:the )?camera$/iu.test(bare) ? '' : bare.replace(JOINS_CAMERA, '');
  return kind === 'sound' ? bare.replace(JOINS_SOUND, '') : bare;
}
