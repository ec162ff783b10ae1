import type { CreativeOption } from '@framewright/contract';
import { useCallback } from 'react';
import { drawStage } from '../../lib/drawing.ts';
import { SketchImage } from '../../ui/sketch-image.tsx';

/** Pixels: twice the widest that a card shows it. */
const WIDTH = 840;

export interface OptionSketchProps {
  readonly option: CreativeOption;
  readonly letter: string;
}

/** What an option shows, as a sketch. */
export function OptionSketch({ option: { stage }, letter }: OptionSketchProps) {
  const draw = useCallback(
    () => drawStage({ stage, ratio: '16:9', width: WIDTH, id: `option${letter}` }),
    [stage, letter],
  );
  return <SketchImage draw={draw} alt={`Sketch of option ${letter}`} />;
}
