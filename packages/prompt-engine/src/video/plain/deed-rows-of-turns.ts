/*
 * Deeds of mishap, wonder and play in what is seen of them; the same columns as the other rows of deeds, which these go before.
 */
export const DEED_ROWS_OF_TURNS = `
hunt, stalk, prowl | leopard, lion, tiger, cheetah, cat, lioness, jaguar, panther, lynx, puma, cougar | animal | {A} lie[s] flat, only the eyes above the ground | A paw is set down without a sound | The shoulders sink, and the rump goes up | One great leap, and dust hangs in the air
hunt | wolf, wolves, fox, owl, eagle, hawk, falcon | animal | {A} stop[s] dead, the head turned to one side | Two eyes fixed on one point, very near | {The} let[s] go all at once | {The} lift[s] the head with what it has caught
breathe, spit | fire, flame, flames, smoke | any | {A} fill[s] the cheeks, the chest going wide | A thread of smoke curls out of one nostril, very near | Fire shoots out, and the air above it shakes | {The} blink[s] into the smoke
burn | cake, toast, dinner, pancakes, pancake, food, roast, turkey, cookies, pizza, pie | any | {O} stand[s] there, golden and whole | The edge turns black and begins to smoke | Flames run over the top | {The} look[s] at a black crust
spill, knock over, drop | coffee, tea, milk, wine, juice, water, soup, paint, ink | any | {O}, full to the rim | The rim tips, and the first drop hangs | It runs out over the edge in a sheet | A puddle grows on the floor
fall, slide, slip, roll, tumble | couch, sofa, bed, shelf, table, chair, counter, windowsill, sill, branch | animal | {A} lie[s] close to the edge, one leg hanging | Claws slide over the edge, very near | {The} turn[s] in the air, legs out | {The} sit[s] on the floor and lick[s] a paw
fall | pond, pool, water, puddle, lake, river, fountain, mud, hole | any | {A} lean[s] over the edge, and too far | A foot slips off, very near | Water jumps up in a ring | {The} come[s] up, dripping
fall off, fall | bike, bicycle, skateboard, horse, ladder, chair, scooter, skis | person | {A} wobble[s] | A wheel or a foot turns the wrong way, very near | {The} hang[s] in the air, arms out | {The} sit[s] on the ground, grass in the hair
slide | - | animal | {A} stand[s] at the top, feet at the edge | Belly and paws touch the wet ground, very near | {The} shoot[s] by, faster and faster | {The} splash[es] in at the foot and shake[s] off
slide, sled | - | person | {A} sit[s] at the top, knees up | Hands let go, very near | Hair flies straight up | {The} lie[s] at the foot, laughing
land | spaceship, ufo, plane, airplane, helicopter, flying saucer, rocket, dragon | any | Grass and leaves begin to shake | Light or shadow slides over the ground, very near | {A} sink[s] down, and dust rolls outward | {The} stand[s] there, steam coming off
hover, float | ufo, spaceship, drone, ghost, lantern, lanterns, balloon, jellyfish | any | An empty sky or room | An edge slides into the frame, very near | {A} hang[s] there without a sound | -
teach, show | bike, bicycle | person | {A} hold[s] the saddle from behind | Small feet feel for the pedals, very near | The hand lets go of the saddle | The bike rolls on alone, two arms up behind it
teach, show | swim, skate, ski, fish, cook, bake, drive, read, dance, tie, knit | person | {A} do[es] it once, slowly | Two pairs of hands, one over the other, very near | The small hands alone, the big ones just above | Both look at what they have done
hear | knock, knocking, scratching, footsteps, whisper, whispers, noise, voice, crying, singing | person | {A} stop[s] in the middle of a movement | A held breath, the eyes to one side, very near | {The} step[s] nearer, one hand out | The hand touches it, and the sound is gone
storm, attack, besiege, conquer | castle, sandcastle, fort, tower, wall, gate, beach, hill | any | {A} wait[s] in a row, quite still | Feet begin to run, very near | The first of them are over the edge | {O} in pieces, a flag on top
ask | directions, way, help | any | {A} step[s] out, looking left and right | A finger goes up, then a map is held out, very near | Two heads bend over it | An arm points the way
run late, run, rush, hurry | train, bus, tram, plane, flight, school, work, wedding, interview, meeting | person | {A} look[s] at a clock, mouth open | Shoes hit the ground, a strap slipping | {The} push[es] through, one arm out | The doors or the gate, a hand’s width away
panic | - | any | {A} stand[s] quite still | Two wide eyes, very near | {The} turn[s] left, right, left | {The} run[s] off in the wrong direction
jump, splash, stomp | puddle, puddles | any | {A} stand[s] at the edge, knees bent | Boots or paws leave the ground, very near | Water flies up on all sides | {The} stand[s] in it, soaked and grinning
blow | bubbles, bubble, bubblegum | person | {A} draw[s] a deep breath | The skin of soap bulges out of the ring, very near | It lets go and wobbles up, full of colours | It bursts, and {the} laugh[s]
ride, skate | skateboard, surfboard, vacuum, roomba, scooter, hoverboard, bike, bicycle, motorcycle | animal | {A} look[s] at the wheels or the board, one paw up | Four paws find their place, very near | Ears fly back in the wind | {The} roll[s] out of the frame, looking straight ahead
deliver, repartir | pizza, pizzas, mail, letters, newspaper, newspapers, food, package, packages | animal | {A} wait[s] at the door with the load on its back | Paws on the step, very near | The door opens, and a face looks down | {The} trot[s] off, lighter
dance | - | animal | {A} sit[s] still, one ear to the music | Paws lift, one after the other, very near | {The} turn[s] on the hind legs | {The} drop[s] down, out of breath
play | piano, guitar, drums, violin, keyboard, trumpet, saxophone | animal | {A} sit[s] up before the instrument | A paw comes down, very near | Both paws go faster, the ears flying | {The} turn[s] round and bow[s]
cook, bake, make, stir, flip | - | animal | {A} in an apron, the nose just over the table | A paw turns the spoon, very near | Flour or steam goes up all round | {The} push[es] the plate toward us
read, study, write, type | - | animal | {A} bend[s] over the page, the lamp on the nose | A paw goes along a line, very near | The eyelids sink, and go up again | {The} turn[s] the page
drive | - | animal | {A} look[s] over the wheel, only the eyes above it | Two paws on the wheel, very near | The road flies by behind the ears | {The} park[s] across two places
eat, slurp, steal | noodles, noodle, spaghetti, ramen, watermelon, cake, donut, ice cream, banana, corn, cheese, sushi, pizza, cookie | animal | {A} sniff[s] at {o} | Teeth close on {o}, very near | {O} get[s] shorter and shorter | {The} lick[s] the whole face
wake, wake up | - | thing | {A} stand[s] there, dark and still | One light blinks behind it, very near | A part moves, and then all of it | -
explode, burst, pop, blow up | - | thing | {A}, still whole | A crack or a bulge runs across it, very near | It flies apart, pieces slowly turning | Dust sinks where it was
move, rock, sway, swing, tip, shake | crib, cradle, chair, rocking chair, swing, door, doll, curtain, bed, table | thing | {A} stand[s] quite still | One edge lifts by a finger’s width, very near | It goes to and fro, and nobody is there | It stops at once
come home, return, come in, come back | boat, boats, ship, ships, fleet, trawler, fishermen | any | The open water, the first mast or sail on it | A bow parts the water, very near | Ropes fly across to the pier | {The} side by side at the wall, gulls above
pass, go by, roar past, drive past | train, trains, car, cars, tram, truck, bus, plane | thing | The empty track or road | A rail or a puddle begins to tremble, very near | {A} rush[es] through, window after window | Paper turns in the wind behind it
drift, race, skid | car, cars, race car, truck, motorcycle, kart | thing | {A} wait[s] at the line, exhaust shaking | A tyre turns on the spot, smoke coming up, very near | {The} go[es] sideways through the bend | Black curves on the road
hatch, crack open | egg, eggs, dragon egg, dragon, chick, duckling, turtle, dinosaur | any | The egg lies still | A crack runs across the shell, very near | A piece lifts, and a snout looks out | {The} sit[s] in the halves, blinking
transform, turn, change | werewolf, butterfly, robot, car, superhero, princess, pumpkin, frog | any | {A} bend[s] over and hold[s] on | Skin, cloth or metal begins to shift, very near | {The} grow[s] past the edge of the frame | The new shape stands up and breathes
kick, score, shoot | underwater | person | {A} float[s] before the ball, hair standing up | A foot swings slowly, and bubbles stream off it | The ball drifts toward the net in a trail of bubbles | The net bulges as slowly as a curtain
interview, apply | - | any | {A} wait[s] on a chair much too big | A folder is turned straight, very near | One question, and a swallow | A hand is held out across the desk
hug, cuddle | - | animal | {A} come[s] closer step by step | A head is pushed under an arm, very near | Both lean, and the eyes close | -
shop, buy | - | animal | {A} push[es] a cart, eyes just over the bar | A paw takes one thing off the shelf, very near | The belt carries it past | {The} walk[s] out, the bag in the mouth
race, run | snail, tortoise, turtle, sloth, slug | animal | {A} at the line, quite still | A foot or an edge moves by a hair, very near | Blades of grass go by, one by one | {The} under the ribbon, half asleep
`;
