import {
  AUDIENCE_AFTER,
  audienceIn,
  isForm,
  isFormat,
  isOffer,
  isWish,
  offerText,
  oneOf,
} from './brief-words.ts';
import { retold } from './retold.ts';
import type { Topic } from './topic-parts.ts';
import { topicIn } from './topics.ts';

/* What an idea asks for, in its parts: what sort of film, for whom, how it is to be, and what is told or only named. */

/** The parts of an idea. */
export interface Brief extends Topic {
  /** For whom it is: 'busy mums'. */
  readonly audience: string;
  /** How it is to look, sound or move: 'calm', 'close up shots'. */
  readonly wishes: readonly string[];
  /** Words to be read or heard at its end: 'first class free'. */
  readonly caption: string;
}

const SAVE_THE_DATE = /^save the date(?:\sfor)?[:,]?\s(?=\S)/i;
const NOBODY_SEEN = /^no\s(?:people|persons?|actors|humans|faces|hands)$/i;
const ASMR = /^asmr\s(?:video\s)?(?:of\s)?(?=\p{L}+ing\b)/iu;
const QUOTE = /["“«][^"“”«»\n]*["”»]/gu;
const PARTING = /(,\s+|;\s+|[.!?]+\s+|\s[-–—]+\s)/u;

/** The pieces of a text with the sign before each; quotations stay whole. */
function piecesOf(text: string): { readonly sign: string; readonly piece: string }[] {
  const held: string[] = [];
  const masked = text.replace(QUOTE, (quote) => `\uE100${held.push(quote) - 1}\uE101`);
  const shown = (piece: string): string =>
    piece.replace(/\uE100(\d+)\uE101/g, (_, at: string) => held[Number(at)] ?? '');
  const parts = masked.split(PARTING);
  return parts.flatMap((piece, i) =>
    i % 2 === 0 && piece.trim() !== '' ? [{ sign: parts[i - 1] ?? '', piece: shown(piece) }] : [],
  );
}

/** Reads the parts of an idea. Words that nobody films go from what is told. */
export function readBrief(typed: string): Brief {
  const text = typed.replace(ASMR, '').replace(SAVE_THE_DATE, '');
  const wishes: string[] = ASMR.test(typed) ? ['asmr'] : [];
  let audience = '';
  let caption = '';
  const pieces = piecesOf(text);
  const kept = pieces.filter(({ piece }, i) => {
    const bare = piece.trim().replace(/[.!]+$/, '');
    if (i === 0 || pieces.length === 1) return true;
    const who = audienceIn(bare);
    if (who) audience ||= who;
    else if (isWish(bare)) wishes.push(bare);
    else if (isOffer(bare)) caption ||= offerText(bare);
    else if (!isFormat(bare) && !isForm(bare)) return true;
    return false;
  });
  const [lead, ...more] = kept;
  const leads = lead && more.length > 0 && (isWish(lead.piece) || isFormat(lead.piece));
  if (leads) wishes.push(lead.piece);
  const list = leads ? more : kept;
  const joined = list.map(({ sign, piece }, i) => (i === 0 ? piece : `${sign}${piece}`)).join('');
  const after = AUDIENCE_AFTER.exec(joined);
  const [opening = ''] = joined.split(/[,:]\s/);
  const first = after ? null : AUDIENCE_AFTER.exec(opening);
  const told = after
    ? joined.slice(0, after.index)
    : first
      ? joined.slice(0, first.index) + joined.slice(opening.length)
      : joined;
  audience ||= after?.[1] ?? first?.[1] ?? '';
  const read = topicIn(told, oneOf(audience));
  // Rows of adverts show people.
  const topic = read?.form === 'advert' && wishes.some((wish) => NOBODY_SEEN.test(wish)) ? undefined : read;
  return {
    ...(topic ?? { form: 'story', name: '', beats: [], told: retold(told) }),
    audience,
    wishes,
    caption,
  };
}
