import { Link } from 'react-router';
import { Brand } from './nav-bar.tsx';

/** The foot of open pages. */
export function SiteFooter() {
  return (
    <footer className="footer">
      <div className="wrap">
        <Brand to="/" />
        <nav aria-label="Footer" className="flex gap-6">
          <Link className="link" to="/pricing">
            Pricing
          </Link>
          <Link className="link" to="/image-prompt-extractor">
            Extract
          </Link>
          <Link className="link" to="/translate">
            Translate
          </Link>
          <Link className="link" to="/auth">
            Sign in
          </Link>
        </nav>
      </div>
    </footer>
  );
}
