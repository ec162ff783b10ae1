import type { PlainBeat } from './beats.ts';
import { isWide } from './sizes.ts';

/* What follows a frame of the same size, so that a cut is seen. */
const NEXT_SIZE: Readonly<Record<string, string>> = {
  'Wide shot': 'Medium wide shot',
  'Medium wide shot': 'Medium shot',
  'Medium shot': 'Medium wide shot',
  'Close-up': 'Extreme close-up',
};

/** Two shots in a row are not framed alike, where no word tells how near they are. */
export function varied(beats: readonly PlainBeat[], lines: readonly string[]): readonly string[] {
  let before = '';
  return lines.map((line, nth) => {
    const [frame = '', ...how] = line.split('; ');
    const text = beats[nth]?.text ?? '';
    const isOpen = frame === before && beats[nth]?.isShot === false && !isWide(text);
    before = isOpen ? (NEXT_SIZE[frame] ?? frame) : frame;
    return [before, ...how].join('; ');
  });
}
