/** One entry of the navigation bar. */
export interface NavigationItem {
  readonly to: string;
  readonly label: string;
  /** Carries a crown for those whose plan is not Pro. */
  readonly pro?: true;
  /** Marked as the current one at its own address alone, not at those below it. */
  readonly exact?: true;
  /** Shown to the free plan alone. */
  readonly freeOnly?: true;
}

/** The signed-in screens, in the order of the bar. A new screen is one line here. */
export const NAVIGATION: readonly NavigationItem[] = [
  { to: '/dashboard', label: 'Dashboard' },
  { to: '/generator', label: 'Generator' },
  { to: '/work', label: 'My work' },
  { to: '/sora2', label: 'Video script', pro: true, exact: true },
  { to: '/sora2/optimizer', label: 'Video prompt', pro: true },
  { to: '/guide', label: 'Guide' },
  { to: '/seedream-guide', label: 'Seedream guide' },
  { to: '/downloads', label: 'Downloads' },
  { to: '/prompt-library', label: 'Library' },
  { to: '/image-prompt-extractor', label: 'Extract' },
  { to: '/translate', label: 'Translate' },
  { to: '/pricing', label: 'Pricing', freeOnly: true },
];
