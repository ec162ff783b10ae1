/*
 * How what is done every day goes on and comes to its end: arriving and bringing, doors and streets, saying yes and no;
 * columns as in `deeds-by-hand.ts`.
 */
export const DEEDS_OF_EVERY_DAY = `
# Coming and going
stop, halt, brake: driver, bus, car, taxi, truck, trucker, cab, tram, train | Brake lights flare, and the wheels come to a stand | A door opens, and a face leans out | -
stop, pause, halt | One foot stays in the air, then comes down | {The} turn[s] {his} head and look[s] back | -
come in, walk in, come into, walk into, step in | The door swings wide, and every head turns | {The} stop[s] and look[s] round, slowly | -
come out, step out, walk out, step off, get out, get off | A foot comes down, light on one side of the face | {The} stand[s] there in full view and breathe[s] in | -
come back, return | Steps, coming nearer, the same as before | {The} stop[s] where it all began | -
come, arrive, show up, turn up: party, wedding, meeting, class, school, work, office, ball, rehearsal, dinner, late | Every head turns to the door | {The} stand[s] in it, out of breath | -
enter: race, contest, competition, tournament, marathon, show | A number is pinned on, a line of others to the left and right | {The} stand[s] at the line, eyes ahead | -
line up, queue, stand in line, wait in line | Feet in a row, toe to heel | One step forward, and all of them move up | -
cross: street, road, crossing, bridge | A look to the left, a look to the right | The other kerb, and a look back | -
move into, move in: dollhouse, doll’s house, shoe, teapot, mailbox, tree, treehouse, cave, drawer, pocket, box, clock, lighthouse, castle | The small door stands open, one thing after the other is carried in | A light goes on inside | -
move in | A box is set down in an empty room | {The} sit[s] on the bare floor and look[s] round | -
move: home, house, flat, city, town, country, away | The last box is taped shut | A look back from the door, and a key laid down | -
float, drift: space, station, cabin, capsule, air, astronaut | One finger pushes off from the wall | {The} turn[s] slowly on the spot, a pen drifting past | -
land: plane, helicopter, spaceship, jet, aircraft, glider | A hand draws the lever back, the ground coming up | The wheels touch, and a long breath is let go | -
step, walk: shadow, dark, light, fog, smoke, mist, stage, podium, spotlight | An outline first, then a shoulder | The face comes into the light | -
turn into, transform into, morph into | The outline begins to move and give way | The new shape stands whole | -
turn around, turn back, turn | The chin comes over the shoulder | The eyes stop on what is behind | -
sit: bench, table, chair, stairs, steps, kerb, curb, swing, bed, sofa, floor | {The} come[s] to rest, the hands still | A look to the side, to the empty place | -
sit: patient, bedside, sick, hospital, dying, grandmother, grandfather | A hand lies on the blanket, a second on top of it | The window turns grey, and the hand is still there | -
sit beside, sit next, sit by, sit together, sit down beside, sit down next | Room is made, a hand’s breadth, and one more sits down | Two shoulders side by side, nearly touching | -
stay, remain: behind, alone, last, back | Round about everybody goes | {The} stand[s] there, and nobody else | -
# Bringing and handing over
bring, carry, deliver, serve: soup, food, dinner, breakfast, cake, coffee, tea, pizza, meal, plate, lunch, drinks, wine, bread | It comes in with both hands, steam going up | It is set down, and a face bends over it | -
bring, carry, share: blanket, blankets, coat, coats, umbrella, heater, firewood, wood, candles, lamp | Arms full of it, in at the door | It is laid round a pair of shoulders | -
bring @animal, bring back @animal, carry @animal, fetch @animal: newspaper, slippers, ball, stick, paper, shoe, bone | Teeth close on it, gently | It drops at two feet, and {the} look[s] up | -
pull, haul, pull up, pull in, haul up: net, nets, anchor, rope, trap, line, bucket, fish | Heels against the edge, hand over hand | It breaks the surface, water running off on all sides | -
mail, post: letter, postcard, parcel, card, package | It slides into the slot, a hand still holding on | The flap falls, and {the} look[s] up | -
bring: home, back, along | A bag is opened, and a hand goes in | It comes out into the light, and eyes go wide | -
bring | It is carried in with both hands | It is handed over, and both smile | -
carry: sister, brother, friend, father, mother, grandfather, grandmother, wife, husband, kid, kids, boy, girl | Two arms round a neck, feet off the ground | {The} set[s] the other down, and both breathe hard | -
hand out, give out, pass out, distribute, hand | One after the other is laid on a table, in an open palm | The last one is handed over, and heads bend down | -
pass, pass on, hand down: recipe, ring, watch, tools, ball, bread, torch, baton, note, secret | It goes from one hand into the next | The hand closes round it | -
lend, borrow | It is held out, and not quite let go | It is put on, a little too large, and set straight | -
pay | A thumb counts out the notes | A nod, and the till rings shut | -
# Doors, lights, things
ring, press, push: doorbell, buzzer | One finger hovers above it | Steps behind the door, and a line of light under it | -
ring: bells, church, tower, monk | Two hands hang on the rope and pull | The bell swings wide, and pigeons fly up | -
knock: door, window, wall | Knuckles against the wood, three times | Steps behind it, and the handle goes down | -
knock over @animal, push @animal, tip @animal: glass, vase, cup, tower, plant, tree, pot, mug, lamp | One paw, quite slowly, moves it to the edge | It goes over, and {the} look[s] down after it | -
unlock, open: door, gate, lock, safe, cell, chest | A key turns, and it clicks | A line of light, growing wider | -
turn off, switch off, put out: light, lights, lamp, tv, television, candle, machine, alarm, radio | A finger on the switch | It goes dark, and one glow is left in the window | -
turn on, switch on: light, lights, lamp, tv, television, machine, radio, tree | A finger on the switch | The whole room stands in light | -
turn up, turn on: music, volume, speaker, stereo, heating | A knob goes round, slowly | Feet begin to move, and then all of it | -
hang, hang up, pin, stick: picture, poster, photo, laundry, lights, sign, missing, coat, star | It is held against the wall and set straight | One step back, the head on one side | -
take down, pull down, remove: picture, tree, poster, sign, flag | A nail is left, and a pale square | It is leant against the wall, face inward | -
dig: hole, grave, treasure, tunnel, trench | The spade goes in, and earth flies over the shoulder | It knocks on wood or stone, and {the} stop[s] | -
cut down, fell, saw: tree, trees | Chips fly, the notch grows deeper | A creak, a rush of leaves, and a gap in the sky | -
sprinkle, dust, spread, glaze, frost, ice, decorate: sugar, salt, pepper, butter, jam, icing, chocolate, cake, cupcakes, doughnuts, donuts, cookies | It comes down fine and white from the fingers | The last one is done, and a tongue licks a fingertip | -
grow, water, raise: plant, plants, flower, flowers, tree, tomato, tomatoes, vegetables, seed, seedling, rose, roses, herbs, garden | Two small leaves, a drop of water running off | {The} kneel[s] down beside it, quite still | -
plant, bury, sow | Two hands press the earth down over it | A first drop of water sinks in | -
sharpen | The edge goes along the stone, hissing | A thumb tries it, very lightly | -
change: tyre, tire, wheel | The wrench jerks, and the nut gives way | The new one is on, and a smudged hand wipes a forehead | -
change: bulb, battery, channel, clothes, nappy, diaper | The old one comes off, the new one is ready | It holds, and {the} nod[s] | -
plug in, charge, connect | A plug goes in, and a small light wakes | The bar climbs, and it hums | -
sign: contract, paper, papers, petition, book, autograph, divorce | The pen hovers above the line | The name stands there, the ink still wet | -
delete, erase, remove, unfollow, block: photo, photos, social, media, number, contact, message, messages, account, accounts, app, apps, history | A thumb hovers, then comes down | One after the other goes from the screen, and the light on the face grows less | -
scroll, swipe | A thumb flicks up, again and again | It stops, and the light stays on the face | -
cancel, quit, return, complain: membership, subscription, gym, order, contract, flight | A paper is pushed over the counter and pushed back | Arms are crossed on both sides of it | “I would like to cancel.”
check: phone, messages, email, emails, clock, watch, time | The display lights the face from below | A breath, and it sinks into the pocket | -
check: door, lock, stove, list, ticket, passport | A hand comes back, once more | A nod, and {the} go[es] on | -
choose, decide, pick | The hand goes from one to the other and back | It comes down, and stays | -
sell: car, house, boat, guitar, bike, farm, shop, piano, ring, watch | A palm goes along it one last time | A key or a note changes hands, and {the} look[s] after it | -
give away | It is held out with both hands | It is taken, and two eyes look up | -
throw, release, put: fish, back, sea, water, crab, turtle | It turns once in the light | Rings run out over the water, and {the} look[s] after it | -
throw away, throw out, get rid | A lid opens, and it is held above it | It is gone, and the hand stays in the air | -
clean, tidy, tidy up, clean up: room, kitchen, house, bedroom, attic, garage, flat, desk | One armful after the other goes into its place | The floor lies bare, and light falls on it | -
take, lift, grab: necklace, ring, painting, jewel, jewels, diamond, diamonds, crown, money, wallet, purse, statue | Two fingers lift it without a sound | It slides into a sleeve, and the place is empty | -
see, notice: reflection, herself, himself, puddle, shop window | {The} stop[s], the head on one side | The other face does the same, and smiles first | -
collect, gather: water, wood, firewood, donations, signatures, eggs, tickets | One more, on top of the others | It is full, and {the} lift[s] it with both arms | -
draw, write, paint, scribble: fogged, foggy, misted, steamed, steamy, window, windscreen, mirror, sand, snow, dust, dirt, dusty, frost | A fingertip draws one clear line | The finger lifts, and it stands there whole | -
get, suffer, have: hiccups, giggles, cramp, nosebleed | Both hands go to the mouth, the eyes wide | It comes again, and the shoulders jump | -
# Faces and words
say: nothing | The mouth opens and closes again | The eyes say it, and nobody stirs | -
say: yes | A breath, and a nod before the word | Both arms go up, and everyone breathes out | “Yes.”
say: no | The head goes slowly to one side, then to the other | A hand is held up, open, and that is that | “No, thank you.”
say, speak: first, word | The lips move, and a sound comes | Every face goes round with joy | -
speak up, speak out | A chair scrapes, and one stands up | Everyone has gone quiet and listens | -
refuse, deny, reject | The head goes slowly from side to side | Both arms are crossed, and they stay so | “No.”
agree, accept | A long look, and a nod | A hand is held out and taken | -
believe, trust | The eyes go to the other face and stay there | A slow nod | -
forgive | A long look, not a word | One arm goes round the other’s shoulders | -
lie, cheat, deceive | The eyes slip to the side | A smile, a shade too wide | -
admit | The eyes go down, the mouth works | It is out, and the shoulders drop | -
notice, ignore, overlook, see | A glance, on and past | {The} go[es] on as if it were not there | -
answer, reply, respond | A head comes up | A pause, and then it comes | -
cheer, clap, applaud | Palms meet, one pair, then all of them | The whole place is on its feet | -
call: help, out | Both hands round the mouth | The echo, and then an answer | “Hello? Is anybody there?”
pray: rain, help, miracle, peace | Two hands are folded, the eyes shut | The eyes open and go up | -
swear, vow, promise, renew: vows, oath, revenge, love | Two hands hold each other, the lips moving | A nod, and neither lets go | -
bow: audience, applause, crowd, end, then | The back bends low, one arm across the chest | {The} stand[s] up again and smile[s] | -
kneel, bow: king, queen, throne, before, altar, prince, princess, lord, emperor | A knee comes down on the ground, the head bent | A hand is held out above it | -
cast: spell | A hand rises, the air before it beginning to glow | Light runs out from the fingers to every side | -
wear: mask, costume, crown, ring, medal, dress, suit | It is set straight with two fingers | The chin goes up, and {the} turn[s] once | -
pose | Chin up, a hand on the hip | It clicks, and the pose falls apart in laughter | -
copy, imitate, mimic, mirror | One lifts an arm, and so does the other | Both stop, the same tilt of the head | -
tease, annoy, bother, poke | A finger comes near, and once more | The other turns, eyes narrow, and then grins | -
# Winning, failing, becoming
lead, take: team, class, group, choir | A hand goes up in front | All of them follow, in step | -
lose: game, match, race, final, election, battle, nil, zero, 0, penalties, overtime, goals, points | The board shows it, and nobody stirs | A head goes down, and a hand comes to rest on it | -
lose: job, house, home, money, everything | A box on the knees, a picture frame on top | The door falls shut, and {the} stand[s] outside | -
lose: crown, hat, shoe, wig, glove, scarf | A hand goes to where it was | It rolls away, and {the} look[s] after it | -
become, turn into, be crowned, be elected: king, queen, president, captain, mayor, champion, boss, leader | A hand is lifted, and everyone goes quiet | It is set on, and {the} look[s] out over all of them | -
become: mother, father, mum, dad, parents, parent, grandmother, grandfather, grandparents | A small fist closes round one finger | Two wet eyes, and a laugh | -
become: hero, star, legend, champions | All arms go up at once | {The} [is|are] carried off shoulder-high | -
become: friends, friend, partners, couple | A first look, shy on both sides | Side by side, shoulder to shoulder | -
become: adult, man, woman, bride, groom, grown-up | In the mirror the old face, a hand at the collar | The collar is straight, and the chin comes up | -
quit, stop, give up: smoking, cigarettes, vaping, drinking, alcohol, sugar, gambling | A packet is crushed in one fist | A deep breath in the open, and no cough | -
quit: job, work | A badge is laid on the desk | The door swings, and {the} step[s] out into the light | “I quit.”
form, start, found, join: band, group, orchestra, choir, duo, trio, quartet | One strikes up, and the next falls in | All of them together, loud, up to the last note | “One, two, three, four!”
start, found, open: business, company, firm, garden, school, club | A key, a bare room, a lamp that is switched on | The first name on the door | -
train: falcon, dog, horse, puppy, eagle, hawk, lion, parrot, dolphin | A gloved hand goes up, and a short call | It comes, and takes its reward from the hand | -
survive, get through | Dust sinks, and a hand moves | {The} sit[s] up and breathe[s] | -
grow, raise: child, children, son, daughter, family, twins, alone | A spoon, a shoe being tied, a pencil mark on the door frame | The mark is as high as a shoulder | -
work, work hard: field, factory, mine, kitchen, construction, office, desk, job, jobs, two | Two hands at it, without a pause | A sleeve goes over the forehead, and on | -
make, cook, prepare: dinner, breakfast, lunch, meal, soup, supper, food, feast | A lid is lifted, and steam goes up | It is set on the table, and a chair is drawn back | -
eat: alone, nothing, last, everything, all | One fork, one plate, the clock on the wall | The plate is empty, and {the} look[s] at it | -
drink: one, only, alone, last | The cup is lifted, and the eyes stay on the place across the table | It is set down empty | -
demand, ask, charge: smile, only, nothing | A hand is lifted: no money | The other smiles, and it is paid | -
remember: wedding, day, summer, night, home, first | A thumb goes along the edge of an old photograph | The eyes close, and the corners of the mouth go up | -
`;
