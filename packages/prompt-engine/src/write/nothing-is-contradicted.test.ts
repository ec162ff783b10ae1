import { expect, test } from 'vitest';
import { PROMPT_DEFAULTS } from '../vocabulary.ts';
import { compose } from './compose.ts';
import { takesOf } from './fixtures/takes.ts';

const outside = (subject: string): string =>
  takesOf(subject)
    .map(({ take, outside: text }) => `${take}: ${text}`)
    .join('\n');

/** subject | in none of its takes */
test.each([
  [
    'un chat noir qui dort dans une valise ouverte, lumière du matin, gare de Lyon au fond flou',
    /sharp throughout|front to back/,
  ],
  [
    'kot śpi na walizce, obok zimna kawa, peron w tle trochę nieostry, za oknem śnieg',
    /sharp throughout|everything sharp/,
  ],
  ['una bailarina sola en un teatro vacío, el único foco encendido detrás de ella', /light from camera/],
  ['isometric pixel art of a ramen shop at night', /Square to the screen/],
  ['medieval manuscript page of a snail, no latin text', /lacin|Brown/],
  ['sticker of an angry onion, thick white border, kawaii', /dark strokes|purple/],
  ['two old men on a beach, one is under a boat with only his legs showing', /Close view/],
  ['snowplough driver at a petrol station at 5 in the morning', /Clear daylight|light dew/],
  ['bathroom for a small flat, green tiles, shower without door, round window', /No door/],
  [
    'wallpaper for my phone, koi fish in a black pond seen from above, one golden, minimal',
    /vector|wide format/,
  ],
  ['a header image of hands on the wheel, clay everywhere, rain on the window', /flat colour|silhouettes/i],
  ['frog in a tiny raincoat waiting for the bus', /softbox|rim light/],
  ['two grandmothers arm wrestling at a wedding table, confetti', /long white dress|bouquet/],
  ['an x-ray of a cello case with a rabbit inside', /light from|lens/],
  ['a man shaving in a train toilet, mirror, fluorescent light', /stall doors/],
  ['the queen of hearts as a roller derby player, bruised knees, roses tattoos, comic style', /whole design/],
  ['pattern for kids pajamas: sleepy sloths, moons, clouds, navy background, not too busy', /busy mood/],
  [
    'medieval knights queueing for a food truck, mud, festival, photo like from a phone',
    /film still|Medium-format|Editorial/,
  ],
  [
    'old photograph of a football team 1912 but one of them is holding a smartphone',
    /Full figure|film still/i,
  ],
  ['steampunk elephant carrying a library on its back through a swamp', /in the jaws/],
  ['a letter being slipped under a door, warm light behind the door', /light from camera/],
  ['the last dinosaur looking at the comet, emotional, painting', /photograph|film still/i],
  [
    'un anciano leyendo el periódico en un banco, palomas, niebla de mañana, blanco y negro, estilo Cartier-Bresson',
    /each shape apart/,
  ],
  ['baby shower card, elephants holding balloons, text "Hello Little One", hand lettering', /Letterforms/],
  ['poster for a jazz night, "Blue Monday", art deco, saxophone made of skyline', /At night/],
  ['dos viejitas jugando cartas en un bar de Sevilla, humo, azulejos, una hace trampa', /glaze/],
  ['A courtroom sketch of a cat on trial for knocking over a vase', /tipping over/],
  ['a postcard from Bucharest 1977, colour faded, Dacia cars, people waving', /spelled/],
  ['Three old friends ice swimming in Tallinn, steam, woolly hats, laughing, minus 15', /No 15/],
  ['gothic cathedral interior made entirely of ice, a single candle, blue', /stone/],
  ['exploded view drawing of a fountain pen, thin lines, labelled in italian', /spelled/],
  ['hyperrealistic drop of honey falling from a spoon into tea, backlit', /Wide/],
  ["a bride's shoes next to hiking boots at the tent entrance, mountain morning", /window/],
  ['portrait of my two kids as Viking explorers, sea behind, painted', /[Pp]hotograph/],
  ['close up portrait of a lifeboat volunteer, salt on the eyebrows, storm light', /sun/],
  [
    'product photo: wooden watch in moss lined box, hands opening the lid, soft light from above',
    /High angle/,
  ],
  ['restaurant menu cover, "Osteria Lunedì", lemon branch, hand drawn, cream paper', /lens/],
  ['fireflies in a jar on a camping table, tent lit from inside, friends in silhouettes', /In the jar/],
  ["soldiers playing football in no man's land, Christmas truce 1914", /No man/],
  ['Das letzte Einhorn im Supermarkt an der Kasse, Neonlicht, realistisch', /neon signs/],
  ['elderly ballerina backstage, mirror lights, hands in focus, face blurred in mirror', /reflection/],
  ['father and son at a car on a mountain pass, fog rolling in, 1980s', /[Ss]un/],
  ['a botanical plate of a plant whose leaves are keys', /broad green leaves/],
  ['le chef engueule le canard, cuisine étoilée, vapeur, photo noir et blanc', /night/],
  [
    'game icon set: 9 icons, sword, shield, potion, key, scroll, coin, bow, gem, boots, flat',
    /10 icons|Navy/,
  ],
  ['phone background: mountain lake at dawn with a single red canoe', /Full view/],
  ['macaron tower product shot, pastel, white background, one macaron bitten', /each shape apart/],
  ['a half-orc bard in a harbour tavern, tired, scar, waist up portrait', /daylight/i],
] as const)('%s', (subject, unseen) => expect(outside(subject)).not.toMatch(unseen));

/** subject | in one of its takes */
test.each([
  [
    'book cover, title "The Last Ferry", by Marta Lindqvist, fog, an island',
    /“The Last Ferry” and “Marta Lindqvist”/,
  ],
  ['a plate of chips on a newspaper, a pier behind out of focus', /what is behind softly out of focus/],
  ['a 1970s magazine cover, an octopus, no text except "OCTOPUS"', /No other text/],
  [
    'seamless pattern for a tea towel, bus tickets and one single tooth with a face, lino cut, not cute but a bit odd',
    /running past all four edges/,
  ],
  ["the tailor's workshop at night, only the sewing machine lamp on, a dress", /machine lamp alone/],
  ['interior design idea for a tiny attic bedroom, sloped ceiling, sage green, evening', /[Pp]hotograph/],
] as const)('%s', (subject, seen) => expect(outside(subject)).toMatch(seen));

/** subject | how all its takes begin */
test.each([
  [
    'I play a tiefling bard with a broken horn, tired, plays a hurdy-gurdy',
    'a tiefling bard with a broken horn',
  ],
  [
    'Logo for a bike mechanic, name is "Spoke Easy", a wheel as a bubble, has to look ok on a van and tiny on instagram',
    'Logo for a bike mechanic, name is "Spoke Easy", a wheel as a bubble. ',
  ],
  [
    'a cutaway picture of a volcano, arrows but NO words because the children fill them in themself',
    'a cutaway picture of a volcano, arrows but NO words. ',
  ],
  [
    "a leather wallet, stacked on old books, coffee beans?? no, that's cliche, just the books",
    'a leather wallet, stacked on old books, just the books',
  ],
  [
    'I want a hero image of our cabin: snow, hot tub steaming, lights on inside, dusk',
    'a hero image of our cabin: snow',
  ],
  ['tattoo idea: my birth flower as a small bouquet, fine line', 'tattoo idea: my birth flower'],
  [
    'I am making a quiz night flyer for the pub, a parrot with a pint, hand drawn style',
    'a quiz night flyer for the pub, a parrot',
  ],
  [
    'a dragon of carrots in a forest, he will not eat veg so make it appetizing',
    'a dragon of carrots in a forest, appetizing',
  ],
  [
    'my cat as a sea captain, oil portrait, gold frame not included',
    'my cat as a sea captain, oil portrait, no gold frame',
  ],
] as const)('%s: what is said beside the picture goes', (subject, begins) => {
  const { studio, cinematic, minimal } = compose({ ...PROMPT_DEFAULTS, subject });
  for (const take of [studio, cinematic, minimal]) expect(take.startsWith(begins), take).toBe(true);
});
