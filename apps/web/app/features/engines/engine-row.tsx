import type { Engine } from '@framewright/contract';
import { KeyRound, Play, RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { notify } from '../../ui/notify.tsx';
import { EngineState } from './engine-state.tsx';
import { engineFailure, useEngineAction } from './queries.ts';
import { TestResult } from './test-result.tsx';
import { ENGINE_SCREEN as TEXTS } from './texts.ts';
import { UnlockForm } from './unlock-form.tsx';
import { useTest } from './use-test.ts';
import { Workflows } from './workflows.tsx';

/** Models that are named; the others are counted. */
const NAMED = 3;

/** Hosted ones that take a key of one's own, with each picture. */
const OWN_KEYS: ReadonlyMap<string, string> = new Map([
  ['seedream', 'your BytePlus key'],
  ['openrouter', 'your OpenRouter key'],
]);

/** One engine: where it is, how it is, what it has, what it costs, and the one thing to do next. */
export function EngineRow({ engine, mayChange }: { engine: Engine; mayChange: boolean }) {
  const [unlocking, setUnlocking] = useState(false);
  const test = useTest(engine);
  return (
    <article className="engine" aria-label={engine.name}>
      <div className="min-w-0">
        <h3 className="font-[550]">{engine.name}</h3>
        <span className="num engine-where">{whereIs(engine)}</span>
      </div>
      <EngineState engine={engine} />
      <div className="engine-models">
        <Models engine={engine} />
      </div>
      <span className={classNames('engine-price', engine.price.startsWith('free') && 'text-ok')}>
        {engine.price}
      </span>
      <div className="engine-action">
        {mayChange ? (
          <Action
            engine={engine}
            test={test}
            unlocking={unlocking}
            onUnlock={() => setUnlocking(!unlocking)}
          />
        ) : null}
      </div>
      {unlocking && engine.state === 'locked' ? <UnlockForm engine={engine} /> : null}
      {mayChange && takesWorkflows(engine) ? <Workflows engine={engine} /> : null}
      {test.result ? <TestResult result={test.result} onClose={test.forget} /> : null}
    </article>
  );
}

interface ActionProps {
  readonly engine: Engine;
  readonly test: ReturnType<typeof useTest>;
  readonly unlocking: boolean;
  readonly onUnlock: () => void;
}

function Action({ engine, test, unlocking, onUnlock }: ActionProps) {
  const { id, name, hosted, state, removable } = engine;
  const change = useEngineAction();
  const remove = () =>
    change.mutate(
      { do: 'put', id, body: { address: null } },
      {
        onSuccess: () => notify.success(TEXTS.removed),
        onError: (error) => notify.error(engineFailure(error)),
      },
    );
  if (hosted && state === 'locked')
    return OWN_KEYS.has(id) ? (
      <LinkButton to="/generator?tab=images" size="sm">
        <KeyRound aria-hidden="true" />
        {TEXTS.addKey}
      </LinkButton>
    ) : null;
  return (
    <>
      {removable ? (
        <Button size="sm" variant="ghost" onClick={remove} aria-label={`${TEXTS.remove} ${name}`}>
          <Trash2 aria-hidden="true" />
        </Button>
      ) : null}
      {state === 'ready' ? (
        <Button
          size="sm"
          busy={test.running && TEXTS.testing}
          onClick={test.run}
          aria-label={TEXTS.testName(name)}
        >
          <Play aria-hidden="true" />
          {TEXTS.test}
        </Button>
      ) : state === 'locked' ? (
        <Button size="sm" aria-expanded={unlocking} onClick={onUnlock}>
          <KeyRound aria-hidden="true" />
          {TEXTS.unlock}
        </Button>
      ) : (
        <Button
          size="sm"
          busy={change.isPending && TEXTS.looking}
          onClick={() => change.mutate({ do: 'scan' })}
          aria-label={`${TEXTS.look} for ${name}`}
        >
          <RefreshCw aria-hidden="true" />
          {TEXTS.look}
        </Button>
      )}
    </>
  );
}

/** Without models of its own it needs a workflow most. */
function takesWorkflows({ kind, state }: Engine): boolean {
  return kind === 'comfyui' && (state === 'ready' || state === 'misconfigured');
}

/** Its models; else what is in the way, or how it is started. */
function Models({ engine: { models, message, how_to_start: steps, state, hosted } }: { engine: Engine }) {
  if (state === 'ready') {
    return (
      <ul className="flex flex-wrap gap-1.5">
        {models.slice(0, NAMED).map(({ id, label, purposes }) => (
          <li key={id} className="min-w-0">
            <Badge className="max-w-full">
              <span className="truncate">{purposes.includes('vision') ? TEXTS.sees(label) : label}</span>
            </Badge>
          </li>
        ))}
        {models.length > NAMED ? (
          <li>
            <Badge>{TEXTS.more(models.length - NAMED)}</Badge>
          </li>
        ) : null}
      </ul>
    );
  }
  if (state !== 'not_found' || steps.length === 0) {
    const sentence = state === 'locked' && !hosted ? TEXTS.locked : message;
    return <p className="text-sm text-ink-2">{sentence}</p>;
  }
  return (
    <ol className="engine-steps">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}

/** The port on this machine, the host elsewhere, nothing for those who may not know. */
function whereIs({ address, hosted, id, state }: Engine): string {
  if (hosted) return (state === 'locked' && OWN_KEYS.get(id)) || 'key of this server';
  if (!address || !URL.canParse(address)) return 'this server';
  const { hostname, port, host } = new URL(address);
  return hostname === '127.0.0.1' || hostname === 'localhost' ? `port ${port || '80'}` : host;
}
