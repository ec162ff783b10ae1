import type { KindScenes } from './scene.ts';

/** Meadows, crops, pasture, gardens, parks, hills and farmland. */
export const field: KindScenes = {
  studio: [
    {
      setting: [
        {
          text: 'recorded like a survey of tenure, boundary, rows and margin each in its own band, crop or turf distinct to the stem',
        },
        {
          text: 'composed as a level plate, near stems and far boundary equally sharp, nothing smeared between',
        },
        { text: '{place}, set out in level bands, near stems and far boundary equally sharp' },
      ],
      light: [
        { text: 'wide even sky, each band a tone paler with distance, no patch of glare' },
        {
          text: 'high cloud as one diffuser, greens and straws at full depth, no hard shadow',
          says: { weather: 'cloud' },
        },
        {
          text: 'sun from the left at thirty degrees, furrows modelled by a measured shadow on their right',
          says: { light: 'sun' },
        },
        {
          text: 'cool light before sunrise, dew a fine silver on each blade, colour held back',
          needs: { time: 'dawn' },
        },
        {
          text: 'moonlight from upper left on a five-minute exposure, stems grey-green, sky a clear navy',
          says: { light: 'moon' },
          needs: { time: 'night' },
        },
        {
          text: 'settled snow with stubble drawn through it, light returned evenly from below',
          says: { weather: 'snow' },
          needs: { weather: 'snow' },
        },
        {
          text: 'fog held beyond the far boundary, near stems crisp, distance in three pale steps',
          says: { weather: 'fog' },
          needs: { weather: 'fog' },
        },
        {
          text: 'rain light, soil nearly black, every leaf with one small highlight',
          says: { weather: 'rain' },
          needs: { weather: 'rain' },
        },
      ],
      camera: [
        { text: '4x5 camera, 135 mm, f/32, front tilt for depth, tripod' },
        { text: '35 mm, f/13, focus-stacked from one metre, level horizon' },
        { text: '70 mm, f/11, tripod at head height, bubble centred' },
      ],
      composition: [
        { text: 'horizon on the upper third, furrows or rows vanishing to a central point' },
        { text: 'one upright on the right third, boundary straight and level' },
        { text: 'four parallel bands, equal margins left and right, a quarter sky' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'barley, hedge green, loam, duck-egg' },
        { text: 'clover, chalk soil, ash, pale gold' },
        { text: 'stubble, moss, rust dock, pearl' },
      ],
      mood: [{ text: 'well tended' }, { text: 'settled' }, { text: 'in good order' }],
      style: [
        { text: 'agricultural survey photograph, sheet film' },
        { text: 'county-archive landscape plate' },
        { text: 'land-registry record print, neutral colour' },
      ],
      negative: [
        { text: 'no doubled rows' },
        { text: 'no tilted skyline' },
        { text: 'no oversaturated green' },
      ],
    },
    {
      setting: [
        { text: 'described from above head height, pattern of row and margin complete to each edge' },
        {
          text: 'treated as a textile, sown lines parallel with the lower edge, each width repeated exactly',
        },
      ],
      light: [
        { text: 'broad top light, neighbouring rows separated by the colour of leaf and soil' },
        { text: 'low light from the left edge, each row doubled by a narrow dark', says: { light: 'sun' } },
        {
          text: 'blue light after sundown, long exposure, rows still countable to the boundary',
          needs: { time: 'dusk' },
        },
        { text: 'first light along the rows, one side of each silvered', needs: { time: 'dawn' } },
        { text: 'frost on every stem, contrast small and clean', needs: { season: 'winter' } },
      ],
      camera: [
        { text: '50 mm, f/11, tripod on a platform, sensor parallel with the slope' },
        { text: '90 mm, f/16, high mast, no perspective lines bent' },
        { text: '120 mm on 6x7, f/22, tripod on a trailer bed' },
      ],
      composition: [
        { text: 'rows horizontal and even, boundary trimmed on all four sides' },
        { text: 'a diagonal of furrows from lower left, headland a plain triangle' },
        { text: 'repeating widths left to right, one different strip at the right fifth' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'rape yellow, soil brown, sage' },
        { text: 'flax blue, chalk, straw, fern' },
        { text: 'lettuce, iron soil, bone' },
      ],
      mood: [{ text: 'regular' }, { text: 'industrious' }, { text: 'patient' }],
      style: [
        { text: 'seed-catalogue field photograph' },
        { text: 'aerial-mast crop record' },
        { text: 'agronomy textbook plate' },
      ],
      negative: [{ text: 'no repeated patches' }, { text: 'no lettering cut in the crop' }],
    },
    {
      setting: [
        {
          text: 'portrayed with its one landmark squared up, whatever stands there clear against plain distance',
        },
        { text: 'isolated as a specimen of good ground, stem, flower head and root edge described in front' },
      ],
      light: [
        { text: 'a large soft source of sky from the left, landmark rounded, shadow pale on the grass' },
        {
          text: 'white reflector daylight from both sides, flower heads without hot spots',
          needs: { time: 'day' },
        },
        {
          text: 'the final quarter hour of low sun from the left, landmark edged with gold, shadow held open',
          says: { light: 'sun' },
          needs: { time: 'golden-hour' },
        },
        {
          text: 'lantern-lit at the right, field exposed by sky glow, both legible',
          says: { light: 'lamp' },
          needs: { time: 'night' },
        },
        {
          text: 'drizzle as diffuser, petals beaded, distance a flat grey card',
          says: { weather: 'rain' },
          needs: { weather: 'rain' },
        },
      ],
      camera: [
        { text: '85 mm, f/9, tripod at waist height, distance just soft' },
        { text: '100 mm, f/11, focus-stacked, one metre above ground' },
        { text: '150 mm, f/8, tripod, level' },
      ],
      composition: [
        { text: 'landmark centred, a third of the height, clear margins' },
        { text: 'landmark on the left third, its ground running level to the right' },
        { text: 'nearest stems along the lower quarter, the landmark small and sharp above' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'buttercup, oak, galvanised grey, cream' },
        { text: 'poppy, wheat, slate blue' },
        { text: 'thistle mauve, hay, lead' },
      ],
      mood: [{ text: 'plain-spoken' }, { text: 'rooted' }, { text: 'content' }],
      style: [
        { text: 'rural-trades archive photograph' },
        { text: 'countryside almanac plate' },
        { text: 'natural-history society print' },
      ],
      negative: [{ text: 'no wire tangles' }],
    },
  ],
  cinematic: [
    {
      setting: [
        {
          text: 'with somebody wading home through it, a jacket over one shoulder, seed heads brushing the sleeves',
        },
        { text: '{place}, {prop} left where work stopped, swallows low' },
        {
          text: 'on the last evening of the cut, trailers going off down the lane, chaff hanging',
          says: { time: 'dusk' },
        },
        { text: 'as a dog puts up a hare, everything near shaking, the far slope asleep' },
      ],
      light: [
        { text: 'glow sits along the far edge, near stems dark with burning tips' },
        {
          text: 'sun flat through chaff and pollen, the whole slope lit like a lantern',
          says: { light: 'sun', time: 'golden-hour' },
        },
        {
          text: 'headlamps working the far end, dust rising white through their beams',
          says: { light: 'lamp' },
          needs: { time: 'night' },
        },
        {
          text: 'broken shade sliding downhill, one bright acre escaping ahead of it',
          says: { weather: 'wind' },
        },
        {
          text: 'first sun skims the tops, cold air coiled in the dip',
          says: { light: 'sun' },
          needs: { time: 'dawn' },
        },
        {
          text: 'thunder-blue overhead, the crop beneath lit as if switched on',
          says: { weather: 'storm' },
          needs: { weather: 'storm' },
        },
        {
          text: 'rain crossing in columns, the near gate shining',
          says: { weather: 'rain' },
          needs: { weather: 'rain' },
        },
        {
          text: 'snow whirling off the ridge, a trodden line to the trough',
          says: { weather: 'snow' },
          needs: { weather: 'snow' },
        },
      ],
      camera: [
        { text: '28 mm at seed-head height, stalks smearing over the bottom' },
        { text: '135 mm along the slope, layers squeezed together' },
        { text: '40 mm, walking pace, a few steps behind' },
      ],
      composition: [
        { text: 'figure or gate in the far third, stalks blurred near, slope rolling up to the top' },
        { text: 'one dark edge pulling in toward a bright gap' },
        { text: 'ridge tipped high, the near ground taking over' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'honey, thunder blue, hedge black' },
        { text: 'wheat glow, brick jacket, teal shade' },
        { text: 'hay, plum distance, copper' },
      ],
      mood: [{ text: 'going home' }, { text: 'midsummer ache' }, { text: 'ordinary grace' }],
      style: [
        { text: 'magic-hour feature film frame, 65 mm' },
        { text: 'pastoral drama, 35 mm colour negative' },
        { text: 'farm documentary, super-16' },
      ],
      motion: [
        { text: 'seed heads rolling in waves', says: { weather: 'wind' } },
        { text: 'swallows cutting low' },
        { text: 'chaff drifting' },
      ],
      negative: [{ text: 'no posing' }],
    },
    {
      setting: [
        {
          text: "seen over a five-bar gate with baler twine on the latch, somebody's lunch tin on the post",
          somewhere: true,
        },
        {
          text: 'lying down in it, stalks arching over, an aircraft scratching the blue',
          says: { time: 'day' },
          needs: { time: 'day' },
        },
        {
          text: 'watched from the lane through a gap in the hedge, bicycle dropped, breath coming back',
          somewhere: true,
        },
        { text: '{place}, seen past {prop}, twine knotted on the latch' },
        { text: "seen low through its own growth, breath coming back, somebody's lunch tin dropped near" },
      ],
      light: [
        { text: 'brightness leaks through in coins, near things almost black' },
        {
          text: 'sun overhead seen past stalks, edges glassy, faces of leaves lit through',
          says: { light: 'sun' },
          needs: { time: 'day' },
        },
        { text: 'red tail-glow low down, dew already falling, bats', needs: { time: 'dusk' } },
        {
          text: 'thin dark, one farmhouse lamp far off, the trough holding it',
          says: { light: 'lamp' },
          needs: { time: 'night' },
        },
        {
          text: 'sodden half-day, puddled ruts the brightest thing about',
          says: { weather: 'rain' },
          needs: { weather: 'rain' },
        },
        {
          text: 'a milky disc in fog, cows arriving as shapes',
          says: { weather: 'fog' },
          needs: { weather: 'fog' },
        },
      ],
      camera: [
        { text: '24 mm, low down, stalks looming past the lens' },
        { text: '50 mm, nearest edge dissolved' },
        { text: '35 mm, near leaves streaked' },
      ],
      composition: [
        { text: 'dark near bars or twigs striping the bottom, slope going off beyond' },
        { text: 'ring of stalks around an off-centre gap' },
        { text: 'dark on one side, ground streaming to a point' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'twine orange, dung brown, mint' },
        { text: 'cornflower, straw glare, rust' },
        { text: 'oilskin, clover, wet slate' },
      ],
      mood: [{ text: 'truant' }, { text: 'drowsy' }, { text: 'nothing urgent' }],
      style: [
        { text: 'coming-of-age film still, faded stock' },
        { text: 'home-movie frame, 8 mm reversal' },
        { text: 'rural realist feature, available glow' },
      ],
      motion: [
        { text: 'stalks tipping and righting' },
        { text: 'something small hopping off' },
        { text: 'a sleeve dragging through it' },
      ],
      negative: [{ text: 'no fused blades' }],
    },
    {
      setting: [
        {
          text: 'with the fair packing up along the far side, poles and canvas coming down, a pony led away',
          somewhere: true,
        },
        { text: 'being crossed by a country bus, hedges brushing its glass', somewhere: true },
        {
          text: 'with an old caravan drawn up on the near side, its stovepipe smoking, a chair left out',
          somewhere: true,
        },
        {
          text: 'with something passing along its far side, poles, canvas, an engine note, nobody looking over here',
        },
      ],
      light: [
        { text: 'a slot of brightness beneath a heavy lid, every upright dark against it' },
        {
          text: 'strings of bulbs going off one run at a time, grass green underneath',
          says: { light: 'lamp' },
          needs: { time: 'night' },
        },
        {
          text: 'low sun down the whole length, every upright rimmed',
          says: { light: 'sun' },
          needs: { time: 'golden-hour' },
        },
        { text: 'white glare and long blue shade thrown by each post', needs: { season: 'winter' } },
        { text: 'grey beginning, smoke from one chimney going straight up', needs: { time: 'dawn' } },
      ],
      camera: [
        { text: '85 mm, flattened grass near' },
        { text: '300 mm from the opposite slope, flattened, everything stacked' },
        { text: '32 mm, knee height, grass heads close' },
      ],
      composition: [
        { text: 'something thin crossing near, open slope tilted beyond' },
        { text: 'one small warm shape, far left, dark closing on it' },
        { text: 'hard crop, ground taking over, the action along the top' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'canvas stripe, grass stain, dusk mauve' },
        { text: 'flood pewter, rust, reed' },
        { text: 'bus cream, hawthorn, ink' },
      ],
      mood: [{ text: 'packing up' }, { text: 'nearly over' }, { text: 'passing through' }],
      style: [
        { text: 'travelling-fair documentary, colour negative' },
        { text: 'provincial drama, 1970s stock' },
        { text: 'roadside reportage, pushed film' },
      ],
      motion: [
        { text: 'canvas sagging down' },
        { text: 'smoke bending flat' },
        { text: 'something lurching over a rut' },
      ],
      negative: [{ text: 'no crowd facing us' }],
    },
  ],
  minimal: [
    {
      setting: [
        { text: 'one line of ground, one tree, sky', somewhere: true },
        { text: 'bare ground, one post, no more', somewhere: true },
        { text: 'a single blade-thin slope under blank air' },
      ],
      light: [
        { text: 'thin white, no direction at all' },
        { text: 'pale first grey, hardly a tone', needs: { time: 'dawn' } },
        { text: 'snow, every edge lost but one', says: { weather: 'snow' }, needs: { weather: 'snow' } },
        { text: 'fog, the far side gone', says: { weather: 'fog' }, needs: { weather: 'fog' } },
        { text: 'moon, thin silver, no detail', says: { light: 'moon' }, needs: { time: 'night' } },
        { text: 'hot flat glare, one short dark', says: { light: 'sun' }, needs: { time: 'day' } },
      ],
      camera: [
        { text: '100 mm, level, distant' },
        { text: '200 mm, flattened, far off' },
        { text: '50 mm, low, wide open ground' },
      ],
      composition: [
        { text: 'one accent small, right, horizon very low' },
        { text: 'weight bottom centre, rest empty' },
        { text: 'slope entering low left, blank above' },
      ],
      palette: [
        { text: 'straw, ink, white' },
        { text: '{colour1}, {colour2}, white' },
        { text: 'snow grey, one green' },
      ],
      mood: [{ text: 'quiet' }, { text: 'bare' }, { text: 'wide' }],
      style: [
        { text: 'small toned silver print' },
        { text: 'quiet colour print' },
        { text: 'etching-like study' },
      ],
      negative: [{ text: 'nothing added' }],
    },
    {
      setting: [
        { text: 'nothing but crop colour meeting air' },
        { text: 'only two planes, one warm, one cool' },
        { text: 'cropped to stems, no horizon' },
      ],
      light: [
        { text: 'dull, thin, equal throughout' },
        { text: 'low slant, one plane brighter', says: { light: 'sun' }, needs: { time: 'golden-hour' } },
        { text: 'drizzle veil, colours sunk', says: { weather: 'rain' }, needs: { weather: 'rain' } },
        { text: 'dark, one paler strip', needs: { time: 'night' } },
      ],
      camera: [
        { text: '150 mm, one detail, tight' },
        { text: '85 mm, straight down' },
        { text: '70 mm, level' },
      ],
      composition: [
        { text: 'halves, one seam, dead straight' },
        { text: 'growth to three edges' },
        { text: 'narrow colour strip along the bottom' },
      ],
      palette: [
        { text: 'gold, grey, milk' },
        { text: '{colour1}, {colour2}, milk' },
        { text: 'one green, chalk' },
      ],
      mood: [{ text: 'mute' }, { text: 'slow' }, { text: 'plain' }],
      style: [{ text: 'colour-plane print' }, { text: 'matte book page' }, { text: 'woodcut-plain study' }],
      negative: [{ text: 'nothing extra' }],
    },
    {
      setting: [
        { text: 'far off, whole, one scrap of colour' },
        { text: 'empty, a single mark where paths met', somewhere: true },
        { text: 'unused, gone to seed, unmarked', somewhere: true },
      ],
      light: [
        { text: 'sourceless haze, thin contrast' },
        { text: 'faint last strip, low', needs: { time: 'dusk' } },
        { text: 'starlit, barely separate', says: { light: 'stars' }, needs: { time: 'night' } },
      ],
      camera: [{ text: '300 mm, hazed, distant' }, { text: '35 mm, overhead' }, { text: '120 mm, high up' }],
      composition: [
        { text: 'scrap of colour, lower left' },
        { text: 'mark dead centre, tiny' },
        { text: 'bottom fifth, blank sky' },
      ],
      palette: [
        { text: 'oat, umber, paper' },
        { text: '{colour1}, {colour2}, paper' },
        { text: 'hay, cold blue' },
      ],
      mood: [{ text: 'unhurried' }, { text: 'lonely' }, { text: 'fallow' }],
      style: [{ text: 'faded postcard study' }, { text: 'pinhole print' }, { text: 'duotone page' }],
      negative: [{ text: 'nothing invented' }],
    },
  ],
};
