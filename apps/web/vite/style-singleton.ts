/**
 * Stands in for `react-style-singleton`, by which the scroll lock of dialogs adds a style element.
 * A constructed stylesheet does the same under `style-src 'self'`.
 */
import { useEffect } from 'react';

/** One sheet for all who add it: the styles of the first, until the last removes it. */
export function stylesheetSingleton() {
  let users = 0;
  let sheet: CSSStyleSheet | undefined;
  return {
    add(css: string) {
      users += 1;
      if (sheet) return;
      sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
    },
    remove() {
      users -= 1;
      if (users > 0) return;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
      sheet = undefined;
    },
  };
}

/** A hook whose styles hold while somebody that uses it is on the page. */
export function styleHookSingleton() {
  const singleton = stylesheetSingleton();
  return (css: string) => {
    useEffect(() => {
      singleton.add(css);
      return () => singleton.remove();
    }, [css]);
  };
}

/** A component that draws nothing; its styles hold while it is on the page. */
export function styleSingleton() {
  const useStyle = styleHookSingleton();
  // biome-ignore lint/correctness/noComponentHookFactories: the promise of the package whose place this takes
  return function Sheet({ styles }: { styles: string }) {
    useStyle(styles);
    return null;
  };
}
