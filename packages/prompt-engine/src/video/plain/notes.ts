import { listOf, rowsOf, textOf } from '../../lexicon/row.ts';
import { clauseVerb } from '../idea/clause-verb.ts';
import { setOf, wordsOf } from '../idea/verbs.ts';
import { isLength } from '../length.ts';
import { kindOfForm } from './note-forms.ts';
import { kindOfHead } from './note-heads.ts';
import { NOTE_KINDS, type NoteKind } from './note-kinds.ts';
import { BESIDE, HEARD_BESIDE, NOTE_WORDS } from './note-rows.ts';
import { isInManner, isToUs, orderIn } from './to-us.ts';
import { kindOfWhole } from './whole.ts';

/*
 * Which pieces of an idea are notes about the film and no part of what happens in it: what the camera does, how it is lit,
 * heard, cut and delivered, what it is to look and feel like, what must not be in it.
 */

const WORDS: ReadonlyMap<string, NoteKind> = new Map(
  rowsOf(NOTE_WORDS, 2).flatMap(([name, phrases]) => {
    const kind = NOTE_KINDS.find((each) => each === textOf(name));
    if (!kind) throw new RangeError(`no kind of note: ${name}`);
    return listOf(phrases).map((phrase) => [phrase, kind] as const);
  }),
);
const LONGEST_PHRASE = 4;
const NEUTRAL = new Set(BESIDE);
const HEARD_WITH = new Set(HEARD_BESIDE);
/** What settles the kind where several are named: 'warm light' is light, 'no music please' sound. */
const RANK: readonly NoteKind[] = ['camera', 'sound', 'light', 'hour', 'form', 'look', 'mood', 'chat'];

const plainWords = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/’/g, "'")
    .replace(/(?<=[\p{L}])[-/](?=\p{L})/gu, ' ')
    .split(/[^\p{L}\p{N}':&+]+|\+/u)
    .filter(Boolean);

const asPhrase = (words: readonly string[]): string => words.join(' ').replace(/\d+(?:[.,]\d+)?/g, '#');

interface Read {
  readonly kinds: readonly NoteKind[];
  /** Where the words end that notes are made of. */
  readonly to: number;
}

/** The words of notes from the beginning of a piece on, as far as they go. */
function readFrom(words: readonly string[]): Read {
  const kinds: NoteKind[] = [];
  let at = 0;
  while (at < words.length) {
    let length = 0;
    for (let n = Math.min(LONGEST_PHRASE, words.length - at); n > 0 && length === 0; n--) {
      const phrase = words.slice(at, at + n);
      const kind = WORDS.get(phrase.join(' ')) ?? WORDS.get(asPhrase(phrase));
      if (kind) {
        kinds.push(kind);
        length = n;
      }
    }
    if (length === 0 && !NEUTRAL.has(words[at] ?? '') && !/^(?:19|20)\d\d$/.test(words[at] ?? '')) break;
    at += Math.max(length, 1);
  }
  return { kinds, to: at };
}

const CAMERA_ACTS =
  /^(?:and |then |while |as |when )*(?:the |our )?(?:fpv )?(?:camera|drone|lens|shot|frame|pov(?! \p{L}+ing\b)|steadicam)(?: (?:slowly|slow|then|just|always|suddenly|finally|only|gently|keeps?|never|doesn['’]?t|does not|should|must|can|is|gets|goes))* ?\p{L}+/iu;
const WE_MOVE =
  /^(?:and |then )*we (?:slowly |gently |just )*(?:push|pull|pan|tilt|dolly|zoom|track|orbit|crane|circle|cut|fade|dissolve|follow|move|glide|stay|hold)\b/iu;
const FILMED =
  /^(?:and |but )*(?:all |everything |it |the whole thing |whole thing )?(?:is |should be |must be |gets )?(?:shot|filmed|seen|viewed|recorded|edited|cut|framed)(?: (?:only|entirely|all|just|completely|mostly))? (?:from|on|in|through|with|at|as|like|by|so|against)\b/iu;
/** 'Filmed like a disaster movie': which films it looks like. */
const TOLD_LIKE =
  /^(?:and |but )*(?:all |everything |it |the whole thing )?(?:is )?(?:shot|filmed|made|told|played|treated|edited|narrated) (?:exactly |just |entirely )?(?:like|in the style of) (?:an?|the) /iu;
/** 'Orange and grey'. */
const COLOURS =
  /^(?:(?:all|only|mostly) )?(?:black|white|grey|gray|red|blue|green|yellow|orange|pink|purple|brown|beige|teal|gold|silver)(?:,? (?:and|&) (?:black|white|grey|gray|red|blue|green|yellow|orange|pink|purple|brown|beige|teal|gold|silver))+(?: (?:tones|colou?rs|palette|only))?$/iu;
/** 'Opens in silence'. */
const OPENS_IN =
  /^(?:it |the film |we )?(?:opens?|starts?|begins?|ends?|closes?) in (?:total |complete |near |pitch )?(?:silence|black|darkness)$/iu;
const CUT_TO =
  /^(?:and |then |= ?)*(?:(?:hard |smash |slow )?(?:cut|fade|cuts|fades|dissolve)s? (?:to|out|in)\b|hold\b(?! (?:on )?(?:his|her|their|the|an?)\b))/iu;
const SOUND_ACTS =
  /^(?:and |then |all |only |just )*(?:the )?(?:sounds?|music|audio|song|score|soundtrack|strings|drums?|beat|bass|brass|piano|voice ?over|narrator|crowd noise|silence|noise)(?: (?:slowly|suddenly|then|all|just|finally))* (?:drops?|stops?|cuts?|swells?|thins?|thinning|swelling|fades?|fading|goes|kicks?|starts?|rises?|rising|builds?|building|gets|dies|returns?|continues?|plays?|playing|under|over|only|is|comes?|falls?|grows?|growing)\b/iu;
const HEARD =
  /^(?:and |then |we |you )*(?:only |just )?(?:hear|the sound of|sounds? of|sound of|to the sound of|with the sound of|sfx)\b/iu;
const FEELS =
  /^(?:and |but |it |this |the whole thing |whole thing )*(?:should|must|has to|needs to|make it|keep it|want it to|i want it to|to|gotta)? ?(?:feels?|feeling|look and feel|be|make it|keep it|looks? like|feels? like|in the style of|think|imagine|like (?:in |an? |the )?(?:old |bad |90s |80s |[\p{L}-]+ )?(?:film|movie|tv|music video|horror|western|the office|wes|tarantino))\b/iu;
const BARS =
  /^(?:but |and |please |pls |also |bitte |s['’]il vous plaît |por favor |per favore )*(?:no(?! (?:one|man|matter)\b)|not|without|avoid|keine?n?|ohne|sin|sans|senza|sem|niente|pas de|geen|zonder|aucune?|ningun[oa]?|ningún|nessuna?|nenhuma?) /iu;
const DENIES =
  /^(?:but |and |please |pls |also )*(?:no(?! one\b)|not|without|avoid|don['’]?t|do not|never|zero|nothing|none of)\b/iu;
const ORDERS =
  /^(?:and |please |pls |also )*(?:deliver|export|loopable|render|aspect|ratio|length|duration|format|resolution|(?:platform|model|version)(?=\s?(?:[:=]|is\b)))\b/iu;
const CHATTED =
  /^(?:i (?:think|guess|dunno|dont know|don['’]t know|hope|promise|swear|want|wanna|need|just want)\b|idk\b|can (?:u|you)\b|could (?:u|you)\b|need (?:this|it)\b|is (?:this|that|the proof|it) |not sure\b|to (?:cry|laugh|smile|weep|feel) |bring (?:it|him|her|them|this) to life|animate (?:it|this|her|him|them)|make (?:it|them|him|her) (?:move|alive|real|come alive)|you (?:get|know) (?:the|what|it|me)\b|if (?:you|u) (?:can|get|know))/iu;

/** 'Clear captions for each step', 'subtitles in Spanish': what is to be read all through. */
const CAPTIONED =
  /^(?:and |with |please |add )*(?:[\p{L}\d’'-]+ ){0,3}?(?:captions?|subtitles?|subs|text labels?|untertiteln?|sous-titres|subtítulos|sottotitoli|legendas|on-?screen (?:text|numbers|words|titles|labels)|lettering)(?:,? (?:for|in|on|with|at|under|below|throughout|each|every|all|auf|en|in|em)(?: [\p{L}\d’'-]+){1,6}| only)?$|^(?:please |pls |and )*(?:subtitle|caption)s? (?:the|all|every|each|what|his|her)\s/iu;
/** 'Each step with a short caption'. */
const CAPTIONED_EACH =
  /^(?:each|every|all) (?:\p{L}+ )?(?:has |gets |with )(?:an? )?(?:short |big |small |clear )*(?:captions?|labels?|subtitles?|number|title)$/iu;
/** 'Captions only since it runs without sound'. */
const CAPTIONS_ONLY =
  /^(?:only )?(?:captions?|subtitles?|titles?|text) only(?: (?:since|because|as|so) .{3,40})?$/iu;
/** 'One location': where it may be filmed, and no place. */
const PLACES_USED =
  /^(?:all (?:in|at) )?(?:one|single|a single|just one|two|same) (?:locations?|sets?|rooms?)(?: only)?$/iu;
const SIZE_ALONE = /^(?:very |extreme )?(?:close|wide|medium|tight|static)$/iu;
/** How fast and how loud all of it is. */
const PACE = /^(?:very |really |nice and |super )?(?:slow|slowly|fast|quick|quiet|quietly|silent|gentle)$/iu;
const ALONE = /^(?:and )?(?:only|just|nur|solo|s[oó]lo|seulement|apenas)\s/iu;
/** 'Sonido de las palmas', 'Geräusch der Wellen'. */
const SOUND_OF =
  /^(?:(?:se oye |man hört |on entend |si sente )?(?:el |los |das |die |le |les |il |o |un |leises? |el suave )?(?:sonidos?|ruidos?|geräusche?|klang|bruits?|son|suoni?|suono|rumore|som|barulho) (?:del?|de las?|de los|des|der|von|vom|du|di|della?|delle|degli|dei|do|da|dos|das)\b)/iu;
/** 'Slow western style standoff', 'sitcom-style intro'. */
const STYLED =
  /^(?:[\p{L}\d’'-]+ ){0,3}?[\p{L}\d’'-]+[- ]style (?:stand-?off|showdown|duel|scene|moment|sequence|shots?|intro|opening|ending|montage|fight|entrance|reveal|footage|video|film|edit|editing|zooms?)$/iu;
/** 'Underground roots visible too', 'so you can see the roots': what every frame holds. */
const HOLDS =
  /^(?:with )?(?!(?:its|his|her|their|my)\s)(?:[\p{L}’'-]+ ){1,5}(?:visible|in view|in (?:the )?background|in (?:the )?foreground)(?: too| as well| also| throughout| the whole time)?$|^so (?:that )?(?:you|we|they|kids|everyone) can see\b/iu;
/** 'You can guess what happens': said to us of what is to come. */
const GUESSED =
  /^(?:and )?(?:you (?:can|already|probably) |i bet you )?(?:guess|imagine|know) (?:what|how|who|the rest)\b/iu;
/** 'The funeral scene is the funniest', 'the ending should be sad', 'we don’t know why yet'. */
const OF_THE_FILM =
  /^(?:and |but )*(?:he|she|it|they|(?:the|my|our|his|her) (?:[\p{L}’'-]+ ){1,2})['’]?\s?(?:is|are|s|should be|must be|stays?)\s(?:not|never|only) (?:yet )?(?:visible|seen|shown|revealed|in (?:the )?(?:frame|shot|picture))\b|^(?:the )?(?:[\p{L}’'-]+ ){0,2}(?:scene|part|bit|ending|look|mood|tone|style|pace|pacing|editing|cut|cuts|story|idea|point|joke|vibe)(?:s? (?:is|are|should|must|needs?|has to|have to|can))\b|^(?:and |but )*(?:we|you|the (?:viewers?|audience)) (?:must |should |can |may )?(?:don['’]?t|never|only|can['’]?t|do not|shouldn['’]?t|must not|mustn['’]?t) (?:yet |ever )?(?:know|hear|see|find out|learn|understand|reali[sz]e|get)\b|^it['’]?s (?:all |basically |really |just )*(?:about|like)\b/iu;
const MOODS = /^(?:[\p{L}’'-]+ ){0,4}(?:energy|vibes?|mood|aesthetic|atmosphere)$/iu;
const HEARD_AT_END =
  /\b(?:hiss|hum|buzz|crackle|static|noise|sounds?|music|soundtrack|voice ?-?over|(?<!(?:^|\s)(?:a|the|his|her|my|its) )voice|narration|melody|in (?:the )?background|(?<!\b(?:race|train|dirt|running|tram|the|a|his|her) )(?:track|song|beat))$/iu;
/** 'Video from old photos'. */
const FILM_OF =
  /^(?:an? )?(?:short |quick |\d+ ?s(?:ec)? )?(?:video|film|clip|reel|slideshow|montage|edit)s? (?:from|for|made|with|out of)\b/iu;
const LOOKED =
  /(?<!\b(?:a|an|one|last|first|final|quick|long|knowing|dirty|her|his|their|worried|sad) )\b(?:look|style|aesthetic|filter|footage)$/iu;
/** 'Low brass hit on the bell', 'hiss of the kettle': what is heard, and when. */
const HEARD_WHEN =
  /^(?:(?:an?|the|one|and)\s)?(?:[\p{L}’'-]+\s){0,3}?(?:music|sounds?|noise|hiss|hum|rumble|thud|whoosh|hit|boom|drop|beep|ding|chime|applause|laughter|chatter|murmur|song|melody|tune|soundtrack|score)\s(?:on|at|when|as|under|over|during|after|until|from|of|throughout)\s/iu;
const STRUCK = /^(?:[\p{L}’'-]+\s)*?(?:hit|drop)\s/iu;
const STRIKES = /\b(?:bass|brass|drum|orchestra|orchestral|string|piano|synth|sub|beat)\s(?:hit|drop)\s/iu;
/** 'Loud blues guitar', 'low accordion under the waves': how it sounds, and of what. */
const PLAYED =
  /^(?:(?:very|some|slow|slowly)\s)?(?:soft|loud|low|deep|slow|fast|upbeat|gentle|quiet|distant|heavy|sad|happy|epic|lonely|muffled|faint|dreamy|jazzy|funky|warm|tense|melancholic|nervous|pounding|booming|rising)\s(?:[\p{L}’'-]+\s)?(?:guitars?|piano|accordion|violins?|cello|drums?|strings|brass|synths?|pulse|drone|bass|trumpet|sax|flute|harp|organ|choir|banjo|ukulele|harmonica|pop|rock|metal|disco|folk|soul|swing|breathing|panting|laughter|whispering|chatter)(?:\s(?:under|over|at|when|as|during|until|throughout)\s.{2,40})?$/iu;
/** 'Sunlight from the window'. */
const LIT_FROM =
  /^(?:[\p{L}’'-]+\s){0,2}?(?:sun|moon|candle|lamp|fire|day)?light\s(?:from|through|of|coming|falling)\s.{2,40}$/iu;
/** 'Old vhs look with the date in the corner'. */
const LOOKED_WITH =
  /^((?:[\p{L}\d’'-]+\s){1,4}?(?:look|style|aesthetic|filter|footage|grade|palette))\s(?:with|and|like|of|from|including)\s/iu;
const LIGHTS =
  /^(?:[\p{L}'’-]+ ){1,2}lights?$|^(?:(?:only|just|the|a|an) )*(?:[\p{L}'’-]+ ){1,2}glow$|\bfor light$|^\p{L}{3,}licht$/iu;
const IS_LIT = /^(?:an?|the|one|his|her)\s(?:match|candle|lighter|lamp|lantern)\slights$/iu;
const MOST_WORDS = 14;
const SHORT_DENIAL = 7;

/** 'Only birds and wind': things that are heard, asked for alone or beside one that can only be heard. */
function isHeard(text: string, words: readonly string[]): boolean {
  const isOne = (word: string): boolean => WORDS.get(word) === 'sound';
  const named = words.filter((word) => !NEUTRAL.has(word));
  return (
    named.length > 0 &&
    named.every((word) => HEARD_WITH.has(word) || isOne(word) || /^(?:rain)$/u.test(word)) &&
    (ALONE.test(text) || named.some(isOne))
  );
}

/** Whether a finite verb with a subject of its own is in a piece. */
function isClause(text: string): boolean {
  const words = wordsOf(text);
  const verb = clauseVerb(words);
  return verb !== undefined && verb.form !== 'ing' && verb.from > 0;
}

const PREPOSITION = setOf(
  'from at on onto down up along around round through over into in with by to toward towards behind across past under above between beside following circling like de du des depuis sur vers dans desde hacia sobre auf aus von vom zum zur dal dalla sul verso',
);

const REASONED = /^(.{4,60}?)\s(?:because|since|cause|cos|coz|so that|weil|porque|parce que|perché)\s.+$/iu;
/** The kind of note that a piece is; undefined where it is a part of what happens. */
export function noteKind(piece: string): NoteKind | undefined {
  // What a note is for is no part of the film either.
  const [, noted = ''] = REASONED.exec(piece) ?? [];
  return (noted === '' ? undefined : kindOf(noted)) ?? kindOf(piece);
}

/** 'Old vhs look with the date in the corner', 'silent film style with title cards'. */
function isLookWith(text: string): boolean {
  const look = LOOKED_WITH.exec(text)?.[1] ?? '';
  return (
    look !== '' && (/^(?:look|camera)$/u.test(kindOf(look) ?? '') || /\b(?:film|movie) style$/iu.test(look))
  );
}

/** The kind of a note that is known by how it ends or is made of. */
function kindOfShape(text: string, words: readonly string[]): NoteKind | undefined {
  if (
    HEARD_AT_END.test(text) &&
    !/^(?:plays|sings|hums|whistles)\s/iu.test(text) &&
    words.length <= 6 &&
    !isClause(text)
  )
    return 'sound';
  if (SIZE_ALONE.test(text)) return 'camera';
  if (STYLED.test(text) && !isClause(text)) return 'look';
  if (HOLDS.test(text)) return 'camera';
  if (LOOKED.test(text) && words.length <= 7 && !isClause(text)) return 'look';
  if (/^(?:in |the year )?(?:19|20)\d\d$/iu.test(text)) return 'look';
  if (HEARD_WHEN.test(text) && (!STRUCK.test(text) || STRIKES.test(text))) return 'sound';
  if (PLAYED.test(text) && words.length <= 9) return 'sound';
  if (LIT_FROM.test(text) && !isClause(text)) return 'light';
  if (isLookWith(text)) return 'look';
  if (LIGHTS.test(text) && !IS_LIT.test(text)) return 'light';
  return undefined;
}

/** 'Folk punk', 'indie rock': what is played. */
const MUSIC_GENRE =
  /^(?:(?:indie|folk|punk|rock|pop|jazz|blues|metal|techno|house|trap|hip[- ]?hop|rap|reggae|ska|country|soul|funk|disco|synth(?:wave|pop)?|shoegaze|grunge|emo|drum (?:and|&) bass|dubstep|ambient|bossa nova|flamenco|klezmer|afrobeat|electro|dream|hard|post|alt|acoustic|lo-?fi)[\s-]?)+$/iu;

function kindOf(piece: string): NoteKind | undefined {
  const text = piece
    .replace(/[.!?…:;,、。，！？\s]+$/u, '')
    .replace(/\s(?:only|just)$/iu, '')
    .trim();
  const words = plainWords(text);
  // In other tongues it is bread.
  if (words.length === 0 || /^pan\s(?:de|con|y|al|casero|recién)\s/iu.test(text)) return undefined;
  if (MUSIC_GENRE.test(text)) return 'sound';
  if (/^(?:hand[- ]?)?(?:drawn|animated|painted|illustrated|sketched)$/iu.test(text)) return 'look';
  if (isToUs(text)) return 'chat';
  if (isInManner(text)) return 'mood';
  // A heading is parted from what it stands before.
  if (words.length > MOST_WORDS || /[^\d\s]:\s+\S/u.test(text)) return orderIn(text);
  if (CHATTED.test(text)) return 'chat';
  if (isLength(text)) return 'form';
  if (CAPTIONED.test(text) || CAPTIONED_EACH.test(text) || CAPTIONS_ONLY.test(text)) return 'text';
  if (PLACES_USED.test(text)) return 'form';
  if (/^(?:all |completely |totally )?static$/iu.test(text)) return 'camera';
  if (TOLD_LIKE.test(text) || COLOURS.test(text)) return 'look';
  if (OPENS_IN.test(text)) return /silence$/iu.test(text) ? 'sound' : 'camera';
  const head = kindOfForm(text) ?? kindOfWhole(text) ?? kindOfHead(text);
  if (head) return head;
  if (SOUND_ACTS.test(text) || HEARD.test(text) || SOUND_OF.test(text)) return 'sound';
  if (isHeard(text, words)) return 'sound';
  if (CAMERA_ACTS.test(text) || WE_MOVE.test(text) || FILMED.test(text) || CUT_TO.test(text)) return 'camera';
  if (ORDERS.test(text) || (FILM_OF.test(text) && words.length <= 8 && !isClause(text))) return 'form';
  const order = orderIn(text);
  if (order === 'without') return order;
  if (FEELS.test(text) || MOODS.test(text) || PACE.test(text)) return 'mood';
  if (order) return order;
  if (OF_THE_FILM.test(text) || GUESSED.test(text)) return 'remark';
  const shaped = kindOfShape(text, words);
  if (shaped) return shaped;
  const { kinds, to } = readFrom(words);
  const first = RANK.find((kind) => kinds.includes(kind));
  const isKeptOut = first === 'camera' && /^(?:but |and )*(?:no|without) (?!.*\bcuts?\b)/iu.test(text);
  if (first && to === words.length) return isKeptOut ? 'without' : first;
  const isShort = words.length > 1 && words.length <= SHORT_DENIAL;
  if (isShort && BARS.test(text) && kinds.includes('sound')) return 'sound';
  if (isShort && (BARS.test(text) || (DENIES.test(text) && !isClause(text)))) return 'without';
  const isLed = words.slice(0, to + 1).some((word, i) => i > 0 && PREPOSITION.has(word));
  return kinds[0] === 'camera' && isLed && !isClause(text) ? 'camera' : undefined;
}
