import type { EngineState, PublicConfig, Purpose } from '@framewright/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { configQuery } from './config.ts';

const TEXTS = {
  notReady: (names: readonly string[]) => `Not ready: ${names.join(', ')}.`,
  needsKey: 'needs a key',
  setUp: 'Set up engines',
} as const;

const REASONS: Readonly<Record<EngineState, string>> = {
  ready: 'ready',
  locked: 'locked',
  unreachable: 'not reachable',
  not_found: 'not found',
  misconfigured: 'needs a hand',
};

interface EnginesNotReadyProps {
  /** What the menu beside it is for. */
  readonly purpose: Purpose;
  /** Whether the models that a menu names are answered on the server's key alone, so that one may be missing. */
  readonly onServerKey?: boolean;
}

/** Names engines for a purpose that cannot be used now, and why; nothing where there are none. */
export function EnginesNotReady({ purpose, onServerKey = false }: EnginesNotReadyProps) {
  const { data: config } = useQuery(configQuery);
  if (!config) return null;
  const engines = config.engines_not_ready.filter(({ purposes }) => purposes.includes(purpose));
  const names = engines.map((engine) => `${engine.name} (${reasonOf(engine)})`);
  // All names of the screens are models of OpenAI.
  if (onServerKey && !config.text_models) names.push(`OpenAI (${TEXTS.needsKey})`);
  return names.length > 0 ? <p className="field-hint">{TEXTS.notReady(names)}</p> : null;
}

/** The way to where engines are set up. */
export function SetUpEngines() {
  return (
    <Link className="link text-sm text-ink-2" to="/engines">
      {TEXTS.setUp}
    </Link>
  );
}

function reasonOf({ state, hosted }: PublicConfig['engines_not_ready'][number]): string {
  return hosted && state === 'locked' ? TEXTS.needsKey : REASONS[state];
}
