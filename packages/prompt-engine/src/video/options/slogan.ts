/* An order to everybody before a story is read at its end: 'text a mate before you drive. A lad looks at his keys'. */

const ORDER =
  /^(?:please\s)?(?:don['’]?t|do not|never|stop|text|call|think|check|look|wear|remember|be|buckle|slow|ask|talk|share|recycle|save|protect|help|give|keep|watch|listen|wait|put)\s.{4,60}$/iu;
const TO_US = /\b(?:you|your|before|while driving|twice|first)\b/i;

interface Told {
  readonly told: readonly string[];
  /** What is read at the end; empty where nothing is. */
  readonly caption: string;
}

/** A request whose slogan stands at the end of its film. */
export function withSlogan<T extends Told>(request: T): T {
  const [first = '', ...told] = request.told;
  const isSlogan =
    request.caption === '' && told.length > 0 && ORDER.test(first) && TO_US.test(first) && !/,/.test(first);
  return isSlogan ? { ...request, told, caption: first.replace(/[.!]+$/, '') } : request;
}
