import { contradicts, type Facts, merged } from '../facts.ts';
import type { SubjectKind } from '../kinds.ts';
import { cleanText } from '../read/command.ts';
import { ANIMATE } from '../reading/kind-sets.ts';
import { firstOf, isDrawn } from '../reading/named.ts';
import { readSubject } from '../reading/read-subject.ts';
import type { Named, SubjectReading } from '../reading/subject-reading.ts';
import { tokensOf } from '../reading/tokens.ts';
import { type Clause, callingIn, clauseIn } from './idea-clause.ts';
import { type Called, calledIn, doerIn, objectIn } from './idea-names.ts';
import { isPlaceName, type Where, whereIn, whereOfObject } from './idea-where.ts';
import { FOREIGN_HOURS, MOVES, type MoveName, TIMINGS, type TimingName } from './idea-words.ts';

/** What a video idea already says, so that nothing written around it repeats or contradicts it. */
export interface IdeaReading {
  /** The words to keep to the letter: the idea without a leading request; of a long one the opening sentence. */
  readonly subject: string;
  /** What comes after `subject` in a long idea; read for facts, not repeated. */
  readonly rest: string;
  /** The reading of `subject`. */
  readonly reading: SubjectReading;
  /** What is filmed: for a painting, a drawing or a render, the kind of what it shows. */
  readonly kind: SubjectKind;
  /** How the main thing is called from its second mention on, in the user's own noun: 'the fisherman'. */
  readonly it: string;
  readonly isPlural: boolean;
  /** What the doing is done to ('the nets'), where the words say. */
  readonly object?: { readonly it: string; readonly isPlural: boolean };
  /** Who does what, in the idea's own words. */
  readonly clause?: Clause;
  /** The place that the words name; no other is added to it. */
  readonly where?: Where;
  /** `subject` without the words that only say that it is a film ('silent film of'). */
  readonly scene: string;
  /** Whether time passes from one hour to another ('from day to night'). */
  readonly spansHours: boolean;
  /** Time, place, weather and light of the whole idea; the opening sentence wins. */
  readonly facts: Facts;
  /** Whether it says where it is. */
  readonly isPlaced: boolean;
  /** Light, shot, medium, mood and colours of the whole idea; the opening sentence wins. */
  readonly named: Named;
  /** Doings in the order in which they stand ('mending'), of the opening sentence. */
  readonly actions: readonly string[];
  /** Texts in quotation marks: speech, or lettering to be seen. */
  readonly quoted: readonly string[];
  readonly move?: MoveName;
  readonly timing?: TimingName;
  /** Whether it is drawn, painted, modelled or rendered, so that no lens belongs in it. */
  readonly isDrawn: boolean;
  /** Whether a style is settled: a medium, a school or a sort of film. */
  readonly hasStyle: boolean;
  readonly hasSound: boolean;
  /** Whether music is asked for or ruled out. */
  readonly hasMusic: boolean;
  /** 'none' where nothing is to be heard, 'wordless' where nobody is to speak, 'spoken' where somebody does. */
  readonly speech?: 'none' | 'wordless' | 'spoken';
  /** An upright frame is asked for. */
  readonly isVertical: boolean;
}

const OPENING_AT_MOST = 300;
const SENTENCE_AT_MOST = 400;
const CARRIER =
  /^(?:(?:an?|the|one|some)\s)?(?:(?:ai|short|quick|new|\d{1,3}[\s-]?(?:s|secs?|seconds?)|(?:six|eight|ten|twelve)[\s-]seconds?)\s){0,3}(?:videos?|clips?|reels?)\s(?:of|about|showing|with|where|in\swhich)\s(?=\S)/i;

const NO_SOUND =
  /\b(?:silent (?:film|movie|clip|video|era)|no (?:sound|audio)|without (?:any )?(?:sound|audio)|muted?|silent)\b/i;
const NO_WORDS =
  /\b(?:wordless|silently|no (?:dialogue|dialog|speech|words|talking|voice)|without (?:a word|words|dialogue|speaking)|says nothing|nobody speaks)\b/i;
const SPEAKS =
  /\b(?:says?|saying|tells?|asks?|asking|whispers?|whispering|shouts?|shouting|talks?|talking|chatting|argues?|arguing|interview(?:s|ed)?|speech|speaks?|speaking|dialogue|conversation|explains?|explaining|monologue|presents?|presenting)\b/i;
/** Words in quotation marks that are seen rather than heard. */
const WRITTEN =
  /\b(?:writ(?:es?|ing|ten)|reads?|reading|signs?|labels?|words?|letters?|titled?|called|named|logo|poster|text|neon sign)\b/i;
const MUSIC =
  /\b(?:no music|without music|music|soundtrack|song|score|piano|guitar|violin|jazz|orchestral?|lo-?fi|synth|techno|drumbeat|beat)\b/i;
const SOUND =
  /\b(?:sounds?|audio|asmr|noise|voice-?over|narrat(?:or|ion)|ambience|hum(?:ming)?|echo(?:es|ing)?)\b/i;
const STYLE =
  /\b(?:style|documentary|noir|vhs|found footage|music video|commercial|trailer|cinematic|photorealistic|realistic|anime|cartoon|claymation|stop[\s-]motion|animat(?:ed|ion)|black and white|monochrome|home movie|newsreel|super 8|16mm|35mm film|horror film|western film|sitcom|musical|(?:retro|vintage) (?:look|film|footage))\b/i;
const VERTICAL =
  /\b(?:vertical|9:16|portrait mode|tiktok|reels?|shorts?|stories|phone screen)\b(?!\s(?:sleeve|coat|film))/i;

const TITLE = /[.!?…。！？]["'”’)\]]*(?=\s|$)|[。！？]/u;

/** The words that are kept, and what comes after them. Linear in the length of the text. */
function parted(text: string): readonly [subject: string, rest: string] {
  if (text.length <= OPENING_AT_MOST) return [text, ''];
  const start = text.slice(0, SENTENCE_AT_MOST);
  const stop = TITLE.exec(start);
  if (stop) {
    const end = stop.index + stop[0].length;
    return [text.slice(0, end), text.slice(end).trim()];
  }
  const cut = Math.max(start.lastIndexOf(',', OPENING_AT_MOST), start.lastIndexOf(';', OPENING_AT_MOST));
  const at = cut > 40 ? cut : start.lastIndexOf(' ', OPENING_AT_MOST);
  const end = at > 40 ? at : wholeCharacters(start, OPENING_AT_MOST);
  return [text.slice(0, end), text.slice(end).trim()];
}

/** An offset that does not part a surrogate pair. */
function wholeCharacters(text: string, at: number): number {
  return /[\uD800-\uDBFF]/.test(text.charAt(at - 1)) ? at - 1 : at;
}

function speechOf(text: string, quoted: readonly string[], kind: SubjectKind): IdeaReading['speech'] {
  if (NO_SOUND.test(text)) return 'none';
  if (NO_WORDS.test(text)) return 'wordless';
  const isLettering = kind === 'lettering' || kind === 'logo' || kind === 'diagram' || WRITTEN.test(text);
  return SPEAKS.test(text) || (quoted.length > 0 && !isLettering) ? 'spoken' : undefined;
}

/** Words of the opening sentence win; the rest adds what it leaves open. */
function both(one: Named, more: Named): Named {
  return {
    ...more,
    ...one,
    lens: one.lens || more.lens,
    idiom: one.idiom || more.idiom,
    colours: one.colours.length > 0 ? one.colours : more.colours,
    materials: one.materials.length > 0 ? one.materials : more.materials,
  };
}

const FILM_OF =
  /^(?:[\p{L}\d-]+\s){0,4}?(?:videos?|clips?|films?|movies?|footage|reels?|time-?lapse|hyperlapse|ads?|commercials?|trailers?|animations?|slow[\s-]motion|macro|close-up)(?:\s(?:of|about|showing|with|where|for)\s|\sfor\s[^:]{1,60}:\s*|:\s*)(?=\S)/iu;
const FOR_WHOM = /^[^:]{1,60}:\s+(?=\S)/;

/** What is filmed, without the words that call it a film. */
function sceneOf(subject: string): string {
  const bare = subject.replace(FILM_OF, '');
  return bare !== subject && subject.includes(':') ? bare.replace(FOR_WHOM, '') : bare;
}

const SPANS =
  /\bfrom (?:dawn|morning|day|noon|dusk|night|sunrise|sunset|daylight|winter|summer) (?:to|till|until|into) \w/i;
const OPEN_AIR =
  /\b(?:bus stop|steps|doorstep|porch|platform|balcony|rooftop|terrace|courtyard|veranda|bridge|pier|gate|stall|fountain(?!\spen)|park|garden|playground|pitch|stadium)\b/i;
const UNDER_ROOF = /\b(?:inside|indoors?|interior|hall|room|kitchen|theatre|theater|studio)\b/i;

const foreignHour = (text: string, isForeign: boolean): Facts['time'] =>
  isForeign ? FOREIGN_HOURS.find(([, words]) => words.test(text))?.[0] : undefined;

/** A bus stop and a balcony are out of doors; a lapse from day to night has no hour of its own. */
function corrected(facts: Facts, text: string, isForeign: boolean): Facts {
  const { time = foreignHour(text, isForeign), place, ...others } = facts;
  const isOpen = place !== 'outdoor' && OPEN_AIR.test(text) && !UNDER_ROOF.test(text);
  return {
    ...others,
    ...(time && !SPANS.test(text) ? { time } : {}),
    ...(isOpen ? { place: 'outdoor' } : place ? { place } : {}),
  };
}

const GUESSES: ReadonlySet<SubjectKind> = new Set(['product', 'abstract', 'still-life']);

/** The kind of what is filmed; a parting is people, though no noun says so. */
function kindIn(scene: string, main: SubjectReading): SubjectKind {
  const isPicture = main.kind === 'artwork' || main.kind === 'render';
  const kind = (isPicture ? main.depicts : undefined) ?? main.kind;
  if (/\bcar chase\b/i.test(scene)) return 'vehicle';
  if (main.known || !GUESSES.has(kind)) return kind;
  if (/\b(?:goodbye|farewell|reunion|hug|kiss|argument|first date)\b/i.test(scene)) return 'people';
  return /\b(?:kick|goal|knockout|free throw|slam dunk|home run|serve)\b/i.test(scene) ? 'sport' : kind;
}

/** 'Maria', a word that stands for nobody else. */
const isName = (doer: string): boolean => /^\p{Lu}\p{Ll}+$/u.test(doer) && !readSubject(doer).known;

const isCalling = ({ doer, isPlural }: Clause): boolean =>
  (isName(doer) && !isPlural) || /(?:keeper|smith|[^aeiou]er|or|ist|cian|man|woman)s?$/i.test(doer);

/** The reading of who does it, where somebody is known to. */
function actorOf(clause: Clause | undefined): SubjectReading | undefined {
  if (!clause) return undefined;
  const reading = readSubject(clause.doer);
  const isActor = reading.known ? ANIMATE.has(reading.kind) || reading.kind === 'vehicle' : isCalling(clause);
  return isActor ? reading : undefined;
}

/** The doer's name, as many as its verb says. */
function calledBy({ doer, isPlural }: Clause, kind: SubjectKind): Called {
  const called = calledIn(doer, readSubject(doer), kind);
  if (/^(?:someone|somebody|he|she|nobody)$/i.test(doer)) return { it: 'the figure', isPlural: false };
  if (isName(doer) && !isPlural) return { it: doer, isPlural: false };
  const own = /\b(?:family|couple|pair|team|group|crowd|band)$/i.exec(doer);
  if (own) return { it: `the ${own[0].toLowerCase()}`, isPlural: true };
  return { it: called.it, isPlural: isPlural || /^(?:both|the pair$)/.test(called.it) };
}

function whereOf(scene: string, clause: Clause | undefined): Where | undefined {
  const crossed = clause && whereOfObject(clause.base, clause.object?.it);
  if (crossed) return { text: crossed, place: 'outdoor' };
  const where = whereIn(scene);
  return where ?? (clause?.object && isPlaceName(clause.object.it) ? {} : undefined);
}

/** Reads a video idea of any length and language; only its first 4,000 characters count. */
export function readIdea(text: string): IdeaReading {
  const typed = readSubject(cleanText(text.trim().slice(0, 12_000))).subject;
  const [subject, rest] = parted(typed.replace(CARRIER, ''));
  const scene = sceneOf(subject);
  const clause = clauseIn(scene, readSubject(subject).isForeign) ?? callingIn(scene);
  const doer = actorOf(clause) ?? doerIn(scene);
  const whole = readSubject(subject);
  const reading = scene === subject ? whole : readSubject(scene);
  const more = rest === '' ? undefined : readSubject(rest);
  const main = doer ?? reading;
  const kind = clause && !main.known && isCalling(clause) ? 'person' : kindIn(scene, main);
  const all = typed.slice(0, 4_000);
  const tokens = tokensOf(all);
  const named = more ? both(whole.named, more.named) : whole.named;
  const { count: _count, shows: _shows, ...circumstances } = more?.facts ?? {};
  const opening = merged(merged(doer?.facts ?? {}, reading.facts), whole.facts);
  const agrees = more && !contradicts(opening, circumstances);
  const object = clause ? clause.object : objectIn(scene);
  const where = whereOf(scene, clause);
  const move = firstOf(MOVES, tokens);
  const timing = firstOf(TIMINGS, tokens);
  const quoted = [...whole.quoted, ...(more?.quoted ?? [])];
  const speech = speechOf(all, quoted, kind);
  return {
    subject,
    scene,
    rest,
    reading: main === doer ? { ...main, isPlaced: main.isPlaced || whole.isPlaced } : main,
    kind,
    ...(clause ? calledBy(clause, kind) : calledIn(doer ? doer.subject : scene, main, kind)),
    ...(object ? { object } : {}),
    ...(clause ? { clause } : {}),
    ...(where ? { where } : {}),
    facts: corrected(agrees ? merged(opening, circumstances) : opening, subject, whole.isForeign),
    spansHours: SPANS.test(all),
    isPlaced: main.isPlaced || reading.isPlaced || whole.isPlaced,
    named,
    actions: reading.actions,
    quoted,
    ...(move ? { move } : {}),
    ...(timing ? { timing } : {}),
    isDrawn: isDrawn(named.medium) && !(clause && /^(?:paint|draw|sketch)$/.test(clause.base)),
    hasStyle: named.medium !== undefined || STYLE.test(all),
    hasSound: SOUND.test(all) || MUSIC.test(all),
    hasMusic: MUSIC.test(all),
    ...(speech ? { speech } : {}),
    isVertical: VERTICAL.test(text.slice(0, 4_000)),
  };
}
