import { clauseAt, type Draft, type Range } from './refine-draft.ts';

const SIZES = [
  'extreme close-up',
  'close-up',
  'medium close-up',
  'medium shot',
  'medium wide shot',
  'wide shot',
  'extreme wide shot',
] as const;
const NAMES: readonly string[] = SIZES;
const SIZE =
  /\b(?:(?:extreme|big|macro) close-?up|medium close-?up|close-?up|medium wide shot|extreme wide shot|establishing shot|medium shot|full shot|full-length shot|wide shot|long shot)\b/i;
const AS: Readonly<Record<string, (typeof SIZES)[number]>> = {
  'macro close-up': 'extreme close-up',
  'big close-up': 'close-up',
  'full shot': 'medium wide shot',
  'full-length shot': 'medium wide shot',
  'long shot': 'wide shot',
  'establishing shot': 'extreme wide shot',
};
const MOVE =
  /\b(?:dolly|tracking shot|follow shot|push(?:es)?-in|pull(?:s|ed)?[- ](?:out|back)|slow pan|pans|whip pan|tilt (?:up|down)|crane|jib|orbit|arc of|slide of|handheld|hand-held|steadicam|gimbal|static|locked-off|zoom|rack focus|fly-?over|drone move|camera (?:follows|moves|glides|rises|drifts|pulls|pushes|tracks|pans|tilts|circles|orbits))\b/i;

/** Moves the camera nearer (-1) or farther (1) by a size, or to a named size. */
export function resize(draft: Draft, to: -1 | 1 | (typeof SIZES)[number], why: string): void {
  const hit = SIZE.exec(draft.text);
  const said = hit?.[0].toLowerCase().replace('closeup', 'close-up') ?? '';
  const size = AS[said] ?? said;
  const now = NAMES.indexOf(size);
  const next = typeof to === 'string' ? to : SIZES[now + to];
  if (hit && now >= 0 && next)
    draft.replace({ start: hit.index, end: hit.index + hit[0].length }, next, 'camera', why);
  else if (typeof to === 'string')
    draft.append(`framed as ${/^[aeiou]/.test(to) ? 'an' : 'a'} ${to}`, 'camera', why);
  else
    draft.append(
      to < 0 ? 'framed closer still' : 'framed wider, with more of the place in view',
      'camera',
      why,
    );
}

/** One movement in the place of another. */
export function moveBy(draft: Draft, move: string, why: string): void {
  const old = draft.slot('move');
  if (old) {
    draft.replace(old, move, 'camera', why);
    return;
  }
  const hit = MOVE.exec(draft.text);
  if (hit) {
    draft.replace(clauseAt(draft.text, hit.index), move, 'camera', why);
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
export function fromTheAir(draft: Draft, why: string): void {
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
export function angleFrom(draft: Draft, angle: string, why: string): void {
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
export function lensOf(draft: Draft, lens: string, why: string): void {
  const hit = /\b\d{1,3}\s?mm\b(?: macro)?(?!\s(?:\w{1,20}\s){0,2}film)/i.exec(draft.text);
  if (hit) {
    draft.replace({ start: hit.index, end: hit.index + hit[0].length }, lens, 'camera', why);
    return;
  }
  const range = cameraRange(draft.text);
  if (range) draft.insert(range.end, ', ', lens, 'camera', why);
  else draft.append(`filmed at ${lens}`, 'camera', why);
}
