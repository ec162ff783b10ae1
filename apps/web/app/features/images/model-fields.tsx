import type { ImageModelChoice } from '@framewright/contract';
import { PasswordField } from '../../ui/password-field.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { MODEL_TEXTS } from './texts.ts';
import type { ImageFormState } from './use-image-form.ts';

const BYTEPLUS_CONSOLE = 'https://console.byteplus.com/ark';

interface ModelFieldsProps {
  readonly form: ImageFormState;
  readonly models: readonly ImageModelChoice[];
}

/** The model, which of the provider's answers, and the key of the one that needs the user's own. */
export function ModelFields({ form, models }: ModelFieldsProps) {
  const { choice } = form;
  const modelId = choice?.ready ? choice.capabilities.model_id : undefined;
  return (
    <>
      <RadioCards
        label="Model"
        value={form.model}
        cards={models.map(({ id, label, note, ready }) => ({ value: id, label, note, faint: !ready }))}
        hint={modelId && modelId !== form.model ? MODEL_TEXTS.answeredBy(modelId) : undefined}
        onChange={form.setModel}
      />
      {form.model === 'seedream' ? (
        <PasswordField
          label="BytePlus API key"
          secret="key"
          autoComplete="off"
          value={form.key}
          error={form.problems.key}
          hint="Sent with each Seedream request, kept nowhere."
          aside={
            <a className="link text-sm text-ink-2" href={BYTEPLUS_CONSOLE} target="_blank" rel="noreferrer">
              Get a key
            </a>
          }
          onChange={({ target }) => {
            form.setKey(target.value);
            form.tell('key');
          }}
        />
      ) : null}
    </>
  );
}
