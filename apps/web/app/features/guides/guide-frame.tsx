import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { drawStage } from '../../lib/drawing.ts';
import { queryClient } from '../../lib/query-client.ts';
import { SketchImage } from '../../ui/sketch-image.tsx';

/** Pixels: twice as wide as it is shown. */
const WIDTH = 240;
/** How near to the window it begins to be drawn. */
const NEAR = '200px';

/** What a prompt describes, as the preview draws it, once somebody comes near. It says nothing that the words do not. */
export function GuideFrame({ prompt }: { readonly prompt: string }) {
  const holder = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  const id = useId();
  useEffect(() => {
    const { current } = holder;
    if (!current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: NEAR },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  const draw = useCallback(async () => {
    const stage = await stageOf(prompt);
    return stage && drawStage({ stage: { ...stage, notes: [] }, ratio: '3:2', width: WIDTH, id });
  }, [prompt, id]);
  return (
    <div ref={holder} className="guide-frame no-print">
      {near ? <SketchImage draw={draw} alt="" /> : null}
    </div>
  );
}

/** What the drawing shows; undefined where the server does not say: the guide is whole without. */
async function stageOf(prompt: string) {
  const reading = queryClient.fetchQuery({
    queryKey: ['stage', prompt],
    queryFn: async ({ signal }) => (await import('./ask-for-stage.ts')).askForStage(prompt, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [stage] = await reading.catch(() => []);
  return stage;
}
