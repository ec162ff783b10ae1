import type { Scene } from '../read/scene.ts';
import type { AspectRatio } from '../vocabulary.ts';
export function tipFor(_scene: Scene, _asked: AspectRatio, _suggested: AspectRatio, _seed: number): string { return ''; }
