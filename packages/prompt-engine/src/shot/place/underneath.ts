import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { Scene } from '../../read/scene.ts';
import type { Decision } from '../shot.ts';

/*
 * Under a road, a bridge, a pier none of what stands on it is seen, but its underside and what bears it.
 */

const UNDER = sifted(/^(?:under|underneath|beneath|below)$/);
const BORNE = sifted(
  /\b(?:highway|motorway|freeway|overpass|flyover|bridge|viaduct|aqueduct|pier|jetty|railway|road|dock|boardwalk|stage|bleachers|grandstand|elevated train|train tracks)$/i,
);
const LEAD = sifted(/^Under(?:neath)? [^:,]+|^(?:Beneath|Below) [^:,]+/);
/** What the words tell of the weather stands behind the things of a place. */
const AIR = sifted(
  /, (?:and |with )(?<air>(?:[\p{L} -]*(?:rain|drops|snow|flakes|mist|fog|streaks|sky|dusk|night)[\p{L} -]*)+)$/iu,
);

/** The setting of a picture that plays under what bears others, as it is seen from there. */
export function seenFromBelow(
  decisions: readonly Decision[],
  { place, take }: Pick<Scene, 'place'> & { readonly take: string },
): readonly Decision[] {
  if (!place || !UNDER.test(place.preposition) || !BORNE.test(place.words)) return decisions;
  return decisions.map((each) => {
    const lead = LEAD.exec(each.text)?.[0];
    if (each.element !== 'setting' || lead === undefined) return each;
    const air = AIR.exec(each.text)?.groups?.air;
    const under =
      take === 'cinematic'
        ? 'a column dark and close at one edge, the underside going away overhead to a strip of open sky'
        : 'the dark underside across the top of the frame, columns going back on both sides';
    return { ...each, text: `${lead}, ${under}${air ? `, ${air}` : ''}` };
  });
}
