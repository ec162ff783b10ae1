import { loadSharp } from '../../providers/pictures/load-sharp.ts';
import { measuring } from '../../providers/pictures/measuring.ts';

const SIDE = 16;

/** Loads what reads pictures, and starts the thread that measures them with a grey one. */
export async function warmUpExtractor(): Promise<void> {
  const pixels = { data: new Uint8Array(3 * SIDE * SIDE).fill(128), width: SIDE, height: SIDE };
  await Promise.all([
    import('./extractor.service.ts'),
    loadSharp(),
    measuring.run({ kind: 'features', pixels, original: { width: SIDE, height: SIDE } }),
  ]);
}
