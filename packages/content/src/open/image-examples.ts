/** Five cinematic descriptions to begin an image with. */
export const IMAGE_EXAMPLES: readonly string[] = [
  'A night ferry leaving harbour, deck lamps smeared by rain on the lens, one passenger at the stern rail looking back. 35 mm, low on the wet deck. Teal water, amber bulbs, black hull. Leaving something. Colour negative pushed one stop.',
  'A boxer alone in the ring before the crowd arrives, wrapping the left hand, rows of empty seats going up into the dark. One hooded lamp straight overhead, dust in its cone. 50 mm from outside the ropes. Canvas grey, tape white, oxblood corner.',
  'A greenhouse in January, a gardener breathing on cold fingers between trays of seedlings. Dawn through condensation, pale from the left, a paraffin heater glowing on the floor. 85 mm past blurred leaves. Frost blue, leaf green, one orange flame.',
  'A cyclist cresting a mountain pass above the cloud line, jersey open, road falling away in hairpins. Low sun from the right, long shadow over the gravel. 200 mm, layers compressed. Slate, straw, one red jersey. Nearly over.',
  'A cinema projectionist threading film in a narrow booth, face lit only by the projector gate, the beam leaving through a small window. 40 mm, close, reels out of focus at the near edge. Tungsten, bakelite brown, silver. Devoted.',
];
