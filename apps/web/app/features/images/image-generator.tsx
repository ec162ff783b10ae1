import { IMAGE_EXAMPLES } from '@framewright/content/open/image-examples';
import type { AspectRatio } from '@framewright/prompt-engine/vocabulary';
import { useQuery } from '@tanstack/react-query';
import { CornerLeftUp } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { configQuery } from '../../lib/config.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { ImageForm } from './image-form.tsx';
import { ImageResult } from './image-result.tsx';
import { Inspiration } from './inspiration.tsx';
import { useGenerateImage } from './use-generate-image.ts';

export interface ImageGeneratorProps {
  readonly description: string;
  readonly aspectRatio: AspectRatio;
  /** How many are left today; drawn under the form. */
  readonly allowance: ReactNode;
  readonly onDescription: (description: string) => void;
  readonly onAspectRatio: (ratio: AspectRatio) => void;
}

/** The image generator: a form on the left, the picture on the right. */
export function ImageGenerator(props: ImageGeneratorProps) {
  const { description, aspectRatio, allowance, onDescription, onAspectRatio } = props;
  const { data: config, isError, isFetching, refetch } = useQuery(configQuery);
  const { generate, cancel, clear, picture, failure, pending } = useGenerateImage();
  const descriptionRef = useRef<HTMLTextAreaElement>(null);

  if (isError) {
    return (
      <ErrorPanel
        message="The image models could not be loaded."
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!config) return <SkeletonLines />;
  const labelOf = (id: string) => config.image_models.find((model) => model.id === id)?.label ?? id;
  return (
    <div className="grid gap-x-14 gap-y-12 md:grid-cols-[392px_minmax(0,1fr)]">
      <ImageForm
        models={config.image_models}
        defaultModel={config.default_image_model}
        description={description}
        aspectRatio={aspectRatio}
        descriptionRef={descriptionRef}
        generating={pending !== undefined}
        allowance={allowance}
        onDescription={onDescription}
        onAspectRatio={onAspectRatio}
        onWish={generate}
      />
      <div className="grid min-w-0 content-start gap-8">
        {failure && !pending ? <Notice kind="error">{failure}</Notice> : null}
        <ImageResult
          picture={picture}
          pending={pending}
          modelLabel={labelOf}
          onCancel={cancel}
          onClear={clear}
        />
        <Examples
          onPick={(example) => {
            onDescription(example);
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
