import type { LibraryEntry } from '../../open/library-entry.ts';

export const PRODUCT: readonly LibraryEntry[] = [
  {
    id: 81,
    title: 'Packshot on grey',
    category: 'Product',
    tags: ['packshot', 'e-commerce', 'studio', 'softbox', 'clean'],
    prompt:
      'Trace [YOUR PRODUCT], do not reimagine it: silhouette, proportions, closure, material, colours and each word of the label in its place, upright and sharp. It stands alone on a sweep of light grey paper. A softbox overhead opens the top; tall white cards left and right lay one long reflection down each flank, and a black strip beside each cuts the edge away from the grey. 100 mm, f/13, focus-stacked, lens at mid-height and level. Centred, seven tenths of the frame high, a short contact shadow toward the viewer. Light grey, white, and the two colours it came with. Exact. Online-shop photograph in true colour. No props, no droplets, no highlight across the lettering.',
    scene: 'a bottle product shot on a light grey seamless sweep, softbox from above',
  },
  {
    id: 82,
    title: 'Disc and long shadow',
    category: 'Product',
    tags: ['still life', 'hard light', 'graphic', 'colour'],
    prompt:
      'Take over outline, scale, finish, print and tone of [YOUR PRODUCT] to the letter; the invention happens around it. It stands on a rough block of limestone in front of a plywood disc a metre wide, painted matt in [Accent colour] and propped against a plaster wall. A single hard lamp at the right, close and no higher than the cap, throws its shadow leftward onto the disc, larger than the thing itself; a sliver of white card keeps the shaded side open. 70 mm, f/11, camera level with the top of the stone. Object right of the middle of the disc, shadow left of it, the two reading as a pair; the lower edge cuts the block, the far left of the wall is kept for a headline. Limestone, plaster, [Accent colour]. Self-assured. Graphic still life from a design annual of the 1970s. No leaf shadows, no dried grasses, no arches.',
    scene: 'a perfume bottle on a stone plinth before a red disc, hard light from the right',
  },
  {
    id: 83,
    title: 'Seven in the bathroom',
    category: 'Product',
    tags: ['in use', 'hand', 'bathroom', 'morning light'],
    prompt:
      'Real size matters: judge [YOUR PRODUCT] against a hand, and leave outline, cap, wording and colour precisely as they were supplied. A small bathroom with square bottle-green tiles, seven in the morning, somebody already late. A damp hand reaches in from the right edge and lifts it off the rim of the basin, thumb in front, the label toward us and dry. A frosted window at the left sends wide, milky light through a bit of steam; the tiles answer with soft vertical glints and the shadow side of the pack turns faintly green. 50 mm, f/4, 1/125 second, at the height of the basin. Product upright on the right third, a running tap out of focus at the left, tiles only in the upper part. Bottle green, enamel, chrome, warm skin. Half awake. Advertising picture in the plain manner of present-day home goods. Four fingers and a thumb in a grip that could hold it, no face in a mirror, no other toiletries.',
    scene: 'a cream jar by a basin on a green tiled wall, morning light from the left',
  },
  {
    id: 84,
    title: 'Cooling in the brook',
    category: 'Product',
    tags: ['drink', 'water', 'backlight', 'summer', 'outdoor'],
    prompt:
      'Water may touch [YOUR PRODUCT], but its shape, closure, fill level, print and colour may neither ripple nor fade. Wedge it upright between two round stones in a shallow alpine brook in June, the current parting round the base, moisture beading on the shoulders. Noon sun falls through alders from behind at the right and shines into the contents; a slab of pale granite on the left bounces clean white onto the label. 85 mm, f/4, 1/500 second, a hand above the current. Left of centre in the lower two thirds, the shaded bank dark and plain across the top. Alder green, granite, peat brown, sun white. Thirsty. Summer campaign, colour slide. No ice cubes, no hand, no leaf stuck to the front.',
    scene: 'a bottle on stones in a stream in summer, sun from the right',
  },
  {
    id: 85,
    title: 'What goes into it',
    category: 'Product',
    tags: ['overhead', 'ingredients', 'flat lay', 'materials'],
    prompt:
      'At the heart of the layout lies [YOUR PRODUCT], face up, as it is: same contour, same label, same colours, parallel to the frame. Round it, on one slab of dark slate, its contents are set out like a map. First comes [Main ingredient] in three states, whole, cut open, ground to a small heap; then four supporting ingredients, one row each, a finger apart, nothing overlapping. A strip softbox lies low beyond the top edge, so that all shadows fall toward the bottom, short and parallel. 60 mm, f/11, straight down. Pack on the exact centre and a third of the height, rows growing looser outward, the lower right corner swept clean. Slate, unbleached paper, the colour of whatever was cut open. Methodical. Editorial flat lay. No hands, no spoons, no garnish that is not inside, no captions.',
    scene: 'a jar on a slate table with a lemon beside it, soft light from above',
  },
  {
    id: 86,
    title: 'Unwrapped at the market',
    category: 'Product',
    tags: ['handmade', 'winter', 'market', 'in use', 'low sun'],
    prompt:
      'Irregularities prove that the uploaded piece was made by hand: copy its warp, drips, stitches, tool marks, colour and true size, the good side and the odd one. A craft market in a small northern town, nine on a December morning, frost on the trestles. The piece has just been unwrapped and stands on crumpled packing paper; two hands in fingerless wool gloves are still letting go of it. The sun reaches in under the awning from the left, low and butter-coloured, raking the texture, and striped canvas puts a faint glow on the shaded half. 90 mm, f/4, at counter level, where a buyer would bend down. Piece on the left third, gloves behind it, a lane of blurred stalls leading off to the right. Frost, butter yellow, grey wool, its own surface. Honest. Portrait of an object. No price tag, no twin beside it, all fingertips accounted for.',
    scene: 'a mug on a wooden table at a winter market, low sun from the left',
  },
];
