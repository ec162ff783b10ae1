import { type Engine, keepWorkflow, type WorkflowPlace } from '@framewright/contract';
import { useState } from 'react';
import { useApiForm } from '../../lib/use-api-form.ts';
import { Button } from '../../ui/button.tsx';
import { DropZone } from '../../ui/drop-zone.tsx';
import { notify } from '../../ui/notify.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useEngineAction } from './queries.ts';
import { ENGINE_SCREEN, PLACE_WORDS, WORKFLOW_FORM as TEXTS } from './texts.ts';
import { type ReadWorkflow, useWorkflowFile } from './use-workflow-file.ts';

interface WorkflowFormProps {
  readonly engine: Engine;
  readonly onClose: () => void;
}

/** Takes a workflow, shows what of it is filled in for each picture, and has it kept. */
export function WorkflowForm({ engine, onClose }: WorkflowFormProps) {
  const file = useWorkflowFile(engine.id);
  return (
    <div className="engine-workflow">
      {file.result ? (
        <Confirmation engine={engine} read={file.result} onClose={onClose} />
      ) : (
        <>
          <DropZone
            label={file.reading ? TEXTS.reading : TEXTS.choose}
            accept="application/json,.json"
            error={file.failure}
            onFile={file.read}
          >
            {TEXTS.kinds}
          </DropZone>
          <Button size="sm" variant="ghost" className="justify-self-start" onClick={onClose}>
            {TEXTS.cancel}
          </Button>
        </>
      )}
    </div>
  );
}

/** Of the places that are certain: all of them. */
const ALL = 'all';
const NONE = 'none';

type Choices = Partial<Record<WorkflowPlace, string>>;

/** What was chosen of a workflow, as a call says it; what is certain it leaves out. */
function placesIn(chosen: Choices) {
  return Object.fromEntries(
    Object.entries(chosen).flatMap(([place, at]) =>
      at === ALL ? [] : [[place, at === NONE ? null : at] as const],
    ),
  );
}

function Confirmation({
  engine: { id },
  read,
  onClose,
}: WorkflowFormProps & { readonly read: ReadWorkflow }) {
  const [chosen, setChosen] = useState<Choices>({});
  const change = useEngineAction();
  const { field, submit, pending, failure } = useApiForm(keepWorkflow, {
    defaults: { name: read.name },
    meant: ({ name }) => ({ name: name.trim() }),
    beside: () => ({ workflow: read.workflow, places: placesIn(chosen) }),
    through: (body) => change.mutateAsync({ do: 'keep', id, body }),
    failed: ENGINE_SCREEN.failed,
    toasts: 'none',
    onSuccess: () => {
      notify.success(TEXTS.kept);
      onClose();
    },
  });
  const name = field('name');

  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      <TextField label={TEXTS.name} autoFocus {...name} error={name.error ?? failure} />
      <p className="text-sm text-ink-2">{TEXTS.found}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        {read.places.map(({ place, candidates, certain }) => (
          <Select
            key={place}
            label={PLACE_WORDS[place]}
            value={chosen[place] ?? (certain ? ALL : NONE)}
            options={[
              ...(certain ? [{ value: ALL, label: allOf(candidates) }] : candidates.map(optionOf)),
              { value: NONE, label: TEXTS.asItIs },
            ]}
            onChange={(at) => setChosen({ ...chosen, [place]: at })}
          />
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={pending && TEXTS.keeping}>
          {TEXTS.keep}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {TEXTS.cancel}
        </Button>
      </div>
    </form>
  );
}

type Candidate = ReadWorkflow['places'][number]['candidates'][number];

/** Characters of what stands in a place now. */
const SHOWN = 40;

/** 'What I want: a fox', as its owner named it. */
function labelOf({ title, value }: Candidate): string {
  const words = String(value);
  return words === '' ? title : `${title}: ${words.length > SHOWN ? `${words.slice(0, SHOWN)}...` : words}`;
}

function optionOf(candidate: Candidate) {
  return { value: candidate.at, label: labelOf(candidate) };
}

function allOf(candidates: readonly Candidate[]): string {
  const [first] = candidates;
  return first ? `${labelOf(first)}${TEXTS.whole(candidates.length)}` : TEXTS.asItIs;
}
