import { IMAGE_EXAMPLES } from '@framewright/content/open/image-examples';
import type { ImageMode, PublicConfig } from '@framewright/contract';
import type { AspectRatio } from '@framewright/prompt-engine/vocabulary';
import { useQuery } from '@tanstack/react-query';
import { CornerLeftUp } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { configQuery } from '../../lib/config.ts';
import { pictureModelLabel, priceLine } from '../../lib/price-of-picture.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { Notice } from '../../ui/notice.tsx';
import { notify } from '../../ui/notify.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { anotherTake } from './another-take.ts';
import { FailureNotice } from './failure-notice.tsx';
import { ImageForm } from './image-form.tsx';
import { ImageResult } from './image-result.tsx';
import { Inspiration } from './inspiration.tsx';
import { IMAGE_SCREEN, KEY_TEXTS } from './texts.ts';
import { useEndedByReload } from './under-way.ts';
import { type ImageWish, useGenerateImage } from './use-generate-image.ts';
import { useImageForm } from './use-image-form.ts';
import { useRestored } from './use-restored.ts';

export interface ImageGeneratorProps {
  readonly description: string;
  readonly aspectRatio: AspectRatio;
  /** How many are left today; drawn under the form. */
  readonly allowance: ReactNode;
  /** How the picture comes about, until somebody chooses. */
  readonly firstMode: ImageMode;
  /** The plan counts no images. */
  readonly unlimited: boolean;
  /** The id of the work that the description comes from; empty where it comes from none. */
  readonly fromWork: string;
  /** @param from the id of the work that the words come from; left out where they are typed over others */
  readonly onDescription: (description: string, from?: string) => void;
  readonly onAspectRatio: (ratio: AspectRatio) => void;
}

/** Milliseconds after which the server is asked again what is ready: engines come up while somebody types. */
const LOOKS = 20_000;

/** The image generator: a form on the left, the picture on the right. */
export function ImageGenerator(props: ImageGeneratorProps) {
  const {
    data: config,
    isError,
    isFetching,
    refetch,
  } = useQuery({
    ...configQuery,
    refetchInterval: LOOKS,
    refetchOnWindowFocus: 'always',
  });
  // A look that fails later takes nothing away.
  if (isError && !config) {
    return (
      <ErrorPanel
        message="The image models could not be loaded."
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  return config ? <Loaded {...props} config={config} /> : <SkeletonLines />;
}

function Loaded({ config, ...props }: ImageGeneratorProps & { readonly config: PublicConfig }) {
  const { image_models: models, default_image_model: defaultModel } = config;
  const { description, firstMode } = props;
  const form = useImageForm(models, defaultModel, { firstMode, description });
  const { generate, pending, failure, dismissFailure, ...result } = useGenerateImage((made) => {
    setHasMade(true);
    if (made.wish.strength !== undefined) form.becameWork(made.workId);
    forgetAsked();
  });
  const hasEnded = useEndedByReload();
  const [hasMade, setHasMade] = useState(false);
  const formRef = useRef<HTMLFormElement>(null);
  const descriptionRef = useRef<HTMLTextAreaElement>(null);

  const { forgetAsked } = useRestored({
    isWriting: () => document.activeElement === descriptionRef.current,
    ...props,
    ...{ form, hasBegun: result.picture !== undefined || pending !== undefined, onPicture: result.show },
    onAnother(picture, inputs) {
      if (picture.wish.strength !== undefined && inputs.length === 0) refuse('input', IMAGE_SCREEN.inputGone);
      else makeAnother(anotherTake(picture, models, inputs));
    },
  });
  const another =
    result.picture &&
    anotherTake(
      result.picture,
      models,
      form.inputs.map(({ dataUrl }) => dataUrl),
    );

  function refuse(field: 'key' | 'input', sentence: string) {
    form.tell(field, sentence);
    notify.error(sentence);
  }

  const modelOf = (id: string | undefined) => models.find((model) => model.id === id);
  const labelOf = (id: string) => {
    const model = modelOf(id);
    return model ? pictureModelLabel(model) : id;
  };
  const priceOf = (id: string | undefined) => {
    const model = modelOf(id);
    return model && priceLine(model);
  };

  function makeAnother(wish: ImageWish | undefined) {
    if (!wish) return;
    const { own_key: ownKey } = modelOf(wish.model)?.capabilities ?? {};
    if (ownKey?.required && !form.key.trim()) refuse('key', KEY_TEXTS[ownKey.of].missing);
    else
      generate({ ...wish, ...(ownKey && form.key.trim() && { ownKey: { of: ownKey.of, key: form.key } }) });
  }

  function choosePreview() {
    form.setModel('built-in');
    dismissFailure();
    descriptionRef.current?.focus();
  }

  return (
    <div className="grid gap-x-14 gap-y-12 md:grid-cols-[392px_minmax(0,1fr)]">
      <ImageForm
        {...{ ...props, form, models, formRef, descriptionRef }}
        generating={pending !== undefined}
        onWish={(wish) => generate({ ...wish, ...(props.fromWork !== '' && { fromWork: props.fromWork }) })}
      />
      <div className="grid min-w-0 content-start gap-8">
        {failure && !pending ? (
          <FailureNotice
            failure={failure}
            onAgain={() => formRef.current?.requestSubmit()}
            onPreview={form.model === 'built-in' ? undefined : choosePreview}
          />
        ) : hasEnded && !pending && !hasMade ? (
          <div role="status">
            <Notice>{IMAGE_SCREEN.endedByReload}</Notice>
          </div>
        ) : null}
        <ImageResult
          picture={result.picture}
          pending={pending}
          modelLabel={(id) => labelOf(id)}
          unlimited={props.unlimited}
          onCancel={result.cancel}
          onClear={result.clear}
          onSeed={form.controls.keepSeed}
          onAnother={another && (() => makeAnother(another))}
          anotherPrice={priceOf(another?.model)}
        />
        <Examples
          onPick={(example) => {
            props.onDescription(example, '');
            descriptionRef.current?.focus();
          }}
        />
        <Inspiration />
      </div>
    </div>
  );
}

/** Five descriptions to begin with. */
function Examples({ onPick }: { onPick: (example: string) => void }) {
  return (
    <section className="grid gap-3">
      <h2 className="label">Cinematic examples</h2>
      <ul className="card divide-y divide-line">
        {IMAGE_EXAMPLES.map((example) => (
          <li key={example}>
            <button
              type="button"
              className="flex w-full items-start justify-between gap-4 px-4 py-3 text-left text-md text-ink-2 hover:text-ink"
              onClick={() => onPick(example)}
            >
              {example}
              <CornerLeftUp
                size={16}
                strokeWidth={1.6}
                className="mt-1 flex-none text-ink-3"
                aria-hidden="true"
              />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
