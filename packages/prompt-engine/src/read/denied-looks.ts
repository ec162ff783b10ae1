import { sifted } from '../lexicon/sifting/sifted.ts';

/*
 * Looks and sheets that the words name only to rule them out: 'but not a cartoon', 'not too cartoony', 'battle map not
 * needed'.
 */

/** What denies or lessens the words right behind it, with the small words that may stand between. */
const DENIED_BEFORE = sifted(
  /(?:\b(?:not?|never|without|less|avoid|nothing|instead of|rather than|anything but)\b|n['’]t\b|(?<![\p{L}])(?:nicht|keine?[nmrs]?|ohne|pas|sans|sin|ni|non|senza|não|sem|nie|bez)(?![\p{L}])|\b(?:dont|doesnt|isnt|shouldnt|wasnt)\b)(?:\s(?:too|very|so|that|overly|super|really|be|look|looks|looking|like|want|make|have|it|this|an?|in|as|the|any|to|another|some|of|one of|those|these|your|typical|usual|full|just|some kind of|wie|im|ein|eine|einen|zu|nach|aussehen|de|d['’]|du|un|une|comme|en|trop|parezca|sea|seja|pareça|sembri|sia|muy|muito|troppo|como|come|estilo|stile|stil|style|jak|w stylu))*\s$/iu,
);
const ONE_OF_DENIED = sifted(/[\p{L}-]+,? (?:or|nor|and not) (?:an? )?$/iu);
const DENIED_BEHIND = sifted(
  /^[\p{L}]*(?:\s(?:style|look|one))?,?\s(?:(?:is|are)\s)?(?:not|n['’]t|isn['’]?t|aren['’]?t)\s(?:needed|required|wanted|necessary|what i want|the idea)\b/iu,
);

function isDeniedAt(text: string, at: number, length: number): boolean {
  const before = text.slice(0, at);
  return (
    DENIED_BEFORE.test(before) ||
    DENIED_BEFORE.test(before.replace(ONE_OF_DENIED, '')) ||
    DENIED_BEHIND.test(text.slice(at + length))
  );
}

/** Whether words stand in a text, and each time only to be ruled out. */
export function isLookRuledOut(text: string, words: string): boolean {
  const lower = text.toLowerCase();
  const sought = words.toLowerCase();
  if (sought === '' || !lower.includes(sought)) return false;
  for (let at = lower.indexOf(sought); at >= 0; at = lower.indexOf(sought, at + 1))
    if (!isDeniedAt(lower, at, sought.length)) return false;
  return true;
}
