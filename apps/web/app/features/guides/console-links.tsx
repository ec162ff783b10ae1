import { SEEDREAM_CONSOLE_LINKS } from '@framewright/content/open/guides/seedream';
import { ArrowUpRight } from 'lucide-react';

/** The pages of the provider's console that lead to a key. */
export function ConsoleLinks() {
  return (
    <nav className="console-links" aria-label="The provider's console">
      {SEEDREAM_CONSOLE_LINKS.map(({ label, url }) => (
        <a key={url} className="btn" href={url} target="_blank" rel="noreferrer">
          {label}
          <ArrowUpRight aria-hidden="true" />
        </a>
      ))}
    </nav>
  );
}
