import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { moveInRow } from './row-keys.ts';

interface Tab<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: LucideIcon;
  readonly content: ReactNode;
}

export interface TabsProps<Value extends string> {
  /** Names the row of tabs for assistive technology. */
  readonly label: string;
  readonly value: Value;
  readonly tabs: readonly Tab<Value>[];
  readonly onChange: (value: Value) => void;
  /** Panels that have been shown stay in the document, so that what was typed in them stays too. */
  readonly keepPanels?: boolean;
}

/** A row of tabs over the panel of the chosen one: one tab stop, within which arrow keys choose. */
export function Tabs<Value extends string>({ label, value, tabs, onChange, keepPanels }: TabsProps<Value>) {
  const id = useId();
  const [shown, setShown] = useState<readonly Value[]>([value]);
  if (!shown.includes(value)) setShown([...shown, value]);
  return (
    <div>
      <div
        role="tablist"
        aria-label={label}
        className="tabs"
        onKeyDown={(event) => {
          const next = tabs[moveInRow(event) ?? -1];
          if (next) onChange(next.value);
        }}
      >
        {tabs.map(({ value: each, label: text, icon: Icon }) => (
          <button
            key={each}
            type="button"
            role="tab"
            id={`${id}-tab-${each}`}
            aria-selected={each === value}
            aria-controls={`${id}-${each}`}
            data-state={each === value ? 'active' : 'inactive'}
            tabIndex={each === value ? 0 : -1}
            className="tab"
            onClick={() => onChange(each)}
          >
            {Icon ? <Icon strokeWidth={1.6} aria-hidden="true" /> : null}
            {text}
          </button>
        ))}
      </div>
      {tabs.map(({ value: each, content }) => (
        <div
          key={each}
          role="tabpanel"
          id={`${id}-${each}`}
          aria-labelledby={`${id}-tab-${each}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the pattern has a panel reached that may hold nothing to reach
          tabIndex={0}
          hidden={each !== value}
        >
          {each === value || (keepPanels && shown.includes(each)) ? content : null}
        </div>
      ))}
    </div>
  );
}
