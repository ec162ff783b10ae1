import type { PlaceRow } from '../../lexicon/place.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { Circumstances } from '../place/surroundings.ts';

/*
 * A place as the season and the snow leave it: rows tell of its green months.
 */

/** What does not grow, bloom, graze or lie open in the cold. */
const GREEN = sifted(
  /\b(?:grass\w*|graz\w*|lawn|meadow|pasture|gorse|sheep|cows?|cattle|goats?|flower\w*|blossom\w*|roses?|foxgloves?|tulips?|lavender|dais(?:y|ies)|sunflowers?|popp(?:y|ies)|lupins|orchids|geraniums|ivy|vines?|clover|nettles|wildflowers|mossy?|ferns?|leaf|leaves|leafy|litter|lianas|thrift|heather|bracken|campion|thistles?|sea pinks|reeds|lily|lilies|crops?|wheat|corn|barley|vegetables?|tomato(?:es)?|lettuces?|beans?|bees?|butterfl\w*|dragonfl\w*|gulls|parasols?|picnic|sun loungers?|deckchairs?|bathers?|swimmers?|green|ripe)\b/,
);

/** What autumn has not any more. */
const SUMMERY = sifted(
  /\b(?:blossom\w*|roses?|foxgloves?|tulips?|lavender|dais(?:y|ies)|sunflowers?|popp(?:y|ies)|lupins|lily|lilies|geraniums|bees?|butterfl\w*|dragonfl\w*|parasols?|sun loungers?|bathers?|seedlings)\b/,
);

/** What rain, storm and snow drive away. */
const FAIR = sifted(
  /\b(?:bees?|butterfl\w*|dragonfl\w*|parasols?|sun loungers?|deckchairs?|bathers?|picnic|dust\w*|heat haze|sunlit)\b/,
);

/** Colours that such things bring. */
const GREEN_COLOUR = sifted(
  /\b(?:green|leaf|moss|grass|straw|gorse|rose|lavender|violet|pink|yellow|foliage|wheat|poppy|fern)\b/,
);

const COLD = sifted(/\b(?:winter|frost|snow\w*|blizzard|november|december|january|february|ice)\b/);

/** Whether snow lies or falls. */
const isSnowy = ({ weatherRow }: Circumstances): boolean => weatherRow?.traits.has('snow') === true;

/** Whether the hour, the weather or the season leave nothing green. */
export const isCold = (where: Circumstances): boolean =>
  [where.time, where.weatherRow, where.season, where.occasion].some((row) =>
    COLD.test(row?.names.join(' ') ?? ''),
  );

/** Whether the season is autumn, by its own name or by that of a month, September to November. */
export const isAutumn = ({ season }: Circumstances): boolean =>
  season !== undefined && /\b(?:autumn|fall|september|october|november)\b/.test(season.names.join(' '));

/** The colours that the cold leaves. */
export const coldColours = (colours: readonly string[]): string[] =>
  colours.filter((colour) => !GREEN_COLOUR.test(colour));

/** An outdoor place as it is then. */
export function inSeason(place: PlaceRow, where: Circumstances): PlaceRow {
  const cold = isCold(where);
  const isFoul = ['rain', 'storm', 'snow'].some((trait) => where.weatherRow?.traits.has(trait));
  if (place.surroundings !== 'outdoor' || !(cold || isFoul || isAutumn(where))) return place;
  const isSeen = (text: string): boolean =>
    !(isFoul && FAIR.test(text)) && !(cold && GREEN.test(text)) && !(isAutumn(where) && SUMMERY.test(text));
  const kept = (text: string): string => (isSeen(text) ? text : '');
  return {
    ...place,
    // Its own light is that of a clear day of the green months.
    ...(isSnowy(where) && { dayLight: '' }),
    // The snow is said with the weather.
    ground: isSnowy(where) ? '' : kept(place.ground),
    things: place.things.filter(isSeen),
    far: kept(place.far),
    near: kept(place.near),
    colours: cold ? coldColours(place.colours) : place.colours.filter(isSeen),
  };
}
