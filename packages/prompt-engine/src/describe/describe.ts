import { assemble, type PromptPart } from './assemble.ts';
import type { CameraNote, PictureDescription } from './description.ts';
import type { PictureFeatures } from './features.ts';
import { SUBJECT_PLACE } from './subject-place.ts';
import { focusWords, notedWords } from './words/camera.ts';
import { colourWords } from './words/colours.ts';
import { groundWords, placedWords, ratioWords } from './words/frame.ts';
import { lightWords } from './words/light.ts';
import { measurementsOf } from './words/measurements.ts';
import { mediumWords } from './words/medium.ts';
import { type Voice, voiceOf } from './words/phrasing.ts';
import { settleWords } from './words/settled.ts';
import { unknownOf } from './words/unknown.ts';

export type { CameraNote, PictureDescription } from './description.ts';

/** What was measured, clause by clause, in the order of the engine's prompts; what cannot be told is left out. */
function partsOf(features: PictureFeatures, camera: CameraNote | null, say: Voice): PromptPart[] {
  const clauses: readonly (readonly [PromptPart['element'], string | null])[] = [
    ['light', lightWords(features, say)],
    ['camera', notedWords(camera, say)],
    ['camera', focusWords(features, say)],
    ['composition', groundWords(features, say)],
    ['palette', colourWords(features, say)],
    ['style', mediumWords(features, camera, say)],
    ['composition', ratioWords(features, say)],
  ];
  return clauses.flatMap(([element, text]) => (text === null ? [] : [{ element, text }]));
}

/** Writes what was measured as a prompt. Pure: the same features give the same words. */
export function describePicture(features: PictureFeatures, camera: CameraNote | null): PictureDescription {
  const tellable = settleWords(features, camera);
  const say = voiceOf(features);
  const place = placedWords(tellable, say);
  const placed = place === null ? null : { element: 'composition' as const, text: place };
  const { text, anatomy } = assemble(SUBJECT_PLACE, placed, partsOf(tellable, camera, say));
  return {
    prompt: text,
    anatomy,
    measurements: measurementsOf(features),
    unknown: unknownOf({ ...features, medium: tellable.medium }, camera),
  };
}
