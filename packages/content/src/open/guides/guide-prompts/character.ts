import type { GuidePrompt } from '../guide-prompt.ts';

/** Invented figures, described so that a second picture can find them again. */
export const CHARACTER: readonly GuidePrompt[] = [
  {
    title: 'Lighthouse apprentice, turnaround',
    prompt:
      'Model sheet of Pim, a short, solemn lighthouse apprentice: round face, gap in the front teeth, cropped black hair, oversized yellow oilskin with rolled sleeves, one odd sock. Four standing views at equal height: front, three-quarter, side, back, arms a little away from the body. Even light from the upper left, one flat shadow tone. Views spaced evenly on a plain white sheet. Oilskin yellow, navy, brick red. Sturdy. Clean ink line with cel colour, the sheet wordless.',
  },
  {
    title: 'Moss golem gardener',
    prompt:
      'A moss golem three metres tall kneeling in a walled kitchen garden in Kent, setting one bean seedling into the soil with fingers like roots, so slowly that a robin has settled on its forearm. Slabs of stone for a back, ferns at the joints, two snail shells where eyes would be. Early sun over the wall from behind right rims the moss, mist still in the rows, a stack of clay pots and a watering can for scale. 50 mm at seedling height, the plant sharp in the left foreground, the giant filling the right. Moss, wet stone, bean green, first gold. Gentle. Film still with practical effects.',
  },
  {
    title: 'Night-bus astronaut',
    prompt:
      'A woman astronaut in a scuffed white suit asleep on the top deck of a night bus, helmet on the seat beside her with the seat belt round it. Passing shop signs from the right wash her in slow pink and green through rain on the glass; the strip lamp overhead has been switched off. 35 mm from the seat in front, f/2, she leans into the left half, the aisle empty behind. Dirty white, neon pink, bottle green. Long way home. Cinematic photograph, the signs smeared past reading.',
  },
  {
    title: 'Clockwork crane courier',
    prompt:
      'A mechanical crane built of umbrella ribs, typewriter arms and oiled silk, landing on a window ledge in Kyoto with a sealed tube in its beak. Lamplight from inside the room at left warms the near wing; the street behind is a cold wet dusk. Side view, wings half folded, feet just touching, the bird across two thirds of the width. Oiled cream, gunmetal, cinnabar seal. Punctual. Ink and watercolour on mulberry paper, the drawing kept to few lines.',
  },
  {
    title: 'Retired villain at market',
    prompt:
      'A retired comic-book villain in his eighties choosing pears at a Sunday market: threadbare violet cape over a cardigan, pointed grey beard, reading glasses on a chain, string bag. Flat morning light under a striped awning, a little bounce from the white crates below. Knee-up, he stands right of centre and weighs one pear like a jewel, the stallholder a blurred arm at left. Faded violet, pear green, newsprint grey. Mild regret. Halftone comic art from a worn paperback, a silent panel.',
  },
  {
    title: 'Fox at four moods',
    prompt:
      'Expression sheet for Sorrel, a small fox postman with a torn left ear, a brass badge and a grey muzzle: pleased, suspicious, soaked, caught yawning. Four heads, two by two, same angle and size, the torn ear identical in each. One soft tone of light from above left. White ground, wide gutters. Rust, cream, brass. Dry humour. Coloured-pencil animation sheet.',
  },
  {
    title: 'Desert mapmaker, full figure',
    prompt:
      'A mapmaker of the inland sea of sand, lean, fifty, one milky eye, layers of undyed wool and a rolled chart across the back, standing on a cairn with a plumb line hanging still from the hand. Noon sun straight overhead, hat brim drawing a hard line across the face, sand light filling from below. Full length, low view, figure on the left third, plumb line exactly vertical. Bone, madder, gunmetal. Certain of nothing else. Concept painting in visible oil strokes.',
  },
  {
    title: 'Paper theatre sea witch',
    prompt:
      'A sea witch as a jointed paper puppet on a toy-theatre stage: kelp hair, seven bangles, a skirt of torn charts, one arm raised on its wire. A candle-sized lamp in the footlights throws her shadow large on the painted waves. Front view, proscenium on all sides, puppet left of centre. Kelp green, lamp yellow, foam. Mischief. Stop-motion frame, real paper edges.',
  },
  {
    title: 'Robot in the orchestra',
    prompt:
      'A dented percussion robot in the back row of a youth orchestra in Caracas, four thin arms, enamel chipped to primer, a sticker of a cat on its chest, waiting through sixty-three bars with the triangle already raised. Warm stage wash from high left, music-stand lamps as small pools in front. 135 mm from the balcony, violins blurred along the bottom, robot small and upright at the upper right. Enamel cream, rosin amber, black cloth. Counting. Concert photograph.',
  },
];
