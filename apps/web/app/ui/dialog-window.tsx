import { Dialog as Primitive } from 'radix-ui';
import { type ReactNode, useRef } from 'react';

export interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  /** One or two sentences: what is about to happen. */
  readonly description: ReactNode;
  /** Buttons, the safe one first. */
  readonly actions: ReactNode;
  readonly children?: ReactNode;
}

/** What dialog.tsx shows once it is fetched. */
export function DialogWindow({ open, onOpenChange, title, description, actions, children }: DialogProps) {
  const opener = useRef<Element>(null);
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className="scrim" />
        <Primitive.Content
          className="dialog"
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
        >
          <div className="grid gap-3">
            <Primitive.Title className="display display-3">{title}</Primitive.Title>
            <Primitive.Description className="text-ink-2">{description}</Primitive.Description>
            {children}
            <div className="mt-3 flex flex-wrap justify-end gap-2">{actions}</div>
          </div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
