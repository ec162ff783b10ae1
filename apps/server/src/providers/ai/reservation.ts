import type { UsageKind } from '@framewright/contract';

declare const reserved: unique symbol;

/**
 * Proof that a piece of work is counted before it begins. Only the usage module makes one, so nothing
 * can call a model without it.
 */
export interface UsageReservation {
  readonly [reserved]: true;
  readonly id: string;
  readonly userId: string;
  readonly kind: UsageKind;
  /** The UTC day that it is counted on, and given back to. */
  readonly day: string;
}
