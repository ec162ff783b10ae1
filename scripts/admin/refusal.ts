/** What the operator reads instead of a stack. */
export class Refusal extends Error {}
