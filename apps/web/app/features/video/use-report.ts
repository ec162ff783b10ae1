import type { FieldProblem } from '@framewright/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { z } from 'zod';
import { ApiError } from '../../lib/api-errors.ts';
import { refreshProfile } from '../../lib/session.ts';
import { isPlanLapsed, videoFailure } from '../../lib/video-failure.ts';
import { notify } from '../../ui/notify.tsx';
import { VIDEO_SCREEN as TEXTS } from './texts.ts';

/** What is wrong with the fields of the request that the page shows. */
export type Problems = Partial<Record<'idea' | 'openai_api_key', string>>;

/**
 * What went wrong last: told in a toast, and kept for the field that it is about, or for the page.
 * @param onKeyProblem called where the key is wrong or missing
 */
export function useReport(onKeyProblem: () => void) {
  const navigate = useNavigate();
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string>();

  function refuse(sentence: string, fields: readonly FieldProblem[] = []) {
    notify.error(sentence);
    const about = (name: string) => fields.find(({ path }) => path === name)?.message;
    const [idea, key] = [about('idea'), about('openai_api_key')];
    setProblems({ ...(idea && { idea }), ...(key && { openai_api_key: key }) });
    if (key) onKeyProblem();
    setFailure(idea || key ? undefined : sentence);
  }

  function fail(error: unknown, failed: string) {
    if (!isPlanLapsed(error)) {
      return refuse(videoFailure(error, failed), error instanceof ApiError ? error.fields : []);
    }
    notify.plan(TEXTS.lapsed);
    void refreshProfile();
    void navigate('/pricing');
  }

  function forget() {
    setProblems({});
    setFailure(undefined);
  }

  /** Whether the contract takes a request; what it does not like is told. */
  function passes(schema: z.ZodType, body: object): boolean {
    forget();
    const { error } = schema.safeParse(body);
    const found = error?.issues.map(({ path, message }) => ({ path: path.join('.'), message })) ?? [];
    const [first] = found;
    if (first) refuse(first.message, found);
    return first === undefined;
  }

  return { problems, failure, refuse, fail, forget, passes };
}

export type Report = ReturnType<typeof useReport>;
