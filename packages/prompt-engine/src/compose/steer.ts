import { cleanText } from '../read/command.ts';
import { tokensOf } from '../reading/tokens.ts';
import { PROMPT_DEFAULTS, type PromptRequest, type Take } from '../vocabulary.ts';
import { articleFor } from './words.ts';

type Field = 'category' | 'style' | 'lighting' | 'camera' | 'mood' | 'palette';

/** The fields that say something, cleaned; those at their default are left out. */
export type Wishes = Readonly<Partial<Record<Field | 'aspect_ratio', string>>>;

const FIELDS: readonly Field[] = ['category', 'style', 'lighting', 'camera', 'mood', 'palette'];

/** What the request asks for beyond its subject. A field at its default asks for nothing. */
export function wishesOf(request: PromptRequest): Wishes {
  const wishes: Partial<Record<Field | 'aspect_ratio', string>> = {};
  for (const field of FIELDS) {
    if (request[field] === PROMPT_DEFAULTS[field]) continue;
    const value = cleanText(request[field]).replace(/[\s.,;:]{1,20}$/, '');
    if (value !== '' && value.toLowerCase() !== PROMPT_DEFAULTS[field].toLowerCase()) wishes[field] = value;
  }
  if (request.aspect_ratio !== PROMPT_DEFAULTS.aspect_ratio) wishes.aspect_ratio = request.aspect_ratio;
  return wishes;
}

const STARTS_WITH_LINK =
  /^(?:lit|by|with|in|under|on|at|from|through|against|shot|taken|using|of|like|as|made|no)\b/i;
const LIGHT_NOUN =
  /(?:light|lights|lighting|glow|sun|sunset|sunrise|hour|window|lamp|lamps|candle|candles|neon|flash|fire|flame|moon|dawn|dusk|day|night|shade|shadow|shadows|softbox|key|rays|beams|spotlight|backlight|strobe|set-up|setup|sky|stars|haze|umbrella|dish|silhouette|chiaroscuro)$/i;
const SHOT_WORD =
  /(?:shot|view|angle|close-?up|close up|portrait|macro|overhead|panorama|frame|crop|selfie|wide)$/i;
const MASS = /^(?:\d|[A-Z]|an?\s|the\s|film|medium|large|analog|macro|tilt)|s$|film$/;

/** The value after a word that wants a noun: 'dramatic' becomes 'dramatic light'. */
const asLight = (value: string): string => (LIGHT_NOUN.test(value) ? value : `${value} light`);
const withArticle = (value: string): string => (MASS.test(value) ? value : `${articleFor(value)} ${value}`);

type Writer = (value: string) => string;
type Templates = Readonly<Record<Take, readonly Writer[]>>;

const LIGHTING: Templates = {
  studio: [
    (v) => `lit by ${asLight(v)}, its direction fixed from camera left, fill held two stops under`,
    (v) => `key of ${asLight(v)} from high left, flagged off the ground, far side modelled`,
  ],
  cinematic: [
    (v) => `all of it in ${asLight(v)}, arriving from beyond, near edges bright, hollows lost`,
    (v) => `found ${asLight(v)}, uneven, warmer wherever it has bounced`,
  ],
  minimal: [(v) => `just ${asLight(v)}`, (v) => `only ${asLight(v)}`],
};
const LIGHTING_LABEL: Templates = {
  studio: [(v) => `the key: ${v}, one clear direction, contrast measured`],
  cinematic: [(v) => `illumination: ${v}, uneven, hollows lost`],
  minimal: [(v) => `light: ${v}`],
};

const LENS: Templates = {
  studio: [
    (v) => `shot on ${withArticle(v)}, tripod, level, sharp from edge to edge`,
    (v) => `made with ${withArticle(v)}, locked off, mid aperture`,
  ],
  cinematic: [
    (v) => `hand-held work, ${v}, half a step too near`,
    (v) => `through ${withArticle(v)}, moving while it moves`,
  ],
  minimal: [(v) => `seen via ${withArticle(v)}`, (v) => `plainly by ${v}`],
};
const SHOT: Templates = {
  studio: [(v) => `framed as ${withArticle(v)}, tripod, level, sharp from edge to edge`],
  cinematic: [(v) => `taken as ${withArticle(v)}, hand-held, half a step too near`],
  minimal: [(v) => `simply ${withArticle(v)}`],
};
const CAMERA_LABEL: Templates = {
  studio: [(v) => `camera: ${v}, tripod, level`],
  cinematic: [(v) => `viewpoint: ${v}, hand-held`],
  minimal: [(v) => `lens: ${v}`],
};

/** For drawn media and flat work, where a lens has no place. */
const VIEW: Templates = {
  studio: [(v) => `laid out as ${withArticle(v)}, consistent throughout`],
  cinematic: [(v) => `staged like ${withArticle(v)}, planes overlapping`],
  minimal: [(v) => `seen as ${withArticle(v)}`],
};

const MOOD: Templates = {
  studio: [(v) => `overall mood: ${v}`],
  cinematic: [(v) => `it feels ${v}`],
  minimal: [(v) => `in a word, ${v}`],
};
const PALETTE: Templates = {
  studio: [(v) => `colour held to ${v}, each tone clean`, (v) => `materials in ${v}, nothing off key`],
  cinematic: [(v) => `graded toward ${v}, shade side cooler`, (v) => `a grade that pushes ${v} apart`],
  minimal: [(v) => `only ${v}`, (v) => `nothing but ${v}`],
};
const STYLE: Templates = {
  studio: [(v) => (/style$/i.test(v) ? `in ${v}, finished with care` : `in ${v} style, finished with care`)],
  cinematic: [(v) => `treated throughout as ${v}`],
  minimal: [(v) => `pure ${v}`],
};
const CATEGORY: Templates = {
  studio: [(v) => `for a page on ${v}`],
  cinematic: [(v) => `within the ${v} genre`],
  minimal: [(v) => `kept to ${v}`],
};
const RATIO: Templates = {
  studio: [(v) => `composed for a ${v} frame`],
  cinematic: [(v) => `blocked out across ${v}`],
  minimal: [(v) => `cropped ${v}`],
};

function templatesFor(field: keyof Wishes, value: string, isFlat: boolean): Templates {
  if (field === 'lighting') return STARTS_WITH_LINK.test(value) ? LIGHTING_LABEL : LIGHTING;
  if (field === 'camera') {
    if (isFlat) return VIEW;
    if (STARTS_WITH_LINK.test(value)) return CAMERA_LABEL;
    return SHOT_WORD.test(value) ? SHOT : LENS;
  }
  return { mood: MOOD, palette: PALETTE, style: STYLE, category: CATEGORY, aspect_ratio: RATIO }[field];
}

/** A wish as a phrase of the take that answers it; the value stands in it as typed. */
export function wishPhrase(
  field: keyof Wishes,
  value: string,
  take: Take,
  turn: number,
  isFlat: boolean,
): string {
  const writers = templatesFor(field, value, isFlat)[take];
  const write = writers[turn % writers.length];
  return write ? write(value) : value;
}

/** The words of all wishes, to be read for facts, light and medium. */
export function wishTokens(wishes: Wishes): ReturnType<typeof tokensOf> {
  return tokensOf([wishes.lighting, wishes.style, wishes.camera, wishes.category].filter(Boolean).join(', '));
}
