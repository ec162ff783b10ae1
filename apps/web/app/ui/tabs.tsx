import type { LucideIcon } from 'lucide-react';
import { Tabs as Primitive } from 'radix-ui';
import { type ReactNode, useState } from 'react';

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

/** A row of tabs over the panel of the chosen one. */
export function Tabs<Value extends string>({ label, value, tabs, onChange, keepPanels }: TabsProps<Value>) {
  const [shown, setShown] = useState<readonly Value[]>([value]);
  if (!shown.includes(value)) setShown([...shown, value]);
  return (
    <Primitive.Root
      value={value}
      onValueChange={(next) => {
        const tab = tabs.find((candidate) => candidate.value === next);
        if (tab) onChange(tab.value);
      }}
    >
      <Primitive.List aria-label={label} className="tabs">
        {tabs.map(({ value: each, label: text, icon: Icon }) => (
          <Primitive.Trigger
            key={each}
            value={each}
            className="tab"
            // Radix moves the focus by script, which a browser takes for the keyboard's until the first click.
            onPointerDown={({ currentTarget }) => currentTarget.setAttribute('data-pointed', '')}
            onKeyDown={({ currentTarget }) => currentTarget.removeAttribute('data-pointed')}
            onBlur={({ currentTarget }) => currentTarget.removeAttribute('data-pointed')}
          >
            {Icon ? <Icon strokeWidth={1.6} aria-hidden="true" /> : null}
            {text}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map((tab) => (
        <Primitive.Content
          key={tab.value}
          value={tab.value}
          {...(keepPanels && shown.includes(tab.value) && { forceMount: true as const })}
          hidden={tab.value !== value}
        >
          {tab.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}
