/** Wild mammals and reptiles by themselves: names | studio | set | deed | at | light | minimal (see ../moment.ts). */
export const WILD_ANIMALS = `
fox | standing side-on with the brush held level, head turned over the shoulder to the camera | - | in mid-step, one forepaw lifted, ears turned to a sound off to the {other} | At the edge of a beech wood after rain, wet bracken in front, trunks fading into mist behind | Low sun between the trunks from back {side}, a bright rim along ears and brush, the near side in cool shade | curled asleep, the brush laid over the nose
`;
