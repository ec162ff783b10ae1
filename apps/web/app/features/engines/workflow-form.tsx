import type { Engine, WorkflowPlace } from '@framewright/contract';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { DropZone } from '../../ui/drop-zone.tsx';
import { notify } from '../../ui/notify.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { engineFailure, useEngineAction } from './queries.ts';
import { PLACE_WORDS, WORKFLOW_FORM as TEXTS } from './texts.ts';
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

function Confirmation({
  engine: { id },
  read,
  onClose,
}: WorkflowFormProps & { readonly read: ReadWorkflow }) {
  const [name, setName] = useState(read.name);
  const [chosen, setChosen] = useState<Partial<Record<WorkflowPlace, string>>>({});
  const change = useEngineAction();

  function submit(event: FormEvent) {
    event.preventDefault();
    const places = Object.fromEntries(
      Object.entries(chosen).flatMap(([place, at]) =>
        at === ALL ? [] : [[place, at === NONE ? null : at] as const],
      ),
    );
    const body = { name: name.trim(), workflow: read.workflow, places };
    change.mutate(
      { do: 'keep', id, body },
      {
        onSuccess: () => {
          notify.success(TEXTS.kept);
          onClose();
        },
      },
    );
  }

  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      <TextField
        label={TEXTS.name}
        autoFocus
        error={change.error ? engineFailure(change.error) : undefined}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
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
        <Button type="submit" variant="primary" busy={change.isPending && TEXTS.keeping}>
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
