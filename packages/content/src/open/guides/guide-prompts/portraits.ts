import type { GuidePrompt } from '../guide-prompt.ts';

/** Invented people at their own work and hour. */
export const PORTRAITS: readonly GuidePrompt[] = [
  {
    title: 'Beekeeper, veil lifted',
    prompt:
      'A beekeeper of about seventy in an Anatolian orchard, veil just thrown back, a line of sweat across her forehead, one bee walking on her sleeve. Late-morning sun filtered through apple leaves from upper left, a broken pattern on the white cotton, open shade on her face. 85 mm at f/2.8, eye level, head and shoulders slightly right of centre, hives as pale blurred boxes behind. Linen, honey, leaf green. Amused. Editorial portrait, skin texture kept, hands out of frame.',
  },
  {
    title: 'Tram driver, end of shift',
    prompt:
      'A tram driver in his thirties in the empty depot at Porto, cap pushed back, leaning in the folding door of an old wooden car. A row of bare bulbs along the roof beams lights him from above and behind; a roller door half up on the right adds cool evening to his cheek. 50 mm at chest height, f/4, he stands on the left third, brass controls in the dark on the right. Navy serge, oiled wood, brass, dusk blue. Tired and in good humour. Occupational portrait, colour negative.',
  },
  {
    title: 'Chess club by window',
    prompt:
      'A student of twenty with braces and a thick side plait, playing chess against someone out of frame at a community club in Nairobi, two fingers resting on a bishop she has not decided to move. Overcast daylight from one large window at camera right, falling off across the board. 90 mm across the table, f/3.5, face upper left, pieces soft along the lower edge. Maize yellow jumper, dark wood, chalk white. Concentrated. Quiet documentary photograph.',
  },
  {
    title: 'Opera dresser, backstage',
    prompt:
      'A dresser in his fifties backstage at a provincial opera house, pins between his lips, holding the sleeve of a gold costume up to check the hem while the singer inside it, cropped at the shoulder, goes on mouthing her part. A mirror ringed with small lamps stands close at camera left and lights half of him; the wings behind are black with one green exit glow far off. 85 mm, f/2, mirror edge blurred along the left side, his hands and eyes on one diagonal. Gold thread, black, powder pink. Exacting. Theatre reportage, visible grain.',
  },
  {
    title: 'Freediver between breaths',
    prompt:
      'A haenyeo diver in her sixties off Jeju, head and orange float above the swell, mask up, mouth rounded in the whistle of the first breath out. White sky overhead; the sea throws a greener light up under her chin. 105 mm at water height, face in the right half, a crest about to cover the corner of the lens. Graphite, sea green, orange. Hard-won air. Sports documentary, 1/1000 second.',
  },
  {
    title: 'Brothers in the barbershop',
    prompt:
      'Two grown brothers with the same ears in a barbershop in Havana, one in the chair under a striped cloth, the other waiting behind him with his hat on his knee, both looking at us in the mirror. Noon light from the street door on the left, hard on the tiles, soft by the time it reaches them. 35 mm through the mirror, f/5.6, faces at the two thirds points, bottles in a row along the bottom. Mint tile, chrome, tobacco. Mock solemnity. Environmental portrait, camera out of the reflection.',
  },
  {
    title: 'Astronomer, red lamp',
    prompt:
      'A young astronomer in a down coat on an observatory gallery in the Atacama, writing a figure in a notebook against the rail. A red head torch held in her teeth lights page, fingers and the underside of her face; behind, the open dome is a dim grey shape under stars. 50 mm, f/1.8, waist up, she fills the lower left, two thirds of the frame is sky. Lamp red, blue-black, a line of silver rail. Wide awake. Low-light photograph, noise left in.',
  },
  {
    title: 'Grandfather, paper lantern',
    prompt:
      'A grandfather in Hoi An with thin white hair and a mended cardigan, fitting the last bamboo rib into a silk lantern that he holds in his lap. The lantern itself, lit from inside, is the only warm source and glows up on his chin and knuckles; rain-blue dusk stands in the doorway behind him to the right. 85 mm at lap height, f/2.8, lantern lower centre, face above it. Persimmon, wet blue, ivory. Handing something on. Portrait in the manner of a slow magazine story.',
  },
  {
    title: 'Pastel of a swimmer',
    prompt:
      'Head and bare shoulders of a swimmer in his twenties after a winter dip, ears red, hair in wet points, looking past us to the left. Cold bright sky from upper right, snow-blue reflected under the jaw. Head high in the sheet, the shoulders let go into a few strokes. Coral, glacier blue, raw umber, bare grey paper. Exhilarated. Soft pastel, hatching visible.',
  },
  {
    title: 'Welder, mask up',
    prompt:
      'A shipyard welder in Gdansk on her tea break, mask tipped up like a visor, soot line across the nose, steel cup in a gauntleted hand. A bank of open hangar doors at camera right gives broad grey daylight; sparks from someone else fall far behind at upper left, out of focus. 105 mm, f/2.8, tight from the collarbones up with the cup cutting in at the bottom. Rust primer, steel, one tea-coloured highlight. Unhurried. Industrial portrait, soot and pores left in.',
  },
];
