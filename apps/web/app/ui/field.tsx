import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';

/** What a control needs so that its label, hint and error belong to it. */
export interface FieldWiring {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

export interface FieldProps {
  readonly label: string;
  /** Beside the label, at the end of its line: a counter, a link. */
  readonly aside?: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly children: (wiring: FieldWiring) => ReactNode;
}

/** A labelled control with its hint and its error message. */
export function Field({ label, aside, hint, error, children }: FieldProps) {
  const id = useId();
  // An error says what the hint says, and more: one of them is enough.
  const description = error ? `${id}-error` : hint ? `${id}-hint` : undefined;
  return (
    <div className="field">
      <div className="field-label">
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': description,
      })}
      {error ? (
        <p className="field-error" id={`${id}-error`}>
          <CircleAlert size={14} aria-hidden="true" />
          {error}
        </p>
      ) : null}
      {hint && !error ? (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
