import type { PlaceRow } from '../../lexicon/place.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isNamedRegion, mergedPlace } from '../../read/merged-place.ts';
import { mainOf, type Scene } from '../../read/scene.ts';
import { onceFor } from '../once-for.ts';
import { placeOfPhrase } from './place-of-phrase.ts';

const GATHERING = sifted(
  /^(.+) (?:party|parties|rave|wedding|festival|concert|gig|picnic|barbecue|bbq|dinner|brunch|breakfast|lunch|market|reunion|reception|ceremony|screening|sleepover|dance)$/i,
);

/**
 * Where a gathering is by its own name: a rooftop party in Tokyo is on a roof there, and not in its streets. Undefined
 * where its name tells none, or the words tell another place than a city or a country.
 */
export const eventPlaceOf = onceFor((scene: Scene): PlaceRow | undefined => {
  const main = mainOf(scene);
  const [, where] = GATHERING.exec(main?.words ?? '') ?? [];
  const told = scene.place?.row;
  if (where === undefined || main?.placeRow || (told && !isNamedRegion(told))) return undefined;
  const row = placeOfPhrase(`in the ${where}`);
  return row && told ? mergedPlace(row, told) : row;
});
