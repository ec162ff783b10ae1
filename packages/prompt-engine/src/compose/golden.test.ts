import { describe, expect, test } from 'vitest';
import { compose, type Element, PROMPT_DEFAULTS, type Take } from '../index.ts';

/** What a take must hold, and must not, whatever the variation; a pattern for the whole text or for one element. */
interface Rule {
  readonly take: Take;
  readonly element?: Element;
  readonly holds?: RegExp;
  readonly lacks?: RegExp;
}

const LENS = /\b\d+ ?mm\b/;
const PHOTOGRAPHIC = /\b\d+ ?mm\b|\bf\/\d|bokeh|depth of field|softbox|\blens\b/i;
const STUDIO_GEAR = /softbox|octabox|backdrop|beauty dish|seamless|cyclorama/i;

const GOLDEN: readonly (readonly [subject: string, rules: readonly Rule[]])[] = [
  [
    'old fisherman mending nets',
    [
      { take: 'studio', element: 'light', holds: /key|source|lit/i },
      { take: 'studio', holds: /backdrop/i },
      { take: 'studio', element: 'camera', holds: /\b85 mm\b/ },
      { take: 'cinematic', element: 'camera', holds: LENS },
      { take: 'cinematic', lacks: /backdrop|softbox/i },
    ],
  ],
  [
    'two sisters on a bench',
    [
      { take: 'studio', lacks: /\b(?:alone|single figure|one person)\b/i },
      { take: 'minimal', lacks: /\b(?:single figure|one person)\b/i },
    ],
  ],
  [
    'a mountain',
    [
      { take: 'studio', lacks: STUDIO_GEAR },
      { take: 'studio', element: 'camera', holds: /4x5|5x7|6x9|8x10|\bmm\b/ },
      { take: 'cinematic', element: 'camera', holds: LENS },
    ],
  ],
  [
    'city skyline at night',
    [
      { take: 'studio', lacks: /softbox|noon|sunlight|golden hour/i },
      { take: 'cinematic', lacks: /noon|sunlight|golden hour|sunrise/i },
    ],
  ],
  ['cozy reading nook', [{ take: 'studio', element: 'camera', holds: LENS }]],
  ['perfume bottle', [{ take: 'studio', element: 'camera', holds: LENS }]],
  ['bowl of ramen', [{ take: 'studio', element: 'camera', holds: LENS }]],
  ['vintage car', [{ take: 'studio', element: 'camera', holds: LENS }]],
  ['a tulip', [{ take: 'studio', element: 'camera', holds: LENS }]],
  [
    'logo for a bakery called Crumb',
    [
      { take: 'studio', lacks: PHOTOGRAPHIC },
      { take: 'cinematic', lacks: /bokeh|depth of field|\blens\b|\bf\/\d/i },
      { take: 'minimal', lacks: PHOTOGRAPHIC },
    ],
  ],
  [
    'diagram of a bicycle gear',
    [
      { take: 'studio', lacks: PHOTOGRAPHIC },
      { take: 'minimal', lacks: PHOTOGRAPHIC },
    ],
  ],
  [
    'watercolor of a fox in the snow',
    [
      { take: 'studio', lacks: PHOTOGRAPHIC },
      { take: 'cinematic', lacks: PHOTOGRAPHIC },
      { take: 'minimal', lacks: PHOTOGRAPHIC },
    ],
  ],
  ['loneliness', [{ take: 'studio', element: 'setting', holds: /\S+ \S+ \S+/ }]],
];

describe.each(GOLDEN)('%s', (subject, rules) => {
  test('is set up as its kind asks, in each variation', () => {
    for (let variation = 0; variation < 15; variation++) {
      const written = compose({ ...PROMPT_DEFAULTS, subject, variation });
      for (const { take, element, holds, lacks } of rules) {
        const span = written.anatomy[take].find((one) => one.element === element);
        const text = written[take].slice(span?.start ?? subject.length, span?.end);
        if (holds) expect(text).toMatch(holds);
        if (lacks) expect(text).not.toMatch(lacks);
      }
    }
  });
});
