import type { KindScenes } from './scene.ts';

/** Life in and beside the water: clear water as studio, surge and depth as cinema. */
export const seaAnimal: KindScenes = {
  studio: [
    {
      setting: [
        {
          text: 'held against one uniform depth of blue-black, fins, arms or shell complete, floating particles cleared',
          says: { place: 'underwater' },
          somewhere: true,
        },
        {
          text: 'presented as an aquarium plate, clean acrylic, filtered water, markings legible to the tail',
          says: { place: 'underwater' },
          somewhere: true,
        },
        {
          text: 'whole outline visible, skin texture and markings readable, nothing competing nearby',
          says: { shows: 'figure' },
        },
        { text: '{place}, the surround reduced to one tone, outline complete', says: { shows: 'figure' } },
        { text: 'set off by tone alone, skin texture and markings readable, nothing competing nearby' },
      ],
      light: [
        { text: 'one broad source above at camera left, falling away beneath, wet highlights kept narrow' },
        {
          text: 'twin strobes on long arms, angled outward, particles unlit, colour restored at depth',
          says: { light: 'studio', place: 'underwater' },
        },
        {
          text: 'bright overcast high above, even on wet skin, glare removed by polariser',
          says: { weather: 'cloud' },
        },
        {
          text: 'floodlamps either side, balanced in output, water beyond going cleanly black',
          says: { light: 'lamp' },
          needs: { time: 'night' },
        },
        {
          text: 'polarised morning skylight at camera left, cool, detail held in wet skin',
          says: { place: 'outdoor' },
          needs: { time: 'dawn' },
        },
      ],
      camera: [
        { text: '60 mm, f/11, level with the eye' },
        { text: '100 mm, f/13, parallel with the flank' },
        { text: '50 mm, f/10, flat port, eye in critical focus' },
      ],
      composition: [
        {
          text: 'profile centred, a body-length of empty water ahead',
          says: { place: 'underwater', shows: 'figure' },
        },
        { text: 'outline on the main diagonal, extremities well inside', says: { shows: 'figure' } },
        { text: 'centred, two thirds of the width, plain tone all round' },
        { text: 'ranked at equal depth, none hidden by another', needs: { count: 'many' } },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'ink blue, silver, coral' },
        { text: 'black, pearl, kelp green' },
        { text: 'navy, ivory, salmon' },
      ],
      mood: [{ text: 'suspended' }, { text: 'otherworldly' }, { text: 'lucid' }],
      style: [
        { text: 'marine-biology reference plate' },
        { text: 'black-water specimen photograph' },
        { text: 'aquarium-archive transparency' },
      ],
      negative: [{ text: 'no stray particles' }, { text: 'no extra fins, no doubled eyes' }],
    },
    {
      setting: [
        {
          text: 'detail distance, eye, skin and pattern described like enamel, everything behind dissolved into dark',
          says: { shows: 'face' },
        },
        {
          text: 'lifted out of the surroundings by a plain pale ground, silhouette crisp, skin gleaming',
          somewhere: true,
        },
        {
          text: '{place}, eye, skin and pattern described like enamel, surroundings dissolved into dark',
          says: { shows: 'face' },
        },
        { text: 'described patch by patch, texture given like lacquer, the rest allowed to dim' },
      ],
      light: [
        {
          text: 'a soft overhead source with white reflector underneath, translucent tissue allowed to glow gently',
        },
        {
          text: 'snooted beam at camera left, a circle of colour, falling to nothing around',
          says: { light: 'studio', place: 'underwater' },
        },
        { text: 'hazy sun filtered at camera left, wet skin modelled, blacks open', says: { light: 'sun' } },
        {
          text: 'a rain-grey dome above, glistening skin, no dark side, blacks open',
          says: { weather: 'rain' },
          needs: { weather: 'rain' },
        },
      ],
      camera: [
        { text: '105 mm, f/16, perpendicular to the body' },
        { text: '90 mm, f/14, steadied, eye sharp' },
        { text: '150 mm, f/11, locked off, neutral filter' },
      ],
      composition: [
        {
          text: 'eye on the upper left intersection, pattern filling the remainder',
          says: { shows: 'face' },
        },
        { text: 'symmetrical, head central, equal dark margins on every side', says: { shows: 'face' } },
        { text: 'along the lower third, plain tone above', says: { shows: 'figure' } },
        { text: 'weighted to the left, right side one plain tone' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'enamel white, cobalt, rust' },
        { text: 'slate, mother-of-pearl, olive' },
        { text: 'graphite, rose, bone' },
      ],
      mood: [{ text: 'jewelled' }, { text: 'impassive' }, { text: 'ancient' }],
      style: [
        { text: 'fine-art marine portrait' },
        { text: 'laboratory colour macro' },
        { text: 'oceanarium monograph plate' },
      ],
      negative: [{ text: 'no backscatter' }, { text: 'no merged fins' }],
    },
  ],
  cinematic: [
    {
      setting: [
        {
          text: 'at touching distance, silt, torn weed and broken glitter turning all about',
          says: { place: 'underwater' },
        },
        {
          text: 'beside a hull crusted with barnacles, chain slanting off into gloom',
          says: { place: 'underwater' },
          somewhere: true,
        },
        { text: 'met too near for comfort, wake, grit and broken glitter still hanging in the wet' },
        { text: "{place}, {prop} drifting into view, someone's bubbles or footprints trailing away" },
      ],
      light: [
        {
          text: 'shafts lean in on a slant, breaking up as they sink, everything far away dim teal',
          says: { place: 'underwater' },
        },
        {
          text: 'low sun melts over the swell, backs wet gold, troughs violet',
          says: { light: 'sun', time: 'golden-hour', place: 'outdoor' },
          somewhere: true,
        },
        {
          text: 'blue sparks of plankton at every movement, one boat lantern overhead',
          says: { light: 'lamp' },
          needs: { time: 'night' },
          somewhere: true,
        },
        {
          text: 'a rose horizon, oily calm up to the edge of it, first gulls',
          says: { place: 'outdoor' },
          needs: { time: 'dawn' },
        },
        {
          text: 'a squall hammers the surface into nails, nothing but green gloom beneath',
          says: { weather: 'storm' },
          needs: { weather: 'storm' },
        },
        {
          text: 'a downpour pocks the swell, spume blowing, one lighter seam far off',
          says: { weather: 'rain' },
          needs: { weather: 'rain' },
        },
        {
          text: 'brightness enters on one side only, breaking over every wet edge, anything far away dim teal',
        },
      ],
      camera: [
        { text: '16 mm fisheye, dome half submerged' },
        { text: '24 mm, looking steeply upward' },
        { text: '35 mm, close enough to bump' },
      ],
      composition: [
        { text: 'entering on the right, bright roof of ripples far overhead', says: { place: 'underwater' } },
        { text: 'immense and cropped, a small swimmer giving scale', says: { place: 'underwater' } },
        { text: 'low on the right, restless texture filling three quarters', says: { shows: 'figure' } },
        { text: 'pouring by in a ribbon, the nearest ones blurred', needs: { count: 'many' } },
        { text: 'entering hard on the right, its nearer side cropped' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'bottle-green, ember, foam' },
        { text: 'teal, rusted iron, sand' },
        { text: 'turquoise, petrol, peach' },
      ],
      mood: [{ text: 'vertigo' }, { text: 'encounter' }, { text: 'tide turning' }],
      style: [
        { text: 'ocean-expedition documentary' },
        { text: 'surf-film still, grainy' },
        { text: 'feature-film wide, cold grade' },
      ],
      motion: [
        { text: 'silt swirling', says: { place: 'underwater' } },
        { text: 'spray hanging mid-air', says: { place: 'outdoor' }, somewhere: true },
        { text: 'weed streaming sideways', says: { place: 'underwater' } },
        { text: 'bubbles or droplets hanging' },
      ],
      negative: [{ text: 'no cute expression' }],
    },
    {
      setting: [
        {
          text: 'where the harbour leaks into the sea, rope ends, mussels, a sunken bicycle, voices overhead',
          says: { place: 'outdoor' },
          somewhere: true,
        },
        {
          text: 'at the margin of human business, rope ends, flakes of hull paint, one lost glove adrift',
          somewhere: true,
        },
        {
          text: "on the boards of a landing stage, crates, hose, someone's yellow boots",
          says: { place: 'outdoor' },
          somewhere: true,
        },
        { text: '{place} at slack tide, {prop} lying where the water dropped it' },
        { text: "met at arm's length, trails and specks still hanging, somebody's fingertips just in view" },
      ],
      light: [
        { text: 'glitter thrown up sideways ripples over every wet surface, hot and restless' },
        {
          text: 'quay lamps wobble in long stripes on the water, the rest tar',
          says: { light: 'street' },
          needs: { time: 'night' },
          somewhere: true,
        },
        {
          text: 'sun straight overhead in the shallows, nets of gold sliding over sand',
          says: { light: 'sun' },
          somewhere: true,
        },
        {
          text: 'sea fret closing in, sounds nearer than shapes, far hulls mere stains',
          says: { weather: 'fog' },
          needs: { weather: 'fog' },
        },
        {
          text: 'the last copper seam closes far off, everything nearer turning slate',
          needs: { time: 'dusk' },
        },
      ],
      camera: [
        { text: '28 mm, half drowned, droplets on the front glass' },
        { text: '135 mm over boat rails, swaying', says: { place: 'outdoor' }, somewhere: true },
        { text: '50 mm, wide open, something wet and dark close by' },
        { text: '40 mm, wide open, held unsteadily at the level of the eye' },
      ],
      composition: [
        { text: 'right of centre, one diagonal running toward the lens, verticals askew' },
        {
          text: 'tiny among ribs of sand, tide drawing lines off to a corner',
          says: { shows: 'figure' },
          somewhere: true,
        },
        {
          text: 'through the gap between two hulls, bright beyond',
          says: { place: 'outdoor' },
          somewhere: true,
        },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'oilskin yellow, tar, mussel blue' },
        { text: 'coral, wet concrete, sea glass' },
        { text: 'orange buoy, weed, gunmetal' },
      ],
      mood: [{ text: 'stranded' }, { text: 'briny' }, { text: 'wary' }],
      style: [
        { text: 'fishing-port reportage, colour negative' },
        { text: 'coastal drama still' },
        { text: 'salt-stained slide film' },
      ],
      motion: [
        { text: 'foam sliding back', says: { place: 'outdoor' }, somewhere: true },
        { text: 'a gull passing, smeared', says: { place: 'outdoor' }, somewhere: true },
        { text: 'something pale sliding back' },
      ],
      negative: [{ text: 'no dead eyes' }],
    },
  ],
  minimal: [
    {
      setting: [
        { text: 'pale shape in nothing', says: { shows: 'figure' }, somewhere: true },
        { text: 'bare outline, depth unspoken', says: { shows: 'figure' } },
        { text: 'one fin, tentacle or claw', says: { shows: 'face' }, somewhere: true },
        { text: 'pale drift on black', says: { shows: 'figure' }, somewhere: true },
        { text: 'tone and contour only' },
      ],
      light: [
        { text: 'lone ray, vertical' },
        { text: 'faint inward glow' },
        { text: 'blank brightness, no modelling' },
        { text: 'lunar gleam, one edge', says: { light: 'moon' }, needs: { time: 'night' } },
        { text: 'pearly, unsure, low', needs: { time: 'dawn' } },
      ],
      camera: [{ text: '60 mm, remote' }, { text: '200 mm, flat-on' }, { text: '100 mm macro, close' }],
      composition: [
        { text: 'bottom corner, immense blue-black', says: { shows: 'figure' } },
        { text: 'speck at dead centre', says: { shows: 'figure' } },
        { text: 'arc cutting corner to corner' },
      ],
      palette: [
        { text: 'black, milk' },
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'abyss blue, white' },
        { text: '{colour1}, {colour2}, off-white' },
      ],
      mood: [{ text: 'drifting' }, { text: 'deep' }, { text: 'wordless' }],
      style: [
        { text: 'cyanotype simplicity, pale' },
        { text: 'quiet art print' },
        { text: 'delicacy of an x-ray' },
      ],
      negative: [{ text: 'nothing added' }],
    },
    {
      setting: [
        { text: 'skin as abstract map', says: { shows: 'face' }, somewhere: true },
        { text: 'a single unlidded eye', says: { shows: 'face' }, somewhere: true },
        { text: 'repeating scale, nothing more', says: { shows: 'face' }, somewhere: true },
        {
          text: 'scatter of forms, wide apart',
          says: { shows: 'figure' },
          needs: { count: 'many' },
          somewhere: true,
        },
        { text: 'reduced to sheen and edge' },
      ],
      light: [
        { text: 'grazing, narrow, chill' },
        { text: 'dim and even throughout' },
        { text: 'a spark or two, small' },
        { text: 'grey wash, wet', says: { weather: 'rain' }, needs: { weather: 'rain' } },
        { text: 'ember thread, horizontal', needs: { time: 'dusk' } },
      ],
      camera: [
        { text: '105 mm macro, square', says: { shows: 'face' } },
        { text: '180 mm macro, plumb', says: { shows: 'face' } },
        { text: '35 mm, far beneath', says: { place: 'underwater' } },
        { text: '70 mm, very distant', says: { shows: 'figure' } },
        { text: '90 mm, level, plain' },
      ],
      composition: [
        { text: 'overrunning all four limits', says: { shows: 'face' } },
        { text: 'weight upper right, rest pattern' },
        { text: 'lower strip, emptiness stacked high', says: { shows: 'figure' } },
        { text: 'split by one contour' },
      ],
      palette: [
        { text: 'oyster, ink' },
        { text: '{colour2}, {colour1}, near-black' },
        { text: 'jade, charcoal, shell' },
      ],
      mood: [{ text: 'alien' }, { text: 'lulled' }, { text: 'cool' }],
      style: [
        { text: 'marbled-paper abstraction, photographed' },
        { text: 'pale gravure fragment' },
        { text: 'ceramic-glaze study, matte' },
      ],
      negative: [{ text: 'nothing written' }],
    },
  ],
};
