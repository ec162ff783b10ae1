import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Meter } from './meter.tsx';

function ticks() {
  return Array.from(screen.getByRole('img').querySelectorAll('i'), (tick) => tick.dataset['tick'] ?? '-');
}

test.each([
  [0, '- - - -'],
  [1, 'newest - - -'],
  [3, 'used used newest -'],
  [4, 'used used used last'],
  [9, 'used used used last'],
])('%i of 4 is drawn tick by tick', (used, drawn) => {
  render(<Meter label="prompts" used={used} limit={4} />);
  expect(ticks().join(' ')).toBe(drawn);
  expect(screen.getByRole('img', { name: `${used} of 4 prompts used` })).toBeTruthy();
});

test('no limit has no ticks', () => {
  render(<Meter label="prompts" used={99} limit={null} />);
  expect(screen.getByText('Unlimited')).toBeTruthy();
  expect(screen.queryByRole('img', { name: /used/ })).toBeNull();
});

test('forty exposures still have ticks; above that a bar shows the share, and never more than all', () => {
  const { rerender } = render(<Meter label="images" used={1} limit={40} />);
  expect(ticks()).toHaveLength(40);
  rerender(<Meter label="images" used={25} limit={100} />);
  expect(ticks()).toHaveLength(0);
  expect(screen.getByRole('img').querySelector('rect')?.getAttribute('width')).toBe('25');
  rerender(<Meter label="images" used={150} limit={100} />);
  expect(screen.getByRole('img').querySelector('rect')?.getAttribute('width')).toBe('100');
});
