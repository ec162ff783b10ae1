import { IMAGE_MODELS } from '@framewright/contract';
import { expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { geminiImagesPeer, geminiPaints } from '../../testing/gemini-images-peer.ts';
import { openDoor } from '../../testing/open-door.ts';
import { draws, openaiImagesPeer } from '../../testing/openai-images-peer.ts';
import { NOW, REQUEST, RESERVATION, waits } from '../../testing/openai-images-setup.ts';
import { pictureSuite } from '../../testing/picture-suite.ts';
import { seedreamPaints, seedreamPeer } from '../../testing/seedream-peer.ts';
import { imageProviders } from './image-providers.ts';
import { Secret } from './secret.ts';

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

for (const id of IMAGE_MODELS) {
  pictureSuite(id, async () => {
    const { providers, refused } = await everyProvider();
    return { port: providers[id], refused };
  });
}

test.each(IMAGE_MODELS)(
  '%s is found under its name, and every paid call goes through the one door',
  async (id) => {
    const { providers, ledger } = await everyProvider();
    expect(providers[id].id).toBe(id);
    await providers[id].generate(RESERVATION, { ...REQUEST, userKey: new Secret('ark-canary') }, waits());
    // The built-in preview is no paid call.
    expect(ledger).toHaveLength(id === 'built-in' ? 0 : 1);
    expect(ledger.every(({ facts, used }) => facts.userId === 'user_1' && used?.pictures === 1)).toBe(true);
  },
);
