/*
 * A sentence of a take by its clauses, each of which can be taken out so that the rest still reads.
 */

/** How a list begins that goes on with things, each of which may go. */
const LISTED =
  /^(?:Fine detail in |From front to back: |(?:In view(?: [a-z ]+)?|Around the [^,:]+|(?:In|On|At|Under|Around|Along|By|Over|Inside|Near|Before|Beside|Among|Behind|Through|Across|Below) [^,:]+)(?:, with |: ))/;

/** The clauses of a sentence: what begins it, and what can be told apart from that. */
interface Clauses {
  /** What stands before a list; empty where the sentence is none. */
  readonly lead: string;
  readonly parts: readonly string[];
}

/** Takes a sentence apart. */
function clausesOf(text: string): Clauses {
  const lead = LISTED.exec(text)?.[0] ?? '';
  return { lead, parts: text.slice(lead.length).split(', ') };
}

/** The things of one part of a list: 'tar paper and wooden decking' are two. */
const thingsOf = (part: string): string[] => part.split(/ and (?![^,]* (?:behind|beyond|in front)$)/);

/** A list with its things; 'and' before the last only where it was. */
function listed(lead: string, kept: readonly string[], had: string): string {
  if (kept.length === 0)
    return /^(?:Fine detail|From front|In view|Around)/.test(lead) ? '' : lead.replace(/(?:, with |: )$/, '');
  const isJoined = / and [^,]*$/.test(had) && !/^From front/.test(lead);
  const last = kept.at(-1) ?? '';
  if (!isJoined || kept.length < 2 || last.includes(' and ')) return `${lead}${kept.join(', ')}`;
  const before = kept.slice(0, -1).join(', ');
  return `${lead}${before}${before.includes(' and ') ? ',' : ''} and ${last}`;
}

/**
 * A sentence without the clauses that something speaks against; '' where nothing of it is left.
 * @param isRefused whether a clause may not stand, and whether it is what the sentence begins with
 */
export function withoutClauses(
  text: string,
  isRefused: (clause: string, isLead: boolean) => boolean,
): string {
  const { lead, parts } = clausesOf(text);
  if (lead !== '' && isRefused(lead, true)) return '';
  if (lead === '') {
    const [first = '', ...rest] = parts;
    if (isRefused(first, true)) return '';
    return [first, ...rest.filter((part) => !isRefused(part, false))].join(', ');
  }
  const kept = parts.flatMap((part) => {
    const things = thingsOf(part);
    const left = things.filter((thing) => !isRefused(thing, false));
    return left.length === 0 ? [] : [left.join(' and ')];
  });
  return kept.join() === parts.join() ? text : listed(lead, kept, text);
}
