import type { MaterialRow } from '../../lexicon/material.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isBeing, type Member, mainOf, type Scene } from '../../read/scene.ts';
import { theOf } from '../refer.ts';
import { type Brief, capital, type Decision, said } from '../shot.ts';

/*
 * Beings that are made of what no body is made of: of smoke, water, fire, light. What they look like is not known from
 * their kind and has to be said.
 */

const MADE = sifted(/\b(?:made (?:\w+ )?(?:of|from|out of)|formed (?:of|from|by)|composed of)\b/i);

/** What the body of a being is made of, by the words. */
export function matterOf({ subject }: Scene, { kind, materials }: Member): MaterialRow | undefined {
  return isBeing(kind) && kind !== 'robot' && MADE.test(subject)
    ? materials.find(({ names, kind: of }) => of === 'material' || names[0]?.startsWith('made of'))
    : undefined;
}

/** The look of the matter, for every take. */
export function matterDecision({ scene }: Brief, main: Member): Decision[] {
  const matter = matterOf(scene, main);
  return matter === undefined || matter.surface === ''
    ? []
    : [
        {
          element: 'subject',
          text: `${capital(theOf(main))} formed wholly of ${matter.surface}`,
          because: `${said(main.words)} is made of what no body is made of.`,
        },
      ];
}

/** Whether a picture shows what nobody can photograph: a being of a tale or of another matter, a whale over a field. */
export function isUnreal(scene: Scene): boolean {
  const main = mainOf(scene);
  if (!main) return false;
  const isOutOfWater =
    main.kind === 'sea-animal' &&
    scene.place?.row !== undefined &&
    scene.place.row.surroundings !== 'underwater' &&
    !scene.place.row.traits.has('water');
  return (
    main.kind === 'fantasy-being' ||
    matterOf(scene, main) !== undefined ||
    isOutOfWater ||
    main.adjectives.some((each) =>
      /^(?:giant|gigantic|enormous|colossal|flying|floating|winged)$/i.test(each),
    )
  );
}
