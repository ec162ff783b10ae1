import { analyze } from '../anatomy/analyze.ts';
import { readScene } from '../read/read-scene.ts';
import type { Span } from '../vocabulary.ts';
import { type Assembled, assemble, type PromptPart } from './assemble.ts';

/** The parts of a description after its place for the subject, in their order, and whether the first goes on in its sentence. */
function partsOf({ text, anatomy }: Assembled): { placed: PromptPart | null; parts: PromptPart[] } {
  const [place, ...rest] = anatomy;
  const parts = rest.map(({ start, end, element }) => ({ element, text: text.slice(start, end) }));
  const goesOn = text.slice(place?.end, rest[0]?.start) === ', ';
  const [first = null, ...others] = parts;
  return goesOn ? { placed: first, parts: others } : { placed: null, parts };
}

/**
 * Writes a description's prompt around the subject that a person named. The subject stays to the letter, but for a
 * leading command. What it says of its own medium holds: the measured one goes, and so does a lens where it is drawn.
 * @param described a description of `describePicture`, which begins with a place for the subject
 */
export function writeAround(subject: string, described: Assembled): Assembled {
  const scene = readScene(subject.trim());
  const named = scene.subject || subject.trim();
  const isDrawn = scene.styles.some(({ row }) => row.medium !== 'photo');
  const holds = ({ element }: PromptPart) =>
    !(element === 'style' && scene.styles.length > 0) && !(element === 'camera' && isDrawn);
  const { placed, parts } = partsOf(described);
  const { text, anatomy } = assemble(named, placed, parts.filter(holds));
  const [own, ...measured] = anatomy;
  const { tail } = scene.syntax;
  return {
    text: tail ? `${text} ${tail}` : text,
    anatomy: [...spansOfSubject(named, own), ...measured],
  };
}

/** The subject may say more than what is there: its light, its setting. The full stop joins the last span. */
function spansOfSubject(named: string, own: Span | undefined): readonly Span[] {
  const spans = analyze(named);
  const last = spans.at(-1);
  if (!own || !last) return own ? [own] : [];
  return [...spans.slice(0, -1), { ...last, end: Math.max(last.end, own.end) }];
}
