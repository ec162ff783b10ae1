import { readArcs } from './arc.ts';

/** What things do: doings first ('thing-drip'), then kinds. */
export const THING_ARCS = readArcs(`
# thing-drip
A heavy drop gathers at the lip and grows a neck | d | nothing, held
The drop lets go and draws a thread behind it | d | a soft touch
The thread folds on itself in three slow coils | d | a hush of folding
A sheet of it reaches the edge and leans over | c | one slow slip
The thread thins to a hair and breaks | d | the smallest tick
# thing-tear
Two hands take hold of {obj} from both sides | c | a crust creaking
The crust gives along one line | d | a sharp crackle
The inside stretches in threads and parts | d | a soft long tear
Steam comes out of the gap and rolls upward | c | a breath of steam
The two halves lie open, crumbs still falling | m | crumbs on wood
# thing-turn
{It} stand[s|] dark side toward us | c | nothing near
The first edge comes round and takes the light | d | a hair-thin ring of metal
A point of light runs along {it} from left to right | d | one glassy tick
Facing us, {it} throw[s|] one patch of light on the surface | c | the tick again, softer
The turn ends exactly where it began | c | quiet
# thing-open
{It} lie[s|] closed, square in the frame | f | nothing near
A seam of light appears and widens | d | a soft release of air
One part lifts to the end of its hinge | c | a smooth low slide
What is inside comes up into the light | c | a single click
{It} rest[s|] open, everything still | f | quiet
# thing-burn
A small flame takes hold of one edge | d | a soft crackle
The edge curls inward and blackens | d | dry snapping
Flame runs along {it} to the other end | m | a rush of air
A piece drops and goes out | d | a tick, a hiss
One thread of smoke stands up and bends | c | smoke makes no sound; the place does
# thing-melt
One bead of liquid stands on the surface | d | nothing near
The bead runs and leaves a shining line | d | a small trickle
A corner sags and loses its edge | c | a slow drip
The shape leans over and lets itself down | m | one soft collapse
A flat pool holds the shape of the light | c | the last drip
# thing-grow
A tip pushes through the surface | d | crumbs rolling aside
The tip straightens and unfolds two leaves | d | a papery creak
The stem climbs from the bottom of the frame to the top | c | a stretch, hardly heard
The bud loosens, one petal after another | d | petal off petal
{It} stand[s|] fully open and turn[s|] a little to the light | m | air moving
# write-thing
The nib touches the paper and a dot of ink spreads | d | a tiny tap
The first letter is drawn in one stroke | d | the nib's scratch
The nib lifts, moves on and comes down again | d | two quick scratches
The last stroke ends in a small hook | d | the scratch slowing
The nib leaves the frame; the word stays, ink still wet | c | paper settling
# thing-bake
Behind hot glass the surface swells and browns | c | an oven's low breath
A tray slides out under a roll of steam | m | a rush of heat, metal on metal
Row after row goes by, each a shade darker at the tips | d | metal dragging
The crust settles, small flakes lifting as it cools | d | a fine crackle
One piece is lifted out of the row and leaves its shape behind | c | a crisp touch
# soup
Steam hides the frame and begins to thin | c | a low simmer
{It} come[s|] clear, surface trembling a little | c | one slow bubble
A spoon goes through the surface and stops | d | a soft break
The spoon lifts and what it holds stretches, drips, settles | d | two drips
The spoon is gone; a hollow is left that slowly fills | c | a small sink, quiet
# food
A board, bare but for {it} | f | a knife laid down somewhere
A blade comes down once, all the way | d | one crisp cut
Fine grains fall from above and land across {it} | d | grains pattering
The cut side tips toward us and shows the inside | c | a soft roll
A crumb falls from the edge and stops | d | the crumb
# drink
{It} stand[s|] full to just below the rim, surface level | c | nothing near
Light goes through {it} and lands on the surface beside | d | a thin ring of the rim
A single drop runs down the outside and stops at the foot | d | a drop
A small movement crosses the surface from left to right | d | a faint lap against the wall
The surface grows level again | c | quiet
# pour-drink
An empty vessel waits on a clean ring | c | nothing near
A thin stream falls in from above and turns over at the bottom | d | a high trickle
The level climbs past the middle, pale swirls turning in it | d | the trickle deepening
The stream breaks off; one drop hangs and falls | d | a single drop
A ring crosses the surface and the surface grows flat | c | a glass touched once
# product
{It} stand[s|] almost dark, only one edge drawn | c | nothing near
A line of light travels along the edge from left to right | d | a thin rising tone of metal
One surface is crossed slowly enough to show its grain | d | a fingertip sliding on the material
A hand enters, turns {it} by a quarter and withdraws | m | one small firm click
{It} stand[s|] alone, fully lit, nothing moving | f | the click dying away
# product
A bare surface, one soft shadow arriving from the right | f | air
{It} come[s|] down into the frame and touch[es|] the surface | m | one clean contact
A drop of water runs down the side and stops at the foot | d | a drop
The shadow swings a few degrees as the light moves | m | a slow sweep of air
Everything stops with the front turned to us | c | quiet
# jewellery
Darkness with one spark in it | d | nothing near
The spark becomes an edge, the edge a facet | d | a hair-thin chime
Light steps from facet to facet across {it} | d | three tiny chimes
A fingertip steadies {it} and is withdrawn | d | skin on metal
{It} hang[s|] or lie[s|] still, one point still bright | c | the last chime
# clothing
Folds lie in shadow, weave just readable | d | cloth breathing
An edge is drawn aside and the fold opens | c | a long soft slide
Air comes under the cloth and lifts it | f | a low flap
The cloth falls back and finds its line | m | a whisper of hem
A cuff or hem swings twice and hangs still | d | quiet
# still-life
Everything is arranged; only the light has not arrived | f | a room's own quiet
A patch of light enters along the table edge | w | air
One thing takes the light and throws a long shadow | c | a small tick of wood
A petal, crumb or drop falls | d | the fall, just heard
The patch reaches the far edge and stops | f | quiet
# plant
{It} stand[s|] without moving, one drop at the lowest point | c | a leaf touched
Air arrives and the whole of {it} leans and comes back | m | a low rustle
The drop runs, hangs and lets go | d | a drop
Light moves from the outer parts to the centre | d | an insect, passing
One part comes loose and sails out of the frame | c | a tick, air
# plant-seeds
{It} stand[s|] whole, every seed in its place | c | a thin stalk creaking
The first gust bends the stalk and one seed lets go | d | air across the stalk
Three more lift off, turning on their own hairs | d | a papery tick
The stalk swings upright, half the head bare | c | the gust passing
A last seed crosses the frame from left to right and is gone | w | open air
# vehicle
{It} stand[s|] with lamps dark and engine cold | f | metal ticking
The engine catches and a shudder runs through the body | d | a starter, a low idle
A wheel, hull or wing begins to move past the lens | d | a first slow turn
{It} come[s|] by from left to right and the air follows | w | the pitch dropping as it goes by
{It} grow[s|] small along the line ahead | w | the engine fading
# vehicle-run
The line ahead lies empty for one breath | w | air
{It} come[s|] round the bend, nose first | w | the engine arriving
Wheels pass a hand's width from the lens | d | one hard rush
Light slides along the side from front to back | m | the steady running note
{It} go[es|] on out of the right edge, leaving the line empty | w | the note falling, gone
# train
The line lies empty; a rail begins to hum | d | a hum in the metal
Steam or light shows before {it} do[es|] | w | a far beat, coming on
The front fills the frame and goes by | m | a wall of noise
Window after window passes, each with its own small picture | c | wheels on joints, even
The last carriage draws its tail of air across the frame | w | the beat going away
# boat
Water lies open to the far edge of the frame | w | water against wood
The bow lifts and comes down | m | one hollow slap
A rope tightens until drops jump from it | d | a creak, a patter
{It} come[s|] by from left to right, leaning a little | w | water drawn along the side
The wake crosses the frame and closes | w | the wash thinning out
# aircraft
{It} hang[s|] small against an empty background | w | a far, even tone
Light travels along the skin from nose to tail | m | the tone nearing
A small flap or jet moves by a few degrees | d | a short hiss
{It} fill[s|] the frame and go[es|] past | f | one long pass, pitch dropping
{It} sink[s|] or climb[s|] out of the frame | w | the tone going
# bicycle
A wheel stands still, one spoke catching the light | d | a tick
The pedal goes down through half a circle | d | chain taking up
{It} come[s|] by from left to right, leaning into the line | w | a freewheel's clicks
Light blinks through the turning spokes | d | an even hum
{It} grow[s|] small, the rear wheel the last thing seen | w | the hum going
# machine
A lever is down and nothing moves | c | a motor's standby hum
The lever comes up through its whole arc | d | a heavy clack
A first wheel turns and hands its motion to the next | d | teeth meeting
All of {it} run[s|] in one steady rhythm | f | a four-part clatter
The lever drops and the last wheel coasts to a stop | c | the clatter thinning to one tick
# render
{It} appear[s|] as bare surfaces, one plane after another | f | a soft click per plane
Colour arrives from the left edge and crosses to the right | m | a low sweep
One part moves along its own axis and comes back | c | a clean slide
The view closes in on the smallest joint | d | a tick
{It} stand[s|] whole, shadow settling underneath | f | quiet
# any
The frame holds its first picture without moving | w | the place itself
One edge of {it} comes clear | c | a small near sound
A single detail shifts from one side of the frame to the other | d | the sound again, nearer
Light reaches the centre and stays there | m | air
Everything is still again, one thing different from the start | w | the place itself
`);
