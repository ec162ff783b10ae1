import { PhraseTable } from '../reading/phrase-table.ts';
import { athleteNouns } from './athletes.ts';
import { bakingNouns } from './baking-and-produce.ts';
import { battleNouns } from './battles.ts';
import { birdAndInsectNouns } from './birds-and-insects.ts';
import { companyNouns } from './company.ts';
import { contestNouns } from './contests.ts';
import { dishNouns } from './dishes.ts';
import { drinkNouns } from './drinks.ts';
import { eventNouns } from './events.ts';
import { fantasyBeingNouns } from './fantasy-beings.ts';
import { graphicNouns } from './graphic.ts';
import { groupNouns } from './groups-and-young.ts';
import { heavensNouns } from './heavens.ts';
import { householdThingNouns } from './household-things.ts';
import { ideasNouns } from './ideas.ts';
import { deviceNouns } from './instruments-and-devices.ts';
import { interiorsNouns } from './interiors.ts';
import { adornmentNouns } from './jewellery-and-clothing.ts';
import { machineAndToyNouns } from './machines-and-toys.ts';
import { makerNouns } from './makers.ts';
import { natureNouns } from './nature.ts';
import type { Noun } from './noun.ts';
import { occasionNouns } from './occasions.ts';
import { occupationNouns } from './occupations.ts';
import { peopleNouns } from './people.ts';
import { personAndBodyNouns } from './people-and-body.ts';
import { performerNouns } from './performers-and-figures.ts';
import { personalThingNouns } from './personal-things.ts';
import { petNouns } from './pets.ts';
import { placesNouns } from './places.ts';
import { plainNouns } from './plain-nouns.ts';
import { plantNouns } from './plants.ts';
import { professionNouns } from './professions.ts';
import { railSeaAirNouns } from './rail-sea-and-air.ts';
import { roadVehicleNouns } from './road-vehicles.ts';
import { robotNouns } from './robots.ts';
import { seaAnimalNouns } from './sea-animals.ts';
import { sportspersonNouns } from './sportspeople.ts';
import { tradeNouns } from './trades.ts';
import { warriorAndBeingNouns } from './warriors-and-beings.ts';
import { wildAnimalNouns } from './wild-animals.ts';

/** Every noun of which more than its kind is known, in the order in which clashes are settled. */
export const NOUNS: readonly Noun[] = [
  ...peopleNouns,
  ...groupNouns,
  ...professionNouns,
  ...tradeNouns,
  ...makerNouns,
  ...performerNouns,
  ...athleteNouns,
  ...eventNouns,
  ...battleNouns,
  ...fantasyBeingNouns,
  ...robotNouns,
  ...petNouns,
  ...wildAnimalNouns,
  ...birdAndInsectNouns,
  ...seaAnimalNouns,
  ...plantNouns,
  ...dishNouns,
  ...bakingNouns,
  ...drinkNouns,
  ...placesNouns,
  ...interiorsNouns,
  ...natureNouns,
  ...heavensNouns,
  ...graphicNouns,
  ...householdThingNouns,
  ...personalThingNouns,
  ...deviceNouns,
  ...adornmentNouns,
  ...roadVehicleNouns,
  ...railSeaAirNouns,
  ...machineAndToyNouns,
  ...ideasNouns,
  ...occupationNouns,
  ...personAndBodyNouns,
  ...companyNouns,
  ...sportspersonNouns,
  ...contestNouns,
  ...occasionNouns,
  ...warriorAndBeingNouns,
];

/** The nouns by their singular and their other spellings. */
export const NOUN_TABLE: PhraseTable<Noun> = indexed(NOUNS);

function indexed(nouns: readonly Noun[]): PhraseTable<Noun> {
  const table = new PhraseTable<Noun>();
  for (const noun of nouns) table.add(noun.noun, noun);
  for (const noun of nouns) for (const spelling of noun.also ?? []) table.add(spelling, noun);
  for (const noun of plainNouns) table.add(noun.noun, noun);
  return table;
}
