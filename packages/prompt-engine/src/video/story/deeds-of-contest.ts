/* How work on oneself and contests go on and come to their end; columns as in `deeds-by-hand.ts`. */
export const DEEDS_OF_CONTEST = `
# Face to face
face, face off, confront, square up, stare down: samurai, warrior, warriors, boxer, boxers, gunslinger, gunslingers, duel, each, other, enemy, opponent, rival, rivals, cowboys, knights, fighters | A hand closes on the grip, the eyes do not blink | One breath, and neither gives way | -
draw: neither, sword, swords, gun, guns, blade, katana, weapon, first | A thumb moves the guard by a finger’s breadth | Neither moves, and the wind goes between them; It is out, and it does not tremble | -
duel, spar, clash, cross: sword, swords, blades, lightsabers, knights, samurai, pirates, fencing | The blades meet and slide to the guards | One steps back and lowers the blade | -
arm wrestle, arm-wrestle | Knuckles white, the two fists trembling in the middle | One hand goes down on to the table, and both laugh | -
race: soapbox, scooter, scooters, wheelchairs, tractors, lawnmowers, cart, carts, go-kart, karts, cars, car, bikes, bicycles, boats, sleds, sledges, horses, snails, turtles, ducks, toy, drones, trucks, chariots | Side by side, the wheels shaking, a head tucked down | The line is crossed, and arms fly up on both sides | -
fight, battle, tug, squabble: remote, blanket, seat, last, slice, ball, toy, bone, yarn | Both pull, and neither lets go | It comes free, and both sit down with a bump | -
fight, battle: about, over, dishes, chores, rent, bill, money, parking, thermostat, heating | One leans in, a finger raised | Both stop at the same moment and look away | -
move, dance, sway: music, beat, rhythm, song | Shoulders and hips take the beat | The last beat, and a held pose | -
move into, move in: apartment, flat, house, home, studio, cottage, houseboat, van, loft, together | A key turns, and steps echo in the empty rooms | A box for a table, and two cups on it | -
move to, move into, move out, move away, emigrate | A box is taped shut, a name written on it | A car door falls shut, and one hand waves until the corner | -
react, react @animal | {His} head tilts one way, then the other | {The} look[s] up, the mouth open | -
# Trades
run, open, manage, own, keep: restaurant, cafe, shop, store, hotel, bakery, bar, farm, office, company, school, stall, kitchen | A plate goes out over the counter, and the next one is already called; The door stands open, and the first ones come in | The sign is turned round, and everyone sinks on to a chair | -
make, arrange, tie, gather: bouquet, bouquets, wreath, flowers, garland | One stem more is turned into its place | The ribbon is pulled tight, and the whole of it is turned once | -
slice, cut, split: leaf, arrow, bullet, raindrop, petal, air, candle, bamboo | The blade is out, and the light has not caught up with it | Two halves come down, one after the other | -
cross: river, desert, border, bridge, ocean, finish, line | One foot, then the next, the far side no nearer | The last step, and {the} look[s] back over all of it | -
test, try, build, fly: wings, jetpack, parachute, flying, prototype, invention | A strap is pulled tight, and the wind takes hold of it; A strap is pulled tight | Both feet leave the ground, and for a breath it carries | -
help, carry, drag: line, finish, rival, hurt, injured, opponent | An arm goes round a shoulder, and two take one weight | Both fall over the line together | -
put on, lace: shoes, boots, skates, slippers | A ribbon goes round the ankle and is drawn tight; A lace is drawn tight | The foot is set down and tried, once, twice | -
ask: directions, way, help, time, autograph, money, question | Both hands draw it into the air | An arm points, and {the} nod[s] and go[es] on | -
break: string, heel, nail, pencil, strap, zip | It snaps, and everyone hears it | A breath, a shrug, and on it goes | -
follow: mailman, postman, man, woman, boy, girl, stranger, owner, home | A few steps behind, stopping where the other stops | The other turns round, and one hand goes down | -
paint, draw: trunk, paw, paws, beak, hoof | The brush goes over the paper in one long stroke | {The} step[s] back, and there is a picture | -
write, draw: blackboard, board, whiteboard | The line runs out of the chalk, white on black; The line grows under one finger | The hand comes down, and the word stands there alone | -
climb, cycle, ride: pass, road, hill, cyclist, gradient | The pedals go round slower and slower | The top, one foot on the ground, and the road falls away on the other side | -
crack, hack, break, guess: code, password, safe, vault, system, lock, mainframe | Numbers run in two eyes | A click, and {the} sink[s] back | -
dive, jump, leap: water, pool, sea, lake, river, board, ocean | Toes curl over the edge | Rings run outward, and a head comes up far off | -
rehearse, practise, practice | The same move once more, and once more | This time it holds | -
unravel, untangle, undo: sweater, scarf, jumper, wool, yarn, knot, lights | The thread runs out, row after row | A heap of curls lies in the lap | -
set, lay: table | A plate is set down and turned by a finger’s breadth | The last glass stands, and a hand rests on the chair beside it | -
lift: frame, lid, veil, cloth, cover, curtain | It comes up slowly, and light falls in | It is held up, and {the} bend[s] close | -
give, get: cut, haircut, hairstyle, fringe, bangs | Scissors close, and a long lock falls | The head comes up, and two eyes find the mirror | -
paint, spray: mural, graffiti, portrait, mother, face, wings, angel | The brush follows one long line along the wall; One long line grows under the hand | {The} step[s] back, and a face looks down; {The} step[s] back, and it is there | -
collect, gather, pick up, clean up: plastic, trash, litter, garbage, rubbish, bottles, waste | A hand closes on a crushed bottle | A full net is hauled up, and what is behind it is clear | -
practise, practice, drum, play: bucket, buckets, pots, pans, bins, sticks | Two sticks blur above the rims | The last beat, both sticks in the air, and a coin drops | -
race, speed, rush, weave, cycle, ride, drive: traffic, streets, rush hour, lanes | Bumpers and mirrors slide past by a hand’s breadth | One foot goes down at the kerb, and the bag is held out; One foot goes down at the kerb | -
plan, plot, prepare: escape, heist, robbery, prank, party, trip, wedding, revenge | Eyes go to the gap, to the clock, and back to the gap | A breath, and it begins | -
carry, bring: kitten, child, baby, puppy, dog, cat, girl, boy, man, woman, lamb, daughter, son, bride | Two arms close tighter round it; Two arms close tighter | It is set down gently, and lifts its head; It is set down gently | -
rescue, save: snowman, flower, plant, it | Two hands close round it | It is held close, and a cheek shines wet | -
measure, fit, pin: groom, bride, suit, dress, waist, sleeve, man, woman, customer | The tape runs along the arm, pins between the lips | A tug at the hem, and {the} step[s] back to look | -
braid, plait | Three strands go over and under, drawn tight | A ribbon is tied round the end, and the head turns to the mirror | -
tattoo, ink | The needle hums along the line, a finger stretching the skin | The ink is wiped off, and it is there | -
stamp | The stamp comes down with a thump | One more, and the pile is done | -
sharpen: knife, knives, sword, blade, axe, pencil | The edge slides along the stone, again and again | A thumb tests it, and light runs along it | -
shear | The fleece rolls away before the blades | It leaps up, half as large as before, and trots off | -
saddle, harness | A strap is drawn through and buckled | A pat on the neck, and the head tosses | -
dive: pearl, pearls, wreck, reef, treasure | Silver bubbles stream past the face | A hand closes on it in the sand | -
patrol, guard, watch over | A light goes along the wall and stops | It moves on | -
deliver: baby, speech, verdict, sermon | A breath, and both hands go out | A cry, and all faces turn to it; Nobody stirs, then everyone stands | -
rescue, save: fire, burning, flood, sinking, drowning, well, mountain, earthquake, rubble, avalanche | A hand reaches in and closes on a sleeve | Out in the open, wrapped in a blanket, both breathe | “I’ve got you.”
investigate, solve, examine: crime, murder, scene, case, mystery | A torch goes slowly across the floor | It stops, and {the} crouch[es] down to it | -
teach, train, help, show: ride, bike, bicycle, cycle | One hand on the saddle, feet running alongside | The hand lets go, and the bike rolls on alone | “Keep pedalling!”
teach, train, help, show: swim | Two hands beneath a belly, legs thrashing | The hands draw back, and it swims alone | “You’re doing it!”
teach, train, help, show: drive, car | Two feet on the wrong pedals, and the car jerks | It rolls, slow and straight, and both breathe out | “Brake. Brake!”
teach, train, help, show: walk | Two fingers held in two small fists | The fists let go, one step, and two open arms | -
teach, train, help, show: cook, bake, knead, recipe, dumplings, bread, pasta, pie, noodles | Old hands lie over young ones on the dough | The first one turns out crooked, and both laugh | -
teach, train, help, show: wind, sky, stars, weather, tide, clouds | A wet finger goes up, and a smaller one beside it | Both look the same way, eyes narrowed | -
teach, train, help, show: play, piano, guitar, violin, drums, chess, tie, shoes, write, knit, sew, fish, shave, whittle | A finger shows the place, and smaller ones go there | It works, and the two of them look at each other | -
learn: paint, draw, write, sew, knit, cook, bake, sculpt, code | The first one goes wrong and is thrown on the pile | One comes right, and {the} hold[s] it up | -
learn: dance, sing, speak, sign, smile, love, feel, laugh, fly | The first try comes out wrong | Once more, and it comes right | -
play, jam, rehearse: band, bands, metal, rock, punk, jazz, song, show, concert, gig, garage, stage, blues, orchestra | Fingers fly over the strings, the drummer’s hair across the face; A bow and a pick move in one beat | The last beat is struck, and it rings on in the air | -
perform, play: street, subway, metro, station, corner | Eyes shut, the whole body in the sound | A coin drops, and one who had gone by turns back | -
end, finish: shift, night, day, exam, race | Shoulders sink as the door falls shut | {The} stand[s] in the first light and breathe[s] out | -
practise, practice, rehearse: speech, lines, smile, kiss, proposal, mirror | The lips move, then stop, and begin anew | A nod at the mirror, and {the} go[es] | -
run: errands, marathon, stairs, treadmill | Sweat runs down a temple | Hands on the knees, and a laugh without breath | -
run: bride, groom, wedding, church, altar | A fist full of white cloth, shoes in the other hand | {The} laugh[s] into the wind and run[s] on | -
video call, video calling, facetime: first, grandma, grandmother, grandfather, mother, mum, family | A forehead and one eye fill the whole screen | Small faces crowd in on the other side, and a hand waves back | “Can you see me?”
`;
