import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { InForm } from './in-form.tsx';

const written = (text: string, losses: readonly { what: string; why: string }[] = []) => ({
  text,
  negativePrompt: '',
  settings: {},
  losses,
});
const form = () => screen.getByRole('figure', { name: 'Written for Midjourney' }).textContent;

test.each([
  ['a fox', 'Word for word as above.'],
  ['a fox --ar 3:2', 'As above, followed by--ar 3:2'],
  ['one fox', 'one fox'],
])('%s: what is the same is not shown twice', (text, shown) => {
  render(<InForm name="Midjourney" original="a fox" written={written(text)} />);
  expect(form()).toBe(`Written for Midjourney${shown}Nothing was lost`);
});

test('a ratio that the text does not say is told', () => {
  const settings = { aspect_ratio: '9:16' };
  const { rerender } = render(
    <InForm name="Midjourney" original="a fox" written={{ ...written('a fox'), settings }} />,
  );
  expect(form()).toContain('Aspect ratio, to be set in the tool: 9:16');
  rerender(
    <InForm name="Midjourney" original="a fox" written={{ ...written('a fox --ar 9:16'), settings }} />,
  );
  expect(form()).not.toContain('to be set in the tool');
});

test('losses are counted, and listed when they are opened', () => {
  const losses = [{ what: '<lora:ink>', why: 'It is left out.' }];
  render(<InForm name="Midjourney" original="a fox" written={written('a fox', losses)} />);
  expect(screen.getByText('1 thing changed')).toBeTruthy();
  expect(screen.getByText('<lora:ink>')).toBeTruthy();
});

test('what could not be written says why', () => {
  render(<InForm name="Midjourney" original="a fox" written={undefined} failed="No connection." />);
  expect(screen.getByRole('alert').textContent).toContain('No connection.');
});
