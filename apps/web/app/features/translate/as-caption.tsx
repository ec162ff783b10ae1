import type { PromptAnalysis, PromptTranslation } from '@framewright/contract';
import { ELEMENT_INFO } from '@framewright/prompt-engine/elements';
import { ELEMENTS, type Element } from '@framewright/prompt-engine/vocabulary';
import { copyPrompt } from '../../lib/copy-prompt.ts';
import { DIALECT_INFO } from '../../lib/dialects.ts';
import { AnatomyJson } from '../../ui/anatomy-json.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { TARGET_TEXTS, CAPTION_TEXTS as TEXTS } from './texts.ts';

/** A region that scrolls must be reachable by keyboard to be scrolled by it. */
const KEYBOARD_SCROLL = { tabIndex: 0 };

/** What was translated. */
export interface Source {
  readonly text: string;
  /** While it is being read, its elements are not told. */
  readonly analysis: PromptAnalysis | undefined;
}

export interface AsCaptionProps {
  readonly caption: PromptTranslation;
  readonly source: Source;
}

/** The prompt once more as a caption, and which key each of its elements went to. */
export function AsCaption({ caption, source }: AsCaptionProps) {
  const { name } = DIALECT_INFO[caption.to];
  return (
    <section className="section" aria-labelledby="as-caption">
      <div className="section-head flex-wrap gap-y-2">
        <h2 id="as-caption" className="display display-2">
          {TEXTS.title(name)}
        </h2>
        <CopyButton onCopy={() => copyPrompt(caption.text)} label={TEXTS.copy} name={TEXTS.copyName(name)} />
      </div>
      <div className="translate-caption">
        <section className="card translate-result" aria-label={TARGET_TEXTS.caption} {...KEYBOARD_SCROLL}>
          <AnatomyJson text={caption.text} spans={caption.anatomy} />
        </section>
        <WhereItWent caption={caption} source={source} />
      </div>
    </section>
  );
}

/** Each element of the source with the keys of the caption that speak of it. */
export function WhereItWent({ caption, source }: AsCaptionProps) {
  const own = source.analysis?.anatomy ?? [];
  const sought = new Set([...own, ...caption.anatomy].map(({ element }) => element));
  return (
    <div className="grid content-start gap-3">
      <h3 className="label">{TEXTS.where}</h3>
      <dl className="translate-where">
        {ELEMENTS.filter((element) => sought.has(element)).map((element) => (
          <div key={element}>
            <dt className="legend">
              <span className={`phrase el-${element}`}>{ELEMENT_INFO[element].name}</span>
            </dt>
            <dd>{placeOf(element, caption, source)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The keys that are for the element; else those whose values hold its words; else the summary, which holds all. */
function placeOf(element: Element, { anatomy, text }: PromptTranslation, source: Source): string {
  const keys = keysOf(anatomy.filter((span) => span.element === element));
  if (keys.length > 0) return keys.join(', ');
  const phrases = (source.analysis?.anatomy ?? [])
    .filter((span) => span.element === element)
    .map(({ start, end }) => plain(source.text.slice(start, end)));
  const holders = anatomy.filter(({ start, end }) => {
    const value = plain(text.slice(start, end));
    return phrases.some((phrase) => value.includes(phrase));
  });
  if (holders.length > 0) return keysOf(holders).join(', ');
  const all = plain(text);
  return phrases.some((phrase) => all.includes(phrase)) ? TEXTS.summary : TEXTS.gone;
}

function keysOf(anatomy: PromptTranslation['anatomy']): string[] {
  // The last two say enough: 'elements.desc' for what lies deeper.
  const keys = anatomy.flatMap(({ field }) => (field ? [field.split('.').slice(-2).join('.')] : []));
  return [...new Set(keys)];
}

/** Words without brackets, weights and underscores. */
function plain(words: string): string {
  return words
    .replaceAll(/:[\d.]+|[()[\]{}+]/g, '')
    .replaceAll('_', ' ')
    .trim()
    .toLowerCase();
}
