import { pattern, sifted } from '../lexicon/sifting/sifted.ts';
import { GOODS, OF_ASKER, SHEETS } from './request-words.ts';

/*
 * Whole sentences of talk before the picture's own: 'I run a podcast about moths and need cover art. A giant moth over a
 * village'. A sentence is talk where it has whoever asks and a word of asking, of purpose or of a life; the picture is
 * the first sentence behind it that begins anew.
 */

/** What whoever asks says of themselves, of theirs and of what they want. */
const OF_TALK = pattern(
  "(?<![\\p{L}])(?:need|want|looking|search\\p{L}*|asked|asks|asking|said|says|told|think|thinks|thought|wonder\\p{L}*|loves?|loved|likes?|liked|hates?|obsessed|works?|worked|teach|study|learn\\p{L}*|run|own|sell|open\\p{L}*|try|trying|make|making|write|writing|help|can['’]?t|cannot|don['’]?t|know|idea|birthday|wedding|anniversary|gift|present|retires?|retired|retiring|retirement|moved|moving|started|starts|turns|turning|\\d+|going on|printed?|hang|project|class|homework|campaign|session|named|called|had|got|joke)(?![\\p{L}])",
);
/** Sentences that are said to whoever makes it. */
const TO_MAKER = pattern(
  "^(?:(?:thanks|thank you|great|perfect|awesome|love it|nice|cool|ok(?:ay)?|hi|hello|hey)\\b|(?:can|could) (?:you|u|someone) help\\b|(?:this|it|that)(?:['’]?s| is| will be| goes)? (?:going |meant |supposed |just )*(?:on|for|to go on|to be)\\b|(?:i['’]?m |i am |we['’]?re |we are )?(?:looking for|in need of|after)\\b|(?:need|want)(?:ed|ing)? (?:an?|some) )",
);
const FIRST_PERSON = sifted(
  /^(?:(?:hi|hey|hello|so|well|ok(?:ay)?|yesterday|today|last (?:week|night|year)),? )*(?:i|im|i['’](?:m|ve|d)|ive|we|we['’](?:re|ve))(?!\p{L})/iu,
);
/** What a picture begins with. */
const BEGINS = pattern(
  `^(?:(?:so|now|maybe|just|please),? )*(?:(?:an?|two|three|four|five|six|the same|portrait of|photo of|picture of) \\S+|(?:\\p{L}+ )?${SHEETS} (?:for|of|with|showing)|(?:its|it['’]s|that['’]s) an? )`,
);
const OF_SHEET = pattern(`^(?:an? |the )?(?:[\\p{L}-]+ ){0,3}?${SHEETS}(?![\\p{L}])`);
const ITS = sifted(/^(?:its|it['’]s|that['’]s|so|now|maybe|just|please),? (?=\S)/iu);
/** Whoever was told of goes on in the picture. */
const GOES_ON = sifted(/(?<!\p{L})(?:he|she|him|her|his|hers|they|them|their)(?!\p{L})/iu);
/** 'should be funny', 'not a photo': how it is to be stays. */
const HOW = sifted(
  /^(?:(?:it |this )?(?:should|must|has to|needs to) (?:be|look|feel) (?<how>[^.!?]{3,40})|(?<not>not an? (?:photo|photograph|cartoon|drawing|painting|3d render|render))(?: please| pls)?)$/iu,
);

/** What it is printed on, or the sheet that is asked for, says what the picture is. */
const ON_GOODS = pattern(
  `(?:on|for) (?<goods>(?:an?|my|our|the) (?:[\\p{L}'’-]+ ){0,3}?${GOODS})(?![\\p{L}])`,
);
const SHEET = pattern(
  `(?:need|want|(?:would|['’]?d) (?:like|love)|looking for|making|make|after)(?: to have)? (?:an?|some|the|my|our)? ?(?<sheet>(?:[\\p{L}'’-]+ ){0,2}?(?:cover art|${SHEETS}))(?![\\p{L}])`,
);
function sheetIn(told: string): string {
  const goods = ON_GOODS.exec(told)?.groups?.goods;
  if (goods !== undefined) return `a design for ${goods}, `;
  const sheet = SHEET.exec(told)?.groups?.sheet;
  return sheet === undefined ? '' : `${sheet}, `;
}

const SENTENCE = sifted(/^(?<said>(?:[^.!?"“„«]|\.(?=\d))+)(?<stop>[.!?]+)\s+(?=(?:\S+\s+){3}\S)/su);
const MOST = 4;

const isTalk = (said: string, rest: string): boolean => {
  if (TO_MAKER.test(said)) return true;
  if (OF_SHEET.test(said) || BEGINS.test(said)) return false;
  if (!OF_ASKER.test(said) || !OF_TALK.test(said)) return false;
  return FIRST_PERSON.test(said) || !GOES_ON.test(rest);
};

/** A text without the sentences of talk before its picture. */
export function withoutToldSentences(typed: string): string {
  let rest = typed;
  const hows: string[] = [];
  for (let i = 0; i < MOST; i++) {
    const found = SENTENCE.exec(rest);
    const said = found?.groups?.said?.trim() ?? '';
    if (!found) break;
    const next = rest.slice(found[0].length);
    const how = HOW.exec(said)?.groups;
    if (how) hows.push(how.how ?? how.not ?? '');
    else if (!isTalk(said, next)) break;
    rest = next;
  }
  if (rest === typed || !BEGINS.test(rest)) return typed;
  const own = rest.replace(ITS, '');
  const shown = OF_SHEET.test(own) ? own : `${sheetIn(typed.slice(0, -rest.length))}${own}`;
  return hows.length === 0 ? shown : `${shown.replace(/[\s.]+$/, '')}, ${hows.join(', ')}`;
}
