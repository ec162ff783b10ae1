import { writeFileSync } from 'node:fs';
import {
  compose,
  PROMPT_DEFAULTS,
  type PromptRequest,
  readSubject,
  TAKES,
  type Take,
} from '@framewright/prompt-engine';

/** Subjects of every sort, as people type them, with fields where the row is about a field. */
const ROWS: readonly (readonly [subject: string, more?: Partial<PromptRequest>])[] = [
  ['old fisherman mending nets'],
  ['portrait of an elderly potter, window light, 85mm'],
  ['a woman in a red dress dancing in the rain at night'],
  ['two sisters laughing on a porch swing'],
  ['team of engineers around a blueprint'],
  ['little girl chasing bubbles in summer'],
  ["grandmother's hands kneading dough"],
  ['black cat sleeping on a windowsill'],
  ['wolf in fresh snow at dawn'],
  ['kingfisher diving'],
  ['macro of a bee on lavender'],
  ['humpback whale underwater'],
  ['mountain range'],
  ['misty pine forest in autumn'],
  ['stormy coast with a lighthouse'],
  ['tokyo alley in the rain, neon'],
  ['abandoned train station at dawn'],
  ['gothic cathedral in fog'],
  ['cozy reading nook'],
  ['red sneakers product shot'],
  ['perfume bottle on black marble'],
  ['bowl of ramen'],
  ['a glass of red wine by candlelight'],
  ['vintage car on a coastal road at sunset'],
  ['cherry blossom tree'],
  ['loneliness'],
  ['logo for a bakery called Crumb'],
  ['poster that says "Jazz Tonight"'],
  ['diagram of a bicycle gear'],
  ['watercolor of a fox in the snow'],
  ['42'],
  ['lighthouse'],
  ['what does silence look like?'],
  ['un viejo pescador en el puerto'],
  ['🐙🌊'],
  ['make me a rusty robot watering plants'],
  ['red dragon guarding its eggs'],
  ['milky way over the desert'],
  ['saxophonist', { lighting: 'neon at night', mood: 'melancholic', aspect_ratio: '9:16' }],
  [
    'ceramic teapot',
    { style: 'oil painting', palette: 'cream and sage', category: 'Still life', camera: 'overhead view' },
  ],
];

const longWords = (text: string): Set<string> => new Set(text.toLowerCase().match(/\p{L}{4,}/gu) ?? []);

/** Shared words of four letters or more, over all of them. */
function overlap(one: string, other: string): number {
  const [a, b] = [longWords(one), longWords(other)];
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared / (a.size + b.size - shared);
}

function row([subject, more]: (typeof ROWS)[number], nth: number): string {
  const request: PromptRequest = { ...PROMPT_DEFAULTS, subject, ...more };
  const written = compose(request);
  const own = readSubject(subject).subject.length;
  const rest = (take: Take): string => written[take].slice(own);
  const shares = [
    overlap(rest('studio'), rest('cinematic')),
    overlap(rest('studio'), rest('minimal')),
    overlap(rest('cinematic'), rest('minimal')),
  ].map((share) => share.toFixed(2));
  const fields = Object.entries(more ?? {}).map(([field, value]) => `${field}: ${value}`);
  return [
    `## ${nth + 1}. ${subject}`,
    ...(fields.length > 0 ? [`*${fields.join(' · ')}*`] : []),
    `Kind: ${readSubject(subject).kind} · suggested ratio ${written.suggested_aspect_ratio} · words shared ${shares.join(' / ')}`,
    '| | |\n| --- | --- |',
    ...TAKES.map((take) => `| **${take}** | ${written[take].replaceAll('|', '\\|')} |`),
    `| **tip** | ${written.tip} |`,
  ]
    .join('\n\n')
    .replaceAll(/\n\n\|/g, '\n|')
    .replace('\n| |', '\n\n| |');
}

const HEAD = `# Forty subjects, as the built-in engine writes them

Written by \`npm run sheet\`. Each subject in its three takes, with the tip, the suggested ratio, and the share of
words of four letters or more that two takes have in common outside the subject
(studio and cinematic / studio and minimal / cinematic and minimal).
`;

writeFileSync(
  new URL('../docs/prompt-sheet.md', import.meta.url),
  `${[HEAD, ...ROWS.map(row)].join('\n\n')}\n`,
);
