import { expect, test } from 'vitest';
import { generationOfJson } from './read-text.ts';

test('the texts of a PNG in one JSON', () => {
  const Comment = JSON.stringify({
    prompt: 'harbour',
    uc: 'lowres',
    scale: 5,
    sampler: 'k_euler',
    seed: 1234567890123456789n.toString(),
  });
  const json = JSON.stringify({
    Description: 'harbour',
    Software: 'NovelAI',
    Source: 'NovelAI Diffusion V4',
    Comment,
  });
  expect(generationOfJson(json)).toMatchObject({
    tool: 'NovelAI',
    prompt: 'harbour',
    negativePrompt: 'lowres',
    model: 'NovelAI Diffusion V4',
    seed: '1234567890123456789',
  });
});

test('a text of AUTOMATIC1111, JSON of other tools, and nothing', () => {
  const text = 'a pier\nNegative prompt: mud\nSteps: 20, Sampler: Euler, Seed: 5';
  expect(generationOfJson(text)).toMatchObject({
    tool: 'AUTOMATIC1111',
    prompt: 'a pier',
    negativePrompt: 'mud',
  });
  expect(generationOfJson('{"sui_image_params":{"prompt":"a pier"}}')).toMatchObject({
    tool: 'SwarmUI',
    prompt: 'a pier',
  });
  expect(generationOfJson('')).toBeNull();
  expect(generationOfJson('{}')).toBeNull();
});
