import { LinkButton } from '../ui/button.tsx';
import { COMMON_TEXTS } from './common-texts.ts';

/** The way on where a plan's limit is reached: trying again would change nothing. */
export function UpgradeLink() {
  return (
    <LinkButton to="/pricing" size="sm" variant="primary">
      {COMMON_TEXTS.upgrade}
    </LinkButton>
  );
}
