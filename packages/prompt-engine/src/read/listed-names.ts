import { sifted } from '../lexicon/sifting/sifted.ts';

/*
 * Names of several: 'three villages called Snout, Trotter and Lower Ham'. Each of them is a name of its own.
 */

/** Several are named: a number, or a word for many, before what they are. */
const SEVERAL = sifted(
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|\d{1,2}|several|these|both|all|the|with|of|its|their)\s(?:[\p{L}'’-]+\s){0,2}?[\p{L}'’-]{2,}s,?\s(?:which are |that are )?$/iu,
);

const NAME = String.raw`(?:(?:The|the|Old|Saint|St\.?) )?\p{Lu}[\p{L}\p{N}'’.-]*(?: (?:(?:of|the|on|upon|de|la) ){0,2}\p{Lu}[\p{L}\p{N}'’-]*){0,3}`;
const NAMES = new RegExp(`^(?:${NAME})(?:,? (?:and|&|y|und|et) (?:${NAME})|, (?:and )?(?:${NAME}))+`, 'u');
const WORD = String.raw`(?:the )?(?!(?:and|with|on|in|at|no|a|an|the)\b)\p{Ll}[\p{L}'’]*(?: (?!(?:and|with|on|in|at|no|a|an)\b)\p{Ll}[\p{L}'’]*)?`;
const SMALL_NAMES = new RegExp(
  String.raw`^(?:${WORD})(?:, (?:${WORD}))+,? (?:and|&) (?:${WORD})(?=[,.;]|$| (?:on|in|at|with|by)\b)`,
  'u',
);

/** The names of several that stand behind 'called', and the stretch that they fill; undefined where one is named. */
export function listedNames(
  before: string,
  after: string,
): { readonly names: readonly string[]; readonly whole: string } | undefined {
  if (!SEVERAL.test(before)) return undefined;
  const whole = NAMES.exec(after)?.[0] ?? SMALL_NAMES.exec(after)?.[0];
  if (whole === undefined) return undefined;
  const names = whole
    .split(/,\s*(?:and\s|&\s)?|\s(?:and|&)\s(?=(?:The |the )?[\p{L}])/u)
    .map((name) => name.trim())
    .filter(Boolean);
  return names.length > 1 ? { names, whole } : undefined;
}
