import { Link } from 'react-router';
import { Brand } from './nav-bar.tsx';

/**
 * What the operator has pages for. The server marks its own pages with those (audience.css shows them), and sends on
 * whoever follows one: no page of the app is there.
 */
const OF_OPERATOR = ['terms', 'privacy', 'contact', 'source'];

/** The foot of open pages. */
export function SiteFooter() {
  return (
    <footer className="footer">
      <div className="wrap">
        <Brand to="/" />
        <nav aria-label="Footer" className="flex flex-wrap gap-x-6 gap-y-2.5">
          <Link className="link" to="/pricing">
            Pricing
          </Link>
          {OF_OPERATOR.map((name) => (
            <a key={name} className="link capitalize" href={`/${name}`} data-needs={name}>
              {name}
            </a>
          ))}
        </nav>
      </div>
    </footer>
  );
}
