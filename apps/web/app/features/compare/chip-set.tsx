import type { ReactNode } from 'react';

export interface ChipSetProps<Value extends string | number> {
  readonly label: string;
  readonly hint?: string;
  readonly chips: readonly { readonly value: Value; readonly label: string; readonly note?: string }[];
  readonly on: readonly Value[];
  readonly onToggle: (value: Value) => void;
  readonly children?: ReactNode;
}

/** A named row of chips, of which several can be on. */
export function ChipSet<Value extends string | number>(props: ChipSetProps<Value>) {
  const { label, hint, chips, on, onToggle, children } = props;
  return (
    <fieldset className="field chip-set">
      <legend className="field-label">{label}</legend>
      <div className="chips">
        {chips.map((chip) => (
          <button
            key={chip.value}
            type="button"
            className="chip"
            aria-pressed={on.includes(chip.value)}
            onClick={() => onToggle(chip.value)}
          >
            {chip.label}
            {chip.note ? <span className="num text-current">{chip.note}</span> : null}
          </button>
        ))}
      </div>
      {hint ? <p className="field-hint">{hint}</p> : null}
      {children}
    </fieldset>
  );
}
