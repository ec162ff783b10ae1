/** The plans, their price and what they include: the pricing page, the meters and the server all read this. */
export const PLAN_IDS = ['free', 'pro'] as const;
export type PlanId = (typeof PLAN_IDS)[number];

/** What usage is counted in. */
export const USAGE_KINDS = ['prompts', 'images'] as const;
export type UsageKind = (typeof USAGE_KINDS)[number];

/** What is recorded when it was made: what is counted, and the video tools' texts. */
export const GENERATION_KINDS = [...USAGE_KINDS, 'video'] as const;
export type GenerationKind = (typeof GENERATION_KINDS)[number];

/** A plan: what it costs and what a day of it has. */
export interface Plan {
  readonly id: PlanId;
  readonly name: string;
  /** US dollars a month. */
  readonly price: number;
  /** How many a UTC day; `null` is unlimited. */
  readonly daily: Readonly<Record<UsageKind, number | null>>;
}

export const PLANS = {
  free: { id: 'free', name: 'Free', price: 0, daily: { prompts: 20, images: 10 } },
  pro: { id: 'pro', name: 'Pro', price: 5, daily: { prompts: null, images: null } },
} as const satisfies Record<PlanId, Plan>;

/** Any plan that is not pro counts as free. */
export function planOf(value: string): Plan {
  return value === 'pro' ? PLANS.pro : PLANS.free;
}
