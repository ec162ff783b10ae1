import type { CaptionInput } from './caption-input.ts';
import { joinPhrases } from './caption-input.ts';
import { cameraOf, lightingOf } from './write-ideogram.ts';

/** A sentence, or writing that is to be seen. */
export interface Said {
  readonly text: string;
  readonly isLettering: boolean;
}

/** Characters of the summary in which repeated phrases are looked for. */
const MAX_SUMMARY = 2000;

/** A caption in words, each thing once: what the summary says already is not said again. */
export function describeCaption(input: CaptionInput): readonly Said[] {
  const said: Said[] = [];
  const before = new Set<string>();
  const summary = input.subject.slice(0, MAX_SUMMARY).toLowerCase();
  const say = (text: string): void => {
    const plain = text.trim();
    const lower = plain.toLowerCase();
    if (plain !== '' && !before.has(lower) && (said.length === 0 || !summary.includes(lower))) {
      said.push({ text: plain, isLettering: false });
      before.add(lower);
    }
  };
  say(input.subject);
  for (const { description, place, colours } of input.things) {
    // Our own mark on a description that repeats the summary.
    const plain = description.startsWith('The main subject: ') ? description.slice(18) : description;
    say(joinPhrases([plain, placeInWords(place), ...(colours ?? [])]));
  }
  for (const { content, description, place } of input.texts ?? []) {
    said.push({ text: content, isLettering: true });
    say(joinPhrases([description, place]));
  }
  const { setting, ground, sky } = input.background ?? {};
  for (const phrase of [
    setting,
    ground,
    sky,
    lightingOf(input),
    cameraOf(withDepth(input)),
    input.composition,
    input.mood,
  ]) {
    say(phrase === 'unspecified' ? '' : (phrase ?? ''));
  }
  say(joinPhrases([input.medium, input.style]));
  say(joinPhrases([input.colourScheme, ...(input.palette ?? [])]));
  return said;
}

/** Captions say 'background' where a sentence says 'in the background'. */
function placeInWords(place: string | undefined): string | undefined {
  const isBare = ['background', 'foreground', 'centre', 'center'].includes(place?.trim().toLowerCase() ?? '');
  return isBare ? `in the ${place?.trim()}` : place;
}

/** A depth that a key names is named by its words: 'shallow depth of field'. */
function withDepth(input: CaptionInput): CaptionInput {
  const depth = input.camera?.depthOfField?.trim() ?? '';
  const isBare = ['shallow', 'deep', 'very shallow', 'medium', 'moderate'].includes(depth.toLowerCase());
  return isBare ? { ...input, camera: { ...input.camera, depthOfField: `${depth} depth of field` } } : input;
}
