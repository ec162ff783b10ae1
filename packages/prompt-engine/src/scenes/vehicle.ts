import type { KindScenes } from './scene.ts';

/** Cars, cycles, boats, trains, aircraft and spacecraft: low three-quarter, clean reflections, or speed. */
export const vehicle: KindScenes = {
  studio: [
    {
      setting: [
        {
          text: 'shown in clean three-quarter view, nose to the left, every panel line and fitting legible, nothing parked near',
        },
        {
          text: 'in a white cyclorama, wheels or hull squared, tyres dressed, number plates blank',
          says: { place: 'indoor' },
          somewhere: true,
        },
        {
          text: 'documented in exact side elevation, full length, lines and fittings in true proportion, no passer-by',
        },
        { text: '{place}, cleared of anything else, every joint and fitting legible' },
      ],
      light: [
        {
          text: 'one vast overhead source, a continuous highlight along the shoulder line, flanks grading darker toward the base',
        },
        {
          text: 'overhead bank the length of the bodywork, black flags making crisp reflection edges',
          says: { light: 'studio', place: 'indoor' },
        },
        {
          text: 'high even cloud as a lightbank, no disc reflected in any curve',
          says: { weather: 'cloud' },
        },
        {
          text: 'sky before the first ray, upper curves pale, flanks a stop darker, lamps off',
          says: { place: 'outdoor' },
          needs: { time: 'dawn' },
        },
        {
          text: 'portable tubes walked alongside on a long exposure, one unbroken highlight',
          says: { light: 'lamp' },
          needs: { time: 'night' },
        },
        {
          text: 'wet surface doubling the outline, even grey overhead, beads standing on paint',
          says: { weather: 'rain' },
          needs: { weather: 'rain' },
        },
        {
          text: 'fresh snow as a white reflector, sills and undersides open',
          says: { weather: 'snow' },
          needs: { weather: 'snow' },
        },
        {
          text: 'one raking sun, uncushioned, hull edges razor bright, unlit side held by a faint fill',
          says: { place: 'space', light: 'sun' },
          needs: { place: 'space' },
        },
      ],
      camera: [
        { text: '85 mm, f/11, tripod at half the height' },
        { text: '70 mm, f/10, low, polariser' },
        { text: '135 mm, f/13, level, tripod' },
      ],
      composition: [
        { text: 'full length, a quarter of the width kept clear ahead' },
        { text: 'centred, ends equally far from the margins, base on the lower third' },
        { text: "staggered echelon, equal gaps, none overlapping another's nose", needs: { count: 'many' } },
        { text: 'weighted to the left, base line level, right quarter clear' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'enamel, tarmac grey, chrome' },
        { text: 'pearl grey, rubber black, tan hide' },
        { text: 'silver, oxide primer, bone' },
      ],
      mood: [{ text: 'poised' }, { text: 'engineered' }, { text: 'immaculate' }],
      style: [
        { text: "manufacturer's brochure plate, large format" },
        { text: 'transport-museum record' },
        { text: '1960s press photograph, colour' },
      ],
      negative: [
        { text: 'no invented logo, no garbled lettering' },
        { text: 'no doubled fittings' },
        { text: 'no bent reflections' },
      ],
    },
    {
      setting: [
        {
          text: 'treated as sculpture, one end toward the lens, symmetrical, fittings and joints evenly described',
        },
        {
          text: 'inside a bare hangar-sized hall, concrete swept, doors shut, nothing else parked',
          says: { place: 'indoor' },
          needs: { place: 'indoor' },
          somewhere: true,
        },
        { text: 'concentrated on the front, badge left blank, the joins with either flank shown in full' },
        { text: '{place}, seen nose-on, symmetrical, joins with either flank shown, neighbours excluded' },
      ],
      light: [
        { text: 'two long sources, equal, parallel above either side, the centre line left slightly darker' },
        {
          text: 'single strip overhead, grid fitted, paint otherwise black, contour drawn only',
          says: { light: 'studio', place: 'indoor' },
        },
        { text: 'slanting sun at camera left, each crease with its own shade', says: { light: 'sun' } },
        {
          text: 'fog as a tent, near end crisp, farther end paler, reflections erased',
          says: { weather: 'fog' },
          needs: { weather: 'fog' },
        },
      ],
      camera: [
        { text: '100 mm, f/16, dead centre, mid-height, level' },
        { text: '50 mm, f/11, level, bubble-checked' },
        { text: '180 mm, f/13, long stand-off' },
      ],
      composition: [
        { text: 'mirror symmetry about the keel or centre line, clear sides' },
        { text: 'cropped either flank equally, front filling three quarters' },
        { text: 'front end central, converging lines meeting there' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'gunmetal, ivory, signal red' },
        { text: 'graphite, sage enamel, brass' },
        { text: 'slate, cream, tail-lamp ruby' },
      ],
      mood: [{ text: 'imposing' }, { text: 'symmetrical calm' }, { text: 'formal' }],
      style: [
        { text: 'engineering-archive elevation' },
        { text: "coachbuilder's album plate" },
        { text: 'design-studio presentation photograph' },
      ],
      negative: [{ text: 'no garbled lettering' }, { text: 'no stretched proportions' }],
    },
  ],
  cinematic: [
    {
      setting: [
        { text: 'shown as one chapter of a longer journey, the last stop and the next both out of sight' },
        {
          text: "a day's distance from any help, one patched panel, belongings roped down anyhow",
          says: { place: 'outdoor' },
          somewhere: true,
        },
        {
          text: 'seen by nobody but birds, weather building, one house lit miles off',
          says: { place: 'outdoor' },
          somewhere: true,
        },
        { text: '{place}, {prop} slung aboard, whoever travels kept out of sight' },
      ],
      light: [
        { text: 'brilliance breaks past the far shoulder, every edge igniting, near side almost black' },
        {
          text: 'sun touching the horizon dead ahead, glass molten, long spokes behind',
          says: { light: 'sun', time: 'golden-hour' },
        },
        {
          text: 'headlamps bore a tunnel into the black, a red smear trailing behind',
          says: { light: 'lamp' },
          needs: { time: 'night' },
        },
        {
          text: 'drumming rain, glass or deck awash, oncoming beams exploding in it',
          says: { weather: 'rain', light: 'lamp' },
          needs: { weather: 'rain' },
        },
        {
          text: 'powder thrown up in a wake, blue woods closing in',
          says: { weather: 'snow' },
          needs: { weather: 'snow' },
        },
        {
          text: 'murk, and a pair of beams carving solid cones out of it',
          says: { weather: 'fog', light: 'lamp' },
          needs: { weather: 'fog' },
        },
        {
          text: 'a peach sky low down, metal still cold, meadows smoking beyond',
          says: { place: 'outdoor' },
          needs: { time: 'dawn' },
        },
        {
          text: 'planetshine creeping over the hull, one porthole yellow, black everywhere else',
          says: { place: 'space' },
          needs: { place: 'space' },
        },
      ],
      camera: [
        { text: '35 mm from alongside, 1/60 second, wide open' },
        { text: '24 mm, very low, inches away' },
        { text: '200 mm, head-on, near layers melting' },
      ],
      composition: [
        { text: 'entering at right, cropped, the route unrolling behind' },
        { text: 'on a huge diagonal, open air taking the upper half', says: { place: 'outdoor' } },
        { text: 'cropped by the near edge, some fitting huge, distance behind it' },
        { text: 'strung out to the vanishing point, last ones merely sparks', needs: { count: 'many' } },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'hot orange, petrol, salt white' },
        { text: 'dust gold, thunder blue, rust' },
        { text: 'cherry, teal, asphalt' },
      ],
      mood: [{ text: 'escape' }, { text: 'homeward' }, { text: 'no way back' }],
      style: [
        { text: 'road-movie still, anamorphic' },
        { text: 'expedition reportage, slide film' },
        { text: '1970s chase frame, grainy' },
      ],
      motion: [
        { text: 'something loose flapping' },
        { text: 'vapour drifting past' },
        { text: 'a pennant lifting' },
      ],
      negative: [{ text: 'no garbled lettering' }],
    },
    {
      setting: [
        { text: 'seen by somebody left behind, one raised hand intruding, a dropped glove' },
        {
          text: 'watched by people on their way to work, flasks, collars up, one child waving',
          says: { place: 'outdoor' },
          somewhere: true,
        },
        {
          text: "under corrugated iron in somebody's yard, hens, oil drum, calendar",
          says: { place: 'indoor' },
          needs: { place: 'indoor' },
          somewhere: true,
        },
        { text: '{place}, a hatch or door left open, {prop} dropped on the way' },
      ],
      light: [
        {
          text: 'a small warm glow on one side, the vast cool remainder on the other, glass or metal holding both',
        },
        {
          text: 'arc lamps on masts, hard cones beneath them, vapour rolling through',
          says: { light: 'lamp' },
          needs: { time: 'night' },
          somewhere: true,
        },
        {
          text: 'shed doors ajar, one plank of sun over mudguards and straw',
          says: { light: 'sun', place: 'indoor' },
          somewhere: true,
        },
        {
          text: 'sheet lightning catches a flank, the rigging or rails, then nothing',
          says: { weather: 'storm' },
          needs: { weather: 'storm' },
        },
        {
          text: 'violet afterglow, one lit cabin or lens, first insects circling it',
          says: { light: 'lamp' },
          needs: { time: 'dusk' },
        },
      ],
      camera: [
        { text: '28 mm, seen over the abandoned luggage' },
        { text: '50 mm handheld, approaching slowly' },
        { text: '135 mm through wire or rigging' },
      ],
      composition: [
        { text: 'small at right, one long curve leading toward us' },
        { text: 'front end looming overhead, one small figure dwarfed' },
        { text: 'held in a dark surround, off-centre, one brighter patch beyond' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'creosote, lamp yellow, sea blue' },
        { text: 'bottle green, tallow, red lead' },
        { text: 'violet, rust, chalk dust' },
      ],
      mood: [{ text: 'waiting' }, { text: 'last chance' }, { text: 'unease' }],
      style: [
        { text: 'mystery feature still, 35 mm' },
        { text: 'working-port documentary, colour negative' },
        { text: 'slow western, faded print' },
      ],
      motion: [
        { text: 'a scarf end lifting' },
        { text: 'vapour rolling' },
        { text: 'hens scattering, blurred', needs: { place: 'indoor' } },
      ],
      negative: [{ text: 'no melted fittings' }],
    },
  ],
  minimal: [
    {
      setting: [
        { text: 'profile only, surroundings erased', somewhere: true },
        { text: 'distant speck, huge nothing', somewhere: true },
        { text: 'bare outline, otherwise unlit', somewhere: true },
        { text: 'reduced to profile and tone' },
      ],
      light: [
        { text: 'hairline rim, otherwise black' },
        { text: 'blank white-out all over' },
        { text: 'weak grazing ray' },
        { text: 'two pinpricks, red', says: { light: 'lamp' }, needs: { time: 'night' } },
        { text: 'pallid strip, horizon-thin', needs: { time: 'dawn' } },
        { text: 'haze, entirely shapeless', says: { weather: 'fog' }, needs: { weather: 'fog' } },
      ],
      camera: [{ text: '400 mm, remote' }, { text: '70 mm, aerial, plumb' }, { text: '50 mm, flat-on' }],
      composition: [
        { text: 'bottom strip, vast void' },
        { text: 'a dot, far off-axis' },
        { text: 'hard against one side' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'white, jet' },
        { text: 'sand, pitch, one red' },
        { text: '{colour1}, {colour2}, off-white' },
      ],
      mood: [{ text: 'alone' }, { text: 'fast or still' }, { text: 'mute' }],
      style: [
        { text: 'art-deco silhouette, photographed' },
        { text: 'sparse travel-poster feel' },
        { text: 'small pinhole print' },
      ],
      negative: [{ text: 'nothing added' }],
    },
    {
      setting: [
        { text: 'wheel, wing or bow, abstracted', somewhere: true },
        { text: 'a seam between two colours', somewhere: true },
        { text: 'reflection, with no object', somewhere: true },
        { text: 'mark on emptiness, direction unsaid', somewhere: true },
        { text: 'cut back to one line, one surface' },
      ],
      light: [
        { text: 'chalky slant, short-lived' },
        { text: 'dull, level, sourceless' },
        { text: 'glint, solitary, star-small' },
        { text: 'sleety grey wash', says: { weather: 'snow' }, needs: { weather: 'snow' } },
        { text: 'glossless wet gloom', says: { weather: 'rain' }, needs: { weather: 'rain' } },
      ],
      camera: [{ text: '105 mm, perpendicular' }, { text: '300 mm, squashed' }, { text: '60 mm, close' }],
      composition: [
        { text: 'seam quartering the picture' },
        { text: 'overflowing on all sides' },
        { text: 'weight in the topmost corner, rest bare' },
      ],
      palette: [
        { text: '{colour2}, {colour1}, near-black' },
        { text: 'cobalt, milk' },
        { text: 'oxide, carbon, fog' },
      ],
      mood: [{ text: 'sleek' }, { text: 'laconic' }, { text: 'cool' }],
      style: [
        { text: 'hard-edge abstraction, photographed' },
        { text: 'enamel-sign flatness, photographed' },
        { text: 'silver contact print' },
      ],
      negative: [{ text: 'nothing invented' }],
    },
  ],
};
