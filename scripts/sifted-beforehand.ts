import type { Plugin } from 'rolldown';
import { parseSync, Visitor } from 'rolldown/utils';
import { neededIn } from '../packages/prompt-engine/src/lexicon/sifting/needed.ts';

/**
 * Writes `sifted(/kittens? asleep/i)` as what `sifted` makes of it: its source, its flags, and the stretches of which one
 * stands in every match. So a process neither makes 2,600 expressions when it loads the engine, most of which no text
 * calls for, nor reads their sources.
 */
export function siftedBeforehand(): Plugin {
  return {
    name: 'sifted-beforehand',
    transform: {
      filter: { id: /[\\/]prompt-engine[\\/]src[\\/].*\.ts$/, code: /\bsifted\(/ },
      handler(code, id) {
        // Lines stay, so that the map of the file stays true.
        return { code: withSifted(id, code), map: null };
      },
    },
  };
}

/** A module with each literal that is given to `sifted` as its parts. */
export function withSifted(file: string, code: string): string {
  let [written, at] = ['', 0];
  new Visitor({
    CallExpression({ callee, arguments: [literal] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'sifted') return;
      if (literal?.type !== 'Literal' || !('regex' in literal)) return;
      const { pattern: source, flags } = literal.regex;
      const needed = [...new Set(neededIn({ source, flags }))].join('\n');
      written += code.slice(at, literal.start) + JSON.stringify({ source, flags, needed });
      at = literal.end;
    },
  }).visit(parseSync(file, code).program);
  return written + code.slice(at);
}
