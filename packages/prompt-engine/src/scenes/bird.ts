import type { KindScenes } from './scene.ts';

/** Birds in the air, on a perch or on water: every feather sharp, or only the gesture. */
export const bird: KindScenes = {
  studio: [
    {
      setting: [
        {
          text: 'presented as a monograph plate, bill, primaries and tail complete, nothing intruding on the outline',
          says: { shows: 'figure' },
        },
        {
          text: 'set off from a smooth distance, plumage tracts each distinct, no stray line crossing the outline',
        },
        {
          text: 'whole bird clear of the margins, barbs of the nearest feathers countable, ground a single tint',
          says: { shows: 'figure' },
        },
        {
          text: '{place}, ground blurred to a single tint, bill and tail complete',
          says: { shows: 'figure' },
        },
      ],
      light: [
        {
          text: 'one broad source high at camera left, a mild gradient over the breast, iridescence held below clipping',
        },
        {
          text: 'thin bright cloud as a dome of diffusion, white plumage retaining its detail',
          says: { weather: 'cloud' },
        },
        {
          text: 'twin softboxes at forty degrees, a white floor card, sheen controlled feather by feather',
          says: { light: 'studio', place: 'indoor' },
        },
        {
          text: 'cool early sky as an even key, dark plumage opened by a pale reflector',
          says: { place: 'outdoor' },
          needs: { time: 'dawn' },
        },
        {
          text: 'snow underneath bouncing neutral fill to the flanks, overhead tone slightly darker',
          says: { weather: 'snow' },
          needs: { weather: 'snow' },
        },
        {
          text: 'overcast drizzle, plumage beaded, each droplet carrying a small round highlight',
          says: { weather: 'rain' },
          needs: { weather: 'rain' },
        },
      ],
      camera: [
        { text: '500 mm, f/8, 1/2500 second, level with the eye' },
        { text: '600 mm, f/9, gimbal head, sensor parallel with the body' },
        { text: '400 mm, f/8, tripod, eye in critical focus' },
      ],
      composition: [
        { text: 'profile centred, one body-length clear before the bill', says: { shows: 'figure' } },
        { text: 'body on the main diagonal, tips well inside the margins', says: { shows: 'figure' } },
        { text: 'evenly spaced along one plane, every bill separate', needs: { count: 'many' } },
        { text: 'upper body at left third, tail trailing to lower right', says: { shows: 'figure' } },
        { text: 'eye on the upper third, clear space before the bill' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'slate, cream, bark, one bright covert' },
        { text: 'pearl, umber, olive' },
        { text: 'stone, russet, ink' },
      ],
      mood: [{ text: 'precise' }, { text: 'neat' }, { text: 'immaculate' }],
      style: [
        { text: 'ornithological plate, photographed' },
        { text: 'field-guide reference colour' },
        { text: 'nineteenth-century folio, restaged' },
      ],
      negative: [{ text: 'no extra toes, no fused feathers' }, { text: 'no leg ring' }],
    },
    {
      says: { place: 'indoor' },
      setting: [
        {
          text: 'before a hand-toned grey-green canvas, air kept clear all round the outline',
          somewhere: true,
        },
        {
          text: 'in a cleared aviary bay, whitewashed brick two metres away, loose down swept up',
          somewhere: true,
        },
        { text: 'near {prop}, a plain plaster wall two metres beyond, dust removed', somewhere: true },
        {
          text: 'plainly seen, feather tracts and quill shafts described one after another, loose down removed',
        },
      ],
      light: [
        {
          text: 'one large diffused source at camera left, black card opposite, quill shafts drawn as fine bright lines',
        },
        {
          text: 'strobe through a silk at camera left, short duration, a gridded kicker along the mantle',
          says: { light: 'studio' },
        },
        {
          text: 'tall skylight overhead, tissue stretched beneath it, equal tone to crown and belly',
          says: { light: 'window' },
        },
      ],
      camera: [
        { text: '180 mm, f/11, eye height, short-duration exposure' },
        { text: '150 mm macro, f/13, parallel with the cheek' },
        { text: '135 mm, f/10, medium distance, locked off' },
      ],
      composition: [
        {
          text: 'head at the upper third, breast filling the lower half, clear sides',
          says: { shows: 'face' },
        },
        { text: 'bill pointing left, the emptier half before it' },
        {
          text: 'centred vertical figure, crown and tail equally far from the margins',
          says: { shows: 'figure' },
        },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'celadon, sepia, ivory' },
        { text: 'putty, charcoal, brick' },
        { text: 'verdigris, wheat, lead' },
      ],
      mood: [{ text: 'poised' }, { text: 'grave' }, { text: 'self-contained' }],
      style: [
        { text: 'natural-history studio portrait' },
        { text: 'painted-ground bird portrait' },
        { text: 'museum plate, neutral print' },
      ],
      negative: [{ text: 'no doubled bill' }, { text: 'no fused toes' }],
    },
  ],
  cinematic: [
    {
      setting: [
        { text: 'glimpsed between other things, near shapes smeared, others of its kind only a sound' },
        {
          text: 'above wet rooftops, aerials, chimney pots and a skylight propped open',
          says: { place: 'outdoor' },
          somewhere: true,
        },
        {
          text: 'over reeds at the edge of the estuary, a moored punt rocking',
          says: { place: 'outdoor' },
          somewhere: true,
        },
        { text: '{place}, {prop} out of focus in the corner, someone with raised binoculars far off' },
      ],
      light: [
        {
          text: 'brightness pours through feather edges, turning them to lace while the near side goes dark',
        },
        {
          text: 'low sun strikes spray and seed heads, a hot rim traced round each wing',
          says: { light: 'sun', time: 'golden-hour', weather: 'clear' },
        },
        {
          text: 'sodium glow under a bridge, wings orange beneath, blue on top',
          says: { light: 'street' },
          needs: { time: 'night' },
          somewhere: true,
        },
        {
          text: 'peach band low in the east, all shapes nearly black',
          says: { place: 'outdoor' },
          needs: { time: 'dawn' },
        },
        {
          text: 'rods of rain catch a stray gleam, feathers flattened, gutters running over',
          says: { weather: 'rain' },
          needs: { weather: 'rain' },
        },
        {
          text: 'whirling snow, one warm upstairs lamp glowing far behind it all',
          says: { weather: 'snow', light: 'lamp' },
          needs: { weather: 'snow' },
        },
        {
          text: 'a gale-torn sky opening for a second, glare racing over the ground',
          says: { weather: 'wind' },
          needs: { weather: 'wind' },
        },
      ],
      camera: [
        { text: '200 mm, wide open, panned at 1/60 second', says: { shows: 'figure' } },
        { text: '24 mm, under the wing, hidden remote', says: { shows: 'figure' } },
        { text: '85 mm past something broken and near' },
      ],
      composition: [
        { text: 'thrown to the top right, everything else falling away below', says: { shows: 'figure' } },
        {
          text: 'small above an enormous tilted horizon, weather filling what remains',
          says: { shows: 'figure', place: 'outdoor' },
        },
        { text: 'half hidden by a near smear, right third' },
        { text: 'streaming off in a loose ribbon, the last one biggest', needs: { count: 'many' } },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'apricot, gunmetal blue, reed' },
        { text: 'oxide red, teal, smoke' },
        { text: 'sulphur, storm violet, mud' },
      ],
      mood: [{ text: 'departure' }, { text: 'wild' }, { text: 'there and gone' }],
      style: [
        { text: 'nature documentary still, 16 mm' },
        { text: 'reportage frame, fast colour stock' },
        { text: 'arthouse drama, anamorphic' },
      ],
      motion: [
        { text: 'plumage ruffled, head steady' },
        { text: 'droplets flung backward', needs: { weather: 'rain' } },
        { text: 'stems bowing in a gust', says: { place: 'outdoor' } },
      ],
      negative: [{ text: 'no frozen taxidermy look' }],
    },
    {
      setting: [
        {
          text: 'sharing a ledge with city life, café chairs stacked, a tram bell somewhere',
          says: { place: 'outdoor' },
          somewhere: true,
        },
        {
          text: 'where people have just left, crumbs, a folded newspaper, one chair pushed back',
          somewhere: true,
        },
        { text: "at the top of the house, broken slate, cold draught, last year's straw", somewhere: true },
        { text: '{place}, {prop} knocked over a second ago, a door banging' },
        { text: 'going unnoticed among human things, a crumb, a thread of wool, somebody about to look up' },
      ],
      light: [
        { text: 'a bright gap far off throws everything nearer into cut-out gloom' },
        {
          text: 'sun glances up off puddles, hot ripples playing beneath the tail',
          says: { light: 'sun' },
          somewhere: true,
        },
        {
          text: 'one attic lantern, huge wing shapes swinging over the rafters',
          says: { light: 'lamp', place: 'indoor' },
          needs: { time: 'night' },
          somewhere: true,
        },
        {
          text: 'a milky murk thickens round everything, voices carrying, outlines dissolving',
          says: { weather: 'fog' },
          needs: { weather: 'fog' },
        },
        {
          text: 'thunderheads indigo and very near, one lit feather-white streak crossing them',
          says: { weather: 'storm' },
          needs: { weather: 'storm' },
        },
      ],
      camera: [
        { text: "35 mm, arm's length, wide open" },
        { text: '300 mm over moving shapes, compressed' },
        { text: '50 mm, looking steeply up' },
      ],
      composition: [
        { text: 'lower right, lines of perspective running off the other way' },
        { text: 'cropped along the top, one feathered edge crossing it', says: { shows: 'face' } },
        { text: 'at a crossing of diagonals, wings or tail breaking one line, deep space beneath' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'copper, bruised blue, dry moss' },
        { text: 'tangerine, petrol, chimney soot' },
        { text: 'rose, iron, wet slate' },
      ],
      mood: [{ text: 'cheek' }, { text: 'vigil' }, { text: 'restless' }],
      style: [
        { text: 'city-symphony film still' },
        { text: 'grainy newspaper colour' },
        { text: 'travel essay, slide film' },
      ],
      motion: [{ text: 'a feather spinning down' }, { text: 'something light blown past' }],
      negative: [{ text: 'no cartoon expression' }],
    },
  ],
  minimal: [
    {
      setting: [
        { text: 'mere silhouette, nothing round about', says: { shows: 'figure' }, somewhere: true },
        { text: 'small marks on blank white', says: { shows: 'figure' }, somewhere: true },
        { text: 'curve of neck, void around', says: { shows: 'face' }, somewhere: true },
        { text: 'geometry of a plume', says: { shows: 'face' }, somewhere: true },
        { text: 'feather detail withheld, contour kept' },
      ],
      light: [
        { text: 'shapeless glare all over' },
        { text: 'faint halo, hairline thin' },
        { text: 'single spark, eye only' },
        { text: 'grey pre-day pallor', needs: { time: 'dawn' } },
        { text: 'lunar disc, thin', says: { light: 'moon' }, needs: { time: 'night' } },
        { text: 'haze without any depth', says: { weather: 'fog' }, needs: { weather: 'fog' } },
      ],
      camera: [{ text: '800 mm, remote' }, { text: '50 mm, straight up' }, { text: '100 mm, flat-on' }],
      composition: [
        { text: 'bottom corner, immense emptiness', says: { shows: 'figure' } },
        { text: 'a dot, well off-axis', says: { shows: 'figure' } },
        { text: 'filling two sides, cropped hard', says: { shows: 'face' } },
        { text: 'off-axis, remainder unoccupied' },
      ],
      palette: [
        { text: 'white, pitch' },
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'mist blue, coal, bone' },
        { text: '{colour1}, {colour2}, off-white' },
      ],
      mood: [{ text: 'weightless' }, { text: 'hush' }, { text: 'lone', says: { count: 'one' } }],
      style: [
        { text: 'sumi-like photograph, sparse' },
        { text: 'sparse lithograph feel' },
        { text: 'pale art print' },
      ],
      negative: [{ text: 'nothing added' }],
    },
    {
      setting: [
        { text: 'barbs and shaft, abstracted', says: { shows: 'face' }, somewhere: true },
        { text: 'an iris inside darkness', says: { shows: 'face' }, somewhere: true },
        {
          text: 'scattered specks on vacancy',
          says: { shows: 'figure' },
          needs: { count: 'many' },
          somewhere: true,
        },
        { text: 'a stroke of colour, unaccompanied', says: { count: 'one' }, somewhere: true },
        { text: 'cut back to tone and edge' },
      ],
      light: [
        { text: 'razor-thin graze, nothing more' },
        { text: 'dim and unmodelled throughout' },
        { text: 'tiny lone glint, cold' },
        { text: 'sleet-white wash all over', says: { weather: 'snow' }, needs: { weather: 'snow' } },
        { text: 'last red thread', needs: { time: 'dusk' } },
      ],
      camera: [
        { text: '200 mm macro, close', says: { shows: 'face' } },
        { text: '1200 mm, squashed' },
        { text: '70 mm, perpendicular' },
      ],
      composition: [
        { text: 'overflowing at every limit', says: { shows: 'face' } },
        { text: 'split by one arc' },
        { text: 'high up, the rest bare' },
      ],
      palette: [
        { text: 'ash, saffron' },
        { text: '{colour2}, {colour1}, near-black' },
        { text: 'cobalt, chalk, jet' },
      ],
      mood: [{ text: 'spare' }, { text: 'breathless' }, { text: 'aloof' }],
      style: [
        { text: 'photogravure fragment, uncaptioned' },
        { text: 'block-print contrast, photographed' },
        { text: 'stamp-like vignette, pale' },
      ],
      negative: [{ text: 'nothing written' }],
    },
  ],
};
