import type { KindScenes } from './scene.ts';

/** Hands and other details of the body: skin, gesture and what is touched. */
export const hands: KindScenes = {
  studio: [
    {
      setting: [
        {
          text: 'detail alone on a table of honed slate, sleeves and clutter cleared, skin washed but not retouched',
          somewhere: true,
        },
        {
          text: 'close view over a charcoal felt backdrop, nails and creases left exactly as life made them',
          somewhere: true,
        },
        {
          text: 'isolated before a dull umber backdrop, resting weight shown honestly, any cuff turned back twice',
          somewhere: true,
        },
        { text: '{place}, {prop} brought squarely into the picture, everything unrelated cleared' },
        {
          text: 'close view, a slate tile slid in as ground indoors, the real surroundings dimmed',
          needs: { place: 'indoor' },
          somewhere: true,
        },
        {
          text: "close view out of doors, a felt backdrop held at arm's length to the rear",
          needs: { place: 'outdoor' },
          somewhere: true,
        },
        {
          text: 'close view over wet slate, beads of rain left standing',
          needs: { weather: 'rain' },
          somewhere: true,
        },
        {
          text: 'close view, snow-grains unmelted, a felt backdrop at the rear',
          needs: { weather: 'snow' },
          somewhere: true,
        },
        { text: 'close view, any sleeve turned back, nails and creases left exactly as life made them' },
        { text: 'every joint given space, skin unretouched, whatever is unrelated cleared' },
      ],
      light: [
        {
          text: 'gridded strip from camera left, low, raking each crease; a silver card opposite opens the deep side',
          says: { light: 'studio' },
        },
        { text: 'small diffused key from upper left, ten degrees above the surface, relief without gloss' },
        { text: 'large key from camera right through diffusion, polarised so the sheen stays off the skin' },
        {
          text: 'tight fresnel from the rear at upper right, half-scrim, weak fill from the front',
          says: { light: 'studio' },
        },
      ],
      camera: [
        { text: '100 mm macro, f/11, square to the plane' },
        { text: '90 mm, f/13, thirty degrees above' },
        { text: '105 mm macro, f/16, focus-stacked' },
      ],
      composition: [
        { text: 'detail centred, three quarters of the width, equal margins' },
        { text: 'set on a diagonal from lower left to the upper right third' },
        { text: 'main gesture on the middle line, all tips and outlines well inside the edges' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'slate, umber, skin ochre' },
        { text: 'felt grey, chestnut, bone' },
        { text: 'iron, tan, aged ivory' },
      ],
      mood: [{ text: 'capable' }, { text: 'plain' }, { text: 'exact' }],
      style: [
        { text: 'anatomical plate, modern and clinical' },
        { text: 'trade-manual plate' },
        { text: 'museum-cast record, colour' },
      ],
      negative: [
        { text: 'five fingers where fingers show, no extra joints' },
        { text: 'no jewellery added, no text' },
        { text: 'no waxy skin' },
      ],
    },
    {
      setting: [
        {
          text: 'set on a raw plank under dead-level conditions, dust blown off, each object of the gesture squared to it',
          somewhere: true,
        },
        {
          text: 'against a hung sheet of waxed paper, outline kept complete, cloth pinned out of view',
          somewhere: true,
        },
        { text: 'on a plaster plinth as if it were a cast, joints and folds given space', somewhere: true },
        { text: 'on the bench that goes with it, {place}, {prop} laid parallel to the front edge' },
        { text: 'joints and folds given space, all that does not serve the gesture removed' },
      ],
      light: [
        {
          text: 'overhead scrim plus one hard kicker from camera left, two clear shadows, the second fainter',
        },
        {
          text: 'three-quarter key from high right, bare bulb through a single silk, crisp but open',
          says: { light: 'studio', era: 'present' },
        },
        {
          text: 'bounced key from both sides, level, a black strip above the axis putting line round every form',
        },
      ],
      camera: [
        { text: '80 mm, f/11, forty-five degrees down' },
        { text: '85 mm, f/14, braced' },
        { text: '75 mm, f/11, at table height' },
      ],
      composition: [
        { text: 'lower third for the support, upper two for gesture and air' },
        { text: 'pyramid, strongest contact at its apex, base parallel with the margin' },
        { text: 'centred cross: one line of limb, one line of object' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'pine, plaster, iron oxide' },
        { text: 'waxed paper, black, copper' },
        { text: 'chalk, hide, verdigris' },
      ],
      mood: [{ text: 'patient' }, { text: 'practised' }, { text: 'useful' }],
      style: [
        { text: 'instructional photograph, mid-format' },
        { text: 'trade-archive record' },
        { text: 'catalogue-of-gestures plate' },
      ],
      negative: [
        { text: 'tools undistorted, no lettering' },
        { text: 'no third limb' },
        { text: 'nails as they are' },
      ],
    },
    {
      says: { place: 'indoor' },
      setting: [
        {
          text: 'in a swept bay beside north panes, a bare table drawn up, black screen on the far side',
          somewhere: true,
        },
        {
          text: "under a painter's skylight, canvas apron or plain cloth beneath, clutter gone",
          somewhere: true,
        },
        { text: 'on scrubbed elm beside tall panes, a linen backdrop let down', somewhere: true },
        { text: 'cloth let fall as it will, clutter gone, each fold described' },
      ],
      light: [
        {
          text: 'north window at camera left, unfiltered, graphite depth collecting in every fold',
          says: { light: 'window' },
          somewhere: true,
        },
        { text: 'cool key from above, warmed one notch by a kraft board below' },
        { text: "steep opening from upper left, narrowed to a hand's width by black cloth" },
      ],
      camera: [
        { text: '85 mm, f/5.6, half-second, weighted tripod' },
        { text: '90 mm, f/8, elbow height' },
        { text: '100 mm, f/8, level with the table' },
      ],
      composition: [
        { text: 'resting on the left third, the right left empty' },
        { text: 'horizontal band through the middle, dim above and below' },
        { text: 'outlines leaving by the lower corners' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'elm, lead, flax' },
        { text: 'skylight blue, madder, ash' },
        { text: 'walnut, chalk, ochre' },
      ],
      mood: [{ text: 'grave' }, { text: 'rested' }, { text: 'candid' }],
      style: [
        { text: "realist painter's reference" },
        { text: 'atelier record, large negative' },
        { text: 'tonal study, warm-toned sheet' },
      ],
      negative: [{ text: 'no rings added' }, { text: 'wrists believable' }, { text: 'no stray fingers' }],
    },
  ],
  cinematic: [
    {
      setting: [
        { text: 'caught in the thick of it, traces of use still clinging' },
        { text: 'seen so near that everything beyond is mere colour, one edge of cloth sweeping through' },
        { text: 'a breath away, the world beyond melted to two or three colours' },
        { text: '{place}, deep into the day, {prop} close by, worn where it is always touched' },
        {
          text: 'slick from the rain, drops gathering and dropping away, grey ground far below',
          says: { place: 'outdoor' },
          needs: { weather: 'rain' },
        },
        {
          text: 'reddened by cold, snow melting along each crease',
          says: { place: 'outdoor' },
          needs: { weather: 'snow' },
        },
        {
          text: 'lit by whatever was left on, after hours, the rest of the place gone',
          needs: { time: 'night' },
          somewhere: true,
        },
        {
          text: 'indoors in the middle of things, half a tabletop of clutter swimming behind',
          needs: { place: 'indoor' },
          somewhere: true,
        },
        {
          text: 'out in hard weather, wind-dried skin, wide blurred country beyond',
          needs: { place: 'outdoor' },
          somewhere: true,
        },
      ],
      light: [
        {
          text: 'brightness sliding in low beyond, tiny hairs lit like filament, the nearer planes brown',
          says: { era: 'present' },
        },
        { text: 'glow reflected off whatever lies nearest, tinting every fold it reaches' },
        { text: 'one flank hot, the other falling straight into cool gloom' },
        {
          text: 'last sun skimming over, each ridge drawn by its own long stroke',
          says: { light: 'sun' },
          needs: { time: 'golden-hour' },
        },
        {
          text: 'bulb close overhead, yellow pool the width of a plate',
          says: { light: 'lamp', era: 'present' },
          needs: { time: 'night' },
          somewhere: true,
        },
        {
          text: 'window somewhere beyond, pewter, glinting along whatever is wet or worn',
          says: { light: 'window' },
          needs: { place: 'indoor' },
          somewhere: true,
        },
        {
          text: 'open sky wrapping round, cool in the hollows, the ground returning warmth',
          needs: { place: 'outdoor' },
        },
      ],
      camera: [
        { text: '50 mm, f/1.8, breath-close' },
        { text: '35 mm, f/2.8, nearly in the way' },
        { text: '85 mm, f/1.4, over a blurred forearm' },
      ],
      composition: [
        { text: 'diagonal into the right third, out-of-focus cloth swelling along the bottom' },
        { text: 'sharp point of contact off-centre, everything else melting by degrees' },
        { text: 'cropped hard on two borders, depth tunnelling away through the remaining gap' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'flour, ember, dishwater blue' },
        { text: 'engine black, copper, teal' },
        { text: 'clay red, moss, steam' },
      ],
      mood: [{ text: 'mid-gesture' }, { text: 'by heart' }, { text: 'stubborn' }],
      style: [
        { text: 'craft documentary still, 16 mm grain' },
        { text: 'photo-essay insert, colour negative' },
        { text: 'cutaway shot, social-realist cinema' },
      ],
      motion: [
        { text: 'dust or droplets thrown free' },
        { text: 'the working part smeared, the rest steady' },
        { text: 'cloth whipping through close to the glass' },
      ],
      negative: [
        { text: 'no readable labels' },
        { text: 'no floating tools' },
        { text: 'no stock-picture pose' },
      ],
    },
    {
      says: { place: 'indoor' },
      setting: [
        {
          text: 'among things half done, apron string and newspaper, talk carrying on overhead',
          somewhere: true,
        },
        {
          text: 'under a bare bulb, scarred table going away into gloom, kettle muttering',
          says: { era: 'present' },
          somewhere: true,
        },
        { text: '{place}, everyone else gone to eat, {prop} left mid-task' },
        { text: 'indoors, close down among ordinary litter, a lit opening blurred beyond', somewhere: true },
        {
          text: 'indoors close to the wall, scuffed paint and one nail swimming out of focus',
          somewhere: true,
        },
        { text: 'met close, ordinary things unsharp all round, talk carrying on overhead' },
      ],
      light: [
        {
          text: 'tall dirty panes beyond, milk-blue, drawing silver along the upper outlines',
          says: { light: 'window', time: 'day' },
          somewhere: true,
        },
        {
          text: 'single shade low above, orange core, everything past it tobacco brown',
          says: { light: 'lamp' },
          somewhere: true,
        },
        {
          text: "brightness coming round a doorway, grazing, dying within a forearm's length",
          somewhere: true,
        },
        { text: 'stove or screen somewhere low, warm flicker crossing cooler gloom', somewhere: true },
        { text: "brightness from one flank, grazing, dying within a forearm's length" },
      ],
      camera: [
        { text: '40 mm, f/2, chest-close' },
        { text: '32 mm, f/2, low and oblique' },
        { text: '60 mm, f/1.8, past something hanging close' },
      ],
      composition: [
        { text: 'bottom right, heavy dark overhead, one lit edge leading in' },
        { text: 'between two unsharp vertical things, small lit stage beyond' },
        { text: 'leaning out of the picture at the right, the gesture holding the centre' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'bulb yellow, oilcloth green, rust' },
        { text: 'nicotine, plum, pewter' },
        { text: 'tea, cobalt, tallow' },
      ],
      mood: [{ text: 'domestic' }, { text: 'tired, going on' }, { text: 'unhurried' }],
      style: [
        { text: 'domestic-drama insert, high-speed stock' },
        { text: 'working-life reportage' },
        { text: 'insert from a chamber film' },
      ],
      motion: [
        { text: 'steam curling between', somewhere: true },
        { text: 'thread or string jumping tight', somewhere: true },
        { text: 'bulb swinging, glints wandering', says: { era: 'present' }, somewhere: true },
        { text: 'cloth shifting at one edge' },
      ],
      negative: [{ text: 'no showroom order' }, { text: 'no brand packets' }, { text: 'no glamour polish' }],
    },
    {
      setting: [
        {
          text: 'from so far off that only gesture carries, layers of unsharp stuff between',
          says: { shows: 'figure' },
        },
        { text: 'reflected and real at once, metal or water doubling the movement', somewhere: true },
        { text: 'half hidden by whatever stands nearer, one knuckled edge or curve in clear view' },
        {
          text: 'doubled in running wet, rain stippling the copy',
          says: { place: 'outdoor' },
          needs: { weather: 'rain' },
          somewhere: true,
        },
        { text: '{place}, spied between standing gear, {prop} winking once' },
        {
          text: 'indoors, doubled in dark glass, room lamps blurred to coins',
          needs: { place: 'indoor' },
          somewhere: true,
        },
        {
          text: 'under open sky, spied over swaying stalks or ropes',
          needs: { place: 'outdoor' },
          somewhere: true,
        },
      ],
      light: [
        { text: 'backlit haze, contours burning, palms and undersides given back by bounce' },
        { text: 'mixed glow, amber low and mint above, meeting along one tendon or fold' },
        { text: 'a travelling patch of brightness that reaches it just now' },
        {
          text: 'darkness everywhere but for one slipping highlight along the topmost edge',
          needs: { time: 'night' },
        },
      ],
      camera: [
        { text: '135 mm, f/2, braced' },
        { text: '180 mm, f/2.8, far side' },
        { text: '100 mm, f/2, from the far side' },
      ],
      composition: [
        { text: 'upper right third, blurred bands sliding beneath' },
        { text: 'split by a soft-edged near object, sharp part at its lip' },
        { text: 'low, one soft dark band above' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'chrome, saffron, ink' },
        { text: 'bruise blue, coral, tarnish' },
        { text: 'jade, brass, smoke' },
      ],
      mood: [{ text: 'overlooked' }, { text: 'giveaway' }, { text: 'restless' }],
      style: [
        { text: 'thriller insert, long focal length' },
        { text: 'heist-film cutaway' },
        { text: 'telephoto reportage, grain' },
      ],
      motion: [
        { text: 'ripple breaking the double', somewhere: true },
        { text: 'motion streaked, then stopped' },
        { text: 'beads of wet jumping', somewhere: true },
      ],
      negative: [
        { text: 'no stray fingers' },
        { text: 'no wristwatch logos' },
        { text: 'no floating objects' },
      ],
    },
  ],
  minimal: [
    {
      setting: [
        { text: 'one gesture, blank paper', somewhere: true },
        { text: 'gesture kept, all else left plain' },
        { text: 'cut clean by the crop, nothing else', says: { shows: 'face' }, somewhere: true },
        { text: 'alone in unbroken dark', needs: { time: 'night' }, somewhere: true },
      ],
      light: [
        { text: 'flat overhead source' },
        { text: 'single raking source' },
        { text: 'pale wash, no edge' },
      ],
      camera: [{ text: '90 mm, square' }, { text: '100 mm, tight' }, { text: '70 mm, high' }],
      composition: [
        { text: 'lower third, rest blank' },
        { text: 'entering at one border' },
        { text: 'small, dead middle' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, white' },
        { text: 'sienna, ink, white' },
        { text: 'rose-brown, chalk, white' },
      ],
      mood: [{ text: 'mute' }, { text: 'offered' }, { text: 'bare' }],
      style: [
        { text: 'drawing-class print' },
        { text: 'spare colour study' },
        { text: 'gallery print, wide mount' },
      ],
      negative: [{ text: 'no text' }, { text: 'no stray fingers' }],
    },
    {
      setting: [
        { text: 'so near that skin becomes terrain', says: { shows: 'face' } },
        { text: 'texture, pore and line before outline', says: { shows: 'face' } },
        { text: 'so close that every line shows', says: { shows: 'face' } },
        { text: 'one drop, one crease', says: { shows: 'face' }, needs: { weather: 'rain' } },
        { text: 'line and crease before anything else' },
      ],
      light: [
        { text: 'hard sidelong source' },
        { text: 'grazing beam, single' },
        { text: 'bare point, very low' },
      ],
      camera: [
        { text: '100 mm macro', says: { shows: 'face' } },
        { text: '60 mm macro, touching', says: { shows: 'face' } },
        { text: '65 mm macro', says: { shows: 'face' } },
        { text: '100 mm, tight' },
      ],
      composition: [
        { text: 'filling all borders' },
        { text: 'low, filling two thirds', says: { shows: 'face' } },
        { text: 'diagonal ridge, blank corner' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, bone' },
        { text: 'ochre, umber, bone' },
        { text: 'clay, rose, black' },
      ],
      mood: [{ text: 'strange' }, { text: 'close' }, { text: 'mapped' }],
      style: [
        { text: 'cropped silver print' },
        { text: 'relief study', says: { shows: 'face' } },
        { text: 'tonal skin study' },
      ],
      negative: [{ text: 'no soft patches' }, { text: 'no colour cast' }],
    },
    {
      setting: [
        { text: 'shade on plaster, nothing more', says: { shows: 'figure' }, somewhere: true },
        { text: 'silhouette, crisp contour', says: { shows: 'figure' } },
        { text: 'cut-out, two tones', says: { shows: 'figure' } },
        { text: 'silhouette, fog behind', says: { shows: 'figure' }, needs: { weather: 'fog' } },
        { text: 'two tones, nothing modelled' },
      ],
      light: [
        { text: 'single hard source, opposite' },
        { text: 'rear glow only', says: { shows: 'figure' } },
        { text: 'low beam, enlarged outline' },
      ],
      camera: [{ text: '50 mm, square on' }, { text: '85 mm, flat' }, { text: '70 mm, level' }],
      composition: [
        { text: 'rising from the lower border' },
        { text: 'far left, pointing blankward' },
        { text: 'dead middle, half height' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, plaster' },
        { text: 'ink, cream, plaster' },
        { text: 'soot, apricot, pearl' },
      ],
      mood: [{ text: 'signalling' }, { text: 'unnamed' }, { text: 'theatrical' }],
      style: [
        { text: 'shadow-play print', says: { shows: 'figure' } },
        { text: 'photogram, paper fibre' },
        { text: 'two-tone poster' },
      ],
      negative: [{ text: 'digits countable' }, { text: 'no puppets' }],
    },
  ],
};
