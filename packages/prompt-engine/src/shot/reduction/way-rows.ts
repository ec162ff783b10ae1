import { listOf, rowsOf, textOf, wordsOfCell } from '../../lexicon/row.ts';
import type { CameraRow } from '../camera/camera-rows.ts';
import { CAMERA_HEIGHTS, SHOT_SIZES } from '../stage.ts';

/*
 * What can be taken away: one row has what is left and what it stands on or before, its one light, its view and its
 * place in the frame, so that they agree.
 *
 * way | classes | needs | what is left | light | size height | view | x | place in the frame | why
 *
 * {The} is whoever or whatever the picture is of, {All} with those who are named besides, {its} whose, {close} what is
 * seen of a deed from near, {o} its object, {plane} a wall, {ground} what the place comes down to, {sky} what is over
 * it, {air} what hides the rest, {gone} how it goes, {over} what of it is left over the frame, {room} the place by its name, {piece} one thing of it, {own} a colour of its own,
 * {paper} a tone beside it, {side} where the light comes from. An empty cell keeps what was decided.
 */
const ROWS = `
# hands, faces, and the dark
hands | person | work doer one lit dim | Only {the}'s {close}, cropped at the wrists, the rest black | One lamp high at camera {side}, hard, no wider than the hands | close eye | 100mm lens, tight | 0.5 | Hands in the lower half, the upper half dark | The deed is done by the hands: they carry the sentence.
hands | person | work doer one walled earthly | Only {the}'s {close}, cropped at the wrists, before {plane} | One hard light at camera {side} | close eye | 100mm lens, tight | 0.5 | Hands in the lower half, the wall above bare | The deed is done by the hands: they carry the sentence.
hands | person | work doer one unwalled | Only {the}'s {close}, cropped at the wrists, all behind in shadow | One hard light at camera {side} | close eye | 100mm lens, tight | 0.5 | Hands in the lower half, the upper half dark | The deed is done by the hands: they carry the sentence.
hands | person | work doer one outside | Only {the}'s {close}, cropped at the wrists, {sky} behind | Low light from camera {side} | close low | 100mm lens from below the hands | 0.5 | Hands in the lower half, the sky over the rest | The deed is done by the hands: they carry the sentence.
dark | person | work one dim | Only {working} come out of the dark, all else black | One small lamp close at camera {side}, hard | medium eye | 85mm lens, from the waist up | 0.64 | {The} on the right, the left half black | Face and hands tell the deed; what is around them does not.
dark | person | still dim lit alone idle bare | Only face and hands come out of the dark, all else black | One small lamp close at camera {side}, hard | medium eye | 85mm lens, from the chest up | 0.36 | {The} on the left, the right half black | A face and two hands say who it is.
glow | person, animal, people, thing | glow | All that the one light does not reach is black | - | medium eye | 70mm lens, close | 0.36 | {All} on the left, the right half black | The light that is named draws the picture.
face | person | felt portrait walled bare | The face alone, brow to chin, before {plane} | One large window at camera {side}, soft | close eye | 100mm lens, level | 0.5 | The face filling the frame, cropped at the hair | What is felt is seen in the face.
face | person | felt portrait dim bare | The face alone, brow to chin, all behind it black | One window at camera {side}, the far cheek in shadow | close eye | 100mm lens, level | 0.5 | The face filling the frame, cropped at the hair | What is felt is seen in the face.
face | person | calm portrait dim walled bare | Half of the face lit, the other half lost in black | One narrow window at camera {side} | close eye | 100mm lens, level | 0.5 | The face filling the frame, cropped at the hair | A portrait is left its face.
face | person | portrait walled | Head and shoulders alone before {plane} | One window at camera {side}, soft | close eye | 85mm lens, level | 0.5 | The face in the upper half, the shoulders cut by the lower edge | A portrait is left its face.
near | person, animal | felt one unasked still grave unset | {The} from close by, head and shoulders, all behind sunk in shadow | One window at camera {side}, soft | close eye | 85mm lens, level | 0.36 | The face on the left third, the right half empty | What is felt is seen from close by.
near | person, animal | felt one unasked still walled unset | {The} from close by, head and shoulders, before {plane} | One window at camera {side}, soft | close eye | 85mm lens, level | 0.36 | The face on the left third, the wall over the rest | What is felt is seen from close by.
head | animal, bird | portrait | The head alone, cropped at the neck, before {paper} paper | One window at camera {side}, a spark in the near eye | close eye | 135mm lens at eye height | 0.5 | The head filling two thirds, the rest paper | A portrait is left its head.
rim | person, animal, bird | calm plain bare dim lit still free | Against black, one edge of light along {edge}, nothing else | One narrow light from behind at camera {side}, hard | medium eye | 85mm lens, side view | 0.36 | {The} in profile on the left, the right half black | An outline is enough to tell {it} by.
pool | thing | free lit dim alone unsold | Alone in one round pool of light on a black ground | One spot straight from above, hard-edged | full high | 50mm lens, slightly from above | 0.5 | {The} low in the middle, the dark over the rest | What the light does not reach is gone.
pool | person, animal | free lit dim alone earthly | Alone in one round pool of light on a black floor | One spot straight from above, hard-edged | full high | 50mm lens, slightly from above | 0.5 | {The} low in the middle, the dark over the rest | What the light does not reach is gone.
# before one wall
wall | person, animal, bird | lit walled alone still earthly idle grown tame | Nothing behind {all} but {plane} and one shadow | One hard lamp low at camera {side} | three-quarter eye | 70mm lens, straight on | 0.34 | {The} low on the left third, the wall over the rest | One wall takes away all that is not named.
wall | person, animal, bird | walled alone earthly lit grown tame | Nothing behind {all} but {plane} and one shadow | One hard lamp low at camera {side} | full eye | 50mm lens, straight on | 0.66 | {The} low on the right third, the wall over the rest | One wall takes away all that is not named.
wall | person, animal | walled alone earthly lit tender | {All} before {plane}, nothing else | One large window at camera {side}, soft | three-quarter eye | 70mm lens, straight on | 0.34 | {The} low on the left third, the wall over the rest | One wall takes away all that is not named.
wall | person, people | walled named alone | One bare wall of {room} behind {all}, nothing on it | One window at camera {side}, soft | three-quarter eye | 70mm lens, straight on | 0.34 | {All} low on the left third, the wall over the rest | One wall of the room is left.
token | person, people, thing | walled named marked alone | Of {room} only {piece} and a bare wall are left beside {all} | One window at camera {side}, soft | three-quarter eye | 70mm lens, straight on | 0.34 | {All} low on the left third, the wall over the rest | One thing tells the room.
corner | person, animal | lit free alone still earthly tame | In the corner of two bare {tone} walls, one in light, one in shade | One window at camera {side}, soft | full eye | 50mm lens, level | 0.5 | {The} low in the middle, walls over the rest | A corner is place enough.
wall | people | walled earthly | {All} close together before {plane}, nothing else | One large window at camera {side}, soft | medium eye | 70mm lens, straight on | 0.5 | {All} in the lower half, the wall above bare | One wall takes away all that is not named.
sheet | person, animal, bird, insect | free lit alone earthly | Alone on one curved sheet of {paper} paper | One large soft light at camera {side}, one pale shadow | full eye | 50mm lens, straight on | 0.33 | {The} low on the left third, the paper empty above | Nothing is named besides, so nothing is there.
sheet | people | free lit earthly | {All} alone on one curved sheet of {paper} paper | One large soft light at camera {side}, one pale shadow | full eye | 50mm lens, straight on | 0.5 | {All} low in the middle, the paper empty above | Nothing is named besides, so nothing is there.
stone | person, animal, people | lit free unearthly alone | Alone before one wall of bare dark stone | One shaft of light from high at camera {side} | full eye | 50mm lens, straight on | 0.66 | {The} low on the right third, the wall over the rest | Stone is of no age and of no place.
mist | person, animal, people | lit free unearthly alone | Pale mist and nothing else, {all} half come out of it | Soft light from the mist itself, brighter at camera {side} | full eye | 85mm lens, level | 0.34 | {All} low on the left third, mist over the rest | Mist hides what nobody has named.
rock | person, people, animal | lit alone finned ashore | One wet black rock, black water to every edge | One pale moonless light from high at camera {side} | full eye | 85mm lens, level | 0.34 | {The} on the left third, the water empty around | Water and a rock are all that such a one needs.
leap | person, animal | dry quick unplaced lit alone | Nothing in the frame but {the} and the shadow below on {floor} | One hard lamp high at camera {side} | full low | 50mm lens from floor height | 0.5 | {The} in the upper half, the floor a thin band below | In the air there is only the body and its shadow.
above | animal, insect | free lit alone still undressed tame | Straight down on {paper} paper, nothing beside {it} | One low window at camera {side}, one long shadow | full overhead | 70mm lens, straight down | 0.62 | {The} toward the right edge, the paper bare | From above there is only the body and its shadow.
head | animal, bird | free bare calm lit unposed undressed | The head alone, cropped at the neck, before {paper} paper | One window at camera {side}, a spark in the near eye | close eye | 135mm lens at eye height | 0.5 | The head filling two thirds, the rest paper | The head is what {it} is known by.
self | animal, bird, insect | free lit alone coloured | {Own} on {own}: {the} before paper of {its} own colour | One hard light at camera {side}, one edge bright | medium eye | 100mm lens, side view | 0.5 | {The} low in the frame, the same {own} over the rest | The colour is what {it} is known by.
# in the open
sky | person, people, animal, bird, vehicle | open sky plain backlit calm unsupported plainly legged homely | {All} as one dark shape against {sky}, {land} a thin line below | {Sky} behind as the only light | wide low | 135mm lens from far off, level | 0.34 | Low on the left third, the sky over the rest | The outline tells the deed.
moon | person, animal, bird, people, building | moon calm | {The} as one dark shape across the disc of the moon | The moon behind as the only light | full low | 400mm lens from far off | 0.5 | The moon filling half of the frame, dark sky around | The moon is the only ground it needs.
below | person, people, animal, bird, vehicle, building | open ground homely level | {Ground} below, {sky} above, nothing between but {all} | Low light from camera {side}, one long shadow | wide eye | 85mm lens from far off, level | 0.66 | {All} small on the right third, where the two meet | Two planes are left of the place.
around | person, people, animal, bird, vehicle, thing | open ground fair sunny homely level | {Ground} from edge to edge, no horizon, {all} alone on it | One low sun at camera {side}, one long shadow | wide high | 85mm lens from high up | 0.66 | {All} in the upper {side}, the shadow running to the lower {other} | The ground is all that is left of the place.
under | person, people, animal, bird, vehicle, thing | outside open afoot homely | Nothing behind {all} but {sky}, the ground below the frame | Low light from camera {side} | three-quarter low | 70mm lens from knee height | 0.34 | {All} on the left third, the sky over the rest | A low camera leaves the sky and nothing else.
token | person, people, animal, bird | outside listed homely placed broken | Of {city} only {piece} beside {all}, the rest {gone} | Soft light from camera {side} | full eye | 85mm lens, level | 0.34 | {All} on the left third, {over} over the rest | One thing tells the place.
token | person, people, animal, bird, vehicle | outside marked foreign | Of {city} only {piece} behind {all}, the rest {gone} | Soft light from camera {side} | full eye | 85mm lens, level | 0.34 | {All} on the left third, {over} over the rest | One thing tells the town.
breach | animal, sea-life | seaborne | Flat dark water below, an even sky above, {the} alone out of it | Low light from camera {side} | wide eye | 200mm lens, close to the water | 0.66 | {The} on the right third, water and sky bare | Water is all that is left of the sea.
deep | sea-life, person, animal, thing | under | {All} alone in water that darkens to black | One shaft of daylight from straight above | wide eye | 35mm lens, side view | 0.66 | {All} small on the upper right, black water below | Water hides all else by itself.
afloat | boat, bird, person, people, animal | afloat | {All} and one reflection in still black water, no shore | Pale light from the whole sky | wide eye | 135mm lens, close to the water | 0.34 | On the left third, the reflection reaching the lower edge | Water has the thing twice and nothing besides.
afloat | boat | outside waterborne | {All} alone between {water} and {sky}, no shore | Low light from camera {side} | wide eye | 200mm lens from far off, level | 0.66 | Small on the right third, on the line | Two planes are left of the sea.
back | person | gazing open sky calm homely | Seen from behind, head and shoulders before {sky} | {Sky} ahead as the only light | medium eye | 50mm lens, straight on | 0.5 | {The} low in the middle, two thirds of the frame open | What is looked at is left empty.
# things
self | thing, vehicle | placeless lit coloured | {Own} on {own}: {the} on paper of {its} own colour, parted from it by one shadow | One hard lamp high at camera {side} | close eye | 100mm lens, straight on | 0.5 | Low in the middle, two thirds of the frame paper | The colour is what {it} is known by.
shadow | thing, vehicle | placeless lit solid | {All} and one long shadow on {floor} | One bare lamp low at camera {side}, hard | full high | 85mm lens from above the front edge | 0.66 | In the upper {side}, the shadow reaching the lower {other} corner | A shadow tells the shape a second time.
edge | thing, vehicle | placeless lit hard unsold plainly standing | Black on black, one line of light along the edge of {all} | One narrow strip of light behind at camera {side} | full eye | 100mm lens, level | 0.5 | Centred, darkness over the rest | One line is enough to tell {it} by.
corner | thing | placeless lit small eaten standing | {All} at the corner of a bare {wood} table, {plane} behind | Window light at camera {side}, one soft square on the wall | full eye | 70mm lens at table height | 0.34 | Low on the left, the wall above empty | A corner of a table is place enough.
top | thing | placeless lit small flat | {All} from straight above on {paper} paper, nothing beside | One low window at camera {side}, one soft shadow | full overhead | 70mm lens, straight down | 0.62 | Off centre to the right, the paper bare | From above there is only the shape and its shadow.
hung | thing | placeless lit cloth unposed | {All} on one nail in {plane}, nothing else | One window at camera {side}, one soft shadow | full eye | 70mm lens, square on | 0.36 | On the left third, the wall over the rest | One nail is enough.
room | thing | placeless lit seat | {All} alone before {plane}, the floor bare | One window at camera {side}, a square of it on the floor | full eye | 50mm lens, straight on | 0.66 | Low on the right third, the wall above empty | One wall is room enough.
backed | thing, vehicle, person, animal, bird | backed lit | {The} before the {wall} alone, which fills the frame to every edge | One low sun at camera {side}, one shadow on the wall | full eye | 70mm lens, square on | 0.34 | Low on the left third, the {wall} over the rest | The wall that is named is ground enough.
bare | thing | borne | Nothing on the {support} but {all}, {plane} behind | One window at camera {side}, soft, a single shadow | full eye | 85mm lens at its height | 0.34 | Low on the left third, the wall above empty | Of the place only what bears it is left.
inside | thing, vehicle | walled named | {All} alone before one bare wall of {room} | One window at camera {side}, a single shadow | full eye | 70mm lens, straight on | 0.66 | Low on the right third, the wall above empty | One wall of the room is left.
# buildings, rooms and land
line | building | overland clear detached | {All} against the sky alone, the land one thin dark line | Low light from camera {side} | wide eye | 200mm lens from far off, level | 0.34 | Small on the lower left third, sky over the rest | {The} tells the place by its outline.
haze | building | overland clear lit | {All} clear, everything behind lost in pale haze | Soft light from the haze itself, brighter at camera {side} | wide eye | 135mm lens, level | 0.62 | Low on the right, two thirds of the frame haze | Haze takes away the neighbours.
night | building | dark unposed | The outline of {the} against {sky}, all else night | - | wide eye | 135mm lens, level | 0.34 | Small on the lower left third, dark sky over the rest | At night an outline is enough.
gone | building | veiled | {All} half gone in {air}, nothing else in sight | - | wide eye | 135mm lens, level | 0.34 | Low on the left third, {air} over the rest | The weather takes away the rest by itself.
piece | interior | marked unposed | {Room}: {piece} and one bare wall, the floor empty | One window out of frame at camera {side}, one square of light on the floor | full eye | 50mm lens, straight on | 0.34 | Low on the left, wall and floor empty | One thing tells the room.
posed | interior | posed | Nothing besides, the floor and one wall bare | One window out of frame at camera {side}, one square of light on the floor | full eye | 50mm lens, straight on | 0.34 | Low on the left, wall and floor empty | One thing tells the room.
sunk | interior | dim unposed | {Room} in shadow but for one patch of light on the floor | One narrow window at camera {side} | wide eye | 35mm lens, straight on, verticals straight | 0.5 | The patch low in the middle, dark around | A room is told by what its light reaches.
posed | landscape, city | posed overland landless | Nothing else in sight, {ground} to every edge | - | - | - | - | - | One thing is left of it.
bands | landscape | land unposed | Two bands and one line: {ground} below, {sky} above | - | extreme-wide eye | 100mm lens, level | 0.5 | The line on the lower third, {sky} over the rest | Two planes are what is left of land.
bands | landscape | land posed | Nothing else but {ground} and {sky} | - | extreme-wide eye | 100mm lens, level | 0.5 | The line on the lower third, {sky} over the rest | Two planes are what is left of land.
planes | landscape | raised clear unposed | One dark ridge near, one pale ridge behind, the rest lost in haze | Light from the haze itself, brighter at camera {side} | extreme-wide eye | 200mm lens, level | 0.5 | The dark ridge along the lower third | Haze leaves of land its outlines.
trunks | landscape | wooded unposed | Three dark trunks near, everything behind them lost in {air} | Soft light from the {air} itself | wide eye | 135mm lens, level | 0.5 | The trunks left of the middle, the right half pale | Haze leaves of a wood its nearest lines.
mirror | landscape | water clear unposed | The far shore one dark line, doubled in still water | - | extreme-wide eye | 100mm lens, level | 0.5 | The line across the middle, both halves empty | Still water has the land twice and nothing besides.
one | landscape | lone | {Landmark} alone, all around it only {air} | - | wide eye | 135mm lens, level | 0.34 | {Landmark} on the left third, the rest empty | One named thing tells the land.
between | landscape | stands unposed | {All} alone between {ground} and {sky}, nothing else in sight | - | extreme-wide eye | 135mm lens, level | 0.66 | Low on the right third, {sky} over the rest | Two planes are left of the land.
between | city | stands unmarked | {The} as one pale outline between {ground} and {sky} | - | extreme-wide eye | 135mm lens, level | 0.66 | Low on the right third, {sky} over the rest | An outline tells the place.
street | city | marked unposed | {Piece} near and sharp, the rest of {city} {gone} | - | wide eye | 85mm lens, level | 0.34 | Low on the left, {over} over two thirds of the frame | One thing of its own tells the place.
void | space | - | {All} alone on black, only the sunlit edge drawn, no other star | One hard sun at camera {side} | wide eye | 200mm lens | 0.66 | {The} small on the right third, black over the rest | Space is empty by itself.
# much, and whatever has a view of its own
mass | crowd | outside | {All} as one dark mass of heads, over it only {sky} | - | wide eye | 135mm lens, level | 0.5 | Heads along the lower third, {sky} over the rest | So many are one shape.
mass | crowd | indoors | {All} as one dark mass of heads, over it only lit haze | One bright lamp far ahead through the haze | wide eye | 85mm lens, level | 0.5 | Heads along the lower third, haze over the rest | So many are one shape.
bare | any | kept borne | Nothing on the {support} but {all}, all behind one plain tone | One window at camera {side}, soft | - | - | - | - | Of the place only what bears it is left.
set | open | kept set | {All} alone, nothing else before the {backing} | - | full eye | 85mm lens, level | 0.5 | {The} low in the middle, even ground over the rest | The ground that is named is all that is left.
set | any | kept set | {All} alone, nothing else before the {backing} | - | - | - | - | - | The ground that is named is all that is left.
bed | any | kept bedded | {The} with {bed} to every edge of the frame, nothing else | Low light from camera {side}, one soft shadow | - | - | - | - | What {it} lies on is ground enough.
lit | any | kept shaded dim figured | {All} lit alone, {room} around sunk in shadow | One lamp at camera {side}, hard | - | - | - | - | Light leaves what is named, and takes away the rest.
floor | any | kept grounded outside homely | {Ground} to every edge, and {all} there, nothing else of {land} | - | - | - | - | - | Of the place one ground is left.
gone | any | kept outside figured airy | {All} clear, {behind} gone in {air} | Soft daylight from camera {side} | - | - | - | - | What is near stays, what is far goes.
soft | any | kept outside figured soft | {All} sharp, {behind} {blur} | Soft daylight from camera {side} | - | - | - | - | A long lens leaves what is near, and of the rest its colour.
accent | any | kept accent | {Accent} the only strong colour, all else in greys | - | - | - | - | - | A colour that is named is enough.
before | any | kept unplaced lit living earthly tame | {All} alone before {plane}, nothing else | One large window at camera {side}, soft | - | - | - | - | One wall takes away all that is not named.
pane | any | kept windowed living | {All} and the edge of the window in the light, the rest in soft shade | - | - | - | - | - | The window that is named is all the light there is.
pale | any | kept bright living | {All} alone sharp, the rest one soft pale tone | - | - | - | - | - | One tone takes away what is behind.
boards | any | kept unplaced lit domestic | {All} alone on {floor}, nothing else in sight | One window at camera {side}, one soft shadow | - | - | - | - | What is named needs one ground.
# ideas and figures
idea | idea | tabled | Nothing besides, behind it {plane} | Window light at camera {side}, one soft square on the wall | full eye | 70mm lens, straight on | 0.34 | Low on the left third, the wall over the rest | One thing stands for the idea.
idea | idea | roomy | Nothing else in the room, bare boards and {plane} | Window light at camera {side}, one soft square on the wall | full eye | 50mm lens, straight on, verticals straight | 0.34 | On the left third, the bare wall over the rest | One thing stands for the idea.
idea | idea | skied | Nothing else near or far, pale empty air behind | Flat even daylight from the whole sky | wide eye | 85mm lens from a distance, level | 0.34 | Small on the left third, the empty air over the rest | One thing stands for the idea.
idea | idea | vast | Nothing near the camera, all of it far off and small | - | wide eye | 100mm lens from far off, level | 0.5 | In the lower quarter of the frame, open air over the rest | One view stands for the idea.
idea | idea | darkened | All that its own light does not reach is black | - | full eye | 70mm lens, straight on | 0.34 | On the left third, the dark over the rest | One thing stands for the idea.
figure | sign | lit numeral | On {plane}, no other mark on it | One low lamp at camera {side}, hard | full eye | 50mm lens, square on | 0.66 | Small in the lower right, the wall over the rest | A figure needs one ground.
`;

/** One way to take away. */
export interface ReductionWay {
  readonly id: string;
  readonly classes: readonly string[];
  readonly needs: readonly string[];
  readonly left: string;
  readonly light: string;
  readonly size?: CameraRow['size'];
  readonly height?: CameraRow['height'];
  readonly view: string;
  readonly x?: number;
  readonly place: string;
  readonly because: string;
}

const WIDTH = 10;

/**
 * Reads the table.
 * @throws RangeError naming a row whose size or height is none
 */
function waysOf(table: string): ReductionWay[] {
  return rowsOf(table, WIDTH).map((cells) => {
    const [id = '', classes, needs, left, light, seen, view, x, place, because] = cells;
    const [first, second] = wordsOfCell(seen);
    const size = SHOT_SIZES.find((each) => each === first);
    const height = CAMERA_HEIGHTS.find((each) => each === second);
    if ((first !== undefined && !size) || (second !== undefined && !height))
      throw new RangeError(`Way with a view of no size or height: ${cells.join(' | ')}`);
    return {
      id,
      classes: listOf(classes),
      needs: wordsOfCell(needs),
      left: textOf(left),
      light: textOf(light),
      ...(size && { size }),
      ...(height && { height }),
      view: textOf(view),
      ...(textOf(x) && { x: Number(x) }),
      place: textOf(place),
      because: textOf(because),
    };
  });
}

let made: readonly ReductionWay[] | undefined;

/** Every way to take away, read on first use. */
export function ways(): readonly ReductionWay[] {
  made ??= waysOf(ROWS);
  return made;
}
