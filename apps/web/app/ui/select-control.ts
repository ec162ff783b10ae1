import type { ReactNode } from 'react';
import type { FieldWiring } from './field.tsx';

/** One that can be chosen. */
export interface SelectOption<Value extends string> {
  /** Never empty. */
  readonly value: Value;
  readonly label: string;
  /** Drawn before the label: a ratio glyph, an icon. */
  readonly glyph?: ReactNode;
  readonly disabled?: boolean;
}

/** What both forms of the control are given. */
export interface SelectControlProps {
  readonly wiring: FieldWiring;
  readonly value: string;
  readonly options: readonly SelectOption<string>[];
  readonly disabled: boolean;
  readonly onChoose: (value: string) => void;
  readonly focus: KeptFocus;
}

/** Whoever presses a choice whose list is still under way finds it open once it is there. Whoever stands on the one control stands on the other once it takes its place. */
export interface KeptFocus {
  readonly keep: (control: HTMLElement | null) => (() => void) | undefined;
  /** Has the list open when it comes. */
  readonly ask: () => void;
  /** Whether it was asked for, told once. */
  readonly takeAsked: () => boolean;
}

/** Of one choice. */
export function keptFocus(): KeptFocus {
  let had = false;
  let asked = false;
  return {
    ask: () => {
      asked = true;
    },
    takeAsked() {
      const wasAsked = asked;
      asked = false;
      return wasAsked;
    },
    keep(control) {
      if (had) control?.focus();
      had = false;
      if (control === null) return undefined;
      return () => {
        had = control === document.activeElement;
      };
    },
  };
}
