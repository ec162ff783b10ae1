import type { ComponentType } from 'react';

/** What a route says of itself beside its page: its `handle`, as the framework calls it. */
export interface RouteHandle {
  /** Nobody sees anything of it without a session. */
  readonly isPrivate?: boolean;
  /** The page itself needs to know nobody: it is its own frame. */
  readonly isForAll?: boolean;
  /** What is shown of it, from its HTML on, until it is known who is looking. */
  readonly Frame?: ComponentType;
}

/** Whether this is a handle: routes have no other. */
export function isHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === 'object' && handle !== null;
}
