import { analyze } from '../../anatomy/analyze.ts';
import { COLOUR_WORDS } from '../../read/colour-terms.ts';
import type { PromptDraft } from '../optimizer/draft.ts';
import { ownWordsOf } from '../optimizer/prompt-parts.ts';
import { escaped } from '../wording.ts';
import { putInOpening, refit } from './circumstances.ts';
import { takeOut } from './taken-out.ts';

const FROM_TO =
  /^(?:change|replace|swap|switch|turn|make) (?:the |all |every |an? |my |her |his |their )?(.{1,60}?) (?:to|with|for|into|by) (.{1,120})$/i;
const INSTEAD_FIRST =
  /^instead of (?:the |an? )?(.{1,60}?)[,:]? (?:use |have |show |make it |put |there should be )?((?:an?|the|some|two|three|her|his|one)\s.{1,120}|\S{1,40})$/i;
const INSTEAD_COMMA =
  /^instead of (?:the |an? )?([^,]{1,60}), (?:use |have |show |make it |put )?(.{1,120})$/i;
const INSTEAD_LAST = /^(?:use |have |show |put |make it )?(.{1,80}?) instead of (?:the |an? )?(.{1,60})$/i;
const MAKE_AS = /^make the (.{1,40}?) ((?:an?\s)?[\p{L}-]{1,20}(?:\s[\p{L}-]{1,20})?)$/iu;
const PLACE =
  /^(?:(?:set|put|move|place) (?:it|this|her|him|them|the scene) )?((?:in|on|at|inside|under|beside|to|into) (?:an?|the|my|some)?\s?[\p{L}'’-]{2,30}(?:\s[\p{L}'’-]{1,20}){0,4})$/iu;
const ADD =
  /^(?:add|include|put in) ((?:an?|the|some|two|three|more)\s.{1,100}|[\p{L}-]{2,30}(?:\s[\p{L}-]{1,20}){0,3})$/iu;
const REMOVE =
  /^(?:remove|delete|lose|drop|without|no|take out|get rid of) (?:the |an? |any |all )?([\p{L}'’-]{2,30}(?:\s[\p{L}'’-]{1,20}){0,3})$/iu;

type Wish = (draft: PromptDraft) => void;

/** Changes in the words themselves: 'change the X to Y', 'instead of X, Y', 'add', 'remove', another place. */
export function changeOf(said: string): Wish | undefined {
  const from = FROM_TO.exec(said) ?? INSTEAD_COMMA.exec(said) ?? INSTEAD_FIRST.exec(said);
  if (from) return (draft) => exchange(draft, from[1] ?? '', from[2] ?? '');
  const last = INSTEAD_LAST.exec(said);
  if (last) return (draft) => exchange(draft, last[2] ?? '', last[1] ?? '');
  const as = MAKE_AS.exec(said);
  if (as) return (draft) => qualify(draft, as[1] ?? '', as[2] ?? '');
  const place = placeWished(said);
  if (place) return place;
  const more = ADD.exec(said)?.[1];
  if (more)
    return (draft) => draft.append(`also in the frame: ${more}`, 'subject', `You asked to add ${more}.`);
  const less = REMOVE.exec(said)?.[1];
  if (less) return (draft) => takeOut(draft, less);
  return undefined;
}

/** Another place, where that is all that is said. */
export function placeWished(said: string): Wish | undefined {
  const place = PLACE.exec(said)?.[1];
  return place ? (draft) => placeAt(draft, place.replace(/^(?:to|into) /i, 'in ')) : undefined;
}

const wordsOf = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escaped(words)}(?![\\p{L}\\p{N}])`, 'giu');
const ARTICLE = /^(an?|the|some)\s/i;

/** The user's words for a thing become others, wherever they stand. */
function exchange(draft: PromptDraft, from: string, to: string): void {
  const why = `You asked for ${to} in the place of '${from}'.`;
  const hits = [...draft.text.matchAll(wordsOf(from))];
  if (hits.length === 0 || from === '') {
    draft.append(`${to} instead of ${from}`, 'subject', `${why} The prompt did not name it in these words.`);
    return;
  }
  for (const hit of hits.toReversed()) {
    const before = /(?<![\p{L}\p{N}])(an?|the)\s$/iu.exec(draft.text.slice(0, hit.index));
    const own = ARTICLE.test(to);
    const bare = to.replace(ARTICLE, '');
    const start = hit.index - (before?.[0].length ?? 0);
    const end = hit.index + hit[0].length;
    const article = before?.[1] ?? '';
    const fitted = /^an?$/i.test(article) ? (/^[aeiou]/i.test(bare) ? 'an' : 'a') : article;
    const isPlural = /[^s]s$/.test(bare) && !own;
    const isDescribed =
      own &&
      /(?<![\p{L}])(?:an?|the|my|his|her|their|two|three)\s(?:[\p{L}-]{2,20}\s){1,2}$/iu.test(
        draft.text.slice(Math.max(0, hit.index - 60), hit.index),
      );
    const shown = isDescribed
      ? bare
      : before
        ? `${/^an?$/i.test(article) && isPlural ? '' : `${fitted} `}${bare}`
        : to;
    draft.replace({ start, end }, shown, 'subject', why);
  }
}

/** 'Make the car red': the quality before the thing, in the place of another colour. */
function qualify(draft: PromptDraft, thing: string, quality: string): void {
  const why = `You asked for the ${thing} to be ${quality}.`;
  if (ARTICLE.test(quality)) {
    exchange(draft, thing, quality);
    return;
  }
  const hit = wordsOf(thing).exec(draft.text);
  if (!hit) {
    draft.append(`the ${thing} is ${quality}`, 'subject', why);
    return;
  }
  const before = /(?:(?<![\p{L}\p{N}])(an?) )?(?:([\p{L}-]{1,20}) )?$/iu.exec(
    draft.text.slice(Math.max(0, hit.index - 40), hit.index),
  );
  const old = before?.[2] ?? '';
  const isColour = old !== '' && COLOUR_WORDS.includes(old.toLowerCase());
  const article = isColour ? (before?.[1] ?? '') : /^an?$/i.test(old) ? old : '';
  const taken = isColour ? `${article ? `${article} ` : ''}${old} ` : article ? `${article} ` : '';
  const start = hit.index - taken.length;
  const fitted = article ? `${/^[aeiou]/i.test(quality) ? 'an' : 'a'} ` : '';
  draft.replace({ start, end: hit.index + hit[0].length }, `${fitted}${quality} ${hit[0]}`, 'subject', why);
}

const OWN_PLACE =
  /\b(?:in|on|at|inside|under|beside|behind|near|along|across|through) (?:an?|the|my|his|her|its|their) [^,.;:\n]{1,60}?(?=\s(?:at|in|on|during|with|while|and)\s|[,.;:\n]|$)/gi;
const NO_PLACE =
  /\b(?:morning|afternoon|evening|night|day|rain|snow|fog|wind|storm|sun|light|dark|dawn|dusk)$/i;

/** Where the user's own words say that it is. */
function ownPlace(text: string): { readonly start: number; readonly end: number } | undefined {
  const settings = analyze(text).filter(({ element }) => element === 'setting');
  for (const hit of text.matchAll(OWN_PLACE)) {
    const end = hit.index + hit[0].length;
    const isSetting = settings.some((span) => span.start <= hit.index && end <= span.end);
    if (isSetting && !NO_PLACE.test(hit[0])) return { start: hit.index, end };
  }
  return undefined;
}

/** Another place in the place of ours or the user's, or as a sentence; light and sounds follow it. */
function placeAt(draft: PromptDraft, place: string): void {
  const why = 'You named the place.';
  const old = draft.slot('place') ?? ownPlace(ownWordsOf(draft.text));
  if (old) draft.replace(old, place, 'setting', why);
  else putInOpening(draft, place, why);
  refit(draft, draft.idea(), 'the new place', true);
}
