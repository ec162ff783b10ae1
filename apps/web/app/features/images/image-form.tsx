import { type ImageModelChoice, LENGTHS, STRENGTH } from '@framewright/contract';
import type { AspectRatio } from '@framewright/prompt-engine/vocabulary';
import { Aperture } from 'lucide-react';
import { type FormEvent, type ReactNode, type RefObject, useEffect, useId, useState } from 'react';
import { priceLine } from '../../lib/price-of-picture.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.tsx';
import { PriceNote } from '../../ui/price-note.tsx';
import { RatioSelect } from '../../ui/ratio-select.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Slider } from '../../ui/slider.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { ControlFields } from './control-fields.tsx';
import { InputPictures } from './input-pictures.tsx';
import { ModelFields } from './model-fields.tsx';
import { PlainWordsNotice } from './plain-words-notice.tsx';
import { MODEL_TEXTS } from './texts.ts';
import type { ImageWish } from './use-generate-image.ts';
import type { ImageFormState } from './use-image-form.ts';

const MODE_LABELS = { 'text-to-image': 'Text to image', 'image-to-image': 'Image to image' } as const;

export interface ImageFormProps {
  readonly form: ImageFormState;
  readonly models: readonly ImageModelChoice[];
  readonly description: string;
  readonly aspectRatio: AspectRatio;
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly descriptionRef: RefObject<HTMLTextAreaElement | null>;
  readonly generating: boolean;
  readonly allowance: ReactNode;
  readonly onDescription: (description: string) => void;
  readonly onAspectRatio: (ratio: AspectRatio) => void;
  readonly onWish: (wish: ImageWish) => void;
}

/** Words first; then model, mode, inputs, and at the end what sends them. Ctrl+Enter in the description generates, too. */
export function ImageForm(props: ImageFormProps) {
  const { form, description, aspectRatio, formRef, generating } = props;
  const leadToProblem = useFirstProblem(formRef);
  const price = form.choice?.ready ? priceLine(form.choice) : undefined;
  const priceId = useId();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (generating) return;
    const [problem] = Object.values(form.check(description));
    if (problem === undefined) return props.onWish(form.wish(description, aspectRatio));
    notify.error(problem);
    leadToProblem();
  }

  return (
    <form ref={formRef} className="grid content-start gap-6" noValidate onSubmit={submit}>
      <DescriptionField {...props} onSubmit={submit} />
      <ModelFields form={form} models={props.models} />
      <ShapeFields form={form} aspectRatio={aspectRatio} onAspectRatio={props.onAspectRatio} />
      <ControlFields form={form} />
      <div className="submit-bar">
        <Button
          type="submit"
          variant="primary"
          size="lg"
          full
          aria-describedby={price && priceId}
          busy={generating && 'Generating...'}
        >
          <Aperture aria-hidden="true" />
          Generate image
        </Button>
        <PriceNote id={priceId} price={price} />
        {props.allowance}
      </div>
    </form>
  );
}

type DescriptionFieldProps = Pick<
  ImageFormProps,
  'form' | 'description' | 'descriptionRef' | 'aspectRatio' | 'onDescription' | 'onAspectRatio'
> & { readonly onSubmit: (event: FormEvent) => void };

/** The words, and what of them means nothing to the model. */
function DescriptionField(props: DescriptionFieldProps) {
  const { form, description, aspectRatio, onDescription, onAspectRatio, onSubmit } = props;
  return (
    <div className="grid gap-3">
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
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSubmit(event);
        }}
      />
      <PlainWordsNotice
        {...{ description, aspectRatio, onDescription, onAspectRatio }}
        model={form.model}
        modelLabel={form.choice?.label ?? 'this model'}
        onChanged={() => props.descriptionRef.current?.focus()}
      />
    </div>
  );
}

type ShapeFieldsProps = Pick<ImageFormProps, 'form' | 'aspectRatio' | 'onAspectRatio'>;

/** How the picture comes about: from words in a ratio, or from other pictures. */
function ShapeFields({ form, aspectRatio, onAspectRatio }: ShapeFieldsProps) {
  const { choice, modes, mode } = form;
  const ratio = form.ratioFor(aspectRatio);
  const replaced = choice && ratio !== aspectRatio;
  return (
    <>
      {modes.length > 1 ? (
        <Segmented
          label="Mode"
          value={mode}
          options={modes.map((value) => ({ value, label: MODE_LABELS[value] }))}
          onChange={form.setMode}
        />
      ) : null}
      {mode === 'image-to-image' ? (
        <InputFields form={form} />
      ) : form.ratios.length === 0 ? null : (
        <RatioSelect
          value={ratio}
          ratios={form.ratios}
          hint={replaced ? MODEL_TEXTS.nearestRatio(choice.label, aspectRatio) : undefined}
          onChange={onAspectRatio}
        />
      )}
    </>
  );
}

/** The pictures to start from, and how far to depart from them. */
function InputFields({ form }: { form: ImageFormState }) {
  return (
    <>
      <InputPictures
        inputs={form.inputs}
        max={form.maxInputs}
        modelLabel={form.choice?.label ?? 'This model'}
        error={form.problems.input}
        onInputs={(inputs) => {
          form.setInputs(inputs);
          form.tell('input');
        }}
        onError={(sentence) => form.tell('input', sentence)}
      />
      <Slider
        label="Strength"
        {...STRENGTH}
        value={form.strength}
        describe={(value) => `${value.toFixed(1)} of ${STRENGTH.max.toFixed(1)}`}
        ends={[`${STRENGTH.min} keep the input`, `${STRENGTH.max.toFixed(1)} start fresh`]}
        hint={form.choice?.capabilities.strength_note ?? undefined}
        onChange={form.setStrength}
      />
    </>
  );
}

/** After a refusal, the first field that is wrong gets the focus, once it is drawn as wrong. */
function useFirstProblem(form: RefObject<HTMLFormElement | null>) {
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals, form]);
  return () => setRefusals((count) => count + 1);
}
