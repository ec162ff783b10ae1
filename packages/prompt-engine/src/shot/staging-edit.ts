import { leadingStyle } from './look.ts';
import type { Brief, Decision } from './shot.ts';

/*
 * Orders to change a picture that is there: first what stays, then what changes, then the light and the view that
 * make both agree (craft rule 10).
 */

const KEPT: Readonly<Record<Brief['take'], string>> = {
  studio: 'Keep the face, hairline, expression, age and pose exactly as in the uploaded picture',
  cinematic: 'Keep the face, expression, age and pose of the uploaded picture unchanged',
  minimal: 'Keep everything else in the uploaded picture exactly as it is',
};
const LIGHT: Readonly<Record<Brief['take'], string>> = {
  studio:
    'One large soft key light from camera left for the whole picture, shadows falling to the right, so that old and new parts match',
  cinematic:
    'One warm key light from back right for the whole picture, soft-edged, its rim on old and new parts alike',
  minimal: 'The light, its direction and softness as in the original',
};
const CAMERA: Readonly<Record<Brief['take'], string>> = {
  studio: 'Same crop, camera height and 85mm perspective as the original, everything equally sharp',
  cinematic: 'Same camera height and 50mm perspective as the original, background slightly softer',
  minimal: 'Same crop and perspective as the original',
};

/** What stays, and what light and view hold the edit together. */
export function stageEdit({ take, scene }: Brief): Decision[] {
  const because = 'An edit says first what must not change.';
  const isDrawn = leadingStyle(scene) !== undefined;
  return [
    { element: 'subject', text: KEPT[take], because },
    { element: 'light', text: LIGHT[take], because: 'Old and new parts need one light.' },
    { element: 'camera', text: CAMERA[take], because: 'The view stays, or the parts do not fit.' },
    ...(isDrawn || take === 'minimal'
      ? []
      : [
          {
            element: 'style' as const,
            text:
              take === 'studio'
                ? 'Natural skin texture, clean edges between old and new parts'
                : 'Film colour over the whole picture, grain matched',
            because: 'The join must not show.',
          },
        ]),
  ];
}
