import { Radios } from './radios.tsx';

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
      <Radios
        label={label}
        className="segmented"
        itemClass="segment"
        value={value}
        radios={options.map((option) => ({ value: option.value, shown: option.label }))}
        onChange={onChange}
      />
    </div>
  );
}
