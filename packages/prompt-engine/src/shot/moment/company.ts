import { listOf, rowsOf, textOf } from '../../lexicon/row.ts';
import { isBeing, type Member } from '../../read/scene.ts';
import { POULTRY } from '../pose/body.ts';
import { theOf } from '../refer.ts';
import { type Brief, capital, type Decision, said } from '../shot.ts';
import { isHanded, isInHand, isTooLargeToHold, pairIn } from './bare.ts';

/*
 * How two hold themselves of whom no deed is told: who is with whom, who faces whom, who has what in hand. The first row
 * that fits decides.
 */

/**
 * how | who | whom, by their names or kinds | studio | cinematic. {The} is the main one, {other} the other.
 * how: `with` in one's company, `facing` over against it, `held` in the hand, `has` what is too large for hands.
 */
const ROWS = rowsOf(
  `
with | horse, pony, stallion, mare, donkey, camel, elephant, ostrich | rider, jockey, knight, cowboy, cowgirl, horseman, horsewoman | {Other} upright in the saddle of {the}, reins in both hands, both whole in view from the side | {The} at full stride toward the camera, {other} low in the saddle, the ground flying up
with | people | baby, newborn | {The} holding {other} against one shoulder, one hand under its head, both faces visible | {The} holding {other} close against the chest, chin resting on its head, eyes lowered
with | people | cat, kitten, rabbit, bunny, puppy, guinea pig, lamb, ferret, fox cub, hen, chicken, duckling, pug, chihuahua, hedgehog | {The} seated, {other} held in both arms against the chest, the two faces close together | {The} with {other} draped over one shoulder, one hand beneath it, cheek against its side
with | people | horse, pony, donkey, cow, camel, unicorn, pegasus, llama, alpaca, elephant, giraffe, reindeer, moose, deer, stag, centaur | {The} standing at the head of {other}, one hand flat on its neck, both whole in view | {The} leaning the forehead against the neck of {other}, eyes shut, one hand in its coat
with | people | owl, parrot, falcon, hawk, eagle, raven, crow, cockatoo, macaw, pigeon, dove, bird | {The} with {other} on one raised forearm, the face turned to it, wings folded | {The} with {other} just landing on one raised fist, wings still open, eyes narrowed
with | people | dog, pet | {The} kneeling beside {other}, one arm around its shoulders, both faces to the camera | {The} crouched face to face with {other}, one hand behind its ear
with | people | snake, python, boa, cobra, anaconda | {Other} over the shoulders of {the}, its head held up in one hand | {The} face to face with {other}, its coils round one raised arm
with | people | lizard, chameleon, gecko, frog, toad, turtle, tortoise, snail, iguana, newt, salamander, hamster, mouse, rat, crab, baby dragon | {The} with {other} on one open palm at chest height, eyes on it | {The} with the face close to {other}, it just stepping from one hand to the other
with | people | insect | {The} with {other} on the back of one raised hand, eyes on it | {The} motionless, {other} just settling on one fingertip
with | people | wild-animal, fantasy-being, farm-animal, reptile | {The} standing beside {other}, one hand resting on it, both whole in view and facing the camera | {The} one step ahead of {other}, head turned back to it, one hand held low and open
with | people | person, child | {The} and {other} side by side, shoulders touching, both faces to the camera | {The} and {other} walking side by side, half a step apart, heads turned to each other
with | people | robot | {The} standing beside {other}, one hand laid on its arm, both facing the camera | {The} looking up at {other}, one palm against its chest plate
with | beast | beast, bird | {The} and {other} side by side, each whole in view, heads turned to each other | {The} and {other} nose to nose, heads low, a hand's breadth between them
with | people | bicycle, bike, motorcycle, motorbike, scooter, moped | {The} standing beside {other}, both hands on its handlebars, all of it in view from the side | {The} pushing {other} along, one hand on the saddle, head turned to look back
has | people | skateboard, longboard, scooter | {The} with one foot on {other}, the other on the ground, arms loose | {The} low on {other}, knees bent, one arm out, head turned to the way ahead
has | people | surfboard, bodyboard, paddleboard, snowboard, wakeboard, skis, toboggan, kickboard | {Other} upright beside {the}, one arm round it, its tip above the head | {The} in mid-step, {other} under one arm, eyes ahead
has | people | cello, double bass, upright bass | {The} seated, {other} upright between the knees, bow level across its strings | {The} bent over {other}, cheek at its neck, the bow at the end of its stroke
has | people | harp | {The} seated, {other} against one shoulder, both hands open on its strings | {The} leaning into {other}, one hand just off the strings, eyes shut
has | people | piano, grand piano, upright piano, organ, harpsichord, synthesizer, keyboard | {The} seated at {other}, back straight, both hands on the keys | {The} bent low over the keys of {other}, one hand lifted, eyes shut
has | people | drum kit, drum set, drums | {The} seated behind {other}, both sticks raised, face clear between them | {The} in mid-stroke behind {other}, one stick high, the other blurred on the skin
has | people | telescope, microscope | {The} bent to the eyepiece of {other}, one hand on its tube | {The} just lifting the head from {other}, one hand still on it, mouth a little open
has | people | shopping cart, shopping trolley, cart, wheelbarrow, stroller, pram, wagon, trolley, sled, sledge, sleigh, lawnmower, lawn mower | {The} behind {other}, both hands on its handle, all of it in view from the side | {The} leaning into {other}, pushing it along, one foot off the ground
has | people | treasure chest, chest, trunk, steamer trunk, box, crate, safe, toy box, barrel, cauldron, cooler | {The} kneeling behind {other}, both hands on its edge, face above it | {The} leaning over {other} on both arms, eyes down into it
has | people | ladder, stepladder, step ladder | {The} beside {other}, one hand on a rung at shoulder height | {The} halfway up {other}, one arm round it, head turned away
has | people | mirror, big mirror, standing mirror, full-length mirror | {The} beside {other}, face and reflection both in view | {The} close before {other}, one palm flat on the glass, only the reflection facing the camera
has | people | throne, armchair, rocking chair, recliner, chair | {The} seated upright in {other}, hands on its arms, facing the camera | {The} sunk sideways in {other}, one leg over its arm, head back
has | people | sofa, couch, bench, stool, bed, swing, hammock | {The} seated on {other}, hands at the sides, facing the camera | {The} stretched out on {other}, one arm hanging down
has | people | desk, table, typewriter, computer, sewing machine, old computer, workbench, pottery wheel, loom | {The} seated at {other}, both hands on it, face to the camera | {The} bent close over {other}, one hand at the temple
has | people | easel, canvas, blackboard, whiteboard | {The} beside {other}, one hand at its edge, both whole in view | {The} one step back from {other}, head tilted, one arm still stretched out to it
has | people | hula hoop, hoop, lasso | {The} with {other} turning at the waist, both arms out | {The} leaning back, {other} just slipping to the hips, both arms up
has | people | plant | {The} with {other} held in both arms before the chest, leaves up to the chin | {The} with half of the face behind {other}, one hand at its stem
has | people | pumpkin, watermelon, snowball, beach ball, giant pumpkin, egg | {The} with both arms round {other}, chin resting on it | {The} leaning back under the weight of {other}, knees bent, arms round it
has | people | gramophone, record player, jukebox, radio, television, tv, boombox, amplifier | {The} beside {other}, one hand on top of it, head tipped toward it | {The} crouched close to {other}, one ear turned to it, eyes shut
has | people | statue, scarecrow, mannequin, snowman, suit of armor, suit of armour | {The} beside {other}, one arm round its shoulders, both whole in view | {The} nose to nose with {other}, hands on the hips
has | beast | thing | {The} before {other}, both whole in view, head turned to it | {The} with the nose close to {other}, ears forward, one foot lifted
with | people | vehicle, boat, aircraft, machine, spacecraft | {The} standing at the front of {other}, one hand flat on it, all of it in view behind | {The} leaning back against the side of {other}, one boot against it, arms crossed
facing | being | being | {The} and {other} in profile, one at each side, weight forward, eyes locked, a few paces of bare ground between them | {The} low and coming forward, {other} drawn up to its full height over against it, the gap between them narrow
facing | beast | thing | {The} stretched forward over its front feet, nose a hand's breadth from {other}, hind legs ready to spring back | {The} high on stiff legs, back arched, ears flat, eyes wide on {other}
facing | being | thing | {The} squared up to {other}, feet apart, hands open at the sides, eyes on it | {The} leaning in toward {other}, one hand held out before it, eyes fixed
held | people | skateboard, longboard | {Other} upright under one hand of {the}, its tail on the ground, weight on one leg | {The} low on {other}, knees bent, one arm out, head turned to the way ahead
held | people | cello, double bass, upright bass | {The} seated, {other} upright between the knees, bow level across its strings | {The} bent over {other}, cheek at its neck, the bow at the end of its stroke
held | people | pumpkin, watermelon, beach ball, giant pumpkin | {The} with both arms round {other}, chin resting on it | {The} leaning back under the weight of {other}, knees bent, arms round it
held | beast | umbrella, parasol | {The} sitting upright under {other}, its handle between the front paws | {The} in mid-step on the hind legs, {other} tilted ahead, ears back
held | beast | guitar, ukulele, instrument | {The} sitting upright, {other} across the belly, both front paws on it | {The} bent over {other}, eyes half shut, one front paw in mid-stroke
held | beast | weapon | {The} upright on the hind legs, {other} held across the chest in both front paws | {The} low on its feet, {other} crosswise in the jaws, eyes ahead
held | beast | bone, stick, fish, letter, ball, flower, rose, shoe, slipper, mouse, toy, food | {The} sitting upright, {other} on the ground between the front paws | {The} trotting with {other} crosswise in the jaws, head high
held | beast | thing | {The} sitting upright, {other} held between the front paws | {The} bent over {other}, one front paw laid on it, ears forward
held | bird | thing | {The} upright, {other} held across the bill | {The} with {other} in the bill, wings just opening
held | reptile | umbrella, parasol | {The} upright under {other}, its handle between the front legs | {The} looking out from under {other}, its handle held between the front legs
held | reptile | thing | {The} upright, {other} between the front legs | {The} low beside {other}, one front leg on it, eyes bright
held | people | guitar, ukulele, lute, banjo, bass, electric guitar, mandolin | {Other} across the body of {the}, one hand round its neck, the other over the strings | {The} bent over {other}, cheek near the wood, fingers spread on a chord, the other hand blurred at the strings
held | people | violin, viola, fiddle | {Other} tucked under the chin of {the}, bow level on the strings, elbow high | {The} with {other} hanging from one hand, bow and fingers together, head turned away
held | people | trumpet, saxophone, flute, clarinet, trombone, harmonica, horn | {Other} held in both hands across the chest of {the}, fingers on its keys, mouthpiece below the chin | {The} with eyes shut and cheeks full, {other} raised to the light
held | people | dagger, daggers, knife, knives | {The} with {other} held low, points down, the eyes on the camera | {The} crouched with {other} drawn back, the weight on the front foot
held | people | sword, katana, longsword, broadsword, sabre, rapier, greatsword | {Other} of {the} point down before the feet, both hands resting on its pommel | {The} drawing {other} back over one shoulder, blade slanting across the frame, eyes along its edge
held | people | crossbow, rifle, musket, shotgun, gun, blaster | {The} with {other} held low across the body, both hands on its stock | {The} with {other} at the shoulder, one eye shut, a finger along its stock
held | people | bow, longbow | {The} side-on, {other} raised and half drawn, the string at the chin | {The} with {other} at full draw, one eye shut behind the arrow, breath held
held | mermaid, merman, siren, mermaid queen, triton | weapon, staff | {The} upright on the coiled tail, {other} straight in one hand | {The} with {other} levelled ahead in both hands, the tail swept back
held | people | staff, spear, broom, pitchfork, trident, scythe, halberd, oar, flag, banner, pole, lance, rake, shovel | {The} upright, {other} planted beside one foot, a hand round it at shoulder height | {The} leaning into a step, {other} slanting ahead in both hands
held | people | axe, hammer, club, mace | {Other} resting on one shoulder of {the}, the other hand on the hip | {The} with {other} swung back in both hands, weight on the rear foot
held | people | balloon, balloons, kite | {The} with the string wound once round one fist, {other} floating above the head, face tipped up to it | {The} on tiptoe, one arm at full stretch after {other}, the string just slipping through the fingers
held | people | umbrella, parasol | {The} under {other}, its handle upright in one hand, face clear below the rim | {The} with {other} tilted into the weather, only mouth and chin in the light
held | people | book, notebook, diary, spell book, spellbook, grimoire, tome, magic book, bible | {The} with {other} closed against the chest in both arms, face to the camera | {The} with {other} open on one palm, head bent, a finger under the line
held | people | skull, crystal ball, orb, glowing orb, hourglass | {Other} raised on one open palm of {the} to the height of the face, the other hand below it | {The} bent close over {other} in both hands, eyes fixed on it
held | people | wand, magic wand | {Other} held up beside the cheek of {the}, its tip to the ceiling | {The} with {other} thrust ahead at arm's length, sleeve falling back, eyes along it
held | people | cane, walking stick | {The} upright with both hands on {other} set before the feet, chin level | {The} in mid-step, {other} planted ahead, weight on it
held | people | pipe, cigar, cigarette | {The} with {other} between the lips, one hand around it, eyes on the camera | {The} with {other} held a little away from the lips, chin raised, smoke before the face
held | people | shield | {The} square behind {other}, its rim at the chin, feet apart | {The} braced behind {other}, shoulder against it, eyes just over the rim
held | people | map, treasure map, chart, letter, newspaper | {The} with {other} held open at chest height in both hands, eyes over its top edge | {The} bent over {other}, one finger on a line, the other hand keeping it flat
held | people | lantern, torch, candle, lamp, flashlight | {The} with {other} raised at face height in one hand, its light on cheek and brow | {The} holding {other} out ahead at arm's length, the face lit from the front, everything behind dark
held | people | bouquet, flower, flowers, rose, sunflower, roses | {The} with {other} held upright in both hands before the chest | {The} with the face lowered into {other}, eyes shut
held | people | camera, binoculars, telescope, phone | {The} with {other} in both hands just below the chin, eyes over its top edge | {The} with {other} pressed to one eye, the other shut, elbows tucked in
held | people | cup, mug, coffee, tea, glass, teacup, bowl | {The} with both hands wrapped around {other} at chest height, steam before the chin | {The} looking down into {other}, shoulders drawn up, the rim just at the lips
held | people | suitcase, bag, basket, bucket, briefcase, backpack, lunchbox | {The} with {other} hanging from one hand, the arm straight, both feet together | {The} setting {other} down, one hand still on its handle, head turned to look back
held | people | slingshot, catapult | {The} with {other} drawn back to the cheek in both hands, one eye shut | {The} with {other} at full stretch, arm straight ahead, tongue between the teeth
held | people | teddy bear, doll, plush, stuffed animal | {The} hugging {other} under the chin with both arms | {The} dragging {other} behind by one arm, looking back over the shoulder
held | people | weapon | {Other} held across the body of {the} in both hands, whole in view | {The} with {other} half raised, knuckles tight, eyes past it
held | people | instrument | {The} with {other} in both hands, ready to play, whole in view | {The} playing {other}, head bent to it, eyes shut
held | people | food | {The} with {other} held up in one hand before the chest, a bite gone from it | {The} with {other} just at the open mouth, eyes on it
held | people | tool, product, thing, device, container, toy | {The} with {other} held out on both palms, elbows in, eyes on the camera | {The} turning {other} over in both hands, head bent to it
has | people | machine | {The} standing at the front of {other}, one hand flat on it, all of it in view | {The} leaning back against the side of {other}, one boot against it, arms crossed
has | people | thing | {The} beside {other}, one hand resting on it, all of it in view | {The} leaning on {other} with one forearm, head turned away
`,
  5,
).map(([how, who, whom, studio, cinematic]) => ({
  how: textOf(how),
  who: listOf(who),
  whom: listOf(whom),
  studio: textOf(studio),
  cinematic: textOf(cinematic),
}));

const BEASTS: ReadonlySet<string> = new Set(['pet', 'wild-animal', 'farm-animal']);

const GROUPS: Readonly<Record<string, (member: Member) => boolean>> = {
  people: isHanded,
  beast: ({ kind, name }) => BEASTS.has(kind) && !POULTRY.test(name),
  bird: ({ kind, name }) => kind === 'bird' || POULTRY.test(name),
  being: ({ kind }) => isBeing(kind),
  thing: ({ kind }) => !isBeing(kind),
};

/** Whether a member is of a group or a kind, or has such a name: a black cat is a cat. */
export const isSuch = (member: Member, wanted: readonly string[]): boolean =>
  wanted.some(
    (each) =>
      GROUPS[each]?.(member) === true ||
      member.kind === each ||
      member.name.toLowerCase() === each ||
      member.name.toLowerCase().endsWith(` ${each}`) ||
      member.row?.names[0]?.singular === each,
  );

const HOW: Readonly<Record<string, string>> = { facing: 'facing', with: 'with', beside: 'with', and: 'with' };

const VEHICLES: ReadonlySet<string> = new Set(['vehicle', 'boat', 'aircraft', 'spacecraft', 'machine']);

/** How the other one stands to the main one; undefined where a row could not say it. */
function howOf(member: Member): string | undefined {
  const { part, relation, kind } = member;
  if (isInHand(member)) return 'held';
  const isOwned = part === 'feature' || part === 'scenery';
  if (isTooLargeToHold(member)) return 'has';
  if (part === 'companion' || (isOwned && VEHICLES.has(kind))) return HOW[relation?.preposition ?? 'and'];
  return relation?.preposition === 'facing' ? 'facing' : undefined;
}

/** How two of whom no deed is told hold themselves; nothing where no row is theirs, and in the minimal take. */
export function companyStaged(brief: Brief): Decision | undefined {
  const pair = brief.take === 'minimal' ? undefined : pairIn(brief.scene);
  if (!pair) return undefined;
  const [main, other] = pair;
  const how = howOf(other);
  const row = ROWS.find((each) => each.how === how && isSuch(main, each.who) && isSuch(other, each.whom));
  const text = brief.take === 'studio' ? row?.studio : row?.cinematic;
  if (!text) return undefined;
  return {
    element: 'motion',
    text: text
      .replaceAll('{The}', capital(theOf(main)))
      .replaceAll('{the}', theOf(main))
      .replaceAll('{Other}', capital(theOf(other)))
      .replaceAll('{other}', theOf(other)),
    because: `No deed is told of ${said(main.words)} and ${said(other.words)}, so they are shown together.`,
  };
}
