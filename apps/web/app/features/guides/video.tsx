import { CAMERA_REFERENCE } from '@framewright/content/open/guides/camera-reference';
import { VIDEO_DONTS, VIDEO_DOS, VIDEO_ELEMENTS } from '@framewright/content/open/guides/video-elements';
import { Check, X } from 'lucide-react';
import { Example, type GuidePromptProps } from './guide-prompt.tsx';

/** The seven elements of a video prompt. */
export function VideoElements() {
  return (
    <div className="card">
      <ol className="numbered">
        {VIDEO_ELEMENTS.map(({ id, name, what, example }, index) => (
          <li key={id}>
            <span className="num pt-1">{index + 1}</span>
            <div className="grid gap-1">
              <h3 className="label">{name}</h3>
              <p className="text-ink-2">{what}</p>
              <p className="font-mono text-[0.8125rem] text-ink-2">{example}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** A video prompt to copy: the generator makes no films. */
export function VideoExample(example: GuidePromptProps) {
  return <Example {...example} copyOnly />;
}

/** What to do and what to leave, each with its reason. */
export function VideoPractices() {
  return (
    <div className="practices">
      <div className="practice practice-do">
        <h3 className="display display-3">
          <Check size={18} strokeWidth={1.8} aria-hidden="true" />
          Do
        </h3>
        <Reasons entries={VIDEO_DOS} />
      </div>
      <div className="practice practice-avoid">
        <h3 className="display display-3">
          <X size={18} strokeWidth={1.8} aria-hidden="true" />
          Don't
        </h3>
        <Reasons entries={VIDEO_DONTS} />
      </div>
    </div>
  );
}

function Reasons({ entries }: { entries: readonly { readonly text: string; readonly why: string }[] }) {
  return (
    <ul>
      {entries.map(({ text, why }) => (
        <li key={text}>
          <b className="font-semibold">{text}.</b> {why}
        </li>
      ))}
    </ul>
  );
}

/** Shots, lenses, movements and styles, each with what it does. */
export function CameraReference() {
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      {CAMERA_REFERENCE.map(({ name, entries }) => (
        <section key={name} className="card px-5 py-4" aria-label={name}>
          <h3 className="label pb-2">{name}</h3>
          <dl className="grid gap-2 text-sm">
            {entries.map(({ term, does }) => (
              <div key={term} className="grid gap-x-4 sm:grid-cols-[9.5rem_minmax(0,1fr)]">
                <dt className="font-[550]">{term}</dt>
                <dd className="text-ink-2">{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
