import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useDroppedRecipe } from '../features/shell/use-dropped-recipe.ts';
import { handFiles, takeHandedFiles } from '../lib/handed-files.ts';
import { takeHandedPicture } from '../lib/handed-picture.ts';
import { saveFile } from '../lib/save-file.ts';
import { storeToken } from '../lib/token.ts';
import { ANALYSIS, EMBEDDED, ITEM, SEEN } from '../testing/analyses.ts';
import { BARE_CONFIG } from '../testing/public-config.ts';
import { renderPage } from '../testing/render-page.tsx';
import { failure, MARA, stubServer } from '../testing/stub-server.ts';
import { tokenThatExpires } from '../testing/tokens.ts';
import { makeItem } from '../testing/works.ts';
import ImagePromptExtractorPage from './image-prompt-extractor.tsx';

vi.mock('../lib/save-file.ts', () => ({ saveFile: vi.fn() }));

const ANALYZE = 'POST /api/image-prompt/analyze';
const HISTORY = 'GET /api/image-prompt/history';
const MEGABYTE = 1_048_576;
const PNG = '\x89PNG\r\n\x1a\n';
const PROMPT = SEEN.prompt;

const LIST = { body: { success: true, prompts: [ITEM] } };

const copied = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  copied.mockReset().mockResolvedValue();
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: copied } });
  takeHandedPicture();
  return () => vi.unstubAllGlobals();
});

function file(name = 'tower.png', head = PNG, size = 100, type = 'image/png'): File {
  const bytes = new Uint8Array(size);
  bytes.set(Uint8Array.from(head, (character) => character.charCodeAt(0)));
  return new File([bytes], name, { type });
}

function renderFor(
  who: 'visitor' | 'user',
  answers: Parameters<typeof stubServer>[0] = {},
  query = '',
): ReturnType<typeof stubServer> {
  if (who === 'user') storeToken(tokenThatExpires(Date.now() + 3_600_000));
  const calls = stubServer({
    'GET /api/auth/profile': { body: MARA },
    [HISTORY]: LIST,
    [ANALYZE]: { body: ANALYSIS },
    ...answers,
  });
  renderPage(<PageInApp />, `/image-prompt-extractor${query}`);
  return calls;
}

/** The page, and what listens to files around every one. */
function PageInApp() {
  useDroppedRecipe();
  return <ImagePromptExtractorPage />;
}

const choose = (picture: File) =>
  fireEvent.change(screen.getByLabelText(/Choose a picture/), { target: { files: [picture] } });
const replace = (picture: File) =>
  fireEvent.change(screen.getByLabelText('Replace', { selector: 'input' }), { target: { files: [picture] } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const twice = async (sentence: string) =>
  waitFor(() => expect(screen.getAllByText(sentence)).toHaveLength(2));

/** A picture is read as soon as it is there. */
async function analyze(picture = file()) {
  choose(picture);
  await screen.findByTitle(picture.name);
}

test('a picture that was dropped on another page is read at once, and once only', async () => {
  handFiles([file('keeper.png'), file('other.png')]);
  const calls = renderFor('visitor');
  await screen.findByTitle('keeper.png');
  await waitFor(() => expect(calls.map(({ call }) => call)).toEqual([ANALYZE]));
  expect(takeHandedFiles()).toBeUndefined();
});

test('what is dropped beside the place for it, on this page, replaces the picture', async () => {
  const calls = renderFor('visitor');
  await analyze();
  fireEvent.drop(screen.getByRole('heading', { level: 1 }), {
    dataTransfer: { files: [file('keeper.png')], types: ['Files'] },
  });
  await screen.findByTitle('keeper.png');
  await waitFor(() => expect(calls).toHaveLength(2));
});

test('a file from another page that is no picture is refused here, in words', async () => {
  handFiles([file('moving.gif', 'GIF89a', 10, 'image/gif')]);
  const calls = renderFor('visitor');
  await twice('Please upload a valid image file (JPEG, PNG, or WebP)');
  expect(calls).toEqual([]);
});

test('without a picture the button says what is missing, in a toast and in its place', async () => {
  const calls = renderFor('visitor');
  press('Analyze image');
  await twice('Please select an image first');
  expect(calls).toEqual([]);
});

test.each([
  ['a GIF', file('moving.gif', 'GIF89a', 10, 'image/gif')],
  ['a page that claims to be a PNG', file('page.png', '<html>', 10)],
  ['an empty file', file('nothing.png', '', 0)],
])('%s is refused before it is sent', async (_, picture) => {
  const calls = renderFor('visitor');
  choose(picture);
  await twice('Please upload a valid image file (JPEG, PNG, or WebP)');
  expect(calls).toEqual([]);
});

test('one byte more than 10 MB is refused, and exactly 10 MB is not', async () => {
  renderFor('visitor');
  choose(file('huge.png', PNG, 10 * MEGABYTE + 1));
  await twice('File size must be less than 10MB');
  choose(file('large.png', PNG, 10 * MEGABYTE));
  expect(await screen.findByText('10.0 MB')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['tower.jpg', '\xff\xd8\xff\xe0', 'image/jpeg'],
  ['tower', 'RIFF\0\0\0\0WEBP', 'image/webp'],
])('%s goes by its first bytes, as one part named file and without a token', async (name, head, type) => {
  const calls = renderFor('visitor');
  await analyze(file(name, head, 64, ''));
  await screen.findByRole('heading', { name: 'Extracted prompt' });
  expect(calls).toHaveLength(1);
  expect(calls[0]).toMatchObject({ call: ANALYZE, body: { file: { name, type, size: 64 } } });
});

test('a file that is refused leaves the one before in its place', async () => {
  renderFor('visitor');
  choose(file());
  await screen.findByTitle('tower.png');
  act(() => {
    const paste = Object.assign(new Event('paste', { bubbles: true }), {
      clipboardData: { files: [file('moving.gif', 'GIF89a')] },
    });
    document.dispatchEvent(paste);
  });
  await twice('Please upload a valid image file (JPEG, PNG, or WebP)');
  expect(screen.getByTitle('tower.png')).toBeTruthy();
});

test('while it is read that is said, pressing again does nothing, and it can be cancelled', async () => {
  renderFor('visitor', { [ANALYZE]: 'never' });
  await analyze();
  expect(await screen.findByRole('button', { name: 'Analyzing...' })).toHaveProperty('disabled', true);
  expect(screen.getByRole('status').textContent).toBe('Reading the picture...');
  press('Cancel');
  expect(await screen.findByRole('button', { name: 'Analyze image' })).toHaveProperty('disabled', false);
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ["the server's message", { body: { ...ANALYSIS, success: false, message: 'No model.' } }, 'No model.'],
  ['a refusal', failure(429, 'too_many_analyses', 'Too many pictures.'), 'Too many pictures.'],
  ['no message', { body: { ...ANALYSIS, success: false, message: '' } }, 'Failed to analyze image'],
  ['a broken answer', { status: 502, body: {} }, 'Failed to analyze image'],
  ['no connection', 'no connection' as const, 'Failed to analyze image. Please try again.'],
])('%s is told, and the picture stays to be tried again', async (_, answer, sentence) => {
  renderFor('visitor', { [ANALYZE]: answer });
  await analyze();
  await twice(sentence);
  expect(screen.getByRole('alert').textContent).toBe(sentence);
  stubServer({ [ANALYZE]: { body: ANALYSIS } });
  press('Analyze image');
  expect(await screen.findByRole('heading', { name: 'Extracted prompt' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the prompt is shown with its facts and copied as it is', async () => {
  renderFor('visitor');
  await analyze();
  const card = within(await screen.findByRole('article', { name: 'Extracted prompt' }));
  expect(card.getByText('A lighthouse').className).toContain('el-subject');
  fireEvent.click(card.getByRole('button', { name: 'Copy: Extracted prompt' }));
  expect(await card.findByText('Copied!')).toBeTruthy();
  expect(copied).toHaveBeenCalledExactlyOnceWith(PROMPT);
  expect(await screen.findByText('Prompt copied to clipboard!')).toBeTruthy();
  for (const fact of ['1.25 MB', 'PNG', '1024 × 1536', 'Not saved', 'No trace of one']) {
    expect(screen.getByText(fact)).toBeTruthy();
  }
  expect(
    screen.getByText(/The file itself carries no generation data and no Content Credentials\./),
  ).toBeTruthy();
});

test('what was seen: colours that copy on click, measurements, and what pixels cannot tell', async () => {
  renderFor('visitor');
  await analyze();
  fireEvent.click(await screen.findByRole('button', { name: /vermilion/ }));
  await waitFor(() => expect(copied).toHaveBeenCalledExactlyOnceWith('#fb6c36'));
  expect(screen.getByRole('button', { name: /soot/ }).textContent).toContain('75%');
  expect(screen.getByRole('row', { name: /^Key/ }).textContent).toBe('Keylowmean 0.21');
  expect(screen.getByText('Who the person is.')).toBeTruthy();
  expect(screen.queryByText('Prompt from the picture')).toBeNull();
});

test('what stands in the file is shown beside what was seen', async () => {
  const shown = { ...ANALYSIS, prompt: 'tower, (dusk:1.2)', embedded: EMBEDDED };
  renderFor('visitor', { [ANALYZE]: { body: shown } });
  await analyze();
  const facts = await screen.findByRole('table', { name: 'Found in the file' });
  const rows = within(facts).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'ToolComfyUI',
    'Seed18446744073709551615',
    'Steps28',
    'Samplereuler',
    'Guidance7.5',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Copy Seed' }));
  await waitFor(() => expect(copied).toHaveBeenCalledWith('18446744073709551615'));
  expect(screen.getByText('1 other setting')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Copy Clip skip', hidden: true })).toBeTruthy();
  expect(screen.getByRole('article', { name: 'Negative prompt' }).textContent).toContain('blurry');
  expect(screen.getByRole('article', { name: 'Prompt from the picture' }).textContent).toContain(PROMPT);
  expect(screen.queryByText('Prompt in the file')).toBeNull();
});

test('what is cut is said, and is a download whole', async () => {
  const whole = { ...EMBEDDED, prompt: 'tower, (dusk:1.2), and so on' };
  const embedded = { ...EMBEDDED, cut: ['prompt' as const] };
  renderFor('visitor', {
    [ANALYZE]: { body: { ...ANALYSIS, prompt: 'tower, (dusk:1.2)', embedded } },
    'POST /api/image-prompt/embedded': { body: whole },
  });
  await analyze();
  expect(await screen.findByText('The prompt above begins as the one in the file does.')).toBeTruthy();
  expect(screen.getByText('The file says more than what is shown here.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Download all of it' }));
  await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
  const [file, name] = vi.mocked(saveFile).mock.lastCall ?? [];
  expect(name).toMatch(/^[^.]+-embedded\.json$/);
  expect(JSON.parse((await file?.text()) ?? '')).toEqual(whole);
});

test('where a picture says it comes from never stands without a word on its truth', async () => {
  const provenance = {
    signer: 'OpenAI',
    claim_generator: null,
    software_agent: 'GPT-4o',
    origin: 'generated' as const,
    actions: ['c2pa.created'],
    digital_source_type: null,
    system_used: null,
  };
  renderFor('visitor', { [ANALYZE]: { body: { ...ANALYSIS, provenance } } });
  await analyze();
  const card = within(await screen.findByRole('article', { name: 'Where it says it comes from' }));
  expect(card.getByText('Read from the file, not verified.')).toBeTruthy();
  for (const claim of ['OpenAI', 'GPT-4o', 'Generated', 'c2pa.created']) {
    expect(card.getByText(claim)).toBeTruthy();
  }
});

test('another picture takes the result away with the one before', async () => {
  renderFor('visitor');
  await analyze();
  await screen.findByRole('heading', { name: 'Extracted prompt' });
  stubServer({ [ANALYZE]: 'never' });
  replace(file('other.png'));
  await screen.findByTitle('other.png');
  expect(screen.queryByRole('heading', { name: 'Extracted prompt' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Analyzing...' })).toBeTruthy();
});

test('another picture while one is read takes its place, and nothing is told of the first', async () => {
  renderFor('visitor', { [ANALYZE]: 'never' });
  await analyze();
  const calls = stubServer({ [ANALYZE]: { body: ANALYSIS } });
  replace(file('other.png'));
  await screen.findByRole('heading', { name: 'Extracted prompt' });
  expect(calls.map(({ body }) => body)).toMatchObject([{ file: { name: 'other.png' } }]);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an older file whose first bytes take longer loses to the newer one', async () => {
  const calls = renderFor('visitor');
  const slow = file('slow.png');
  let arrive = () => {};
  vi.spyOn(slow, 'slice').mockImplementation(() => {
    const head = new Blob([PNG]);
    const bytes = new Promise<ArrayBuffer>((resolve) => {
      arrive = () => resolve(Uint8Array.from(PNG, (sign) => sign.charCodeAt(0)).buffer);
    });
    return Object.assign(head, { arrayBuffer: () => bytes });
  });
  choose(slow);
  await analyze(file('quick.png'));
  await screen.findByRole('heading', { name: 'Extracted prompt' });
  await act(async () => arrive());
  expect(screen.getByTitle('quick.png')).toBeTruthy();
  expect(calls.map(({ body }) => body)).toMatchObject([{ file: { name: 'quick.png' } }]);
});

test('an answer about a picture that was replaced meanwhile is not shown', async () => {
  renderFor('visitor');
  let answer = (_: Response) => {};
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise<Response>((resolve) => {
        answer = resolve;
      }),
  );
  await analyze();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Analyzing...' })).toBeTruthy());
  const answerFirst = answer;
  replace(file('other.png'));
  await screen.findByTitle('other.png');
  await act(async () => answerFirst(Response.json(ANALYSIS)));
  expect(screen.queryByRole('heading', { name: 'Extracted prompt' })).toBeNull();
});

test('the prompt goes to the generator by way of the dashboard', async () => {
  renderFor('user');
  await analyze();
  await screen.findByRole('heading', { name: 'Extracted prompt' });
  press('Use in generator');
  expect(localStorage.getItem('selectedPrompt')).toBe(PROMPT);
  expect(await screen.findByText('At /dashboard', {}, { timeout: 5000 })).toBeTruthy();
});

test('picture and prompt go to image-to-image, for a visitor by way of sign-in', async () => {
  renderFor('user');
  await analyze();
  await screen.findByRole('heading', { name: 'Extracted prompt' });
  press('Use in image-to-image');
  expect(await screen.findByText('At /generator?tab=images')).toBeTruthy();
  expect(takeHandedPicture()?.name).toBe('tower.png');
  cleanup();
  localStorage.clear();
  renderFor('visitor');
  await analyze();
  await screen.findByRole('heading', { name: 'Extracted prompt' });
  press('Use in image-to-image');
  expect(await screen.findByText('At /auth?next=%2Fgenerator%3Ftab%3Dimages')).toBeTruthy();
  expect(takeHandedPicture()?.name).toBe('tower.png');
  expect(localStorage.getItem('selectedPrompt')).toBe(PROMPT);
});

test('a picture over 5 MB cannot go, and why is said', async () => {
  renderFor('visitor');
  await analyze(file('tower.png', PNG, 6 * MEGABYTE));
  expect(await screen.findByText(/up to 5 MB, and this one has 6.0 MB/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Use in image-to-image' })).toHaveProperty('disabled', true);
});

test('the prompt that was last extracted comes back, can be used, and put away', async () => {
  const prompt = { text: 'A tower. One lamp from the left.', anatomy: [] };
  const content = { kind: 'extraction' as const, image_name: 'tower.png', prompt };
  renderFor(
    'user',
    {
      'GET /api/work/a1': { body: makeItem({ id: ITEM.id, kind: 'extraction', content }) },
      'POST /api/prompts/translate': { body: { from: 'natural', text: prompt.text, losses: [] } },
    },
    '?work=a1',
  );
  const card = await screen.findByRole('article', { name: 'Last extracted prompt' });
  expect(within(card).getByText('Read from tower.png')).toBeTruthy();
  expect(within(card).queryByRole('button', { name: 'Use in image-to-image' })).toBeNull();
  fireEvent.click(within(card).getByRole('button', { name: 'Put away' }));
  expect(screen.queryByRole('article', { name: 'Last extracted prompt' })).toBeNull();
});

test('visitors are invited, and no history is asked for', async () => {
  const calls = renderFor('visitor');
  const invitation = await screen.findByText(/to keep a history of the prompts you extract\./);
  expect(within(invitation).getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
    '/auth?next=%2Fimage-prompt-extractor',
  );
  expect(screen.queryByRole('heading', { name: 'History' })).toBeNull();
  expect(calls).toEqual([]);
});

test('the history opens a prompt in place, copies it, and can be hidden', async () => {
  renderFor('user');
  await screen.findByText('harbour.webp');
  expect(screen.getByText('A harbour wall')).toBeTruthy();
  expect(screen.getByText('18 Nov 2020')).toBeTruthy();
  press('Show the prompt of harbour.webp');
  expect(await screen.findByText(/in the rain/)).toBeTruthy();
  press('Copy the prompt of harbour.webp');
  await waitFor(() => expect(copied).toHaveBeenCalledExactlyOnceWith('A harbour wall\nin the rain'));
  press('Hide history');
  expect(screen.queryByRole('button', { name: 'Copied!' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Show history' }).getAttribute('aria-expanded')).toBe('false');
});

describe('an entry of the history that is on the roll', () => {
  const kept = { body: { success: true, prompts: [{ ...ITEM, work_id: 'a1' }] } };
  const anatomy = [{ start: 0, end: 14, element: 'style' as const }];
  const workSaying = (text: string) => ({
    body: makeItem({
      id: 'a1',
      kind: 'extraction',
      content: { kind: 'extraction', image_name: ITEM.image_name, prompt: { text, anatomy } },
    }),
  });

  test('leads to its work, and shows the anatomy that the work keeps', async () => {
    const calls = renderFor('user', {
      [HISTORY]: kept,
      'GET /api/work/a1': workSaying(ITEM.generated_prompt),
    });
    const link = await screen.findByRole('link', { name: 'harbour.webp in My work' });
    expect(link.getAttribute('href')).toBe('/work/a1');
    press('Show the prompt of harbour.webp');
    const legend = within(await screen.findByRole('list', { name: 'What the marks mean' }));
    expect(await legend.findByText('Style')).toBeTruthy();
    expect(calls.map(({ call }) => call)).not.toContain('POST /api/prompts/analyze');
  });

  test('is read by itself where the work is gone in the meantime', async () => {
    const calls = renderFor('user', {
      [HISTORY]: kept,
      'GET /api/work/a1': failure(404, 'not_found', 'Gone.'),
      'POST /api/prompts/analyze': { body: { anatomy } },
    });
    await screen.findByText('harbour.webp');
    press('Show the prompt of harbour.webp');
    await waitFor(() => expect(calls.map(({ call }) => call)).toContain('POST /api/prompts/analyze'));
  });
});

test('an entry that the roll does not have leads nowhere', async () => {
  renderFor('user');
  await screen.findByText('harbour.webp');
  expect(screen.queryByRole('link', { name: /in My work/ })).toBeNull();
});

test('the history is loaded again after an analysis', async () => {
  const calls = renderFor('user', { [ANALYZE]: { body: { ...ANALYSIS, saved_id: 'b2' } } });
  await screen.findByText('harbour.webp');
  await analyze();
  expect(await screen.findByText('To your history')).toBeTruthy();
  await waitFor(() => expect(calls.filter(({ call }) => call === HISTORY)).toHaveLength(2));
});

const NAME = 'POST /api/image-prompt/subject';
const UNNAMED = {
  ...SEEN,
  prompt: '[Main subject]. Low key, mostly dark tones.',
  anatomy: [
    { start: 0, end: 15, element: 'subject' as const },
    { start: 16, end: 43, element: 'light' as const },
  ],
};
const OF_PIXELS = { ...ANALYSIS, prompt: UNNAMED.prompt, anatomy: UNNAMED.anatomy, seen: UNNAMED };
const WRITTEN = {
  success: true,
  prompt: 'a red fox. Low key, mostly dark tones.',
  anatomy: [
    { start: 0, end: 10, element: 'subject' },
    { start: 11, end: 38, element: 'light' },
  ],
};

describe('the question for the subject', () => {
  const ask = async (answers: Parameters<typeof stubServer>[0]) => {
    const calls = renderFor('user', { [ANALYZE]: { body: { ...OF_PIXELS, saved_id: 'b2' } }, ...answers });
    await analyze();
    const question = await screen.findByRole('textbox', { name: 'What is the subject?' });
    return {
      calls,
      answer: (words: string) => fireEvent.change(question, { target: { value: words } }),
      question,
    };
  };

  test('is asked in place, and the prompt is written around the answer', async () => {
    const { calls, answer } = await ask({ [NAME]: { body: WRITTEN } });
    answer('a red fox');
    const before = calls.filter(({ call }) => call === HISTORY).length;
    const price = screen.getByRole('button', { name: 'Write the prompt' }).getAttribute('aria-describedby');
    expect(document.getElementById(price ?? '')?.textContent).toBe('Built in: free');
    press('Write the prompt');
    const card = within(await screen.findByRole('article', { name: 'Extracted prompt' }));
    expect((await card.findByText(/a red fox/)).className).toContain('el-subject');
    expect(screen.queryByText(/\[Main subject\]/)).toBeNull();
    const { prompt, anatomy } = UNNAMED;
    expect(calls.find(({ call }) => call === NAME)?.body).toEqual({
      subject: 'a red fox',
      prompt,
      anatomy,
      saved_id: 'b2',
    });
    await waitFor(() => expect(calls.filter(({ call }) => call === HISTORY).length).toBeGreaterThan(before));
    fireEvent.click(card.getByRole('button', { name: 'Copy: Extracted prompt' }));
    await waitFor(() => expect(copied).toHaveBeenCalledExactlyOnceWith(WRITTEN.prompt));
  });

  test('wants an answer, says what failed, and can be answered again', async () => {
    const { answer, question } = await ask({ [NAME]: failure(429, 'too_many_translations', 'Please wait.') });
    press('Write the prompt');
    expect(await screen.findByText('Please say what the subject is')).toBeTruthy();
    expect(question.getAttribute('aria-invalid')).toBe('true');
    answer('a red fox');
    press('Write the prompt');
    expect(await screen.findByText('Please wait.')).toBeTruthy();
    stubServer({ [NAME]: { body: WRITTEN }, [HISTORY]: LIST });
    press('Write the prompt');
    const card = within(screen.getByRole('article', { name: 'Extracted prompt' }));
    expect(await card.findByText(/a red fox/)).toBeTruthy();
    expect(screen.queryByText('Please wait.')).toBeNull();
  });

  test('is said to be written while it is', async () => {
    const { answer } = await ask({ [NAME]: 'never' });
    answer('a red fox');
    press('Write the prompt');
    expect(await screen.findByRole('button', { name: 'Writing...' })).toHaveProperty('disabled', true);
  });

  test('is not asked where a model or the file has named the subject', async () => {
    renderFor('visitor');
    await analyze();
    await screen.findByRole('heading', { name: 'Extracted prompt' });
    expect(screen.queryByText('What is the subject?')).toBeNull();
  });

  test('belongs to the prompt from the picture where the file has one of its own, and leaves the history be', async () => {
    const shown = {
      ...OF_PIXELS,
      saved_id: 'b2',
      prompt: 'tower, (dusk:1.2)',
      anatomy: [],
      embedded: EMBEDDED,
    };
    const calls = renderFor('user', { [ANALYZE]: { body: shown }, [NAME]: { body: WRITTEN } });
    await analyze();
    const card = within(await screen.findByRole('article', { name: 'Prompt from the picture' }));
    fireEvent.change(card.getByRole('textbox'), { target: { value: 'a red fox' } });
    fireEvent.click(card.getByRole('button', { name: 'Write the prompt' }));
    expect(await card.findByText(/a red fox/)).toBeTruthy();
    expect(calls.find(({ call }) => call === NAME)?.body).toMatchObject({ saved_id: null });
  });
});

test('deleting asks first, and loads the history again', async () => {
  const calls = renderFor('user', { 'DELETE /api/image-prompt/a1': { body: { success: true } } });
  await screen.findByText('harbour.webp');
  press('Delete the prompt of harbour.webp');
  const dialog = within(screen.getByRole('dialog', { name: 'Delete this prompt?' }));
  expect(calls.filter(({ call }) => call.startsWith('DELETE'))).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(calls.filter(({ call }) => call === HISTORY)).toHaveLength(2));
});

test('a deletion that fails is logged, and said in the dialog alone', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  renderFor('user', { 'DELETE /api/image-prompt/a1': failure(503, 'store_unavailable', 'Later.') });
  await screen.findByText('harbour.webp');
  press('Delete the prompt of harbour.webp');
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await dialog.findByText('It could not be deleted. Please try again.')).toBeTruthy();
  expect(warn).toHaveBeenCalledOnce();
  fireEvent.click(dialog.getByRole('button', { name: 'Keep it' }));
  expect(screen.getByText('harbour.webp')).toBeTruthy();
});

test('a history that does not load is logged, and can be asked for again', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  renderFor('user', { [HISTORY]: failure(404, 'not_found', 'No.') });
  expect(await screen.findByText('The history is not available at the moment.')).toBeTruthy();
  expect(warn).toHaveBeenCalledOnce();
  expect(screen.queryByRole('alert')).toBeNull();
  stubServer({ [HISTORY]: { body: { success: true, prompts: [] } } });
  press('Try again');
  expect(await screen.findByText('Nothing extracted yet')).toBeTruthy();
});

test('a token that the server rejects ends the session, and the page goes on for a visitor', async () => {
  renderFor('user', { [ANALYZE]: failure(401, 'session_expired', 'Your session has expired.') });
  await screen.findByText('harbour.webp');
  await analyze();
  await twice('Your session has expired.');
  expect(localStorage.getItem('access_token')).toBeNull();
  expect(await screen.findByText(/to keep a history/)).toBeTruthy();
  expect(screen.getByTitle('tower.png')).toBeTruthy();
});

test('what it costs stands beside the button: an engine reads for users, the built-in reader for visitors', async () => {
  const sees = {
    id: 'ollama/gemma3:4b',
    label: 'gemma3:4b',
    note: 'Ollama',
    sees: true,
    on_this_machine: true,
  };
  const config = { body: { ...BARE_CONFIG, text_engines: [sees], default_vision_model: sees.id } };
  renderFor('visitor', { 'GET /api/config': config });
  expect(await screen.findByText('Built in: free')).toBeTruthy();
  cleanup();
  renderFor('user', { 'GET /api/config': config });
  expect(await screen.findByText('gemma3:4b, Ollama: free, on this machine')).toBeTruthy();
});
