import type { Take } from '@framewright/prompt-engine/vocabulary';
import { type MarkedPrompt, markedPrompt } from './marked-prompt.ts';

/** The prompt that the landing page takes apart. */
export const SHOWCASE: MarkedPrompt = markedPrompt(
  ['subject', 'A lighthouse keeper in a yellow oilskin'],
  ', ',
  ['motion', 'leaning into the wind'],
  ' ',
  ['setting', 'on the rocks below her tower, North Sea, dusk'],
  '. ',
  ['light', 'One hard beam crosses from the right; everything outside it falls away'],
  '. ',
  ['camera', '35 mm at f/2, camera at knee height'],
  ', ',
  ['composition', 'keeper small on the left third, tower holding the right'],
  '. ',
  ['palette', 'Slate, bottle green, one ochre'],
  '. ',
  ['mood', 'Stubborn, a little afraid'],
  '. ',
  ['style', 'Seventies maritime drama, fine grain'],
  '. ',
  ['negative', 'No text, no second figure'],
  '.',
);

/** A finished prompt to look at and to copy. */
export interface Sample {
  readonly take: Take;
  readonly prompt: MarkedPrompt;
}

/** The landing page's three sample prompts, one of each take. */
export const SAMPLES: readonly Sample[] = [
  {
    take: 'cinematic',
    prompt: markedPrompt(
      ['subject', 'A courier under a red umbrella'],
      ', ',
      ['motion', 'crossing the tram lines in two long strides'],
      ' ',
      ['setting', 'in Lisbon just after rain'],
      '. ',
      ['light', 'Low sun behind her, flare across the wet stone'],
      '. ',
      ['camera', '50 mm at f/2.8, chest height, panned at 1/30'],
      '. ',
      ['composition', 'Umbrella dead centre, the street empty on both sides'],
      '. ',
      ['palette', 'Rust, cream, wet slate'],
      '.',
    ),
  },
  {
    take: 'studio',
    prompt: markedPrompt(
      ['subject', 'An amber glass bottle with a plain paper label'],
      ' ',
      ['setting', 'on a limestone plinth'],
      '. ',
      ['light', 'Hard key from the left, one clean shadow'],
      '. ',
      ['camera', '90 mm macro, f/8, level with the label'],
      '. ',
      ['composition', 'Centred, a third of the frame left bare above'],
      '. ',
      ['palette', 'Bone, amber, one vermilion disc'],
      '.',
    ),
  },
  {
    take: 'minimal',
    prompt: markedPrompt(
      ['subject', 'One walker'],
      ' ',
      ['setting', 'on a dune at first light'],
      '. ',
      ['light', 'Sun low on the right'],
      '. ',
      ['composition', 'Figure no taller than a tenth of the frame'],
      '. ',
      ['palette', 'Rust and ash'],
      '. ',
      ['mood', 'Patient'],
      '. ',
      ['negative', 'No footprints, no birds'],
      '.',
    ),
  },
];
