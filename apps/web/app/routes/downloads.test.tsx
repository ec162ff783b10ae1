import type { Download } from '@framewright/contract';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { saveFile } from '../lib/save-file.ts';
import { storeToken } from '../lib/token.ts';
import { renderPage } from '../testing/render-page.tsx';
import { failure, stubServer } from '../testing/stub-server.ts';
import { tokenThatExpires } from '../testing/tokens.ts';
import DownloadsPage from './downloads.tsx';

vi.mock('../lib/save-file.ts', () => ({ saveFile: vi.fn() }));

const LIST = 'GET /api/downloads';
const SHEET = 'GET /api/downloads/cheat-sheet';

const CHEAT_SHEET: Download = {
  id: 'cheat-sheet',
  title: 'Anatomy cheat sheet',
  description: 'Two pages for the wall.',
  format: 'PDF, 2 pages',
  file_name: 'framewright-cheat-sheet.pdf',
  bytes: 51_200,
  plan: 'free',
  available: true,
};
const PACK: Download = {
  id: 'prompt-pack',
  title: 'Pro prompt pack',
  description: 'Every prompt of the library.',
  format: 'Prompt pack, zip',
  file_name: 'framewright-prompt-pack.zip',
  bytes: 2_202_010,
  plan: 'pro',
  available: false,
};

beforeEach(() => {
  vi.mocked(saveFile).mockClear();
  storeToken(tokenThatExpires(Date.now() + 3_600_000));
});

function renderDownloads(answers: Parameters<typeof stubServer>[0] = {}, pack: Partial<Download> = {}) {
  const calls = stubServer({
    [LIST]: { body: { downloads: [CHEAT_SHEET, { ...PACK, ...pack }] } },
    ...answers,
  });
  renderPage(<DownloadsPage />, '/downloads');
  return calls;
}

/** What stands below a heading of the page. */
async function group(name: string) {
  const heading = await screen.findByRole('heading', { name });
  const section = heading.closest('section');
  return within(section ?? expect.fail('The heading stands in no section.'));
}

const pressDownload = () =>
  fireEvent.click(screen.getByRole('button', { name: 'Download Anatomy cheat sheet' }));

test('each file says what it is, how large, and whose', async () => {
  renderDownloads();
  await screen.findByText('Anatomy cheat sheet', { selector: 'h3' });
  const [free, pro] = [await group('Free resources'), await group('Pro resources')];
  expect(free.getByText('Free')).toBeTruthy();
  expect(free.getByText('PDF, 2 pages, 50 kB')).toBeTruthy();
  expect(free.getByText('Two pages for the wall.')).toBeTruthy();
  expect(pro.getByText('Pro')).toBeTruthy();
  expect(pro.getByText('Prompt pack, zip, 2.1 MB')).toBeTruthy();
});

test('what the plan does not have leads to pricing', async () => {
  renderDownloads();
  const link = await screen.findByRole('link', { name: 'Upgrade to unlock Pro prompt pack' });
  expect(link.getAttribute('href')).toBe('/pricing');
  expect(screen.getAllByRole('button', { name: /Download/ })).toHaveLength(1);
});

test('a pro user may have everything', async () => {
  renderDownloads({}, { available: true });
  expect(await screen.findAllByRole('button', { name: /^Download / })).toHaveLength(2);
  expect(screen.queryByRole('link', { name: /Upgrade/ })).toBeNull();
});

test('a file is saved under its own name', async () => {
  renderDownloads({ [SHEET]: { body: 'the file' } });
  await screen.findByText('Free resources');
  await screen.findByRole('button', { name: 'Download Anatomy cheat sheet' });
  pressDownload();
  expect(await screen.findByText('Saved as framewright-cheat-sheet.pdf')).toBeTruthy();
  expect(saveFile).toHaveBeenCalledExactlyOnceWith(expect.any(Blob), 'framewright-cheat-sheet.pdf');
});

test('while it comes, that is said and pressing again does nothing', async () => {
  renderDownloads({ [SHEET]: 'never' });
  await screen.findByRole('button', { name: 'Download Anatomy cheat sheet' });
  pressDownload();
  expect(await screen.findByRole('button', { name: 'Downloading...' })).toHaveProperty('disabled', true);
});

test.each([
  [
    "the server's own words",
    failure(403, 'plan_required', 'This needs the Pro plan.'),
    'This needs the Pro plan.',
  ],
  ['a sentence of ours', 'no connection' as const, 'The download did not work. Please try again.'],
])(
  'a failure has %s, in the card and in a toast, and pressing again can succeed',
  async (_, answer, sentence) => {
    renderDownloads({ [SHEET]: answer });
    await screen.findByRole('button', { name: 'Download Anatomy cheat sheet' });
    pressDownload();
    expect((await screen.findByRole('alert')).textContent).toBe(sentence);
    await waitFor(() => expect(screen.getAllByText(sentence)).toHaveLength(2));
    expect(saveFile).not.toHaveBeenCalled();
    stubServer({ [SHEET]: { body: 'the file' } });
    pressDownload();
    expect(await screen.findByText('Saved as framewright-cheat-sheet.pdf')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test('loading is said, and a list that could not be had can be tried again', async () => {
  renderDownloads({ [LIST]: failure(403, 'plan_required', 'No.') });
  expect(screen.getByText('Loading the downloads')).toBeTruthy();
  expect(await screen.findByText('The downloads could not be loaded.')).toBeTruthy();
  stubServer({ [LIST]: { body: { downloads: [CHEAT_SHEET] } } });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Download Anatomy cheat sheet' })).toBeTruthy();
});

test('a plan without files is left out, and a server without files says so', async () => {
  renderDownloads({ [LIST]: { body: { downloads: [CHEAT_SHEET] } } });
  await screen.findByText('PDF, 2 pages, 50 kB');
  expect(screen.queryByText('Pro resources')).toBeNull();
  cleanup();
  renderDownloads({ [LIST]: { body: { downloads: [] } } });
  expect(await screen.findByText('Nothing to take along yet')).toBeTruthy();
  expect(screen.queryByText('Free resources')).toBeNull();
});
