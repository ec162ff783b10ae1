import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { AnatomyJson } from './anatomy-json.tsx';
import { type Loss, Losses } from './losses.tsx';
import { Notice } from './notice.tsx';
import { SkeletonLines } from './skeleton.tsx';

const TEXTS = {
  title: (name: string) => `Written for ${name}`,
  writing: 'Writing it in that form...',
  negative: 'Negative prompt',
  ratio: (ratio: string) => `Aspect ratio, to be set in the tool: ${ratio}`,
  same: 'Word for word as above.',
  followed: 'As above, followed by',
  none: 'Nothing was lost',
  losses: (count: number) => (count === 1 ? '1 thing changed' : `${count} things changed`),
} as const;

export interface InFormProps {
  /** Of the form. */
  readonly name: string;
  /** Where that form is used. */
  readonly used?: string;
  /** The text that stands above: what is the same is not shown twice. */
  readonly original: string;
  /** `undefined` while it is being written. */
  readonly written:
    | {
        readonly text: string;
        readonly negativePrompt: string;
        readonly settings: Readonly<Record<string, string>>;
        readonly losses: readonly Loss[];
      }
    | undefined;
  /** Why it was not written. */
  readonly failed?: string | undefined;
  /** At the end of the head: a copy button. */
  readonly action?: ReactNode;
}

/** A prompt in another form, with what was lost on the way. */
export function InForm({ name, used, original, written, failed, action }: InFormProps) {
  if (failed) return <Notice kind="error">{failed}</Notice>;
  return (
    // No landmark, and no heading: one stands beside each of several prompts, at any depth of a page.
    <figure className="in-form" aria-label={TEXTS.title(name)}>
      <figcaption className="flex items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="label">{TEXTS.title(name)}</p>
          {used ? <p className="text-sm text-ink-2">{used}</p> : null}
        </div>
        {action}
      </figcaption>
      {written ? (
        <>
          <Words text={written.text} original={original} />
          {written.negativePrompt ? (
            <div className="grid gap-1">
              <p className="text-sm text-ink-2">{TEXTS.negative}</p>
              <p className="anatomy anatomy-plain">{written.negativePrompt}</p>
            </div>
          ) : null}
          <Ratio {...written} />
          <LossesLine losses={written.losses} />
        </>
      ) : (
        <>
          <span className="sr-only" role="status">
            {TEXTS.writing}
          </span>
          <SkeletonLines lines={2} />
        </>
      )}
    </figure>
  );
}

function Words({ text, original }: { text: string; original: string }) {
  if (text === original) return <p className="text-sm text-ink-2">{TEXTS.same}</p>;
  if (!text.startsWith(original)) return <AnatomyJson text={text} spans={[]} />;
  return (
    <div className="grid gap-1">
      <p className="text-sm text-ink-2">{TEXTS.followed}</p>
      <AnatomyJson text={text.slice(original.length).trimStart()} spans={[]} />
    </div>
  );
}

/** The ratio, where the text itself does not say it. */
function Ratio({ text, settings }: { text: string; settings: Readonly<Record<string, string>> }) {
  const { aspect_ratio: ratio } = settings;
  if (ratio === undefined || text.includes(ratio)) return null;
  return <p className="text-sm text-ink-2">{TEXTS.ratio(ratio)}</p>;
}

/** How much was lost; opened, what. */
function LossesLine({ losses }: { losses: readonly Loss[] }) {
  if (losses.length === 0) return <p className="text-sm text-ink-2">{TEXTS.none}</p>;
  return (
    <details className="in-form-losses">
      <summary>
        {TEXTS.losses(losses.length)}
        <ChevronDown size={14} strokeWidth={1.6} aria-hidden="true" />
      </summary>
      <Losses losses={losses} />
    </details>
  );
}
