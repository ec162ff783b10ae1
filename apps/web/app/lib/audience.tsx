import type { ReactNode } from 'react';
import { useSession } from './session.ts';

/**
 * Who a part of a page is for, as far as the browser alone can tell: by what was stored when they last were here. There may
 * be a session without a plan.
 */
type Audience = 'visitor' | 'free' | 'pro' | 'unknown';

export interface ForProps {
  /**
   * One or several, with blanks between; `undefined` once it is known that it is for whoever is looking. Until then a
   * prerendered page has the variants of all, and layout.css shows one by what early-profile.ts found.
   */
  readonly who:
    | Audience
    | 'free pro unknown'
    | 'pro unknown'
    | 'visitor free'
    | 'visitor free unknown'
    | undefined;
  /** Within a line of text. */
  readonly inline?: boolean;
  readonly children: ReactNode;
}

/** A part of a page that not everybody sees. It takes no place of its own: what is in it stands where it stands. */
export function For({ who, inline = false, children }: ForProps) {
  const Element = inline ? 'span' : 'div';
  return (
    <Element className="contents" data-for={who}>
      {children}
    </Element>
  );
}

export interface VisitorOrUserProps {
  readonly visitor: ReactNode;
  readonly user: ReactNode;
  readonly inline?: boolean;
}

/** What a visitor sees in a place, or what somebody who is signed in sees there; both while nobody knows. */
export function VisitorOrUser({ visitor, user, inline = false }: VisitorOrUserProps) {
  const { status } = useSession();
  const isOpen = status === 'loading';
  return (
    <>
      {isOpen || status === 'visitor' ? (
        <For who={isOpen ? 'visitor' : undefined} inline={inline}>
          {visitor}
        </For>
      ) : null}
      {status === 'visitor' ? null : (
        <For who={isOpen ? 'free pro unknown' : undefined} inline={inline}>
          {user}
        </For>
      )}
    </>
  );
}
