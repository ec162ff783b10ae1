import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { shortTime } from '../../lib/formatting.ts';
import { Button } from '../../ui/button.tsx';
import { boardsQuery } from './queries.ts';
import { COMPARE_TEXTS as TEXTS } from './texts.ts';

/** The boards that were drawn before, newest first. */
export function EarlierBoards() {
  const [shown, setShown] = useState(1);
  const { data, isPlaceholderData } = useQuery(boardsQuery(shown));
  if (!data) return null;
  const { boards } = data;
  return (
    <section className="section" aria-labelledby="earlier-boards">
      <div className="section-head">
        <h2 id="earlier-boards" className="display display-2">
          {TEXTS.earlier}
        </h2>
      </div>
      {boards.length === 0 ? (
        <p className="text-ink-2">{TEXTS.none}</p>
      ) : (
        <ul className="card compare-boards">
          {boards.map(({ id, title, done, cells, created_at }) => (
            <li key={id}>
              <Link to={`/compare/${id}`} className="link">
                {title}
              </Link>
              <span className="num text-ink-3">{TEXTS.done(done, cells)}</span>
              <time className="num text-ink-3" dateTime={created_at}>
                {shortTime(created_at)}
              </time>
            </li>
          ))}
        </ul>
      )}
      {data.whole ? null : (
        <Button
          className="mt-6"
          busy={isPlaceholderData && TEXTS.morePending}
          onClick={() => setShown((pages) => pages + 1)}
        >
          {TEXTS.more}
        </Button>
      )}
    </section>
  );
}
