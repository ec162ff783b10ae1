import type { TemplateSummary } from '@framewright/contract';
import { readTemplate } from '@framewright/prompt-dialects/templates';
import { useQuery } from '@tanstack/react-query';
import { keptTemplatesQuery, LOADING_TEMPLATES, templatePath } from '../../lib/kept-templates.ts';
import { LinkButton } from '../../ui/button.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LIBRARY_TEXTS } from './texts.ts';

/** As many as stand beside each other in a line or two. */
const SHOWN = 5;

/** The first of the templates that somebody keeps, and the way to all of them. */
export function KeptTemplates() {
  const { data: templates, error, isFetching, refetch } = useQuery(keptTemplatesQuery);
  if (templates?.length === 0) return <AllTemplates>{LIBRARY_TEXTS.ownTemplates}</AllTemplates>;
  return (
    <section className="mr-auto grid min-w-0 gap-2" aria-labelledby="kept-templates">
      <h2 id="kept-templates" className="label">
        {LIBRARY_TEXTS.ownTemplates}
      </h2>
      {templates ? (
        <List templates={templates.slice(0, SHOWN)} />
      ) : error ? (
        <>
          <ErrorPanel
            message={LIBRARY_TEXTS.ownUnreachable}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
          <AllTemplates>{LIBRARY_TEXTS.allTemplates}</AllTemplates>
        </>
      ) : (
        <div aria-busy="true">
          <span className="sr-only" role="status">
            {LOADING_TEMPLATES}
          </span>
          <Skeleton className="w-60" />
        </div>
      )}
    </section>
  );
}

function List({ templates }: { templates: readonly TemplateSummary[] }) {
  return (
    <div className="flex flex-wrap gap-2">
      <ul className="contents">
        {templates.map(({ id, name, text }) => (
          <li key={id} className="min-w-0">
            <LinkButton size="sm" className="max-w-full" to={templatePath(id)}>
              <span className="max-w-48 truncate" dir="auto">
                {name}
              </span>{' '}
              <span className="text-ink-2">{LIBRARY_TEXTS.variables(readTemplate(text).names.length)}</span>
            </LinkButton>
          </li>
        ))}
      </ul>
      <AllTemplates>{LIBRARY_TEXTS.allTemplates}</AllTemplates>
    </div>
  );
}

function AllTemplates({ children }: { children: string }) {
  return (
    <LinkButton size="sm" variant="ghost" className="justify-self-start" to="/templates">
      {children}
    </LinkButton>
  );
}
