import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { leanContract } from './vite/lean-contract.ts';
import { leanLibraries } from './vite/lean-libraries.ts';
import { mdx } from './vite/mdx.ts';
import { packDrawings } from './vite/pack-drawings.ts';
import { readSample } from './vite/read-sample.ts';
import { nameOfChunk, sharedFiles } from './vite/shared-files.ts';
import { smallIcons } from './vite/small-icons/small-icons.ts';
import { SMALL_ZOD } from './vite/small-zod/alias.ts';
import { strictStyles } from './vite/strict-styles.ts';

/** What decides which of the app's code a browser gets. */
const lean = () => [
  strictStyles(),
  leanContract(),
  leanLibraries(),
  smallIcons(),
  readSample(),
  packDrawings(),
  mdx(),
];
const shared = sharedFiles(lean);

export default defineConfig({
  resolve: { alias: [SMALL_ZOD] },
  plugins: [lean(), shared.plugin, tailwindcss(), reactRouter()],
  // Nothing becomes a data: address, so that the content security policy needs no exception.
  build: {
    assetsInlineLimit: 0,
    // For vite/late-start.ts, which removes it.
    manifest: true,
    // The first browsers with light-dark().
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: [...shared.groups] }, chunkFileNames: nameOfChunk },
        },
      },
    },
  },
  // Found late, each of these would reload the first page of a development session.
  optimizeDeps: {
    include: ['@tanstack/react-query', 'lucide-react', 'radix-ui', 'react-router/dom', 'sonner'],
  },
  server: { port: 5173, proxy: { '/api': 'http://127.0.0.1:3000' } },
});
