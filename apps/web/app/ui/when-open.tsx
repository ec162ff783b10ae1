import type { ComponentType } from 'react';
import { type OnDemand, usePart } from './on-demand.ts';

interface Closable {
  readonly onClose: () => void;
}

interface WhenOpenProps<Props extends Closable> {
  readonly part: OnDemand<Props>;
  readonly open: boolean;
  readonly props: Props;
}

/** A dialog that does not come with its page: it stands there while it is open, and closes again where it does not come. */
export function WhenOpen<Props extends Closable>({ part, open, props }: WhenOpenProps<Props>) {
  const Part: ComponentType<Props> | undefined = usePart(part, open, props.onClose);
  return open && Part ? <Part {...props} /> : null;
}
