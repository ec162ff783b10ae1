import { readArcs } from './arc.ts';

/** What people, by kind, may do where the idea names no doing. */
export const HUMAN_KIND_ARCS = readArcs(`
# person: Give me a second.
{It} stand[s] with the back to us, one shoulder higher than the other | f | cloth moving
A hand comes up and settles a collar or sleeve | d | fingers on cloth
{It} turn[s] the head a quarter toward the lens | m | a sole turning
The eyes reach the lens and stay there | c | one breath in
{It} let[s] the breath go and the shoulders come down | m | the breath going out
# people: After you.
The group stands close, all looking at the same point off screen | w | small shifts of feet
One of them says something short to the next | m | a murmur without words
A hand lands on a neighbour's shoulder | d | a light pat
All the heads turn the other way, one after another | m | cloth, a foot scraping
The group breaks open and the space in the middle shows | w | footsteps going apart
# child
{It} crouch[es] down until the knees touch the chin | f | small shoes on the ground
A finger reaches out and stops just short of touching | d | a breath held
The finger touches and springs back | d | a tiny squeak of surprise
{It} look[s] up, mouth open, to see who else saw | c | one short laugh
{It} reach[es] out again, with the whole hand this time | m | a small hum
# child-play
Two small hands press a heap into shape | d | soft patting
{It} bring[s] one more handful and let[s] it fall | m | grains falling
The shape stands by itself for the first time | c | a breath held
One corner slides and is caught by a quick palm | d | a gasp, a pat
{It} sit[s] back on the heels to look at it | f | one pleased laugh
# child-steps
A small hand lets go of the edge it was holding | d | fingers leaving cloth
{It} sway[s] on both feet, arms out | f | a held breath
One foot lifts, comes forward and lands flat | d | a soft bare slap
Two more steps, each faster than the last | m | two slaps, a squeak
{It} sit[s] down with a bump and look[s] delighted | f | a bump, a laugh
# baby
A small fist lies closed on the blanket | d | slow tiny breaths
The fist opens one finger at a time | d | cotton brushed
{It} turn[s] the face toward the brighter side | c | a small sigh
A yawn opens and closes | c | the yawn itself
The eyes close and the fist closes again | c | breath, slower
# baby-laugh
{It} stare[s] at something off screen, mouth open | c | a breath held
Both small fists come up to the chest | d | a squeak
The whole face creases at once | c | the first gurgle
The laugh shakes {it} from the belly up | m | the laugh, round and unpolished
{It} go[es|] quiet and look[s] for the next surprise | c | a hiccup
# hands
Two hands lie still, fingers not quite touching | c | one breath
One finger lifts and comes down again | d | a soft tap
The right hand closes round the left wrist | c | skin on skin
The grip opens and the palms turn up | c | a sleeve sliding
Both hands come to rest where they began | c | quiet
# sport
{It} settle[s] into the starting stance and stop[s] moving | f | breath, in and out
Fingers tighten, one knuckle after another | d | a creak of grip or glove
{It} go[es|], every limb in one direction | w | a burst of effort
The decisive half second hangs at its peak | m | noise falling away
{It} come[s] down, stop[s] and look[s] up | f | contact, a breath let go
# boxer
{It} sit[s] in the corner, gloves on the knees | f | breath through a mouthguard
A drop of sweat runs to the jaw and hangs | d | a slow drip
The gloves touch once in front of the chest | d | leather on leather
{It} rise[s] from the stool, chin down | m | the stool pulled away
The gloves come up until only the eyes show | c | one sharp breath, everything waiting
# kick
The ball lies on its spot, one blade of stray turf across it | d | a crowd far off, like wind
The kicker takes three steps back and stops | f | three studs on turf
A foot swings through and the ball leaves the ground | d | one hard thump
The net bulges from the inside and falls back | c | the net's hiss
The kicker stands with both arms half raised, not yet sure | w | the roar arriving late
# battle
Two lines face each other across open ground | w | cloth and metal shifting
A gloved hand closes round a grip | d | leather tightening
The front line lowers its weight as one body | m | one shouted vowel
The lines close the distance and meet in the middle | w | one long impact
Dust or smoke hides everything except one raised banner | w | sound dulled to a rumble
# event
Hands finish the last small preparation and withdraw | d | glass or paper touched
The crowd turns as one toward the same place | w | talk dropping away
One face in the crowd lights up before the others | c | a breath drawn in
The moment happens in the middle of the frame | w | one shared shout
Small things keep falling after it is over | m | applause thinning out
# person-edit
The picture holds still, exactly as it was taken | f | nothing near
A strand of hair lifts and settles | d | a breath of air
The eyes blink once | c | cloth shifting
The light moves slowly from one cheek to the other | c | a breath in
The face comes to rest in its first expression | m | the breath out
`);
