import { Check } from 'lucide-react';
import { Fragment } from 'react';
import { classNames } from '../../ui/class-names.ts';
import type { Stage } from './use-script-generator.ts';

const STEPS: readonly { readonly step: Stage['step']; readonly name: string }[] = [
  { step: 'idea', name: 'Idea' },
  { step: 'option', name: 'Option' },
  { step: 'script', name: 'Script' },
];

/** Where one is on the way from an idea to a script. */
export function Steps({ current }: { current: Stage['step'] }) {
  const at = STEPS.findIndex(({ step }) => step === current);
  return (
    <ol className="mb-8 flex items-center gap-2.5 text-md whitespace-nowrap sm:gap-4" aria-label="Steps">
      {STEPS.map(({ step, name }, index) => (
        <Fragment key={step}>
          {index > 0 ? <li className="h-px w-4 bg-line-strong sm:w-14" aria-hidden="true" /> : null}
          <li
            className={classNames(
              'flex items-center gap-2.5',
              index === at ? 'font-[550] text-ink' : index < at ? 'text-ink-2' : 'text-ink-3',
            )}
            aria-current={index === at ? 'step' : undefined}
          >
            <StepMark number={index + 1} state={index === at ? 'current' : index < at ? 'done' : 'ahead'} />
            {name}
          </li>
        </Fragment>
      ))}
    </ol>
  );
}

const MARKS = {
  done: 'border-ink bg-ink text-bg',
  current: 'border-accent text-accent-ink',
  ahead: 'border-line-strong',
} as const;

function StepMark({ number, state }: { number: number; state: keyof typeof MARKS }) {
  return (
    <span
      className={`grid size-6.5 place-items-center rounded-[3px] border-[1.5px] font-mono text-xs ${MARKS[state]}`}
    >
      {state === 'done' ? <Check size={14} strokeWidth={1.8} role="img" aria-label="Done:" /> : number}
    </span>
  );
}
