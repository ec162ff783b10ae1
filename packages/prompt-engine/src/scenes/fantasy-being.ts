import type { KindScenes } from './scene.ts';

/** Creatures and beings that do not exist, lit and measured as if they stood there. */
export const fantasyBeing: KindScenes = {
  studio: [
    {
      setting: [
        {
          text: 'presented as a living specimen before a stippled grey-green canvas, scale, hide or cloth described to the last seam',
        },
        { text: 'brought to rest on a dressed plinth of real rock and root, painted drop at the rear' },
        {
          text: 'posed for a creature-shop camera test, size given by a plain marked pole, backdrop of washed linen',
        },
        { text: '{place}, rebuilt on a stage in plaster and moss, {prop} made by hand to true scale' },
        {
          text: 'before a slate backdrop under a rain bar, wet running off every contour',
          needs: { weather: 'rain' },
        },
        {
          text: 'before a slate backdrop, sieved snow settling on shoulders, crest or brow',
          needs: { weather: 'snow' },
        },
        { text: 'before midnight-blue felt, a starless night hung close', needs: { time: 'night' } },
        {
          text: 'behind thick tank glass, water filtered until it vanishes, painted reef drop at the rear',
          needs: { place: 'underwater' },
        },
      ],
      light: [
        {
          text: 'huge silk from camera left, feathered; a thin strip from the rear draws horn, ear, wing or hair out of the ground',
        },
        {
          text: 'key from high camera right through frost, green-grey card opposite, eyes given one small square catchlight',
        },
        {
          text: 'overhead octabox, gridded, plus a warm bounce from below as if off stone',
          says: { light: 'studio' },
        },
      ],
      camera: [
        { text: '85 mm, f/11, level with the eyes, tripod' },
        { text: '100 mm, f/13, at breast height' },
        { text: '90 mm, f/11, square, focus-stacked' },
      ],
      composition: [
        { text: 'three-quarter view, centred, nothing growing from the body cut by an edge' },
        { text: 'head upper left third, bulk, cloth or coil descending to lower right' },
        { text: 'upright in the middle, equal margins, scale pole just inside the left edge' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'lichen, horn, oxblood' },
        { text: 'verdigris, pelt brown, bone' },
        { text: 'slate, moonstone, rust' },
      ],
      mood: [{ text: 'courteous' }, { text: 'ancient manners' }, { text: 'composed' }],
      style: [
        { text: 'museum-of-natural-history plate, colour' },
        { text: 'creature-department record photograph' },
        { text: 'formal court portrait, photographed' },
      ],
      negative: [
        { text: 'anatomy consistent, limbs counted' },
        { text: 'no text, no game armour' },
        { text: 'no plastic gloss' },
      ],
    },
    {
      says: { count: 'one' },
      setting: [
        { text: 'portrayed as for a court gallery, heavy curtain drawn back, attributes laid out below' },
        { text: 'seen head and shoulders against tooled dark leather, every feather, scale or lock groomed' },
        {
          text: 'framed by a plain stone niche built to measure, cloth or wing tips just touching its sides',
        },
        { text: 'head and shoulders against wet slate, fine rain beading', needs: { weather: 'rain' } },
        { text: '{place}, the place itself merely painted on a drop, {prop} real' },
      ],
      light: [
        { text: 'small gridded key from upper left, a lit triangle on the shaded cheek, no fill' },
        { text: 'narrow strip from camera right, raking texture, dim blue rim from the rear' },
        {
          text: 'fresnel from above, half flooded, black panels close on both flanks',
          says: { light: 'studio' },
        },
      ],
      camera: [
        { text: '105 mm, f/8, brow level' },
        { text: '85 mm, f/9, chin height' },
        { text: '120 mm, f/8, two metres away' },
      ],
      composition: [
        { text: 'bust in the left two thirds, gaze given the remainder' },
        { text: 'tight, crown just under the top edge, strongest texture on the centre line' },
        { text: 'square on, symmetrical down to the shoulders' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'leather, gilt, garnet' },
        { text: 'niche grey, ivory, bottle green' },
        { text: 'umber, pearl, thistle' },
      ],
      mood: [{ text: 'unreadable' }, { text: 'proud' }, { text: 'forbearing' }],
      style: [
        { text: 'old-master portrait by other means, photographed' },
        { text: 'low-key studio portrait' },
        { text: 'prosthetics-credit photograph' },
      ],
      negative: [
        { text: 'both eyes matched, ears matched' },
        { text: 'no costume zips' },
        { text: 'no glow effects' },
      ],
    },
    {
      setting: [
        {
          text: 'laid out in full side profile like a field-guide plate, ground line exact, habitat limited to one tuft or stone',
        },
        { text: 'measured by a row of ordinary things at the feet: an apple, a lantern, a chair' },
        {
          text: 'shown whole on a raked platform, wings, tail, train or hair arranged in one readable outline',
        },
        { text: 'whole on trampled show-turf, sky screened by a pale cloth', needs: { place: 'outdoor' } },
        { text: 'whole on swept flagstones, the hall darkened to the rear', needs: { place: 'indoor' } },
      ],
      light: [
        { text: 'level overcast quality from above, weak key from the left so forms turn' },
        {
          text: 'twin banks at camera left and right, left stronger, short shadow under the body',
          says: { light: 'studio' },
        },
        { text: 'broad front-left key, rear kicker skimming the spine or mantle' },
      ],
      camera: [
        { text: '70 mm, f/13, hip height, far back' },
        { text: '80 mm, f/11, horizon exact' },
        { text: '65 mm, f/16, from a step' },
      ],
      composition: [
        { text: 'full profile, nose to tail inside wide margins' },
        { text: 'lower two thirds filled, scale objects along the base' },
        { text: 'crest on the vertical axis, spread equal left and right' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'buff, moss, madder' },
        { text: 'stone, kingfisher, tan' },
        { text: 'wheat, iron, plum' },
      ],
      mood: [{ text: 'catalogued' }, { text: 'mild' }, { text: 'matter-of-fact' }],
      style: [
        { text: 'bestiary plate, photographic' },
        { text: 'zoological-society record' },
        { text: 'expedition specimen photograph, careful' },
      ],
      negative: [
        { text: 'correct number of wings and toes' },
        { text: 'no caption, no arrows' },
        { text: 'no smoke machines' },
      ],
    },
  ],
  cinematic: [
    {
      setting: [
        { text: 'come upon by accident, closer than is wise, leaf, rail or rubble unsharp between us' },
        { text: 'in the middle of private business, unaware that anyone has followed' },
        { text: 'half turned away into gloom, merely the part that matters catching brightness' },
        { text: '{place}, entirely at home, {prop} nearby and not where it was left' },
        {
          text: 'while rain drums on hide or hood, water threading off each tip',
          says: { place: 'outdoor' },
          needs: { weather: 'rain' },
        },
        {
          text: 'while snow fills in the only trail, warm breath standing',
          says: { place: 'outdoor' },
          needs: { weather: 'snow' },
        },
        {
          text: 'where fog lets through an outline, then an eye',
          says: { place: 'outdoor' },
          needs: { weather: 'fog' },
        },
        {
          text: 'in a dark that moves, one gleam low down, stars blotted out in passing',
          needs: { time: 'night' },
        },
        { text: 'in green water, shafts shaking, silt smoking up beneath', needs: { place: 'underwater' } },
        {
          text: 'indoors, much too large or too strange for the place, plates trembling',
          needs: { place: 'indoor' },
        },
        { text: 'in wild country, no path, wind combing everything one way', needs: { place: 'outdoor' } },
      ],
      light: [
        {
          text: 'broken brightness coming down through gaps, crawling over back and brow, deep green elsewhere',
        },
        { text: 'glow bounced up off wet ground, underlighting jaw and hem' },
        { text: 'backlit haze, outline burning, inner detail arriving slowly as it thickens' },
        {
          text: 'first peach glow along the skyline, dew on everything that sticks up',
          needs: { time: 'dawn' },
        },
        {
          text: 'low sun caught in membrane, hair or veil, translucent as a leaf',
          says: { light: 'sun' },
          needs: { time: 'golden-hour' },
        },
        {
          text: 'moon through moving cloud, pewter on the upper planes, owl-dark beneath',
          says: { light: 'moon' },
          needs: { time: 'night' },
        },
        {
          text: 'hearth glow at floor level, copper along the lower edges, rafters lost',
          says: { light: 'fire' },
          needs: { place: 'indoor' },
        },
        {
          text: 'huge restless sky, one travelling patch reaching the shoulder first',
          needs: { place: 'outdoor' },
        },
        {
          text: 'trembling shafts down through green water, dying a few metres under',
          needs: { place: 'underwater' },
        },
      ],
      camera: [
        { text: '35 mm, f/2.8, crouched behind cover' },
        { text: '50 mm, f/2, breath held' },
        { text: '135 mm, f/2.8, far side of a gap' },
      ],
      composition: [
        { text: 'right third, blurred near cover eating the opposite half' },
        { text: 'merely part in view, the rest leaving through the upper border' },
        { text: 'small against what towers behind, one bright route leading in' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'bracken, ember, deep teal' },
        { text: 'fungus orange, wet bark, frost blue' },
        { text: 'kelp, copper, bruise' },
      ],
      mood: [{ text: 'watched back' }, { text: 'not for us' }, { text: 'hushed dread' }],
      style: [
        { text: 'folk-tale film still, practical effects' },
        { text: 'wildlife-documentary frame of the impossible' },
        { text: 'fantasy cinema on worn 35 mm' },
      ],
      motion: [
        { text: 'spores or embers drifting through' },
        { text: 'fabric, fin or wing settling' },
        { text: 'ripples going out in rings' },
      ],
      negative: [
        { text: 'no heroic pose, no magic sparkles' },
        { text: 'no added creature' },
        { text: 'no video-game armour' },
      ],
    },
    {
      says: { place: 'outdoor' },
      setting: [
        { text: 'out in enormous weather, tiny signs of people far below or beyond' },
        { text: 'at the border of farmed land and wild, fence wire humming, dogs gone silent' },
        { text: '{place}, storm coming in, {prop} left behind in the open' },
        { text: 'in the open, birds wheeling off, every stalk pointing away' },
        { text: 'through rods of rain, one long flash showing all of it', needs: { weather: 'rain' } },
        {
          text: 'beyond blown snow, first a mass, then a face, then the distance gone',
          needs: { weather: 'snow' },
        },
        {
          text: 'over sleeping country, chimney smoke standing straight, one far hearth still burning',
          needs: { time: 'night' },
        },
      ],
      light: [
        { text: 'a break in heavy cloud beyond, brass along the upper contour, slate below' },
        {
          text: 'sun low behind, rims burning, one huge stretched shade reaching us first',
          says: { light: 'sun', time: 'golden-hour' },
        },
        { text: 'white sky and haze between planes, each farther one a step paler' },
        { text: 'last green glow in the west, hide and cloth nearly black', says: { time: 'dusk' } },
        {
          text: 'moon huge and low, a cold gleam along everything wet or polished',
          says: { light: 'moon', time: 'night' },
        },
      ],
      camera: [
        { text: '24 mm, f/5.6, grass-high' },
        { text: '200 mm, f/4, ridge to ridge' },
        { text: '40 mm anamorphic, f/4, level' },
      ],
      composition: [
        { text: 'upper right, country falling away through the rest' },
        { text: 'one third sky, one third being, one third shade' },
        { text: 'tiny on the horizon notch, path wandering up' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'heather, brass, thunder' },
        { text: 'moor green, bone, fox red' },
        { text: 'peat, ice, marigold' },
      ],
      mood: [{ text: 'older than the road' }, { text: 'on the move' }, { text: 'ominous calm' }],
      style: [
        { text: 'saga-film still, anamorphic' },
        { text: 'expedition slide, faded' },
        { text: 'folk-horror cinema, natural grain' },
      ],
      motion: [
        { text: 'grass flattened outward' },
        { text: 'cloud shade crossing the slope' },
        { text: 'cloak, mane or tail streaming' },
      ],
      negative: [
        { text: 'no castles on the skyline' },
        { text: 'no lens flare' },
        { text: 'no portal glows' },
      ],
    },
    {
      setting: [
        { text: 'close to, in an unguarded minute, worn places showing, small leavings all about' },
        { text: 'caught between one thing and the next, nothing legendary about it' },
        { text: 'nearer than expected, patience showing, some small matter nearby half attended to' },
        { text: '{place}, a familiar there, {prop} left in the usual spot' },
        {
          text: 'indoors at close quarters, ordinary household things pushed aside to make space',
          needs: { place: 'indoor' },
        },
        {
          text: 'indoors, every opening a little too low or too high, draught moving everything loose',
          needs: { place: 'indoor' },
        },
        {
          text: 'outside on plain ground, turf scuffed by long habit, nothing enchanted about the hour',
          needs: { place: 'outdoor' },
        },
        {
          text: 'outdoors and near, scattered leavings, the horizon seen under one raised part',
          needs: { place: 'outdoor' },
        },
        {
          text: 'in the dead hours, one weak glow near, the rest guessed by sound',
          needs: { time: 'night' },
        },
      ],
      light: [
        {
          text: 'everyday brightness, no favour to anyone, one cheek or flank warm, the other dishwater blue',
        },
        { text: 'weak glow at one flank, colour draining away toward the far end of the body' },
        { text: 'dull even pallor overhead, glints wherever there is damp, hollows left dark' },
        {
          text: 'a single orange point close overhead, colour lying along the topmost edges, blue depth',
          needs: { time: 'night' },
        },
      ],
      camera: [
        { text: '50 mm, f/2.8, near enough to be noticed' },
        { text: '40 mm, f/2.8, handheld, a pace too close' },
        { text: '28 mm, f/4, ordinary standing height' },
      ],
      composition: [
        { text: 'wedged in at the right border, dull space given half the picture' },
        { text: 'far end of a run of smaller shapes, focus falling there' },
        { text: 'crowding the near border, one detail at the left third wholly sharp' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'straw, mustard, foxglove' },
        { text: 'brick, mist blue, moss' },
        { text: 'nettle, teal, honey' },
      ],
      mood: [{ text: 'tolerated' }, { text: 'off duty' }, { text: 'homesick' }],
      style: [
        { text: 'social-realist still, high-speed colour' },
        { text: 'village-paper snapshot, colour' },
        { text: 'deadpan photo-essay' },
      ],
      motion: [
        { text: 'steam or breath drifting past' },
        { text: 'dust settling where something shifted' },
        { text: 'a loose edge twitching in the draught' },
      ],
      negative: [{ text: 'no reaction shots' }, { text: 'no glitter' }, { text: 'no costume-party look' }],
    },
  ],
  minimal: [
    {
      setting: [
        { text: 'held by one unbroken tone' },
        { text: 'small, blank ground, no habitat' },
        { text: 'whole outline, nothing around' },
        { text: 'on untouched snow', needs: { weather: 'snow' } },
        { text: 'in depthless blue', needs: { place: 'underwater' } },
      ],
      light: [
        { text: 'flat overhead source' },
        { text: 'pale wash, no direction' },
        { text: 'one huge overcast source' },
      ],
      camera: [{ text: '85 mm, distant' }, { text: '135 mm, square' }, { text: '70 mm, far' }],
      composition: [
        { text: 'lower right, rest blank' },
        { text: 'bottom line, one sixth' },
        { text: 'upper left, descending' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, white' },
        { text: 'moss, bone, white' },
        { text: 'coral, ink, chalk' },
      ],
      mood: [{ text: 'rare' }, { text: 'apart' }, { text: 'quiet' }],
      style: [
        { text: 'bestiary woodcut calm, photographed' },
        { text: 'gallery print, wide mount' },
        { text: 'spare colour study' },
      ],
      negative: [{ text: 'no scenery, no text' }, { text: 'nothing magical added' }],
    },
    {
      says: { count: 'one' },
      setting: [
        { text: 'cropped to one eye and its surround' },
        { text: 'only texture: plume, scale, silk' },
        { text: 'one horn, ear or fingertip' },
        { text: 'one eye, rain-wet', needs: { weather: 'rain' } },
      ],
      light: [
        { text: 'single raking source' },
        { text: 'hard narrow beam' },
        { text: 'bare source, extremely low' },
      ],
      camera: [{ text: '100 mm macro' }, { text: '90 mm, very near' }, { text: '135 mm, tight' }],
      composition: [
        { text: 'bleeding off all borders' },
        { text: 'diagonal, blank triangle' },
        { text: 'circle, dead middle' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, black' },
        { text: 'amber, jet, bone' },
        { text: 'opal, soot, pearl' },
      ],
      mood: [{ text: 'near' }, { text: 'unblinking' }, { text: 'tender' }],
      style: [
        { text: 'cropped silver print' },
        { text: 'mineral-study print' },
        { text: 'tonal skin study' },
      ],
      negative: [{ text: 'no full body' }, { text: 'no reflections of people' }],
    },
    {
      setting: [
        { text: 'silhouette, one plain glow' },
        { text: 'two-tone contour, no features' },
        { text: 'only a shade, thrown large' },
        { text: 'contour dissolving, fog everywhere', needs: { weather: 'fog' } },
        { text: 'silhouette, moon disc alone', says: { light: 'moon' }, needs: { time: 'night' } },
      ],
      light: [
        { text: 'single rear glow' },
        { text: 'rear source, crisp contour' },
        { text: 'low opposite source, enlarged shade' },
      ],
      camera: [{ text: '200 mm, flattened' }, { text: '100 mm, side-on' }, { text: '50 mm, square' }],
      composition: [
        { text: 'base strip, void overhead' },
        { text: 'filling two thirds, leaning right' },
        { text: 'far left, facing blank' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, pearl' },
        { text: 'ink, absinthe, pearl' },
        { text: 'graphite, coral, ash' },
      ],
      mood: [{ text: 'nameless' }, { text: 'half believed' }, { text: 'storybook' }],
      style: [
        { text: 'shadow-theatre print' },
        { text: 'paper-cut simplicity' },
        { text: 'silhouette lantern slide' },
      ],
      negative: [{ text: 'no eyes glowing' }, { text: 'no detail within' }],
    },
  ],
};
