/*
 * How what somebody makes, mends or handles goes on and comes to its end. What a row shows belongs to the deed itself
 * and is true of everybody who does it; the whole deed stands before it in the idea's own words.
 *
 * verbs[: words that have to be among what follows the verb] | from near | how it ends | what is said, or '-'
 */
export const DEEDS_BY_HAND = `
# Kitchen
pour: latte, cappuccino, rosetta | A thin white stream meets the brown surface, the jug swaying from side to side | The jug lifts away and a white leaf stands on the coffee | -
pour: tea | The stream falls into the cup in one thin arc, steam rising | The pot is set down, the full cup turned round by its handle | -
pour: beer, wine, whisky, champagne, drink, drinks, shot | The stream runs down the inside of the tilted glass | The glass is set down full, the surface coming to rest | -
pour: concrete, metal, bronze, iron, steel, gold, glass, candle, candles, wax, resin | The bright stream fills the mould to its edge | The surface goes still and dulls as it sets | -
pour | The stream runs thin and steady, its surface turning | The last drop falls and the surface comes to rest | -
burn: pancake, pancakes, toast, dinner, cake, cookies, food, pizza, lunch, breakfast, rice, steak, meal, bread | Smoke curls up from the blackened edge | {The} wave[s] the smoke away with a cloth and start[s] to laugh | “Not again.”
bake: bread, loaf, sourdough | The heels of two hands fold and press the dough, flour rising | The loaf comes out of the oven, its crust crackling | -
bake: cookie, cookies, biscuits, gingerbread | A cutter goes down through the dough and lifts out a shape | A full tray comes out of the oven, golden at the edges | -
bake: cake, cupcake, cupcakes, muffins, brownies | A spatula scrapes the batter into the tin in one fold | The cake rises behind the lit glass of the oven | -
bake | Floured hands work the dough on the table | {O} come[s] out of the oven; It comes out of the oven, steam rising | -
cook: pasta, noodles, ramen, spaghetti | The pasta slides into boiling water and steam hides the hands | A fork lifts the first strands, steam running off them | -
cook, prepare: dinner, lunch, breakfast, meal, food, for | A knife runs through an onion on a board, the pan already hissing | The plate is set down on the table, steam rising | -
cook, prepare: soup, stew, curry, chili | A spoon circles slowly through the bubbling pot | A tasting spoon goes to the mouth, then a nod | -
cook, stir, fry, grill, barbecue, sear, roast, saute, stir-fry | It hisses in the pan, one hand shaking the handle | It slides on to a plate, steam rising | -
taste | The spoon stops at the lips | The eyes close, then a slow nod | -
flip: pancake, pancakes, crepe, omelette, burger, burgers | The pan dips and the pancake turns over in the air; It turns over in the air above the pan | It lands flat in the pan with a hiss | -
toss, spin, throw: dough, pizza | The disc of dough turns above two fists, growing wider | It lands flat on the floured table | -
chop, slice, dice, cut: onion, onions, vegetables, carrot, carrots, tomato, tomatoes, fruit, bread, cake, pizza, cheese, meat, fish, garlic, herbs, cucumber, lemon, apple, melon, watermelon | The blade goes down in quick even strokes, the fingertips curled back | The knife pushes the pieces together and they fall off the board | -
cut, cut out, tear, fold: paper, newspaper, newspapers, card, cardboard, magazine, magazines, letter, photo, photos | The blade runs through it with a hiss | The piece comes away and drops | -
cut: hair, fringe, bangs | The scissors close on a lock held between two fingers | The cut lock falls, and {the} lean[s] back to look | -
cut: ribbon | The scissors close and the ribbon parts | Both ends fall and hands begin to clap | -
chop, split: wood, log, logs, firewood | The axe comes down and the log springs apart | Two halves roll aside, and {the} breathe[s] out | -
cut, carve, whittle: wood, stone, marble, pumpkin, spoon, statue, stick, figure, ice, totem | A thin shaving curls up before the blade | {The} blow[s] the dust off {o} and turn[s] it to the light; The dust is blown off and the shape turned to the light | -
knead, shape, roll: dough, bread, pastry, clay, pasta | The heels of both hands push the dough away and fold it back | The round of dough rests, a thumb print slowly filling | -
decorate, ice, frost: cake, cupcakes, cookies | A line of icing winds from the nozzle and closes its curve | The last rosette is set and the hands draw back | -
decorate: tree | A bauble is hung on a twig and turns once | The lights on the tree come on, and {the} step[s] back | -
squeeze, peel, crack | Both thumbs press and it gives way | The last piece falls into the bowl | -
brew, make: coffee, espresso, cappuccino, latte | Dark coffee drips into the cup, foam gathering at the rim | {The} lift[s] the cup with both hands, steam across the face | -
brew, make: tea, matcha | Hot water runs over the leaves and turns dark | {The} lift[s] the cup with both hands, steam across the face | -
make: pizza, pasta, ravioli, dumplings, sushi, bread, sandwich, burger, tacos, pancakes, breakfast, dinner, lunch, soup, salad, jam, cheese, chocolate, pie, cake, cookies, noodles, tortillas, lemonade, cocktail, smoothie | Two hands at work on it, quick and sure | {The} set[s] it down finished and look[s] up; It stands finished on the table | -
make: snow angel, snow angels | Both arms sweep up and down through the snow | {The} get[s] up, and a winged shape is left in the snow | -
make: mess | One thing after the other goes over the edge | {The} look[s] up from the middle of it, caught | -
make: wish | The eyes squeeze shut | One breath, and the eyes open | -
serve | The plate comes down and turns to its best side | The hands draw back, and the first bite is taken | “Enjoy.”
drink, sip, slurp, gulp | The rim touches the lips, the throat moving once | {The} lower[s] it with a long breath out | -
eat, devour, bite, nibble, munch, chew, feast: ice cream, icecream, gelato | The tongue catches a drop running down the cone | {The} wear[s] a white smear on the nose and grin[s] | -
eat, devour, bite, nibble, munch, chew, feast: noodles, ramen, spaghetti, pasta | The strands vanish between the lips, one of them flicking up | The empty bowl is lowered, and a smile behind it | -
eat, devour, bite, nibble, munch, chew, feast: alone | The fork stops halfway | {The} look[s] up at the empty place opposite | -
eat, devour, bite, nibble, munch, chew, feast | The first bite, then slow chewing, the eyes half closed | Crumbs are left, and a satisfied look | -
share: bicycle, bike, coat, bed, room, blanket, earphones, headphones, taxi, table, bench, seat, house, flat, secret | Both take hold at the same moment | Side by side, and neither lets go | -
share: umbrella | The umbrella tilts over to the other side | One shoulder is wet, and neither minds | -
share | It is broken in two and one half held out | Both take a bite and look at each other | -
feed: duck, ducks, birds, pigeons, chickens, goats, fish, seagulls, squirrel, horses, sheep, hens | An open palm, and they crowd in to it | The palm is empty, and {the} laugh[s] | -
feed | A filled hand goes out and is met halfway | The palm is empty, and {the} smile[s] | -
wash, clean, scrub, polish, wipe, rinse: dish, dishes, plate, plates | Foam slides down a plate under running water | The last plate goes into the rack, and the wet hands are dried | -
wash, clean, scrub, polish, wipe, rinse: car, window, windows, floor, mirror, shoes, boots, bike, silver, kitchen, bathroom, truck, boat | A cloth draws one clear track through the foam | The surface shines, and {the} see[s] {his} own face in it | -
wash, scrub, clean: hands | Foam runs down over the wrists | Water runs it off, and both hands are held up, dripping | -
wash, bathe, clean: dog, cat, puppy, baby, face, hair, elephant | Foam stands up in peaks under two hands | Water runs it away, and a shake sends drops everywhere | -
wash, clean, scrub, polish, wipe, rinse | Circles of the cloth, and what lies beneath begins to show | {The} straighten[s] up and look[s] it over, done | -
sweep, mop, vacuum, hoover, rake, shovel | One stroke after the other leaves a clear track behind | {The} lean[s] on the handle and look[s] back along it | -
tidy, sort, organise, organize, stack, fold, arrange, pack | One piece after the other goes into its place | The last one fits, and two hands smooth it down | -
iron | Steam hisses and the crease is gone | {O} hang[s] smooth on its hanger; It hangs smooth on its hanger | -
cut: soap, sand, foam | The blade goes in without a sound, and a clean slice falls away | The slices lie side by side | -
make, cook, prepare: #food | Two hands at work on it, quick and sure | It stands finished, steam rising | -
cut, slice, chop, peel: #food | The blade goes down, and the cut face shines | The pieces lie open side by side | -
make, brew: potion, medicine, perfume, elixir | Drop by drop it runs in, and the colour turns | A wisp rises, and it is held up to the light | -
plate | The last leaf is set down with two fingertips | A thumb wipes the rim clean, and the hands draw back | -
# Crafts
paint: nails | The small brush draws one clean stroke from root to tip | Ten fingers spread and are blown dry | -
paint: wall, room, fence, house, door, boat, ceiling, garage | The roller climbs in one wet track, the old colour vanishing beneath it | {The} step[s] back with paint on both hands | -
paint, draw, sketch, doodle, illustrate | One sure line, then the next beside it | {The} lean[s] back, and the finished picture is in view | -
sculpt, throw, mould, mold: clay, pot, vase, bowl, pottery, statue, head | Wet thumbs open the turning clay and the wall rises | The wheel slows, and the shape stands | -
carve, sculpt, engrave, chisel | The chisel takes off one clean chip after the other | A thumb wipes away the dust, and the shape is there | -
knit, crochet, weave, spin, embroider, sew, stitch, quilt, darn | The thread goes through and is drawn tight, loop on loop | {The} hold[s] the work up to the light | -
write, sign: letter, diary, journal, poem, book, novel, postcard, note, song, love letter, message | The pen stops in the middle of a line, then runs on | {The} lay[s] the pen down and read[s] it over, lips moving | -
write, scribble: name, names, cup, cups, label, price, sign | The pen squeaks across it, letter by letter | The pen is capped, and it is held out to be read | -
write | The pen runs on, line after line | {The} lay[s] the pen down and look[s] up | -
type: machine, typewriter | A key strikes and leaves its letter on the paper | The carriage runs back, and the page is drawn out | -
type, code, program, hack | Fingers run over the keys, light of the screen on the knuckles | One last key, and {the} lean[s] back | -
text, message, scroll | The thumb stops above the glass | A slow smile in the light of the screen | -
build, make, assemble: snowman | Two hands pat the round of snow smooth and set the head on top | The last pebble is pressed in for an eye, and {the} step[s] back | -
build: sandcastle, sandcastles, sand castle | A bucket is lifted off and leaves a tower | The first wave runs round the wall, and it holds | -
build, stack: tower, blocks, card, cards, house of cards, lego | One more piece goes on top, held with two fingertips | It sways, and everyone holds still until it stands | -
build, assemble, make, construct: treehouse, tree house, shed, house, cabin, fort, raft, bridge, boat, wall, igloo, shelter, hut, barn, den | One piece is lifted into its place and knocked tight | It stands, and everyone steps back from it | -
build, assemble, make, construct, invent, craft: robot, machine, drone, computer, rocket, engine, car, plane, kite, bike, ship, model, guitar, watch, violin, furniture, chair, table, knife, sword, ring, shoe, shoes, dress, toy | Fingers set the last small part into place | {O} stand[s] finished, turned once to the light; It stands finished, turned once to the light | -
assemble: ikea, flatpack, flat-pack, wardrobe, shelf, bookcase | One screw is left over, held up between two fingers | {O} lean[s] to one side, and {the} lean[s] the same way to look; It leans to one side, and so does whoever made it | -
repair, fix, mend, restore, tinker: watch, clock | Tweezers set a tiny wheel into the works | The second hand jumps, and it ticks | -
repair, fix, mend: net, nets | The cord is drawn through the mesh and pulled to a knot | The net is shaken out, whole again | -
restore: furniture, chair, table, door, cabinet, boat, dresser, desk, bench, wood, wooden | Old paint comes off in curls, the bare ground showing | It stands there as on its first day | -
restore: boots, shoes, leather, saddle, bag, jacket | A cloth goes over the leather in small circles, and the colour comes back | All of it shines, like new | -
restore | A cloth goes over it, and one clean stripe shows | All of it is clean, like new | -
repair, fix, mend, restore, tinker: car, engine, motorbike, motorcycle, truck, tractor, bike, bicycle, plane | A spanner goes round, the knuckles black with oil | {O} run[s] again, and {the} wipe[s] both hands on a rag; It runs again, and the hands are wiped on a rag | -
repair, fix, mend, restore, tinker | The fingers feel for the fault, then set the part back | It works again, and {the} breathe[s] out; It works again, and a long breath is let go | -
weld, forge, hammer, solder, grind | Sparks fan out from the glowing edge | The visor goes up, and the metal dims from white to red | -
blow: glass | The glowing drop swells at the end of the pipe | It is turned, slower and slower, until it holds its shape | -
shave | The blade draws one clear track through the foam | A towel wipes off the rest, and the chin is turned to the mirror | -
brush: teeth, tooth | Foam at the corner of the mouth, the brush going round | {The} show[s] both rows of teeth to the mirror | -
brush, comb, style: hair, mane, fur | The brush runs down in one long stroke | {The} look[s] up, every strand in place | -
take off, remove, wipe off: makeup, make-up, paint, mask, wig | A cloth draws one bare track across the cheek | The bare face, looking at itself | -
take off: shoes, coat, hat, boots, glasses, ring, jacket | It slips off, and is held for a moment | {The} set[s] it down and breathe[s] out | -
use, try, operate: phone, smartphone, tablet, computer, laptop, printer, machine, remote | One finger stops above the glass, then goes down | It answers, and {the} look[s] up, astonished | -
save: money, coins, up, for | Coins drop into a jar, one after the other | The jar is lifted and held against the light | -
save: water, energy, electricity, power | A tap is turned off, the last drop hanging | The drop falls into a full glass | -
put on, apply, do: makeup, make-up, lipstick, mascara, eyeliner, face | The brush draws along the edge without a tremble | {The} close[s] and open[s] both eyes and look[s] straight into the mirror | -
put on, try on, dress, wear: dress, suit, shoes, hat, coat, costume, jacket, uniform, armor, armour, gown, wig, mask | A hand does up the last button | {The} turn[s] once before the mirror and stop[s] | -
tie: shoe, shoes, laces, shoelaces, tie, knot, bow | Two loops cross and are pulled tight | The ends are tugged once, and it holds | -
wrap: gift, present, presents, gifts | The paper is folded over the edge and taped down | A bow is set on top and pulled into shape | -
open, unwrap, unbox: present, presents, gift, gifts, parcel, package, box, letter, envelope, delivery | The paper tears, and two hands lift the lid | {The} stop[s] and look[s] inside, mouth opening | -
open: door, gate, window, shutters, curtain, curtains | The handle goes down, and a strip of light widens | It stands open, and {the} look[s] through | -
open: fridge, refrigerator | The door gives way with a soft suck, and cold light falls out | {The} stand[s] before the lit shelves and look[s] them over | -
open: shop, store, cafe, bakery, stall, restaurant | The key turns and the sign is flipped round | The lights come on, one after the other | -
open: book, chest, suitcase, treasure, locker, drawer | The lid goes up, and light falls on what is inside | {The} lean[s] in, eyes wide | -
close, shut, lock: door, shop, store, gate, window, cafe | The key turns once | {The} look[s] back over one shoulder and walk[s] off | -
blow out, blow: candle, candles | Cheeks fill, the flames bend flat | Smoke rises in thin threads, and {the} laugh[s] | -
light: candle, candles, lantern, lanterns, fire, lamp, match, campfire, stove | The match flares and the flame takes hold | The glow grows and warms the face above it | -
light, smoke: cigarette, pipe, cigar | The tip glows, and the face comes out of the dark | A long thread of smoke is let go upward | -
blow: bubbles, bubble | A round skin swells at the ring and trembles | It floats up, turning colours, and bursts | -
plant: flag | The pole is driven in with both hands | The flag stands, and {the} let[s] go of it | -
plant, sow, dig: tree, flowers, seed, seeds, garden, bulbs, potatoes, vegetables, sapling | Two hands press the earth down round the stem | The watering can is tipped, and drops hang on the leaf | -
water: plant, plants, flowers, garden, tomatoes, roses | Drops run down a leaf and fall | The earth turns dark, and {the} move[s] on to the next | -
pick, harvest, gather, collect: apple, apples, grapes, strawberries, berries, cherries, mushrooms, flowers, olives, tomatoes, lavender, tea, honey, oranges, lemons, cotton, shells | Fingers close round one and it comes away with a small snap | The full basket is lifted on to the hip | -
dig | The spade cuts in and lifts out a clod | The edge strikes hard on wood, and {the} stop[s] | -
fish | The line runs out and the float dips under | The rod bends, and silver flashes in the water | -
catch: fish, trout, salmon | The line runs out and the float dips under | The rod bends, and silver flashes in the water | -
milk | Two thin streams ring into the pail, one after the other | The full pail is lifted, foam at its rim | -
deliver: pizza, parcel, package, letter, letters, mail, newspaper, newspapers, flowers, food, letter | The bell is pressed, and it is held out in both hands | The door opens, and it changes hands | “This is for you.”
sell, offer | It is held out across the counter and turned to its best side | Coins change hands, and both nod | -
buy: coffee, tea, drink, beer | A cup is slid across the counter | {The} take[s] it with both hands | -
buy, shop, choose | One is lifted, turned over and held to the light | It goes into the bag, and {the} walk[s] on | -
take, shoot: photo, photos, picture, pictures, selfie, selfies, photograph | A finger goes down on the button | {The} look[s] at the picture and grin[s] | -
record, sing: song, lullaby, album, voice, message, vocals, track, single, podcast, demo | Lips close to the microphone, eyes shut | The red light goes out, and {the} smile[s] | -
photograph, film, record | The eye closes behind the finder, the finger goes down | {The} lower[s] the camera and keep[s] looking | -
test, measure, examine, inspect, check | It is held close to the eye and turned | A short nod, and it is set down | -
study, revise, research | A finger goes along the line and stops | {The} look[s] up, and it has made sense | -
read: letter, note, message, telegram, postcard | The eyes go back to one line and stay there | {The} fold[s] it slowly and hold[s] on to it | -
read: bedtime, story, to | A page is turned, and two small eyes follow it | The eyes fall shut, and the book is closed softly | -
read | A page is turned, the eyes running on | {The} smile[s] without looking up | -
work: late, night, overtime | The eyes burn in the light of the work, a hand rubs them | {The} lean[s] back, and the lamp goes out | -
practice, practise, rehearse, train, learn: piano, violin, guitar, cello, drums, flute, trumpet, song | One passage again, the fingers stopping at the same place | This time it runs through, and {the} look[s] up | -
trade, swap, exchange: card, cards, stickers, toys, marbles | Two hands on the same card, neither letting go | Both nod, and each looks at what is now in the hand | -
play: piano, pianist, organ, organist, keyboard, harpsichord, synthesizer | Fingers press down a chord and let it ring | The last note fades, both hands still on the keys | -
play: guitar, ukulele, banjo, bass, guitarist, bassist | Fingertips slide along the strings and press | The flat of the hand falls on the strings, and it is silent | -
play: violin, cello, fiddle, violinist, cellist, fiddler | The bow draws out one long note, the string trembling | The bow lifts off, and the note hangs on | -
play: saxophone, trumpet, flute, clarinet, horn, trombone, harmonica, accordion, bagpipes, saxophonist, trumpeter, flautist, accordionist | Cheeks and fingers at work, the light running along the metal | The last note is held, then let go | -
play: drum, drums, drumkit, drummer | The sticks blur over the skin, the cymbal shivering | One last blow, and a hand stops the cymbal | -
play: chess, checkers, draughts, backgammon, go | A hand hovers over the board, then sets the piece down | The other leans in, chin on one fist, and thinks | -
play: cards, poker, card game | A card is drawn, held to the chest and looked at | It is laid face up on the table, and all lean in | -
play: video, videogame, videogames, console, playstation, xbox, nintendo, game, games, fortnite, minecraft | Thumbs hammer the buttons, the screen flickering on the face | Both arms fly up | -
play: football, soccer, basketball, tennis, hockey, rugby, baseball, volleyball, cricket, ping, badminton | The ball is struck, and every eye follows it | It goes in, and arms fly up | -
conduct | The baton goes up and all hold their breath | It comes down, and the sound breaks loose | -
make: disappear, vanish | The fingers close over it, one by one | The hand opens, and it is empty | -
perform, do: magic, trick, tricks | A closed fist is turned over slowly | The fist opens, and it is empty | -
juggle | Three of them in the air, the eyes on the highest | One after the other is caught, and {the} bow[s] | -
pull: rabbit, trick | Two ears come up over the rim | The rabbit is held up, and hands clap | -
vote | The folded paper slides through the slot | {The} walk[s] out into the light | -
count: money, coins | Coins drop from the thumb into a palm | The last one is turned over, and the fist closes | -
lose: tooth | A fingertip pushes the loose tooth to and fro | {The} hold[s] the tooth up and show[s] the gap | -
lose, drop, spill, knock over, tip over, break, smash: coffee, milk, wine, drink, tea, water, glass, juice, ice cream, soup | It tips, and a dark tongue runs across the table | {The} stare[s] at it with both hands in the air | “Oh no.”
drop, smash, break, shatter, crack: #container, #device, #toy, #furniture, #jewellery, glass, plate, plates, cup, vase, mug, tray, bowl, egg, eggs, phone, window, mirror, camera, bottle, jar, pot | It slips, turning once in the air | The pieces lie still, and nobody moves | “Oh no.”
send, throw: bottle | It leaves the hand and bobs between the waves | It grows small on the water | -
send: email, mail, letter, message, text, love letter | The finger comes down, and the message is gone | {The} stare[s] at the screen, eyes slowly widening | “Oh no.”
find, discover, see: rain, snow, puddle, puddles, waves | A small palm goes out, open | The face goes up into it, eyes shut, and laughs | -
find: #tool, #toy, #clothing, #jewellery, #container, #instrument, #device | It comes into view, half hidden | {The} lift[s] it to the light and look[s] closely | -
steal, rob, snatch | A quick hand closes on it, the eyes going left and right | The place where it was is empty | -
hide | Only the eyes show | The steps go past, and a breath is let go | -
search, look for, hunt: key, keys, glasses, phone, wallet, remote, sock, ring | Hands turn over one thing after the other | It was there all along, and {the} stop[s] short | -
`;
