import { listOf, rowsOf, textOf } from '../../lexicon/row.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isBeing, type Member } from '../../read/scene.ts';
import type { Take } from '../../vocabulary.ts';
import { isHanded } from '../moment/bare.ts';
import { POULTRY } from '../pose/body.ts';
import { PLACED_ROWS } from './placed-rows.ts';

/** Where such a thing stands to such a one, in each take. */
interface PlacedRow {
  readonly how: string;
  readonly who: string;
  readonly names: ReadonlySet<string>;
  readonly kinds: ReadonlySet<string>;
  readonly texts: Readonly<Record<Take, string>>;
}

const WIDTH = 6;
let table: readonly PlacedRow[] | undefined;

function rows(): readonly PlacedRow[] {
  table ??= rowsOf(PLACED_ROWS, WIDTH).map(([how, who, whom, studio, cinematic, minimal]) => ({
    how: textOf(how),
    who: textOf(who),
    names: new Set(listOf(whom).filter((each) => !each.startsWith('='))),
    kinds: new Set(
      listOf(whom)
        .filter((each) => each.startsWith('='))
        .map((each) => each.slice(1)),
    ),
    texts: { studio: textOf(studio), cinematic: textOf(cinematic), minimal: textOf(minimal) },
  }));
  return table;
}

const BEASTS: ReadonlySet<string> = new Set(['pet', 'wild-animal', 'farm-animal']);

const isWho = (main: Member, who: string): boolean =>
  who === 'any' ||
  who === `=${main.kind}` ||
  (who === 'people'
    ? isHanded(main)
    : who === 'being'
      ? isBeing(main.kind)
      : who === 'beast'
        ? BEASTS.has(main.kind) && !POULTRY.test(main.name)
        : who === 'bird'
          ? main.kind === 'bird' || POULTRY.test(main.name)
          : who === 'thing' && !isBeing(main.kind));

/** The names by which a row may know a member: the longest end of its words first, then its row's own. */
function namesOf({ words, name, row }: Member): readonly string[] {
  const parts = words.toLowerCase().split(' ');
  return [
    ...parts.map((_, at) => parts.slice(at).join(' ')),
    name.toLowerCase(),
    row?.names[0]?.singular ?? '',
  ];
}

/** The rows for how a member stands to the main one: those that know its name, then those of its kind. */
export function placedRowsFor(how: string, main: Member, member: Member): readonly PlacedRow[] {
  const fitting = rows().filter((row) => row.how === how && isWho(main, row.who));
  // A huge dog stands as a dragon does.
  const names = how === 'with' && HUGE.test(member.words) ? ['dragon'] : namesOf(member);
  return [
    ...names.flatMap((name) => fitting.filter((row) => row.names.has(name))),
    ...fitting.filter(({ kinds }) => kinds.has(member.kind)),
  ];
}

const HUGE = sifted(/\b(?:huge|giant|enormous|gigantic|colossal|massive|towering)\b/i);
