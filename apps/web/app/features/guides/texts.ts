export const GUIDE_TEXTS = {
  back: 'Back',
  toTop: 'Back to top',
  showAll: (count: number) => `Show all ${count} prompts`,
  showFewer: 'Show fewer',
  contents: 'On this page',
  openGenerator: 'Open the generator',
  print: 'Print this guide',
  copyTemplate: 'Copy Template',
  checkedOn: (date: string) => `Checked on ${date}`,
  sources: 'Sources',
  attribution: 'Attribution.',
  others: 'The other guides',
} as const;

/** The three guides, for the links at the foot of each. */
export const GUIDE_LINKS = [
  { to: '/guide', label: 'Gemini image guide' },
  { to: '/seedream-guide', label: 'Seedream guide' },
  { to: '/sora2-guide', label: 'Video prompting guide' },
] as const;
