import type { KindScenes } from './scene.ts';

/** Jewellery and watches: macro, controlled highlights, an hour of wearing, one glint. */
export const jewellery: KindScenes = {
  studio: [
    {
      setting: [
        {
          text: 'resting on honed slate, clasp closed, every facet and joint resolved, surface free of prints',
          somewhere: true,
        },
        {
          text: 'standing in a hidden pin on pearl acrylic, turned a few degrees toward the viewer',
          somewhere: true,
        },
        { text: 'laid along a fold of undyed silk, metalwork upward, stones level', somewhere: true },
        {
          text: 'turned a few degrees toward the viewer, clasp closed, each facet and joint resolved, surface free of prints',
        },
      ],
      light: [
        { text: 'a white cone tent all round, two black strips drawing the contour, a pinpoint for sparkle' },
        { text: 'a broad diffuser overhead, thin dark cards close by to give the metal edges' },
        { text: 'softened key high on the left, small mirror returning a spark into the stone' },
      ],
      camera: [
        { text: '100 mm macro, f/16, focus-stacked, tripod' },
        { text: '120 mm macro, f/18, twenty degrees above level' },
        { text: '105 mm macro, f/14, stacked from front edge to clasp' },
      ],
      composition: [
        { text: 'centred, main element at the crossing of the axes' },
        { text: 'filling two thirds, generous even border' },
        { text: 'slight diagonal, hero element on the upper third' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'yellow gold, slate, smoke' },
        { text: 'platinum, pearl, midnight blue' },
        { text: 'rose metal, ivory, moss' },
      ],
      mood: [{ text: 'precise' }, { text: 'precious' }, { text: 'made to last' }],
      style: [
        { text: 'high-jewellery catalogue photograph' },
        { text: 'auction-house plate' },
        { text: "goldsmith's portfolio picture" },
      ],
      negative: [{ text: 'no fingerprints, no engraving invented' }, { text: 'no extra stones' }],
    },
    {
      setting: [
        { text: 'suspended by invisible thread before graded paper, hanging true', somewhere: true },
        {
          text: "set on the maker's bench pin, tools squared up at the border, filings swept",
          somewhere: true,
        },
        { text: 'balanced over a block of rock crystal, contact points hardly visible', somewhere: true },
        { text: 'described like a mechanism, setting, hinge and link each given its own highlight' },
      ],
      light: [
        { text: 'twin strips along the flanks, the ground grading from pale to dark' },
        { text: 'silk-covered panel close overhead, polished faces rolling smoothly to dark' },
        {
          text: 'dark field, edges alone bright, one gridded spot for the facets',
          says: { light: 'studio' },
        },
      ],
      camera: [
        { text: '90 mm macro, f/20, dead front' },
        { text: '150 mm macro, f/13, bellows' },
        { text: '100 mm, f/11, top view' },
      ],
      composition: [
        { text: 'vertical, lowest point exactly below the centre' },
        { text: 'piece left, right side kept clear' },
        { text: 'tight circle of empty ground around' },
      ],
      palette: [
        { text: 'silver, graphite, ice' },
        { text: 'brass, beech, emerald' },
        { text: 'white metal, black, one ruby red' },
      ],
      mood: [{ text: 'poised' }, { text: 'technical' }, { text: 'rare' }],
      style: [
        { text: 'horological macro record' },
        { text: 'museum cabinet photograph' },
        { text: 'launch-campaign still' },
      ],
      negative: [{ text: 'no smeared facets' }, { text: 'no brand name' }],
    },
  ],
  cinematic: [
    {
      setting: [
        {
          text: 'taken off late and left on a hotel washstand, glove and room key next to it',
          says: { place: 'indoor' },
          somewhere: true,
        },
        {
          text: 'worn at a crowded dinner, wrist or collar moving through candle smoke',
          says: { place: 'indoor' },
          somewhere: true,
        },
        {
          text: 'half buried in a drawer of letters, somebody searching',
          says: { place: 'indoor' },
          somewhere: true,
        },
        { text: 'something unfinished in the air, one glove and a folded note next to it, a step outside' },
      ],
      light: [
        {
          text: 'bulbs round a mirror, dozens of tiny suns in every curve',
          says: { light: 'lamp', place: 'indoor' },
          somewhere: true,
        },
        { text: 'a door opening somewhere, sliver of warm brightness sliding over it' },
        {
          text: 'city glow through blinds, striped, cold until it meets metal',
          says: { place: 'indoor', time: 'night' },
          somewhere: true,
        },
      ],
      camera: [
        { text: '75 mm wide open, a glass rim blurred in front' },
        { text: '50 mm, near, breath on the surface' },
        { text: '135 mm, well off' },
      ],
      composition: [
        { text: 'low on the right, a reflection doubling it out of focus' },
        { text: 'one glint, everything round it subdued' },
        { text: 'pushed to one edge, near blur crossing' },
      ],
      palette: [
        { text: 'champagne, mahogany, lipstick' },
        { text: 'ink, amber, cold tile' },
        { text: 'letter cream, tarnish, violet' },
      ],
      mood: [{ text: 'after the party' }, { text: 'a secret kept' }, { text: 'borrowed' }],
      style: [
        { text: 'film noir insert, in colour' },
        { text: 'fragrance-commercial frame' },
        { text: 'literary drama still' },
      ],
      motion: [
        { text: 'something small still settling' },
        { text: 'guests passing as streaks', says: { place: 'indoor' }, somewhere: true },
      ],
      negative: [{ text: 'no deformed fingers' }],
    },
    {
      setting: [
        {
          text: 'lost on wet cobbles between tram rails, last carriage going',
          says: { place: 'outdoor' },
          somewhere: true,
        },
        {
          text: 'handed over a counter in a paper twist, scales and loupe about',
          says: { place: 'indoor' },
          somewhere: true,
        },
        {
          text: 'hung on a nail above a sink, soap suds, dawn chores waiting',
          says: { place: 'indoor', time: 'dawn' },
          somewhere: true,
        },
        { text: 'the reason for low voices, a loupe, a paper twist, nobody naming a figure' },
      ],
      light: [
        {
          text: 'street lamp, sodium, smeared in the water beside it',
          says: { light: 'street' },
          somewhere: true,
        },
        {
          text: 'green-shaded counter bulb, hard pool, faces left out',
          says: { light: 'lamp' },
          somewhere: true,
        },
        { text: 'dull all over, one spark where it catches' },
        { text: 'grey morning, one spark where it catches', says: { time: 'dawn' } },
      ],
      camera: [
        { text: '35 mm, almost touching' },
        { text: '65 mm over a sleeve' },
        { text: '40 mm, handheld' },
      ],
      composition: [
        { text: 'tiny, lower left, lines rushing away' },
        { text: 'at the bright heart, gloom about' },
        { text: 'high up, something pale cutting the bottom' },
      ],
      palette: [
        { text: 'asphalt, sodium, gold' },
        { text: 'baize, brass, tobacco' },
        { text: 'enamel, suds, copper' },
      ],
      mood: [{ text: 'just too late' }, { text: 'bargaining' }, { text: 'everyday' }],
      style: [
        { text: 'night reportage', says: { time: 'night' } },
        { text: 'period thriller' },
        { text: 'kitchen-sink realism' },
      ],
      negative: [{ text: 'no sparkle stars' }],
    },
  ],
  minimal: [
    {
      setting: [
        { text: 'on nothing but white, its faint shadow the sole company', somewhere: true },
        { text: 'upon raw paper, fibres showing, no stand', somewhere: true },
        { text: 'alone, floating, no surface to rest on', somewhere: true },
        { text: 'itself only, no stand' },
      ],
      light: [
        { text: 'one bare point, high' },
        { text: 'grazing, from one side' },
        { text: 'dim, single, cool' },
      ],
      camera: [
        { text: 'macro, far corner soft' },
        { text: '100 mm, level' },
        { text: 'straight down, plumb' },
      ],
      composition: [
        { text: 'minute, far corner' },
        { text: 'vast void beneath it' },
        { text: 'at the lower rim, alone' },
      ],
      palette: [
        { text: 'gold, white, one grey' },
        { text: 'silver, ash' },
        { text: 'bone, red, nothing else' },
      ],
      mood: [{ text: 'hushed' }, { text: 'cool' }, { text: 'pure' }],
      style: [
        { text: 'gallery vitrine, emptied' },
        { text: 'reduced still, matte' },
        { text: 'plain specimen plate' },
      ],
      negative: [{ text: 'nothing added' }],
    },
    {
      setting: [
        { text: 'an arc of it, huge, the whole left to be guessed', somewhere: true },
        { text: 'in shadow, save one edge catching fire' },
        { text: 'one curve against velvet black, all else gone', somewhere: true },
      ],
      light: [
        { text: 'hairline gleam along it' },
        { text: 'rim, otherwise dark' },
        { text: 'a spark, then black' },
      ],
      camera: [{ text: 'extreme close view' }, { text: '150 mm, wide open' }, { text: 'level, very near' }],
      composition: [
        { text: 'sliced by two borders' },
        { text: 'one curve, rest plain' },
        { text: 'upper third only' },
      ],
      palette: [{ text: 'black, gold' }, { text: 'ink, ice' }, { text: 'plum, silver' }],
      mood: [{ text: 'mute' }, { text: 'secret' }, { text: 'sharp' }],
      style: [{ text: 'abstract metal study' }, { text: 'low-key crop' }, { text: 'silhouette print' }],
      negative: [{ text: 'no extra stones' }],
    },
  ],
};
