import { audienceIn, isForm, isFormat, isOffer, isSortOfFilm, isWish } from './brief-words.ts';
import { clauseVerb } from './clause-verb.ts';
import { filmTermsOf } from './film-terms.ts';
import { speaksOf } from './film-words.ts';
import { isSettingPiece } from './piece-settings.ts';
import { ASIDE } from './request-words.ts';
import { isNoun, verbAt, wordsOf } from './verbs.ts';

/*
 * What each piece of an idea is. Only what has somebody or something and tells what is seen of them is an event, and
 * only events get shots. All else holds for the whole film and stands where it belongs: camera, look, light and sound
 * in their own lines, a setting with the first event, a constraint nowhere but in the words of the idea.
 */

/** What a piece between commas says. */
export type PieceSort =
  | 'event'
  | 'setting'
  | 'look'
  | 'camera'
  | 'sound'
  | 'constraint'
  | 'audience'
  | 'caption'
  | 'chatter';

/** A piece that is no event. */
export interface Aside {
  readonly sort: Exclude<PieceSort, 'event'>;
  readonly text: string;
}

/** Where a piece stands among the pieces of its idea. */
export interface PieceAt {
  /** From one on. */
  readonly nth: number;
  readonly count: number;
}

const VANTAGE =
  /^(?:(?:all|everything|it['’]?s|only|just)\s)*(?:seen|viewed|watched|filmed|shot|captured|framed|recorded|observed)\s(?:(?:all|only|just|entirely)\s)?(?:from|through|over|out of|on|with|by|like|as if|in)\s/iu;
const FROM =
  /^(?:from|through)\s(?:(?:the|an?|his|her|its|my|outside|inside|above|below|behind|high|low|far|across|down)\s?)+(?:[\p{L}’'-]+\s){0,3}?(?:(?:point of view|pov|perspective|eyes?|angle|view|height|lens|windows?|keyhole|peephole|windshield|doorway|visor|outside|above|below|behind|away|distance|ground|ceiling|back ?seat))$/iu;
const CAMERA =
  /^(?:(?:and|with|while|as)\s)?(?:(?:the|an?|one|our)\s)?(?:(?:slow|static|moving|shaky|handheld|fixed|still|single|drone)\s)?(?:camera|lens|shot|frame|drone)\s(?!operator|crew|man|woman|shop|bag)\p{L}/iu;
const TECHNIQUE =
  /^(?:(?:all|only|just|always|mostly|in|super|very|extreme|slow|one|single|the whole thing(?: in)?|a|with|no|continuous|unbroken)[\s-])*(?:one[ -]?take|single[ -]?take|single[ -]?shot|one[ -]?shot|oner|long take|hand-?held|fish-?eye(?: lens)?|top[ -]?down|overhead(?: shot| view)?|bird['’]?s[ -]eye(?: view)?|steadicam|gimbal|gopro|macro(?: lens)?|close[ -]?ups?|wide(?: shots?)?|tripod|locked[ -]off|static(?: shot| camera| frame)?|dolly(?: zoom| in| out)?|push[ -]in|pull[ -]?(?:back|out)|whip pans?|rack focus|tilt[ -]shift|drone(?: shots?)?|cut-?away(?: view)?|cross[ -]section(?: view)?|split[ -]screen|first[ -]person|pov|slow[ -]?mo(?:tion)?|time-?lapse|hyper-?lapse|shallow focus|anamorphic|low angle|high angle|dutch angle|zoom(?: in| out)?|continuous shot|turntable|rotation|no cuts?)(?:\s(?:only|shots?|throughout|the whole time|all the way|view|angle|of (?:the|an?|his|her|its) [\p{L}-]+))*$/iu;
const LOOPS =
  /^(?:(?:it|that|and|which|the (?:video|clip|film))\s)*(?:(?:perfect|seamless|endless|infinite|smooth)(?:ly)?\s)*(?:loops?|looping|looped|loopable|repeats)(?:\s(?:perfectly|seamlessly|forever|endlessly|smoothly|infinitely|at the end|back(?: to the start)?))*$/iu;
const LIT =
  /^(?:all\s|only\s|just\s)*(?:lit|illuminated|backlit)(?:\s(?:only|just|softly|dimly))?(?:\s(?:by|with|from|through)\s.+)?$/iu;
/** 'Flashlight inside', 'colored light': by what it is lit. */
const LIGHT =
  /^(?:(?:an?|the|one|only|just|with|some|single|all)\s)*(?:(?:flash ?light|head ?lamp|head ?torch|lamp|candle|lantern|torch|bulb|fairy light|string light|neon(?: light| sign)?|spotlight|fire|headlight)s?\s(?:inside|outside|behind (?:him|her|them|it)|glowing|flickering|on|lit|only|light)|(?:(?:colou?red|dim|warm|cold|soft|hard|harsh|blue|red|green|purple|pink|golden|orange|white|strobe|stage|studio|side|back|rim|candle|moody|flickering|natural|morning|evening|window|low|beautiful|dramatic|cinematic|neon)\s)(?:[\p{L}-]+\s){0,2}(?:light|lights|lighting|glow))$/iu;
/** 'Everything blue'. */
const ALL_COLOURED =
  /^(?:everything|all|all of it|the whole (?:world|frame|picture))\s(?:is\s|in\s)?(?:(?:deep|pale|dark|soft)\s)?(?:blue|red|green|pink|orange|yellow|gold|grey|gray|white|black|purple|teal|beige|brown|sepia|monochrome)$/iu;
const DECADE_LOOK =
  /^(?:(?:in|like|very|an?|the|old|style|early|late|mid)[\s-])*(?:(?:19|20)?\d0['’]?s|y2k|retro|vintage|old[ -]school)(?:\s(?:vhs|camcorder|film|tv|television|movie|video|look|style|aesthetic|show|sitcom|cartoon|anime|music video|commercial|vibes?|feel|home (?:video|movie)|colou?rs?|grain|tape|footage|polaroid|newsreel|documentary))+$/iu;
const BACKGROUND =
  /^(?:(?:on|with|against|in)\s)?(?:an?\s|the\s)?(?:(?:plain|solid|pure|simple|clean|dark|bright|pastel|all|deep)\s)*(?:\p{L}+\s)?(?:background|backdrop)$/iu;
const LIKE_A_FILM =
  /^(?:(?:kind of|sort of|all|just|very|filmed|shot|styled|make it|look(?:s|ing)?)\s)*(?:like|in the style of|à la|a la|inspired by|as if it was)\s(?:an?\s|the\s|some\s)?(?:[\p{L}\d’'-]+\s){0,4}(?:movies?|films?|commercials?|ads?|documentar(?:y|ies)|cartoons?|paintings?|shows?|sitcoms?|music videos?|videos?|photos?|photographs?|games?|dreams?|memory|poster|comics?|anime|animation|anderson|kubrick|lynch|tarantino|spielberg|hitchcock)$/iu;
/** 'Symmetrical', 'surreal': how something looks, and nothing that is there. */
const ADJECTIVE = /(?:ical|ial|eal|ual|ous|less|ful|ish|ive|ic|esque|ated|hued|toned)$/i;

const SOURCES =
  '(?:alarms?|sirens?|church bells?|bells?|thunder|wind|crickets|cicadas|bird ?song|birds|heart ?beats?|footsteps|static|traffic|rain|waves|crowd|seagulls|gulls|radio|clock|phones?|telephone|breathing|applause|silence|white noise|typing|laughter|chatter|whispering|giggling|humming|music|engine|engines|whispers?|foghorn|train horn|drums?|a choir|piano|violin)';
const HEARD =
  '(?:blaring|ringing|howling|playing|chirping|humming|ticking|crackling|rumbling|tolling|roaring|beeping|buzzing|singing|whistling|rolling|cheering|shouting|clapping|chanting|murmuring|wailing|in the (?:background|distance|hall|room|air|dark)|sounds?|noises?|far (?:away|off)|outside|nearby|only|softly|loudly|quietly|off[ -]?screen|everywhere)';
/** 'Ding': a noise that is written down. */
const NOISE =
  /^(?:and\s|then\s)*(?:a\s)?(?:ding|bang|boom|beep|click|whoosh|thud|clunk|buzz|pop|snap|splat|crash|ring ring|knock knock|tick tock|ka-?boom|swoosh|honk|crunch|sizzle|fizz|hiss|clink|crackle|whirr|rustle)(?:\s(?:sound|noise))?[!.]*$/iu;
/** 'Heart pounding'. */
const HEART =
  /^(?:(?:and|with|his|her|the|a|my|only)\s)*heart(?:\s?beat)?\s(?:pounding|beating|racing|thumping|hammering)(?:\s(?:fast|hard|loud))?$/iu;
/** 'Dead quiet'. */
const HUSH =
  /^(?:(?:and|then|but)\s)*(?:dead|total|complete|utter|near|absolute|almost|perfect)(?:ly)?\s(?:quiet|silence|silent)$/iu;
/** Words that stand alone in quotation marks and call: '"find us on 5th"'. */
const CALL =
  /^["“](?:find|visit|open|call|order|book|come|now|walk|free|join|since|est|try|taste|follow|shop|get|see|coming|only|from|every)\b[^"”]*["”]$/iu;
/** What is only heard. */
const SOUND = new RegExp(
  `^(?:(?:only|just|nothing but|with|and|then|distant|faint|soft|the|an?|muffled|dead|total|complete|absolute|near|awkward|heavy|quiet|long|some|the sounds? of|sounds? of|sound:)\\s)*${SOURCES}(?:\\s(?:and|or|&)\\s(?:the\\s)?${SOURCES})?(?:\\s${HEARD})*$`,
  'iu',
);
/** 'Sizzling sounds', 'we hear the dragon breathing', 'a soft voiceover saying …': told to the ear. */
const TO_THE_EAR = [
  /^(?:and\s|with\s|then\s)*(?:[\p{L}-]+\s){1,3}(?:sounds?|noises?|sfx|asmr|foley|ambience)(?:\sonly)?$/iu,
  /^(?:and\s|with\s|then\s|only\s|just\s)*(?:[\p{L}-]+\s){0,2}(?:buzz|hum|hiss|rumble|murmur|chatter|crackle|clatter|jingle|heartbeat|static|birdsong)(?:\sonly)?$/iu,
  /^(?:[\p{L}-]+\s){0,2}[\p{L}-]+\s\+\s(?:[\p{L}-]+\s){0,2}(?:crowd|heartbeat|breath(?:ing)?|wind|rain|sounds?|noise|traffic|birds|bells?|music|silence)$/iu,
  /^(?:and\s)?whispering in \p{L}+$/iu,
  /^(?:and\s|with\s|then\s|but\s)*(?:only\s|just\s|nothing but\s)?the\s(?:only\s|distant\s|faint\s)?(?:sounds?|noise)\sof\s/iu,
  /^(?:and\s|but\s)?(?:we|you)\s(?:only\s|just\s|can\s)?hear\s/iu,
  /^(?:and\s|then\s|with\s)*(?:(?:an?|the|my|her|his|soft|calm|warm|deep|gentle|quiet|male|female|old|child['’]?s)\s)*(?:voice[ -]?over|narration|narrator|voice)(?:\s(?:says?|saying|reads?|reading|whispers?|whispering|tells?|telling|explains?|explaining|asks?|asking)\b|:)/iu,
];
/** Sources that are also seen: they are sounds where something says that they are heard. */
const SEEN_TOO =
  /^(?:the\s|an?\s|some\s)?(?:birds|traffic|rain|waves|crowd|seagulls|gulls|radio|clock|phones?|telephone|engines?|drums?|piano|violin|bells?|church bells?|static|alarms?|laughter|a choir)$/iu;

const FEELING =
  '(?:scared|afraid|frightened|scary|panick(?:ing|ed|s)|worried|shocked|surprised|sad|angry|mad|upset|hurt|in a hurry|rushed|bothered|hurrying)';
/** Nobody feels it. */
const UNFELT = new RegExp(
  `^(?:and\\s|but\\s)?(?:nobody|no ?one|none of them|nothing|everyone isn['’]t|they(?:['’]re| are) not)(?:['’]?s|\\s(?:is|are|looks?|seems?|feels?|gets?))?\\s(?:too\\s|really\\s|at all\\s)?${FEELING}$`,
  'iu',
);
const RULED_OUT =
  /^(?:and\s|but\s|with\s|there (?:is|are)\s)?(?:no|without(?: any)?|zero|not an?y?)\s(?:[\p{L}’'-]+\s?){1,4}(?:(?:,|\sor|\sand)\s[\p{L}’'-]+)?$/iu;
/** 'Do not show the dragon'. */
const NOT_SHOWN =
  /^(?:(?:please|but|and|we|you|viewers|the (?:viewers?|audience))\s)*(?:(?:must|should|can|could|may|will|do|would)\s?)?(?:not|n['’]?t|never|no need to)\s(?:ever\s|really\s|actually\s)?(?:show|see|hear|reveal|include|use|add|film|zoom|cut)\b/iu;
const NOTHING =
  /^(?:and\s|but\s)?nothing about .+$|^(?:and\s|but\s)?(?:nothing|not|never)\s(?:too\s|really\s|very\s)?[\p{L}-]+$/iu;
const ONLY_OF =
  /^(?:(?:but|and|with)\s)*(?:only|just)\s(?:with\s)?(?:objects|things|hands|animals|shadows|silhouettes|feet|faces|shapes|details|animals|toys)(?:\s(?:only|in (?:the )?(?:shot|frame)))?$/iu;

/** 'Camera slowly rolls 180 degrees': what the camera does, whatever its verb is besides. */
const CAMERA_DOES =
  /^(?:(?:and|while|as|then)\s)?(?:the\s|our\s)?(?:camera|lens)\s(?:(?:\p{L}+ly|then|never|just|only)\s)*(?!lens|shops?\b)\p{L}+s\b/iu;

/** Whether a piece says itself that it is heard: 'sizzling sounds', 'a calm voice saying …'. */
export const isToTheEar = (piece: string): boolean => TO_THE_EAR.some((words) => words.test(piece));

/** What whoever is not afraid looks like, so that it can be seen. */
const SHOWN_INSTEAD: readonly (readonly [RegExp, string])[] = [
  [/\b(?:scared|afraid|frightened|panick|worried|shocked|surprised|bothered)/i, 'calmly'],
  [/\b(?:sad|upset|hurt)\b/i, 'with a smile'],
  [/\b(?:angry|mad)\b/i, 'in a friendly way'],
  [/\b(?:hurry|rushed|hurrying)\b/i, 'without hurry'],
];

/** What is seen where a piece says what nobody feels; empty for other pieces. */
export const seenInstead = (piece: string): string =>
  UNFELT.test(piece.trim()) ? (SHOWN_INSTEAD.find(([words]) => words.test(piece))?.[1] ?? '') : '';

/** Whether a piece tells a deed: 'stares at camera' is one, though it names the camera. */
function isDeed(piece: string): boolean {
  const words = wordsOf(piece);
  const first = verbAt(words, 0);
  const acts = first?.form === 's' && !isNoun(words[0]?.text ?? '');
  return acts && !LOOPS.test(piece) && words.length > 1;
}

/** How something looks, in one or two words that name no thing. */
function isOnlyLook(piece: string): boolean {
  const words = wordsOf(piece);
  return (
    words.length > 0 &&
    words.length < 3 &&
    words.every(({ text }, i) => ADJECTIVE.test(text) && !isNoun(text) && verbAt(words, i) === undefined)
  );
}

/** 'Through the eyes of a dog'. */
const EYES =
  /^(?:(?:all|only|just|seen|told|shown|filmed)\s)*(?:through|with|from)\s(?:only\s)?the\seyes\sof\s(?:an?|the|my|his|her|our|their)\s[\p{L}’' -]+$/iu;

function isCamera(piece: string): boolean {
  if (EYES.test(piece) || CAMERA_DOES.test(piece)) return true;
  if (LOOPS.test(piece) || TECHNIQUE.test(piece) || VANTAGE.test(piece) || FROM.test(piece)) return true;
  return CAMERA.test(piece) && clauseVerb(wordsOf(piece)) !== undefined;
}

const isLook = (piece: string): boolean =>
  [LIT, LIGHT, ALL_COLOURED, DECADE_LOOK, BACKGROUND, LIKE_A_FILM].some((words) => words.test(piece)) ||
  isOnlyLook(piece);

const isConstraint = (piece: string): boolean =>
  [UNFELT, RULED_OUT, NOT_SHOWN, NOTHING, ONLY_OF].some((words) => words.test(piece));

/** What is said apart from every event: sorts that need no place among other pieces. */
function apart(piece: string, { nth }: PieceAt): PieceSort | undefined {
  if (isDeed(piece)) return undefined;
  const term = filmTermsOf(piece);
  if (isCamera(piece) || term === 'camera') return 'camera';
  if (term !== undefined) return 'look';
  if (isLook(piece)) return 'look';
  if (HUSH.test(piece) || HEART.test(piece)) return 'sound';
  if (NOISE.test(piece)) return nth > 1 ? 'sound' : undefined;
  if (SOUND.test(piece) && !SEEN_TOO.test(piece)) return 'sound';
  if (nth > 1 && isToTheEar(piece)) return 'sound';
  if (isConstraint(piece) && (nth > 1 || UNFELT.test(piece))) return 'constraint';
  return nth > 1 && isSettingPiece(piece) ? 'setting' : undefined;
}

/** 'Needle close up': a thing from near, which is seen. */
function isThingClose(piece: string): boolean {
  const words = wordsOf(piece.replace(/\sclose[\s-]?ups?$/i, ''));
  const first = words[0]?.text ?? '';
  return (
    /\sclose[\s-]?up$/i.test(piece) &&
    words.length < 3 &&
    isNoun(first) &&
    !/^(?:camera|lens|shot|macro|face|product|beauty|detail)$/.test(first)
  );
}

/** What a wish is of. */
const wishOf = (piece: string): PieceSort =>
  speaksOf('music', piece) || speaksOf('sound', piece) ? 'sound' : isCamera(piece) ? 'camera' : 'look';

/** What a piece of an idea is. */
export function sortOf(piece: string, at: PieceAt): PieceSort {
  const { nth, count } = at;
  if (count === 1) return 'event';
  if (audienceIn(piece)) return 'audience';
  if (isThingClose(piece)) return 'event';
  if (at.nth > 1 && CALL.test(piece)) return 'caption';
  const sort = apart(piece, at);
  if (sort) return sort;
  if (isWish(piece)) return wishOf(piece);
  if (isFormat(piece)) return 'chatter';
  if (nth > 1 && isOffer(piece)) return 'caption';
  const isNamed = nth > 1 || NAMED_FORM.test(piece);
  if (isNamed && (isForm(piece) || ASIDE.test(piece))) return 'chatter';
  return isSortOfFilm(piece) ? 'chatter' : 'event';
}

/** 'Fashion brand launch', where what it shows follows. */
const NAMED_FORM = /\b(?:launch|campaign|showreel)$/i;
