import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ThemeSwitch } from '../../ui/theme-switch.tsx';
import { MainContent } from './main-content.tsx';
import { Brand } from './nav-bar.tsx';

/** A page of two halves: a narrow column with its content, and beside it a picture. */
export function SplitPage({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <div className="grid min-h-dvh min-[53.8125rem]:grid-cols-[minmax(420px,1fr)_1.15fr]">
      <div className="flex flex-col justify-between gap-10 px-5 py-6 sm:px-12 sm:py-7">
        <header className="flex items-center justify-between">
          <Brand to="/" />
          <ThemeSwitch />
        </header>
        <MainContent className="mx-auto grid w-full max-w-96 gap-6">{children}</MainContent>
        <footer className="text-xs text-ink-3">
          <Link className="link" to="/pricing">
            Pricing
          </Link>
        </footer>
      </div>
      {picture}
    </div>
  );
}
