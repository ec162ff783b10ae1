import { rowsOf, textOf } from '../lexicon/row.ts';
import type { Take } from '../vocabulary.ts';

/*
 * What can be said of a picture whose sentence is read in part: the terms that hold whoever is in it and whatever goes
 * on. take | element | of | text with {side} and {all}
 */
const ROWS = `
s | light | free | Soft, even light, the shadows kept open
s | light | free | Soft light from camera {side}, gentle open shadows
c | light | free | Directional light from camera {side}, soft-edged shadows
c | light | free | Soft side light from camera {side}, gradual falloff
m | light | free | Soft, flat light, low contrast
m | light | free | Plain soft light, gentle shadows
s | light | day | Soft, even daylight, the shadows kept open
s | light | day | Soft daylight from camera {side}, gentle open shadows
c | light | day | Directional daylight from camera {side}, soft-edged shadows
c | light | day | Daylight from camera {side}, gradual falloff
m | light | day | Flat, even daylight
m | light | day | Plain soft daylight, gentle shadows
s | light | told | Lit by the light in the scene alone, the shadows readable
c | light | told | Lit by the light in the scene alone, strong contrast between light and dark
m | light | told | Lit by the light in the scene alone
s | light | night | Soft low-key light, the shadows readable
c | light | night | Low-key light from camera {side}, deep soft-edged shadows
m | light | night | Dim, soft low-key light
s | light | low | Low, soft light, gentle shadows
c | light | low | Low light from camera {side}, soft-edged shadows
m | light | low | Low, soft light
s | light | bright | Clear, bright light from above
c | light | bright | Bright, hard light from above, short shadows
m | light | bright | Bright, clear light
s | light | veiled | Soft, diffused light without hard shadows
c | light | veiled | Diffused light from camera {side}, muted contrast
m | light | veiled | Flat, diffused light
s | camera | wide | Wide shot at eye level, 35mm lens at f/8, {all} in frame, sharp throughout
s | camera | wide | Wide shot, 40mm lens at f/8, {all} in frame and in focus
c | camera | wide | Wide shot at a slight angle, 28mm lens at f/4, {all} in frame
c | camera | wide | Wide shot from slightly above, 35mm lens at f/4, {all} in frame
c | camera | wide | Wide shot from one side, 28mm lens at f/5.6, {all} in frame
m | camera | wide | Straight-on wide view, 50mm lens, {all} in frame
m | camera | wide | Level wide view, 50mm lens, {all} in frame
s | camera | full | Full view, 70mm lens at f/11, sharp from front to back
c | camera | full | Three-quarter view, 50mm lens at f/5.6
m | camera | full | Straight-on full view, 85mm lens
s | camera | near | 85mm lens at f/8
c | camera | near | 50mm lens at f/4
m | camera | near | 85mm lens
s | camera | told | 35mm lens at f/8
c | camera | told | 28mm lens at f/4
m | camera | told | 50mm lens
s | camera | drawn | Whole scene in view, clear silhouettes
c | camera | drawn | Scene seen at an angle, overlapping forms from near to far
m | camera | drawn | Simplified frontal view
s | composition | wide | Balanced composition, nothing cut at the edges
s | composition | wide | Stable, level composition, nothing cut at the edges
c | composition | wide | Off-centre composition with depth from front to back
c | composition | wide | Asymmetrical composition on the thirds, depth from near to far
m | composition | wide | Simple frontal composition, clear edges
m | composition | wide | Simple level composition, nothing added
s | composition | full | Centred composition, even margins
c | composition | full | Off-centre composition on the {side} third
m | composition | full | Simple centred composition, wide margins
s | composition | told | Balanced composition
c | composition | told | Off-centre composition with depth
m | composition | told | Simple composition, nothing added
s | light | layout | Even tone, clear silhouettes
c | light | layout | Strong contrast of tones, clear silhouettes
m | light | layout | Even tone, few elements
s | composition | layout | Centred layout, even margins
c | composition | layout | Bold asymmetrical layout
m | composition | layout | Simple layout, wide margins
`;

interface PlainRow {
  readonly take: string;
  readonly element: string;
  readonly of: string;
  readonly text: string;
}

const PLAIN: readonly PlainRow[] = rowsOf(ROWS, 4).map(([take, element, of, text]) => ({
  take: textOf(take),
  element: textOf(element),
  of: textOf(of),
  text: textOf(text),
}));

/** The plain forms of a decision, of which each holds for any picture of its sort. */
export const plainForms = (
  take: Take,
  element: 'light' | 'camera' | 'composition',
  of: string,
): readonly string[] =>
  PLAIN.filter((row) => row.take === take.charAt(0) && row.element === element && row.of === of).map(
    ({ text }) => text,
  );
