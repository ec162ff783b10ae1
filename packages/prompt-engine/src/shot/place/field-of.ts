import { sifted } from '../../lexicon/sifting/sifted.ts';
import { onceFor } from '../once-for.ts';
import { type Brief, capital, type Decision, said } from '../shot.ts';

/*
 * 'a field of red flowers': land that is told by what grows on it. Where no row knows such a field, what grows there is
 * the ground from edge to edge.
 */

const SOWN = sifted(/(?:^| )(?:fields?|meadows?|sea|carpet|hillside|hill|slope|valley|patch|bed|garden)$/i);
const GROWS: ReadonlySet<string> = new Set(['flower', 'plant', 'food']);

/** What grows all over the land that the words name: 'red flowers'; undefined where they name no such land. */
export const growthOf = onceFor(({ cast, place }: Brief['scene']): string | undefined => {
  if (!place || !SOWN.test(place.words)) return undefined;
  const field = cast.findIndex(({ words }) => words === place.words);
  const grown = cast.find(
    ({ part, kind, relation }) =>
      part === 'content' && GROWS.has(kind) && relation?.preposition === 'of' && relation.to === field,
  );
  return grown && field >= 0 ? grown.words.toLowerCase() : undefined;
});

/** The field in a take; undefined in a minimal one, which has it as its ground. */
export function fieldOf({ scene, take }: Brief): Decision | undefined {
  const growth = growthOf(scene);
  if (growth === undefined || take === 'minimal') return undefined;
  const text =
    take === 'studio'
      ? `${capital(growth)} on every side, from the front edge of the frame to the horizon`
      : `${capital(growth)} large and out of focus along the lower edge, more of them to the far end behind`;
  return { element: 'setting', text, because: `${said(growth)}: what grows there is the place.` };
}
