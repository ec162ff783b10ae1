import { test as base } from './fixtures.ts';
import { type ImagesPeer, imagesPeer } from './images-peer.ts';
import { withServer } from './own-server.ts';

interface Models {
  /** Where the server with a model listens. */
  readonly origin: string;
  readonly peer: ImagesPeer;
}

/** The tests' own server, which has a key for OpenAI, and a peer in OpenAI's place; one for each worker. */
export const test = base.extend<{ peer: ImagesPeer }, { models: Models }>({
  models: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it.
    async ({}, use) => {
      const peer = await imagesPeer();
      const settings = {
        AUTH_ATTEMPTS_PER_MINUTE: '0',
        REGISTRATIONS_PER_HOUR: '0',
        DISCOVER_ENGINES: 'off',
        OPENAI_API_KEY: 'sk-e2e',
        OPENAI_BASE_URL: peer.baseUrl,
      };
      try {
        await withServer(settings, (origin) => use({ origin, peer }));
      } finally {
        await peer.close();
      }
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ models }, use) => use(models.origin),
  peer: ({ models }, use) => use(models.peer),
});
