import type { PromptTranslation } from '@framewright/contract';
import { isCaptionDialect } from '@framewright/prompt-dialects/dialect';
import { useId, useState } from 'react';
import { useSuggest } from '../../lib/alternatives.ts';
import { copyPrompt } from '../../lib/copy-prompt.ts';
import { DIALECT_INFO } from '../../lib/dialects.ts';
import { AnatomyJson } from '../../ui/anatomy-json.tsx';
import { AnatomyLegend, type Phrase, ReaderLine } from '../../ui/anatomy-text.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { SwapText } from '../../ui/swap/swap-text.tsx';
import { useSwaps } from '../../ui/swap/use-swaps.ts';
import { type AsCaptionProps, type Source, WhereItWent } from './as-caption.tsx';
import { OpenInGenerator } from './open-in-generator.tsx';
import { SETTING_NAMES, TARGET_TEXTS as TEXTS } from './texts.ts';

/** A region that scrolls must be reachable by keyboard to be scrolled by it. */
const KEYBOARD_SCROLL = { tabIndex: 0 };

export interface ResultCardProps {
  readonly translation: PromptTranslation;
  readonly source: Source;
}

/** The prompt in the target's form: its text, what goes into other fields, and what its marks mean. */
export function ResultCard({ translation, source }: ResultCardProps) {
  const { to, from, text, anatomy, negative_prompt: negative, settings } = translation;
  const { name, used } = DIALECT_INFO[to];
  const title = useId();
  const swaps = useSwaps(text, anatomy, translation);
  return (
    <article className="card" aria-labelledby={title}>
      <header className="flex items-center justify-between gap-4 border-b border-line px-4 py-3.5 sm:px-5">
        <div className="min-w-0">
          <h3 id={title} className="display display-3">
            {name}
          </h3>
          <p className="text-sm text-ink-3">{to === from ? TEXTS.same : used}</p>
        </div>
        <CopyButton
          variant="primary"
          size="md"
          onCopy={() => copyPrompt(swaps.kept.text)}
          name={TEXTS.copy(name)}
        />
      </header>
      {isCaptionDialect(to) ? (
        <Caption caption={translation} source={source} />
      ) : (
        <Words {...{ swaps, anatomy }} />
      )}
      {negative ? <Negative text={negative} /> : null}
      <Settings settings={settings} />
      {to === 'natural' ? (
        <footer className="border-t border-line px-4 py-3 sm:px-5">
          <OpenInGenerator prompt={swaps.kept.text} />
        </footer>
      ) : null}
    </article>
  );
}

/** A text whose phrases can be swapped, with its legend. */
function Words({
  swaps,
  anatomy,
}: Pick<PromptTranslation, 'anatomy'> & { swaps: ReturnType<typeof useSwaps> }) {
  const [phrase, setPhrase] = useState<Phrase>();
  const suggest = useSuggest();
  return (
    <>
      <div className="translate-result">
        <SwapText
          {...{ swaps, suggest }}
          variant={anatomy.length > 0 ? 'default' : 'plain'}
          open={phrase?.index}
          onPhrase={setPhrase}
        />
      </div>
      {anatomy.length > 0 ? (
        <div className="grid gap-2 border-t border-line px-4 py-3 sm:px-5">
          <AnatomyLegend spans={anatomy} open={phrase?.element} />
          <ReaderLine element={phrase?.element} />
        </div>
      ) : null}
    </>
  );
}

function Caption({ caption, source }: AsCaptionProps) {
  return (
    <>
      <section className="translate-result" aria-label={TEXTS.caption} {...KEYBOARD_SCROLL}>
        <AnatomyJson text={caption.text} spans={caption.anatomy} />
      </section>
      <div className="grid gap-2 border-t border-line px-4 py-3 sm:px-5">
        <p className="text-sm text-ink-3">{TEXTS.oneLine}</p>
      </div>
      <div className="border-t border-line px-4 py-3.5 sm:px-5">
        <WhereItWent {...{ caption, source }} />
      </div>
    </>
  );
}

function Negative({ text }: { text: string }) {
  return (
    <section className="grid gap-2 border-t border-line px-4 py-3.5 sm:px-5" aria-label={TEXTS.negative}>
      <div className="flex items-center justify-between gap-3">
        <h4 className="label">{TEXTS.negative}</h4>
        <CopyButton onCopy={() => copyPrompt(text)} name={TEXTS.copyNegative} />
      </div>
      <p className="anatomy anatomy-sm">
        <span className="phrase el-negative">{text}</span>
      </p>
    </section>
  );
}

/** What belongs into other fields of the tool. */
function Settings({ settings }: Pick<PromptTranslation, 'settings'>) {
  const entries = Object.entries(settings);
  if (entries.length === 0) return null;
  return (
    <section className="grid gap-2 border-t border-line px-4 py-3.5 sm:px-5" aria-label={TEXTS.settings}>
      <h4 className="label">
        {TEXTS.settings} <span className="text-sm font-normal text-ink-3">{TEXTS.settingsHint}</span>
      </h4>
      <dl className="translate-settings">
        {entries.map(([name, value]) => (
          <div key={name}>
            <dt>{SETTING_NAMES[name] ?? name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
