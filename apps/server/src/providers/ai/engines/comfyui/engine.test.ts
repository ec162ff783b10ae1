import { comfyPeer } from '../../../../testing/comfy-peer.ts';
import { engineSuite } from '../../../../testing/engine-suite.ts';
import { pictureSuite } from '../../../../testing/picture-suite.ts';
import { comfyEngine } from './engine.ts';

for (const combos of ['old', 'new'] as const) {
  pictureSuite(`ComfyUI with the ${combos} lists`, async () => {
    const peer = await comfyPeer({ combos, round: 0 });
    const address = { id: 'comfy', name: 'ComfyUI', url: new URL(peer.origin), authorization: undefined };
    const engine = comfyEngine(address, { now: () => new Date(), every: 10 });
    const {
      models: [port],
    } = await engine.prepare();
    if (!port) throw new Error('It has models.');
    return { port, refused: () => peer.refused };
  });
}

engineSuite('ComfyUI', {
  at: comfyEngine,
  async peer({ trouble, ...options }) {
    const oddity = trouble === 'no-models' ? {} : trouble && { oddity: trouble };
    const checkpoints = trouble === 'no-models' ? { checkpoints: [] } : {};
    const peer = await comfyPeer({ ...options, ...oddity, ...checkpoints });
    const ours = () => peer.runs.filter(({ clientId }) => clientId !== '');
    return {
      ...peer,
      works: () => ours().length,
      stopped: () => peer.seen.interrupts + peer.seen.deleted,
      harmed: () => peer.runs.some(({ clientId, interrupted }) => clientId === '' && interrupted),
    };
  },
});
