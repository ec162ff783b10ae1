import { sifted } from '../lexicon/sifting/sifted.ts';
import { authorIn } from './author-name.ts';
import { listedNames } from './listed-names.ts';

/*
 * Words that are to stand in the picture: in quotation marks, or after 'that says', 'called' and the like.
 */

const QUOTED = sifted(
  /"([^"]{1,120})"|“([^”]{1,120})”|«([^»]{1,120})»|„([^“”]{1,120})[“”]|(?:^|[\s(])'((?:[^']|(?<=\p{L})'(?=\p{L})){2,120})'(?=[\s,.;:!?)]|$)/gu,
);
const SAYS = sifted(
  /\b(?:that|which)\s(?:says?|reads?|said|spells?)\s+|(?<!\b(?:the|an?|this|that|old|famous)\s)\b(?:saying[:,]|reading:)\s*|(?<!\b(?:not|never|without|nobody|ever|before|after|stops?|stopped|by)\s)\b(?:saying|spelling(?:\sout)?)\s+(?!(?:good-?bye|hello|hi|hey|farewell|grace|yes|no|sorry|thanks?|thank you|good (?:night|morning|luck)|an?|his|her|their|my|our|your|it|that|what|how|why|prayers?|nothing|something|anything|everything|much|little|cheese)\b)(?=\S)|\bwith\s(?:the\s)?(?:text|words?|lettering|caption|title|slogan|message|quote|headline)[:,]?\s+(?!(?:on|in|of|at|above|below|under)\s)|\bcaptioned[:,]?\s+|(?<!\b(?:of|the|an?|some|with|in|two|three|four|many|several|neatly|clearly|hand|carefully)[\s-])\blabell?ed[:,]?\s+(?!(?:in\s+(?:latin|italian|french|german|english|spanish|portuguese|japanese|chinese|korean|arabic|greek|dutch|polish|runes|runic|cursive|script|handwriting|a)\b)|(?:\p{L}+\s)?(?:diagram|drawing|chart|map|picture|illustration|infographic|poster|cross|cutaway|parts|sketch|figure|graph|worksheet)\b)|(?<!\b(?:no|without|any|minus|zero|extra|for)\s)\btext(?:[:]\s+|,\s+(?!(?:no|not|nothing|none|nobody|without|never|and|but|with|in|on|please)\b))/iu,
);
const CALLED = sifted(/\b(?:called|named|titled|entitled)[:,]?\s+/i);

/** What is to be read in the picture, and the sentence without it. */
export interface Lettering {
  readonly lines: readonly string[];
  /** The text without what is lettered, for reading. */
  readonly readable: string;
  /** What a thing, business or being is called, where the words say so. */
  readonly name?: string;
}

const CARRIER = sifted(
  /\b(?:logo|sign|poster|cover|menu|label|banner|invitation|brand|wordmark|card|app|shop|store|bar|cafe|café|restaurant|bakery|book|magazine|title|neon|flyer|ticket|jersey|shirt|company|startup|studio(?! (?:white|black|gr[ae]y|plain|background|backdrop|light\w*|portrait|photo\w*|shot|setting|setup|style))|album|band|icon|packets?|packaging|wrapper|tin|bottle|jar|can|badge|patch|sticker|postcard|map|zine|newspaper|comic|stamp|film|movie|musical|game|beer|wine|sauce|perfume|festival|exhibition|cafe|boat|ship|van|truck)\b/i,
);

/** A text without what it has in quotation marks, signs included. */
export const unquoted = (text: string): string => text.replace(QUOTED, ' ');

/** What stands in quotation marks, to the letter. */
export const quotedIn = (text: string): readonly string[] => {
  const lines: string[] = [];
  for (const [, ...groups] of text.matchAll(QUOTED)) {
    const words = groups.find((group) => group !== undefined);
    if (words) lines.push(words.trim().replace(/,$/, ''));
  }
  return lines;
};

/** 'OPEN LATE in a wet alley': what is in capitals is lettered, what goes on in small letters is where it hangs. */
const CAPITALS = sifted(
  /^(?:[\p{Lu}\p{N}&'’!?.:/-]+\s+)*[\p{Lu}\p{N}&'’!?.:/-]*\p{Lu}{2}[\p{Lu}\p{N}&'’!?.:/-]*(?=\s+(?:\p{Ll}+\s+){0,2}(?:in|on|at|by|but|while|above|over|outside|under|near|behind|beside|against|across|inside|with)\s)/u,
);

/** 'text: BLUE ROOM, THURSDAYS': all that is in capitals, over its commas. */
const ALL_CAPITALS = sifted(
  /^[\p{Lu}\p{N}&'’!?.:/-]*\p{Lu}{2}[\p{Lu}\p{N}&'’!?:/ ,-]*(?=$|[,.;] ?\p{Ll}|\.)/u,
);

/** 'poster for a school play, The Tempest': its title. */
const TITLED = sifted(
  /\b(?:poster|cover|flyer|programme)\b[^,]*\b(?:play|musical|film|movie|opera|concert|show|album|novel|book|exhibition|festival|ballet),\s((?:(?:The|A|An)\s)?\p{Lu}[\p{L}’']+(?:\s(?:(?:of|the|and|in|&)\s)*\p{Lu}[\p{L}’']+)*)$/u,
);

/** 'title THE LAST SANDWICH': what is in capitals behind its name. */
const HEADED = sifted(
  /\b(?:title|headline|caption|slogan|tagline|text|words?|lettering)[:,]?\s+((?:[\p{Lu}\p{N}'’&!?-]{2,}|A|I)(?:\s+[\p{Lu}\p{N}'’&!?-]+)*)(?=[,.;]|$|\s(?:at|on|in|across|along|above|below|under|over|down)\s)/u,
);

/** ', says SINK IN - FRI 9PM': what follows it in capitals is to be read. */
const SAYS_CAPITALS = sifted(
  /(?:^|[,.;]\s*|\b(?:it|text|sign|front|top|which|that|and|label|banner|poster|card|sticker|cover|flyer|mug|shirt|cap|hat|note|placard|screen|board|wall) )(?:[Ss]ays?|[Rr]eads?|Reading|reading|Saying|saying):?\s+((?=[\p{Lu}\p{N}'’&!?:/–-]*\p{Lu}{2})[\p{Lu}\p{N}'’&!?:/.–-]+(?:\s+[\p{Lu}\p{N}'’&!?:/.–-]+)*)(?=[,.;]|$|\s\p{Ll})/u,
);

/** ', says Happy Birthday Mia': what follows it with capital letters is to be read. */
const SAYS_NAMES = sifted(
  /(?:^|[,.;]\s*)(?:[Ii]t )?(?:[Ss]ays?|[Rr]eads?):?\s+(\p{Lu}[\p{L}’'&!]*(?:\s(?:(?:to|the|of|and|in|for|a|my|you|is|are)\s)*\p{Lu}[\p{L}’'&!]*)+)(?=[,.;]|$)/u,
);

/** What is called so is read there: 'name is Pea Treatment', 'title The Last Ferryman'. */
const TOLD_NAME = sifted(
  /(?<!\b(?:[Hh]is|[Hh]er|[Tt]heir|[Ii]ts|[Mm]y|[Ww]hose|[Dd]og|[Cc]at)(?:['’]s)? )\b(?:[Nn]ame|[Bb]rand(?: name)?|[Ss]logan|[Tt]agline|[Tt]itled?|[Cc]aption|[Hh]eadline|[Tt]ext|[Ww]ords?|[Ww]ording|[Ll]ettering)(?: (?:is|are|will be|would be|should be|to be|has to be|goes|being))?:?\s+((?:(?:The|A|An)\s)?[\p{Lu}\d][\p{L}\d'’&-]*(?:\s(?:(?:of|the|and|in|on|for|to|a|de|la|&)\s)*[\p{Lu}\d][\p{L}\d'’&!?-]*)*)(?=[,.;]|$|\s(?:in|on|at|across|along|above|below|under|over|down|as|with|big|large|small)\b)/u,
);
/** 'name is pea treatment', in small letters as it is typed. */
const NAME_IS = sifted(
  /(?<!\b(?:his|her|their|its|my|whose|dog|cat)(?:['’]s)? )\b(?:name|title|slogan|brand(?: name)?) (?:is|will be|should be|would be) (?!(?:an?|not|no|on|in|at|up|to|too|very|yours|unknown|written|still|the same|spelled|spelt|hidden|small|big|large)\b)((?:[^\s,.;"“]+ ){0,4}[^\s,.;"“]+)(?=[,.;]|$)/iu,
);
/** 'WANTED on top': where words in capitals stand. */
const STANDING = sifted(
  /(?:^|[,.;]\s*)((?=[^\s,]*\p{Lu}{2})[\p{Lu}\p{N}'’&!?:/–-]+(?:\s[\p{Lu}\p{N}'’&!?:/–-]+)*)(?= (?:on|at|across|along) (?:the |its )?(?:top|front|bottom|back|label|side|cover|lid|sign|cap|chest)\b)/u,
);
/** 'holding a sign THE END IS TRASH'. */
const ON_SIGN = sifted(
  /\b(?:signs?|placards?|banners?|boards?|badges?|flags?|labels?|plates?) ((?:[\p{Lu}\p{N}'’&!?-]*\p{Lu}{2}[\p{Lu}\p{N}'’&!?-]*|A|I)(?: [\p{Lu}\p{N}'’&!?-]+)+)(?=[,.;]|$|\s\p{Ll})/u,
);
/** The wordings that tell what is to be read, the surest first; all but the first want something that is printed. */
const TOLD: readonly RegExp[] = [SAYS_CAPITALS, SAYS_NAMES, ON_SIGN, TOLD_NAME, NAME_IS, STANDING];

/** 'cod 6.50 chips 3.20': what is on a menu, with its price. */
const PRICED = sifted(/(?:[\p{L}'’&-]+ ){1,4}?(?:[£$€] ?)?\d{1,3}[.,]\d\d(?: ?[£$€])?(?!\d)/gu);
const PRICES = sifted(
  new RegExp(`(?<=[,:;]\\s)(?:${PRICED.source}(?:,? (?=\\p{L})|(?=[,.;]|$))){2,12}`, 'u'),
);

/** What the words tell to be read, and how they tell it. */
function toldLine(text: string): readonly [line: string, whole: string] | undefined {
  for (const shape of TOLD) {
    const found = shape.exec(text);
    if (found?.[1] && (shape === SAYS_CAPITALS || CARRIER.test(text)))
      return [found[1].trim().replace(/[.:]$/, ''), found[0]];
  }
  return undefined;
}

/** 'album cover for my band The Late Fees': what a sheet is for, by its name. */
const NAMED = sifted(
  /\bfor (?:my|our|the|an?|her|his|their) (?:\p{Ll}+ )?(?:band|duo|trio|bakery|caf[eé]|shop|brewery|podcast|magazine|restaurant|bar|label|startup|company|club|festival|zine|novel|book|game)\s((?:(?:The|A|An)\s)?\p{Lu}[\p{L}'’]*(?:\s(?:(?:of|the|and|in|&)\s)*\p{Lu}[\p{L}’']*)*)(?=[,.;]|$)/u,
);
const SHEET = sifted(/\b(?:poster|cover|logo|flyer|label|sign|card|banner|sticker|menu)\b/i);

/** 'poster for a jazz night on friday': what is announced is its title. */
const ANNOUNCED = sifted(
  /\b(?:poster|flyer|flier|leaflet|banner|programme|handbill)s? for (?!class(?:$|[,.;]))(?:an? |the |our |my |their )?((?:[\p{L}'’&-]+ ){0,4}?(?:night|market|festival|fair|sale|party|show|concert|gig|exhibition|race|run|marathon|workshop|class|tour|play|quiz|fundraiser|f[eê]te|picnic|cup|tournament|conference|summit|reunion|session|ball|gala|contest|competition|parade|open day|cabaret|recital|screening|club))(?=$|[,.;]| (?:on|in|at|with|for|from|this|next|every|to)\b)/iu,
);
const SMALL = sifted(/^(?:of|and|the|in|on|for|a|an|at|by|to)$/);

/** 'Summer Flea Market': a title as it is set. */
const asTitle = (words: string): string =>
  words
    // Whose sale it is stands on no poster.
    .replace(
      /^(?:daughter|son|kid|mom|mum|dad|wife|husband|sister|brother|friend|grandma|niece|nephew)(?:['’]?s)?['’]? (?=\p{L})/iu,
      '',
    )
    .split(' ')
    .map((word, i) => (i > 0 && SMALL.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');

/** 'hand lettered "Sorry"': how it is set is no thing. */
const HOW_SET = sifted(
  /\b(?:hand[- ]?(?:written|lettered|drawn|painted|stitched)|lettered|scrawled|scribbled|stencill?ed)\s+(?=["“„«])/giu,
);

/** A name in small letters that ends with the clause: 'a band called wet gravel, no skulls'. */
const SMALL_NAME =
  /^(?!(?:an?|his|her|my|our|it|so|in|on|for|by|after)\s)\p{Ll}[\p{L}'’]*(?:\s\p{Ll}[\p{L}'’]*){1,2}(?=\s*(?:[,.;]|$))/u;
/** What is printed has longer names, and more behind them: 'a podcast called dead letter office about the post'. */
const SMALL_TITLE =
  /^(?!(?:an?|his|her|my|our|it|so|in|on|for|by|after)\s)\p{Ll}[\p{L}\p{N}'’]*(?:\s(?!(?:with|featuring|about|showing|which|that|who|but|no|feat|ft)\s)[\p{Ll}\p{N}&][\p{L}\p{N}'’]*){1,4}?(?=\s*(?:[,.;:!]|$)|\s(?:with|featuring|about|showing|which|that|who|but|no|and an?|in the style|feat|ft|for an?|on an?)\s)/u;
/** 'gig poster for the tin whistles, a folk duo': whose it is, by its name. */
const WHOSE =
  /\b(?:poster|cover|logo|flyer|banner|sticker|label|merch|shirt|artwork|sign)s? for (?<name>(?:the )?(?!(?:an?|my|our|his|her|their|the)\s)[\p{L}][\p{L}\p{N}'’&]*(?: [\p{L}\p{N}&][\p{L}\p{N}'’]*){0,3}), (?:an?|the|my|our) (?:[\p{L}-]+ ){0,3}(?:band|duo|trio|quartet|dj|singer|rapper|choir|orchestra|project|group|act|songwriter|caf[eé]|bakery|brewery|shop|restaurant|bar|label|podcast|zine|magazine|game|novel|film|play|musical|festival|club|team)(?=[,.;]|$)/iu;

/** The name that stands behind 'called', and the text without it. */
function nameAfter(
  text: string,
  called: RegExpExecArray,
  isPrinted: boolean,
): { name: string; rest: string; names?: readonly string[] } {
  const after = text.slice(called.index + called[0].length).trim();
  const before = text.slice(0, called.index);
  const several = listedNames(before, after);
  if (several) {
    const rest = `${before} ${after.slice(several.whole.length)}`;
    return { name: several.names[0] ?? '', names: several.names, rest };
  }
  const [name = ''] =
    /^(?:(?:the|of|and|&)\s+)?(?:[\p{Lu}\p{N}][\p{L}\p{N}'’&.-]*)(?:\s+(?:(?:of|the|and|&|de|la)\s+)?[\p{Lu}\p{N}][\p{L}\p{N}'’&-]*){0,4}/u.exec(
      after,
    ) ??
      (isPrinted ? SMALL_TITLE : SMALL_NAME).exec(after) ?? [after.split(/[\s,.;]/)[0] ?? ''];
  return { name, rest: `${before} ${after.slice(name.length)}` };
}

/** Finds the words that a subject wants lettered, and whoever wrote what a cover is for. Keeps their spelling and capitals. */
export function letteringIn(text: string): Lettering {
  const author = authorIn(text);
  if (!author) return linesIn(text);
  const rest = linesIn(text.replace(author.whole, ''));
  return { ...rest, lines: [...rest.lines, author.name] };
}

/** Whose sheet it is, by the name that stands there, and the text without it. */
function namedFor(text: string): { readonly name: string; readonly rest: string } | undefined {
  const named = SHEET.test(text) ? NAMED.exec(text)?.[1] : undefined;
  if (named) return { name: named, rest: text.replace(named, ' ') };
  const whose = WHOSE.exec(text)?.groups?.name;
  return whose ? { name: whose, rest: text.replace(` for ${whose},`, ',') } : undefined;
}

const ROOM_FOR = sifted(
  /\b(?:space|room|area|place|gap)\b(?: [\p{L}-]+){0,4}? for (?:an? |the |my |our |some )?(?:titles?|text|words?|names?|lettering|headline|info\w*|details|date)\b/iu,
);

/** What a poster announces; room for a title is asked for where there is none. */
const announcedIn = (text: string, readable: string): string | undefined =>
  ROOM_FOR.test(text) ? undefined : ANNOUNCED.exec(readable)?.[1];

function linesIn(text: string): Lettering {
  const lines: string[] = [];
  let readable = text.replace(HOW_SET, '').replace(QUOTED, (whole, ...groups: string[]) => {
    const words = groups.slice(0, 5).find((group) => group !== undefined);
    if (words) lines.push(words.trim().replace(/,$/, ''));
    return words && whole.startsWith(' ') ? ' ' : ' ';
  });
  const says = SAYS.exec(readable);
  if (says && lines.length === 0) {
    const said = readable.slice(says.index + says[0].length).trim();
    // What is said ends with its sentence; a clause after a comma is not part of it.
    const [clause = ''] = said.split(/(?<=[^\d]),\s|(?<=\d),\s(?=\p{Ll})|\.\s|\.$|;\s/u);
    const inCapitals = /^text:/i.test(says[0]) ? ALL_CAPITALS.exec(said)?.[0] : CAPITALS.exec(clause)?.[0];
    const line = inCapitals ?? clause;
    if (line.trim()) lines.push(line.trim());
    readable = `${readable.slice(0, says.index)} ${said.slice(line.length)}`;
  } else if (says) {
    readable = readable.replace(SAYS, ' ');
  }
  const headed = lines.length === 0 ? HEADED.exec(readable) : null;
  if (headed?.[1]) {
    lines.push(headed[1]);
    readable = readable.replace(headed[0], ' ');
  }
  const told = lines.length === 0 ? toldLine(readable) : undefined;
  if (told) {
    lines.push(told[0]);
    readable = readable.replace(told[1], told[1].slice(0, /^[,.;]/.test(told[1]) ? 1 : 0));
  }
  const priced = CARRIER.test(text) ? PRICES.exec(readable)?.[0] : undefined;
  if (priced) {
    lines.push(...[...priced.matchAll(PRICED)].map(([item]) => item.trim()));
    readable = readable.replace(priced, '');
  }
  const named = lines.length === 0 ? namedFor(readable) : undefined;
  if (named) {
    lines.push(named.name);
    readable = named.rest;
  }
  const called = CALLED.exec(readable);
  const title = lines.length === 0 && !called ? TITLED.exec(readable)?.[1] : undefined;
  if (title) return { lines: [title], readable: readable.slice(0, -title.length).replace(/,\s*$/, '') };
  const announced = lines.length === 0 && !called ? announcedIn(text, readable) : undefined;
  if (announced) return { lines: [asTitle(announced)], readable };
  if (!called) return { lines, readable };
  const isPrinted = CARRIER.test(text);
  const { name, rest, names = [name] } = nameAfter(readable, called, isPrinted);
  if (lines.length === 0 && name && isPrinted) lines.push(...names);
  return { lines, readable: rest, ...(name ? { name } : {}) };
}
