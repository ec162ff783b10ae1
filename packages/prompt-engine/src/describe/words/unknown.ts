import type { CameraNote } from '../description.ts';
import type { PictureFeatures } from '../features.ts';
import { isExposed } from './settled.ts';

/** Sentences that a list bears. */
const MOST = 5;

/** What pixels cannot tell: the subject first, then what matters most here. */
export function unknownOf(features: PictureFeatures, camera: CameraNote | null): string[] {
  const { medium, focus } = features;
  const isDrawn = medium.kind !== null;
  const cases: readonly (readonly [isSo: boolean, sentence: string])[] = [
    [true, 'What the picture shows: measurements cannot name it.'],
    [isDrawn, 'Who or what drew it, and with which tools: flat colour looks alike from all of them.'],
    [
      !isDrawn && !isExposed(camera),
      'Whether it was photographed, painted or rendered: good ones leave the same pixels.',
    ],
    [!isDrawn, 'Where and when it was made: light and colour fit many places and hours.'],
    [!isDrawn && !isExposed(camera), 'Which lens and exposure were used: the file has no note of them.'],
    [!isDrawn, 'Where the light comes from: a bright side may be lit, a sky, or snow.'],
    [
      !isDrawn && focus.depth === null,
      'How deep the focus reaches: what is sharp, and what is not, does not settle it.',
    ],
    [true, 'What any lettering says: it is measured as edges, not read.'],
  ];
  return cases
    .filter(([isSo]) => isSo)
    .map(([, sentence]) => sentence)
    .slice(0, MOST);
}
