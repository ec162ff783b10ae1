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

export interface AsCaptionProps {
  readonly caption: PromptTranslation;
  readonly analysis: PromptAnalysis | undefined;
}

/** The prompt once more as a caption, and which key each of its elements went to. */
export function AsCaption({ caption, analysis }: AsCaptionProps) {
  const { name } = DIALECT_INFO[caption.to];
  return (
    <section className="section" aria-labelledby="as-caption">
      <div className="section-head flex-wrap gap-y-2">
        <h2 id="as-caption" className="display display-2">
          {TEXTS.title(name)}
        </h2>
        <CopyButton
          onCopy={() => copyPrompt(caption.text)}
          label={TEXTS.copy}
          name={TARGET_TEXTS.copy(name)}
        />
      </div>
      <div className="translate-caption">
        <section className="card translate-result" aria-label={TARGET_TEXTS.caption} {...KEYBOARD_SCROLL}>
          <AnatomyJson text={caption.text} spans={caption.anatomy} />
        </section>
        <WhereItWent anatomy={caption.anatomy} analysis={analysis} />
      </div>
    </section>
  );
}

export interface WhereItWentProps {
  readonly anatomy: PromptTranslation['anatomy'];
  /** Of the source; while it is being read, its elements are not told. */
  readonly analysis: PromptAnalysis | undefined;
}

/** Each element of the source with the keys of the caption that speak of it. */
export function WhereItWent({ anatomy, analysis }: WhereItWentProps) {
  const keys = keysOf(anatomy);
  const sought = new Set([...(analysis?.anatomy ?? []), ...anatomy].map(({ element }) => element));
  return (
    <div className="grid content-start gap-3">
      <h3 className="label">{TEXTS.where}</h3>
      <dl className="translate-where">
        {ELEMENTS.filter((element) => sought.has(element)).map((element) => (
          <div key={element}>
            <dt className="legend">
              <span className={`phrase el-${element}`}>{ELEMENT_INFO[element].name}</span>
            </dt>
            <dd>{placeOf(element, keys)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function keysOf(anatomy: PromptTranslation['anatomy']): ReadonlyMap<Element, readonly string[]> {
  const keys = new Map<Element, string[]>();
  for (const { element, field } of anatomy) {
    // The last two say enough: 'elements.desc' for what lies deeper.
    const key = field?.split('.').slice(-2).join('.');
    const others = keys.get(element) ?? [];
    if (key && !others.includes(key)) keys.set(element, [...others, key]);
  }
  return keys;
}

/** No caption has a key for a deed of its own: it stands with who does it. */
function placeOf(element: Element, keys: ReadonlyMap<Element, readonly string[]>): string {
  const own = keys.get(element) ?? (element === 'motion' ? keys.get('subject') : undefined);
  if (own) return own.join(', ');
  return element === 'negative' ? TEXTS.negative : TEXTS.summary;
}
