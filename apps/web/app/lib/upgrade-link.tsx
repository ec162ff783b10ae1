import { PLANS } from '@framewright/contract';
import { LinkButton } from '../ui/button.tsx';

/** The way on where a plan's limit is reached: trying again would change nothing. */
export function UpgradeLink() {
  return (
    <LinkButton to="/pricing" size="sm" variant="primary">
      {`Upgrade to Pro - $${PLANS.pro.price}/month`}
    </LinkButton>
  );
}
