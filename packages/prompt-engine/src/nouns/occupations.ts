import { careAndOfficeNouns } from './care-study-and-office.ts';
import type { Noun } from './noun.ts';
import { rankNouns } from './rank-and-olden-callings.ts';
import { stageNouns } from './stage-and-screen.ts';
import { handTradeNouns } from './trades-by-hand.ts';
import { outdoorTradeNouns } from './trades-outdoors.ts';

/** What people do, beyond the commonest trades and professions. */
export const occupationNouns: readonly Noun[] = [
  ...handTradeNouns,
  ...outdoorTradeNouns,
  ...careAndOfficeNouns,
  ...stageNouns,
  ...rankNouns,
];
