import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exiftoolPath } from 'exiftool-vendored';
import { expect, test } from 'vitest';
import { buildJpeg, buildPng, buildWebp } from '../testing/build-files.ts';
import { writeGeneration } from '../write-generation.ts';

const BUILD = { png: buildPng, jpeg: buildJpeg, webp: buildWebp };
const FORMATS = ['png', 'jpeg', 'webp'] as const;
const SETTINGS = 'Size: 1024x1536, Model: gpt-image-2.6-flare, Version: Framewright';

test.each(FORMATS)('exiftool reads what is written into a %s', async (format) => {
  const written = writeGeneration(BUILD[format](), {
    prompt: 'ein "Füchslein" 狐 🦊\n<b>',
    negativePrompt: 'blur',
    tool: 'Framewright',
    model: 'gpt-image-2.6-flare',
    size: { width: 1024, height: 1536 },
    origin: 'generated',
  });
  const folder = mkdtempSync(join(tmpdir(), 'image-metadata-'));
  try {
    const file = join(folder, `picture.${format}`);
    writeFileSync(file, written ?? '');
    const output = execFileSync(await exiftoolPath(), ['-json', '-G1', '-a', '-charset', 'utf8', file], {
      encoding: 'utf8',
    });
    const [tags] = JSON.parse(output);
    const text = `ein "Füchslein" 狐 🦊\n<b>\nNegative prompt: blur\n${SETTINGS}`;
    expect(tags).toMatchObject({
      [format === 'png' ? 'PNG:Parameters' : 'ExifIFD:UserComment']: text,
      [format === 'png' ? 'PNG:Software' : 'IFD0:Software']: 'Framewright',
      'XMP-iptcExt:DigitalSourceType':
        'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia',
      'XMP-iptcExt:AISystemUsed': 'gpt-image-2.6-flare',
      'XMP-iptcExt:AISystemVersionUsed': 2.6,
      'XMP-iptcExt:AIPromptInformation': 'ein "Füchslein" 狐 🦊\n<b>',
      'XMP-dc:Description': 'ein "Füchslein" 狐 🦊\n<b>',
      'XMP-xmp:CreatorTool': 'Framewright',
    });
    const json = tags[format === 'png' ? 'PNG:Framewright' : 'XMP-framewright:Generation'];
    expect(JSON.parse(json)).toMatchObject({ version: 1, negativePrompt: 'blur', origin: 'generated' });
    expect(tags['ExifTool:Error']).toBeUndefined();
  } finally {
    rmSync(folder, { recursive: true });
  }
});
