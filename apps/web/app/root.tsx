import './app.css';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  Links,
  Meta,
  Outlet,
  PrefetchPageLinks,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
} from 'react-router';
import type { Route } from './+types/root.ts';
import { PageError } from './features/shell/page-error.tsx';
import { useDroppedRecipe } from './features/shell/use-dropped-recipe.ts';
import { VisitorHeader } from './features/shell/visitor-header.tsx';
import { EARLY_PROFILE_SCRIPT, PRIVATE } from './lib/early-profile.ts';
import { isHandle } from './lib/handle.ts';
import { placeOf } from './lib/place-of-page.ts';
import { Announcer, announce } from './ui/announcer.tsx';
import bricolage from './ui/fonts/bricolage-grotesque.woff2';
import hanken from './ui/fonts/hanken-grotesk.woff2';
import { Toasts } from './ui/notify.tsx';
import { Spinner } from './ui/spinner.tsx';
import { THEME_SCRIPT } from './ui/theme-switch.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Framewright' }];

/**
 * The two fonts that nearly every page shows at once. They are for HTML alone: an app that runs has asked for them
 * already, and what is asked for without being used is complained of.
 */
const EARLY_FONTS = typeof document === 'undefined' ? [bricolage, hanken] : [];

/** Icons, and what is fetched early. */
export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon-32.png', type: 'image/png', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
  ...EARLY_FONTS.map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  })),
];

/** The document around every page; the theme is set before anything is drawn, and who is signed in is asked. */
export function Layout({ children }: { children: ReactNode }) {
  const isPrivate = useMatches().some(({ handle }) => isHandle(handle) && handle.isPrivate);
  return (
    // The scripts of the head may have put attributes here before React looks.
    <html lang="en" suppressHydrationWarning {...(isPrivate && PRIVATE)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f3f1ed" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#171411" media="(prefers-color-scheme: dark)" />
        <script>{THEME_SCRIPT}</script>
        <script>{EARLY_PROFILE_SCRIPT}</script>
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration getKey={placeOf} />
        <Scripts />
      </body>
    </html>
  );
}

/** The page, and what is there on every one: the next page's code, what is read out, toasts. */
export default function Root() {
  useArrival();
  useDroppedRecipe();
  useReadiness();
  return (
    <>
      <Outlet />
      <NextPage />
      <Announcer />
      <Toasts />
    </>
  );
}

/** Fetches the code of the page that a link leads to, as soon as somebody points at the link or reaches it. */
function NextPage() {
  const [page, setPage] = useState<string>();
  useEffect(() => {
    const look = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-discover]') : null;
      if (link) setPage(link.pathname);
    };
    document.addEventListener('pointerover', look);
    document.addEventListener('focusin', look);
    return () => {
      document.removeEventListener('pointerover', look);
      document.removeEventListener('focusin', look);
    };
  }, []);
  return page === undefined ? null : <PrefetchPageLinks page={page} />;
}

/** Tells the script that started the app late (late-start.ts) that the page is the app's from now on. */
function useReadiness(): void {
  useEffect(() => {
    // After what the address says of the page has been shown.
    const timer = setTimeout(() => window.dispatchEvent(new Event('app-ready')));
    return () => clearTimeout(timer);
  }, []);
}

/** After a change of page, says its title and moves the focus to its content. */
function useArrival(): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    announce(document.title);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}

/** Until the code of a page that is not prerendered has arrived. */
export function HydrateFallback() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <p className="flex items-center gap-3 text-ink-2">
        <Spinner />
        Loading...
      </p>
    </main>
  );
}

/** What is shown where a page broke and has no words of its own for it. */
export function ErrorBoundary() {
  return (
    <>
      <VisitorHeader />
      <PageError />
    </>
  );
}
