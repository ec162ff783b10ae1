import { readIdea } from './idea.ts';
import { choose, sceneOf } from './optimize-choose.ts';
import { BLACK_AND_WHITE, DRAWN_STYLE } from './refine-asked.ts';
import { userPart } from './refine-circumstances.ts';
import { clauseAt, type Draft, ELEMENT_OF, headed, lightSpan } from './refine-draft.ts';

const STYLE_WORDS =
  /\b(?:style|documentary|noir|\b(?:film|drama|video) look|anime|claymation|stop[- ]motion|photo-?realistic|cinematic|(?:16|35|65)\s?mm (?:\w+ ){0,2}film|super 8|vhs)\b/i;

/** Another look in the place of the last one; drawn looks take no lens. */
export function styleAs(draft: Draft, style: string): void {
  const why = 'You asked for this look; one look holds for the whole clip, so the one before is gone.';
  const old = draft.slot('style') ?? headed(draft.text, /\bStyle:\s/);
  const named = STYLE_WORDS.exec(userPart(draft.text));
  const elsewhere = STYLE_WORDS.exec(draft.text.slice(userPart(draft.text).length));
  if (old) draft.replace(old, style, 'style', why);
  else if (!named && elsewhere)
    draft.replace(clauseAt(draft.text, userPart(draft.text).length + elsewhere.index), style, 'style', why);
  else draft.append(style, 'style', why);
  const lens = DRAWN_STYLE.test(style) ? draft.slot('lens') : undefined;
  if (lens) draft.remove(lens);
}

const HUES =
  'red|orange|yellow|green|blue|purple|violet|pink|crimson|scarlet|teal|turquoise|amber|golden|gold|cobalt|magenta|lilac|emerald|indigo|cyan|navy|ochre|rust|copper|rose|brown|sodium';
const COLOURED = new RegExp(
  `\\b(?:(?:pale|dark|deep|bright|light|warm)[- ])?(?:${HUES})(?:[- ](?:${HUES}))?\\s(?!hour|retriever|tea|wine|juice|panda|carpet|whale|onion|pepper|gate|bear|fox|of|and|or|against|in|on|at|with|from|juice|ring)(?=[a-z])`,
  'gi',
);
const HUE = new RegExp(`\\b(?:${HUES})\\b`, 'i');

/** Takes the colours out: the look, every phrase of ours that names one, and the colours of things. */
export function blackAndWhite(draft: Draft): void {
  const why = 'Black and white leaves only tones, so no colour is named any more.';
  styleAs(draft, BLACK_AND_WHITE);
  const own = userPart(draft.text);
  const scene = sceneOf(own, readIdea(own), draft.text.length);
  for (const { start, end, line } of draft.found().toReversed()) {
    if (line.slot === 'style' || !HUE.test(line.text)) continue;
    const facts = { ...scene.facts, ...draft.slot('place')?.line.says, ...draft.slot('time')?.line.says };
    const grey = choose(line.slot, { ...scene, facts, barred: [...scene.barred, HUE] }, facts);
    if (grey) draft.replace({ start, end }, grey.text, ELEMENT_OF[line.slot], why);
  }
  const plain = outsideQuotes(draft.text, (part) =>
    part
      .replace(COLOURED, '')
      .replace(/\b(a)n? (?=(\p{L}))/giu, (whole: string, a: string, first: string) => {
        const took = !draft.text.includes(whole + first);
        return took ? `${a}${/[aeiou]/i.test(first) ? 'n' : ''} ` : whole;
      }),
  );
  if (plain !== draft.text) {
    draft.text = plain;
    draft.note('style', draft.slot('style')?.line.text ?? BLACK_AND_WHITE, why);
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
export function moodAs(draft: Draft, mood: string): void {
  const why = 'You asked for this feeling; the action and the place stay as they were.';
  const label = headed(draft.text, /\bMood:\s/);
  if (label) {
    draft.replace(label, mood, 'mood', why);
    return;
  }
  const old = draft.slot('mood');
  const asked = /\bthe mood [^.;\n]{1,80}/.exec(draft.text);
  const style = draft.slot('style');
  if (old) draft.replace(old, `the mood ${mood}`, 'mood', why);
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
export function lightAs(draft: Draft, light: string): void {
  const why = 'You asked for this light; it takes the place of the one before.';
  const old = draft.slot('light');
  if (old) {
    draft.replace(old, light, 'light', why);
    return;
  }
  const span = lightSpan(draft.text) ?? headed(draft.text, /\bLight(?:ing)?:\s/);
  if (span) draft.replace(span, light, 'light', why);
  else draft.append(light, 'light', why);
}

const MUSIC_CLAUSE =
  /\b(?:no music but what is played in the scene|no score laid over what is played|no sound at all|(?<=[;:,.]\s)(?:[\p{L}-]{1,20}\s){0,4}music(?: kept low|, kept low)?|(?:no|a|an|some)\s(?:[\p{L}-]{1,20}\s){0,4}music(?: kept low)?|(?:[\p{L}-]{1,20}\s){0,3}(?:music|piano|guitar|strings|jazz), kept low)\b/iu;

const SCORES: readonly string[] = [
  'a spare piano',
  'a low string chord',
  'a slow acoustic guitar',
  'a soft synth pulse',
];

/** Music, or none; an empty name leaves the choice to us. */
export function musicAs(draft: Draft, asked: string): void {
  const isNone = asked.startsWith('no ');
  const name = asked || `${SCORES[draft.text.length % SCORES.length] ?? 'a spare piano'} as background music`;
  const music = isNone ? asked : `${name}, kept low`;
  const why = isNone
    ? 'You asked for it without; the sounds of the place remain.'
    : 'You asked for music; kept low, it leaves room for the sounds of the scene.';
  const old = MUSIC_CLAUSE.exec(draft.text);
  const ground = draft.slot('ground') ?? draft.slot('near');
  if (old) draft.replace({ start: old.index, end: old.index + old[0].length }, music, 'audio', why);
  else if (ground) draft.insert(ground.end, '; ', music, 'audio', why);
  else draft.append(`sound: ${music}`, 'audio', why);
}

const PACE = /,? ?\b(?:all of it )?(?:in (?:extreme )?slow[- ]motion|at a brisk, real pace|as a time-lapse)/i;

/** Another pace, said once. */
export function paced(draft: Draft, pace: string): void {
  const why = 'You asked for another pace; what happens stays the same.';
  const old = PACE.exec(draft.text);
  const own = userPart(draft.text);
  if (old && old.index >= own.length) {
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
export function shape(draft: Draft, words: string): void {
  const why = 'You asked for this frame; models take the size from their settings, so set it there too.';
  const old = SHAPE.exec(draft.text);
  if (old) draft.replace({ start: old.index, end: old.index + old[0].length }, words, 'composition', why);
  else draft.append(words, 'composition', why);
}

const PEOPLE =
  /\b(?:passer-by|voices?|crowd|laughter|guests|heels|them turns|faces turning|shouting|people)\b/i;

/** Nobody in the frame, nor to be heard. */
export function noPeople(draft: Draft): void {
  const why = 'You asked for nobody in the shot.';
  const own = userPart(draft.text);
  const scene = sceneOf(own, readIdea(own), draft.text.length);
  const barred = [...scene.barred, PEOPLE];
  for (const { start, end, line } of draft.found().toReversed()) {
    if (!PEOPLE.test(line.text)) continue;
    const other = choose(line.slot, { ...scene, barred }, scene.facts);
    if (other) draft.replace({ start, end }, other.text, ELEMENT_OF[line.slot], why);
  }
  if (!/\bno people\b/i.test(draft.text)) draft.append('no people in the frame', 'negative', why);
}

/** Nobody speaks. */
export function noWords(draft: Draft): void {
  const why = 'You asked for it without speech.';
  if (/\bno dialogue\b/i.test(draft.text)) return;
  const music = MUSIC_CLAUSE.exec(draft.text);
  const speech = draft.slot('near');
  if (speech && /\bvoices?\b/.test(speech.line.text))
    draft.replace(speech, 'cloth moving, one breath before a word that does not come', 'audio', why);
  if (music && music.index > 0) {
    const at = MUSIC_CLAUSE.exec(draft.text)?.index ?? 0;
    draft.insertBefore(at, 'no dialogue', 'audio', why);
  } else draft.append('no dialogue', 'audio', why);
}
