/** A subject, and what a form in it holds. */
const KEPT = 8;

/** What is made of a text, kept for the texts of which it was asked last: each take asks it of the same ones. */
export function ofLastTexts<Made extends object>(make: (text: string) => Made): (text: string) => Made {
  const kept = new Map<string, Made>();
  return (text) => {
    const made = kept.get(text) ?? make(text);
    kept.delete(text);
    kept.set(text, made);
    const [oldest] = kept.size > KEPT ? kept.keys() : [];
    if (oldest !== undefined) kept.delete(oldest);
    return made;
  };
}
