import { listOf, rowsOf, textOf } from '../lexicon/row.ts';
import { wordsPattern } from './wording.ts';

/*
 * What explainers show: the thing at work, in four images. Of several rows whose words an idea has, the first counts.
 * words | question seen | first | then | so
 */
const EXPLAINED_ROWS = `
leaves change, leaves turn, leaves fall, autumn leaves | A green leaf on a twig in autumn light | A drawn circle opens over the leaf: many green grains hide a few yellow and red ones | Days grow short, and the green grains break up one by one | Only yellow and red are left, and the leaf lets go of the twig
thunder, lightning, thunderstorm, thunderstorms | A dark cloud over a field | Inside the drawn cloud ice grains rub past each other, plus signs rise and minus signs sink | A bright line jumps from the minus signs to the ground | The air around the line swells at once, and a ring of sound runs out to a child who covers both ears
echo, echoes, sound travels, sound | A child calls toward a rock wall | Drawn rings run out from the mouth | The rings reach the wall and turn back | They reach the child’s ear, who laughs
eclipse, solar eclipse | The sun above a field, people with dark glasses looking up | A lamp, a small ball and a globe on a table stand for sun, moon and earth | The ball moves in front of the lamp, and its round shadow crosses the globe | Over the field the moon covers the sun until a bright ring is left
day and night, night and day | A globe beside one lamp, a pin stuck in it | The globe turns, and the pin moves out of the light into the shadow | It turns on, and the pin comes back to the light | A child wakes as the sun comes through the window
stars twinkle, stars | A star flickers above a roof | Its ray is drawn straight through empty space | In the moving air above the roof the ray bends to and fro | The same star, seen from above the air, shines without a flicker
sun shine, sun shines, sun burn, sun | The sun, cut open in a drawing | In its middle small balls are pressed together | Two balls join, and a flash leaves them | The flash travels outward and falls on a child’s face as sunlight
dream, dreams, sleep | A child asleep in bed | A drawn brain lights up above the pillow, pictures of the day drifting through it | The pictures are sorted into drawers, some get mixed up | The child wakes and stretches
onion, onions | A knife cuts an onion, and the cook blinks | Drawn drops leave the cut and float up as thin gas | The gas reaches the eye and stings | Tears come and wash it away
popcorn | A grain of corn on a spoon | The grain is cut open: a drop of water sits inside | Heat turns the drop into steam that pushes at the shell | The shell bursts and white foam sets into popcorn
muscle, muscles | An arm bends and lifts a bag | A drawn muscle shows beneath the skin, made of many threads | The threads slide into each other, and the muscle grows short and thick | It pulls the bone up, and the bag rises
brain, memory, memories | A child looks at a bicycle | A drawn picture of it runs as a spark from the eye into the head | The spark passes along a chain of branching cells, and the chain grows thicker | The next day the same chain lights up at once, and the child rides off
antibiotic, antibiotics, immune system, white blood cells, colds, cold | A child sneezes in bed | A drawn circle opens on the skin: germs multiply inside | Round guard cells stream in and close round the germs | The child gets up, well again
teeth, tooth, cavity, cavities, brush | A tooth, close by | Drawn germs sit on it and feed on grains of sugar | They drip acid, and a small hole opens in the tooth | A brush sweeps the germs away, and the tooth is white
bones, bone, skeleton | A hand moves behind a drawn screen that shows its bones | One bone opens: a hard shell, and inside a fine net | A crack in the shell is bridged by new threads | The hand closes firmly
chameleon, chameleons | A chameleon on a branch | A drawn circle opens on its skin: small crystals stand in a grid | The grid spreads, and another colour comes back from it | The whole animal has turned from green to yellow
fish breathe, gills, under water | A fish opens and closes its mouth | Water flows in, drawn as blue lines, past red combs behind the head | Small dots of air pass from the water into the combs | The water leaves at the side, and the fish swims on
birds fly, birds migrate, migration, migrate | Birds gather on a wire | A drawn map shows their way from a cold land to a warm one | Sun, stars and coast lines light up along the way as their signs | The birds land by a warm lake
spider, spiders, web, webs | A spider hangs from a twig | It lets a thread drift until the wind fixes it on the other side | It draws spokes to the middle and then a spiral | A fly touches the web, and every thread trembles
caterpillar, butterfly, butterflies, metamorphosis | A caterpillar eats a leaf | It hangs itself from a twig and closes in a hard case | Inside the drawn case the body melts and wings take shape | The case splits, and a butterfly unfolds its wings
dinosaurs, dinosaur | Dinosaurs feed between tall ferns | A bright ball crosses the sky and strikes beyond the horizon | Dust covers the sun, and the plants wither | Small furry animals come out between the bare trunks
fossil, fossils | A shell sinks to the sea floor | Layer after layer of mud covers it, drawn in cross-section | The mud turns to stone, and the shell leaves its shape | A hand with a brush uncovers the shape
solar panel, solar panels, solar power, solar energy, solar cells | Sunlight falls on a dark panel | A drawn circle opens on the panel: two thin layers, small dots at rest | A ray knocks the dots loose, and they all run one way | They run along a wire, and a lamp lights
wind turbine, wind turbines, windmill, wind power | A wind turbine begins to turn | The drawn tower opens at the top: the blades turn a shaft | A magnet on the shaft spins inside a coil of wire | Small dots run down the wire, and a window lights up
electric car, electric cars, engine, engines, motor | A car stands with its bonnet transparent | A battery sends small dots to a coil | The coil pulls a magnet round, again and again | The wheels turn, and the car rolls off
microwave, microwaves | A cup of water behind a glass door | Drawn waves run to and fro inside the box | Water balls in the cup turn to and fro with them, faster and faster | Steam rises from the cup
fridge, refrigerator, freezer | A fridge, its back wall drawn transparent | A cold liquid runs through a pipe inside and takes up warmth from the food | A pump presses it, and it gives off the warmth at the back | Inside a bottle frosts over
gps, navigation, satellite, satellites | A phone shows a dot on a map | Four drawn satellites send out rings | Where the four rings cross lies one point | The dot on the map jumps to that point
blockchain, bitcoin, crypto | A note is passed from one hand to another | The pass is written on a drawn page, and every person round a table copies it | The page is chained to the page before | One page is changed, and all the others show that it does not fit
artificial intelligence, ai, machine learning, neural network, chatgpt, chatbot, chatbots | A child holds up pictures of cats | The pictures run through a drawn net of dots, and some lines grow thicker | A new picture enters, and the thick lines light up | The word CAT appears at the end
elections, election, vote, voting, democracy | Hands drop folded papers into a box | The papers are counted in piles of different colours | The piles become seats in a drawn half circle | The largest groups shake hands across the rows
boat float, boats float, ship float, ships float, float, floats | A steel ship lies on the sea | A drawn line shows how much water its hull pushes away | Arrows of that water push up against the hull | A small steel ball sinks beside the ship, and the ship stays up
balloon, hot air balloon, hot air balloons, balloons | A burner roars under an open balloon | Drawn air balls inside grow quick and spread out, some leave below | The air inside is lighter than the air outside | The balloon lifts off the grass
bread rise, dough, yeast, bread | Dough lies in a bowl | A drawn circle opens: yeast feeds on sugar and lets out bubbles | The bubbles stretch the dough | The dough has doubled and lifts the cloth
coffee, caffeine | A tired face over a cup | In the drawn head small sleepy keys look for their locks | Other keys from the coffee sit in the locks first | The eyes open wide
rivers, river, erosion, valley, valleys, canyon | A stream runs down a slope of bare rock | Drawn grains roll along the bed and scrape it deeper | On the outer side of each bend the bank breaks off, on the inner side sand settles | Seen from above, the stream has become a wide winding valley
chick, chicks, egg hatch, eggs hatch, hatches | An egg lies in straw | A drawn window opens in the shell: a chick folded up inside, its beak to the air at the blunt end | The beak taps, and a star of cracks spreads round the shell | The chick pushes the halves apart and lies there, wet
deforestation, plastic, plastic pollution, ocean plastic | A bottle falls into a stream | The stream carries it to the sea, drawn from above | Sun and waves break it into small grains that fish swallow | A net lifts out the grains, and a child drops the next bottle into a bin
roman empire, romans | A drawn map with one small city | Roads grow out of the city, and soldiers walk along them | The coloured land spreads all round the sea | The edges fade, and only the roads and arches stay
snow, snowflake, snowflakes | A snowflake lands on a dark sleeve | High in a drawn cloud a speck of dust takes on water balls | They join at six corners, and six arms grow | The flake falls beside thousands of others, none alike
penguin, penguins | A penguin stands on the ice in the wind | A drawn circle opens on its feathers: close layers, and warm air held between them | Beneath lies a thick layer of fat | The penguins close up in a huddle and take turns inside
sneeze, sneezing | A speck of dust floats into a nose | Inside the drawn nose a fine hair bends and sends a spark to the head | The chest fills with air, the eyes close | The sneeze blows the speck out in a cloud of drops
yawn, yawning, hiccups, hiccup | A man yawns in a meeting | In his drawn head a tired light flickers and a big breath flows in | The light grows brighter | One by one all the others yawn too
taxes, tax | A coin is taken from a wage packet | The coin rolls along a drawn road to a big bowl | From the bowl coins roll on to a school, a hospital and a bridge | The worker drives home over the bridge
vaccine, vaccines, vaccination | A small plaster on a child’s arm, a drawn circle opening over it like a window | Inside the circle, harmless grey copies of a germ float in, each with one odd spike | Round guard cells touch the spikes and learn their shape | The real germ arrives with the same spike, and the guard cells close round it at once
sky blue, blue sky, sky is blue, sky | A child points up at a blue sky | White sunlight enters the air and parts into coloured rays | Red and yellow rays go straight on, blue rays bounce from tiny drawn air balls in all directions | Blue arrives from every side and fills the whole sky
salty, salt water | A child tastes sea water and pulls a face | Rain falls on drawn rocks and washes tiny white grains out of them | Rivers carry the grains to the sea | The sun lifts the water away, and the grains stay behind
rainbow, rainbows | Sun on one side, rain on the other, an empty sky between | One ray of white light enters a raindrop and bends | Inside the drop it turns back and fans out into seven colours | Thousands of drops do the same, and the arc stands in the sky
gravity | An apple hangs from a twig and drops | The earth is drawn small beneath it, arrows pointing to its middle from all round | People stand on every side of the ball, each one’s feet to the middle | A ball thrown up slows, stops and comes back to the hand
moon phases, moon, phases of the moon | A lamp, a ball and a child’s head in a dark room | The ball is carried round the head, one half always lit | From the child’s place the lit part grows from a thin edge to a full disc | The real moon stands over a roof in the same shape
seasons, summer and winter | A tilted globe goes round a lamp | The lamp shines straight on the upper half, and the trees there turn green | On the far side the upper half leans away, and the same trees stand bare | The globe closes its round and the first leaves come back
tides, tide, ebb | A boat lies on wet sand | The moon is drawn above the sea, the water bulging toward it | The earth turns beneath the bulge and the water reaches the beach | The same boat floats
photosynthesis, plants eat, plants make | A leaf in sunlight, seen from below | Drawn sun rays enter the leaf, water climbs from the root, air flows in below | Inside, the three meet and become small sugar cubes | Bubbles of fresh air leave the leaf
volcano, volcanoes, volcanos | A quiet cone under clouds | The cone is cut open: glowing rock rises in a pipe | Gas bubbles swell and push the rock up | The top opens and lava runs down the side
earthquake, earthquakes | Two wooden blocks pressed together, toy houses on top | The blocks push sideways and stick, bending a little | They slip with a jolt, and rings run outward | The toy houses shake
heart, blood | A hand lies on a chest | A drawn heart opens in four rooms, blue blood coming in | The walls squeeze, the blood goes to the lungs and turns red | It is pushed out to fingers and toes, and the beat begins again
digestion, digest, stomach, eat food, food we eat | A child bites into a sandwich | The bite slides down a drawn tube into a bag that kneads it | In a long coiled tube tiny bits pass through the wall into the blood | The child runs off with new strength
water cycle, rain, clouds form, clouds | Sun on a lake | Drawn drops rise from the water as thin steam | High up they gather to a cloud that grows dark | Rain falls, a stream runs back to the lake
honey | A bee drinks from a blossom | In the drawn hive it hands the drop to another bee, mouth to mouth | Many wings fan over open cells, and water rises from the drops as steam | A cell of thick gold honey is closed with a lid of wax
bees, bee, pollination | A bee lands in a blossom | Yellow dust sticks to its legs | At the next blossom the dust falls off and a small fruit begins to swell | A ripe fruit hangs where the flower was
magnet, magnets | Two magnets lie on a table, a gap between them | Iron dust shows curved lines from end to end | Two like ends push each other away | One is turned round, and they snap together
electricity, power, current, battery, batteries | A lamp with a loose wire stays dark | Small drawn dots wait in the wire | The wire closes to a ring, and the dots run round it | They pass through the lamp, and it lights
internet, wifi, wi-fi | A finger taps a picture on a phone | The picture falls apart into numbered packets | The packets race along cables under the sea by different ways | On another phone they line up and become the picture again
plane, planes, airplane, airplanes, aeroplane, fly | A paper strip rises when a child blows over it | Air is drawn as lines, bent downward by a wing | The wing pushes air down, and arrows lift the wing up | A plane leaves the ground
germs, virus, viruses, wash hands, soap | Two hands with drawn green dots | Soap with two-sided drops surrounds each dot | Water carries the wrapped dots away | Two clean hands in the light
recycling, recycle, rubbish, garbage, trash, waste | A bottle falls into a bin | It is sorted, washed and chopped to flakes | The flakes melt into a thread | The thread becomes a jumper that a child puts on
black hole, black holes | A sheet with a heavy ball sinking in its middle | A marble rolls round the dip, nearer each turn | A ray of light bends and falls in too | A dark disc with a bright ring stays
ice, freezing, melting, freezes, freeze, melts, melt | Water in a tray, close by | Drawn water balls move about, then slow down | They join hands in a grid of six sides | The tray holds solid ice
inflation, money, economy | A basket of bread, milk and fruit with one note beside it | The same note lies beside a smaller basket | More notes fall from above, and the price tags climb | One loaf is left beside the note
climate change, greenhouse, global warming | The earth in sunlight, thin air drawn round it | Warmth tries to leave and passes out | Smoke thickens the layer, and the warmth bounces back | Ice at the edge of the sea melts
`;

/* Things that are known how they work. */
export const SHOWN = rowsOf(EXPLAINED_ROWS, 5).map(([words, ...beats]) => ({
  words: wordsPattern(listOf(words)),
  beats: beats.map((beat) => textOf(beat)),
}));

/** Whether it is known how something works. */
export const isKnownThing = (thing: string): boolean => SHOWN.some(({ words }) => words?.test(thing));
