import { fileURLToPath } from 'node:url';

/** Has whatever a browser runs take its schemas from here (index.ts). */
export const SMALL_ZOD = {
  find: /^zod$/,
  replacement: fileURLToPath(new URL('./index.ts', import.meta.url)),
};
