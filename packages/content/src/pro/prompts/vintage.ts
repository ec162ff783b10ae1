import type { LibraryEntry } from '../../open/library-entry.ts';

export const VINTAGE: readonly LibraryEntry[] = [
  {
    id: 63,
    title: 'Tintype, eight seconds',
    category: 'Vintage',
    tags: ['tintype', '1860s', 'collodion', 'monochrome', 'skylight'],
    prompt:
      'A wet plate invents no one: structure of the face, hair, age, scars and spectacles come from the upload, and the expression in it is simply held for the length of the exposure. The tent of a travelling photographer, 1866: stained canvas wall, a kitchen chair, the iron rod of a head clamp just showing behind the neck. They stand in a dark wool jacket over a collarless shirt, one hand on the chair back, the other holding a hat at the hip. A flap in the roof at the upper left is the sole opening, cool and steep; the right side of the body sinks into brown. Brass portrait lens, wide open, chest height: eyes crisp, ears already soft, freckles darker and blue cloth paler than in life. Three-quarter length on the centre line, bare canvas above, corners rounding off. Iron black, cream silver, lacquer amber. Steadfast. Tintype with pour lines at one edge and a thumbprint low on the left. No pure white, no weapons, no caption.',
    scene: 'vintage black and white picture of a man standing by a chair, light from the upper left',
  },
  {
    id: 64,
    title: 'Hand-coloured in Cairo',
    category: 'Vintage',
    tags: ['hand-coloured', '1930s', 'two people', 'studio', 'egypt'],
    prompt:
      'Tint is laid over these two people and never in place of them: both faces, complexions, heads of hair, heights and ages are the ones supplied, readable through the colour. A portrait studio in Cairo in 1936. They share a bentwood settee before a painted canvas of the Nile with two sails, in pressed linen day clothes of that year, one rose in a buttonhole, hands resting on knees and armrest. A muslin-covered skylight high on the right is gentle and leaves a faint shadow to the left of each nose. 210 mm on a plate camera, f/8, at the height of their hearts. The pair a little left of centre, a potted palm at the right, painted sky clear above. Cotton wool has rubbed rose into lips and flower, weak blue into the river, leaf green a millimetre past the palm. Sepia, rose, river blue, leaf green. Formal, hopeful. Bromide print with oil tints, deckled margin. No modern saturation, no stamp, no third hand.',
    scene: 'a couple sitting before a painted studio backdrop, vintage sepia, soft light from the right',
  },
  {
    id: 65,
    title: 'Holiday slide, 1966',
    category: 'Vintage',
    tags: ['slide film', '1960s', 'family', 'camping', 'summer'],
    prompt:
      'Nobody is recast for the period: each member of the group brings along features, hair, complexion, age and grin, and only clothes and luggage go back to 1966. A campsite above [Place], mid-morning, the coffee late. An ochre canvas tent, two folding chairs, an enamel pot on a spirit stove, towels over the guy rope, everyone busy with something else. Sun from over the left shoulder of whoever holds the camera, rather hard, while the tent throws a yellow fill on those nearest to it. 45 mm, f/8, standing height, tilted a degree. The company scattered along the lower half, [Place] small and blue in a gap between pines at the right, far more sky than needed. Ochre, pine, enamel blue, one tomato-red ball. Unplanned. Colour reversal film in a card mount, strong reds, blue-black shadows, a hair and two specks of dust. Nothing printed on the mount, no zips or screens of later decades, no fading to pink.',
    scene: 'a family of four in a meadow by a tent at noon in summer, vintage film, sun from the left',
  },
  {
    id: 66,
    title: 'School photo, uncut sheet',
    category: 'Vintage',
    tags: ['school portrait', 'yearbook', '1980s', 'studio'],
    prompt:
      "Be exact with the head and casual with the fashion: eyes, teeth, freckles, complexion, spectacles, hairline and age as supplied, the hair merely combed with more water than usual. A travelling photographer's set in a school gymnasium, 1987: stool, mottled blue-grey canvas, a knitted vest over a collar one size too large. Shoulders turned a quarter to the left, face to the front. A white umbrella high at the right models the cheeks, a bare flash behind the opposite ear rims the crown. 105 mm, f/8, eye level. The result is one sheet from the laboratory, not yet cut: a large upright print above, four wallet-size copies of the same frame in a row below, narrow white gaps, the margin empty. Canvas blue, burgundy, collar white, a slight magenta over it all. Polite, itchy. Colour school portrait on linen-textured paper. No name, no year, no classmates.",
    scene: 'portrait of a boy in a burgundy vest before a blue studio backdrop, light from the right',
  },
];
