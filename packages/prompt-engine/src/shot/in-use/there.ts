import { listOf, rowsOf, textOf } from '../../lexicon/row.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isBeing, type Member, mainOf, type Scene } from '../../read/scene.ts';
import { chosenEvenly } from '../choose.ts';
import { fitsPlace, fitsTold } from '../moment/fits.ts';
import { isLeft } from '../place/place-facts.ts';
import { isUsualPlace } from '../plain/certainty.ts';
import { theOf } from '../refer.ts';
import { classOf } from '../scene-class.ts';
import { type Brief, capital, type Decision, said } from '../shot.ts';
import { worldNamed } from '../world/named-world.ts';
import { THERE } from './rows/there.ts';
import { nameEndsOf, usesOf } from './use-table.ts';

/*
 * What a thing does in a place that the words tell: the instant of a vehicle on its road, the lit window of a house, the
 * trace of use of what lies on a table.
 */

interface ThereRow {
  readonly names: readonly string[];
  readonly where: string;
  readonly trace: string;
}

let rows: readonly ThereRow[] | undefined;

const thereRows = (): readonly ThereRow[] => {
  rows ??= rowsOf(THERE, 3).map(([names, where, trace]) => ({
    names: listOf(names),
    where: textOf(where),
    trace: textOf(trace),
  }));
  return rows;
};

/** Kinds that have rows of their own; whatever else is there has the trace of its use. */
const LARGE: ReadonlySet<string> = new Set(
  'vehicle boat aircraft building structure tree flower plant'.split(' '),
);
const SMALL: ReadonlySet<string> = new Set(
  'product container device jewellery furniture textile clothing tool instrument weapon toy food drink'.split(
    ' ',
  ),
);

/** Whether a place is of the sort that a row asks for. */
function isThere(where: string, { place }: Scene): boolean {
  const traits = (place?.row ?? place?.region)?.traits;
  if (where === 'road') return traits?.has('road') === true && traits.has('city') === false;
  if (where === 'city') return traits?.has('city') === true;
  if (where === 'water') return traits?.has('water') === true;
  return true;
}

/** The rows of a name, those of its sort of place first; of its kind where none has its name. */
function rowsFor(member: Member, scene: Scene): readonly ThereRow[] {
  const typed = [...nameEndsOf(member.name), ...nameEndsOf(member.name.replace(/(?<!s)s$/, ''))];
  const listed = member.row?.names.map(({ singular }) => singular.toLowerCase()) ?? [];
  const name = [...typed, ...listed].find((each) => thereRows().some((row) => row.names.includes(each)));
  const fitting = thereRows().filter(
    (row) => name !== undefined && row.names.includes(name) && isThere(row.where, scene),
  );
  const special = fitting.filter(({ where }) => where !== '');
  const own = special.length > 0 ? special : fitting;
  return own.length > 0
    ? own
    : thereRows().filter((row) => row.names.includes(`*${member.kind}`) && isThere(row.where, scene));
}

/** States that are told, or that leave nothing to happen. */
const TOLD = sifted(
  /\b(?:parked|stuck|crashed|wrecked|broken|burning|on fire|sunken|buried|half|giant|tiny|miniature|toy|floating|flying|hovering|hidden|overgrown|covered|frozen|melting|glowing|neon|futuristic|abandoned|derelict|ruin\w*|destroyed|haunted|empty|lonely|still|calm|quiet|closed|locked|new(?! (?:york|orleans|zealand|mexico|delhi|jersey|england))|clean|silhouette|upside|made of|shaped|tied|moored|anchored)\b/i,
);

/** What stands in a place with its main one: nothing that lives, and nothing that was not read. */
const isScenery = ({ kind, known, part }: Member, main: Member): boolean =>
  part === 'topic' || (known && !isBeing(kind) && kind !== main.kind);

/** What the main thing of a cinematic take does, or what its use has left, where the words put it; undefined where they tell it. */
export function traceThere(brief: Brief): Decision | undefined {
  const { scene, take } = brief;
  const main = take === 'cinematic' ? mainOf(scene) : undefined;
  const { place } = scene;
  const ground = place?.row ?? place?.region;
  // At an hour that is told a house stands where its kind stands.
  const isOpenLand = place === undefined && scene.times.length > 0 && LARGE.has(main?.kind ?? 'thing');
  if (!main?.known || (place ? !ground || place.words === main.words : !isOpenLand)) return undefined;
  // A castle is of its age wherever it stands.
  const world = worldNamed(scene);
  if (world && !(world.world.traits.has('old') && main.kind === 'building')) return undefined;
  if (main.counted || main.plural || TOLD.test(scene.subject) || isLeft(brief)) return undefined;
  const isOpen =
    scene.doings.length + scene.rest.length + scene.around.length + scene.cameras.length === 0 &&
    scene.feeling === undefined &&
    !scene.isEdit &&
    scene.isUnread !== true &&
    !scene.isForeign &&
    scene.lettering.length === 0 &&
    scene.styles.every(({ row }) => row.medium === 'photo') &&
    scene.cast.every((each) => each === main || isScenery(each, main)) &&
    isUsualPlace(scene);
  if (!isOpen) return undefined;
  const isSmall = SMALL.has(main.kind);
  // A barn that is seen from within has no door ajar before it.
  if (classOf(scene) === 'interior') return undefined;
  const isLarge = LARGE.has(main.kind) && (ground?.surroundings ?? 'outdoor') === 'outdoor';
  const traces = isLarge
    ? rowsFor(main, scene).map(({ trace }) => trace)
    : isSmall
      ? usesOf(main)
          .map(({ trace }) => trace)
          .filter((each) => each !== '' && fitsPlace(each, scene, true))
      : [];
  const trace = chosenEvenly(
    traces.filter((each) => fitsTold(each, scene)),
    brief,
    'there',
  );
  return trace === undefined
    ? undefined
    : {
        element: 'motion',
        text: `${capital(theOf(main))} ${trace}`,
        because: `Nothing is told of what happens with ${said(main.words)} there: this is an instant of its use.`,
      };
}
