import { PhraseTable } from '../../lexicon/phrase-table.ts';
import type { StyleRow } from '../../lexicon/style.ts';
import { feelings, styles } from '../../lexicon/tables.ts';
import { COLOUR_WORDS } from '../../read/colour-terms.ts';
import { LIGHT_TERMS } from '../../read/terms.ts';
import { speaksOf } from '../idea/film-words.ts';
import { clauseAt, headed, type PromptDraft } from '../optimizer/draft.ts';
import { ELEMENT_OF, lightSpan, MUSIC, ownWordsOf, partsOf } from '../optimizer/prompt-parts.ts';
import { planVideo } from '../plan.ts';
import { joined } from '../wording.ts';

function byNames<Row extends { readonly names: readonly string[] }>(
  rows: () => readonly Row[],
): (name: string) => Row | undefined {
  let table: PhraseTable<Row> | undefined;
  return (name) => {
    if (!table) {
      table = new PhraseTable<Row>();
      for (const row of rows()) for (const each of row.names) table.add(each.toLowerCase(), row);
    }
    return table.get(name)[0];
  };
}

const feelingNamed = byNames(feelings);
const styleNamed = byNames(styles);

/** 'calmer' → 'calm', 'funnier' → 'funny', 'scarier' → 'scary'. */
const positives = (word: string): string[] => [
  word,
  word.replace(/ier$/, 'y'),
  word.replace(/er$/, ''),
  word.replace(/er$/, 'e'),
  word.replace(/([a-z])\1er$/, '$1'),
];

/** The feeling that words ask for, as a mood: 'calm and quiet'. */
export function moodAsked(words: string): string | undefined {
  const row = positives(words).map(feelingNamed).find(Boolean);
  if (!row) return undefined;
  const asked = positives(words).find((each) => row.names.includes(each)) ?? words;
  const own = row.mood.split(', ');
  return [asked, ...own.filter((word) => word !== asked)].slice(0, 2).join(' and ');
}

const STYLE_END = /\s+(?:style|look|film|aesthetic|version|animation)$/;

/** The look that words ask for, with the means of its row. */
export function styleAsked(words: string): { readonly text: string; readonly isDrawn: boolean } | undefined {
  const row = styleNamed(words) ?? styleNamed(words.replace(STYLE_END, ''));
  if (!row) return undefined;
  const isDrawn = row.medium !== 'photo';
  return {
    text: joined([
      `${words.replace(STYLE_END, '')} ${isDrawn ? 'style' : /film|noir|cinema|footage/.test(words) ? 'look' : 'film look'}`,
      meansOf(row),
    ]),
    isDrawn,
  };
}

const meansOf = ({ medium, line, shading, surface }: StyleRow): string =>
  (medium === 'photo' ? surface || shading : line || surface).replace(/[;.]/g, ',');

const LIGHTS: readonly (readonly [RegExp, string])[] = [
  [/^(?:dark|darker|moodier|moody)(?: light(?:ing)?)?$/, 'low key'],
  [/^(?:bright|brighter|lighter)(?: light(?:ing)?)?$/, 'high key'],
  [/^softer(?: light(?:ing)?)?$/, 'soft light'],
  [/^harder light(?:ing)?$|^harsher light$/, 'hard light'],
  [/^warmer light(?:ing)?$/, 'warm light'],
];
const COOL = /^(?:cool|cold)(?:er)? light(?:ing)?$/;

/** The light that words ask for. */
export function lightAsked(words: string): string | undefined {
  if (COOL.test(words)) return 'cool even light from camera left, the shadow side blue';
  const name = LIGHTS.find(([pattern]) => pattern.test(words))?.[1] ?? words;
  return LIGHT_TERMS.find(({ names }) => names.includes(name))?.term.text.replaceAll('{side}', 'left');
}

const STYLED =
  /\b(?:style|documentary|noir|\b(?:film|drama|video) look|anime|claymation|stop[- ]motion|photo-?realistic|cinematic|(?:16|35|65)\s?mm (?:\w+ ){0,2}film|super 8|vhs)\b/i;

/** Another look in the place of the last one; drawn looks take no lens. */
export function styleAs(draft: PromptDraft, style: string, isDrawn: boolean): void {
  const why = 'You asked for this look; one look holds for the whole clip, so the one before is gone.';
  const own = ownWordsOf(draft.text);
  const old = draft.slot('style') ?? headed(draft.text, /\bStyle:\s/);
  const elsewhere = STYLED.exec(draft.text.slice(own.length));
  if (old) draft.replace(old, style, 'style', why);
  else if (!STYLED.test(own) && elsewhere)
    draft.replace(clauseAt(draft.text, own.length + elsewhere.index), style, 'style', why);
  else draft.append(style, 'style', why);
  const lens = isDrawn ? draft.slot('lens') : undefined;
  if (lens) draft.remove(lens);
}

const HUES = [...COLOUR_WORDS]
  .filter(
    (word) => !/^(?:white|off-white|black|jet black|gr[ae]y|dark gr[ae]y|silver|blonde?|ginger)$/.test(word),
  )
  .sort((a, b) => b.length - a.length)
  .join('|');
const COLOURED = new RegExp(
  `\\b(?:(?:pale|dark|deep|bright|light|warm)[- ])?(?:${HUES})(?:[- ](?:${HUES}))?(?:,? and (?:${HUES}))?\\s(?!hour|retriever|tea|wine|juice|panda|carpet|whale|onion|pepper|gate|bear|fox|of|and|or|against|in|on|at|with|from|ring)(?=[a-z])`,
  'gi',
);
const HUE = new RegExp(`\\b(?:${HUES})\\b`, 'i');
const BLACK_AND_WHITE = 'black-and-white film look, deep blacks, fine grain';

/** Takes the colours out: the look, each part of ours that names one, and the colours of things. */
export function blackAndWhite(draft: PromptDraft): void {
  const why = 'Black and white leaves only tones, so no colour is named any more.';
  styleAs(draft, BLACK_AND_WHITE, false);
  const plain = outsideQuotes(draft.text, (part) =>
    part
      .replace(COLOURED, '')
      .replace(/\b(a)n? (?=(\p{L}))/giu, (whole: string, a: string, first: string) =>
        draft.text.includes(whole + first) ? whole : `${a}${/[aeiou]/i.test(first) ? 'n' : ''} `,
      ),
  );
  if (plain !== draft.text) {
    draft.text = plain;
    const style = draft.slot('style');
    draft.note('style', style ? draft.at(style) : BLACK_AND_WHITE, why);
  }
  withoutWords(draft, HUE, why);
}

/** Parts of ours that hold certain words give way to others that do not. */
function withoutWords(draft: PromptDraft, words: RegExp, why: string): void {
  const idea = draft.idea();
  const own = ownWordsOf(draft.text).length;
  for (const part of partsOf(draft.text).toReversed()) {
    if (part.start < own || !words.test(draft.at(part))) continue;
    const other = [0, 1, 2, 3]
      .map((variation) => planVideo(idea, variation).parts[part.slot])
      .find((text) => text && !words.test(text));
    if (other) draft.replace(part, other, ELEMENT_OF[part.slot], why);
  }
}

/** Changes a text, but what stands in quotation marks. */
function outsideQuotes(text: string, change: (part: string) => string): string {
  return text
    .split(/(["“][^"“”\n]{0,400}["”])/u)
    .map((part, i) => (i % 2 === 1 ? part : change(part)))
    .join('');
}

/** Another feeling in the place of the last one. */
export function moodAs(draft: PromptDraft, mood: string): void {
  const why = 'You asked for this feeling; the action and the place stay as they were.';
  const label = headed(draft.text, /\bMood:\s/);
  const asked = /\bthe mood [^.;\n]{1,80}/.exec(draft.text);
  const style = draft.slot('style');
  if (label) draft.replace(label, mood, 'mood', why);
  else if (asked)
    draft.replace(
      { start: asked.index, end: asked.index + asked[0].length },
      `the mood ${mood}`,
      'mood',
      why,
    );
  else if (style) draft.insert(style.end, ', ', `the mood ${mood}`, 'mood', why);
  else draft.append(`the mood ${mood}`, 'mood', why);
}

/** Another light in the place of the last one. */
export function lightAs(draft: PromptDraft, light: string): void {
  const why = 'You asked for this light; it takes the place of the one before.';
  const old = draft.slot('light') ?? lightSpan(draft.text) ?? headed(draft.text, /\bLight(?:ing)?:\s/);
  if (old) draft.replace(old, light, 'light', why);
  else draft.append(light, 'light', why);
}

const SCORES: readonly string[] = [
  'a spare piano',
  'a low string chord',
  'a slow acoustic guitar',
  'a soft synth pulse',
];

/** Music, or none; an empty name leaves the choice to us. */
export function musicAs(draft: PromptDraft, asked: string): void {
  const isNone = asked.startsWith('no ');
  const name = asked || `${SCORES[draft.text.length % SCORES.length] ?? 'a spare piano'} as background music`;
  const music = isNone ? asked : `${name}, kept low`;
  const why = isNone
    ? 'You asked for it without; the sounds of the place remain.'
    : 'You asked for music; kept low, it leaves room for the sounds of the scene.';
  const hit = MUSIC.exec(draft.text);
  const old = draft.slot('music') ?? (hit && { start: hit.index, end: hit.index + hit[0].length });
  const ground = draft.slot('ground') ?? draft.slot('near');
  if (old) draft.replace(old, music, 'audio', why);
  else if (ground) draft.insert(ground.end, '; ', music, 'audio', why);
  else draft.append(`sound: ${music}`, 'audio', why);
}

const PACE = /,? ?\b(?:all of it )?(?:in (?:extreme )?slow[- ]motion|at a brisk, real pace|as a time-lapse)/i;

/** Another pace, said once. */
export function paced(draft: PromptDraft, pace: string): void {
  const why = 'You asked for another pace; what happens stays the same.';
  const old = PACE.exec(draft.text);
  if (old && old.index >= ownWordsOf(draft.text).length) {
    const lead = /^[, ]*/.exec(old[0])?.[0].length ?? 0;
    draft.replace({ start: old.index + lead, end: old.index + old[0].length }, pace, 'motion', why);
    return;
  }
  if (old && !/slow/.test(pace)) draft.remove({ start: old.index, end: old.index + old[0].length });
  const motion = draft.slot('motion');
  if (motion) draft.insert(motion.end, ', ', pace, 'motion', why);
  else draft.append(pace, 'motion', why);
}

const SHAPE = /\b(?:vertical 9:16|square 1:1|horizontal 16:9|very wide 21:9) frame,[^.]{1,80}/i;

/** The shape of the frame, said once. */
export function shape(draft: PromptDraft, words: string): void {
  const why = 'You asked for this frame; models take the size from their settings, so set it there too.';
  const old = SHAPE.exec(draft.text);
  if (old) draft.replace({ start: old.index, end: old.index + old[0].length }, words, 'composition', why);
  else draft.append(words, 'composition', why);
}

const PEOPLE = /\b(?:passer-by|voices?|crowd|laughter|guests|heels|faces turning|shouting|people)\b/i;

/** Nobody in the frame, nor to be heard. */
export function noPeople(draft: PromptDraft): void {
  const why = 'You asked for an empty scene.';
  withoutWords(draft, PEOPLE, why);
  if (!/\bno people\b/i.test(draft.text)) draft.append('no people in the frame', 'negative', why);
}

/** Nobody speaks. */
export function noWords(draft: PromptDraft): void {
  const why = 'You asked for it without speech.';
  if (/\bno dialogue\b/i.test(draft.text)) return;
  const speech = draft.slot('near');
  if (speech && /\bvoices?\b/.test(draft.at(speech)))
    draft.replace(speech, 'cloth moving, one breath', 'audio', why);
  const music = MUSIC.exec(draft.text);
  if (music && music.index > 0 && speaksOf('music', music[0])) {
    draft.text = `${draft.text.slice(0, music.index)}no dialogue; ${draft.text.slice(music.index)}`;
    draft.note('audio', 'no dialogue', why);
  } else draft.append('no dialogue', 'audio', why);
}
