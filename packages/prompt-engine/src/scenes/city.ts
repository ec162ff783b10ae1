import type { KindScenes } from './scene.ts';

/** Streets, squares and skylines: a controlled elevation, a moment in traffic, or one wall. */
export const city: KindScenes = {
  studio: [
    {
      setting: [
        {
          text: 'set out as an elevation, façades parallel to the film plane, base to roofline in one sweep, nothing parked in front',
        },
        { text: 'surveyed from a raised landing opposite, storeys and setbacks readable, lower edge clear' },
        { text: '{place}, drawn up like a street section, storeys aligned, kerb clear' },
      ],
      light: [
        { text: 'even sky brightness from above, cornices and balconies modelled by a slight tone drop' },
        {
          text: 'high thin cloud as a diffuser, no hard shadow from block to block',
          says: { weather: 'cloud' },
        },
        {
          text: 'blue hour with interiors lit, sky and rooms metered to the same exposure',
          says: { light: 'lamp' },
          needs: { time: 'dusk' },
        },
        {
          text: 'a long exposure at night, lit rooms, signs and sky held without burning out',
          says: { light: 'lamp' },
          needs: { time: 'night' },
        },
        { text: 'pre-sunrise, cool and equal, lit rooms few, pavement pale', needs: { time: 'dawn' } },
        {
          text: "after-rain sheen on pavement and roofs, the sky's grey returned from below",
          says: { weather: 'rain' },
          needs: { weather: 'rain' },
        },
        {
          text: 'sun from the left at forty degrees, a measured shadow under each balcony',
          says: { light: 'sun', time: 'day' },
        },
      ],
      camera: [
        { text: '45 mm shift, f/11, tripod, verticals straight' },
        { text: '4x5 camera, 150 mm, f/22, level, rise applied' },
        { text: '70 mm, f/11, high tripod, sensor upright' },
      ],
      composition: [
        { text: 'roofline a fifth below the top, ground a narrow base, equal margins' },
        { text: 'a grid of storeys, the tallest mass on the left third' },
        { text: 'symmetric about the axis, ground line parallel with the lower edge' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'stone grey, brick, awning green, cobalt dusk' },
        { text: 'concrete, cream stucco, tram yellow' },
        { text: 'slate, sandstone, copper green, ink' },
      ],
      mood: [{ text: 'exact' }, { text: 'orderly' }, { text: 'awake early' }],
      style: [
        { text: 'large-format city survey' },
        { text: 'urban-planning record photograph' },
        { text: 'metropolitan archive plate' },
      ],
      negative: [
        { text: 'no leaning verticals, no invented signs' },
        { text: 'no ghosted pedestrians' },
        { text: 'no invented adverts' },
      ],
    },
    {
      setting: [
        { text: 'seen whole from a raised standpoint, parts stepping back in order, main line on the axis' },
        { text: 'mapped from above eye level, roofs, courts and corners distinct to the far end' },
        { text: '{place}, the wide view from a raised standpoint, main line on the axis' },
      ],
      light: [
        { text: 'clear separation by distance, each plane a tone paler than the one before it' },
        {
          text: 'afterglow from the left, avenues strung with lamps, roofs still readable',
          says: { light: 'street' },
          needs: { time: 'dusk' },
        },
        {
          text: 'night exposure of thirty seconds, avenues as steady lines, rooftops held by sky glow',
          says: { light: 'street' },
          needs: { time: 'night' },
        },
        {
          text: 'cool first light from the left on upper storeys, streets in blue shadow',
          needs: { time: 'dawn' },
        },
        {
          text: 'snow-covered roofs drawn as plain planes, streets a darker grid',
          says: { weather: 'snow' },
          needs: { weather: 'snow' },
        },
        {
          text: 'towers rising out of a level fog bank, lower storeys withheld',
          says: { weather: 'fog' },
          needs: { weather: 'fog' },
        },
      ],
      camera: [
        { text: '100 mm, f/11, high tripod' },
        { text: '65 mm technical camera, f/13, horizon level' },
        { text: '135 mm, f/11, mirror locked, no vibration' },
      ],
      composition: [
        { text: 'far end on the upper quarter, one axis dividing left from right' },
        { text: 'upper edge as a clean band, one third open, two thirds built' },
        { text: 'main axis vertical in the centre, masses balanced left and right' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'tile, ash, verdigris, pearl' },
        { text: 'graphite, amber points, deep navy' },
        { text: 'lime render, lead, poplar green' },
      ],
      mood: [{ text: 'legible' }, { text: 'calm order' }, { text: 'metropolitan' }],
      style: [
        { text: 'panoramic plate, contact printed' },
        { text: 'city-portrait monograph photograph' },
        { text: 'raised-view survey photograph' },
      ],
      negative: [
        { text: 'no duplicated towers' },
        { text: 'no fish-eye bend' },
        { text: 'no floating structures' },
      ],
    },
    {
      setting: [
        { text: 'treated as a still life, near fittings, fronts and ground each in its own place' },
        { text: 'a single stretch isolated and described, steps, joints and openings each legible' },
      ],
      light: [
        { text: 'one broad brightness high at the left, edges and mouldings given a fine shadow' },
        {
          text: 'closed-sky light after rain, each colour a shade deeper',
          says: { weather: 'rain' },
          needs: { weather: 'rain' },
        },
        {
          text: 'equal lamps left and right, a hidden fill on the pavement, sky nearly black',
          says: { light: 'street' },
          needs: { time: 'night' },
        },
        { text: 'low light from the left grazing setts and shutters', needs: { time: 'dawn' } },
        {
          text: 'fresh snow on ledges as natural fill, mouldings drawn by it',
          says: { weather: 'snow' },
          needs: { weather: 'snow' },
        },
      ],
      camera: [
        { text: '55 mm, f/11, square-on, tripod at chest height' },
        { text: '80 mm on 6x7, f/16, level' },
        { text: '90 mm, f/11, from the facing side' },
      ],
      composition: [
        { text: 'ground line on the lower fifth, fronts in a regular row, even margins' },
        { text: 'the block centred, a slice of each neighbour left and right' },
        { text: 'three bays wide, complete, nothing cut' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'shutter blue, tobacco render, iron' },
        { text: 'enamel white, rust, olive' },
        { text: 'pale brick, letterbox red, zinc' },
      ],
      mood: [{ text: 'plain-spoken' }, { text: 'deliberate' }, { text: 'unembellished' }],
      style: [
        { text: 'streetscape typology photograph' },
        { text: 'documentary survey, medium format' },
        { text: 'local-history commission plate' },
      ],
      negative: [{ text: 'no invented lettering' }, { text: 'no fused façades' }],
    },
  ],
  cinematic: [
    {
      setting: [
        {
          text: 'in the thick of it, coats and bags crossing, a bell somewhere, somebody turning to look back',
        },
        {
          text: 'halfway over the crossing while traffic waits, a courier threading the queue',
          somewhere: true,
        },
        { text: '{place}, {prop} going by, steam lifting off a grating' },
        {
          text: 'a second before something happens, one loose sheet blowing by, a far door closing, near edges smeared',
        },
      ],
      light: [
        { text: 'brightness funnels down the far end, near shapes reduced to dark with lit rims' },
        {
          text: 'sun straight down the avenue at the close of day, long shade running toward us, dust gold',
          says: { light: 'sun', time: 'golden-hour' },
        },
        {
          text: 'amber street lamps smear over wet tarmac, one cold shop glow opposing them',
          says: { light: 'street' },
          needs: { time: 'night' },
        },
        {
          text: 'pink and green neon bleeding into puddles, faces passing in and out of it',
          says: { light: 'neon' },
          needs: { time: 'night' },
        },
        {
          text: 'headlamps diffused in rain, umbrellas rimmed white',
          says: { weather: 'rain', light: 'street' },
          needs: { weather: 'rain' },
        },
        {
          text: "flakes streaking past a kiosk's warm hatch",
          says: { weather: 'snow', light: 'lamp' },
          needs: { weather: 'snow' },
        },
        {
          text: 'a pale disc coming up between towers, delivery vans steaming',
          says: { light: 'sun' },
          needs: { time: 'dawn' },
        },
      ],
      camera: [
        { text: '35 mm at waist height, something blurred near the glass' },
        { text: '85 mm from the far side, shapes crossing near' },
        { text: '28 mm, stepping forward, a shoulder close' },
      ],
      composition: [
        { text: 'figure in the far third, near bodies dark along one side' },
        { text: 'long lines pulling diagonally to a bright gap' },
        { text: 'weight massed at the bottom, a gap of glow at the top' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'petrol, amber, black' },
        { text: 'taxi ochre, wet asphalt, teal' },
        { text: 'coral sign, smoke blue, chrome' },
      ],
      mood: [{ text: 'on the move' }, { text: 'anonymous' }, { text: 'relief' }],
      style: [
        { text: 'street film frame, 1/60 second' },
        { text: 'colour reversal, pushed, 1980s' },
        { text: 'city symphony, grainy 35 mm' },
      ],
      motion: [
        { text: 'passing shapes dragged into ribbons' },
        { text: 'a coat hem swinging mid-stride' },
        { text: 'steam rolling low' },
      ],
      negative: [{ text: 'no garbled signs' }, { text: 'no staring faces' }],
    },
    {
      setting: [
        {
          text: 'from inside a stopped taxi, glass beaded or smudged, the dashboard a dark shelf below',
          somewhere: true,
        },
        {
          text: 'through the back door of a café, chairs stacked, the world going by outside',
          somewhere: true,
        },
        {
          text: "past a half-lowered shutter, a mop leaning, somebody's cigarette glowing and going",
          somewhere: true,
        },
        { text: "seen from cover, glass or railings close, somebody's hand at the edge, the rest going by" },
      ],
      light: [
        { text: 'brightness reaches us second-hand, thrown back by panes and walls, depths left dark' },
        {
          text: 'raking gold between buildings, one block lit and the next already blue',
          says: { light: 'sun' },
          needs: { time: 'golden-hour' },
        },
        {
          text: 'traffic signals colour the glass red, then green, street lamps beyond',
          says: { light: 'street' },
          needs: { time: 'night' },
        },
        {
          text: 'drops on the glass each hold an upside-down lamp',
          says: { weather: 'rain', light: 'street' },
          needs: { weather: 'rain' },
        },
        {
          text: 'thick fog swallows the far half, brake glow hanging in it',
          says: { weather: 'fog' },
          needs: { weather: 'fog' },
        },
        { text: 'thin daybreak between blocks, bakery vent steaming', needs: { time: 'dawn' } },
      ],
      camera: [
        { text: '50 mm wide open, dark edge of the opening smeared below' },
        { text: '24 mm, leaning out' },
        { text: '75 mm anamorphic through smudged glass' },
      ],
      composition: [
        { text: 'main action in a clear patch, off-centre, smears elsewhere' },
        { text: 'dark near edges squeezing the view, one small figure bottom third' },
        { text: 'near clutter black, the opening bright beyond it' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'nicotine, jade, brake glow' },
        { text: 'rust, diesel blue, peach' },
        { text: 'mustard, oilskin, plum' },
      ],
      mood: [{ text: 'watching' }, { text: 'between shifts' }, { text: 'overlooked' }],
      style: [
        { text: 'independent feature, 16 mm blow-up' },
        { text: 'night-shift photo essay, colour negative' },
        { text: 'nouvelle vague location still' },
      ],
      motion: [
        { text: 'a coat swinging past' },
        { text: 'cables swaying overhead' },
        { text: 'somebody breaking into a run' },
      ],
      negative: [{ text: 'no doubled signs' }],
    },
    {
      says: { time: 'night' },
      setting: [
        { text: 'emptied out, last bus gone, one figure under an awning, shutters half down' },
        { text: 'after closing, hoses washing down the market, crates stacked wet', somewhere: true },
        { text: '{place}, after the last train, {prop} left standing' },
        { text: 'late, and still not finished, one shutter half down, something rattling over the stones' },
      ],
      light: [
        { text: 'one lit front, everything else falling off fast into blue-black' },
        {
          text: 'blinking amber over the junction, vapour lamps trailing away downhill',
          says: { light: 'street' },
        },
        { text: 'neon tube stuttering above a doorway, wet stone repeating it', says: { light: 'neon' } },
        { text: 'moon caught between two aerials, roofs rimmed', says: { light: 'moon' } },
      ],
      camera: [
        { text: '40 mm, f/1.4, hip height, stone close' },
        { text: '105 mm down the hill, glows piled up' },
        { text: '21 mm, kneeling' },
      ],
      composition: [
        { text: 'the brightest spot far right, blackness taking two thirds' },
        { text: 'mirrored low down, true scene squeezed to the top' },
        { text: 'dark lid above, one small figure beneath' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'sulphur, ultramarine, soot' },
        { text: 'hot pink, bottle green, black' },
        { text: 'brass, violet, tar' },
      ],
      mood: [{ text: 'last round' }, { text: 'insomnia' }, { text: 'hushed danger' }],
      style: [
        { text: 'neo-noir film frame' },
        { text: 'tungsten slide film, long handheld' },
        { text: 'nocturne, 1/15 second' },
      ],
      motion: [{ text: 'vapour drifting low' }, { text: 'one cyclist sliding past' }],
      negative: [{ text: 'no daytime sky' }],
    },
  ],
  minimal: [
    {
      setting: [
        { text: 'cut down to one façade and a strip of sky' },
        { text: 'a single rooftop line, all else sky', somewhere: true },
        { text: 'one kerb, one post, blank stone', somewhere: true },
        { text: 'brought down to outline' },
      ],
      light: [
        { text: 'flat white, no direction' },
        { text: 'lone post lamp, small ring', says: { light: 'street' }, needs: { time: 'night' } },
        { text: 'first grey on upper ledges', needs: { time: 'dawn' } },
        { text: 'fog erases all but an outline', says: { weather: 'fog' }, needs: { weather: 'fog' } },
        { text: 'hard high slant, one clean diagonal', says: { light: 'sun' }, needs: { time: 'day' } },
      ],
      camera: [
        { text: '100 mm, far off' },
        { text: '135 mm, rooftop height' },
        { text: '50 mm, dead ahead' },
      ],
      composition: [
        { text: 'low strip, sky above' },
        { text: 'one corner used, rest bare' },
        { text: 'bottom edge, tiny' },
      ],
      palette: [
        { text: 'ash, white, one orange' },
        { text: '{colour1}, {colour2}, white' },
        { text: 'lead, bone' },
      ],
      mood: [{ text: 'hollow' }, { text: 'half asleep' }, { text: 'mute' }],
      style: [
        { text: 'tonal city study' },
        { text: 'graphic black-and-white print' },
        { text: 'risograph-like print' },
      ],
      negative: [{ text: 'nothing added' }],
    },
    {
      setting: [
        { text: 'only its shape, detail gone' },
        { text: 'all bustle taken out, a bare plane' },
        { text: 'reduced to one gap among blocks' },
      ],
      light: [
        { text: 'dull uniform air, thin contrast' },
        { text: 'sodium dot, otherwise dark', says: { light: 'street' }, needs: { time: 'night' } },
        { text: 'drizzle haze, few edges', says: { weather: 'rain' }, needs: { weather: 'rain' } },
        { text: 'under snow, nearly blank', says: { weather: 'snow' }, needs: { weather: 'snow' } },
      ],
      camera: [{ text: '200 mm, very distant' }, { text: '70 mm, looking up' }, { text: '90 mm, low' }],
      composition: [
        { text: 'thin silhouette, bottom sixth' },
        { text: 'gap upright, off-axis' },
        { text: 'pushed into a corner' },
      ],
      palette: [{ text: 'fog, ink' }, { text: '{colour1}, {colour2}, fog' }, { text: 'cream, coal' }],
      mood: [{ text: 'absent' }, { text: 'remote' }, { text: 'spare' }],
      style: [
        { text: 'lithographic study' },
        { text: 'quiet colour print' },
        { text: 'silver print, toned' },
      ],
      negative: [{ text: 'nothing extra' }],
    },
    {
      setting: [
        { text: 'one opening in a plain block' },
        { text: 'emptied pavement, one long mark', somewhere: true },
        { text: 'a lone post on blank ground', somewhere: true },
        { text: 'kept to one line, one plane' },
      ],
      light: [
        { text: 'one small source, high' },
        { text: 'pale haze, equal all over' },
        { text: 'low last band', needs: { time: 'dusk' } },
      ],
      camera: [{ text: '85 mm, opposite' }, { text: '40 mm, overhead' }, { text: '150 mm, tight' }],
      composition: [
        { text: 'one accent high, plain below' },
        { text: 'one line crossing diagonally' },
        { text: 'weight lower left, tiny' },
      ],
      palette: [{ text: 'black, straw' }, { text: '{colour1}, {colour2}, black' }, { text: 'chalk, slate' }],
      mood: [{ text: 'alone' }, { text: 'quiet' }, { text: 'held' }],
      style: [{ text: 'graphic print' }, { text: 'early modernist study' }, { text: 'photogravure' }],
      negative: [{ text: 'nothing invented' }],
    },
  ],
};
