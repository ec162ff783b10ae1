import { expect, test } from 'vitest';
import { PROMPT_DEFAULTS, TAKES } from '../vocabulary.ts';
import { compose } from './compose.ts';

/** The three takes, without the subject that opens each. */
const takesOf = (subject: string): string => {
  const { studio, cinematic, minimal } = compose({ ...PROMPT_DEFAULTS, subject });
  return [studio, cinematic, minimal].map((take) => take.replace(subject, '')).join('\n');
};

test.each([
  ['a 1972 bronco parked in a barn', /headlamps|grille/],
  ['a 1959 thunderbird on a highway', /headlamps|grille/],
  ['six candles, one of them blown out', /The one that is blown out in plain view/],
  ['a model train in a dimly lit attic', /roof beams|floorboards/],
  ['a detective in a smoky bar', /counter/],
  ['two monks in a candlelit church', /pews|aisle/],
  ['art deco lobby', /marble|sunbursts/],
  ['a wizard holding a glowing staff in a cave', /The glow of the staff as the key light/],
  ['logo for a bank called "Oak", serif', /classic serif/],
  ['a protest sign reading "MORE BUSES" held by a child', /The child holding it up/],
  ['a skier mid jump over a rock', /in the air/],
  ['a cup of cocoa next to a fireplace', /Firelight from the fireplace/],
  ['a lonely sunday afternoon', /shown as/],
  ['volleyball match in a gym', /hoop|bars|bleachers|boards/],
  ['hot springs in a desert valley', /dune|sand/],
  ['a cup of coffee on a cold morning', /rising steam/],
  ['a cup of coffee beside a cold beer', /rising steam/],
  ['a scarecrow in a cornfield in the rain', /In the cornfield, with wet soil/],
])('what the words tell is seen: %s', (subject, seen) => {
  expect(takesOf(subject)).toMatch(seen);
});

test.each([
  ['a 1972 bronco parked in a barn', /mane|coat|hoo(?:f|ves)/],
  ['mars rover crossing a dune', /\b(?:foot|heel|limb)\b|Editorial portrait/],
  ['delivery drone dropping a parcel', /gripper|shoulders|face in/],
  ['a moon knitting a scarf', /Scientific space|boot prints/],
  ['mid century bedroom with a wooden bed', /fridges|jukebox/],
  ['knight resting under a tree with his horse', /softbox|black panel|reflector/],
  ['a dragon flying over a castle', /clothing/],
  ['a surfer riding a huge wave', /softbox|reflector/],
  ['a cactus in a pot', /fitted lid/],
  ['a cyclist in the park, 90s', /televisions|cassette/],
  ['a penguin on a sofa', /take off/],
  ['a knife on dark wood', /trunks|ferns|leaf litter/],
  ['three red balloons and one green balloon tied to a chair', /that is green/],
  ['a woman with long black hair standing on a beach', /feet set/],
  ['skeleton playing the trumpet', /\blips\b|cheeks/],
  ['death waiting in line at a bakery', /one behind the other|the death/],
  ['space whale near a planet', /dome port|Ocean documentary|surface above/],
  ['a clockwork octopus on a church tower', /dome port|Ocean documentary/],
  ['pirates loading a ship', /open doors/],
  ['girl leaning on a graffiti wall', /spray haze|outlined letters/],
  ['winner crossing the finish line exhausted but smiling', /mouth slack|softbox/],
  ['portrait of a woman in a silk dress', /dress in full view/],
  ['miners coming out of a cave', /on the door/],
  ['wooden boat in a dry lake', /mirrored in the water/],
  ['the inside of a seashell', /Inside the of/],
  ['a diary with a half finished page', /The finished page/],
  ['a scarecrow in a cornfield in the rain', /dry soil/i],
  ['a broken umbrella', /loose pieces/],
  ['a broken chair', /catalogue/],
  ['a chair beside a smashed piano', /loose pieces/],
  ['a city in fog, only the rooftops visible', /what shows/],
  ['a lantern stand in a garden at night', /as the key light/],
  ['a candle holder on a shelf', /as the key light/],
  ['a tv stand in a living room at night', /as the key light/],
])('nothing speaks against the words: %s', (subject, wrong) => {
  expect(takesOf(subject)).not.toMatch(wrong);
});

test.each([
  ['a heron swallowing an eel', /half down the throat/, /in clear view before/],
  ['a kingfisher catching a frog', /held fast in the bill|frog/, /in clear view before/],
  ['vintage travel poster for Mars', /Mars/, /\bA Mars|The Mars/],
  ['noon heat in an empty desert gas station', /gas station/, /The heat/],
  ['melted crayons on a dashboard', /crayons/, /charts|cards in a grid/],
  ['a rugged waterproof watch', /watch/, /scuffed/],
  ["grandmother's sewing room", /sewing machine/, /dress forms|chalked cloth/],
  ['a ferry terminal in thick fog', /terminal/, /level on its keel|open water/],
  ['a knight carried by his horse', /./, /the hands in clear view/],
  ['moth portrait', /whole head filling the frame/, /skin|pores|chest/],
  ['dog portrait', /head and shoulders/, /skin|pores|chest|shown whole/],
  ['half eaten cake on the kitchen floor', /cut side/, /table height|Cookbook|best side/],
  ['a nurse eating cold noodles', /noodles/, /steam/],
  ['rusty key in a bowl of milk', /from a high angle/, /low angle|Straight-on|bowl of the milk/],
  ['smashed piano', /./, /standing square|keys, a music desk|catalogue/],
  ['two brothers fighting over a tv remote', /face to face/i, /key light from close by/],
  ['cross section of an ant nest', /every chamber and passage/, /shell|clean edge/],
  ['a minimalist logo of a fox for a bakery', /flat view/, /Deep view|flat shadow/],
  ['the inside of a church organ', /organ/, /standing square|carved case|pew/],
  ['a village made of teacups inhabited by mice', /village/, /stone houses|thatch|well,/],
  ['a cramped submarine galley', /steel counters|gimballed stove/, /periscope|bunks/],
  ['a woman crying in a parked car', /inside of the car/, /headlamps|car in clear view/],
  ['a bride smoking behind a restaurant', /a cigarette/i, /pipe/],
  ['an abandoned water slide covered in moss', /water slide/, /inflatable|middle distance, whole/],
  ['a goblin tax inspector at a desk', /inspector/, /Photograph, natural colour/],
  ["a dad asleep at a children's trampoline park", /hall lamps/, /overcast sky|side sun|Oak/],
  ['a plumber under a sink, only his legs visible', /what shows/, /Full-length|Full figure|portrait/],
])('%s: the habit of its class gives way', (subject, seen, unseen) => {
  const prompts = compose({ ...PROMPT_DEFAULTS, subject });
  expect(prompts.studio).toMatch(seen);
  for (const take of TAKES) expect(prompts[take].replace(subject, '')).not.toMatch(unseen);
});
