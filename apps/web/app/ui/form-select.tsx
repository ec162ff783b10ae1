import { Select, type SelectProps } from './select.tsx';

/** A choice with its label before it, for the head of what it changes. */
export function FormSelect<Value extends string>(props: SelectProps<Value>) {
  return (
    <div className="form-select">
      <Select {...props} />
    </div>
  );
}
