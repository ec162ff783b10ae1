import type { KindScenes } from './scene.ts';

/** Mammals and reptiles, farmed and wild: long lens, their own eye level, nothing staged. */
export const wildAnimal: KindScenes = {
  studio: [
    {
      setting: [
        {
          text: 'recorded as a specimen plate, full flank visible, joints and markings legible, surroundings reduced to one even tone',
          says: { shows: 'figure' },
        },
        {
          text: 'seen complete in profile, ground and distance uniform, no branch or stem crossing the outline',
          says: { shows: 'figure' },
        },
        { text: 'held apart by distance and focus, skin and pattern readable, nothing crossing the outline' },
        {
          text: '{place}, the background thrown to a single tone, full flank visible',
          says: { shows: 'figure' },
        },
      ],
      light: [
        {
          text: 'one wide diffuse source high at camera left, a gentle gradient along the back, underside a stop darker',
        },
        {
          text: 'high thin cloud acting as an enormous diffuser, detail retained beneath belly and jaw',
          says: { weather: 'cloud' },
        },
        {
          text: 'low early sky at camera left, cool and directionless, each plane separated by tone alone',
          says: { place: 'outdoor' },
          needs: { time: 'dawn' },
        },
        {
          text: 'snow cover acting as fill, every hair below the jaw readable',
          says: { weather: 'snow' },
          needs: { weather: 'snow' },
        },
        {
          text: 'heavy overcast after rain, wet hide darker, highlights small and even',
          says: { weather: 'rain' },
          needs: { weather: 'rain' },
        },
        {
          text: 'two shielded floods at equal height, balanced to hold detail in dark hide',
          says: { light: 'lamp' },
          needs: { time: 'night' },
        },
      ],
      camera: [
        { text: '400 mm, f/8, tripod at the height of the eyes' },
        { text: '300 mm, f/7.1, beanbag, nearer eye in focus' },
        { text: '500 mm, f/8, gimbal head, level with the shoulder' },
      ],
      composition: [
        { text: 'profile centred, a body-length of clear space ahead', says: { shows: 'figure' } },
        { text: 'filling two thirds of the width, equal margins above and below' },
        {
          text: "spaced evenly, heads at matching height, none overlapping another's face",
          needs: { count: 'many' },
        },
        {
          text: 'head on the upper left intersection, body diagonal to lower right',
          says: { shows: 'figure' },
        },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'umber, dry reed, stone grey' },
        { text: 'ochre, slate, ivory' },
        { text: 'sepia, moss, chalk' },
      ],
      mood: [{ text: 'sober' }, { text: 'sovereign' }, { text: 'exact' }],
      style: [
        { text: 'natural-history plate, modern colour' },
        { text: 'field-guide reference photograph' },
        { text: 'zoological archive portrait' },
      ],
      negative: [
        { text: 'no ear tags' },
        { text: 'no extra legs, no doubled tail' },
        { text: 'no second animal', needs: { count: 'one' } },
      ],
    },
    {
      setting: [
        {
          text: 'portrait distance, head and neck only, the texture of the skin described like brickwork',
          says: { shows: 'face' },
        },
        {
          text: 'isolated against a deep neutral ground, every marking traceable, dirt and scars retained',
          somewhere: true,
        },
        {
          text: 'framed tightly round the head, every outline complete, foliage and ground excluded',
          says: { shows: 'face' },
        },
        {
          text: '{place}, cropped tightly to head and neck, every outline complete, foliage excluded',
          says: { shows: 'face' },
        },
        { text: "given a sitter's attention, every marking traceable, dirt and scars retained" },
      ],
      light: [
        {
          text: 'one large source forty-five degrees above at camera left, the farther side sinking gradually',
        },
        {
          text: 'open shade facing a bright horizon, round catchlights, no glare on the nose',
          says: { place: 'outdoor', time: 'day' },
        },
        {
          text: 'slanting sun at camera left, unobstructed, each crease of skin given a dark side',
          says: { light: 'sun' },
        },
        {
          text: 'fog as a natural diffuser, tones stepping back in clean greys',
          says: { weather: 'fog' },
          needs: { weather: 'fog' },
        },
      ],
      camera: [
        { text: '600 mm, f/9, tripod, eyes and nostrils both sharp' },
        { text: '200 mm macro, f/11, perpendicular to the cheek', says: { shows: 'face' } },
        { text: '420 mm, f/8, eye-level, remote release' },
      ],
      composition: [
        {
          text: 'eyes on the upper third, muzzle centred, nothing touching the margins',
          says: { shows: 'face' },
        },
        { text: 'frontal and symmetrical, ears clipping neither side', says: { shows: 'face' } },
        { text: 'facing left, two fifths of the width kept empty ahead' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'clay, charcoal, bone' },
        { text: 'peat, tawny, pewter' },
        { text: 'lichen, bark, cream' },
      ],
      mood: [{ text: 'weathered' }, { text: 'ancient' }, { text: 'grave' }],
      style: [
        { text: 'large-format animal portraiture' },
        { text: 'monochrome-minded colour portrait' },
        { text: 'museum commission photograph' },
      ],
      negative: [{ text: 'no cut-out edges' }, { text: 'no merged legs' }],
    },
  ],
  cinematic: [
    {
      setting: [
        { text: 'noticed half a second too late, near things smeared, the rest of the country carrying on' },
        {
          text: 'at the margin of a meadow, insects hanging, a fence post tilting nearby',
          says: { place: 'outdoor' },
          somewhere: true,
        },
        {
          text: 'stumbled upon around a bend, tracks fresh in the mud, birds falling silent',
          says: { place: 'outdoor' },
          somewhere: true,
        },
        { text: '{place}, {prop} blurred in passing, fresh tracks leading the eye there' },
      ],
      light: [
        {
          text: 'brightness arrives against the grain, rimming every outline while nearer surfaces stay dusky',
        },
        {
          text: 'sun squats on the skyline, dust kicked into orange, bodies almost black',
          says: { light: 'sun', time: 'golden-hour', weather: 'clear' },
        },
        {
          text: 'moon high, silver running down one side, eyes two green coins',
          says: { light: 'moon' },
          needs: { time: 'night' },
        },
        {
          text: 'vapour rises pink off the ground, breath smoking, frost on the nearest stems',
          says: { place: 'outdoor', season: 'winter' },
          needs: { time: 'dawn' },
        },
        {
          text: 'first warmth creeps downhill, hollows and gullies still brimming with blue',
          says: { place: 'outdoor' },
          needs: { time: 'dawn' },
        },
        {
          text: 'slanting rain, each streak lit by a gap westward, coats running',
          says: { weather: 'rain' },
          needs: { weather: 'rain' },
        },
        {
          text: 'blizzard wiping out all but the nearest shapes, snow crusted on brows',
          says: { weather: 'snow' },
          needs: { weather: 'snow' },
        },
        {
          text: 'a lightning-violet sky behind, trampled ground glimmering wetly for an instant',
          says: { weather: 'storm' },
          needs: { weather: 'storm' },
        },
      ],
      camera: [
        { text: '200 mm past something near and swaying, wide open' },
        { text: '35 mm remote, buried at ground level' },
        { text: '135 mm, handheld from a slow vehicle' },
      ],
      composition: [
        { text: 'off to the right, small, one side closed by near blur', says: { shows: 'figure' } },
        { text: 'entering past something dark, the nearer side cropped' },
        { text: 'strung along a diagonal, last ones dissolving into haze', needs: { count: 'many' } },
        { text: 'low on the right, enormous emptiness piled overhead', says: { shows: 'figure' } },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'ember, indigo, tall-grass gold' },
        { text: 'burnt orange, bruise blue, ash' },
        { text: 'honey, deep teal, mud' },
      ],
      mood: [{ text: 'held breath' }, { text: 'it knows' }, { text: 'crossing over' }],
      style: [
        { text: 'expedition film still, 16 mm grain' },
        { text: 'wildlife documentary, anamorphic' },
        { text: 'magazine reportage, colour slide' },
      ],
      motion: [
        { text: 'something small taking flight, blurred' },
        { text: 'something near swaying, unsharp' },
        { text: 'a flick of tail, smeared', says: { shows: 'figure' } },
      ],
      negative: [{ text: 'no posing' }],
    },
    {
      setting: [
        {
          text: 'sharing the place with people for a moment, a distant vehicle halted, someone holding very still',
        },
        {
          text: 'beside the last house of the village, washing line, dustbins, a lit landing upstairs',
          says: { place: 'outdoor' },
          somewhere: true,
        },
        {
          text: 'near the ruins of a wall, brambles, one rusted gate hanging open',
          says: { place: 'outdoor' },
          somewhere: true,
        },
        { text: '{place}, a track running by, {prop} left in the way' },
      ],
      light: [
        { text: 'one shaft gets through and lands on a shoulder, the remainder swallowed by dimness' },
        {
          text: 'headlights catch the legs and throw them, huge, against whatever stands behind',
          says: { light: 'lamp' },
          needs: { time: 'night' },
        },
        {
          text: 'dusty sun filtering down in separate beams, motes turning in every one',
          says: { light: 'sun', weather: 'clear' },
        },
        {
          text: 'violet afterglow at the skyline, everything near going brown',
          says: { place: 'outdoor' },
          needs: { time: 'dusk' },
        },
        {
          text: 'murk on every side, outlines arriving one by one and colourless',
          says: { weather: 'fog' },
          needs: { weather: 'fog' },
        },
      ],
      camera: [
        { text: '24 mm, lens almost on the ground, wire-triggered' },
        { text: "85 mm, wide open, over someone's shoulder" },
        { text: '600 mm, planes stacked, near blur melting' },
      ],
      composition: [
        { text: 'one side cropped away, depth opening the other way' },
        { text: 'tiny, a brighter opening ahead', says: { shows: 'figure' } },
        { text: 'squeezed between blurred near and far layers, right of centre' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'paprika, night blue, bleached straw' },
        { text: 'saffron, shadow green, iron' },
        { text: 'sulphur, plum, river silt' },
      ],
      mood: [{ text: 'trespass' }, { text: 'truce' }, { text: 'soon gone' }],
      style: [
        { text: 'road-movie still, expired stock' },
        { text: 'camera-trap photograph, pushed' },
        { text: 'slow-cinema wide shot' },
      ],
      motion: [
        { text: 'mist curling past', says: { weather: 'fog' }, needs: { weather: 'fog' } },
        { text: 'something small still settling' },
        { text: 'a bird crossing far off, unsharp' },
      ],
      negative: [{ text: 'no cuteness' }],
    },
  ],
  minimal: [
    {
      setting: [
        { text: 'a lone dark shape on blankness', says: { count: 'one', shows: 'figure' }, somewhere: true },
        { text: 'bare outline only, horizon omitted', says: { shows: 'figure' }, somewhere: true },
        { text: 'merely head and spine showing', says: { shows: 'figure' }, somewhere: true },
        { text: 'one form swallowed by a pale void', says: { shows: 'figure' }, somewhere: true },
        { text: 'detail withheld, contour kept' },
      ],
      light: [
        { text: 'shadowless, edge to edge' },
        { text: 'faint contour glimmer, nothing more' },
        { text: 'single weak ray, high' },
        { text: 'paling east, colourless', says: { place: 'outdoor' }, needs: { time: 'dawn' } },
        { text: 'starlight, barely enough', says: { light: 'stars' }, needs: { time: 'night' } },
        { text: 'snowlight, level and dimensionless', says: { weather: 'snow' }, needs: { weather: 'snow' } },
      ],
      camera: [
        { text: '800 mm, remote' },
        { text: '70 mm, aerial, vertical', says: { shows: 'figure' } },
        { text: '50 mm, very distant', says: { shows: 'figure' } },
      ],
      composition: [
        { text: 'along the bottom strip only', says: { shows: 'figure' } },
        { text: 'far corner, vast remainder', says: { shows: 'figure' } },
        { text: 'dead centre, ant-sized', says: { shows: 'figure' } },
        { text: 'off-axis, remainder unoccupied' },
      ],
      palette: [
        { text: 'milk, soot' },
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'sand, graphite, white' },
        { text: '{colour1}, {colour2}, off-white' },
      ],
      mood: [{ text: 'solitude', says: { count: 'one' } }, { text: 'silence' }, { text: 'scale' }],
      style: [
        { text: 'ink-wash photograph, pale' },
        { text: 'sparse fine-art print' },
        { text: 'woodcut contrast, photographed' },
      ],
      negative: [{ text: 'nothing added' }],
    },
    {
      setting: [
        { text: 'pattern alone, skin as landscape', says: { shows: 'face' }, somewhere: true },
        { text: 'an eye and the dark', says: { shows: 'face' }, somewhere: true },
        { text: 'one curve of back, otherwise vacancy', says: { shows: 'figure' }, somewhere: true },
        { text: 'markings alone, abstracted, enlarged', says: { shows: 'face' }, somewhere: true },
        { text: 'stripped to tone and contour' },
      ],
      light: [
        { text: 'grazing, hard, very small' },
        { text: 'dull gloom all over' },
        { text: 'lone glint, pinpoint' },
        { text: 'low slant, brief', says: { light: 'sun' }, needs: { time: 'golden-hour' } },
        { text: 'drizzle, grey on grey', says: { weather: 'rain' }, needs: { weather: 'rain' } },
      ],
      camera: [
        { text: '180 mm macro, frontal', says: { shows: 'face' } },
        { text: '1000 mm, compressed' },
        { text: '100 mm, perpendicular' },
      ],
      composition: [
        { text: 'spilling past all four limits', says: { shows: 'face' } },
        { text: 'halved exactly by one contour' },
        { text: 'darkest tone at dead centre' },
      ],
      palette: [
        { text: 'tar, pollen yellow, dun' },
        { text: '{colour2}, {colour1}, near-black' },
        { text: 'khaki, pitch' },
      ],
      mood: [{ text: 'nearness' }, { text: 'blunt' }, { text: 'mute' }],
      style: [
        { text: 'abstract photogravure, one plate' },
        { text: 'graphic poster crop' },
        { text: 'small contact print' },
      ],
      negative: [{ text: 'nothing written' }],
    },
  ],
};
