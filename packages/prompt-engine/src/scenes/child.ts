import type { KindScenes } from './scene.ts';

/** Children, always from their own eye level, in safe and ordinary situations. */
export const child: KindScenes = {
  studio: [
    {
      setting: [
        {
          text: "on a scrubbed wooden floor before a powder-blue painted backdrop, a clean rug's breadth of open play area",
          says: { shows: 'figure' },
          somewhere: true,
        },
        {
          text: 'against a washed linen backdrop, clothes ordinary and a little creased, one well-loved thing close by',
          somewhere: true,
        },
        {
          text: 'set off by a hand-brushed buttermilk backdrop, ground swept, every adult and cable out of sight',
          says: { era: 'present' },
          somewhere: true,
        },
        { text: '{place}, the controlled version of it, tidied, {prop} close by on a plain mat' },
        {
          text: 'before a slate backdrop, wellington boots on a wet tray, rain let down from a garden rose',
          needs: { weather: 'rain' },
          somewhere: true,
        },
        {
          text: 'on clean level ground out of doors, a linen backdrop pegged between two poles',
          needs: { place: 'outdoor' },
          somewhere: true,
        },
        {
          text: 'on a clean rug indoors, a washed backdrop hung over the busiest corner',
          needs: { place: 'indoor' },
          somewhere: true,
        },
        {
          text: 'before a powder-blue backdrop, paper snow sprinkled from a sieve',
          needs: { weather: 'snow' },
          somewhere: true,
        },
        {
          text: 'before a dark blue felt backdrop, the night kept to its edges, woollens warm',
          needs: { time: 'night' },
          somewhere: true,
        },
        {
          text: 'clothes ordinary and a little creased, hair left as it is, nothing portable left in the way',
        },
        { text: 'given clear space all round, sleeves and hems as the hours have left them' },
      ],
      light: [
        {
          text: 'one very large octabox from camera left, close and feathered, white card opposite; eyes carry one round catchlight',
          says: { light: 'studio' },
        },
        {
          text: "broad key from camera left at a child's own height, fill from a low bounce, gentle fall-off",
        },
        {
          text: 'overhead silk with the key tipped slightly to camera right, a pale card below returning half of it',
        },
        {
          text: 'tall curtained window from camera left, foam board opposite, no lamp switched on',
          says: { light: 'window', place: 'indoor' },
          somewhere: true,
        },
      ],
      camera: [
        { text: "85 mm, f/5.6, at a child's eye level, two metres away" },
        { text: '70 mm, f/8, tripod folded low, quick shutter' },
        { text: '85 mm, f/7.1, knee height, focus on the nearer lashes' },
      ],
      composition: [
        {
          text: 'centred, ground visible below, generous headroom for a sudden move',
          says: { shows: 'figure' },
        },
        { text: 'slightly below centre, equal margins, true small scale kept', says: { shows: 'figure' } },
        { text: 'on the right third, open space kept at the left as counterweight' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'powder blue, oat, raspberry' },
        { text: 'buttermilk, denim, moss' },
        { text: 'linen, tomato, slate' },
      ],
      mood: [{ text: 'curious' }, { text: 'absorbed' }, { text: 'sure of it' }],
      style: [
        { text: 'family-archive photograph, medium-format colour' },
        { text: 'picture-book cover photograph' },
        { text: 'documentary portrait, natural retouch' },
      ],
      negative: [
        { text: 'no adult poses' },
        { text: 'no logos, no text' },
        { text: 'five fingers to each small hand' },
      ],
    },
    {
      says: { place: 'indoor' },
      setting: [
        {
          text: 'full length on seamless straw-yellow paper, feet and hem complete, paper swept clean',
          says: { shows: 'figure' },
          somewhere: true,
        },
        {
          text: 'on one low painted box upon seamless paper, nothing else to explain the place',
          somewhere: true,
        },
        {
          text: "full length on pale mint paper, sleeves rolled, nothing cut by the paper's edge",
          says: { shows: 'figure' },
          somewhere: true,
        },
        { text: 'clothes, hair and hands shown as they are, whatever is not needed carried out' },
        {
          text: 'full length, hems and feet complete, the edges of the picture kept clear',
          says: { shows: 'figure' },
        },
      ],
      light: [
        {
          text: 'two strip boxes set wide, one from each flank, plus overhead bounce; round even modelling',
          says: { light: 'studio' },
        },
        { text: 'bank from above and slightly forward, diffused twice, one small contact shadow below' },
        {
          text: 'bare bounce from the ceiling, level everywhere, a thin black panel giving one cheek an edge',
        },
      ],
      camera: [
        { text: '85 mm, f/11, hip height of a child, five metres away', says: { shows: 'figure' } },
        { text: '80 mm, f/9, low tripod, verticals true' },
        { text: '75 mm, f/11, at chest level, tethered, 1/250 second' },
      ],
      composition: [
        { text: 'centred, two fifths of the height, generous space above', says: { shows: 'figure' } },
        { text: 'low on the vertical axis, toes a hand above the margin', says: { shows: 'figure' } },
        { text: 'left of centre, open ground the counterweight' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'straw, navy, cherry' },
        { text: 'mint, tan, white' },
        { text: 'peach, bottle green, cream' },
      ],
      mood: [{ text: 'matter-of-fact' }, { text: 'plain' }, { text: 'frank' }],
      style: [
        { text: "children's-wear plate, plainly printed" },
        { text: 'catalogue portrait without styling' },
        { text: 'growth-record portrait' },
      ],
      negative: [
        { text: 'no cropped toes', says: { shows: 'figure' } },
        { text: 'no brand marks' },
        { text: 'no doll-like skin' },
      ],
    },
    {
      setting: [
        {
          text: 'surrounded by a tidy handful of own treasures, each set apart, on one plain woollen ground',
          somewhere: true,
        },
        {
          text: 'the controlled version of a play place, toys few and sorted, sharp corners padded off',
          somewhere: true,
        },
        { text: "{prop} within arm's length, {place}, whatever is unsafe or ugly carried out" },
        {
          text: 'ground wetted and clean, rain kept at the rear as fine strokes, hood and boots in order',
          needs: { weather: 'rain' },
          somewhere: true,
        },
        {
          text: 'on clean snow inside a low screen, scarf tucked, no wind reaching in',
          needs: { weather: 'snow' },
          somewhere: true,
        },
        { text: 'clothes and hair let be, the surroundings tidied of whatever does not belong' },
      ],
      light: [
        { text: 'tent of diffusion, stronger from camera left, every form rounded and no glare' },
        { text: 'umbrella high from camera right, existing level one stop under', says: { light: 'studio' } },
        { text: 'broad overcast-quality key from above, faint warm kicker from the rear for the hair' },
      ],
      camera: [
        { text: '50 mm, f/8, ground height, tripod head reversed' },
        { text: '60 mm, f/8, level with the crown, square on' },
        { text: '70 mm, f/10, knee height' },
      ],
      composition: [
        { text: 'low in the middle, an open half ring of space above' },
        { text: 'square on and level, even margins left and right' },
        { text: 'upper middle, both lower corners left calm' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'brick, biscuit, sky' },
        { text: 'wool green, rust, ivory' },
        { text: 'plum, honey, chalk' },
      ],
      mood: [{ text: 'proud' }, { text: 'collected' }, { text: 'serious about it' }],
      style: [
        { text: 'large-format family record, colour' },
        { text: 'museum-of-childhood plate' },
        { text: 'portrait for a family archive' },
      ],
      negative: [{ text: 'no lettering' }, { text: 'hands child-sized' }, { text: 'no stray clutter' }],
    },
  ],
  cinematic: [
    {
      setting: [
        {
          text: 'deep in a private world, the grown one merely knees and table undersides somewhere beyond',
          somewhere: true,
        },
        { text: 'met down low, pockets full, everything else built too large' },
        {
          text: 'found where nobody thought to look, a trail of crumbs or twigs leading in',
          somewhere: true,
        },
        { text: '{place}, whole attention elsewhere, {prop} close by and half forgotten' },
        {
          text: 'beside a puddle wide as a lake, rain ringing it, hood slipping',
          says: { place: 'outdoor' },
          needs: { weather: 'rain' },
          somewhere: true,
        },
        {
          text: 'among big slow flakes of snow, mittens clotted white, the rest hushed',
          says: { place: 'outdoor' },
          needs: { weather: 'snow' },
        },
        {
          text: 'in mist thick enough for monsters, one shape looming and then not',
          says: { place: 'outdoor' },
          needs: { weather: 'fog' },
        },
        {
          text: 'after bedtime, glow under a door, blankets turned into country',
          needs: { place: 'indoor', time: 'night' },
          somewhere: true,
        },
        {
          text: 'indoors at knee height, furniture become cliffs, floor a sea',
          needs: { place: 'indoor' },
          somewhere: true,
        },
        {
          text: 'indoors and low down, legs of things like trunks, a bright gap beyond',
          needs: { place: 'indoor' },
          somewhere: true,
        },
        {
          text: 'out of doors, huge sky, the path home somewhere over a rise',
          needs: { place: 'outdoor' },
          somewhere: true,
        },
        {
          text: 'in the open, near growth taller than shoulders, calls from home too far off',
          needs: { place: 'outdoor' },
          somewhere: true,
        },
        {
          text: 'whole attention elsewhere, one sleeve rolled and one not, the grown-up world unsharp beyond',
        },
      ],
      light: [
        {
          text: 'brightness coming low through whatever stands near, spotted over cheek and sleeve, cooler depth beyond',
        },
        { text: 'glow tossed upward by the ground, rounding chin and nose, dimmer overhead' },
        { text: 'one warm patch on the far cheek, the nearer half steeped in blue' },
        {
          text: 'late sun coming in low, ears lit pink, dust and seed floating',
          says: { light: 'sun' },
          needs: { time: 'golden-hour' },
        },
        {
          text: 'one small warm bulb close by, orange, huge shapes thrown up beyond',
          says: { light: 'lamp', era: 'present' },
          needs: { time: 'night' },
          somewhere: true,
        },
        {
          text: 'first pinkish hour through thin curtain, warmth only on hair',
          needs: { time: 'dawn', place: 'indoor' },
          somewhere: true,
        },
        {
          text: 'window brightness lying over floor toys, climbing as far as the knees',
          says: { light: 'window' },
          needs: { place: 'indoor' },
          somewhere: true,
        },
        {
          text: 'open sky rounding every cheek, the ground tossing up a little warmth',
          needs: { place: 'outdoor' },
        },
        { text: 'brightness coming in low at one end, spread along the floor', needs: { place: 'indoor' } },
      ],
      camera: [
        { text: '35 mm, f/2, ankle height, close' },
        { text: '28 mm, f/2.8, knee height' },
        { text: '50 mm, f/1.8, crouched, one dark edge unsharp' },
      ],
      composition: [
        {
          text: 'small at the right third, huge blurred shapes nearest, a long view ahead',
          says: { shows: 'figure' },
        },
        {
          text: 'low right, whole world towering, horizon above the hair',
          says: { shows: 'figure', place: 'outdoor' },
        },
        { text: 'held between two dark near shapes, bright wedge beyond' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'raincoat yellow, slate blue, rust' },
        { text: 'dandelion, nettle, brick' },
        { text: 'jam red, dim blue, straw' },
      ],
      mood: [{ text: 'elsewhere' }, { text: 'own time' }, { text: 'completely serious' }],
      style: [
        { text: 'childhood-memoir film still, soft negative' },
        { text: 'summer photo-essay, colour slide', says: { season: 'summer' } },
        { text: 'neo-realist cinema frame' },
      ],
      motion: [
        { text: 'dust floating through' },
        { text: 'a loose hem stirring' },
        { text: 'specks rising, sinking' },
      ],
      negative: [{ text: 'no studio smile' }, { text: 'no doll-like skin' }, { text: 'no peril' }],
    },
    {
      says: { place: 'outdoor' },
      setting: [
        { text: 'out in moving air, loose cloth ballooning, nobody calling yet' },
        {
          text: 'at the edge of the wild part, sticks collected, supper called twice already',
          somewhere: true,
        },
        { text: '{place}, some way ahead of us, {prop} left a few steps back' },
        {
          text: 'in puddle country, rain sheeting beyond, boots brimming, sleeves dark',
          needs: { weather: 'rain' },
          somewhere: true,
        },
        {
          text: "in the open, clothes full of wind, the far horizon a small person's height",
          somewhere: true,
        },
        { text: 'out of doors, one near blur, one bright coat, a long way to go beyond', somewhere: true },
        {
          text: 'in snow to the shins, tracks like stitching leading back',
          needs: { weather: 'snow' },
          somewhere: true,
        },
      ],
      light: [
        {
          text: 'sun behind blowing hair, halo of strands, face in clear open shade',
          says: { light: 'sun', time: 'golden-hour' },
        },
        { text: 'racing clouds, a bright patch arriving, everything beyond already gold' },
        {
          text: 'even silver sky, cheeks flushed by air alone, the ground giving a weak lift',
          says: { era: 'present' },
        },
        {
          text: 'blue dusk, one far warm bulb, pale cloth the brightest thing left',
          says: { time: 'dusk', era: 'present' },
        },
      ],
      camera: [
        { text: '135 mm, f/2.8, from far back', says: { shows: 'figure' } },
        { text: '40 mm, f/4, low, one near edge unsharp' },
        { text: '85 mm, f/2, from one knee' },
      ],
      composition: [
        { text: 'tiny on a long tilted ground line, sky heavy overhead', says: { shows: 'figure' } },
        { text: 'right third, open ground curling off past it, nearest things blurred' },
        { text: 'mid-distance, bracketed by two leaning dark uprights', says: { shows: 'figure' } },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'buttercup, storm blue, wellington green' },
        { text: 'fern, poppy, pewter' },
        { text: 'hay, kite red, teal' },
      ],
      mood: [{ text: 'free' }, { text: 'out of earshot' }, { text: 'grass-stained', somewhere: true }],
      style: [
        { text: 'adventure-film still, anamorphic' },
        { text: 'holiday slide film, slightly faded' },
        { text: "naturalist's photo-essay" },
      ],
      motion: [
        { text: 'grass parting in a moving line', somewhere: true },
        { text: 'hair and hem streaming' },
        { text: 'birds scattering up ahead' },
      ],
      negative: [
        { text: 'limbs natural at every joint' },
        { text: 'no posed jump' },
        { text: 'no readable signs' },
      ],
    },
    {
      says: { place: 'indoor' },
      setting: [
        { text: 'in a house on a slow day, one sock missing, toys trailing down the hall', somewhere: true },
        { text: 'at banister height, adult voices drifting through a wall', somewhere: true },
        { text: "{place}, world shrunk to arm's length, {prop} given half the space" },
        {
          text: 'by a streaming pane, rain racing down it, glass misted low',
          needs: { weather: 'rain' },
          somewhere: true,
        },
        {
          text: 'indoors with a dull day going by outside, small things trailing over the floor',
          somewhere: true,
        },
        { text: 'indoors, furniture looming unsharp, one lit gap beyond it', somewhere: true },
        {
          text: 'among boots and dripping snow-clothes, a heater ticking',
          needs: { weather: 'snow' },
          somewhere: true,
        },
        {
          text: 'long after stories, a fort of chairs and blankets all round',
          says: { time: 'night' },
          somewhere: true,
        },
        { text: 'in one of the slow hours, sleeves pushed up, everyone else busy with something' },
        { text: 'too taken up to notice us, loose hair and untied laces, nothing put away' },
      ],
      light: [
        {
          text: 'tall window across the hall, daylight sliding along boards and catching one ear',
          says: { light: 'window', time: 'day' },
          somewhere: true,
        },
        {
          text: 'fridge-door blue-white spilling into the gloom, pyjamas the palest thing there',
          says: { light: 'lamp', time: 'night', era: 'present' },
          somewhere: true,
        },
        {
          text: 'lamp tucked low beyond a blanket, amber seeping out through its weave',
          says: { light: 'lamp' },
          somewhere: true,
        },
        {
          text: 'brightness through a half-open door, a long yellow tongue over floorboards, hush elsewhere',
          somewhere: true,
        },
        { text: 'brightness from one flank only, warm on cheek and ear, the far side left brown' },
        { text: 'glow arriving low from beyond, rounding chins and sleeves, hush elsewhere' },
      ],
      camera: [
        { text: '35 mm, f/1.8, floor level' },
        { text: '32 mm, f/2, through a gap' },
        { text: '50 mm, f/1.4, over something unsharp' },
      ],
      composition: [
        {
          text: 'dark uprights nearest, small bright shape in the upper right gap',
          says: { shows: 'figure' },
        },
        {
          text: 'boxed by a doorway within a doorway, toys strewn toward us',
          says: { shows: 'figure' },
          somewhere: true,
        },
        { text: 'down in the lower right, ceiling enormous', says: { shows: 'figure' } },
        { text: 'low in the right half, soft dark shapes nearest, one bright gap beyond' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'pyjama stripe blue, toast, amber' },
        { text: 'lino green, custard, plum' },
        { text: 'jam, teal paint, oak' },
      ],
      mood: [{ text: 'own rules' }, { text: 'unhurried' }, { text: 'out of sight' }],
      style: [
        { text: 'domestic photo-essay, high-speed colour' },
        { text: 'home-movie still, slight gate weave' },
        { text: 'chamber-film frame' },
      ],
      motion: [
        { text: 'curtain breathing in and out', somewhere: true },
        { text: 'a dropped marble still rolling', somewhere: true },
        { text: 'steam leaning off a cup', somewhere: true },
        { text: 'a loose hem still swinging' },
      ],
      negative: [{ text: 'no show-home order' }, { text: 'no brand names' }, { text: 'no studio smile' }],
    },
  ],
  minimal: [
    {
      setting: [
        { text: 'small on one huge blank floor', says: { shows: 'figure' }, somewhere: true },
        { text: 'on acres of plain paper', says: { shows: 'figure' }, somewhere: true },
        { text: 'tiny, a single unbroken tone', says: { shows: 'figure' }, somewhere: true },
        {
          text: 'tiny, fresh snow everywhere',
          says: { shows: 'figure' },
          needs: { weather: 'snow' },
          somewhere: true,
        },
        { text: 'tiny, fog and nothing more', says: { shows: 'figure' }, needs: { weather: 'fog' } },
        { text: 'everything unneeded left out' },
        { text: 'kept small, the rest plain', says: { shows: 'figure' } },
      ],
      light: [
        { text: 'flat soft light, one faint smudge' },
        { text: 'huge overhead source' },
        { text: 'even pallor, directionless' },
      ],
      camera: [
        { text: '50 mm, high, distant', says: { shows: 'figure' } },
        { text: '35 mm, straight down', says: { shows: 'figure' } },
        { text: '85 mm, ten paces', says: { shows: 'figure' } },
        { text: '70 mm, level' },
      ],
      composition: [
        { text: 'bottom right corner, rest blank', says: { shows: 'figure' } },
        { text: 'one seventh tall, lowest line', says: { shows: 'figure' } },
        { text: 'lower left, vast pale space', says: { shows: 'figure' } },
        { text: 'to one side, the rest bare' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, white' },
        { text: 'tomato, sky, white' },
        { text: 'navy, lemon, chalk' },
      ],
      mood: [{ text: 'tiny' }, { text: 'brave' }, { text: 'unwatched' }],
      style: [
        { text: 'gallery print, wide mount' },
        { text: 'picture-book simplicity' },
        { text: 'spare colour study' },
      ],
      negative: [{ text: 'no text' }],
    },
    {
      says: { count: 'one' },
      setting: [
        { text: 'cropped to a cowlick and forehead', says: { shows: 'face' } },
        { text: 'one ear, one cheek, cropped', says: { shows: 'face' } },
        { text: 'small grubby hands at the chin, cropped', says: { shows: 'face' } },
        { text: 'wet fringe, one cheek, cropped', says: { shows: 'face' }, needs: { weather: 'rain' } },
        { text: 'only the essential kept, close and plain' },
      ],
      light: [
        { text: 'single raking source, fine down visible', says: { shows: 'face' } },
        { text: 'bare hard beam' },
        { text: 'one overhead source, short shade' },
      ],
      camera: [
        { text: '100 mm macro', says: { shows: 'face' } },
        { text: '90 mm, very near', says: { shows: 'face' } },
        { text: '135 mm, tight' },
      ],
      composition: [
        { text: 'touching three borders' },
        { text: 'half skin, half blank', says: { shows: 'face' } },
        { text: 'forehead low, blankness piled high', says: { shows: 'face' } },
      ],
      palette: [
        { text: '{colour1}, {colour2}, bone' },
        { text: 'freckle, milk, bone' },
        { text: 'peach, ink, cream' },
      ],
      mood: [{ text: 'near' }, { text: 'undisguised' }, { text: 'intent' }],
      style: [
        { text: 'cropped silver print' },
        { text: 'contact-print fragment' },
        { text: 'tonal skin study', says: { shows: 'face' } },
      ],
      negative: [{ text: 'no retouched skin' }],
    },
    {
      setting: [
        { text: 'short silhouette, plain glowing ground', says: { shows: 'figure' }, somewhere: true },
        { text: 'outline in one tone, features omitted', says: { shows: 'figure' } },
        { text: 'a little cut-out, nothing within', says: { shows: 'figure' } },
        {
          text: 'outline, indigo everywhere else',
          says: { shows: 'figure' },
          needs: { time: 'night' },
          somewhere: true,
        },
        { text: 'profile and edge before anything else' },
      ],
      light: [
        { text: 'single rear glow' },
        { text: 'rear source, crisp contour', says: { shows: 'figure' } },
        { text: 'plain luminous field, no modelling', says: { shows: 'figure' }, somewhere: true },
        { text: 'dawn glow, rear, features unlit', says: { shows: 'figure' }, needs: { time: 'dawn' } },
      ],
      camera: [
        { text: '100 mm, side-on, low' },
        { text: '70 mm, square' },
        { text: '85 mm, distant', says: { shows: 'figure' } },
      ],
      composition: [
        { text: 'dead middle, bottom quarter', says: { shows: 'figure' } },
        { text: 'hugging the far left border' },
        { text: 'on a hairline horizon', says: { shows: 'figure' } },
      ],
      palette: [
        { text: '{colour1}, {colour2}, pearl' },
        { text: 'ink, apricot, pearl' },
        { text: 'graphite, lime, ash' },
      ],
      mood: [{ text: 'weightless' }, { text: 'unnamed' }, { text: 'hushed' }],
      style: [
        { text: 'silhouette print', says: { shows: 'figure' } },
        { text: 'paper-cut simplicity' },
        { text: 'two-tone poster' },
      ],
      negative: [{ text: 'no facial detail', says: { shows: 'figure' } }, { text: 'no stray edges' }],
    },
  ],
};
