/**
 * Where one stands to another, whatever the two are: relation | how much has to be in the frame | studio | cinematic |
 * minimal. `{a}` is who stands so, `{b}` what to, `{its}` the first one's (see ground-plan.ts).
 */
export const RELATION_ROWS = `
# over and under
under | far | {B} across the upper third of the frame, {a} whole beneath with clear air between | {B} dark along the top edge close to the lens, {a} in the light that comes in below | {B} as one dark band along the top, {a} small below
under cover | any | {B} spread over {a}, only the ends left bare | {B} close to the lens and softly lit, {a} under the far part | {B} over {a}, one plain shape
above | far | {B} across the lower third, {a} over the middle with clear air between | {B} large along the bottom edge, {a} high above and smaller | {A} high in the frame, {b} one low line, empty air between
on | any | {B} underneath across the lower third, {a} on it in full view | The near edge of {b} large in front, {a} farther back on it | {A} on {b}, the two of them one clear shape before a plain tone
on seat | any | {A} in the middle of {b}, clear room on both sides | {A} at one end of {b}, the rest of it running off toward the open side | {A} on {b}, the ground bare
on high | any | {B} whole in view from its foot, {a} on it | {A} high on {b}, seen from the foot | {A} on {b}, empty air all round
on piece | any | {A} on {b}, clear of all that stands beside | {A} on {b} close to the lens, the rest going back past it | {A} alone on {b}
on floor | any | {A} low in front on {b}, whole and easy to make out | {A} close to the lens on {b}, large and low | {A} alone on {b}
on wall | any | {A} on {b} at eye height, square to the camera | {B} going away from the lens at a slant, {a} on it | {A} alone on the bare {bare}
spread | any | {A} over the whole of {b}, thinner toward one edge | {B} close to the lens, {a} on it catching the light | {A} as one even layer on {b}
hung | any | {A} hanging straight down from {b}, the lowest at the middle of the frame | {A} close overhead along the top edge, {b} seen between | {A} hanging from {b}, empty air all round
# within
inside | far | {B} seen into from the front, the inner walls closing the frame on every side, {a} in the middle | The near rim of {b} dark and soft round the edges of the frame, {a} deep inside where the light gets in | {A} in the hollow of {b}, all else plain
inside place | far | {B} seen into from its open side, {a} fitted to the curve of the inner walls from front to back | The near rim of {b} dark and soft round the frame, {a} lit far inside | {B} whole and alone, one lit opening with {a} inside
in open | far | {B} from the front edge of the frame to the far distance, {a} in the middle distance | {B} large and soft along the front edge, {a} beyond, the rest running away behind | {B} as one even ground, {a} small on it
in wood | far | {B} on every side, the nearest trunks cut by the edges of the frame, {a} whole between them | {A} seen past one dark trunk close to the lens, more trunks closing behind | {A} between two trunks of {b}, the rest pale
in relief | far | {B} rising on both sides and closing the view behind, {a} whole on the way in front | {B} steep at one edge and pale far behind, {a} small on the slope between | {A} small on one bare slope of {b}, sky over the rest
in room | far | {B} seen from wall to wall, {a} in the middle of the floor | A near corner of {b} dark at one edge of the frame, {a} farther in where the light falls | {A} before one bare wall of {b}, the floor empty
in vessel | any | {B} whole in view, {a} to be seen inside | The near edge of {b} large and soft in front, {a} sharp just behind | {B} alone on a plain ground, {a} inside
# before and behind
behind | any | {B} in front, {a} farther back and partly covered | {B} large and soft in front, {a} sharp past one edge | {A} past the edge of {b}, nothing beyond
just behind | any | {A} a few steps behind {b}, past one shoulder and whole | {A} a few steps behind {b} at the open side, softer | {A} a step behind {b}
before | far | {A} near in the lower third, {b} filling the frame behind | {A} small at the bottom, {b} rising behind to the top edge | {A} small before {b}, that one plain surface all round
parked before | any | {B} behind {a}, a few steps back and whole, its front square to the camera | {A} large in front at a slant, {b} soft behind and half covered | {A} before the one plain front of {b}
beside | any | {A} and {b} side by side on one line, a clear gap between | {A} and {b} side by side, the nearer large, the other a step behind | {A} and {b} close together before a plain tone
against | any | {A} leaning on {b}, both in plain view | {B} running past the lens, {a} leaning on the far part | {A} leaning on {b}, the rest bare
between | any | {A} in the gap, {b} close on both sides | {B} large and soft at both edges of the frame, {a} sharp between | {A} in the one gap between {b}
front | any | {A} large along the lower edge, all else behind | {A} close to the lens and soft, all else seen past | {A} alone in front, all else far and pale
back | any | {A} small in the far distance, whole | {A} soft and small far behind | {A} as one pale shape far behind
# along a way
along | far | {B} running from a near corner to a far one, {a} halfway along | {A} near and large, {b} running away small behind | {B} as one line across the frame, {a} small on it
through | far | {B} on both sides, {a} whole in the way through the middle | {A} just coming clear of {b} toward the lens, dark edges large at both sides | {A} small in the one gap of {b}
grown | any | {A} rising out of {b}, {b} whole round its foot | {B} close to the lens, {a} going up from it past the top edge | {A} rising out of {b}, one clear shape
through gap | any | {A} halfway through {b}, one part on each side | {A} coming through {b} toward the lens, the edge of it close in front | {A} in {b}, nothing else in sight
through water | any | {B} thrown up in sheets round the legs of {a}, drops at every height | Spray of {b} close to the lens and out of focus, {a} sharp coming through it | {A} with one sheet of {b} thrown up at each side
through air | any | {B} in the air all round {a}, none before a face | {B} close to the lens and out of focus, {a} sharp between | {A} with {b} few and far apart in the air
across two | far | One of {a} at each side of {b}, both turned inward, clear ground between | One of {a} dark from behind close to the lens, the other small and facing us at the far side of {b} | {B} as one bare stretch, one of {a} at each end, facing each other
across | far | {B} whole from one side of the frame to the other, {a} at the middle | {A} well out from the near end, {b} large in front and small at the far end | {B} as one line across the frame, {a} at the middle, both ends bare
board between | any | {B} between the two, one side toward each, both faces above it | The near edge of {b} large and soft in front, one face on each side of it | {B} between the two, all else bare
over line | any | {B} straight across the ground, {a} with one foot over it | {B} close to the lens along the bottom, {a} coming over it | {B} as one line, {a} just past it
into | far | {A} halfway into {b}, the other half still outside | {A} seen from behind at the edge of {b}, about to be gone | {A} at the very edge of {b}
out | far | {A} halfway out of {b}, the rest still inside | {A} coming at the lens, {b} dark behind | {A} just clear of {b}, empty space ahead
spilling | any | {A} in one long trail from {b}, the nearest large and sharp | {A} streaming past close to the lens, {b} far at the other end | {A} few and far apart, {b} at one end
leaving | far | {A} moving off toward the open side, {b} whole behind | {B} near and large at one edge, {a} already small beyond | {A} small and far, one edge of {b} left in front
climbing | far | {B} whole from foot to top, {a} halfway up | {A} close above the lens on {b}, the top still far up | {A} small on the plain face of {b}
pushing | far | {A} behind {b}, arms straight and heels dug in, {b} whole in front | {B} huge and close to the lens, {a} bent low behind with {its} shoulders to it | {A} small behind {b}, an empty stretch ahead
pushing along | any | {A} behind {b}, both hands on it, mid-step | {B} near and large, {a} bent a little over it behind | {A} and {b} alone in profile
pulling | far | {A} ahead and bent forward, {b} following on a taut line | {A} close to the lens, head down, {b} heavy behind | {A} and {b} at the two ends of one taut line
chasing | far | {A} two lengths behind {b}, both in profile with clear ground between | {B} large and already half out of the frame, {a} close behind | {A} and {b} at the two ends of an empty frame
facing | far | {A} and {b} opposite one another in profile, a clear space between | {A} dark from behind in front, {b} bright beyond | {A} small and turned to {b}, the space between empty
watching | far | {A} in {b}, set back behind all else and turned to it | {A} dark from behind in front, all else bright beyond | {A} small at one edge, the middle empty
tied | far | {A} on a short line to {b}, both whole in view | The line near and taut across the frame, {a} at one end, {b} at the other | {A} and {b} joined by one line
# round about
round | any | {A} all the way round {b}, the nearest in front, the farthest half hidden | Backs of {a} dark and close in front, {b} bright in the middle | {B} in the middle of a plain ground, {a} in one even ring
wrapped | far | {A} once round {b}, both ends in view, {b} whole from foot to top | {B} seen from low down, {a} closing round the upper part | {A} round {b}, one clear shape on an empty sky
amid | far | {B} on every side of {a}, the nearest cut by the edges of the frame | {A} seen past the nearest of {b}, the rest closing behind | {A} in the middle of an even ring of {b}
full | any | {B} heaped to the brim of {a}, the top ones standing clear | {B} large at the near edge of {a}, one just slipping over | {B} level with the brim of {a}, the rest plain
full house | any | {B} on every side in {a}, from the front to the far end | {B} close to the lens and out of focus, more and more of them back through {a} | {A} with {b} in one even drift through it
covered | any | {B} over the whole of {a}, thickest on top and thin at the edges | {B} close to the lens on the near side of {a}, single pieces sharp | {A} under one even layer of {b}
all over | any | {A} on every surface in view and on the floor | {A} close to the lens and drifting through the light behind | {A} as one even layer over all that is left
# mirrored, and put up flat
mirrored | any | {B} flat across the lower third, {a} upside down in it below the real outline, the two meeting at one line | {B} from the front edge of the frame, {a} upside down and whole in it, one ripple through the image | {A} and the mirror image in {b}, meeting at one straight line
mirrored small | any | {B} flat in front, {a} upside down in it and cut off at its rim | {B} close to the lens, {a} upside down and sharp in it, the real one soft above | {B} alone on the dark ground, {a} in it
mirrored glass | any | {B} square to the camera, {a} whole in it | {B} at a slant close to the lens, {a} sharp in it | {B} alone, {a} in it, the rest plain
mirrored wet | any | The colours of {a} in long soft streaks down {b} in front | {B} from the front edge of the frame, bright with {a} out of focus | {A} as one long streak down {b}
put up | any | {A} flat on {b}, square to the camera, a plain margin of {b} all round | {B} going away from the lens at a slant, {a} sharp on the near part, one corner lifting | {A} alone in the middle of the bare {bare}
all over air | any | {A} in the air all round, the nearest large, the far ones fine points | {A} close to the lens and out of focus, more of them lit from behind | {A} few and far apart, all else plain
# made and shaped
made | any | Each part of {a} put together from {b}, single ones large enough to be told apart | {B} sharp at the near edge of {a}, the rest of it reading as one form | The plain outline of {a} in {b}, nothing round it
shaped | any | The outline of {a} plainly that of {one}, seen from its clearest side | {A} seen at a slant, the shape of {one} still plain in the outline | {A} as the bare outline of {one}
as | any | {A} put to use as {one}, both plain to see at once | {A} close to the lens, its use as {one} seen at work behind | {A} as {one}, one plain form
used | far | {A} fitted out as {one} from front to back, its own walls and floor left as they are | The things of {one} close in front, the bare far end of {a} behind | {A} bare but for one thing of {one} in the middle
as house | far | {One} laid out within {a}, whose own parts stand as floor, walls and roof | Low down inside {a}, looking up between its parts as one looks up in {one} | {A} as the plain form of {one}, one light through the middle
`;
