import { MEGABYTE } from '@framewright/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { storeSelectedPrompt, takeSelectedPrompt } from '../../lib/selected-prompt.ts';
import { choiceOf } from '../../testing/image-models.ts';
import { choose, describePicture, MADE, NOTE, openImages, press } from '../../testing/image-page.tsx';
import { BARE_CONFIG } from '../../testing/public-config.ts';
import { failure, stubServer } from '../../testing/stub-server.ts';
import { makeItem } from '../../testing/works.ts';

const pngOf = (name: string, size = 3) =>
  new File([new Uint8Array(size).fill(name.length)], name, { type: 'image/png' });
const upload = (label: string, files: File[]) =>
  fireEvent.change(screen.getByLabelText(new RegExp(label)), { target: { files } });
test('a picture that was handed over is the input of image-to-image', async () => {
  storeSelectedPrompt('a tower', { picture: new File(['x'], 'tower.png', { type: 'image/png' }) });
  await openImages();
  expect(await screen.findByText('tower.png')).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'Image to image' }).getAttribute('aria-checked')).toBe('true');
});

test('a prompt that is chosen later without one takes the place of both', async () => {
  storeSelectedPrompt('a tower', { picture: new File(['x'], 'tower.png', { type: 'image/png' }) });
  storeSelectedPrompt('a harbour');
  expect(takeSelectedPrompt()).toBe('a harbour');
  await openImages();
  const mode = await screen.findByRole('radio', { name: 'Text to image' });
  expect(mode.getAttribute('aria-checked')).toBe('true');
});

test('a picture of the roll comes back with its prompt, its ratio and its model', async () => {
  const item = makeItem({ model: 'gemini', ratio: '3:2' });
  const { sent } = await openImages({
    ...{ at: '/generator?work=w1', others: { 'GET /api/work/w1': { body: item } }, answer: { body: MADE } },
  });
  const text = 'A violin maker at her bench. Backlit by the window.';
  expect(await screen.findByRole('img', { name: `Generated: ${text}` })).toBeTruthy();
  expect(screen.getByLabelText('Description')).toHaveProperty('value', text);
  expect(screen.getByRole('link', { name: 'In My work' })).toBeTruthy();
  press('Generate image');
  await screen.findByText('1024 × 1536');
  expect(sent()).toMatchObject([{ prompt: text, model: 'gemini', aspect_ratio: '3:2', from_work: 'w1' }]);
  fireEvent.click(screen.getByRole('button', { name: /night ferry/ }));
  press('Generate image');
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).not.toHaveProperty('from_work');
});

test('a work that is gone by now is no reason against a picture made from it', async () => {
  const { sent } = await openImages({
    at: '/generator?work=w1',
    others: { 'GET /api/work/w1': { body: makeItem({ model: 'gemini' }) } },
    answer: (body) =>
      JSON.stringify(body).includes('from_work')
        ? failure(404, 'not_found', 'There is no such work.')
        : { body: MADE },
  });
  await screen.findByRole('img', { name: /^Generated/ });
  press('Generate image');
  await screen.findByText('1024 × 1536');
  expect(sent()).toMatchObject([{ from_work: 'w1' }, expect.not.objectContaining({ from_work: 'w1' })]);
});

test('the model that answers and its price are said, where there is something to say', async () => {
  await openImages();
  expect(screen.getByText('Answered by gpt-image-2.6-flare')).toBeTruthy();
  expect(
    screen.getByRole('button', { name: 'Generate image', description: 'About $0.13 a picture' }),
  ).toBeTruthy();
  choose(/Seedream/);
  expect(screen.getByText('About $0.03 a picture, on your own key')).toBeTruthy();
  for (const name of [/Built-in/, /Gemini/]) {
    choose(name);
    expect(screen.queryByText(/Answered by|a picture|Free/)).toBeNull();
  }
});

test('a model with one mode has that mode, and another model brings the chosen one back', async () => {
  await openImages();
  expect(screen.getByRole('radio', { name: 'Image to image' })).toBeTruthy();
  choose(/Seedream/);
  expect(screen.queryByRole('radio', { name: 'Text to image' })).toBeNull();
  expect(screen.getByLabelText(/Upload an input image/)).toBeTruthy();
  choose(/OpenAI/);
  expect(screen.getByRole('radio', { name: 'Text to image' }).getAttribute('aria-checked')).toBe('true');
});

test('a ratio that the model lacks becomes the nearest, is said so, and is back with the next', async () => {
  const { sent } = await openImages({ ratio: '16:9', answer: { body: MADE } });
  expect(screen.getByText('OpenAI does not make 16:9: this is the nearest.')).toBeTruthy();
  expect(screen.getByLabelText('Aspect ratio').textContent).toContain('3:2');
  describePicture();
  press('Generate image');
  await screen.findByRole('img', { name: 'Generated: a tower' });
  choose(/Built-in/);
  expect(screen.getByLabelText('Aspect ratio').textContent).toContain('16:9');
  expect(sent()).toMatchObject([{ model: 'openai', aspect_ratio: '3:2', mode: 'text-to-image' }]);
});

test('several pictures go in, together with the strength', async () => {
  const { sent } = await openImages({ answer: { body: MADE } });
  choose('Image to image');
  expect(screen.getByRole('slider', { description: NOTE })).toBeTruthy();
  upload('Upload an input image', [pngOf('a.png'), pngOf('bb.png')]);
  await screen.findByText('bb.png');
  upload('Add another image', [pngOf('ccc.png')]);
  await screen.findByText('ccc.png');
  expect(screen.queryByLabelText(/Add another image/)).toBeNull();
  press('Remove bb.png');
  describePicture();
  press('Generate image');
  await screen.findByRole('img', { name: 'Generated: a tower' });
  expect(sent()).toEqual([
    {
      prompt: 'a tower',
      model: 'openai',
      mode: 'image-to-image',
      input_image: 'data:image/png;base64,BQUF',
      more_images: ['data:image/png;base64,BwcH'],
      strength: 0.8,
      byteplus_api_key: null,
    },
  ]);
});

test('more pictures than the next model takes are kept, but not sent', async () => {
  const { sent } = await openImages({ answer: { body: MADE } });
  choose('Image to image');
  upload('Upload an input image', [pngOf('a.png'), pngOf('bb.png')]);
  await screen.findByText('bb.png');
  choose(/Seedream/);
  expect(screen.getByText('Seedream takes at most one picture.')).toBeTruthy();
  expect(screen.getAllByText(/Not sent/)).toHaveLength(1);
  fireEvent.change(screen.getByLabelText('BytePlus API key'), { target: { value: ' bp-key ' } });
  describePicture();
  press('Generate image');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()).toMatchObject([{ input_image: 'data:image/png;base64,BQUF', byteplus_api_key: 'bp-key' }]);
  expect(sent()).not.toMatchObject([{ more_images: expect.anything() }]);
  choose(/OpenAI/);
  expect(screen.queryByText(/Not sent/)).toBeNull();
});

test('pictures have the room of one together, and as many places as the model has', async () => {
  await openImages();
  choose('Image to image');
  upload('Upload an input image', [pngOf('a.png', 3 * MEGABYTE), pngOf('bb.png', 2 * MEGABYTE + 1)]);
  expect((await screen.findAllByText('Image size must be less than 5MB.')).length).toBeGreaterThan(0);
  expect(screen.getByText('a.png')).toBeTruthy();
  expect(screen.queryByText('bb.png')).toBeNull();
  upload('Add another image', [pngOf('ccc.png'), pngOf('dddd.png'), pngOf('eeeee.png')]);
  expect(await screen.findByText('OpenAI takes at most 3 pictures.')).toBeTruthy();
  expect(screen.getByText('dddd.png')).toBeTruthy();
  expect(screen.queryByText('eeeee.png')).toBeNull();
});

test('an engine that comes up is offered when the page is looked at again; a failed look takes nothing away', async () => {
  await openImages();
  const look = () => window.dispatchEvent(new Event('visibilitychange'));
  const late = choiceOf('built-in');
  const config = {
    ...BARE_CONFIG,
    image_models: [{ ...late, id: 'comfyui/fox', label: 'Fox', note: 'ComfyUI' }],
  };
  stubServer({ 'GET /api/config': { body: config } });
  look();
  expect(await screen.findByRole('radio', { name: /Fox/ })).toBeTruthy();
  const calls = stubServer({ 'GET /api/config': failure(404, 'not_found', 'Gone.') });
  look();
  await waitFor(() => expect(calls).toHaveLength(1));
  await waitFor(() => expect(screen.getByRole('radio', { name: /Fox/ })).toBeTruthy());
  expect(screen.queryByText('The image models could not be loaded.')).toBeNull();
});
