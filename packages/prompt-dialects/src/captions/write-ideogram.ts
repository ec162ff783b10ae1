import type { CaptionBox, CaptionInput, CaptionLettering, CaptionThing } from './caption-input.ts';
import { cleanText, joinPhrases, tidyPalette } from './caption-input.ts';
import { isGround, isPhotograph, namesLens } from './caption-words.ts';

/** Colours that the reference verifier takes for the picture and for an element. */
const MAX_PALETTE = 16;
const MAX_ELEMENT_PALETTE = 5;
/** The verifier wants a text, and nothing is to be made up. */
const UNKNOWN = 'unspecified';

/**
 * An Ideogram 4.x caption that the reference verifier takes without a warning: three keys, all in its order, boxes
 * as whole thousandths with y first, palettes in capitals.
 */
export function writeIdeogram(read: CaptionInput): string {
  // Where one key holds both, a photograph is a medium.
  const isPhotoStyle = cleanText(read.medium ?? '') === '' && isPhotograph(read.style ?? '');
  const input: CaptionInput = isPhotoStyle ? { ...read, medium: read.style ?? '', style: '' } : read;
  const { objects, ground } = partGround(input.things);
  const isPhoto = isPhotographed(input);
  const style = styleOf(input, isPhoto);
  const summary = cleanText(input.subject);
  const plainSummary = plainOf(summary);
  // Where the schema has no key for them, they go to the main thing, and without one to the background.
  const framing = joinPhrases([input.composition, isPhoto ? '' : cameraOf(input)]);
  const background = joinPhrases([
    input.background?.setting,
    input.background?.ground,
    input.background?.sky,
    ...ground,
    ...(style === null ? [lightingOf(input), input.mood, input.colourScheme] : []),
    ...(style === null ? tidyPalette(input.palette, MAX_PALETTE) : []),
    objects.length === 0 ? framing : '',
  ]);
  return JSON.stringify({
    ...(summary === '' ? {} : { high_level_description: summary }),
    ...(style === null ? {} : { style_description: style }),
    compositional_deconstruction: {
      background: cleanText(background) || UNKNOWN,
      elements: [
        ...objects.map((thing, index) => objectOf(thing, index === 0 ? framing : '', plainSummary)),
        ...(input.texts ?? []).flatMap(letteringOf),
      ],
    },
  });
}

/** By the medium; where none is named, a lens tells it. */
function isPhotographed(input: CaptionInput): boolean {
  const medium = cleanText(input.medium ?? '');
  if (medium !== '') {
    return isPhotograph(medium) && !medium.includes('poster');
  }
  const hasLens = cleanText(input.camera?.lens ?? '') !== '' || namesLens(cameraOf(input));
  return hasLens && cleanText(input.style ?? '') === '';
}

/** Null where neither medium nor style is known: one of two keys would have to be guessed. */
function styleOf(input: CaptionInput, isPhoto: boolean): Record<string, unknown> | null {
  const known = joinPhrases([input.medium, input.style]);
  if (known === '' && !isPhoto) {
    return null;
  }
  const aesthetics =
    cleanText(joinPhrases([input.mood, input.colourScheme, isPhoto ? input.style : ''])) || UNKNOWN;
  const lighting = cleanText(lightingOf(input)) || UNKNOWN;
  const medium = cleanText(input.medium ?? '') || (isPhoto ? 'photograph' : cleanText(known));
  const colours = tidyPalette(input.palette, MAX_PALETTE);
  const palette = colours.length === 0 ? {} : { color_palette: colours };
  return isPhoto
    ? { aesthetics, lighting, photo: cleanText(cameraOf(input)) || medium, medium, ...palette }
    : {
        aesthetics,
        lighting,
        medium,
        art_style: cleanText(input.style ?? '') || cleanText(known),
        ...palette,
      };
}

/** Ground, sky, walls and water as elements crop the subject. The main thing stays one whatever it is. */
function partGround(things: readonly CaptionThing[]): { objects: CaptionThing[]; ground: string[] } {
  const written = things.filter((thing) => cleanText(thing.description) !== '');
  const isObject = (thing: CaptionThing, index: number): boolean =>
    !isGround(thing.description) || (index === 0 && written.every((other) => isGround(other.description)));
  return {
    objects: written.filter(isObject),
    ground: written
      .filter((thing, index) => !isObject(thing, index))
      .map((thing) => joinPhrases([thing.description, thing.place])),
  };
}

function objectOf(thing: CaptionThing, framing: string, plainSummary: string): object {
  const said = cleanText(joinPhrases([thing.description, thing.place, framing]));
  const isRepeated = plainOf(said) === plainSummary;
  const colours = tidyPalette(thing.colours, MAX_ELEMENT_PALETTE);
  return {
    type: 'obj',
    ...boxOf(thing.box),
    // An element that repeats the summary is refused by open weights (InvokeAI, ideogram4/caption.py).
    desc: isRepeated ? `The main subject: ${said}` : said,
    ...(colours.length === 0 ? {} : { color_palette: colours }),
  };
}

function letteringOf(lettering: CaptionLettering): object[] {
  return linesOf(lettering.content).map((line) => ({
    type: 'text',
    ...boxOf(lettering.box),
    text: line,
    desc: cleanText(joinPhrases([lettering.description, lettering.place])) || 'lettering',
  }));
}

/** One element for each line, without quotation marks around it. */
function linesOf(content: string): string[] {
  return content
    .split('\n')
    .map((line) => cleanText(withoutMarks(line)))
    .filter((line) => line !== '');
}

/** Takes out double quotation marks, straight, curly or angled. */
export function withoutMarks(text: string): string {
  return [...text].filter((character) => !'"“”«»'.includes(character)).join('');
}

function plainOf(text: string): string {
  return text.toLowerCase().replaceAll('.', '').trim();
}

/** `[y_min, x_min, y_max, x_max]` in thousandths; left out where a number is none. */
function boxOf(box: CaptionBox | undefined): { bbox?: number[] } {
  const toThousandth = (part: number): number => Math.round(Math.min(1, Math.max(0, part)) * 1000);
  if (box === undefined || ![box.top, box.left, box.bottom, box.right].every(Number.isFinite)) {
    return {};
  }
  const [top, bottom] = [box.top, box.bottom].map(toThousandth).sort((a, b) => a - b);
  const [left, right] = [box.left, box.right].map(toThousandth).sort((a, b) => a - b);
  return { bbox: [top ?? 0, left ?? 0, bottom ?? 0, right ?? 0] };
}

/** What is known of the light as one phrase; '' where nothing is. */
export function lightingOf(input: CaptionInput): string {
  const { conditions, direction, shadows } = input.lighting ?? {};
  return joinPhrases([conditions, direction, shadows]);
}

/** What is known of the camera as one phrase; '' where nothing is. */
export function cameraOf(input: CaptionInput): string {
  const { shot, angle, lens, depthOfField } = input.camera ?? {};
  return joinPhrases([shot, angle, lens, depthOfField]);
}
