import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { storeToken } from '../../lib/token.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { stubServer } from '../../testing/stub-server.ts';
import { tokenThatExpires } from '../../testing/tokens.ts';
import { Engines } from './engines.tsx';

const NOBODY = { model: 'built-in', chosen: false };

test('whoever looks for a place for their key is led to where it is typed', async () => {
  storeToken(tokenThatExpires(Date.now() + 3_600_000));
  stubServer({
    'GET /api/engines': {
      body: {
        engines: [],
        defaults: { pictures: NOBODY, texts: NOBODY, vision: NOBODY },
        may_change: false,
        looked: null,
      },
    },
  });
  renderPage(<Engines />, '/engines');
  const sentence = await screen.findByText(/^A key of your own is typed where it is used/);
  const ways = [...sentence.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(ways).toEqual(['/generator?tab=images', '/sora2']);
  expect(screen.queryByRole('textbox')).toBeNull();
});
