import { expect, test } from 'vitest';
import { compileGuide } from './mdx.ts';

const GUIDE = `
Before the first heading.

## What a *light* is

<Note>

A lamp, **a side**, a quality.

</Note>

### Hard

## What a light is
`;

test('second-level headings become sections, each with an address of its own', async () => {
  const code = await compileGuide(GUIDE, 'guide.mdx');
  expect(code).toContain(
    'export const sections = [{"id":"what-a-light-is","title":"What a light is"},{"id":"what-a-light-is-1","title":"What a light is"}];',
  );
  expect(code).toContain('id: "hard"');
});

test('a component that is never closed stops the build, and says where', async () => {
  await expect(compileGuide('## One\n\n<Note>\n\nNo end.\n', 'guide.mdx')).rejects.toThrow(
    /closing tag for `<Note>`/,
  );
});
