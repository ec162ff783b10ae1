import { type PromptResult, stagePrompts } from '@framewright/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { keepStages, type Stages } from './kept-stages.ts';

/** What the previews of takes draw: what came with them, else what the server reads in them; undefined until then. */
export function useStages(takes: PromptResult): Stages | undefined {
  const { studio, cinematic, minimal, stages } = takes;
  const { data } = useQuery({
    queryKey: ['stages', studio, cinematic, minimal],
    queryFn: ({ signal }) => readStages(takes, signal),
    enabled: stages === undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return stages ?? data;
}

/** What reads a text is large, and stays with the server. Without what its preview draws a take is still a take. */
async function readStages(takes: PromptResult, signal: AbortSignal): Promise<Stages> {
  const texts = [takes.studio, takes.cinematic, takes.minimal];
  const asked = await call(stagePrompts, { body: { texts }, signal }).catch(() => undefined);
  const { plainStage } = await import('../../lib/complete-answer.ts');
  const [studio, cinematic, minimal] = asked?.stages ?? [];
  const stages: Stages = {
    studio: { ...(studio ?? plainStage('studio')), take: 'studio' },
    cinematic: { ...(cinematic ?? plainStage('cinematic')), take: 'cinematic' },
    minimal: { ...(minimal ?? plainStage('minimal')), take: 'minimal' },
  };
  if (asked) keepStages({ ...takes, stages });
  return stages;
}
