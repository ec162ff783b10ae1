import type { KindScenes } from './scene.ts';

/** Buildings seen from outside: verticals kept straight, the whole thing or one crop of it. */
export const building: KindScenes = {
  studio: [
    {
      setting: [
        {
          text: "surveyed square-on like an architect's elevation, base line level, equal space left and right, no vehicle or sign in front",
        },
        {
          text: 'set out as a measured front view, openings, joints and upper edge all legible, approach kept clear',
        },
        {
          text: '{place}, recorded from the axis of the main face, sides receding equally, joints and openings legible',
        },
      ],
      light: [
        { text: 'the brighter part of the sky at the left, each plane a tone darker as it turns away' },
        {
          text: 'high cloud as one large diffuser, faint shading under ledges and sills, no hard shadow',
          says: { weather: 'cloud' },
        },
        {
          text: 'pre-sunrise light from the left, cool and even, the turned faces a stop darker',
          needs: { time: 'dawn' },
        },
        {
          text: 'hooded floods at the base graze the masonry upward, balanced with the rooms inside, sky a clean blue-black',
          says: { light: 'lamp' },
          needs: { time: 'night' },
        },
        {
          text: 'rain light from an even grey ceiling, stone darkened, a fine highlight on each ledge',
          says: { weather: 'rain' },
          needs: { weather: 'rain' },
        },
        {
          text: 'snow on the ground returns clean fill beneath eaves and sills, no face goes black',
          says: { weather: 'snow' },
          needs: { weather: 'snow' },
        },
        {
          text: 'sun low at forty-five degrees from the left, a readable shadow beside each projection',
          says: { light: 'sun' },
          needs: { time: 'golden-hour' },
        },
      ],
      camera: [
        { text: '4x5 view camera, 90 mm, front rise applied, f/22, verticals straight' },
        { text: '24 mm shift lens, f/11, tripod, verticals parallel' },
        { text: '50 mm, f/11, film plane parallel with the main face, tripod' },
      ],
      composition: [
        { text: 'centred, highest point a sixth below the top, equal margins left and right' },
        { text: 'full height in the picture, base line on the lower fifth' },
        { text: 'symmetry about the main axis, nothing touching the edges' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'limestone, lead grey, weathered oak, pearl sky' },
        { text: 'brick, zinc, putty, a trace of verdigris' },
        { text: 'plaster, slate, iron, one painted door' },
      ],
      mood: [{ text: 'exact' }, { text: 'built to last' }, { text: 'dignified' }],
      style: [
        { text: 'large-format architectural record' },
        { text: 'national monuments survey photograph' },
        { text: "architect's elevation plate, fine grain" },
      ],
      negative: [
        { text: 'no leaning verticals, no invented signs' },
        { text: 'no stray wires' },
        { text: 'no lens distortion' },
      ],
    },
    {
      setting: [
        {
          text: 'turned so that its volume reads, nearest edge toward the lens, anything beside it kept quiet',
        },
        {
          text: 'shown from a raised standpoint, front and side in a ratio of two to one, clutter cleared away',
        },
        { text: '{place}, turned so that front and flank read as separate planes, clutter cleared away' },
      ],
      light: [
        {
          text: 'the side turned to the left takes the full light, the other falls a clear stop darker, its detail held',
        },
        {
          text: 'low sun from camera left models the front, the flank left in open shadow with every course visible',
          says: { light: 'sun' },
        },
        {
          text: 'moonlight from the left on a minutes-long exposure, front silver, flank a readable blue',
          says: { light: 'moon' },
          needs: { time: 'night' },
        },
        { text: 'dawn light from the left, pink on the front, grey on the return', needs: { time: 'dawn' } },
        {
          text: 'fog as a diffuser, the near corner crisp, the receding ends a tone paler',
          says: { weather: 'fog' },
          needs: { weather: 'fog' },
        },
        {
          text: 'wet faces reflect an even sky, the front brighter, the flank nearly black yet legible',
          says: { weather: 'rain' },
          needs: { weather: 'rain' },
        },
      ],
      camera: [
        { text: '45 mm shift lens, f/13, tripod at a third of the height, verticals true' },
        { text: '70 mm from well back, f/11, tripod, little perspective' },
        { text: '5x7 camera, 210 mm, f/32, movements used to keep every upright true' },
      ],
      composition: [
        { text: 'nearest edge on the left third, long side running out to the right, margins clear' },
        { text: 'nearest edge just off the centre, a wide and a narrow plane either side' },
        { text: 'base held on the lower quarter, highest point well inside the top' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'sandstone, tile red, lichen, dove grey' },
        { text: 'render, copper, charcoal, washed sky' },
        { text: 'granite, cream mortar, moss, gunmetal' },
      ],
      mood: [{ text: 'solid' }, { text: 'composed' }, { text: 'matter of fact' }],
      style: [
        { text: 'architectural monograph photograph' },
        { text: 'commissioned completion photograph' },
        { text: 'sheet-film record, neutral print' },
      ],
      negative: [{ text: 'no converging verticals, no extra storeys' }, { text: 'no invented banners' }],
    },
    {
      setting: [
        {
          text: "treated as an architect's presentation model would be, isolated from its neighbours, plain ground, plain sky",
          somewhere: true,
        },
        {
          text: 'lifted out of its surroundings by focus and distance, the structure complete with its own ground',
        },
        { text: '{place}, neighbours excluded, only its own ground included' },
      ],
      light: [
        {
          text: 'one broad source high at the left, a gradient down each surface, the right side a tone lower',
        },
        {
          text: 'an even ceiling of cloud, tone differences from material alone',
          says: { weather: 'cloud' },
        },
        {
          text: 'blue-hour sky and interior lighting in balance, both holding detail at the same exposure',
          says: { light: 'lamp' },
          needs: { time: 'dusk' },
        },
        {
          text: 'architectural floods from below left and right, equal, the sky exposed to deep navy',
          says: { light: 'lamp' },
          needs: { time: 'night' },
        },
        {
          text: 'settled snow simplifies the plot to a single tone, light reflected evenly from below',
          says: { weather: 'snow' },
          needs: { weather: 'snow' },
        },
      ],
      camera: [
        { text: '85 mm, f/11, distant tripod, uprights exactly vertical' },
        { text: '100 mm from a facing rise, f/11, flattened perspective' },
        { text: '135 mm, f/16, high tripod, sensor level' },
      ],
      composition: [
        { text: 'centred, half the picture height, generous clean margins' },
        { text: 'placed on the central axis, equal sky left and right, a narrow strip of ground' },
        { text: 'whole outline uncut, two parts above it to one part below' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'chalk, ash, bitumen, a single warm pane' },
        { text: 'concrete, bone, steel, olive verge' },
        { text: 'whitewash, terracotta, lead, straw' },
      ],
      mood: [{ text: 'self-contained' }, { text: 'restrained' }, { text: 'clear' }],
      style: [
        { text: 'typology series photograph' },
        { text: 'architecture-school reference plate' },
        { text: 'deadpan catalogue photograph' },
      ],
      negative: [{ text: 'no invented annexes' }, { text: 'no tilted horizon' }],
    },
  ],
  cinematic: [
    {
      setting: [
        {
          text: 'caught while it is in use, something propped against it, somebody crossing the approach, a shout out of view',
        },
        {
          text: 'met on foot at the end of the road, gate half open, tyre tracks in the gravel',
          somewhere: true,
        },
        { text: 'come upon {place}, {prop} near the path, a door standing open' },
        {
          text: 'with {prop} near the path, one figure approaching, tiny beneath it all',
          needs: { count: 'one' },
        },
        {
          text: 'come upon rather than arrived at, near things blurred, one loose panel knocking, nothing explained',
        },
      ],
      light: [
        { text: 'the brightest patch hangs beyond it at back right, near things dark against that glow' },
        {
          text: 'late sun rakes in from back right, long shade thrown toward the viewer, dust lit',
          says: { light: 'sun', time: 'golden-hour' },
        },
        {
          text: 'first sun strikes only the topmost edges while the ground stays blue',
          says: { light: 'sun' },
          needs: { time: 'dawn' },
        },
        {
          text: 'one yellow opening high up, everything else given to blue darkness',
          says: { light: 'lamp' },
          needs: { time: 'night' },
        },
        {
          text: 'rain blows slantwise past one lit opening, its reflection broken over wet ground',
          says: { weather: 'rain', light: 'lamp' },
          needs: { weather: 'rain' },
        },
        {
          text: 'flurries drift past one warm opening, footprints leading to it',
          says: { weather: 'snow', light: 'lamp' },
          needs: { weather: 'snow' },
        },
        {
          text: 'one lit opening spreads into the fog like a held breath',
          says: { weather: 'fog', light: 'lamp' },
          needs: { weather: 'fog' },
        },
      ],
      camera: [
        { text: '35 mm at walking height, close behind something dark' },
        { text: '28 mm kneeling, ground filling the bottom' },
        { text: '135 mm past near branches or rails, planes stacked' },
      ],
      composition: [
        { text: 'the structure in the top right, a single line curling toward it' },
        { text: 'dark blur along one side, the main mass off-centre beyond' },
        { text: 'pushed to the far side, near lines doing the leading' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'ember, blue slate, hedge green' },
        { text: 'amber glass, petrol, wet tarmac' },
        { text: 'rose brick, indigo, rust' },
      ],
      mood: [
        { text: 'half expected' },
        { text: 'late arrival' },
        { text: 'not quite alone' },
        { text: 'waiting' },
      ],
      style: [
        { text: 'colour negative, 1970s location still' },
        { text: 'feature-film establishing shot, fine grain' },
        { text: 'road-trip documentary frame' },
      ],
      motion: [
        { text: 'something light turning over on the ground' },
        { text: 'somebody crossing, slightly blurred' },
        { text: 'a bird leaving the top, blurred' },
      ],
      negative: [{ text: 'no garbled signs' }],
    },
    {
      setting: [
        {
          text: "watched past a neighbour's half-drawn curtain, laundry, antennae and roofs stacked before it",
          somewhere: true,
        },
        {
          text: 'glimpsed across a working yard, crates, hoses and a sleeping van in the way',
          somewhere: true,
        },
        {
          text: 'found through a gap between dark trunks, the path worn, a coat hung over the fence',
          somewhere: true,
        },
        { text: 'watched from cover, something dark and near half in the way, life going on without us' },
      ],
      light: [
        { text: 'side glow skims the front and catches whatever hangs in the air, hollows deep and brown' },
        {
          text: 'back sun haloes the upper edge, flare spilling over the nearest surface',
          says: { light: 'sun' },
        },
        {
          text: 'sodium glare holds the ground, rooms upstairs go off and on',
          says: { light: 'street' },
          needs: { time: 'night' },
        },
        {
          text: 'a storm front darkens behind while one gap of brightness lands on the front',
          says: { weather: 'storm' },
          needs: { weather: 'storm' },
        },
        {
          text: 'wet surfaces mirror a bruised sky, one opening burning orange',
          says: { weather: 'rain', light: 'lamp' },
          needs: { weather: 'rain' },
        },
        { text: 'eastern glow comes in flat, cold edges smoking slightly', needs: { time: 'dawn' } },
      ],
      camera: [
        { text: '85 mm from across the way, clutter melting along the bottom' },
        { text: '200 mm, compressed, layers piling up' },
        { text: '40 mm anamorphic, shoulder height, something dark pressed close' },
      ],
      composition: [
        { text: 'wedged between blurred verticals, its highest point touching the top third' },
        { text: 'held in a dark surround, off-centre, one bright opening drawing the eye' },
        { text: 'stacked diagonally, near clutter at bottom right, the main mass at top' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'tobacco, teal, faded coral' },
        { text: 'soot, sulphur, river blue' },
        { text: 'oxblood, smoke, pale turquoise' },
      ],
      mood: [{ text: 'overheard' }, { text: 'unhurried' }, { text: 'guarded' }],
      style: [
        { text: 'neighbourhood drama, 35 mm film' },
        { text: 'slow-cinema location frame' },
        { text: 'pushed colour stock, visible grain' },
      ],
      motion: [
        { text: 'something near stirring once' },
        { text: 'loose cloth lifting in a gust' },
        { text: 'pigeons breaking upward' },
      ],
      negative: [{ text: 'no posed figures' }],
    },
    {
      says: { place: 'outdoor' },
      setting: [
        {
          text: 'reached at the end of a long walk, wind flattening the grass, gate banging somewhere, coat hems blowing',
          says: { weather: 'wind' },
          somewhere: true,
        },
        { text: 'standing up to the weather, everything loose gone, one walker bent toward it' },
        { text: '{place}, wind in the grass, birds thrown about overhead', says: { weather: 'wind' } },
        { text: 'holding its own under a large sky, loose things shifting at its foot, birds thrown about' },
      ],
      light: [
        { text: 'changeable, one paler patch crossing the front and gone the next minute' },
        { text: 'the whole scene backed by glare, the nearer ground almost black', says: { time: 'day' } },
        {
          text: 'moon racing in and out of cover, slates flashing silver, gone again',
          says: { light: 'moon' },
          needs: { time: 'night' },
        },
        { text: 'red band under a heavy lid, everything nearer already blue', needs: { time: 'dusk' } },
        {
          text: 'driven snow erasing the ground, only the roofline surviving it',
          says: { weather: 'snow' },
          needs: { weather: 'snow' },
        },
        {
          text: 'squalls coming in grey curtains, roofs shining between them',
          says: { weather: 'rain' },
          needs: { weather: 'rain' },
        },
      ],
      camera: [
        { text: '21 mm, very low, shaken' },
        { text: '24 mm handheld at knee height' },
        { text: '300 mm from a kilometre off' },
      ],
      composition: [
        { text: 'small beneath a huge sky, ground streaming over the bottom third' },
        { text: 'high against the sky, near slope taking the bottom' },
        { text: 'off to one side, something blown crossing close to the glass' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'bleached straw, thunder blue, rust' },
        { text: 'bracken, pewter, bottle green' },
        { text: 'ochre, gull grey, ink' },
      ],
      mood: [{ text: 'braced' }, { text: 'stubborn' }, { text: 'weathered' }],
      style: [
        { text: 'widescreen-western location still on 65 mm film' },
        { text: 'weather diary, colour reversal' },
        { text: 'coastal drama, available light' },
      ],
      motion: [
        { text: 'grass streaming sideways', says: { weather: 'wind' } },
        { text: 'shade sliding over the front' },
      ],
    },
  ],
  minimal: [
    {
      setting: [
        { text: 'only the outline against empty sky, ground cropped away', somewhere: true },
        { text: 'a plain silhouette, no yard, no neighbours', somewhere: true },
        { text: 'one gable-end crop, sky the only company', somewhere: true },
        { text: 'outline kept, all detail withheld' },
      ],
      light: [
        { text: 'flat, sourceless daylight, walls and air nearly one value', says: { time: 'day' } },
        { text: 'one high source, darker below' },
        { text: 'first grey, no visible source', needs: { time: 'dawn' } },
        { text: 'a single lit pane, all else dark', says: { light: 'lamp' }, needs: { time: 'night' } },
        { text: 'falling snow, no dark anywhere', says: { weather: 'snow' }, needs: { weather: 'snow' } },
        { text: 'fog thins it to an outline', says: { weather: 'fog' }, needs: { weather: 'fog' } },
      ],
      camera: [{ text: '100 mm, far off' }, { text: '50 mm, square on' }, { text: '180 mm, distant' }],
      composition: [
        { text: 'low corner, four parts air' },
        { text: 'bottom centre, tiny' },
        { text: 'cropped to a single angle, rest blank' },
      ],
      palette: [
        { text: 'bone, graphite, white' },
        { text: '{colour1}, {colour2}, white' },
        { text: 'chalk, one rust note' },
      ],
      mood: [{ text: 'alone' }, { text: 'hushed' }, { text: 'stark' }],
      style: [
        { text: 'silver gelatin print' },
        { text: 'screenprint-flat study' },
        { text: 'postcard, faded' },
      ],
      negative: [{ text: 'nothing added' }],
    },
    {
      setting: [
        { text: 'reduced to where one plane meets another' },
        { text: 'just a blank façade, one opening', somewhere: true },
        { text: 'brought down to its main plane' },
      ],
      light: [
        { text: 'thin cool daylight, barely modelled', says: { time: 'day' } },
        { text: 'one glancing source, texture only' },
        { text: 'one lantern, small', says: { light: 'lamp' }, needs: { time: 'night' } },
        { text: 'drizzle greys it all', says: { weather: 'rain' }, needs: { weather: 'rain' } },
        { text: 'low warm slant, one hard diagonal', says: { light: 'sun' }, needs: { time: 'golden-hour' } },
      ],
      camera: [{ text: '90 mm, dead ahead' }, { text: '70 mm, looking up' }, { text: '150 mm, tight' }],
      composition: [
        { text: 'fills it corner to corner' },
        { text: 'one seam, off-axis' },
        { text: 'weight high, the rest bare' },
      ],
      palette: [
        { text: 'putty, black, milk' },
        { text: '{colour1}, {colour2}, bone' },
        { text: 'sand, cold blue' },
      ],
      mood: [{ text: 'quiet' }, { text: 'severe' }, { text: 'blank' }],
      style: [
        { text: 'contact-print study' },
        { text: 'concrete-poetry abstraction' },
        { text: 'matte art-book page' },
      ],
      negative: [{ text: 'nothing invented' }],
    },
    {
      setting: [
        { text: 'small on bare land, nothing near it', somewhere: true },
        { text: 'one mark between ground and sky' },
        { text: 'far off, whole, unaccompanied', somewhere: true },
        { text: 'whole, and very small' },
      ],
      light: [
        { text: 'thin overall haze, no dark side', says: { weather: 'fog' } },
        { text: 'dim overall, edges just readable' },
        { text: 'the last band of brightness under it', needs: { time: 'dusk' } },
        { text: 'moon only, thin and high', says: { light: 'moon' }, needs: { time: 'night' } },
        { text: 'pale first glow, low', needs: { time: 'dawn' } },
      ],
      camera: [
        { text: '85 mm, very distant' },
        { text: '120 mm, from afar' },
        { text: '50 mm, flat horizon' },
      ],
      composition: [
        { text: 'bottom fifth, sky above' },
        { text: 'lower left, thumb-sized' },
        { text: 'dot on the horizon, centre' },
      ],
      palette: [
        { text: 'fog white, umber' },
        { text: '{colour1}, {colour2}, paper' },
        { text: 'grey, oatmeal, one dark' },
      ],
      mood: [{ text: 'remote' }, { text: 'still' }, { text: 'spare' }],
      style: [{ text: 'pinhole study' }, { text: 'quiet colour print' }, { text: 'early calotype' }],
      negative: [{ text: 'nothing added' }],
    },
  ],
};
