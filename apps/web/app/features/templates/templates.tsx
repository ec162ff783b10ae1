import { getTemplate, type OwnTemplate, type TemplateSummary } from '@framewright/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { z } from 'zod';
import { call } from '../../lib/api.ts';
import { keptTemplatesQuery, OPEN_TEMPLATE } from '../../lib/kept-templates.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { notify } from '../../ui/notify.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { TemplateEditor } from './template-editor.tsx';
import { templateFailure } from './template-failure.ts';
import { TEMPLATE_SCREEN as TEXTS } from './texts.ts';

/** A text that another page hands over to begin with. */
const handed = z.object({ text: z.string() });

/** The templates of one's own, and the one that is being written. */
export function Templates() {
  const { data: templates, error, isFetching, refetch } = useQuery(keptTemplatesQuery);
  const { opened, turn, begun, open, keep, opening } = useOpened();
  return (
    <>
      <PageHeader
        title={TEXTS.title}
        actions={
          <LinkButton size="sm" to="/prompt-library?tab=templates">
            {TEXTS.library}
          </LinkButton>
        }
      >
        {TEXTS.lead}
      </PageHeader>
      <div className="templates">
        <nav aria-label={TEXTS.mine}>
          <Button size="sm" onClick={() => open(undefined)}>
            <Plus aria-hidden="true" />
            {TEXTS.fresh}
          </Button>
          {templates ? (
            templates.length === 0 ? (
              <p className="field-hint">{TEXTS.none}</p>
            ) : (
              <ul>
                {templates.map((template) => (
                  <li key={template.id}>
                    <button
                      type="button"
                      aria-current={template.id === opened?.id ? 'true' : undefined}
                      onClick={() => opening.mutate(template)}
                    >
                      {template.name}
                    </button>
                  </li>
                ))}
              </ul>
            )
          ) : error ? (
            <ErrorPanel
              message={templateFailure(error)}
              onRetry={() => void refetch()}
              retrying={isFetching}
            />
          ) : (
            <div aria-busy="true">
              <span className="sr-only" role="status">
                {TEXTS.loading}
              </span>
              <SkeletonLines lines={1} />
            </div>
          )}
        </nav>
        <TemplateEditor
          key={turn}
          template={opened}
          begun={begun}
          onSaved={keep}
          onRemoved={() => open(undefined)}
        />
      </div>
    </>
  );
}

/** The template that is open; the address names it, so that it is there again after a reload. */
function useOpened() {
  const { state } = useLocation();
  const [query, setQuery] = useSearchParams();
  const asked = useRef(query.get(OPEN_TEMPLATE));
  const [opened, setOpened] = useState<OwnTemplate>();
  /** Counts what was opened, so that each begins anew, and what is saved goes on as it is. */
  const [turn, setTurn] = useState(0);
  const begun = turn === 0 ? handed.safeParse(state).data?.text : undefined;
  const keep = (template: OwnTemplate | undefined) => {
    setOpened(template);
    setQuery(template ? { [OPEN_TEMPLATE]: template.id } : {}, { replace: true, preventScrollReset: true });
  };
  const open = (template: OwnTemplate | undefined) => {
    keep(template);
    setTurn(turn + 1);
  };
  // The list has no values: they may be long.
  const opening = useMutation({
    mutationFn: ({ id }: Pick<TemplateSummary, 'id'>) => call(getTemplate, { params: { id } }),
    onSuccess: open,
    onError: (failure) => notify.error(templateFailure(failure)),
  });
  const { mutate } = opening;
  useEffect(() => {
    if (asked.current !== null) mutate({ id: asked.current });
    asked.current = null;
  }, [mutate]);
  return { opened, turn, begun, open, keep, opening };
}
