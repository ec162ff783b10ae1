/* Group of scenes | lens in millimetres and height for wide, full, medium, close and detail. */
export const LENS_ROWS = `
human | 28 at eye level | 35 at eye level | 50 at eye level | 85 at eye level | 100 level with the action
child | 28 at the child’s eye level | 35 at the child’s eye level | 50 at the child’s eye level | 85 at the child’s eye level | 100 near the ground
animal | 85 at [its|their] eye level | 135 at [its|their] eye level | 200 at [its|their] eye level | 200 at [its|their] eye level | 300 just above [it|them]
tame | 28 at [its|their] eye level | 35 at [its|their] eye level | 50 at [its|their] eye level | 85 at [its|their] eye level | 100 just above [it|them]
insect | 60 at stem height | 100 at stem height | 100 level with [it|them] | 100 level with [it|them] | 100 level with [it|them]
water | 16 drifting level with [it|them] | 24 drifting level with [it|them] | 35 drifting level with [it|them] | 60 drifting level with [it|them] | 60 drifting level with [it|them]
small | 35 at table height | 50 a little above the surface | 85 thirty degrees above | 100 at table height | 100 level with the surface
machine | 35 low, at knee height | 50 low, at knee height | 85 at hip height | 85 level with [it|them] | 100 a hand’s width away
place | 24 at eye level, verticals straight | 28 at eye level, verticals straight | 35 at eye level | 50 at eye level | 85 near the ground
nature | 24 at standing height, horizon level | 35 at standing height | 85 at standing height | 100 at standing height | 100 near the ground
graphic | 35 square on | 50 square on | 50 square on | 85 square on | 100 square on
toy | 24 a finger above the floor | 35 at toy height | 60 at toy height | 100 at toy height, looking slightly up | 100 on the floor
`;

/* How a camera behaves | moves for the opening, the deed, the detail, the moment and the last image. */
export const TEMPER_ROWS = `
locked | locked off on a tripod | static, same frame held | static | push-in of a hand’s width, then still | locked off to the last frame
gliding | slow push-in, stopping where the action stops | slow slide from left to right, ending centred | slow push-in by half a frame size | slow slide to the left | slow push-in, then still
handheld | handheld, breathing only | handheld pan that follows and stops with it | handheld, held steady | handheld, one step nearer | handheld, settling into stillness
floating | slow drift forward, ending level | slow arc to the right, an eighth of a circle | floating hold, no drift | slow push-in by half a frame size | slow push-in, then still
phone | static at arm’s length | quick pan right, stopping dead | static, elbows tucked in | one quick step nearer | static, held a second longer
stalking | static, keeping its distance | very slow pan to the right, stopping early | static, waiting | creeping push-in over the whole beat | static to the last frame
`;
