import { readArcs } from './arc.ts';

/** What moves in places, landscapes and signs while nobody is told to come in. */
export const PLACE_ARCS = readArcs(`
# building
The whole front stands square in the frame, nothing moving | w | air along stone
A loose thing on the front lifts and drops: a cord, a shutter, a flag | d | one knock
Light travels down from the roof line to the door | m | a bird or a bolt, once
One window catches the light and holds it | d | glass ticking
The sky behind moves on; the front has not changed | w | air again
# lighthouse
{It} stand[s|] small against weather that fills the frame | w | a long low roar
A wall of water climbs the rock and breaks | w | one dull blow
The beam comes round and passes over the lens | m | a hum turning
Spray runs down the lamp glass | d | drops driven on glass
The beam goes out across the water and comes back | w | the roar, the hum under it
# station
Rails lead into the picture and nothing comes along them | w | a drip on iron
A loose sheet of paper turns over on the platform | d | paper scraping
Birds leave the roof beams all at once | w | a clap of wings
Light reaches the stopped clock | c | a tick that is only metal warming
The paper settles against the far wall | w | a drip again
# interior
The room stands empty, one thing still moving: a curtain, a lamp cord | w | cloth touching a wall
Light crosses the floorboards by the width of one board | f | a board ticking
A page, leaf or cloth lifts and lies down again | d | the page
The shadow of the window frame slides off the chair | m | a pipe, far off
Everything rests; only dust goes on through the light | f | the room alone
# nook
A cushion still holds the hollow of whoever sat there | c | cloth slowly rising
A page of an open book stands up and falls over | d | paper
Steam leaves a cup and bends toward the glass | d | a china tick
The lamp dips once and steadies | m | a filament's faint buzz
The blanket's edge slides off the seat and hangs | f | wool on wood
# city
The length of {it} lies open down to its vanishing point | w | traffic kept far away
A reflection on the ground breaks and closes again | d | one tyre passing
Signs and windows change colour in one spreading wave | m | a relay buzzing
A single walker crosses from the near corner to the far one | w | steps, going
Steam or dust hides the far end and lets it come back | w | a door somewhere
# city-alley
{It} narrow[s|] between walls that nearly touch overhead | w | a fan turning
One drop falls from a cable into a puddle | d | a drop
The puddle's reflection breaks into bars of colour and closes | d | a hum of tubes
A curtain in a doorway is pushed aside and swings back | m | a clink, voices without words
The last sign at the far end blinks twice and stays on | w | a relay, twice
# skyline
The roofs stand sharp, every window blank | w | wind at height
Shadows swing across the fronts like a clock's hand | w | a soft rush
The first hundred windows light up from the bottom | m | a rising hum
Red and white lines run along the streets below | d | the hum, pulsing
The sky goes dark; the windows are all there is | w | the hum alone
# mountain
The ridge stands as a flat dark line | w | air, thin and wide
Cloud pours over the saddle and sinks on the near side | w | a long hush
A strip of light climbs the face from the foot to the top | m | a stone falling, far off
Loose snow or dust blows off the highest edge | d | a dry hiss
The strip narrows to the summit alone | w | air again
# birds-sky
The ground is a dark edge along the bottom of the frame | w | air
Birds enter from the left in a loose line | w | calls, far apart
The line folds, thickens and turns as one | w | a hundred wings at once
One bird passes close, wings fully down | c | a single beat
The line thins and goes out at the right edge | w | calls, going
# coast
A swell comes in low and dark, unbroken | w | a long pull of water
The wave stands up and its lip falls | m | one long crash
White water runs in over the low rocks | w | the crash spreading
Foam climbs the rock, stops and drains through every crack | d | hiss and trickle
The water draws back and leaves the rock shining | w | pebbles dragged
# forest
Trunks stand one behind another until they fade | w | a drip, high up
A single leaf comes down, turning | d | a tick on the way
Air moves through the tops and arrives at the floor | m | a hush from above
A bar of light opens between two trunks and closes | m | one bird, once
The same trunks, paler by one row than before | w | a drip again
# desert
The crest of a dune runs from corner to corner | w | a thin hiss
Grains slide from the edge in one narrow tongue | d | dry trickling
A shadow crosses the slope and leaves it brighter | w | air rising
Heat bends the far line and lets go | m | a low flutter
The tongue of sand stops; the crest has a new edge | d | the hiss, fainter
# field
Stems stand at eye height, heads heavy | c | a dry rattle
The wind draws one dark line from far to near | w | a rush coming on
The line passes the lens and every stem bows | m | a roar of stalks
One stem stays down a moment longer and comes up | d | a tick
The far edge is still while the near edge sways | w | the rush gone by
# water
The surface lies flat, a clear picture in it | w | next to nothing
One drop or leaf lands and rings run outward | d | a small plop
The rings reach the bank and come back through themselves | m | a lick at the edge
The picture breaks into stripes | d | soft lapping
The stripes grow long and join into the picture again | w | next to nothing
# sky
The lower edge of the frame is dark ground, the rest is sky | w | wide open air
A band of colour deepens from the ground upward | w | a far call
A shape of cloud or light drifts and changes its outline | m | a soft rush, very high
The brightest place moves from left to right | m | air across grass or ice
The colour thins until one band is left | w | open air
# aurora
Stars over a dark line of trees | w | ice creaking, far off
A pale arc rises and splits into rays | w | a long low crack in ice
The rays run from left to right like fingers over keys | w | the creak again
The rays' colour is repeated upside down on the ice | m | a small near tick
The rays fade to one pale band | w | stillness
# weather
The light goes flat and everything holds still | w | the air thickening
The first sign arrives in the foreground, on one spot | d | one hit
It spreads from the far edge toward the lens | w | a rush, coming nearer
For a moment it hides everything | m | the full noise
It thins and the far line comes back | w | the last of it, dripping or drifting
# rain
A surface lies dry but for the first few dark spots | c | drops, far apart
One drop strikes and throws up a small crown | d | a single tap
Water gathers in the lowest line and begins to run | d | a trickle finding its way
A sheet of rain crosses from the far edge to the near one | w | the full noise arriving
The surface is one moving skin of rings | m | the noise, even
# snow
A dark shape stands clear, not yet covered | w | hardly anything
One flake comes down, turning, and stays where it lands | d | nothing at all
The edges of everything grow round | m | a soft tick on cloth or bark
The flakes thicken until the far line is gone | w | the quiet closing in
Only the tallest shape still shows its outline | w | quiet
# fog
A line of dark shapes stands in the white | w | a drip
The farthest shape fades out | w | a drip, farther
A bead of water grows on the nearest edge | d | the bead letting go
The white opens for a moment and shows what is behind | m | one far call
It closes again, one shape fewer than before | w | a drip
# volcano
The cone stands black against the sky, a thread of smoke at the top | w | a rumble under the ground
The thread thickens and begins to glow from below | m | the rumble rising
A fountain of sparks stands up and falls outward | w | a deep crack, arriving late
One bright line runs down the slope and forks | d | stones hissing
Ash closes over the summit; the line still glows | w | the rumble again
# reef
Coral stands in shelves and branches, small lives between them | w | a fine crackle all round
A shoal turns as one and shows its bright side | m | a rush like cloth
A single fish comes out of a gap and goes back | d | a click
A shadow passes over and every fish draws in | w | the crackle stopping
The shoal opens again from the middle | w | the crackle coming back
# lightning
A dark base of cloud hangs over an empty line | w | low rumble, far off
One bolt comes down and stands for half a second | w | a crackle, no thunder yet
The inside of the cloud lights up and goes out | w | the air waiting
The whole ground is white and every stone has a shadow | m | the thunder arriving
A grey band of rain hangs under the cloud, not yet here | w | the rumble rolling off
# space
Black, and one lit edge in it | w | a low even hum
The edge widens into a curve | w | the hum rising by a tone
A small part of it turns and flashes once | d | a soft tick
{It} pass[es] between us and the brightest star | m | the hum dropping out
The light comes round the other side | w | the hum returning
# lettering
A blank ground, evenly lit | f | nothing near
The first character takes its place | c | one soft tap
The others follow in their order, left to right | m | taps, evenly spaced
A line of light runs across the finished word | c | a thin sweep
{It} hold[s|] still, sharp and readable | f | the sweep fading
# logo
A single point in the middle of an empty ground | f | one soft note
The point draws the outline in one unbroken line | m | a line being drawn
The outline fills with its colour from bottom to top | m | a low fill of air
The mark shrinks by a tenth and settles | c | a small knock
The mark holds, clear space on every side | f | the first note again
# number
An empty wall, one nail in it | f | a room's own quiet
The first numeral is hung on and swings | c | a tap of metal
The next numeral is set beside it, a hand's width away | c | another tap
The shadow of both slides down the wall | m | a slow creak
The number hangs level and still | f | the tap's last ring
# diagram
The outline of the whole appears in one line | f | a pencil's stroke
One part detaches and moves aside to the right | m | a soft slide
An arrow runs from the part back to its place | d | a short swish
The part returns along the arrow and fits | c | a click
The whole stands complete, one part still coloured | f | quiet
# pattern
One tile of it fills the frame | d | a tap
The view widens until the tile repeats nine times | m | nine quick taps
One tile turns against the others | c | a single off-beat tap
The turn spreads along a diagonal | m | a run of taps
All the tiles lie in one order again | f | quiet
# loneliness
A table is laid with two cups, steam above one of them | w | a clock, far off
The steam thins and stops | d | the clock
A chair opposite stands pushed in, its shadow on the wall | m | a board ticking
The light slides off the second cup | c | a pipe in the wall
The two cups stand in the same grey | w | the clock again
# silence
A bell hangs still, its rope cut short | w | the last of an echo
A moth settles on the bell's lip; the bell does not move | c | a wing, hardly
Dust comes down through the air and lands on the bronze | d | nothing near
The moth's shadow opens and closes | d | nothing at all
The bell and its shadow hang side by side | w | a breath, ours
# smell-rain
A stone step under the first drops, most of it still dusty | c | drops, far apart
One dark spot opens beside another | d | a single drop
The spots run together in a narrow chain | d | three quick drops
A thread of vapour comes off the stone | d | a faint hiss
The whole step turns dark from edge to edge | m | the drops closing up
# abstract
An empty chair stands in the middle of a bare floor | w | a room's own quiet
A ribbon of light reaches the first leg of the chair | d | air
A thread hanging from the seat begins to swing | d | a tick of wood
The shadow of the chair stretches until it touches the wall | w | the tick again
The chair stands in the last of the light, its shadow longer than itself | w | quiet
# abstract
A closed door with light along its lower edge | w | a room's own quiet
A key on the floor catches the light | d | a small metal tick
The strip of light under the door widens | d | a hinge beginning
The door stands open by the width of a hand | m | air coming through
Light lies across the floor as far as the key | w | air
# artwork
A blank sheet, grain of the paper showing | f | a brush in water
The first stroke of {it} goes down in one pass | d | wet bristle
A second tone meets the first and the edge blooms | d | a soft drag
{It} come[s|] alive for one small movement | m | paper flexing
The movement stops and dries into the picture | f | a brush laid down
# photo-edit
The picture holds still, exactly as it was taken | f | nothing near
The nearest thing in it stirs, a hand's width at most | c | air
The background shifts slowly behind it | m | a low rush
The light moves from one side to the other | c | air
Everything returns to the first picture | f | quiet
`);
