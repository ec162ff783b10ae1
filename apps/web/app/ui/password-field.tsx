import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { classNames } from './class-names.ts';
import { Field } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import type { TextFieldProps } from './text-field.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type'> {
  /** What is hidden, in lower case: 'password', 'key'. */
  readonly secret?: string;
}

/** A secret that is typed unseen and can be revealed. */
export function PasswordField({
  label,
  aside,
  hint,
  error,
  secret = 'password',
  className,
  ...input
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} aside={aside} hint={hint} error={error}>
      {(wiring) => (
        <div className="input-wrap">
          <input
            spellCheck={false}
            autoCapitalize="none"
            {...input}
            {...wiring}
            type={shown ? 'text' : 'password'}
            className={classNames('input', className)}
          />
          <IconButton
            icon={shown ? EyeOff : Eye}
            iconSize={16}
            label={`${shown ? 'Hide' : 'Show'} ${secret}`}
            onClick={() => setShown(!shown)}
          />
        </div>
      )}
    </Field>
  );
}
