/*
 * Situations that everybody knows, whoever is in them: words of the idea, without 'the', 'my' or 'new' before their
 * last word | from near | how it ends.
 */
export const SITUATION_ROWS = `
girl at school, boy at school, kid at school, kid in class, girl in class, boy in class, student at school, pupil | Every head turns to the door | A bag is held tight, the eyes going along the rows
day at school, day of school, day at kindergarten, day in kindergarten, day at university, day of university, day in school | Two straps of a bag, held tight, and a gate full of children | A free seat by the window, and a first shy smile
day as, day at work, day at job, day on job, day in job, day at office, day in office | A badge is clipped on and set straight | A chair is drawn out, and a face looks up and smiles
first night in flat, first night in apartment, first night in home, first night in house, moving in, move-in day | A key turns, and steps echo in the empty rooms | Two heads lean together against the bare wall
moving out, moving away, leaving home, last box | The last box is taped shut, a pale square on the wall | A look back from the door, and the light goes out
goodbye at station, farewell at station, goodbye on platform, goodbye at airport, farewell at airport, goodbye, farewell, saying goodbye | Two hands hold on, then only the fingertips | One goes, the other stays and lifts a hand
arrivals, airport reunion, reunion at airport, welcome home, homecoming, reunion | Eyes go from face to face, a hand-lettered sign held up | Arms close round each other, a bag left lying
job interview, interview | A knee that will not keep still, a sleeve pulled straight | A hand is held out across the table
exam day, exam, exams, final exams, driving test, driving lesson, school test, test day | The pen stops above the paper, the clock goes on | The pen is laid down, and a breath let go
waiting room, emergency room, hospital corridor, hospital hallway | Hands turn a paper cup, round and round | A door opens, and every face comes up
birth, delivery room, baby is born, giving birth | Two hands hold on to each other, the knuckles white | A first cry, and a face that weeps and laughs
night with a baby, baby at night, newborn at night, sleepless night, sleepless nights | Bare feet go up and down in the dark | The window turns grey, and two eyes fall shut
breakup, break-up, breaking up, divorce | A ring or a key lies on the table between two pairs of hands | A door falls shut, and one cup is left
funeral, last farewell | A flower falls on dark earth | Two hands find each other and hold on
graduation, graduation day | Caps straightened, a name about to be called | The caps fly up
prom, prom night, school dance, dance class | A flower is pinned on, not quite straight | Two shoes step on two others, and both laugh
first kiss | Both look down, then up at the same moment | Foreheads touch, and all else goes soft
blind date, speed dating | A flower on the table, two eyes on the door | A laugh, and the menu is laid aside
meeting the parents, dinner with parents, dinner with in-laws, meeting the in-laws | A collar is pulled straight before the door | A full plate is pushed across, and everybody laughs
match day, derby, cup final, final match, last match, football match, game day | Studs clatter through the tunnel | The whistle, and everything runs
talent show, school play, school concert, premiere, opening night, stage fright | Feet wait in the wings, one tapping | The curtain opens, and all the light comes in
monday morning, alarm clock, early shift, commute, commuting, way to work | A hand feels for the clock and misses it | A door falls shut, and a coat hurries down the stairs
rush hour | Feet on stairs, shoulder to shoulder | The doors close, and faces are pressed to the glass
traffic jam, stuck in traffic | Brake lights as far as one can see, fingers drumming on a wheel | A window goes down, and two strangers grin at each other
deadline, overtime, late at office, all-nighter | Cold coffee, a cursor blinking, the clock at ten to | One key is pressed, and the head sinks on to both arms
coffee break, lunch break, tea break | Steam over two cups, ties loosened | A look at the clock, and everybody goes
night shift, night shifts | A row of lit windows in a dark front, one face in them | The sky turns pale, and a coat is taken off its hook
last day of summer, end of summer, last summer day | A towel on a railing, the sun low behind it | The beach hut is locked, and sand runs out of a shoe
summer camp, school trip, class trip, scout camp | Bags in a heap, a bus door open | Faces round a fire, singing
demonstration, protest, strike, march for | A brush draws the last letter on a board | The whole street is full, boards held high
honey harvest, beekeeper, beekeeping, beehive, beehives | A frame of comb is lifted out, bees walking over it | Honey runs in one thick thread into a jar
harvest, grape harvest, olive harvest | Hands close round the fruit and twist it off | A full crate goes up on to the cart
opening day, grand opening, first customer | A hand turns the sign at the door, not quite steady | The bell rings, and the first one comes in
closing time, last call, last orders, last round, last customer, last day of shop, closing down | Chairs go up on the tables, one after the other | A key turns, and a hand stays on the door
black friday, sale day | Noses against the glass, a hand on the bolt | The doors open, and everybody runs
school run, family breakfast, breakfast chaos, morning chaos | One shoe, one lunch box, toast in the air | The door bangs, opens again, and a hand grabs the forgotten bag
family reunion, family party, grandparents visit | Cheeks are kissed, one after the other | All squeeze together on one bench and look at us
storm night, thunderstorm at night | A shutter bangs, a white line splits the dark | Everyone under one blanket, only the eyes showing
long-distance relationship, long distance relationship, long distance | Two screens in two dark rooms, a hand on each | A bag on a platform, and two arms round a neck
retirement, last shift, last working day | A locker is emptied into a box | Hands along the whole corridor, clapping
bedtime story, bedtime, lullaby | A page is turned, and two small eyes follow it | The eyes fall shut, and the book is closed softly
night before, evening before, day before, eve of | Shoes, a bag, a clock set: all of it laid out in a row | Two eyes open in the dark, and the clock ticks
hangover, morning after, after the party | One eye opens on bottles and paper streamers | A glass of water, held with both hands
job loss, layoff, unemployment | A box on the knees, a picture frame on top | A pencil draws a circle round one line of the paper
last day of, last trip of, last ride of, last run of, last crossing of, final day of | Hands go once more over what they know by heart | The last lamp goes out, and a palm stays on the wood
summer job, first job, student job, holiday job, part-time job | An apron is tied, a size too large | Coins are counted on an open palm, and a grin
minute of silence, moment of silence, memorial service | Heads go down, one after the other | Nobody stirs, and a breath can be heard
first warm day, first spring day, first day of spring, first sunny day | Windows go up, one after the other | Bare arms on a wall, faces turned up, eyes shut
first flight, first time on a plane, fear of flying | A hand closes on the armrest, the knuckles white | A forehead against the window, clouds below
spring cleaning, cleaning day, clearing out the attic, decluttering | Box after box comes down, dust in the light | A lid is lifted, and the hands stop
homework, doing homework, online class, home office, homeschooling | A pencil chewed at its end, a cat across the page | The book falls shut, and both arms go up
`;

/**
 * What an abstract word or a whole field of life looks like where an idea only names it: words | images, each true by
 * itself.
 */
export const TOPIC_ROWS = `
sleep, sleeping, insomnia, falling asleep, bedtime | A phone is laid face down in a drawer; The lamp goes out, a window open by a hand’s breadth; A face sinks into the pillow, one long breath
houseplants, house plants, indoor plants, potted plants, plant care | A finger is pushed into dry soil; A pot is turned half round towards the window; Water runs out below, and a new leaf unrolls
saving money, money, budgeting, finances, saving | Coins in a row, sorted by size; A pencil crosses one line off a list; A lid closes on a full jar
productivity, focus, working from home, home office, time management, concentration | A desk is cleared with one arm; One line at the top of an empty page; The last one ticked off, and the lid comes down
skin care, skincare, clear skin, dry skin | Water in two cupped hands; A drop of cream, spread over the cheek; A clean face to the window, no rush
packing, packing light, packing a suitcase, carry-on packing | Everything laid out on a bed; Shirts are rolled up tight, side by side; The zip goes round without a stop
studying, exams, learning, homework | A timer is set, a book opened; A page in three colours, one word ringed; The book shuts, and the lips say it without looking
running, jogging, marathon, couch to 5k | Laces are tied twice; Soles on wet asphalt, an even beat; Hands on the knees, breath, and a smile
public speaking, presentations, speeches | A card with three words on it; One breath behind the curtain; A step into the light, and the eyes find one face
dog training, puppies, puppy training, puppy | A treat held closed in the fist; A small behind comes down on the floor; The hand opens, and a tail goes wild
healthy eating, nutrition, vegetables, meal prep | A knife runs through green and red; Four boxes are filled, one after the other; A fork goes in at midday, by the window
gardening, tomatoes, growing tomatoes, vegetable garden | Two thumbs press a seedling in; Water at the roots, not on the leaf; A red one comes off at a touch
photography, photos, portraits, photo composition | A step to one side, and a lamp post is gone; The lens comes down to the eyes of a child; A finger, and the moment is kept
cleaning, decluttering, tidying up, tidying | One box for what goes, one for what stays; A cloth runs along an empty shelf; A door is opened, and the room is light
coffee at home, home coffee | Beans drop into a grinder; Water in a thin circle over the grounds; The first sip, eyes shut
extreme sports, extreme sport, action sports, adrenaline | A bike hangs upside down over a cliff, dust behind it; A body drops past rock, arms spread, a parachute snapping open; A board shoots off the lip of a snow ramp
nightlife, night life, clubbing, party scene, nightclubs | Neon in a wet street, heels crossing it; Bass, hands up in blue light; A group on the kerb at dawn, shoes in hand, laughing
teamwork, team spirit, working together, cooperation | Six hands on one heavy beam; One slips, and two others catch hold; The beam drops into its place, and hands meet above it
freedom, liberty, independence | A car window goes down, a hand out in the wind; Bare feet run down a dune; Arms spread on the top, nobody far and wide
summer, summertime, summer vibes, summer feeling, summer holidays | Bare feet jump off a jetty; A melting ice cream runs over fingers; Bicycles in the grass, the light low and long
winter, wintertime | Breath white over a scarf; Skates scratch across the ice; Two hands round a hot cup, snow at the window
autumn, fall season | Boots through a heap of leaves; Smoke over a field, a kite above it; A pumpkin and a lamp on the step
spring, springtime | A drop falls from an icicle; A green tip breaks the soil; A window opens, and a curtain blows out
childhood, being a child, childhood memories | Scraped knees, a stick for a sword; A torch under a blanket, two faces; A call from a lit door, and small feet running home
craftsmanship, handcraft, handicraft, craft, manual work, craftsmen | A plane lifts one long curl of wood; A thumb goes along the edge and feels for the fault; The two parts slide together without a gap
friendship, friends forever, best friends, friends | Two on one bicycle, one on the rack; Shoulder to shoulder on a wall, sharing one pair of earphones; An arm pulls the other up, and both laugh
family, family life, family time | Shoes of every size at the door; Bowls go from hand to hand over a long table; All on one sofa, the smallest across every lap
love, true love, romance | Two hands, finger by finger; Foreheads together under one umbrella; Two old shadows, arm in arm
courage, bravery, being brave | Toes over the edge of a high board; One breath, both eyes shut; The jump, and a head that comes up laughing
hope, optimism | A green tip in a crack of the pavement; A hand cupped round a small flame; A curtain is drawn back, and light fills the room
success, achievement, winning | A hand in chalk takes hold of the bar; A knee on the ground, and up again; Both arms up against the light
failure, failing | A page is crumpled, one of many; The head on both arms; A fresh sheet, and the pencil set down once more
hard work, perseverance, never give up, discipline, motivation, grit | Laces are tied in the dark; Sweat runs down a temple, once more; The last one done, a face down on the floor, smiling
loneliness, solitude, being alone | One lit window in a dark front; One plate, one fork, the clock; A hand on the pane, voices below in the street
innovation, progress, the future, future, technology, digitalisation, digitalization | A pencil line on an empty sheet; The same line in light, turning in the air; A hand reaches in and takes hold of it
sustainability, environment, green energy, renewable energy, ecology | A bare slope, one seedling set in it; Blades turn above a field; Small hands and old hands press the earth down together
nature, wilderness, outdoors, the outdoors | Mist lifts off a still lake; A deer raises its head; One small tent beneath a huge sky
adventure, exploration, wanderlust, travel, travelling, traveling | A finger goes along a map; Boots through a stream, a hand held out behind; A ridge, and beyond it no road
speed, racing, velocity | Tyres smoke at the line; Light runs over a visor; One streak, and the flag is down
sports, sport, fitness, exercise, movement | Laces are pulled tight; A row of shoes strikes the track; A chest goes through the line
music, live music, the power of music | A finger on a string; A hundred feet in one beat; A last chord, and all arms up
dance, dancing, the joy of dancing | Chalk on two soles; Cloth flying out in a turn; The last pose, chests heaving
art, creativity, imagination, inspiration | A first line on an empty ground; Hands in paint up to the wrist; A step back, and a look with the head on one side
food, good food, cooking, street food, home cooking, cuisine | Flames leap beneath a pan; A hand lets green herbs fall; A full table, hands reaching in from all sides
coffee, coffee culture, coffee time | Beans drop into the grinder; A dark stream, foam closing over it; A first sip, and eyes that close
home, feeling at home, homeliness | A key in a hand, a dog behind the door; Shoes off, a lamp on; A window with light in it, seen from the street
community, neighbourhood, neighborhood, togetherness, solidarity, belonging | A table is carried out into the street; One more chair, and one more; The whole street at one table, lamps above it
diversity, inclusion, equality | Hands of many colours on one rope; A ramp, a hand, a laugh; All on one step, no one in front
education, learning, knowledge, school life | A hand goes up, and a second; Chalk on a board, a mouth half open; A page is turned, and the eyes go on by themselves
science, research, discovery | A drop falls into a clear glass; An eye at the lens, then wide open; A line of light on a dark screen, and a shout
health, wellbeing, well-being, wellness, self-care, self care, mindfulness | A window opens, and a long breath goes in; Water over two wrists; Bare feet on wet grass
stress, pressure, burnout | Five lit screens, one face; A hand pressed to a temple, all phones ringing; The door opens, and air comes in
time, passing time, memories, nostalgia, the past, memory | Light goes across a wall; A pencil mark on a door frame, and one far above it; An old photograph, held up before the same place
old age, growing old, ageing, aging, getting older | A thumb goes over wrinkled knuckles; Two sticks, side by side against a bench; A laugh with all the lines in it
youth, being young, teenagers, growing up, coming of age | Feet on a skateboard, a hand on the tail of a bus; Whispered laughter on a roof; A first look back at the house, a bag on the shoulder
motherhood, being a mother, being a mum, being a mom | A very small hand round one finger; One shoe found, the other held between the teeth; A sleeping head on a shoulder, the clock at three
fatherhood, being a father, being a dad | A very small foot on a large palm; A hand lets go of a saddle; The same two on a bench, the child the taller one
city life, urban life, big city life, the city, metropolis | Windows light up, row after row; Feet over a crossing from all sides; One face still in the stream
village life, country life, rural life, life in the country | A cock on a wall, the first smoke above a roof; A bench before a house, two caps on it; The herd comes home down the only street
farm life, farming, agriculture | Boots cross the yard before dawn; Warm breath at a trough; A hand runs through the ears of grain
luxury, elegance, style, fashion | A glove is drawn off, finger by finger; Silk runs over the edge of a chair; A heel on marble, and a turn
comfort, cosiness, coziness, hygge | Rain on the pane, a lamp on; A blanket is pulled up to the chin; Two hands round a cup
energy, power | A hand closes on the bar; Everything strains, breath held; It comes up, and a shout goes out
trust, confidence | Two eyes closed, arms spread, a fall backwards; Six hands catch; A laugh, looking up
safety, security | A small hand is held tight at the kerb; Left, right, left; The other side, and the hand lets go
peace, calm, silence, stillness, relaxation | Still water, mist on it; A breath, seen in the cold; One leaf comes to rest on the surface
passion, dedication | A light in a window long after all others; Hands that do it once more; A face that does not notice the dawn
change, transformation, new beginning, new beginnings, fresh start | An empty room, its shutters closed; The shutters fly open; A first stroke of bright paint
rain, rainy days | Drops run down a pane; A foot comes down in a puddle; A face turns up into it, eyes shut
weekend, sunday, day off, free time, leisure | An alarm is turned off and turned over; Pancakes in a pan, bare feet on tiles; A hammock, a book sunk on to a face
christmas spirit, christmas time, christmas feeling, holiday season, advent | A match flares at the first candle; Flour on small noses; Faces round the lights, leaning together
heroes, everyday heroes, nurses, firefighters | A helmet comes off a wet forehead; A hand round a stranger’s wrist; A tired smile over a paper cup
pets, animal love, pet love | A wet nose against a palm; A tail that cannot stop; A head asleep across two feet
play, playing, fun, joy, happiness | A jump into a heap of leaves; Foam on a nose, shrieks; All on their backs in the grass, laughing
trams, tram | Yellow through a steep narrow street, a bell
a van, van, camper van, van life | Side door open, feet on the sill, the road behind
`;
