import { isPeople, mainOf, type Scene } from '../../read/scene.ts';

/** Whether an animal has something on. */
export const isDressedAnimal = (scene: Scene): boolean =>
  !isPeople(mainOf(scene)?.kind ?? 'person') && scene.cast.some(({ part }) => part === 'worn');

/** Whether all colours are those of the animal's own coat. */
export const isOnlyCoat = (colours: readonly string[], scene: Scene): boolean => {
  const own = mainOf(scene)?.row?.colours ?? [];
  return colours.every((each) => own.some((of) => each === of || each.endsWith(` ${of}`)));
};
