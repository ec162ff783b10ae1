import type { AlternativesResult } from '@framewright/contract';

export const ALTERNATIVES = 'POST /api/prompts/alternatives';

/** What the server of tests has to offer for any phrase. */
export const OFFER: AlternativesResult = {
  element: 'light',
  explanation: 'Sets where every shadow falls.',
  why: 'Studio keeps one large source.',
  alternatives: [
    {
      name: 'Backlit',
      text: 'Backlit by the window behind her',
      why: 'A rim sets her off.',
      change: { light: { from: 'back', hard: false, warmth: 0, key: 'low' } },
    },
    {
      name: 'Bare bulb',
      text: 'One bare bulb',
      why: 'A single source.',
      change: { light: { from: 'top', hard: true, warmth: 0.5, key: 'low' } },
    },
    { name: 'Dusk', text: 'Dusk', why: 'The day ends.', change: { daytime: 'dusk' } },
  ],
};
