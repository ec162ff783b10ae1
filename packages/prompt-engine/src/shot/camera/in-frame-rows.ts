import { rowsOf, textOf, wordsOfCell } from '../../lexicon/row.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import { capital } from '../shot.ts';
import { CAMERA_HEIGHTS, SHOT_SIZES } from '../stage.ts';
import type { CameraRow } from './camera-rows.ts';

/*
 * Camera and layout of what the frame has to hold: one row has both, so that they agree.
 */

/** What the frame has to hold beside the subject, and why. */
export interface Held {
  readonly how:
    | 'giant'
    | 'tiny'
    | 'both'
    | 'past'
    | 'above'
    | 'below'
    | 'topped'
    | 'hung'
    | 'lifted'
    | 'falls'
    | 'with'
    | 'small'
    | 'into'
    | 'cased'
    | 'flat'
    | 'spread'
    | 'marks'
    | 'faces'
    | 'room'
    | 'ring'
    | 'beside'
    | 'upInto'
    | 'endOn'
    | 'nook'
    | 'ridden'
    | 'atop'
    | 'perched'
    | 'borne'
    | 'aboard'
    | 'flown'
    | 'laden'
    | 'dwarfed'
    | 'climbs'
    | 'within'
    | 'under'
    | 'over'
    | 'apart'
    | 'all'
    | 'accent'
    | 'down';
  /** What the frame holds besides, as a sentence names it. */
  readonly other?: string;
}

/*
 * how take | size height | camera | layout. {The} is the subject, {other} what is held besides. A clause that names
 * {other} goes where there is none.
 */
const ROWS = `
giant s | wide low | Full-length wide shot from low down, 35mm lens at f/8, the whole figure in frame, sharp throughout | {The} centred and filling the height of the frame, {other} whole in frame for scale
giant c | extreme-wide ground | Extreme wide shot from ground level, 24mm lens at f/5.6, the whole figure in frame | {The} on the right third and towering to the top of the frame, {other} whole in frame for scale, open space on the left
giant m | wide eye | Distant wide shot, 85mm lens, the whole figure in frame | {The} centred and filling the height of the frame, {other} whole in frame for scale, empty space on both sides
tiny s | close eye | Close view at the height of {the}, 100mm macro lens at f/11, the whole figure sharp | {The} whole and centred, even margins on every side
tiny c | close low | Low view from just in front, 60mm macro lens at f/4, the whole figure sharp, what is behind softly blurred | {The} on the left third, open space to the right
tiny m | close eye | Close view at the height of {the}, 100mm macro lens, level | {The} small and low in the frame, plain space above
both s | wide eye | Wide shot at eye level, 50mm lens at f/8, {the} and {other} both in frame, sharp throughout | {The} and {other} together in the middle, nothing cut at the edges
both c | wide low | Wide shot from low down, 28mm lens at f/5.6, {the} and {other} both in frame | {The} and {other} on the right and middle thirds, open space on the left
both m | extreme-wide eye | Distant wide shot, 85mm lens, {the} and {other} both in frame | {The} and {other} together in the middle, wide empty space around
past s | wide eye | Wide shot at eye level, 50mm lens at f/8, {the} and {other} both in frame, sharp throughout | {The} on the left third in front, {other} farther back on the right
past c | wide low | Wide shot from low down, 35mm lens at f/4, {the} near and sharp, {other} softer behind | {The} large on the left third, {other} smaller on the right
past m | extreme-wide eye | Distant wide shot, 85mm lens, {the} and {other} both in frame | {The} in the lower left, {other} small at the right, empty space between
above s | wide eye | Wide shot, 35mm lens at f/8, sharp throughout | {The} in the upper half of the frame, {other} along the lower third
above c | wide low | Wide shot from close to the ground looking up, 24mm lens at f/5.6 | {The} in the upper right of the frame, {other} along the lower edge
above m | extreme-wide eye | Distant wide shot, 85mm lens, level | {The} in the upper third, {other} as a low band along the lower edge, the rest empty
below s | wide high | Wide shot from a high angle, 35mm lens at f/8, {other} in view below, sharp throughout | {The} in the upper third, {other} filling the lower half
below c | wide high | Wide shot looking down past {the}, 24mm lens at f/5.6, {other} in view below | {The} in the upper right and near, {other} below on the left
below m | wide high | High-angle view from a distance, 50mm lens, {other} in view below | {The} in the upper third, {other} below, the rest empty
topped s | wide eye | Wide shot at eye level, 50mm lens at f/8, {the} and {other} both in frame, sharp throughout | {The} in the lower half of the frame, {other} in the upper part
topped c | wide low | Wide shot from low down, 35mm lens at f/4, {the} and {other} both in frame | {The} large in the lower left, {other} small at the upper right
topped m | wide eye | Distant wide shot, 85mm lens, {the} and {other} both in frame | {The} in the lower left, {other} at the upper right, empty space between
hung s | full eye | Full-length shot at its own height, 85mm lens at f/5.6, sharp throughout | {The} in the middle of the frame, {other} along the top edge
hung c | full low | Full-length shot from slightly below, 50mm lens at f/2.8, shallow depth of field | {The} in the upper right of the frame, {other} across the top, open space below
hung m | full eye | Full figure at a distance, 85mm lens, level | {The} in the upper third, {other} at the top edge, the rest empty
lifted s | wide eye | Wide shot from across the way, 35mm lens at f/8, {the} and {other} all in frame, sharp throughout | {The} and {other} filling the height of the frame, nothing cut at the edges
lifted c | wide low | Wide shot from the ground looking up, 24mm lens at f/5.6, {the} and {other} all in frame | {The} on the right third, {other} in the upper half, sky behind
lifted m | extreme-wide eye | Distant wide shot, 85mm lens, level, {the} and {other} all in frame | {The} and {other} together in the middle, empty sky around
falls s | wide eye | Wide shot at eye level, 50mm lens at f/8, 1/1000 second, {the} and {other} both in frame | {The} in the upper half of the frame, {other} below
falls c | wide low | Wide shot from low down, 28mm lens at f/5.6, 1/1000 second, {the} and {other} both in frame | {The} in the upper right, {other} at the lower left
falls m | extreme-wide eye | Distant wide shot, 85mm lens, level, {the} and {other} both in frame | {The} in the upper third, {other} at the lower edge, empty space between
with s | full eye | Full-length shot at hip height, 50mm lens at f/8, {the} and {other} both whole in frame, sharp throughout | {The} and {other} centred, nothing cut at the edges
with c | wide eye | Wide shot at eye level, 35mm lens at f/2.8, {the} and {other} both in frame, shallow depth of field | {The} and {other} on the left and middle thirds, depth behind on the right
with m | full eye | Full view at a distance, 85mm lens, straight on, {the} and {other} both in frame | {The} and {other} small in the lower third, wide negative space above
small s | medium high | Close-up of hands and {other} from slightly above, 100mm macro lens at f/8, every finger in focus | {Other} in the middle, the hands filling two thirds of the frame
small c | medium high | Close-up of hands and {other}, 50mm lens at f/2.8, {other} sharp, everything behind soft | {Other} on the right third, the hands reaching in from the left
small m | medium high | Close-up of hands and {other}, 100mm macro lens, from slightly above | {Other} in the middle, the hands filling half of the frame
cased s | close high | Close-up from a 45-degree angle looking into {other}, 90mm lens at f/11, sharp throughout | {The} and {other} centred, filling two thirds of the frame, even margins
cased c | close high | Close-up looking down into {other}, 50mm lens at f/2.8, the near edge soft, shallow depth of field | {The} and {other} on the right third, depth running to the left
cased m | close high | View from 45 degrees above, 90mm lens | {The} and {other} small and centred, wide negative space on every side
marks s | medium high | View from 45 degrees above, 50mm lens at f/8, sharp throughout | {The} centred, filling two thirds of the frame
marks c | medium high | View looking down at an angle, 35mm lens at f/4, the near edge sharp | {The} on the left third, the ground running on to the right
marks m | close overhead | Overhead view, 50mm lens, camera pointing straight down | {The} small and centred, bare ground around it
spread s | close high | Close view from a 45-degree angle, 50mm lens at f/11, sharp throughout | {The} filling two thirds of the frame, {other} in view around it
spread c | medium high | View looking down at an angle, 35mm lens at f/4, the near edge of {the} sharp, the far end softer | {The} running from the lower left to the right third, {other} in view behind
spread m | close high | View from 60 degrees above, 70mm lens | {The} centred, {other} around it to every edge
flat s | close high | Close-up from a 45-degree angle, 90mm lens at f/11, sharp throughout | {The} centred, {other} filling the frame around it
flat c | close high | Close-up looking down at an angle, 50mm lens at f/4, shallow depth of field | {The} on the right third, {other} running to the left
flat m | close high | View from 60 degrees above, 90mm lens | {The} small in the middle, {other} filling the rest of the frame
into s | close high | Close-up from a high angle looking in, 90mm lens at f/8, sharp throughout | {The} centred, filling two thirds of the frame, even margins
into c | close high | Close-up looking down over the rim, 50mm lens at f/2.8, the rim soft, what is in it sharp | {The} on the right third, depth running to the left
into m | close overhead | Overhead view, 70mm lens, camera pointing straight down | {The} small and centred, wide negative space on every side
room s | wide eye | Wide shot at eye level, 24mm lens at f/8, {other} whole from side to side, {the} in clear view, sharp throughout | {The} near the middle, {other} in view all around
room c | wide low | Low wide shot from one side, 28mm lens at f/2.8, {the} sharp, {other} running back softer behind | {The} on the left third, {other} deep on the right
room m | wide eye | Straight-on wide view, 35mm lens, level, {the} in clear view | {The} small in the lower third, {other} quiet all around
ring s | full high | Full-length group shot from slightly above, 35mm lens at f/8, {other} and every one of {the} in frame, sharp throughout | {Other} in the middle, {the} in a ring around it, faces turned inward
ring c | wide low | Low wide shot across {other}, 28mm lens at f/4, its near rim soft, {the} beyond it sharp | {Other} low in the middle, {the} rising around it on both sides
ring m | wide eye | Full view at a distance, 50mm lens, level, {other} and every one of {the} in frame | {The} around {other} as one group, wide empty space around
beside s | close high | Close view from slightly above, 70mm lens at f/8, {the} and {other} both whole in frame, sharp throughout | {The} and {other} together in the middle, even margins
beside c | close eye | Level close view, 50mm lens at f/4, {the} sharp, {other} a little softer beside it | {The} on the left third, {other} to the right of it
beside m | close eye | Straight-on view, 85mm lens, level, {the} and {other} both whole in frame | {The} and {other} small and close together, wide negative space around
faces s | close eye | Close two-shot at face height, 85mm lens at f/5.6, both faces whole in frame and sharp | Both heads in the middle, turned to each other, filling two thirds of the frame
faces c | close eye | Close two-shot at face height, 50mm lens at f/2.8, both faces in frame, everything behind soft | Both heads on the left and middle thirds, turned to each other
faces m | close eye | Close two-shot at face height, 85mm lens, both faces in frame | Both heads in the lower half of the frame, turned to each other, plain space above
upInto s | medium low | View from below straight up into {other}, 35mm lens at f/8, {the} sharp and the rim all in frame | {The} in the middle, the rim of {other} around it
upInto c | medium low | View from below up into {other}, 24mm lens at f/4, the near rim soft, {the} sharp | {The} on the right third, the rim of {other} running round it
upInto m | medium low | View from below straight up into {other}, 50mm lens | {The} small in the middle, the rim of {other} as one dark ring around it
endOn s | close eye | Close-up looking straight into the open end of {other}, 60mm lens at f/8, the rim and {the} both sharp | {The} in the middle, the rim of {other} around it
endOn c | close eye | Close-up looking into the open end of {other} at an angle, 35mm lens at f/4, the rim soft, {the} sharp | {The} on the right third, the rim of {other} running round it
endOn m | close eye | View straight into the open end of {other}, 85mm lens | {The} small in the middle, the rim of {other} as one ring around it
nook s | close eye | Close view at the height of {the}, 60mm lens at f/11, {other} in view around it, sharp throughout | {The} in the middle, {other} filling the frame around it
nook c | close low | Low view from the ground just in front, 35mm lens at f/4, {the} sharp, {other} rising softer above | {The} on the left third, {other} filling the rest of the frame
nook m | close eye | Straight-on view from close by at the height of {the}, 85mm lens | {The} small in the middle, {other} plain around it to every edge
ridden s | close eye | Close view from the side, 100mm macro lens at f/11, {the} and {other} both whole in frame, sharp throughout | {The} and {other} centred, even margins on every side
ridden c | close low | Low view from just in front, 60mm macro lens at f/5.6, {the} and {other} both in frame, what is behind softly blurred | {The} and {other} on the left and middle thirds, open space to the right
ridden m | close eye | Side view, 100mm macro lens, level, {the} and {other} both whole in frame | {The} and {other} low in the frame, wide negative space above
atop s | full eye | Three-quarter view from slightly above, 70mm lens at f/8, {the} and {other} both in frame, sharp throughout | {The} on {other} as one group in the middle, nothing cut at the edges
atop c | wide high | View from slightly above at an angle, 35mm lens at f/4, {the} sharp, {other} in frame around it | {The} on the right third, {other} running to the left under it
atop m | full eye | Level view at a distance, 85mm lens, {the} and {other} both whole in frame | {The} on {other} as one shape low in the frame, plain space above
perched s | close eye | Close view at the height of {the}, 100mm macro lens at f/11, {the} whole and sharp, {other} in view under it | {The} in the upper half of the frame, {other} filling the lower half
perched c | close high | Close view from just above {other}, 60mm lens at f/5.6, {the} sharp, {other} running softer behind | {The} on the left third, {other} running to the right behind it
perched m | close eye | Close view, 100mm macro lens, level, {the} whole and sharp | {The} small in the middle, {other} across the lower third, plain space above
borne s | medium eye | Medium shot at the height of {the}, 85mm lens at f/8, {the} and the head of {other} both in frame and sharp | {The} and {other} as one shape in the middle, nothing cut at the edges
borne c | medium eye | Medium shot at the height of {the}, 50mm lens at f/4, {the} and {other} sharp, shallow depth of field | {The} and {other} as one shape on the right third, open space on the left
borne m | medium eye | Medium shot at a distance, 135mm lens, level, {the} and {other} both in frame | {The} and {other} as one shape low in the frame, plain space above
aboard s | full eye | Three-quarter view from the front, 50mm lens at f/8, {the} in clear view, all of {other} in frame, sharp throughout | {Other} with {the} in the middle, filling two thirds of the frame
aboard c | wide eye | Wide shot from in front at an angle, 35mm lens at f/4, {the} sharp, all of {other} in frame | {Other} with {the} on the left third, open space ahead on the right
aboard m | wide eye | Side view at a distance, 135mm lens, {the} and all of {other} in frame | {Other} with {the} on the left third, open space ahead on the right
flown s | full eye | Three-quarter view from the front in the air beside it, 70mm lens at f/8, {the} in clear view, all of {other} in frame, sharp throughout | {Other} with {the} in the middle, filling two thirds of the frame, open air below
flown c | wide low | Wide shot in the air from slightly below, 35mm lens at f/5.6, {the} in clear view, all of {other} in frame | {Other} with {the} at the upper left, open air ahead on the right and below
flown m | wide eye | Side view in the air at a distance, 135mm lens, {the} and all of {other} in frame | {Other} with {the} in the upper left, open air ahead and below
laden s | full eye | Full view at the height of {the}, 85mm lens at f/8, {the} and all of {other} in frame, sharp throughout | {The} with {other} on top as one shape in the middle, nothing cut at the edges
laden c | wide low | Wide shot from low down, 35mm lens at f/5.6, {the} and all of {other} in frame | {The} with {other} on top as one shape on the right third, open space ahead on the left
laden m | full eye | Side view at a distance, 135mm lens, {the} and all of {other} in frame | {The} with {other} on top as one shape on the left third, open space ahead on the right
dwarfed s | full eye | Full-length shot at eye level, 50mm lens at f/8, {the} and all of {other} in frame, sharp throughout | {Other} filling most of the frame, {the} small beside it
dwarfed c | wide high | Wide shot from slightly above, 28mm lens at f/5.6, {the} and all of {other} in frame | {The} on the right third, {other} filling the rest of the frame
dwarfed m | wide eye | Full view at a distance, 85mm lens, {the} and all of {other} in frame | {The} small against {other}
climbs s | close eye | Close view at the height of {the}, 60mm lens at f/11, {the} whole and sharp, {other} running up behind it | {The} in the lower third, {other} filling the height of the frame
climbs c | medium low | Low view from close by looking up, 24mm lens at f/8, {the} large and sharp, {other} rising above it | {The} in the lower right, {other} rising to the top edge
climbs m | full eye | Straight-on view, 85mm lens, level | {The} small in the middle, the bare side of {other} around it
within s | close eye | Close view straight on, 100mm macro lens at f/11, all of {other} in frame, {the} inside it sharp | {Other} centred, {the} in the middle of it, even margins
within c | close eye | Close view at an angle, 60mm lens at f/4, {the} inside {other} sharp, the near side soft | {Other} on the right third, {the} seen through it
within m | close eye | Straight-on view, 100mm lens, {the} inside {other} sharp | {Other} small and centred, {the} inside it
under s | full low | View at the height of {the}, 50mm lens at f/8, {the} and {other} above both in frame, sharp throughout | {The} in the lower half of the frame, {other} across the upper half
under c | full low | Low view from just in front, 35mm lens at f/4, {the} sharp, {other} close above | {The} low on the right third, {other} running across the top of the frame
under m | full eye | Level view at a distance, 85mm lens, {the} and {other} both in frame | {The} in the lower third, {other} above, plain space on both sides
over s | wide eye | Wide shot at eye level, 50mm lens at f/8, {the} and {other} both in frame, sharp throughout | {The} in the upper half of the frame, {other} in the lower half
over c | wide low | Wide shot from the height of {other}, 28mm lens at f/5.6, {the} above and {other} both in frame | {The} at the upper right, {other} along the lower edge
over m | wide eye | Level view at a distance, 85mm lens, {the} and {other} both in frame | {The} in the upper third, {other} along the lower edge, plain space between
apart s | wide eye | Wide shot from the side at their height, 50mm lens at f/8, both of them in frame, sharp throughout | One at the left of the frame, one at the right, {other} in the middle
apart c | wide eye | Wide shot past the shoulder of the nearer one, 35mm lens at f/8, both in focus | One large on the left third, the other small on the right third, {other} in the middle
apart m | extreme-wide eye | Distant side view, 135mm lens, level, both in frame | One at the far left, one at the far right, {other} empty in the middle
all s | wide eye | Wide shot at eye level, 35mm lens at f/8, everyone in frame, sharp throughout | {The} in the middle, {other} around, nothing cut at the edges
all c | wide high | Wide shot from slightly above, 28mm lens at f/5.6, everyone in frame | {The} on the right third in front, {other} in depth on the left
all m | wide eye | Wide view at a distance, 50mm lens, level, everyone in frame | {The} and {other} close together in the middle
accent s | wide eye | Wide shot at eye level, 28mm lens at f/11, {other} near in front, sharp from front to back | {Other} on the lower third in front, {the} running back behind it
accent c | wide low | Low wide shot close to {other}, 24mm lens at f/5.6, {other} sharp, {the} softer behind | {Other} large in the lower right, {the} running back on the left
accent m | wide eye | Wide shot at eye level, 50mm lens, level, {other} in view in front | {Other} alone on the lower third, {the} plain behind it
down s | wide high | Wide shot from above one end looking down into {the}, 24mm lens at f/11, sharp throughout | {The} centred, its whole rim in frame
down c | wide high | Wide shot from high above one corner looking down into {the}, 28mm lens at f/5.6 | {The} on the left third, its near edge running in from the lower right corner
down m | wide overhead | Overhead view, 50mm lens, camera pointing straight down | {The} as one plain shape in the middle, an even margin around it
`;

interface HeldRow extends CameraRow {
  readonly layout: string;
}

const HELD: readonly HeldRow[] = rowsOf(ROWS, 4).map(([who, facts, text, layout]) => {
  const [kind = '', take = ''] = wordsOfCell(who);
  const [sizeWord, heightWord] = wordsOfCell(facts);
  const size = SHOT_SIZES.find((each) => each === sizeWord);
  const height = CAMERA_HEIGHTS.find((each) => each === heightWord);
  if (!size || !height) throw new RangeError(`Framing without size or height: ${text}`);
  return { kind, take, size, height, text: textOf(text), layout: textOf(layout) };
});

const HANGS_DOWN = sifted(/\b(?:rope|chain|thread|vine|cable|web|wire)s?$/);

/** A rope runs down into the frame, where a branch crosses it. */
const ofRope = (text: string, other: string | undefined): string =>
  other !== undefined && HANGS_DOWN.test(other)
    ? text
        .replace('{other} along the top edge', '{other} running up to the top edge')
        .replace('{other} across the top', '{other} running up out of the frame')
        .replace('{other} at the top edge', '{other} running up to the top edge')
    : text;

const OF_A_HAND = sifted(/\b(?:hands?|palm|fingers?|wrist|thumb|nails?|fingertips?)$/);

/** A hand that is what is looked at, and no thing between hands. */
const ofHand = (text: string, other: string | undefined): string =>
  other !== undefined && OF_A_HAND.test(other)
    ? text
        .replace('Close-up of hands and {other}', 'Close-up of {other}')
        .replace(/, the hands filling .*$/, ', filling half of the frame')
        .replace('the hands reaching', 'the other hand reaching')
    : text;

const named = (row: string, the: string, other: string | undefined): string =>
  filledIn(
    ofHand(
      ofRope(
        other?.includes(' and ')
          ? row
              .replaceAll('{the} and {other}', '{the}, {other}')
              .replaceAll('{The} and {other}', '{The}, {other}')
          : row,
        other,
      ),
      other,
    ),
    // Where the other one has a clause of its own, those before it are a list by themselves.
    /\{[Tt]he\} and \{other\}/.test(row) ? the : the.replace(/, ([^,]+)$/, ' and $1'),
    other,
  ).replace(the.includes(', ') ? ' both in frame' : /$^/, ' all in frame');

const filledIn = (text: string, the: string, other: string | undefined): string =>
  (other === undefined ? text.replace(/, [^,]*\{other\}[^,]*/g, '') : text.replaceAll('{other}', other))
    .replaceAll('{The}', capital(the))
    .replaceAll('{Other}', capital((other ?? '').replace(/ on the \w+$/, '')))
    .replaceAll('{the}', the);

/** The camera of what the frame must hold. */
export function heldCamera({ how, other }: Held, take: string, the: string): CameraRow | undefined {
  const row = HELD.find(({ kind, take: of }) => kind === how && of === take);
  return row && { ...row, text: named(row.text, the, other) };
}

/** The layout of what the frame must hold. */
export function heldLayout({ how, other }: Held, take: string, the: string): string {
  const row = HELD.find(({ kind, take: of }) => kind === how && of === take);
  return row ? named(row.layout, the, other) : '';
}
