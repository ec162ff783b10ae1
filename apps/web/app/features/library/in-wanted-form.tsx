import type { Dialect } from '@framewright/prompt-dialects';
import type { Span } from '@framewright/prompt-engine/vocabulary';
import { DIALECT_CHOICES, DIALECT_INFO } from '../../lib/dialects.ts';
import { copyInForm, type Original, useInForm, useWrittenFor } from '../../lib/written-for.ts';
import { FormSelect } from '../../ui/form-select.tsx';
import { InForm } from '../../ui/in-form.tsx';
import { LIBRARY_TEXTS } from './texts.ts';

/** A text of the library: all of them are prose. */
interface Prose {
  readonly text: string;
  readonly spans: readonly Span[];
}

const originalOf = ({ text, spans }: Prose): Original => ({ text, from: 'natural', anatomy: spans });

/** The choice of a form, above texts that are shown and copied in it. */
export function WrittenForSelect() {
  const { to, setTo } = useWrittenFor();
  return (
    <FormSelect label={LIBRARY_TEXTS.writtenFor} value={to} options={DIALECT_CHOICES} onChange={setTo} />
  );
}

/** The text in the form that is wanted, with what was lost. */
export function InWantedForm({ text, spans, to }: Prose & { to: Dialect }) {
  const form = useInForm(originalOf({ text, spans }), to);
  return <InForm name={DIALECT_INFO[to].name} original={text} {...form} />;
}

/** Copies the text in that form. @returns whether that worked */
export function copyProse(prose: Prose, to: Dialect): Promise<boolean> {
  return copyInForm(originalOf(prose), to);
}

/** What a copy button is called: it says the form where that is not the one that is shown. */
export function nameOfCopy(name: string, to: Dialect): string {
  return to === 'natural' ? name : `${name} for ${DIALECT_INFO[to].name}`;
}
