import { ArrowDown, ImageUp } from 'lucide-react';
import { Link } from 'react-router';
import { OFFER_TEXTS as TEXTS } from './texts.ts';

const CARD = 'card grid items-center gap-4 p-4 lg:grid-cols-[minmax(0,250px)_minmax(0,1fr)] lg:gap-6 lg:pr-6';
const PICTURE = 'grid min-h-31 content-center rounded-card bg-bg px-4 py-3.5';

/** Two tools for whoever has a picture or a prompt already; both are open. A picture may be dropped on any page. */
export function Offers() {
  return (
    <section className="wrap section" aria-label={TEXTS.label}>
      <div className="grid gap-6 md:grid-cols-2">
        <Link to="/image-prompt-extractor" className={CARD}>
          <span
            className={`${PICTURE} justify-items-center gap-2.5 border border-dashed border-line-strong text-sm text-ink-2`}
          >
            <ImageUp size={20} strokeWidth={1.6} aria-hidden="true" />
            {TEXTS.drop}
          </span>
          <Words title={TEXTS.extract} what={TEXTS.extractWhat} />
        </Link>
        <Link to="/translate" className={CARD}>
          <span className={`${PICTURE} anatomy anatomy-sm gap-1.5`} aria-hidden="true">
            <span className="text-ink-3">{TEXTS.tagged}</span>
            <ArrowDown size={14} strokeWidth={1.6} />
            <span>
              <span className="phrase el-light">Window light falls across the hands</span>,{' '}
              <span className="phrase el-camera">35mm</span>.
            </span>
          </span>
          <Words title={TEXTS.translate} what={TEXTS.translateWhat} />
        </Link>
      </div>
    </section>
  );
}

function Words({ title, what }: { title: string; what: string }) {
  return (
    <span className="grid gap-1.5">
      <b className="display display-3 block">{title}</b>
      <span className="text-sm text-ink-2">{what}</span>
    </span>
  );
}
