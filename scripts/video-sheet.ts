import { writeFileSync } from 'node:fs';
import { type CreativeOption, creativeOptions } from '@framewright/prompt-engine/creative-options';
import { optimizeVideoPrompt } from '@framewright/prompt-engine/optimize';
import { writeScript } from '@framewright/prompt-engine/script';
import { scriptText } from '@framewright/prompt-engine/script-text';
import { VIDEO_TARGETS } from '@framewright/prompt-engine/video-targets';
import { IDEAS } from '../packages/prompt-engine/src/video/fixtures/ideas.ts';
import { readIdea } from '../packages/prompt-engine/src/video/idea/read-idea.ts';

const TARGET = 'ten-seconds';

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

function optionsTable({ a, b }: { readonly a: CreativeOption; readonly b: CreativeOption }): string {
  const rows = (['title', 'audience', 'tone', 'platform', 'hook'] as const).map(
    (field) => `| ${field} | ${cell(a[field])} | ${cell(b[field])} |`,
  );
  return ['| | A | B |\n| --- | --- | --- |', ...rows].join('\n');
}

/** What the optimizer makes of the idea, or why it makes nothing. */
function optimized(idea: string): string {
  try {
    return `**Optimized:** ${cell(optimizeVideoPrompt(idea, []).prompt)}`;
  } catch (error) {
    return `*The optimizer has no answer: ${error instanceof Error ? error.message : String(error)}*`;
  }
}

/** Every third idea is shown with its whole script, by turns as option A and as option B. */
function scriptOf(idea: string, nth: number): string[] {
  if (nth % 3 !== 0) return [];
  const { a, b } = creativeOptions(idea, TARGET);
  const isB = nth % 2 === 1;
  const target = VIDEO_TARGETS[nth % 6 === 3 ? 2 : 0];
  const script = writeScript({ idea, option: isB ? b : a, target });
  return [`Script of option ${isB ? 'B' : 'A'}:`, `~~~text\n${scriptText(script)}\n~~~`];
}

const HEAD = `# Sixty video ideas, as the built-in engine tells them

Written by \`npm run sheet:video\`. Each idea with its two creative options and the optimizer's answer; every third
one with a whole script, by turns of option A and option B.`;

const entries = IDEAS.map((idea, nth) =>
  [
    `## ${nth + 1}. ${idea}`,
    `Scene: ${readIdea(idea).kind}`,
    optionsTable(creativeOptions(idea, TARGET)),
    optimized(idea),
    ...scriptOf(idea, nth),
  ].join('\n\n'),
);

writeFileSync(new URL('../docs/video-sheet.md', import.meta.url), `${[HEAD, ...entries].join('\n\n')}\n`);
