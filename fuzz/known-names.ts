/** Stands for the id that the request before was answered. */
export const LAST = '~last~';

/** Stands for something that the server has named before, or for nothing real where it has named nothing. */
export const knownName = (place: number): string => `~known${place}~`;

/** Names that are kept to be used again. */
const KEPT = 200;

/** What answers name, so that later requests reach something that exists. */
export interface KnownNames {
  /** @param answer JSON, or anything else */
  learn(answer: string): void;
  /** Puts names in place of what stands for them. */
  fill(text: string): string;
}

/** Keeps the last 200, and knows none at first. */
export function knownNames(): KnownNames {
  const names: string[] = [];
  let last = 'nothing';
  return {
    learn(answer) {
      const found = [...answer.matchAll(/"(?:\w+_)?(?:id|token)":"([\w.-]{1,100})"/g)];
      last = /^\{"id":"([\w-]+)"/.exec(answer)?.[1] ?? last;
      for (const [, name = ''] of found) if (!names.includes(name)) names.push(name);
      names.splice(0, names.length - KEPT);
    },
    fill: (text) =>
      text
        .replaceAll(LAST, last)
        .replaceAll(/~known(\d+)~/g, (_, place: string) => names[Number(place) % names.length] ?? 'nothing'),
  };
}
