import { type ChangeEvent, useId } from 'react';

export interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** Says a value in words, for assistive technology. */
  readonly describe: (value: number) => string;
  /** What the two ends mean. */
  readonly ends: readonly [string, string];
  /** What the number means, where that needs a sentence. */
  readonly hint?: string | undefined;
  readonly onChange: (value: number) => void;
}

/** More would be a grey bar; then some are drawn to count by. */
const MOST_TICKS = 40;
const FEW_TICKS = 11;

/** Rounds away what adding steps leaves behind (0.1 + 0.2). */
const DECIMALS = 10;

/** A number on a ruled line. */
export function Slider({ label, value, min, max, step, describe, ends, hint, onChange }: SliderProps) {
  const id = useId();
  const values = Math.round((max - min) / step) + 1;
  const ticks = values > MOST_TICKS ? FEW_TICKS : values;
  return (
    <div className="field">
      <div className="field-label">
        <label htmlFor={id}>{label}</label>
        <span className="num text-ink">{value.toFixed(Number.isInteger(step) ? 0 : 1)}</span>
      </div>
      <input
        id={id}
        type="range"
        className="slider"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={describe(value)}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) =>
          onChange(Math.round(target.valueAsNumber * DECIMALS) / DECIMALS)
        }
      />
      <span className="slider-ticks" aria-hidden="true">
        {Array.from({ length: ticks }, (_, tick) => tick).map((tick) => (
          <i key={tick} />
        ))}
      </span>
      <div className="flex justify-between gap-3" aria-hidden="true">
        <span className="num">{ends[0]}</span>
        <span className="num">{ends[1]}</span>
      </div>
      {hint ? (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
