import { linesByGroup, linesOf } from './optimize-lines.ts';

/** The near sound of a kind, where no action makes one. */
export const NEAR = linesByGroup('near', {
  person: 'a breath close by, cloth moving once\na sleeve brushing against wood',
  people: 'cloth and shoes shifting close by\nlow wordless voices, one chair moved',
  child:
    'a small quick breath, something knocked over softly\nbare feet on boards | indoor\ngrass brushing past a sleeve | outdoor',
  hands: 'skin passing over a dry surface\na fingertip tapping twice',
  pet: 'claws ticking on boards, one long breath | indoor\nsniffing, a collar tag chiming once',
  wild: 'one snort, a hoof or paw shifting\nbreath through the nostrils, one careful step',
  bird: 'one short call, feathers shaken\nclaws gripping and shifting on wood',
  insect: 'a dry flicker of wings close by\na thin buzz that starts and stops',
  sea: 'a slow rush of water past the lens\nmuffled clicks at a distance',
  plant: 'leaves brushing against each other\na stem creaking faintly',
  food: 'a soft crackle as the surface cools\na fork touching china once',
  drink: 'the base set down once on a hard surface\na spoon circling and stopping',
  product: 'one soft click as it comes to rest\na faint glide over stone',
  vehicle: 'machinery settling into an even rhythm\ntyres rolling over grit, one door far off',
  boat: 'water along the hull, wood and rope creaking\none slap of water under the bow',
  aircraft: 'a rising roar that thins out with distance\nair torn past, then its echo',
  machine: 'a steady metallic stroke\na flywheel finding its rhythm',
  building: 'a shutter knocking once in its frame\na gutter dripping somewhere above',
  interior: 'a clock in the next room\na floorboard giving under no visible step',
  city: 'one pair of heels crossing close by\na bicycle bell passing left to right',
  mountain: 'a loose stone rattling down and stopping\nair moving over rock',
  coast: 'one wave breaking and dragging back over shingle\nfoam hissing into sand',
  forest: 'a branch creaking overhead\ntwigs settling, one drop on a leaf',
  desert: 'sand ticking against stone\na dry hiss along the crest',
  field: 'stalks rubbing together as air passes\na wire fence humming',
  water: 'water folding around a stone\none small splash near the bank',
  sky: 'a low roll of air across open ground\na wire singing faintly',
  space: 'a deep steady hum, as if through a hull\nslow breathing inside a helmet',
  event: 'a crowd shifting its weight close by\none voice calling, cut short',
  sport: 'one hard contact, shoes gripping\na whistle, cut short',
  battle: 'metal on metal, once, close\nboots and harness, a horn behind',
  being: 'a slow breath like bellows\nsomething heavy dragging over stone',
  robot: 'a servo whining up and stopping\nrelays closing one after another',
  toy: 'plastic feet ticking on wood\na tiny spring winding down',
  graphic: 'a pen line drawn across paper\na soft click as the last part locks',
  unknown: 'one small sound close by, then none\nair moving past, nothing sharp in it',
  abstract: 'a single low tone with grain in it\na far, slow resonance',
});

/** What the place always sounds like. */
export const GROUND = linesOf(
  'ground',
  `
distant traffic beneath | outdoor town
a light wind beneath | outdoor
open air and nothing nearer than a field away | outdoor
first birdsong far off | outdoor dawn country
one early bird, streets away | outdoor dawn town
a single blackbird somewhere above | outdoor dawn spring
sparrows under the eaves | outdoor day town
larks high up | outdoor day country
dry leaves skittering past | outdoor autumn
bare branches ticking in the cold | outdoor winter
crickets starting up | outdoor golden country summer
a last bird settling | outdoor golden country
swifts high overhead | outdoor golden town
a far bell | outdoor dusk
crickets in the dark | outdoor night country summer
an owl, once, a long way off | outdoor night country
a city's low hum, far back | outdoor night town
the quiet of the small hours | night
the quiet before the day | dawn
steady rain on leaves and stone | outdoor rain
rain drumming on awnings, a gutter overflowing | outdoor rain town
distant thunder, then the first heavy drops | outdoor storm
the hush of falling snow | outdoor snow
fog-dulled air, a horn far out | outdoor fog
wind in gusts, something loose knocking | outdoor wind
quiet room tone beneath | indoor
a refrigerator humming in the next room | indoor present night
muffled street noise through the glass | indoor day present
a fire settling in the grate | indoor past
the hiss of falling water | rain
thunder rolling away | storm
a clock and the creak of old timber | indoor night
rain against the window | indoor rain
rain against the glass, thunder further off | indoor storm
wind under the door | indoor wind
ventilation humming at one pitch | indoor future
a deep pressure hum, all of it muffled | underwater
silence around it, as in a sealed room | space
a soft, even hush beneath
`,
);

/** Ground sounds of kinds whose place is loud in its own way. */
export const GROUND_BY_GROUP = linesByGroup('ground', {
  coast: 'a long line of surf behind\ngulls far out | day',
  city: 'traffic held far back | present\na crowd murmuring behind glass | present night\na low electric hum overhead | future',
  food: 'a kitchen at work two rooms away | indoor day',
  event: 'a crowd murmuring behind',
  sport: 'a thin crowd, far back',
  battle: 'a field of shouting, far back and blurred',
  forest: 'air moving through the canopy',
  mountain: 'a stream far below',
  water: 'water running on, unhurried',
});

/** Near and ground sounds of a scene that words call silent. */
export const HUSHED = linesOf(
  'near',
  'near silence, only a faint room tone | indoor\nnear silence, only the air',
);

/** What is said of music: a model that may add it often will. */
export const MUSIC = linesOf('music', 'no music');
export const MUSIC_IN_SCENE = linesOf(
  'music',
  'no music but what is played in the scene | music\nno score laid over what is played | music',
);

/** Where hours pass within the shot, so that no single noise belongs to it. */
export const NEAR_OF_HOURS = linesOf('near', 'one continuous rush of distant sound that swells and thins');
