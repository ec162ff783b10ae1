import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { keptFocus } from './select-control.ts';
import SelectList from './select-list.tsx';

const OPTIONS = [
  { value: 'wide', label: 'Wide' },
  { value: 'tall', label: 'Tall' },
] as const;

function Shape({ Select }: typeof import('./select.tsx')) {
  const [value, setValue] = useState<'wide' | 'tall'>('wide');
  return <Select label="Shape" value={value} options={OPTIONS} onChange={setValue} />;
}

test('before its list is there the browser’s own control chooses, and whoever stands on it stays', async () => {
  // Other files may have had the list fetched.
  vi.resetModules();
  render(<Shape {...(await import('./select.tsx'))} />);
  const first = screen.getByRole('combobox', { name: 'Shape' });
  expect(first.tagName).toBe('SELECT');
  first.focus();
  fireEvent.change(first, { target: { value: 'tall' } });
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Shape' }).tagName).toBe('BUTTON'));
  const list = screen.getByRole('combobox', { name: 'Shape' });
  expect(list.textContent).toBe('Tall');
  expect(document.activeElement).toBe(list);
});

test('a choice that is pressed before its list is there opens when it comes', async () => {
  vi.resetModules();
  render(<Shape {...(await import('./select.tsx'))} />);
  const first = screen.getByRole('combobox', { name: 'Shape' });
  // The browser's own list would close again when the other takes its place.
  expect(fireEvent.mouseDown(first)).toBe(false);
  await screen.findByRole('listbox');
  expect(screen.getByRole('option', { name: 'Wide' }).getAttribute('aria-selected')).toBe('true');
});

test('nor is a press lost between the drawing of the list and its coming', async () => {
  const focus = keptFocus();
  const isOpen = () => screen.queryByRole('listbox') !== null;
  render(
    <>
      <SelectList
        wiring={{ id: 'shape', 'aria-invalid': undefined, 'aria-describedby': undefined }}
        value="wide"
        options={OPTIONS}
        disabled={false}
        onChoose={vi.fn()}
        focus={focus}
      />
      <span ref={() => focus.ask()} />
    </>,
  );
  await waitFor(() => expect(isOpen()).toBe(true));
  fireEvent.keyDown(screen.getByRole('listbox'), { key: 'Escape' });
  await waitFor(() => expect(isOpen()).toBe(false));
});

test('on a closed list a letter chooses', async () => {
  vi.resetModules();
  render(<Shape {...(await import('./select.tsx'))} />);
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Shape' }).tagName).toBe('BUTTON'));
  const list = screen.getByRole('combobox', { name: 'Shape' });
  act(() => list.focus());
  fireEvent.keyDown(list, { key: 't' });
  await waitFor(() => expect(list.textContent).toBe('Tall'));
  expect(screen.queryByRole('listbox')).toBeNull();
});
