/* How a camera behaves | moves for the first image, those between and the last one. */
export const TEMPER_ROWS = `
locked | static, on a tripod | static, on a tripod | static to the last frame
gliding | slow push-in | slow slide from left to right | slow push-in, then still
handheld | handheld, breathing only | handheld, following the action | handheld, settling into stillness
floating | slow drift forward | slow arc to the right | slow push-in, then still
phone | static at arm’s length | handheld, following the action | static, held a second longer
stalking | static, keeping its distance | very slow pan with the action | static to the last frame
`;
