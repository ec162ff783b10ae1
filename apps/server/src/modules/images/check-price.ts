import type { FieldProblem, ImageCapabilities, ImageRequest } from '@framewright/contract';
import { AppError } from '../../http/app-error.ts';
import { type Caller, requireScope, statesMaximum, tooMuch } from '../../http/caller.ts';

/**
 * Refuses what costs money where that is not allowed: to an API key without the scope `spend` or without a maximum, and
 * beyond the maximum that the request states.
 * @throws {AppError} `scope_required`, or `invalid_request`, which names the price
 */
export function checkPrice(
  { count = 1, max_cost_usd: most }: ImageRequest,
  { price_usd: price }: ImageCapabilities,
  caller: Pick<Caller, 'scopes'>,
): void {
  if (price === 0) return;
  requireScope(caller, 'spend');
  if (most === undefined && !statesMaximum(caller)) return;
  if (price !== null && most !== undefined && price * count <= most) return;
  const problem: FieldProblem = { path: 'max_cost_usd', message: reasonFor(price, count, most) };
  throw new AppError('invalid_request', { detail: problem.message, fields: [problem] });
}

function reasonFor(price: number | null, count: number, most: number | undefined): string {
  if (price === null) return 'Nobody here knows what this model costs, so that no maximum can be kept to.';
  return tooMuch(Number((price * count).toFixed(4)), most);
}
