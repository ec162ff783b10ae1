/**
 * What a line of an export says: without what no database takes, and without keys that mean something to the language.
 * @returns undefined where it is no JSON
 */
export function plainOf(line: Buffer): unknown {
  try {
    return JSON.parse(line.toString(), (key, value: unknown) => {
      if (key === '__proto__') return undefined;
      return typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value;
    });
  } catch {
    return undefined;
  }
}
