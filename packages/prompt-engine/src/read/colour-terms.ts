/** Plain colour words; compounds ('sky blue') are read as one. */
export const COLOUR_WORDS: readonly string[] =
  `red, scarlet, crimson, burgundy, maroon, vermilion, orange, amber, ochre, gold, golden, yellow, mustard, green, emerald,
   lime, olive, mint, teal, turquoise, cyan, aqua, blue, navy, cobalt, azure, indigo, sky blue, dark blue, light blue,
   baby blue, royal blue, electric blue, purple, violet, lavender, lilac, magenta, fuchsia, pink, hot pink, pastel pink,
   rose, peach, coral, salmon, brown, tan, beige, cream, ivory, white, off-white, black, jet black, grey, gray, dark grey,
   dark gray, silver, copper, bronze, dark green, forest green, dark red, pastel, rainbow, multicolored, multicoloured,
   colorful, colourful, ginger, blonde, blond`
    .split(',')
    .map((word) => word.trim());

/** Words that promise colour without naming one. */
export const UNNAMED_COLOURS: ReadonlySet<string> = new Set([
  'pastel',
  'rainbow',
  'multicolored',
  'multicoloured',
  'colorful',
  'colourful',
]);
