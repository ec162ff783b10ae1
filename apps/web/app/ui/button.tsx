import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

interface ButtonLook {
  /** One `primary` per view. */
  readonly variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | undefined;
  readonly size?: 'sm' | 'md' | 'lg' | undefined;
  /** As wide as its container. */
  readonly full?: boolean | undefined;
}

const VARIANTS = { primary: 'btn-primary', secondary: '', ghost: 'btn-ghost', danger: 'btn-danger' };
const SIZES = { sm: 'btn-sm', md: '', lg: 'btn-lg' };

function buttonClass({ variant = 'secondary', size = 'md', full }: ButtonLook, className?: string): string {
  return classNames('btn', VARIANTS[variant], SIZES[size], full && 'btn-full', className);
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** While set, the button is disabled and shows a spinner with these words ('Generating...'). */
  readonly busy?: string | false | undefined;
}

/** Sends no form unless its `type` says so. */
export function Button({ variant, size, full, busy, className, children, disabled, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, full }, className)}
      disabled={disabled || Boolean(busy)}
      data-busy={busy ? '' : undefined}
      aria-busy={busy ? true : undefined}
    >
      {busy ? (
        <>
          <Spinner />
          {busy}
        </>
      ) : (
        children
      )}
    </button>
  );
}

export interface LinkButtonProps extends ButtonLook, Omit<LinkProps, 'size'> {}

/** A link that looks like a button: for going somewhere, where `Button` is for doing something. */
export function LinkButton({ variant, size, full, className, ...link }: LinkButtonProps) {
  // For late-start.ts, where the browser follows the link by itself.
  const carried = link.state ? JSON.stringify(link.state) : undefined;
  return (
    <Link {...link} data-carries={carried} className={buttonClass({ variant, size, full }, className)} />
  );
}
