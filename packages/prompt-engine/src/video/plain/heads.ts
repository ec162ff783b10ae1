import { listOf, rowsOf } from '../../lexicon/row.ts';
import { withoutFilmLength } from '../length.ts';
import { escaped } from '../wording.ts';
import { isToldWhole } from './acts.ts';
import { NOTE_WORDS } from './note-rows.ts';
import { noteKind } from './notes.ts';

/*
 * What stands before the matter of an idea: which film is asked for ('insurance ad that …', 'trailer for a comedy about')
 * and how its first image is taken ('slow dolly in on', 'hyperlapse following').
 */

const KIND =
  '(?:heist(?: movie| film)?|(?:documentary|doc|video|short) portrait|portrait (?:film|video|doc(?:umentary)?)|fable|fairy tale|how-to|recap|invitation|unboxing|bumper|demo|prank|product shot|review|save the date|dialogue scene|pitch|reveal|title sequence|opening titles|opening credits|intro sequence|birthday video|invitation video|ads?|advert|commercial|spot|promo|trailer|teaser|music (?:video|vid|clip)(?: clip| video)?|videos?|vids?|clips?|reels?|tik ?tok(?: spot| video| ad)?|short film|shorts?|films?|movies?|documentary|docu|doc|mockumentary|piece|scene|cold open|opening scene|sketch|skit|psa|campaign|explainer|tutorial|montage|animation|cartoon|anime|horror|thriller|comedy|rom-?com|western|sci-?fi|noir|musical|sitcom|intro|promo|b-?roll|vlog|nature doc(?:umentary)?|parody|spoof|story|visuali[sz]er|lyric video|kurzfilm|cortometraje|corto|court[- ]métrage|cortometraggio|curta|video ?clip|v[ií]d[eé]o|werbung|anuncio|documental(?: corto)?|documentaire|trickfilm|\\p{L}{4,}(?:video|film|spot|clip)|walk-?through|house tour|tour)';
const ASKS =
  "(?:(?:my|our)\\s[\\p{L}’-]+\\s(?:needs?|wants?)\\s)?(?:(?:ok(?:ay)?|so|hi|hey|hello|um+|well|like|please|pls|idea|concept|prompt)[\\s,:]+)*(?:(?:i|we)(?:[’']?m|[’']?d|[’']?re)?\\s)?(?:(?:just\\s)?(?:need|want|wanna|make|create|do|write|film|shoot|looking for|would (?:like|love)|like|love|thinking(?: of| about)?|trying to make|doing|making|have)\\s(?:to (?:make|do|film|shoot|see)\\s)?(?:me\\s|us\\s|smth\\s|something\\s|like\\s|maybe\\s)*)?";
const HEAD = new RegExp(
  `^${ASKS}((?!(?:it|this)\\s)(?:(?:an?|the|my|our|some|one)\\s)?(?:[\\p{L}\\d’'&/-]+\\s){0,6}?${KIND}(?:\\s(?:intro|outro|edit|parody|spoof|trailer))?)(?=\\s|[,:.!?]|$)`,
  'iu',
);
const TO_MATTER =
  /^((?:\s(?:style|type))?(?:\s(?:thing|piece|video|film|clip|story|short(?: film)?|movie|scene|ad|trailer|spot|sketch|doc(?:umentary)?|parody|spoof|comedy|demo))?(?:,?\s(?:but\s)?(?:with\s)?(?:no|without)\s[\p{L} ]{2,25}(?=:))?)(?:\s?:|\s(?:about|of|showing|that shows|where|in which|following|starring|de|sobre|über|von|sur|di|où|en (?:el|la) que|in dem|in der|donde|dove)\s|\s(?=how to\s)|,?\s(?:but|except|only)\s(?:(?:it['’]?s|it is|with|that|they['’]?re)\s)?)\s*(?=\S)/iu;
const FOR_WHOM =
  /^(?:\s\d{1,3}\s?(?:s|secs?|seconds?))?,?\s(?:but\s)?(?:for|against|gegen|contre|contra|contro|für|para|pour|per|zum|zur|to (?:promote|sell|advertise|announce))\s(?:(?!(?<!\b(?:podcast|channel|blog|newsletter|series|book|course|exhibition|magazine|zine|show))\s(?:about|where|showing|in which)\s|:).){2,70}?(?:(?<!\b(?:podcast|channel|blog|newsletter|series|book|course|exhibition|magazine|zine|show))\s(?:about|where|showing|in which)\s|:\s*|$)/iu;

/** An idea's first part, parted into which film it is and what is seen. */
export interface Headed {
  readonly film: string;
  readonly matter: string;
}

const IS_FILM =
  /^(?:an?|the)\s(?:[\p{L}’'-]+\s){0,2}(?:ad|advert|commercial|trailer|film|movie|documentary|video|show|western|sitcom)[.!?…]*$/iu;
/** 'Make something for my shop'. */
const FOR_OURS =
  /^(?:(?:make|do|create|need|want|i need|i want)\s)?(?:me\s)?(?:something|smth|sth|anything|a thing)\s(for|about)\s(.+)$/iu;

/** 'For my etsy shop: a candle is poured', 'opening of my pottery channel'. */
const OURS_BEFORE = /^(for (?:my|our|the) [^:,]{3,40}):\s+(?=\S)/iu;
const OURS_WHOLE =
  /^(?:the )?(?:opening|opener|intro|outro) (?:of|for|to) (?:my|our|the) (?:[\p{L}\d’'-]+\s){0,3}(?:channel|podcast|show|vlog|series|stream)$/iu;
/** 'Tutorial sourdough scoring'. */
const TAUGHT =
  /^(?:an?\s)?((?:video )?(?:tutorial|explainer|lesson|demo)|product (?:film|video|clip|ad|reel|shot))\s(?:on |for |about |of )?(?=(?!for\b)\p{L})/iu;
/** 'My hamster as an escape artist prison movie': the subject, who it plays, and the sort of film. */
const AS_FILM =
  /^(.{3,60}?)\s(as|like)\s((?:an?|the)\s(?:[\p{L}\d’'-]+\s)*?)?((?:(?:nature|wildlife|sports|war|crime|true crime|history|heist|spy) (?:documentary|doc|thriller|drama)|[\p{L}’'-]+ (?:movie|film)|documentary|mockumentary|trailer|western|thriller|musical|sitcom|news report|infomercial|cooking show|game show|talent show|soap opera|telenovela|horror)(?: trailer)?)$/iu;

/** A sort of film that is named behind its subject. */
function asFilm(text: string): Headed | undefined {
  const [, subject = '', as = '', role = '', film = ''] = AS_FILM.exec(text) ?? [];
  if (film === '') return undefined;
  const [, part = ''] = /^(?:an?|the)\s(.*)$/iu.exec(role.trim()) ?? [];
  // One word before it only says which sort.
  if (!part.includes(' ')) return { film: [part, film].filter(Boolean).join(' '), matter: subject };
  return { film, matter: `${subject} ${as} ${role.trim()}` };
}

/** 'A goth boy does a very serious unboxing'. */
const DOES = /\s\p{L}{2,}s\s(?:an?|the|his|her|its)\s/iu;

/** The first part of an idea without what says which film is asked for. */
export function withoutFilm(typed: string): Headed {
  const text = withoutFilmLength(typed);
  const [before = '', whose = ''] = OURS_BEFORE.exec(text) ?? [];
  if (before !== '') return { film: `film ${whose}`, matter: text.slice(before.length) };
  if (OURS_WHOLE.test(text)) return { film: text, matter: '' };
  const taught = TAUGHT.exec(text);
  if (taught) return { film: taught[1] ?? '', matter: text.slice(taught[0].length) };
  const as = asFilm(text);
  if (as) return as;
  const ours = FOR_OURS.exec(text);
  if (ours) return { film: `film ${ours[1]} ${ours[2]}`, matter: '' };
  const hit = HEAD.exec(text);
  if (!hit) return { film: '', matter: text };
  const [all, film = ''] = hit;
  // Somebody who does a thing is no sort of film.
  if (DOES.test(film) && isToldWhole(film)) return { film: '', matter: text };
  const rest = text.slice(all.length);
  const whom = FOR_WHOM.exec(rest)?.[0];
  const [joint, more = ''] = (whom === undefined ? TO_MATTER.exec(rest) : null) ?? [];
  if (joint !== undefined) {
    const matter = rest.slice(joint.length);
    // 'Parody of a perfume ad' is all a sort of film.
    return IS_FILM.test(matter) ? { film: `${film}${rest}`, matter: '' } : { film: `${film}${more}`, matter };
  }
  if (whom !== undefined)
    return {
      film: `${film}${whom.replace(/\s(?:about|where|showing|in which)\s$|:\s*$/i, '')}`,
      matter: rest.slice(whom.length),
    };
  return /^(?:\s(?:that|which|who)\s.*|\s[\uE100-\uE1FF].*|[.!?…]*)$/iu.test(rest) ||
    /\b(?:walk-?through|tour)$/iu.test(film)
    ? { film: `${film}${rest.replace(/[.!?…]+$/, '')}`, matter: '' }
    : { film: '', matter: text };
}

const CAMERA_WORDS = rowsOf(NOTE_WORDS, 2)
  .filter(([kind]) => kind === 'camera')
  .flatMap(([, words]) => listOf(words))
  .sort((one, other) => other.length - one.length)
  .map((words) => escaped(words).replaceAll('#', '\\d{1,4}'));
const HOW =
  '(?:an?|the|one|single|long|slow|slowly|quick|fast|smooth|extreme|super|ultra|very|creeping|gentle|big|tight|low|high|wide|continuous|unbroken|handheld|steady|seamless|endless|cinematic|epic|night|sunset|sunrise|underwater)';
const LED = new RegExp(
  `^((?:${HOW}[ -]){0,4}(?:${CAMERA_WORDS.join('|')})(?:[ -](?:shots?|view|lens|footage|camera|drone|angle|cam|video|sequence|move)){0,2})\\s(?:of|on|onto|to reveal|to|in on|out from|back from|away from|from(?! (?:behind|above|below|the (?:side|back|front)|far)\\b)|following|follows|showing|around|glued to|locked (?:to|on)|between|as)\\s+(?=\\S)`,
  'iu',
);
/** 'Drone shot starts on a red boot'. */
const LED_START = new RegExp(
  `^((?:${HOW}[ -]){0,4}(?:${CAMERA_WORDS.join('|')}|camera)(?:[ -](?:shots?|footage|camera|view|take))?)\\s(?:starts?|starting|begins?|beginning|opens?|opening)\\s(?:close |tight |wide |low |high )?(?:on|at|with|over)\\s+(?=\\S)`,
  'iu',
);
const LED_BARE =
  /^((?:an?\s)?(?:(?:dog|cat|bee|bird|drone|kid|child|mouse|fish|horse|driver|first person)(?:['’]s)?\s)?(?:pov|slow[ -]?mo(?:tion)?|super slow[ -]?mo(?:tion)?|time[ -]?lapse|hyper[ -]?lapse|handheld|fpv|macro))[:,]?\s(?=(?:an?|the|my|our|his|her|you|u|two|three|i|we)\s|\p{L}+ing\b|[\p{L}-]+\s[\p{L}]+ing\b|[\p{L}-]+\s(?:of|through|in|on|after|across|down|into|past)\b)|^((?:an?\s)?(?:super\s|extreme\s|ultra\s)?slow[ -]?mo(?:tion)?)[:,]?\s(?!of\b|and\b|to\b|video\b|shot\b)(?=\p{L}+\s)/iu;
const TAIL =
  /,?\s((?:all\s|shot\s|filmed\s|seen\s|told\s)?(?:from the (?:point of view|perspective|pov|eyes) of (?:an?|the|my|our|his|her)\s[\p{L}’' -]{3,50}|from (?:an?\s|the\s|its\s|his\s|her\s)?(?:[\p{L}’'-]+\s){1,3}?(?:pov|p\.o\.v\.|point of view|perspective|eye[ -]level|angle|height)|(?:in|as|with) (?:one|a|a single|just one) (?:single |long |continuous |unbroken )*(?:take|shot|oner)|in (?:super |extreme )?slow[ -]?mo(?:tion)?|in (?:a )?(?:time|hyper)[ -]?lapse|in reverse|in first person|in split[ -]?screen|(?:no|without|with no) cuts?|in black (?:and|&) white|in b&w|(?:so|and) (?:please )?(?:time[ -]?lapse|slow[ -]?mo|speed up|fast[ -]?forward) (?:that|this|it)))(?=[.!?…]*$)/iu;
const POV_OF = /^(?:[\p{L}’'-]+\s){1,4}(?:pov|point of view|perspective)$/iu;

const OVER = new RegExp(
  `^((?:${HOW}[ -]){0,4}(?:fpv |drone |aerial |dolly |tracking |hyper-?lapse|time-?lapse|steadicam |gimbal |crane )+(?:shots?|drone|footage|flight|flying|view|video|camera)?)\\s?(?:flying |moving |gliding )?(?:through|over|across|along|past|above|down|inside)\\s+(?=\\S)`,
  'iu',
);

/** A size that a lead names is that of what it leads. */
const OF_SIZE =
  /^(?:close|tight|wide)$|\b(?:close[- ]?ups?|closeups?|close shots?|macro(?: shot)?|wide shots?|medium shots?|full shots?|long shots?|insert shots?|detail|mid shots?|establishing shots?)$/iu;
/** 'Start close on a ring'. */
const STARTS =
  /^(?:then )?(?:we )?(?:(?:starts?|opens?|begins?|ends?|finish(?:es)?) )?(?:up )?(close|wide|tight) (?:up )?on\s+(?=\S)/iu;
/** 'Camera flies through a drop and comes out over a table': what the camera comes to. */
const REVEALS =
  /^((?:and |then )*(?:the |our )?(?:camera|drone|shot|lens|we)\s.{3,80}?)\s(?:and there(?:['’]s| is| are| stands| appears)|and (?:comes out|ends up|lands|stops|settles|arrives|emerges)(?: (?:over|on|in|at|above|inside|beside))?|and (?:finds|reveals|shows|we see)|to reveal|to show|revealing|reveals|until (?:we see|it finds|it reaches|it stops (?:on|at))|ending (?:on|in|at)|ends (?:on|in|at)|landing on)\s+(?:that\s)?(?=\S)/iu;

/** 'The camera follows a cup of tea to the balcony': what it follows is what is seen. */
const FOLLOWS =
  /^((?:the )?(?:camera|drone))(?: slowly| just| always)? follows\s(?=(?:an?|the|his|her|my|our|one|two)\s)/iu;

/** A part without how its image is taken. */
export interface SeenBy {
  /** How near it is seen, where the words that lead it say so. */
  readonly size: string;
  /** What leads it: 'slow dolly in on'. */
  readonly lead: string;
  /** What follows it: 'in slow motion'. */
  readonly tail: string;
  readonly matter: string;
}

/** A thing that is named alone, with nothing that it does. */
const isOnlyNamed = (text: string): boolean =>
  /^(?:the|his|her|their|its|its|both|my|our)\s/iu.test(text) &&
  text.split(' ').length <= 4 &&
  !/\p{L}{2,}ing\b/u.test(text);

/** The notes about the camera that a part begins or ends with, and what is seen. */
export function withoutCamera(text: string): SeenBy {
  if (POV_OF.test(text.replace(/[.!?…]+$/, ''))) return { size: '', lead: text, tail: '', matter: '' };
  const lead =
    FOLLOWS.exec(text) ??
    STARTS.exec(text) ??
    LED_START.exec(text) ??
    REVEALS.exec(text) ??
    LED.exec(text) ??
    LED_BARE.exec(text) ??
    OVER.exec(text);
  const own = lead ? text.slice(lead[0].length) : text;
  const tail = TAIL.exec(own);
  const matter = tail
    ? own
        .replace(TAIL, '')
        .replace(
          /,?\s(?:but\s|and\s)?(?:everything|all(?: of it)?|it|it all) (?:is|is seen|is told|is shown)$/iu,
          '',
        )
    : own;
  const follows = /\s(?:following|follows)\s+$/iu.test(lead?.[0] ?? '') ? ' following' : '';
  const how = `${lead?.[1] ?? lead?.[2] ?? ''}${follows}`;
  const isSize = OF_SIZE.test(how);
  // 'Close-ups of the eyes' is said by no fewer words.
  if (isSize && !tail && isOnlyNamed(own) && !/^(?:then |we |start|open)/iu.test(text))
    return { size: how.toLowerCase(), lead: '', tail: '', matter: text };
  return {
    size: isSize ? how.toLowerCase() : '',
    lead: isSize ? '' : how,
    tail: tail?.[1] ?? '',
    matter,
  };
}

/** Whether what a camera does comes to something that is seen. */
export const reveals = (text: string): boolean => REVEALS.test(text);

const COLON = /^([^:“”\uE100-\uE1FF]{2,90}?)\s?:\s+(?=\S)/u;

/** A heading of the idea that is a note: 'Felt stop motion:', 'camera trucks sideways:'. */
export function noteBefore(text: string): Headed {
  const [all = '', head = ''] = COLON.exec(text) ?? [];
  return head !== '' && noteKind(head) !== undefined
    ? { film: head, matter: text.slice(all.length) }
    : { film: '', matter: text };
}

/* A label that says what it stands before is about. its words | what it is */
const LABELS = rowsOf(
  `
corporate, internal, startup, product, brand, client, topic, project, theme, concept, brief | film
title, titel, título, titre, titolo, film title, working title | title
style, look, genre, visual style, visuals, aesthetic | look
music, sound, audio, sfx, soundtrack, sound design | sound
camera, cam, camera work, shots, lens | camera
light, lighting | light
mood, tone, vibe, feeling, feel | mood
format, length, duration, ratio, aspect ratio, platform | form
narrator, narration, voiceover, voice over, vo, v.o. | voice
no, avoid, negative | without
scene, setting, location, place, where, action, subject, story, plot, idea | matter
`,
  2,
).flatMap(([words, kind = '']) => listOf(words).map((word) => [word, kind] as const));
const LABEL = /^([\p{L}. ]{2,18}?)\s?:\s+(?=\S)/u;

/** A part that a label says the kind of: 'Music: none', 'Narrator: she waits'. */
export function labelledKind(text: string): { readonly kind: string; readonly matter: string } | undefined {
  const [all = '', head = ''] = LABEL.exec(text) ?? [];
  const kind = LABELS.find(([word]) => word === head.toLowerCase())?.[1];
  return kind === undefined ? undefined : { kind, matter: text.slice(all.length) };
}
