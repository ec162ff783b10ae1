import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type LibraryView, libraryAddress, readLibraryAddress } from './library-address.ts';

/** Milliseconds of rest after which typing reaches the address: browsers limit how often it may change. */
const ADDRESS_DELAY_MS = 300;

/** What is open, kept in the address so that it can be shared and survives a reload. */
export function useLibraryView() {
  const [query, setQuery] = useSearchParams();
  const [view, setView] = useState(() => readLibraryAddress(query));
  const address = libraryAddress(view).toString();

  // Going back, or a link to another view, wins over what is shown. An address that was written from
  // here does not: more may have been typed while it was on its way.
  const [written, setWritten] = useState<string>();
  const [seen, setSeen] = useState(query.toString());
  if (seen !== query.toString()) {
    setSeen(query.toString());
    if (query.toString() !== written) {
      setWritten(undefined);
      setView(readLibraryAddress(query));
    }
  }

  useEffect(() => {
    if (address === query.toString()) return undefined;
    const timer = setTimeout(() => {
      setWritten(address);
      setQuery(new URLSearchParams(address), { replace: true, preventScrollReset: true });
    }, ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [address, query, setQuery]);

  return {
    view,
    change: (part: Partial<LibraryView>) => setView((current) => ({ ...current, ...part })),
  };
}
