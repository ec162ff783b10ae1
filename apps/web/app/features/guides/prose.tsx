import { Check, Link2, X } from 'lucide-react';
import type { MDXComponents } from 'mdx/types';
import type { ComponentProps, ReactNode } from 'react';
import { Notice } from '../../ui/notice.tsx';
import { Example } from './guide-prompt.tsx';

/** A heading with an address to share. */
function SectionHeading({ id, children }: ComponentProps<'h2'>) {
  return (
    <h2 id={id} className="display display-2">
      {children}
      <a className="anchor no-print" href={`#${id}`} aria-label="Link to this section">
        <Link2 size={18} strokeWidth={1.6} aria-hidden="true" />
      </a>
    </h2>
  );
}

function SubHeading(props: ComponentProps<'h3'>) {
  return <h3 {...props} className="display display-3" />;
}

function ProseLink({ href = '', ...rest }: ComponentProps<'a'>) {
  const outside = href.startsWith('https:');
  return (
    <a {...rest} className="link" href={href} {...(outside && { target: '_blank', rel: 'noreferrer' })} />
  );
}

/** What scrolls must be reachable by keyboard. */
const KEYBOARD_SCROLL = { tabIndex: 0 };

/** Wide tables scroll by themselves, not the page. */
function ProseTable(props: ComponentProps<'table'>) {
  return (
    // No region: a guide has several tables, and landmarks are for the parts of a page.
    <figure className="prose-table" aria-label="Table" {...KEYBOARD_SCROLL}>
      <table {...props} />
    </figure>
  );
}

function Practices({ children }: { children: ReactNode }) {
  return <div className="practices">{children}</div>;
}

function Do({ children }: { children: ReactNode }) {
  return (
    <div className="practice practice-do">
      <h3 className="display display-3">
        <Check size={18} strokeWidth={1.8} aria-hidden="true" />
        Do
      </h3>
      {children}
    </div>
  );
}

function Avoid({ children }: { children: ReactNode }) {
  return (
    <div className="practice practice-avoid">
      <h3 className="display display-3">
        <X size={18} strokeWidth={1.8} aria-hidden="true" />
        Avoid
      </h3>
      {children}
    </div>
  );
}

function KeyFacts({ children }: { children: ReactNode }) {
  return <div className="key-facts">{children}</div>;
}

function Note({ children }: { children: ReactNode }) {
  return (
    <Notice kind="tip" className="prose-note">
      {children}
    </Notice>
  );
}

/** What every guide's Markdown may use, beside the components of its own. */
export const PROSE: MDXComponents = {
  h2: SectionHeading,
  h3: SubHeading,
  a: ProseLink,
  table: ProseTable,
  Practices,
  Do,
  Avoid,
  KeyFacts,
  Note,
  Example,
};
