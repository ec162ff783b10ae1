import { GEMINI_IMAGE_GUIDE } from '@framewright/content/open/guides/gemini-image';
import { SEEDREAM_GUIDE } from '@framewright/content/open/guides/seedream';
import { SORA2_GUIDE } from '@framewright/content/open/guides/sora2';

const [year = 0, month = 0, day = 0] = [GEMINI_IMAGE_GUIDE, SEEDREAM_GUIDE, SORA2_GUIDE]
  .reduce((latest, { checkedOn }) => (checkedOn > latest ? checkedOn : latest), '')
  .split('-')
  .map(Number);

/**
 * The day that every file is dated: the latest on which a guide was checked against its sources. Never the
 * clock, so that the same content always makes the same bytes.
 */
export const EDITION = {
  /** Noon by whatever clock the machine has: zip entries hold the local time. */
  local: new Date(year, month - 1, day, 12),
  utc: new Date(Date.UTC(year, month - 1, day, 12)),
  words: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.UTC(year, month - 1, day),
  ),
} as const;
