import { Menu as MenuIcon, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { LogoMark } from '../../ui/logo.tsx';
import { ThemeSwitch } from '../../ui/theme-switch.tsx';
import { useMenu } from './use-menu.ts';

interface NavBarProps {
  /** Where the name leads. */
  readonly home: string;
  /** The links, in the bar or in the menu. */
  readonly links?: ReactNode;
  /** Buttons at the end of the menu on narrow screens. */
  readonly actions?: ReactNode;
  /** What stands at the end of the bar on wide screens. */
  readonly end?: ReactNode;
  /** On wide screens the links stand at the end of the bar. */
  readonly linksAtEnd?: boolean;
}

/** The bar at the top of every page; on narrow screens its links become a menu. */
export function NavBar({ home, links, actions, end, linksAtEnd = false }: NavBarProps) {
  const { open, setOpen, toggle, panel } = useMenu();
  const menu = useId();
  return (
    <header className="nav">
      <a className="skip-link" href="#main">
        Skip to the content
      </a>
      <div className="nav-bar">
        <Brand to={home} />
        {links ? (
          <nav
            ref={panel}
            id={menu}
            aria-label="Main"
            className={classNames('nav-links', linksAtEnd && 'lg:justify-end')}
            data-open={open ? '' : undefined}
          >
            {links}
            <div className="nav-actions">{actions}</div>
          </nav>
        ) : null}
        <div className={classNames('nav-end', linksAtEnd && 'lg:ml-0')}>
          <ThemeSwitch />
          {end}
          {links ? (
            <IconButton
              ref={toggle}
              icon={open ? X : MenuIcon}
              iconSize={20}
              label={open ? 'Close menu' : 'Open menu'}
              className="nav-toggle"
              aria-expanded={open}
              aria-controls={menu}
              onClick={() => setOpen(!open)}
            />
          ) : null}
        </div>
      </div>
    </header>
  );
}

/** The mark and the name. */
export function Brand({ to }: { to: string }) {
  return (
    <Link to={to} className="brand">
      <LogoMark />
      Framewright
    </Link>
  );
}
