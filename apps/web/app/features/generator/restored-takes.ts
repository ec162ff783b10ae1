import { promptRequest, type WorkItem } from '@framewright/contract';
import { PROMPT_DEFAULTS } from '@framewright/prompt-engine/vocabulary';
import { heldIn, heldWords } from './held.ts';
import { keptStages } from './kept-stages.ts';
import { anotherOf, type Shown, type Wish } from './use-generate-prompts.ts';

/** Takes of the roll as the generator shows them; undefined for what are none. */
export function takesOf({ id, model, content }: WorkItem): Shown | undefined {
  if (content.kind !== 'takes') return undefined;
  const request = promptRequest.safeParse(content.request);
  if (!request.success) return undefined;
  const { subject, aspect_ratio: chosen, variation = 0, locks = [] } = request.data;
  const { studio, cinematic, minimal } = content.takes;
  const stages = keptStages(id);
  const suggested = content.suggested_aspect_ratio ?? chosen ?? PROMPT_DEFAULTS.aspect_ratio;
  const aspectRatio = chosen ?? suggested;
  return {
    wish: { subject, aspectRatio, isChosen: aspectRatio !== suggested, variation, locks },
    result: {
      studio: studio.text,
      cinematic: cinematic.text,
      minimal: minimal.text,
      tip: content.tip,
      suggested_aspect_ratio: suggested,
      anatomy: { studio: studio.anatomy, cinematic: cinematic.anatomy, minimal: minimal.anatomy },
      ...(stages && { stages }),
      engine: model,
      work_id: id,
    },
    isRestored: true,
  };
}

/** Another take of them, as the address asks for it: what was locked in them stays as it reads now. */
export function anotherOfRestored(shown: Shown): Wish {
  const { result, wish } = shown;
  const versions = {
    studio: { text: result.studio, spans: result.anatomy.studio, change: {} },
    cinematic: { text: result.cinematic, spans: result.anatomy.cinematic, change: {} },
    minimal: { text: result.minimal, spans: result.anatomy.minimal, change: {} },
  };
  return anotherOf(shown, heldWords(heldIn(result, wish.locks), versions), result.work_id);
}
