import type { LibraryEntry } from './library-entry.ts';

/** The prompt of the library that everybody may read whole. */
export const LIBRARY_SAMPLE: LibraryEntry = {
  id: 31,
  title: 'Neon in the puddle',
  category: 'Urban',
  tags: ['neon', 'night', 'reflection', 'wet street'],
  prompt:
    'Upright or upside down it must be one and the same person: the haircut, features, age and expression supplied, repeated correctly in the mirror image. A back street just after midnight, rain over, tarmac still full of water. They wait at the kerb in a long black coat, hands in the pockets, facing us. A bent pink neon tube on the wall at the left is the key; a cyan one far back on the right only draws the hair and sleeve. 24 mm, f/4, the camera lying on the pavement at the rim of a puddle. Standing figure small in the upper third of the frame, the inverted double filling the water below it. Pink, cyan, tar black, one grey strip of kerb. Alone, awake. Night street photograph, clean grain. No falling rain, no letters in the neon, one figure and one reflection.',
  scene: 'a man in a long black coat on a wet neon street at night, pink light from the left',
};
