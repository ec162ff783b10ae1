import type { Config } from '@react-router/dev/config';
import { compressAssets } from './vite/compress-assets.ts';
import { drawIcons } from './vite/draw-icons.ts';
import { drawLinkPictures } from './vite/draw-link-pictures.ts';
import { writeRoutes } from './vite/write-routes.ts';

export default {
  ssr: false,
  prerender: ['/', '/pricing', '/prompt-library', '/image-prompt-extractor', '/translate'],
  async buildEnd({ reactRouterConfig: { routes, buildDirectory } }) {
    await writeRoutes(routes, buildDirectory);
    await drawLinkPictures(buildDirectory);
    await drawIcons(buildDirectory);
    await compressAssets(buildDirectory);
  },
} satisfies Config;
