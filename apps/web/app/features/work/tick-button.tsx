import type { Work } from '@framewright/contract';
import { Check } from 'lucide-react';
import type { MouseEvent } from 'react';
import { ROLL_TEXTS as TEXTS } from './texts.ts';

export interface TickButtonProps {
  readonly work: Work;
  readonly selected: boolean;
  readonly onTick: (event: MouseEvent, id: string) => void;
}

/** Ticks a work of the roll, for the pointer alone: the keyboard ticks the frame that has the focus. */
export function TickButton({ work: { id, title }, selected, onTick }: TickButtonProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className="neg-tick"
      aria-label={TEXTS.selectOne(title)}
      aria-pressed={selected}
      onClick={(event) => onTick(event, id)}
    >
      {selected ? <Check aria-hidden="true" /> : null}
    </button>
  );
}
