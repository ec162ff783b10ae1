import type { KindScenes } from './scene.ts';

/** Babies in safe, warm set-ups: nothing near the face, no flash from the front, nothing that could fall. */
export const baby: KindScenes = {
  studio: [
    {
      setting: [
        {
          text: 'on a quilted cotton pad laid flat at table height, a washed linen backdrop sloping up from it',
          somewhere: true,
        },
        {
          text: 'bundled in undyed muslin over a firm cushion, linen backdrop, every blanket edge folded well below the chin',
          somewhere: true,
        },
        {
          text: 'on a thick felt mat, buttermilk backdrop, one adult just outside the picture within reach',
          somewhere: true,
        },
        { text: '{place}, {prop} set well to one side, everything else tidied off the mat' },
        {
          text: 'on a folded quilt brought indoors, a muslin backdrop hung over whatever is busy',
          needs: { place: 'indoor' },
          somewhere: true,
        },
        {
          text: 'on a quilt spread out of doors, a muslin backdrop pegged up to stop the breeze',
          needs: { place: 'outdoor' },
          somewhere: true,
        },
        {
          text: 'on a warm felt mat, dark blue backdrop, the night shut out',
          needs: { time: 'night' },
          somewhere: true,
        },
        { text: 'loose cloth folded well below the chin, face and hands clear, skin left as it is' },
      ],
      light: [
        {
          text: 'curtained north window from camera left, double muslin, a foam board opposite; no flash at all',
          says: { light: 'window' },
          somewhere: true,
        },
        { text: 'one huge diffused key from camera left, feathered off the eyes, fall-off slow as down' },
        {
          text: 'tent of white silk overhead, key a touch stronger at camera right, lashes still throwing a small shadow',
        },
        {
          text: 'continuous panel from high left, dimmed and warmed, bounced twice before it arrives',
          says: { light: 'studio' },
        },
      ],
      camera: [
        { text: '85 mm, f/4, straight down from a braced arm' },
        { text: '70 mm, f/5.6, at mattress height, silent shutter' },
        { text: "90 mm, f/5.6, level with the eyes, short of arm's length" },
      ],
      composition: [
        {
          text: 'head in the upper left third, length of the body running down to lower right',
          says: { shows: 'figure' },
        },
        { text: 'centred, clear of all four edges' },
        { text: 'face on the middle line, quiet space at both sides' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'flax, milk, rose clay' },
        { text: 'butter, felt grey, moss' },
        { text: 'linen, apricot, slate' },
      ],
      mood: [{ text: 'tiny and safe' }, { text: 'untroubled' }, { text: 'new' }],
      style: [
        { text: 'infant portrait, medium-format colour' },
        { text: 'announcement portrait, natural retouch' },
        { text: 'family-album portrait, large negative' },
      ],
      negative: [
        { text: 'no text' },
        { text: 'no doll-like skin' },
        { text: 'five fingers to each hand shown' },
      ],
    },
    {
      says: { place: 'indoor' },
      setting: [
        {
          text: 'on seamless cream paper softened by a sheepskin, nothing hanging overhead',
          somewhere: true,
        },
        {
          text: 'on one wide oat blanket over a beanbag, ends tucked until no crease points at the face',
          somewhere: true,
        },
        { text: 'on a low padded box, seamless paper swept behind it, nappy and ties tidy', somewhere: true },
        { text: 'everything loose or hanging taken away, cloth smooth, crown clear of the edge' },
      ],
      light: [
        { text: 'overhead bank, broad and close, turned right down, faint contact shadow' },
        {
          text: 'two large boxes bounced off side walls, level, a thin black card giving the head its outline',
          says: { light: 'studio' },
        },
        { text: 'key from upper right through heavy diffusion, floor bounce rounding cheeks and soles' },
      ],
      camera: [
        { text: '80 mm, f/8, knee height, tripod' },
        { text: '85 mm, f/7.1, overhead and square' },
        { text: '100 mm, f/6.3, low, tethered' },
      ],
      composition: [
        { text: 'centred, half the picture left plain above', says: { shows: 'figure' } },
        { text: 'slightly low, margins even, toes and crown complete', says: { shows: 'figure' } },
        { text: 'across the diagonal, corners left calm' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'cream, honey, sage' },
        { text: 'oat, blush, walnut' },
        { text: 'paper, sky, mustard' },
      ],
      mood: [{ text: 'peaceable' }, { text: 'matter-of-fact' }, { text: 'rounded' }],
      style: [
        { text: "catalogue portrait for infants' wear" },
        { text: 'growth-record plate' },
        { text: 'birth-card portrait' },
      ],
      negative: [
        { text: 'no brand marks' },
        { text: 'no cut-off feet', says: { shows: 'figure' } },
        { text: 'no airbrushed skin' },
      ],
    },
    {
      setting: [
        {
          text: "set within a tidy ring of first possessions, each washed, sorted and a hand's width apart",
          somewhere: true,
        },
        {
          text: 'on the family quilt smoothed flat, patches squared to the borders, one rattle for scale',
          somewhere: true,
        },
        { text: '{prop} as the single companion, {place}, the ground padded and plain' },
        { text: 'whatever belongs to the moment kept and tidied, all else taken away' },
      ],
      light: [
        { text: 'broad overcast-quality key from above, faint kicker from the rear for down on the scalp' },
        {
          text: 'umbrella high from camera right, far back, existing level half a stop under',
          says: { light: 'studio' },
        },
        { text: 'even tent, no hot spot, wool and cotton told apart by their nap' },
      ],
      camera: [
        { text: '50 mm, f/8, straight down, ladder weighted' },
        { text: '60 mm, f/9, overhead, spirit level' },
        { text: '70 mm, f/8, low and square' },
      ],
      composition: [
        { text: 'round head in the middle, equal space to every edge' },
        { text: 'just left of centre, margins squared' },
        { text: 'head in the upper half, lower half calm' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'patchwork red, calico, indigo' },
        { text: 'cocoa, mint, bone' },
        { text: 'cherry wood, lilac, oat' },
      ],
      mood: [{ text: 'cherished' }, { text: 'looked after' }, { text: 'welcomed' }],
      style: [
        { text: 'keepsake portrait, large-format colour' },
        { text: 'family-archive portrait, gentle' },
        { text: 'heirloom portrait, hand-finished' },
      ],
      negative: [
        { text: 'no letters' },
        { text: 'five fingers to each hand' },
        { text: 'no second infant', needs: { count: 'one' } },
      ],
    },
  ],
  cinematic: [
    {
      setting: [
        {
          text: "met in the middle of an ordinary hour, washing half folded, somebody's mug gone cold nearby",
          somewhere: true,
        },
        {
          text: 'close against a cardigan, wool pills huge, the household going about things beyond',
          somewhere: true,
        },
        {
          text: "seen over an adult shoulder, crumpled cloth everywhere, nobody's hair brushed yet",
          somewhere: true,
        },
        { text: '{place}, the whole day arranged around it, {prop} dropped for the umpteenth time' },
        {
          text: 'with rain running down a pane beyond, steam, nappies drying along a rail',
          says: { place: 'indoor' },
          needs: { weather: 'rain' },
          somewhere: true,
        },
        {
          text: 'with snow going by outside the pane, radiator hot, blankets thrown back',
          says: { place: 'indoor', era: 'present' },
          needs: { weather: 'snow' },
          somewhere: true,
        },
        {
          text: 'in the small hours, a single bulb on, night thick in the glass',
          says: { era: 'present' },
          needs: { time: 'night' },
          somewhere: true,
        },
        {
          text: 'indoors among laundry and half-read papers, one lit gap beyond',
          needs: { place: 'indoor' },
          somewhere: true,
        },
        {
          text: 'out in moving air, wrapped to the ears, a grown coat as windbreak',
          needs: { place: 'outdoor' },
          somewhere: true,
        },
        {
          text: 'low to the ground, open sky rounding every form, the grown-ups only a step away',
          needs: { place: 'outdoor' },
        },
        {
          text: 'busy with the nearest thing to hand, cloth slipping, the household a blur beyond',
          says: { place: 'indoor' },
        },
        { text: 'met in the middle of an ordinary hour, cloth rumpled, the grown-ups busy just out of view' },
      ],
      light: [
        { text: 'brightness spilling sideways over cloth, one ear lit through pink, shade beyond' },
        { text: 'warm bounce coming up off pale cloth, crown in cooler gloom' },
        { text: 'brightness round a half-open door, thin and gold, ending along one cheek', somewhere: true },
        {
          text: 'early blue in the glass, a shaded bulb turned to the wall, both meeting on the scalp',
          says: { era: 'present' },
          needs: { time: 'dawn' },
          somewhere: true,
        },
        {
          text: 'small orange bulb low down, skin like peach, blackness close round',
          says: { light: 'lamp', era: 'present' },
          needs: { time: 'night' },
          somewhere: true,
        },
        {
          text: 'window brightness thinned by net, travelling over sheets and stopping at tiny knuckles',
          says: { light: 'window' },
          needs: { place: 'indoor' },
          somewhere: true,
        },
        {
          text: 'open sky thrown up by pale cloth, no hard edges, nose a little pink',
          needs: { place: 'outdoor' },
        },
      ],
      camera: [
        { text: '50 mm, f/1.8, past a sleeve, very close' },
        { text: '35 mm, f/2, knee height' },
        { text: '85 mm, f/1.8, from a little way off' },
      ],
      composition: [
        { text: 'low in the right third, something soft and unsharp nearest' },
        { text: 'framed in the crook of dark shapes, bright oval off-centre' },
        {
          text: 'small at the end of a rumpled slope of cloth, most of it unsharp',
          says: { shows: 'figure' },
          somewhere: true,
        },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'peach, dishcloth blue, tea' },
        { text: 'milk glass, rust wool, teal' },
        { text: 'marigold, pillow grey, plum' },
      ],
      mood: [{ text: 'needed' }, { text: 'adored' }, { text: 'no hurry' }],
      style: [
        { text: 'family photo-essay, available glow' },
        { text: 'home-movie still, grain left in' },
        { text: 'tender-realist cinema frame' },
      ],
      motion: [
        { text: 'breath lifting cloth and letting it go' },
        { text: 'dust rocking in the bright bar' },
        { text: 'a fold of cloth slipping' },
      ],
      negative: [{ text: 'no posed grin' }, { text: 'no nursery showroom' }, { text: 'no brands' }],
    },
    {
      says: { place: 'indoor' },
      setting: [
        { text: 'down at skirting height, carpet vast, a sofa like a headland beyond', somewhere: true },
        { text: 'glimpsed between bars and drying cloth, toys fallen where they fell', somewhere: true },
        { text: '{place}, the household going on all round, {prop} upside down nearby' },
        { text: 'indoors low down, unsharp chair legs nearest, a pale gap deep behind', somewhere: true },
        { text: "close indoors, somebody's knees at the border, breakfast going cold", somewhere: true },
        { text: 'met down low, ordinary muddle all round, nothing staged' },
      ],
      light: [
        {
          text: 'tall window two metres off, curtain breathing, stripe creeping toward the toes',
          says: { light: 'window', time: 'day' },
          somewhere: true,
        },
        {
          text: 'late sun skimming floorboards, bars of amber, carpet fluff glowing like wire',
          says: { light: 'sun', time: 'golden-hour' },
          somewhere: true,
        },
        {
          text: 'bulb in another room, coming round the doorway as one honey wedge',
          says: { era: 'present' },
          somewhere: true,
        },
        { text: 'soft brightness gone twice round the walls before arriving, nothing sharp in it' },
      ],
      camera: [
        { text: '28 mm, f/2.8, flat on the ground' },
        { text: '40 mm, f/1.8, through a gap' },
        { text: '50 mm, f/1.4, almost touching' },
      ],
      composition: [
        {
          text: 'right half, at the very bottom, furniture rising overhead like weather',
          says: { shows: 'figure' },
          somewhere: true,
        },
        { text: 'behind two blurred uprights, bright space opening to the left' },
        { text: 'beyond a heap of something soft, merely head and hands clear of it', somewhere: true },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'porridge, denim, orange peel' },
        { text: 'moss carpet, custard, brick' },
        { text: 'toast, lavender, bottle' },
      ],
      mood: [{ text: 'monumental' }, { text: 'under way' }, { text: 'everyday' }],
      style: [
        { text: 'realist-drama still, high-speed colour' },
        { text: 'weekend-supplement photo-essay' },
        { text: 'memoir film frame' },
      ],
      motion: [
        { text: 'curtain swelling and sinking', somewhere: true },
        { text: 'a mobile turning, smeared', says: { era: 'present' }, somewhere: true },
        { text: 'a sleeve passing close' },
      ],
      negative: [{ text: 'no tidy nursery' }, { text: 'no readable labels' }, { text: 'no wide-angle nose' }],
    },
    {
      says: { time: 'night' },
      setting: [
        { text: 'held in the small hours, one chair drawn up, streets asleep', somewhere: true },
        {
          text: 'in a pool of shaded glow, everyone whispering, socks on a radiator',
          says: { era: 'present' },
          somewhere: true,
        },
        { text: '{place} while others sleep, {prop} catching the single gleam' },
        {
          text: 'indoors with doors pulled to, clock hands near three',
          needs: { place: 'indoor' },
          somewhere: true,
        },
        { text: 'kept close at this hour, everyone whispering' },
      ],
      light: [
        {
          text: 'nightlight low at the right, amber on eyelids, blue murk closing behind',
          says: { light: 'lamp' },
          somewhere: true,
        },
        { text: 'hallway glow leaking under and round, a pencil line along the blanket', somewhere: true },
        {
          text: 'moon through thin curtain, milk-blue, one orange crack of door',
          says: { light: 'moon', place: 'indoor' },
          somewhere: true,
        },
        { text: 'something small and warm glowing close, knuckles gold, the rest unlit' },
      ],
      camera: [
        { text: '50 mm, f/1.2, 1/60 second' },
        { text: '35 mm, f/1.4, very near' },
        { text: '75 mm, f/1.4, lap height' },
      ],
      composition: [
        { text: 'bottom right, darkness piled high, single rim describing a cheek' },
        { text: 'tight curve of dark arm or cloth round a lit centre' },
        { text: 'lit third against two of gloom' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'amber, ink, wet slate' },
        { text: 'peach, ultramarine, cocoa' },
        { text: 'honey, petrol, pearl' },
      ],
      mood: [{ text: 'kept company' }, { text: 'hush' }, { text: 'small hours' }],
      style: [
        { text: 'night photo-essay, pushed two stops' },
        { text: 'chamber-drama still' },
        { text: 'tungsten snapshot, long exposure' },
      ],
      motion: [
        { text: 'rocking, edges gone double' },
        { text: 'blanket rising, sinking', somewhere: true },
        { text: 'headlights wandering once round a ceiling', says: { era: 'present' }, somewhere: true },
      ],
      negative: [{ text: 'no flash' }, { text: 'no readable labels' }, { text: 'no horror gloom' }],
    },
  ],
  minimal: [
    {
      setting: [
        { text: 'on one boundless white sheet', somewhere: true },
        { text: 'tiny, a single plain ground', says: { shows: 'figure' }, somewhere: true },
        { text: 'on unmarked wool', somewhere: true },
        { text: 'everything else left plain' },
      ],
      light: [
        { text: 'flat soft light, faint dimple' },
        { text: 'huge overhead source' },
        { text: 'pale, directionless' },
      ],
      camera: [
        { text: '50 mm, straight down' },
        { text: '70 mm, high, square' },
        { text: '85 mm, distant', says: { shows: 'figure' } },
      ],
      composition: [
        { text: 'lower right, rest plain', says: { shows: 'figure' } },
        { text: 'one eighth of it, dead middle', says: { shows: 'figure' } },
        { text: 'bottom left, rest blank', says: { shows: 'figure' } },
        { text: 'to one side, rest bare' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, white' },
        { text: 'milk, blush, white' },
        { text: 'oat, sky, chalk' },
      ],
      mood: [{ text: 'quiet' }, { text: 'weightless' }, { text: 'small' }],
      style: [
        { text: 'birth-card print' },
        { text: 'gallery print, wide mount' },
        { text: 'spare colour study' },
      ],
      negative: [{ text: 'no text' }, { text: 'no stray marks' }],
    },
    {
      says: { count: 'one' },
      setting: [
        { text: 'one curled hand at one cheek, cropped', says: { shows: 'face' } },
        { text: 'lashes and one cheek, cropped', says: { shows: 'face' } },
        { text: 'brow and whorl of hair, nothing more', says: { shows: 'face' } },
        { text: 'only the essential kept, near and plain' },
      ],
      light: [
        { text: 'single raking source, fuzz visible', says: { shows: 'face' } },
        { text: 'one bare opening, sidelong' },
        { text: 'narrow beam, short shade' },
      ],
      camera: [
        { text: '100 mm macro', says: { shows: 'face' } },
        { text: '90 mm, very near', says: { shows: 'face' } },
        { text: '105 mm, closest distance', says: { shows: 'face' } },
        { text: '85 mm, near' },
      ],
      composition: [
        { text: 'bleeding off two borders' },
        { text: 'dead middle, rest blank' },
        { text: 'diagonal, lower corner' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, bone' },
        { text: 'rose, milk, bone' },
        { text: 'peach, flax, white' },
      ],
      mood: [{ text: 'near' }, { text: 'perfect' }, { text: 'tender' }],
      style: [
        { text: 'contact-print fragment' },
        { text: 'cropped silver print' },
        { text: 'tonal skin study' },
      ],
      negative: [{ text: 'no retouched skin' }],
    },
    {
      setting: [
        { text: 'one rounded outline, plain glow', says: { shows: 'figure' }, somewhere: true },
        { text: 'contour only, cheek and nose', says: { shows: 'figure' } },
        { text: 'a silhouette, small, unbroken tone', says: { shows: 'figure' } },
        {
          text: 'contour only, indigo elsewhere',
          says: { shows: 'figure' },
          needs: { time: 'night' },
          somewhere: true,
        },
        { text: 'profile and edge before anything else' },
      ],
      light: [
        { text: 'single rear glow' },
        { text: 'rear source, hairline contour', says: { shows: 'figure' } },
        { text: 'luminous plain, unmodelled', says: { shows: 'figure' }, somewhere: true },
      ],
      camera: [
        { text: '100 mm, side-on' },
        { text: '135 mm, distant', says: { shows: 'figure' } },
        { text: '85 mm, mattress-low' },
      ],
      composition: [
        { text: 'bottom quarter, centred', says: { shows: 'figure' } },
        { text: 'touching the lower border' },
        { text: 'far left, facing blank' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, pearl' },
        { text: 'ink, apricot, pearl' },
        { text: 'ash, rose, pearl' },
      ],
      mood: [{ text: 'brand-new' }, { text: 'unnamed' }, { text: 'hushed' }],
      style: [
        { text: 'silhouette print', says: { shows: 'figure' } },
        { text: 'paper-cut simplicity' },
        { text: 'two-tone card' },
      ],
      negative: [{ text: 'no features', says: { shows: 'figure' } }, { text: 'no stray edges' }],
    },
  ],
};
