import { openrouter } from '../providers/ai/openrouter-images/source.ts';
import { openDoor } from './open-door.ts';
import { NOW } from './openai-images-setup.ts';
import { openrouterPeer } from './openrouter-peer.ts';

export const FLUX = 'openrouter/black-forest-labs/flux.2-pro';
export const GPT = 'openrouter/openai/gpt-image-2';
export const PLAIN = 'openrouter/sourceful/riverflow:free';

interface Setting extends NonNullable<Parameters<typeof openrouterPeer>[0]> {
  readonly apiKey?: string | undefined;
}

/** OpenRouter as this server asks it, before a peer in its place, at a time that can be moved. */
export async function setUp({ apiKey, ...options }: Setting = {}) {
  const peer = await openrouterPeer(options);
  const door = openDoor();
  const clock = { now: NOW };
  const source = openrouter({
    ...{ apiKey, baseUrl: `${peer.baseUrl}/`, calls: door.calls, timeLimit: 20_000 },
    now: () => clock.now,
  });
  const model = async (id: string) => {
    const port = (await source.prepare()).models.find((each) => each.id === id);
    if (!port) throw new Error(`${id} is not there.`);
    return port;
  };
  return { peer, source, clock, model, ledger: door.ledger };
}
