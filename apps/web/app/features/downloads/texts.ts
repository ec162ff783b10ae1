export const DOWNLOAD_TEXTS = {
  title: 'Downloads',
  lead: 'Print them, pin them above the desk, take the library along.',
  free: 'Free resources',
  pro: 'Pro resources',
  download: 'Download',
  downloading: 'Downloading...',
  upgrade: 'Upgrade to unlock',
  loading: 'Loading the downloads',
  none: { title: 'Nothing to take along yet', what: 'The files are not on this server at the moment.' },
  failedList: 'The downloads could not be loaded.',
  failed: 'The download did not work. Please try again.',
  saved: (name: string) => `Saved as ${name}`,
} as const;
