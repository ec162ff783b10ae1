import type { KindScenes } from './scene.ts';

/** Animals that live with people: met at their own eye level, in a set, at home or on a walk. */
export const pet: KindScenes = {
  studio: [
    {
      setting: [
        {
          text: 'shown whole, every extremity clear of the margins, surface and markings legible, surroundings kept plain',
          says: { shows: 'figure' },
        },
        {
          text: 'on a seamless sweep of warm grey paper, no lead or bowl, the handler just out of shot',
          says: { place: 'indoor' },
          somewhere: true,
        },
        {
          text: 'given a calm three-quarter view, markings legible over face and chest, anything portable cleared away',
        },
        { text: '{place}, cleared of clutter, the face given an open three-quarter view' },
      ],
      light: [
        {
          text: 'one broad source at camera left, level with the nose, a pale reflector opposite lifting the shaded side',
        },
        {
          text: 'large octagonal softbox at camera left, white card opposite, a narrow strip separating the spine',
          says: { light: 'studio', place: 'indoor' },
        },
        {
          text: 'tall north window at camera left, steady, its squares reflected small in whatever shines',
          says: { light: 'window', place: 'indoor' },
        },
        {
          text: 'shaded standard lamp at camera left, diffused through calico, the far wall allowed to go brown',
          says: { light: 'lamp', place: 'indoor' },
          needs: { time: 'night' },
        },
        {
          text: 'flat grey overcast as key, settled snow returning fill beneath chin and belly',
          says: { weather: 'snow' },
          needs: { weather: 'snow' },
        },
        {
          text: 'even wet daylight, the coat separated into dark points, no harsh side',
          says: { weather: 'rain' },
          needs: { weather: 'rain' },
        },
      ],
      camera: [
        { text: '85 mm, f/8, tripod lowered to the height of the eyes' },
        { text: '105 mm, f/9, level with the chest, focus on the nearer eye' },
        { text: '90 mm, f/8, stationary, two metres away' },
      ],
      composition: [
        { text: 'eyes a third down, chest centred, equal space on both sides' },
        { text: 'head upper left, back sloping to lower right, clean margins', says: { shows: 'figure' } },
        { text: "full figure centred, a hand's width clear beneath", says: { shows: 'figure' } },
        { text: 'faces on one shallow arc, all in the same focal plane', needs: { count: 'many' } },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'biscuit, dove grey, ink' },
        { text: 'oatmeal, chestnut, slate' },
        { text: 'chalk, tan, charcoal' },
      ],
      mood: [{ text: 'dignified' }, { text: 'trusting' }, { text: 'at ease' }],
      style: [
        { text: 'breed-register portrait, modern colour' },
        { text: 'editorial animal portrait' },
        { text: 'kennel-club yearbook photograph' },
      ],
      negative: [
        { text: 'no extra limbs' },
        { text: 'no lettering on the collar' },
        { text: 'no second animal', needs: { count: 'one' } },
      ],
    },
    {
      says: { place: 'indoor' },
      setting: [
        {
          text: 'against a hand-painted olive canvas, bare oak boards underneath, all else removed',
          somewhere: true,
        },
        {
          text: 'before a plain plaster wall, linen laid over the boards, nothing that squeaks in view',
          somewhere: true,
        },
        {
          text: 'in a cleared corner of the house, skirting board level, one folded blanket for ground',
          somewhere: true,
        },
        { text: 'with {prop} placed once and exactly, plain plaster rising beyond', somewhere: true },
        {
          text: 'set off by a plainer, darker ground, each strand, scale or feather described, nothing that squeaks in view',
        },
      ],
      light: [
        {
          text: 'one large source high at camera left, feathered past the nose, a black flag opposite deepening the far flank',
        },
        {
          text: 'a parabolic umbrella high at camera left, a low grid picking out the far edge',
          says: { light: 'studio' },
        },
        {
          text: 'two matched windows at forty-five degrees, net curtained, no hard edge anywhere',
          says: { light: 'window' },
        },
        {
          text: 'first daylight, pearl grey, entering at camera left, the boards barely reflecting',
          says: { light: 'window' },
          needs: { time: 'dawn' },
        },
      ],
      camera: [
        { text: '100 mm, f/11, seated height, sensor parallel with the flank' },
        { text: '80 mm medium format, f/10, knee-high tripod' },
        { text: '120 mm, f/8, muzzle and chest both held sharp' },
      ],
      composition: [
        { text: 'placed on the left third, gaze side kept open, baseline level' },
        { text: 'symmetrical, crown of the head just above the middle, ground even all round' },
        {
          text: 'three-quarter length, chest filling the lower half, top well inside',
          says: { shows: 'figure' },
        },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'olive, fawn, walnut, cream' },
        { text: 'plaster, umber, pewter' },
        { text: 'linen, russet, peat' },
      ],
      mood: [{ text: 'composed' }, { text: 'self-possessed' }, { text: 'patient' }],
      style: [
        { text: 'painted-canvas portrait, medium format' },
        { text: 'commissioned household portrait' },
        { text: 'Edwardian kennel portrait in colour' },
      ],
      negative: [{ text: 'no lettering' }, { text: 'no crossed eyes, no added whiskers' }],
    },
  ],
  cinematic: [
    {
      setting: [
        {
          text: "met in the middle of ordinary business, somebody's boots and a dropped coat half out of view",
        },
        {
          text: 'in a hallway of muddy wellingtons, front door ajar, draught moving the rug fringe',
          says: { place: 'indoor' },
          somewhere: true,
        },
        {
          text: 'along a lane after school hours, hedges smeared green, a satchel swinging past',
          says: { place: 'outdoor' },
          somewhere: true,
        },
        { text: "{place}, {prop} within reach, an owner's legs cropped off at the knee" },
      ],
      light: [
        { text: 'glow comes in beyond the far shoulder, each stray hair or edge burning thin and bright' },
        {
          text: 'late sun skims through dust, ears glowing pink, near ground already blue',
          says: { light: 'sun', time: 'golden-hour' },
        },
        {
          text: 'an open doorway throws one yellow oblong, everything outside it deep blue',
          says: { light: 'lamp' },
          needs: { time: 'night' },
        },
        {
          text: 'breath hanging white, pink seeping along the horizon, backs still dark',
          says: { place: 'outdoor' },
          needs: { time: 'dawn' },
        },
        {
          text: 'drops flashing silver against a brighter gap, steam coming off the neck',
          says: { weather: 'rain' },
          needs: { weather: 'rain' },
        },
        {
          text: 'falling snow close to the glass, dull blue beyond, a warm doorway far off',
          says: { weather: 'snow', light: 'lamp' },
          needs: { weather: 'snow' },
        },
        {
          text: 'a distant window lays bars of gold over boards and whiskers',
          says: { light: 'window' },
          needs: { place: 'indoor' },
          somewhere: true,
        },
      ],
      camera: [
        { text: '35 mm, wide open, a fist above the ground' },
        { text: '28 mm, ankle-high, too near to be polite' },
        { text: '135 mm past something dark and close' },
      ],
      composition: [
        { text: 'nose entering at right, a blurred boot filling the near corner' },
        { text: 'pushed to the right third, the way home vanishing diagonally', says: { shows: 'figure' } },
        { text: 'seen between two dark verticals, low, deep space opening out', says: { shows: 'figure' } },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'rust, denim blue, straw' },
        { text: 'amber, wet bark, bottle green' },
        { text: 'brick, teal, honey' },
      ],
      mood: [{ text: 'inseparable' }, { text: 'any minute now' }, { text: 'mischief' }],
      style: [
        { text: 'family-drama still, 35 mm negative' },
        { text: 'documentary colour, 1990s stock' },
        { text: 'slice-of-life film still' },
      ],
      motion: [
        { text: 'something soft lifting in a draught' },
        { text: 'dust hanging in the beam', says: { place: 'indoor' } },
        { text: 'a coat hem swinging past' },
      ],
      negative: [{ text: 'no second tail' }],
    },
    {
      setting: [
        {
          text: 'caught a second before noticing us, something chewed lying near, a voice calling elsewhere',
        },
        {
          text: "under the table at supper, chair legs like a forest, crumbs, somebody's dangling socks",
          says: { place: 'indoor' },
          somewhere: true,
        },
        {
          text: "at the water's edge after a long walk, sticks, wet pebbles, a towel thrown down",
          says: { place: 'outdoor' },
          somewhere: true,
        },
        { text: '{place} after everybody else has gone, {prop} abandoned nearby' },
      ],
      light: [
        { text: 'a narrow blade of brightness cuts in sideways, catching one cheek and half the nose' },
        {
          text: "a television's blue flicker against orange from the hall, half a face each",
          says: { light: 'screen', place: 'indoor' },
          needs: { time: 'night' },
          somewhere: true,
        },
        {
          text: 'sun glances off a wet surface, rippling upward beneath the chin',
          says: { light: 'sun' },
          somewhere: true,
        },
        {
          text: 'storm gloom everywhere, one torn yellow gap at the horizon',
          says: { weather: 'storm' },
          needs: { weather: 'storm' },
        },
        {
          text: 'haze thick as wool, one porch bulb blooming in it',
          says: { weather: 'fog', light: 'lamp' },
          needs: { weather: 'fog' },
        },
      ],
      camera: [
        { text: '24 mm, flat on the ground, wide open' },
        { text: '50 mm, handheld, peering round a corner' },
        { text: '85 mm, wide open, shot through a gap' },
      ],
      composition: [
        { text: 'the head bright and off-centre, dark shapes crowding in' },
        { text: 'small at the far end, converging lines, clutter looming near', says: { shows: 'figure' } },
        { text: 'cropped close at right, consequences receding out of focus', says: { shows: 'face' } },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'marmalade, navy, crumb brown' },
        { text: 'copper, river green, wet stone' },
        { text: 'mustard, plum, dusk blue' },
      ],
      mood: [{ text: 'caught' }, { text: 'loyal' }, { text: 'halfway home' }],
      style: [
        { text: "children's-film still, warm print" },
        { text: 'handheld domestic documentary' },
        { text: 'colour slide, slightly pushed' },
      ],
      motion: [
        { text: 'one ear twitching, blurred' },
        { text: 'dust settling again', says: { place: 'indoor' } },
        { text: 'curtains breathing', needs: { place: 'indoor' } },
      ],
      negative: [{ text: 'no human expression' }],
    },
  ],
  minimal: [
    {
      setting: [
        { text: 'pared to bare outline, only air around', says: { shows: 'figure' }, somewhere: true },
        {
          text: "just the ears and a spine's curve, nothing underneath",
          says: { shows: 'figure' },
          somewhere: true,
        },
        { text: 'merely a dark silhouette, ground invisible', says: { shows: 'figure' }, somewhere: true },
        { text: 'sunk into a single plain tone, outline kept' },
      ],
      light: [
        { text: 'tiny hard source, overhead' },
        { text: 'flat pallor, hardly any modelling' },
        { text: 'one thin halo, nothing else' },
        { text: 'pale first glimmer, sidelong', needs: { time: 'dawn' } },
        { text: 'one spark per eye, otherwise black', needs: { time: 'night' } },
      ],
      camera: [
        { text: '200 mm, far back', says: { shows: 'figure' } },
        { text: '70 mm, straight down' },
        { text: '50 mm, square-on' },
      ],
      composition: [
        { text: 'low corner, three quarters bare', says: { shows: 'figure' } },
        { text: 'cropped tight, muzzle and brow only', says: { shows: 'face' } },
        { text: 'dead centre, no more than thumb-sized', says: { shows: 'figure' } },
        { text: 'off-axis, one half bare' },
      ],
      palette: [
        { text: 'bone, soot' },
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'ecru, graphite, milk' },
        { text: '{colour1}, {colour2}, off-white' },
      ],
      mood: [{ text: 'hushed' }, { text: 'alone', says: { count: 'one' } }, { text: 'simple' }],
      style: [
        { text: 'risograph-like photograph, matte' },
        { text: 'gallery print, pale' },
        { text: 'paper-cut simplicity, photographed' },
      ],
      negative: [{ text: 'nothing added' }],
    },
    {
      setting: [
        { text: "an ear's contour against emptiness", says: { shows: 'face' }, somewhere: true },
        { text: 'a nose, two nostrils, blankness', says: { shows: 'face' }, somewhere: true },
        { text: 'curled or stretched, a single shape', says: { shows: 'figure' }, somewhere: true },
        { text: 'only fur texture, then a void', says: { shows: 'face' }, somewhere: true },
        { text: 'kept to simple form, detail withheld' },
      ],
      light: [
        { text: 'weak sidelong wash, fading quickly' },
        { text: 'dim all over, contour barely drawn' },
        { text: 'a sliver grazing the nearest edge' },
        { text: 'snow glare, shapeless', says: { weather: 'snow' }, needs: { weather: 'snow' } },
        { text: 'greyness, thin as drizzle', says: { weather: 'rain' }, needs: { weather: 'rain' } },
      ],
      camera: [
        { text: '100 mm macro, close', says: { shows: 'face' } },
        { text: '150 mm, head-on' },
        { text: '60 mm, from directly above' },
      ],
      composition: [
        { text: 'bleeding off two sides', says: { shows: 'face' } },
        { text: 'upper corner, remainder vacant', says: { shows: 'figure' } },
        { text: 'one curve bisecting the picture' },
      ],
      palette: [
        { text: 'oyster, black' },
        { text: 'wheat, lead, off-white' },
        { text: '{colour2}, {colour1}, near-black' },
      ],
      mood: [{ text: 'tender' }, { text: 'calm' }, { text: 'plain' }],
      style: [
        { text: 'charcoal-toned photograph, unframed' },
        { text: 'matte postcard, pale' },
        { text: 'silver-print study, matte' },
      ],
      negative: [{ text: 'nothing written' }],
    },
  ],
};
