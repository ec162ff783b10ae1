import type { LibraryEntry } from '../../open/library-entry.ts';

export const ARTISTIC: readonly LibraryEntry[] = [
  {
    id: 47,
    title: 'Linocut by the stove',
    category: 'Artistic',
    tags: ['linocut', 'pet', 'animal', 'winter', 'print'],
    prompt:
      'Carve [YOUR PET] so that its own household is satisfied: the true carriage of ears and tail, each marking on the correct flank, the body lying or sitting just as photographed. A linocut in three blocks. The place is the warm bench of a tiled farmhouse stove, a snow-lit window behind at the upper right, and that window decides the carving: edges facing it are cleared to bare paper, edges turned away stay black, fur is short gouge cuts running the way the hair grows. The animal low and large, three quarters of the width, tiles as a plain grid above it, flat ink in the upper left. Soot black, tile green, ochre, unprinted cream. Warm, heavy. Relief print on thin mulberry paper, about 1950, one block slightly out of register. No grey tones, no contour round the whole animal, no initials.',
    scene: 'a linocut of a cat sitting in a room by a window, winter light from the right',
  },
  {
    id: 48,
    title: 'Charcoal and bow',
    category: 'Artistic',
    tags: ['charcoal', 'drawing', 'musician', 'monochrome'],
    prompt:
      'The head is drawn from the photograph line for line, with its proportions, hair, spectacles if any, age and concentration; only sleeves and jacket may loosen. Make it a life-size drawing in vine and compressed charcoal on heavy paper of the person playing the violin in a bare rehearsal room. The bow arm was drawn three times: the first two strokes are wiped back with a rag to pale ghosts, the last stands dark on top. One bulb high on the left plans the values: lights on forehead, knuckles and the scroll lifted out with an eraser, mid greys rubbed by the palm, the blackest black pressed in under the chin. Cut at the knees, right of centre, leaning towards a left third that holds only dust and smears. Velvet black, smoke, paper. Rapt. Studio drawing of the 1950s. Two finished hands, no ruled outline, no tint, nothing written on the sheet.',
    scene: 'charcoal drawing of a violinist in a dark room, one lamp high on the left',
  },
  {
    id: 49,
    title: 'Fresco of the household',
    category: 'Artistic',
    tags: ['fresco', 'family', 'group', 'renaissance', 'mural'],
    prompt:
      'Everyone in the picture walks onto the wall with the face they already have; number, order, relative heights, hair and ages are settled. The family becomes a procession in true fresco on the side of a small Tuscan chapel, as painted about 1450: mineral colour sunk into lime, the seam of each day of plaster running round the heads, hairline cracks, a patch at the foot where brick shows. They cross from left to right on pinkish earth in belted wool tunics and carry what the week needs, bread, a ladder, a basket of quinces, a folded sheet. Painted light agrees with the real altar window at the left: one short transparent shadow to the right of each nose and fold. Heads in a row along the upper third, hills like loaves behind, over them a single worn azurite. Terre verte, rose earth, azurite, lime. Grave and tender. Seen square on, dry and matt. No haloes, no gold, no inscription, no added relatives.',
    scene: 'a family of four walking in front of hills, gouache on a wall, daylight from the left',
  },
  {
    id: 50,
    title: 'Kite wind woodblock',
    category: 'Artistic',
    tags: ['woodblock', 'japan', 'wind', 'spring', 'print'],
    prompt:
      'Reduce the features to the few lines that a block cutter can allow, and choose the right ones: this jaw, these brows, this hairline, these years, the gaze going where it goes in the photo. A river embankment in March, willows all combed one way. The person hauls on the string of a square kite, the sleeves and hem of an indigo-striped cotton robe blown out to the right. There is no modelled light and no cast shadow; the hour is told by the sky, wiped on the block from deep blue at the top to a strip of dawn pink along the water. Figure low, left of centre, a third of the sheet tall, the string one taut diagonal to a kite cropped by the upper right corner. Indigo, willow green, faded pink, lamp black. Gusty, amused. Colour woodblock print in the manner of the 1830s, grain of the wood in the flats. No seal, no title box, both hands on the string.',
    scene: 'woodcut of a man reaching for a kite by a river at dawn, windy',
  },
  {
    id: 51,
    title: 'Window for a trade',
    category: 'Artistic',
    tags: ['stained glass', 'craft', 'colour', 'occupation'],
    prompt:
      'Glass has room for little detail, so every stroke spent on the head must be true: the spacing of the eyes, nose, mouth, shape of hair, age and humour of the photographed person, drawn in brown vitreous paint and fired. A leaded window honours the [Occupation] of a small town, and that is who they are here, full length at their work, sleeves rolled, both hands busy. All light comes through the picture and none falls on it: late morning sun behind the panes, stronger at the left where no tree stands outside, coloured patches spilling onto the stone sill. Leads follow the drawing round cuff and shoulder and never cross an eye; each piece is one colour, full of streaks and seeds. The figure in the middle light, pale diamond panes to both sides, a border made of the tools of the [Occupation]. Ruby, cobalt, bottle green, silver-stain yellow. Upright, cheerful. Parish window of about 1905 seen square on, stonework almost black. No halo, no scroll, no lettering.',
    scene: 'a baker standing before a window in a dark church, coloured light from behind',
  },
  {
    id: 52,
    title: 'Seven sheets deep',
    category: 'Artistic',
    tags: ['papercut', 'shadow box', 'night', 'forest'],
    prompt:
      'A silhouette lives by its contour: turn the head to clean profile and trace forehead, nose, lips, chin, hair and whatever ties it from the photo to the millimetre, along with the build and age of the body. The scene is a shadow box of seven sheets of white cotton paper, a finger apart, all cut with a blade. Nearest is a ring of oak leaves, next a fern bank, then the person on a rope swing under a bough; behind follow a fence, a village, two hills and a sheet with one round hole for the moon. A small warm lamp at the back shines forward through the gaps, so the last layer glows honey and every nearer one is a shade browner. Swing right of centre, moon in the upper left, the air between them uncut. Honey, tea brown, parchment, one slip of persimmon paper as a scarf. Bedtime. Paper theatre photographed head-on, 60 mm, f/8, in a dark room. No printed lines, no loose scraps, no plastic sheen.',
    scene: 'paper cut of a girl under a tree in a forest, full moon, amber lamp light from behind',
  },
  {
    id: 53,
    title: 'Low tide, wet paper',
    category: 'Artistic',
    tags: ['watercolour', 'two people', 'beach', 'summer'],
    prompt:
      'Two likenesses in very few strokes: for each of the pair the build, stoop, hair, age and turn of the face are right, even where a feature is a single touch of darker wash. They bend over a rock pool on a northern beach in June, trousers rolled, a bucket between them. Sky and wet sand are floated on together and left to run, the people added while the sheet is damp, the darkest accents last and dry. Untouched paper does the work of sun, a strip on the water and a thin edge along both backs, from behind at the left, mauve shadows sliding toward the lower right. The pair small, just under the middle, sky alone in the top half. Raw sienna, cobalt, mauve, a vermilion bucket. Brief. Watercolour field sketch on rough cotton paper, pencil showing. No white paint, no black, no gulls.',
    scene: 'watercolour of a father and a child on a beach in summer, sun from the left',
  },
  {
    id: 54,
    title: 'Oil sketch before supper',
    category: 'Artistic',
    tags: ['oil painting', 'garden', 'dappled light', 'evening'],
    prompt:
      'Broad planes, yes, but found in this forehead, this nose, these cheeks and this hair, at exactly this age and with this look; the sitter is not to be idealised. They sit sideways on a slatted chair under a vine pergola in August, one forearm over the chair back, in a washed-out blue work shirt, while the table is being laid. Evening sun through the leaves from the upper right drops coins of warm light on temple, shoulder and tablecloth; the shade is cool and greenish, and the two meet edge to edge without blending. Lights thick from the knife, darks thin enough for the toned panel to show, one bristle mark per leaf. Head a little above the middle, cloth a bright wedge at the lower left, corners bare. Work-shirt blue, vine green, apricot, umber. Content, slightly hungry. Plein-air oil study of about 1910, done in one sitting. No photographic blur, no second sitter, no signature.',
    scene: 'oil painting of an old man sitting in a garden, evening sun from the right',
  },
];
