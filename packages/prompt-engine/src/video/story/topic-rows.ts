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
