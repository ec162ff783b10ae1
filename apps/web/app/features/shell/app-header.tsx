import type { Plan, User } from '@framewright/contract';
import { CircleUserRound, Crown, LogOut } from 'lucide-react';
import { NavLink } from 'react-router';
import { endSession } from '../../lib/session.ts';
import { ProBadge } from '../../ui/badge.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { NavBar } from './nav-bar.tsx';
import { NAVIGATION } from './navigation.ts';

/** The navigation of those who are signed in. */
export function AppHeader({ user, plan }: { user: User; plan: Plan }) {
  const isPro = plan.id === 'pro';
  const links = NAVIGATION.filter(({ freeOnly }) => !(freeOnly && isPro)).map(({ to, label, pro, exact }) => (
    <NavLink key={to} to={to} end={exact === true} className="nav-item">
      {label}
      {pro && !isPro ? (
        <Crown className="text-accent-ink" strokeWidth={1.6} role="img" aria-label="Pro" />
      ) : null}
    </NavLink>
  ));
  return (
    <NavBar
      home="/dashboard"
      links={links}
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
          {isPro ? <ProBadge className="mx-1.5" /> : null}
          <NavLink to="/account" className="nav-item" title={user.email}>
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
