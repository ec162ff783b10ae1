import type { CameraNote } from '../description.ts';
import type { PictureFeatures } from '../features.ts';
import { isExposed } from './settled.ts';

/** Sentences that a list bears. */
const MOST = 5;

/** What pixels cannot tell: the subject first, then what matters most here. */
export function unknownOf(features: PictureFeatures, camera: CameraNote | null): string[] {
  const { medium, skin, focus, light } = features;
  const isDrawn = medium.kind === 'flat illustration';
  const cases: readonly (readonly [isSo: boolean, sentence: string])[] = [
    [true, 'What the picture shows: measurements cannot name it.'],
    [skin !== null, 'Whether there is a person, and who: sand, wood and bread share the colours of skin.'],
    [isDrawn, 'Who or what drew it, and with which tools: flat colour looks alike from all of them.'],
    [medium.kind === null, 'Whether it was photographed or drawn: the signs point both ways.'],
    [!isDrawn, 'Where and when it was made: light and colour fit many places and hours.'],
    [!isDrawn && !isExposed(camera), 'Which lens and exposure were used: the file has no note of them.'],
    [
      !isDrawn && (light.from !== null || light.behind),
      'What the light comes from: the sun, a window and a lamp can light alike.',
    ],
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
