import type { BodyOf, Endpoint, ErrorCode, ResponseOf } from '@framewright/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { notify } from '../ui/notify.tsx';
import { call } from './api.ts';
import { ApiError } from './api-errors.ts';
import { sentenceOf } from './sentence-of.ts';

type FormEndpoint = Endpoint & { readonly body: z.ZodObject<Record<string, z.ZodType>> };

/** The fields that a form of the endpoint can have. */
type FieldOf<E extends FormEndpoint> = keyof BodyOf<E> & string;

type Entries<E extends FormEndpoint, F extends FieldOf<E>> = Required<Pick<BodyOf<E>, F>>;

/** One thing for each failure that the endpoint declares; no other can be named. */
type ByCode<E extends Endpoint, What> = {
  readonly [Code in ErrorCode]?: Code extends E['errors'][number] ? What : never;
};

/** What no field asks for, as the token of a link; taken at the moment of sending. */
type Beside<Rest> =
  Record<never, never> extends Rest ? { readonly beside?: () => Rest } : { readonly beside: () => Rest };

type ApiFormOptions<E extends FormEndpoint, F extends FieldOf<E>> = Beside<Omit<BodyOf<E>, F>> & {
  /** Values of the `:name` parts of the path. */
  readonly params?: Readonly<Record<string, string>>;
  /** What the fields begin with; no other part of the body is asked for. */
  readonly defaults: Entries<E, F>;
  /** Failures that are about one field, and which. */
  readonly fields?: ByCode<E, NoInfer<F>>;
  /** The sentence for an answer without words. */
  readonly failed: string;
  /** The sentence where no answer came, or none that keeps the contract; else it is `failed`. */
  readonly unanswered?: string;
  /** Which failures are said in a toast as well; else those that are about no field. */
  readonly toasts?: 'all' | 'none';
  /** Gets the answer, and what empties the form or gives it new defaults. */
  readonly onSuccess?: (answer: ResponseOf<E>, reset: (defaults?: Entries<E, NoInfer<F>>) => void) => void;
  readonly onFailure?: ByCode<E, () => void>;
  readonly onSettled?: () => void;
};

/**
 * A form that makes one call of the contract. What the endpoint's schema refuses is said at its field, and nothing is
 * sent; what the server refuses is said at the field that it is about, which gets the focus, or is the
 * form's `failure`.
 */
export function useApiForm<const E extends FormEndpoint, F extends FieldOf<E>>(
  endpoint: E,
  options: ApiFormOptions<E, F>,
) {
  const { defaults, failed, unanswered, toasts } = options;
  const [resolver] = useState(() => resolverOf(endpoint, Object.keys(defaults)));
  const form = useForm({ resolver, defaultValues: defaults });
  const sentence = (error: unknown) => sentenceOf(error, failed, unanswered);
  const fieldOf = (error: unknown) => byCode<F>(error, options.fields);
  const sending = useMutation({
    mutationFn: (body: BodyOf<E>) =>
      call(endpoint, { body, ...(options.params && { params: options.params }) }),
    onSuccess: (answer) => options.onSuccess?.(answer, form.reset),
    onError: (error) => {
      const field = fieldOf(error);
      if (field) form.setError(field, { message: sentence(error) }, { shouldFocus: true });
      if (toasts === 'all' || (!field && toasts !== 'none')) notify.error(sentence(error));
      byCode<() => void>(error, options.onFailure)?.();
    },
    onSettled: () => options.onSettled?.(),
  });
  const { error } = sending;
  return {
    /** What an input takes: its wiring, and what is wrong with what it has. */
    field: (name: F) => ({
      ...form.register(name),
      error: form.getFieldState(name, form.formState).error?.message,
    }),
    // The endpoint's own schemas have read the entries, and the rest is typed.
    submit: form.handleSubmit((entries) =>
      sending.mutate({ ...entries, ...options.beside?.() } as BodyOf<E>),
    ),
    /** Sends without asking the fields. */
    send: (body: BodyOf<E>) => sending.mutate(body),
    pending: sending.isPending,
    /** Whether the fields are as they began. */
    untouched: !form.formState.isDirty,
    done: sending.isSuccess,
    /** What the last call sent. */
    sent: sending.variables,
    error,
    /** The sentence of a failure that is about no field. */
    failure: error && !fieldOf(error) ? sentence(error) : undefined,
    /** As it was before anything was entered or sent. */
    clear: () => {
      form.reset();
      sending.reset();
    },
  };
}

function byCode<What>(error: unknown, known: { readonly [Code in ErrorCode]?: What } = {}): What | undefined {
  return error instanceof ApiError && error.code ? known[error.code] : undefined;
}

function resolverOf({ body }: FormEndpoint, fields: readonly string[]) {
  const asked = Object.entries(body.shape).filter(([name]) => fields.includes(name));
  return zodResolver(z.object(Object.fromEntries(asked)));
}
