import type { ImageModelChoice } from '@framewright/contract';
import { useQuery } from '@tanstack/react-query';
import { configQuery } from '../../lib/config.ts';
import { dollars } from '../../lib/dollars.ts';
import { EnginesNotReady, SetUpEngines } from '../../lib/engines-not-ready.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { Select } from '../../ui/select.tsx';
import { KEY_TEXTS, MODEL_TEXTS, OPTIONAL_KEY_HINT, SIGN_IN_TEXTS } from './texts.ts';
import type { ImageFormState } from './use-image-form.ts';
import { useOpenrouterSignIn } from './use-openrouter-sign-in.ts';
import { useShowOpenrouter } from './use-show-openrouter.ts';

type OpenrouterSignIn = ReturnType<typeof useOpenrouterSignIn>;

/** More than these are chosen from a list. */
const CARDS = 8;

/** How the ids of its models begin. */
const OPENROUTER = 'openrouter/';

interface ModelFieldsProps {
  readonly form: ImageFormState;
  readonly models: readonly ImageModelChoice[];
}

/** The model, which of the provider's answers, and the key of one that takes the user's own. */
export function ModelFields({ form, models }: ModelFieldsProps) {
  const { choice } = form;
  const { data: config } = useQuery(configQuery);
  // Here, so that it goes on while another model is looked at.
  const signIn = useOpenrouterSignIn(config?.openrouter_sign_in ?? '', {
    onKey: (key) => form.setKey('openrouter', key),
    onFailure: (sentence) => form.tell('key', sentence),
  });
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
        {form.modelNote ? <Notice>{form.modelNote}</Notice> : null}
        <EnginesNotReady purpose="pictures" />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <SetUpEngines />
          {models.some(({ id }) => id.startsWith(OPENROUTER)) ? null : <ShowOpenrouter />}
        </div>
      </div>
      <OwnKeyField form={form} signIn={signIn} />
    </>
  );
}

/** The key of whoever asks, where the model takes one. */
function OwnKeyField({ form, signIn }: { form: ImageFormState; signIn: OpenrouterSignIn }) {
  if (!form.ownKey) return null;
  const { of, required } = form.ownKey;
  const { label, hint, console } = KEY_TEXTS[of];
  return (
    <div className="grid gap-2">
      <PasswordField
        label={label}
        secret="key"
        autoComplete="off"
        value={form.key}
        error={form.problems.key}
        hint={required ? hint : `${OPTIONAL_KEY_HINT} ${hint}`}
        aside={
          <a className="link text-sm text-ink-2" href={console} target="_blank" rel="noreferrer">
            Get a key
          </a>
        }
        onChange={({ target }) => form.setKey(of, target.value)}
      />
      {of === 'openrouter' && signIn.possible ? <SignInForKey signIn={signIn} /> : null}
    </div>
  );
}

/** A key of one's own without a console: OpenRouter makes one for whoever signs in there. */
function SignInForKey({ signIn }: { signIn: OpenrouterSignIn }) {
  if (!signIn.waiting) {
    return (
      <Button size="sm" className="justify-self-start" onClick={signIn.begin}>
        {SIGN_IN_TEXTS.begin}
      </Button>
    );
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p role="status" className="field-hint">
        {SIGN_IN_TEXTS.waiting}
      </p>
      <Button size="sm" onClick={signIn.cancel}>
        {SIGN_IN_TEXTS.cancel}
      </Button>
    </div>
  );
}

/** Asks for the models of OpenRouter, which then stand in the menu. */
function ShowOpenrouter() {
  const { isPending, mutate } = useShowOpenrouter();
  return (
    <Button size="sm" variant="ghost" busy={isPending && MODEL_TEXTS.asking} onClick={() => mutate()}>
      {MODEL_TEXTS.showOpenrouter}
    </Button>
  );
}

interface ModelChoiceProps extends ModelFieldsProps {
  readonly hint: string | undefined;
}

/** As cards where they are few; those that cannot be used now say why. */
function ModelChoice({ form, models, hint }: ModelChoiceProps) {
  const named = models.map(({ id, label, note, ready, capabilities: { price_usd: price } }) => ({
    ...{ value: id, label, note, faint: !ready },
    price: price ? dollars(price) : undefined,
  }));
  if (models.length <= CARDS) {
    return <RadioCards label="Model" value={form.model} cards={named} hint={hint} onChange={form.setModel} />;
  }
  return (
    <Select
      label="Model"
      value={form.model}
      options={named.map(({ value, label, note, price }) => ({
        value,
        label: [label, note, price].filter(Boolean).join(', '),
      }))}
      hint={hint}
      onChange={form.setModel}
    />
  );
}
