import { STREWN } from '../strewn.ts';
import { AT_FIXTURES } from './at-fixtures.ts';
import { AT_ONESELF } from './at-oneself.ts';
import { AT_TABLES } from './at-tables.ts';
import { AT_WORK } from './at-work.ts';
import { BODIES_AT } from './bodies-at.ts';
import { BORNE_HIGH } from './borne-high.ts';
import { BY_EVENT } from './by-event.ts';
import { BY_LOOK } from './by-look.ts';
import { BY_ROLE } from './by-role.ts';
import { CLOSE_TO } from './close-to.ts';
import { IN_AND_OVER } from './in-and-over.ts';
import { JOINED } from './joined.ts';
import { LOADS_AND_LINES } from './loads-and-lines.ts';
import { LOW_DOWN } from './low-down.ts';
import { MANY } from './many.ts';
import { ON_ANOTHER } from './on-another.ts';
import { ON_THE_WAY } from './on-the-way.ts';
import { ON_THEIR_GROUND } from './on-their-ground.ts';
import { OUT_AND_UNDER } from './out-and-under.ts';
import { OVERHEAD } from './overhead.ts';
import { PULLED_AND_LIFTED } from './pulled-and-lifted.ts';
import { WHERE_THEY_ARE } from './where-they-are.ts';
import { WITH_HANDS } from './with-hands.ts';
import { WITH_OPENINGS } from './with-openings.ts';
import { WITH_TOOLS } from './with-tools.ts';
import { WITH_VEHICLES } from './with-vehicles.ts';

/** The set pieces of ordinary deeds, and what lies about them, in their order. */
export const EVERYDAY = [
  ...STREWN,
  ...AT_WORK,
  ...ON_THE_WAY,
  ...BODIES_AT,
  ...WHERE_THEY_ARE,
  ...LOADS_AND_LINES,
  ...OVERHEAD,
  ...LOW_DOWN,
  ...AT_TABLES,
  ...BORNE_HIGH,
  ...WITH_VEHICLES,
  ...WITH_TOOLS,
  ...WITH_HANDS,
  ...WITH_OPENINGS,
  ...BY_LOOK,
  ...BY_ROLE,
  ...AT_ONESELF,
  ...CLOSE_TO,
  ...IN_AND_OVER,
  ...PULLED_AND_LIFTED,
  ...ON_ANOTHER,
  ...OUT_AND_UNDER,
  ...AT_FIXTURES,
  ...MANY,
  ...JOINED,
  ...ON_THEIR_GROUND,
  ...BY_EVENT,
];
