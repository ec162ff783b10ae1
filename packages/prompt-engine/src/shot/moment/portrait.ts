import { isPeople, type Member } from '../../read/scene.ts';
import { chosen } from '../choose.ts';
import type { Brief } from '../shot.ts';

/*
 * How whoever is asked for as a portrait holds head and shoulders: a pose of the whole body is out of its frame.
 */

const OF_PEOPLE = {
  studio: [
    'with the shoulders turned a little to camera {other}, the face back to the lens, eyes level',
    'square to the camera, chin level, both eyes on the lens',
  ],
  cinematic: [
    'half turned to the light, the eyes on a point beyond the frame at camera {side}',
    'glancing back over one shoulder, the near eye catching the light',
  ],
  minimal: ['in profile, the head level', 'with the head lowered a little, the eyes raised to the lens'],
};

const OF_OTHERS = {
  studio: ['with the head in three-quarter view, both eyes on the lens'],
  cinematic: ['with the head turned to the light, one eye bright'],
  minimal: ['in profile, the head level'],
};

/** The pose of head and shoulders in one take, a clause after the name. */
export const portraitPose = (brief: Brief, main: Member): string =>
  chosen((isPeople(main.kind) ? OF_PEOPLE : OF_OTHERS)[brief.take], brief, 'portrait') ?? '';
