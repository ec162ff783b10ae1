import type { Analysis, Seen as SeenData } from '@framewright/contract';
import { classNames } from '../../ui/class-names.ts';
import { Palette } from './palette.tsx';
import { SeenPrompt } from './seen-prompt.tsx';
import { SEEN_TEXTS as TEXTS } from './texts.ts';

export interface SeenProps {
  readonly analysis: Analysis;
  /** Nothing was found in the file: there is room for two columns. */
  readonly alone: boolean;
}

/** What the pixels show: colours, measurements, the prompt made of them, and what they cannot tell. */
export function Seen({ analysis, alone }: SeenProps) {
  const { prompt, described_by: by, palette, measurements, unknown } = analysis.seen;
  // The page shows it above already.
  const isAbove = prompt === analysis.prompt;
  return (
    <section className="grid content-start gap-5" aria-labelledby="seen">
      <h2 id="seen" className="display display-2">
        {TEXTS.title}
      </h2>
      {isAbove ? null : <SeenPrompt title={TEXTS.prompt} analysis={analysis} />}
      <div className={classNames('card grid gap-x-10 gap-y-6 p-4 sm:p-5', alone && 'md:grid-cols-2')}>
        <div className="grid content-start gap-6">
          <p className="text-sm text-ink-2">
            {[
              by === 'built-in' ? TEXTS.builtIn : TEXTS.byModel(by),
              isAbove && TEXTS.isAbove,
              alone && TEXTS.alone,
            ]
              .filter(Boolean)
              .join(' ')}
          </p>
          <Palette colours={palette} />
        </div>
        <Measurements measurements={measurements} />
        {unknown.length > 0 ? <Unknown sentences={unknown} /> : null}
      </div>
    </section>
  );
}

function Unknown({ sentences }: { sentences: readonly string[] }) {
  return (
    <section className="col-span-full grid gap-2">
      <h3 className="label">{TEXTS.unknown}</h3>
      <ul className="grid gap-1 text-sm text-ink-2">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}

function Measurements({ measurements }: Pick<SeenData, 'measurements'>) {
  return (
    <table className="measurements self-start">
      <caption className="label">{TEXTS.measurements}</caption>
      <tbody>
        {measurements.map(({ label, value, figure }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{value}</td>
            <td className="num">{figure}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
