import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { OFFER } from '../../testing/alternatives.ts';
import type { Refusal, Suggestion } from './suggestion.ts';
import { SwapText } from './swap-text.tsx';
import { useSwaps } from './use-swaps.ts';

const TEXT = 'A maker sits. Soft light from the left. 85mm lens.';
const SPANS = [
  { start: 0, end: 12, element: 'subject' },
  { start: 14, end: 38, element: 'light', why: 'It is small work.' },
  { start: 40, end: 49, element: 'camera' },
] as const;

interface Setting {
  readonly answers?: readonly (Suggestion | Refusal)[];
  readonly lockable?: boolean;
}

function open({ answers = [OFFER], lockable = true }: Setting = {}) {
  let asked = 0;
  const suggest = vi.fn(async () => answers[Math.min(asked++, answers.length - 1)] ?? OFFER);
  function Page() {
    const [locked, setLocked] = useState<ReadonlySet<number>>(new Set());
    const onLock = (index: number) => setLocked(locked.has(index) ? new Set() : new Set([index]));
    const swaps = useSwaps(TEXT, SPANS);
    return (
      <>
        <SwapText swaps={swaps} suggest={suggest} {...(lockable && { locks: { locked, onLock } })} />
        <p data-testid="kept">{swaps.kept.text}</p>
        <p data-testid="drawn">{swaps.shown.change.light?.from}</p>
      </>
    );
  }
  const { container } = render(<Page />);
  return { suggest, text: () => container.querySelector('.anatomy')?.textContent };
}

const phrase = (name: string | RegExp) => screen.getByRole('button', { name });
const kept = () => screen.getByTestId('kept').textContent;
const list = () => screen.findByRole('listbox', { name: 'Alternatives for the light' });
const key = (element: Element, name: string, more = {}) => fireEvent.keyDown(element, { key: name, ...more });

async function openLight() {
  const light = phrase('Soft light from the left');
  light.focus();
  key(light, 'Enter');
  const options = await list();
  await waitFor(() => expect(document.activeElement).toBe(options));
  return options;
}

test('a phrase opens what it does, why it is there and what else could stand there', async () => {
  const { suggest } = open();
  await openLight();
  expect(suggest).toHaveBeenCalledExactlyOnceWith({ text: TEXT, start: 14, end: 38 });
  expect(screen.getByRole('dialog', { name: 'Change the light' })).toBeTruthy();
  expect(phrase('Soft light from the left').getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByText('Sets where every shadow falls.')).toBeTruthy();
  expect(screen.getByText('It is small work.')).toBeTruthy();
  expect(screen.getAllByRole('option')).toHaveLength(3);
});

test('arrows look, the text follows, and Enter keeps', async () => {
  const { text } = open();
  const options = await openLight();
  expect(screen.queryByRole('option', { selected: true })).toBeNull();
  key(options, 'ArrowRight');
  expect(text()).toBe('A maker sits. Backlit by the window behind her. 85mm lens.');
  expect(screen.getByTestId('drawn').textContent).toBe('back');
  expect(kept()).toBe(TEXT);
  key(options, 'ArrowRight');
  expect(screen.getByRole('option', { selected: true }).id).toBe(
    options.getAttribute('aria-activedescendant'),
  );
  key(options, 'Enter');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(kept()).toBe('A maker sits. One bare bulb. 85mm lens.');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('One bare bulb'));
});

test('Escape restores, and the focus returns to the phrase', async () => {
  const { text } = open();
  key(await openLight(), 'End');
  expect(text()).toContain('Dusk');
  key(document.activeElement ?? document.body, 'Escape');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(text()).toBe(TEXT);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Soft light from the left'));
});

test('a swap is undone by its button and by Ctrl+Z, the last one first', async () => {
  open();
  const options = await openLight();
  key(options, 'Home');
  key(options, 'Enter');
  await waitFor(() => expect(document.activeElement).toBe(phrase(/^Backlit/)));
  key(phrase('85mm lens'), 'Enter');
  const lenses = await screen.findByRole('listbox');
  key(lenses, 'End');
  key(lenses, 'Enter');
  expect(kept()).toBe('A maker sits. Backlit by the window behind her. Dusk.');
  expect(screen.getByText(/^Camera is now “Dusk”/).textContent).toBe('Camera is now “Dusk”, was “85mm lens”');
  key(phrase('Dusk'), 'z', { ctrlKey: true });
  expect(kept()).toBe('A maker sits. Backlit by the window behind her. 85mm lens.');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(kept()).toBe(TEXT);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('the last swap can be undone from within, and the focus stays there', async () => {
  open();
  const options = await openLight();
  key(options, 'Home');
  key(options, 'Enter');
  key(phrase(/^Backlit/), 'Enter');
  await list();
  fireEvent.click(screen.getByRole('button', { name: 'Undo last swap' }));
  expect(kept()).toBe(TEXT);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('listbox')));
});

test('a pointer that points at one looks, its click keeps; a tap looks first', async () => {
  const { text } = open();
  fireEvent.click(phrase('Soft light from the left'));
  const bulb = await screen.findByRole('option', { name: /^Bare bulb/ });
  fireEvent.click(bulb);
  expect(text()).toContain('One bare bulb');
  expect(kept()).toBe(TEXT);
  fireEvent.click(bulb);
  expect(kept()).toContain('One bare bulb');
});

test('L locks, and where there is no other take nothing does', async () => {
  open();
  key(await openLight(), 'l');
  expect(screen.getByRole('button', { name: 'Lock' }).getAttribute('aria-pressed')).toBe('true');
  expect(phrase('Locked Soft light from the left')).toBeTruthy();
});

test('without locks there is no button for them', async () => {
  open({ lockable: false });
  key(await openLight(), 'l');
  expect(screen.queryByRole('button', { name: 'Lock' })).toBeNull();
});

test('that nothing fits is said', async () => {
  open({ answers: [{ ...OFFER, alternatives: [] }] });
  fireEvent.click(phrase('85mm lens'));
  expect(await screen.findByText('No alternative fits this text.')).toBeTruthy();
});

test('what went wrong is said, and can be tried again', async () => {
  open({ answers: [{ refusal: 'Too many asked for. Please wait a minute.' }, OFFER] });
  fireEvent.click(phrase('85mm lens'));
  expect((await screen.findByRole('alert')).textContent).toContain('Too many asked for.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByRole('option')).toHaveLength(3);
});

test('a second click on the phrase closes', async () => {
  open();
  fireEvent.click(phrase('85mm lens'));
  await screen.findByRole('listbox');
  fireEvent.click(phrase('85mm lens'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
