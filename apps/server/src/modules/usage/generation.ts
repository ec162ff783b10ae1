import type { GenerationKind } from '@framewright/contract';
import type { GenerationsTable } from '../../db/schema.ts';

/** What was made or tried, as histories will show it. */
export interface Generation {
  readonly id: string;
  readonly userId: string;
  readonly kind: GenerationKind;
  /** The request's named fields: never keys or picture bytes. */
  readonly request: object;
  readonly result: object | null;
  readonly model: string;
  readonly createdAt: Date;
  readonly durationMs: number;
  readonly outcome: GenerationsTable['outcome'];
}
