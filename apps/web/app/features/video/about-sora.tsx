import { useQuery } from '@tanstack/react-query';
import { ArrowRight, ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { configQuery } from '../../lib/config.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { copyCode } from './copy-code.ts';
import { ABOUT_SORA as TEXTS } from './texts.ts';

const WAY = 'link inline-flex min-h-8 items-center gap-1.5 text-md max-sm:min-h-11';

/** What stands beside every step: where Sora 2 stands, invite codes where there are any, and where to read on. */
export function AboutSora() {
  return (
    <>
      <Card title={TEXTS.title}>
        <p className="text-md text-pretty text-ink-2">{TEXTS.status}</p>
        <ul className="grid">
          {TEXTS.links.map(({ label, url }) => (
            <li key={url}>
              <a className={WAY} href={url} target="_blank" rel="noreferrer">
                {label}
                <ArrowUpRight size={14} strokeWidth={1.6} aria-hidden="true" />
              </a>
            </li>
          ))}
        </ul>
      </Card>
      <InviteCodes />
      <Card title={TEXTS.more}>
        <ul className="grid">
          {TEXTS.ways.map(({ label, to }) => (
            <li key={to}>
              <Link className={WAY} to={to}>
                {label}
                <ArrowRight size={14} strokeWidth={1.6} aria-hidden="true" />
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="card card-pad grid content-start gap-3">
      <h2 className="label">{title}</h2>
      {children}
    </section>
  );
}

/** The invite codes of this server; nothing where it has none. */
function InviteCodes() {
  const codes = useQuery(configQuery).data?.sora_invite_codes ?? [];
  if (codes.length === 0) return null;
  return (
    <Card title={TEXTS.codes}>
      <p className="text-md text-ink-2">{TEXTS.mayBeUsed}</p>
      <ul className="grid gap-2">
        {codes.map((code) => (
          <li key={code} className="flex items-center justify-between gap-3">
            <code className="min-w-0 truncate font-mono text-sm">{code}</code>
            <CopyButton name={`Copy ${code}`} onCopy={() => copyCode(code)} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
