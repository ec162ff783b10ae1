import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { illustrateStage } from '@framewright/prompt-engine/illustrate';
import { stageOfText } from '@framewright/prompt-engine/stage-of-text';
import sharp from 'sharp';

/** What the picture of each open page shows; it stands beside a link in messages and feeds. */
const SCENES = {
  landing: 'an old fisherman mending nets on the harbour at dawn, low sun from the left',
  pricing: 'a lighthouse on the rocks at dusk, light from the right',
  'prompt-library': 'a red car on a coast road at sunset, low sun from the left',
  'image-prompt-extractor': 'a photographer with a camera in a street at golden hour',
  translate: 'a hot air balloon over the mountains in the morning',
} as const;

/** The size that Open Graph's readers show at its fullest, in pixels. */
const SIZE = { width: 1200, height: 630 } as const;

/** Draws the pictures that links to the open pages are shown with: `client/link-pictures/pricing.jpg`. */
export async function drawLinkPictures(buildDirectory: string): Promise<void> {
  const folder = path.join(buildDirectory, 'client', 'link-pictures');
  await mkdir(folder, { recursive: true });
  for (const [page, scene] of Object.entries(SCENES)) {
    const stage = { ...stageOfText(scene), notes: [] };
    const svg = illustrateStage({ stage, ratio: '16:9', width: SIZE.width, id: 'f' });
    await sharp(Buffer.from(svg))
      .resize({ ...SIZE, fit: 'cover' })
      .jpeg({ quality: 84, mozjpeg: true })
      .toFile(path.join(folder, `${page}.jpg`));
  }
}
