import type { EngineState, ImageModelChoice, PublicConfig } from '@framewright/contract';
import { Link } from 'react-router';
import { PasswordField } from '../../ui/password-field.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { Select } from '../../ui/select.tsx';
import { MODEL_TEXTS } from './texts.ts';
import type { ImageFormState } from './use-image-form.ts';

const REASONS: Readonly<Record<EngineState, string>> = {
  ready: 'ready',
  locked: 'locked',
  unreachable: 'not reachable',
  not_found: 'not found',
  misconfigured: 'needs a hand',
};

/** More than these are chosen from a list. */
const CARDS = 8;

const BYTEPLUS_CONSOLE = 'https://console.byteplus.com/ark';

interface ModelFieldsProps {
  readonly form: ImageFormState;
  readonly models: readonly ImageModelChoice[];
  /** Engines that cannot be used now. */
  readonly notReady: PublicConfig['engines_not_ready'];
}

/** The model, which of the provider's answers, and the key of the one that needs the user's own. */
export function ModelFields({ form, models, notReady }: ModelFieldsProps) {
  const { choice } = form;
  const modelId = choice?.ready ? choice.capabilities.model_id : undefined;
  // An engine's model is called by its own name already.
  const isOther = modelId !== undefined && modelId !== form.model && !form.model.includes('/');
  return (
    <>
      <div className="grid gap-2">
        <ModelChoice
          form={form}
          models={models}
          hint={isOther ? MODEL_TEXTS.answeredBy(modelId) : undefined}
        />
        {notReady.length > 0 ? (
          <p className="field-hint">
            {MODEL_TEXTS.notReady(notReady.map(({ name, state }) => `${name} (${REASONS[state]})`))}
          </p>
        ) : null}
        <Link className="link justify-self-start text-sm text-ink-2" to="/engines">
          {MODEL_TEXTS.setUp}
        </Link>
      </div>
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

interface ModelChoiceProps extends Omit<ModelFieldsProps, 'notReady'> {
  readonly hint: string | undefined;
}

/** As cards where they are few; those that cannot be used now say why. */
function ModelChoice({ form, models, hint }: ModelChoiceProps) {
  const named = models.map(({ id, label, note, ready }) => ({ value: id, label, note, faint: !ready }));
  if (models.length <= CARDS) {
    return <RadioCards label="Model" value={form.model} cards={named} hint={hint} onChange={form.setModel} />;
  }
  return (
    <Select
      label="Model"
      value={form.model}
      options={named.map(({ value, label, note }) => ({ value, label: `${label}, ${note}` }))}
      hint={hint}
      onChange={form.setModel}
    />
  );
}
