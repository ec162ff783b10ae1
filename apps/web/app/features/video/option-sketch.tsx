import type { CreativeOption } from '@framewright/contract';
import { useCallback } from 'react';
import { SketchImage } from '../../ui/sketch-image.tsx';

/** Pixels: twice the widest that a card shows it. */
const WIDTH = 840;
/** Characters of an idea that a sketch is drawn from; the rest of a long one changes nothing in it. */
const READ = 600;

export interface OptionSketchProps {
  readonly idea: string;
  readonly option: CreativeOption;
  readonly letter: string;
}

/** The idea as a sketch, in the light and the place that the option's own words suggest. */
export function OptionSketch({ idea, option, letter }: OptionSketchProps) {
  const draw = useCallback(async () => {
    const { illustrate } = await import('@framewright/prompt-engine/sketch');
    const { tone, platform, audience } = option;
    const prompt = [idea.slice(0, READ), tone, platform, audience].join('. ');
    return illustrate({ prompt, ratio: '16:9', width: WIDTH, id: `option${letter}` });
  }, [idea, option, letter]);
  return <SketchImage draw={draw} alt={`Sketch of option ${letter}`} />;
}
