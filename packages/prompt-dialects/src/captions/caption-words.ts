/** Words by which a phrase of a prompt is put in its place in a caption. Small letters; whole words. */
function listWords(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/u).filter((word) => word !== ''));
}

const LIGHT = listWords(
  `light lights lighting lit backlit backlight sunlight moonlight candlelight firelight lamplight daylight rim-light
  sunlit moonlit chiaroscuro softbox`,
);
/** They speak of light in a short phrase alone: 'soft glow', but not 'a man on a pier at dawn'. */
const LIGHT_TIMES = listWords('shadow shadows glow glowing twilight dusk dawn sunrise sunset');
const CAMERA = listWords(
  `lens mm bokeh aperture close-up closeup macro telephoto wide-angle fisheye camera shot angle framing shutter
  depth-of-field tilt-shift viewpoint overhead bird's-eye dslr exposure`,
);
const MEDIUM = listWords(
  `photograph photo photography photorealistic painting watercolor watercolour oil gouache illustration drawing sketch
  anime manga cartoon comic render engraving woodcut etching poster vector pixel cgi collage lithograph linocut
  fresco mosaic sculpture claymation polaroid film blueprint pastel charcoal`,
);
const PHOTOGRAPH = listWords('photograph photo photography photorealistic polaroid dslr');
const MOOD = listWords(
  `mood moody atmosphere atmospheric serene calm peaceful eerie melancholic melancholy joyful cheerful dramatic
  mysterious nostalgic tense romantic gloomy dreamy ominous tranquil`,
);
const COMPOSITION = listWords(
  'composition centered centred symmetrical symmetry rule-of-thirds foreground negative-space diagonal leading-lines',
);
/** What crops the subject when it is an element of its own. */
const GROUND = listWords(
  `ground floor grass field meadow sand beach snow soil street road pavement path wall walls sky skies cloud clouds
  water sea ocean lake river horizon forest woods mountains mountain desert city cityscape landscape room studio
  background backdrop garden park night stars interior outdoors indoors hills valley`,
);
const ARTICLES = listWords('a an one two three four five six seven eight nine ten several many');
/** Of somebody or something that was named before: 'one hand on the wheel', 'one edge nearest', 'four in a row'. */
const PARTS = listWords(
  `hand hands arm arms eye eyes leg legs foot feet paw paws hoof wing wings ear ears tail head face shoulder side edge
  corner end in at on of`,
);
const NO_DEEDS = listWords(
  `morning evening building ceiling clothing painting drawing lighting king wing ring string dining parking sewing
  cutting frying washing boxing wedding`,
);
const BEFORE_PLACES = listWords(
  'in on at under beneath above against behind inside outside near within amid among',
);

/** The field of a caption that a phrase belongs in. */
export type PhraseRole =
  | 'lighting'
  | 'camera'
  | 'medium'
  | 'mood'
  | 'composition'
  | 'palette'
  | 'style'
  | 'background'
  | 'subject';

function wordsOf(phrase: string): string[] {
  return phrase
    .toLowerCase()
    .split(/[\s,.;:!?()"“”]+/u)
    .filter((word) => word !== '');
}

/** What a phrase of a prompt speaks of, by the words in it; 'subject' where none is telling. */
export function roleOfPhrase(phrase: string): PhraseRole {
  const words = wordsOf(phrase);
  const last = words.at(-1) ?? '';
  const has = (list: ReadonlySet<string>): boolean => words.some((word) => list.has(word));
  const isLens = namesLens(phrase);
  const isDepth = phrase.toLowerCase().includes('depth of field');
  // 'facing the camera' tells of the one who faces it.
  const isFaced = phrase.toLowerCase().includes(' the camera');
  if (words.length <= 8 && (isLens || isDepth || (has(CAMERA) && !isFaced))) {
    return 'camera';
  }
  if (isGround(phrase)) {
    return 'background';
  }
  if ((words.length <= 8 && has(LIGHT)) || (words.length <= 3 && has(LIGHT_TIMES))) {
    return 'lighting';
  }
  const manner = words.findIndex((word) => word === 'in' || word === 'by');
  if (manner > 0 && manner <= 3 && MEDIUM.has(words[manner - 1] ?? '')) {
    return 'medium';
  }
  if (words.length <= 5 && (MEDIUM.has(last) || words.some((word) => word === 'style') || has(PHOTOGRAPH))) {
    return 'medium';
  }
  if (words.length <= 3 && has(MOOD)) {
    return 'mood';
  }
  return words.length <= 4 && has(COMPOSITION) ? 'composition' : 'subject';
}

/**
 * Whether it is ground, sky, wall or water, or a place in the way of 'in a forest'. What stands before a preposition
 * counts: 'forest at night' is ground, 'a fox in snow' is none.
 */
export function isGround(phrase: string): boolean {
  const words = wordsOf(phrase);
  const preposition = words.findIndex((word) => BEFORE_PLACES.has(word));
  if (words.length > 8 || preposition === 0) {
    return preposition === 0 && words.length <= 8;
  }
  const head = preposition === -1 ? words : words.slice(0, preposition);
  return head.length <= 4 && GROUND.has(head.at(-1) ?? '') && !namesDeed(head.join(' '));
}

/** Whether somebody does something in it: 'a man exploring', not 'a morning' or 'a parking meter'. */
export function namesDeed(phrase: string): boolean {
  const words = wordsOf(phrase);
  const isDeed = (word: string): boolean => word.length > 4 && word.endsWith('ing') && !NO_DEEDS.has(word);
  return words.some((word, at) => isDeed(word) && !ARTICLES.has(words[at - 1] ?? ''));
}

/** Whether it begins with an article or a number, as a thing of its own does. */
export function opensThing(phrase: string): boolean {
  const [first = '', second = ''] = phrase.slice(0, 60).toLowerCase().split(' ');
  return ARTICLES.has(first) && !PARTS.has(second.replace(',', ''));
}

/** 'lens', '85mm', 'f/1.4', 'shot on …': only photographs have them. */
export function namesLens(text: string): boolean {
  const isShotOn = text.toLowerCase().includes('shot on ');
  const isLens = (word: string): boolean => word === 'lens' || word.startsWith('f/') || /^\d+mm$/u.test(word);
  return isShotOn || wordsOf(text).some(isLens);
}

/** The field about the camera that a phrase belongs in. */
export type CameraPart = 'shot' | 'angle' | 'lens' | 'depthOfField';

/** What a phrase about the camera is about. */
export function cameraPart(phrase: string): CameraPart {
  const words = wordsOf(phrase);
  if (namesLens(phrase)) {
    return 'lens';
  }
  if (words.some((word) => ['bokeh', 'focus', 'sharp'].includes(word)) || phrase.includes('depth of field')) {
    return 'depthOfField';
  }
  const isAngle = words.some((word) =>
    ['angle', 'overhead', 'level', "bird's-eye", 'viewpoint'].includes(word),
  );
  return isAngle && !words.includes('shot') ? 'angle' : 'shot';
}

/** Whether a medium is photography, by any one word of it. */
export function isPhotograph(text: string): boolean {
  return wordsOf(text).some((word) => PHOTOGRAPH.has(word));
}

/** The phrase without what only says that it is a picture: 'a photo of', 'an image of'. */
export function withoutMedium(phrase: string): string {
  const of = phrase.indexOf(' of ');
  const isLead = mediumIn(phrase) !== null || /^(?:an? |the )?(?:picture|image) of /iu.test(phrase);
  return isLead && of !== -1 ? phrase.slice(of + 4) : phrase;
}

/** The medium that a sentence names first: 'A photo of a fox' is a photograph; null for none. */
export function mediumIn(sentence: string): string | null {
  const words = wordsOf(sentence).slice(0, 6);
  const of = words.indexOf('of');
  const phrase = of > 0 ? words.slice(0, of) : [];
  const isMedium = MEDIUM.has(phrase.at(-1) ?? '');
  const medium = phrase.filter((word) => !['a', 'an', 'the'].includes(word)).join(' ');
  return isMedium ? (medium === 'photo' ? 'photograph' : medium) : null;
}
