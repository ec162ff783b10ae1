import type { Draft } from './draft.ts';
import type { Member } from './scene.ts';

/* Where all of it is, by what the cast names. */

/** 'studio, red background': before red it is, and not before the studio's own grey. */
export function onGround(draft: Draft): void {
  const ground = draft.cast.find(
    ({ part, placeRow, name }) =>
      part === 'scenery' && placeRow !== undefined && /(?:background|backdrop)$/i.test(name),
  );
  if (!ground || !/\bstudio$/i.test(draft.place?.words ?? '')) return;
  draft.place = placeOf(ground);
  ground.part = 'topic';
}

/** Books on the floor of a library lie in the library. */
export function offOwnFloor(draft: Draft): void {
  const [main] = draft.cast;
  if (
    main &&
    (main.kind === 'place' || main.kind === 'building') &&
    /^(?:floor|ground|ceiling|walls?|lanes?)$/i.test(draft.place?.words ?? '') &&
    draft.cast.some(({ part }) => part === 'feature')
  ) {
    if (main.placeRow) draft.place = placeOf(main);
    else delete draft.place;
  }
}

/** A place of the cast as where all of it is. */
export const placeOf = ({
  words,
  placeRow,
  proper,
  plural,
  adjectives,
  strange,
}: Member): NonNullable<Draft['place']> => {
  const isNamed = (name: string): boolean =>
    /^\p{Lu}/u.test(name) && name.toLowerCase() === words.toLowerCase();
  return {
    words,
    preposition: placeRow?.preposition ?? 'in',
    ...(placeRow && { row: placeRow }),
    proper: proper || placeRow?.names.some(isNamed) === true,
    plural,
    adjectives,
    strange,
  };
};
