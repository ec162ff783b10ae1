import type { Element } from '@framewright/prompt-engine/vocabulary';
import { useAnatomy } from '../../lib/anatomy.ts';
import { copyPrompt } from '../../lib/copy-prompt.ts';
import { AnatomyLegend, AnatomyText } from '../../ui/anatomy-text.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import type { BeatLabel, ParsedScript, ScriptBeat } from './parse-script.ts';
import { VIDEO_SCREEN as TEXTS } from './texts.ts';

/** What each line of a beat is in a prompt's anatomy: its label carries the mark. */
const ELEMENT_OF: Readonly<Record<BeatLabel, Element>> = {
  Action: 'motion',
  Camera: 'camera',
  Light: 'light',
  Sound: 'audio',
  Dialogue: 'audio',
};

/** The beats of a script, row by row. */
export function Beats({ beats }: { beats: readonly ScriptBeat[] }) {
  return (
    <ol className="divide-y divide-line px-4 sm:px-5" aria-label="Beats">
      {beats.map(({ time, lines }) => (
        <li key={time} className="grid gap-x-6 gap-y-2 py-4 sm:grid-cols-[6rem_minmax(0,1fr)]">
          <h3 className="num pt-px text-sm text-ink">{time}</h3>
          <dl className="grid gap-y-1.5 text-md">
            {lines.map(({ label, text }) => (
              <div key={label} className="grid grid-cols-[5rem_minmax(0,1fr)] items-baseline">
                <dt className="text-sm">
                  <span className={`phrase el-${ELEMENT_OF[label]}`}>{label}</span>
                </dt>
                <dd className={label === 'Action' ? 'text-pretty' : 'text-pretty text-ink-2'}>{text}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ol>
  );
}

/** The paragraph to paste, with its anatomy. */
export function PastePrompt({ prompt }: { prompt: ParsedScript['prompt'] }) {
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
