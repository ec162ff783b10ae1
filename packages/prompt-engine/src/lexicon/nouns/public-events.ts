/** Public, working, warlike and accidental events: names | kind and size | people and objects that make them visible | usual places | colours | drawing. */
export const PUBLIC_EVENTS = `
# public life
auction, art auction | event large | an auctioneer with a raised gavel, a painting on an easel, bidders with numbered paddles | in a panelled saleroom; in a barn | oak, paper white, burgundy | hammer
board meeting, business meeting, meeting, conference call | event large | people round a long table, open laptops, a wall screen, glasses of water | in a glass-walled room | ash wood, navy, screen blue | table
cattle auction, livestock market | event large | a penned bull, farmers on tiered benches, sawdust on the floor, a raised cane | in a round wooden ring | sawdust, tweed, hide brown | cow
climate summit, g20, un assembly, summit meeting | event huge | delegates at a round table, small flags, name plates, headsets | in a large conference hall | flag blue, oak, white | table
conference, convention, keynote, presentation, lecture | event huge | a speaker on a wide stage, a large screen, rows of seated listeners | in a dark auditorium | screen blue, black, white | microphone
coronation | event huge | a crown held above a bowed head, an embroidered robe, a carved throne, rows of nobles | in a candlelit cathedral | gold, crimson, ermine white | crown
court trial, trial, court hearing, courtroom trial | event large | a judge on a raised bench, a lawyer on her feet, twelve jurors, a witness at a rail | in a panelled courtroom | walnut, black, paper white | person:judge
debate, presidential debate, panel discussion | event large | two speakers at facing lecterns, a moderator at a desk, a seated audience | on a lit stage | navy, red, white | microphone
election, election day, vote, polling day | event large | folded ballots, a locked box with a slot, curtained booths, a short queue | in a school hall | ballot white, steel, blue | box
evacuation, refugee camp, exodus | event vast | people with bundles, rows of white tents, a line on a dirt road, a child on a parent's shoulders | along a dusty road; on a bare plain | dust, canvas white, blanket blue | tent
inauguration, swearing-in | event huge | a raised right hand, a hand on a book, flags, rows of guests on steps | on the steps of a columned building | navy, red, stone white | flag
interview, job interview | event large | two people across a desk, a sheet of paper, a glass of water, folded hands | in a small office; in a cafe | grey, paper white, oak | desk
mission control, launch control | event huge | rows of consoles with small screens, engineers in short-sleeved white shirts and narrow ties, headsets, ashtrays and coffee cups, a wall of plots | in a windowless control room | console green, white, screen amber | television
moon landing, lunar landing | event huge | a four-legged lander, an astronaut on the ladder, a planted flag, boot prints in dust | on a grey cratered plain under black sky | dust grey, gold foil, white | person:astronaut
parliament session, senate meeting, roman senate | event huge | curved rows of benches, one speaker on his feet, papers in hand, a raised chair | in a domed chamber | bench green, oak, marble | -
peace treaty signing, signing ceremony, treaty | event large | two pens over one document, seated delegates, small flags, a polished table | in a mirrored hall | paper cream, gold, navy | pen
press conference | event large | a speaker behind many microphones, raised hands, cameras on tripods, a plain curtain | in a hotel hall | navy, flash white, grey | microphone
protest, demonstration, rally, protest march, climate march, picket line | event vast | people with raised placards, a long banner, linked arms, a megaphone | along a city avenue; on a square | placard white, red, denim | crowd
revolution, uprising, riot | event vast | a barricade of furniture, raised flags, thrown stones, drifting smoke | across a city street | smoke grey, flag red, cobble | flag
rocket launch, space launch, shuttle launch, lift-off | event vast | a white rocket clearing its tower, a column of flame, billowing steam, small watching figures | on a flat coast; beyond a marsh | flame orange, white, sky blue | rocket
speech, public speech, sermon | event large | a speaker at a lectern, one raised hand, a page of notes, listeners below | on a wooden platform; in a church pulpit | walnut, paper white, navy | microphone
# work and trade
archaeological dig, excavation | event large | a gridded trench, a brushed bone, people on their knees with trowels, a sieve | on a dry hillside | ochre, bone, khaki | bone
class, lesson | event large | pupils at desks, a teacher at a board, open books, one raised hand | in a bright classroom | board green, wood, chalk white | desk
experiment, science experiment | event large | a bubbling flask, coiled glass tubes, a notebook, goggled faces | at a laboratory bench | flask green, glass, white | flask
fashion shoot, photo shoot, photoshoot | event large | a model on a paper sweep, a softbox, a photographer with a camera, a rack of clothes | in a white studio | paper grey, black, white | camera
fox hunt | event huge | riders in red coats, a pack of hounds, a low hedge | across open fields | coat red, hound white, field green | horse
gold rush, gold panning | event large | a shallow pan of gravel, a wooden sluice, bearded men in a stream | along a mountain creek | gravel, denim, gold | -
hackathon, startup office | event large | people round laptops, sticky notes on glass, pizza boxes, tangled cables | in an open office at night | screen blue, note yellow, cardboard | laptop
harvest, grape harvest, wheat harvest | event huge | pickers with baskets, full crates, a loaded trailer, long rows of crop | in a vineyard; in a wheat field | grape purple, leaf green, straw | basket
jumble sale, garage sale, yard sale, car boot sale | event large | folding tables, boxes of records, old lamps, handwritten price tags | on a driveway; on a field | cardboard, lamp cream, grass green | box
product launch, ribbon cutting, grand opening | event large | a wide red ribbon, large scissors, smiling staff, balloons at the door | in front of a new shop | red, white, gold | scissors
rush hour, traffic jam, traffic | event vast | bumper-to-bumper cars, red tail lamps, packed pavements, a bus in the middle | on a city avenue; on a motorway at dusk | tail-lamp red, asphalt, headlamp white | car
sheep shearing | event large | a shearer bent over a sheep, a falling white fleece, wooden pens | in a timber shed | wool cream, timber, denim | sheep
shopping spree, black friday, clearance sale | event huge | shoppers with many bags, piled tables, open doors, a packed aisle | in a department store | bag red, white, gold | bag
stock exchange, trading floor, stock market crash | event huge | traders with raised hands, boards of falling figures, paper on the floor | on a crowded exchange floor | screen red, jacket blue, paper white | chart
surgery, heart surgery | event large | gowned surgeons, a round lamp, green drapes, a tray of steel tools | in an operating theatre | drape green, steel, lamp white | person:doctor
workout, gym class | event large | people on mats, raised arms, a mirrored wall, water bottles | in a bright studio | mat teal, wood, white | -
# war and disaster
alien invasion | event vast | a huge disc over roofs, beams of light, people running, stopped cars | above a city avenue | beam green, slate, tail-lamp red | ufo
apocalypse, end of the world, doomsday, post apocalypse | event vast | broken towers, a cracked road, a red sky, one walking figure with a pack | in a ruined city | ash grey, rust, dull red | ruin
battle, war, medieval battle, epic battle | event vast | two lines of fighters meeting, raised swords, torn banners, churned mud | on an open field below a castle | steel, mud brown, banner red | sword
beach landing, d-day landing | event vast | soldiers wading from ramped boats, steel obstacles, splashes, low smoke | on a wide grey beach | sea grey, drab green, sand | person:soldier
car chase, police chase | event huge | a sliding car, blue lamps close behind, tyre smoke, scattered boxes | along a city street at night | lamp blue, asphalt, tyre smoke | car
car crash | event large | a crumpled bonnet, broken glass on asphalt, steam, a warning triangle | at a road junction; on a wet motorway | asphalt, red, glass white | car
cavalry charge, charge of knights | event vast | galloping horses, lowered lances, flying turf, streaming pennants | across an open plain | steel, horse bay, dust | horse
duel, sword duel, sword fight | event large | two fencers with crossed blades, braced feet, a fallen cloak | in a misty courtyard; on a castle stair | steel, black, torch amber | sword
explosion, blast, detonation | event huge glowing | a ball of orange flame, flung debris, a ring of dust, black smoke | in an empty quarry; behind a low wall | flame orange, smoke black, dust | fire
fight, fistfight, brawl, street fight, bar fight | event large | two people grappling, a swung fist, an overturned chair, a ring of onlookers | in an alley; in a bar | denim, amber, brick | glove
food fight, pie fight | event large | flung cream pies, splattered faces, overturned plates | in a school canteen | cream, ketchup red, tray grey | pie
gladiator fight, gladiatorial combat | event huge | two armoured fighters, a net and trident, raised dust, tiers of spectators | on the sand of an arena | sand, bronze, tunic red | sword
heist, bank robbery, robbery, bank heist | event large | masked figures, an open vault, stuffed bags, loose banknotes | in a bank vault | steel, banknote green, black | mask
house fire, burning house | event huge glowing | flames from upper windows, rolling smoke, hoses on the ground, firefighters with axes | on a residential street at night | flame orange, smoke black, engine red | fire
naval battle, sea battle | event vast | two ships broadside, cannon smoke, torn sails, splashes between | on a rough open sea | gun smoke, sail cream, sea green | sailing-ship
nuclear explosion, mushroom cloud, atomic bomb | event vast glowing | a white-hot base, a tall stem, a rolling cap of cloud, a ring of dust | on a desert plain; above the sea | white, orange, ash brown | smoke
pillow fight | event large | swung pillows, flying feathers, tousled hair, a rumpled bed | in a bright bedroom | white, feather cream, pastel blue | feather
plane crash | event huge | a broken fuselage, a torn wing, scattered seats, a scar of earth | on a snowy slope; in a field | aluminium, snow white, scorched black | aeroplane
rescue operation, search and rescue, mountain rescue | event large | a helicopter winch, an orange stretcher, people in helmets, a held rope | on a mountain ledge; in rough water | rescue orange, rock grey, white | helicopter
shipwreck | event huge | a broken hull, scattered planks, torn sails, waves over the deck | on a rocky shore; in shallow clear water | rust, sea green, bleached wood | sailing-ship
siege, castle siege | event vast | scaling ladders, a wheeled ram, flying arrows, burning roofs | before a high castle wall | stone grey, torch orange, steel | castle
space battle, starship battle | event vast | large grey hulls, streaks of coloured fire, spinning debris, small fighters | above a cloud-streaked planet | hull grey, bolt red, plasma blue | spaceship
tank battle | event vast | tanks across churned ground, muzzle flashes, rolling dust, a burning hull | on a bare plain | drab green, dust, flame orange | tank
train wreck | event huge | carriages across bent rails, broken windows, steam, people on the bank | along an embankment | steel, rust, steam white | train
trench warfare, world war, trench war | event vast | muddy trenches, steel helmets, coils of wire, shell smoke | on a cratered plain | mud brown, drab green, smoke | person:soldier
western duel, shootout, standoff, gunfight | event large | two men facing along a street, hands above holsters, long coats, drifting dust | on the main street of a frontier town | dust, leather brown, sky white | person:cowboy
zombie apocalypse, zombie attack | event vast | shuffling torn figures, abandoned cars, a boarded shopfront, drifting paper | along a city street | ash grey, dried red, sick green | person:zombie
# evenings and meetings of a neighbourhood
jazz night, jazz session, live jazz night | event large | a saxophone player, a double bass and a drummer close together, a small lamp, listeners at low tables | in a low cellar bar; in a corner of a café | brass, deep red, walnut, amber | -
karaoke night, karaoke party | event large | a singer with a microphone, a screen with blank coloured light, friends on a sofa, glasses on a low table | in a small room with coloured lamps | magenta, cyan, black | microphone
comedy night, stand-up night, stand up comedy night | event large | a comedian at a microphone stand, a stool with a glass of water, laughing faces in the front row | on a small stage before a brick wall | brick red, spot white, black | microphone
quiz night, pub quiz, trivia night, bingo night | event large | teams bent over answer sheets, pencils, half-full glasses, a host with a microphone | at the tables of a pub | beer amber, paper white, wood | paper
book launch, author reading | event large | an author at a small table, a stack of new books, a pen over an open page, a short queue | between the shelves of a bookshop | paper cream, red, oak | book-stack
science fair, school fair | event large | rows of folding tables, a model volcano, potato batteries, pupils beside their boards | in a school hall | cardboard, blue, red | -
fire drill | event large | a line of people in the open air, a warden in a bright vest, a propped door | in front of an office building | vest yellow, brick, grey | -
cooking class, baking class, cookery class | event large | people in aprons round a long counter, chopping boards, bowls of flour, a teacher at the front | in a bright teaching kitchen | flour white, apron blue, steel | -
dance class, ballet class, zumba class, salsa class | event large | dancers in two rows, a mirror wall, a teacher in front, the same arm raised | in a mirrored studio | wood, black, white, coral | -
silent disco, headphone party | event large | dancers with glowing headphones, raised arms, coloured dots of light | in a dark hall | blue, green, red, black | headphones
town hall meeting, residents' meeting, parents' evening, parent teacher meeting, staff meeting | event large | people on folding chairs in rows, one standing to speak, a table with a jug of water | in a school hall | oak, grey, navy | -
block party, street party, neighbourhood party | event large | a long table down the middle of the road, bunting between the houses, neighbours passing bowls, children with balloons | in a closed street | bunting red, white, grass green, brick | table
potluck, potluck dinner, shared lunch | event large | unlike dishes along one table, hands with serving spoons, stacked plates | at a long table | wood, orange, green, white | table
speed dating | event large | pairs at small tables, numbered cards, a bell on the bar, two glasses each | in a small bar | red, brass, walnut | -
art class, life drawing class, painting class | event large | people at easels in a half circle, charcoal in hand, a bowl of fruit on a plinth | in a room with a skylight | charcoal, paper white, wood | easel
swap meet, clothes swap, rummage sale | event large | tables heaped with clothes and toys, neighbours holding up a coat, handwritten price tags left blank | in a village hall | denim, red, cardboard | -
film festival, film screening, cinema night, outdoor cinema, open air cinema | event large | a projector with a white beam, rows of folding seats, a tall bright screen, faces lit from the front | before a large screen at dusk | screen white, red, navy, black | -
`;
