import { isEnglish } from '../../read/english-words.ts';
import { isBeingNoun, verbAt, wordsOf } from '../idea/verbs.ts';
import { isDoneByMany, isToldWhole, isTurn, openingOf, withoutJoint } from './acts.ts';
import { isAbroad } from './wording-plain.ts';

/* Which pieces behind a comma are moments of their own, and which only say more of the one before. */

/** So much of a moment says who acts in it. */
export const LOOKED_AT = 160;

/** What is seen of the maker is an image of its own. */
const CARD =
  /^(?:the |our |brand |their )?(?:logo|title|text|caption|date|end card|pack ?shot|product shot|tagline|slogan|credits)\b/iu;
/** What is read is an image of its own: 'the sign “Open”'. */
const READ =
  /^(?:the |an? |his |her )?(?:[\p{L}’'-]+ )?(?:sign|label|screen|banner|poster|billboard|note|headline|card)\b.*[“\uE100-\uE1FF]/iu;
const SCENE = /^the (?:[\p{L}’'-]+ ){1,3}scene$/iu;
/** 'Close-ups of the eyes': a size that leads a piece is of its own image. */
export const SIZED = /^(?:extreme |big |tight )?close[- ]?ups? (?:of|on) /iu;
/** Words that begin no image of another tongue: its verb goes on with who is told before. */
const isForeignVerb = (text: string): boolean => {
  const [first = ''] = /^\p{Ll}[\p{L}’']+/u.exec(text) ?? [];
  return first !== '' && !isEnglish(first.toLowerCase()) && !ARTICLE.test(text);
};
const ARTICLE =
  /^(?:der|die|das|ein|eine|einen|seine?|ihre?|el|la|los|las|un|una|unos|su|sus|le|les|une|des|son|sa|il|lo|gli|i|o|os|as|um|uma|dann|luego|puis|poi|am|im|al|en|se|si|es|er|sie|elle|ils|ella|él|lei|lui|ele|ela|chaque|cada|jede[rs]?|ogni)\s/iu;
/** 'At the last second he stops': when it is, and then who acts. */
const WHEN =
  /^(?:at|in|on|after|before|by|from|just|right|suddenly)\s(?:[\p{L}\d’'-]+\s){1,4}?(?:he|she|it|they|we|i|the|his|her|my|an?|everyone|nobody)\s/iu;
/** 'It's a duckling', 'turns out to be him': what is found out is seen by itself. */
const FOUND = /^(?:and )?(?:it(?:['’]s| is| was)|its|turns out|it turns out)\s/iu;

/** Scripts whose commas part clauses and leave no room between words. */
export const WITHOUT_SPACES = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;

/** 'Both speak'. */
const TOGETHER =
  /^(?:(?:they|we)\s)?(?:both|all)\s(?:speak|say|laugh|shout|scream|yell|sing|cry|cheer|clap|run|jump|freeze|stare|smile|nod|look|wave|bow|faint|fall|dance)$/iu;

/** What a piece stands behind. */
export interface Before {
  /** The moment told before it. */
  readonly told: string;
  readonly doer: string;
  readonly isShotList: boolean;
  /** Whether the film is cut fast, so that each thing it names is an image. */
  readonly isQuick: boolean;
}

/** 'Er schmilzt': a clause of another tongue with somebody of its own. */
const PRONOUN_ABROAD =
  /^(?:und |y |et |e )?(?:er|sie|es|il|elle|ils|él|ella|ellos|lui|lei|ele|ela|hij|zij)\s\p{Ll}{3,}/u;
/** 'Die Kinder stellen ihn in den Schnee', 'ma gli cade il bocchino': whoever acts, or when it is, at its beginning. */
const ABROAD =
  /^(?:(?:und|y|et|e|en|aber|pero|mais|mas|ma|dann|luego|puis|poi|depois|plötzlich|de repente|soudain)\s)*(?:depois|después|ensuite|enfin|finalmente|dopo|nessuno|nadie|niemand|personne|ninguém|eines (?:tages|abends|morgens|nachts)|um dia|un día|un jour|un giorno|peu à peu|poco a poco|der|die|das|ein|eine|seine?|ihre?|mein|meine|unser|unsere|el|la|los|las|un|una|unos|unas|su|sus|mi|le|les|une|des|son|sa|ses|mon|ma|lo|il|i|gli|uno|o|os|a|as|um|uma|seu|sua|de|het|een|zijn|haar|zurück|dann|luego|puis|poi|beim|im|am|nach|zum|plötzlich|soudain|al|alla|en el|en la|no|na|nel|nella|le|se|si|gli|l[’']\p{L}+|chaque|cada|jede[rs]?|ogni|alle|tout|toute|todos|todo|tutta|tutti|tutto)\s/iu;
/** 'Die ihm folgt' only says more of what stands before it. */
const RELATIVE = /^(?:der|die|das|den|dem|deren|dessen)\s(?!(?:\p{Ll}+\s)?\p{Lu})/u;
const isClauseAbroad = (text: string): boolean =>
  text.split(' ').length > 2 &&
  ABROAD.test(text) &&
  !RELATIVE.test(text) &&
  !isDoneTo(text) &&
  isAbroad(text);
/** 'Einen alten Hund', 'jeden Tag zur selben Zeit': whom it is done to, or how often. */
const isDoneTo = (text: string): boolean =>
  /^(?:einen|einem|den|dem|des|jeden|jedes|chaque|cada|ogni|todos (?:los|os)|tous les|tutti i)\s/iu.test(
    text,
  ) && text.split(' ').length <= 5;

/** What only says more of what stands before it, in those tongues. */
const ADDS_ABROAD =
  /^(?:con|mit|avec|com|met|sin|ohne|sans|sem|senza|zonder|muy|sehr|très|molto|muito|ganz|para|por|pour|per|um|bis|que|qui|che|quien|wo|wie|als|weil|denn|dass|wenn|da|di|de|du|des|mentre|während|pendant|tandis|mientras|enquanto|cuando|quando|quand|lorsque|dove|donde|où|onde|nur|solo|sólo|seulement|só|y|und|et|e|en|o|ou|oder|aus|von|vor|hinter|unter|über|sobre|sur|sous|dans|entre|hasta|desde|depuis|zwischen|todo|tout|alles|noch|schon|ya|déjà|già|già|sempre|siempre|toujours|immer|como|comme|come)\s/iu;
/** What only says how. */
const ADDS = /^(?:with|without|in|on|at|very|so|all)\s/iu;

const isToldBy = (text: string): boolean => isToldWhole(text) || openingOf(text) === 'ing';

/** Whether a piece behind a comma is a moment of its own. */
export function isOwnMoment(text: string, { told, doer, isShotList, isQuick }: Before): boolean {
  if (WITHOUT_SPACES.test(text) || TOGETHER.test(text)) return true;
  const before = told.slice(0, LOOKED_AT);
  const opening = openingOf(text);
  const isSized = SIZED.test(before);
  const isOpen = openingOf(before) === 'led' && !isToldWhole(before);
  const length = text.split(' ').length;
  if (CARD.test(text) || SCENE.test(text) || SIZED.test(text) || READ.test(text)) return true;
  if (isQuick && opening === 'words' && !ADDS.test(text)) return true;
  if (PRONOUN_ABROAD.test(text) || isClauseAbroad(text)) return true;
  if (isDoneByMany(text) && (doer === 'they' || isDoneByMany(told))) return true;
  if (isOpen || isShotList) return false;
  // One word of what somebody does next has nobody of its own.
  if (!withoutJoint(text).includes(' ') && isToldWhole(before)) return doer !== '' && isTurn(text);
  if (/^\p{L}+ing\b/u.test(text) && opening === 'ing' && (isToldBy(before) || INWARD.test(text)))
    return false;
  if (/^(?:and |then )*(?:finally|at last|suddenly|then) (?:the|an?|his|her|two|three|one)\s/iu.test(text))
    return true;
  if (/^(?:and )?then\s\S+$/iu.test(text)) return opening === 'clause' || !isToldWhole(before);
  if (/^(?:and )?then\s|[?!]$/iu.test(text) || /[?!]$/.test(before) || FOUND.test(text)) return true;
  if (opening === 'clause') return true;
  if (opening === 'verb') return doer !== '' && (doer !== 'they' || !/^\p{L}+s\b/u.test(withoutJoint(text)));
  if (opening === 'led')
    return (
      isToldWhole(text) &&
      !/^(?:while|as|like|because|so|who|which|that|where|to|with|without|for|of)\s/i.test(text) &&
      (WHEN.test(text) || !/\sand\s\p{L}+s\b/u.test(text))
    );
  // Somebody else who is doing something is another image.
  if (opening === 'ing') return !/^\p{L}+ing\b/u.test(text) || !isToldBy(before);
  if (isDoneTo(text)) return false;
  if (isForeignVerb(text)) return length > 2 && !ADDS_ABROAD.test(text) && isAbroad(text);
  // Things in a row are images of their own, unless they only fill in what somebody does.
  return (isSized || !isToldWhole(before)) && (length > 2 || (length === 2 && COUNTED.test(text)));
}
/** 'One coffee, one wedge under the door'. */
const COUNTED = /^(?:an?|one|two|three|the)\s/iu;
const INWARD = /^(?:knowing|hoping|thinking|wishing|wondering|pretending|believing)\b/iu;

/** 'Seasons change'. */
const isDoneBySeveral = (text: string): boolean =>
  /^\p{L}{3,}s\s\p{L}+$/u.test(text) && verbAt(wordsOf(text), 1)?.form === 'base';

/** One or two words of a sentence that only go on with what was told before. */
export const isScrapOf = (text: string): boolean =>
  !CARD.test(text) &&
  text.split(' ').length <= 2 &&
  openingOf(text) === 'words' &&
  // Who is named in a sentence of its own is seen.
  !isDoneBySeveral(text) &&
  !/^(?:one|an?|the|two|three)\s\p{L}+$/iu.test(text) &&
  !(text.includes(' ') && isBeingNoun(text.toLowerCase().split(' ').at(-1) ?? ''));
