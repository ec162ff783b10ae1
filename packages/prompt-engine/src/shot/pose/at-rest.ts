import { choicesOf, listOf, rowsOf } from '../../lexicon/row.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isPeople, type Member, mainOf, type Scene } from '../../read/scene.ts';
import { theOf } from '../refer.ts';
import type { SceneClass } from '../scene-classes.ts';
import { bearersOfPlace } from './bearers-of-place.ts';

/*
 * How a being holds itself where no deed is named: by what bears or covers it. How one stands anywhere else, nobody knows.
 */

type Poses = readonly [studio: string, cinematic: string];

/** prepositions | the last words of what bears, holds or covers | people (studio; cinematic) | animals. */
const BORNE = rowsOf(
  `
in | armchair, chair, rocking chair, deckchair, high chair, beanbag, wheelchair, recliner, papasan, seat | seated deep in {x}, hands resting on the lap, facing the camera; seated in {x}, weight to one side, looking off | curled up in {x}, chin on the front paws, eyes on the camera; sunk into {x}, one paw over its edge
on, in | rollercoaster, roller coaster, ferris wheel, big wheel, waltzer, log flume, ski lift, chairlift, cable car, ghost train | seated in {x}, both hands on the bar, every face visible; seated in {x}, leaning into the turn, hair blown back | seated in {x}, seen whole, head up; low in {x}, ears blown back
on | seesaw, see-saw, teeter-totter | seated on {x}, feet off the ground, both hands on its bar; high up on {x}, legs dangling, leaning back | seated on {x}, seen whole, head turned to the camera; low on {x}, about to get up
on | trampoline, bouncy castle | in the air a body's height above {x}, knees drawn up, arms out, face to the camera; at the top of a leap over {x}, seen from low down, hair and clothes lifted | in the air above {x}, all feet off it, ears up, its own shadow on the mat; at the top of a leap over {x}, seen from low down, legs apart
on, upon | chair, stool, bar stool, sofa, couch, bench, park bench, throne, swing, carousel, merry-go-round, pew, seat, settee, tree stump, stump, hay bale, suitcase, crate, log, rock, boulder, kerb, curb, step, steps, stairs, staircase, stoop, doorstep, porch steps, wall, fence, gate, railing, windowsill, pier, dock, jetty, bonnet, table, kitchen table, desk, counter, shelf, bookshelf, wardrobe, radiator, fridge | seated on {x}, hands resting on the lap, facing the camera; seated on {x}, leaning forward a little, looking off | settled on {x}, seen whole, head turned to the camera; low on {x}, about to get up
on | floor, rug, carpet, blanket, picnic blanket, grass, lawn, mat, yoga mat, sand | seated on {x}, knees drawn up, facing the camera; seated low on {x}, leaning back on both hands | lying on {x}, head up, facing the camera; stretched out on {x}, one ear up
in | bed, cot, crib, bunk bed, sleeping bag | lying in {x}, head on the pillow, face turned to the camera; half sitting up in {x}, covers pushed back | curled up in {x}, head on the paws; half under the covers of {x}, eyes just open
on | bed | seated on the edge of {x}, hands on the knees, facing the camera; lying across {x}, propped on one elbow | stretched out on {x}, head up; curled in the middle of {x}, one eye open
in | hammock | lying back in {x}, one foot over its edge, head turned to the camera; lying back in {x}, eyes half closed | lying in {x}, head over its edge; lying in {x}, one paw hanging down
in | bathtub, tub, bath, hot tub, jacuzzi | seated low in {x}, shoulders above the rim, arms along it; head tipped back on the rim of {x}, knees out of the water | in {x}, head and front paws above the rim; in {x}, wet and looking up
in, inside | box, cardboard box, crate, basket, barrel, bucket, suitcase, laundry basket, trolley, shopping trolley, pot, teacup, cup, bag | head and shoulders above the rim of {x}, facing the camera; head and shoulders above the rim of {x}, looking off to one side | head and front paws above the rim of {x}, facing the camera; head and front paws above the rim of {x}, looking off to one side
in, inside | car, taxi, cab, bus, van, truck, train, cockpit, tractor, plane | seated in {x}, seen through the open window, face to the camera; seated in {x}, seen through the glass, looking ahead | at the open window of {x}, head out; behind the glass of {x}, looking out
on | train, bus, tram, subway, metro, plane, ferry, coach | seated by the window of {x}, hands on the lap, facing the camera; seated by the window of {x}, face turned to the glass | seated on {x}, facing the camera; at the window of {x}, looking out
on, aboard, on board | boat, ship, fishing boat, sailboat, sailing boat, yacht, motorboat, speedboat, barge, houseboat, trawler, deck | standing on {x}, feet apart, one hand on its rail, facing the camera; standing at the bow of {x}, one hand on a rope, looking out over the water | standing on {x}, seen whole, ears blown back; at the bow of {x}, nose into the wind
in | boat, canoe, kayak, rowing boat, rowboat, gondola, dinghy, raft, sled, sleigh, cart | seated in {x}, hands on its sides, the whole of it in view; seated low in {x}, one hand trailing over the side | seated in {x}, front paws on its side; at the front of {x}, nose in the wind
under, beneath, underneath | car, truck, van, bus, tractor, lorry, sink, washbasin, boiler | lying on the back beneath {x}, head and shoulders out from under it, both arms reaching up; lying beneath {x}, seen from ground level, one arm up in its underside | crouched beneath {x}, eyes on the camera; looking out from beneath {x}
under, beneath, underneath | table, desk, bed, chair, bench, counter, stairs | crouched beneath {x}, knees drawn up, looking out at the camera; crouched beneath {x}, one hand on the floor, looking out | lying beneath {x}, head on the paws, looking out; looking out from beneath {x}, only the face in the light
under, beneath, underneath | blanket, duvet, sheet, sheets, covers, quilt, towel | only the face and the fingers out from under {x}; {x} pulled up over the head like a hood | only the nose and the eyes out from under {x}; a shape under {x}, one paw out
under, beneath | umbrella, parasol | standing beneath {x}, its handle in one hand, face in its shade; beneath {x}, shoulders drawn in, looking out from under its edge | beneath {x}, dry and looking out; beneath {x}, ears back
on, up | ladder, stepladder, step ladder, scaffolding, mast, rope, pole | standing on {x}, one foot a rung above the other, one hand holding on, seen from the side; high on {x}, reaching out with one hand | high on {x}, looking down; halfway up {x}, paws gripping
up, in | tree, apple tree, oak, palm tree, branches | seated on a branch of {x}, legs hanging, one hand on the trunk; on a branch of {x}, leaning out between the leaves | on a branch of {x}, seen whole from below; stretched along a branch of {x}, looking down
at | desk, table, kitchen table, dinner table, counter, workbench, computer, laptop, typewriter, drawing board, sewing machine, pottery wheel, loom, switchboard | seated at {x}, forearms on its edge, hands in view, facing the camera; seated at {x}, bent over it, one cheek on the hand | at {x}, front paws on its edge; at {x}, nose just above its edge
at | piano, grand piano, organ, keyboard, harpsichord | seated at {x}, back straight, both hands on the keys; seated at {x}, bent over the keys, eyes on the hands | at {x}, both front paws on the keys; at {x}, one paw on a key
at, by | window, mirror, railing, rail, handrail, parapet, column, pillar, post, lamp post, trunk, tree, palm, fence, gate, bus stop, stove, sink, easel, lectern, microphone | standing at {x}, one hand on it, three-quarter turned to the camera; standing at {x}, seen in profile, looking past it | at {x}, seen in profile, ears forward; at {x}, looking past it
behind | bar, counter, desk, till, stall, lectern, reception desk, workbench, worktop, table, fence, curtain, wall | standing behind {x}, both hands on it, facing the camera; behind {x}, leaning forward over it | behind {x}, head and paws above it; looking out from behind {x}
along | aisle, path, lane, corridor, avenue, alley, pavement | standing in the middle of {x}, weight on one leg, facing the camera; walking along {x}, one foot just set down, head turned to one side | standing in the middle of {x}, seen whole; coming along {x}, head low
in | doorway, entrance, door, gateway, window, window frame, archway | standing in {x}, one shoulder against the frame, facing the camera; standing in {x}, the frame dark on both sides | seated in {x}, framed by it; in {x}, one paw over the threshold
on | horse, donkey, camel, elephant, mule, pony, bike, bicycle, motorbike, motorcycle, scooter, moped, vespa, unicycle, dragon, unicorn, bull | seated upright on {x}, both hands at the front, feet clear on either side, the whole of it seen from the side; leaning forward on {x}, coming toward the camera | upright on {x}, seen whole from the side; crouched on {x}, ears back
on | skateboard, surfboard, snowboard, paddleboard, skis, roller skates, ice skates, hoverboard | balanced on {x}, knees bent, arms out to the sides, seen whole from the side; low over {x}, leaning into a turn | balanced on {x}, all paws on it, seen whole from the side; low on {x}, ears blown back
in | pool, swimming pool, hot spring, onsen, river, lake, sea, ocean, pond | in the water to the chest, arms spread on the surface, facing the camera; in the water to the shoulders, wet hair back, looking off | in the water to the shoulders, wet, head up; swimming, only the head and the line of the back above the water
in, under | underwater, under water, water | floating upright, both arms drifting out from the sides, hair spread in the water; sinking slowly backward, one arm trailing up to the light, bubbles at the lips | swimming, seen whole from the side; turning in the water, seen from below
covered in, covered with, splattered with, smeared with, dripping with | - | {x} over the face, hair and hands, facing the camera; {x} running down one cheek, eyes wide | {x} all over the coat, eyes bright in it; shaking off {x}
`,
  4,
).map(([prepositions, things, people, animals]) => ({
  prepositions: new Set(listOf(prepositions)),
  things: new Set(listOf(things)),
  people: choicesOf(people),
  animals: choicesOf(animals),
}));

/** Who is known by what bears them is on it, out of doors: names | people (studio; cinematic). */
const RIDING = rowsOf(
  `
cyclist, cyclists, bicyclist, mountain biker | on the bicycle, both hands on the bars, one pedal down, the whole of it seen from the side; on the bicycle, leaning forward over the bars, coming toward the camera
motorcyclist, motorcyclists, biker, bikers | on the motorcycle, both hands on the bars, the whole of it seen from the side; on the motorcycle, leaning into the bend, coming toward the camera
jockey, horseman, horsewoman, horse rider, rider | upright in the saddle, reins in both hands, the whole horse seen from the side; low in the saddle, coming toward the camera
surfer, surfers | crouched low on the board, knees bent, one hand at the wall of water, the whole figure seen from the side; deep on the board in the hollow of the wave, one hand trailing in its face, spray ahead
skier, skiers | on skis, knees bent, both poles back, the whole figure seen from the side; on skis, leaning into a turn, snow fanning off the edges
snowboarder, snowboarders | on the board, knees bent, arms out, the whole figure seen from the side; on the board, one hand near the snow in a turn
kayaker, canoeist, rower | seated low in the boat, both hands on the paddle, the whole of it seen from the side; seated low in the boat, one blade just out of the water
`,
  2,
).map(([names, poses]) => ({ names: new Set(listOf(names)), poses: choicesOf(poses) }));

function ridingPoses({ place, times, subject }: Scene, main: Member): Poses | undefined {
  const isOpen = place
    ? place.row?.surroundings === 'outdoor'
    : times.some(({ row }) => row.type === 'weather') || /\bwaves?\b/i.test(subject);
  if (!isOpen) return undefined;
  const row = RIDING.find(({ names }) => names.has(main.name.toLowerCase()));
  const [studio = '', cinematic = ''] = row?.poses ?? [];
  return row && [studio, cinematic];
}

const BODIES: ReadonlySet<string> = new Set(['pet', 'wild-animal', 'farm-animal']);

/** Whether the words end with one of the things: 'the old rocking chair' is a rocking chair. */
const endsWith = (words: string, things: ReadonlySet<string>): boolean => {
  const parts = words.toLowerCase().split(' ');
  return parts.some((_, from) => things.has(parts.slice(from).join(' ')));
};

interface Bearer {
  readonly preposition: string;
  readonly words: string;
  /** As later sentences call it. */
  readonly the: string;
  readonly isContainer: boolean;
}

/** Who plays has the hands on the instrument, wherever that is. */
const PLAYS = sifted(
  /\b(?:players?|musicians?|singers?|drummers?|guitarists?|pianists?|violinists?|cellists?|bassists?|saxophonists?|trumpeters?|harpists?|flautists?|buskers?|djs?|dancers?|jugglers?|acrobats?|magicians?|comedians?)$/i,
);

/** What the words say the main one is on, in, under, at or covered with. */
function bearersOf(scene: Scene, main: Member): Bearer[] {
  const at = scene.cast.indexOf(main);
  const borne = scene.cast.flatMap((member) =>
    member.relation?.to === at && member !== main
      ? [
          {
            preposition: member.relation.preposition,
            words: member.name,
            the: theOf(member),
            isContainer: member.kind === 'container',
          },
        ]
      : [],
  );
  const { place } = scene;
  const isBare = place !== undefined && !place.proper;
  const isLone = borne.length === 0 && main.count === 1 && !main.plural && !PLAYS.test(main.name);
  return isBare
    ? [
        ...borne,
        { preposition: place.preposition, words: place.words, the: `the ${place.words}`, isContainer: false },
        ...(isLone ? bearersOfPlace(place, main).map((each) => ({ ...each, isContainer: false })) : []),
      ]
    : borne;
}

/** A pool without water bears nobody. */
const DRAINED = sifted(
  /\b(?:drained|empty|dry|abandoned|waterless) (?:\w+ )?(?:pool|swimming pool|fountain|lake|riverbed|river|pond)\b/i,
);

function bornePoses(scene: Scene, main: Member): Poses | undefined {
  if (DRAINED.test(scene.subject)) return undefined;
  if (!isPeople(main.kind) && !BODIES.has(main.kind)) return undefined;
  for (const { preposition, words, the, isContainer } of bearersOf(scene, main)) {
    const row = BORNE.find(
      ({ prepositions, things }) =>
        prepositions.has(preposition) &&
        (things.size === 0 || endsWith(words, things) || (isContainer && things.has('box'))),
    );
    if (!row) continue;
    const [studio = '', cinematic = ''] = isPeople(main.kind) ? row.people : row.animals;
    const isPawed = isPeople(main.kind) || main.kind === 'pet' || main.row?.traits.words.has('paws') === true;
    const onFeet = (pose: string): string =>
      isPawed ? pose : pose.replace(/\b(front )?paws\b/g, '$1feet').replace(/\bpaw\b/g, 'foot');
    const posed = [onFeet(studio.replaceAll('{x}', the)), onFeet(cinematic.replaceAll('{x}', the))] as const;
    return main.plural || main.kind === 'group' ? ofSeveral(posed) : posed;
  }
  const riding = ridingPoses(scene, main);
  return riding && (main.plural ? ofSeveral(riding) : riding);
}

/** What several share of a pose is its first clause: each has hands of their own. */
function ofSeveral([studio, cinematic]: Poses): Poses {
  const [first, other] = [studio, cinematic].map((pose) =>
    (pose.split(',')[0] ?? '')
      .replace(/\bhead\b/g, 'heads')
      .replace(/\bthe (face|nose)\b/g, 'the $1s')
      .replace(/\bthe back\b/g, 'their backs'),
  );
  return [
    `${first}, ${/seesaw/.test(studio) ? 'facing each other' : 'side by side'}, every face visible`,
    `${other}, turned toward each other`,
  ];
}

/** How much room the pose of what bears somebody takes; undefined where it is an upright one. */
export function roomAtRest(scene: Scene): 'lying' | 'whole' | undefined {
  const main = mainOf(scene);
  const [studio = ''] = (main && bornePoses(scene, main)) ?? [];
  if (studio.startsWith('lying')) return 'lying';
  return /\b(?:whole|rung|branch|upright on|in the saddle|on skis|in the boat)\b/.test(studio)
    ? 'whole'
    : undefined;
}

/** The pose of a being of which no deed is told: how what bears it has it; undefined where nothing does. */
export const poseAtRest = (scene: Scene, kind: SceneClass): string | undefined => {
  const main = mainOf(scene);
  return main && kind !== 'hands' ? bornePoses(scene, main)?.[0] : undefined;
};

/** The looser of the two poses, for a cinematic take; undefined where nothing bears whoever is named. */
export const poseCaught = (scene: Scene, main: Member): string | undefined => bornePoses(scene, main)?.[1];
