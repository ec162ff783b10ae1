import { z } from 'zod';

const row = z.object({
  billable: z.string().max(40),
  unit: z.enum(['image', 'megapixel', 'token']),
  cost_usd: z.coerce.number().min(0).max(1_000),
  variant: z.string().max(80).nullish(),
});
type Row = z.infer<typeof row>;

const endpoint = z.object({ pricing: z.array(z.unknown()).max(200) }).transform(({ pricing }): Row[] =>
  pricing.flatMap((each) => {
    const { data } = row.safeParse(each);
    return data ? [data] : [];
  }),
);
const endpoints = z.object({ endpoints: z.array(endpoint).max(50) });

/** What each provider that serves a model asks for it. */
export type Rates = readonly (readonly Row[])[];

/** Bare, or inside of `data` as other lists are. */
export const ratesAnswer = z
  .union([endpoints, z.object({ data: endpoints }).transform(({ data }) => data)])
  .transform((answer): Rates => answer.endpoints);

/** Megapixels by the names of sizes. */
const MEGAPIXELS: Readonly<Record<string, number>> = { '512': 0.25, '1K': 1, '2K': 4, '4K': 16 };

/** Tokens that usually go into what is billed: of a picture at 1K, and of one to start from. */
const TOKENS = { output: 4_200, input: 1_000 } as const;

/** What a price depends on. */
export interface Priced {
  readonly resolution?: string | undefined;
  readonly quality?: string | undefined;
  /** Pictures to start from. */
  readonly inputs?: number;
}

/**
 * What one picture costs, about, in US dollars, by the provider that asks the most: which one serves it is
 * OpenRouter's choice. Null where no price is told.
 */
export function aboutUsd(rates: Rates, priced: Priced = {}): number | null {
  const costs = rates.flatMap((rows) => costAt(rows, priced) ?? []);
  return costs.length > 0 ? Math.max(...costs) : null;
}

function costAt(rows: readonly Row[], priced: Priced): number | undefined {
  const output = rowFor(rows, ['output_image'], priced);
  if (!output) return undefined;
  const megapixels = MEGAPIXELS[priced.resolution ?? ''] ?? 1;
  const made = output.cost_usd * { image: 1, megapixel: megapixels, token: TOKENS.output }[output.unit];
  const input = priced.inputs ? rowFor(rows, ['input_image', 'input_reference'], priced) : undefined;
  const read = input ? input.cost_usd * { image: 1, megapixel: 1, token: TOKENS.input }[input.unit] : 0;
  return made + read * (priced.inputs ?? 0);
}

/** The row of the variant that was chosen, else the plain one, else the dearest. */
function rowFor(
  rows: readonly Row[],
  billables: readonly string[],
  { resolution, quality }: Priced,
): Row | undefined {
  const those = rows.filter(({ billable }) => billables.includes(billable));
  const dearest = (among: readonly Row[]) => among.toSorted((one, other) => other.cost_usd - one.cost_usd)[0];
  const chosen = [resolution, quality].filter((name) => name !== undefined).map((name) => name.toLowerCase());
  const named = those.filter(({ variant }) => chosen.some((name) => variant?.toLowerCase().includes(name)));
  return dearest(named) ?? dearest(those.filter(({ variant }) => !variant)) ?? dearest(those);
}
