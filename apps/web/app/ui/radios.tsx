import type { ReactNode } from 'react';
import { moveInRow } from './row-keys.ts';

/** One of what can be chosen. */
export interface Radio<Value extends string> {
  readonly value: Value;
  /** Names it where what it shows may be hidden. */
  readonly name?: string;
  readonly shown: ReactNode;
}

export interface RadiosProps<Value extends string> {
  readonly label: string;
  readonly className: string;
  readonly itemClass: string;
  readonly value: Value;
  readonly radios: readonly Radio<Value>[];
  readonly onChange: (value: Value) => void;
}

/** A choice of one: one tab stop, within which arrow keys choose. */
export function Radios<Value extends string>(props: RadiosProps<Value>) {
  const { label, className, itemClass, value, radios, onChange } = props;
  const stop = Math.max(
    radios.findIndex((radio) => radio.value === value),
    0,
  );
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={className}
      onKeyDown={(event) => {
        const next = radios[moveInRow(event) ?? -1];
        if (next) onChange(next.value);
      }}
    >
      {radios.map((radio, place) => (
        // biome-ignore lint/a11y/useSemanticElements: a button, as what it shows may be more than an input can
        <button
          key={radio.value}
          type="button"
          role="radio"
          aria-checked={radio.value === value}
          aria-label={radio.name}
          data-state={radio.value === value ? 'checked' : 'unchecked'}
          tabIndex={place === stop ? 0 : -1}
          className={itemClass}
          onClick={() => onChange(radio.value)}
        >
          {radio.shown}
        </button>
      ))}
    </div>
  );
}
