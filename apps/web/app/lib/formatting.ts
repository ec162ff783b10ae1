/** "4 h 12 min", "12 min", "under a minute". */
export function duration(milliseconds: number): string {
  const minutes = Math.floor(Math.max(milliseconds, 0) / 60_000);
  if (minutes === 0) return 'under a minute';
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `${minutes} min` : `${hours} h ${minutes % 60} min`;
}

/** "2.1 MB", "34 kB": a file's size, a megabyte being 1,048,576 bytes. */
export function fileSize(bytes: number): string {
  const megabytes = bytes / 1_048_576;
  return megabytes >= 0.1 ? `${megabytes.toFixed(1)} MB` : `${Math.ceil(bytes / 1024)} kB`;
}

const CLOCK = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
const DAY_AND_YEAR = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

/** "Today, 19:52", "18 Nov", "18 Nov 2025", where the reader is. @param iso as the server gives it */
export function shortTime(iso: string, now = new Date()): string {
  const time = new Date(iso);
  if (time.toDateString() === now.toDateString()) return `Today, ${CLOCK.format(time)}`;
  return (time.getFullYear() === now.getFullYear() ? DAY : DAY_AND_YEAR).format(time);
}

const LONG_DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

/** "14 March 2026", where the reader is. @param iso as the server gives it */
export function longDate(iso: string): string {
  return LONG_DATE.format(new Date(iso));
}

const DAY_NAME = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'short' });
const DAY_NAME_AND_YEAR = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** "Today, 22 Nov", "Friday, 20 Nov", "Friday, 21 Nov 2025", where the reader is. @param iso as the server gives it */
export function dayName(iso: string, now = new Date()): string {
  const time = new Date(iso);
  if (time.toDateString() === now.toDateString()) return `Today, ${DAY.format(time)}`;
  const form = time.getFullYear() === now.getFullYear() ? DAY_NAME : DAY_NAME_AND_YEAR;
  const parts = Object.fromEntries(form.formatToParts(time).map(({ type, value }) => [type, value]));
  return [`${parts['weekday']},`, parts['day'], parts['month'], parts['year']].filter(Boolean).join(' ');
}
