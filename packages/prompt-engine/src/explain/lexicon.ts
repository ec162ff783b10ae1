import { COLOUR } from './colour.ts';
import { COMPOSITION } from './composition.ts';
import type { LexiconEntry } from './entry.ts';
import { FILM } from './film.ts';
import { FOCUS_EXPOSURE } from './focus-exposure.ts';
import { KEEPING_OUT } from './keeping-out.ts';
import { LENSES } from './lenses.ts';
import { FORMATS, LETTERING } from './lettering.ts';
import { LIGHTING } from './lighting.ts';
import { MATERIALS } from './materials.ts';
import { MEDIA } from './media.ts';
import { MOOD } from './mood.ts';
import { MOTION } from './motion.ts';
import { NATURAL_LIGHT } from './natural-light.ts';
import { PEOPLE_AND_PLACES } from './people-and-places.ts';
import { SHOT_SIZES } from './shot-sizes.ts';
import { SOUND } from './sound.ts';
import { THINGS } from './things.ts';
import { VIEWPOINTS } from './viewpoints.ts';

/** Every word of the trade that is explained, by section. */
export const LEXICON: readonly LexiconEntry[] = [
  ...SHOT_SIZES,
  ...VIEWPOINTS,
  ...COMPOSITION,
  ...LENSES,
  ...FOCUS_EXPOSURE,
  ...LIGHTING,
  ...NATURAL_LIGHT,
  ...FILM,
  ...COLOUR,
  ...MATERIALS,
  ...MOOD,
  ...PEOPLE_AND_PLACES,
  ...THINGS,
  ...MEDIA,
  ...LETTERING,
  ...FORMATS,
  ...MOTION,
  ...SOUND,
  ...KEEPING_OUT,
];
