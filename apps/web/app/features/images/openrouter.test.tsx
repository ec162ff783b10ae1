import type { PublicConfig } from '@framewright/contract';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { queryClient } from '../../lib/query-client.ts';
import { choiceOf, routedChoice } from '../../testing/image-models.ts';
import { choose, describePicture, MADE, openImages, press } from '../../testing/image-page.tsx';

const FLUX = routedChoice('black-forest-labs/flux.2-pro', {
  aspect_ratios: ['1:1', '3:2'],
  price_usd: 0.03,
  controls: { resolution: { options: ['1K', '2K'] }, seed: { max: 9 } },
});
/** It chooses the shape itself. */
const PLAIN = routedChoice('sourceful/riverflow', { modes: ['text-to-image'], aspect_ratios: [] }, false);
const MODELS = [choiceOf('seedream'), FLUX, PLAIN];
const config = { image_models: MODELS, default_image_model: FLUX.id };
const MADE_THERE = { ...MADE, model: FLUX.id, model_id: 'black-forest-labs/flux.2-pro', cost_usd: 0.0412 };

const typeKey = (value: string) =>
  fireEvent.change(screen.getByLabelText('OpenRouter API key'), { target: { value } });
const chosen = (label: string, name: string) => {
  fireEvent.click(screen.getByLabelText(label));
  fireEvent.click(screen.getByRole('option', { name }));
};

test('the form of a model is what its capabilities list; its own key is sent with the call, and its cost is said', async () => {
  const { sent } = await openImages({ config, answer: { body: MADE_THERE } });
  expect(screen.getByText('About $0.03 a picture, on your own key')).toBeTruthy();
  describePicture();
  press('Generate image');
  expect((await screen.findAllByText('Please enter your OpenRouter API key.')).length).toBeGreaterThan(0);
  typeKey(' sk-or-mine ');
  chosen('Resolution', '2K');
  press('Generate image');
  expect(await screen.findByText('It cost $0.0412.')).toBeTruthy();
  expect(sent()).toEqual([
    {
      ...{ prompt: 'a tower', model: FLUX.id, mode: 'text-to-image', aspect_ratio: '1:1', input_image: null },
      ...{ resolution: '2K', byteplus_api_key: null, openrouter_api_key: 'sk-or-mine' },
    },
  ]);
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('sk-or-mine');
});

test('a key stays with whom it is for, and is back with the next model of theirs', async () => {
  const { sent } = await openImages({ config, answer: { body: MADE_THERE } });
  typeKey('sk-or-mine');
  choose(/Seedream/);
  fireEvent.change(screen.getByLabelText('BytePlus API key'), { target: { value: 'bp-key' } });
  describePicture();
  press('Generate image');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()).toMatchObject([{ byteplus_api_key: 'bp-key' }]);
  expect(sent()).not.toMatchObject([{ openrouter_api_key: expect.anything() }]);
  choose(/flux/);
  expect(screen.getByLabelText('OpenRouter API key')).toHaveProperty('value', 'sk-or-mine');
});

test('a key is in no memory of the page when it is left', async () => {
  await openImages({ config, answer: { body: MADE_THERE } });
  const sent = () =>
    JSON.stringify(
      queryClient
        .getMutationCache()
        .getAll()
        .map(({ state }) => state),
    );
  describePicture();
  typeKey('sk-or-mine');
  press('Generate image');
  await screen.findByText('It cost $0.0412.');
  cleanup();
  await waitFor(() => expect(sent()).not.toContain('sk-or-mine'));
});

test('where the server has a key, no other is asked for; a model without ratios is asked for none', async () => {
  const { sent } = await openImages({ config, answer: { body: MADE_THERE } });
  choose(/riverflow/);
  expect(screen.getByText(/^Left empty, the key of this server pays\./)).toBeTruthy();
  expect(screen.queryByLabelText('Aspect ratio')).toBeNull();
  describePicture();
  press('Generate image');
  await screen.findByText('It cost $0.0412.');
  expect(sent()[0]).not.toHaveProperty('aspect_ratio');
  expect(sent()[0]).not.toHaveProperty('openrouter_api_key');
});

const LIST = 'POST /api/images/openrouter/models';
type NotReady = PublicConfig['engines_not_ready'][number];
const LOCKED: NotReady = { name: 'OpenRouter', state: 'locked', hosted: true, purposes: ['pictures'] };
const WRITER: NotReady = {
  name: 'Ollama',
  state: 'unreachable',
  hosted: false,
  purposes: ['texts', 'vision'],
};

test.each([
  [{ state: 'unreachable', message: 'OpenRouter is busy.', models: 0 }, 'OpenRouter is busy.', 200],
  [{}, 'The list could not be asked for. Please try again.', 500],
])(
  'models that are not listed are asked for by a button; what is in the way is said (%j)',
  async (body, said, status) => {
    const { count } = await openImages({
      config: { engines_not_ready: [WRITER, LOCKED] },
      others: { [LIST]: { body, status } },
    });
    expect(screen.getByText('Not ready: OpenRouter (needs a key).')).toBeTruthy();
    press("Show OpenRouter's models");
    expect(await screen.findByText(said)).toBeTruthy();
    expect(count(LIST)).toBe(1);
  },
);

test('where they are listed, nothing asks for them', async () => {
  await openImages({ config });
  expect(screen.queryByRole('button', { name: /OpenRouter/ })).toBeNull();
});
