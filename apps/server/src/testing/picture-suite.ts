import { type ImageSettings, imageCapabilities, imageSettings } from '@framewright/contract';
import { describe, expect, test } from 'vitest';
import type { PicturePort } from '../providers/ai/picture-port.ts';
import { Secret } from '../providers/ai/secret.ts';
import { readPicture } from '../providers/pictures/decode.ts';
import { paintedPicture } from './json-peer.ts';
import { NOW, REQUEST, RESERVATION, waits } from './openai-images-setup.ts';

/** A model before a peer that refuses what the real one would refuse. */
export interface PictureSubject {
  readonly port: PicturePort;
  /** What the peer refused. */
  refused(): readonly string[];
}

/** A request with whatever any of them needs. */
const WHOLE = { ...REQUEST, userKey: new Secret('ark-canary') };

/** What every picture port promises, whoever is behind it. */
export function pictureSuite(name: string, setUp: () => Promise<PictureSubject>): void {
  describe(`${name}, as every maker of pictures`, () => {
    test('says what it is and what it can do, in the shape that the form reads', async () => {
      const { port } = await setUp();
      expect(port.label).not.toBe('');
      expect(port.ready()).toEqual({ ready: true });
      const capabilities = imageCapabilities.parse(port.capabilities(NOW));
      expect(capabilities.modes.length).toBeGreaterThan(0);
      expect(capabilities.max_inputs).toBeGreaterThanOrEqual(1);
      expect(capabilities.model_id).toMatch(/^[\w./-]+$/);
    });

    test('makes a whole picture in every ratio that it says it can', async () => {
      const { port, refused } = await setUp();
      for (const aspectRatio of port.capabilities(NOW).aspect_ratios) {
        const picture = await port.generate(RESERVATION, { ...WHOLE, aspectRatio }, waits());
        const [across = 0, down = 0] = aspectRatio.split(':').map(Number);
        expect(Math.abs(picture.width / picture.height / (across / down) - 1)).toBeLessThan(0.02);
        expect(await readPicture(picture.bytes)).toMatchObject({
          width: picture.width,
          height: picture.height,
        });
        expect(picture.modelId).toBe(port.capabilities(NOW).model_id);
      }
      expect(refused()).toEqual([]);
    });

    test('takes as many pictures to start from as it says', async () => {
      const { port, refused } = await setUp();
      const { modes, max_inputs } = port.capabilities(NOW);
      expect(modes).toContain('text-to-image');
      if (!modes.includes('image-to-image')) return;
      const bytes = await paintedPicture(60, 40);
      const given = { bytes, contentType: 'image/png', width: 60, height: 40 } as const;
      const pictures = Array.from({ length: max_inputs }, () => given);
      const picture = await port.generate(
        RESERVATION,
        { ...WHOLE, input: { pictures, strength: 0.5 } },
        waits(),
      );
      expect(picture.bytes.length).toBeGreaterThan(0);
      expect(refused()).toEqual([]);
    });

    test('takes every setting that it lists, to both ends, and tells the seed', async () => {
      const { port, refused } = await setUp();
      for (const settings of extremes(port)) {
        const picture = await port.generate(RESERVATION, { ...WHOLE, settings }, waits());
        if (settings.seed !== undefined) expect(picture.settings?.seed).toBe(settings.seed);
        expect(imageSettings.safeParse(picture.settings ?? {}).success).toBe(true);
      }
      expect(refused()).toEqual([]);
    });

    test('makes as many pictures as it says, each with a seed of its own', async () => {
      const { port, refused } = await setUp();
      const { count, seed } = port.capabilities(NOW).controls;
      const picture = await port.generate(RESERVATION, { ...WHOLE, count: count?.max ?? 1 }, waits());
      const all = [picture, ...(picture.others ?? [])];
      expect(all).toHaveLength(count?.max ?? 1);
      if (seed) expect(new Set(all.map(({ settings }) => settings?.seed)).size).toBe(all.length);
      expect(refused()).toEqual([]);
    });

    test('does nothing for somebody who has left', async () => {
      const { port, refused } = await setUp();
      const left = AbortSignal.abort(new Error('nobody waits'));
      const call = port.generate(RESERVATION, WHOLE, { signal: left });
      // The preview is made in one go.
      if (port.id === 'built-in') await call;
      else await expect(call).rejects.toThrow('nobody waits');
      expect(refused()).toEqual([]);
    });
  });
}

/** The lowest and the highest of everything that a model takes. */
function extremes(port: PicturePort): ImageSettings[] {
  const { steps, guidance, sampler, seed, negative_prompt } = port.capabilities(NOW).controls;
  const ends = (end: 'min' | 'max'): ImageSettings => ({
    ...(steps && { steps: Math.min(steps[end], 12) }),
    ...(guidance && { guidance: guidance[end] }),
    ...(sampler && { sampler: sampler.options.at(end === 'min' ? 0 : -1) }),
    ...(seed && { seed: end === 'min' ? 0 : seed.max }),
    ...(negative_prompt && { negative_prompt: 'blurry, text' }),
  });
  return [ends('min'), ends('max')];
}
