import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { Connect } from './connect.tsx';

const ORIGIN = 'https://frames.example';

test('the lines of each program name this server and no key, and can be copied', async () => {
  const written = vi.fn(async (_: string) => {});
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: written } });
  renderPage(<Connect origin={ORIGIN} />);
  for (const name of ['Claude Code', 'Codex', 'Gemini CLI', 'Cursor', 'VS Code', 'curl']) {
    const article = screen.getByRole('article', { name });
    expect(article.textContent).toContain(ORIGIN);
    expect(article.textContent).toContain('YOUR_KEY');
    expect(article.querySelector('pre')?.textContent?.split('\n')).toHaveLength(2);
  }
  const copy = within(screen.getByRole('article', { name: 'Cursor' })).getByRole('button');
  fireEvent.click(copy);
  await waitFor(() => expect(written).toHaveBeenCalledOnce());
  const file = JSON.parse(written.mock.lastCall?.[0] ?? '');
  expect(file.mcpServers.framewright).toEqual({
    url: `${ORIGIN}/mcp`,
    headers: { Authorization: 'Bearer YOUR_KEY' },
  });
  expect(await screen.findByText('Copied!', { selector: 'button' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Make a key' }).getAttribute('href')).toBe('/account#api-keys');
});
