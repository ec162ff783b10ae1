import type { PictureFeatures } from '../features.ts';
import { articleBefore } from './article.ts';
import { listed, type Voice } from './phrasing.ts';

/** Share of the picture from which a colour is most of it, from which it leads, and under which it is a touch. */
const MOST = 0.5;
const LEADS = 0.3;
const TOUCH = 0.07;
/** How much lighter a leading colour may be than the first. */
const NEARLY_EQUAL = 0.8;
/** Colours that a sentence bears; the swatches show all. */
const NAMED = 5;

/** The colours with their weights as words: 'mostly slate blue, with sand and bone, and a touch of rust'. */
function weighed({ palette }: PictureFeatures, say: Voice): string | null {
  const named = palette.filter(({ accent }) => !accent).slice(0, NAMED);
  const striking = palette.filter(({ accent }) => accent).map(({ name }) => name);
  const [first, second] = named;
  if (!first) return null;
  const accents =
    striking.length > 0 && `${listed(striking)} as ${striking.length > 1 ? 'accents' : 'the accent'}`;
  if (!second) return accents ? `${first.name}, with ${accents}` : `${first.name} and nothing else`;
  const isPair = first.weight < MOST && second.weight >= first.weight * NEARLY_EQUAL;
  const rest = named.slice(isPair ? 2 : 1);
  const touches = rest.filter(({ weight }) => weight < TOUCH).map(({ name }) => name);
  const others = rest.filter(({ weight }) => weight >= TOUCH).map(({ name }) => name);
  const lead = isPair
    ? say(
        201,
        `${first.name} and ${second.name} in nearly equal parts`,
        `${first.name} and ${second.name} in equal measure`,
      )
    : first.weight >= MOST
      ? say(202, `mostly ${first.name}`, `${first.name} over most of the frame`)
      : first.weight >= LEADS
        ? say(203, `${first.name} leading`, `led by ${first.name}`)
        : say(
            204,
            `several colours, ${first.name} foremost`,
            `no colour dominant, ${first.name} a little ahead`,
          );
  const then = others.length > 0 ? say(205, `with ${listed(others)}`, `then ${listed(others)}`) : null;
  const rare =
    touches.length > 0 ? say(206, `a touch of ${listed(touches)}`, `traces of ${listed(touches)}`) : null;
  const end = then && rare ? `${then}, and ${rare}` : (then ?? (rare && `with ${rare}`));
  return [lead, end, accents].filter(Boolean).join(', ');
}

/** 'muted, warm', 'vivid', 'cool'; null where nothing is out of the common. */
function castOf({ colour }: PictureFeatures): string | null {
  const { warmth, saturation } = colour;
  if (warmth === 'neutral') return saturation === 'natural' ? null : saturation;
  return saturation === 'natural' ? warmth : `${saturation}, ${warmth}`;
}

/** Palette, warmth and saturation; of a picture without colour, its greys. Null where nothing is known. */
export function colourWords(features: PictureFeatures, say: Voice): string | null {
  const colours = weighed(features, say);
  const { monochrome } = features.colour;
  if (monochrome === 'grey') {
    const name = say(210, 'greys alone', 'monochrome in greys', 'no colour, only greys');
    return colours ? `${name}: ${colours}` : `${name}, from the darkest tone to the lightest`;
  }
  if (monochrome === 'tinted') {
    const { warmth } = features.colour;
    const tint = warmth === 'neutral' ? 'one tint' : `one ${warmth} tint`;
    const name = say(211, `monochrome in ${tint}`, `${tint} throughout`);
    return colours ? `${name}: ${colours}` : name;
  }
  const cast = castOf(features);
  if (!colours) return cast && `${articleBefore(cast)} ${cast} palette`;
  // What is painted comes last: 'stone' and 'bone' at the head of a sentence would be things.
  if (cast === null) return say(213, `palette: ${colours}`, `colours: ${colours}`);
  return say(
    212,
    `${articleBefore(cast)} ${cast} palette overall, ${colours}`,
    `${cast} palette: ${colours}`,
    `${cast} colour, ${colours}`,
  );
}
