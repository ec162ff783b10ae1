import { DEVICES } from '../things/devices.ts';
import { GADGETS } from '../things/gadgets.ts';
import { INSTRUMENTS } from '../things/instruments.ts';
import { PLAYTHINGS } from '../things/playthings.ts';
import { TOOLS } from '../things/tools.ts';

export const TABLES: readonly string[] = [DEVICES, GADGETS, INSTRUMENTS, PLAYTHINGS, TOOLS];
