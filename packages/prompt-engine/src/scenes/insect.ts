import type { KindScenes } from './scene.ts';

/** Insects, spiders and snails: macro, their own height, a world of stems. */
export const insect: KindScenes = {
  studio: [
    {
      setting: [
        {
          text: 'laid out like a cabinet drawer come alive, antennae, joints and wing veins all legible, ground one flat tint',
          says: { shows: 'figure' },
          somewhere: true,
        },
        {
          text: 'enlarged to three times life size, hinges, bristles and facets separate, dust and stray fibres removed',
        },
        {
          text: 'seen complete, tip of antenna to last segment, nothing overlapping the outline',
          says: { shows: 'figure' },
        },
        { text: '{place}, ground reduced to one flat tint, each leg separate', says: { shows: 'figure' } },
      ],
      light: [
        {
          text: 'one diffused source overhead at camera left, tissue close to the shell, highlights long and unbroken',
        },
        {
          text: 'twin flashes inside a paper cylinder, gloss on the wing cases kept milky',
          says: { light: 'studio' },
        },
        {
          text: 'flat cloudlight overhead, translucent wings given a white card beneath',
          says: { weather: 'cloud' },
        },
        {
          text: 'cool early sky overhead, dew retained on bristles, highlights tiny and round',
          says: { place: 'outdoor' },
          needs: { time: 'dawn' },
        },
        {
          text: 'ring of shaded lamps, equal all round, a dark ground beyond',
          says: { light: 'lamp' },
          needs: { time: 'night' },
        },
      ],
      camera: [
        { text: '100 mm macro, f/11, focus-stacked in forty slices' },
        { text: '65 mm at three times life size, f/5.6, stacked' },
        { text: '180 mm macro, f/13, rail-mounted, parallel with the back' },
      ],
      composition: [
        { text: 'dorsal view centred, legs radiating evenly, generous margins', says: { shows: 'figure' } },
        { text: 'profile level with the base, head at left third', says: { shows: 'figure' } },
        { text: 'exact rows, equal intervals, all facing one way', needs: { count: 'many' } },
        { text: 'eyes on the upper third, body tapering to lower right' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'amber, bottle glass, ivory' },
        { text: 'bronze, moss, parchment' },
        { text: 'jet, ochre, pearl' },
      ],
      mood: [{ text: 'armoured' }, { text: 'meticulous' }, { text: 'intricate' }],
      style: [
        { text: 'entomological plate, focus-stacked' },
        { text: 'collection-grade macro record' },
        { text: 'enlarged museum transparency' },
      ],
      negative: [{ text: 'no extra legs, no fused joints' }, { text: 'no pins, no labels' }],
    },
    {
      setting: [
        {
          text: 'raised against a dark neutral ground, contours alone described, bristles separated one by one',
          somewhere: true,
        },
        {
          text: 'photographed like a piece of engineering, hinges, plates and hooks each given their own highlight',
        },
        { text: '{place}, the ground allowed to go dark, contours described' },
      ],
      light: [
        {
          text: 'strip sources either side, overlapping at the centre line, a darker core running along the body',
        },
        {
          text: 'transmitted illumination beneath opal acrylic, veins drawn like leaded glass',
          says: { light: 'studio', place: 'indoor' },
        },
        {
          text: 'slanting sun at camera left through tissue, warm on one side, open on the other',
          says: { light: 'sun' },
        },
        {
          text: 'wet overcast, droplets acting as lenses on shell and wing, no hot spots',
          says: { weather: 'rain' },
          needs: { weather: 'rain' },
        },
      ],
      camera: [
        { text: '90 mm macro, f/16, copy stand, stacked' },
        { text: '50 mm reversed, f/8, magnified four times' },
        { text: '150 mm macro, f/11, tripod, remote release' },
      ],
      composition: [
        {
          text: 'symmetrical about the body axis, wing tips equally far from the margins',
          says: { shows: 'figure' },
        },
        { text: 'face-on, compound eyes filling the middle, antennae uncut', says: { shows: 'face' } },
        { text: 'diagonal body, empty triangle at upper left', says: { shows: 'figure' } },
        { text: 'head leading to lower left, one corner kept empty' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'graphite, copper, olive' },
        { text: 'lacquer black, honey, smoke' },
        { text: 'petrol green, bone, rust' },
      ],
      mood: [{ text: 'engineered' }, { text: 'severe' }, { text: 'exquisite' }],
      style: [
        { text: 'scientific macro, technical colour' },
        { text: 'scanning-plate look, tinted' },
        { text: 'specimen portrait on dark ground' },
      ],
      negative: [{ text: 'no melted wing veins' }, { text: 'no merged legs' }],
    },
  ],
  cinematic: [
    {
      setting: [
        {
          text: 'down in a forest of stems, seed heads towering, something huge moving out of focus nearby',
          says: { place: 'outdoor' },
          somewhere: true,
        },
        { text: 'at the scale of crumbs, one petal or matchstick lying there like a fallen tree' },
        {
          text: 'along a window ledge, dead flies, flaking paint, outdoors a green glow',
          says: { place: 'indoor', light: 'window' },
          somewhere: true,
        },
        { text: '{place}, {prop} looming behind as big as a house, dust settling' },
      ],
      light: [
        {
          text: 'brilliance floods in against the view, bristles flaring, translucent parts lit like church glass',
        },
        {
          text: 'evening sun ploughs low through the pollen, each single hair gilded',
          says: { light: 'sun', time: 'golden-hour' },
        },
        {
          text: 'one bare bulb overhead, a swarm of orbiting specks, darkness pressing round',
          says: { light: 'lamp' },
          needs: { time: 'night' },
          somewhere: true,
        },
        {
          text: 'dew everywhere, the pink horizon hanging upside down in every bead',
          says: { place: 'outdoor' },
          needs: { time: 'dawn' },
        },
        {
          text: 'raindrops fall like bombs, silver crowns leaping, leaves bouncing under them',
          says: { weather: 'rain' },
          needs: { weather: 'rain' },
        },
        {
          text: 'crystals of frost stand big as boulders, blue shade pooled between them',
          says: { season: 'winter' },
          needs: { season: 'winter' },
        },
      ],
      camera: [
        { text: '24 mm probe, almost touching' },
        { text: '60 mm macro, wide open, handheld' },
        { text: '105 mm past one blurred edge, near' },
      ],
      composition: [
        { text: 'right third, tiny beneath looming blur, deep space glowing', says: { shows: 'figure' } },
        { text: 'head-on, half lost in near blur' },
        { text: 'a column winding off out of focus', needs: { count: 'many' } },
        { text: 'high on a bent diagonal, the drop opening below', says: { shows: 'figure' } },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'leaf-lit green, ember, violet' },
        { text: 'pollen gold, teal, soil' },
        { text: 'poppy, deep indigo, straw' },
      ],
      mood: [{ text: 'colossal' }, { text: 'errand' }, { text: 'perilous' }],
      style: [
        { text: 'adventure-film still, anamorphic macro' },
        { text: 'nature feature, probe lens' },
        { text: 'saturated slide film' },
      ],
      motion: [
        { text: 'pollen floating past', says: { place: 'outdoor' } },
        { text: 'a stem still swinging', says: { place: 'outdoor' } },
        { text: 'a leg lifting, unsharp' },
      ],
      negative: [{ text: 'no cartoon eyes' }],
    },
    {
      setting: [
        {
          text: 'arriving where humans were picnicking, jam spoon, thread of spilt sugar, a giant sandal',
          says: { place: 'outdoor' },
          somewhere: true,
        },
        { text: 'inside a forgotten corner, cobweb, rusted hinge, one bright crack beyond', somewhere: true },
        {
          text: 'in the shelter of a torn leaf, weather going by outside',
          says: { place: 'outdoor' },
          somewhere: true,
        },
        { text: '{place}, {prop} abandoned there like the wreckage of a ship' },
        { text: 'dwarfed by ordinary things, a thread, a spilt grain, the hem of something huge going by' },
      ],
      light: [
        { text: 'a single crack of brightness sends long giant shapes over the ground' },
        {
          text: 'sun falls through petals, everything underneath dyed deep in their colour',
          says: { light: 'sun' },
        },
        {
          text: 'a torch beam goes sweeping by, eyes answering it in pinpricks',
          says: { light: 'lamp' },
          needs: { time: 'night' },
        },
        {
          text: 'squall-grey and fast changing, stems thrashing, one bright drop about to go',
          says: { weather: 'storm' },
          needs: { weather: 'storm' },
        },
        {
          text: 'vapour drifting between the trunks of clover, far ones already erased',
          says: { weather: 'fog' },
          needs: { weather: 'fog' },
        },
      ],
      camera: [
        { text: '15 mm wide macro, touching distance' },
        { text: '35 mm on an extension tube, shaky' },
        { text: '85 mm close-focused, edges melting' },
      ],
      composition: [
        { text: 'lower right corner, huge near blur', says: { shows: 'figure' } },
        { text: 'off-centre in a ragged gap of focus, bright distance beyond' },
        { text: 'on a long diagonal, near edge dissolving' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'raspberry, midnight, sugar white' },
        { text: 'burnt sienna, aqua, lichen' },
        { text: 'turmeric, ink blue, dry bracken' },
      ],
      mood: [{ text: 'siege' }, { text: 'stealth' }, { text: 'tiny bravery' }],
      style: [
        { text: 'storybook realism, 35 mm negative' },
        { text: 'monster-movie parody frame' },
        { text: 'garden documentary, grainy' },
      ],
      motion: [
        { text: 'grit trickling' },
        { text: 'antennae whipping, blurred' },
        { text: 'something near trembling' },
      ],
      negative: [{ text: 'no added creatures' }],
    },
  ],
  minimal: [
    {
      setting: [
        { text: 'single speck on blankness', says: { count: 'one', shows: 'figure' }, somewhere: true },
        { text: 'merely shadow-thin legs, then void', says: { shows: 'figure' }, somewhere: true },
        { text: 'pattern only, no body', says: { shows: 'face' }, somewhere: true },
        { text: 'black glyph, bare sheet', says: { shows: 'figure' }, somewhere: true },
        { text: 'outline kept, detail withheld' },
      ],
      light: [
        { text: 'directionless white, edge to edge' },
        { text: 'weak contour, hairline only' },
        { text: 'lone pinprick glint, high' },
        { text: 'dusk-dim and flat', needs: { time: 'dusk' } },
        { text: 'moonbleached, faint, sidelong', says: { light: 'moon' }, needs: { time: 'night' } },
      ],
      camera: [{ text: '100 mm, vertical' }, { text: '200 mm, remote' }, { text: '50 mm, tube, flat-on' }],
      composition: [
        { text: 'low corner, nine tenths empty', says: { shows: 'figure' } },
        { text: 'at midpoint, barely pea-sized', says: { shows: 'figure' } },
        { text: 'one part spilling past all sides', says: { shows: 'face' } },
        { text: 'off-axis, remainder unoccupied' },
      ],
      palette: [
        { text: 'white, jet' },
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'vellum, black, one red' },
        { text: '{colour1}, {colour2}, off-white' },
      ],
      mood: [{ text: 'curious' }, { text: 'delicate' }, { text: 'quiet' }],
      style: [
        { text: 'typographic simplicity, photographed' },
        { text: 'pale herbarium feel' },
        { text: 'graphic macro print' },
      ],
      negative: [{ text: 'nothing added' }],
    },
    {
      setting: [
        { text: 'facets only, endlessly repeated', says: { shows: 'face' }, somewhere: true },
        { text: "an antenna's arc, unaccompanied", says: { shows: 'face' }, somewhere: true },
        {
          text: 'scattered commas on pale cloth',
          says: { shows: 'figure' },
          needs: { count: 'many' },
          somewhere: true,
        },
        { text: 'half an outline, cropped hard', says: { shows: 'face' }, somewhere: true },
        { text: 'cut back to line and tone' },
      ],
      light: [
        { text: 'skimming, thin, cold' },
        { text: 'dull glow underneath' },
        { text: 'one hard dot' },
        { text: 'grey, beaded wet', says: { weather: 'rain' }, needs: { weather: 'rain' } },
        { text: 'earliest pallor, sidelong', needs: { time: 'dawn' } },
      ],
      camera: [{ text: '65 mm, fivefold' }, { text: '150 mm, square and close' }, { text: '90 mm, plumb' }],
      composition: [
        { text: 'arc dividing the picture' },
        { text: 'repeat to all limits', says: { shows: 'face' } },
        { text: 'top right, all else bare' },
      ],
      palette: [
        { text: 'oxide green, milk' },
        { text: '{colour2}, {colour1}, near-black' },
        { text: 'ebony, lemon, chalk' },
      ],
      mood: [{ text: 'abstract' }, { text: 'terse' }, { text: 'still' }],
      style: [
        { text: 'circuit-like abstraction, cool' },
        { text: 'spare mezzotint feel' },
        { text: 'bleached macro study' },
      ],
      negative: [{ text: 'nothing written' }],
    },
  ],
};
