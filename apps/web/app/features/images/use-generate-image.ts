import { generateImage, type ImageModelId, type ImageResult } from '@framewright/contract';
import type { AspectRatio } from '@framewright/prompt-engine/vocabulary';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-errors.ts';
import { signInPath } from '../../lib/return-to.ts';
import { storedToken } from '../../lib/token.ts';
import { usageQuery } from '../../lib/usage.ts';
import { notify } from '../../ui/notify.tsx';
import { imageFailure } from './image-failure.ts';
import { IMAGE_SCREEN } from './texts.ts';

/** What the form asks for. */
export interface ImageWish {
  readonly prompt: string;
  readonly model: ImageModelId;
  /** Left out for image-to-image, which keeps the input's ratio. */
  readonly aspectRatio?: AspectRatio;
  /** A data address; its presence makes it image-to-image. */
  readonly inputImage?: string;
  readonly strength?: number;
  /** The user's own key, for this one call. */
  readonly byteplusKey?: string;
}

/** A picture that was made, and what for. */
export interface Picture {
  readonly url: string;
  readonly wish: Omit<ImageWish, 'byteplusKey' | 'inputImage'>;
  readonly size: { readonly width: number; readonly height: number } | undefined;
  readonly contentType: string;
  /** The file carries Content Credentials. */
  readonly hasCredentials: boolean;
}

/** Asks for a picture; tells what went wrong; keeps the day's count fresh. */
export function useGenerateImage() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const running = useRef<AbortController>(null);
  const [picture, setPicture] = useState<Picture>();
  const [failure, setFailure] = useState<string>();

  const mutation = useMutation({
    mutationFn: (wish: ImageWish) => {
      running.current = new AbortController();
      return call(generateImage, { body: bodyOf(wish), signal: running.current.signal });
    },
    onMutate: () => setFailure(undefined),
    onSuccess: (result, wish) => {
      if (result.success && result.image_url) setPicture(pictureOf(result.image_url, result, wish));
      else fail(result.message || IMAGE_SCREEN.failed);
    },
    onError: (error) => {
      if (running.current?.signal.aborted) return;
      fail(imageFailure(error), error instanceof ApiError && error.status === 429);
      if (error instanceof ApiError && error.status === 401) navigate(signInPath('/generator'));
    },
    onSettled: () => client.invalidateQueries({ queryKey: usageQuery.queryKey }),
  });

  function fail(sentence: string, aboutPlan = false) {
    setFailure(sentence);
    if (aboutPlan) notify.plan(sentence);
    else notify.error(sentence);
  }

  function generate(wish: ImageWish) {
    if (storedToken() === null) {
      notify.error(IMAGE_SCREEN.signIn);
      navigate(signInPath('/generator'));
      return;
    }
    mutation.mutate(wish);
  }

  return {
    generate,
    cancel: () => running.current?.abort(),
    clear: () => setPicture(undefined),
    picture,
    failure,
    /** What is being made now. */
    pending: mutation.isPending ? mutation.variables : undefined,
  };
}

function bodyOf(wish: ImageWish) {
  return {
    prompt: wish.prompt,
    model: wish.model,
    mode: wish.inputImage ? ('image-to-image' as const) : ('text-to-image' as const),
    input_image: wish.inputImage ?? null,
    ...(wish.strength !== undefined && { strength: wish.strength }),
    ...(wish.aspectRatio && { aspect_ratio: wish.aspectRatio }),
    byteplus_api_key: wish.byteplusKey ?? null,
  };
}

function pictureOf(url: string, result: ImageResult, wish: ImageWish): Picture {
  const { byteplusKey: _key, inputImage: _input, ...kept } = wish;
  const { width, height, content_type: contentType = 'image/png', has_credentials = false } = result;
  const size = width && height ? { width, height } : undefined;
  return { url, wish: kept, size, contentType, hasCredentials: has_credentials };
}
