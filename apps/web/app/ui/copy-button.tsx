import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { announce } from './announcer.tsx';
import { Button, type ButtonProps } from './button.tsx';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';

/** How long a copy is confirmed, in milliseconds. */
export const COPY_CONFIRMATION_MS = 2000;

export interface CopyButtonProps extends Pick<ButtonProps, 'size' | 'className' | 'variant'> {
  /** Copies; answers whether that worked. Toasts are its own affair. */
  readonly onCopy: () => Promise<boolean>;
  readonly label?: string;
  /** Names what is copied where several buttons share a label ('Copy the studio prompt'). */
  readonly name?: string;
}

/** Says 'Copied!' for two seconds after a copy that worked, without changing its width. */
export function CopyButton({
  onCopy,
  label = 'Copy',
  name,
  size = 'sm',
  variant,
  className,
}: CopyButtonProps) {
  const { copied, copy } = useCopied(onCopy);
  return (
    <Button
      size={size}
      variant={variant}
      className={classNames('btn-copy', className)}
      aria-label={copied ? undefined : name}
      data-copied={copied ? '' : undefined}
      onClick={copy}
    >
      {copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      {copied ? 'Copied!' : label}
    </Button>
  );
}

/** A copy button without room for words. @param props.name what it copies ('Copy the seed') */
export function CopyIconButton({ onCopy, name }: Required<Pick<CopyButtonProps, 'onCopy' | 'name'>>) {
  const { copied, copy } = useCopied(onCopy);
  return (
    <IconButton
      icon={copied ? Check : Copy}
      iconSize={16}
      label={copied ? 'Copied!' : name}
      className="icon-btn-copy"
      data-copied={copied ? '' : undefined}
      onClick={copy}
    />
  );
}

/** Copies, and knows for two seconds that it worked. */
export function useCopied(onCopy: () => Promise<boolean>) {
  const [copies, setCopies] = useState(0);
  useEffect(() => {
    if (copies === 0) return undefined;
    const timer = setTimeout(() => setCopies(0), COPY_CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [copies]);

  async function copy() {
    if (!(await onCopy())) return;
    announce('Copied!');
    setCopies((count) => count + 1);
  }

  return { copied: copies > 0, copy };
}
