import type { KindScenes } from './scene.ts';

/** Woods, groves and jungles: trunks as architecture, undergrowth as weather. */
export const forest: KindScenes = {
  studio: [
    {
      setting: [
        { text: 'recorded as a wall of trunks, bark and floor plants equally sharp, each trunk separate' },
        { text: 'surveyed from the ride, trunks spaced to be counted, floor plants nameable' },
        { text: '{place}, set down as a plate, bark and floor plants nameable' },
      ],
      light: [
        { text: 'closed sky above the canopy, each trunk rounded by a gentle shadow at the right' },
        { text: 'overcast as diffuser, greens at full depth, no hot patches', says: { weather: 'cloud' } },
        {
          text: 'thin mist separating near trunks from far by tone',
          says: { weather: 'fog' },
          needs: { weather: 'fog' },
        },
        {
          text: 'wet bark after rain, small highlights, leaf colour saturated by water alone',
          says: { weather: 'rain' },
          needs: { weather: 'rain' },
        },
        {
          text: 'snow on each fork draws the structure, floor a clean reflector',
          says: { weather: 'snow' },
          needs: { weather: 'snow' },
        },
        { text: 'cool early light from the left edge, trunks blue on one side', needs: { time: 'dawn' } },
        {
          text: 'two low flashes left and right, a lit stage of six metres, black beyond',
          says: { light: 'flash' },
          needs: { time: 'night' },
        },
        {
          text: 'moonlight on a ten-minute exposure, bark silver, floor legible',
          says: { light: 'moon' },
          needs: { time: 'night' },
        },
      ],
      camera: [
        { text: '8x10 camera, 360 mm, f/45' },
        { text: '70 mm, f/13, tripod, focus-stacked' },
        { text: '4x5 camera, 180 mm, f/32, verticals straight' },
      ],
      composition: [
        { text: 'trunks as regular uprights, broadest on the left third, no sky' },
        { text: 'floor on the lower quarter, canopy trimmed level, even rhythm left to right' },
        { text: 'central trunk pair framing a deeper glade' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'bark grey, fern, peat, lichen silver' },
        { text: 'moss, umber, birch white' },
        { text: 'pine, rust litter, slate' },
      ],
      mood: [{ text: 'held' }, { text: 'exact' }, { text: 'cathedral calm' }],
      style: [
        { text: 'large-format woodland plate' },
        { text: 'forestry survey photograph' },
        { text: 'botanical-reserve record print' },
      ],
      negative: [{ text: 'no smeared bark' }, { text: 'no fused trunks' }],
    },
    {
      setting: [
        { text: 'organised in depth, fern, trunk, understorey, crown, each layer separate and complete' },
        { text: 'edited to a single stand, dead wood and saplings left only where they explain it' },
      ],
      light: [
        { text: 'broad skylight from above, falling a stop with each layer of depth' },
        {
          text: 'sun from the left at noon height, dapple kept small, shadow filled by leaf bounce',
          says: { light: 'sun' },
          needs: { time: 'day' },
        },
        {
          text: 'level evening sun from the left gilds one side of each trunk',
          says: { light: 'sun' },
          needs: { time: 'golden-hour' },
        },
        { text: 'evened pre-dawn light, dew visible on fern tips', needs: { time: 'dawn' } },
        {
          text: 'starlight above the crowns, floor painted once with a hand torch',
          says: { light: 'stars' },
          needs: { time: 'night' },
        },
      ],
      camera: [
        { text: '45 mm, f/11, tripod, level' },
        { text: '55 mm technical camera, f/16, front tilt' },
        { text: '85 mm, f/11, a metre and a half above ground' },
      ],
      composition: [
        { text: 'clear glade in the centre, stand closing left and right' },
        { text: 'crown line a fifth from the top, floor margin below' },
        { text: 'dominant trunk right of centre, understorey balanced left' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'oak green, chestnut, straw' },
        { text: 'bracken, ash, holly' },
        { text: 'larch gold, earth, cool grey' },
      ],
      mood: [{ text: 'sheltered' }, { text: 'patient' }, { text: 'well grown' }],
      style: [
        { text: 'arboretum archive photograph' },
        { text: 'ecological study plate' },
        { text: 'silviculture textbook photograph' },
      ],
      negative: [{ text: 'no artificial green' }],
    },
    {
      setting: [
        { text: 'one tree portrayed in its stand, neighbours a shade darker and farther, root flare clear' },
        { text: 'a specimen view: bole, bark and first branches described, neighbours plain' },
        { text: '{place}, a specimen bole chosen, neighbours kept a tone darker' },
      ],
      light: [
        { text: 'large soft skylight from the left, bark relief held to its shadow side' },
        {
          text: 'one off-camera strobe through a scrim at the left, ambient a stop under',
          says: { light: 'flash' },
        },
        {
          text: 'clean snow fill from below, bark texture rounded',
          says: { weather: 'snow' },
          needs: { weather: 'snow' },
        },
        {
          text: 'rain-soaked bark nearly black, lichen glowing by contrast',
          says: { weather: 'rain' },
          needs: { weather: 'rain' },
        },
      ],
      camera: [
        { text: '100 mm, f/11, tripod' },
        { text: '150 mm, f/8, neighbours gently out of focus' },
        { text: '210 mm on 4x5, f/22' },
      ],
      composition: [
        { text: 'bole centred, two fifths of the width, base and first branches complete' },
        { text: 'bole left third, bare interval right' },
        { text: 'full height where it fits, margins equal' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'silver bark, leaf green, loam' },
        { text: 'redwood, fern, soot' },
        { text: 'beech grey, copper, cream' },
      ],
      mood: [{ text: 'dignified' }, { text: 'rooted' }, { text: 'venerable' }],
      style: [
        { text: 'tree-portrait series photograph' },
        { text: 'dendrology plate' },
        { text: 'heritage-tree register' },
      ],
      negative: [{ text: 'no carved initials' }, { text: 'no extra roots' }],
    },
  ],
  cinematic: [
    {
      setting: [
        { text: 'entered at a run, brambles catching, a torch or a dog somewhere ahead, breath loud' },
        { text: '{place}, {prop} half buried, something just gone from the path' },
        { text: 'where the track bends out of view, a red coat going round it', somewhere: true },
        { text: "with woodcutters' smoke hanging, an axe knock arriving late", somewhere: true },
        { text: 'come into quietly, something out of place among the stems, something else just gone' },
      ],
      light: [
        { text: 'paler depth beyond the trunks, near stems cut out in black against it' },
        { text: 'shafts slant in from back right, fine specks catching them', says: { light: 'sun' } },
        {
          text: 'a head torch swings ahead, trunks leaping up and falling away',
          says: { light: 'lamp' },
          needs: { time: 'night' },
        },
        {
          text: 'first sun comes flat through the stems, frost or dew igniting',
          says: { light: 'sun' },
          needs: { time: 'dawn' },
        },
        {
          text: 'rain dripping from everything, a green gloom, the track a bright ribbon',
          says: { weather: 'rain' },
          needs: { weather: 'rain' },
        },
        {
          text: 'flakes sifting down through black stems, hush over all',
          says: { weather: 'snow' },
          needs: { weather: 'snow' },
        },
        {
          text: 'fog rolling between stems, far ones already memory',
          says: { weather: 'fog' },
          needs: { weather: 'fog' },
        },
        { text: 'red dusk caught in gaps, everything nearer lost', needs: { time: 'dusk' } },
      ],
      camera: [
        { text: '28 mm, fern height, fronds brushing the glass' },
        { text: '135 mm, stems piled up, haze between' },
        { text: '35 mm handheld, pushing through' },
      ],
      composition: [
        { text: 'one small warm accent in the far third, stems crowding near' },
        { text: 'arched boughs over a bright gap, off-centre' },
        { text: 'near fronds blurred along the bottom, depth bending out' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'moss black, coat red, haze gold' },
        { text: 'bottle green, rust, smoke' },
        { text: 'teal gloom, ochre, bone' },
      ],
      mood: [{ text: 'followed' }, { text: 'spellbound' }, { text: 'late for home' }],
      style: [
        { text: 'folk-tale feature, 35 mm film' },
        { text: 'Nordic thriller frame, desaturated stock' },
        { text: 'Eastern-bloc art film, grain' },
      ],
      motion: [
        { text: 'fronds springing back' },
        { text: 'specks wheeling' },
        { text: 'something vanishing round the bend' },
      ],
      negative: [{ text: 'no floating orbs' }],
    },
    {
      setting: [
        { text: 'looked up at from the leaf litter, crowns swaying apart and together, a bird crossing' },
        {
          text: "seen over the rim of a stream, roots gripping wet stones, a deer's track in mud",
          somewhere: true,
        },
        { text: 'lived in for a while, kettle on a tripod, blanket, boots upside down', somewhere: true },
      ],
      light: [
        { text: 'glow filtered down through the crowns, tinting everything it touches' },
        {
          text: 'campfire at bottom right, trunks orange as far as its reach',
          says: { light: 'fire' },
          needs: { time: 'night' },
        },
        {
          text: 'stars in the gaps, an ember or two rising into them',
          says: { light: 'stars' },
          needs: { time: 'night' },
        },
        { text: 'sun splintering at a leaf edge, flare sliding over bark', says: { light: 'sun' } },
        {
          text: 'wet half-dark, standing drops brightest',
          says: { weather: 'rain' },
          needs: { weather: 'rain' },
        },
      ],
      camera: [
        { text: '14 mm, flat on the ground' },
        { text: '24 mm, roots and moss close' },
        { text: '50 mm wide open, moss near' },
      ],
      composition: [
        { text: 'stems racing inward, meeting off-centre' },
        { text: 'something dark pulling in from one corner' },
        { text: 'one small bright patch, stems towering beyond' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'leaf glow, umber, ink' },
        { text: 'ember, spruce, tin' },
        { text: 'amber water, olive, charcoal' },
      ],
      mood: [{ text: 'sheltering' }, { text: 'wide awake' }, { text: 'childhood' }],
      style: [
        { text: "backpacker's film diary" },
        { text: 'nature feature, super-16' },
        { text: 'adventure still, 1980s stock' },
      ],
      motion: [{ text: 'crowns swaying' }, { text: 'sparks climbing', says: { light: 'fire' } }],
      negative: [{ text: 'no tents in rows' }],
    },
    {
      setting: [
        {
          text: 'with the weather in it, boughs heaving, leaves torn past, nobody answering',
          says: { weather: 'wind' },
        },
        { text: 'old and unwelcoming, ivy ropes, a fence swallowed by bark, crows' },
        { text: '{place}, crows going over, a fence swallowed by bark' },
      ],
      light: [
        { text: 'pewter gaps overhead, stems dull as iron, no warmth anywhere' },
        {
          text: 'lightning bleaches every stem to bone',
          says: { weather: 'storm' },
          needs: { weather: 'storm' },
        },
        { text: 'one cabin pane far in, tiny and yellow', says: { light: 'lamp' }, needs: { time: 'night' } },
        {
          text: 'low sun through ice-crusted boughs, prismatic',
          says: { light: 'sun' },
          needs: { season: 'winter' },
        },
        { text: 'gale-broken shade racing over the floor', needs: { weather: 'wind' } },
      ],
      camera: [
        { text: '40 mm, ivy dangling close' },
        { text: '85 mm through tangled twigs, smeared' },
        { text: '18 mm, crouched among roots' },
      ],
      composition: [
        { text: 'crossed boughs hemming a slit of pewter' },
        { text: 'something twisted raking past, depths beyond' },
        { text: 'roots huge at bottom, stems dwindling' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'pewter, ivy, dried blood' },
        { text: 'slate green, tallow, black' },
        { text: 'mustard lichen, lead, brown' },
      ],
      mood: [{ text: 'warned off' }, { text: 'uneasy' }, { text: 'ancient grudge' }],
      style: [
        { text: 'gothic film frame, low-con stock' },
        { text: 'rural noir still' },
        { text: 'painterly fairy-tale matte, 1950s' },
      ],
      motion: [
        { text: 'leaves torn past', says: { weather: 'wind' } },
        { text: 'ivy swinging' },
        { text: 'crows lifting' },
      ],
      negative: [{ text: 'no faces in bark' }],
    },
  ],
  minimal: [
    {
      setting: [
        { text: 'one trunk, blank air', somewhere: true },
        { text: 'three stems, no ground', somewhere: true },
        { text: 'a single branch on white sky', somewhere: true },
        { text: 'uprights only, detail withheld' },
      ],
      light: [
        { text: 'white, flat, no source' },
        { text: 'fog, stems fading out', says: { weather: 'fog' }, needs: { weather: 'fog' } },
        { text: 'snow, only darks remain', says: { weather: 'snow' }, needs: { weather: 'snow' } },
        { text: 'moon, thin stems', says: { light: 'moon' }, needs: { time: 'night' } },
        { text: 'pale dawn, tone on tone', needs: { time: 'dawn' } },
      ],
      camera: [{ text: '200 mm, stem detail' }, { text: '100 mm, straight ahead' }, { text: '150 mm, far' }],
      composition: [
        { text: 'upright off-axis, rest blank' },
        { text: 'one line entering low left' },
        { text: 'thin stripes, wide gaps' },
      ],
      palette: [
        { text: 'ink, bone' },
        { text: '{colour1}, {colour2}, white' },
        { text: 'grey, one leaf green' },
      ],
      mood: [{ text: 'hush' }, { text: 'sparse' }, { text: 'waiting' }],
      style: [{ text: 'ink-wash study' }, { text: 'graphic monochrome print' }, { text: 'silver print' }],
      negative: [{ text: 'nothing added' }],
    },
    {
      setting: [
        { text: 'cropped to bark alone' },
        { text: 'only the canopy line, sky above' },
        { text: 'bare ground, one leaf', somewhere: true },
      ],
      light: [
        { text: 'dull, thin, equal' },
        { text: 'grazing, one side only' },
        { text: 'high hard dots', says: { light: 'sun' }, needs: { time: 'day' } },
        { text: 'drizzle grey', says: { weather: 'rain' }, needs: { weather: 'rain' } },
      ],
      camera: [{ text: '90 mm, near' }, { text: '70 mm, upward' }, { text: '60 mm, straight down' }],
      composition: [
        { text: 'texture to three edges' },
        { text: 'jagged strip, lowest fifth' },
        { text: 'one accent small, lower right' },
      ],
      palette: [{ text: 'umber, ash' }, { text: '{colour1}, {colour2}, ash' }, { text: 'black, moss' }],
      mood: [{ text: 'close' }, { text: 'mute' }, { text: 'dry' }],
      style: [{ text: 'texture study' }, { text: 'photogravure' }, { text: 'herbarium-plain print' }],
      negative: [{ text: 'nothing extra' }],
    },
    {
      setting: [
        { text: 'seen whole from outside, a dark strip', somewhere: true },
        { text: 'one gap, nothing in it' },
        { text: 'far off, a line on bare land', somewhere: true },
      ],
      light: [
        { text: 'sourceless haze' },
        { text: 'last glow above it', needs: { time: 'dusk' } },
        { text: 'stars over black', says: { light: 'stars' }, needs: { time: 'night' } },
      ],
      camera: [{ text: '300 mm, distant' }, { text: '85 mm, well back' }, { text: '50 mm, low horizon' }],
      composition: [
        { text: 'thin dark strip, bottom' },
        { text: 'one gap off-axis, narrow' },
        { text: 'strip low, four parts sky' },
      ],
      palette: [
        { text: 'pine black, milk' },
        { text: '{colour1}, {colour2}, milk' },
        { text: 'smoke, straw' },
      ],
      mood: [{ text: 'withdrawn' }, { text: 'remote' }, { text: 'closed' }],
      style: [{ text: 'quiet colour print' }, { text: 'linocut-plain study' }, { text: 'contact print' }],
      negative: [{ text: 'nothing invented' }],
    },
  ],
};
