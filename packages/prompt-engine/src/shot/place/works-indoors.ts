import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isPeople, mainOf, type Scene } from '../../read/scene.ts';
import { isInOpenAir } from '../light/light-outdoors.ts';
import { leadingDoing } from '../staging/staging.ts';

/** What stands in rooms, as poses speak of it. */
const FURNITURE = sifted(
  /\b(?:counter|stove|hob|oven|worktop|sink|desk|table|sofa|mirror|drawer|wardrobe|bed|keyboard|loom|lathe)\b/,
);

/** Whether somebody is at what only rooms have, though no room is named: lunch is packed at a counter. */
export function worksIndoors(scene: Scene): boolean {
  const main = mainOf(scene);
  if (scene.place || !main || !isPeople(main.kind) || isInOpenAir(scene)) return false;
  if (scene.times.some(({ row }) => row.type === 'weather')) return false;
  return FURNITURE.test(leadingDoing(scene)?.row?.pose ?? '');
}
