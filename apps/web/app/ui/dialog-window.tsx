import { Dialog as Primitive } from 'radix-ui';
import { useRef } from 'react';
import type { DialogProps } from './dialog.tsx';

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
