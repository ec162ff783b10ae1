import { readFileSync } from 'node:fs';
import { compose } from '@framewright/prompt-engine/compose';
import { drawStage } from '@framewright/prompt-engine/draw';
import type { Stage } from '@framewright/prompt-engine/stage';
import { type AspectRatio, PROMPT_DEFAULTS } from '@framewright/prompt-engine/vocabulary';
import sharp from 'sharp';

/*
 * `npm run contact-sheet FILE.png [SUBJECT...]`: the previews of the subjects, or of the engine's cases, side by
 * side on one sheet, to be looked at by eye.
 */

const CASES = new URL('../packages/prompt-engine/src/write/fixtures/engine-cases.json', import.meta.url);
const SHOWN = ['studio', 'cinematic'] as const;
const CELL = 300;
const GAP = 10;
const LABEL = 22;
const COLUMNS = 8;

interface Frame {
  readonly title: string;
  readonly stage: Stage;
  readonly ratio: AspectRatio;
}

const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function framesOf(subject: string): Frame[] {
  const { stages, suggested_aspect_ratio: ratio } = compose({ ...PROMPT_DEFAULTS, subject });
  return SHOWN.map((take) => ({ title: `${take}: ${subject}`.slice(0, 44), stage: stages[take], ratio }));
}

/** One frame in its cell, as pixels. */
async function cell({ stage, ratio }: Frame, nth: number) {
  const input = await sharp(Buffer.from(drawStage(stage, ratio)))
    .resize({ width: CELL, height: CELL, fit: 'contain', background: '#f2f0ec' })
    .png()
    .toBuffer();
  return {
    input,
    left: GAP + (nth % COLUMNS) * (CELL + GAP),
    top: GAP + Math.floor(nth / COLUMNS) * (CELL + LABEL + GAP),
  };
}

async function writeSheet(file: string, subjects: readonly string[]): Promise<void> {
  const all = subjects.flatMap(framesOf);
  const width = GAP + COLUMNS * (CELL + GAP);
  const height = GAP + Math.ceil(all.length / COLUMNS) * (CELL + LABEL + GAP);
  const cells = await Promise.all(all.map(cell));
  const labels = all.map(
    ({ title }, i) =>
      `<text x="${(cells[i]?.left ?? 0) + 2}" y="${(cells[i]?.top ?? 0) + CELL + 15}" font-family="sans-serif" font-size="13" fill="#33302c">${escaped(title)}</text>`,
  );
  const captions = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${labels.join('')}</svg>`;
  await sharp({ create: { width, height, channels: 3, background: '#f2f0ec' } })
    .composite([...cells, { input: Buffer.from(captions), left: 0, top: 0 }])
    .png()
    .toFile(file);
}

const [file, ...subjects] = process.argv.slice(2);
if (!file)
  throw new Error('Say where the sheet is to be written: npm run contact-sheet FILE.png [SUBJECT...]');
await writeSheet(file, subjects.length > 0 ? subjects : casesOfEngine());

function casesOfEngine(): string[] {
  const cases = JSON.parse(readFileSync(CASES, 'utf8')) as { readonly subject: string }[]; // our own fixture
  return cases.map(({ subject }) => subject);
}
