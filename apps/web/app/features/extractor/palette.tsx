import type { Seen } from '@framewright/contract';
import { Check, Copy } from 'lucide-react';
import { copyValue } from '../../lib/copy-prompt.ts';
import { useCopied } from '../../ui/copy-button.tsx';
import { SEEN_TEXTS as TEXTS } from './texts.ts';

type Colour = Seen['palette'][number];

/** The colours of a picture in proportion, and below them their names and codes, which a click copies. */
export function Palette({ colours }: { colours: Seen['palette'] }) {
  const whole = colours.reduce((sum, { weight }) => sum + weight, 0) || 1;
  let x = 0;
  return (
    <section className="grid gap-3" aria-label={TEXTS.palette}>
      <h3 className="label">{TEXTS.palette}</h3>
      <svg viewBox="0 0 1 1" preserveAspectRatio="none" className="palette-bar" aria-hidden="true">
        {colours.map(({ hex, weight }) => {
          const start = x;
          x += weight / whole;
          return <rect key={start} x={start} width={weight / whole} height="1" fill={hex} />;
        })}
      </svg>
      <ul className="grid gap-x-4 sm:grid-cols-2">
        {colours.map((colour) => (
          <li key={`${colour.hex} ${colour.name}`}>
            <ColourButton colour={colour} share={colour.weight / whole} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ColourButton({ colour: { hex, name }, share }: { colour: Colour; share: number }) {
  const { copied, copy } = useCopied(() => copyValue(hex));
  const Icon = copied ? Check : Copy;
  return (
    <button
      type="button"
      className="colour"
      title={`Copy ${hex}`}
      data-copied={copied ? '' : undefined}
      onClick={copy}
    >
      <svg viewBox="0 0 1 1" width="22" height="22" className="rounded-frame" aria-hidden="true">
        <rect width="1" height="1" fill={hex} />
      </svg>
      <span className="min-w-0 flex-1 text-left first-letter:uppercase">{name}</span>
      <span className="num">{copied ? 'Copied!' : hex}</span>
      <span className="num w-9 text-right">{percent(share)}</span>
      <Icon size={14} strokeWidth={1.6} aria-hidden="true" />
    </button>
  );
}

function percent(share: number): string {
  const rounded = Math.round(share * 100);
  return rounded === 0 ? '<1%' : `${rounded}%`;
}
