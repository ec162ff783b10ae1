/** The runs of five words of a text, in lower case and without punctuation. */
function runsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
  return new Set(words.slice(4).map((_, at) => words.slice(at, at + 5).join(' ')));
}

/** The pairs of texts of which one has more than `share` of its five-word runs from the other. */
export function nearDuplicates(texts: ReadonlyMap<string, string>, share: number): string[] {
  const all = [...texts].map(([name, text]) => ({ name, runs: runsOf(text) }));
  return all.flatMap((one, index) =>
    all.slice(index + 1).flatMap((other) => {
      const common = [...one.runs].filter((run) => other.runs.has(run)).length;
      const most = common / Math.max(1, Math.min(one.runs.size, other.runs.size));
      return most > share ? [`${one.name} and ${other.name}: ${Math.round(most * 100)} %`] : [];
    }),
  );
}
