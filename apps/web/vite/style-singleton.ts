/**
 * Stands in for `react-style-singleton`, by which the scroll lock of dialogs adds a style element.
 * A constructed stylesheet does the same under `style-src 'self'`.
 */
import { useEffect } from 'react';

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

export function styleHookSingleton() {
  const singleton = stylesheetSingleton();
  return (css: string) => {
    useEffect(() => {
      singleton.add(css);
      return () => singleton.remove();
    }, [css]);
  };
}

export function styleSingleton() {
  const useStyle = styleHookSingleton();
  return function Sheet({ styles }: { styles: string }) {
    useStyle(styles);
    return null;
  };
}
