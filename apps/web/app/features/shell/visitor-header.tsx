import { NavLink } from 'react-router';
import { NEW_ACCOUNT } from '../../lib/return-to.ts';
import { LinkButton } from '../../ui/button.tsx';
import { NavBar } from './nav-bar.tsx';

interface VisitorHeaderProps {
  /** There is a session, though nobody has looked whose it is. */
  readonly signedIn?: boolean;
}

/** The navigation of open pages. */
export function VisitorHeader({ signedIn = false }: VisitorHeaderProps) {
  const enter = signedIn ? (
    <LinkButton to="/dashboard">Dashboard</LinkButton>
  ) : (
    <LinkButton to="/auth" state={NEW_ACCOUNT}>
      Get started
    </LinkButton>
  );
  return (
    <NavBar
      home="/"
      linksAtEnd
      links={
        <>
          <NavLink to="/image-prompt-extractor" className="nav-item">
            Extract a prompt
          </NavLink>
          <NavLink to="/translate" className="nav-item">
            Translate a prompt
          </NavLink>
          <NavLink to="/pricing" className="nav-item">
            Pricing
          </NavLink>
        </>
      }
      actions={
        <>
          {signedIn ? null : <LinkButton to="/auth">Sign in</LinkButton>}
          {enter}
        </>
      }
      end={
        <div className="nav-wide">
          {signedIn ? null : (
            <NavLink to="/auth" className="nav-item">
              Sign in
            </NavLink>
          )}
          {enter}
        </div>
      }
    />
  );
}
