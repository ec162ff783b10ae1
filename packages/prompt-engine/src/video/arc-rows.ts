/*
 * What is seen of a scene in which no deed is named, in five steps: opening, development, detail, turn, last image.
 * class | size | action | near sound
 * Slots: {It} {it} {his} the main thing; {at} its place; {d1} {d2} {d3} its details; {ground} {thing} {far} of the place;
 * {air} of hour and weather; {face} of the feeling. '[s]' and '[is|are]' agree with the main thing. Of several
 * wordings, parted by semicolons, the first whose slots are all known is taken.
 */
export const ARC_ROWS = `
person | full | {It} [stands|stand] {at}, facing the camera; {It} [stands|stand] facing the camera, hands visible | cloth shifting once
person | medium | {It} slowly [turns|turn] {his} [head|heads] toward the light | a soft breath
person | detail | {It} [breathes|breathe] out slowly, shoulders sinking; One hand closes over the other | fingers on cloth
person | close | {It} [looks|look] straight into the lens, {face}; {It} [looks|look] straight into the lens and [blinks|blink] once | a breath let go
person | medium | {It} [holds|hold] the look and [grows|grow] still | quiet

people | full | {It} [stands|stand] close together {at}; {It} [stands|stand] close together, faces to the camera | clothes and feet shifting
people | medium | One face turns to the next, and the look goes down the line | a short breath of laughter
people | detail | Hands rest side by side | cloth against cloth
people | close | The nearest face looks up, {face}; The nearest face lifts toward the lens | a held breath
people | full | {It} [comes|come] to rest, all faces to the camera | feet settling

animal | full | {It} [stands|stand] {at}, [head|heads] low; {It} [stands|stand] in profile, [head|heads] low | slow breathing
animal | medium | {It} slowly [lifts|lift] {his} [head|heads], ears turning to the lens | one breath through the nose
animal | detail | The light slowly crosses {d1}; The flank slowly rises and falls | hair brushing
animal | close | {His} eyes find the lens and hold | quiet
animal | full | {It} [takes|take] two steps and [stops|stop] | two soft steps

bird | full | {It} [sits|sit] {at}, wings folded; {It} [sits|sit] on a perch, wings folded | claws gripping
bird | medium | {His} [head|heads] [turns|turn] in two quick stops | one short call
bird | detail | The feathers lift and lie flat again | feathers rustling
bird | close | {His} [eye|eyes] [turns|turn] to the lens | quiet
bird | wide | {It} [opens|open] {his} wings and [leaves|leave] the frame | wingbeats going away

insect | close | {It} [clings|cling] {at}, legs braced; {It} [clings|cling] to a stem, legs braced | a faint scrape
insect | detail | {His} feelers slowly test the air | a dry tick
insect | detail | One leg is slowly drawn forward | a tiny rub
insect | detail | {His} wings tremble once and open | a thin buzz starting
insect | close | {It} [lifts|lift] off and [leaves|leave] the frame empty | the buzz going away

sea-life | wide | {It} [comes|come] out of the blue haze, head first | a low muffled rush
sea-life | medium | {It} slowly [turns|turn] and [shows|show] {his} side | water dragged past
sea-life | detail | The surface light slides over a fin | one bubble rising
sea-life | close | {His} [eye|eyes] [passes|pass] close to the lens | a far click
sea-life | wide | {It} [fades|fade] back into the haze | the rush thinning

hands | close | {It} [rests|rest] palm down in the light | skin on a dry surface
hands | detail | One finger slowly lifts and comes down | one tap
hands | detail | The light slowly crosses every line of the skin | a dry rub
hands | close | The hand turns over and opens | a breath close by
hands | close | The fingers close again and rest | quiet

food | medium | {It} [stands|stand] {at}; {It} [stands|stand] on the table | a soft sizzle
food | close | The light slowly slides across {d1}; The light slowly slides across the surface | a faint crackle
food | detail | {D2} [glistens|glisten]; The surface glistens | a small drip
food | close | The focus moves from the near edge to {d1}; The focus moves from the near edge to the centre | a faint crackle
food | medium | {It} [stands|stand] whole in the frame again | quiet air

drink | medium | {It} [stands|stand] {at}; {It} [stands|stand] on the table in clear light | glass set down
drink | close | One ring slowly spreads across the surface and fades | a soft ripple
drink | detail | A bead of moisture runs down the side | one drop
drink | close | Light passes through {it} and falls as a bright patch on the table | a faint tick
drink | medium | The surface lies flat and {it} [is|are] still | quiet air

product | medium | {It} [stands|stand] {at}; {It} [stands|stand] alone on the seamless ground | quiet air
product | close | {It} slowly [turns|turn] by a quarter, edge first | a smooth low glide
product | detail | A line of light crosses {d1}; A line of light crosses one edge | a fine tick
product | close | {It} [comes|come] to face the lens and [stops|stop] | one soft click
product | medium | {It} [rests|rest], the reflection still below [it|them] | quiet air

small-thing | medium | {It} [lies|lie] {at}; {It} [lies|lie] on the table in side light | quiet air
small-thing | close | A slow patch of light moves over {it} | a faint tick
small-thing | detail | The light slowly crosses {d1}; The light slowly crosses the worn edge | a dry rub
small-thing | close | {It} [tips|tip] a little and [settles|settle] | one soft knock
small-thing | medium | {It} [lies|lie] still, {his} shadow beside it | quiet air

clothing | full | {It} [hangs|hang] {at}; {It} [hangs|hang] in full length against the plain ground | cloth shifting
clothing | medium | A slow movement of air fills the cloth and lets it fall | cloth filling
clothing | detail | Light slowly crosses {d1}; Light slowly crosses the weave of a seam | a thread drawn
clothing | medium | The hem swings out and back | a soft sweep
clothing | full | The cloth falls straight and is still | quiet air

plant | close | {It} [stands|stand] {at}; {It} [stands|stand] upright in the light | leaves touching
plant | detail | One stem slowly nods and comes to rest | a faint creak
plant | detail | A drop runs along one edge and falls | one drop
plant | close | One petal or leaf comes loose and falls | a dry touch
plant | medium | The stem swings back and stands still | leaves settling

furniture | full | {It} [stands|stand] {at}; {It} [stands|stand] alone in the room | a board ticking
furniture | medium | Window light slowly crosses {d1}; Window light slowly crosses the seat | wood settling
furniture | detail | Light slowly crosses {d2}; Light slowly crosses the grain | a dry creak
furniture | medium | A shadow passes over it and goes | cloth in moving air
furniture | full | {It} [stands|stand] as before, the light lower | the room alone

vehicle | wide | {It} [waits|wait] {at}; {It} [waits|wait] in three-quarter view, lamps dark | metal ticking
vehicle | medium | {It} slowly [moves|move] off from left to right | the drive starting, even
vehicle | detail | Light slides along {d1}; Light slides along the front edge | a rising hum
vehicle | wide | {It} [passes|pass] close to the camera | the full sound, passing
vehicle | wide | {It} [grows|grow] small in the distance | the sound thinning

building | wide | {It} [stands|stand] square in the frame | air along stone
building | full | Light and shadow slowly cross the front | a far door
building | detail | The sky moves in the glass of one window | a pane ticking
building | medium | Cloud shadow climbs the front to the roof line | wind at height
building | wide | The front stands as before, the sky behind it changed | quiet

interior | wide | {It} [lies|lie] still, {thing} in view; {It} [lies|lie] still from wall to wall | quiet room tone
interior | full | A slow patch of light moves over {ground}; A slow patch of light moves over the floor | a board ticking
interior | detail | Dust turns in the light round {thing2}; Dust turns in the light | a soft tick
interior | medium | A shadow passes the far wall | a sound through the wall
interior | wide | All is still but for the dust in the light | the room alone

city | wide | {It} [runs|run] away from the camera, {far}; {It} [runs|run] away from the camera to the far end | the street kept far off
city | medium | A slow shimmer of light runs over {ground}; A slow change of light runs along the fronts | one wheel on the ground
city | detail | Light falls on {thing}; One window lights up | a relay ticking
city | medium | The near side goes dark and the far end stays bright | a door far off
city | wide | The street lies as before, one light more | quiet

busy | wide | People hurry in all directions through {it} | many steps and voices
busy | medium | One person works or walks through the middle without stopping | quick steps close by
busy | detail | Hands come and go over {thing}; Hands come and go | one clink
busy | medium | Two people pass each other close to the lens | voices passing
busy | wide | The movement goes on, the frame held | the whole sound again

landscape | wide | {It} [fills|fill] the frame, {far}; {It} [fills|fill] the frame to the horizon | open air
landscape | medium | Light slowly crosses {thing}; Light slowly crosses the middle distance | air moving
landscape | detail | Wind moves over {ground}; Wind moves over the near ground | a small movement near by
landscape | wide | A cloud shadow passes from left to right | the air rising
landscape | wide | The light settles and the whole view is still | quiet

space | wide | {It} [hangs|hang] in the dark, one side lit | a low even hum
space | medium | {It} slowly [turns|turn], the lit edge growing | the hum, deeper
space | detail | The shadow line crosses {d1}; The shadow line moves on | a slow pulse
space | medium | Light breaks over the edge toward the lens | the hum opening
space | wide | {It} [grows|grow] small among the stars | the hum thinning

event | wide | {It} [is|are] in full swing | a wide murmur
event | medium | The movement slowly spreads from the middle to the edges | the murmur closer
event | detail | The near edge moves past the lens | one sound above the rest
event | close | The nearest face looks up, {face}; The nearest face lights up | the murmur held
event | wide | The whole scene goes on, seen from slightly above | the murmur spreading

idea | medium | {D1} [stands|stand] alone in the light; One chair stands in the middle of a bare floor | quiet air
idea | medium | The light slowly moves across it from left to right | a faint tick
idea | close | The light slowly crosses its surface | a dry hush
idea | medium | The light stops on it | one low note of the room
idea | wide | It stands small in a wide frame | quiet air

material | close | {It} [enters|enter] the frame from above | a soft rush
material | close | {It} slowly [opens|open] into folds | a hiss
material | detail | The edge breaks into grains or threads | a fine patter
material | close | {It} [spreads|spread] to both sides of the frame | the rush, full
material | medium | {It} [thins|thin] out and [settles|settle] | quiet

graphic | medium | One line begins at the left edge and slowly draws itself | a pen on paper
graphic | medium | The line closes into the outline of {it}, then the colour fills it | a soft sweep
graphic | detail | The stroke grows thicker to its exact edge | a fine tick
graphic | medium | The last part slides in and locks | one soft click
graphic | medium | {It} [stands|stand] centred with even margins | quiet

sign | medium | {It} [stands|stand] {at}; {It} [stands|stand] square to the camera | quiet air
sign | close | The light slowly crosses the lettering from left to right | a faint hum
sign | detail | Light runs along the edge of one letter | a fine tick
sign | close | The last letter comes clear of the shadow | one soft click
sign | medium | The whole text stands readable and still | quiet air

unknown | wide | {It} [stands|stand] in the middle of the frame | quiet air
unknown | medium | The light slowly comes up from the left | a faint tone
unknown | detail | The light slowly crosses the surface | a dry rub
unknown | medium | {It} [turns|turn] a little toward the lens and [stops|stop] | one soft click
unknown | wide | The frame is still, the light lower | quiet air

lapse | wide | {It} [lies|lie] in low light with long shadows | a rush of far sound, swelling
lapse | wide | Cloud shadows race across the frame | the rush, higher
lapse | wide | The shadows swing round and grow long again | the rush, falling
lapse | wide | The sky darkens and the first lights come on | the rush, thinner
lapse | wide | The sky is dark and every light is on | quiet

lapse-wild | wide | {It} [lies|lie] in low light with long shadows | a rush of far sound, swelling
lapse-wild | wide | Cloud shadows race across the frame | the rush, higher
lapse-wild | wide | The shadows swing round and grow long again | the rush, falling
lapse-wild | wide | The colours sink to blue | the rush, thinner
lapse-wild | wide | {It} [stands|stand] dark against the first stars | quiet

seasons | wide | The first green comes out on {it} | birdsong
seasons | wide | Full summer leaves move in strong light | insects and warm wind
seasons | wide | Autumn turns it yellow and red | dry leaves
seasons | wide | Wind strips it bare | a cold wind
seasons | wide | {It} [lies|lie] white and still in winter | silence under snow
`;
