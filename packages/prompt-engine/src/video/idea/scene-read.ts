import { readScene } from '../../read/read-scene.ts';
import type { Scene } from '../../read/scene.ts';

/* One reading of each text: what options, scripts and prompts ask of the same moment is read once. */

const MOST_KEPT = 300;
const kept = new Map<string, Scene>();

/** The scene of a text, as it was read before or now. */
export function sceneRead(text: string): Scene {
  const found = kept.get(text);
  if (found) return found;
  const scene = readScene(text);
  if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value ?? '');
  kept.set(text, scene);
  return scene;
}
