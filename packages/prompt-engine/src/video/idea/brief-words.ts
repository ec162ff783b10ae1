import { isDirection } from '../picture/directions.ts';
import { sceneRead } from './scene-read.ts';
import { setOf } from './verbs.ts';

/*
 * What an idea says of its film and not of what is seen: how it is to look and sound, for whom it is, what is to be
 * read or heard at its end. Each is said between commas or in a sentence of its own.
 */

const WISHES = setOf(
  'whispered hushed reverent solemn chaos chaotic absurd frantic restrained unsentimental satisfying oddly fall humor humour humorous hip hop hip-hop lofi-hip-hop beats chill chillhop ambient asmr calm calming calmly lofi lo-fi lo fi energetic upbeat cinematic funny fun cute sad happy moody cosy cozy warm cold dark bright dreamy dramatic emotional epic wholesome aesthetic aesthetics minimal minimalist minimalistic simple short quick fast slow slowly fast-paced slow-paced paced playful colourful colorful pastel vintage retro nostalgic romantic elegant luxurious luxury premium modern trendy cool edgy raw gritty realistic hyperrealistic photorealistic animated animation cartoon 2d 3d vertical horizontal square portrait landscape loop looping loopable seamless silent quiet quietly loud intense tense suspenseful mysterious spooky scary creepy magical whimsical peaceful relaxing relaxed soothing inspiring inspirational motivational uplifting heartwarming heartfelt touching honest authentic personal friendly professional serious educational informative catchy punchy snappy bold vibrant vivid natural soft gentle gently tender bittersweet melancholic melancholy hopeful joyful cheerful lively crisp clean fresh handheld close close-up closeup close-ups closeups macro wide angle shot shots view views style vibe vibes feel feeling mood tone look music soundtrack sound sounds audio voice voiceover voice-over narration narrator subtitles captions text dialogue words people talking no with without some lots of and but very really super quite a bit more the an in not too only just please black white noir film grain 4k 8k hd 16:9 9:16 slow-motion slow-mo slowmo motion timelapse time-lapse drone steadicam pov first person one take cut cuts editing edit transitions fps comedy comedic humorous ironic deadpan sarcastic satirical dry sweet sentimental tearjerker tear-jerker documentary hand-drawn drawn stop anime ghibli pixar beat drop beats techno house synthwave acoustic piano guitar jazz orchestral strings rhythmic original song winter autumn spring christmas background clear clearly overhead top-down tracking aerial low high eye-level birds-eye summer vibe vibes 60s 70s 80s 90s 2000s y2k neon hard gopro hypnotic mesmerizing mesmerising trippy eerie energy before after candlelit bass heavy fisheye fish-eye light lighting lights colours colors colour color tones palette transitions',
);

/** Words of that list which also name what is seen. */
const SEEN = setOf(
  'beats people person view views song piano guitar strings drone house landscape text words light lights',
);

const STYLED =
  /^(?:[\p{L}\d-]+\s){1,3}(?:vibes?|aesthetics?|feel|mood|energy|style|look|cinematography|footage|colou?r grad(?:e|ing))$|^\d{1,2}(?::\d\d)?\s?(?:am|pm)$|^(?:my|our|the)\s(?:\p{L}+\s)?(?:band|group|duo|choir)['’]?s?\s(?:(?:new|latest|debut|first|next)\s)?(?:single|song|track|album|ep)$|^(?:narrated|filmed|shot|told|styled|edited|presented|voiced|drawn|animated|set to|all in|think)\s|^(?:simply |easily |quickly |well )?explained(?: (?:simply|easily|quickly|well|step by step|for .+|in .+))?$|^behind the scenes$|^(?:(?:soft|warm|cold|cool|early|late|golden)\s)?(?:morning|evening|afternoon|winter|summer) light$|^\d{2,3}\s?fps$|^(?:(?:complete|total|near) )?silence(?:\s(?:except|but)\s[^,]+)?$|^no\s\p{L}+(?:\s\p{L}+)?(?:,?\s(?:just|only)\s.+)?$|^(?:[\p{L}-]+\s){0,4}(?:voice ?over|voice-over|narration|narrator)$|^(?:voice ?over|narrated|narration|music|soundtrack|song) (?:by|from) .+|^(?:the )?(?:whole|entire) (?:thing|film|ad|video|clip|spot) (?:is )?(?:shot|filmed|set|told) .+|^(?:his|her|their) face never in view$|^(?:(?:dark|light|deep|pale|soft|muted|warm|cold) )?(?:black|white|red|blue|green|yellow|orange|pink|purple|violet|teal|turquoise|gold|silver|bronze|copper|beige|cream|brown|gr[ea]y|navy|magenta|cyan|neon)(?:(?: and |, | & )(?:black|white|red|blue|green|yellow|orange|pink|purple|violet|teal|turquoise|gold|silver|bronze|copper|beige|cream|brown|gr[ea]y|navy|magenta|cyan|neon))?\s(?:tones?|hues?|tints?|palette|colou?rs?|light|lighting|grade)$|^(?:black|white|red|blue|green|yellow|orange|pink|purple|violet|teal|turquoise|gold|silver|bronze|copper|beige|cream|brown|gr[ea]y|navy|magenta|cyan|neon)(?:ish)? on (?:black|white|red|blue|green|yellow|orange|pink|purple|violet|teal|turquoise|gold|silver|bronze|copper|beige|cream|brown|gr[ea]y|navy|magenta|cyan|neon)$|^(?:for\s)?(?:valentine[’']?s(?: day)?|christmas|easter|halloween|black friday|new year)$|^(?:in the style of|like an?\s(?:\p{L}+\s){0,2}(?:film|movie|documentary|advert|trailer|cartoon))/iu;

/** Whether a piece names nothing but a camera, a light or a style: 'extreme close-up', 'golden backlight'. */
function isTechnique(piece: string): boolean {
  if (piece.split(' ').length > 4 || /\b(?:latte|nail|street|body|wall|sand|chalk) art\b/i.test(piece))
    return false;
  const { cast, doings, place, cameras, lights, styles } = sceneRead(piece);
  const named = [...cameras, ...lights, ...styles].map(({ words }) => words.length);
  return (
    named.length > 0 &&
    cast.length + doings.length === 0 &&
    place === undefined &&
    Math.max(...named) * 2 > piece.length
  );
}

/** Whether a piece of an idea only wishes for a look, a pace, a sound or a form: 'close up shots', 'energetic'. */
export function isWish(piece: string): boolean {
  if (STYLED.test(piece) || isDirection(piece) || isTechnique(piece)) return true;
  const words = piece
    .toLowerCase()
    .replace(/\bclose[\s-]ups?\b/g, 'closeup')
    .split(/[^\p{L}\p{N}:'’-]+/u)
    .filter(Boolean);
  return (
    words.length > 0 &&
    words.length < 8 &&
    words.every((word) => WISHES.has(word)) &&
    !(words.length === 1 && SEEN.has(words[0] ?? ''))
  );
}

const LENGTHS =
  /^(?:\d+\s(?:tips|ways|steps|ideas|tricks)$|(?:(?:about|around|max|maximum|in|only|under)\s)?\d{1,3}[\s-]?(?:s|secs?|seconds?|mins?|minutes?)(?:\s(?:long|max|total|only))?$)/i;

const PLATFORM =
  /^(?:(?:made\s)?(?:for|on)\s)?(?:(?:my|our|the|an?)\s)?(?:tiktok|tik tok|instagram|insta|reels?|ig|youtube|shorts?|facebook|linkedin|whatsapp|snapchat|website|web ?site|homepage|social media|socials|stories|story|shop page|landing page|newsletter|channel)(?:\s(?:reels?|shorts?|post|video|story|stories|page|channel))?$/i;

const PEOPLE =
  'mums?|moms?|mothers?|dads?|fathers?|parents?|families|kids?|children|teens?|teenagers?|toddlers?|students?|pupils?|graders?|beginners?|adults?|seniors?|pensioners?|customers?|clients?|buyers?|shoppers?|investors?|employees?|colleagues?|teachers?|class(?:es)?|school|runners?|gamers?|cyclists?|travell?ers?|tourists?|couples?|women|men|girls?|boys?|people|commuters?|owners?|businesses|startups?|freelancers?|professionals?|year[- ]olds?|lovers?|fans?|followers?|locals?|foodies|millennials|boomers|gen[- ](?:z|x|alpha)|friends?|newcomers?|dummies|workers?|drivers?|grandparents?|grandchildren|guests|neighbours|neighbors|volunteers|project|assembly|lesson|fair|contest|presentation';
const FOR_WHOM = new RegExp(
  `^(?:(?:(?:aimed|targeted|directed)\\s(?:at|to)|for|target(?: audience)?:?|audience:?)\\s|(?=gen[- ][zx]$|gen alpha$|millennials$|boomers$))((?:[\\p{L}\\d’'-]+\\s){0,4}?(?:${PEOPLE})(?:\\s(?:project|assembly|over \\d+|in \\p{L}+|who\\s[^,]+))?)$`,
  'iu',
);

/** 'Couples 40+'. */
const OF_AGE =
  /^(?:couples|women|men|people|families|parents|singles|adults|teens|students|seniors|professionals)\s(?:\d{2}\s?\+|over \d+|under \d+|aged? .+|\d{2}\s?[-–]\s?\d{2})$/i;

/** 'For kids swim school': a school that is advertised. */
const TAUGHT_AT =
  /\b(?:swim|swimming|dance|music|language|driving|cooking|yoga|ski|surf|riding|art|drama|ballet|football|soccer|tennis|karate|judo|pottery|climbing)\s(?:school|class(?:es)?|lessons?|club|camp)\b/i;

/** For whom it is, where a piece says only that: 'for busy mums' → 'busy mums'. */
export const audienceIn = (piece: string): string | undefined =>
  TAUGHT_AT.test(piece) ? undefined : (FOR_WHOM.exec(piece)?.[1] ?? OF_AGE.exec(piece)?.[0]);

const OFFER =
  /^(?:(?:your\s|the\s)?(?:first|second|one|next)\s(?:\p{L}+\s){1,2}(?:is\s)?free|free\s\p{L}+\s(?:this|on|every|with|for|in)\s.*|free\s(?:delivery|shipping|entry|entrance|trial|parking|admission|coffee|tasting|class|lesson|consultation|quote|of charge).*|\d+\s?%\s.*|\d+\s?(?:percent|per cent)\s.*|half price.*|(?:up to\s)?[£$€]\s?\d.*|(?:now\s)?(?:only|from|just|for|starting at)\s[£$€]?\s?\d+(?![\d]*(?:st|nd|rd|th|\s?year)).*(?:pounds?|euros?|dollars?|quid|p|a month|each)?|buy (?:one|two|1|2|now|local|today).*|(?:book|order|call|visit|download|subscribe|sign|join|donate|apply|register|shop|try|come|follow|reserve|adopt|vote|help)\s(?:us|now|today|online|up|it|here|your|by|a table|at|free|along|before|in|this).*|bring\s\S+(?:\s\S+)?|link in (?:the )?bio|available (?:now|from|in|at).*|(?:\p{L}+\s){0,4}out (?:now|soon|today|on)\b.*|(?:for rent|to let|for sale|available)(?:\s(?:from|until|now|in)\b.*)?|(?:collection|drop-?off|pick-?up|registration|sign-?up|entry|admission|tickets?|delivery|tasting|viewing)s?\s(?:on|from|at|until|every|is|are|starts?)\s.*|no\s(?:\p{L}+\s){1,3}needed.*|(?:walk-?ins|all|everyone|everybody|dogs|kids|children|beginners|families|groups|visitors)(?:\sare)?\s(?:always\s)?welcome.*|every day\s(?:from|until|at)\s.*|(?:jeden tag|täglich|ab)\s.*\d.*|tous les jours.*|todos los días.*|tutti i giorni.*|coming soon.*|opening (?:on|this|next|soon|in|monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow).*|(?:(?:farmers['’]? market|market|finals?|game|match|kick-?off|opening|party|sale|live|only|starting|open|launch|back)\s)+(?:on |this |next |from )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|weekend).*|grand opening.*|open (?:every|from|until|till|daily|all|on|7|24).*|new in\b.*|adopt\s(?:an?|one|your)\s.*|donate.*|adopt,? do(?:n’t|n't|nt| not) shop|tickets\s.*|(?:on\s|from\s)?\d{1,2}(?:st|nd|rd|th)?(?:\s?(?:to|-|–|and|until)\s?\d{1,2}(?:st|nd|rd|th)?)?\s(?:of\s)?(?:january|february|march|april|may|june|july|august|september|october|november|december)\b.*|doors (?:open\s)?.*|limited (?:time|edition|offer).*|sale (?:ends|starts|now).*|rsvp.*|save the date.*|(?:this|next)\s(?:saturday|sunday|friday|monday|tuesday|wednesday|thursday|weekend|week)(?:\s.*)?|(?:with\s)?(?:our|the|a|my)\s(?:logo|website|phone number|slogan|name|brand)(?:\s.*)?|(?:call to action|cta|slogan|tagline|caption|headline|end card|offer|text):?\s.*|ends? with (?:our|the) (?:logo|slogan|brand).*)$/iu;

/** Whether a piece is a call, an offer or a date that is to be read or said: 'first class free'. */
export const isOffer = (piece: string): boolean =>
  piece.split(/\s+/).length < 12 && (OFFER.test(piece) || SPECIAL.test(piece));

/** 'New year offer', 'summer sale'. */
const SPECIAL = /^(?:[\p{L}’'-]+\s){0,3}(?:offers?|deals?|discounts?|sale)$/iu;

/** 'A western': only what sort of film it is. */
const SORT_OF_FILM =
  /^(?:an?\s|the\s|my\s)?(?:(?:short|little|old|classic|italian|modern)\s)?(?:western|thriller|rom-?com|romantic comedy|sitcom|film noir|noir|drama|melodrama|musical|horror|horror (?:film|movie)|action (?:film|movie)|fantasy|sci[- ]?fi|science fiction|(?:sci[- ]?fi|science fiction|horror|comedy|fantasy|romance|thriller|western|mystery|action|animated) (?:short|film|movie|story|clip|scene)|rap|rap song|song|ballad|poem|haiku|love song|love story|mystery|crime (?:film|story|series)|whodunit|heist (?:film|movie)|disaster movie|coming[- ]of[- ]age(?: film| story)?)$/i;

/** Whether a text only says what sort of film it is. */
export const isSortOfFilm = (text: string): boolean => SORT_OF_FILM.test(text) || LABEL.test(text);

/** 'Office prank', 'cyberpunk noir'. */
const LABEL =
  /^(?:an?\s)?(?:[\p{L}-]+\s){0,2}(?:prank|skit|noir|parody|mockumentary|documentary|comedy|satire|farce|tragicomedy)$/iu;

const FORM =
  /^(?:(?:an?|the|our|my)\s)?(?:[\p{L}'’-]+\s){0,3}(?:video|film|clip|ad|advert|promo|reel|trailer|commercial|teaser|spot|tiktok|launch|campaign|showreel)(?:\s(?:for|to)\s(?:[\p{L}'’-]+\s?){1,4})?$/iu;

/** Whether a piece says only how long it is or where it is shown. */
export const isFormat = (piece: string): boolean => LENGTHS.test(piece) || PLATFORM.test(piece);

/** Whether a piece says only what sort of film it is: 'thank you film for customers'. */
export const isForm = (piece: string): boolean => FORM.test(piece);

/** What an offer has as its words: without 'slogan:' and quotation marks; empty for a wish to see a logo. */
export const offerText = (piece: string): string =>
  /\b(?:logo|brand|website|phone number)\b/i.test(piece)
    ? ''
    : piece
        .replace(/^link in.*$/i, '')
        .replace(
          /^(?:call to action|cta|slogan|tagline|caption|headline|end card|offer|text)(?:\s(?:at|on) the end)?:?\s/i,
          '',
        )
        .replaceAll(/["“”]/g, '')
        .trim();
