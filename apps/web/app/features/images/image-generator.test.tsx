import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { storeSelectedPrompt, takeSelectedPrompt } from '../../lib/selected-prompt.ts';
import { BARE_CONFIG } from '../../testing/public-config.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { stubServer } from '../../testing/stub-server.ts';
import { ImageGenerator } from './image-generator.tsx';

function renderGenerator() {
  stubServer({ 'GET /api/config': { body: BARE_CONFIG } });
  renderPage(
    <ImageGenerator
      description=""
      aspectRatio="1:1"
      allowance={null}
      onDescription={vi.fn()}
      onAspectRatio={vi.fn()}
    />,
  );
}

test('a picture that was handed over is the input of image-to-image', async () => {
  storeSelectedPrompt('a tower', new File(['x'], 'tower.png', { type: 'image/png' }));
  renderGenerator();
  expect(await screen.findByText('tower.png')).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'Image to image' }).getAttribute('aria-checked')).toBe('true');
});

test('a prompt that is chosen later without one takes the place of both', async () => {
  storeSelectedPrompt('a tower', new File(['x'], 'tower.png', { type: 'image/png' }));
  storeSelectedPrompt('a harbour');
  expect(takeSelectedPrompt()).toBe('a harbour');
  renderGenerator();
  const mode = await screen.findByRole('radio', { name: 'Text to image' });
  expect(mode.getAttribute('aria-checked')).toBe('true');
});
