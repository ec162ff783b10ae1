import type { WorkVersion } from '@framewright/contract';
import { GitBranch, Replace, TextCursorInput } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { PencilRing } from '../../ui/film-strip.tsx';
import { SmallFrame } from './frame-picture.tsx';
import { ROLL_TEXTS } from './texts.ts';
import { elementName, VERSION_TEXTS as TEXTS } from './version-texts.ts';

export interface VersionLineProps {
  readonly versions: readonly WorkVersion[];
  /** The id of the one that is shown. */
  readonly current: string;
}

/** All versions of a work on one strip, the oldest left; what each of them changed. */
export function VersionLine({ versions, current }: VersionLineProps) {
  const strip = useRef<HTMLOListElement>(null);
  // The one in view is to be seen, also where the strip is longer than the screen is wide.
  useEffect(() => {
    const shown = strip.current?.querySelector<HTMLElement>(`[data-version="${CSS.escape(current)}"]`);
    if (shown && strip.current) strip.current.scrollLeft = shown.offsetLeft - 24;
  }, [current]);
  return (
    <section className="section" aria-labelledby="versions">
      <div className="section-head">
        <h2 id="versions" className="display display-2">
          {TEXTS.versions}
        </h2>
      </div>
      <div className="film">
        <div className="film-perforation" />
        <div className="film-edge" aria-hidden="true">
          <span>{ROLL_TEXTS.film}</span>
          <span>{TEXTS.versionsPrint(versions.length)}</span>
        </div>
        <ol ref={strip} className="version-strip">
          {versions.map((version, place) => (
            <Frame
              key={version.id}
              version={version}
              isBranch={place > 0 && version.parent_id !== versions[place - 1]?.id}
              isCurrent={version.id === current}
            />
          ))}
        </ol>
        <div className="film-perforation mt-2.5" />
      </div>
    </section>
  );
}

interface FrameProps {
  readonly version: WorkVersion;
  /** It was not made from the one that stands before it. */
  readonly isBranch: boolean;
  readonly isCurrent: boolean;
}

function Frame({ version, isBranch, isCurrent }: FrameProps) {
  const { id, title } = version;
  const Sign = version.changed === null ? TextCursorInput : isBranch ? GitBranch : Replace;
  return (
    <li data-version={id} data-branch={isBranch ? '' : undefined}>
      <Link
        to={`/work/${id}`}
        replace
        preventScrollReset
        className="version-frame"
        aria-current={isCurrent ? 'true' : undefined}
      >
        <span className="version-picture">
          <span className="neg-picture">
            <SmallFrame work={version} />
          </span>
          {isCurrent ? <PencilRing /> : null}
        </span>
        <span className="neg-facts">
          {version.version}
          <Sign strokeWidth={1.6} aria-hidden="true" />
          {isBranch ? <span className="sr-only">{TEXTS.branch}</span> : null}
          <span className="version-change">{changeOf(version)}</span>
        </span>
        <span className="neg-title" dir="auto">
          {title}
        </span>
      </Link>
    </li>
  );
}

/** 'Light, Palette': what a version changed. */
function changeOf({ version, changed }: WorkVersion): string {
  if (changed === null && version === 1) return TEXTS.firstVersion;
  return changed?.map(elementName).join(', ') || TEXTS.version(version);
}
