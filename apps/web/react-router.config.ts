import type { Config } from '@react-router/dev/config';
import { compressAssets } from './vite/compress-assets.ts';
import { drawIcons } from './vite/draw-icons.ts';
import { drawLinkPictures } from './vite/draw-link-pictures.ts';
import { NOT_FOUND, startPagesLate } from './vite/late-start.ts';
import { askOnceForStyles } from './vite/one-sheet.ts';
import { preloadRoutes } from './vite/preload-routes.ts';
import { writeRoutes } from './vite/write-routes.ts';

export default {
  ssr: false,
  // What has no parameter; of pages that need a session, their frames. Who comes back from elsewhere sees no page of ours.
  prerender: ({ getStaticPaths }) => [
    ...getStaticPaths().filter((address) => address !== '/auth/callback'),
    NOT_FOUND,
  ],
  async buildEnd({ reactRouterConfig: { routes, buildDirectory } }) {
    await writeRoutes(routes, buildDirectory);
    await drawLinkPictures(buildDirectory);
    await drawIcons(buildDirectory);
    await askOnceForStyles(buildDirectory);
    await startPagesLate(buildDirectory);
    await preloadRoutes(buildDirectory);
    await compressAssets(buildDirectory);
  },
} satisfies Config;
