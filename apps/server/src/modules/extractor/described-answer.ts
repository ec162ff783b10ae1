import type { PictureFeatures } from '@framewright/prompt-engine/features';
import { z } from 'zod';
import {
  leakProblem,
  lineProblem,
  markupProblem,
  type Problem,
} from '../../providers/ai/text/answer-checks.ts';
import { DESCRIBE_INSTRUCTIONS } from './instructions.ts';

/** Characters at most. */
const PROMPT = 2_000;
const SUBJECT = 200;

const RATIOS = new Set(['1:1', '4:5', '3:4', '2:3', '9:16', '5:4', '4:3', '3:2', '16:9', '21:9']);

/** Of the picture: a zebra may well be black and white in a colourful one. */
const SAYS_GREY =
  /\b(?:in black[- ]and[- ]white|black[- ]and[- ]white (?:\w+ )?(?:photo\w*|picture|image|film|still|frame|portrait|print|drawing)|monochrom\w*|gr[ea]yscale)\b/i;
const SAYS_FRAME = /\b(vertical|portrait|horizontal|landscape|square) (?:format|orientation|frame|image)\b/i;

const FRAMES: Readonly<Record<string, PictureFeatures['ratio']['orientation']>> = {
  vertical: 'portrait',
  portrait: 'portrait',
  horizontal: 'landscape',
  landscape: 'landscape',
  square: 'square',
};

/** How a vision model has to answer; what it says must hold to what was measured. */
export function describedAnswer(features: PictureFeatures): z.ZodType<{ prompt: string; subject: string }> {
  return z.object({ prompt: z.string(), subject: z.string() }).superRefine(({ prompt, subject }, context) => {
    const problems = [
      lineProblem('prompt', prompt, PROMPT),
      lineProblem('subject', subject, SUBJECT),
      leakProblem(prompt, DESCRIBE_INSTRUCTIONS),
      markupProblem('prompt', prompt),
      colourProblem(prompt, features),
      ratioProblem(prompt, features),
    ];
    for (const message of problems) if (message) context.addIssue({ code: 'custom', message });
  });
}

function colourProblem(prompt: string, { colour, palette }: PictureFeatures): Problem {
  const saysGrey = SAYS_GREY.test(prompt);
  if (colour.monochrome === 'grey' && !saysGrey)
    return 'The picture has no colour: say that it is in black and white, and name no colours.';
  if (colour.monochrome !== null || colour.saturation === 'muted' || !saysGrey) return undefined;
  const names = palette.map(({ name }) => name).join(', ');
  return `The picture is in colour, not in black and white: ${names}.`;
}

function ratioProblem(prompt: string, { ratio }: PictureFeatures): Problem {
  const said = prompt.match(/\b\d{1,2}:\d{1,2}\b/g)?.filter((name) => RATIOS.has(name)) ?? [];
  const [, frame = ''] = SAYS_FRAME.exec(prompt) ?? [];
  const orientation = FRAMES[frame.toLowerCase()];
  const isWrong =
    said.some((name) => name !== ratio.name) || (orientation && orientation !== ratio.orientation);
  return isWrong ? `The ratio of the picture is ${ratio.name}, ${ratio.orientation}.` : undefined;
}
