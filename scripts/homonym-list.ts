import type { Homonyms } from './homonyms.ts';

/** Names that stand for several things in one package, and why they may. What is here for nothing fails. */
export const HOMONYMS: readonly Homonyms[] = [
  {
    why: 'A library looks for the name: React Router in each page, the migrator in each migration.',
    what: ['apps/web function meta', 'apps/server function up'],
  },
];
