import { num } from './pen.ts';

/** Path data of the pen (M, L, C, Z absolute; a, h, v, q relative) scaled about the origin, then moved. */
export const moved = (d: string, k: number, dx: number, dy: number): string =>
  d.replace(/([MLCZahvq])([^MLCZahvq]*)/g, (_, command: string, rest: string) => {
    if (command === 'Z') return 'Z';
    const n = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    const at = (value: number, i: number): number => {
      if (command === 'a') return i % 7 > 1 && i % 7 < 5 ? value : value * k;
      if (command === command.toLowerCase()) return value * k;
      return value * k + (i % 2 ? dy : dx);
    };
    return command + n.map((value, i) => num(at(value, i))).join(' ');
  });
