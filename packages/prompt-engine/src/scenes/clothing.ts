import type { KindScenes } from './scene.ts';

/** Garments worn, hung or laid: cloth first, cut second, the wearer last. */
export const clothing: KindScenes = {
  studio: [
    {
      setting: [
        {
          text: 'presented so that cut, closure and hem are all legible, cloth steamed, threads trimmed, no labels showing',
        },
        {
          text: 'before hand-painted grey canvas, hem clear of the boards, pressed along the seams',
          says: { place: 'indoor' },
          somewhere: true,
        },
        {
          text: 'described like a pattern cutter would, front, sleeve or leg, lining edge, each fold intended',
        },
        { text: '{place}, cloth steamed, {prop} laid aside, cut and closure legible' },
      ],
      light: [
        {
          text: 'one broad source at forty-five degrees, camera left, weave skimmed by it, white flat opposite keeping folds open',
        },
        {
          text: 'large octabox camera left, gridded strip at rear tracing shoulder and hem',
          says: { light: 'studio', place: 'indoor' },
        },
        {
          text: 'tall north window, camera left, sheer stretched over it, drape modelled in long gradients',
          says: { light: 'window', place: 'indoor' },
        },
        {
          text: 'bank of shaded lamps, camera left, diffusion doubled, dark cloth kept above black',
          says: { light: 'lamp', place: 'indoor' },
          needs: { time: 'night' },
        },
        {
          text: 'even overcast, camera left slightly brighter, colour of the dye unaltered',
          says: { weather: 'cloud' },
          needs: { weather: 'cloud' },
        },
      ],
      camera: [
        { text: '105 mm, f/9, tripod, waist height' },
        { text: '85 mm, f/8, perpendicular to the front' },
        { text: '120 mm medium format, f/11, weave resolved' },
      ],
      composition: [
        { text: "full length centred, hand's breadth clear at top and bottom" },
        { text: 'main seam on the left third, clean ground at the right' },
        { text: 'identical spacing along a rail-straight line, hems level', needs: { count: 'many' } },
        { text: 'vertical axis central, sleeves or sides equally far from the margins' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'undyed wool, grey canvas, horn' },
        { text: 'indigo, ecru, brass rivet' },
        { text: 'charcoal, oatmeal, oxblood' },
      ],
      mood: [{ text: 'tailored' }, { text: 'assured' }, { text: 'understated' }],
      style: [
        { text: 'lookbook plate, medium format' },
        { text: 'costume-institute record' },
        { text: '1950s couture-house photograph' },
      ],
      negative: [
        { text: 'no invented logo, no extra buttons' },
        { text: 'no fused fingers' },
        { text: 'no mismatched sleeves' },
      ],
    },
    {
      says: { place: 'indoor' },
      setting: [
        {
          text: 'arranged flat on raw plywood, sleeves or straps squared, one corner turned back to show lining',
          somewhere: true,
        },
        {
          text: 'on a wooden form, pins removed, collar or waistband standing by its own stiffness',
          somewhere: true,
        },
        { text: 'beside {prop} and a swatch of the same cloth, tape measure rolled away', somewhere: true },
        { text: 'opened to inspection, closures, stitching and lining each turned toward the viewer' },
      ],
      light: [
        {
          text: 'overhead scrim, edge to edge, one side reduced by a third so that stitching casts the finest relief',
        },
        {
          text: 'ring of four heads, even within a tenth, polarised to kill sheen',
          says: { light: 'studio' },
        },
        {
          text: 'roof glazing above, open and cool, no single direction, dye colours neutral',
          says: { light: 'window' },
        },
      ],
      camera: [
        { text: '50 mm, f/11, straight down, copy stand' },
        { text: '90 mm macro, f/13, stitching in one plane' },
        { text: '70 mm, f/10, level, sensor parallel with the cloth' },
      ],
      composition: [
        { text: 'squared to the borders, equal gutters' },
        { text: 'centred column, a third of the width' },
        { text: 'detail occupying four fifths, seam running lower left to top' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'plywood, cobalt, chalk mark' },
        { text: 'calico, moss, bone button' },
        { text: 'slate, cream, madder' },
      ],
      mood: [{ text: 'crafted' }, { text: 'orderly' }, { text: 'prized' }],
      style: [
        { text: "tailor's archive photograph" },
        { text: 'textile-monograph plate' },
        { text: 'mail-order catalogue, 1970s colour' },
      ],
      negative: [
        { text: 'no invented text' },
        { text: 'no warped checks or stripes' },
        { text: 'no invented pockets' },
      ],
    },
  ],
  cinematic: [
    {
      setting: [
        {
          text: 'caught mid-errand, cloth on the move, somebody holding a door, strangers half turned',
          somewhere: true,
        },
        {
          text: 'up a stairwell of peeling green paint, bannister, echo, one shoe heel worn',
          says: { place: 'indoor' },
          somewhere: true,
        },
        {
          text: 'over a wet crossing, buses hissing, pigeons exploding upward, somebody whistling',
          says: { place: 'outdoor' },
          somewhere: true,
        },
        { text: '{place}, {prop} clutched or dropped, wind taking the rest' },
        { text: "in the middle of somebody's day, a ticket stub, a loose thread, creases telling the rest" },
      ],
      light: [
        { text: 'glare arrives past the far edge, threads and fuzz igniting, everything inward gone plum' },
        {
          text: 'sun sits at the end of the avenue, silhouettes edged in copper',
          says: { light: 'sun', time: 'golden-hour' },
          somewhere: true,
        },
        {
          text: 'shop signs paint one side magenta, another green, tarmac black',
          says: { light: 'neon' },
          needs: { time: 'night' },
          somewhere: true,
        },
        {
          text: 'a downpour turns to glitter, headlamps stretching, cloth clinging and dark',
          says: { weather: 'rain', light: 'lamp' },
          needs: { weather: 'rain' },
        },
        {
          text: 'soft snow catching on the nap, dull sky, orange kiosk',
          says: { weather: 'snow', light: 'lamp' },
          needs: { weather: 'snow' },
        },
        {
          text: 'hour of bin lorries, rose seam over roofs, puddles lilac',
          says: { place: 'outdoor' },
          needs: { time: 'dawn' },
          somewhere: true,
        },
      ],
      camera: [
        { text: '35 mm, running backwards, wide open' },
        { text: '135 mm over traffic, compressed', says: { place: 'outdoor' }, somewhere: true },
        { text: '28 mm, shot at hip height, tilted' },
      ],
      composition: [
        { text: 'entering right, cropped at one end, depth pulling away' },
        { text: 'small against something huge, one diagonal through it' },
        {
          text: 'swelling toward the lens, edges smeared, city behind in bands',
          says: { place: 'outdoor' },
          somewhere: true,
        },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'copper, plum, wet tarmac' },
        { text: 'magenta, bottle green, raincoat yellow' },
        { text: 'rust, cobalt dusk, bone' },
      ],
      mood: [{ text: 'late for something' }, { text: 'defiant' }, { text: 'all eyes' }],
      style: [
        { text: 'street-style reportage, pushed film' },
        { text: 'new-wave still, 1960s' },
        { text: 'campaign frame, anamorphic' },
      ],
      motion: [
        { text: 'cloth snapping in a gust' },
        { text: 'blurred passing bus', says: { place: 'outdoor' }, somewhere: true },
        { text: 'loose threads streaming' },
      ],
      negative: [{ text: 'no fused hands' }],
    },
    {
      setting: [
        { text: 'met again the day after, a ticket stub, dead flowers, coffee gone cold', somewhere: true },
        {
          text: 'in the wings of a provincial theatre, ropes, dust, muffled applause',
          says: { place: 'indoor' },
          somewhere: true,
        },
        { text: "on the back seat of somebody's car, gravel, a forgotten shoe", somewhere: true },
        { text: '{place}, {prop} near the door, perfume still hanging, taxi gone' },
        { text: 'worn once and remembered, one pin still in, a stain nobody mentions' },
      ],
      light: [
        { text: 'a sliver slides in sideways, travels up one crease and stops there' },
        {
          text: 'a row of dressing-table bulbs, warm, repeated in a spotted mirror',
          says: { light: 'lamp' },
          needs: { place: 'indoor' },
          somewhere: true,
        },
        {
          text: 'footlights leaking upward through slats, a chin-high glow, everything over head lost',
          says: { light: 'stage' },
          needs: { time: 'night' },
          somewhere: true,
        },
        {
          text: 'one sunbeam full of lint, colours bleaching wherever they are touched',
          says: { light: 'sun' },
        },
        {
          text: 'storm-green and darkening, first fat drops, everything loose beginning to billow',
          says: { weather: 'storm' },
          needs: { weather: 'storm' },
        },
      ],
      camera: [
        { text: '50 mm, wide open, sitting height' },
        { text: '85 mm into a mirror', says: { place: 'indoor' }, somewhere: true },
        { text: '40 mm anamorphic, corridor length', says: { place: 'indoor' }, somewhere: true },
      ],
      composition: [
        { text: 'low right, emptiness above, one seam catching' },
        { text: 'seen twice, once in reflection, neither whole', says: { place: 'indoor' }, somewhere: true },
        { text: 'small at the far end, boards or paving rushing there' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'rouge, tarnish, midnight' },
        { text: 'mothball white, wine, teal' },
        { text: 'mustard lamp, bruise, lace' },
      ],
      mood: [{ text: 'after the party' }, { text: 'stage fright' }, { text: 'missing someone' }],
      style: [
        { text: 'chamber drama still, 16 mm' },
        { text: 'backstage documentary, tungsten stock' },
        { text: 'family-album colour, faded' },
      ],
      motion: [
        { text: 'lint drifting', says: { place: 'indoor' } },
        { text: 'hem swaying once' },
        { text: 'mirror door creaking round', says: { place: 'indoor' }, somewhere: true },
      ],
      negative: [{ text: 'no doubled sleeves' }],
    },
  ],
  minimal: [
    {
      setting: [
        { text: 'cut and colour, no more' },
        { text: 'flat shape, pinned by nothing', somewhere: true },
        { text: 'merely a collar or cuff', somewhere: true },
        { text: 'dark shape upon darker', somewhere: true },
      ],
      light: [
        { text: 'thin slanting chill' },
        { text: 'wide blank pallor' },
        { text: 'hard dot, steep, single crease' },
        { text: 'sidelong ember trace', needs: { time: 'night' } },
        { text: 'colourless first glimmer', needs: { time: 'dawn' } },
      ],
      camera: [{ text: '150 mm, flat-on' }, { text: '60 mm, plumb' }, { text: '50 mm, distant' }],
      composition: [
        { text: 'small, in a bottom corner' },
        { text: 'half sliced by the limit' },
        { text: 'dead middle, barely thumb-high' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'ink, milk' },
        { text: 'sand, one red, white' },
        { text: '{colour1}, {colour2}, off-white' },
      ],
      mood: [{ text: 'discreet' }, { text: 'severe' }, { text: 'bare' }],
      style: [
        { text: 'paper-doll simplicity, photographed' },
        { text: 'japanese fashion-page restraint' },
        { text: 'gravure fragment, uncaptioned' },
      ],
      negative: [{ text: 'nothing added' }],
    },
    {
      setting: [
        { text: 'weave alone, much enlarged', somewhere: true },
        { text: 'a crease like a horizon' },
        { text: 'button and buttonhole, otherwise blank', somewhere: true },
        { text: 'silhouette, contents left unspoken', somewhere: true },
      ],
      light: [
        { text: 'grazing, narrow, exact' },
        { text: 'dull cocoon-like haze' },
        { text: 'lone rear halo' },
        { text: 'pewter wet gloom', says: { weather: 'rain' }, needs: { weather: 'rain' } },
      ],
      camera: [
        { text: '105 mm macro, close' },
        { text: '200 mm, squashed' },
        { text: '100 mm, perpendicular' },
      ],
      composition: [
        { text: 'all four limits overrun' },
        { text: 'crease dividing the picture' },
        { text: 'top strip, remainder vacant' },
      ],
      palette: [
        { text: '{colour2}, {colour1}, near-black' },
        { text: 'flax, tar' },
        { text: 'rose, graphite' },
      ],
      mood: [{ text: 'touch' }, { text: 'hush' }, { text: 'plain' }],
      style: [
        { text: 'textile abstraction, unlabelled' },
        { text: 'faded lithograph feel' },
        { text: 'blueprint calm, photographed' },
      ],
      negative: [{ text: 'nothing invented' }],
    },
  ],
};
