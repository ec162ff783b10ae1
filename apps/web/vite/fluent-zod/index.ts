/*
 * Stands in for `zod` in what a browser runs: zod/mini, which leaves out what nobody asks for, with the methods that the
 * contract and the app write (methods.ts). Types are those of zod. Tests of the web app run on it too.
 */
import './methods.ts';

export * as z from 'zod/mini';
