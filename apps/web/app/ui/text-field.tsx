import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Field, type FieldProps } from './field.tsx';

export type TextFieldProps = Omit<FieldProps, 'children'> & ComponentProps<'input'>;

/** A labelled line of text. Takes a `ref` and everything that an input takes. */
export function TextField({ label, aside, hint, error, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} aside={aside} hint={hint} error={error}>
      {(wiring) => <input dir="auto" {...input} {...wiring} className={classNames('input', className)} />}
    </Field>
  );
}
