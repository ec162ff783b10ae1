import { loadSharp } from '../../providers/pictures/load-sharp.ts';
import { measuring } from '../../providers/pictures/measuring.ts';

/** Pixels each way: enough for V8 to compile what measures them, which it does where a loop runs long. */
const SIDE = 512;

/** Loads what reads pictures, and starts the thread that measures them with one of many colours. */
export async function warmUpExtractor(): Promise<void> {
  const data = Uint8Array.from({ length: 3 * SIDE * SIDE }, (_, at) => (at * at) >> 7);
  const pixels = { data, width: SIDE, height: SIDE };
  await Promise.all([
    import('./extractor.service.ts'),
    loadSharp(),
    measuring.run({ kind: 'features', pixels, original: { width: SIDE, height: SIDE } }),
  ]);
}
