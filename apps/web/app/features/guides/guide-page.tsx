import type { Guide } from '@framewright/content/open/guides/guides';
import { ArrowLeft, Printer } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import { longDate } from '../../lib/formatting.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Frame } from '../../ui/frame.tsx';
import { Notice } from '../../ui/notice.tsx';
import { type Section, TableOfContents } from './table-of-contents.tsx';
import { GUIDE_LINKS, GUIDE_TEXTS } from './texts.ts';

export interface GuidePageProps {
  readonly guide: Guide;
  readonly sections: readonly Section[];
  /** The picture at the head. */
  readonly art: string;
  /** Buttons beside 'Open the generator'. */
  readonly actions?: ReactNode;
  /** The guide itself. */
  readonly children: ReactNode;
}

/** A guide: its head, its contents beside it, its sources at the foot. */
export function GuidePage({ guide, sections, art, actions, children }: GuidePageProps) {
  useHashOnArrival();
  return (
    <>
      <LinkButton to="/dashboard" variant="ghost" size="sm" className="no-print mb-4 -ml-3">
        <ArrowLeft aria-hidden="true" />
        {GUIDE_TEXTS.back}
      </LinkButton>
      <div className="grid items-center gap-10 md:grid-cols-[minmax(0,1fr)_minmax(0,0.9fr)] md:gap-16">
        <div className="grid content-start justify-items-start gap-5">
          <div className="flex flex-wrap gap-2">
            {guide.badges.map((badge) => (
              <Badge key={badge}>{badge}</Badge>
            ))}
          </div>
          <h1 className="display text-[clamp(40px,5vw,68px)] leading-none">{guide.title}</h1>
          <p className="lead max-w-[58ch]">{guide.lead}</p>
          <div className="no-print flex flex-wrap gap-3">
            {/* A full page load, as specified. */}
            <LinkButton to="/generator" reloadDocument variant="primary">
              {GUIDE_TEXTS.openGenerator}
            </LinkButton>
            {actions}
            <Button variant="ghost" onClick={() => window.print()}>
              <Printer aria-hidden="true" />
              {GUIDE_TEXTS.print}
            </Button>
          </div>
        </div>
        <Frame ratio="4:3" viewfinder className="no-print max-md:max-w-[460px]">
          <img src={art} alt="" />
        </Frame>
      </div>
      <div className="guide-body">
        <TableOfContents sections={sections} />
        <div className="min-w-0">
          <article className="prose">{children}</article>
          <GuideFoot guide={guide} />
        </div>
      </div>
    </>
  );
}

function GuideFoot({ guide }: { guide: Guide }) {
  return (
    <footer className="section grid gap-6">
      <div className="grid gap-2 text-sm text-ink-2">
        <p>{GUIDE_TEXTS.checkedOn(longDate(`${guide.checkedOn}T12:00`))}</p>
        <ul className="flex flex-wrap gap-x-5 gap-y-1" aria-label={GUIDE_TEXTS.sources}>
          {guide.sources.map(({ name, url }) => (
            <li key={url}>
              <a className="link" href={url} target="_blank" rel="noreferrer">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <Notice>
        <b className="font-semibold">{GUIDE_TEXTS.attribution}</b> {guide.attribution}
      </Notice>
      <nav className="no-print flex flex-wrap gap-x-6 gap-y-2 text-sm" aria-label={GUIDE_TEXTS.others}>
        {GUIDE_LINKS.filter(({ to }) => to !== guide.path).map(({ to, label }) => (
          <Link key={to} to={to} className="link">
            {label}
          </Link>
        ))}
        <a href="#main" className="link ml-auto">
          {GUIDE_TEXTS.toTop}
        </a>
      </nav>
    </footer>
  );
}

/** The browser looks for an address's section before the guide is there; this looks again. */
function useHashOnArrival() {
  useEffect(() => {
    const id = decodeURIComponent(window.location.hash.slice(1));
    if (id) document.getElementById(id)?.scrollIntoView();
  }, []);
}
