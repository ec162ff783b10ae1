import { sifted } from '../lexicon/sifting/sifted.ts';
import {
  BEFORE_COLON,
  BEGINS,
  BRACKETED,
  CHARACTER,
  DREW,
  FELT_BY_ASKER,
  GIFT_FOR,
  HOW_IT_LOOKED,
  LIFE,
  NEWCOMER,
  OF_KIN,
  OF_THE_DAY,
  OF_THEM,
  OF_TIME,
  OF_US,
  PARTY,
  PLAYED,
  PRONOUN_FIRST,
  REASON,
  REASON_OF_DENIAL,
  SHEET_OF,
  SHOULD_SAY,
  SMILEY,
  SPEAKER,
  UNLETTERED,
  WE_ARE_CALLED,
} from './asker-words.ts';
import { joinPieces, piecesIn, type TextPiece } from './text-pieces.ts';

/*
 * Whoever asks for a picture tells of themselves as well: a life before it, reasons and feelings behind it. What is
 * certainly no part of the picture goes; whatever may be seen in it stays.
 */

/** So many sentences may be told before a picture. */
const MOST_TOLD = 4;
/** A picture that is left has so many words at least. */
const LEAST_LEFT = 4;

const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** A text without one sentence of the asker's life; who was told of stands for the pronoun that goes on with them. */
function withoutLife(text: string): string {
  const told = LIFE.exec(text);
  if (!told) return text;
  const behind = text.slice(told[0].length);
  const rest = behind.replace(OF_THEM, '').replace(OF_US, '');
  const isSentence = /[.!]/.test(told.groups?.stop ?? '') || rest !== behind;
  const isFollowed = told.groups?.stop?.endsWith('so') === true;
  if (wordsIn(rest) < LEAST_LEFT || !(isSentence || isFollowed || ASKS.test(rest))) return text;
  if (!BEGINS.test(rest) && !LIFE.test(rest)) return isSentence ? sentenceOf(rest, text) : text;
  // A request of a picture of them is read with whom it was told of.
  if (ASKS.test(rest)) return ASKS_OF.test(rest) ? text : rest;
  const one = told.groups?.one;
  if (one !== undefined && OF_PRONOUN.test(rest)) return rest.replace(OF_PRONOUN, `$1 ${one}`);
  if (one !== undefined && WITH_THEM.test(rest)) return text;
  if (PRONOUN_FIRST.test(rest)) return one === undefined ? text : rest.replace(PRONOUN_FIRST, one);
  return rest;
}

/** Words by which a picture is asked for: its frame is read with what stands before it. */
const ASKS = sifted(
  /^(?:so |and |but )*(?:(?:can|could|would) (?:you|u|someone|it)|please|pls|draw|paint|make|show|i (?:want|need|would)|i['’]d|we (?:want|need))\b/i,
);
const ASKS_OF = sifted(
  /^[^,.;:!?]*?\b(?:draw|paint|sketch|make|show|put|do|imagine|illustrate|see|picture|portrait|photo|drawing|painting|with) (?:of )?(?:him|her|them|it|us|both|this|that|those|these|all of)\b/i,
);
/** 'a picture of her': of whom was told. */
const OF_PRONOUN = sifted(
  /^((?:an? )?(?:[\p{L}-]+ )?(?:pictures?|pics?|photo|portrait|drawing|painting|illustration|card|image) (?:of|with)) (?:him|her|them|it)\b/iu,
);
/** 'a robin sits on his spade': whoever was told of is near. */
const WITH_THEM = sifted(
  /^an? (?:\p{L}+ )?\p{L}+ \p{L}+ (?:on|in|at|by|under|beside|behind) (?:his|her|their) /iu,
);
/** A picture may begin with a plain noun, and never with one more who tells. */
const sentenceOf = (rest: string, text: string): string =>
  /^(?:i|we|my|our|it|this|that|there)\b/i.test(rest) ? text : rest;

const GAMES = sifted(/d&d|dnd|ttrpg|rpg|pathfinder/i);

/** A text without what is told before its picture. */
export function withoutPreamble(typed: string): string {
  let text = typed.replace(SMILEY, ', ').replace(NEWCOMER, '').replace(GIFT_FOR, '');
  text = text.replace(PARTY, (...found) => {
    const { kind = '' } = found.at(-1) as { readonly kind?: string }; // the groups of a match are its last argument
    return GAMES.test(kind) ? 'D&D party: ' : '';
  });
  text = text
    .replace(CHARACTER, (found) => (GAMES.test(found) ? 'D&D character, ' : ''))
    .replace(PLAYED, '')
    .replace(SPEAKER, '')
    .replace(DREW, '$<one> as $<as>')
    .replace(BEFORE_COLON, (...found) => {
      const { kept } = found.at(-1) as { readonly kept?: string }; // the groups of a match are its last argument
      return kept === undefined ? '' : `${kept}: `;
    })
    .replace(SHEET_OF, '$<sheet> for the $<what> called $<name>');
  for (let i = 0; i < MOST_TOLD; i++) {
    const rest = withoutLife(text);
    if (rest === text) break;
    text = rest;
  }
  return text;
}

/** Whoever asks speaks of their own. */
const OWN_NAMED = sifted(/(?<!\p{L})(?:my|our|mum|mom|dad|gran\w*|nan)(?!\p{L})/iu);
const DENIES = sifted(/^(?:and |but |also )?(?:no|without|not|nothing)\b/i);

/** What stays of one clause behind the picture's own first words. */
function left({ words }: TextPiece, before: string, isOfOwn: boolean): string {
  const denied = REASON_OF_DENIAL.exec(words)?.groups?.denied;
  if (denied !== undefined) return denied;
  if (DENIES.test(before) && REASON.test(words)) return '';
  // A samurai who is afraid of the step is no kin of whoever asks: it is seen.
  const talk = isOfOwn ? [FELT_BY_ASKER, OF_KIN, OF_THE_DAY, OF_TIME] : [FELT_BY_ASKER, OF_THE_DAY, OF_TIME];
  return talk.some((each) => each.test(words)) ? '' : words;
}

/** A picture's words without the reasons and the feelings that are told behind them. */
export function withoutReasons(text: string): string {
  const named = text.replace(WE_ARE_CALLED, (...found) => {
    const { name = '' } = found.at(-1) as { readonly name?: string }; // the groups of a match are its last argument
    return UNLETTERED.test(text) ? '' : ` called ${name}`;
  });
  const plain = named
    .replace(BRACKETED, '')
    .replace(HOW_IT_LOOKED, '')
    .replace(SHOULD_SAY, (found) => `${/^\s/.test(found) ? '' : ','} with the words `);
  const pieces = piecesIn(plain);
  const isOfOwn = OWN_NAMED.test(text);
  const kept = pieces.map((piece, i) =>
    i === 0 ? piece : { ...piece, words: left(piece, pieces[i - 1]?.words ?? '', isOfOwn) },
  );
  const rest = kept.some((piece, i) => piece.words !== pieces[i]?.words) ? joinPieces(kept) : plain;
  return /\p{L}{2}/u.test(rest) ? rest : text;
}
