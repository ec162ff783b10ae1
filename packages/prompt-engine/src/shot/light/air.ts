import type { Circumstances } from '../place/surroundings.ts';
import { capital, type Decision } from '../shot.ts';

/* What weather, season and hour do to the air of a place. */

const CLEAR = /\bblue sky\b/;

/** Where waves come in. */
const SEASIDE =
  /\b(?:sea|ocean|coast|coastline|shore|seashore|beach|cliffs?|lighthouse|headland|bay|cove|pier|breakwater|rocks by the sea|harbour mouth)\b/;

/** Mist lies on the water where that is the ground, and no trees stand where none grow. */
const inPlace = (air: string, { place, weather }: Circumstances, isOnWater: boolean): string => {
  const names = place?.names.join(' ') ?? '';
  const isTreeless =
    isOnWater ||
    /\b(?:beach|shore|sea|ocean|desert|glacier|tundra|arctic|antarctic\w*|ice|salt flats?|lava|volcano|summit|moor|steppe|canyon|rooftop|harbou?r|pier|stadium|station|airport|runway|motorway|highway|volcan\w*)\b/i.test(
      names,
    );
  const wet = isOnWater ? air.replace(/\bon the ground\b/g, 'on the water') : air;
  // In a storm the sea breaks.
  if (weather === 'storm' && SEASIDE.test(names))
    return `${wet.replace(/ and bare trees\b/g, '')}, white waves breaking`;
  return isTreeless ? wet.replace(/ and bare trees\b|\bbare trees and /g, '') : wet;
};

/**
 * What weather, season and hour do to the air, in two phrases at most; indoors only what is seen outside. Empty where
 * none of them says anything.
 */
export const airOf = (where: Circumstances, isOnWater = where.place?.traits.has('water') === true): string =>
  where.surroundings === 'indoor'
    ? where.weatherRow?.names[0]
      ? / outside\b/.test(where.weatherRow.ambience)
        ? where.weatherRow.ambience
        : `${where.weatherRow.ambience} seen through the window`
      : where.season
        ? `${where.season.ambience} outside`
        : ''
    : inPlace(
        [
          where.weatherRow || where.surroundings !== 'outdoor'
            ? ''
            : where.place?.traits.has('nature') && !where.place.traits.has('city')
              ? where.time?.ambience.replace('a dark sky', 'a dark open sky')
              : where.time?.ambience,
          byNight(where, where.weatherRow?.ambience),
          // Under rain no sky is blue.
          where.weatherRow && CLEAR.test(where.season?.ambience ?? '') ? '' : where.season?.ambience,
        ]
          .filter(Boolean)
          .slice(0, 2)
          .join(', '),
        where,
        isOnWater,
      );

/** After rain at night no sky breaks open. */
const byNight = ({ daytime }: Circumstances, air: string | undefined): string | undefined =>
  daytime === 'night' ? air?.replace(/ and clean air under a breaking sky\b/, '') : air;

/** The weather and the hour that the words tell, beside a place that they do not. */
export function airBeside(where: Circumstances): Decision[] {
  const air = airOf(where);
  return air === ''
    ? []
    : [{ element: 'setting', text: capital(air), because: 'The words name the hour or the weather.' }];
}
