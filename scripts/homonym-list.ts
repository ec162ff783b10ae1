import type { Homonyms } from './homonyms.ts';

/** Names that stand for several things in one package, and why they may. What is here for nothing fails. */
export const HOMONYMS: readonly Homonyms[] = [
  {
    why: 'A library looks for the name: React Router in each page, the migrator in each migration.',
    what: ['apps/web function meta', 'apps/server function up'],
  },
  {
    why: 'The reader and the film writer of the engine each have their own, and none of the other: the folders are put in order by themselves.',
    what: [
      'packages/prompt-engine type Draft',
      'packages/prompt-engine type Part',
      'packages/prompt-engine type Segment',
      'packages/prompt-engine type Shot',
      'packages/prompt-engine function capital',
      'packages/prompt-engine function escaped',
      'packages/prompt-engine function moodOf',
      'packages/prompt-engine function placeNamed',
      'packages/prompt-engine function quotedIn',
      'packages/prompt-engine function segmentsOf',
      'packages/prompt-engine function settingOf',
      'packages/prompt-engine function speaksOf',
      'packages/prompt-engine function verbAt',
      'packages/prompt-engine function wordsOf',
    ],
  },
  {
    why: 'English and the eight other languages are read by rules of their own.',
    what: ['packages/prompt-engine type NounPhrase', 'packages/prompt-engine function measured'],
  },
  {
    why: 'What suits a light and what suits a pose; each is imported once.',
    what: ['packages/prompt-engine function suits'],
  },
];
