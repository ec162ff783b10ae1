/**
 * Tools and things of every day by their names, as the rows of `named-drawings.ts`; a name that is there too is drawn
 * as it says here.
 */
export const NAMED_EVERYDAY = `
rake | garden rake, leaf rake
pitchfork | hay fork, garden fork
hoe | garden hoe
pickaxe | pick axe, mattock
chainsaw | chain saw
welder | welding torch, blowtorch, blow torch, soldering iron, cutting torch
paint-roller | paint roller
squeegee | window wiper
pliers | tongs, pincers
chisel
rubber-stamp | rubber stamp, ink stamp, date stamp
crowbar | crow bar, jemmy
jackhammer | jack hammer, pneumatic drill
shaker | cocktail shaker, martini shaker
feather-duster | feather duster, duster
dustpan | dust pan
megaphone | loudhailer, bullhorn, loud-hailer
binoculars | field glasses, opera glasses
lawn-shears | garden shears, shears, hedge shears, hedge trimmer, loppers, pruning shears, secateurs
trumpet-long | trombone
tuba | sousaphone, euphonium, french horn
banjo
mural-wall | graffiti, graffiti wall, mural, street art, painted wall
bagel
timber/grey | steel beam, girder, steel girder, iron beam
plain-ball/red | laser dot, red dot
stick-dam | dam, beaver dam, dam of sticks
paper | exam, exam paper, test paper, homework, essay, contract, form, document, receipt, bill, invoice, worksheet, sheet music, report, petition
traffic-light | red light, stop light, stoplight, green light
toast | slice of toast, toasted bread, slice of bread
bottle-cap | bottle cap, bottle top, crown cap
domino-tiles | mahjong tile, domino tile
stretcher | gurney, hospital trolley
unicycle
handcart | hand cart, pushcart, rickshaw, barrow
crate | wooden crate, fruit crate, milk crate
briefcase | attache case
handbag | purse, clutch bag
bar-stool | bar stool, stool, wooden stool, milking stool, barstool
sled | sledge, toboggan, wooden sled
hula-hoop | hula hoop
parachute | paraglider, hang glider
buoy | navigation buoy
life-jacket | life jacket, life vest
saddle | horse saddle
cross | crucifix, wooden cross
jukebox
pinball-machine | pinball machine, pinball table, pinball, pinball game
dumpster | garbage container, rubbish skip, wheelie bin
disco-ball | disco ball, mirror ball, glitter ball
cow-bell | cowbell, cow bell
plough | plow
crib | cot, cradle, baby cot
bird-table | bird table, bird feeder, birdfeeder
notebook | diary, sketchbook, sketchpad, journal, sketch pad, logbook, planner
passport
ticket | train ticket, boarding pass, parking ticket, lottery ticket, bus ticket
blanket-fort | blanket fort, pillow fort, sheet fort, couch fort, sofa fort, cushion fort
picnic-rug | picnic blanket, picnic rug, checked blanket
towel | rag, cloth, dish cloth, dishcloth
stand-mixer | stand mixer
empty-bowl | sieve, colander
cauldron | cooking pot, stew pot, stockpot
hammer | mallet, gavel, sledgehammer, sledge hammer
`;
