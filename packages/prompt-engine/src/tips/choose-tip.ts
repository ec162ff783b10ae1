import { fights } from '../compose/aspect.ts';
import { choice } from '../compose/seed.ts';
import type { SubjectKind } from '../kinds.ts';
import type { SubjectReading } from '../reading/subject-reading.ts';
import type { AspectRatio } from '../vocabulary.ts';
import { LIVING_TIPS } from './living-tips.ts';
import { MADE_TIPS } from './made-tips.ts';
import { PLACE_TIPS } from './place-tips.ts';
import type { KindTip } from './tip.ts';
import { FAULT_TIPS, FORM_TIPS, LACK_TIPS } from './wording-tips.ts';

const KIND_TIPS: Readonly<Record<SubjectKind, readonly KindTip[]>> = {
  ...LIVING_TIPS,
  ...MADE_TIPS,
  ...PLACE_TIPS,
};

/** Every tip that can be given, for checks and counts. */
export const TIPS: readonly string[] = [
  ...Object.values(KIND_TIPS).flatMap((tips) => tips.map(({ text }) => text)),
  ...[...FAULT_TIPS, ...FORM_TIPS, ...LACK_TIPS].map(({ text }) => text),
];

/** What an asked ratio does to a subject that wants another. */
function ratioTip(asked: AspectRatio, suggested: AspectRatio): string {
  const [width = 1, height = 1] = asked.split(':').map(Number);
  const [w = 1, h = 1] = suggested.split(':').map(Number);
  if (width / height > w / h) {
    return `At ${asked} most of the frame lies beside the subject: say what fills the two sides, or choose ${suggested}, which follows its shape.`;
  }
  return `At ${asked} the subject loses its width: say what stands above and below it, or choose ${suggested}, which lets it spread.`;
}

/** The tip for a subject: a fault first, then its form, then what its kind lacks, then what any picture lacks. */
export function tipFor(
  reading: SubjectReading,
  asked: AspectRatio,
  suggested: AspectRatio,
  seed: number,
): string {
  const wording = (tips: typeof LACK_TIPS): string[] =>
    tips.filter(({ when }) => when(reading)).map(({ text }) => text);
  const fault = wording(FAULT_TIPS)[0];
  if (fault) return fault;
  if (fights(asked, suggested)) return ratioTip(asked, suggested);
  const form = wording(FORM_TIPS)[0];
  if (form) return form;
  const start = reading.subject.slice(0, 600);
  const ofKind = KIND_TIPS[reading.kind].filter(({ unless }) => !unless?.test(start)).map(({ text }) => text);
  const open = ofKind.length > 0 ? ofKind : wording(LACK_TIPS);
  const all = open.length > 0 ? open : KIND_TIPS[reading.kind].map(({ text }) => text);
  return all[choice(seed, 5) % all.length] ?? '';
}
