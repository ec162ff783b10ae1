import { ASPECT_RATIOS, type AspectRatio } from '@framewright/prompt-engine/vocabulary';
import { Select } from './select.tsx';

/** The longer side of a glyph, in pixels. */
const GLYPH = 16;

/** A word for what a ratio is good for. */
const WORDS: Readonly<Record<AspectRatio, string>> = {
  '1:1': 'square',
  '4:5': 'portrait',
  '3:4': 'portrait',
  '2:3': 'tall portrait',
  '9:16': 'phone',
  '5:4': 'landscape',
  '4:3': 'landscape',
  '3:2': 'wide landscape',
  '16:9': 'wide screen',
  '21:9': 'panorama',
};

/** Whether a value that came from outside is a ratio that can be drawn. */
export function isRatio(value: string): value is AspectRatio {
  return ASPECT_RATIOS.some((ratio) => ratio === value);
}

export const RATIO_LABEL = 'Aspect ratio';

/** "1:1 square". */
export const nameOfRatio = (ratio: AspectRatio): string => `${ratio} ${WORDS[ratio]}`;

/** A ratio as a small outline. */
export function RatioGlyph({ ratio }: { ratio: AspectRatio }) {
  const [across, down] = ratio.split(':').map(Number);
  if (!across || !down) return null;
  const scale = (GLYPH - 2) / Math.max(across, down);
  const width = across * scale;
  const height = down * scale;
  return (
    <svg width={GLYPH} height={GLYPH} aria-hidden="true" className="shrink-0 text-ink-3">
      <rect
        x={(GLYPH - width) / 2}
        y={(GLYPH - height) / 2}
        width={width}
        height={height}
        rx="1"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
      />
    </svg>
  );
}

export interface RatioSelectProps {
  readonly value: AspectRatio;
  readonly ratios: readonly AspectRatio[];
  readonly hint?: string | undefined;
  readonly onChange: (ratio: AspectRatio) => void;
}

/** The aspect ratio, with its shape drawn beside each choice. */
export function RatioSelect({ value, ratios, hint, onChange }: RatioSelectProps) {
  const options = ratios.map((ratio) => ({
    value: ratio,
    label: nameOfRatio(ratio),
    glyph: <RatioGlyph ratio={ratio} />,
  }));
  return <Select label={RATIO_LABEL} value={value} options={options} hint={hint} onChange={onChange} />;
}
