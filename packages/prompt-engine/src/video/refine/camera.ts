import { CAMERA_MOVES } from '../idea/film-words.ts';
import { textMap } from '../idea/text-map.ts';
import { clauseAt, type PromptDraft } from '../optimizer/draft.ts';
import { type Range, SIZE } from '../optimizer/prompt-parts.ts';

const SIZES: readonly string[] = [
  'extreme close-up',
  'close-up',
  'medium close-up',
  'medium shot',
  'medium wide shot',
  'wide shot',
  'extreme wide shot',
];
/* Other names of the same sizes. */
const AS = textMap(
  'macro close-up | extreme close-up\nbig close-up | close-up\nfull shot | medium wide shot\nfull-length shot | medium wide shot\nlong shot | wide shot\nestablishing shot | extreme wide shot',
);
/** Moves the camera 'nearer' or 'farther' by a size, or to a named size. */
export function resize(draft: PromptDraft, to: string, why: string): void {
  const hit = SIZE.exec(draft.text);
  const said = hit?.[0].toLowerCase().replace('closeup', 'close-up') ?? '';
  const now = SIZES.indexOf(AS.get(said) ?? said);
  const next = to === 'nearer' ? SIZES[now - 1] : to === 'farther' ? SIZES[now + 1] : to;
  if (hit && now >= 0 && next)
    draft.replace({ start: hit.index, end: hit.index + hit[0].length }, next, 'camera', why);
  else if (to === 'nearer') draft.append('framed closer still', 'camera', why);
  else if (to === 'farther') draft.append('framed wider, with more of the place in view', 'camera', why);
  else draft.append(`framed as a ${to}`, 'camera', why);
}

/** One movement in the place of another. */
export function moveBy(draft: PromptDraft, move: string, why: string): void {
  const old = draft.slot('move');
  if (old) {
    draft.replace(old, move, 'camera', why);
    return;
  }
  const at = CAMERA_MOVES.map(({ words }) => draft.text.search(words)).filter((found) => found >= 0);
  if (at.length > 0) {
    draft.replace(clauseAt(draft.text, Math.min(...at)), move, 'camera', why);
    return;
  }
  const camera = cameraRange(draft.text);
  if (camera) {
    draft.insert(camera.end, ', ', move, 'camera', why);
    return;
  }
  draft.append(`the camera: ${move}`, 'camera', why);
}

/** A view from the air takes the place of the whole camera. */
export function fromTheAir(draft: PromptDraft, why: string): void {
  const camera = 'aerial wide shot from above the rooftops, 24 mm, one level drone move forward';
  const range = cameraRange(draft.text);
  if (range) draft.replace(range, camera, 'camera', why);
  else moveBy(draft, camera, why);
}

/** The words about the camera: from the shot size to the next semicolon or full stop. */
export function cameraRange(text: string): Range | undefined {
  const hit = SIZE.exec(text);
  if (!hit) return undefined;
  const end = /[;\n]|\.(?:\s|$)/.exec(text.slice(hit.index));
  const before = /(?:low[- ]angle|high[- ]angle|overhead|frontal|low three-quarter|low) $/i.exec(
    text.slice(0, hit.index),
  );
  return { start: hit.index - (before?.[0].length ?? 0), end: end ? hit.index + end.index : text.length };
}

/** Another height, the size being kept. */
export function angleFrom(draft: PromptDraft, angle: string, why: string): void {
  const range = cameraRange(draft.text);
  const hit = SIZE.exec(draft.text);
  if (!range || !hit) {
    draft.append(`seen ${angle}`, 'camera', why);
    return;
  }
  const comma = draft.text.indexOf(',', hit.index);
  const end = comma > 0 && comma < range.end ? comma : range.end;
  draft.replace({ start: range.start, end }, `${hit[0]} ${angle}`, 'camera', why);
}

/** Another lens. */
export function lensOf(draft: PromptDraft, lens: string, why: string): void {
  const hit = /\b\d{1,3}\s?mm\b(?: macro)?(?!\s(?:\w{1,20}\s){0,2}film)/i.exec(draft.text);
  if (hit) {
    draft.replace({ start: hit.index, end: hit.index + hit[0].length }, lens, 'camera', why);
    return;
  }
  const range = cameraRange(draft.text);
  if (range) draft.insert(range.end, ', ', lens, 'camera', why);
  else draft.append(`filmed at ${lens}`, 'camera', why);
}
