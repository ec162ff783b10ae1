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
