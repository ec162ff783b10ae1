import { choicesOf, rowsOf, textOf } from '../../lexicon/row.ts';
import type { Take } from '../../vocabulary.ts';

/*
 * What a take shows of a place that something bears: `what it is about | what is shown | studio; cinematic; minimal`.
 * `{place}` is the place, `{bearer}` what bears it, `{side}` the side of the key light and `{far}` the other.
 */
const ROWS = `
cloud | stance | the cloud heaped high round the walls, its top nearly flat, its underside grey and ragged; vapour spilling over the edge of the cloud, a few birds far below it; -
cloud | ground | open blue air all round, smaller clouds far below; a floor of broken cloud deep below, a strip of land through one gap; nothing else but open air
asleep | stance | {bearer} lying side on along the ground, eyes shut; {bearer} curled with the near side to the camera, the flank rising; {bearer} lying side on, eyes shut
asleep | ground | low open ground with no more than grass, a level horizon; mist in the hollows around it, birds circling at the height of {place}; nothing behind but haze
boat | stance | {bearer} side on, low in the water under its load; {bearer} coming on at an angle, water curling from the bow; {bearer} side on
boat | ground | still water with its reflection, a low bank behind; mist on the water, reeds soft close to the lens; only haze over still water
vehicle | stance | {bearer} side on, low on its springs under the load; {bearer} coming on at an angle, the load leaning a little; {bearer} side on
vehicle | ground | a straight empty road, low fields behind; dust behind the wheels, the road running to the horizon; nothing behind but haze
flier | stance | {bearer} level in the air, side on; {bearer} banking a little, the far side lower; {bearer} side on
flier | ground | open air all round, banks of cloud far below; a wisp of cloud soft at the lower edge, land tiny below; nothing else but open air
swimmer | stance | {bearer} side on at the surface, water running off the flanks; {bearer} rising, white water breaking along the side; {bearer} side on
swimmer | ground | open sea to a level horizon; spray close to the lens, a low horizon behind; nothing else but sea and haze
walker | stance | {bearer} side on, one forefoot lifted in a slow step, the head low; {bearer} coming on at an angle, one forefoot just set down; {bearer} side on
walker | ground | low open ground, no tree on it, a level horizon; dust round the feet, birds circling at the height of {place}; nothing behind but haze
upright | stance | {bearer} upright and still, square to the camera; {bearer} in mid-stride, the weight on the near leg; {bearer} upright
upright | ground | low hills no higher than the knees, plain sky behind; mist round the legs, birds circling at the height of {place}; nothing behind but haze
still | ground | -; -; -
small | ground | moss and one wet stone beneath, grass blades on both sides taller than {place}; a grass blade soft close to the lens, dim green behind; plain moss and nothing else
table | ground | a plain wooden table below, a plain wall behind; the edge of the table soft in front, a dark room behind; a plain table and nothing else
land | ground | bare open ground, a level horizon; mist along the ground, a few tiny figures at the foot; nothing behind but haze
on | camera | wide shot at mid-height, 50mm lens at f/11, {bearer} and {place} whole in the frame, sharp throughout; wide shot from near the ground, 24mm lens at f/5.6, {bearer} towering, {place} high above; distant view, 135mm lens, level
on | camera-small | close view side on, 100mm macro lens at f/11, focus-stacked, {bearer} and {place} sharp; close view from ground level, 60mm lens at f/4, {place} sharp, the near ground soft; close side view, 100mm lens
within | camera | view straight on into the opening, 35mm lens at f/11, {place} and the edge of {bearer} sharp; wide shot from low at one side of the opening, 28mm lens at f/4, the near edge dark and soft; straight-on view, 85mm lens
within | camera-small | close view straight on into the opening, 100mm macro lens at f/11, focus-stacked; close view at an angle into the opening, 60mm lens at f/4, the near edge soft; close view straight on, 100mm lens
out of | camera | wide shot at eye level, 35mm lens at f/11, {bearer} and {place} whole in the frame, sharp throughout; wide shot from near the ground, 24mm lens at f/5.6, {place} high above; distant view, 135mm lens, level
out of | camera-small | close view from slightly above, 90mm lens at f/11, {bearer} and {place} whole in the frame, sharp throughout; close view from the height of the base, 50mm lens at f/2.8, the front edge sharp; straight-on view, 90mm lens
on | layout | the two centred, clear air above; the two on the {far} third, open space at the {side}; the two low on the {far} third, the rest left empty
within | layout | the opening in the middle of the frame, {bearer} round it to every edge; the opening on the {far} third, dark form over the rest; {bearer} low in the middle, the rest left empty
out of | layout | the two centred, clear air above; the two on the {far} third, open space at the {side}; the two low on the {far} third, the rest left empty
within | glow | -; small warm lights inside {bearer}, its outside in cool shade; -
`;

/** What of the picture a row tells; `-small` where the place is the size of a toy. */
export type Shown = 'stance' | 'ground' | 'camera' | 'camera-small' | 'layout' | 'glow';

const TAKES_IN_ORDER: readonly Take[] = ['studio', 'cinematic', 'minimal'];

let table: ReadonlyMap<string, readonly string[]> | undefined;

/** What a take shows of it, with its places to be filled; empty where nothing is to be said. */
export function bearingText(of: string, shown: Shown, take: Take): string {
  table ??= new Map(
    rowsOf(ROWS, 3).map(([first, second, texts]) => [`${textOf(first)} ${textOf(second)}`, choicesOf(texts)]),
  );
  return textOf(table.get(`${of} ${shown}`)?.[TAKES_IN_ORDER.indexOf(take)]);
}
