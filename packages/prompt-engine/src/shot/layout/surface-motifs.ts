import { articleFor } from '../../lexicon/inflect.ts';
import { rowsOf, textOf } from '../../lexicon/row.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import { mainOf, type Scene } from '../../read/scene.ts';
import { senses } from '../../read/senses.ts';

/*
 * What a card or a poster shows where the words name no picture: a thing of its occasion, or what its title names.
 */

/** words of the occasion | what the card shows */
const OCCASIONS: readonly (readonly [RegExp, string])[] = rowsOf(
  `
birthday | a small iced cake with lit candles
christmas, holidays | a fir branch with two baubles
thank you, thanks | a small posy of flowers
get well | a steaming cup beside a folded blanket
valentine, anniversary, i love you | two birds on one branch
graduat, congrat, well done | a burst of confetti
baby, newborn, christening | a row of tiny socks on a line
wedding, engagement, save the date | two rings on a ribbon
new year | sparks round a clock at midnight
mother, mum, mom | a bunch of tulips
easter | painted eggs in short grass
halloween | a carved pumpkin
housewarming, new home, moving | a small house with one lit window
retire | an empty deckchair by the sea
sympathy, condolence, sorry | a single lily
good luck | a four-leaf clover
`,
  2,
).map(([words, motif]) => [new RegExp(`\\b(?:${words?.split(/,\s*/).join('|')})`, 'i'), textOf(motif)]);

/** words of a trade or a pastime | the one thing that stands for it on a mark */
const TRADES: readonly (readonly [RegExp, string])[] = rowsOf(
  `
bak(?:ery|er|ers|ing)\\b, bread, sourdough | a round loaf with one slash
patisserie, cakes?\\b, cupcake, pastry | a tiered cake in profile
bicycle, bike, cycl, mountain bike | a spoked wheel
chess | a chess king in profile
coffee, cafe, café, roast(?:ery|er), espresso | a cup with one curl of steam
teas?\\b, tea ?(?:house|room|shop) | a teapot in profile
book, librar, publish, stationer | an open book
barber, hair, salon | a pair of open scissors
florist, flower | one tulip on its stem
garden, landscap, plant shop, houseplant | two leaves on one stem
brew, beer, taproom | a hop cone
pub\\b, cocktail, wine bar | a stemmed glass
win(?:e|ery)\\b, vineyard | a bunch of grapes
pizz | one slice of pizza
sushi, ramen, noodle | a bowl with two chopsticks
ice cream, gelat | a cone with one scoop
butcher, steak | a cleaver
fish(?:monger|ery|ing)?\\b, seafood, oyster | one fish in profile
cheese, dairy | a wedge of cheese
chocolat | a square of chocolate with one corner bitten
honey, bee, apiar | a bee over one hexagon
juice, smoothie, lemonade | half a lemon
distill, gin\\b, whisky, rum\\b | a copper still
restaurant, bistro, diner, kitchen, cater | a fork and a spoon, crossed
food truck, street food | a small van with a striped awning
farm, orchard, organic | a barn under a half sun
vet, pet, dog, kennel, groom | one paw print
cat\\b, cattery | a cat curled into a circle
dentist, dental | a tooth
yoga, pilates, meditat, spa\\b, wellness | a lotus
gym, fitness, crossfit | a dumbbell
climb, boulder | a carabiner
surf, sail, kayak, swim | one curling wave
run(?:ning|ners)\\b, marathon | a running shoe
skate | a skateboard seen from the side
tennis, padel, squash | a racket crossed by one ball
golf | a flag in a hole
basketball | a ball over a hoop
boxing, kickbox | a pair of hanging gloves
karate, judo, martial, taekwondo | a knotted belt
dance, ballet | a pair of pointe shoes
choir, sing(?:ing|ers)\\b | an open mouth with three notes
guitar | a guitar head with six pegs
piano, music (?:school|teacher|lessons) | five piano keys
chess | a knight
rowing | two crossed oars
camp(?:ing|site)\\b, glamping, tent | a tent under one star
horse, riding school, equestrian, stable | a horseshoe
optic, eyewear, glasses | a pair of round spectacles
pharmac, apothecary, chemist | a mortar and pestle
physio, osteopath, massage, chiropract | two cupped hands
clinic, doctor, medical, hospital | a cross inside a circle
nail (?:salon|bar|studio)\\b, manicure | a bottle of nail varnish
thrift, second-hand, second hand, vintage (?:shop|store|clothing)\\b | a coat hanger
car wash, valet | a car under three drops
chimney | a round brush on a rod
window clean | a squeegee with one clear stripe
paint(?:er and|ing and|ers? &)? ?decorat, decorator | a paint roller with one stripe
weld, metalwork, blacksmith, forge | an anvil with one spark
print(?:ing|ers?)\\b, letterpress | one block of type
donut, doughnut | a ring with one bite
taco, burrito, mexican | a folded taco
burger | a burger in three layers
sandwich, deli\\b | a sandwich cut on the slant
curry, indian | a bowl with a curl of steam
soup | a bowl with a ladle
olive | an olive branch
herb, spice | a sprig with five leaves
mushroom | one mushroom in profile
soap, skincare, cosmetic, beauty | one drop on a leaf
bird, birdwatch | a bird on a twig
zoo\\b, wildlife, safari | a fox head in profile
goat | a goat head with curved horns
sheep | a ram's curled horn
ski, snowboard, mountain, hik | two peaks
football, soccer | a ball with five panels
photograph | a shutter of six blades
film, cinema, video | a clapperboard
jazz, blues | a saxophone in profile
record, vinyl, music, band\\b | a record with one groove lit
podcast, radio | a microphone
bake sale, cake sale | a row of iced cupcakes
concert, gig\\b, rock, metal night, punk | an electric guitar in profile
classical, orchestra, symphony, violin | a violin seen from the front
market\\b | a crate of vegetables under a striped awning
yard sale, garage sale, flea market, jumble | a table lamp with a price tag
hackathon, coding, developer, tech meetup | a cursor inside a bracket
(?:school|nativity|village|amateur) play\\b, theat, drama, comedy | two masks
architect, build, construct, roof | a roof line over a square
carpent, furniture, joiner, woodwork | a hand plane with one curl
groom | a paw print inside a comb
plumb | a tap with one drop
electric | a bolt inside a bulb
clean | a broom in mid-stroke
lock, key | a key
repair, mechanic, garage, workshop | a spanner
tailor, sewing, fashion, clothes, boutique | a needle with a loop of thread
knit, yarn, wool | a ball of yarn with two needles
laundr, launderette, laundromat, dry clean | a shirt inside a circle
shoe, cobbler, boot | one boot in profile
jewel, ring | a cut stone
watch, clock | a clock face at ten past ten
travel, tour | a compass rose
hotel, hostel, guest ?house | a bed under a moon
taxi, car\\b, driving | a steering wheel
removal, moving compan, courier, delivery, parcel | a parcel with a bow
school, tutor, learn, education | a pencil
nursery, kindergarten, daycare, toy | three stacked blocks
law\\b, lawyer, law firm, solicitor, legal | a pair of scales
bank, financ, account, saving | a stack of three coins
insur | an umbrella
estate agen, real estate, property, letting | a key with a house for its bow
weather | a sun half behind a cloud
notes?\\b, note-taking | a sheet with one folded corner
calendar, planner, schedul | a page with one marked day
habit, to-do, todo, tasks? | a tick inside a circle
recipe, cooking | a pan with one curl of steam
sleep, bedtime | a crescent moon on a pillow
water (?:tracker|reminder), hydrat | one drop inside a circle
language, translat | two overlapping speech bubbles
chat, messag | a speech bubble
dating | two overlapping hearts
map, navigation, parking | a map pin
fitness tracker, step counter | a shoe with a speed line
budget, expense, money | a stack of three coins
plants?\\b | a sprouting leaf
read(?:ing|er)\\b | an open book
software, app\\b, startup, coding, tech | a cursor inside a bracket
gam(?:e|ing)\\b | a game controller
solar, energy | a half sun with seven rays
space, rocket, astronom | a rocket inside a ring
pottery, ceramic | a vase on a wheel
art\\b, gallery, paint | a brush with one stroke
tattoo | a swallow
candle | one flame
charit, volunteer, community | two hands, one in the other
charm, magic, tarot | a crescent moon with one star
`,
  2,
).map(([words, motif]) => [new RegExp(`\\b(?:${words?.split(/,\s*/).join('|')})`, 'i'), textOf(motif)]);

/** The one thing that stands for a trade: a bicycle shop's wheel. */
export function motifOfTrade(words: string, of: 'trade' | 'event' = 'trade'): string | undefined {
  // English puts first what sets a trade apart, and last what is done at a night: a climbing gym climbs, a school jazz
  // night is jazz.
  const turn = of === 'trade' ? 1 : -1;
  const [first] = TRADES.flatMap(([trade, motif]) => {
    const found = trade.exec(words);
    return found ? [{ motif, at: found.index, length: found[0].length }] : [];
  }).sort((a, b) => turn * (a.at - b.at) || b.length - a.length);
  return first?.motif;
}

const TITLED = sifted(
  /\b(?:film|movie|book|novel|album|band|song|show|play|podcast|series|musical|opera|game|cover|label)\b/i,
);

/** What is made known by a title is no picture itself. */
export const isTitled = (motif: string): boolean =>
  /^(?:(?!of\b)[\p{L}'’-]+ ){0,4}(?:film|movie|book|novel|album|band|song|show|play|podcast|series|musical|opera|game|memoir|thriller|stories)$/iu.test(
    motif,
  );

/** The thing that a title names last: 'The Last Lighthouse' shows a lighthouse. */
function ofTitle({ subject, lettering }: Scene): string | undefined {
  if (!TITLED.test(subject)) return undefined;
  const words = (lettering[0] ?? '').toLowerCase().split(/[^\p{L}'-]+/u);
  for (const word of words.reverse()) {
    const sense = senses()
      .get(word)
      .find(({ is }) => is === 'noun');
    if (sense?.is === 'noun' && sense.row.kind !== 'abstract' && sense.row.kind !== 'event')
      return sense.plural ? word : `${articleFor(word)} ${word}`;
  }
  return undefined;
}

/** words of a genre | what its cover shows */
const GENRES: readonly (readonly [RegExp, string])[] = rowsOf(
  `
crime, thriller, detective, mystery, whodunnit, noir | a lit doorway with one long shadow
romance, love story, rom-com | two chairs drawn close at a small table
horror, ghost stor | a door standing ajar in a dark corridor
fantasy | a tower on a cliff under a large moon
science fiction, sci-fi, space opera | a small figure under a ringed planet
cook, recipe, baking | a wooden spoon in a bowl
travel | a suitcase under a signpost
children, picture book, bedtime | a small bear with a lantern
poetry, poems | a single leaf on an open page
self-help, self help, motivation | a ladder leaning on a cloud
gardening | a spade in a bed of seedlings
western | a lone rider on a ridge
spy, espionage | a figure in a hat under a street lamp
memoir, biography, autobiography | an empty armchair beside a window
`,
  2,
).map(([words, motif]) => [new RegExp(`\\b(?:${words?.split(/,\s*/).join('|')})`, 'i'), textOf(motif)]);

/** 'Visit Trieste': a sheet that calls somewhere shows that place. */
const CALLS_TO = sifted(
  /^(?:visit|see|discover|explore|welcome to|greetings from|fly to|sail to|come to|escape to|ski|experience|wish you were in)\s+(?:the\s)?((?:\p{L}[\p{L}'’-]*\s?){1,3})$/iu,
);

/** The place that the first line of the lettering calls to; undefined where it calls to none. */
const ofCall = ({ lettering }: Scene): string | undefined => {
  const place = CALLS_TO.exec(lettering[0] ?? '')?.[1]?.trim();
  return place && `the best-known view of ${place}`;
};

/** What stands for the occasion or the title; undefined where the words give neither. */
export function motifOfOccasion(scene: Scene): string | undefined {
  const isCard = /\bcard\b|invitation/i.test(scene.subject);
  const greeting = isCard ? OCCASIONS.find(([words]) => words.test(scene.subject))?.[1] : undefined;
  const genre = TITLED.test(scene.subject)
    ? GENRES.find(([words]) => words.test(scene.subject))?.[1]
    : undefined;
  return greeting ?? ofCall(scene) ?? ofTitle(scene) ?? genre;
}

/** An event or an idea is drawn by what is seen of it: a jazz night by its saxophone. */
export const motifOfMain = (scene: Scene): string => {
  const main = mainOf(scene);
  return main && (main.kind === 'event' || main.kind === 'abstract') ? (main.row?.pictures[0] ?? '') : '';
};
