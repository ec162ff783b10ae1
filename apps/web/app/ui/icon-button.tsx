import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly icon: LucideIcon;
  /** What it does, for those who cannot see the icon. */
  readonly label: string;
  readonly bordered?: boolean;
  /** Pixels. */
  readonly iconSize?: number;
}

/** An icon to press; its label is read out, and shown by the pointer. */
export function IconButton({
  icon: Icon,
  label,
  bordered,
  iconSize = 18,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classNames('icon-btn', bordered && 'icon-btn-bordered', className)}
    >
      <Icon size={iconSize} strokeWidth={1.6} aria-hidden="true" />
    </button>
  );
}
