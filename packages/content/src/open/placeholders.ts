/** What a prompt leaves open: upper case or a capital first, in square brackets ('[Country]', '[YOUR PHOTO SUBJECT]'). */
const PLACEHOLDER = /\[([A-Z][^[\]\n]{0,59})\]/g;

/** The names of the placeholders of a text, each once, in the order in which they come; without brackets. */
export function placeholdersOf(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(PLACEHOLDER), ([, name = '']) => name))];
}

/**
 * The text with its placeholders filled in. Those without a value, or with a blank one, stay as they are.
 * @param values by placeholder name, without brackets
 */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(PLACEHOLDER, (whole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name]?.trim() : undefined;
    return value || whole;
  });
}
