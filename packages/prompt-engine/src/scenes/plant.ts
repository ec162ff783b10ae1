import type { KindScenes } from './scene.ts';

/** Flowers, leaves and trees: botanical plate, weathered moment, one line. */
export const plant: KindScenes = {
  studio: [
    {
      setting: [
        {
          text: 'presented as a botanical plate, base to newest tip visible, each part turned to show its face or reverse',
        },
        {
          text: 'against a chalk-grey board, no label or stake, faults and insect holes kept',
          says: { place: 'indoor' },
          somewhere: true,
        },
        { text: 'seen whole, every fork and petal edge separate, neighbouring growth subdued to one tone' },
        { text: '{place}, neighbouring growth subdued to one tone, every fork separate' },
      ],
      light: [
        {
          text: 'one broad source high at camera left, a gentle gradient over each surface, finest texture drawn out',
        },
        {
          text: 'large softbox at camera left, white card beneath, a little backlight for translucency',
          says: { light: 'studio', place: 'indoor' },
        },
        {
          text: 'tall north window at camera left, muslin hung, greens kept cool and separate',
          says: { light: 'window', place: 'indoor' },
        },
        {
          text: 'even high overcast, the whole plant in one tone range, no leaf glaring',
          says: { weather: 'cloud' },
        },
        {
          text: 'dew retained, early sky above camera left, whites below clipping',
          says: { place: 'outdoor' },
          needs: { time: 'dawn' },
        },
        {
          text: 'snow outlining the upper surfaces, clean fill returned underneath every one',
          says: { weather: 'snow' },
          needs: { weather: 'snow' },
        },
        {
          text: 'shielded garden lamp at camera left, nearest forms modelled, ground beyond black',
          says: { light: 'lamp', place: 'outdoor' },
          needs: { time: 'night' },
          somewhere: true,
        },
      ],
      camera: [
        { text: '90 mm, f/11, tripod, parallel with the main stem' },
        { text: '100 mm macro, f/13, stacked, wind excluded' },
        { text: '120 mm large format, f/22, movements used for depth' },
      ],
      composition: [
        { text: 'vertical axis centred, tip a sixth below the top, equal side margins' },
        { text: 'main stem on the left third, growth arching to upper right' },
        { text: 'evenly spaced as on a herbarium sheet, none crossing', needs: { count: 'many' } },
        { text: 'topmost growth filling the upper half, stem dividing the lower' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'leaf green, chalk, stem rust' },
        { text: 'sage, cream, blush' },
        { text: 'moss, parchment, plum' },
      ],
      mood: [{ text: 'botanical' }, { text: 'fresh' }, { text: 'composed' }],
      style: [
        { text: 'herbarium plate, photographed' },
        { text: 'botanical monograph, large format' },
        { text: 'seed-catalogue colour plate' },
      ],
      negative: [{ text: 'no labels' }, { text: 'no invented leaf shapes' }],
    },
    {
      setting: [
        {
          text: 'set before near-black velvet, every part described like porcelain, stem entering cleanly',
          says: { place: 'indoor' },
          somewhere: true,
        },
        {
          text: 'reduced to pure architecture, branching, thorn and bud given equal attention, the ground behind unbroken',
        },
        { text: '{place}, the ground behind unbroken, bud and thorn alike sharp' },
      ],
      light: [
        {
          text: 'a narrow source at camera left, black flag opposite, forms emerging roundly, the shaded side held open',
        },
        {
          text: 'gridded beauty dish above camera left, dim tracing strip on the right flank',
          says: { light: 'studio', place: 'indoor' },
        },
        { text: 'raking sun at camera left, texture described, gaps going dark', says: { light: 'sun' } },
        {
          text: 'rain-washed overcast, greens a tone deeper, droplets rimmed with grey',
          says: { weather: 'rain' },
          needs: { weather: 'rain' },
        },
        {
          text: 'fog separating near growth by tone, farther growth paler by degrees',
          says: { weather: 'fog' },
          needs: { weather: 'fog' },
        },
      ],
      camera: [
        { text: '105 mm, f/16, tripod' },
        { text: '80 mm medium format, f/14, level with the topmost growth' },
        { text: '150 mm, f/11, tripod, tip and base both sharp' },
      ],
      composition: [
        { text: 'single curve leading bottom left to top, remaining half quiet' },
        { text: 'symmetrical around the heart of the plant, margins clean' },
        { text: 'growth three quarters of the height, base visible' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'ink, petal white, olive' },
        { text: 'aubergine, celadon, bone' },
        { text: 'umber, lime, ivory' },
      ],
      mood: [{ text: 'sculptural' }, { text: 'solemn' }, { text: 'ripe' }],
      style: [
        { text: 'sculptural plant portrait, 1920s clarity' },
        { text: 'Dutch dark-ground study, photographed' },
        { text: 'platinum-toned colour print' },
      ],
      negative: [{ text: 'no plastic sheen' }, { text: 'no merged stems' }],
    },
  ],
  cinematic: [
    {
      setting: [
        {
          text: 'surviving where people left in a hurry, a tilted chair, loose wire, flaking paint',
          somewhere: true,
        },
        {
          text: 'by an allotment shed, string, upturned buckets, a coat over the fork',
          says: { place: 'outdoor' },
          somewhere: true,
        },
        {
          text: 'on a sill above a busy road, buses passing, condensation, a chipped saucer',
          says: { place: 'indoor', light: 'window' },
          needs: { place: 'indoor' },
          somewhere: true,
        },
        { text: "{place}, {prop} dropped nearby, someone's sleeve just leaving the picture" },
        {
          text: 'come upon by somebody in passing, a sleeve brushing it, a dropped glove, the day going on elsewhere',
        },
      ],
      light: [
        { text: 'glow arrives through the growth, not onto it, edges like lace, undersides humming' },
        {
          text: 'sunset slips in flat beneath everything, pollen ablaze, stems crossing in black',
          says: { light: 'sun', time: 'golden-hour' },
        },
        {
          text: 'passing headlights comb through, huge silhouettes wheeling over whatever stands behind',
          says: { light: 'lamp' },
          needs: { time: 'night' },
        },
        {
          text: 'breath-white haze along the ground, tips just beginning to show pink',
          needs: { time: 'dawn' },
        },
        {
          text: 'shower ending, every rim strung with beads, steam going up',
          says: { weather: 'rain' },
          needs: { weather: 'rain' },
        },
        {
          text: 'wet snow bending whatever it lands on, dull blue hollows',
          says: { weather: 'snow' },
          needs: { weather: 'snow' },
        },
      ],
      camera: [
        { text: '35 mm, crouched very near, wide open' },
        { text: '50 mm vintage lens, swirling edges' },
        { text: '200 mm through two thicknesses of blur' },
      ],
      composition: [
        { text: 'right third, near blur melting over a corner, depth escaping' },
        { text: 'crowding in along the bottom, small bright opening beyond' },
        { text: 'leaning out of the dark at right, space deepening diagonally' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'chlorophyll, brick, dusk violet' },
        { text: 'marigold, rain blue, rust' },
        { text: 'acid yellow, shed brown, teal' },
      ],
      mood: [{ text: 'reclaimed' }, { text: 'overgrown' }, { text: 'somebody tends this' }],
      style: [
        { text: 'literary-adaptation still, 35 mm' },
        { text: 'garden diary, expired film' },
        { text: 'slow documentary frame' },
      ],
      motion: [
        { text: 'something small falling, unsharp' },
        { text: 'a tip swaying after a bird' },
        { text: 'curtain sucking in and out', needs: { place: 'indoor' } },
      ],
      negative: [{ text: 'no wax-like shine' }],
    },
    {
      setting: [
        {
          text: 'met on the way to something else, a bicycle leaning near, a coat slung over the handlebars',
          somewhere: true,
        },
        {
          text: 'at the back of the greenhouse, cracked panes, hose dripping, transistor radio',
          says: { place: 'indoor' },
          needs: { place: 'indoor' },
          somewhere: true,
        },
        {
          text: 'on open ground under big weather, gusts flattening whatever grows nearby',
          says: { place: 'outdoor' },
          somewhere: true,
        },
        { text: '{place}, {prop} forgotten close by, a coat slung over the nearest rail' },
        {
          text: 'noticed late by somebody busy with another matter, one hand half stretched out, talk dropped',
        },
      ],
      light: [
        { text: 'one slot of brilliance finds the topmost growth, the remainder given over to gloom' },
        {
          text: 'sun dazzles behind, flare spilling over, thin parts glowing like stained paper',
          says: { light: 'sun' },
        },
        {
          text: 'a bare bulb behind steamed glass, moths knocking, blackness all round',
          says: { light: 'lamp', place: 'indoor' },
          needs: { time: 'night' },
          somewhere: true,
        },
        {
          text: 'purple squall massing far back, growth in front of it unnaturally vivid',
          says: { weather: 'storm' },
          needs: { weather: 'storm' },
        },
        {
          text: 'murk swallowing the stems one after another, last colour close by',
          says: { weather: 'fog' },
          needs: { weather: 'fog' },
        },
      ],
      camera: [
        { text: "24 mm, worm's height, looking up" },
        { text: '85 mm, wide open, walking' },
        { text: '40 mm anamorphic, handheld, hip height' },
      ],
      composition: [
        {
          text: 'towering at right, horizon tilted low, tiny figure out of focus',
          says: { place: 'outdoor' },
        },
        { text: 'glimpsed between two dark blurred shapes, well off-centre' },
        { text: 'stretching toward the lens, far end lost' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'wet jade, coral, iron' },
        { text: 'absinthe, brown coat, pink' },
        { text: 'copper, slate blue, thistle' },
      ],
      mood: [{ text: 'urgent' }, { text: 'heady' }, { text: 'secret' }],
      style: [
        { text: 'magic-realist feature frame' },
        { text: 'street photograph, colour slide' },
        { text: 'pastoral drama, widescreen' },
      ],
      motion: [
        { text: 'specks drifting' },
        { text: 'a bird leaving, blurred', says: { place: 'outdoor' } },
        { text: 'drips falling out of focus' },
      ],
      negative: [{ text: 'no postcard prettiness' }],
    },
  ],
  minimal: [
    {
      setting: [
        { text: 'kept to shape, nothing more' },
        { text: 'merely contour, ground erased', somewhere: true },
        { text: 'just a bud or twig', somewhere: true },
        { text: 'sparse lines on blank paper', somewhere: true },
      ],
      light: [
        { text: 'shapeless brightness all over' },
        { text: 'thin wash, slanting down' },
        { text: 'weak glimmer, underneath only' },
        { text: 'grey first hint', needs: { time: 'dawn' } },
        { text: 'thread of lunar silver', says: { light: 'moon' }, needs: { time: 'night' } },
        { text: 'snow-pale, wholly depthless', says: { weather: 'snow' }, needs: { weather: 'snow' } },
      ],
      camera: [{ text: '100 mm, flat-on' }, { text: '50 mm, remote' }, { text: '70 mm, plumb downward' }],
      composition: [
        { text: 'low corner, all else vacant' },
        { text: 'thin upright, well off-axis' },
        { text: 'tiny, at the midpoint' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'white, grass green' },
        { text: 'ecru, pine, black' },
        { text: '{colour1}, {colour2}, off-white' },
      ],
      mood: [{ text: 'calm' }, { text: 'bare' }, { text: 'brief' }],
      style: [
        { text: 'ikebana restraint, photographed' },
        { text: 'pressed-flower delicacy, pale' },
        { text: 'pale silkscreen feel' },
      ],
      negative: [{ text: 'nothing added' }],
    },
    {
      setting: [
        { text: 'surface alone, abstracted', somewhere: true },
        { text: 'one curl, made enormous', somewhere: true },
        { text: 'repetition, leaf upon leaf', somewhere: true },
        { text: 'single vein crossing a plane', somewhere: true },
        { text: 'brought down to texture' },
      ],
      light: [
        { text: 'hard sidelong graze' },
        { text: 'dull, hushed, all over' },
        { text: 'pinpoint source, high' },
        { text: 'drizzle-grey, without gloss', says: { weather: 'rain' }, needs: { weather: 'rain' } },
        { text: 'one copper slant', says: { light: 'sun' }, needs: { time: 'golden-hour' } },
      ],
      camera: [
        { text: '180 mm macro, close' },
        { text: '60 mm macro, perpendicular' },
        { text: '300 mm, squashed' },
      ],
      composition: [
        { text: 'cropped hard, scale lost' },
        { text: 'sweep dividing the picture' },
        { text: 'in the uppermost strip only' },
      ],
      palette: [
        { text: '{colour2}, {colour1}, near-black' },
        { text: 'blush, slate' },
        { text: 'pollen, dun, chalk' },
      ],
      mood: [{ text: 'intimate' }, { text: 'slow' }, { text: 'tactile' }],
      style: [
        { text: 'photogram simplicity, unframed' },
        { text: 'sand-garden abstraction, photographed' },
        { text: 'small wabi print' },
      ],
      negative: [{ text: 'nothing written' }],
    },
  ],
};
