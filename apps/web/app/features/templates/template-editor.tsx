import {
  addTemplate,
  changeTemplate,
  deleteTemplate,
  LENGTHS,
  type OwnTemplate,
} from '@framewright/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import { keptTemplatesQuery } from '../../lib/kept-templates.ts';
import { useApiForm } from '../../lib/use-api-form.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Expanded } from './expanded.tsx';
import { FillIn } from './fill-in.tsx';
import { templateFailure } from './template-failure.ts';
import { TEMPLATE_SCREEN as TEXTS } from './texts.ts';
import { linesOf, useExpansion } from './use-expansion.ts';

interface TemplateEditorProps {
  /** Undefined of one that is not saved yet. */
  readonly template: OwnTemplate | undefined;
  /** What a new one begins with. */
  readonly begun: string | undefined;
  readonly onSaved: (template: OwnTemplate) => void;
  readonly onRemoved: () => void;
}

/** Writes a template, fills it in, and shows what it makes. */
export function TemplateEditor({ template, begun, onSaved, onRemoved }: TemplateEditorProps) {
  const [lines, setLines] = useState<Readonly<Record<string, string>>>(() => linesOf(template?.lists ?? {}));
  const [csv, setCsv] = useState(template?.csv ?? '');
  const freshen = useFreshTemplates();
  const { entries, field, submit, pending } = useApiForm(template ? changeTemplate : addTemplate, {
    ...(template && { params: { id: template.id } }),
    defaults: { name: template?.name ?? '', text: template?.text ?? begun ?? '' },
    beside: () => ({ lists: expansion.lists, csv }),
    failed: TEXTS.failed,
    unanswered: TEXTS.network,
    onSuccess: (saved) => {
      freshen();
      notify.success(TEXTS.saved);
      onSaved(saved);
    },
  });
  const { name, text } = entries;
  const expansion = useExpansion(text, lines, csv);
  const remove = useRemoval(onRemoved);
  const isSame = template !== undefined && isAsSaved(template, { name, text, lists: expansion.lists, csv });
  return (
    <div className="template-editor">
      <form className="grid content-start gap-5" noValidate onSubmit={submit}>
        <TextArea
          label={TEXTS.text}
          rows={6}
          mono
          limit={LENGTHS.prompt}
          placeholder={TEXTS.example}
          {...field('text')}
        />
        <div className="template-save">
          <TextField label={TEXTS.name} maxLength={LENGTHS.name} {...field('name')} />
          <Button
            type="submit"
            disabled={isSame || name.trim() === '' || text.trim() === ''}
            busy={pending && TEXTS.saving}
          >
            {TEXTS.save}
          </Button>
          {template ? (
            <Button variant="danger" disabled={remove.isPending} onClick={() => remove.mutate(template)}>
              {TEXTS.remove}
            </Button>
          ) : null}
        </div>
        <FillIn
          {...expansion}
          {...{ lines, csv }}
          onLines={(of, value) => setLines({ ...lines, [of]: value })}
          onCsv={setCsv}
        />
      </form>
      <Expanded {...expansion} isBlank={text.trim() === ''} />
    </div>
  );
}

/** What a template is saved with. */
type Said = Pick<OwnTemplate, 'name' | 'text' | 'lists' | 'csv'>;

function isAsSaved(template: OwnTemplate, { lists, ...said }: Said): boolean {
  // Names stand in the order of the text on both sides.
  const isFilled = JSON.stringify(template.lists) === JSON.stringify(lists);
  return isFilled && template.name === said.name && template.text === said.text && template.csv === said.csv;
}

function useFreshTemplates(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: keptTemplatesQuery.queryKey });
}

function useRemoval(onRemoved: () => void) {
  const freshen = useFreshTemplates();
  return useMutation({
    mutationFn: ({ id }: OwnTemplate) => call(deleteTemplate, { params: { id } }),
    onSuccess: (_, { name }) => {
      freshen();
      notify.success(TEXTS.removed(name));
      onRemoved();
    },
    onError: (error) => notify.error(templateFailure(error)),
  });
}
