import type { KindScenes } from './scene.ts';

/** Dunes, salt flats, canyons and dry country. */
export const desert: KindScenes = {
  studio: [
    {
      setting: [
        {
          text: 'recorded as pure form, crests, hollows and flats each a separate plane, near ground legible to the grain',
        },
        {
          text: 'surveyed from a low rise, the ground in front as legible as the far escarpment, nothing smeared between',
        },
        { text: '{place}, surveyed whole, near stones and far skyline equally legible' },
      ],
      light: [
        {
          text: 'the brighter quarter of sky at the left, windward faces pale, lee faces two stops darker but open',
        },
        {
          text: 'sun at fifteen degrees from the left, each ripple given its own fine shadow',
          says: { light: 'sun' },
        },
        {
          text: 'shadowless light from thin high cloud, planes told apart by colour alone',
          says: { weather: 'cloud' },
        },
        {
          text: 'cool light twenty minutes before sunrise, crests rose, hollows an open blue',
          needs: { time: 'dawn' },
        },
        {
          text: 'full moon from upper left on a six-minute exposure, sand silver, lee faces readable',
          says: { light: 'moon' },
          needs: { time: 'night' },
        },
        {
          text: "afterglow from the left, sand a cool brick, the earth's shadow level on the skyline",
          needs: { time: 'dusk' },
        },
      ],
      camera: [
        { text: '8x10 camera, 450 mm, f/45, tripod low and level' },
        { text: '90 mm, f/13, focus-stacked from one metre to infinity, tripod' },
        { text: '4x5 camera, 240 mm, f/32, horizon levelled with a bubble' },
      ],
      composition: [
        { text: 'main crest as one line from lower left to upper right, a fifth of sky' },
        { text: 'three clean bands of ground, form and sky, the highest point on the right third' },
        { text: 'symmetrical form on the centre line, equal bare ground left and right' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'apricot, umber, bone, powder blue' },
        { text: 'salt, ochre, clay pink, slate' },
        { text: 'rust, buff, chalk, thin violet' },
      ],
      mood: [{ text: 'austere' }, { text: 'exact' }, { text: 'geological time' }],
      style: [
        { text: 'large-format desert plate, contact printed' },
        { text: 'geological survey photograph, sheet film' },
        { text: 'modernist landscape print, mid-century' },
      ],
      negative: [{ text: 'no smeared sand' }, { text: 'no doubled skyline' }],
    },
    {
      setting: [
        {
          text: 'portrayed as a specimen of its kind, the one formation isolated, plain ground before it, nothing crossing the outline',
        },
        {
          text: 'described frontally like a façade, ledges, varnish and talus complete, brush cleared from the foot',
        },
        { text: '{place}, one formation isolated from its range, foot and summit both complete' },
      ],
      light: [
        { text: 'broad skylight from upper left, relief kept shallow, colour carried by the ground itself' },
        {
          text: 'raking light from the right edge, ledges and cracks cut cleanly, shadow held open by bounce',
          says: { light: 'sun' },
        },
        {
          text: 'star exposure on a tracking mount, the formation lit once by a distant lantern at the left',
          says: { light: 'stars' },
          needs: { time: 'night' },
        },
        {
          text: 'clean cold light ahead of sunrise, warm tone only on the uppermost ledge',
          needs: { time: 'dawn' },
        },
        {
          text: 'rare rain light, ground two shades darker, a film of shine on each level surface',
          says: { weather: 'rain' },
          needs: { weather: 'rain' },
        },
      ],
      camera: [
        { text: '180 mm on 6x9, f/22, tripod, long bellows' },
        { text: '135 mm, f/11, tripod before the air begins to shimmer' },
        { text: '65 mm technical camera, f/16, upright lines kept true' },
      ],
      composition: [
        { text: 'centred, two fifths of the width, plain ground left and right' },
        { text: 'formation on the left third, its shadow or slope running right' },
        { text: 'foot on the lower fifth, summit well inside the upper edge' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'red sandstone, sage, cream, cold blue' },
        { text: 'basalt, alkali white, tan, lichen gold' },
        { text: 'terracotta, ash, mauve, straw' },
      ],
      mood: [{ text: 'monumental' }, { text: 'impartial' }, { text: 'weathered' }],
      style: [
        { text: 'typological landform photograph' },
        { text: 'expedition plate, nineteenth-century manner' },
        { text: 'national geological collection print' },
      ],
      negative: [{ text: 'no invented signs' }, { text: 'no repeated arches' }],
    },
    {
      setting: [
        {
          text: 'gridded and spare, surface texture carried from the lower edge to the horizon, a single stone or shrub for measure',
        },
        { text: 'drawn from a raised platform, pattern of crack, ripple or pebble unbroken to the far rim' },
      ],
      light: [
        { text: 'even brightness from the whole sky, texture read from colour difference and small relief' },
        {
          text: 'low side light from the left, each crack doubled by a fine dark line',
          says: { light: 'sun' },
        },
        {
          text: 'moonlit long exposure, pale ground brighter than the sky, texture held',
          says: { light: 'moon' },
          needs: { time: 'night' },
        },
        {
          text: 'grey pearl light with dust hanging high, contrast lowered evenly with distance',
          says: { weather: 'wind' },
          needs: { weather: 'wind' },
        },
      ],
      camera: [
        { text: '24 mm, f/13, front tilt, tripod two metres up' },
        { text: '40 mm, f/16, focus-stacked, camera pitched slightly down' },
        { text: '35 mm, f/11, tall tripod, level horizon' },
      ],
      composition: [
        { text: 'pattern filling four fifths, a straight strip of sky on the upper edge' },
        { text: 'measuring stone on the lower left third, horizon level above' },
        { text: 'converging texture, vanishing point exactly central' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'salt, putty, steel blue, tan' },
        { text: 'cracked clay, cinnamon, pearl' },
        { text: 'gypsum, straw, lilac grey' },
      ],
      mood: [{ text: 'spare' }, { text: 'precise' }, { text: 'silent' }],
      style: [
        { text: 'aerial-survey manner, museum print' },
        { text: 'topographics study, neutral colour' },
        { text: 'land-art documentation photograph' },
      ],
      negative: [{ text: 'no doubled horizon' }, { text: 'no smeared texture' }],
    },
  ],
  cinematic: [
    {
      setting: [
        {
          text: 'crossed by something small and slow, a file of specks with no reason given, grit hissing round our boots',
        },
        { text: '{place}, {prop} half swallowed, a door banging on nobody' },
        {
          text: 'pulled over at the roadside, bonnet up, a bottle passed round, heat shaking the far end of the tarmac',
          somewhere: true,
        },
        { text: 'after the wind has gone, one line of prints leading up and over the crest' },
      ],
      light: [
        { text: 'the far side is the bright one, near slope chocolate dark with a burning rim' },
        {
          text: 'sinking sun behind the travellers, their shade sixty metres long, dust lit like smoke',
          says: { light: 'sun', time: 'golden-hour' },
        },
        {
          text: 'white noon overhead, every hollow bleached, shade shrunk to a puddle underfoot',
          says: { light: 'sun' },
          needs: { time: 'day' },
        },
        {
          text: 'a fire of thorn wood at bottom left, everything else handed over to the dark',
          says: { light: 'fire' },
          needs: { time: 'night' },
        },
        {
          text: 'blue hour, one pair of headlamps crawling across the emptiness',
          says: { light: 'lamp' },
          needs: { time: 'dusk' },
        },
        {
          text: 'sun just breaking over a mesa, cold blue pooled everywhere it has yet to touch',
          says: { light: 'sun' },
          needs: { time: 'dawn' },
        },
        {
          text: 'a wall of dust the height of a city swallowing what brightness remains',
          says: { weather: 'storm' },
          needs: { weather: 'storm' },
        },
      ],
      camera: [
        { text: '400 mm, layers squashed into ribbons' },
        { text: '21 mm at ankle height, blown grains rattling on the glass' },
        { text: '35 mm anamorphic, something dark at one border' },
      ],
      composition: [
        { text: 'specks in the top third, crest sweeping toward them like a road' },
        { text: 'one faint line entering at bottom right, climbing out of view' },
        { text: 'something blurred near, emptiness stacked beyond' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'burnt orange, indigo, dust white' },
        { text: 'sun-bleached turquoise, rust, khaki' },
        { text: 'ember, violet dune, petrol' },
      ],
      mood: [{ text: 'thirst' }, { text: 'outlaw calm' }, { text: 'committed' }],
      style: [
        { text: 'widescreen western frame, 65 mm film' },
        { text: 'road-movie still, 1970s colour stock' },
        { text: 'desert-rally reportage, grain and scratches' },
      ],
      motion: [
        { text: 'sand smoking off the crest', says: { weather: 'wind' } },
        { text: 'heat shimmer bending verticals', says: { time: 'day' } },
        { text: 'a scarf lifting, then dropping' },
      ],
      negative: [{ text: 'no mirage city' }],
    },
    {
      setting: [
        {
          text: 'seen from the mouth of a cave, woven cloth stirring, kettle black on three stones',
          somewhere: true,
        },
        { text: "watched from the deep shade of an awning, someone's hat on a nail, flies", somewhere: true },
        { text: '{place}, watched from under a torn awning, {prop} shimmering halfway out' },
        { text: 'watched from the one scrap of cover, cloth stirring, an empty bottle rolling' },
      ],
      light: [
        { text: 'the open ground stays the brighter part, everything near us brown and cool' },
        {
          text: 'ochre storm haze, the disc overhead no stronger than a coin',
          says: { weather: 'wind' },
          needs: { weather: 'wind' },
        },
        {
          text: 'low orange through cloth, threads glowing, faces of stones half lit',
          says: { light: 'sun' },
          needs: { time: 'golden-hour' },
        },
        {
          text: 'thin sky glow and one tin lantern, moths making a mess of it',
          says: { light: 'lamp' },
          needs: { time: 'night' },
        },
        {
          text: 'a sudden downpour, the wash running, one brass gap far along the rim',
          says: { weather: 'rain' },
          needs: { weather: 'rain' },
        },
        { text: 'thin dawn on the tent ropes, frost where you would not expect it', needs: { time: 'dawn' } },
      ],
      camera: [
        { text: '28 mm from deep in shade, cloth brushing the lens' },
        { text: '85 mm past a dark upright, flies smeared' },
        { text: '50 mm wide open, near the ground' },
      ],
      composition: [
        { text: 'jagged bright opening off to one side, dark holding two thirds' },
        { text: 'one dark upright slicing near, the far ground tiny' },
        { text: 'shade everywhere except one torn gap' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'bleached denim, oxide red, tin' },
        { text: 'saffron cloth, coffee, hard blue' },
        { text: 'tamarisk green, sulphur, brown shade' },
      ],
      mood: [{ text: 'siesta' }, { text: 'keeping watch' }, { text: 'parched' }],
      style: [
        { text: 'travel feature, faded colour negative' },
        { text: 'revisionist western, 16 mm' },
        { text: "wanderer's slide film, 1960s" },
      ],
      motion: [
        { text: 'cloth lifting in hot draught' },
        { text: 'flies circling' },
        { text: 'dust devil wandering past', says: { time: 'day' } },
      ],
      negative: [{ text: 'no postcard sunset' }],
    },
    {
      setting: [
        { text: 'flown low, our own small shade rippling ahead, hot air knocking us about', somewhere: true },
        { text: 'seen from the very brink, pebbles skittering off, a hawk beneath us', somewhere: true },
        { text: 'from a stony pass, engine off, the whole of it laid out ahead', somewhere: true },
        { text: 'taken in at one sweep, loose pebbles, straps knocking, something circling beneath' },
      ],
      light: [
        { text: 'slant glow turns every ridge into a blade, hollows filled with violet' },
        {
          text: 'sun dead astern, colours flat and hot, far buttes cut from paper',
          says: { light: 'sun' },
          needs: { time: 'day' },
        },
        {
          text: 'blood-red band under a lid of dark, ridges going one after another',
          needs: { time: 'dusk' },
        },
        {
          text: 'moon huge over the rim, gravel blue, gullies bottomless',
          says: { light: 'moon' },
          needs: { time: 'night' },
        },
        {
          text: 'first ember tone on the highest butte, thousand-foot cold beneath it',
          says: { light: 'sun' },
          needs: { time: 'dawn' },
        },
      ],
      camera: [
        { text: '70 mm from high up, ground rushing beneath' },
        { text: '16 mm tipped forward over the drop, toes almost showing' },
        { text: '300 mm from the opposite rim, planes piled together' },
      ],
      composition: [
        { text: 'ridges marching diagonally, a lone speck where they break' },
        { text: 'brink raking along the bottom, void taking over' },
        { text: 'everything pinched to nothing at top left' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'maroon, peach, deep violet' },
        { text: 'iron, mustard, cobalt' },
        { text: 'cinder, coral, cold teal' },
      ],
      mood: [{ text: 'dizzy' }, { text: 'unreachable' }, { text: 'free' }],
      style: [
        { text: 'aerial second-unit frame, large-gauge film' },
        { text: 'survey-flight slide, 1950s' },
        { text: 'science-fiction location still, practical only' },
      ],
      motion: [
        { text: 'small shade racing ahead', says: { light: 'sun' } },
        { text: 'pebbles dropping' },
        { text: 'haze sliding between ridges' },
      ],
      negative: [{ text: 'no wings in view' }],
    },
  ],
  minimal: [
    {
      setting: [
        { text: 'one curve, one tone of ground, and no more' },
        { text: 'a single dune crest, both sides blank', somewhere: true },
        { text: 'one stone on an unmarked plain', somewhere: true },
      ],
      light: [
        { text: 'pale, hazy, no hard dark anywhere' },
        { text: 'one slope lit, one not, sharp seam', says: { light: 'sun' } },
        { text: 'moon, sand the colour of milk', says: { light: 'moon' }, needs: { time: 'night' } },
        { text: 'faint pink, source unseen, very low', needs: { time: 'dawn' } },
        { text: 'dust-white air, everything thinned', says: { weather: 'wind' }, needs: { weather: 'wind' } },
      ],
      camera: [
        { text: '200 mm, far off, level' },
        { text: '100 mm, small aperture, tight' },
        { text: '50 mm, low, wide empty ground' },
      ],
      composition: [
        { text: 'seam corner to corner, rest blank' },
        { text: 'one accent lower right, thumbnail small' },
        { text: 'horizon low, four parts air' },
      ],
      palette: [
        { text: 'sand, ink, white' },
        { text: '{colour1}, {colour2}, white' },
        { text: 'bone, one pale blue' },
      ],
      mood: [{ text: 'hush' }, { text: 'bare' }, { text: 'dry' }],
      style: [
        { text: 'tonal monochrome print' },
        { text: 'quiet colour study' },
        { text: 'platinum print, mid-century' },
      ],
      negative: [{ text: 'nothing added' }],
    },
    {
      setting: [
        { text: 'stripped to two planes, warm ground, cool air' },
        { text: 'only a bare rim and its drop', somewhere: true },
        { text: 'cropped until it is almost cloth' },
      ],
      light: [
        { text: 'equal, thin, without a direction' },
        { text: 'hot and high, no modelling', says: { light: 'sun' }, needs: { time: 'day' } },
        { text: 'last ember strip, very low', needs: { time: 'dusk' } },
        { text: 'stars, ground barely there', says: { light: 'stars' }, needs: { time: 'night' } },
      ],
      camera: [
        { text: '400 mm, flattened, distant' },
        { text: '85 mm, overhead, close' },
        { text: '150 mm, one detail' },
      ],
      composition: [
        { text: 'halves, split by one thin curve' },
        { text: 'ground to three edges' },
        { text: 'weight along one side, blank beyond' },
      ],
      palette: [
        { text: 'ochre, milk' },
        { text: '{colour1}, {colour2}, milk' },
        { text: 'salt, umber, nothing else' },
      ],
      mood: [{ text: 'spare' }, { text: 'mute' }, { text: 'vast' }],
      style: [
        { text: 'abstract print, matte paper' },
        { text: 'dye-transfer print' },
        { text: 'gallery-catalogue landform study' },
      ],
      negative: [{ text: 'nothing extra' }],
    },
    {
      setting: [
        { text: 'whole and tiny beneath too much sky' },
        { text: 'one dark notch on a blank horizon' },
        { text: 'alone, with nothing to scale it' },
      ],
      light: [
        { text: 'dull glow, no visible source' },
        { text: 'pale before-sunrise grey, cold', needs: { time: 'dawn' } },
        { text: 'thin high glare, few tones', needs: { time: 'day' } },
      ],
      camera: [{ text: '70 mm, miles away' }, { text: '120 mm, flat ground' }, { text: '35 mm, dead level' }],
      composition: [
        { text: 'mark dead centre, very low' },
        { text: 'bottom sixth, the rest void' },
        { text: 'lower left, a fingernail wide' },
      ],
      palette: [
        { text: 'oat, violet' },
        { text: '{colour1}, {colour2}, oat' },
        { text: 'chalk, rust, one dark' },
      ],
      mood: [{ text: 'remote' }, { text: 'patient' }, { text: 'still' }],
      style: [
        { text: 'pinhole print' },
        { text: 'faded postcard study' },
        { text: 'small toned silver print' },
      ],
      negative: [{ text: 'nothing invented' }],
    },
  ],
};
