import { setTimeout as wait } from 'node:timers/promises';
import { beforeEach } from 'vitest';
import { waitForOneDay } from './one-day.ts';

/** Milliseconds that a test over HTTP may take. */
const NEEDED = 30_000;

beforeEach(async () => {
  await wait(waitForOneDay(Date.now(), NEEDED));
}, NEEDED * 2);
