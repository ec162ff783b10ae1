import { analyze } from '../../anatomy/analyze.ts';
import type { Element } from '../../vocabulary.ts';
import type { Idea } from '../idea/idea.ts';
import { readIdea } from '../idea/read-idea.ts';
import type { PromptDraft } from '../optimizer/draft.ts';
import { ELEMENT_OF, ownWordsOf } from '../optimizer/prompt-parts.ts';
import type { Slot } from '../optimizer/slots.ts';
import { planVideo, type VideoPlan } from '../plan.ts';
import { capital, joined } from '../wording.ts';
import { cameraRange } from './camera.ts';
import { lightAs, moodAs, styleAs } from './looks.ts';

/** What can go first when a prompt is to be shorter. */
const SPARE: readonly Slot[] = ['mood', 'ground'];

/** Takes out what the prompt can spare, and shortens what is long; all seven elements stay. */
export function shorter(draft: PromptDraft): void {
  const why = 'You asked for it shorter: what only refined this went, the element itself is still there.';
  const before = draft.text;
  for (const slot of SPARE) {
    const part = draft.slot(slot);
    if (part && part.start >= ownWordsOf(draft.text).length) draft.remove(part);
  }
  for (const slot of ['light', 'style'] as const) {
    const part = draft.slot(slot);
    const cut = part ? draft.at(part).indexOf(', ') : -1;
    if (!part || cut <= 12) continue;
    const shown = draft.text.slice(part.start, part.start + cut);
    draft.text = draft.text.slice(0, part.start + cut) + draft.text.slice(part.end);
    draft.note(ELEMENT_OF[slot], shown, why);
  }
  if (draft.text === before) shortenSentences(draft, why);
}

/** For texts of others: the last clause of each long sentence goes, but never of the first. */
function shortenSentences(draft: PromptDraft, why: string): void {
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
export function longer(draft: PromptDraft): void {
  const { details } = planVideo(draft.idea());
  const has = draft.text.toLowerCase();
  const detail = details.find((text) => !has.includes(text.toLowerCase()));
  if (!detail) return;
  const why = 'You asked for more: this settles what the prompt had left to the model.';
  const sound = /\sSound: /.exec(draft.text);
  if (!sound) {
    draft.append(detail, 'composition', why);
    return;
  }
  const shown = capital(detail);
  draft.text = `${draft.text.slice(0, sound.index)} ${shown}.${draft.text.slice(sound.index)}`;
  draft.note('composition', shown, why);
}

const VARIATIONS = [1, 2, 3, 4, 5];

/** The first other plan whose text in a slot is not the one that stands there. */
function otherText(idea: Idea, now: string, textOf: (plan: VideoPlan) => string): string | undefined {
  const said = now.toLowerCase();
  return VARIATIONS.map((variation) => textOf(planVideo(idea, variation))).find(
    (text) => text !== '' && text.toLowerCase() !== said,
  );
}

const SLOTS: ReadonlyMap<Element, readonly Slot[]> = new Map<Element, readonly Slot[]>([
  ['light', ['light']],
  ['audio', ['near', 'ground']],
  ['mood', ['mood']],
  ['style', ['style']],
  ['setting', ['place']],
  ['motion', ['motion']],
]);

/** The idea without a place that the optimizer put behind its opening. */
function openIdea(draft: PromptDraft): Idea {
  const own = ownWordsOf(draft.text);
  const place = draft.slot('place');
  return readIdea(place && place.end <= own.length ? own.slice(0, place.start).replace(/,\s*$/, '') : own);
}

/** Another choice for one element. */
export function another(draft: PromptDraft, element: Element, isAll = false): void {
  const name = element === 'audio' ? 'sound' : element;
  const why = isAll
    ? `You asked for another version; your own words stay, and this is another ${name} for them.`
    : `You asked for another ${name}; the rest is word for word as it was.`;
  if (element === 'camera') {
    anotherCamera(draft, why);
    return;
  }
  const idea = element === 'setting' ? openIdea(draft) : draft.idea();
  for (const slot of SLOTS.get(element) ?? []) {
    const old = draft.slot(slot);
    const text = otherText(idea, old ? draft.at(old) : '', ({ parts }) => parts[slot]);
    if (!text) continue;
    if (old) draft.replace(old, text, ELEMENT_OF[slot], why);
    else if (slot === 'light') lightAs(draft, text);
    else if (slot === 'style') styleAs(draft, text, false);
    else if (slot === 'mood') moodAs(draft, text.replace(/^the mood /, ''));
    else if (slot !== 'ground')
      draft.append(slot === 'near' ? `sound: ${text}` : text, ELEMENT_OF[slot], why);
  }
}

function anotherCamera(draft: PromptDraft, why: string): void {
  const range = cameraRange(draft.text);
  const now = range ? draft.at(range) : '';
  const camera = otherText(draft.idea(), now, ({ parts }) => joined([parts.frame, parts.lens, parts.move]));
  if (camera && range) draft.replace(range, camera, 'camera', why);
  else if (camera) draft.append(camera, 'camera', why);
}

/** Every part of ours chosen anew; the user's own words stay. */
export function again(draft: PromptDraft): void {
  another(draft, 'camera', true);
  for (const [element, slots] of SLOTS) {
    if (slots.some((slot) => draft.slot(slot) !== undefined)) another(draft, element, true);
  }
}
