import type { Generation } from '../metadata.ts';
import { draftGeneration } from './draft.ts';
import type { Sources } from './sources.ts';

/** The prompt in IPTC's AI properties, where no tool has a place of its own. */
export function readIptcPrompt(sources: Sources): Generation | null {
  const prompt = sources.xmp('Iptc4xmpExt:AIPromptInformation');
  const tool = sources.xmp('Iptc4xmpExt:AISystemUsed') ?? sources.xmp('xmp:CreatorTool') ?? 'Unknown tool';
  const pairs = [
    ['prompt', prompt],
    ['AISystemVersionUsed', sources.xmp('Iptc4xmpExt:AISystemVersionUsed')],
    ['AIPromptWriterName', sources.xmp('Iptc4xmpExt:AIPromptWriterName')],
  ] as const;
  return prompt === null ? null : draftGeneration(tool, pairs, { prompt: ['prompt'] });
}
