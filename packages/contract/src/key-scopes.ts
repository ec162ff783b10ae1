/** What a key may do. `spend` comes on top of the others: nothing costs money without it. */
export const KEY_SCOPES = ['read', 'write', 'make', 'spend'] as const;
export type KeyScope = (typeof KEY_SCOPES)[number];

/** What a call asks of a key: a scope, that it holds, or that there is none. */
export type KeyRule = Exclude<KeyScope, 'spend'> | 'any' | 'never';
