import type { ImageModelId } from '@framewright/contract';
import type { AspectRatio } from '@framewright/prompt-engine/vocabulary';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { PlainWordsNotice } from './plain-words-notice.tsx';

const A1111 = `a fox, (red scarf:1.3), <lora:ink:0.8>
Negative prompt: blurry
Steps: 20, Seed: 3, Size: 1024x1536`;

function Form({ text, model }: { text: string; model: ImageModelId }) {
  const [description, setDescription] = useState(text);
  const [ratio, setRatio] = useState<AspectRatio>('1:1');
  return (
    <>
      <output>{`${description} | ${ratio}`}</output>
      <button type="button" onClick={() => setDescription(`${description}!`)}>
        Type
      </button>
      <PlainWordsNotice
        description={description}
        aspectRatio={ratio}
        model={model}
        modelLabel="OpenAI"
        onDescription={setDescription}
        onAspectRatio={setRatio}
        onChanged={() => {}}
      />
    </>
  );
}

const said = () => screen.getByText(/ \| /).textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('brackets are told from prose, rewritten with their ratio, and put back', async () => {
  render(<Form text={A1111} model="openai" />);
  expect(await screen.findByText('Brackets mean nothing to OpenAI: it reads prose.')).toBeTruthy();
  expect(screen.getByText('(red scarf:1.3) <lora:ink:0.8>')).toBeTruthy();
  press('Rewrite');
  expect(said()).toBe('a fox, red scarf, sharp focus | 2:3');
  expect(screen.getByText('Negative prompt', { exact: false })).toBeTruthy();
  press('Undo');
  expect(said()).toBe(`${A1111} | 1:1`);
  expect(await screen.findByRole('button', { name: 'Rewrite' })).toBeTruthy();
});

test('a text that mixes the syntax of two tools is left with none', async () => {
  render(<Form text="a fox, (red scarf:1.3) --ar 3:2" model="gemini" />);
  fireEvent.click(await screen.findByRole('button', { name: 'Rewrite' }));
  expect(said()).toBe('a fox, red scarf | 3:2');
});

test('whoever types on has accepted it', async () => {
  render(<Form text="a fox in snow --ar 3:2" model="seedream" />);
  expect(await screen.findByText(/^Parts of this text mean nothing/)).toBeTruthy();
  press('Rewrite');
  expect(said()).toBe('a fox in snow | 3:2');
  press('Type');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test.each([
  ['prose with brackets of its own', 'A baker (an old man) in his shop [CITY], and his dog [NAME]', 'openai'],
  ['tags', '1girl, long_hair, lynx_(animal)', 'gemini'],
  ['the built-in preview', A1111, 'built-in'],
] as const)('%s: no notice', async (_, text, model) => {
  render(<Form text={text} model={model} />);
  await import('@framewright/prompt-dialects');
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(screen.queryByRole('button', { name: 'Rewrite' })).toBeNull();
});
