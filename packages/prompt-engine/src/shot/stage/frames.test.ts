import { describe, expect, test } from 'vitest';
import { PROMPT_DEFAULTS } from '../../vocabulary.ts';
import { compose } from '../../write/compose.ts';
import type { Stage } from '../stage.ts';

/*
 * Who is where in the studio's frame of a hundred subjects: the subject | place, hour and weather | the figures in
 * their order: how many, drawing, posture, and what binds them to which figure.
 */
const FRAMES = `
a cat sleeping on a windowsill while it rains | windowsill day rain | cat lie
couple kissing under the eiffel tower at night | paris night | 2 person kiss 0, lattice-tower
grandmother hugging her grandson at an airport | airport day | person kneel, child hug 0
father carrying his daughter on his shoulders at a carnival | funfair day | person walk, child on 0
barista pouring latte art in a coffee shop | cafe day | person:apron, counter front 0, cup on 1, jug bend held 0, stream mouth 0
three birds on a wire at sunset | wires golden-hour | 3 bird
a zebra drinking at a river | lakeside day | zebra bend, puddle tend 0
kids hiding under the table | backdrop day | 3 child crouch under 1, table
a family picnicking under a tree | field day | person lotus, person lotus, person lotus, person lotus, tree, rug around 0, basket on 5, fruit-bowl on 5
candles on a birthday cake | table day | 4 candle on 1, cake
surfer riding a huge wave | sea day | person:swimsuit ride on 2, wave, surfboard on 1
a foal standing next to its mother in a misty meadow | field day fog | horse, horse
old man reading a newspaper in a diner | diner day | person sit, newspaper held 0
lighthouse keeper inside a lighthouse during a storm | lighthouse-room day storm | person:coat
kid feeding ducks by the lake | lakeside day | child crouch, 3 duck tend 0, biscuit held 0
couple dancing tango on a rooftop | rooftop day | 2 person waltz 0
steam train crossing a viaduct | river day | train on 1, viaduct
a fox curled up in the snow | snow day snow | fox slump
4 cups of coffee on a wooden table, top view | room day | 4 cup on 1, table
red vintage car parked outside a motel, neon lights | street day | vintage-car, house
knight fighting a skeleton in a dark dungeon | dungeon day | person:knight, skeleton fight 0, sword held 0
bowl of ramen with chopsticks, steam rising | table day | noodles, smoke
girl looking at jellyfish in an aquarium | aquarium day | child, jellyfish
two old friends playing chess in the park in autumn | park day | 2 person sit, game-table front 0
three astronauts having a picnic on the moon | moonscape day | person:astronaut lotus, person:astronaut lotus, person:astronaut lotus, rug around 0, basket on 3, fruit-bowl on 3
two sumo wrestlers grappling | backdrop day | 2 person:sumo crouch fight 0
nurse helping an elderly man walk in a hospital corridor | corridor day | person:nurse walk, person walk tend 0
cozy reading nook with a sleeping golden retriever, rainy window | reading-nook day rain | dog lie
pizza on a wooden board, overhead | kitchen day | pizza
red phone booth in london in the fog | london day fog | phone-booth
taj mahal at sunrise | agra dawn | taj
a girl riding a bicycle along the beach | beach day | child ride on 1, bicycle
a band playing on stage, five musicians | stage day | 5 person, 5 guitar held 0
mermaid sitting on a rock at sunset | sea golden-hour | person:mermaid sit on 1, rock
a mouse riding a turtle | field day | mouse ride on 1, turtle
woman doing yoga on a rooftop at sunrise | rooftop dawn | person lotus
chef slicing vegetables in a restaurant kitchen | restaurant-kitchen day | person:chef, vegetables on 2, table front 0, knife held 0
man walking two dogs in the rain | park day rain | person walk, 2 dog leash 0
robot watering plants in a greenhouse | glasshouse day | robot, 4 potted-plant tend 0, watering-can held 0, spray mouth 0
astronaut playing guitar on mars | mars day | person:astronaut sit, guitar held 0
a lonely tree in a wheat field, stormy sky | field day storm | tree, 26 wheat, 26 wheat, 26 wheat, 26 wheat
family having dinner at a table | room day | 2 person sit, table front 0, 2 person sit
goldfish in a bowl on a windowsill | windowsill day | fish in 1, bowl
two cats fighting on a roof | roof-tiles day | 2 cat fight 0
girl with an umbrella jumping in puddles | park day | child jump, umbrella held 0, puddle around 0
a crow perched on a gravestone, fog | field day fog | crow on 1, gravestone
bowl of fruit on a table by the window | room day | fruit-bowl on 1, table
a pair of hiking boots on a mountain trail | mountain-path day | 2 boot
cyberpunk samurai in neon tokyo street, rain | tokyo night rain | person:samurai, sword held 0
a mother bear with two cubs by a river | lakeside day | bear, 2 bear
cowboy riding a horse into the sunset | field golden-hour | person:cowboy ride on 1, horse
panda eating bamboo | field day | panda, branch mouth 0
three kids building a sandcastle | beach day | 3 child kneel, sandcastle front 0
cactus in a terracotta pot | field day | cactus in 1, flower-pot
dragon flying over a castle | field day | dragon fly on 1, castle
kitten playing with yarn | backdrop day | cat bend, yarn-ball tend 0
kids building a snowman | snowy-garden day | child, snowman, child, child, plain-ball held 2
dentist examining a patient | dentist day | person:dentist, person sit tend 0
a scientist looking through a microscope in a lab | laboratory day | person:scientist lean, microscope on 2, table front 0
bride throwing a bouquet | backdrop day | person:bride, bouquet fly throw 0
mountain biker on a forest trail | forest-path day | person:sportswear on 1, bicycle
empty subway car at night | train-interior night | 
coffee shop logo with a steaming cup | paper day | cup
giant octopus attacking a ship | sea day | octopus run, ferry tend 0
tiny robot sitting on a mushroom | field day | robot sit on 1, mushroom
a dog wearing sunglasses driving a convertible | road day | dog sit in 2, glasses worn 0, convertible
mom braiding her daughter's hair in the kitchen | kitchen day | person, child sit tend 0, brush held 0
old fisherman mending nets on a dock at dawn | boardwalk dawn | person:fisherman sit, net tend 0, needle-thread held 0
baby elephant playing with a ball | field day | elephant, plain-ball held 0
a waiter carrying a tray of drinks in a busy restaurant | restaurant day | person:waiter walk, tray held 0, 5 person
kids playing soccer in the street, sunset | street golden-hour | 3 child run, ball chase 0
a nun riding a scooter in rome | rome day | person:nun ride on 1, scooter
sushi platter with chopsticks on a black slate | table day | sushi, chopsticks
a bottle of red wine and two glasses on a table, candlelight | room night | bottle on 2, 2 wine-glass on 2, table, candle on 2
a cat and a dog sleeping together on a couch | room day | cat lie on 2, dog lie on 2, sofa
an astronaut floating in space with earth behind | space day | person:astronaut float
busy night market in bangkok with food stalls | market night | 4 stall, 5 person
woman reading in bed with a lamp, night | room night | person sit on 1, bed, lamp held 0
boy flying a kite on a windy hill | hill day wind | child, kite fly held 0
mechanic fixing a car in a garage | garage day | person:mechanic, car tend 0, spanner held 0
a queen sitting on a throne | backdrop day | person:queen sit on 1, throne
an angry chef shouting at a waiter | restaurant-kitchen day | person:chef, person:waiter argue 0, tray held 1
abandoned church in a foggy forest | forest day fog | church
lighthouse on a cliff in a storm | cliff day storm | lighthouse
hands holding a cup of hot chocolate | backdrop day | 2 hand, mug front 0
five penguins on an iceberg | iceberg day | 5 penguin
a little boy hugging a golden retriever in the backyard | garden day | child kneel, dog hug 0
two knights sword fighting in the rain | field day rain | 2 person:knight fight 0, 2 sword held 0
girl feeding a horse an apple at a stable | barn day | child, horse put 0, apple held 0
kitten sleeping in a shoe box | room day | cat lie in 1, box
ten ducks in a row crossing a road | road day | 10 duck walk
barber shop at night with neon sign | street night | shop, neon
family camping by a lake at sunset | lakeside golden-hour | 2 person sit, 2 person sit
a red fox in the snow, close up | snow day snow | fox
bee on a sunflower macro | backdrop day | bee on 1, sunflower
wolf logo for an esports team | paper day | wolf
poster of a surfer at sunset, retro style | paper golden-hour | person:swimsuit on 1, surfboard
robot serving coffee in a cafe | cafe day | robot, cup held 0
astronaut riding a horse on the moon | moonscape day | person:astronaut ride on 1, horse
pirate ship sailing at night under a full moon | sea night | sailing-ship, moon fly
train passing through snowy mountains | mountain day | train
rainy street in paris with people holding umbrellas | paris day rain | 3 person, 4 umbrella held 0
empty classroom with sunlight through windows | classroom day | 
judge in a courtroom | courtroom day | person:judge sit
father teaching his son to ride a bike | street day | person, child ride on 2, bicycle push 0
dog catching a frisbee in the park | park day | dog jump, frisbee mouth 0
three sailboats racing on a windy sea | sea day wind | 3 sailboat
two astronauts shaking hands on mars | mars day | 2 person:astronaut shake 0
`;

function frameOf({ place, daytime, weather, figures }: Stage): string {
  const cast = figures.map(({ count, drawing, posture, bond }) =>
    [
      ...(count > 1 ? [count] : []),
      drawing,
      ...(posture === 'stand' ? [] : [posture]),
      ...(bond ? [bond.as, bond.to] : []),
    ].join(' '),
  );
  const air = weather === 'clear' ? '' : ` ${weather}`;
  return `${place} ${daytime}${air} | ${cast.join(', ')}`;
}

const ROWS = FRAMES.trim()
  .split('\n')
  .map((row): [subject: string, frame: string] => {
    const at = row.indexOf(' | ');
    return [row.slice(0, at), row.slice(at + 3)];
  });

describe('the frame of', () => {
  test.each(ROWS)('%s', (subject, frame) => {
    expect(frameOf(compose({ ...PROMPT_DEFAULTS, subject }).stages.studio)).toBe(frame);
  });
});

test('there are a hundred of them and eight', () => {
  expect(ROWS).toHaveLength(108);
});
