import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { BARE_CONFIG } from '../../testing/public-config.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { failure, stubServer } from '../../testing/stub-server.ts';
import { AboutSora } from './about-sora.tsx';

const CONFIG = 'GET /api/config';
const configured = (codes: string[]) => ({ body: { ...BARE_CONFIG, sora_invite_codes: codes } });

test('the invite codes of the server are there to copy', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  stubServer({ [CONFIG]: configured(['REEL-7', 'REEL-8']) });
  renderPage(<AboutSora />);
  fireEvent.click(await screen.findByRole('button', { name: 'Copy REEL-8' }));
  expect(await screen.findByRole('button', { name: 'Copied!' })).toBeTruthy();
  expect(copied).toHaveBeenCalledWith('REEL-8');
});

test('without codes there is no card for them', async () => {
  const calls = stubServer({ [CONFIG]: configured([]) });
  renderPage(<AboutSora />);
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.getByRole('heading', { name: 'More for video' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Beta invite codes' })).toBeNull();
});

test('codes that could not be loaded have no card either', async () => {
  const calls = stubServer({ [CONFIG]: failure(429, 'too_many_attempts', 'Too many attempts.') });
  renderPage(<AboutSora />);
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByRole('heading', { name: 'Beta invite codes' })).toBeNull();
});

test('it says where Sora 2 stands, and leads on', async () => {
  stubServer({ [CONFIG]: configured([]) });
  renderPage(<AboutSora />);
  expect(screen.getByText(/app closed on 26 April 2026 and its API on 24 September 2026/)).toBeTruthy();
  const leads = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(leads('Get an OpenAI key')).toBe('https://platform.openai.com/api-keys');
  expect(leads('Video prompting guide')).toBe('/sora2-guide');
  expect(leads('Sora 2 Prompt Optimizer')).toBe('/sora2/optimizer');
  for (const name of ['The Sora app', 'Sora on the web']) {
    expect(screen.getByRole('link', { name }).getAttribute('target')).toBe('_blank');
  }
});
