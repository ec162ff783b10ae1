import { cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { storeSelectedPrompt } from '../../lib/selected-prompt.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { WaitingPrompt } from './waiting-prompt.tsx';

beforeEach(() => () => localStorage.clear());

function shown(): string {
  cleanup();
  renderPage(<WaitingPrompt />, '/dashboard');
  return screen.queryByText(/is waiting for the generator/)?.textContent ?? '';
}

test('a prompt that waits says where it was chosen', () => {
  expect(shown()).toBe('');
  storeSelectedPrompt('a fox', { place: 'library' });
  expect(shown()).toBe('A prompt from the library is waiting for the generator.');
  storeSelectedPrompt('a fox', { place: 'picture', from: 'w1' });
  expect(shown()).toBe('The prompt that was read from your picture is waiting for the generator.');
  // The place of an earlier prompt is not the place of this one.
  storeSelectedPrompt('a fox');
  expect(shown()).toBe('A prompt is waiting for the generator.');
});
