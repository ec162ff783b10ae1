import type { Member, Scene } from '../../read/scene.ts';
import { SMALLER_THAN } from '../../read/sizes-and-views.ts';

/** Whether what is large by its kind is held in a hand here: a house in a light bulb, a library as small as a matchbox. */
export function isHandSized(main: Member, scene: Scene): boolean {
  const isHoused =
    ['building', 'vehicle', 'boat', 'structure', 'terrain', 'aircraft', 'weather', 'celestial'].includes(
      main.kind,
    ) &&
    scene.cast.some(
      ({ relation, kind, row }) =>
        /^(?:in|inside|within)$/.test(relation?.preposition ?? '') &&
        ['container', 'product', 'device', 'jewellery', 'toy'].includes(kind) &&
        ['tiny', 'hand', 'held', 'table'].some((each) => row?.traits.words.has(each)),
    );
  const isTinyPlace =
    ['building', 'place', 'vehicle', 'boat'].includes(main.kind) && SMALLER_THAN.test(scene.subject);
  return isHoused || isTinyPlace;
}
