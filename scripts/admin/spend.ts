import type { Config } from '../../apps/server/src/config.ts';
import type { Db } from '../../apps/server/src/db/open.ts';
import { MICROS, type SpendRow, spendSince, spentToday } from '../../apps/server/src/modules/usage/index.ts';
import { Refusal } from './refusal.ts';
import { table } from './table.ts';

const DAYS = 7;
const MOST_DAYS = 3_650;
const DAY = 86_400_000;

/** What models were called for on the last days, by day and model, and how today's money stands. */
export async function spendReport(
  db: Db,
  { ai }: Pick<Config, 'ai'>,
  [days = String(DAYS), ...more]: readonly string[],
  now: Date,
): Promise<string> {
  const count = Number(days);
  if (more.length > 0 || !Number.isInteger(count) || count < 1 || count > MOST_DAYS)
    throw new Refusal(`The number of days is a whole one from 1 to ${MOST_DAYS}.`);
  const since = new Date(now.getTime() - (count - 1) * DAY).toISOString().slice(0, 10);
  const rows = await spendSince(db, since);
  const limit = ai.dailySpendLimitUsd;
  const today = `Today, on the server's own keys: ${dollars(await spentToday(db, now))}${
    limit === undefined ? ', without a limit.' : ` of ${dollars(limit)}.`
  }`;
  return rows.length === 0
    ? `No model was called since ${since}.\n${today}`
    : `${table(HEAD, rows.map(cells))}\n\n${today}`;
}

const HEAD = ['day', 'model', 'key', 'calls', 'succeeded', 'tokens in', 'tokens out', 'pictures', 'cost'];

function cells(row: SpendRow): string[] {
  const unpriced = row.unpriced > 0 ? ` + ${row.unpriced} without a price` : '';
  return [
    row.day,
    row.model,
    row.key_owner,
    ...[row.calls, row.succeeded, row.input_tokens, row.output_tokens, row.pictures].map(String),
    `${dollars(row.cost_micros / MICROS)}${unpriced}`,
  ];
}

function dollars(amount: number): string {
  return `$${amount.toFixed(amount === 0 || amount >= 1 ? 2 : 4)}`;
}
