import { pattern, sifted } from '../lexicon/sifting/sifted.ts';
import { withoutOpening, withUs } from './request-opening.ts';
import { ASKED, DETERMINED, MAKE, OWN, PICTURE, PRONOUN, WANT } from './request-words.ts';

/*
 * The frame of a request: who asks, why, and for what sort of picture, before what is to be seen. The picture's own
 * words are lifted out of it in their order. What may be told of the picture stays.
 */

/** A text without the frame before it. */
interface Unframed {
  readonly text: string;
  /** Whether somebody asked for it, so that a word for a picture before it is no part of it. */
  readonly isAsked: boolean;
  /** Whether it is asked for somebody else, of whom the words may go on to speak. */
  readonly isForOther: boolean;
}

/** What is said before one begins. */
const OPENERS = pattern(
  `^(?:(?:ok(?:ay)?|so|hi|hello|hey|well|alright|right|yo|um+|hmm+|lol|lmao|ha(?:ha)+|omg|guys|everyone|folks|there|sir|madam|friends?|my friend|sorry|and|but|yeah|anyway)[\\s,!.:–-]+)*(?:(?:ok(?:ay)? |so )?(?:hear me out|bear with me|here(?: it)? goes|stay with me|trust me(?: on this)?|don['’]?t laugh|don['’]?t judge(?: me)?|long story short|last one|next one|another one|one more|new one|new idea|second try|the vibe|does (?:this|that) make sense|i['’]?m (?:an? )?(?:total |complete |absolute )?(?:beginner|newbie|noob)|i am (?:an? )?(?:total |complete |absolute )?(?:beginner|newbie|noob)|first time (?:here|trying this|doing this)|i['’]?m new (?:here|to this)|new here|(?:quick|random|silly) (?:one|request|question)(?: but)?|weird (?:one|request|idea)(?: but)?|random (?:idea|request|thought)(?: but)?|wanted|request|sorry(?: in advance|(?: for| about)? (?:my |the )?(?:bad |poor |broken )?english(?: (?:is )?(?:not (?:so |very )?good|bad|poor))?)?|help(?: me)?|not sure if (?:this|that|it)(?: is|['’]s|s)? (?:possible|allowed|makes sense|works|ok|okay|doable)|no idea (?:if|how|what)[^,.:;]{0,40}|(?:i )?(?:do not|don['’]?t) (?:really |quite )?know (?:how to (?:describe|say|put|explain) (?:it|this)|what (?:style|to call it|it['’]?s called))|idk(?: how to (?:describe|say|put|explain) (?:it|this|that)| what style| if this (?:works|is possible))?|(?:this|it) (?:might|may|could|will|probably) (?:be|sounds?|is) (?:a bit |a little |really |kinda )?(?:weird|strange|silly|stupid|odd|crazy|dumb|hard|difficult)|(?:i know )?(?:this|it) (?:sounds|is) (?:a bit |a little |really |kinda )?(?:weird|strange|silly|stupid|odd|crazy|dumb)|not sure how to (?:describe|say|put|explain) (?:it|this))(?:[\\s]*[,:;.!–-]+\\s*(?:but |just |like )*| but (?:just )?))`,
);
/** A greeting with a stop of its own. */
const GREETED = sifted(
  /^(?:hey|hi|hello|hiya|yo|ok(?:ay)?|so|well)(?: (?:there|guys|all|everyone|folks|you|again))?[,!.]+\s+(?=\S)/iu,
);
/** Laughter and calls before what is imagined. */
const CALLS = pattern(
  `^(?:(?:lol|lmao|ha(?:ha)+|omg|idk|ngl|tbh)[\\s,!.:–-]+)+(?=\\S)|^(?:just |now |please |pls )?(?:imagine|picture) (?=(?:an?|two|three|some|my|the|if) )`,
);
/** 'i was thinking maybe a fox'. */
const THINKING = pattern(
  `^(?:i|we)(?: was| were|['’]m| am|['’]ve been| have been)? (?:just )?(?:thinking|thought)(?: of| about)?(?: maybe| perhaps| of)? (?=${DETERMINED} )`,
);

/** What is said in greeting; it goes with the frame that follows it. */
const FILLER = pattern(
  `^(?:(?:ok(?:ay)?|so|hi|hello|hey|well|alright|right|yo|hiya|please|pls|guys|everyone|all|folks|there|sir|madam|friends?|and|now|dear ai|basically|honestly|actually|essentially|yeah)[\\s,!.–-]+)+(?=\\S)`,
);
/** 'it's for a christmas card, so a reindeer': a card is asked for. */
const FOR_SHEET = pattern(
  `^(?:it|this|that)(?:['’]?s| is| will be) (?:for|going to be|gonna be) (?=an? (?:[\\p{L}\\d'’-]+ ){0,3}(?:card|poster|flyer|cover|sticker|t-?shirt|mug|banner|invitation|logo|wallpaper|book)\\b)`,
);
/** 'picture for my bedroom wall, a whale', 'something for my campaign, a bridge'. */
const FOR_SOMEWHERE = pattern(
  `^(?<kept>(?:an? (?:[\\p{L}-]+ ){0,3})?(?:picture|image|pic|photo|artwork|painting|drawing|illustration))? ?(?:(?:an? )?(?:picture|image|pic|something|smth|sth) )?for (?:my|our|his|her|the|an?|their) (?:[\\p{L}\\d&'’-]+ ){0,3}?(?:wall|room|bedroom|kitchen|nursery|office|hallway|bathroom|house|flat|apartment|desk|desktop|campaign|game|session|novel|story|blog|website|site|channel|instagram|class|school|presentation|slides?|project|homework|newsletter|mum|mom|dad|friend|wife|husband|son|daughter|kids|grandma|grandpa|girlfriend|boyfriend|sister|brother|(?:\\d+(?:st|nd|rd|th) )?(?:birthday|anniversary)|wedding|retirement|graduation)(?: please| pls| plz)?\\s*[,:;–-]+\\s*(?=\\S)`,
);

/** Purposes that are told before a picture: 'for a school project about recycling:'. */
const FOR_WHAT = pattern(
  `^(?:(?:it|this|that)(?:['’]?s| is| will be) )?for (?:(?:my|our|an?|the|his|her|their|this) )?(?:[\\p{L}\\d&'’-]+ ){0,3}?(?:class|lesson|school|homework|project|presentation|essay|assignment|blog|website|site|channel|instagram|insta|newsletter|book club|living room|bedroom|kitchen|nursery|office wall|wall|campaign|session|game|article|talk|report|event|birthday|anniversary|retirement|wedding|christmas|xmas|easter|halloween|mother['’]?s day|father['’]?s day|valentine['’]?s(?: day)?)(?: (?:about|on) [^,.:;]{2,40})?\\s*[,:;]\\s*(?:so |and |just |maybe )?`,
);

/** A verb of an asker between their name and what they want: 'is 7 and', 'make candles and'. */
const TOLD_OF = '(?: (?!wants?\\b|needs?\\b)[^\\s,.;:!?]+){1,9}?,? (?:and|so|but)(?: i| we| she| he| they)?';

const CARRIED = `(?=(?:${DETERMINED} )?(?:[\\p{L}\\d&'’-]+ ){0,4}?${PICTURE}(?![\\p{L}\\d]))`;

/** 'my son is 7 and wants a picture of', 'we are looking for a cover image'. */
const ASKS_FOR_PICTURE = pattern(`^(?:${OWN}|i|we|im|i['’]m)(?:${TOLD_OF})? ?${WANT} ${CARRIED}`);
/** 'we need a knight': nobody but who asks is there. */
const WE_ASK = pattern(
  `^(?:(?:i|we|im|i['’]m)(?:${TOLD_OF})? ?${WANT}|(?:trying to (?:get|make|create|find)|thinking (?:of|about)(?: getting| having)?|in need of|hoping for|wanting|need(?:ing)?|looking for|want|would (?:really )?(?:love|like))) (?=(?:${DETERMINED}|what) )`,
);
/** 'my daughter': somebody else than who asks. */
const OF_OTHER = pattern(`^${OWN}`);
/** 'my daughter wants a unicorn saving a kitten': she is in no picture where the wish has a scene of its own. */
const OWN_ASKS = pattern(`^${OWN}(?:${TOLD_OF})? ?(?:${WANT}) (?=${DETERMINED} )`);
const OWN_SCENE = pattern(
  `^[^.!?]*?(?<=^(?:an?|some|our|my|the|two|three|four|five|six)\\b[^,.;:]*)\\b(?:(?!(?:something|nothing|anything|king|ring|string|thing|wing|spring|morning|evening|wedding|building|ceiling|painting|drawing|pudding)\\b)[\\p{L}]{2,}ing|who|that|as an?|made of|in space|riding)\\b`,
);
/** Words that speak of the picture as one that is to be made. */
const TO_BE_MADE = pattern(
  `(?:^|[,.;:!?] ?|\\band )(?:(?:she|he|they)(?:['’]?s| is| are|['’]?re)(?: only| just| turning)? \\d|(?:can|could|would) (?:you|u)\\b|make it|keep it|please|pls|plz|in the style|for (?:her|his|their) (?:room|birthday|wall|bedroom))`,
);
/** Orders to make one: 'draw him a steam engine', 'could you paint', 'please create'. */
const ORDERED = pattern(
  `^(?:so |and |but |please |pls |now |just )*(?:${ASKED} (?=${MAKE} (?!(?:it|this|that|everything)\\b))|(?=${MAKE} (?:me|us|him|her|them) (?:up )?${DETERMINED} )|(?=${MAKE} ${DETERMINED} ))(?:${MAKE}) (?:(?:me|us|him|her|them)(?= ${DETERMINED} ) )?`,
);
/** 'i would like to see him in his plane'. */
const WISHED_OF = pattern(`^(?:i|we) ?${WANT} (?=${PRONOUN} (?:as|in|with|on|at|like|\\p{L}+ing)\\b)`);
/** 'i have an interview at a zoo, make a penguin': why it is wished for. */
const WHY = pattern(
  `^(?:(?:i|we)(?:['’]?m| am| are| have| had| was| got| work| live| teach| study| run| own| collect| just)|${OWN} (?:asked|said|told|wanted|needs|has an?|got|just|turned|keeps|is (?:learning|having|turning|starting)))\\b(?![^,.;:!?]*\\band (?:want|need))[^,.;:!?]{2,80}[,.;!]+ ?(?:so |and |now |but )?(?:for (?:my|our|the|a) [\\p{L} ]{2,30}? (?=(?:i|we) ))?`,
);
/** 'could you paint him as a captain': who is to be seen was named before. */
const ORDERED_OF = pattern(
  `^(?:so |and |but |please |pls |now )*(?:${ASKED} )?(?:make|draw|paint|sketch|illustrate|show|render|imagine|create) (?=${PRONOUN} (?:as|in|with|on|at|like|riding|sitting|standing|wearing|holding|playing|running|\\p{L}+ing)\\b)`,
);

/** Who was named before their picture is asked for, and what became of them or moves them. */
const ABOUT_ONE = pattern(
  `^(?<one>(?:my|our) (?:[\\p{L}\\d&'’-]+ ){1,5}?)(?:just |recently |sadly |has |have |had )*(?:passed(?: away)?|died|is (?:no longer|not) with us|(?:is|are) gone|crossed the rainbow bridge|went to heaven|turns?|is turning|(?:is|was|are|has been) obsessed with|loves?|loved|likes?|liked|adores?|is (?:really |so |totally |very )?(?:into|crazy about|a (?:big |huge )?fan of)|is (?:retiring|getting married|graduating|leaving|moving)|retires|has (?:a|his|her|their) birthday|always (?:wanted|dreamed|loved)|is (?:only |just )?\\d+|(?:was|is|were) an? [\\p{L}-]+|(?:was|were) always)\\b(?<told>(?!.{0,20}\\b(?:wants?|needs?|asked)\\b)[^,.;:!?]*)[,.;!]+\\s*(?:(?:so|and|but|now) )?`,
);
/** 'for my dad's retirement, could you paint him'. */
const FOR_ONE = pattern(
  `^(?:(?:it|this)(?:['’]?s| is) )?(?:for|it['’]?s) (?<one>(?:my|our) (?:[\\p{L}\\d&-]+ ){0,3}?[\\p{L}\\d&-]+?)(?:['’]s?(?: [\\p{L}\\d&'’-]+){1,3}| who [^,.;:]{3,40})?\\s*[,:;]\\s*(?:(?:so|and|but) )?`,
);
/** 'a picture with both': what was said to be liked is what is wanted. */
const OF_BOTH = pattern(
  `^(?:${ASKED} )?(?:${MAKE} )?(?:(?:me|us|him|her|them) )?(?:an? )?(?:(?:\\p{L}+ )?${PICTURE} (?:with|of) )?(?:both|those|these|all of (?:that|those|them)|that|them)(?: (?:in it|together|in one))?(?=[,.;!?]|$)\\s*[,.;!?]*\\s*`,
);
const LIKED = pattern('^ (?:(?:really|so|just) )*(?<liked>.{3,80})$');
/** 'my kid drew a monster, i want it as a toy': what was drawn is to be seen in another way. */
const DRAWN_BY = pattern(
  `^(?:${OWN}|i) (?:just |once |recently )?(?:drew|painted|made up|sketched|invented|imagined|dreamed (?:of|about)|dreamt (?:of|about)) (?<one>[^,.;:!?]+)[,.;!]+ ?(?:(?:so|and|now) )?(?:(?:i|we|he|she|they) (?:want|wants|would like|'d like|need|needs)|(?:${ASKED} )?(?:please )?(?:make|turn|draw|render|show|put|do)) (?:it|this|that|him|her|them) (?=(?:as|into|in|like)\\b)`,
);
const OF_ONE = pattern(
  `^((?:an? |some |the )?(?:[\\p{L}'’-]+ ){0,4}?${PICTURE} (?:of|with|showing) )?${PRONOUN}\\b`,
);

/** What was told of one first, and what is asked for after it. */
function afterPreface(text: string): Unframed | undefined {
  const drawn = DRAWN_BY.exec(text);
  if (drawn) {
    const how = text.slice(drawn[0].length).replace(/^into /i, 'as ');
    return { text: `${drawn.groups?.one?.trim() ?? ''} ${how}`, isAsked: true, isForOther: false };
  }
  const preface = ABOUT_ONE.exec(text) ?? FOR_ONE.exec(text);
  if (!preface) return undefined;
  const rest = text.slice(preface[0].length);
  const one = preface.groups?.one?.trim() ?? '';
  const both = OF_BOTH.exec(rest);
  const liked = LIKED.exec(preface.groups?.told ?? '')?.groups?.liked;
  if (
    both &&
    liked &&
    /\b(?:loves?|loved|likes?|liked|adores?|into|about|fan of|obsessed with)$/i.test(beforeTold(preface))
  )
    return {
      text: `${liked}, ${rest.slice(both[0].length)}`.replace(/,\s*$/, ''),
      isAsked: true,
      isForOther: true,
    };
  const asked = framed(rest);
  // 'this is for my dad, who collects clocks: a workshop'.
  if (asked === undefined) return undefined;
  const of = OF_ONE.exec(asked);
  const shown = of
    ? `${/^(?:an? )?(?:picture|image|pic)s? of $/i.test(of[1] ?? '') ? '' : (of[1] ?? '')}${one}${asked.slice(of[0].length)}`
    : asked;
  return { text: shown, isAsked: true, isForOther: !of };
}

const beforeTold = (preface: RegExpExecArray): string =>
  preface[0]
    .slice(0, preface[0].indexOf(preface.groups?.told ?? '', preface.groups?.one?.length ?? 0))
    .trim();

const ASKS = pattern(`^(?:\\p{L}+ ){0,2}${ASKED}`);
/** What is asked for by a question is none itself. */
const withoutQuestion = (frame: string, rest: string): string =>
  ASKS.test(frame) ? rest.replace(/\s*\?+$/, '').replace(/\?+(?=\s)/, ',') : rest;

/** A text without an order or a wish before it; undefined where it has none for certain. */
function framed(text: string): string | undefined {
  for (const frame of [ASKS_FOR_PICTURE, ORDERED, ORDERED_OF, WISHED_OF, WE_ASK]) {
    const hit = frame.exec(text);
    if (hit) return withoutQuestion(hit[0], text.slice(hit[0].length));
  }
  return undefined;
}

/** A wish of somebody else, where it is a scene of its own or the words say that it is to be made. */
function wishOfOther(text: string): string | undefined {
  const hit = OWN_ASKS.exec(text);
  if (!hit) return undefined;
  const rest = text.slice(hit[0].length);
  return OWN_SCENE.test(rest) || TO_BE_MADE.test(rest) ? rest : undefined;
}

const withoutOpeners = (text: string): string => {
  let rest = text;
  for (let before = ''; before !== rest; ) {
    before = rest;
    for (const opener of [OPENERS, CALLS, THINKING, GREETED]) {
      const cut = rest.replace(opener, '');
      if (/\p{L}{2}/u.test(cut)) rest = cut;
    }
  }
  return rest;
};

const isPlain = (carrier: string): boolean => /^(?:an? )?(?:picture|image|pic|photo)?$/i.test(carrier);

/** Whom it is for may like what is to be seen: 'she loves hydrangeas and her little car'. */
const THEY_LOVE = sifted(
  /^(?:who |and )?(?:she|he|they)(?:['’]s| is| are)? (?:really |just |also )?(?:loves?|likes?|adores?|into|mad about|obsessed with) (?=\p{L}+(?:,| \p{L}))/iu,
);

/** 'I want the inside of a piano to look like a cathedral'. */
const TO_LOOK = sifted(/^(?<thing>(?:the|my|our|an?) [^,.;:]{2,60}?) to look like /iu);

/** A text without the place and the person that its picture is for. */
function withoutSomewhere(text: string): string {
  const own = withoutOpening(text).replace(TO_LOOK, '$<thing> looking like ');
  const hit = FOR_SOMEWHERE.exec(own);
  if (!hit) return own;
  const rest = own.slice(hit[0].length).replace(THEY_LOVE, '');
  const carrier = hit.groups?.kept?.trim() ?? '';
  return isPlain(carrier) ? rest : `${carrier}, ${rest}`;
}

/** 'I'd like it in watercolor: two herons'. */
const IT_IN = sifted(/^(?:it|this) (?=(?:in|as|like|with)\b)/i);

/** A text without who asks for it and what moves them to. */
export function withoutFrame(typed: string): Unframed {
  const opened = withoutOpeners(typed);
  const filled = opened.replace(FILLER, '');
  const text = withUs(withoutOpening(filled));
  const forOther = OF_OTHER.test(text);
  const asked = wishOfOther(text) ?? ASKS_FOR_PICTURE.exec(text)?.[0];
  const wished = asked !== undefined && text.startsWith(asked) ? text.slice(asked.length) : asked;
  if (wished !== undefined) return { text: withoutSomewhere(wished), isAsked: true, isForOther: forOther };
  const told = afterPreface(text);
  if (told) return told;
  const why = WHY.exec(text)?.[0];
  const wanted = why === undefined ? undefined : framed(text.slice(why.length));
  if (wanted !== undefined && !OF_ONE.test(wanted))
    return { text: withoutSomewhere(wanted), isAsked: true, isForOther: forOther };
  const sheet = text.replace(FOR_SHEET, '');
  if (sheet !== text)
    return {
      text: sheet.replace(/, (?:so|and)(?: please| pls)?,? /i, ', '),
      isAsked: true,
      isForOther: false,
    };
  const purpose = FOR_WHAT.exec(text)?.[0] ?? '';
  const own = text.slice(purpose.length);
  const rest = framed(own);
  if (rest !== undefined)
    return { text: withoutSomewhere(rest.replace(IT_IN, '')), isAsked: true, isForOther: forOther };
  const shown = withoutSomewhere(own);
  const isCut = (shown !== text || text !== filled) && shown.split(/\s+/).length > 2;
  return { text: isCut ? shown : opened, isAsked: opened !== typed || isCut, isForOther: false };
}
