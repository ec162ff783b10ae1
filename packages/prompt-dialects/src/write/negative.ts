import { type Loss, lossOf } from '../prompt.ts';
import type { Phrase } from './phrases.ts';

const DESERTED = 'an empty and deserted scene';

/** What to say in place of 'no …' where a model has no negative prompt: only what holds for every picture. */
const POSITIVE: ReadonlyMap<string, string> = new Map(
  (
    [
      ['blurry, blur, blurred, out of focus, unfocused, soft focus', 'sharp focus'],
      ['grainy, grain, noise, noisy, film grain', 'a clean and smooth image'],
      ['dark, too dark, underexposed, dim', 'well lit'],
      ['overexposed, washed out', 'balanced exposure'],
      ['oversaturated', 'natural colours'],
      ['monochrome, greyscale, grayscale, black and white', 'in full colour'],
      ['cropped, cut off, out of frame', 'the whole subject in the frame'],
      ['cluttered, clutter, busy background, messy background, cluttered background', 'a plain background'],
      ['people, person, humans, crowd, crowds', DESERTED],
      ['clouds, cloudy', 'a clear sky'],
      ['fog, foggy, mist, haze', 'clear air'],
      ['rain, rainy', 'dry weather'],
      ['night', 'in daylight'],
      ['messy', 'tidy'],
      ['dirty', 'clean'],
      ['flat lighting', 'directional light with soft shadows'],
      ['motion blur', 'motion frozen sharp'],
      ['bokeh, shallow depth of field', 'everything in focus from front to back'],
      ['asymmetrical, asymmetry', 'symmetrical'],
      ['tilted, crooked', 'level and upright'],
    ] as const
  ).flatMap(([names, said]) => names.split(', ').map((name): [string, string] => [name, said])),
);

/** Stock phrases against faults of older models. */
const GENERIC: ReadonlySet<string> = new Set([
  ...['lowres', 'low res', 'low resolution', 'low quality', 'worst quality', 'normal quality', 'bad quality'],
  ...[
    'bad anatomy',
    'bad hands',
    'bad feet',
    'bad proportions',
    'bad face',
    'bad eyes',
    'poorly drawn hands',
  ],
  ...['poorly drawn face', 'poorly drawn', 'deformed', 'disfigured', 'mutated', 'mutation', 'mutated hands'],
  ...['malformed limbs', 'extra limbs', 'extra arms', 'extra legs', 'extra fingers', 'missing fingers'],
  ...['fewer digits', 'extra digit', 'extra digits', 'fused fingers', 'too many fingers', 'missing arms'],
  ...[
    'missing limb',
    'missing limbs',
    'missing legs',
    'long neck',
    'cloned face',
    'ugly',
    'duplicate',
    'error',
  ],
  ...['jpeg artifacts', 'jpeg artefacts', 'artifacts', 'compression artifacts', 'watermark', 'signature'],
  ...['username', 'artist name', 'logo', 'text', 'gross proportions', 'amateur', 'bad art', 'sketch lines'],
]);

/** Where the picture shows somebody, it cannot be deserted. */
const PERSONS =
  /\b(?:\d\+?)?(?:girl|boy|man|men|woman|women|person|people|child|children|portrait|lady|he|she|face)s?\b/iu;

/** A negative prompt, said positively where that can be done. */
export interface Reworded {
  /** What to say instead, in order, each once. */
  readonly positive: readonly string[];
  readonly losses: readonly Loss[];
}

/**
 * Turns a negative prompt round for a target that has none, where that is safe; the rest is lost.
 * @param subject what the picture shows, which must not be contradicted
 */
export function rewordNegative(phrases: readonly Phrase[], label: string, subject: string): Reworded {
  const positive = new Set<string>();
  const losses: Loss[] = [];
  const generic: string[] = [];
  const lost: string[] = [];
  for (const { text: words, weight } of phrases) {
    const name = nameOf(words);
    const text = weight === 1 ? words : `${words} (${weight})`;
    const said = POSITIVE.get(name);
    if (said !== undefined && !(said === DESERTED && PERSONS.test(subject))) {
      positive.add(said);
      losses.push(lossOf([text], `${label} has no negative prompt: it now says “${said}” instead.`, said));
    } else {
      (GENERIC.has(name) ? generic : lost).push(text);
    }
  }
  if (generic.length > 0) {
    const why = `${label} has no negative prompt, and these stock phrases against faults are not needed there.`;
    losses.push(lossOf(generic, why, null));
  }
  if (lost.length > 0) {
    const why = `${label} has no negative prompt, and there is no safe way to say this positively: describe what should be seen instead.`;
    losses.push(lossOf(lost, why, null));
  }
  return { positive: [...positive], losses };
}

/** 'No blurry' and '(blurry)' are 'blurry'. */
function nameOf(text: string): string {
  const lower = text.toLowerCase().replaceAll('_', ' ').trim();
  return lower.startsWith('no ') ? lower.slice(3) : lower;
}
