import { linesByGroup, linesOf } from './optimize-lines.ts';

/** Light by place, hour and weather: a source, a direction and a quality. */
export const LIGHTS_BY_FACTS = linesOf(
  'light',
  `
low first sun from the left, pale and warm, shadows three times as long as what casts them | outdoor dawn clear
thin grey early light, hardly a shadow yet, the eastern sky the only source | outdoor dawn
the first cool light behind, a faint warm edge along one side | outdoor dawn
cool early light through the window at the left, the corners still dark | indoor dawn
high cloud as one broad soft source, shadows open and faint | outdoor day cloud
high open daylight from the left, soft in the shade, clean on the lit side | outdoor day
daylight from behind and to the right, a bright rim, the near side in open shade | outdoor day
hard side light from the left, crisp shadows, no fill | outdoor day clear
pale low daylight from the right, long blue shadows | outdoor day winter
large window at the left as the key, soft, falling off to shadow on the right | indoor day
indirect daylight from behind right, a white wall at the left giving some of it back | indoor day
one tall window from the side, a bright edge, the background two stops darker | indoor day
low warm light raking from the right, dust visible in it, the shadow side cool | outdoor golden
the low light from straight behind, every edge rimmed, the front in soft shade | outdoor golden
late light through the window in one long block across the room, everything else in brown shade | indoor golden
last sky glow from the west, flat and blue, the first lamps small and amber | outdoor dusk town
last sky glow from the west, flat and blue, the ground already dark | outdoor dusk
an even blue from overhead, one warm practical at the right edge | outdoor dusk town
blue light from the whole sky, one pale edge where the sun went | dusk
blue window light from the left against one warm lamp at the back | indoor dusk
one sodium lamp high at the back right, a warm rim, the front in blue shade | outdoor night town
a single lantern low at the left, its pool falling off within four metres | outdoor night past
bands of cyan and magenta light from signs at the right, polished surfaces giving them back | outdoor night future
one warm source low at the left, deep shadow beyond it, a cold faint edge from the sky | outdoor night
a thin cold light from high behind, the outlines drawn, one small warm source far back | outdoor night
one shaded lamp at the right as the only key, its pool falling off to brown | indoor night
a low table lamp from the left, warm on the near side, the rest of the room nearly black | indoor night
flat grey light from the whole sky, wet surfaces carrying the highlights | outdoor rain
grey light from behind that makes each falling drop show | outdoor day rain
lamps seen through falling water, each with a soft halo, the ground doubling them | outdoor night rain town
one distant lamp through falling water, a soft halo, everything near it in outline | outdoor night rain
a bruised half-light from low in the west, broken by one white flash | outdoor storm
flat white light from above and below at once, shadows nearly gone | outdoor snow
cold light from a white sky, one warm window far off | outdoor dusk snow
soft light without direction, depth told only by how pale each layer is | outdoor fog
one lamp behind the fog, a wide halo, everything near it in outline | outdoor night fog
restless light, cloud shadow crossing and clearing from the left | outdoor day wind
shafts from the surface above, moving slowly, turning blue-green and dim below | underwater
surface light from above left, rippling over everything, no fill from below | underwater
one hard white source from the left, no fill, the night side fully black | space
a distant hard key from the right, a thin blue bounce from below | space
grey window light, streaked by water on the pane, soft from the left | indoor rain
one broad soft source from high left, its edge feathered, an open shadow to the right
soft daylight from the left, falling off to open shade on the right | day
clear daylight from behind right, the near side in soft shade | day
one warm source low at the left, everything beyond it falling to black | night
cool first light from the left, the shadow side still blue | dawn
low warm light from the right, every edge drawn, the shadow side cool | golden
grey-violet window light from the left, one warm lamp against it, a white flash on the far wall | indoor storm
a single soft source from behind left, a white card returning a little from the right
`,
);

/** Light that belongs to a kind, wherever the hour allows it. */
export const LIGHTS_BY_GROUP = linesByGroup('light', {
  food: `
soft window light from behind left that shines through the steam, a white card at the right | indoor day
a warm lamp low behind the dish, its edge bright, the front lifted by a card | indoor night`,
  drink: `
window light from behind that shines through the liquid, a black card down one side | indoor day
one small lamp behind the glass, an amber edge, the room dropping to black | indoor night`,
  product: `
a tall strip light at the left that draws one clean line down the edge, a black flag opposite | indoor
an overhead softbox, feathered forward, the shadow soft and close beneath | indoor
one grazing key from the right that shows the surface, the background falling to dark | indoor`,
  insect: `
soft light from behind that shines through the wings, a pale card in front | day
low side light through the grass, every hair bright | golden`,
  plant: `
light from behind that shines through the petals, the stem in half shade | day`,
  sport: `
hard floodlight from two corners, crossed shadows, breath and dust lit | outdoor night
late side light from the left, the field in long bands | outdoor golden`,
  event: `
strings of small warm bulbs overhead, faces lit from all sides, the corners dark | indoor night
strings of warm bulbs between the trees, the sky behind still blue | outdoor dusk`,
  battle: `
low light from behind through dust, figures rimmed, faces in shade | outdoor`,
  being: `
one cold shaft from above, the far side read only by its edge | outdoor`,
  robot: `
cold tubes overhead, one amber indicator low on the chest | indoor
a sweep of blue-white work light from the right, the joints in hard shadow | indoor`,
  toy: `
one warm desk lamp low at the right, playing the sun, with a long soft shadow | indoor`,
  graphic: `
even light across the whole surface, no hot spot, no cast shadow | indoor
one grazing source from the left, just enough to show the grain of the surface | indoor`,
  machine: `
a door of daylight at the back, one work lamp on the moving part | indoor day
one bare work lamp above, oil catching it, the walls in darkness | indoor night`,
  city: `
shop windows at both sides as the keys, warm and low, the sky a deep blue strip | outdoor dusk
sky light from the end of the street, the near walls in open shade | outdoor day`,
});

/** Where hours pass within the shot. */
export const LIGHTS_OF_HOURS = linesOf(
  'light',
  'the sky as the only source, its angle and colour changing as the hours pass',
);
