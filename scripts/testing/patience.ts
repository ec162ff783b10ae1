/** Milliseconds for one test, and for what a test polls: a busy machine is slow, and no test is about time. */
export const testTimeout = 30_000;
/** A test that expects nothing fails. */
export const expect = { requireAssertions: true, poll: { timeout: 10_000 } };
