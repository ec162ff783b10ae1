import type { ImageResult, ImageSettings, KeyOwner, PictureModelId } from '@framewright/contract';
import type { AspectRatio } from '@framewright/prompt-engine/vocabulary';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router';
import { ApiError } from '../../lib/api-errors.ts';
import { useCancel } from '../../lib/cancel.ts';
import { startAnew } from '../../lib/latest-work.ts';
import { useAskBeforeLeaving } from '../../lib/leave-guard.tsx';
import { signInPath } from '../../lib/return-to.ts';
import { rollHasChanged } from '../../lib/roll.ts';
import { storedToken } from '../../lib/token.ts';
import { usageQuery } from '../../lib/usage.ts';
import { announce } from '../../ui/announcer.tsx';
import { notify } from '../../ui/notify.tsx';
import { askForPicture, type PictureEvent } from './ask-for-picture.ts';
import { failureToShow, type ImageFailure, refusalToShow } from './image-failure.ts';
import { IMAGE_SCREEN } from './texts.ts';
import { markUnderWay, unmarkUnderWay } from './under-way.ts';

/** What the form asks for. */
export interface ImageWish {
  readonly prompt: string;
  readonly model: PictureModelId;
  /** Left out for image-to-image, which keeps the input's ratio. */
  readonly aspectRatio?: AspectRatio;
  /** Data addresses, one at least; their presence makes it image-to-image. */
  readonly inputImages?: readonly string[];
  readonly strength?: number;
  /** The user's own key, for this one call. */
  readonly ownKey?: { readonly of: KeyOwner; readonly key: string };
  /** What was chosen, of that which the model takes. */
  readonly settings?: ImageSettings & { readonly count?: number; readonly seed_drawn?: boolean };
  /** The id of the work that the prompt comes from. */
  readonly fromWork?: string;
}

/** How a picture is coming along. */
export interface Progress {
  /** Calls before this one; 0 when its turn has come. */
  readonly ahead: number;
  readonly saving: boolean;
  /** The model is got ready, which may take minutes. */
  readonly loading: boolean;
  /** From 0 to 1, of a model that tells. */
  readonly fraction: number | undefined;
  /** The latest unfinished picture, as a data address. */
  readonly partial: string | undefined;
}

/** A picture that was made, and what for. */
export interface Picture {
  readonly url: string;
  /** Its model may be none that is here. */
  readonly wish: Omit<ImageWish, 'ownKey' | 'inputImages' | 'model'> & { readonly model: string };
  readonly size: { readonly width: number; readonly height: number } | undefined;
  readonly contentType: string;
  /** The file carries Content Credentials. */
  readonly hasCredentials: boolean;
  /** What there is to say about keeping it, where there was no room to. */
  readonly unkept: string | undefined;
  /** The provider's name of the model, where it is another than the form's. */
  readonly modelId: string | undefined;
  /** What the model made of the prompt, where it rewrote it. */
  readonly promptUsed: string | undefined;
  /** How it was really made, seed included, where the model tells it. */
  readonly settings: ImageResult['settings'];
  /** Whether its own metadata say the same. */
  readonly ownMetadata: ImageResult['own_metadata'];
  /** In US dollars, of all pictures of the request; left out where nobody told. */
  readonly costUsd: number | undefined;
  /** The other pictures of the request. */
  readonly more: NonNullable<ImageResult['more']>;
  /** Where it is kept on the roll. */
  readonly workId: string | undefined;
}

/** How long the server may take to see that a call was cancelled, and to give the picture back. */
const RELEASE_MS = 1000;

const BEGUN: Progress = {
  ...{ ahead: 0, saving: false, loading: false },
  ...{ fraction: undefined, partial: undefined },
};

/**
 * Asks for a picture; tells what went wrong; keeps the day's count fresh.
 * @param onMade hears of each picture that was made
 */
export function useGenerateImage(onMade: (picture: Picture) => void) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const here = createPath(useLocation());
  const { signal, cancel, wasCancelled } = useCancel();
  const [progress, setProgress] = useState(BEGUN);
  const [picture, setPicture] = useState<Picture>();
  const { failure, fail, dismissFailure } = useFailure();

  const mutation = useMutation({
    mutationFn: (wish: ImageWish) =>
      askWhileOriginIsThere(wish, {
        signal: signal(),
        onEvent: (event) => setProgress((before) => after(before, event)),
      }),
    onMutate: () => {
      dismissFailure();
      setProgress(BEGUN);
      markUnderWay();
    },
    onSuccess: (result, wish) => {
      if (!result.success || !result.image_url) return fail(refusalToShow(result));
      const made = pictureOf(result.image_url, result, wish);
      setPicture(made);
      onMade(made);
      rollHasChanged();
      announce(result.message);
    },
    onError: (error) => {
      if (wasCancelled(error)) return;
      fail(failureToShow(error));
      if (error instanceof ApiError && error.status === 401) void navigate(signInPath(here));
    },
    onSettled: (_, error) => {
      unmarkUnderWay(error);
      void refreshUsage();
      if (wasCancelled(error)) setTimeout(refreshUsage, RELEASE_MS);
    },
  });
  const refreshUsage = () => client.invalidateQueries({ queryKey: usageQuery.queryKey });

  useAskBeforeLeaving(mutation.isPending);

  function clear() {
    startAnew('picture', picture?.workId);
    setPicture(undefined);
  }

  function generate(wish: ImageWish) {
    if (storedToken() === null) {
      notify.error(IMAGE_SCREEN.signIn);
      void navigate(signInPath(here));
      return;
    }
    mutation.mutate(wish);
  }

  return {
    ...{ generate, cancel, picture, failure, dismissFailure, clear },
    /** Shows a picture that was made before. */
    show: setPicture,
    /** What is being made now, and how far it is. */
    pending: mutation.isPending ? { wish: mutation.variables, progress } : undefined,
  };
}

/** A work that was deleted for good meanwhile is no reason against a picture. */
async function askWhileOriginIsThere(
  wish: ImageWish,
  asking: Parameters<typeof askForPicture>[1],
): Promise<ImageResult> {
  const { fromWork, ...alone } = wish;
  try {
    return await askForPicture(bodyOf(wish), asking);
  } catch (error) {
    const isOriginGone = fromWork !== undefined && error instanceof ApiError && error.code === 'not_found';
    if (!isOriginGone) throw error;
    return askForPicture(bodyOf(alone), asking);
  }
}

/** Why there is no picture: in a toast, and on the page until it is dismissed. */
function useFailure() {
  const [failure, setFailure] = useState<ImageFailure>();

  function fail(shown: ImageFailure) {
    setFailure(shown);
    if (shown.isLimit) notify.plan(shown.sentence);
    else notify.error(shown.sentence);
  }

  return { failure, fail, dismissFailure: () => setFailure(undefined) };
}

function after(before: Progress, event: PictureEvent): Progress {
  switch (event.type) {
    case 'queued':
      return { ...before, ahead: event.ahead };
    case 'stage':
      return { ...before, saving: event.stage === 'saving', loading: event.stage === 'loading' };
    case 'progress':
      return { ...before, ahead: 0, loading: false, fraction: event.fraction };
    case 'partial':
      return { ...before, ahead: 0, partial: event.image };
  }
}

function bodyOf({ inputImages = [], ...wish }: ImageWish) {
  const [first, ...more] = inputImages;
  const keyFor = (owner: KeyOwner) => (wish.ownKey?.of === owner ? wish.ownKey.key : undefined);
  return {
    prompt: wish.prompt,
    model: wish.model,
    mode: first ? ('image-to-image' as const) : ('text-to-image' as const),
    input_image: first ?? null,
    ...(more.length > 0 && { more_images: more }),
    ...(wish.strength !== undefined && { strength: wish.strength }),
    ...(wish.aspectRatio && { aspect_ratio: wish.aspectRatio }),
    byteplus_api_key: keyFor('byteplus') ?? null,
    ...(keyFor('openrouter') && { openrouter_api_key: keyFor('openrouter') }),
    ...(wish.fromWork !== undefined && { from_work: wish.fromWork }),
    ...wish.settings,
  };
}

function pictureOf(url: string, result: ImageResult, wish: ImageWish): Picture {
  const { ownKey: _key, inputImages: _inputs, ...kept } = wish;
  const { width, height, content_type: contentType = 'image/png', has_credentials = false } = result;
  return {
    url,
    wish: kept,
    size: width && height ? { width, height } : undefined,
    contentType,
    hasCredentials: has_credentials,
    unkept: result.expires_at === undefined ? undefined : result.message,
    modelId: result.model_id === wish.model ? undefined : result.model_id,
    promptUsed: result.prompt_used,
    settings: result.settings,
    ownMetadata: result.own_metadata,
    costUsd: result.cost_usd,
    more: result.more ?? [],
    workId: result.work_id,
  };
}
