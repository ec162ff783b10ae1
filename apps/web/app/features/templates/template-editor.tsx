import {
  addTemplate,
  changeTemplate,
  deleteTemplate,
  LENGTHS,
  type OwnTemplate,
} from '@framewright/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../lib/api.ts';
import { keptTemplatesQuery } from '../../lib/kept-templates.ts';
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
  const [name, setName] = useState(template?.name ?? '');
  const [text, setText] = useState(template?.text ?? begun ?? '');
  const [lines, setLines] = useState<Readonly<Record<string, string>>>(() => linesOf(template?.lists ?? {}));
  const [csv, setCsv] = useState(template?.csv ?? '');
  const expansion = useExpansion(text, lines, csv);
  const { save, remove } = useKeeping(template, onSaved, onRemoved);
  const said = { name, text, lists: expansion.lists, csv };
  const isSame = template !== undefined && isAsSaved(template, said);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(said);
  };
  return (
    <div className="template-editor">
      <form className="grid content-start gap-5" onSubmit={submit}>
        <TextArea
          label={TEXTS.text}
          rows={6}
          mono
          limit={LENGTHS.prompt}
          placeholder={TEXTS.example}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <div className="template-save">
          <TextField
            label={TEXTS.name}
            maxLength={LENGTHS.name}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <Button
            type="submit"
            disabled={isSame || name.trim() === '' || text.trim() === ''}
            busy={save.isPending && TEXTS.saving}
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

function useKeeping(
  template: OwnTemplate | undefined,
  onSaved: (template: OwnTemplate) => void,
  onRemoved: () => void,
) {
  const client = useQueryClient();
  const freshen = () => client.invalidateQueries({ queryKey: keptTemplatesQuery.queryKey });
  const onError = (error: unknown) => notify.error(templateFailure(error));
  const save = useMutation({
    mutationFn: (body: Said) =>
      template ? call(changeTemplate, { params: { id: template.id }, body }) : call(addTemplate, { body }),
    onSuccess: (saved) => {
      void freshen();
      notify.success(TEXTS.saved);
      onSaved(saved);
    },
    onError,
  });
  const remove = useMutation({
    mutationFn: ({ id }: OwnTemplate) => call(deleteTemplate, { params: { id } }),
    onSuccess: (_, { name }) => {
      void freshen();
      notify.success(TEXTS.removed(name));
      onRemoved();
    },
    onError,
  });
  return { save, remove };
}
