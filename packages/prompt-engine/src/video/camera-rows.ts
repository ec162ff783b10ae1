/* Group of scenes | size | lens in millimetres | height. */
export const LENS_ROWS = `
human | wide | 28 | at chest height
human | full | 35 | at hip height
human | medium | 50 | at chest height
human | close | 85 | at eye level
human | detail | 100 | level with the action
child | wide | 28 | at the child’s eye level
child | full | 35 | at the child’s eye level
child | medium | 50 | at the child’s eye level
child | close | 85 | at the child’s eye level
child | detail | 100 | near the ground
animal | wide | 85 | at [its|their] eye level
animal | full | 135 | at [its|their] eye level
animal | medium | 200 | at [its|their] eye level
animal | close | 200 | at [its|their] eye level
animal | detail | 300 | just above [it|them]
tame | wide | 28 | at [its|their] eye level
tame | full | 35 | at [its|their] eye level
tame | medium | 50 | at [its|their] eye level
tame | close | 85 | at [its|their] eye level
tame | detail | 100 | just above [it|them]
insect | wide | 60 | at stem height
insect | full | 100 | at stem height
insect | medium | 100 | level with [it|them]
insect | close | 100 | level with [it|them]
insect | detail | 100 | level with [it|them]
water | wide | 16 | drifting level with [it|them]
water | full | 24 | drifting level with [it|them]
water | medium | 35 | drifting level with [it|them]
water | close | 60 | drifting level with [it|them]
water | detail | 60 | drifting level with [it|them]
small | wide | 35 | at table height
small | full | 50 | a little above the surface
small | medium | 85 | thirty degrees above
small | close | 100 | at table height
small | detail | 100 | level with the surface
machine | wide | 35 | low, at knee height
machine | full | 50 | low, at knee height
machine | medium | 85 | at hip height
machine | close | 85 | level with [it|them]
machine | detail | 100 | a hand’s width away
place | wide | 24 | at eye level, verticals straight
place | full | 28 | at eye level, verticals straight
place | medium | 35 | at eye level
place | close | 50 | at eye level
place | detail | 85 | near the ground
nature | wide | 24 | at standing height, horizon level
nature | full | 35 | at standing height
nature | medium | 85 | at standing height
nature | close | 100 | at standing height
nature | detail | 100 | near the ground
graphic | wide | 35 | square on
graphic | full | 50 | square on
graphic | medium | 50 | square on
graphic | close | 85 | square on
graphic | detail | 100 | square on
toy | wide | 24 | a finger above the floor
toy | full | 35 | at toy height
toy | medium | 60 | at toy height
toy | close | 100 | at toy height, looking slightly up
toy | detail | 100 | on the floor
`;

/* How a camera behaves | moves for the opening, the deed, the detail, the moment and the last image. */
export const TEMPER_ROWS = `
locked | locked off on a tripod | static, same frame held | static again | push-in of a hand’s width, then still | locked off to the last frame
gliding | slow dolly in, stopping where the action stops | slow slide from left to right, ending centred | slow slide back to the left | slow push-in by half a frame size | slow dolly out by half a frame size, then still
handheld | handheld, breathing only | handheld pan that follows and stops with it | handheld, held steady | handheld, one step nearer | handheld, settling into stillness
floating | slow crane down, ending level | slow arc to the right, an eighth of a circle | floating hold, no drift | slow rise by half a metre | slow float backward to the end
phone | static at arm’s length | quick pan right, stopping dead | static, elbows tucked in | one quick step nearer | static, held a second longer
stalking | static, a dark edge close to the lens | very slow pan to the right, stopping early | static, waiting | creeping push-in over the whole beat | static; the movement leaves the frame
travelling | static as the action comes in | tracking shot alongside at the same pace | tracking close beside it | the tracking overtakes by one step | the tracking stops and lets the action leave
`;
