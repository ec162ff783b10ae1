/** The meta descriptors of a page: its title and, for open pages, a description. */
export function pageMeta(
  title: string,
  description?: string,
): Array<{ title: string } | { name: string; content: string }> {
  return [
    { title: `${title} · Framewright` },
    ...(description ? [{ name: 'description', content: description }] : []),
  ];
}
