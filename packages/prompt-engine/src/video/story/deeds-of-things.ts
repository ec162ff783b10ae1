/* How what things, weather and plants do goes on and comes to its end; columns as in `deeds-by-hand.ts`. */
export const DEEDS_OF_THINGS = `
bloom, blossom, flower | The petals part from the tip, fold by fold | It stands wide open and trembles once | -
grow, sprout, germinate | A pale tip breaks the soil and straightens | Two leaves unfold, and it reaches up | -
follow: sun, light | The stem turns, a hair’s breadth at a time | It faces the last light and stays | -
grow, turn, change: into | The outline begins to move and give way | It stands there, changed from top to bottom | -
grow: through, house, city, car, wall, roof, ruins, floor, years | A branch feels its way in through the window | The roof has opened, and leaves stand in the sky | -
go viral, trend, blow up: viral, online, internet | A phone goes up, then ten more | The queue reaches round the corner | -
break, snap: string, chain, rope, heel, wire | It snaps, and the end whips back | It hangs there, trembling | -
stop, get stuck, halt: car, lift, elevator, train, wheel, rollercoaster, escalator, halfway | A jerk, and it hangs there, swaying | Faces come to the window and look down | -
unfold, fold: paper, origami, crane, map, letter, wings | One crease opens, then the next | It lies flat, every line still in it | -
give, dispense, hand out, spit, sell: out, machine, vending | A weight drops behind the flap | A hand reaches in, and light falls on the face above it | -
touch, meet, reach, hold: hand, finger, fingers, glove, hands, paw, claw | They come near and stop a hair’s breadth apart | They meet, and neither draws back | -
wilt, wither, rot, decay | The edge curls and goes brown | The last petal drops; What is left sinks into itself | -
fall, drop, drip: drop, drops, raindrop, raindrops, droplet, tear, tears, teardrop, dewdrop, water | It hangs, swells and lets go; They swell and let go | It strikes, and one ring runs out from it; They strike, and rings run out from them | -
fall, rain, drop: up, upward, upwards, sky | Drops lift off the ground, one by one | They go up past the roofs and are gone | -
fall, drop | It turns and sways on its way down; Piece by piece they turn on their way down | It comes to rest without a sound; They come to rest without a sound | -
rain, pour, drizzle, snow, hail | Drops strike and spring up again; Flakes turn in the light | It thins out, and everything is wet and still | -
snow | Flakes turn as they fall | Everything lies white and round | -
rise: sun, moon, mist, fog, smoke, steam, dough, bread, tide, water, balloon, balloons | The edge shows first, then it lifts clear; It lifts, slow and even | It stands high, and the light lies on everything; It stands at its height | -
set, sink, go down: sun, moon | The rim touches the edge of the land | The last glint goes, and the colour stays | -
rise | It lifts, slow and even | It stands at its height | -
sink, go under | The water reaches the rim and runs in | Rings close over the place | -
float, drift, bob, travel, journey | {The} turn[s] slowly, carried along | It grows small and is carried out of sight | -
flow, run: river, water, lava, stream | It finds its way round the stones | It spreads out and goes still | -
crash, break, roll: wave, waves, surf, sea | The crest curls and goes white | The foam runs up and draws back, hissing | -
erupt, explode, blow up, burst, pop | A flash at the heart of it, pieces flung outward | Smoke rolls on, and bits come down | -
explode, burst, light up: firework, fireworks | Sparks open into a wheel | The last trails sink and go out | -
burn, blaze, smoulder, flicker | The flame licks along the edge | It sinks to a red line | -
melt, thaw, drip | A drop swells at the edge, hangs and falls | What is left lies in its own pool | -
freeze, ice over | White needles run across the surface | It stands rigid, a breath of frost on it | -
boil, bubble, simmer, foam, fizz, sizzle | Bubbles rise, swell and burst | Steam hides the surface | -
dissolve, spread, swirl, mix, bleed, unfold | A thread uncoils and branches | It thins out until the colour is everywhere | -
shatter, break, crack, collapse, crumble, fall apart | A line runs through it from edge to edge | The pieces come to rest, and dust hangs over them | -
spin, turn, rotate, revolve, whirl | Light runs round its edge | It slows, wavers and stands still | -
swing, sway, rock | At the end of its arc it hangs for a breath | It swings on, a little less each time | -
glow, shine, glitter, sparkle, twinkle, flash, shimmer | The light swells at its heart | It dims until only the edge is left | -
light up, turn on, switch on, come on | The first goes on, then the next beside it | All of it is lit | -
go out, switch off, turn off, shut down | It flickers twice | Dark, and a faint glow that dies | -
roll, roll over, roll across, roll down, spill, pour, flow, creep: fog, mist, cloud, clouds, smoke, dust | It pours over the edge and hides what lies behind | It closes over, and only the highest parts stand out | -
roll, slide, tumble: ball, wheel, tyre, tire, barrel, coin, stone, rock, boulder, apple, apples, orange, marble, marbles, dice, pumpkin, log, can, bottle, cheese, hedgehog, egg, snowball, pea, tomato | It gathers speed, bouncing once | It spins on the spot and tips over | -
fly, soar, glide, hover, cruise | It tilts, and the light slides along its side | It grows small and is gone | -
launch, lift off, blast off, take off | Fire at its foot, everything shaking | It is a bright point on a white trail | -
land, touch down, dock | Dust flies out in a ring as it comes down | It stands, and the dust settles | -
arrive, come: letter, parcel, package, postcard, telegram, message | It slides through the slot and drops | Two hands turn it over and open it | -
arrive, come | It comes nearer until it fills the picture | It is there, and all is still | -
arrive, pull in, stop: train, bus, tram, metro, subway, ship, ferry, plane, elevator, lift | Lights grow, and the air pushes ahead of it | It stops, and the doors open | -
leave, depart, pull out: train, bus, tram, ship, ferry, plane | The couplings jerk, and it begins to move | Its tail lights grow small | -
pass, cross, speed, rush, race, drive, roar: train, car, cars, truck, bus, traffic, motorcycle | It fills the frame in a rush of air | It is gone, and the air settles; It is gone, and the air settles | -
turn, steer, swerve: ship, boat, tanker, ferry, freighter, vessel | The bow swings round, spray over the rail | It clears the rocks by less than its own length | -
turn, make, recycle: into, waste | The old is sorted, piece by piece | The new piece comes out, whole | -
change: colour, colours, color, colors, light | One colour goes, the next comes up | It goes round once more, from the first to the last | -
transform, turn into, morph, become, change | The outline begins to move and give way | The new shape stands whole | -
appear, emerge, come out, arise | An outline first, then more of it | It stands there, whole | -
disappear, vanish, fade, dissolve | The edges go first | The place is empty | -
move in, roll in, gather, approach: storm, clouds, fog, mist, thunder | The light drains from the ground | It closes over, and the first gust comes | -
strike, ring: midnight, twelve, hour, noon | The long hand jumps on to the twelve | The last stroke hangs in the air | -
storm, thunder | A white line splits the dark | The sound rolls over and away | -
fill, overflow, flood | The edge bulges, holds and gives way | It runs over on every side | -
empty, run dry, run out | The last of it runs down | The last drop hangs and falls | -
wake, wake up, awake: city, town, village, street, harbour, market | Shutters go up, one after the other | Feet, wheels and voices: the street is full | -
fall asleep, sleep, go to sleep: city, town, village, street, house | Windows go dark, one after the other | One light is left | -
enter, come into, sail into, approach: harbour, harbor, port, bay, ship, boat, ferry, liner | The bow comes round the pier, slow and huge | A rope flies, and it lies along the quay | -
escape, get away, come loose, break free: balloon, kite, ball, hat, umbrella, dog, boat | A string slips through the fingers | It grows small, and a hand stays up in the air | -
break, fail, go out, go off, stop: heating, heater, boiler, radiator, stove | A hand on cold iron, breath white | Coats are put on indoors, collars up | -
break, break down, fail, stop: car, engine, bus, tractor, van, truck, motorbike, machine, lift, elevator, train | It stutters, jerks and stutters again | It stands still, a thread of smoke above it | -
stop, end: music, song, rain, snow, wind, storm, noise, singing, bells, war, party | Every head comes up | Quiet, and nobody stirs | -
deliver, bring, carry: package, parcel, pizza, food, letter, medicine, mail | It sinks, and its load comes down to the ground | Two hands pick it up and open it | -
hit, strike, splash: drum, ground, floor, water, wall, surface, window, table | The moment it strikes, it flies apart | Drops hang in the air, then all of them come down | -
hit, strike: face, head | It gives way on the cheek | Bits fly off to all sides, and two eyes blink | -
knock, cut: power, electricity, lights, grid, line | The lamps flicker twice | Dark, and one window after the other gone | -
scratch, knock, rattle, creak, scratch at, knock at | The handle trembles | Silence, and all is still | -
come alive, come to life, wake | One part of it stirs, then the next | It moves, and looks round | -
dance, jump, march | They turn and bow to each other; It turns and bows | One last turn, and they stop all together; One last turn, and it stops | -
type, print, weave, stitch, paint, draw, write: robot, machine, printer, loom, plotter, typewriter, arm, computer | Line after line, without a pause | It stops, and the work is done | -
make, produce, build, assemble, sort, pack, wash, mow, clean, deliver: robot, robots, machine, machines, factory, arm, arms, printer, dishwasher, mower, belt, vacuum | One part follows the other in an even beat | The piece is done, and the next one begins | -
break down, crash, malfunction, glitch | It stutters, jerks and stutters again | It stands still, a thread of smoke above it | -
open: flower, rose, tulip, lotus, orchid, peony, sunflower, bud, buds, lily, petals | The petals part from the tip, fold by fold | It stands wide open and trembles once | -
open: cafe, shop, store, bakery, restaurant, bookshop, museum, market, bar, club | The sign is turned round, and the lights come on | The first ones come in, looking round | -
close: cafe, shop, store, bakery, restaurant, bookshop, bookstore, museum, bar, cinema, theatre | The lights go out, one after the other | A key turns, and a hand stays on the door | -
blink, wink | The lid comes down, slow, and opens | It looks straight at us | -
open: door, doors, gate, curtain, curtains, portal, chest, box, egg | A line of light, growing wider | It stands open | -
close | The gap grows narrow | It is shut, and all is still | -
hang, stand, lie, sit, rest | Light moves slowly across it | It stays as it is | -
strike: lightning, bolt | A white line splits the dark | The sound rolls over and away | -
ring: bell, bells, church, doorbell | It swings and strikes | The sound hangs in the air, and heads come up | -
ring, buzz, vibrate | It trembles with the sound | It stops, and all is still | -
beat, pulse, pump, tick | It swells and draws in again | It goes on, steady | -
`;
