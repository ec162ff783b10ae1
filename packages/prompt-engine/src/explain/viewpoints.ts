import { readTable } from './entry.ts';

/** Where the camera stands and how high. */
export const VIEWPOINTS = readTable(
  { element: 'camera', kind: 'both' },
  `
eye level / eye height | The camera meets the subject as an equal. | people and pets, and whenever in doubt
low angle | Looking up gives the subject power. | heroes, towers and cars
worm's-eye view | From the ground straight up, everything towers. | skyscrapers, trees and drama
high angle | Looking down makes the subject smaller. | vulnerability, or an overview of a table
bird's-eye view | From far above, the ground becomes a plan. | cities, crowds and patterns
overhead flat lay / flat lay / overhead view / straight down / top-down view | Straight down on a surface, so that every object shows its outline. | food, kits and stationery
aerial drone view / aerial view / drone shot / aerial photograph | From a moderate height, with perspective kept. | coasts, roads and property
satellite-style view / satellite view | Vertical and without perspective, like a map. | land patterns and maps
Dutch angle / canted angle / tilted horizon | A tilted horizon unsettles the eye; keep it away from architecture. | thrillers and energy
three-quarter view | Front and side are both visible, so the form is read at once. | products, cars and characters
profile view / side view / side profile / full side profile / in profile | Seen exactly from the side, the outline does the work. | silhouettes and character sheets
frontal view / front view / straight on / dead front | Straight at the camera, flat and formal. | symmetry, passports and façades
back view / from behind / seen from behind | The subject faces away, and we look with it. | wonder at a landscape and anonymity
ground level / ankle height | The lens almost touches the floor, so the foreground grows. | animals, sneakers and grass in front
knee level / knee height | Lower than the eye, yet less than heroic. | children, pets and street scenes
chest height / waist height / waist level | A little below the eye: the figure stands upright and calm. | portraits, and people at work
isometric view / isometric | Parallel edges stay parallel, with no vanishing point. | infographics, game rooms and icons
orthographic view / orthographic projection | A flat technical projection without perspective. | blueprints and character turnarounds
cutaway view | Part of the shell is removed to show the inside. | machines, buildings and teaching
exploded view | The parts float apart in the order of assembly. | the structure of a product
through-the-window view / through the window / through the glass | Glass and its reflections stand between lens and subject. | café scenes, privacy and layers
reflection view / seen in a mirror | The subject is seen in a mirror or a puddle. | clever street and beauty pictures
elevation view | A building seen flat and square, as on an architect's sheet. | façades and terraces of houses
shooting through | The lens looks past something near, which becomes a soft veil. | privacy, markets and hidden observers
30-degree angle | Halfway between level and overhead, as a seated person sees a table. | bowls, plates and desk scenes
`,
);
