import { IDEAS } from '../signs/ideas.ts';
import { DAILY_THINGS } from '../things/daily-things.ts';
import { DEVICES } from '../things/devices.ts';
import { ELECTRONICS } from '../things/electronics.ts';
import { FUN } from '../things/fun.ts';
import { GADGETS } from '../things/gadgets.ts';
import { INSTRUMENTS } from '../things/instruments.ts';
import { PLAYTHINGS } from '../things/playthings.ts';
import { STATIONERY } from '../things/stationery.ts';
import { TOOLS } from '../things/tools.ts';
import { TRADE_TOOLS } from '../things/trade-tools.ts';

export const TABLES: readonly string[] = [
  IDEAS,
  FUN,
  STATIONERY,
  ELECTRONICS,
  DEVICES,
  GADGETS,
  INSTRUMENTS,
  PLAYTHINGS,
  TOOLS,
  TRADE_TOOLS,
  DAILY_THINGS,
];
