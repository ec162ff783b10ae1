import { IMAGE_MODELS, imageCapabilities } from '@framewright/contract';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { geminiImagesPeer, paints as geminiPaints } from '../../testing/gemini-images-peer.ts';
import { paintedPicture } from '../../testing/json-peer.ts';
import { openDoor } from '../../testing/open-door.ts';
import { draws, openaiImagesPeer } from '../../testing/openai-images-peer.ts';
import { NOW, REQUEST, RESERVATION, waits } from '../../testing/openai-images-setup.ts';
import { paints as seedreamPaints, seedreamPeer } from '../../testing/seedream-peer.ts';
import { imageProviders } from './image-providers.ts';

/** Every provider before a peer that refuses what it would refuse. */
async function everyProvider() {
  const openai = await openaiImagesPeer([draws()]);
  const gemini = await geminiImagesPeer(geminiPaints);
  const seedream = await seedreamPeer([seedreamPaints]);
  const { ai } = readConfig({
    OPENAI_API_KEY: 'sk-canary',
    OPENAI_BASE_URL: openai.baseUrl,
    GEMINI_API_KEY: 'gm-canary',
    GEMINI_BASE_URL: `${gemini.origin}/v1beta`,
    BYTEPLUS_BASE_URL: `${seedream.origin}/api/v3`,
  });
  const door = openDoor();
  const refused = () => [...openai.refused, ...gemini.refused, ...seedream.refused];
  return { providers: imageProviders(ai, door.calls, () => NOW), ledger: door.ledger, refused };
}

describe.each(IMAGE_MODELS)('%s, as every provider of pictures', (id) => {
  test('says what it is and what it can do, in the shape that the form reads', async () => {
    const { providers } = await everyProvider();
    const provider = providers[id];
    expect(provider.id).toBe(id);
    expect(provider.ready()).toEqual({ ready: true });
    const capabilities = imageCapabilities.parse(provider.capabilities(NOW));
    expect(capabilities.modes.length).toBeGreaterThan(0);
    expect(capabilities.max_inputs).toBeGreaterThanOrEqual(1);
    expect(capabilities.model_id).toMatch(/^[\w.-]+$/);
  });

  test('makes a whole picture in every ratio that it says it can', async () => {
    const { providers, refused, ledger } = await everyProvider();
    const provider = providers[id];
    for (const aspectRatio of provider.capabilities(NOW).aspect_ratios) {
      const picture = await provider.generate(
        RESERVATION,
        { ...REQUEST, aspectRatio, userKey: 'ark-canary' },
        waits(),
      );
      const [across = 0, down = 0] = aspectRatio.split(':').map(Number);
      expect(Math.abs(picture.width / picture.height / (across / down) - 1)).toBeLessThan(0.02);
      expect(picture.modelId).toBe(provider.capabilities(NOW).model_id);
    }
    expect(refused()).toEqual([]);
    // The built-in preview is no paid call; every other picture has gone through the one door.
    expect(ledger).toHaveLength(id === 'built-in' ? 0 : provider.capabilities(NOW).aspect_ratios.length);
    expect(ledger.every(({ facts, used }) => facts.userId === 'user_1' && used?.pictures === 1)).toBe(true);
  });

  test('takes as many pictures to start from as it says', async () => {
    const { providers, refused } = await everyProvider();
    const provider = providers[id];
    const bytes = await paintedPicture(60, 40);
    const given = { bytes, contentType: 'image/png', width: 60, height: 40 } as const;
    const pictures = Array.from({ length: provider.capabilities(NOW).max_inputs }, () => given);
    const input = { pictures, strength: 0.5 };
    const picture = await provider.generate(
      RESERVATION,
      { ...REQUEST, input, userKey: 'ark-canary' },
      waits(),
    );
    expect(picture.bytes.length).toBeGreaterThan(0);
    expect(refused()).toEqual([]);
  });

  test('does nothing for somebody who has left', async () => {
    const { providers, refused } = await everyProvider();
    const left = AbortSignal.abort(new Error('nobody waits'));
    const call = providers[id].generate(RESERVATION, { ...REQUEST, userKey: 'ark-canary' }, { signal: left });
    if (id === 'built-in') await call;
    else await expect(call).rejects.toThrow('nobody waits');
    expect(refused()).toEqual([]);
  });
});
