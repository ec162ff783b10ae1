import { noteKind } from './notes.ts';

/*
 * What an instruction is about stands before its steps and is none of them: 'how to bleed a radiator', 'Brezeln in vier
 * Schritten', 'three exercises with a chair'. Where steps are told behind it, it names the film.
 */

const HOW = /^(?:[^:]*:\s)?(?:how|cómo|comment|come|wie|hoe)\s/iu;

/** What is taught, and what is told behind it. */
export interface Taught {
  readonly topic: string;
  readonly rest: string;
}

/** From so many steps on, they are the film. */
export const FEW_STEPS = 2;

const COUNT =
  '(?:\\d{1,2}|two|three|four|five|six|seven|zwei|drei|vier|fünf|sechs|deux|trois|quatre|cinq|six|dos|tres|cuatro|cinco|seis|due|tre|quattro|cinque|sei|dois|duas|três|quatro|twee|drie|vier|vijf)';
const STEPS = '(?:steps|stages|moves|schritten|schritte|étapes|pasos|passi|passaggi|passos|stappen)';
const FORMS: readonly RegExp[] = [
  /^((?:[^,.:;“”\uE100-\uE1FF]{2,40}:\s)?(?:how (?:to|do (?:i|you|we)|you can)|cómo|comment|come|wie (?:man|du)|hoe (?:je|maak))\s[^,.:;\uE100-\uE1FF]{3,80}?)\s?[,.:;]\s+(?=\S)/iu,
  new RegExp(
    `^([^,.:;“”\\uE100-\\uE1FF]{4,60}?\\s(?:in|en|em)\\s${COUNT}\\s(?:\\p{L}+\\s)?${STEPS})\\s?[,.:;]\\s+(?=\\S)`,
    'iu',
  ),
  new RegExp(
    `^(${COUNT}\\s(?:\\p{L}+\\s)?(?:exercises|tips|tricks|things|ways|rules|mistakes)\\s[^,.:;]{3,60}?)\\s?:\\s+(?=\\S)`,
    'iu',
  ),
];

/** What a text teaches before it tells how; undefined where it teaches nothing. */
export function taughtIn(text: string): Taught | undefined {
  const bare = text.replace(/^:\s/u, '');
  for (const form of FORMS) {
    const [all = '', topic = ''] = form.exec(bare) ?? [];
    const rest = bare.slice(all.length);
    if (all === '') continue;
    // What is counted before is a row, where no note stands before it.
    const isRow = !HOW.test(topic) && noteKind(rest.split(/[,.;:]\s/u)[0] ?? '') === undefined;
    return { topic: topic.trim(), rest: isRow ? `steps: ${rest}` : rest };
  }
  return undefined;
}

/** Which film teaches it. */
export const filmOf = (film: string, topic: string): string =>
  film === ''
    ? /^how\s/iu.test(topic)
      ? `tutorial on ${topic}`
      : `tutorial: ${topic}`
    : `${film}: ${topic}`;
