import type { KindScenes } from './scene.ts';

/** Things arranged together: a painter's table, a moment after, or very few things. */
export const stillLife: KindScenes = {
  studio: [
    {
      setting: [
        {
          text: 'arranged in a shallow triangle, heights stepping down, each thing touching or clearly parted from the next',
        },
        {
          text: 'on a dark oak table, a crumpled linen cloth falling over the front edge',
          says: { place: 'indoor' },
          somewhere: true,
        },
        { text: 'placed like a measured drawing, edges parallel, shapes and materials contrasted in pairs' },
        { text: '{place}, {prop} included, heights stepping down to one side' },
      ],
      light: [
        {
          text: "one high source from the left, at the angle of a painter's loft, dying away before the far side",
        },
        {
          text: 'gridded softbox high at the left, black cloth at the right, a paper reflector no larger than a page',
          says: { light: 'studio', place: 'indoor' },
        },
        {
          text: 'small north window high at the left, sill and table the same tone',
          says: { light: 'window', place: 'indoor' },
        },
        {
          text: 'first grey window at the left, pewter and glass waking before cloth',
          says: { light: 'window', place: 'indoor' },
          needs: { time: 'dawn' },
        },
        {
          text: 'one candle out of view at the left, warm falloff, wall lost',
          says: { light: 'candle', place: 'indoor' },
          needs: { time: 'night' },
        },
      ],
      camera: [
        { text: '80 mm, f/11, tripod, seated height' },
        { text: '100 mm, f/16, front to back in focus' },
        { text: '90 mm view camera, f/22, slight downward tilt' },
      ],
      composition: [
        { text: 'apex left of the middle, long side descending to the right, base line on the lower fifth' },
        { text: 'like a frieze, evenly weighted, clear space above, base line straight' },
        { text: 'diagonal from lower left, heaviest shape anchoring it' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'oak, pewter, lemon, linen' },
        { text: 'umber, bone, grape' },
        { text: 'ivory, verdigris, walnut' },
      ],
      mood: [{ text: 'contemplative' }, { text: 'rich' }, { text: 'settled' }],
      style: [
        { text: 'Flemish table piece, photographed' },
        { text: 'museum still-life photograph, large format' },
        { text: 'eighteenth-century larder picture in colour' },
      ],
      negative: [
        { text: 'no lettering, no doubled objects' },
        { text: 'no floating things' },
        { text: 'no merged edges' },
      ],
    },
    {
      says: { place: 'indoor' },
      setting: [
        {
          text: 'laid on stepped plinths of coloured card, one thing per step, shapes rhyming across the set',
          somewhere: true,
        },
        {
          text: 'aligned along a plain shelf, frontal, gaps as carefully measured as the things',
          somewhere: true,
        },
        { text: 'set round {prop} as the largest volume, lesser things orbiting at quarter distances' },
        { text: 'spaced like notes on a stave, frontal, no two intervals alike' },
      ],
      light: [
        { text: 'one hard source upper left, cut shadows equal in weight to the things that throw them' },
        {
          text: 'two fresnels, one neutral, one gelled a degree warmer, crossing at ninety',
          says: { light: 'studio' },
        },
        { text: 'window bars cast by a gobo, stripes falling over card and wall', says: { light: 'studio' } },
      ],
      camera: [
        { text: '70 mm, f/14, thirty degrees down' },
        { text: '120 mm, f/11, flattened, level with the base' },
        { text: '60 mm, f/11, straight down, copy stand' },
      ],
      composition: [
        { text: 'stepped rhythm, left to right, tall then low then tall' },
        { text: 'three equal bays, one of them deliberately left underfilled' },
        { text: 'radial, largest volume a thumb left of the middle' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'pistachio card, brick, cream' },
        { text: 'powder blue, ochre, black' },
        { text: 'coral, bottle glass, putty' },
      ],
      mood: [{ text: 'witty' }, { text: 'balanced' }, { text: 'lucid' }],
      style: [
        { text: 'colour-blocked set design' },
        { text: 'Italian postwar table photograph' },
        { text: 'art-school composition plate' },
      ],
      negative: [{ text: 'no brand marks' }, { text: 'no fingerprints' }, { text: 'no warped ellipses' }],
    },
  ],
  cinematic: [
    {
      setting: [
        { text: 'exactly as somebody left matters, one thing overturned, a sleeve mark through the crumbs' },
        {
          text: 'on a sickroom tray, cold tea, a radio, rumpled counterpane',
          says: { place: 'indoor' },
          somewhere: true,
        },
        {
          text: 'over the bonnet of a stranded car, map, oranges, a wet hat',
          says: { place: 'outdoor' },
          somewhere: true,
        },
        { text: "{place}, {prop} tumbled among them, the owner's voice next door" },
      ],
      light: [
        {
          text: 'brightness leaks sideways through some gap, finding three of the shapes and forgetting others',
        },
        {
          text: 'setting sun crawls in flat, wine-red pools behind anything glassy',
          says: { light: 'sun', time: 'golden-hour' },
        },
        {
          text: 'a television flickers somewhere, blue one moment, ashen another, edges jumping',
          says: { light: 'screen', place: 'indoor' },
          needs: { time: 'night' },
          somewhere: true,
        },
        {
          text: 'passing headlamps swing silhouettes around the walls, then leave everything to brown',
          says: { light: 'lamp', place: 'indoor' },
          needs: { time: 'night' },
          somewhere: true,
        },
        {
          text: 'a rain-streaked pane, watery patterns sliding over cloth and rounded forms',
          says: { weather: 'rain', light: 'window', place: 'indoor' },
          needs: { weather: 'rain' },
        },
        {
          text: 'embers glow opposite, undersides catching them, everything else gone to soot',
          says: { light: 'fire' },
        },
        {
          text: 'earliest blue at the glass, a kettle just lit, gas crown tiny',
          says: { light: 'fire', place: 'indoor' },
          needs: { time: 'dawn' },
        },
      ],
      camera: [
        { text: '35 mm, wide open, chair height' },
        { text: '50 mm vintage, over a shoulder' },
        { text: '28 mm, nose on the tabletop' },
      ],
      composition: [
        { text: 'spilling toward us on the right, nearest shape huge and unsharp' },
        { text: 'low, emptiness towering over it' },
        { text: 'off-centre, one bright rim, clutter melting either side' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'marmalade, slate blue, wax' },
        { text: 'claret, smoke, tarnished silver' },
        { text: 'mustard, teal, cigarette ash' },
      ],
      mood: [{ text: 'unfinished' }, { text: 'just gone' }, { text: 'evidence' }],
      style: [
        { text: 'detective-film insert, 35 mm' },
        { text: 'literary adaptation still' },
        { text: 'domestic documentary, expired stock' },
      ],
      motion: [
        { text: 'smoke unwinding', says: { place: 'indoor' } },
        { text: 'a coin settling' },
        { text: 'curtain breathing', needs: { place: 'indoor' } },
      ],
      negative: [{ text: 'no tidy symmetry' }],
    },
    {
      setting: [
        { text: 'interrupted in the arranging, string, torn newspaper, one ribbon left uncut' },
        {
          text: 'on a windy terrace, napkins weighted with pebbles, vines',
          says: { place: 'outdoor' },
          somewhere: true,
        },
        {
          text: 'among paint rags in a cold attic, turpentine jars, cracked mirror',
          says: { place: 'indoor' },
          somewhere: true,
        },
        { text: '{place}, everyone suddenly called away, {prop} still rocking, chairs askew' },
      ],
      light: [
        { text: 'a shaft drops in steeply and stands there, thick with dust, the rest treacle-dark' },
        {
          text: 'one naked bulb, doubled in something glossy, all colours gone amber',
          says: { light: 'lamp' },
          needs: { time: 'night' },
        },
        { text: 'sun sifted by leaves, hot coins moving slowly over cloth', says: { light: 'sun' } },
        {
          text: 'a storm coming, brightness sucked away, whites left looking almost fluorescent',
          says: { weather: 'storm' },
          needs: { weather: 'storm' },
        },
        {
          text: 'a snowlit gloom, blue seeping up underneath everything, far wall ashen',
          says: { weather: 'snow' },
          needs: { weather: 'snow' },
        },
      ],
      camera: [
        { text: '40 mm anamorphic, from kneeling height' },
        { text: '85 mm into a mirror', says: { place: 'indoor' }, somewhere: true },
        { text: '24 mm, nearly touching the closest thing' },
      ],
      composition: [
        { text: 'heaped at right, depth withdrawing' },
        { text: 'reflection first, the real things cropped close beside', somewhere: true },
        { text: 'sliding downhill toward the bottom corner, top left abandoned' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'turpentine gold, cobalt, rag pink' },
        { text: 'fig, iron, dusty turquoise' },
        { text: 'nicotine, bottle green, vermilion' },
      ],
      mood: [{ text: 'flight' }, { text: 'siesta' }, { text: 'unrest' }],
      style: [
        { text: 'exile-story still, grain' },
        { text: 'southern holiday slide film' },
        { text: "artist's-attic reportage" },
      ],
      motion: [
        { text: 'paper corners lifting' },
        { text: 'dust pouring down', says: { place: 'indoor' } },
        { text: 'a lid still spinning' },
      ],
      negative: [{ text: 'no styled perfection' }],
    },
  ],
  minimal: [
    {
      setting: [
        { text: 'very few shapes, mostly void', somewhere: true },
        { text: 'tone on matching tone', somewhere: true },
        { text: 'bare plane, bare forms', somewhere: true },
        { text: 'silhouettes, insides left unspoken', somewhere: true },
        { text: 'shapes only, stories withheld' },
      ],
      light: [
        { text: 'shadeless pallor all over' },
        { text: 'hard speck, long slim shade' },
        { text: 'thin chalky slant' },
        { text: 'dim ember, low', needs: { time: 'night' } },
        { text: 'grey beginnings, cold', needs: { time: 'dawn' } },
      ],
      camera: [{ text: '150 mm, flat-on' }, { text: '50 mm, remote' }, { text: '60 mm, plumb' }],
      composition: [
        { text: 'thumb-high, in a bottom corner' },
        { text: 'dead middle, wide silence' },
        { text: 'pushed out past one limit' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'milk, dun' },
        { text: 'clay, jet, white' },
        { text: '{colour1}, {colour2}, off-white' },
      ],
      mood: [{ text: 'hush' }, { text: 'slow' }, { text: 'plain' }],
      style: [
        { text: "bottle-painter's restraint, photographed" },
        { text: 'powdery pastel feel' },
        { text: 'small pale monoprint' },
      ],
      negative: [{ text: 'nothing added' }],
    },
    {
      setting: [
        { text: 'only their contours, overlapping' },
        { text: 'intervals rather than objects' },
        { text: 'cropped volumes, left nameless' },
        { text: 'two tones and a gap', somewhere: true },
      ],
      light: [
        { text: 'weak halo, rearward' },
        { text: 'grazing, narrow, dry' },
        { text: 'glint on black, solitary' },
        { text: 'grey drizzle, sourceless', says: { weather: 'rain' }, needs: { weather: 'rain' } },
      ],
      camera: [{ text: '300 mm, squashed' }, { text: '105 mm, perpendicular' }, { text: '70 mm, close' }],
      composition: [
        { text: 'quartered by their gaps' },
        { text: 'all four limits overrun' },
        { text: 'topmost strip, emptiness under' },
      ],
      palette: [
        { text: '{colour2}, {colour1}, near-black' },
        { text: 'sage, bone' },
        { text: 'rust, graphite, fog' },
      ],
      mood: [{ text: 'spare' }, { text: 'grave' }, { text: 'poised' }],
      style: [
        { text: 'purist abstraction, 1920s' },
        { text: 'ghostly photogram, unframed' },
        { text: 'dry-point delicacy, photographed' },
      ],
      negative: [{ text: 'no extra objects' }],
    },
  ],
};
