import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';

/** What fields hold, by the name of each. */
type Entries = Readonly<Record<string, unknown>>;

type Problems<T> = { readonly [Name in keyof T]?: string | undefined };

/** Names of the fields that hold text. */
export type TextIn<T> = { [Name in keyof T]: T[Name] extends string ? Name : never }[keyof T] & string;

/** A control of a value: what it holds, what is wrong with that, and how it is led to. */
export interface Wiring<Value> {
  readonly value: Value;
  readonly error: string | undefined;
  readonly ref: (element: HTMLElement | null) => void;
  readonly onChange: (value: Value) => void;
}

type TextInput = HTMLInputElement | HTMLTextAreaElement;

interface FormState<T> {
  readonly begun: T;
  readonly entries: T;
  readonly problems: Problems<T>;
  /** Whether they were sent, or were to be. */
  readonly wasRead: boolean;
}

interface FormReading<T> {
  readonly defaults: T;
  /** Has the schema of each field. */
  readonly schema: z.ZodType<unknown>;
  /** What entries stand for, where that is not what they say. */
  readonly meant: ((entries: T) => Partial<T>) | undefined;
}

/**
 * What is entered in the fields of a form. It is read when it is sent; from then on each field is read again as it
 * changes, so that what was mended is no longer called wrong.
 */
export function useFormEntries<T extends Entries>({ defaults, schema, meant }: FormReading<T>) {
  const read = (now: T) => schema.safeParse({ ...now, ...meant?.(now) });
  const form = useFormState(defaults, (now) => problemsIn<T>(read(now)));
  const { entries, problems, begun, change, reset } = form;
  const { keep, isNew, leadTo } = useLead();
  function say(refused: Problems<T>) {
    form.say(refused);
    leadTo(Object.keys(entries).find((name) => refused[name]));
  }
  function control<Name extends keyof T & string>(name: Name): Wiring<T[Name]> {
    const onChange = (value: T[Name]) => change(name, value);
    return { value: entries[name], error: problems[name], ref: keep(name), onChange };
  }

  return {
    entries,
    /** Whether they are as they began. */
    untouched: Object.entries(begun).every(([name, value]) => Object.is(entries[name], value)),
    /** What a control takes that holds anything but text. */
    control,
    /** What an input of text takes. */
    field: (name: TextIn<T>) => {
      const wiring = control(name);
      // Its name is of those that hold text.
      const write = (value: string) => change(name, value as T[typeof name]);
      return {
        ...wiring,
        name,
        value: entries[name] as string, // As above.
        onChange: ({ target }: ChangeEvent<TextInput>) => write(target.value),
        ref: (input: TextInput | null) => {
          wiring.ref(input);
          // What a browser filled in before the app was there, as after a reload.
          if (input && isNew(input) && input.value !== entries[name]) write(input.value);
        },
      };
    },
    /** @returns what is to be sent; undefined where something is wrong, which is said at its field */
    readAll: (): T | undefined => {
      const reading = read(entries);
      say(problemsIn<T>(reading));
      // The schema has these fields alone, and what it makes of one may be sent for it.
      return reading.success ? (reading.data as T) : undefined;
    },
    /** Says what is wrong at a field, and leads to it. */
    refuse: (name: keyof T & string, sentence: string) => say({ [name]: sentence } as Problems<T>), // A computed name is any name.
    /** As before anything was entered. */
    reset,
  };
}

/** @param problemsOf what is wrong with entries */
function useFormState<T extends Entries>(defaults: T, problemsOf: (entries: T) => Problems<T>) {
  const [form, setForm] = useState<FormState<T>>(() => begin(defaults));
  function change<Name extends keyof T & string>(name: Name, value: T[Name]) {
    setForm((before) => {
      const entries = { ...before.entries, [name]: value };
      const { [name]: problem } = before.wasRead ? problemsOf(entries) : {};
      return { ...before, entries, problems: { ...before.problems, [name]: problem } };
    });
  }
  return {
    ...form,
    change,
    say: (problems: Problems<T>) => setForm((before) => ({ ...before, problems, wasRead: true })),
    reset: (to: T = form.begun) => setForm(begin(to)),
  };
}

const begin = <T extends Entries>(defaults: T): FormState<T> => ({
  begun: defaults,
  entries: defaults,
  problems: {},
  wasRead: false,
});

/** The first thing that is wrong with each. */
function problemsIn<T extends Entries>({ error }: z.ZodSafeParseResult<unknown>): Problems<T> {
  const problems: Record<PropertyKey, string> = {};
  for (const { path, message } of error?.issues ?? []) problems[path[0] ?? ''] ??= message;
  return problems as Problems<T>; // The schema has these fields alone.
}

/** Leads to a field that is wrong, once it is drawn as wrong. */
function useLead() {
  const elements = useRef(new Map<string, HTMLElement>());
  const known = useRef(new WeakSet<HTMLElement>());
  const [lead, setLead] = useState<{ readonly to: string | undefined }>();
  useEffect(() => {
    if (lead?.to !== undefined) elements.current.get(lead.to)?.focus();
  }, [lead]);
  return {
    keep: (name: string) => (element: HTMLElement | null) => {
      if (element) elements.current.set(name, element);
      else elements.current.delete(name);
    },
    /** Whether an element is kept for the first time. */
    isNew(element: HTMLElement): boolean {
      const isKnown = known.current.has(element);
      known.current.add(element);
      return !isKnown;
    },
    leadTo: (to: string | undefined) => setLead({ to }),
  };
}
