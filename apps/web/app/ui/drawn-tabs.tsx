import type { LucideIcon } from 'lucide-react';

export interface DrawnTabsProps {
  /** The first is the chosen one. */
  readonly tabs: readonly { readonly label: string; readonly icon?: LucideIcon }[];
}

/** A row of tabs to be seen only, where those to be used are not there yet: `Tabs` writes styles that no page may have. */
export function DrawnTabs({ tabs }: DrawnTabsProps) {
  return (
    <div className="tabs" inert>
      {tabs.map(({ label, icon: Icon }, place) => (
        <span key={label} className="tab" data-state={place === 0 ? 'active' : undefined}>
          {Icon ? <Icon strokeWidth={1.6} aria-hidden="true" /> : null}
          {label}
        </span>
      ))}
    </div>
  );
}
