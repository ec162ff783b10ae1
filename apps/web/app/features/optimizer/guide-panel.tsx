import { CAMERA_REFERENCE } from '@framewright/content/open/guides/camera-reference';
import { VIDEO_DONTS, VIDEO_DOS, VIDEO_ELEMENTS } from '@framewright/content/open/guides/video-elements';
import { Check, type LucideIcon, X } from 'lucide-react';
import type { RefObject } from 'react';
import { Link } from 'react-router';
import { GUIDE_PANEL as TEXTS } from './texts.ts';

/** What scrolls must be reachable by keyboard. */
const KEYBOARD_SCROLL = { tabIndex: 0 };

/** The prompting guide in short, beside the conversation: it scrolls by itself. */
export function GuidePanel({ id, ref }: { id: string; ref: RefObject<HTMLElement | null> }) {
  return (
    <aside
      ref={ref}
      id={id}
      className="card max-h-125 divide-y divide-line overflow-y-auto overscroll-contain outline-offset-[-3px] md:absolute md:inset-0 md:max-h-none"
      aria-label={TEXTS.name}
      {...KEYBOARD_SCROLL}
    >
      <Elements />
      <div className="grid gap-5 p-5 sm:grid-cols-2">
        <Practices title={TEXTS.dos} icon={Check} look="text-ok" entries={VIDEO_DOS} />
        <Practices title={TEXTS.donts} icon={X} look="text-danger" entries={VIDEO_DONTS} />
      </div>
      <Camera />
      <p className="px-5 py-4">
        <Link to="/sora2-guide" className="link text-md">
          {TEXTS.whole}
        </Link>
      </p>
    </aside>
  );
}

function Elements() {
  return (
    <section className="grid gap-3.5 p-5" aria-labelledby="seven-elements">
      <h2 id="seven-elements" className="display display-3">
        {TEXTS.elements}
      </h2>
      <ol className="grid gap-3">
        {VIDEO_ELEMENTS.map(({ id, name, what }, index) => (
          <li key={id} className="grid grid-cols-[1.25rem_minmax(0,1fr)] items-baseline gap-x-1.5">
            <span className="num">{index + 1}</span>
            <div className="grid gap-1">
              <h3 className="text-md leading-[1.7]">
                <span className={`phrase el-${id}`}>{name}</span>
              </h3>
              <p className="text-sm text-pretty text-ink-2">{what}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface PracticesProps {
  readonly title: string;
  readonly icon: LucideIcon;
  readonly look: string;
  readonly entries: readonly { readonly text: string }[];
}

function Practices({ title, icon: Icon, look, entries }: PracticesProps) {
  return (
    <section className="grid content-start gap-2" aria-label={title}>
      <h2 className="label">{title}</h2>
      <ul className="grid gap-1.5 text-sm text-ink-2">
        {entries.map(({ text }) => (
          <li key={text} className="flex gap-2">
            <Icon size={14} strokeWidth={1.8} className={`mt-0.75 ${look}`} aria-hidden="true" />
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Camera() {
  return (
    <section className="grid gap-4 p-5" aria-labelledby="camera-quick-reference">
      <h2 id="camera-quick-reference" className="label">
        {TEXTS.camera}
      </h2>
      {CAMERA_REFERENCE.map(({ name, entries }) => (
        <div key={name} className="grid gap-1.5 text-sm">
          <h3 className="text-ink-3">{name}</h3>
          <dl className="grid gap-1.5">
            {entries.map(({ term, does }) => (
              <div key={term}>
                <dt className="font-[550]">{term}</dt>
                <dd className="text-pretty text-ink-2">{does}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </section>
  );
}
