import type { KindScenes } from './scene.ts';

/** Dishes, baking and ingredients: 30 to 45 degrees or straight down, 50 to 100 mm, crumbs left alone. */
export const food: KindScenes = {
  studio: [
    {
      setting: [
        {
          text: 'shown as served, every layer and surface legible, edges wiped clean, one small spill left honest',
        },
        {
          text: 'on honed grey slate, a linen napkin folded once, cutlery squared',
          says: { place: 'indoor' },
          somewhere: true,
        },
        { text: 'set so that the inside can be read as well as the surface, garnish kept sparse' },
        { text: '{place}, {prop} parallel with the edge, the inside and the outside both legible' },
      ],
      light: [
        {
          text: 'one broad source from back left, skimming the texture, a white card at the front right lifting the near side',
        },
        {
          text: 'large softbox from back left through a silk, silver card tucked low at the right for gloss',
          says: { light: 'studio', place: 'indoor' },
        },
        {
          text: 'north window at back left, tracing paper taped over the lower half, cream card opposite',
          says: { light: 'window', place: 'indoor' },
        },
        {
          text: 'pale early window at back left, cool on the rims, a warm reflector at the right',
          says: { light: 'window', place: 'indoor' },
          needs: { time: 'dawn' },
        },
        {
          text: 'pendant lamp diffused to a disc, held back left, the far end of the table going brown',
          says: { light: 'lamp', place: 'indoor' },
          needs: { time: 'night' },
        },
      ],
      camera: [
        { text: '100 mm macro, f/8, tripod, forty degrees down' },
        { text: '90 mm tilt lens, f/5.6, plane laid along the surface' },
        { text: '80 mm, f/9, thirty degrees, tethered' },
      ],
      composition: [
        { text: 'centred slightly low, a clear band above, equal margins at the sides' },
        { text: 'front edge on the lower third, highest point uncut, negative area upper right' },
        { text: 'three portions in a shallow triangle, nearest largest', needs: { count: 'many' } },
        { text: 'two thirds of the width, long curve leading left to right' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'crust brown, linen, herb green, slate' },
        { text: 'butter, char, tomato skin' },
        { text: 'cream, toasted wheat, olive' },
      ],
      mood: [{ text: 'appetising' }, { text: 'generous' }, { text: 'just done' }],
      style: [
        { text: 'cookbook plate, medium format' },
        { text: 'recipe-page photograph, true colour' },
        { text: 'test-kitchen archive photograph' },
      ],
      negative: [
        { text: 'no fused shapes, no extra cutlery' },
        { text: 'no lettering on the crockery' },
        { text: 'no plastic shine' },
      ],
    },
    {
      says: { place: 'indoor' },
      setting: [
        {
          text: 'laid out flat on pale lime-washed boards, parts aligned by size, loose crumbs or grains brushed into one arc',
          somewhere: true,
        },
        {
          text: 'on unglazed stoneware, a second empty dish the same glaze beside, tablecloth ironed',
          somewhere: true,
        },
        { text: 'shown with surface and depth both open to view, so that layers and moisture can be read' },
      ],
      light: [
        {
          text: 'overhead scrim as wide as the set, a flag at the right edge so that each piece keeps one short dark side',
        },
        {
          text: 'parabolic umbrella, high at the left, bounced again from a foam board',
          says: { light: 'studio' },
        },
        {
          text: 'skylight above, even and cool, a brass-coloured card turned in from below',
          says: { light: 'window' },
        },
      ],
      camera: [
        { text: '50 mm, f/11, copy stand, straight down' },
        { text: '60 mm, f/10, boom arm, sensor parallel with the surface' },
        { text: '70 mm, f/8, seventy degrees down' },
      ],
      composition: [
        { text: 'evenly spaced, nothing touching the borders' },
        { text: 'centred, one corner deliberately bare' },
        { text: 'diagonal run from lower left, tapering off, clean space either side' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'lime wash, saffron, basil, rust' },
        { text: 'stoneware, beet, bone' },
        { text: 'parchment, caramel, sage' },
      ],
      mood: [{ text: 'orderly' }, { text: 'plentiful' }, { text: 'handmade' }],
      style: [
        { text: 'overhead cookery-school chart, photographed' },
        { text: '1960s recipe-card colour' },
        { text: 'food-monograph plate' },
      ],
      negative: [{ text: 'no duplicated garnish, no warped plates' }, { text: 'no labels' }],
    },
  ],
  cinematic: [
    {
      setting: [
        {
          text: 'halfway through the meal, one chair pushed out, sleeves on the cloth, talk going on beyond',
          somewhere: true,
        },
        {
          text: "on a folding table at a pavement stall, plastic stools, steam, strangers' elbows",
          says: { place: 'outdoor' },
          somewhere: true,
        },
        {
          text: 'in a narrow kitchen, tea towel scorched, radio on, somebody reaching in',
          says: { place: 'indoor' },
          somewhere: true,
        },
        { text: "{place}, {prop} shoved aside, someone's forearm leaving the scene" },
        { text: "reached for in mid-conversation, a sleeve crossing, somebody's glass put down anyhow" },
      ],
      light: [
        {
          text: 'brightness comes against the view, steam or crumbs catching fire, foreground nearly silhouette',
        },
        {
          text: 'sun slants down between awnings, spots of gold hopping over glasses',
          says: { light: 'sun' },
          somewhere: true,
        },
        {
          text: 'paper lanterns overhead, red on one cheek of everything, wet black street',
          says: { light: 'lamp', place: 'outdoor' },
          needs: { time: 'night' },
          somewhere: true,
        },
        {
          text: 'open oven and a single hob flame against blue dark',
          says: { light: 'fire', place: 'indoor' },
          needs: { time: 'night' },
          somewhere: true,
        },
        {
          text: 'bluish daybreak outside, one yellow bulb swinging above the work',
          says: { light: 'lamp' },
          needs: { time: 'dawn' },
        },
        {
          text: 'downpour beyond the awning, neon doubled in puddles, steam thick',
          says: { weather: 'rain', light: 'neon' },
          needs: { weather: 'rain' },
        },
        {
          text: 'embers below, faces merely hinted at, sparks travelling upward into black',
          says: { light: 'fire' },
          needs: { place: 'outdoor' },
        },
      ],
      camera: [
        { text: '35 mm, seated height, wide open, elbow-close' },
        { text: '85 mm past a blurred shoulder and bottle' },
        { text: '28 mm, handheld, lowered level with it' },
      ],
      composition: [
        { text: "pushed to the right, somebody's glass huge and soft in the near corner" },
        { text: 'low in the view, arms crossing in layers, one glow deep beyond' },
        { text: 'off-centre between two dark sleeves, depth closing in' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'chilli, brass, bottle-blue' },
        { text: 'ember, wet asphalt, spring onion' },
        { text: 'turmeric, smoke, enamel white' },
      ],
      mood: [{ text: 'hungry' }, { text: 'among friends' }, { text: 'second helping' }],
      style: [
        { text: 'street-food documentary, 35 mm negative' },
        { text: 'kitchen drama still, pushed stock' },
        { text: 'travel reportage, slide film' },
      ],
      motion: [
        { text: 'a napkin lifting' },
        { text: 'a hand blurred in reaching' },
        { text: 'crumbs bouncing' },
      ],
      negative: [{ text: 'no extra fingers' }],
    },
    {
      setting: [
        {
          text: 'waiting for somebody late, one place untouched, a coat over the chair, the tap dripping',
          somewhere: true,
        },
        {
          text: 'on a tailgate at the end of the lane, dog watching, thermos uncapped',
          says: { place: 'outdoor' },
          somewhere: true,
        },
        {
          text: 'across a crumb-strewn counter, receipts, keys, a tram passing outside',
          says: { place: 'indoor' },
          somewhere: true,
        },
        { text: '{place} after everybody has eaten, {prop} askew, napkins crushed' },
        { text: 'waiting for somebody late, one portion still untouched, keys and a folded note next to it' },
      ],
      light: [
        { text: 'a thin slice of glow sidles in, half the helping bright, the other half lost in brown' },
        {
          text: 'the refrigerator door ajar, white spill over bare boards and ankles',
          says: { light: 'lamp', place: 'indoor' },
          needs: { time: 'night' },
          somewhere: true,
        },
        {
          text: 'sinking sun straight through something glassy, amber thrown over everything',
          says: { light: 'sun', time: 'golden-hour' },
          somewhere: true,
        },
        {
          text: 'snow-blue outdoors, steamed glass, a stove orange in the depth',
          says: { weather: 'snow', light: 'fire', place: 'indoor' },
          needs: { weather: 'snow' },
        },
        {
          text: 'candle stubs guttering close by, rims sparkling, the far wall gone',
          says: { light: 'candle' },
          somewhere: true,
        },
      ],
      camera: [
        { text: '40 mm anamorphic, standing back' },
        { text: '24 mm, tucked behind something glassy' },
        { text: "135 mm, voyeur's distance, wide open" },
      ],
      composition: [
        { text: 'small on the right, enormous emptiness running off' },
        { text: 'cropped at the bottom, a dark shape above in blur' },
        { text: 'reflected in something shiny, real thing half out' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'amber jar, night blue, bread' },
        { text: 'oxblood, teal tile, candle wax' },
        { text: 'mustard, denim, ash' },
      ],
      mood: [{ text: 'tenderness' }, { text: 'nobody spoke' }, { text: 'leftovers' }],
      style: [
        { text: 'melancholy indie still, 16 mm' },
        { text: 'nordic interior drama' },
        { text: 'family snapshot, faded' },
      ],
      motion: [
        { text: 'tap drip caught falling', says: { place: 'indoor' } },
        { text: 'curtain lifting', says: { place: 'indoor' } },
        { text: 'a crumb rolling' },
      ],
      negative: [{ text: 'no bent cutlery' }],
    },
  ],
  minimal: [
    {
      setting: [
        { text: 'one helping, one plain disc', says: { count: 'one' }, somewhere: true },
        { text: 'nothing alongside, void around', somewhere: true },
        { text: 'solitary on bare ground', says: { count: 'one' }, somewhere: true },
        { text: 'colour upon matching colour' },
        { text: 'pared to shape and surface' },
      ],
      light: [
        { text: 'tiny hard spot, one crisp shadow' },
        { text: 'shadowless, pallid, level' },
        { text: 'weak slanting wash' },
        { text: 'last ember glow, sidelong', needs: { time: 'night' } },
        { text: 'chill pallor, very early', needs: { time: 'dawn' } },
      ],
      camera: [{ text: '100 mm, plumb' }, { text: '50 mm, remote' }, { text: '70 mm, horizon-level' }],
      composition: [
        { text: 'small, lower corner, rest vacant' },
        { text: 'dead centre, merely coin-sized' },
        { text: 'sliding off one side' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'white, egg yolk' },
        { text: 'clay, black, milk' },
        { text: '{colour1}, {colour2}, off-white' },
      ],
      mood: [{ text: 'plain' }, { text: 'sufficient' }, { text: 'quiet' }],
      style: [
        { text: 'fasting-day simplicity, photographed' },
        { text: 'pop-print flatness, photographed' },
        { text: 'pale gallery photograph' },
      ],
      negative: [{ text: 'nothing added' }],
    },
    {
      setting: [
        { text: 'texture alone, like terrain', somewhere: true },
        { text: 'half of a thing, cropped', somewhere: true },
        { text: 'scattered specks, little else', somewhere: true },
        { text: 'one curve, nothing else told' },
      ],
      light: [
        { text: 'razor graze, chalky' },
        { text: 'dull haze, unmodelled' },
        { text: 'pinpoint gloss, one only' },
        { text: 'hushed grey window', says: { light: 'window' }, needs: { place: 'indoor' } },
      ],
      camera: [
        { text: '105 mm macro, flat-on' },
        { text: '180 mm macro, close' },
        { text: '60 mm, perpendicular' },
      ],
      composition: [
        { text: 'flooding all four limits' },
        { text: 'divided by one contour' },
        { text: 'only the topmost strip occupied' },
      ],
      palette: [
        { text: '{colour2}, {colour1}, near-black' },
        { text: 'toast, porcelain' },
        { text: 'pepper, cream' },
      ],
      mood: [{ text: 'tactile' }, { text: 'frank' }, { text: 'sparse' }],
      style: [
        { text: 'lunar-map abstraction, photographed' },
        { text: 'matte packaging-free study' },
        { text: 'small duotone print' },
      ],
      negative: [{ text: 'nothing written' }],
    },
  ],
};
