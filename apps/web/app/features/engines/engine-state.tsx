import type { Engine } from '@framewright/contract';
import { CircleAlert, CircleCheck, CircleDashed, KeyRound, Lock } from 'lucide-react';
import { classNames } from '../../ui/class-names.ts';
import { NEEDS_KEY, STATE_WORDS } from './texts.ts';

const LOOKS = {
  ready: { icon: CircleCheck, look: 'text-ok' },
  locked: { icon: Lock, look: '' },
  unreachable: { icon: CircleAlert, look: 'text-danger' },
  misconfigured: { icon: CircleAlert, look: 'text-danger' },
  not_found: { icon: CircleDashed, look: 'font-medium text-ink-3' },
} as const;

/** In what state an engine is, in a sign and in words. */
export function EngineState({ engine: { state, hosted } }: { engine: Engine }) {
  const isKey = hosted && state === 'locked';
  const { icon, look } = LOOKS[state];
  const Icon = isKey ? KeyRound : icon;
  return (
    <span className={classNames('engine-state', look)}>
      <Icon size={14} strokeWidth={1.6} aria-hidden="true" />
      {isKey ? NEEDS_KEY : STATE_WORDS[state]}
    </span>
  );
}
