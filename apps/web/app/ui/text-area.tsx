import { wholeNumber } from '@framewright/contract';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Field, type FieldProps } from './field.tsx';

/** The counter shows from this share of the limit on. */
const COUNT_FROM = 0.8;

export interface TextAreaProps
  extends Omit<FieldProps, 'children' | 'aside'>,
    Omit<ComponentProps<'textarea'>, 'value'> {
  readonly value: string;
  /** Characters; near it the field counts down. More can be typed: the error says what is wrong. */
  readonly limit: number;
  readonly mono?: boolean;
}

/** A labelled text of several lines that counts down when it nears its limit. */
export function TextArea({ label, hint, error, limit, mono, className, value, ...textarea }: TextAreaProps) {
  const left = limit - value.length;
  return (
    <Field label={label} hint={hint} error={error} aside={<Countdown left={left} limit={limit} />}>
      {(wiring) => (
        <textarea
          dir="auto"
          {...textarea}
          {...wiring}
          value={value}
          className={classNames('input', mono && 'font-mono text-sm', className)}
        />
      )}
    </Field>
  );
}

function Countdown({ left, limit }: { left: number; limit: number }) {
  if (left > limit * (1 - COUNT_FROM)) return null;
  const count = wholeNumber(Math.abs(left));
  return (
    <span className={classNames('num', left < 0 && 'text-danger')} role="status">
      {left < 0 ? `${count} too many` : `${count} left`}
    </span>
  );
}
