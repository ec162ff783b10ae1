import { sifted } from '../lexicon/sifting/sifted.ts';

/*
 * What is said last to whoever makes the picture, and shows nothing: 'need it for a party', 'obviously', 'if you can',
 * 'hope that makes sense'.
 */

const LAST: readonly RegExp[] = [
  // 'need it for a party', 'i want this for my wall by friday'.
  sifted(
    /[,;.!]\s*(?:i |we )?(?:just |really |kinda |only )?(?:need|want|wanted|needed) (?:it|this|them|one|these)(?: (?:for|by|as|on|to|in) [^,.;]*)?(?: asap| soon| today| tomorrow)?(?: please| pls| plz)?[.!]*$/iu,
  ),
  sifted(
    /(?<!\b(?:says?|saying|said|reads?|reading|spells?|spelling|shout\p{L}*|whisper\p{L}*|yell\p{L}*|writ\p{L}*|words?|text|called|titled|named|sign|of|with|an?|the))(?:,\s*|\s+)(?:obviously|duh|of course|obvs|lol|lmao|haha+|hehe|tbh|idk|idc|btw|asap|imo|ngl|fr|ty|thx|tysm|tia|thanks(?: a lot| so much| in advance)?|thank you(?: so much)?|cheers|if (?:you|u) can|if possible|if that makes sense|if you know what i mean|iykyk|or whatever|or something(?: like that)?|and stuff(?: like that)?|you know|u know|y['’]?know)[.!]*$/iu,
  ),
  sifted(
    /[,;.!]\s*(?:hope (?:that|this|it) (?:makes sense|helps|is clear|is ok(?:ay)?)|does that make sense|makes sense|you get (?:it|the idea|what i mean)|that['’]?s (?:it|all)|nothing fancy|no rush|take your time|surprise me|up to you|your choice|whatever you think(?: is best)?|do your (?:thing|magic|best)|go (?:wild|crazy|nuts)|have fun(?: with it)?|be creative|get creative)[.!]*$/iu,
  ),
];
/** 'a thing with an octopus', 'something with koi fish': the picture is what it is with. */
const VAGUE_FIRST = sifted(
  /^(?:an? )?(?:thing|thingy|thingie|piece|something|smth|stuff)(?: \p{L}+)? (?:with|about|where|showing) (?=(?:an?|the|two|three|four|some|my|our|lots of|\p{L}{3,})\b)/iu,
);

/** A text without its afterthoughts; the whole where nothing else would be left. */
export function withoutAfterthoughts(text: string): string {
  let rest = text;
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = LAST.reduce((words, each) => words.replace(each, ''), rest).trimEnd();
  }
  const seen = rest.replace(VAGUE_FIRST, '');
  return /\p{L}{3}/u.test(seen) ? seen : text;
}
