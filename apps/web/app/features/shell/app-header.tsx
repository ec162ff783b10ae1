import type { Plan, User } from '@framewright/contract';
import { CircleUserRound, Crown, LogOut } from 'lucide-react';
import { NavLink } from 'react-router';
import { For } from '../../lib/audience.tsx';
import { endSession } from '../../lib/session.ts';
import { ProBadge } from '../../ui/badge.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { NavBar } from './nav-bar.tsx';
import { NAVIGATION } from './navigation.ts';

export interface AppHeaderProps {
  /** Both are missing until it is known who is looking. */
  readonly user: User | undefined;
  readonly plan: Plan | undefined;
}

/** The navigation of those who are signed in. */
export function AppHeader({ user, plan }: AppHeaderProps) {
  const isPro = plan ? plan.id === 'pro' : undefined;
  return (
    <NavBar
      home="/dashboard"
      links={<Links isPro={isPro} />}
      actions={
        <>
          <LinkButton to="/account">
            <CircleUserRound aria-hidden="true" />
            Account
          </LinkButton>
          <Button onClick={() => void endSession()}>
            <LogOut aria-hidden="true" />
            Sign out
          </Button>
        </>
      }
      end={
        <div className="nav-wide">
          {isPro !== false ? (
            <For who={plan ? undefined : 'pro'}>
              <ProBadge className="mx-1.5" />
            </For>
          ) : null}
          <NavLink to="/account" className="nav-item" title={user?.email}>
            <CircleUserRound strokeWidth={1.6} aria-hidden="true" />
            <span className="nav-word">Account</span>
          </NavLink>
          <button type="button" className="nav-item" title="Sign out" onClick={() => void endSession()}>
            <LogOut strokeWidth={1.6} aria-hidden="true" />
            <span className="nav-word">Sign out</span>
          </button>
        </div>
      }
    />
  );
}

/** The screens. @param isPro undefined until it is known */
function Links({ isPro }: { isPro: boolean | undefined }) {
  return NAVIGATION.filter(({ freeOnly }) => !(freeOnly && isPro)).map((item) => (
    <NavLink
      key={item.to}
      to={item.to}
      end={item.exact === true}
      className="nav-item"
      data-for={item.freeOnly && isPro === undefined ? 'free' : undefined}
    >
      {item.label}
      {item.pro && !isPro ? (
        <For who={isPro === undefined ? 'free' : undefined} inline>
          <Crown className="text-accent-ink" strokeWidth={1.6} role="img" aria-label="Pro" />
        </For>
      ) : null}
    </NavLink>
  ));
}
