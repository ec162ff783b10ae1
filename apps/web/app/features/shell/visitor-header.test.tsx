import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { VisitorHeader } from './visitor-header.tsx';

beforeEach(() => {
  renderPage(
    <>
      <VisitorHeader />
      <button type="button">Elsewhere</button>
    </>,
    '/',
  );
});

const toggle = () => screen.getByRole('button', { name: /menu/ });
const isOpen = () => toggle().getAttribute('aria-expanded') === 'true';

test('opening the menu moves the focus into it, and Escape gives it back', () => {
  fireEvent.click(toggle());
  expect(isOpen()).toBe(true);
  expect(document.activeElement?.textContent).toBe('Extract a prompt');
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(toggle());
});

test('leaving it closes it, by keyboard as by pointer', () => {
  fireEvent.click(toggle());
  fireEvent.focusIn(screen.getByText('Elsewhere'));
  expect(isOpen()).toBe(false);
  fireEvent.click(toggle());
  fireEvent.pointerDown(screen.getByText('Elsewhere'));
  expect(isOpen()).toBe(false);
});

test('going somewhere leaves it behind', async () => {
  fireEvent.click(toggle());
  fireEvent.click(screen.getByRole('link', { name: 'Pricing' }));
  expect(await screen.findByText('At /pricing')).toBeTruthy();
});
