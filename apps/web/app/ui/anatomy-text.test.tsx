import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AnatomyLegend, AnatomyText, ReaderLine } from './anatomy-text.tsx';

const TEXT = 'A ferry, deck lights in rain. No text.';
const SPANS = [
  { start: 0, end: 7, element: 'subject' },
  { start: 9, end: 28, element: 'light' },
  { start: 30, end: 37, element: 'negative' },
] as const;

const phrase = (words: string) => screen.getByText(words);

test('the text is whole, and the punctuation stays outside of the phrases', () => {
  const { container } = render(<AnatomyText text={TEXT} spans={SPANS} tagged />);
  expect(container.textContent).toBe(TEXT);
  expect(phrase('deck lights in rain').dataset['tag']).toBe('LGT');
  expect(container.querySelectorAll('.phrase')).toHaveLength(3);
});

test('spans that overlap or leave the text lose their mark, not their words', () => {
  const broken = [
    SPANS[0],
    { start: 3, end: 12, element: 'mood' },
    { start: 30, end: 99, element: 'style' },
  ] as const;
  const { container } = render(<AnatomyText text={TEXT} spans={broken} />);
  expect(container.textContent).toBe(TEXT);
  expect(container.querySelectorAll('.phrase')).toHaveLength(1);
});

test('there is one tab stop, and arrow keys move between the phrases', () => {
  const onPhrase = vi.fn();
  const { container } = render(<AnatomyText text={TEXT} spans={SPANS} onPhrase={onPhrase} />);
  const stops = () => Array.from(container.querySelectorAll('[tabindex="0"]'), (stop) => stop.textContent);
  expect(stops()).toEqual(['A ferry']);
  phrase('A ferry').focus();
  expect(onPhrase).toHaveBeenLastCalledWith({ index: 0, element: 'subject', text: 'A ferry' });
  fireEvent.keyDown(phrase('A ferry'), { key: 'ArrowRight' });
  expect(document.activeElement?.textContent).toBe('deck lights in rain');
  expect(stops()).toEqual(['deck lights in rain']);
  fireEvent.keyDown(phrase('deck lights in rain'), { key: 'End' });
  fireEvent.keyDown(phrase('No text'), { key: 'ArrowRight' });
  expect(document.activeElement?.textContent).toBe('No text');
  fireEvent.keyDown(phrase('No text'), { key: 'Home' });
  expect(onPhrase).toHaveBeenLastCalledWith({ index: 0, element: 'subject', text: 'A ferry' });
});

test('pointing at a phrase reports it; pointing between two does not', () => {
  const onPhrase = vi.fn();
  const { container } = render(<AnatomyText text={TEXT} spans={SPANS} onPhrase={onPhrase} />);
  fireEvent.pointerOver(phrase('No text'));
  expect(onPhrase).toHaveBeenLastCalledWith({ index: 2, element: 'negative', text: 'No text' });
  onPhrase.mockClear();
  fireEvent.pointerOver(container.querySelector('p') ?? container);
  expect(onPhrase).not.toHaveBeenCalled();
});

test('a quiet text takes no focus', () => {
  const { container } = render(
    <AnatomyText text={TEXT} spans={SPANS} variant="quiet" onPhrase={() => undefined} />,
  );
  expect(container.querySelector('[tabindex]')).toBeNull();
});

test('the legend lists what is present, once, in the order of the elements', () => {
  render(<AnatomyLegend spans={[SPANS[2], SPANS[1], SPANS[1], SPANS[0]]} open="light" />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Subject',
    'Light',
    'Negative',
  ]);
});

test('the reader line explains the element, or this very phrase', () => {
  const { rerender } = render(<ReaderLine />);
  expect(screen.getByText('Point at a phrase to see its job.')).toBeTruthy();
  rerender(<ReaderLine element="light" />);
  expect(screen.getByText(/shadow/)).toBeTruthy();
  rerender(<ReaderLine element="light" explanation="Rain doubles every lamp." />);
  expect(screen.getByText('Rain doubles every lamp.')).toBeTruthy();
});
