/** Ideas of life among others, of money, science, sound and weather, each with a calm and a lively picture: names | kind | pictures | - | colours | drawing. */
export const PUBLIC_IDEAS = `
# times of life
midlife crisis, mid-life crisis, quarter life crisis, quarter-life crisis | abstract | reading glasses on the seat of a brand-new red motorcycle; a man in a suit on a skateboard in an empty car park, briefcase flying open | - | motorcycle red, asphalt, suit grey | -
growing pains, teenage angst, puberty | abstract mass | a pair of jeans far too short on a washing line; a boy folded onto a school chair much too small, hood up | - | denim, hood black, chalk green | -
empty nest, empty nest syndrome | abstract | a stripped child's bed, pale squares where posters hung; two parents at a table for five, one passing the salt | - | wall blue, pale wood, cream | bed
retirement, retiring | abstract mass | a briefcase planted with tomatoes on a sunny step; a man in a suit and bare feet, fishing from a deckchair | - | leather brown, tomato red, lake blue | -
divorce, separation, custody battle | abstract mass | one sofa sawn down the middle in an emptying room; two people on a pavement between two vans, one lamp in both their hands | - | sofa green, saw steel, van white | -
married life, long marriage | abstract mass | two toothbrushes bent the same way in one glass; an old couple on a tandem uphill, both red in the face | - | glass green, bicycle red, grass | -
widowhood | abstract mass | two teacups on a tray, one turned upside down; an old woman dancing alone in a kitchen, one arm round nobody | - | cup white, cardigan blue, lamp amber | cup
sibling rivalry | abstract mass | one slice of cake between two drawn forks; two small children with a ruler and a chalk line down the back seat of a car | - | icing pink, steel, seat blue | cake
generation gap | abstract mass | a dial telephone beside a smartphone on a lace cloth; a girl with headphones and her grandfather with a gramophone, back to back on one bench | - | brass, lace, neon green | -
culture shock, language barrier | abstract mass | a fork lying among chopsticks; a traveller with a phrase book at a night stall, the cook holding up a whole fish | - | steel, lantern red, fish silver | -
jet lag | abstract mass | a bright breakfast on a table, black night in the window; a man in pyjamas and a tie asleep in a hotel lift | - | night blue, egg yellow, lift steel | -
coming back home | abstract mass | a worn rucksack on a doormat, the door open on a lit hall; a soldier on a garden path, a dog in the air before him | - | canvas, hall amber, grass green | dog
new year's resolution, new years resolution, new years resolutions, new year resolutions | abstract | brand-new running shoes with the tag on beside a half-eaten pie; a crowded gym at the front, dust on the machines at the back | - | shoe neon, pie gold, grey | shoe
leap of faith | abstract | two cliff edges, one shoe on the far one; a woman in mid-stride over a gap between roofs, arms out | - | cliff grey, coat red, sky blue | -
turning point, point of no return | abstract | a railway switch lever half thrown, two tracks parting; a rower past the last buoy, the weir ahead | - | rail steel, buoy red, water grey | -
full circle | abstract | a snail's trail closed into one ring on wet slate; an old man on the school step where his photograph was taken as a boy | - | slate, silver, blazer navy | -
rock bottom, hitting rock bottom | abstract mass | the floor of a dry well seen from within, one round of sky; a man sitting in an empty bath in his coat | - | stone grey, sky blue, tile white | -
light at the end of the tunnel | abstract | a black railway tunnel with one small bright arch; a figure with a lantern walking toward a white opening | - | black, arch white, lantern amber | -
uphill battle, sisyphus | abstract | a boulder on a steep path, two deep footprints behind it; a cyclist standing on the pedals on a wall of a street | - | rock grey, path ochre, jersey red | rock
last chance, missed opportunity, wasted potential, running out of time, borrowed time, ticking clock | abstract | an hourglass with one thread of sand left; a runner sliding under a closing shutter, one hand through | - | sand, brass, shutter grey | hourglass
beginner's luck | abstract | a crooked dart in the bull's-eye, all others in the wall; a child with a toy rod and a fish as long as himself | - | dart red, cork, fish silver | -
comfort zone, leaving your comfort zone | abstract | an armchair inside a chalk circle on a bare floor; a goldfish in mid-jump from a bowl to the sea | - | chair mustard, chalk, sea blue | chair
tunnel vision, blind spot | abstract | a cardboard tube lying on an open map; a man with a telescope on one flower, a bull behind him | - | card brown, petal pink, bull black | -
rabbit hole, going down the rabbit hole, overthinking spiral | abstract | a burrow with the glow of a screen inside; a man in pyjamas falling past shelves of glowing pages | - | earth brown, screen blue, white | rabbit
vicious circle, vicious cycle | abstract | a hose watering the tap it runs from; three dogs running in a ring, each after the next tail | - | hose green, brass, fur brown | -
glass ceiling | abstract | a row of high heels under a sheet of glass, scuffs on it; a woman on a ladder, palm flat on the pane above, men's soles on the other side | - | glass green, steel, heel red | -
catch-22, no-win situation | abstract | a key locked in a glass box whose lock it fits; a clerk behind a counter and a man with a form, both pointing at the other | - | brass, glass, paper white | key
murphy's law, murphys law, bad luck, bad day, having a bad day | abstract | toast face down on a white carpet; a woman with a broken heel, a broken umbrella and a bus throwing up a puddle | - | jam red, carpet white, rain grey | -
domino effect, snowball effect, butterfly effect, chain reaction | abstract | a row of dominoes growing from thumb-size to door-size, the first tilting; one butterfly on a lever, a street of laundry blown away behind | - | ivory, black, wing orange | -
serendipity, coincidence, synchronicity | abstract mass | two umbrellas of one pattern in one stand; two strangers reaching for one book from both sides of a shelf | - | umbrella red, oak, coat grey | umbrella
eureka moment, aha moment | abstract | a bath overflowing, wet footprints leading away; a woman in a towel writing on a steamed mirror | - | tile white, steam grey, towel blue | -
trial and error | abstract mass | nine burnt pancakes in a row and one golden; a girl with singed eyebrows beside her tenth paper rocket | - | pancake gold, char black, blue | -
# among others
small talk, awkward conversation | abstract mass | two paper cups on the sill of a lift lobby, both untouched; five people in an elevator, all eyes on the floor numbers | - | lift steel, cup white, tie blue | -
gossip, rumours | abstract mass | a party wall with a drinking glass pressed to it; four women in a hairdresser's row, one hood lifted, all leaning in | - | salon pink, chrome, white | -
ghosting, being ghosted, left on read | abstract mass | two chairs at a café table, one under a white sheet; a girl in bed, face lit by one unanswered screen | - | sheet white, screen blue, black | phone
online dating, dating apps, situationship | abstract mass | a deck of portraits on a table, most of them turned down; a couple at a candle-lit table, each lit by a phone | - | candle amber, screen blue, wine red | phone
red flags, red flag, ignoring red flags | abstract | a picnic laid on a meadow ringed with small red flags; a bride walking down an aisle of red beach flags | - | flag red, meadow green, white | flag
personal boundaries, boundaries, setting boundaries | abstract | a chalk line on a pavement with toes behind it; a woman closing a garden gate on a reaching hand, calm face | - | chalk, gate white, leaf green | -
awkward family dinner, family drama | abstract | a roast with one slice cut, eight napkins thrown down; a family round a table, all looking at one fallen chair | - | gravy brown, linen, candle amber | -
generational trauma | abstract mass | a row of nested dolls, one crack running through all; a grandmother, a mother and a girl braiding each other's hair, one knot in each | - | lacquer red, hair black, linen | -
cancel culture | abstract mass | a statue with a paper bag over its head; one man on a stage before a sea of turned phones | - | marble, paper brown, screen blue | -
echo chamber, filter bubble | abstract | a ring of mirrors around one megaphone; a man in a glass ball on a busy street, all faces inside it his own | - | mirror silver, megaphone red, street grey | -
doomscrolling, doom scrolling, information overload, brain rot | abstract mass | a phone on a pillow pouring a stream of newspaper over the bed; a man in a dark bed, thumb up, paper to his chin | - | screen blue, newsprint grey, black | phone
algorithm, the algorithm | abstract | a sorting machine of small doors, one ball in each; a girl on a moving belt of shop windows, each with the same shoe | - | steel, ball red, screen blue | -
groupthink, herd mentality, mob mentality, conformity | abstract mass | a row of grey umbrellas tilted alike, one tilted the other way; a flock of sheep in suits crossing a street | - | umbrella grey, yellow, wool white | sheep
bystander effect | abstract | one dropped shopping bag, oranges across a pavement; a circle of raised phones around a fallen cyclist | - | orange, pavement, screen blue | -
scapegoat | abstract | a white goat under a pile of sticky notes; a schoolboy alone before a broken window, ten backs walking off | - | goat white, note yellow, glass | goat
stereotype, prejudice, bias | abstract | a row of different keys in one mould; a woman behind a cut-out photo board, her face not in the hole | - | brass, sand, paint blue | -
privilege, class divide, social class | abstract mass | two staircases side by side, one with an escalator; a boy on a high rung of a ladder, another holding its foot | - | marble, steel, brick | -
nepotism | abstract mass | a silver spoon in a pencil cup on a large desk; a toddler in a boardroom chair, grey men taking notes | - | silver, oak, suit grey | -
patriarchy | abstract mass | a wall of gilt portraits of men, one dusted gap; a woman at the foot of a table of forty men, her chair lower | - | gilt, oak, red | -
solidarity | abstract mass | five ropes of different colours tied in one knot; a row of linked arms across a wet street | - | rope red, rope blue, wet grey | -
free speech, freedom of speech | abstract mass | a microphone standing in a field of flowers; a girl on a crate in a square, pigeons going up around her | - | chrome, poppy red, sky blue | microphone
nationalism | abstract mass | a doormat woven as a flag behind four locks; a man in a tiny walled garden, one flag, all gates bricked up | - | brick, flag red, lock brass | -
dictatorship, totalitarianism | abstract mass | a hundred empty chairs facing one portrait; a parade of identical backs before one balcony | - | grey, red, stone | -
anarchy | abstract mass | a traffic light tied in a knot; a roundabout with cars, cows and skaters going every way | - | signal red, asphalt, yellow | -
utopia | abstract mass | a white terrace city with a garden on every roof and a clear stream through it; people at one long table under fruit trees between white houses | - | white, leaf green, sky blue | -
dystopia | abstract mass | identical towers under smog, one lit window; a queue of grey coats under a wall of screens | - | smog ochre, concrete, screen blue | -
# work and money
quiet quitting | abstract mass | a jacket on an office chair, the person gone, the screen still on; a clerk with feet in a paddling pool under the desk | - | desk grey, pool blue, tie red | -
office politics, micromanagement | abstract mass | a chessboard with staplers and mugs for pieces; a boss leaning over a clerk, hand on the same pencil | - | board black, mug white, tie red | -
bureaucracy, red tape | abstract mass | a desk wound round and round with red ribbon; a man at counter nine of a hall, a stack of forms to his chin | - | ribbon red, paper white, oak | paper
rat race, grind, corporate grind, daily grind | abstract | a hamster wheel with a tie hung on it; commuters running up an escalator that goes down | - | steel, tie red, grey | -
side hustle, gig economy | abstract mass | a sewing machine under a desk lamp beside a lunch box; a woman in a suit delivering parcels by bicycle at dusk | - | lamp amber, parcel brown, navy | -
recession, market crash, financial crisis | abstract | a paper chart folded into a slide down a stair; a broker on the steps of a marble hall, papers raining around him | - | paper white, arrow red, marble | chart
supply and demand, supply chain, scarcity | abstract mass | one loaf behind glass, ten coins in a row before it; a long queue before a shop with one egg in its window | - | crust brown, coin gold, brick | bread
oligopoly | abstract | one huge fish bowl with a big fish and nine empty bowls; a giant chair at a table of stools | - | goldfish orange, glass, oak | -
taxes, tax, tax season, tax day | abstract mass | a pie with one large slice lifted out and a receipt under the tin; a man at a kitchen table at night, receipts to his elbows, one calculator | - | pie gold, paper white, lamp amber | -
student debt, student loans, student loan debt | abstract mass | a graduation cap chained to an iron ball; a graduate in a gown on a small raft of books | - | gown black, iron, paper cream | -
gentrification, housing crisis | abstract mass | one small old house between two glass towers; a family with a sofa on the pavement, a café awning going up behind | - | brick, glass blue, awning green | house
compound interest | abstract mass | seven jars in a row, from one coin to overflowing; an old man in the shade of a tree with gold leaves he once watered | - | coin gold, glass, leaf | coin
# science
entropy | abstract mass | a sandcastle with its towers running down; a tea set in mid-fall, sugar, spoons and cups parting | - | sand, porcelain white, blue | -
chaos theory | abstract mass | a double pendulum with a long looping trace of light; smoke from one match breaking from a line to curls | - | trace blue, black, smoke grey | -
quantum entanglement, superposition, quantum physics, quantum mechanics | abstract mass | two spinning coins on far ends of a table, both blurred; two dancers in two dark rooms in the same pose at once | - | silver, violet, black | coin
relativity, theory of relativity, spacetime | abstract mass | a heavy ball deep in a stretched cloth, marbles circling it; a clock on a train roof running bent in the wind | - | cloth blue, steel, brass | clock
dark matter | abstract mass | an empty glass bowl that bends the light of candles behind it; a dancer's skirt spread by nobody in a black hall | - | black, candle amber, violet | -
the big bang, origin of the universe | abstract | one drop of gold ink opening in black water; white light bursting outward into threads, dust and first stars | - | gold, black, blue | -
natural selection, survival of the fittest | abstract mass | a row of pebbles and one speckled egg among them; pale and dark moths on one dark trunk, a bird at the pale one | - | bark brown, cream, grey | -
photosynthesis | abstract mass | one leaf held against the sun, its veins lit, drops on its edge; sunlight pouring into a glasshouse of leaves, small bubbles rising from a water plant | - | leaf green, sun gold, water blue | leaf
symbiosis | abstract mass | a lichen on a stone, green and grey grown into one; a clownfish deep in an anemone | - | anemone violet, orange, blue | fish
placebo effect, placebo | abstract mass | a sugar cube in a blister pack; a patient smiling at a single white sweet in a spoon | - | white, foil silver, mint | -
immunity, immune system | abstract mass | a ring of white shields around one red seed; small knights in white on the ramparts of a cell wall | - | white, red, blue | shield
magnetism, attraction | abstract mass | iron filings standing in arcs around a bar magnet; two people on skates drawn together by long scarves | - | iron, magnet red, ice blue | magnet
electricity, energy | abstract mass | a bulb lit in a bare hand; hair standing up on a girl beside a metal globe, sparks at her fingers | - | bulb amber, spark blue, black | -
inertia, momentum | abstract mass | a cloth pulled from under a set table, glasses still standing; passengers leaning as one in a braking tram | - | cloth red, glass, tram yellow | -
memory loss, neuroplasticity, the human brain, how the brain works | abstract | a brain of paths in a clipped hedge, one gate open; gardeners digging a new path across a hedge in the shape of a brain | - | hedge green, gravel, terracotta | -
# sound
white noise, background noise, noise, noise pollution | abstract mass | sand leaping in patterns on a metal plate; a woman asleep beside a road, cars as long streaks around the bed | - | sand, steel, streak red | -
echo | abstract | a row of arches, each smaller and paler than the last; a shepherd with hands at the mouth before a wall of mountains | - | stone, pale blue, wool white | -
dissonance, discord | abstract mass | a piano with one key sunk and a crack running from it; a choir of open mouths, one singer with a hand over an ear | - | ivory, black, red | piano
crescendo | abstract | organ pipes in a row from finger-small to tower-tall; a conductor on tiptoe, arms at full height, drumsticks coming down behind | - | brass, black, red | -
earworm, song stuck in my head, song stuck in your head | abstract | a music box turning inside a plaster head; a man in a queue with one foot tapping, all others still | - | plaster, brass, red | -
silence after the party, aftermath, morning after | abstract mass | streamers on a bare floor, one balloon at the ceiling; a host in last night's dress with a bin bag among empty glasses | - | streamer pink, glass, dawn grey | balloon
# weather as feeling
cabin fever | abstract mass | a window with a tally scratched into the frost; a family in one small room, each in a tent of blankets | - | frost white, pine, wool red | -
winter blues, seasonal depression, seasonal affective disorder | abstract mass | a plant stretched toward one grey pane; a woman in a coat at breakfast, a daylight lamp on her face, dark outside | - | grey blue, leaf green, lamp white | -
spring fever | abstract mass | a coat thrown over a fence, crocuses round it; an office emptying through its windows onto the grass | - | crocus violet, grass, shirt white | -
humidity, sultriness, muggy summer night | abstract mass | a glass sweating a ring onto a table; a woman on a fire escape in a slip, ice held to her neck | - | glass, neon pink, night green | -
`;
