import { RadioGroup } from 'radix-ui';

export interface SegmentedProps<Value extends string> {
  readonly label: string;
  /** Said by what stands around it: the label is for assistive technology alone. */
  readonly labelHidden?: boolean;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
}

/** A choice of one from a few, side by side. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, labelHidden, value, options, onChange } = props;
  return (
    <div className="field">
      {labelHidden ? null : <span className="field-label">{label}</span>}
      <RadioGroup.Root
        className="segmented"
        aria-label={label}
        orientation="horizontal"
        value={value}
        onValueChange={(next) => {
          const option = options.find((candidate) => candidate.value === next);
          if (option) onChange(option.value);
        }}
      >
        {options.map((option) => (
          <RadioGroup.Item key={option.value} value={option.value} className="segment">
            {option.label}
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </div>
  );
}
