import type { Brief } from '../shot.ts';

/*
 * What each kind of edit keeps, how it is lit and seen, and how its join is hidden.
 */

/** A text for each take. */
export type ByTake = Readonly<Record<Brief['take'], string>>;

/** What an order to change a picture says of the rest of it, take by take. */
export interface EditOrder {
  readonly kept: ByTake;
  readonly light: ByTake;
  readonly camera: ByTake;
  readonly joined: Readonly<Record<'studio' | 'cinematic', string>>;
}

export const EDIT_OF_PERSON: EditOrder = {
  kept: {
    studio: 'Keep the face, hairline, expression, age and pose exactly as in the uploaded picture',
    cinematic: 'Keep the face, expression, age and pose of the uploaded picture unchanged',
    minimal: 'Keep everything else in the uploaded picture exactly as it is',
  },
  light: {
    studio: 'The light on the face from the same side and as soft as in the original, new parts lit to match',
    cinematic:
      'Light direction of the original kept, new parts lit from the same side, shadows falling alike',
    minimal: 'The light, its direction and softness as in the original',
  },
  camera: {
    studio: 'Same crop, camera height and perspective as the original, everything equally sharp',
    cinematic: 'Same crop, camera height, perspective and depth of field as the original',
    minimal: 'Same crop and perspective as the original',
  },
  joined: {
    studio: 'Natural skin texture, clean edges between old and new parts',
    cinematic: 'Soft natural transition between old and new parts, the same sharpness and grain',
  },
};

export const EDIT_OF_ELSE: EditOrder = {
  kept: {
    studio: 'Keep every other shape, position, material and colour exactly as in the uploaded picture',
    cinematic: 'Keep all that is not named as it is in the uploaded picture, in place and in proportion',
    minimal: EDIT_OF_PERSON.kept.minimal,
  },
  light: {
    studio: 'Light from the same side and as soft as in the original, new parts lit to match',
    cinematic:
      'Light direction of the original kept, its colour on the edges of old parts shifted only as far as the new part asks',
    minimal: EDIT_OF_PERSON.light.minimal,
  },
  camera: {
    studio: 'Same crop, camera height, lens perspective and depth of field as the original',
    cinematic: 'Same crop, camera height, lens perspective and depth of field as the original',
    minimal: EDIT_OF_PERSON.camera.minimal,
  },
  joined: {
    studio: 'Clean edges between old and new parts, no halo, the same sharpness and grain',
    cinematic: 'Soft natural transition between old and new parts, the same sharpness and grain',
  },
};

/** A picture made again in another medium: what is in it stays, how it is made changes. */
export const RESTYLE: EditOrder = {
  kept: {
    studio:
      'Keep who and what is in the uploaded picture, every pose, face and proportion, only the way it is made changes',
    cinematic: 'Keep the layout, poses and faces of the uploaded picture, redraw all else with a freer hand',
    minimal:
      'Keep the outlines and the layout of the uploaded picture, redraw them with as few marks as possible',
  },
  light: {
    studio: 'Light from the same side as in the original, shown evenly by the means of the new medium',
    cinematic: 'Light from the same side as in the original, its contrast raised, the shadows massed',
    minimal: 'Light from the same side as in the original, in two tones',
  },
  camera: {
    studio: 'Same crop and viewpoint as the original, nothing added at the edges',
    cinematic: 'Same viewpoint as the original, the edges left loose toward the frame',
    minimal: 'Same viewpoint as the original, the background left plain',
  },
  joined: { studio: '', cinematic: '' },
};

/** One thing becomes another: it stays where it is, and so does all around it. */
export const TRANSFORM: EditOrder = {
  kept: {
    studio:
      'Keep the place, outline, size and viewpoint of what is changed, and everything around it, exactly as in the uploaded picture',
    cinematic: 'Keep what surrounds the change as it is in the uploaded picture, its size and place the same',
    minimal: EDIT_OF_PERSON.kept.minimal,
  },
  light: EDIT_OF_ELSE.light,
  camera: EDIT_OF_ELSE.camera,
  joined: EDIT_OF_ELSE.joined,
};

/** Something is taken out: what lay behind it goes on. */
export const REMOVAL: EditOrder = {
  kept: {
    studio: 'Keep every other shape, position, material and colour exactly as in the uploaded picture',
    cinematic: 'Keep all that is not named as it is in the uploaded picture, in place and in proportion',
    minimal: EDIT_OF_PERSON.kept.minimal,
  },
  light: {
    studio: 'The gap filled with what lies behind it, lines, texture and light running on without a break',
    cinematic:
      'The gap filled with more of its surroundings in the same light, none of its shadow or reflection left',
    minimal: 'The gap filled with the plainest part of its surroundings, in the same light',
  },
  camera: EDIT_OF_ELSE.camera,
  joined: {
    studio: 'No smear, no repeated patch, the same sharpness and grain throughout',
    cinematic: 'The same blur, sharpness and grain as around it, no repeated patch',
  },
};

/** Something is put in: it has to stand in the same light, at a true scale. */
export const ADDITION: EditOrder = {
  kept: {
    studio:
      'Keep everything that is there exactly as in the uploaded picture, every shape, colour and position',
    cinematic: 'Keep all that is there as it is in the uploaded picture, in place and in proportion',
    minimal: EDIT_OF_PERSON.kept.minimal,
  },
  light: {
    studio: 'The new part lit from the same side and as soft as the rest, with a shadow where it touches',
    cinematic:
      'The new part taking the light and colour of what is around it, its shadow falling with the others',
    minimal: 'The new part in the same light as the rest',
  },
  camera: {
    studio: 'Same crop and perspective as the original, the new part in true scale and equally sharp',
    cinematic:
      'Same crop and depth of field as the original, the new part as sharp or soft as its neighbours',
    minimal: EDIT_OF_PERSON.camera.minimal,
  },
  joined: EDIT_OF_ELSE.joined,
};

/** Somebody or something is taken somewhere else: it stays as it is, and all around it is new. */
export const MOVED: EditOrder = {
  kept: {
    studio: 'Keep {who} exactly as in the uploaded picture, every proportion, colour and detail',
    cinematic: 'Keep {who} as in the uploaded picture, proportions and colours unchanged',
    minimal: 'Keep {who} exactly as in the uploaded picture',
  },
  light: {
    studio: 'Relit from the side that the new place is lit from, soft, with a contact shadow',
    cinematic:
      'The light and colour of the new place on every edge, the shadow falling with the others there',
    minimal: 'Light and shadows matched to the new place',
  },
  camera: {
    studio:
      'Camera height and perspective of the original, the new place drawn to the same vanishing point, true scale',
    cinematic: 'Camera height of the original, the new place a little softer with distance',
    minimal: 'Camera height and perspective of the original',
  },
  joined: {
    studio: 'Clean edges along the outline, no halo, one sharpness and grain',
    cinematic: 'Soft natural edges, no halo, one grain over the whole picture',
  },
};

/** An old picture mended or coloured: what is there is brought back, and nobody is changed. */
export const RESTORED: EditOrder = {
  kept: {
    studio:
      'Keep every face, pose, garment and outline exactly as in the uploaded picture, nobody made younger or smoother',
    cinematic: 'Keep faces, poses and the layout of the uploaded picture unchanged',
    minimal: 'Keep everything in the uploaded picture as it is beneath the damage',
  },
  light: {
    studio: 'Light, contrast and softness of the original brought back evenly, no part brighter than it was',
    cinematic:
      'The light of the original kept in direction and depth, full blacks and clear highlights brought back',
    minimal: 'The light of the original, evenly brought back',
  },
  camera: EDIT_OF_ELSE.camera,
  joined: {
    studio: 'Scratches, stains and fading mended from what lies beside them, the grain of the original kept',
    cinematic: 'Damage mended from what lies beside it, the grain and lens softness of its time kept',
  },
};

/** What is added to a picture that gets its colours. */
export const COLOURED =
  'Natural skin, hair and cloth colours true to the time of the picture, none brighter than daylight';
