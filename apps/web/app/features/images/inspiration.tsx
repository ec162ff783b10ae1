import type { LibraryCategory } from '@framewright/contract';
import { Link } from 'react-router';
import gallery from '../../art/gallery.svg';
import moon from '../../art/moon.svg';
import pass from '../../art/mountain-pass.svg';
import portrait from '../../art/portrait.svg';
import { Frame } from '../../ui/frame.tsx';

/** A way into the library's categories, a picture each. */
const WAYS: readonly { readonly category: LibraryCategory; readonly art: string }[] = [
  { category: 'Portrait', art: portrait },
  { category: 'Creative', art: moon },
  { category: 'Artistic', art: gallery },
  { category: 'Travel', art: pass },
];

/** Pictures that lead to the library. */
export function Inspiration() {
  return (
    <section className="grid gap-3" aria-labelledby="inspiration">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="inspiration" className="label">
          Inspiration
        </h2>
        <Link to="/prompt-library" className="link text-sm text-ink-2">
          Open the library
        </Link>
      </div>
      <ul className="grid grid-cols-2 gap-2.5 sm:grid-cols-4">
        {WAYS.map(({ category, art }) => (
          <li key={category}>
            <Link to={`/prompt-library?category=${category}`} className="block">
              <Frame ratio="1:1" caption={category}>
                <img src={art} alt="" />
              </Frame>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
