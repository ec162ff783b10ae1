import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/*
 * Controls to be seen only, where those to be used are not there yet: nothing can be typed into them and lost, and they are
 * without the styles that Radix writes into elements, which no prerendered page may have.
 */

/** What cannot be used yet. Nobody reaches it by keyboard, and it is told to nobody: what it becomes is. */
export function Drawn({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={className} inert aria-hidden="true">
      {children}
    </div>
  );
}

export interface DrawnTabsProps {
  /** The first is the chosen one. */
  readonly tabs: readonly { readonly label: string; readonly icon?: LucideIcon }[];
}

/** A row of tabs. */
export function DrawnTabs({ tabs }: DrawnTabsProps) {
  return (
    <Drawn className="tabs">
      {tabs.map(({ label, icon: Icon }, place) => (
        <span key={label} className="tab" data-state={place === 0 ? 'active' : undefined}>
          {Icon ? <Icon strokeWidth={1.6} aria-hidden="true" /> : null}
          {label}
        </span>
      ))}
    </Drawn>
  );
}

export interface DrawnInputProps {
  /** Left out where what stands around says it. */
  readonly label?: string;
  /** As high as a text of four lines. */
  readonly tall?: boolean;
  readonly className?: string;
  /** What stands in it: an example, what is chosen. */
  readonly children: ReactNode;
}

/** A field, empty but for what is its placeholder or its choice. */
export function DrawnInput({ label, tall = false, className, children }: DrawnInputProps) {
  const box = (
    <span
      className={classNames(
        'input flex gap-2.5 overflow-hidden whitespace-nowrap',
        tall ? 'h-[calc(6.2em+24px)] py-2.75 leading-[1.55]' : 'items-center',
        className,
      )}
    >
      {children}
    </span>
  );
  if (label === undefined) return box;
  return (
    <div className="field">
      <span className="field-label">{label}</span>
      {box}
    </div>
  );
}
