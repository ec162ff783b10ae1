/*
 * Stands in for `zod` in what a browser runs: what the contract and the app write of it, in a quarter of its bytes.
 * Types are those of zod. Tests of the web app run on it too, and small-zod.test.ts compares both over the contract.
 */
export * as z from './kinds.ts';
