import { describe, expect, test } from 'vitest';
import { PROMPT_DEFAULTS } from '../vocabulary.ts';
import { compose } from '../write/compose.ts';
import type { Stage } from './stage.ts';

/*
 * Who is where in the studio's frame of a hundred subjects: the subject | place, hour and weather | the figures in
 * their order: how many, drawing, posture, and what binds them to which figure.
 */
const FRAMES = `
a cat sleeping on a windowsill while it rains | windowsill day rain | cat lie
couple kissing under the eiffel tower at night | paris night | 2 person kiss 0, lattice-tower
grandmother hugging her grandson at an airport | airport day | person kneel, child hug 0
father carrying his daughter on his shoulders at a carnival | backdrop day | person walk, child on 0
barista pouring latte art in a coffee shop | cafe day | person:apron, kettle held 0
three birds on a wire at sunset | wires golden-hour | 3 bird
candles on a birthday cake | table day | 4 candle on 1, cake
surfer riding a huge wave | sea day | person:swimsuit on 2, wave, surfboard on 1
single red sneaker floating, product shot | table day | shoe float
old man reading a newspaper in a diner | diner day | person sit, newspaper held 0
woman folding clothes in a laundromat at 2am | laundromat night | person, 4 shirt held 0
kid feeding ducks by the lake | lakeside day | child crouch, 3 duck tend 0
two businessmen shaking hands in an office | office day | 2 person:suit shake 0
couple dancing tango on a rooftop | rooftop day | 2 person waltz 0
supermarket aisle with a lost astronaut | shop day | person:astronaut
a fox curled up in the snow | snow day snow | fox lie
wizard arguing with a dragon in a library | library day | person:wizard, dragon argue 0
red vintage car parked outside a motel, neon lights | street day | vintage-car
bowl of ramen with chopsticks, steam rising | table day | noodles, smoke
a penguin family walking in a blizzard | snow day snow | 4 penguin walk
two old friends playing chess in the park in autumn | park day | 2 person sit, game-table front 0
a samurai standing in the rain at night | backdrop night rain | person:samurai
three astronauts having a picnic on the moon | moonscape day | 3 person:astronaut sit
two sumo wrestlers grappling | backdrop day | 2 person:sportswear crouch fight 0
nurse helping an elderly man walk in a hospital corridor | corridor day | person:doctor bend, person tend 0
old wooden rowboat on a calm lake at dawn | lake dawn | boat
cozy reading nook with a sleeping golden retriever, rainy window | library day rain | dog lie
perfume bottle on wet black stones | table day | perfume on 1, 4 rock
red phone booth in london in the fog | london day fog | phone-booth
snowy village street at christmas night | street night snow | 
a girl riding a bicycle along the beach | beach day | child ride on 1, bicycle
six eggs in a carton | table day | 6 egg in 1, box
mermaid sitting on a rock at sunset | sea golden-hour | person:mermaid sit on 1, rock
logo of a mountain and a pine tree | paper day | mountain, pine
woman doing yoga on a rooftop at sunrise | rooftop dawn | person sit
man walking two dogs in the rain | backdrop day rain | person walk, 2 dog
five red balloons floating over a city | skyline day | 5 balloon
astronaut playing guitar on mars | mars day | person:astronaut sit, guitar held 0
yellow taxi in times square at night in the rain | street night rain | taxi
a lonely tree in a wheat field, stormy sky | field day storm | tree
a bear catching salmon in a river | river day | bear, fish
goldfish in a bowl on a windowsill | windowsill day | fish in 1, bowl
lumberjack chopping wood in a snowy forest | snow day snow | person:worker, axe held 0
girl with an umbrella jumping in puddles | backdrop day | child jump, umbrella held 0
bowl of fruit on a table by the window | room day | fruit-bowl on 1, table
gold wristwatch on black velvet, luxury product shot | table day | watch
cyberpunk samurai in neon tokyo street, rain | street day rain | person:samurai
viking ship in a storm | sea day storm | sailing-ship
cowboy riding a horse into the sunset | backdrop golden-hour | person:cowboy ride on 1, horse
elderly couple holding hands on a bench | park day | 2 person sit on 1, bench
kids building a snowman | backdrop day | 3 child kneel, snowman
a scientist looking through a microscope in a lab | office day | person:doctor lean, microscope held 0
six people in a boardroom meeting | office day | 6 person
mountain biker on a forest trail | forest day | person:sportswear on 1, bicycle
farmer driving a tractor through a corn field | field day | person:farmer sit in 1, tractor
treehouse in the jungle at dusk | jungle dusk | hut
coffee shop logo with a steaming cup | paper day | cup
a phoenix rising from flames | backdrop day | phoenix, fire
giant octopus attacking a ship | sea day | octopus run, ferry
police officer directing traffic in a busy street | street day | person:police
a dog wearing sunglasses driving a convertible | backdrop day | dog in 2, glasses worn 0, sports-car
old fisherman mending nets on a dock at dawn | harbour dawn | person:fisherman sit, 4 net
a squirrel holding an acorn | backdrop day | squirrel, egg held 0
baby elephant playing with a ball | backdrop day | elephant, ball held 0
couple having a picnic under a cherry tree | backdrop day | 2 person sit under 1, tree
kids playing soccer in the street, sunset | street golden-hour | 3 child run, ball
monk meditating under a waterfall | waterfall day | person:monk sit
sushi platter with chopsticks on a black slate | table day | sushi
electric car charging in a garage | workshop day | car
a cat and a dog sleeping together on a couch | room day | cat lie on 2, dog lie on 2, sofa
busy night market in bangkok with food stalls | market night | 4 stall
empty swimming pool at night, blue light | pool night | 
boy flying a kite on a windy hill | hill day wind | child, kite fly held 0
a ballerina on stage under a spotlight | stage day | person:ballerina
a queen sitting on a throne | backdrop day | person:queen sit on 1, chair
two robots playing chess | backdrop day | 2 robot, game-table front 0
an angry chef shouting at a waiter | backdrop day | person:chef, person:apron argue 0
lighthouse on a cliff in a storm | mountain day storm | lighthouse
a train station in the 1920s with steam | station day | smoke
five penguins on an iceberg | ice day | 5 penguin
vintage vw bus at the beach with surfboards | beach day | bus, 4 surfboard
two knights sword fighting in the rain | backdrop day rain | 2 person:knight fight 0
old couple slow dancing in the living room | room day | 2 person waltz 0
kitten sleeping in a shoe box | room day | cat lie on 1, box
seven candles on a chocolate cake | table day | 7 candle on 1, cake
barber shop at night with neon sign | backdrop night | shop, neon
family camping by a lake at sunset | lakeside golden-hour | 4 person sit
a red fox in the snow, close up | snow day snow | fox
bee on a sunflower macro | backdrop day | bee on 1, sunflower
lobster dinner on a plate with lemon | kitchen day | lobster on 1, plate, lemon on 1
poster of a surfer at sunset, retro style | backdrop golden-hour | person:swimsuit on 1, surfboard
a wizard casting a spell in a cave | cave day | person:wizard
astronaut riding a horse on the moon | moonscape day | person:astronaut ride on 1, horse
submarine exploring a coral reef | underwater day | submarine
train passing through snowy mountains | mountain day snow | train
rainy street in paris with people holding umbrellas | paris day rain | 3 person, 4 umbrella held 0
empty classroom with sunlight through windows | classroom day | 
judge in a courtroom | courtroom day | person:judge
father teaching his son to ride a bike | backdrop day | person kneel, child ride tend 0, bicycle
dog catching a frisbee in the park | park day | dog jump, -
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

test('there are a hundred of them', () => {
  expect(ROWS).toHaveLength(100);
});
