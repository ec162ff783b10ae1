import type { BodyOf, Endpoint, ErrorCode, ResponseOf } from '@framewright/contract';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { z } from 'zod';
import { notify } from '../ui/notify.tsx';
import { call } from './api.ts';
import { ApiError } from './api-errors.ts';
import { useFormEntries } from './form-entries.ts';
import { sentenceOf } from './sentence-of.ts';

type FormEndpoint = Endpoint & { readonly body: z.ZodObject<Record<string, z.ZodType>> };

/** The fields that a form of the endpoint can have. */
type FieldOf<E extends FormEndpoint> = keyof BodyOf<E> & string;

/** What each of them holds: an empty field is no field left out. */
type Entries<E extends FormEndpoint, F extends FieldOf<E>> = {
  readonly [Name in F]-?: NonNullable<BodyOf<E>[Name]>;
};

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
  /** What entries stand for, where that is not what they say: an address without its scheme. */
  readonly meant?: (entries: Entries<E, NoInfer<F>>) => Partial<Entries<E, NoInfer<F>>>;
  /** Makes the call, where something else of the page hears of its answer; left out, it is the call alone. */
  readonly through?: (body: BodyOf<E>) => Promise<ResponseOf<E>>;
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
  const { defaults, meant, failed, unanswered, toasts } = options;
  const [schema] = useState(() => schemaOf(endpoint, Object.keys(defaults)));
  const form = useFormEntries({ defaults, schema, meant });
  const sentence = (error: unknown) => sentenceOf(error, failed, unanswered);
  const fieldOf = (error: unknown) => byCode<F>(error, options.fields);
  const sending = useMutation({
    mutationFn: (body: BodyOf<E>) =>
      options.through?.(body) ?? call(endpoint, { body, ...(options.params && { params: options.params }) }),
    onSuccess: (answer) => options.onSuccess?.(answer, form.reset),
    onError: (error) => {
      const field = fieldOf(error);
      if (field) form.refuse(field, sentence(error));
      if (toasts === 'all' || (!field && toasts !== 'none')) notify.error(sentence(error));
      byCode<() => void>(error, options.onFailure)?.();
    },
    onSettled: () => options.onSettled?.(),
  });
  const { error, isPending: pending } = sending;
  return {
    /** What the fields hold now. */
    entries: form.entries,
    untouched: form.untouched,
    field: form.field,
    control: form.control,
    submit: (event: FormEvent) => {
      event.preventDefault();
      const read = pending ? undefined : form.readAll();
      // The endpoint's own schemas have read the entries, and the rest is typed.
      if (read) sending.mutate({ ...read, ...options.beside?.() } as BodyOf<E>);
    },
    /** Sends without asking the fields. */
    send: (body: BodyOf<E>) => sending.mutate(body),
    pending,
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

function schemaOf({ body }: FormEndpoint, fields: readonly string[]) {
  const asked = Object.entries(body.shape).filter(([name]) => fields.includes(name));
  return z.object(Object.fromEntries(asked));
}
