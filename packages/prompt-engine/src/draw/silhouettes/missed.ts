const missed = new Set<string>();

/** Notes that something of a pack was asked for that is not there, or not yet. */
export const noteMissed = (id: string): void => {
  missed.add(id);
};

/** What was asked for since this was last called and was not there. */
export function missedDrawings(): string[] {
  const ids = [...missed];
  missed.clear();
  return ids;
}
