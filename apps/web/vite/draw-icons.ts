import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/** What the manifest names, in pixels. A maskable icon keeps what matters within the inner four fifths. */
const ICONS = [
  { name: 'icon-192.png', side: 192, inset: 0 },
  { name: 'icon-512.png', side: 512, inset: 0 },
  { name: 'icon-maskable-512.png', side: 512, inset: 64 },
] as const;

/** The ground of the logo. */
const GROUND = '#171411';

/** Draws the icons of the installed app from the logo. */
export async function drawIcons(buildDirectory: string): Promise<void> {
  const client = path.join(buildDirectory, 'client');
  const logo = await readFile(path.join(client, 'favicon.svg'));
  for (const { name, side, inset } of ICONS) {
    const inner = side - inset * 2;
    const drawn = sharp(logo, { density: 72 * (inner / 32) }).resize(inner, inner);
    const edges = { top: inset, bottom: inset, left: inset, right: inset, background: GROUND };
    await drawn
      .extend(edges)
      .flatten(inset > 0 ? { background: GROUND } : false)
      .png()
      .toFile(path.join(client, name));
  }
}
