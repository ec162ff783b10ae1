/*
 * What moves in a picture in which nobody does anything, and how it comes to rest. `{the}` is the main thing.
 */

/** Weather, light, water and fire: words of the main thing | from near | how it ends. */
export const NATURE_ROWS = `
raindrops, rain, drizzle, rainy window, rainy day | Drops strike, join and run down in crooked lines | It thins out to single drops
snow, snowfall, blizzard, snowflakes | Flakes turn in the light as they fall | Everything lies white and round
storm, thunderstorm, lightning, thunder | A white line splits the dark | The sound rolls over and away
sunset | The rim of the sun touches the edge of the land | The last glint goes, and the colour stays
sunrise, daybreak, first light | A line of light runs along the edge of the land | The sun lifts clear, and long shadows reach out
waves, wave, sea, ocean, surf, shore, coast, beach | A crest curls and goes white | The foam runs up and draws back, hissing
waterfall, waterfalls | Water goes over the edge in one smooth sheet and breaks into white | Mist drifts off it and shines
river, stream, brook, creek, rapids | Water finds its way round a stone | It runs out smooth and takes the light along
spider's web, spider web, spiderweb, cobweb, spiderwebs | Drops hang along the threads and tremble | One lets go, and the whole web swings
lake, pond | A ring spreads over the surface | The surface is smooth again
fire, flame, flames, campfire, bonfire, fireplace, ember, embers | Flames lick upward and let go of sparks | It sinks to a red glow
candle, candles, candlelight | The flame leans, straightens and leans again | It stands upright and still
fog, mist, haze | It moves through in one slow bank | It opens for a moment, then closes again
cloud, clouds, sky | The edges roll and lift, lit from one side | A gap opens and light falls through
northern lights, aurora, aurora borealis, polar lights | A green curtain unfolds and ripples from end to end | It flares once and pales
stars, milky way, night sky, starry sky, galaxy, nebula | The points of light turn slowly, all together | One falls, and the rest stand still
meteor shower, shooting stars, shooting star, comet | One bright line is drawn across the dark | Its trail fades, and the stars come back
eclipse | The dark edge creeps across the disc | A thin bright ring is left
fireworks, firework | Sparks open into a wheel | The last trails sink and go out
volcano, lava | Red light breaks through the black crust and flows | It slows, darkens and cracks
ink, paint, dye, watercolor, watercolour | A thread of colour uncoils and branches | It thins out until the colour is everywhere
smoke, steam, vapour, vapor, incense | It climbs in one line, then breaks into curls | The last of it thins out and is gone
oil, honey, syrup, caramel, chocolate sauce, slime, mercury | It folds over itself in slow ribbons | The folds sink in, and it lies smooth
bubbles, bubble, foam | They rise, swell and shine in all colours | One after the other bursts
dust, glitter, sand, confetti, pollen, ash, feathers, sparks | Grains turn in the light, each on its own way | They settle, and the air is clear
dunes, dune, desert | Sand smokes off the crest in the wind | The shadow line runs down the slope
forest, woods, jungle, rainforest, trees, tree, bamboo | Light moves over leaves that the wind turns | A single leaf comes down
meadow, field, fields, wheat, wheat field, grass, lavender field, rice terraces, rice fields, prairie, vineyard | A wave of wind runs through it from end to end | It stands up again, and the light moves on
mountain, mountains, peak, peaks, alps, canyon, cliffs, valley, hills, glacier, fjord | The shadow of a cloud climbs the slope | The light comes back, ridge after ridge
island, lagoon, reef, coral reef | Light nets move over the shallow ground | It lies still in the clear water
autumn leaves, leaves, cherry blossoms, cherry blossom, petals, blossoms | One comes loose and turns on its way down | It comes to rest among the others
street, streets, alley, alleys, old town, road | Light and shadow move over the stones | The way leads on and out of sight
city, skyline, downtown, new york, tokyo, london, paris, hong kong, skyscrapers | Windows catch the light, row after row | All of it lies there, moving in a hundred places
traffic, highway, freeway, crossing, intersection | Lights stream past in two directions | For a moment the road is empty
market, bazaar, fair, street food, food market, night market | Hands reach across the stalls, steam and colours between them | A steaming bag is passed over into two open hands
train station, station, airport, platform, subway | Feet and bags cross in every direction | A gap opens, and the place is still for a breath
castle, church, cathedral, temple, ruin, ruins, monastery, palace, lighthouse, windmill, tower | Light moves across the stone | It stands whole against the sky
`;

/** Everything else, by its kind: kind | from near | how it ends. '{details}' is how the main thing looks. */
export const STILL_ROWS = `
food | {details}, from very close; Light slides over it, from very close | A hand takes the first piece
drink | {details}, from very close; Light slides through it, from very close | A hand takes it and lifts it out of the picture
clothing | {details}, from very close; The cloth, from very close | It moves once, as if someone had passed
jewellery | Light runs along the edge, from very close | It comes to rest, turned to its best side
product | {details}, from very close; Light runs along the edge, from very close | It stands alone in the middle of the picture, turned to its best side
small-thing | {details}, from very close; Light runs along the edge, from very close | It lies whole in the middle of the picture
furniture | {details}, from very close; The surface, from very close | Light moves across it, and it stands whole in the room
vehicle | {details}, from very close; Light slides along the side, from very close | It stands whole in the picture, seen from low down
boat | {details}, from very close; Light slides along the side, from very close | It stands whole in the picture, seen from low down
building | {details}, from nearer; Light moves across the front | It stands whole in the picture
interior | {details}, from nearer; Light moves slowly over one surface | The whole room, quite still
place | {details}, from nearer; Light moves slowly over one surface | The whole of it, quite still
landscape | The ground from low down, the wind moving over it | The whole of it, as far as one can see
city | Light and movement from nearer, one street of it | All of it from far off, moving in a hundred places
plant | {details}, from very close; A leaf trembles, from very close | It stands whole, the light moving on
flower | {details}, from very close; A petal trembles, from very close | It stands whole, the light moving on
tree | The leaves turn in the wind | It stands whole, the light moving on
person | {details}, from near; The hands, at rest, from near | The head turns, and {the} look[s] across to us
child | The eyes, wide and curious | {The} look[s] up into the lens and break[s] into a smile
baby | A small fist opens and closes | {The} yawn[s] and look[s] up
group | One face after the other | All look up at once and begin to smile
pet | The ears turn after a sound; {details}, from very close | {The} look[s] up into the lens and tilt[s] {his} head
wild-animal | {details}, from very close; The eyes, from very close | {The} lift[s] {his} head and look[s] across
farm-animal | The ears turn after a sound | {The} lift[s] {his} head, chewing
bird | {details}, from very close; The head turns with a jerk | {The} shake[s] {his} feathers into place
insect | {details}, from very close; The feelers move, from very close | {The} move[s] on and out of the picture
reptile | {details}, from very close; The eye, from very close | The eye closes and opens
sea-animal | {details}, from very close; Light runs over the skin | {The} turn[s] and fade[s] into the blue
fantasy-being | The eyes, and the light in them | {The} breathe[s] out and look[s] up
robot | A light comes on behind the eyes | {The} turn[s] {his} head to the lens with a small whirr
toy | {details}, from very close; The painted face, from very close | It stands still, as if it had just moved
dread | It stands in the dark, one edge of it lit | It moves by a hair’s breadth, and the light goes out
celestial | Its surface turns slowly through the light | It hangs small in the dark
`;

/** Asleep or at rest: words in the idea | from near | how it ends. */
export const STATE_ROWS = `
asleep, sleeping, napping, dozing | {His} side rises and falls | A twitch, a sigh, and {the} sleep[s] on
alone, lonely | The hands lie still | {The} look[s] up, and nobody comes
scared of, afraid of, frightened of, terrified of | {The} shrink[s] back, eyes wide | {The} peer[s] out from behind the nearest corner
in love with, obsessed with, crazy about | {The} cannot look away | {The} come[s] nearer and stay[s]
late for | The eyes go to the clock and widen | {The} run[s]
jealous of | The eyes go from one to the other | {The} turn[s] away, chin up
tired of, bored of, fed up with | The eyes close for a moment | {The} get[s] up and go[es]
locked out, locked himself out, locked herself out | A hand goes into one pocket, then the other | {The} sit[s] down on the step and look[s] up
stuck in, trapped in | Hands feel along the edge for a way out | {The} sit[s] down and look[s] up
on fire | Flames run along the edge, sparks going up | It sinks to a red line
end of a shift, end of a night shift, end of a long shift, end of her shift, end of his shift, after a night shift, after work, end of the day, end of a long day, after a long day | Both eyes shut for a breath, the back against the wall | {The} straighten[s] up and go[es] on
first day of school, first day at school, first day at work, first day of work, first day on the job | A look back, a deep breath | {The} step[s] in
before the game, before the match, before the show, before the fight, before the race, backstage, before going on stage | The hands open and close | A breath, the chin up, and {the} go[es]
in the rain, in the snow | Drops gather and run down | {The} look[s] up into it
`;

/** Times that people spend, whoever is there: words of the idea | from near | how it ends. */
export const JOURNEY_ROWS = `
skincare routine, skin care routine, skincare, beauty routine, self-care routine | Two fingertips draw a white line across the cheek | Water runs off the chin, and the face comes up into the light
makeup routine, make-up routine | The brush draws along the edge without a tremble | Both eyes close, open and meet themselves in the mirror
workout routine, home workout, fitness routine | Arms tremble under the last of it | It comes down with a clank, and a long breath is let go
study routine, study with me | A page is turned, a line drawn beneath one word | The book is shut, and the lamp goes out
ghost story, ghost stories, campfire story, campfire stories, scary story | Faces lit from below, nobody blinks | A branch cracks, and all heads turn
first bath, bath time, bathtime, bubble bath | Foam stands up in peaks under two hands | A shake, and drops fly everywhere
first haircut | The scissors close on a lock held between two fingers | The cape comes off, and two eyes look into the mirror
first steps, first step | One wobbling foot is set in front of the other | Two open arms at the end of the way
first snow | Flakes turn in the light as they fall | Everything lies white and round
food tour, street food tour, food crawl, tasting tour, market tour | Steam rises from a pan, and a hand reaches in | The last bite, the eyes half shut
road trip, roadtrip | The road runs in under the windscreen, a hand out of the window in the wind | The car stands at the edge of the view, its doors open
camping, camping trip, in a tent | A zip goes up, and a face looks out of the tent | Hands round a cup by the fire, smoke going up
hiking trip, hike, day hike, trek | Boots on stones, one step after the other | The pack is dropped, and there lies the view
train journey, train ride, night train, interrail | The land runs past the window, a face reflected in it | The doors open, and the bag is lifted down
tourism, tourist, travel reel, travel clip, travel vlog, hours in, travel video, travel film, travel ad, holiday video, vacation video | A bag dropped, a first look, a hand over the eyes | Two small figures at the edge of the view, arms spread
city break, weekend in, weekend trip, holiday in, holidays in, vacation in, trip to, days in, a week in, summer in | A map, a finger on it, then eyes going up | A table by the street, two glasses, the light going
first day of school, first day at school, first day of kindergarten | Two straps of a bag that is too large, a hand held tight | The hand lets go, a look back, and a wave
last day of school, last day at school | The eyes go from the clock to the door | The door flies open, and they run out into the light, papers in the air
first day at work, first day at the job, first day on the job, new job | A badge is clipped on and set straight | A chair is pulled out, and a face looks up and smiles
last day at work | A drawer is emptied into a box | A last look back, and the light goes out
moving day, moving in together, new home, new apartment, new flat, first home | A box is set down in an empty room | Two people on the bare floor, a pizza between them
christmas morning, christmas eve, christmas, hanukkah, diwali, eid | Paper tears, and a lid comes off | Faces round the lights, leaning together
new year's eve, new years eve, new year | Lips count down, glasses ready | Glasses meet, and light goes up over all the faces
halloween | A hand goes into a bowl of sweets | A small monster lifts its mask and grins
thanksgiving, family dinner, sunday dinner, sunday lunch, dinner party, iftar | Bowls go from hand to hand | All sit back, and one of them tells a story
skate, skateboarding, skating | Wheels leave the ground, the board turning below | It lands, rolls on, and a fist goes up
surfing, surf | A board drops down the face, a hand trailing in the water | White water closes, and a head comes up laughing
skiing, snowboarding, ski, snowboard | Snow sprays up from the edge in a turn | A stop in a cloud of snow, both arms up
climbing, bouldering | Chalked fingers close on the edge | A pull over the edge, and a stand against the sky
ballet, dance, dancing, flamenco, tango, salsa, breakdance | Feet turn on the spot, cloth flying out | The last turn, and a held pose
swimming, swim training, freediving | An arm comes over and pulls the water back | A hand closes on the edge, and a face comes up
marathon, half marathon, first race | A number is pinned to a shirt, the fingers not quite steady | The line is crossed, both arms up
running, jogging, night run, morning run | Feet strike the ground, arms driving | A stop, both hands on the knees, and a laugh
boxing, sparring, kickboxing, karate, judo | A glove strikes, sweat flying off | The arms drop, the chest heaving
pottery, pottery class | Wet thumbs open the turning clay, and the wall rises | The wheel slows, and the shape stands
picnic | A cloth is shaken out and sinks on to the grass | One lies back, a hat over the eyes
barbecue, bbq, cookout, grill party | Smoke and sparks, tongs turning it over | A full plate is carried to the table
cozy evening with tea, cozy evening with a book, cosy evening with tea, cosy evening with a book, quiet evening with a book, evening with tea, evening with a book, tea and a book, a book and tea, book and a cup, night in with a book, reading evening | A page is turned, one hand round the warm cup | The book sinks on to the chest, two eyes already shut
cozy evening, cosy evening, quiet evening, evening at home, night in | A blanket is drawn up over two knees | The lamp goes out, and the cup stays behind, empty
game night, movie night, sleepover, girls' night, girls night | Hands reach into the same bowl | Heads on shoulders, one of them already asleep
beach day, day at the beach, pool party, day at the lake | Bare feet run into the water | Wet hair, a towel round the shoulders, the light going
snow day | A sled shoots down, snow flying | Wet gloves on a radiator, two hands round a cup
rainy day, rainy sunday, lazy sunday, sunday morning | Drops run down the pane | A blanket is pulled up, and a page turned
first date | A sleeve is pulled straight under the table | Both reach for the same thing and laugh
job interview, audition, casting | A knee that will not keep still | A hand is held out across the table
exam, final exams, driving test | The pen stops above the paper | The pen is laid down, and a breath let go
competition final, competition, contest, championship, championships, tournament, cook-off, bake-off | A clock runs down above hands that do not stop | Time is up: both hands in the air, and all eyes on the judges
morning routine, my morning, evening routine, night routine | A curtain is drawn open | The door falls shut behind a coat
gym, at the gym, workout | Chalk rises from two hands, a bar is gripped | The weight comes down, and the chest heaves
garage sale, flea market, yard sale | Hands turn cups and books over and put them back | One thing is carried off like a treasure
concert, festival, gig, open air, rave | Raised hands against the light | All of them sing, eyes shut
proposal, wedding proposal, marriage proposal, engagement | A knee goes down, and a small box opens | A nod before the word, and two arms round the neck
prank, pranks, practical joke, april fools | A grin behind a corner, a finger on the lips | A shriek, then laughter on both sides
saving water, save water, water conservation | A tap is turned off, the last drop hanging | The drop falls into a full glass
saving energy, save energy, energy saving | A finger goes down on the switch | One window after the other goes dark, and the stars come out
road safety, traffic safety | A small hand is held tight at the kerb | Left, right, left: and they cross
bullying, cyberbullying | Laughter behind a back, the head going down | A friend sits down beside it, shoulder to shoulder
mental health, depression | A curtain stays shut, a cup goes cold | A hand on a shoulder, and the curtain is drawn back
healthy eating, healthy food, nutrition | A knife goes through a crisp green pepper | A plate of many colours, a fork going in
kindness, be kind | A bag tears, and apples roll over the street | Strange hands gather them up, and both smile
wedding day, our wedding, the wedding, wedding | Two hands, a ring sliding over the knuckle | Petals in the air, and everyone clapping
power cut, blackout, power outage | A match flares, and faces come out of the dark | All sit round one candle, and one of them laughs
`;

/** What those do who are called by it: nouns | verb and what follows it. */
export const CALLING_ROWS = `
dancer, dancers, ballerina, ballerinas, breakdancer | dance
boxer, boxers | box
surfer, surfers | surf
skateboarder, skateboarders, skater, skaters | skateboard
skier, skiers, snowboarder | ski
runner, runners, sprinter, jogger | run
swimmer, swimmers | swim
cyclist, cyclists, biker | cycle
climber, climbers, mountaineer | climb
painter, painters | paint
writer, author, poet, novelist | write
chef, chefs, cook | cook
baker, bakers | bake bread
barista | make coffee
potter | throw pot
blacksmith, welder | forge
gardener, gardeners | plant
fisherman, fishermen, angler | fish
photographer | photograph
magician | do magic
juggler | juggle
pianist | play piano
guitarist | play guitar
violinist, cellist, fiddler | play violin
saxophonist, trumpeter, trumpet player | play saxophone
drummer, drummers | play drums
singer, singers, rapper, choir | sing
conductor | conduct
carpenter, woodcarver, sculptor | carve wood
lighthouse keeper, lamplighter | light lamp
shepherd, shepherds, shepherdess | herd sheep
beekeeper, beekeepers | lift frame
mechanic, mechanics | repair engine
watchmaker, clockmaker | repair watch
hairdresser, barber, stylist | cut hair
tattoo artist, tattooist | tattoo
librarian | shelve books
florist, florists | arrange flowers
teacher, professor | write on board
nurse, doctor, vet | bandage
mailman, postman, mail carrier | deliver letters
farmer, farmers | plough field
winemaker, vintner | pour wine
cobbler, shoemaker | repair shoes
cleaner, janitor, street sweeper | sweep
glassblower | blow glass
weaver, weavers | weave
dj | play records
butcher | cut meat
waiter, waitress | serve
firefighter, firefighters, fireman | climb ladder
diver, divers | dive
seamstress, tailor, knitter | sew
glassblower | blow glass
barber, hairdresser | cut hair
shepherd, shepherds, shepherdess | herd
knight, knights, samurai, gladiator, gladiators | duel
`;
