import type { LibraryEntry } from '../../open/library-entry.ts';

export const AUTOMOTIVE: readonly LibraryEntry[] = [
  {
    id: 37,
    title: 'Hairpin after rain',
    category: 'Automotive',
    tags: ['car', 'mountain road', 'wet', 'low sun'],
    prompt:
      'This very car and no relative of it: body shape, wheels, lamps, trim, ride height, scratches and its own [Colour of the car] paint are carried over panel by panel, the number plate left blank. Put it on the outside of a hairpin on a limestone pass, minutes after a thunderstorm, tarmac steaming, front wheels turned into the bend. Sun slides in under the cloud from the back right, low and yellow, and runs along the roof and the wet road; the storm, still dark on the left, is what the doors reflect. 70 mm, f/5.6, knee height, front three-quarter view. Car low in the left third, the road climbing away from it in a curl to the upper right, a drystone wall to hold the edge. Palette: [Colour of the car], slate, wet silver, gorse yellow. Released. Motoring-magazine photograph. No second car, no blurred wheels, no lens flare over the bodywork.',
    scene: 'a red car on a wet mountain road after a storm, low sun from the right',
  },
  {
    id: 38,
    title: 'Forecourt before dawn',
    category: 'Automotive',
    tags: ['car', 'petrol station', 'night', 'owner'],
    prompt:
      'Owner and car arrive together and unimproved: face, hair, build and age of the one, lines, wheels, paint and wear of the other. A country petrol station at five in the morning, one island, one pump switched on. The person leans against the front wing in a corduroy jacket, ankles crossed, a paper cup in both hands. White tubes under the canopy light them from straight above, with pale concrete to lift the eyes, and stop dead at its edge; the fields beyond are black, with the first teal low on the right. 40 mm, f/2.8, hip height, from the far side of the road. The canopy a bright slab across the upper third, the car in profile beneath it, the owner at its left end, empty tarmac all along the bottom. Colours of cold white, asphalt, corduroy brown and teal. On the way. Colour negative balanced for tungsten, like one frame of a road story. No other vehicle, a blank price board, the nozzle hung up.',
    scene: 'a red car at a petrol station on a road before dawn, white light from above',
  },
  {
    id: 39,
    title: 'Profile under one softbox',
    category: 'Automotive',
    tags: ['car', 'studio', 'side view', 'reflection'],
    prompt:
      "Touch no panel: proportions, shut lines, glass, wheel design, stance and paint are the uploaded car's, washed and nothing more. Lift it out of its street into a black studio with a floor of dark polished concrete. One softbox as long as the car hangs above it, a little behind the roof line, and draws a single unbroken highlight from bonnet to boot; a small gridded lamp by each wheel opens the spokes. 85 mm, f/13, at door-handle height, exact side view. Car centred across three quarters of the frame, everything over the roof left black. Palette: its own paint, black, graphite, one tail-lamp red. Reserved. Studio photograph for a printed brochure. No driver, no smoke, no writing on plate or tyres.",
    scene: 'a silver car in side view before a black backdrop, one long softbox above',
  },
  {
    id: 40,
    title: 'Lakeside brochure, 1958',
    category: 'Automotive',
    tags: ['illustration', 'gouache', 'picnic', '1950s', 'car'],
    prompt:
      "Translate, don't redesign: the people hold on to their faces, ages and order from left to right, the car to its grille, window line, wheel arches and colour. Repaint the whole as opaque gouache on smooth board. The car stands on the grassy shore of a lake with the boot open, its owners beside it in summer cottons round a tomato-red picnic rug, two folding chairs, a wicker basket with its lid up, a pair of oars left in the reeds. Noon light from the upper left, painted clean: lit planes nearly flat, one mixed violet for all shade, chrome in three crisp steps. Seen in front three-quarter view from standing height, the car across the middle, the party grouped at the right, a plain pale sky over the top third. Palette: lake turquoise, cream, tomato red, meadow green. Optimistic. Hand-painted brochure illustration of about 1958, brush edges visible and the printing a hair out of register. No slogan, no badge, a blank plate.",
    scene: 'a watercolour of a turquoise car beside a lake in summer, sun from the left',
  },
];
