import { MCP_TOOLS, type McpToolName } from '@framewright/contract';
import type { ReactNode } from 'react';
import { copyValue } from '../../lib/copy-prompt.ts';
import { Badge } from '../../ui/badge.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { assistants, type ConnectLines, shellCall } from './clients.ts';
import { CONNECT_TEXTS as TEXTS, TOOL_TEXTS } from './texts.ts';

const TOOLS = Object.keys(MCP_TOOLS) as McpToolName[]; // Object.keys widens to string[]

/** How assistants and programs are connected with this server. @param origin as the reader has it in the address bar */
export function Connect({ origin }: { origin: string }) {
  return (
    <>
      <PageHeader title={TEXTS.title}>{TEXTS.lead}</PageHeader>
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="grid min-w-0 content-start gap-10">
          <Part title={TEXTS.key.title} what={TEXTS.key.what}>
            <LinkButton className="justify-self-start" to="/account#api-keys">
              {TEXTS.key.action}
            </LinkButton>
          </Part>
          <Part title={TEXTS.clients.title} what={TEXTS.clients.what}>
            {assistants(origin).map((each) => (
              <Lines key={each.name} {...each} />
            ))}
          </Part>
          <Part title={TEXTS.api.title} what={TEXTS.api.what}>
            <Lines {...shellCall(origin)} />
            <a className="link justify-self-start" href="/api/docs">
              {TEXTS.api.docs}
            </a>
          </Part>
        </div>
        <aside className="grid min-w-0 content-start gap-10">
          <Part title={TEXTS.address.title}>
            <div className="flex flex-wrap items-center gap-3">
              <code className="num break-all">{`${origin}/mcp`}</code>
              <CopyButton name={TEXTS.address.name} onCopy={() => copyValue(`${origin}/mcp`)} />
            </div>
          </Part>
          <Part title={TEXTS.tools.title} what={TEXTS.tools.what}>
            <ul className="card divide-y divide-line">
              {TOOLS.map((name) => (
                <li key={name} className="flex flex-wrap items-baseline gap-x-3 gap-y-1 px-4 py-3">
                  <code className="num text-sm wrap-anywhere">{name}</code>
                  <Badge>{TEXTS.needs(MCP_TOOLS[name])}</Badge>
                  <span className="w-full text-sm text-ink-2">{TOOL_TEXTS[name]}</span>
                </li>
              ))}
            </ul>
          </Part>
        </aside>
      </div>
    </>
  );
}

interface PartProps {
  readonly title: string;
  readonly what?: string;
  readonly children: ReactNode;
}

function Part({ title, what, children }: PartProps) {
  return (
    <section className="grid gap-4" aria-label={title}>
      <h2 className="display display-3">{title}</h2>
      {what ? <p className="max-w-[62ch] text-ink-2">{what}</p> : null}
      {children}
    </section>
  );
}

function Lines({ name, where, lines }: ConnectLines) {
  return (
    <article className="card grid gap-3 p-4" aria-label={name}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div>
          <h3 className="font-[550]">{name}</h3>
          <p className="text-sm text-ink-3">{where}</p>
        </div>
        <CopyButton name={TEXTS.copy(name)} onCopy={() => copyValue(lines)} />
      </div>
      <pre className="num whitespace-pre-wrap rounded-control bg-sunken px-3 py-2.5 text-sm [overflow-wrap:anywhere]">
        {lines}
      </pre>
    </article>
  );
}
