/*
 * How hearing, seeing, touching, waiting, keeping and letting go go on and come to their end; columns as in
 * `deeds-by-hand.ts`. A verb's '@animal' row is for animals.
 */
export const DEEDS_OF_ATTENTION = `
# Ears and eyes
listen: music, jazz, song, songs, record, vinyl, radio, album, headphones, playlist, piano, violin, guitar, concert | A finger taps the beat, the eyes far away | The last note fades, and {the} stay[s] as if it went on | -
listen: rain, sea, ocean, waves, wind, birds, thunder, silence, storm | The head tilts, everything else held still | The eyes close, and the shoulders come down | -
listen: heartbeat, heart, belly, bump, chest | An ear is laid close, breath held | {The} look[s] up, eyes wet, and nod[s] | -
listen: door, wall, argument, voices, footsteps, noise | An ear against the wood, the breath held | {The} start[s] back | -
listen: story, stories, tale, grandma, grandmother, grandpa, grandfather, teacher | The mouth stands open a little, the eyes fixed on the one who speaks | A long breath out, and then a smile | “And then?”
listen, eavesdrop, overhear | The head turns towards it by a hair | A slow nod | -
listen @animal, hear @animal | {His} ears swing round, one after the other | {His} head tilts to one side | -
hear: first, time | Everything stops, and the eyes go round | The mouth opens, and it becomes a laugh | -
hear: voice, name | {The} stop[s] in mid step | {The} turn[s] round, slowly | -
hear: noise, sound, scream, knock, footsteps, bang, growl, whisper, steps | {The} stop[s] in mid step, breath held | The eyes go to where it came from, and stay there | “Hello?”
hear: bell, song, music, horn, call, laughter, melody, violin, piano | The head comes round, and the breath is held | {The} go[es] towards it, step by step | -
hear: news | The eyes fix on one point | {The} feel[s] for the chair and sit[s] down | -
look at, study, read: map, plan, chart, compass, sign, blueprint | A finger follows the line | The finger stops, and {the} look[s] up | -
look at, look through, browse, leaf through: photo, photos, photograph, photographs, album, picture, pictures, portrait, yearbook | A thumb goes along the edge of one picture | The picture is held to the chest | -
look: mirror, reflection | Two eyes meet themselves in the glass | {The} raise[s] a hand to the glass | -
look: telescope, microscope, binoculars, lens, keyhole, viewfinder | One eye shut, a hand turning the ring | {The} draw[s] back, mouth open, then look[s] again | “Look at that.”
look: phone, screen, message, watch, clock, calendar | The light of it lies on the face | It is laid down, the face to the table | -
look out, look: window, rain, street, snow | Drops and lights slide over the reflected face | A breath blooms on the glass and shrinks | -
look: field, fields, crops, farm, harvest, ruins, damage, land, empty | The eyes go along it to the edge | {The} take[s] off the hat and stand[s] there | -
look back, turn round, turn around, look over | The chin comes over the shoulder | The eyes hold for a moment, and {the} go[es] on | -
look up, look into, look: sky, stars, clouds, snow, rain, plane, planes, birds, balloon | The head goes back, the mouth a little open | {The} reach[es] one hand up | -
see, watch: earth, planet, home | Blue light lies on the visor and on the face behind it | One glove is laid against the glass | -
see: ghost, monster, shadow, ufo, alien, snake, spider | The eyes go wide, all the rest quite still | One step back, then one more | -
see, meet, spot: ex, crush, love, star, idol, celebrity | A smile stops halfway | {The} smooth[es] the hair and look[s] again | -
see, notice, spot, recognise, recognize | The eyes stop on it and narrow | {The} lean[s] in, to be sure | -
see: colour, color, colours, colors, face, light | The eyelids flutter and open wide | A hand goes to the mouth, and tears run over it | “Oh.”
watch: show, play, concert, performance, ballet, opera, dance, match, audience, stage | The lips move with it, without a sound | Light from the stage runs over the face, and the eyes shine | -
hate @animal, fear @animal, dread @animal, avoid @animal, refuse @animal: bath, baths, water, shower, tub, shampoo | Water runs into the tub, and two ears go flat; All four feet are set against the rim | Dripping wet, {the} look[s] up without a blink; {The} shake[s] from nose to tail, and the whole room is wet | -
hate @animal, fear @animal, dread @animal: vet, vets, vacuum, hoover, thunder, fireworks, storm, storms, car, rain, mondays | {The} go[es] flat on the floor, the eyes on it | One nose and two eyes come out from under the bed | -
hate, dread, avoid: mondays, monday, mornings, alarm, school, homework, exams, work, winter, rain, vegetables, broccoli | It comes, and the shoulders sink | One deep breath, and at it all the same | -
# Skin
taste, try, eat, lick, bite: lemon, lemons, lime, sour, chili, chilli, pepper, spicy, wasabi, mustard, medicine | The whole face shuts, the shoulders up to the ears | A shudder, and a hand goes out for more | -
taste, try: pizza, sushi, coffee, food, cheese, durian, ice cream, #food, #drink | It goes in, and the whole face waits | The eyes open wide, and {the} reach[es] for more | -
try: flight, jump, trick, dive, step, steps, ride, stunt, spell, kick, wave, backflip, handstand | The first try wobbles and comes down | One breath, and once more, with all strength | -
taste, eat, bite: first, favourite, favorite, secret, truffle, caviar, oyster, cake, chocolate | It goes in, and the whole face waits | The eyes open wide, and {the} nod[s] | -
touch, feel: sculpture, statue, stone, wall, painting, bark, tree, face, braille, fabric, silk, piano, keys | Fingertips go along it, slower and slower | The fingers stop, and a smile begins | -
touch, feel: grass, sand, snow, water, rain, fur | The hand sinks in, and the fingers spread | {The} close[s] both eyes | -
touch | One fingertip comes near and stops short | It meets, and the breath is let go | -
reach: top, summit, peak, goal, end, shore, island, surface | The last hold, the arms trembling | {The} stand[s] there, arms out, everything below | -
reach, reach for, reach out: star, stars, moon, sky, light, sun | The fingers spread against it | The hand closes, and light shows between the fingers | -
reach, reach for, reach out | The fingers stretch by one more inch | They close on it | -
# Waiting
wait: never, nobody, forever, years, again, anyway | Quite still, the eyes on the one spot | Nobody comes, and {the} stay[s] | -
wait @animal: never, nobody, forever, years, owner, station, every | {His} ears go up at every step that passes | The platform empties, and {the} lie[s] down and keep[s] looking | -
wait @animal: door, home, school, window | {His} ears go up at a far sound | {The} jump[s] up, the whole body wagging | -
wait: results, test, news, call, answer, exam, verdict, doctor | A knee goes up and down, the fingers locked | The door opens, and the head comes up | -
miss: home, family, mother, mum, wife, husband, daughter, son, him, her | A thumb goes over the small picture | The picture is kissed and put away | -
count: sheep, stars, days, hours, seconds, steps | The lips move without a sound | The lips stop, and the eyes stay open | -
# Keeping, getting, letting go
catch: rain, raindrop, raindrops, tongue, snow, drops | The head goes back, and a drop strikes the open mouth; The head goes back, and the first one lands | A laugh, eyes squeezed shut, the face all wet | -
collect, save: coins, stamps, shells, stones, cards, bottles, stickers, postcards, pebbles, buttons, records, leaves, feathers | One more is laid beside the others and set straight | {The} look[s] along the row, and one place is still free | -
bury, hide: capsule, treasure, box, chest, secret, time, letter, money, key | Earth falls on the lid, handful by handful | A stone is set on top, and {the} step[s] on it twice | -
bury: pet, dog, cat, hamster, bird, friend, goldfish | Earth falls without a sound | A flower is laid on top, and two hands press it down | -
press, push, hit, touch: button, buttons, switch, doorbell, alarm, buzzer, detonator | One finger hovers above it | It goes down with a click, and both eyes look up | -
get, pass: licence, license, test, exam, degree, diploma, driving | The sheet is turned over, breath held | A shout, and both fists go up | -
get, win, receive: job, role, part, place, scholarship | The eyes run down the page and stop | {The} read[s] it again, and begin[s] to laugh | -
see, read, find, touch: name, memorial, grave, headstone, gravestone, plaque | A fingertip goes along the letters | The palm lies flat on it, and stays | -
see, spot, notice: fin, shark, wave, smoke, fire, iceberg, avalanche, tornado, enemy, bear | The eyes narrow against the light and stop | An arm flies up, and the mouth opens | “Out! Everyone out!”
see, watch: rocket, launch, plane, meteor, parade, proposal, wedding, accident, miracle, ufo, birth | The work stops in the middle of a movement | {The} stand[s] there, head back, and does not move | -
save, block, stop, catch: penalty, shot, goal, free kick, ball | The whole body flies to one side, gloves ahead | {The} lie[s] there with the ball held to the chest, then jump[s] up | -
save: game, match, day | One last leap, fingertips on it | Arms go up all around, and {the} vanish[es] beneath them | -
save: document, file, work | One key is pressed, and the breath is held | The shoulders come down | -
burn, tear up, rip up, shred: letter, letters, photo, photos, photograph, photographs, diary, love, contract, paper, papers, bridge, money, memories | The flame eats along the edge, and the words curl up; The paper parts down the middle | Ash lifts off, and {the} look[s] after it; The pieces fall, and {the} look[s] after them | -
release, let go, set free, free, launch: balloon, balloons, lantern, lanterns, kite, dove, doves | The fingers open, one after the other | It grows small above the upturned face | -
release, let go, set free, free: bird, butterfly, turtle, turtles, fish, fox, lion, owl, eagle, wild | Two hands open, and for a moment it stays | It is gone, and the hands are still held out | -
release, set, launch, float, sail, put: boat, raft, paper, candle, candles, lantern | It is set down on the water with two fingertips | The current takes it, and {the} walk[s] a few steps beside it | -
let: go, fish, free, swim | Two hands open under the water | A flick of the tail, and it is gone | -
let: bird, butterfly, dove, fly, out | Two hands open, and for a moment it stays | It is gone, and the hands are still held out | -
release, let go | The fingers open, one after the other | The empty hand stays in the air for a moment | -
catch: bottle, message, map, treasure, chest, boot | It comes up heavy and streaming, hung with weed | {The} wipe[s] it clean and hold[s] it to the light | -
catch: bus, train, flight, plane, tram, boat, ferry | One last leap, a hand on the rail | {The} drop[s] into a seat and laugh[s], out of breath | -
catch: thief, burglar, culprit, red-handed, stealing, cheating | A light goes on | Two eyes blink, and both hands go up | -
catch: eye, glance, look | Two eyes meet across it all | Both look away, and back again | -
catch: cold, flu | A nose goes red, a tissue is pulled | {The} sink[s] into the blanket up to the eyes | -
find, discover, realise, realize: they, own, himself, herself, themselves | The eyes go back along it, to the beginning | The face goes quite still | -
find: closed, empty, gone, locked, deserted, missing, abandoned | The eyes go round once, and once more | The arms sink | -
find, discover: lake, island, sea, beach, forest, garden, valley, city, planet, world, waterfall, meadow, village, oasis | {The} come[s] nearer, step by step, eyes wide | {The} stand[s] before it, quite still | -
find: plant, flower, seedling, sprout, leaf, tree | Two small leaves, trembling in the dust | {The} kneel[s] down and hold[s] both hands round it | -
find: firefly, fireflies, glow-worm, star, light | One small light, going on and off | It lands on an open palm, and the face glows | -
find, discover, work out, crack, solve: formula, cure, solution, answer, code, proof, equation, planet, comet, theorem, puzzle, mystery, riddle, secret | The pen stops in the middle of a line | {The} stare[s] at it, then begin[s] to laugh | “That’s it.”
find, discover: letter, letters, photo, photograph, diary, note, photos, tape, map | Dust is wiped off with a thumb | {The} read[s] on, and sit[s] down on the floor | -
find, discover: weapon, murder, knife, gun, poison, bomb | The light of a torch stops on it | {The} step[s] back, and look[s] over one shoulder | -
drop, lose: ring, coin, key, keys, phone, glove, letter, flower, hat, medal, contact | It turns in the air, and a hand closes too late | It rolls to the edge, and {the} throw[s] out an arm | “No, no, no!”
trade, swap, exchange: lunch, lunches, sandwich, sandwiches, marbles, cards, gifts, phones, numbers, hats, shoes, glances | It goes across at once, from hand to hand | Both look at what they have, then at each other | -
catch: wave, waves | The water lifts, and both hands push the board away | {The} stand[s], one arm out, and the wave closes over the head | -
paddle: dawn, out, surf, surfboard, waves, board | Two arms dig in, one after the other, the nose of the board rising | {The} sit[s] up on the board and look[s] out | -
find, discover: door, room, tunnel, passage, portal, cave, staircase, hatch | A line of light beneath it | It gives way, and {the} step[s] through | -
find, discover: kitten, puppy, dog, cat, bird, baby, egg, kittens, puppies | Two eyes look up from the bottom of it | {The} lift[s] it out and hold[s] it inside the coat | -
find, discover: bone, bones, fossil, dinosaur, skeleton, coin, coins, treasure, gold, chest, sword | A brush clears the last of the earth away | {The} lift[s] it out with both hands | -
find: love, peace, friend, friends, courage, voice, herself, himself | The head comes up | A smile, slow to come, and it stays | -
find: clue, clues, fingerprint, evidence, blood, body | Tweezers close on it | It is held to the light, and the eyes narrow | -
lose: sense, smell, taste, hearing, sight, voice, memory | One more breath, the eyes shut, and no smile | The hand sinks, and {the} look[s] at it | -
lose: ball, balloon, kite, toy, teddy, hat, umbrella | It slips from the fingers | It is gone, and the arms hang | -
lose: ring, key, keys, phone, wallet, passport, glasses, ticket | One pocket, then the other | {The} stop[s] dead and look[s] back along the way | -
inherit, keep, wear: watch, ring, necklace, coat, jacket, medal | A thumb goes over the worn edge | It is put on, and it fits | -
return, give back, bring back: wallet, purse, book, ring, money, toy, ball, doll | It is held out in an open hand | It is taken, and two eyes look up | “I think this is yours.”
leave: piano, bike, bicycle, sofa, chair, box, suitcase, bag, car, guitar, umbrella, book | It stands there alone, people going past | Someone stops in front of it | -
swap, switch, change, trade: seats, seat, places, place | They rise and squeeze past each other | Each sits where the other sat, and they nod | -
leave: flower, flowers, rose, note, letter, gift, present, key, money, tip | It is laid down and set straight | {The} go[es], and it lies there alone | -
forget: line, lines, notes, words, speech, lyrics, name, steps, text | The hands stop in mid air, and it goes quiet | A breath, the eyes shut, and it comes back | -
forget: birthday, anniversary, wedding, date, present | A smile stops halfway | A hand claps to the forehead | “That was today?”
remember: name, words, lines, song, way | The lips move, without a sound | It comes, and the whole face lights up | -
choose, pick: dress, tie, card, path, road, door, pill, side, outfit | The hand goes to one, then to the other | It closes on one, and {the} do[es] not look back | -
buy, choose: ticket, ring, flowers, house, car, ice cream | Coins are counted out on the counter | {The} hold[s] it in both hands and grin[s] | -
pack: suitcase, bag, backpack, boxes, box | One last thing is pushed in at the side | The lid is pressed shut and sat upon | -
unpack: suitcase, bag, backpack, boxes, box | One piece after the other comes out of its paper | The first picture hangs, and {the} step[s] back | -
collect, gather: seashells, shells, stamps, stones, pebbles, leaves, coins, sticks | One is turned to the light between two fingers | It is laid beside the others, and it is the last | -
trade, swap: places, lives, bodies, roles | Two pairs of eyes go over each other | Both look down at themselves | -
`;
