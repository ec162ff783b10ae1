import type { Element } from '../vocabulary.ts';
import { assemble, type Part } from './assemble.ts';
import type { CameraNote, PictureDescription } from './description.ts';
import type { PictureFeatures } from './features.ts';
import { focusWords, notedWords } from './words/camera.ts';
import { colourWords } from './words/colours.ts';
import { groundWords, keepingEmpty, placedWords, ratioWords } from './words/frame.ts';
import { lightWords } from './words/light.ts';
import { measurementsOf } from './words/measurements.ts';
import { mediumWords } from './words/medium.ts';
import { voiceOf } from './words/phrasing.ts';
import { settled } from './words/settled.ts';
import { unknownOf } from './words/unknown.ts';

export type { CameraNote, PictureDescription } from './description.ts';

/** What was measured, clause by clause, in the order of the engine's prompts. */
function partsOf(features: PictureFeatures, camera: CameraNote | null): Part[] {
  const say = voiceOf(features);
  const clauses: readonly (readonly [Element, string | null])[] = [
    ['composition', placedWords(features, say)],
    ['light', lightWords(features, say)],
    ['camera', notedWords(camera, say)],
    ['camera', focusWords(features, say)],
    ['composition', groundWords(features, say)],
    ['palette', colourWords(features, say)],
    ['style', mediumWords(features, say)],
    ['negative', keepingEmpty(features, say)],
    ['composition', ratioWords(features, say)],
  ];
  return clauses.flatMap(([element, text]) => (text === null ? [] : [{ element, text }]));
}

/** Writes what was measured as a prompt. Pure: the same features give the same words. */
export function describePicture(features: PictureFeatures, camera: CameraNote | null): PictureDescription {
  const tellable = settled(features, camera);
  const subject = tellable.skin ? '[Main subject, perhaps a person]' : '[Main subject]';
  const { text, anatomy } = assemble(subject, partsOf(tellable, camera));
  return {
    prompt: text,
    anatomy,
    measurements: measurementsOf(features),
    unknown: unknownOf({ ...features, medium: tellable.medium, skin: tellable.skin }, camera),
  };
}
