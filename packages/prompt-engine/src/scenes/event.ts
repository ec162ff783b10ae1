import type { KindScenes } from './scene.ts';

/** Gatherings with an occasion: the set-up record, the moment in the middle, the one thing left. */
export const event: KindScenes = {
  studio: [
    {
      setting: [
        {
          text: 'set out in full before it becomes crowded, every table, banner and cable where it belongs',
          says: { era: 'present' },
          somewhere: true,
        },
        { text: 'recorded from a raised point, faces and things arranged so that none masks another' },
        { text: 'held at its best-ordered moment, decorations level, litter collected' },
        { text: '{place}, prepared to the last detail, {prop} given the centre' },
        {
          text: 'under clear canopies, rain running off in an even fringe, paving squeegeed',
          needs: { weather: 'rain' },
          somewhere: true,
        },
        {
          text: 'with snow swept from aisles and left whole on roofs and rails',
          needs: { weather: 'snow' },
          somewhere: true,
        },
        {
          text: 'with every lantern trimmed to equal brightness, the night sky still a readable blue',
          needs: { time: 'night' },
          somewhere: true,
        },
        {
          text: 'laid out indoors from wall to wall, doors closed, chairs aligned with string',
          needs: { place: 'indoor' },
          somewhere: true,
        },
        {
          text: 'laid out in the open, guy ropes true, grass brushed one way',
          needs: { place: 'outdoor' },
          somewhere: true,
        },
      ],
      light: [
        {
          text: 'wide overhead silk quality, even from front to rear, a slight lean from camera left for modelling',
        },
        { text: 'high diffused bank from camera right, decorations and faces within one stop' },
        {
          text: 'bounced key from above the axis, low fill along the ground, coloured lamps kept a stop over so they glow',
          says: { light: 'studio' },
        },
        {
          text: 'practical strings dimmed until bulbs keep their filament, a broad cool key from camera left balancing them',
          says: { light: 'lamp', era: 'present' },
          needs: { time: 'night' },
          somewhere: true,
        },
      ],
      camera: [
        { text: '35 mm shift, f/11, four metres up, dead level' },
        { text: '45 mm, f/11, ladder height, verticals straight' },
        { text: '50 mm, f/13, level, tripod' },
      ],
      composition: [
        { text: 'central axis leading up from the lower edge, equal wings on both sides' },
        { text: 'whole occasion inside calm margins, focal point on the upper third line' },
        { text: 'three bands: ground, gathering, decoration, each with its own height' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'ivory, leaf, coral' },
        { text: 'bunting red, canvas, navy' },
        { text: 'brass, rose, bottle' },
      ],
      mood: [{ text: 'expectant' }, { text: 'well ordered' }, { text: 'generous' }],
      style: [
        { text: 'commemorative plate, large-format colour' },
        { text: 'event-record photograph, medium format' },
        { text: "organisers' yearbook plate" },
      ],
      negative: [
        { text: 'no banner lettering, no cloned faces' },
        { text: 'no floating objects' },
        { text: 'no half-built furniture' },
      ],
    },
    {
      setting: [
        {
          text: 'gathered for its official picture, principals at the middle, others stepping outward by height',
          somewhere: true,
        },
        {
          text: 'stilled and faced one way, objects of the occasion held or laid at the front',
          somewhere: true,
        },
        {
          text: 'grouped on three shallow tiers, cloth and flowers straightened, no back turned',
          says: { shows: 'figure' },
          somewhere: true,
        },
        {
          text: 'grouped beneath a taut awning, rain kept to its rear fringe',
          needs: { weather: 'rain' },
          somewhere: true,
        },
        {
          text: 'grouped close, breath showing, snow brushed from shoulders',
          needs: { weather: 'snow' },
          somewhere: true,
        },
        {
          text: 'grouped indoors with stacked chairs removed, principals on a taped cross',
          needs: { place: 'indoor' },
          somewhere: true,
        },
        {
          text: 'grouped on level turf, tent and treeline trimmed to a plain band',
          needs: { place: 'outdoor' },
          somewhere: true,
        },
        { text: 'kept as it runs, faces clear of one another, cloth and flowers straightened' },
      ],
      light: [
        {
          text: 'large octabox pair, high left the stronger, crossing beyond the last face',
          says: { light: 'studio' },
        },
        {
          text: 'broad key from camera left through double silk, rear strip so dark clothes part from the ground',
        },
        { text: 'open, even quality from above, a reflector wall at camera right, nothing squinting' },
      ],
      camera: [
        { text: '70 mm, f/11, chest height, seven metres' },
        { text: '65 mm, f/13, two rungs up' },
        { text: '80 mm, f/11, level with the nearest faces' },
      ],
      composition: [
        {
          text: 'symmetrical pyramid, heads never stacked, feet inside the lower margin',
          says: { shows: 'figure' },
        },
        { text: 'one deep arc opening toward the tripod, its middle kept clear' },
        { text: 'strict block, equal intervals, decoration as upper border', says: { shows: 'figure' } },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'cream, claret, fern' },
        { text: 'slate, peony, gilt' },
        { text: 'linen, cobalt, apricot' },
      ],
      mood: [{ text: 'ceremonial' }, { text: 'on the record' }, { text: 'glad' }],
      style: [
        { text: 'commissioned group record' },
        { text: 'society-page portrait, decades-proof' },
        { text: 'anniversary plate, contact sharp' },
      ],
      negative: [
        { text: 'no merged limbs, no half faces' },
        { text: 'no readable sashes' },
        { text: 'no half-cut figures' },
      ],
    },
    {
      setting: [
        {
          text: 'stood for by its few essential objects on one long cloth-covered table, each set a hand apart',
          says: { shows: 'face' },
          somewhere: true,
        },
        {
          text: 'reduced to table and ornament, the moment before anyone sits, creases ironed out',
          says: { shows: 'face' },
          somewhere: true,
        },
        {
          text: 'represented by what will be used, laid in order of use, nothing lettered',
          says: { shows: 'face' },
          somewhere: true,
        },
        { text: '{prop} as the principal, {place}, companion objects stepping down in size' },
        { text: 'its essential things given order, creases ironed out, nothing lettered' },
      ],
      light: [
        {
          text: 'large overhead softbox, cards at both ends, one low kicker from the rear for glass and metal',
          says: { light: 'studio' },
        },
        { text: 'broad key from camera left, shallow angle, folds of cloth described' },
        { text: 'level north quality from the left, grey flag opposite', says: { era: 'present' } },
      ],
      camera: [
        { text: '80 mm, f/13, thirty degrees down' },
        { text: '70 mm, f/11, table height' },
        { text: '60 mm, f/11, chest height' },
      ],
      composition: [
        { text: 'weight on the lower third, calm above' },
        { text: 'tallest thing centred, others descending to the corners' },
        { text: 'grid seen from overhead, equal gutters', says: { shows: 'face' }, somewhere: true },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'damask, pewter, plum' },
        { text: 'raw silk, tangerine, leaf' },
        { text: 'chalk, copper, ink blue' },
      ],
      mood: [{ text: 'invited' }, { text: 'laid with care' }, { text: 'any minute' }],
      style: [
        { text: 'hospitality photograph, medium format' },
        { text: 'programme-cover plate' },
        { text: 'ceremony record, large negative' },
      ],
      negative: [
        { text: 'no place-card writing' },
        { text: 'no melting edges' },
        { text: 'no doubled objects' },
      ],
    },
  ],
  cinematic: [
    {
      setting: [
        { text: 'in full swing, seen from inside, a near collar and raised sleeve unsharp' },
        {
          text: 'half a beat past the formal moment, something spilled, somebody laughing or weeping beyond',
        },
        { text: 'found at its frayed edge, where those who slipped out can still hear it', somewhere: true },
        { text: '{place}, at its loudest, {prop} in the middle of the crush' },
        {
          text: 'while rain arrives, half running, half not caring, colours bleeding underfoot',
          says: { place: 'outdoor' },
          needs: { weather: 'rain' },
        },
        {
          text: 'while snow swirls through it, bulbs haloed, gloves clapping',
          says: { place: 'outdoor', era: 'present' },
          needs: { weather: 'snow' },
        },
        {
          text: 'well past midnight, the stayers, ground strewn, one more tune',
          needs: { time: 'night' },
          somewhere: true,
        },
        {
          text: 'indoors, heat and breath fogging whatever is glass, walls sweating colour',
          needs: { place: 'indoor' },
          somewhere: true,
        },
        {
          text: 'in the open, flags and hair going the same way, dust already gold',
          needs: { place: 'outdoor' },
          somewhere: true,
        },
      ],
      light: [
        { text: 'brightness deep beyond them, leaking between bodies, rimming ears and raised hands' },
        { text: 'coloured spill sliding over faces, one patch warm, its neighbour green', somewhere: true },
        { text: 'glow tossed upward from below, chins bright, brows dark' },
        {
          text: 'low sun pouring along the middle of it, smoke and dust lit in slabs',
          says: { light: 'sun' },
          needs: { time: 'golden-hour' },
        },
        {
          text: 'strings of bulbs swinging, honey underneath, violet up where they end',
          says: { light: 'lamp', era: 'present' },
          needs: { time: 'dusk' },
          somewhere: true,
        },
        {
          text: 'stage beams fanning through haze, magenta crossing blue, everyone nearer in silhouette',
          says: { light: 'stage' },
          needs: { time: 'night', light: 'stage' },
        },
        {
          text: 'tall panes beyond, hazed by breath, silver along hats and glasses',
          says: { light: 'window' },
          needs: { place: 'indoor' },
          somewhere: true,
        },
        {
          text: 'racing sky, brightness coming and going over the crowd, brows shaded',
          needs: { place: 'outdoor' },
        },
      ],
      camera: [
        { text: '28 mm, f/2.8, lifted over heads at full stretch' },
        { text: '35 mm, f/2, shoulder to shoulder' },
        { text: "85 mm, f/1.8, over somebody's shoulder" },
      ],
      composition: [
        { text: 'sharp gesture at the right third, blurred bodies crowding two borders' },
        { text: 'narrow channel between bodies, its bright end high and off-centre' },
        { text: 'tilted, near hands unsharp, one calm gap' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'magenta, brass, smoke blue' },
        { text: 'confetti pink, lager, petrol' },
        { text: 'saffron, wet black, mint' },
      ],
      mood: [{ text: 'let loose' }, { text: 'too loud' }, { text: 'tearful and happy' }],
      style: [
        { text: 'festival reportage, colour negative' },
        { text: 'super 8 home-movie frame' },
        { text: 'direct photo-essay, grainy' },
      ],
      motion: [
        { text: 'confetti or sparks coming down slowly', somewhere: true },
        { text: 'a spin smearing cloth into a ring', somewhere: true },
        { text: 'glasses meeting, drops in the air', somewhere: true },
        { text: 'a raised hand blurring' },
      ],
      negative: [
        { text: 'no posing for us, no readable banners' },
        { text: 'no duplicated faces' },
        { text: 'no empty middle' },
      ],
    },
    {
      says: { place: 'outdoor' },
      setting: [
        {
          text: 'spread out under real weather, canvas snapping, the latecomers still crossing open ground',
          somewhere: true,
        },
        {
          text: 'seen coming on, noise ahead of it, dust haloing the leaders, stragglers still arriving',
          says: { shows: 'figure' },
          somewhere: true,
        },
        { text: '{place}, enthusiasm wearing thin, {prop} left to the wind' },
        { text: 'with the wind up, everything loose lifted, nobody ready to leave' },
        { text: 'under a downpour of rain, hats made of whatever was in hand', needs: { weather: 'rain' } },
        {
          text: 'amid snow, brazier smoke bending sideways, footprints going everywhere',
          needs: { weather: 'snow' },
          somewhere: true,
        },
        {
          text: 'late, stars overhead and one glowing knot of people far off',
          says: { light: 'stars' },
          needs: { time: 'night' },
          somewhere: true,
        },
      ],
      light: [
        {
          text: 'last sun flat through dust, long legs of shade striding toward us',
          says: { light: 'sun', time: 'golden-hour' },
        },
        {
          text: 'storm yellow under a black lid of cloud, whites almost glowing',
          says: { weather: 'storm' },
        },
        {
          text: 'high noon sun, hard little shades under every brim, ground dazzling',
          says: { light: 'sun', time: 'day' },
        },
        {
          text: 'milky sky and no shade at all, colours alone telling near things apart',
          says: { weather: 'cloud' },
        },
        {
          text: 'blue hour with flame and filament coming up orange beneath it',
          says: { time: 'dusk', era: 'present' },
          somewhere: true,
        },
        { text: 'open sky, wide and even, colours alone telling near things apart' },
      ],
      camera: [
        { text: '200 mm, f/4, far back, heads compressed', says: { shows: 'figure' } },
        { text: '24 mm, f/5.6, ankle-high, tilted upward' },
        { text: '135 mm, f/2.8, slow pan along it' },
      ],
      composition: [
        { text: 'ribbon of colour across the lower third, weather overhead', says: { shows: 'figure' } },
        { text: 'nearest figure huge at right, remainder tapering off beyond' },
        { text: 'small and bright at the upper right, wide dull ground beneath', says: { shows: 'figure' } },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'poppy, dust, sky pewter' },
        { text: 'marquee cream, thunder, grass' },
        { text: 'tangerine, indigo, straw' },
      ],
      mood: [{ text: 'carried along' }, { text: 'windblown' }, { text: 'the whole town' }],
      style: [
        { text: 'documentary-film still' },
        { text: 'summer slide film, slightly faded', says: { season: 'summer' } },
        { text: 'open-air cinema frame, anamorphic' },
      ],
      motion: [
        { text: 'flags cracking, ropes humming', somewhere: true },
        { text: 'dust lifting under feet', somewhere: true },
        { text: 'a hat escaping' },
      ],
      negative: [{ text: 'no staged symmetry' }, { text: 'no brand tents' }, { text: 'no lens flare' }],
    },
    {
      says: { place: 'indoor' },
      setting: [
        {
          text: 'beneath a low ceiling, elbows, steam, coats in a heap, someone on tiptoe beyond',
          somewhere: true,
        },
        { text: 'watched through a swing door by those who are working, trays passing', somewhere: true },
        { text: '{place}, well past the formal part, {prop} half hidden by backs' },
        {
          text: 'indoors with rain-wet coats steaming and panes misted',
          needs: { weather: 'rain' },
          somewhere: true,
        },
        {
          text: 'at the far end of the night, chairs stacked halfway, the last of them still at it',
          needs: { time: 'night' },
          somewhere: true,
        },
        { text: 'indoors, the whole thing doubled in dark glass or polish', somewhere: true },
        { text: 'close in among elbows and voices, someone half turned away' },
      ],
      light: [
        {
          text: 'paper shades overhead, apricot, dropping off fast toward brown walls',
          says: { light: 'lamp' },
          somewhere: true,
        },
        {
          text: 'candle clusters along the length of it, faces coming and going',
          says: { light: 'candle' },
          somewhere: true,
        },
        { text: 'one door open on brightness, everything this way rimmed and smoky', somewhere: true },
        {
          text: 'coloured gels skating over the ceiling, skin pink then mint',
          says: { light: 'stage', era: 'present' },
          somewhere: true,
        },
        {
          text: 'windows at one far end, the floor a long silver tongue toward us',
          says: { light: 'window', time: 'day' },
          somewhere: true,
        },
        { text: 'brightness from one flank, rimming whatever is nearest, the rest smoky brown' },
      ],
      camera: [
        { text: '40 mm, f/2, through a gap' },
        { text: '32 mm, f/2, from seat height' },
        { text: '50 mm, f/1.4, breath-close' },
      ],
      composition: [
        { text: 'unsharp shapes nearest, one lit face or thing upper right' },
        { text: 'reflection taking the upper half, reality the lower', somewhere: true },
        { text: 'deep file of backs, the liveliest spot at its end' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'honey gold, wine, bottle green' },
        { text: 'apricot, tobacco, sequin blue' },
        { text: 'lipstick, varnish, smoke' },
      ],
      mood: [{ text: 'flushed' }, { text: 'overheard' }, { text: 'in no hurry to end' }],
      style: [
        { text: 'social photo-essay, pushed film' },
        { text: 'ensemble-drama still' },
        { text: 'flashless society reportage' },
      ],
      motion: [
        { text: 'hems flying outward', somewhere: true },
        { text: 'smoke rolling through a beam', somewhere: true },
        { text: 'a tray gliding past, smeared', somewhere: true },
        { text: 'a sleeve sweeping through' },
      ],
      negative: [
        { text: 'no stock-photo toasts' },
        { text: 'no text on cakes or walls' },
        { text: 'no repeated faces' },
      ],
    },
  ],
  minimal: [
    {
      setting: [
        { text: 'only its one emblem, blank ground', says: { shows: 'face' }, somewhere: true },
        { text: 'a single leftover, nothing else', says: { shows: 'face' }, somewhere: true },
        { text: 'one thing kept, white cloth', says: { shows: 'face' }, somewhere: true },
        {
          text: 'one leftover, clean snow',
          says: { shows: 'face' },
          needs: { weather: 'snow' },
          somewhere: true,
        },
        {
          text: 'one leftover, rain-dark stone',
          says: { place: 'outdoor', shows: 'face' },
          needs: { weather: 'rain' },
          somewhere: true,
        },
        { text: 'pared to one gesture, the rest left plain' },
      ],
      light: [{ text: 'flat soft light' }, { text: 'hard low source, long shade' }, { text: 'pale wash' }],
      camera: [{ text: '70 mm, high' }, { text: '50 mm, straight down' }, { text: '90 mm, level' }],
      composition: [
        { text: 'lower right, rest blank' },
        { text: 'dead middle, tiny', says: { shows: 'figure' } },
        { text: 'entering at the left border' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, white' },
        { text: 'ribbon red, gold, white' },
        { text: 'coral, navy, chalk' },
      ],
      mood: [{ text: 'still' }, { text: 'remembered' }, { text: 'brief' }],
      style: [
        { text: 'spare colour study' },
        { text: 'gallery print, wide mount' },
        { text: 'invitation-card simplicity' },
      ],
      negative: [{ text: 'no lettering' }, { text: 'no stray marks' }],
    },
    {
      setting: [
        { text: 'distant specks, one vast plane', says: { shows: 'figure' }, somewhere: true },
        { text: 'a dotted line of heads, blankness overhead', says: { shows: 'figure' }, somewhere: true },
        { text: 'dense little cluster, emptiness round', says: { shows: 'figure' }, somewhere: true },
        {
          text: 'dots in one pool, black elsewhere',
          says: { shows: 'figure' },
          needs: { time: 'night' },
          somewhere: true,
        },
        { text: 'specks thinning into fog', says: { shows: 'figure' }, needs: { weather: 'fog' } },
        { text: 'everything but the gathering left plain' },
      ],
      light: [
        { text: 'shadowless high source' },
        { text: 'luminous haze, directionless' },
        { text: 'hard overhead source, pin-sharp shade' },
      ],
      camera: [
        { text: '300 mm, far', says: { shows: 'figure' } },
        { text: 'straight down, very high', says: { shows: 'figure' } },
        { text: '400 mm, flattened', says: { shows: 'figure' } },
        { text: '135 mm, level' },
      ],
      composition: [
        { text: 'bottom sixth', says: { shows: 'figure' } },
        { text: 'upper left corner only', says: { shows: 'figure' } },
        { text: 'thin band, mid-height', says: { shows: 'figure' } },
        { text: 'low, the upper part bare' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, pale sky' },
        { text: 'confetti pink, ink, sand' },
        { text: 'tomato, azure, salt' },
      ],
      mood: [{ text: 'distant' }, { text: 'anonymous' }, { text: 'murmuring' }],
      style: [
        { text: 'new-topographics print' },
        { text: 'aerial print', says: { shows: 'figure' } },
        { text: 'square-format print, pale' },
      ],
      negative: [{ text: 'no faces', says: { shows: 'figure' } }, { text: 'no stray marks' }],
    },
    {
      setting: [
        { text: 'raised arms, plain silhouettes', says: { shows: 'figure' } },
        { text: 'one silhouette fringe, glowing plane', says: { shows: 'figure' }, somewhere: true },
        { text: 'paper-flat outlines, two tones', says: { shows: 'figure' } },
        { text: 'outlines, one burst of sparks', says: { shows: 'figure' }, needs: { time: 'night' } },
        { text: 'reduced to shapes and two tones' },
      ],
      light: [
        { text: 'single rear glow' },
        { text: 'rear source, crisp contour', says: { shows: 'figure' } },
        { text: 'plain luminous field', says: { shows: 'figure' }, somewhere: true },
        { text: 'dawn wash, rear', needs: { time: 'dawn' } },
      ],
      camera: [{ text: '135 mm, level' }, { text: '85 mm, low' }, { text: '200 mm, flattened' }],
      composition: [
        { text: 'base strip, void above', says: { shows: 'figure' } },
        { text: 'rising out of the bottom border' },
        { text: 'crowding one side, facing blank' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, pearl' },
        { text: 'ink, fuchsia, pearl' },
        { text: 'graphite, amber, ash' },
      ],
      mood: [{ text: 'lifted' }, { text: 'wordless' }, { text: 'shared' }],
      style: [
        { text: 'screenprint-flat poster' },
        { text: 'silhouette print', says: { shows: 'figure' } },
        { text: 'paper-cut strip' },
      ],
      negative: [{ text: 'no faces', says: { shows: 'figure' } }, { text: 'no lettering' }],
    },
  ],
};
