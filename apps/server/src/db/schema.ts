import type { CellState, GenerationKind, SubscriptionStatus, UsageKind } from '@framewright/contract';
import type { AspectRatio } from '@framewright/prompt-engine/vocabulary';
import type { Generated } from 'kysely';
import type { IdempotencyTables } from './idempotency-tables.ts';
import type { TransferTables } from './transfer-tables.ts';
import type { WorkTables } from './work-tables.ts';

/**
 * The tables, on every database alike. Portable subset: ids are texts made by us, times are ISO 8601
 * texts in UTC, days are `YYYY-MM-DD`, objects are JSON texts that are parsed when read.
 */
export interface Database extends WorkTables, TransferTables, IdempotencyTables {
  users: UsersTable;
  sessions: SessionsTable;
  usage_days: UsageDaysTable;
  reservations: ReservationsTable;
  generations: GenerationsTable;
  images: ImagesTable;
  identities: IdentitiesTable;
  one_use_tokens: OneUseTokensTable;
  checkout_sessions: CheckoutSessionsTable;
  subscriptions: SubscriptionsTable;
  payment_events: PaymentEventsTable;
  extracted_prompts: ExtractedPromptsTable;
  model_calls: ModelCallsTable;
  spend_days: SpendDaysTable;
  engines: EnginesTable;
  engine_defaults: EngineDefaultsTable;
  workflows: WorkflowsTable;
  api_keys: ApiKeysTable;
  boards: BoardsTable;
  board_cells: BoardCellsTable;
  templates: TemplatesTable;
}

/** Accounts. */
export interface UsersTable {
  id: string;
  /** Trimmed, in lower case; unique. */
  email: string;
  name: string;
  /** Null where the account has another way to sign in. */
  password_hash: string | null;
  plan: string;
  created_at: string;
  /** 1 where the account is that of an operator of this server. */
  operator: Generated<number>;
}

/** One for each sign-in: a token names its session, and ends with it. */
export interface SessionsTable {
  id: string;
  user_id: string;
  created_at: string;
  expires_at: string;
}

/** Counters. Without a reference to the user: a day's count outlives the account. */
export interface UsageDaysTable {
  user_id: string;
  day: string;
  kind: UsageKind;
  used: number;
}

/** What is counted and not yet delivered. After `expires_at` the work counts as crashed. */
export interface ReservationsTable {
  id: string;
  user_id: string;
  kind: UsageKind;
  day: string;
  created_at: string;
  expires_at: string;
}

/** Everything that was made or tried: what histories are drawn from. */
export interface GenerationsTable {
  id: string;
  user_id: string;
  kind: GenerationKind;
  /** JSON of the request's named fields; never keys or picture bytes. */
  request: string;
  /** JSON; null where nothing was made. */
  result: string | null;
  model: string;
  created_at: string;
  duration_ms: number;
  outcome: 'succeeded' | 'failed' | 'cancelled';
}

/** Pictures that were made here: the row of each file in the storage. */
export interface ImagesTable {
  id: string;
  user_id: string;
  generation_id: string;
  storage_key: string;
  content_type: string;
  bytes: number;
  width: number;
  height: number;
  created_at: string;
  /** When it goes, where there was no room to keep it; null where it stays. */
  expires_at: Generated<string | null>;
}

/** Another way to sign in, by the issuer and its subject: never by an email. */
export interface IdentitiesTable {
  issuer: string;
  subject: string;
  user_id: string;
  created_at: string;
}

/** What a mail's link or a redirect carries, by its hash. */
export interface OneUseTokensTable {
  /** SHA-256 of the token, hexadecimal. */
  hash: string;
  purpose: 'reset-password' | 'change-email' | 'link-identity';
  user_id: string;
  /** JSON of what the purpose needs: the new email, the issuer and subject. */
  data: string;
  expires_at: string;
}

/** Every checkout that was begun here. */
export interface CheckoutSessionsTable {
  id: string;
  user_id: string;
  provider: 'stripe' | 'sandbox';
  payment_status: 'unpaid' | 'paid' | 'no_payment_required';
  created_at: string;
}

/** The subscription of an account, as the provider last said. One for each of the provider's. */
export interface SubscriptionsTable {
  /** The provider's id. */
  id: string;
  user_id: string;
  provider: 'stripe' | 'sandbox';
  customer_id: string;
  status: SubscriptionStatus;
  /** ISO 8601; null where the provider did not say. */
  current_period_end: string | null;
  /** 0 or 1. */
  cancel_at_period_end: number;
  updated_at: string;
}

/** Events that took effect: each takes effect once. */
export interface PaymentEventsTable {
  id: string;
  type: string;
  received_at: string;
}

/** What was read out of pictures. Of the picture itself only the name and a thumbnail stay. */
export interface ExtractedPromptsTable {
  id: string;
  user_id: string;
  image_name: string;
  generated_prompt: string;
  /** A data URL of 256 pixels a side at most. */
  thumbnail: string;
  created_at: string;
}

/** Every call of a model: never a prompt, never a key. */
export interface ModelCallsTable {
  id: string;
  /** Null for the server's own errands, and once the account is gone. */
  user_id: string | null;
  /** The UTC day that its cost is counted on. */
  day: string;
  created_at: string;
  kind: 'text' | 'image';
  provider: 'openai' | 'gemini' | 'seedream' | 'openrouter';
  /** The provider's name of the model. */
  model: string;
  key_owner: 'server' | 'user';
  /** `open` until it has ended: with a crash it stays so, and its booked cost stays counted. */
  outcome: string;
  input_tokens: number | null;
  output_tokens: number | null;
  pictures: number;
  /** In millionths of a US dollar; what was booked until the call has ended; null where no price is known. */
  cost_micros: number | null;
  duration_ms: number | null;
}

/** What the server's own keys have cost, by UTC day, in millionths of a US dollar; bookings included. */
export interface SpendDaysTable {
  day: string;
  micros: number;
}

/** What was typed on the Engines page: addresses, and how engines are unlocked. */
export interface EnginesTable {
  id: string;
  /** How it is spoken with; null for an engine that is found or configured, and only unlocked here. */
  kind: string | null;
  /** Null where the address is not from here. */
  url: string | null;
  /** The `Authorization` header, sealed; null where none is wanted. */
  authorization: string | null;
  updated_at: string;
}

/** Who answers where nobody chooses. */
export interface EngineDefaultsTable {
  purpose: string;
  model: string;
}

/** A workflow that somebody brought to an engine; it outlives the engine's address, which may come back. */
export interface WorkflowsTable {
  /** The end of its model's id. */
  id: string;
  engine_id: string;
  name: string;
  /** JSON, as it was brought. */
  workflow: string;
  /** JSON: which of the found places were confirmed, as they were sent. */
  places: string;
  updated_at: string;
}

/** What speaks for an account in place of a session. */
export interface ApiKeysTable {
  id: string;
  user_id: string;
  /** SHA-256 of the secret, hexadecimal; unique. */
  hash: string;
  name: string;
  /** With spaces between. */
  scopes: string;
  /** How the secret begins. */
  prefix: string;
  created_at: string;
  /** To the minute. */
  last_used_at: string | null;
  expires_at: string | null;
}

/** Comparisons: what a board was asked for, and how far it is. */
export interface BoardsTable {
  id: string;
  user_id: string;
  title: string;
  /** Empty where the prompts differ. */
  prompt: string;
  /** JSON, as `boards/plan-board.ts` has it. */
  axes: string;
  from_work: string | null;
  /** 1 where whoever asked may spend money. */
  may_spend: number;
  created_at: string;
}

/** One picture of a board, by its place; the picture itself is a work. */
export interface BoardCellsTable {
  board_id: string;
  place: number;
  prompt: string;
  model: string;
  aspect_ratio: AspectRatio | null;
  seed: number | null;
  price_usd: number | null;
  cost_usd: number | null;
  state: CellState;
  message: string | null;
  /** The work that it became; it may be gone. */
  work_id: string | null;
  /** 0 or 1. */
  winner: Generated<number>;
}

/** A template of one's own. */
export interface TemplatesTable {
  id: string;
  user_id: string;
  name: string;
  text: string;
  /** JSON: the values of each name. */
  lists: Generated<string>;
  /** Empty where there is no table of values. */
  csv: Generated<string>;
  created_at: string;
  updated_at: string;
}
