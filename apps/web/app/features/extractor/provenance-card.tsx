import type { Provenance } from '@framewright/contract';
import { Fingerprint } from 'lucide-react';
import { PROVENANCE_TEXTS as TEXTS } from './texts.ts';

/** What Content Credentials and IPTC's fields claim, never without saying that nobody verified it. */
export function ProvenanceCard({ provenance }: { provenance: Provenance }) {
  return (
    <article className="card" aria-labelledby="provenance">
      <header className="grid gap-1 border-b border-line px-4 py-3.5 sm:px-5">
        <h3 id="provenance" className="label flex items-center gap-2">
          <Fingerprint size={16} strokeWidth={1.6} aria-hidden="true" />
          {TEXTS.title}
        </h3>
        <p className="text-sm text-ink-2">{TEXTS.unverified}</p>
      </header>
      <dl className="provenance">
        {claims(provenance).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}

function claims(provenance: Provenance): Array<readonly [string, string]> {
  const { signer, claim_generator, software_agent, origin, actions } = provenance;
  const all = [
    ['Signed by', signer],
    ['Made with', software_agent],
    ['Written by', claim_generator],
    ['Origin', origin && TEXTS.origins[origin]],
    ['Actions', actions.join(', ')],
    ['Source type', provenance.digital_source_type],
    ['System', provenance.system_used],
  ] as const;
  return all.flatMap(([name, value]) => (value ? [[name, value] as const] : []));
}
