import { expect, test } from 'vitest';
import { readGeneration } from './read-generation.ts';
import { containerOf, packetOf } from './testing.ts';

test("IPTC's properties give the prompt where no tool has written one", () => {
  const xmp = packetOf({
    'Iptc4xmpExt:AIPromptInformation': 'a pier at dawn',
    'Iptc4xmpExt:AISystemUsed': 'Harbour Studio',
    'Iptc4xmpExt:AISystemVersionUsed': '3.1',
  });
  expect(readGeneration(containerOf({ format: 'jpeg', xmp }))).toMatchObject({
    tool: 'Harbour Studio',
    prompt: 'a pier at dawn',
    settings: { AISystemVersionUsed: '3.1' },
  });
  expect(readGeneration(containerOf({ xmp: packetOf({ 'xmp:CreatorTool': 'Darkroom 4' }) }))).toBeNull();
});
