import { createRequire } from 'node:module';
import { drawStage } from '@framewright/prompt-engine/draw';
import { contactFrames, type Frame } from './contact-frames.ts';

/*
 * `npm run contact-sheet FILE.png`: previews side by side on one sheet, to be looked at by eye.
 */

const CELL = 300;
const GAP = 10;
const LABEL = 22;
const COLUMNS = 7;

const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

// sharp belongs to the server; a script of the root reaches it from there.
const sharp: typeof import('sharp').default = createRequire(
  new URL('../apps/server/package.json', import.meta.url),
)('sharp');

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

async function writeSheet(file: string): Promise<void> {
  const all = contactFrames();
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

const [file] = process.argv.slice(2);
if (!file) throw new Error('Say where the sheet is to be written: npm run contact-sheet FILE.png');
await writeSheet(file);
