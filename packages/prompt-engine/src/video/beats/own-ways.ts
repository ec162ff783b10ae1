/** How a doing is led up to, gone on with, shown and ended, by who or what does it: `action | size | sound`. */
export const OWN_WAYS = {
  person: {
    prepare: `
Two hands come into the frame and stop above {obj} | d | cloth sliding on a wrist
{Obj} wait[S] in close view, nobody touching yet | c | nothing near
{It} lean[s] in until {obj} fill[S] the view | m | cloth shifting
{It} push[es] back both sleeves, eyes on {obj} | m | cloth pushed back, twice
A shadow of an arm falls across {obj} | d | one soft step
{It} measure[s] {obj} with one long look | c | a breath through the nose
{It} come[s] into view {where} and stop[s] | f | steps, slowing
The frame shows the spot {where} before anyone is in it | w | air
{It} take[s] one breath before the start | c | a breath drawn in
Two feet set themselves a shoulder's width apart | d | soles finding their hold
{It} roll[s] both shoulders and look[s] ahead | m | cloth, a breath
The hands open and close once | d | skin on skin
{It} step[s] in from the left edge, already looking at what comes | f | two steps
{It} look[s] down, then up again, ready | c | a small breath
One foot comes forward and takes the weight | d | a sole turning
{It} wait[s] half a second longer than needed | m | everything near held`,
    further: `
The hands go on without a look | d | the same sound, nearer
A strand of hair falls forward and is left there | c | a breath
{It} change[s] the hold by the width of a finger | d | a small creak
The eyes follow every inch of it | c | breath, slow`,
    result: `
{Obj} in close view, no longer as at the start | d | one small tick
{Obj} fill[S] the frame, the last movement just over | c | the sound of it, ending
The light catches what has changed on {obj} | d | a faint tick
Both hands draw back and leave {obj} in view | d | fingers leaving the surface
What it took can be seen on both hands | d | skin rubbed on skin
The same spot is seen again, changed by what was done | m | the sound of it, ending
Effort shows in one line of the face | c | breath forced out
The movement comes to its end and the body follows through | f | cloth catching up
A mark stays where it happened | d | a last small sound
The shoulders drop by the width of a hand | m | a breath let go
The space in front lies changed and still | w | the last of it fading
The air still moves where it happened | m | cloth settling
One foot comes back to where it began | d | a sole on the ground`,
    end: `
{It} nod[s] once, to nobody | c | a breath out
{It} wipe[s] both hands and stay[s] where the work was | m | two light slaps
{It} look[s] up, and the corner of the mouth lifts | c | one small breath
{It} take[s] half a step back to see it whole | f | one step
{It} close[s] the eyes for the length of a breath | c | the breath itself
{It} stand[s] still, arms loose, and look[s] at what was done | f | air again
{It} let[s] the shoulders sink and keep[s] looking | m | a long breath out
{It} glance[s] sideways, as if someone might have seen | c | cloth turning
{It} remain[s] in place while everything near grows quiet | w | the place itself`,
  },
  people: {
    prepare: `
{Obj} wait[S] in the middle, hands round it on all sides | f | small shifts of feet
{It} look from one to the other and down at {obj} | m | a murmur without words
Four hands come into the frame and stop above {obj} | d | sleeves brushing
{It} come into view {where}, close together | w | steps, out of time
The spot {where} is seen before anyone reaches it | w | air
{It} gather close, shoulder against shoulder | f | cloth against cloth
One pair of feet arrives, then the other | d | steps, out of time
A look goes across and is answered | c | a breath
One points, the other is already moving | m | cloth, quick steps
{It} draw one breath at the same time | m | a shared breath
Hands are shaken loose on both sides | d | fingers snapping softly
{It} stand ready, weight on the front foot | f | soles turning
A nod starts it | c | one breath`,
    further: `
One hand reaches across and helps another | d | skin on skin
A shoulder bumps a shoulder and neither gives way | m | cloth, a short laugh
The eyes meet for half a second over it | c | a breath
One of them goes faster and the other catches up | f | quick small sounds`,
    result: `
{Obj} in close view, further on than a moment ago | c | one small knock
Four hands let go of {obj} in the same moment | d | hands leaving the surface
{Obj} hold[S] still in the middle of the frame | c | a breath held
What they did together is seen from above | w | the sound of it, ending
Two pairs of hands rest side by side, marked by it | d | breath, out of time
The space between them has changed | f | feet shifting
One face shows it before the other | c | a breath caught
A trace of it stays on the ground between them | d | one last small sound
The last movement runs through all of them, one after another | m | cloth catching up
One hand stays in the air a moment longer | d | cloth sliding down a wrist
The place lies changed where they were busy | m | the last of it fading`,
    end: `
{It} step back side by side to look | f | two steps, a breath
{It} turn to each other and laugh without a sound | m | breath, out of time
One arm goes round one shoulder | m | cloth on cloth
{It} sit down where they stand | f | a bump, a breath
Both palms meet in the air | d | one soft clap
{It} stay close, getting their breath back | m | breath, slowing
{It} look the same way, neither moving | w | the place itself
One of them nods, and the other smiles | c | a breath out`,
  },
  animal: {
    prepare: `
{It} hold[s] still, eyes fixed on {obj} | c | nothing near
{Obj} wait[S] in the frame before {it} reach[es] it | d | a soft sound, near
{It} come[s] into view {where} | w | a soft sound coming near
The spot {where} lies open and empty | w | air
{It} wait[s] one second, low and still | f | breath, small and fast
The eyes open wide and stay on one point | c | a breath
{It} come[s] in low from the left edge | w | a light rustle
A first movement runs through the body and stops | m | a faint scrape
{It} stop[s] for one second, head high | f | everything near falls quiet
The breath shows in the flank | d | breath in, breath out
{It} turn[s] the head toward what is coming | c | a far small sound
A shadow arrives before the body does | d | almost nothing
{It} test[s] the air and make[s] up its mind | c | two short breaths`,
    further: `
The body follows the head, length by length | m | a soft rush
A detail of skin, fur or feather passes the lens | d | a hush of it
The eye never leaves its mark | c | a breath
The weight shifts from one side to the other | m | a light press`,
    result: `
{Obj} in close view, just touched | d | a small tick
{Obj} move[S] a little and lie[S] still | c | a light knock
A trace stays where {it} went | d | a grain rolling
The ground or water closes behind {it} | c | a soft settling
One eye in close view, bright with it | c | breath, quick
The sides heave twice | m | breath, near
What moved with {it} goes on a moment longer | w | the sound of it, ending
Only the place where it happened fills the frame | d | a last small sound
The movement ends in one clean stop | f | one soft landing
A shiver runs along the back from head to tail | m | a shake, quiet`,
    end: `
{It} shake[s] once and stand[s] still | f | a shake, a breath
{It} look[s] round, straight past the lens | c | a breath through the nose
{It} settle[s] where it ended | m | a sigh
{It} go[es|] on out of the frame without hurry | w | a soft sound, going
{It} stay[s], head turned back the way it came | f | air again
{It} blink[s] slowly, once | c | almost nothing
{It} lower[s] the head, at ease | m | a breath out
{It} rest[s] in the middle of the frame, small against the place | w | the place itself`,
  },
  vehicle: {
    prepare: `
The way ahead lies empty {where} | w | air
The way lies open from edge to edge | w | air
A light shows far off, then a shape | w | a hum, far
A wheel, a rail or a wing edge begins to tremble | d | a low shiver
{It} stand[s|] ready, everything about it shaking a little | f | an engine held back
Dust or drops jump on a metal edge | d | a rising hum
{It} come[s|] out of the distance, straight toward us | w | a sound, growing
The ground shakes before anything can be seen | d | a deep tremble
A lamp slides along the side of it | d | metal ticking
{It} fill[s|] the edge of the frame, not yet moving fast | m | a slow push`,
    further: `
The side of it goes by, panel after panel | m | an even beat
A wheel, a blade or the keel passes close to the lens | d | a hard rush
Its reflection runs along beside it | m | a hiss
It leans a few degrees and comes upright | f | a groan of metal`,
    result: `
The air it pushed aside flattens what stands near | w | one long rush
A track of it stays behind in close view | d | the rush going
Everything loose behind it whirls and sinks | w | a rattle, dying down
{Obj} lie[S] behind, small again | w | the sound thinning
A single lamp or window goes by, bright, and is gone | d | a beat, going
Heat shakes the air above it | c | a tick of metal
The gap it leaves closes slowly | m | a hush
Its shadow crosses the ground and follows | w | the sound, easing
Spray, dust or steam drifts across the lens | c | a slow hiss`,
    end: `
{It} grow[s|] small and go[es|] out of sight | w | the sound going with it
{It} come[s|] to rest, one part still ticking | f | metal cooling
{It} hold[s|] its course out of the top of the frame | w | an even hum
Only the sound of it is left in the place | w | an echo
{It} stand[s|] still in what it stirred up | m | the last of the engine
The way behind it is empty again | w | air
{It} slow[s|], as if listening | f | the pitch sinking
{It} slide[s|] out past the edge of the frame, tail last | m | a last beat`,
  },
  machine: {
    prepare: `
{Obj} wait[S] in front of {it} | c | a fan turning
{It} stand[s|] ready {where} | f | a low hum
A lamp comes on and steadies | d | a relay clicking
A first part turns a few degrees and stops | d | a thin whine
{It} stand[s|] still, one part already trembling | m | a low hum
The light slides along an edge of it | d | metal ticking
A joint loosens with one small jerk | d | a ratchet
Nothing moves yet but a needle or a thread | d | almost nothing
{It} fill[s|] the frame, side on | f | a hum, held
Dust lifts from the top of it | c | a puff of air`,
    further: `
The same movement comes again, a little surer | d | a click, a whirr
One part carries on into the next | m | an even beat
A small vibration runs through everything near | d | a rattle
The light moves along it as it goes | c | a hum`,
    result: `
{Obj} in close view, changed by one clean step | d | one click
{Obj} lie[S] where it was left, exactly in line | c | a soft tap
What it did stays behind in close view | d | a tick
The moving part comes back to where it began | m | a whirr, slowing
The surface shows the trace of it | d | a fine scrape
One loose end goes on moving and stops | c | a tick, a tick
The last of it runs through and is still | m | the hum falling
The shape of it stands sharp against the ground | c | quiet
A reflection on it settles | d | almost nothing`,
    end: `
{It} stop[s|] exactly, one lamp still lit | f | a fan, slowing
{It} rest[s|] where it ended | m | a hum, then none
Nothing moves; a last part ticks as it cools | d | a tick
{It} stand[s|] quiet in its own light | f | the place itself
{It} turn[s|] a few degrees toward us and stop[s|] | m | one click
The shadow of it lies still on the ground | w | air
{It} hold[s|] the last position | c | quiet
{It} sink[s|] back by the width of a finger | d | a sigh of air`,
  },
  nature: {
    prepare: `
The spot {where} lies still | w | air
Everything stands still for one second | w | air, hardly moving
A first small movement shows at one edge | d | the faintest sound
{It} fill[s|] the frame, nothing happening yet | f | quiet
The light lies steady on {it} | m | air
Something loosens, almost too small to see | d | a tick
{It} stand[s|] against the plain distance | w | a low hush
A shadow passes over and is gone | m | a breath of air
One detail trembles and is still again | d | a thin rustle`,
    further: `
It spreads from the middle of the frame to the edge | m | the sound, growing
A second one follows the first | c | the same sound again
The light goes through the thinnest part | d | almost nothing
It happens again, nearer | c | the sound, close`,
    result: `
What fell or moved lies in close view | d | a soft settling
The trace of it shines for a moment | d | a tick
Where it was, the surface is different | c | the sound of it, ending
The rest of it follows, slower | m | a long hush
A last part hangs, and goes | d | one small sound
The shape of {it} has changed against the light | m | air
Small things round it go on moving | c | a patter, slowing
The frame holds the place it left | c | quiet
The edge of it turns bright | d | almost nothing`,
    end: `
{It} come[s|] to rest | m | quiet
Only the last of the movement is left | w | the sound thinning
The place lies as before, but for one thing | w | air again
{It} fade[s|] into the distance of the frame | w | a hush
Nothing moves but the light | f | almost nothing
{It} remain[s|] in the middle of the frame, still | c | quiet
The air above it clears | w | air
One small piece goes on, alone | d | a tick, a tick`,
  },
} as const;

export type WayKind = keyof typeof OWN_WAYS;
