import { inWords } from '../../lexicon/row.ts';
import { styleWords } from '../idea/film-words.ts';
import { settingText } from '../idea/setting.ts';
import { withoutLines } from '../idea/spoken-lines.ts';
import { filmMoodOf } from '../options/approaches.ts';
import { lightsInTurn } from '../picture/key-light.ts';
import { lightWithTurns } from '../picture/light-turns.ts';
import { lookNamed } from '../picture/named-looks.ts';
import { heardInTurn, SOUNDS_OF_IT } from '../sound/foley.ts';
import { ambienceInTurn, soundOfLight } from '../sound/sound.ts';
import { joined, small, smallIn, wordsIn } from '../wording.ts';
import { dialogueLine, type Made, type Plan } from './script-beats.ts';

const LONGEST = 175;

const closed = (text: string): string => (/[.!?…。！？]["'”’)\]]*$/u.test(text) ? text : `${text}.`);

/** A labelled part of the paragraph, from its fullest wording to its shortest; '' leaves it out. */
interface Part {
  readonly label: string;
  readonly wordings: readonly string[];
}

const KEPT_STYLE = 'one medium throughout, surface and line unchanged from frame to frame';
const KEPT_LOOK = 'one look throughout, the same grade from frame to frame';

/** The look in the words that name it. */
function styled(text: string): string {
  const words = styleWords(text);
  return words === '' ? KEPT_LOOK : `${words}, ${KEPT_LOOK}`;
}

function stylePart({ idea, approach }: Plan): string[] {
  const { style } = idea;
  const named = lookNamed(idea.subject);
  const own = named
    ? `${named}, ${KEPT_LOOK}`
    : style && style.row.medium !== 'photo'
      ? `${style.words}, ${[style.row.line, style.row.surface].filter(Boolean).slice(0, 1).join('')}, ${KEPT_STYLE}`
      : styled(idea.subject);
  const look = idea.hasStyle || named ? own : approach.style;
  // Colours that the words name, and none besides.
  const colours = idea.scene.colours;
  const tones = colours.length > 1 ? `; ${inWords(colours.slice(0, 4))}` : '';
  return [`${look}${tones}`, look, named || (idea.hasStyle ? KEPT_LOOK : approach.style)];
}

/** Each set-up in its turn, so that no move is that of another shot; a move that goes on is named once. */
function cameraPart({ idea }: Plan, made: readonly Made[]): string[] {
  const [first, last] = [made[0]?.shot, made.at(-1)?.shot];
  if (!first || !last) return [''];
  const turns = made.map(({ shot }, i) => {
    const before = made[i - 1]?.shot;
    const lens = shot.lens === before?.lens ? '' : shot.lens;
    const move = shot.move === before?.move ? '' : shot.move;
    return joined([small(shot.frame), lens, i === 0 ? shot.height : '', move]);
  });
  const isOne = made.every(({ shot }) => shot.frame === first.frame && shot.lens === first.lens);
  const moves = [...new Set(made.map(({ shot }) => shot.move))];
  const head = joined([small(first.frame), first.lens, first.height]);
  const all = isOne ? `${head}; ${moves.join(', then ')}` : turns.join('; then ');
  const isUncut = idea.timing === 'one-take';
  const ends = `${small(first.frame)} to ${small(last.frame)}, ${first.lens}; ${first.move}`;
  return [isUncut && !isOne ? `one uncut shot: ${all}` : all, isOne ? `${head}; ${first.move}` : ends];
}

/** What happens, with its seconds and at last without. */
function actionPart({ idea: { subject, request }, spoken }: Plan, made: readonly Made[]): string[] {
  const told = (isTimed: boolean): string =>
    made
      .map(({ beat: { from, to, action } }) => {
        const text = unsaid(smallIn(action, subject, request.occasion?.who), spoken).replaceAll(';', ',');
        return isTimed ? `${from}–${to} s, ${text}` : text;
      })
      .join('; ');
  return [told(true), told(false)];
}

function soundPart(plan: Plan, made: readonly Made[]): string[] {
  const { idea, music, setting } = plan;
  if (idea.speech === 'none') return ['silent throughout, no sound at all'];
  // A breath is heard in its own shot, and no film is made of it.
  const close = [...new Set(made.map((each) => each.near))]
    .filter((each) => each !== '' && each !== 'a breath')
    .slice(0, 3);
  const under = ambienceInTurn(idea, setting.beats, new Set(close));
  const isBare = close.length === 0 && under === '' && idea.timing !== 'lapse';
  const ambience = isBare ? soundOfLight(made[0]?.light ?? '') : under;
  const heard = heardInTurn(close.join(', then '), ambience);
  const isUnheard = isBare && heard.every((each) => each === '') && /^(?:$|no\b)/.test(music);
  const end = [idea.speech === 'wordless' ? 'no speech' : '', music].filter(Boolean);
  return [
    [...(isUnheard ? [SOUNDS_OF_IT] : heard), ...end].filter(Boolean).join('; '),
    [ambience, ...end].filter(Boolean).join('; '),
  ];
}

/** A text in which the lines that are spoken are only spoken: they stand once, with who says them. */
const unsaid = (text: string, spoken: Plan['spoken']): string =>
  spoken.length === 0
    ? text
    : withoutLines(
        text,
        spoken.map(({ line }) => line),
      ) || 'a voice speaks';

/** From the fullest to the shortest, each without its last part. */
function shrinking(text: string): string[] {
  const parts = text.split(', ');
  return parts.map((_, i) => parts.slice(0, parts.length - i).join(', ')).slice(0, 4);
}

/** The light and what becomes of it; what turns in it is never left out. */
const lightPart = (made: readonly Made[]): string[] => {
  const actions = made.map(({ beat }) => beat.action);
  return shrinking(small(lightsInTurn(made.map(({ light }) => light)))).map((light) =>
    lightWithTurns(light, actions),
  );
};

function partsOf(plan: Plan, made: readonly Made[]): Part[] {
  const { idea, approach, setting, spoken } = plan;
  const mood = filmMoodOf(idea, approach);
  return [
    { label: 'Style: ', wordings: stylePart(plan) },
    {
      label: 'Subject: ',
      wordings: [unsaid(idea.subject, spoken)],
    },
    { label: 'Setting: ', wordings: shrinking(settingText(idea, setting)) },
    { label: 'Camera: ', wordings: cameraPart(plan, made) },
    { label: 'Action: ', wordings: actionPart(plan, made) },
    { label: 'Light: ', wordings: lightPart(made) },
    { label: 'Sound: ', wordings: soundPart(plan, made) },
    { label: 'Dialogue: ', wordings: [spoken.map(dialogueLine).join(' ')] },
    { label: 'Mood: ', wordings: [mood] },
  ];
}

/** Which part gives way first when the paragraph grows too long, as indexes into the parts. */
const GIVES_WAY: readonly number[] = [2, 0, 2, 5, 6, 3, 2, 0, 4, 5, 4];

function written(parts: readonly Part[], chosen: readonly number[]): string {
  return parts
    .map(({ label, wordings }, i) => {
      const text = wordings[Math.min(chosen[i] ?? 0, wordings.length - 1)] ?? '';
      return text === '' ? '' : closed(`${label}${text}`);
    })
    .filter(Boolean)
    .join(' ');
}

/** The whole script as one paragraph over the elements that are known. */
export function promptOf(plan: Plan, made: readonly Made[]): string {
  const parts = partsOf(plan, made);
  const chosen = parts.map(() => 0);
  let text = written(parts, chosen);
  for (const part of GIVES_WAY) {
    if (wordsIn(text) <= LONGEST) break;
    chosen[part] = (chosen[part] ?? 0) + 1;
    text = written(parts, chosen);
  }
  return text;
}
