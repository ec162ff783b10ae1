import { fillPlaceholders, placeholdersOf } from '@framewright/content/open/placeholders';
import type { LibraryPrompt } from '@framewright/contract';
import { CornerDownRight } from 'lucide-react';
import { useState } from 'react';
import { useAnatomy } from '../../lib/anatomy.ts';
import { copyPrompt } from '../../lib/copy-prompt.ts';
import { AnatomyText } from '../../ui/anatomy-text.tsx';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { fieldLabel } from './field-label.ts';

/** What scrolls must be reachable by keyboard. */
const KEYBOARD_SCROLL = { tabIndex: 0 };

export interface FillDialogProps {
  readonly prompt: LibraryPrompt;
  readonly onClose: () => void;
  readonly onUse: (text: string) => void;
}

/** Fills a prompt's placeholders in and shows the text as it grows; what is left blank stays open. */
export function FillDialog({ prompt, onClose, onUse }: FillDialogProps) {
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const filled = fillPlaceholders(prompt.prompt, values);
  const spans = useAnatomy(filled);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={prompt.title}
      description="Say what goes into the brackets. What you leave out stays as it is."
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <CopyButton size="md" onCopy={() => copyPrompt(filled)} label="Copy filled prompt" />
          <Button
            variant="primary"
            onClick={() => {
              onUse(filled);
              onClose();
            }}
          >
            <CornerDownRight aria-hidden="true" />
            Use in generator
          </Button>
        </>
      }
    >
      <div className="grid gap-4 py-1">
        {placeholdersOf(prompt.prompt).map((name) => (
          <TextField
            key={name}
            label={fieldLabel(name)}
            placeholder={`[${name}]`}
            maxLength={200}
            value={values[name] ?? ''}
            onChange={({ target }) => setValues({ ...values, [name]: target.value })}
          />
        ))}
        <section
          className="max-h-44 overflow-y-auto rounded-card border border-line bg-surface px-4 py-3"
          aria-label="The text so far"
          {...KEYBOARD_SCROLL}
        >
          <AnatomyText text={filled} spans={spans} variant="quiet" size="sm" />
        </section>
      </div>
    </Dialog>
  );
}
