import type { Made, Plan } from './script-beats.ts';
import { dialogueLine } from './script-beats.ts';
import type { Setting } from './setting.ts';

const LONGEST = 158;
const SHORTEST = 96;

const wordsIn = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}\p{S}]/u.test(word)).length;

const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const closed = (text: string): string => (/[.!?…。！？]["'”’)\]]*$/u.test(text) ? text : `${text}.`);

/** Sentences of the prompt in their order; the higher its rank, the sooner one is left out or cut short. */
interface Part {
  readonly label: string;
  /** From the fullest wording to the shortest; '' leaves it out. */
  readonly wordings: readonly string[];
}

const KEPT_STYLE = 'that one medium throughout, surface and line unchanged from frame to frame';
const KEPT_LOOK = 'that one look throughout, the same grade from frame to frame';

function styleOf({ idea, approach }: Plan): string {
  if (!idea.hasStyle) return approach.style;
  return idea.isDrawn ? KEPT_STYLE : KEPT_LOOK;
}

function colours({ idea }: Plan): string {
  const { noun } = idea.reading;
  const { colours: named, palette, medium } = idea.named;
  const isSettled =
    named.length > 0 ||
    palette !== undefined ||
    medium === 'mono' ||
    /black and white|monochrome/i.test(idea.subject);
  const list = noun?.colours?.slice(0, 3) ?? [];
  return isSettled || list.length < 3 ? '' : `${list[0]}, ${list[1]} and ${list[2]}`;
}

const STEADY: ReadonlySet<string> = new Set(['lapse', 'loop', 'one-take']);

function cameraPart({ idea }: Plan, made: readonly Made[]): string[] {
  const [first, last] = [made[0]?.shot, made.at(-1)?.shot];
  const key = made.at(-2)?.shot ?? last;
  if (!first || !last || !key) return [''];
  const size = (frame: string): string => frame.toLowerCase();
  const span = first.frame === last.frame ? first.frame : `${first.frame} to ${size(last.frame)}`;
  const lens = key.lens && !key.lens.startsWith(first.lens) ? `${first.lens} and ${key.lens}` : first.lens;
  const head = [size(span), lens].filter(Boolean).join(', ');
  const isSettled = idea.move !== undefined || (idea.timing && STEADY.has(idea.timing));
  const move = isSettled && first.move !== last.move ? `${first.move}, ${last.move}` : key.move;
  return [`${head}, ${first.height}; ${move}`, `${head}; ${move}`];
}

function actionPart({ idea }: Plan, made: readonly Made[]): string[] {
  const clauses = made.map(({ beat }) => small(beat.action).replaceAll(';', ','));
  const keep = (indexes: readonly number[]): string =>
    indexes.map((at, nth) => `${nth === indexes.length - 1 ? 'at the end ' : ''}${clauses[at]}`).join('; ');
  const all = clauses.map((_, at) => at);
  const last = clauses.length - 1;
  return [
    keep(all),
    keep(all.filter((at) => at !== 2 || last < 4)),
    keep(idea.clause ? [0, 1, last] : [0, last - 1, last]),
    keep(idea.clause ? [1, last] : [0, last]),
  ];
}

function soundPart(plan: Plan, made: readonly Made[]): string[] {
  const { ambience, idea, music } = plan;
  if (idea.speech === 'none') return ['silent throughout, nothing is heard'];
  const near = made.at(-2)?.near ?? '';
  const end = [idea.speech === 'wordless' ? 'no speech' : '', music].filter(Boolean);
  return [[small(ambience.full), near, ...end].join('; '), [small(ambience.full), ...end].join('; ')];
}

/** What may be added where the rest is short. */
const FILLERS: readonly string[] = [
  'One place and one light from the first frame to the last.',
  'The last half-second is held still for the cut.',
  'Nothing enters that has not been named.',
  'Real speed, real weight, every movement with a start and an end.',
];

function partsOf(plan: Plan, made: readonly Made[], setting: Setting): Part[] {
  const { idea, approach, light, spoken } = plan;
  const tones = colours(plan);
  const style = styleOf(plan);
  const [key = ''] = light.key.split(/,(?=[^,]*$)/);
  return [
    { label: 'Style: ', wordings: tones ? [`${style}; ${tones}`, style] : [style] },
    { label: 'Subject: ', wordings: [idea.subject] },
    {
      label: 'Setting: ',
      wordings: [setting.text, setting.text.split(', ').slice(0, -1).join(', ') || setting.text],
    },
    { label: 'Camera: ', wordings: cameraPart(plan, made) },
    { label: 'Action: ', wordings: actionPart(plan, made) },
    { label: 'Light: ', wordings: [small(light.key), small(key)] },
    { label: 'Sound: ', wordings: soundPart(plan, made) },
    { label: 'Dialogue: ', wordings: [spoken.map(dialogueLine).join(' ')] },
    { label: 'Mood: ', wordings: [approach.mood] },
  ];
}

/** Which part gives way first when the paragraph grows too long, as indexes into the parts. */
const GIVES_WAY: readonly number[] = [0, 4, 2, 5, 6, 3, 4, 4];

function written(parts: readonly Part[], chosen: readonly number[]): string {
  return parts
    .map(({ label, wordings }, i) => {
      const text = wordings[Math.min(chosen[i] ?? 0, wordings.length - 1)] ?? '';
      return text === '' ? '' : closed(`${label}${text}`);
    })
    .filter(Boolean)
    .join(' ');
}

/** The whole script as one paragraph over the seven elements, 90 to 160 words. */
export function promptOf(plan: Plan, made: readonly Made[], setting: Setting): string {
  const parts = partsOf(plan, made, setting);
  const chosen = parts.map(() => 0);
  let text = written(parts, chosen);
  for (const part of GIVES_WAY) {
    if (wordsIn(text) <= LONGEST) break;
    chosen[part] = (chosen[part] ?? 0) + 1;
    text = written(parts, chosen);
  }
  for (const filler of FILLERS) {
    if (wordsIn(text) >= SHORTEST) break;
    text = `${text} ${filler}`;
  }
  return text;
}
