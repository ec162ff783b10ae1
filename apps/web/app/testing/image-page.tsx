import type { ImageMode, PublicConfig } from '@framewright/contract';
import type { AspectRatio } from '@framewright/prompt-engine/vocabulary';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { ImageGenerator } from '../features/images/image-generator.tsx';
import { storeToken } from '../lib/token.ts';
import { choiceOf } from './image-models.ts';
import { BARE_CONFIG } from './public-config.ts';
import { renderPage } from './render-page.tsx';
import { stubServer } from './stub-server.ts';
import { tokenThatExpires } from './tokens.ts';

const GENERATE = 'POST /api/images/generate';
/** What OpenAI's strength does. */
export const NOTE = 'OpenAI has no number for this.';
const OPENAI = choiceOf('openai', {
  aspect_ratios: ['1:1', '2:3', '3:2'],
  max_inputs: 3,
  strength_note: NOTE,
  partial_pictures: true,
  price_usd: 0.126,
  model_id: 'gpt-image-2.6-flare',
});
const MODELS = [
  OPENAI,
  choiceOf('gemini', { price_usd: 0.04, model_id: 'gemini-nano-banana-2.1' }, false),
  choiceOf('seedream', { modes: ['image-to-image'], price_usd: 0.03, model_id: 'seedream-4-5' }),
  choiceOf('built-in', { modes: ['text-to-image'] }),
];
/** The answer of a picture that was made. */
export const MADE = {
  success: true,
  image_url: '/api/images/1/file?expires=1&signature=x',
  message: 'Your picture is ready.',
  model: 'openai',
  model_id: 'gpt-image-2.6-flare',
  width: 1024,
  height: 1536,
  content_type: 'image/png',
  has_credentials: true,
};

interface PageProps {
  readonly ratio: AspectRatio;
  readonly words: string;
  readonly firstMode: ImageMode;
}

function Page({ ratio, words, firstMode }: PageProps) {
  const [{ description, fromWork }, setDescription] = useState({ description: words, fromWork: '' });
  const [aspectRatio, setAspectRatio] = useState(ratio);
  return (
    <ImageGenerator
      {...{ description, fromWork, aspectRatio }}
      allowance={null}
      firstMode={firstMode}
      unlimited={false}
      onDescription={(text, from = fromWork) => setDescription({ description: text, fromWork: from })}
      onAspectRatio={setAspectRatio}
    />
  );
}

interface Setting {
  readonly answer?: Parameters<typeof stubServer>[0][string];
  readonly ratio?: AspectRatio;
  /** Words that wait in the form. */
  readonly description?: string;
  readonly firstMode?: ImageMode;
  /** More of what the server can do, and who answers other calls. */
  readonly config?: Partial<PublicConfig>;
  readonly others?: Parameters<typeof stubServer>[0];
  /** The address, with its query. */
  readonly at?: string;
}

/** The image generator, before a signed-in user, with four models that differ. */
export async function openImages({ answer, others, at, ...setting }: Setting = {}) {
  const { ratio = '1:1', description = '', firstMode = 'text-to-image' } = setting;
  storeToken(tokenThatExpires(Date.now() + 3_600_000));
  const config = { ...BARE_CONFIG, image_models: MODELS, default_image_model: 'openai', ...setting.config };
  const calls = stubServer({
    'GET /api/config': { body: config },
    ...(answer && { [GENERATE]: answer }),
    ...others,
  });
  renderPage(<Page {...{ ratio, firstMode }} words={description} />, at);
  await screen.findByLabelText('Description');
  return {
    /** How often a call was made. */
    count: (name: string) => calls.filter(({ call }) => call === name).length,
    /** The bodies that were sent, in order. */
    sent: () => calls.filter(({ call }) => call === GENERATE).map(({ body }) => body),
  };
}

/** Types what the picture shall show. */
export const describePicture = (text = 'a tower') =>
  fireEvent.change(screen.getByLabelText('Description'), { target: { value: text } });
/** Takes a choice of a row of them. */
export const choose = (name: RegExp | string) => fireEvent.click(screen.getByRole('radio', { name }));
/** Clicks a button. */
export const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));
