import type { KindScenes } from './scene.ts';

/** Made objects with surfaces and edges: exact in a set, in use in the world, or one shape. */
export const product: KindScenes = {
  studio: [
    {
      setting: [
        {
          text: 'shown in three-quarter view, construction, seams and working parts all legible, no invented markings',
        },
        {
          text: 'on a seamless pale grey sweep, contact shadow kept, nothing else on the table',
          says: { place: 'indoor' },
          somewhere: true,
        },
        {
          text: 'set squarely like a catalogue entry, front and one side equally described, dust and fingerprints removed',
        },
        { text: '{place}, everything else cleared, front and one side equally described' },
      ],
      light: [
        {
          text: 'one broad overhead source, a narrow strip along the rear edge, white card at the left opening the near face',
        },
        {
          text: 'overhead softbox as wide as the set, strip softbox rear right, black card cut in for an edge',
          says: { light: 'studio', place: 'indoor' },
        },
        {
          text: 'large window at the left, vellum over it, foam board opposite, one smooth gradient per face',
          says: { light: 'window', place: 'indoor' },
        },
        {
          text: 'blackened room, a single diffused tube lamp drawn along the upper edge',
          says: { light: 'lamp', place: 'indoor' },
          needs: { time: 'night' },
        },
        {
          text: 'flat overcast as a natural tent, glossy faces reflecting an even grey',
          says: { weather: 'cloud' },
          needs: { weather: 'cloud' },
        },
      ],
      camera: [
        { text: '100 mm, f/13, tripod, focus-stacked' },
        { text: '120 mm macro, f/16, level with the middle' },
        { text: '90 mm tilt-shift, f/11, verticals corrected' },
      ],
      composition: [
        { text: 'centred, even margins, base parallel with the border' },
        { text: 'long axis rising gently to the right, shadow falling lower right' },
        { text: 'aligned in one rank, equal intervals, fronts parallel', needs: { count: 'many' } },
        { text: 'two thirds of the height, clear band above for a title' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'pale grey, graphite, brushed steel' },
        { text: 'chalk, charcoal, one accent' },
        { text: 'putty, walnut, matt black' },
      ],
      mood: [{ text: 'unmistakable' }, { text: 'exact' }, { text: 'considered' }],
      style: [
        { text: 'e-commerce hero image, true colour' },
        { text: 'design-museum collection photograph' },
        { text: '1960s industrial-design plate' },
      ],
      negative: [
        { text: 'no invented logo or text' },
        { text: 'no warped geometry' },
        { text: 'no floating parts' },
      ],
    },
    {
      says: { place: 'indoor' },
      setting: [
        {
          text: "raised on two stacked plaster blocks, a tinted card leaning behind, materials echoing the object's own",
          somewhere: true,
        },
        {
          text: 'on a steel workbench, protractor-straight, one component or accessory laid parallel',
          somewhere: true,
        },
        { text: 'lying on felt beside {prop}, aligned to a centimetre grid', somewhere: true },
        { text: 'aligned with care, surfaces and joints each turned to face the lens, dust brushed away' },
      ],
      light: [
        {
          text: 'one hard fresnel-like source high at the left, its edge slightly feathered, cut shadows kept as part of the design',
        },
        {
          text: 'two strips crossing at ninety degrees, gradients meeting on the leading edge',
          says: { light: 'studio' },
        },
        {
          text: 'late window bars projected by a gobo, blades crisp on card and plaster',
          says: { light: 'studio' },
        },
      ],
      camera: [
        { text: '80 mm medium format, f/16, thirty degrees down' },
        { text: '70 mm, f/14, straight down, copy stand' },
        { text: '135 mm, f/11, flattened perspective' },
      ],
      composition: [
        { text: 'object and shadow as one triangle, apex at the top' },
        { text: 'golden rectangle, mass on the long side, shadow answering opposite' },
        { text: 'orthogonal layout, generous gutters, one deliberate rotation' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'plaster, ultramarine card, oak' },
        { text: 'felt green, bone, chrome' },
        { text: 'terracotta, cream, ink' },
      ],
      mood: [{ text: 'deliberate' }, { text: 'playful order' }, { text: 'assured' }],
      style: [
        { text: 'set-design still, colour-blocked' },
        { text: 'annual-report object plate' },
        { text: 'instruction-manual cover photograph' },
      ],
      negative: [
        { text: 'no brand marks, no stickers' },
        { text: 'no duplicate controls' },
        { text: 'no fisheye bulge' },
      ],
    },
  ],
  cinematic: [
    {
      setting: [
        {
          text: 'caught in the middle of being used, owner cropped away, belongings spilling around, somebody about to leave',
        },
        {
          text: 'on the kitchen table of a busy household, crumbs, post, school forms',
          says: { place: 'indoor' },
          somewhere: true,
        },
        {
          text: 'out in the street with the rest of the day, kerb, drain cover, hurrying ankles',
          says: { place: 'outdoor' },
          somewhere: true,
        },
        { text: '{place}, {prop} alongside, surfaces rubbed pale where thumbs have been' },
      ],
      light: [
        { text: 'brightness far back does the work, rims gleaming, the face toward us sunk in brown' },
        {
          text: 'low sun blasts along the pavement, scratches lit like filaments',
          says: { light: 'sun', time: 'golden-hour' },
          somewhere: true,
        },
        {
          text: 'vending-machine glow and one dying tube, edges hard and greenish, hollows black',
          says: { light: 'neon' },
          needs: { time: 'night' },
          somewhere: true,
        },
        {
          text: 'a bedside bulb, orange puddle beneath, blue seeping past the blind',
          says: { light: 'lamp', place: 'indoor' },
          needs: { time: 'night' },
          somewhere: true,
        },
        {
          text: 'shopfront reflections wobble over wet surfaces, droplets standing up like beads',
          says: { weather: 'rain', light: 'street' },
          needs: { weather: 'rain' },
        },
        {
          text: 'daybreak creeping in from one side, a single edge pink, everything else undecided',
          needs: { time: 'dawn' },
        },
      ],
      camera: [
        { text: '35 mm, wide open, in among things' },
        { text: '85 mm past something moving' },
        { text: '24 mm, a hand above the ground, tilted' },
      ],
      composition: [
        { text: 'right third, something blurred and big intruding nearby' },
        { text: 'abandoned low down, deep perspective racing off' },
        { text: 'half hidden beneath a sleeve, spotlight of focus narrow' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'rust, petrol, chalk glare' },
        { text: 'sodium amber, denim, wet stone' },
        { text: 'tobacco, mint enamel, crimson' },
      ],
      mood: [{ text: 'well used' }, { text: 'in a hurry' }, { text: 'indispensable' }],
      style: [
        { text: 'campaign frame, 35 mm negative' },
        { text: 'heist-film insert shot' },
        { text: 'documentary close-up, grainy' },
      ],
      motion: [
        { text: 'passers-by streaked', says: { place: 'outdoor' }, somewhere: true },
        { text: 'a strap still swinging' },
        { text: 'dust settling', says: { place: 'indoor' } },
      ],
      negative: [{ text: 'no invented brands' }],
    },
    {
      setting: [
        {
          text: "pulled out of wherever such things are kept, wrappings half off, someone's breath held",
          somewhere: true,
        },
        {
          text: 'at a market at closing time, tarpaulins, crates, last bargaining',
          says: { place: 'outdoor' },
          somewhere: true,
        },
        {
          text: 'in a repair shop, drawers of screws, swarf, radio murmuring',
          says: { place: 'indoor' },
          somewhere: true,
        },
        { text: '{place} at closing time, {prop} lying where things were dropped' },
        { text: 'about to change hands, price still unspoken, one thumb testing an edge' },
      ],
      light: [
        { text: 'one blade of brightness gets in, edges barely told, the depths left brown' },
        {
          text: 'sun crawls up through shutters, ladder of gold over dust and wood',
          says: { light: 'sun' },
          somewhere: true,
        },
        {
          text: 'the workbench lamp tugged low, knuckles bright, ceiling and corners lost',
          says: { light: 'lamp' },
          needs: { place: 'indoor' },
          somewhere: true,
        },
        {
          text: 'a flashlight wandering about, huge shapes leaping up and collapsing behind',
          says: { light: 'lamp' },
          needs: { time: 'night' },
        },
        {
          text: 'fog outside swallowing every sound, the glass gone pearl, edges drowned',
          says: { weather: 'fog' },
          needs: { weather: 'fog' },
        },
      ],
      camera: [
        { text: '50 mm vintage, handheld, kneeling' },
        { text: '28 mm, very low' },
        { text: '135 mm past something hanging' },
      ],
      composition: [
        { text: 'tucked at lower right, clutter towering above and beyond' },
        { text: 'glimpsed between layers, either side melting' },
        { text: 'crossing the diagonal, one corner lost to black' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'sawdust, verdigris, blood orange' },
        { text: 'soot, faded turquoise, brass' },
        { text: 'rust, tarpaulin blue, bone dust' },
      ],
      mood: [{ text: 'rediscovered' }, { text: 'bargained for' }, { text: 'mended' }],
      style: [
        { text: 'archive-thriller still' },
        { text: 'flea-market essay, expired film' },
        { text: 'magic-hour drama frame', needs: { time: 'golden-hour' } },
        { text: 'slow-cinema detail' },
      ],
      motion: [
        { text: 'sheet sliding off', somewhere: true },
        { text: 'motes turning', says: { place: 'indoor' } },
        { text: 'tarpaulin snapping', says: { place: 'outdoor' }, somewhere: true },
      ],
      negative: [{ text: 'no melted seams' }],
    },
  ],
  minimal: [
    {
      setting: [
        { text: 'matched tone on tone', somewhere: true },
        { text: 'bare object, bare plane', somewhere: true },
        { text: 'merely a profile, cut-out clean', somewhere: true },
        { text: 'sunk halfway into plain colour', somewhere: true },
        { text: 'form kept, all else withheld' },
      ],
      light: [
        { text: 'hard speck, one long shade' },
        { text: 'shapeless pallor all round' },
        { text: 'thin glancing ray' },
        { text: 'lone ember-warm source', needs: { time: 'night' } },
        { text: 'faint cool first glimmer', needs: { time: 'dawn' } },
      ],
      camera: [{ text: '200 mm, flat-on' }, { text: '50 mm, remote' }, { text: '70 mm, plumb' }],
      composition: [
        { text: 'thumb-sized, in a lower corner' },
        { text: 'dead centre, vast quiet' },
        { text: 'sliced by one border' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'bone, jet' },
        { text: 'one hue, two depths, white' },
        { text: '{colour1}, {colour2}, off-white' },
      ],
      mood: [{ text: 'quiet' }, { text: 'pure' }, { text: 'wry' }],
      style: [
        { text: 'bauhaus-era photogram, unframed' },
        { text: 'flat poster photograph' },
        { text: 'concept-store restraint, photographed' },
      ],
      negative: [{ text: 'nothing added' }],
    },
    {
      setting: [
        { text: 'corner or curve, otherwise void', somewhere: true },
        { text: 'outline implied, never completed' },
        { text: 'surface grain, wholly abstracted', somewhere: true },
        { text: 'a shape and an echo', somewhere: true },
      ],
      light: [
        { text: 'dim halo, one contour' },
        { text: 'chalky graze, narrow' },
        { text: 'glint on blackness, solitary' },
        { text: 'grey drizzle, wash-thin', says: { weather: 'rain' }, needs: { weather: 'rain' } },
      ],
      camera: [
        { text: '105 mm, perpendicular' },
        { text: '300 mm, squashed' },
        { text: '60 mm macro, close' },
      ],
      composition: [
        { text: 'bleeding off two limits' },
        { text: 'high strip, the rest empty' },
        { text: 'arc halving the picture' },
      ],
      palette: [
        { text: '{colour2}, {colour1}, near-black' },
        { text: 'slate, milk' },
        { text: 'ochre, carbon, chalk' },
      ],
      mood: [{ text: 'cool' }, { text: 'cryptic' }, { text: 'spare' }],
      style: [
        { text: 'constructivist crop, photographed' },
        { text: 'pale mezzotint feel' },
        { text: 'negative-space study, matte' },
      ],
      negative: [{ text: 'nothing extra' }, { text: 'no invented lettering' }],
    },
  ],
};
