import { type ActionRow, actionsOf } from './action.ts';
import { ANIMALS_DOING } from './actions/animals-doing.ts';
import { BY_WHOM_TO_WHAT } from './actions/by-whom-to-what.ts';
import { DAY_BY_DAY } from './actions/day-by-day.ts';
import { DEEDS_BY_BODY } from './actions/deeds-by-body.ts';
import { DONE_BY_ANIMALS } from './actions/done-by-animals.ts';
import { DONE_TO_BODIES } from './actions/done-to-bodies.ts';
import { DONE_TO_OTHERS } from './actions/done-to-others.ts';
import { DONE_TO_THINGS } from './actions/done-to-things.ts';
import { EATING_AND_DRINKING } from './actions/eating-and-drinking.ts';
import { EVERYDAY_DEEDS } from './actions/everyday-deeds.ts';
import { HANDS_AT_WORK } from './actions/hands-at-work.ts';
import { HOLDING_AND_GIVING } from './actions/holding-and-giving.ts';
import { MEETING } from './actions/meeting.ts';
import { MOVING } from './actions/moving.ts';
import { PLAY_AND_SPORT } from './actions/play-and-sport.ts';
import { RESTING } from './actions/resting.ts';
import { SENSES_AND_SPEECH } from './actions/senses-and-speech.ts';
import { SET_PHRASES } from './actions/set-phrases.ts';
import { THINGS_DOING } from './actions/things-doing.ts';
import { TOLD_BY_THE_PHRASE } from './actions/told-by-the-phrase.ts';
import { TRADES_AND_CHORES } from './actions/trades-and-chores.ts';
import { ERAS } from './eras.ts';
import { type FeelingRow, feelingsOf } from './feeling.ts';
import { FEELINGS } from './feelings.ts';
import { type MaterialRow, materialsOf } from './material.ts';
import { MATERIALS } from './materials.ts';
import { type NounRow, nounsOf } from './noun.ts';
import { ACCESSORIES } from './nouns/accessories.ts';
import { AIRCRAFT_AND_SPACECRAFT } from './nouns/aircraft-and-spacecraft.ts';
import { ATHLETES } from './nouns/athletes.ts';
import { BAKING } from './nouns/baking.ts';
import { BIRDS } from './nouns/birds.ts';
import { BODY } from './nouns/body.ts';
import { BUILDINGS } from './nouns/buildings.ts';
import { CELESTIAL } from './nouns/celestial.ts';
import { CLOTHING } from './nouns/clothing.ts';
import { CONTAINERS } from './nouns/containers.ts';
import { COSMETICS } from './nouns/cosmetics.ts';
import { DECORATIONS } from './nouns/decorations.ts';
import { DEVICES } from './nouns/devices.ts';
import { DISHES } from './nouns/dishes.ts';
import { DRINKS } from './nouns/drinks.ts';
import { EVENTS } from './nouns/events.ts';
import { EVERYDAY_THINGS } from './nouns/everyday-things.ts';
import { FANTASY_BEINGS } from './nouns/fantasy-beings.ts';
import { FARM_ANIMALS } from './nouns/farm-animals.ts';
import { FURNITURE } from './nouns/furniture.ts';
import { GRAPHICS } from './nouns/graphics.ts';
import { GROUPS } from './nouns/groups.ts';
import { HOUSEHOLD_THINGS } from './nouns/household-things.ts';
import { IDEAS } from './nouns/ideas.ts';
import { INNER_IDEAS } from './nouns/inner-ideas.ts';
import { INSECTS } from './nouns/insects.ts';
import { INSTRUMENTS } from './nouns/instruments.ts';
import { JEWELLERY } from './nouns/jewellery.ts';
import { KITCHEN_THINGS } from './nouns/kitchen-things.ts';
import { MACHINES } from './nouns/machines.ts';
import { MAKERS } from './nouns/makers.ts';
import { MATERIALS_IN_MOTION } from './nouns/materials-in-motion.ts';
import { OFFICE_THINGS } from './nouns/office-things.ts';
import { OFFICIALS_AND_ROUNDS } from './nouns/officials-and-rounds.ts';
import { PARTS_AND_GRAINS } from './nouns/parts-and-grains.ts';
import { PEOPLE } from './nouns/people.ts';
import { PERFORMERS } from './nouns/performers.ts';
import { PETS } from './nouns/pets.ts';
import { PLANTS } from './nouns/plants.ts';
import { PRODUCE } from './nouns/produce.ts';
import { PUBLIC_EVENTS } from './nouns/public-events.ts';
import { PUBLIC_IDEAS } from './nouns/public-ideas.ts';
import { RAIL_AND_BOATS } from './nouns/rail-and-boats.ts';
import { REPTILES } from './nouns/reptiles.ts';
import { ROAD_VEHICLES } from './nouns/road-vehicles.ts';
import { ROBOTS } from './nouns/robots.ts';
import { ROLE_PLAY } from './nouns/role-play.ts';
import { SAYINGS } from './nouns/sayings.ts';
import { SEA_ANIMALS } from './nouns/sea-animals.ts';
import { SECOND_SENSES } from './nouns/second-senses.ts';
import { SHOP_GOODS } from './nouns/shop-goods.ts';
import { SIGNS } from './nouns/signs.ts';
import { SPORTS } from './nouns/sports.ts';
import { SPORTS_GEAR } from './nouns/sports-gear.ts';
import { STRUCTURES } from './nouns/structures.ts';
import { SUBCULTURES } from './nouns/subcultures.ts';
import { SWEETS } from './nouns/sweets.ts';
import { TERRAIN } from './nouns/terrain.ts';
import { THINGS_IN_USE } from './nouns/things-in-use.ts';
import { TOOLS } from './nouns/tools.ts';
import { TOYS_AND_GAMES } from './nouns/toys-and-games.ts';
import { WARRIORS_AND_RULERS } from './nouns/warriors-and-rulers.ts';
import { WEAPONS } from './nouns/weapons.ts';
import { WEATHER_THINGS } from './nouns/weather-things.ts';
import { WILD_ANIMALS } from './nouns/wild-animals.ts';
import { WORKERS } from './nouns/workers.ts';
import { WORLD_DISHES } from './nouns/world-dishes.ts';
import { WORLD_IDEAS } from './nouns/world-ideas.ts';
import { OCCASIONS } from './occasions.ts';
import { type PlaceRow, readPlaces } from './place.ts';
import { CITIES_AND_COUNTRIES } from './places/cities-and-countries.ts';
import { EVERYDAY_PLACES } from './places/everyday-places.ts';
import { FANTASY_AND_SPACE } from './places/fantasy-and-space.ts';
import { FURTHER_PLACES } from './places/further-places.ts';
import { HOMES } from './places/homes.ts';
import { INSIDE_VEHICLES } from './places/inside-vehicles.ts';
import { PUBLIC_ROOMS } from './places/public-rooms.ts';
import { ROADS_AND_CHANGED_PLACES } from './places/roads-and-changed-places.ts';
import { SETTINGS_PLAIN } from './places/settings-plain.ts';
import { SHOPS_AND_SERVICES } from './places/shops-and-services.ts';
import { STREETS_AND_TOWNS } from './places/streets-and-towns.ts';
import { SUPPORTS } from './places/supports.ts';
import { TOWNS_OF_EUROPE } from './places/towns-of-europe.ts';
import { TOWNS_OF_THE_WORLD } from './places/towns-of-the-world.ts';
import { WATERS } from './places/waters.ts';
import { WILD_PLACES } from './places/wild-places.ts';
import { WORK_PLACES } from './places/work-places.ts';
import { type StyleRow, stylesOf } from './style.ts';
import { CRAFTS } from './styles/crafts.ts';
import { DESIGN } from './styles/design.ts';
import { DRAWINGS } from './styles/drawings.ts';
import { PAINTINGS } from './styles/paintings.ts';
import { PHOTOGRAPHS } from './styles/photographs.ts';
import { PRINTS } from './styles/prints.ts';
import { RENDERED } from './styles/rendered.ts';
import { type TimeRow, timesOf } from './time.ts';
import { TIMES } from './times.ts';

/*
 * Every table of the lexicon. Each row is read when it is first asked for: a sentence speaks of a few. A row that
 * breaks the form of its table fails that read, and a test reads them all.
 */

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Beings and things. */
export const nounRows = once(() =>
  nounsOf([
    ACCESSORIES,
    AIRCRAFT_AND_SPACECRAFT,
    ATHLETES,
    BAKING,
    BIRDS,
    BODY,
    BUILDINGS,
    CELESTIAL,
    CLOTHING,
    CONTAINERS,
    COSMETICS,
    DECORATIONS,
    DEVICES,
    DISHES,
    DRINKS,
    EVENTS,
    EVERYDAY_THINGS,
    FANTASY_BEINGS,
    FARM_ANIMALS,
    FURNITURE,
    GRAPHICS,
    GROUPS,
    HOUSEHOLD_THINGS,
    IDEAS,
    INNER_IDEAS,
    INSECTS,
    INSTRUMENTS,
    JEWELLERY,
    KITCHEN_THINGS,
    MACHINES,
    MAKERS,
    OFFICIALS_AND_ROUNDS,
    MATERIALS_IN_MOTION,
    OFFICE_THINGS,
    PARTS_AND_GRAINS,
    PEOPLE,
    PERFORMERS,
    PETS,
    PLANTS,
    PRODUCE,
    PUBLIC_EVENTS,
    PUBLIC_IDEAS,
    RAIL_AND_BOATS,
    REPTILES,
    ROLE_PLAY,
    ROAD_VEHICLES,
    ROBOTS,
    SAYINGS,
    SEA_ANIMALS,
    SECOND_SENSES,
    SHOP_GOODS,
    SIGNS,
    SPORTS_GEAR,
    SPORTS,
    STRUCTURES,
    SUBCULTURES,
    SWEETS,
    TERRAIN,
    THINGS_IN_USE,
    TOOLS,
    TOYS_AND_GAMES,
    WARRIORS_AND_RULERS,
    WEAPONS,
    WEATHER_THINGS,
    WILD_ANIMALS,
    WORKERS,
    WORLD_DISHES,
    WORLD_IDEAS,
  ]),
);

/** Deeds. */
export const actionRows = once(() =>
  actionsOf([
    ANIMALS_DOING,
    DONE_BY_ANIMALS,
    BY_WHOM_TO_WHAT,
    DEEDS_BY_BODY,
    DONE_TO_BODIES,
    DONE_TO_OTHERS,
    DONE_TO_THINGS,
    EATING_AND_DRINKING,
    EVERYDAY_DEEDS,
    HANDS_AT_WORK,
    HOLDING_AND_GIVING,
    MEETING,
    MOVING,
    PLAY_AND_SPORT,
    RESTING,
    SENSES_AND_SPEECH,
    SET_PHRASES,
    THINGS_DOING,
    TOLD_BY_THE_PHRASE,
    TRADES_AND_CHORES,
    DAY_BY_DAY,
  ]),
);

/** Places. */
export const placeRows = once(() =>
  readPlaces([
    CITIES_AND_COUNTRIES,
    TOWNS_OF_EUROPE,
    TOWNS_OF_THE_WORLD,
    EVERYDAY_PLACES,
    FURTHER_PLACES,
    ROADS_AND_CHANGED_PLACES,
    FANTASY_AND_SPACE,
    HOMES,
    INSIDE_VEHICLES,
    PUBLIC_ROOMS,
    SETTINGS_PLAIN,
    SHOPS_AND_SERVICES,
    STREETS_AND_TOWNS,
    SUPPORTS,
    WATERS,
    WILD_PLACES,
    WORK_PLACES,
  ]),
);

/** Looks. */
export const styleRows = once(() =>
  stylesOf([CRAFTS, DESIGN, DRAWINGS, PAINTINGS, PHOTOGRAPHS, PRINTS, RENDERED]),
);

/** Hours, seasons, weathers, feasts and ages. */
export const timeRows = once(() => timesOf([TIMES, OCCASIONS, ERAS]));

/** Feelings. */
export const feelingRows = once(() => feelingsOf([FEELINGS]));

/** Materials, finishes, states and patterns. */
export const materialRows = once(() => materialsOf([MATERIALS]));

/* Every row of a table: whoever wants but some asks for these by their numbers. */

/** All beings and things. */
export const nouns = (): readonly NounRow[] => nounRows().all();

/** All deeds. */
export const actions = (): readonly ActionRow[] => actionRows().all();

/** All places. */
export const places = (): readonly PlaceRow[] => placeRows().all();

/** All looks. */
export const styles = (): readonly StyleRow[] => styleRows().all();

/** All hours, seasons, weathers, feasts and ages. */
export const times = (): readonly TimeRow[] => timeRows().all();

/** All feelings. */
export const feelings = (): readonly FeelingRow[] => feelingRows().all();

/** All materials, finishes, states and patterns. */
export const materials = (): readonly MaterialRow[] => materialRows().all();
