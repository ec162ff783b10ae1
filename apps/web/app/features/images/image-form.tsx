import { type ImageModelChoice, type ImageModelId, LENGTHS, STRENGTH } from '@framewright/contract';
import { ASPECT_RATIOS, type AspectRatio } from '@framewright/prompt-engine/vocabulary';
import { Aperture } from 'lucide-react';
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { RatioSelect } from '../../ui/ratio-select.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Slider } from '../../ui/slider.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { InputPicture } from './input-picture.tsx';
import type { ImageWish } from './use-generate-image.ts';
import { type ImageFormState, useImageForm } from './use-image-form.ts';

const MODES = [
  { value: 'text-to-image', label: 'Text to image' },
  { value: 'image-to-image', label: 'Image to image' },
] as const;
const BYTEPLUS_CONSOLE = 'https://console.byteplus.com/ark';

export interface ImageFormProps {
  readonly models: readonly ImageModelChoice[];
  readonly defaultModel: ImageModelId;
  readonly description: string;
  readonly aspectRatio: AspectRatio;
  readonly descriptionRef: RefObject<HTMLTextAreaElement | null>;
  readonly generating: boolean;
  readonly allowance: ReactNode;
  readonly onDescription: (description: string) => void;
  readonly onAspectRatio: (ratio: AspectRatio) => void;
  readonly onWish: (wish: ImageWish) => void;
}

/** Model, mode, input, words. Ctrl+Enter in the description generates, too. */
export function ImageForm(props: ImageFormProps) {
  const { description, aspectRatio, generating, onDescription, onAspectRatio } = props;
  const form = useImageForm(props.defaultModel);
  const { element, leadToProblem } = useFirstProblem();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (generating) return;
    const [problem] = Object.values(form.check(description));
    if (problem === undefined) return props.onWish(form.wish(description, aspectRatio));
    notify.error(problem);
    leadToProblem();
  }

  return (
    <form ref={element} className="grid content-start gap-6" noValidate onSubmit={submit}>
      <ModelFields form={form} models={props.models} />
      <Segmented label="Mode" value={form.mode} options={MODES} onChange={form.setMode} />
      {form.mode === 'image-to-image' ? (
        <InputFields form={form} />
      ) : (
        <RatioSelect value={aspectRatio} ratios={ASPECT_RATIOS} onChange={onAspectRatio} />
      )}
      <TextArea
        ref={props.descriptionRef}
        label="Description"
        rows={6}
        placeholder="What the picture shows, where, in which light"
        value={description}
        limit={LENGTHS.description}
        error={form.problems.description}
        onChange={({ target }) => {
          onDescription(target.value);
          form.tell('description');
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
        }}
      />
      <div className="grid gap-3">
        <Button type="submit" variant="primary" size="lg" full busy={generating && 'Generating...'}>
          <Aperture aria-hidden="true" />
          Generate image
        </Button>
        {props.allowance}
      </div>
    </form>
  );
}

/** The model, and the key of the one that needs the user's own. */
function ModelFields({ form, models }: { form: ImageFormState; models: readonly ImageModelChoice[] }) {
  return (
    <>
      <RadioCards
        label="Model"
        value={form.model}
        cards={models.map(({ id, label, note }) => ({ value: id, label, note }))}
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

/** The picture to start from, and how far to depart from it. */
function InputFields({ form }: { form: ImageFormState }) {
  return (
    <>
      <InputPicture
        input={form.input}
        error={form.problems.input}
        onInput={form.setInput}
        onError={(sentence) => form.tell('input', sentence)}
      />
      <Slider
        label="Strength"
        {...STRENGTH}
        value={form.strength}
        describe={(value) => `${value.toFixed(1)} of ${STRENGTH.max.toFixed(1)}`}
        ends={[`${STRENGTH.min} keep the input`, `${STRENGTH.max.toFixed(1)} start fresh`]}
        onChange={form.setStrength}
      />
    </>
  );
}

/** After a refusal, the first field that is wrong gets the focus, once it is drawn as wrong. */
function useFirstProblem() {
  const element = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  return { element, leadToProblem: () => setRefusals((count) => count + 1) };
}
