import { listOf, rowsOf, textOf, wordsOfCell } from '../../lexicon/row.ts';

/*
 * Composition is a place in the frame (craft rule 5). classes | take | x | text with {the}.
 * x is where the subject's middle sits across the frame, 0 to 1.
 */
const ROWS = `
person | s | 0.5 | {The} centred, the face on the upper third, even margins
animal, bird, insect, sea-life | s | 0.5 | {The} centred, even margins on every side
person, animal, bird, insect, sea-life | s | 0.6 | {The} just right of centre, clear space on the left
person, animal, bird, insect, sea-life | c | 0.33 | {The} on the left third, open space to the right
person, animal, bird, insect, sea-life | c | 0.67 | {The} on the right third, open space on the left
person, animal, bird, insect, sea-life | m | 0.33 | {The} small in the lower left, wide negative space
person, animal, bird, insect, sea-life | m | 0.68 | {The} small in the lower right, wide negative space
people | s | 0.5 | The group centred, every face visible, nothing cut at the edges
people | c | 0.4 | The group left of centre, open space to the right
people | c | 0.6 | The group right of centre, open space on the left
people | m | 0.5 | The group small in the lower third, wide negative space above
animals | s | 0.5 | The group centred, every one of them whole inside the frame
animals | c | 0.4 | The group left of centre, open space to the right
animals | c | 0.6 | The group right of centre, open space on the left
animals | m | 0.5 | The group small in the lower third, wide negative space above
pair | s | 0.5 | Both figures centred, nothing cut at the edges
pair | c | 0.38 | The two on the left and middle thirds, depth behind on the right
pair | c | 0.6 | The two on the right and middle thirds
pair | m | 0.5 | Both figures small in the lower third, wide negative space above
close | m | 0.5 | {The} low in the frame, wide negative space above
hands | s | 0.5 | Hands centred, filling half of the frame
hands | c | 0.6 | Hands right of centre, entering from the lower right corner
hands | m | 0.4 | Hands low in the frame, wide negative space above
food, drink, product, small-thing, material, clothing, furniture | s | 0.5 | {The} centred, filling two thirds of the frame, even margins
food, drink, product, small-thing, material, clothing, furniture | c | 0.64 | {The} on the right third, low in the frame
food, drink, product, small-thing, material, clothing, furniture | c | 0.36 | {The} on the left third, filling half the height of the frame
food, drink, product, small-thing, material, clothing, furniture | m | 0.5 | {The} small and centred, wide negative space on every side
plant | s | 0.5 | {The} centred and upright, even margins
plant | c | 0.36 | {The} on the left third, blurred leaves framing the edge
plant | m | 0.67 | {The} small in the lower right, wide negative space
vehicle | s | 0.5 | {The} centred, filling two thirds of the width
vehicle | c | 0.36 | {The} on the left third, open space ahead of it on the right
vehicle | m | 0.67 | {The} small on the lower right, wide negative space
building | s | 0.5 | Symmetrical composition, {the} centred with sky above and ground below
building | c | 0.64 | {The} on the right third, leading lines running in from the lower left
building | m | 0.33 | {The} small on the lower left, wide empty sky
interior | s | 0.5 | Symmetrical one-point composition, nothing cut at the edges
interior | c | 0.64 | The room going back from the near left corner to the right third
interior | m | 0.5 | {Landmark} centred, calm empty space around
lone | s | 0.58 | {The} just right of centre, whole from foot to top, open ground and sky around it
lone | c | 0.33 | {The} on the left third, open space running away to the right
lone | m | 0.67 | {The} small on the right third, the rest empty
landscape, city | s | 0.5 | Layered composition, foreground, middle and distance each a third of the height
landscape, city | c | 0.33 | Leading lines from the lower right corner to the left third
landscape | m | 0.5 | Horizon low, {landmark} small and alone, two thirds of the frame empty
city | m | 0.5 | Frontal and symmetrical, {landmark} small and alone, nothing cut at the edges
space | s | 0.5 | {The} centred, even dark margins
space | c | 0.3 | {The} large and cut by the left edge, dark space on the right
space | m | 0.67 | {The} small in the upper right, the rest black
event | s | 0.5 | The scene centred, nothing cut at the edges
event | c | 0.4 | The key moment on the left third, depth behind on the right
event | m | 0.5 | The scene in the middle of the frame, open ground around it
idea | s | 0.5 | Centred, balanced left and right, even margins
idea | c | 0.36 | On the left third, open space to the right
idea | m | 0.5 | Low in the frame, wide negative space
sign | s | 0.5 | The lettered surface square to the camera, centred, even margins
sign | c | 0.6 | The lettering right of centre at a slight angle, depth behind it
sign | m | 0.5 | The lettering small and centred, wide margin
food, drink, product, small-thing, material, clothing, furniture | s | 0.4 | {The} just left of centre, clear space on the right, even margins above and below
plant | s | 0.6 | {The} just right of centre, clear space on the left
plant | c | 0.64 | {The} on the right third, stems crossing the left edge
vehicle | s | 0.42 | {The} just left of centre, clear space on the right
vehicle | c | 0.64 | {The} on the right third, open space ahead of it on the left
building | s | 0.42 | {The} just left of centre, a wide margin of sky on the right
building | c | 0.36 | {The} on the left third, leading lines running in from the lower right
interior | s | 0.42 | Level and balanced, the far wall left of centre, nothing cut at the edges
interior | c | 0.36 | The lines of the floor running from the near right corner to the left third
interior | m | 0.33 | {Landmark} in the lower left, calm empty space around
landscape, city | s | 0.42 | Horizon on the lower third, {landmark} left of centre
landscape, city | c | 0.67 | Leading lines from the lower left corner to the right third
landscape, city | m | 0.67 | {Landmark} on the right third, the rest empty
space | s | 0.6 | {The} right of centre, a wide dark margin on the left
space | c | 0.7 | {The} large and cut by the right edge, dark space on the left
event | s | 0.42 | The scene just left of centre, nothing cut at the edges
event | c | 0.6 | The key moment on the right third, depth behind on the left
idea | s | 0.42 | Just left of centre, clear space on the right
idea | c | 0.64 | On the right third, open space on the left
sign | s | 0.5 | The lettering on the upper third, calm space below
sign | c | 0.4 | The lettering left of centre at a slight angle, depth behind it
graphic | s | 0.5 | Centred with a wide even margin
graphic | s | 0.5 | Set on a clear grid, equal margins on all sides
graphic | c | 0.5 | Filling the sheet, a narrow even margin
graphic | c | 0.5 | One large shape off-centre, balanced by small ones
graphic | m | 0.5 | Small and centred, wide empty margin
graphic | m | 0.5 | Low in the sheet, wide empty margin above
unknown | s | 0.42 | {The} just left of centre, clear space on the right
unknown | c | 0.64 | {The} on the right third, low in the frame
unknown | s | 0.5 | {The} centred, filling two thirds of the frame, even margins
unknown | c | 0.36 | {The} on the left third, filling half the height of the frame
unknown | m | 0.5 | {The} small and centred, wide negative space
`;

/** One way to place a subject in the frame. */
export interface CompositionRow {
  readonly kinds: readonly string[];
  readonly take: string;
  readonly x: number;
  readonly text: string;
}

/** Every way, by class and take. */
export const COMPOSITIONS: readonly CompositionRow[] = rowsOf(ROWS, 4).map(([kinds, take, x, text]) => ({
  kinds: listOf(kinds),
  take: wordsOfCell(take)[0] ?? '',
  x: Number(x),
  text: textOf(text),
}));
