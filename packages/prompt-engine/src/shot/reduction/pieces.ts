import { sifted } from '../../lexicon/sifting/sifted.ts';
import { mainOf, type Scene } from '../../read/scene.ts';
import { chosenEvenly } from '../choose.ts';
import type { SeenTake } from '../concrete/seen-take.ts';
import { landmarkOf } from '../layout/composition-words.ts';
import { isAsUsual } from '../place/place-told.ts';
import { theOf } from '../refer.ts';
import { remnantsOf } from './piece-rows.ts';

/*
 * What stands for all of a scene or a place: one thing of it, or one colour.
 */

const OVERHEAD = sifted(
  /\b(?:ceiling|beams?|chandelier|lights?|sky|cloud|haze|smell|drawn|row of|view|reflections?)\b/i,
);

const BORNE_BY = sifted(
  /\b(?:walls?|piers?|jetty|roofs?|rooftop|bridge|steps|stairs|dock|quay|ledge|rocks?|cliff|platform|deck|stage|raft|boat)$/i,
);
const AT_A_WINDOW = sifted(
  /\b(?:by|at|beside|near|next to|in) (?:an? |the |her |his |their )?(?:[\p{L}-]+ ){0,2}windows?\b/iu,
);

/** Names by which a place may have a row of its own, the nearest first. */
function namesOf({ brief: { scene }, where }: SeenTake): readonly string[] {
  const main = mainOf(scene);
  const said = [scene.place?.words, main?.kind === 'place' || main?.placeRow ? main.words : undefined];
  const words = said.flatMap((each) => {
    const parts = (each ?? '')
      .toLowerCase()
      .split(/[^\p{L}-]+/u)
      .filter(Boolean);
    return parts.flatMap((_, i) => [
      parts.slice(i).join(' '),
      parts.slice(0, i + 1).join(' '),
      parts[i] ?? '',
    ]);
  });
  return [...(scene.place?.region?.names ?? []), ...words, ...(where.place?.names ?? [])].map((each) =>
    each.toLowerCase(),
  );
}

/** Whether the words write it as a name. */
const isTown = (name: string, { subject, place }: Scene): boolean =>
  place?.region?.names.some((each) => each.toLowerCase() === name) === true ||
  subject.includes(name.replace(/(^|\s)\p{Ll}/gu, (first) => first.toUpperCase()));

/** Whether a row has what is left of the place. */
export const isListed = (staged: SeenTake): boolean =>
  namesOf(staged).some((each) => remnantsOf(each).length > 0);

/** A thing of the place that can stand for it, as one: what the words name there, else what such a place has. */
export function pieceOf(staged: SeenTake): string | undefined {
  const { where, brief } = staged;
  const { place } = brief.scene;
  // Who sits on a harbour wall is left the wall, and who sits by the window the window.
  if (place?.preposition === 'on' && BORNE_BY.test(place.words)) return undefined;
  if (AT_A_WINDOW.test(brief.scene.subject) && where.surroundings === 'indoor') return 'the window';
  if (where.place?.traits.has('support') || where.surroundings === 'underwater') return undefined;
  const named =
    /^(?:place|building)$/.test(mainOf(brief.scene)?.kind ?? '') && staged.kind === 'interior'
      ? landmarkOf(brief.scene)
      : undefined;
  if (named) return named;
  const isUsual = isAsUsual(brief.scene, where);
  const names = namesOf(staged).filter((each) => isUsual || isTown(each, brief.scene));
  const listed = names.map(remnantsOf).find((each) => each.length > 0);
  if (listed) return chosenEvenly(listed, brief, 'piece');
  if (!isUsual) return undefined;
  const single = where.place?.things.filter((thing) => /^an? /.test(thing) && !OVERHEAD.test(thing)) ?? [];
  return chosenEvenly(single, brief, 'piece')
    ?.replace(/^an? /, 'one ')
    .replace(
      / (?:beside|between|above|over|on|in|along|at|by|of figures|with) (?:the|a|an|each|its) .*$/,
      '',
    );
}

/** The one told colour, and whose it is: 'the red of the bicycle'. */
export function loneColourOf({ colours, cast }: Scene): string | undefined {
  const [only, second] = colours;
  if (only === undefined || second !== undefined || /^(?:white|black|gr[ae]y|brown|beige|silver)$/.test(only))
    return undefined;
  const owners = cast.filter((each) => each.colours.includes(only));
  const [owner] = owners;
  return owner && owners.length === 1 ? `the ${only} of ${theOf(owner)}` : undefined;
}

/** A wall that is named and fills what is behind. */
export const wallOf = ({ cast, place }: Scene): string | undefined => {
  const named = cast.find(
    ({ name, part, plural }) =>
      part !== 'main' && part !== 'topic' && !plural && /(?:^| )(?:wall|fence|shutter)$/i.test(name),
  );
  const words = named?.words ?? (/(?:^| )wall$/i.test(place?.words ?? '') ? place?.words : undefined);
  return words?.toLowerCase().replace(/^(?:the|an?|my|his|her|our|their) /, '');
};

/** What can run to every edge of a picture under somebody or something. */
const BED = sifted(
  /\b(?:leaf|leaves|moss|lace|silk|satin|velvet|linen|wool|snow|sand|hay|straw|grass|clover|heather|flowers|petals|blossoms?|pebbles|gravel|gold|water|bubbles|foam|feathers|cotton|fur|autumn leaves|pine needles|pumpkins|marble|slate)$/i,
);

/** What the main one lies on or in, where that can be all there is: 'oak leaves'. */
export const bedUnder = ({ cast, place }: Scene): string | undefined => {
  const main = cast.findIndex(({ part }) => part === 'main');
  const found = cast.find(
    ({ part, words, relation }) =>
      part !== 'main' &&
      // Flowers in a basket are under nobody.
      (part !== 'content' || relation?.to === main) &&
      part !== 'worn' &&
      part !== 'topic' &&
      relation !== undefined &&
      /^(?:in|on|of|among|amid|upon)$/.test(relation.preposition) &&
      BED.test(words),
  );
  const isOn = place && /^(?:in|on|among)$/.test(place.preposition) && BED.test(place.words);
  const words = (found?.words ?? (isOn ? place.words : undefined))
    ?.toLowerCase()
    .replace(/^(?:the|an?|my) /, '');
  return words !== undefined && /\bleaf$/.test(words) ? `the ${words}` : words;
};
