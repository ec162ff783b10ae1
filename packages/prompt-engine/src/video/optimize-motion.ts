import { linesByGroup, linesOf } from './optimize-lines.ts';

/** What moves, where no action is named: one thing, with a beginning and an end. */
export const MOTIONS = linesByGroup('motion', {
  person: `
one slow turn of the head toward the light, then stillness | one
a breath drawn through the shoulders, one blink, a look that settles
weight shifted from one foot to the other, then stillness`,
  people: `
one of them turns, and the others follow the look a second later
a small shift through the group, then everyone still`,
  child: `
a quick look up, a pause, the beginning of a smile
one small hand reaching, stopping, closing`,
  hands: `
fingers closing one after another, then resting
the thumb drawn once, slowly, along the edge`,
  pet: `
ears first, then the head, then one slow blink
one deep breath along the flank, the tail tip curling`,
  wild: `
the head lifts, an ear turns, nothing else moves
two slow steps, a stop with one foot raised`,
  bird: `
the head turns in two quick stops, feathers shaken and laid flat
wings half opened, weighed against the air and folded`,
  insect: `
feelers testing the air, one leg cleaned, a short climb
wings trembling once before they lift`,
  sea: `
one slow beat of the tail, particles drifting past
a long banking turn through the shafts of light above`,
  plant: `
one stem nodding and coming to rest
a petal loosening by the width of a finger
leaves trembling one after another as air passes | outdoor`,
  food: `
steam rising in one thin column that bends and recovers
a slow bead of glaze sliding to the rim
crumbs settling after one piece is lifted clear`,
  drink: `
steam unrolling from the surface and thinning out
one bead of condensation running down the side
a single ring spreading across the surface and fading`,
  product: `
one slow quarter turn that ends square to the lens
a line of light travelling once from edge to edge
nothing moves but a soft shadow sliding half its length`,
  vehicle: `
it rolls in from the left, settles on its springs and stops | one
one clean pass from left to right | outdoor`,
  boat: `
a slow lift and fall, the bow wave folding away
one slow quarter turn into the swell`,
  aircraft: `
one steady climb that leaves the top of the frame
one level pass from left to right, the air shivering behind`,
  machine: `
one full cycle, start, stroke and return
one wheel begins, its neighbour follows, both find their speed`,
  building: `
clouds crossing slowly behind the roofline | outdoor
one shutter swinging a hand's width and back
the shadow of a tree sliding over the front | outdoor day
a single lit window going dark | night`,
  interior: `
a curtain filling once and falling flat
dust turning slowly in the brightest part of the room
the shadow of a passer-by crossing the floor | day`,
  city: `
one passer-by crossing from left to right, everything else slow
steam lifting from a grating and tearing sideways
a tram sliding through the middle distance | present`,
  mountain: `
cloud spilling slowly over the saddle
the edge of a shadow climbing the face
loose snow streaming from the summit | winter`,
  coast: `
one wave rising, breaking and drawing back over the stones
foam sliding up the sand and sinking in`,
  forest: `
one branch dipping and rising, light moving over the moss
leaves coming down one at a time | autumn
thin mist drifting between the trunks | fog`,
  desert: `
sand streaming off the crest in a thin veil
the shadow of a single cloud sliding over the dunes | day`,
  field: `
wind passing through the grass in one long wave
seed heads nodding, then standing still`,
  water: `
rings spreading from one point until they reach the bank
the current folding once around a dark stone`,
  sky: `
the cloud base turning slowly, its edge fraying | storm
cloud thinning at one edge until the sky shows | cloud
one slow change of colour along the lower edge
light opening and closing along the horizon`,
  space: `
a slow rotation that brings the dark edge forward
dust drifting across the frame at one even speed`,
  event: `
one gesture that starts at the left and passes through the crowd
one pair of hands lifted, then others`,
  sport: `
a crouch, one explosive effort, a follow-through held to its end
one long approach, one contact, a slow look after it`,
  battle: `
one charge that meets and stops, dust closing over it
banners snapping flat, one going down`,
  being: `
the head rises, breath smokes, one limb unfolds
dust falling from the shoulders as they turn`,
  robot: `
one joint after another waking, the head coming level last
a hand opening finger by finger and stopping`,
  toy: `
three small jerky steps and a wobble
a slow topple that is caught at the last moment`,
  graphic: `
the lines draw themselves in one continuous stroke and stop
the parts slide together from the edges and lock`,
  unknown: `
one small movement in the middle distance, everything else still
one slow change from the first frame to the last, then a held second`,
  abstract: `
one shape opening out of another and coming to rest
a slow tide of shadow from left to right`,
});

/** For actions that no table knows: how the one that is named begins and ends. */
export const MOTIONS_OF_ANY_ACTION = linesOf(
  'motion',
  `
a second of stillness, the action once from start to finish, then stillness again
the action begins at once, happens a single time and holds its last position
unhurried at first, quicker at the decisive moment, the result held for a second
`,
);
