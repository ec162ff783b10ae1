import { type Illustration, illustrateStage } from './picture.ts';
import { missedDrawings } from './silhouettes/missed.ts';
import { loadPacks, packsOf } from './silhouettes/packs/packs.ts';

/**
 * Draws a stage with the silhouettes that it asks for. What a picture needs beside its figures, such as the furniture
 * of a room, the drawing knows best: it is drawn, what was missed is fetched, and it is drawn again.
 */
export async function illustrateOnDemand(illustration: Illustration): Promise<string> {
  missedDrawings();
  for (;;) {
    const drawn = illustrateStage(illustration);
    const packs = packsOf(missedDrawings());
    if (packs.length === 0) return drawn;
    await loadPacks(packs);
  }
}
