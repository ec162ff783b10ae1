import { lazy, Suspense, type SyntheticEvent, useState, useSyncExternalStore } from 'react';
import { Field, type FieldProps } from './field.tsx';
import { keptFocus, type SelectControlProps, type SelectOption } from './select-control.ts';

export interface SelectProps<Value extends string> extends Omit<FieldProps, 'children'> {
  readonly value: Value;
  readonly options: readonly SelectOption<Value>[];
  readonly onChange: (value: Value) => void;
  readonly disabled?: boolean;
}

/** The list is fetched once the page stands; the browser's own control serves until then, and where it never comes. */
const SelectList = lazy(() => import('./select-list.tsx').catch(() => ({ default: BrowserSelect })));

/** A labelled choice of one from a list. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, aside, hint, error, value, options, onChange, disabled = false } = props;
  const [focus] = useState(keptFocus);
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const choose = (next: string) => {
    const option = options.find((candidate) => candidate.value === next);
    if (option) onChange(option.value);
  };
  return (
    <Field label={label} aside={aside} hint={hint} error={error}>
      {(wiring) => {
        const control = { wiring, value, options, disabled, onChoose: choose, focus };
        // The list writes styles that no prerendered page may have.
        if (!isHydrated) return <BrowserSelect {...control} isWaiting />;
        return (
          <Suspense fallback={<BrowserSelect {...control} isWaiting />}>
            <SelectList {...control} />
          </Suspense>
        );
      }}
    </Field>
  );
}

const never = () => () => undefined;

const OPENING_KEYS = new Set([' ', 'Enter', 'ArrowDown', 'ArrowUp']);

interface BrowserSelectProps extends SelectControlProps {
  /** The list is under way: it opens in the place of the browser's own, which would close with its coming. */
  readonly isWaiting?: boolean;
}

function BrowserSelect(props: BrowserSelectProps) {
  const { wiring, value, options, disabled, onChoose, focus, isWaiting = false } = props;
  const ask = (event: SyntheticEvent<HTMLSelectElement>) => {
    if (!isWaiting) return;
    event.preventDefault();
    event.currentTarget.focus();
    focus.ask();
  };
  return (
    <select
      {...wiring}
      ref={focus.keep}
      className="input input-select"
      value={value}
      disabled={disabled}
      onMouseDown={ask}
      onKeyDown={(event) => OPENING_KEYS.has(event.key) && ask(event)}
      onChange={(event) => onChoose(event.target.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
