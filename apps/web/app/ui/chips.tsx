import { classNames } from './class-names.ts';

export interface ChipsProps<Value extends string> {
  /** Names the row for assistive technology. */
  readonly label: string;
  readonly value: Value;
  readonly chips: readonly { readonly value: Value; readonly label: string; readonly count?: number }[];
  readonly onChange: (value: Value) => void;
  /** On phones one line that scrolls sideways, instead of several. */
  readonly scroll?: boolean;
}

/** Filter buttons in a row, of which one is on. */
export function Chips<Value extends string>({ label, value, chips, onChange, scroll }: ChipsProps<Value>) {
  return (
    <fieldset className={classNames('chips', scroll && 'chips-scroll')}>
      <legend className="sr-only">{label}</legend>
      {chips.map((chip) => (
        <button
          key={chip.value}
          type="button"
          className="chip"
          aria-pressed={chip.value === value}
          onClick={() => onChange(chip.value)}
        >
          {chip.label}
          {chip.count === undefined ? null : <span className="num text-current">{chip.count}</span>}
        </button>
      ))}
    </fieldset>
  );
}
