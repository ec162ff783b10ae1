import { packTables } from '@framewright/prompt-engine/packed';
import type { Plugin } from 'vite';

/** Packs the tables of the drawings when the app is built: the browser loads them with every first preview. */
export function packDrawings(): Plugin {
  return {
    name: 'pack-drawings',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) =>
      id.includes('/draw/silhouettes/') ? { code: packTables(code), map: null } : undefined,
  };
}
