import { inWords } from '../lexicon/row.ts';
import { feelings, styles } from '../lexicon/tables.ts';
import { mainOf } from '../read/scene.ts';
import { LIGHT_TERMS } from '../read/terms.ts';
import { camerasFor } from '../shot/camera/camera.ts';
import { seedOf } from '../shot/choose.ts';
import { compositionsFor } from '../shot/layout/composition.ts';
import { isPhotographic, leadingStyle, photographsFor } from '../shot/look/look.ts';
import { planShot } from '../shot/plan.ts';
import { theOf } from '../shot/refer.ts';
import { classOf } from '../shot/scene-class.ts';
import { type Brief, capital } from '../shot/shot.ts';
import type { Stage } from '../shot/stage.ts';
import { type Element, TAKES } from '../vocabulary.ts';

/** A wording that could stand in place of a phrase. */
export interface Candidate {
  readonly name: string;
  readonly text: string;
  readonly why: string;
  readonly change: Partial<Stage>;
}

/** The first few words of a wording, as its name. */
const nameOf = (text: string): string => {
  const [clause = ''] = text.split(/[,.;:]/);
  return capital(clause.split(' ').slice(0, 8).join(' '));
};

/** Lights that anybody knows by name, in an order that shows how different light can be. */
const LIGHT_ORDER = [
  'window',
  'backlit',
  'softbox',
  'sun',
  'lamp',
  'low-key',
  'rim',
  'overcast',
  'side',
  'neon',
  'candle',
  'high-key',
  'top',
  'moonlight',
  'natural',
];

/** Drawn looks have no lamps and lenses: the means of their own family stand in for them. */
function means(brief: Brief, of: 'shading' | 'framing'): Candidate[] | undefined {
  const style = leadingStyle(brief.scene);
  if (!style || isPhotographic(style.row)) return classOf(brief.scene) === 'graphic' ? [] : undefined;
  return styles()
    .filter((row) => row.medium === style.row.medium && row[of])
    .map((row) => ({
      name: nameOf(row[of]),
      text: capital(row[of]),
      why: `As in ${row.names[0] ?? 'its family'}.`,
      change: {},
    }));
}

function lights(brief: Brief): Candidate[] {
  const side = seedOf(brief.scene.subject) % 2 === 0 ? 'left' : 'right';
  return LIGHT_ORDER.flatMap((id) => LIGHT_TERMS.filter(({ term }) => term.id === id)).map(
    ({ names, term }) => ({
      name: capital(names[0] ?? term.id),
      text: capital(term.text.replaceAll('{side}', side)),
      why: `Another source: ${names[0] ?? term.id}.`,
      change: {
        light: {
          from: term.from ?? side,
          hard: term.hard ?? false,
          warmth: term.warmth ?? 0,
          key: term.key ?? 'normal',
        },
      },
    }),
  );
}

function cameras(brief: Brief): Candidate[] {
  return camerasFor(brief.scene, classOf(brief.scene)).map(({ text, size, height }) => ({
    name: nameOf(text),
    text,
    why: 'Another distance and height.',
    change: { size, cameraHeight: height, shallow: /shallow|soft/.test(text) },
  }));
}

function compositions(brief: Brief, stage: Stage): Candidate[] {
  const main = mainOf(brief.scene);
  return compositionsFor(classOf(brief.scene), main ? theOf(main) : 'the subject').map(({ text, x }) => ({
    name: nameOf(text),
    text,
    why: 'Another place in the frame.',
    change: { figures: stage.figures.map((figure, i) => (i === 0 ? { ...figure, x } : figure)) },
  }));
}

const PALETTES: readonly (readonly [string, readonly string[]])[] = [
  ['Earth', ['umber', 'ochre', 'cream', 'olive']],
  ['Cool', ['slate blue', 'pale grey', 'white', 'teal']],
  ['Warm', ['amber', 'rust', 'cream', 'brown']],
  ['Pastel', ['pale pink', 'mint', 'cream', 'powder blue']],
  ['High contrast', ['black', 'white', 'one red']],
  ['Teal and orange', ['teal', 'orange', 'deep shadow blue', 'cream']],
  ['Muted', ['stone', 'sage', 'charcoal', 'off-white']],
];

const palettes = (): Candidate[] =>
  PALETTES.map(([name, colours]) => ({
    name,
    text: capital(inWords(colours)),
    why: 'Another set of colours.',
    change: { colours },
  }));

const TEMPERS = ['calm', 'joy', 'wonder', 'tense', 'proud', 'lonely', 'funny', 'love'] as const;

const moods = (): Candidate[] =>
  TEMPERS.flatMap((temper) =>
    feelings()
      .filter((row) => row.temper === temper)
      .slice(0, 1),
  ).map((row) => ({
    name: capital(row.names[0] ?? row.temper),
    text: `${capital(row.mood)} mood`,
    why: `Another temper: ${row.temper}.`,
    change: {},
  }));

function looks(brief: Brief): Candidate[] {
  const { scene } = brief;
  const style = leadingStyle(scene);
  if (!style || isPhotographic(style.row)) {
    return photographsFor(classOf(scene)).map((text) => ({
      name: nameOf(text),
      text,
      why: 'Another photographic manner.',
      change: {},
    }));
  }
  return styles()
    .filter((row) => row.medium === style.row.medium && row !== style.row && row.surface)
    .slice(0, 12)
    .map((row) => ({
      name: capital(row.names[0] ?? ''),
      text: capital(`${row.names[0]}, ${row.surface}`),
      why: 'Another means of the same family.',
      change: {},
    }));
}

const placeOf = ({ place, placeWord }: Stage): Partial<Stage> => ({ place, placeWord });

/** What the other takes and variations decide for an element: for phrases that depend on the subject. */
function fromPlans(element: Element, brief: Brief): Candidate[] {
  const found: Candidate[] = [];
  for (let variation = 0; variation < 4; variation++) {
    for (const take of TAKES) {
      const shot = planShot({ ...brief, take, variation });
      for (const decision of shot.decisions) {
        if (decision.element !== element) continue;
        found.push({
          name: nameOf(decision.text),
          text: decision.text,
          why: decision.because,
          change: element === 'setting' ? placeOf(shot.stage) : {},
        });
      }
    }
  }
  return found;
}

const NEGATIVES = [
  'No text, no logos',
  'No people in the background',
  'No extra fingers, hands whole and visible',
  'No watermark',
  'No clutter around the subject',
  'No lens flare',
];

const SOUNDS = [
  'Room tone and small movements close to the microphone',
  'Wind and distant traffic',
  'No music, natural sound only',
  'Sparse solo piano under the scene',
  'Low murmur of voices behind',
  'Rain on glass',
];

const listed = (texts: readonly string[]): Candidate[] =>
  texts.map((text) => ({ name: nameOf(text), text, why: 'A common choice.', change: {} }));

/** Wordings for an element of a brief, the likeliest first. The phrase itself may be among them. */
export function candidatesFor(element: Element, brief: Brief, phrase: string): Candidate[] {
  switch (element) {
    case 'light':
      return means(brief, 'shading') ?? lights(brief);
    case 'camera':
      return means(brief, 'framing') ?? cameras(brief);
    case 'composition':
      return compositions(brief, planShot(brief).stage);
    case 'palette':
      return palettes();
    case 'mood':
      return moods();
    case 'style':
      return looks(brief);
    case 'negative':
      return listed(NEGATIVES);
    case 'audio':
      return listed(SOUNDS);
    default:
      // The subject's own words are never swapped for others.
      return phrase.trim() === brief.scene.subject ? [] : fromPlans(element, brief);
  }
}
