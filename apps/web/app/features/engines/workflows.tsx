import type { Engine } from '@framewright/contract';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { notify } from '../../ui/notify.tsx';
import { engineFailure, useEngineAction } from './queries.ts';
import { WORKFLOW_FORM as TEXTS } from './texts.ts';
import { WorkflowForm } from './workflow-form.tsx';

/** The workflows that people brought to an engine, and where another one is added. */
export function Workflows({ engine }: { engine: Engine }) {
  const [open, setOpen] = useState(false);
  const change = useEngineAction();
  const remove = (workflow: string) =>
    change.mutate(
      { do: 'forget', id: engine.id, workflow },
      {
        onSuccess: () => notify.success(TEXTS.removed),
        onError: (error) => notify.error(engineFailure(error)),
      },
    );
  return (
    <>
      <div className="engine-workflows">
        {engine.workflows.length > 0 ? (
          <ul className="contents" aria-label={TEXTS.yours}>
            {engine.workflows.map(({ id, name }) => (
              <li key={id} className="flex min-w-0 items-center gap-1 text-sm">
                <span className="truncate" dir="auto">
                  {name}
                </span>
                <IconButton icon={X} label={TEXTS.remove(name)} onClick={() => remove(id)} />
              </li>
            ))}
          </ul>
        ) : null}
        {open ? null : (
          <Button size="sm" variant="ghost" onClick={() => setOpen(true)}>
            <Plus aria-hidden="true" />
            {TEXTS.add}
          </Button>
        )}
      </div>
      {open ? <WorkflowForm engine={engine} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
