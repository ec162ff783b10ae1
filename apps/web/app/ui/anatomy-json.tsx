import type { Span } from '@framewright/prompt-engine/vocabulary';
import { useMemo } from 'react';
import { AnatomyText } from './anatomy-text.tsx';
import { prettyJson } from './pretty-json.ts';

/** A structured caption in lines, each value marked by its job. */
export function AnatomyJson({ text, spans }: { readonly text: string; readonly spans: readonly Span[] }) {
  const pretty = useMemo(() => prettyJson({ text, spans }), [text, spans]);
  return <AnatomyText {...pretty} className="anatomy-json" />;
}
