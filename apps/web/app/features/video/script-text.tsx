import type { ScriptBeat } from '@framewright/contract';
import type { Element } from '@framewright/prompt-engine/vocabulary';
import { useAnatomy } from '../../lib/anatomy.ts';
import { copyPrompt } from '../../lib/copy-prompt.ts';
import { AnatomyLegend, AnatomyText } from '../../ui/anatomy-text.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { VIDEO_SCREEN as TEXTS } from './texts.ts';

/** The lines of a beat in their order: what each is called, and what it is in a prompt's anatomy. */
const LINES = [
  { part: 'action', label: 'Action', element: 'motion' },
  { part: 'camera', label: 'Camera', element: 'camera' },
  { part: 'light', label: 'Light', element: 'light' },
  { part: 'sound', label: 'Sound', element: 'audio' },
  { part: 'dialogue', label: 'Dialogue', element: 'audio' },
] as const satisfies readonly {
  readonly part: keyof ScriptBeat;
  readonly label: string;
  readonly element: Element;
}[];

/** '0:03', from seconds. */
const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')}`;

/** The beats of a script, row by row. */
export function Beats({ beats }: { beats: readonly ScriptBeat[] }) {
  return (
    <ol className="divide-y divide-line px-4 sm:px-5" aria-label="Beats">
      {beats.map((beat) => (
        <li key={beat.from} className="grid gap-x-6 gap-y-2 py-4 sm:grid-cols-[6rem_minmax(0,1fr)]">
          <h3 className="num pt-px text-sm text-ink">{`${clock(beat.from)}–${clock(beat.to)}`}</h3>
          <dl className="grid gap-y-1.5 text-md">
            {LINES.map(({ part, label, element }) =>
              beat[part] ? (
                <div key={part} className="grid grid-cols-[5rem_minmax(0,1fr)] items-baseline">
                  <dt className="text-sm">
                    <span className={`phrase el-${element}`}>{label}</span>
                  </dt>
                  <dd className={part === 'action' ? 'text-pretty' : 'text-pretty text-ink-2'}>
                    {beat[part]}
                  </dd>
                </div>
              ) : null,
            )}
          </dl>
        </li>
      ))}
    </ol>
  );
}

/** The paragraph to paste, with its anatomy. */
export function PastePrompt({ prompt }: { prompt: string }) {
  const spans = useAnatomy(prompt);
  return (
    <section className="grid gap-3 border-t border-line px-4 py-4 sm:px-5" aria-labelledby="paste">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id="paste" className="label">
          Prompt to paste
        </h3>
        <CopyButton label={TEXTS.copyPrompt} onCopy={() => copyPrompt(prompt)} />
      </div>
      <AnatomyText text={prompt} spans={spans} />
      <AnatomyLegend spans={spans} />
    </section>
  );
}
