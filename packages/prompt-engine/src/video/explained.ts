import { listOf, rowsOf, textOf } from '../lexicon/row.ts';
import type { Arc } from './steps.ts';
import { capital, wordsPattern } from './wording.ts';

/* What explainers show: the thing at work, in four images. words | question seen | first | then | so */
const SHOWN = rowsOf(
  `
vaccine, vaccines, vaccination | A small plaster on a child’s arm, a drawn circle opening over it like a window | Inside the circle, harmless grey copies of a germ float in, each with one odd spike | Round guard cells touch the spikes and learn their shape | The real germ arrives with the same spike, and the guard cells close round it at once
sky blue, blue sky, sky is blue, sky | A child points up at a blue sky | White sunlight enters the air and parts into coloured rays | Red and yellow rays go straight on, blue rays bounce from tiny drawn air balls in all directions | Blue arrives from every side and fills the whole sky
salty, salt water | A child tastes sea water and pulls a face | Rain falls on drawn rocks and washes tiny white grains out of them | Rivers carry the grains to the sea | The sun lifts the water away, and the grains stay behind
rainbow, rainbows | Sun on one side, rain on the other, an empty sky between | One ray of white light enters a raindrop and bends | Inside the drop it turns back and fans out into seven colours | Thousands of drops do the same, and the arc stands in the sky
gravity | An apple hangs from a twig and drops | The earth is drawn small beneath it, arrows pointing to its middle from all round | People stand on every side of the ball, each one’s feet to the middle | A ball thrown up slows, stops and comes back to the hand
moon phases, moon, phases of the moon | A lamp, a ball and a child’s head in a dark room | The ball is carried round the head, one half always lit | From the child’s place the lit part grows from a thin edge to a full disc | The real moon stands over a roof in the same shape
seasons, summer and winter | A tilted globe goes round a lamp | The lamp shines straight on the upper half, and the trees there turn green | On the far side the upper half leans away, and the same trees stand bare | The globe closes its round and the first leaves come back
tides, tide, ebb | A boat lies on wet sand | The moon is drawn above the sea, the water bulging toward it | The earth turns beneath the bulge and the water reaches the beach | The same boat floats
photosynthesis, plants eat, plants make | A leaf in sunlight, seen from below | Drawn sun rays enter the leaf, water climbs from the root, air flows in below | Inside, the three meet and become small sugar cubes | Bubbles of fresh air leave the leaf
volcano, volcanoes, volcanos | A quiet cone under clouds | The cone is cut open: glowing rock rises in a pipe | Gas bubbles swell and push the rock up | The top opens and lava runs down the side
earthquake, earthquakes | Two wooden blocks pressed together, toy houses on top | The blocks push sideways and stick, bending a little | They slip with a jolt, and rings run outward | The toy houses shake
heart, blood | A hand lies on a chest | A drawn heart opens in four rooms, blue blood coming in | The walls squeeze, the blood goes to the lungs and turns red | It is pushed out to fingers and toes, and the beat begins again
digestion, digest, stomach, eat food, food we eat | A child bites into a sandwich | The bite slides down a drawn tube into a bag that kneads it | In a long coiled tube tiny bits pass through the wall into the blood | The child runs off with new strength
water cycle, rain, clouds form, clouds | Sun on a lake | Drawn drops rise from the water as thin steam | High up they gather to a cloud that grows dark | Rain falls, a stream runs back to the lake
bees, honey, pollination | A bee lands in a blossom | Yellow dust sticks to its legs | At the next blossom the dust falls off and a small fruit begins to swell | A ripe fruit hangs where the flower was
magnet, magnets | Two magnets lie on a table, a gap between them | Iron dust shows curved lines from end to end | Two like ends push each other away | One is turned round, and they snap together
electricity, power, current, battery, batteries | A lamp with a loose wire stays dark | Small drawn dots wait in the wire | The wire closes to a ring, and the dots run round it | They pass through the lamp, and it lights
internet, wifi, wi-fi | A finger taps a picture on a phone | The picture falls apart into numbered packets | The packets race along cables under the sea by different ways | On another phone they line up and become the picture again
plane, planes, airplane, airplanes, aeroplane, fly | A paper strip rises when a child blows over it | Air is drawn as lines, bent downward by a wing | The wing pushes air down, and arrows lift the wing up | A plane leaves the ground
germs, virus, viruses, wash hands, soap | Two hands with drawn green dots | Soap with two-sided drops surrounds each dot | Water carries the wrapped dots away | Two clean hands in the light
recycling, recycle | A bottle falls into a bin | It is sorted, washed and chopped to flakes | The flakes melt into a thread | The thread becomes a jumper that a child puts on
black hole, black holes | A sheet with a heavy ball sinking in its middle | A marble rolls round the dip, nearer each turn | A ray of light bends and falls in too | A dark disc with a bright ring stays
ice, freezing, melting, freezes, freeze, melts, melt | Water in a tray, close by | Drawn water balls move about, then slow down | They join hands in a grid of six sides | The tray holds solid ice
inflation, money, economy | A basket of bread, milk and fruit with one note beside it | The same note lies beside a smaller basket | More notes fall from above, and the price tags climb | One loaf is left beside the note
climate change, greenhouse, global warming | The earth in sunlight, thin air drawn round it | Warmth tries to leave and passes out | Smoke thickens the layer, and the warmth bounces back | Ice at the edge of the sea melts
`,
  5,
).map(([words, ...beats]) => ({
  words: wordsPattern(listOf(words)),
  beats: beats.map((beat) => textOf(beat)),
}));

const SIZES = ['medium', 'full', 'close', 'full'] as const;

/** An explanation as images: of a thing that is known how it works, else of the thing itself as it is drawn. */
export function explainedArc(thing: string, called: string): Arc {
  const known = SHOWN.find(({ words }) => words?.test(thing))?.beats;
  const beats = known ?? [
    `${capital(called)}, seen whole as on any day`,
    `A drawing of it builds up line by line beside it`,
    `The drawing opens, and its inside moves part by part`,
    `The drawing closes and lies exactly over the real thing`,
  ];
  return beats.map((action, i) => ({
    action,
    size: SIZES[i] ?? 'medium',
    sound: '',
    ...(known ? { isTold: true } : i === 0 ? { isTold: true } : {}),
  }));
}
