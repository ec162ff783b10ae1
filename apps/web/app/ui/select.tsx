import { Check, ChevronDown } from 'lucide-react';
import { Select as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { Field, type FieldProps } from './field.tsx';

interface SelectOption<Value extends string> {
  /** Never empty. */
  readonly value: Value;
  readonly label: string;
  /** Drawn before the label: a ratio glyph, an icon. */
  readonly glyph?: ReactNode;
  readonly disabled?: boolean;
}

export interface SelectProps<Value extends string> extends Omit<FieldProps, 'children'> {
  readonly value: Value;
  readonly options: readonly SelectOption<Value>[];
  readonly onChange: (value: Value) => void;
  readonly disabled?: boolean;
}

/** A labelled choice of one from a list. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, aside, hint, error, value, options, onChange, disabled = false } = props;
  const chosen = options.find((option) => option.value === value);
  return (
    <Field label={label} aside={aside} hint={hint} error={error}>
      {(wiring) => (
        <Primitive.Root
          value={value}
          disabled={disabled}
          onValueChange={(next) => {
            const option = options.find((candidate) => candidate.value === next);
            if (option) onChange(option.value);
          }}
        >
          <Primitive.Trigger {...wiring} className="input input-select">
            <span className="flex min-w-0 items-center gap-2">
              {chosen?.glyph}
              <Primitive.Value>{chosen?.label}</Primitive.Value>
            </span>
            <ChevronDown size={16} aria-hidden="true" />
          </Primitive.Trigger>
          <Primitive.Portal>
            <Primitive.Content className="listbox" position="popper" sideOffset={6}>
              <Primitive.Viewport>
                {options.map((option) => (
                  <Option key={option.value} {...option} />
                ))}
              </Primitive.Viewport>
            </Primitive.Content>
          </Primitive.Portal>
        </Primitive.Root>
      )}
    </Field>
  );
}

function Option({ value, label, glyph, disabled = false }: SelectOption<string>) {
  return (
    <Primitive.Item value={value} disabled={disabled} className="option">
      <span className="flex items-center gap-2.5">
        {glyph}
        <Primitive.ItemText>{label}</Primitive.ItemText>
      </span>
      <Primitive.ItemIndicator>
        <Check size={14} aria-hidden="true" />
      </Primitive.ItemIndicator>
    </Primitive.Item>
  );
}
