import { analyze } from '../anatomy/analyze.ts';
import type { Element } from '../vocabulary.ts';
import { readIdea } from './idea.ts';
import { choose, type Scene, sceneOf } from './optimize-choose.ts';
import type { Slot } from './optimize-lines.ts';
import { frameAndLens } from './optimize-phrases.ts';
import { cameraRange } from './refine-camera.ts';
import { userPart } from './refine-circumstances.ts';
import { type Draft, ELEMENT_OF } from './refine-draft.ts';
import { lightAs, moodAs, styleAs } from './refine-looks.ts';

/** What can go first when a prompt is to be shorter. */
const SPARE: readonly Slot[] = ['detail', 'mood', 'ground'];

/** The scene that a prompt is set in, as far as its phrases and the user's words tell. */
function sceneNow(draft: Draft): Scene {
  const own = userPart(draft.text);
  const scene = sceneOf(own, readIdea(own), draft.text.length);
  const facts = { ...scene.facts };
  for (const { line } of draft.found())
    if (line.slot === 'place' || line.slot === 'time') Object.assign(facts, line.says);
  return { ...scene, facts };
}

/** Takes out what the prompt can spare, and shortens what is long; all seven elements stay. */
export function shorter(draft: Draft): void {
  const why = 'You asked for it shorter: what only refined this went, the element itself is still there.';
  const before = draft.text;
  for (const slot of SPARE) {
    const found = draft.slot(slot);
    if (found) draft.remove(found);
  }
  for (const slot of ['light', 'motion', 'style'] as const) {
    const found = draft.slot(slot);
    const cut = found?.line.text.indexOf(', ') ?? -1;
    if (found && cut > 12) {
      const shown = draft.text.slice(found.start, found.start + cut);
      draft.text = draft.text.slice(0, found.start + cut) + draft.text.slice(found.end);
      draft.note(ELEMENT_OF[slot], shown, why);
    }
  }
  if (draft.text !== before) return;
  shortenSentences(draft, why);
}

/** For texts of others: the last clause of each long sentence goes, but never of the first. */
function shortenSentences(draft: Draft, why: string): void {
  const [first = '', ...others] = draft.text.split(/(?<=[.!?])\s+/);
  const cut = others.map((sentence) => {
    const at = Math.max(sentence.lastIndexOf(', '), sentence.lastIndexOf('; '));
    return at > 25 && !sentence.includes('"') ? `${sentence.slice(0, at)}.` : sentence;
  });
  const text = [first, ...cut].join(' ');
  if (text === draft.text) return;
  draft.text = text;
  const [changed] = cut.filter((sentence, i) => sentence !== others[i]);
  if (changed) draft.note(analyze(`It. ${changed}`).at(1)?.element ?? 'subject', changed, why);
}

/** One more detail, another each time. */
export function longer(draft: Draft): void {
  const scene = sceneNow(draft);
  const has = new Set(draft.found().map(({ line }) => line.text));
  const line = choose('detail', scene, scene.facts, has);
  const why = `You asked for more: this settles ${has.has(line?.text ?? '') ? 'more of the same' : 'what the prompt had left to the model'}.`;
  if (!line || has.has(line.text)) return;
  const sound = /\sSound: /.exec(draft.text);
  if (!sound) {
    draft.append(line.text, 'composition', why);
    return;
  }
  const shown = line.text.charAt(0).toUpperCase() + line.text.slice(1);
  draft.text = `${draft.text.slice(0, sound.index)} ${shown}.${draft.text.slice(sound.index)}`;
  draft.note('composition', shown, why);
}

const SLOTS: Partial<Record<Element, readonly Slot[]>> = {
  light: ['light'],
  audio: ['near', 'ground'],
  mood: ['mood'],
  style: ['style'],
  setting: ['place'],
  motion: ['motion'],
};

/** Another choice for one element. */
export function another(draft: Draft, element: Element, isAll = false): void {
  const name = element === 'audio' ? 'sound' : element;
  const why = isAll
    ? `You asked for another version; your own words stay, and this is another ${name} for them.`
    : `You asked for another ${name}; the rest is word for word as it was.`;
  const scene = sceneNow(draft);
  const avoid = new Set(draft.found().map(({ line }) => line.text));
  if (element === 'camera') {
    anotherCamera(draft, scene, avoid, why);
    return;
  }
  for (const slot of SLOTS[element] ?? []) {
    const old = draft.slot(slot);
    const line = choose(slot, scene, scene.facts, avoid);
    if (!line || (old && line.text === old.line.text)) continue;
    if (old) draft.replace(old, line.text, ELEMENT_OF[slot], why);
    else if (slot === 'light') lightAs(draft, line.text);
    else if (slot === 'style') styleAs(draft, line.text);
    else if (slot === 'mood') moodAs(draft, line.text.replace(/^the mood /, ''));
    else draft.append(slot === 'near' ? `sound: ${line.text}` : line.text, ELEMENT_OF[slot], why);
  }
}

function anotherCamera(draft: Draft, scene: Scene, avoid: ReadonlySet<string>, why: string): void {
  const range = cameraRange(draft.text);
  const now = range ? draft.text.slice(range.start, range.end).toLowerCase() : '';
  const tried = new Set([...avoid, now.split(', ').slice(0, 2).join(', ')]);
  const frame = choose('frame', scene, scene.facts, tried)?.text ?? 'medium shot at eye level, 50 mm';
  const move = choose('move', scene, scene.facts, tried)?.text ?? 'a static, locked-off camera';
  const camera = `${scene.flags.has('drawn') ? frameAndLens(frame)[0] : frame}, ${move}`;
  if (range) draft.replace(range, camera, 'camera', why);
  else draft.append(camera, 'camera', why);
}

/** Every phrase of ours chosen anew; the user's own words stay. */
export function again(draft: Draft): void {
  const avoid = new Set(draft.found().map(({ line }) => line.text));
  another(draft, 'camera', true);
  for (const element of ['setting', 'motion', 'light', 'style', 'mood', 'audio'] as const) {
    const slots = SLOTS[element] ?? [];
    if (slots.some((slot) => draft.found().some(({ line }) => line.slot === slot && avoid.has(line.text))))
      another(draft, element, true);
  }
}
