import { readFileSync, writeFileSync } from 'node:fs';
import { compose } from '@framewright/prompt-engine/compose';
import { PROMPT_DEFAULTS, type PromptRequest, TAKES } from '@framewright/prompt-engine/vocabulary';

const CASES = new URL('../packages/prompt-engine/src/write/fixtures/engine-cases.json', import.meta.url);
const SHEET = new URL('../docs/prompt-sheet.md', import.meta.url);

type Row = readonly [subject: string, more?: Partial<PromptRequest>];

/** Forty more subjects, as people type them, with fields where the row is about a field. */
const MORE: readonly Row[] = [
  ['old fisherman mending nets'],
  ['cozy reading nook'],
  ['red sneakers product shot'],
  ['abandoned train station at dawn'],
  ['logo for a bakery called Crumb'],
  ['42'],
  ['portrait of an elderly potter, window light, 85mm'],
  ['a woman in a red dress dancing in the rain at night'],
  ['two sisters laughing on a porch swing'],
  ["grandmother's hands kneading dough"],
  ['team of engineers around a blueprint'],
  ['newborn baby sleeping in a knitted blanket'],
  ['black cat sleeping on a windowsill'],
  ['kingfisher diving'],
  ['macro of a bee on lavender'],
  ['humpback whale underwater'],
  ['a corgi astronaut'],
  ['red dragon guarding its eggs'],
  ['a rusty robot watering tomatoes'],
  ['mountain range'],
  ['misty pine forest in autumn'],
  ['tokyo alley in the rain, neon'],
  ['gothic cathedral in fog'],
  ['scandinavian living room, winter morning'],
  ['bowl of ramen'],
  ['a glass of red wine by candlelight'],
  ['gold ring with an emerald'],
  ['vintage car on a coastal road at sunset'],
  ['an astronaut repairing a satellite'],
  ['cherry blossom branch'],
  ['a football match in the mud'],
  ['loneliness'],
  ['what does silence look like?'],
  ['watercolor of a fox in the snow'],
  ['isometric coffee shop'],
  ['poster that says "Jazz Tonight"'],
  ['un viejo pescador en el puerto'],
  ['make my photo look older'],
  ['saxophonist', { lighting: 'neon at night', mood: 'melancholic', aspect_ratio: '9:16' }],
  ['ceramic teapot', { style: 'oil painting', palette: 'cream and sage', camera: 'overhead view' }],
];

/** The subjects that the engine is tested by, each for a way of being misread. */
function caseRows(): Row[] {
  const cases = JSON.parse(readFileSync(CASES, 'utf8')) as { readonly subject: string }[]; // our own fixture
  return cases.map(({ subject }) => [subject]);
}

function section([subject, more]: Row, nth: number): string {
  const written = compose({ ...PROMPT_DEFAULTS, subject, ...more });
  const fields = Object.entries(more ?? {}).map(([field, value]) => `${field}: ${value}`);
  // One reason for each phrase, in their order.
  const takes = TAKES.flatMap((take) => {
    const reasons = written.anatomy[take].slice(1).map(({ element, why }) => `*${element}* ${why}`);
    return [`**${take}** ${written[take]}`, '', `> ${reasons.join(' ')}`, ''];
  });
  return [
    `## ${nth + 1}. ${subject}`,
    '',
    [...fields, `ratio ${written.suggested_aspect_ratio}`].join(' · '),
    '',
    ...takes,
    `**tip** ${written.tip}`,
  ].join('\n');
}

const HEAD = `# A hundred subjects, as the built-in engine writes them

Written by \`npm run sheet\`. Sixty subjects that the engine is tested by, then forty more: three takes of each, below
each take the reason for every phrase in their order, then the tip.
`;

const sections = [...caseRows(), ...MORE].map(section);
writeFileSync(SHEET, `${[HEAD, ...sections].join('\n\n')}\n`);
