import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ROLL_TEXTS as TEXTS } from './texts.ts';

export interface FilterSheetProps {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The filters, over the roll. */
export function FilterSheet({ onClose, children }: FilterSheetProps) {
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="scrim" />
        <Dialog.Content className="filter-sheet" aria-describedby={undefined}>
          <header>
            <Dialog.Title className="display display-3">{TEXTS.filters}</Dialog.Title>
            <Dialog.Close asChild>
              <IconButton icon={X} label={TEXTS.selectDone} />
            </Dialog.Close>
          </header>
          <div className="filter-sheet-body">{children}</div>
          <footer>
            <Dialog.Close asChild>
              <Button variant="primary" full>
                {TEXTS.showResults}
              </Button>
            </Dialog.Close>
          </footer>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
