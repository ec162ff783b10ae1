import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Segmented } from './segmented.tsx';
import { Tabs } from './tabs.tsx';

const VALUES = ['one', 'two', 'three'] as const;

function Choice() {
  const [value, setValue] = useState<(typeof VALUES)[number]>('two');
  return (
    <Segmented
      label="Which"
      value={value}
      options={VALUES.map((each) => ({ value: each, label: each }))}
      onChange={setValue}
    />
  );
}

function Panels({ keepPanels }: { keepPanels?: boolean }) {
  const [value, setValue] = useState<(typeof VALUES)[number]>('one');
  const tabs = VALUES.map((each) => ({ value: each, label: each, content: <p>{`Panel ${each}`}</p> }));
  return (
    <Tabs label="Which" value={value} tabs={tabs} onChange={setValue} {...(keepPanels && { keepPanels })} />
  );
}

const chosen = () => screen.getByRole('radio', { checked: true }).textContent;
const press = (key: string, beside = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...beside });

test('a choice of one is one tab stop, and arrow keys choose, round at the ends', () => {
  render(<Choice />);
  expect(screen.getByRole('radiogroup', { name: 'Which' })).toBeTruthy();
  expect(screen.getAllByRole('radio').map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]);
  screen.getByRole('radio', { name: 'two' }).focus();
  const found = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'Home', 'ArrowUp', 'End'].map((key) => {
    press(key);
    expect(document.activeElement?.textContent).toBe(chosen());
    return chosen();
  });
  expect(found).toEqual(['three', 'one', 'three', 'one', 'three', 'three']);
  press('ArrowLeft', { ctrlKey: true });
  press('x');
  expect(chosen()).toBe('three');
  fireEvent.click(screen.getByRole('radio', { name: 'one' }));
  expect(chosen()).toBe('one');
});

test('tabs name their panels, and arrow keys show them', () => {
  render(<Panels />);
  expect(screen.getByRole('tabpanel', { name: 'one' }).textContent).toBe('Panel one');
  screen.getByRole('tab', { name: 'one' }).focus();
  press('ArrowLeft');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'three', selected: true }));
  expect(screen.getByRole('tabpanel').textContent).toBe('Panel three');
  expect(screen.queryByText('Panel one')).toBeNull();
  fireEvent.click(screen.getByRole('tab', { name: 'two' }));
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]);
});

test('panels that were shown may stay, hidden', () => {
  render(<Panels keepPanels />);
  fireEvent.click(screen.getByRole('tab', { name: 'two' }));
  expect(screen.getByText('Panel one').closest('[role=tabpanel]')?.hasAttribute('hidden')).toBe(true);
  expect(screen.queryByText('Panel three')).toBeNull();
});
