import { engineSuite } from '../../../../testing/engine-suite.ts';
import { pictureSuite } from '../../../../testing/picture-suite.ts';
import { FLAVOURS, sdapiPeer } from '../../../../testing/sdapi-peer.ts';
import { sdapiEngine } from './engine.ts';

for (const flavour of Object.keys(FLAVOURS) as (keyof typeof FLAVOURS)[]) {
  pictureSuite(flavour, async () => {
    const peer = await sdapiPeer({ flavour, round: 0 });
    const address = { id: 'forge', name: flavour, url: new URL(peer.origin), authorization: undefined };
    const engine = sdapiEngine(address, { now: () => new Date(), every: 10 });
    const {
      models: [port],
    } = await engine.prepare();
    if (!port) throw new Error('It has models.');
    return { port, refused: () => peer.refused };
  });
}

// KoboldCpp tells neither how far it is nor whose work it is at, and cannot be stopped.
for (const flavour of ['AUTOMATIC1111', 'Forge', 'SD.Next'] as const) {
  engineSuite(flavour, {
    at: sdapiEngine,
    async peer({ trouble, ...options }) {
      const oddity = trouble === 'no-models' ? {} : trouble && { oddity: trouble };
      const models = trouble === 'no-models' ? { models: [] } : {};
      const peer = await sdapiPeer({ flavour, ...options, ...oddity, ...models });
      return {
        ...peer,
        works: () => peer.requests.length,
        stopped: () => peer.seen.interrupts,
        harmed: () => peer.jobs.some(({ id, interrupted }) => id === undefined && interrupted),
      };
    },
  });
}
