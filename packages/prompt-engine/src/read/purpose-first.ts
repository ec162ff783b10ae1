import { pattern, sifted } from '../lexicon/sifting/sifted.ts';
import { ASKERS_ABROAD, SHEETS_ABROAD } from './foreign-askers.ts';
import { ASKED, DETERMINED, GOODS, OWN, PICTURE, SHEETS, SOMETHING, WANT } from './request-words.ts';

/*
 * What a picture is for and why it is wished for, told before it: 'something for my swim club tshirt, a walrus', 'I can't
 * draw but I see it: a submarine'. What is printed on a thing stays as a word for it, and so does what is asked of the
 * whole picture; the rest is nowhere to be seen.
 */

const whole = (words: string): string => `(?<![\\p{L}'’])(?:${words})(?![\\p{L}])`;

const PLAIN = `(?:${SOMETHING}|(?:pictures?|images?|pics?|artworks?|ideas?))`;
const PURPOSE = pattern(
  `^(?:(?:(?:i|we|im|i['’]m)(?: [^\\s,.;:!?]+){0,9}? )?(?:${WANT}|need|want) |${ASKED} (?:make|do|draw|create) )?(?:(?:an?|some|one) )?(?:(?:nice|fun|funny|cute|cool|little|new|small) )?${PLAIN} for (?<what>(?:(?:my|our|the|his|her|their|an?|this) |(?=[\\p{Lu}\\d&]))[^,.:;!?"“„]{2,60}?)\\s*(?<stop>[,:;!?.–]+)\\s*(?=(?:\\S+\\s+){2}\\S)`,
);
const ON_GOODS = pattern(`${GOODS}(?= (?:at|in|of|for)\\b|$)`);
const ON_SHEET = pattern(`(?:[\\p{L}\\d'’-]+ ){0,3}${SHEETS}(?= (?:at|in|of|for|that|to|we)\\b|$)`);

/** 'for my thesis cover I want a tree trunk', 'I was asked to make the flyer for our choir, so a flock of starlings'. */
const WISHED_FOR: readonly RegExp[] = [
  // 'for the window of my shoe repair shop: a brogue'.
  pattern(
    `^for (?<what>the (?:window|wall|door|front|side|counter|menu|website|feed|story|back|inside|cover) of (?:my|our|the) [^,.:;!?"“„]{2,50}?): (?=${DETERMINED} )`,
  ),
  pattern(
    `^for (?<what>(?:my|our|the|his|her|their|an?|this) [^,.:;!?"“„]{2,50}?),? (?:i|we)(?:['’]d| would)? (?:really |just )?(?:want|need|like|love)(?: to (?:see|have))? (?=${DETERMINED} )`,
  ),
  pattern(
    `^(?:my|our|the) (?:[\\p{L}'’-]+ ){1,3}?(?:needs?|wants?|wanted|asked for|is looking for|are looking for) (?:an?|one|some|the) (?:[\\p{L}-]+ )?${PICTURE} for (?<what>[^,.:;!?"“„]{2,50}?):\\s+`,
  ),
  pattern(
    `^(?:(?:i|we)(?:['’](?:m|ve|re))? )?(?:(?:got|was|were|am|are|have|been|just) )+(?:asked|told|hired|chosen) to (?:make|design|do|draw|create|paint) (?<what>(?:an?|the|our|my) [^,.:;!?"“„]{2,50}?)[,;.]+ (?:so |and )*(?:maybe |perhaps )?(?=${DETERMINED} )`,
  ),
];

/** 'I need for my mother birthday a picture where she dances': she is to be seen. */
const OF_WHOM = pattern(
  `^(?:i|we)(?:['’]d| would)? (?:really |just )?(?:want|need|like|love)(?: to have)? for (?<one>${OWN})(?:['’]s?)?(?: (?:birthday|wedding|party|anniversary|day|\\d+\\p{L}*))* (?<sheet>an? (?:[\\p{L}-]+ )?${PICTURE}) (?:where|in which|of|with) (?:she|he|they|her|him|them)(?![\\p{L}'’])`,
);

/** 'for my mates birthday: him as a saint': whose day it is. */
const WHOSE = pattern("^(?<one>(?:my|our) (?:[\\p{L}-]+ )*?[\\p{L}-]+?)(?:['’]s|s['’]?) \\S");
const withName = (rest: string, what: string): string => {
  const one = WHOSE.exec(what)?.groups?.one;
  return one === undefined ? rest : rest.replace(/^(?:him|her|them)(?![\p{L}'’])/iu, one);
};

/** A text without what its picture is for; what it is printed on stays. */
export function withoutPurpose(text: string): string {
  const of = OF_WHOM.exec(text);
  if (of) return `${of.groups?.one}${text.slice(of[0].length)}`;
  const found = [PURPOSE, ...WISHED_FOR].map((words) => words.exec(text)).find((hit) => hit !== null);
  const what = found?.groups?.what;
  if (!found || what === undefined || / of (?:an?|two|three) /i.test(what)) return text;
  const rest = withName(text.slice(found[0].length).replace(/^(?:so|and|just|maybe) (?=\S)/i, ''), what);
  const own = what.replace(/^(?:my|our|the|his|her|their|an?|this) /i, '');
  if (ON_GOODS.test(own)) return `a design for ${what}, ${rest}`;
  return ON_SHEET.test(own) ? `${own}, ${rest}` : rest;
}

/** Words of whoever asks, before a colon. */
const ASKERS: readonly RegExp[] = [
  pattern(
    whole(
      "i|im|i['’](?:m|d|ve)|ive|we|we['’](?:re|d|ve)|(?:can|could|would) (?:you|u)|please|pls|plz|request|idea|thanks|my favou?rite|prompt",
    ),
  ),
  pattern(`^(?:(?:so|ok|and|but) )*(?:it['’]?s|this is|that['’]?s) (?:for |all )?(?:my|our|for|a)\\b`),
  pattern('^(?:for|it is for) (?:my|our)\\b'),
  pattern('^(?:(?:just|only) )?(?:as an?|for) (?:joke|laugh|gift|present|surprise|fun)\\b'),
  pattern(
    "(?<![\\p{L}])(?:would|could|should)(?:['’]ve| have| of|a)? (?:love|like|want|need|adore|enjoy|appreciate)d?(?![\\p{L}])",
  ),
  pattern("^(?:you|u|ya)(?:['’](?:ll|re|ve|d))? \\p{L}"),
  pattern(
    '^(?:just )?(?:hear me out|bear with me|picture this|imagine this|hot take|silly (?:one|idea|question)|weird (?:one|idea|request))\\b',
  ),
  pattern('^(?:one more|last|next|another|second|new|final) (?:try|one|attempt|idea|thing|go)$'),
  ASKERS_ABROAD,
];

const isAskers = (words: string): boolean => ASKERS.some((asker) => asker.test(words));
/** So few words are said before one begins; what shows a picture is longer. */
const MOST_CHATTED = 3;

/** A picture has begun before the colon: what is behind it tells more of the same. */
const BEGUN = pattern(
  `^(?:(?:an?|the|two|three|four|five|six|portrait|photo|picture|image|close-?up|me|us|both of us) (?!for\\b)|(?:we|i)(?:['’](?:re|m)| are| am) (?:in|on|at|both|two|three|four|sitting|standing|lying|playing|holding|walking)\\b|(?:my|our) (?!favou?rite)[\\p{L}'’ ]+ (?:in|on|at|as|with)\\b)`,
);
/** 'an image of our cabin: snow, a hot tub': of what it is stands before the colon. */
const OF_OWN = pattern(
  '(?<![\\p{L}])(?:image|picture|photo|portrait|shot|drawing|painting|illustration|sketch|pic) of (?:my|our) (?!favou?rite)\\p{L}',
);
/** 'just the evidence of a party': a clause of its own shows it. */
const hasBegun = (before: string): boolean =>
  BEGUN.test(before) ||
  OF_OWN.test(before) ||
  before.split(/[,.;!?]+\s+/).some((clause) => SHOWS.test(clause));
const SHOWS = sifted(/^(?:(?:just|only|maybe) )(?:an?|the|two|three|four|five)\s/iu);
const SHEET_BEFORE = pattern(
  `(?<![\\p{L}])(?:an? |the |our |my )?(?<sheet>(?:(?!(?:me|us|an?|the|my|our|make|draw)\\b)[\\p{L}\\d'’-]+ ){0,2}?${SHEETS}(?: (?:back|front))?(?: (?:designs?|ideas?|concept|flash))?(?: for [^:,.;]+)?)$`,
);

const COLON = sifted(/^(?<before>[^:"“”„«»]{3,200}[^\d:"“”„«»]):\s+(?<rest>(?:\S+\s+){2}.*\S.*)$/su);
/** What is denied or asked of the whole picture, among what is told. */
const DENIED = sifted(
  /^(?:please |pls |but |and |so )*(?<said>(?:no|without|not too|nothing too) \p{L}.*)$/iu,
);
const ORDERED = sifted(
  /^(?:(?:so|but|and) )*(?:please|pls|plz),? (?:(?:keep|make|have|do|use|with) (?:it |this )?)?(?<said>(?!(?:draw|paint|show|create|can|could|an?|the|one)\b).*)$/iu,
);

/** What of the talk before a colon says how the picture has to be. */
const directions = (before: string): string[] =>
  before
    .split(/[,.;!?]+\s+|\s+(?=(?:so|but) (?:please|pls|no)\b)|\s+(?=(?:please|pls)\b)/iu)
    .flatMap((clause) => {
      const said = (DENIED.exec(clause) ?? ORDERED.exec(clause))?.groups?.said?.trim();
      return said ? [said.replace(/ (?:please|pls|plz)$/i, '')] : [];
    });

/** A text without the talk before its first colon. */
export function withoutTalkBeforeColon(text: string): string {
  const { before, rest } = COLON.exec(text)?.groups ?? {};
  if (before === undefined || rest === undefined || hasBegun(before)) return text;
  const [first = before] = before.split(/[,.;!?]/u);
  if (!isAskers(before) || !(isAskers(first) || first.split(/\s+/).length <= MOST_CHATTED)) return text;
  if (SHEETS_ABROAD.test(before)) return text;
  const sheet = SHEET_BEFORE.exec(before)?.groups?.sheet;
  const said = directions(before).map((words) => `, ${words}`);
  return `${sheet === undefined ? '' : `${sheet}: `}${said.length > 0 ? rest.replace(/[\s.]+$/, '') : rest}${said.join('')}`;
}
