import { sifted } from '../lexicon/sifting/sifted.ts';

/*
 * 'Could you paint two cubs': the verb of the request is the medium. Where the picture's own words name none, it stays as
 * a word behind them.
 */

const ORDER = sifted(
  /\b(?:can|could|would|will) (?:you|u|someone|anyone|somebody)(?: please| pls| plz| maybe)* (?<verb>paint|sketch|illustrate|doodle)\b(?! (?:the|my|our|his|her) (?:wall|room|house|nails?|car|door|fence)\b)|^(?:please |pls |hi,? |hey,? )*(?<verb2>paint|sketch|illustrate|doodle) (?:me|us|him|her|them|an?|my|our|two|three) /iu,
);
const NAMED = sifted(
  /\b(?:paint\w*|sketch\w*|illustrat\w*|doodl\w*|drawing|drawn|style|photo\w*|photos?|realistic|watercolou?r|oils?|gouache|ink|pencil|crayon|charcoal|pastel|cartoon|comic|anime|manga|engraving|print|render|3d|pixel|logo|poster|card|cover|sticker|tattoo|look)\b/iu,
);

const MEDIUM: ReadonlyMap<string, string> = new Map([
  ['paint', 'a painting'],
  ['sketch', 'a sketch'],
  ['illustrate', 'an illustration'],
  ['doodle', 'a doodle'],
]);

/** What is to be seen, with the medium that the request told by its verb. @param typed the text with its request */
export function withMedium(subject: string, typed: string): string {
  const groups = ORDER.exec(typed)?.groups;
  const medium = MEDIUM.get((groups?.verb ?? groups?.verb2 ?? '').toLowerCase());
  if (medium === undefined || NAMED.test(subject)) return subject;
  return `${subject.replace(/[\s.,!]+$/, '')}, ${medium}`;
}
