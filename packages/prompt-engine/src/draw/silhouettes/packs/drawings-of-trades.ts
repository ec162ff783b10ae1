import { HATS } from '../people/trades/hats.ts';
import { HATTED } from '../people/trades/hatted.ts';
import { TRADE_COSTUMES } from '../people/trades/trade-costumes.ts';
import { TRADE_HATS } from '../people/trades/trade-hats.ts';
import { TRADE_WORN } from '../people/trades/trade-worn.ts';

/** Nothing that is drawn by itself. */
export const TABLES: readonly string[] = [];

/** What trades are dressed in. */
export const DRESS = {
  costumes: [HATTED, TRADE_COSTUMES],
  hats: [HATS, TRADE_HATS],
  worn: [TRADE_WORN],
} as const;
