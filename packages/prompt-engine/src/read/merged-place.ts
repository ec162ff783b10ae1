import type { PlaceRow } from '../lexicon/place.ts';
import { sifted } from '../lexicon/sifting/sifted.ts';

/** Whether a place is a country or a city by name. */
export const isNamedRegion = ({ names: [name = ''] }: PlaceRow): boolean => /^\p{Lu}/u.test(name);

const OPEN_LAND = sifted(/\b(?:valley|plain|landscape|hills?|road|path|trail|field|highway)\b/i);

/** What of nature lies within a city. */
export const CITY_NATURE = sifted(
  /\b(?:rivers?|riverside|riverbank|canals?|parks?|gardens?|beach|bay|lakes?|lakeside|ponds?|shore|seaside|hills?)\b/i,
);

/** A counter in a kitchen is a counter still, with the kitchen behind it and in the kitchen's light. */
function standingIn(support: PlaceRow, room: PlaceRow): PlaceRow {
  const isFloor = support.names.includes('floor');
  return {
    ...room,
    names: support.names,
    traits: support.traits,
    preposition: support.preposition,
    ground: isFloor ? room.ground : support.ground,
    colours: isFloor ? room.colours : [...support.colours.slice(0, 2), ...room.colours.slice(0, 2)],
  };
}

/** The steps of a church are before it. */
const isBefore = (row: PlaceRow, region: PlaceRow): boolean =>
  /^(?:steps|stairs|stone steps|front steps)$/.test(row.names[0] ?? '') &&
  (region.traits.has('sacred') || region.traits.has('public'));

/** A place in a place ('tokyo laundromat'): the things of the one, seen with those of the other. */
export function mergedPlace(row: PlaceRow, region: PlaceRow): PlaceRow {
  // Through the panes of a greenhouse on Mars one sees Mars.
  if (region.surroundings === 'space' && row.surroundings === 'indoor')
    return { ...row, far: region.things[0] ? `${region.things[0]} outside the windows` : row.far };
  if (isBefore(row, region)) return row;
  // A table on a campsite stands outdoors.
  if (row.traits.has('support') && row.surroundings !== region.surroundings) return region;
  if (row.traits.has('support') && region.surroundings === 'indoor') return standingIn(row, region);
  // A city's riverside has the city's quays, not reeds; rice terraces in Vietnam have none of Hanoi's streets.
  if (row.traits.has('nature') && region.traits.has('city'))
    return !CITY_NATURE.test(row.names[0] ?? '')
      ? { ...row, far: /\b(?:clouds?|sky)\b/i.test(row.names[0] ?? '') ? region.far : row.far }
      : {
          ...region,
          names: row.names,
          preposition: row.preposition,
          traits: new Set([...row.traits, 'city']),
        };
  // A valley in the desert has the desert's ground, and no meadow.
  if (
    OPEN_LAND.test(row.names[0] ?? '') &&
    /\b(?:desert|jungle|rainforest|tundra|arctic|volcan\w*|snow)/i.test(region.names[0] ?? '')
  )
    return { ...region, names: row.names, preposition: row.preposition };
  // A harbour in Iceland has no waterfalls.
  if (region.traits.has('nature') && !row.traits.has('nature'))
    return isNamedRegion(region) || row.surroundings === 'indoor'
      ? row
      : { ...row, far: region.far || row.far };
  const isTown = isNamedRegion(region);
  return {
    ...row,
    ...(isTown && { traits: new Set([...row.traits, 'in-town']) }),
    // A street in Paris is drawn with its towers.
    ...(row.drawing === 'street' && { drawing: region.drawing }),
    ...(row.surroundings === region.surroundings
      ? {
          things: isTown
            ? [...row.things.slice(0, 1), ...region.things.slice(0, 2), ...row.things.slice(1)]
            : [...row.things.slice(0, 2), ...region.things.slice(0, 2), ...row.things.slice(2)],
          far: row.far || region.far,
        }
      : { far: region.things[0] ? `${region.things[0]} outside` : row.far }),
    nightLight: region.nightLight || row.nightLight,
    colours: [...row.colours.slice(0, 2), ...region.colours.slice(0, 2)],
  };
}
