import type { CaptionInput } from './caption-input.ts';
import { cleanText, joinPhrases, tidyPalette } from './caption-input.ts';
import { lightingOf, withoutMarks } from './write-ideogram.ts';

/** Beyond this the maker's example would be a swatch book. */
const MAX_PALETTE = 16;

/** A FLUX.2 caption by the maker's example (docs.bfl.ai, JSON prompting); what is unknown is left out. */
export function writeFlux2(input: CaptionInput): string {
  const { setting, ground, sky } = input.background ?? {};
  const { shot, angle, lens, depthOfField } = input.camera ?? {};
  const palette = [...tidyPalette(input.palette, MAX_PALETTE)];
  const lettering = (input.texts ?? []).map((text) => ({
    // The model sets what stands in quotation marks.
    description: cleanText(joinPhrases([`the text "${withoutMarks(text.content)}"`, text.description])),
    ...known({ position: text.place }),
  }));
  return JSON.stringify({
    ...known({ scene: input.subject }),
    subjects: [
      ...input.things.map((thing) => ({
        description: cleanText(thing.description),
        ...known({ position: thing.place }),
        ...colours(tidyPalette(thing.colours, MAX_PALETTE)),
      })),
      ...lettering,
    ],
    ...known({ style: joinPhrases([input.medium, input.style]) }),
    ...colours(palette),
    ...known({
      lighting: lightingOf(input),
      mood: joinPhrases([input.mood, input.colourScheme]),
      background: joinPhrases([setting, ground, sky]),
      composition: joinPhrases([input.composition, shot]),
    }),
    ...camera(known({ angle, lens, depth_of_field: depthOfField })),
  });
}

function known(values: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const entries = Object.entries(values).map(([key, value]): [string, string] => [
    key,
    cleanText(value ?? ''),
  ]);
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}

function colours(hexes: readonly string[]): object {
  return hexes.length === 0 ? {} : { color_palette: hexes };
}

function camera(parts: Record<string, string>): object {
  return Object.keys(parts).length === 0 ? {} : { camera: parts };
}
