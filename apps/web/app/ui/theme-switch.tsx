import { Monitor, Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { announce } from './announcer.tsx';
import { IconButton } from './icon-button.tsx';

const THEMES = ['system', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

const LOOKS = {
  system: { icon: Monitor, name: 'as the system has it' },
  light: { icon: Sun, name: 'light' },
  dark: { icon: Moon, name: 'dark' },
} as const;

const STORAGE_KEY = 'theme';
const listeners = new Set<() => void>();

/**
 * Runs in the head before the first paint: puts the stored choice on the root element. React escapes
 * the text of a script in HTML, so it is written without quotes, ampersands and angle brackets.
 */
export const THEME_SCRIPT = `try{const t=localStorage.getItem(\`${STORAGE_KEY}\`);if(t)document.documentElement.dataset.theme=t}catch{}`;

/** Goes round the three themes: the system's, light, dark. */
export function ThemeSwitch() {
  const theme = useSyncExternalStore(subscribe, storedTheme, () => 'system' as const);
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system';
  return (
    <IconButton
      icon={LOOKS[theme].icon}
      label={`Theme: ${LOOKS[theme].name}. Switch to ${LOOKS[next].name}.`}
      onClick={() => {
        apply(next);
        announce(`Theme: ${LOOKS[next].name}.`);
      }}
    />
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function storedTheme(): Theme {
  const value = document.documentElement.dataset['theme'];
  return THEMES.find((theme) => theme === value) ?? 'system';
}

function apply(theme: Theme): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
  try {
    if (theme === 'system') localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // Storage is switched off: the choice holds for this page.
  }
  for (const listener of listeners) listener();
}
