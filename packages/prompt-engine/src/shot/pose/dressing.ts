import { inWords } from '../../lexicon/row.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { TimeRow } from '../../lexicon/time.ts';
import { isPeople, mainOf, type Scene } from '../../read/scene.ts';
import { isOfSeveralTimes } from '../../read/years.ts';
import { allowed, isRuledOut, isToldOtherwise } from '../agreement/excluded.ts';
import { isLeft } from '../place/place-facts.ts';
import type { Circumstances } from '../place/surroundings.ts';
import { patternOf } from '../refer.ts';
import { behindGlass } from '../relations.ts';
import { classOf } from '../scene-class.ts';
import { type Brief, capital, type Decision, said } from '../shot.ts';
import { kindsIn } from './props.ts';

const WORN = sifted(
  /\b(?:scarf|scarves|clothing|clothes|(?:over|great|tail|rain)?coats?|implants?|gloves|mittens|hats?|caps?|sweaters?|dress(?:es)?|jackets?|boots|trousers|jeans|collars?|sideburns|hair|overalls|suits?|skirts?|wigs?|gowns?|tunics?|robes?|sandals|beards?|headbands?|suede|shirts?|stockings|headdresses|cloaks?|kimonos?|topknots|ruffs|doublets|helmets?|turbans?|uniforms?|veils?|shawls?|bonnets|boaters|headscarves|linen|puttees|shoulders|warmers|trainers|earphones|glasses|gloss|queues?|musicians|costumes?)\b/,
);

/** What is made in a year. */
const MADE: ReadonlySet<string> = new Set([
  'vehicle',
  'boat',
  'aircraft',
  'machine',
  'device',
  'instrument',
  'product',
]);

/** Things of a room, and things of a street. */
const ROOM = sifted(
  /\b(?:wallpaper|carpets?|sofas?|furniture|tiles|kitchen|linoleum|shag|curtains?|lampshades?|televisions?|cassette tapes|telephones?|telephone cords|record players?|fridges?|jukebox(?:es)?|monitors|biscuits?)\b/,
);
const STREET = sifted(
  /\b(?:cabs?|carriages?|terraces?|streets?|cars?|trams?|roofs?|railings|wagons?|horses?|towers?|ships?|pressure suits?)\b/,
);

/** What kitchens and bars have, and other rooms of the age have not. */
const OF_DINERS = sifted(/\b(?:fridges?|jukebox(?:es)?|checkered tiles|arcade cabinets?|swing doors)\b/);
const DINERS = sifted(
  /\b(?:kitchens?|diners?|bars?|caf[eé]s?|pubs?|arcades?|restaurants?|saloons?|milkshakes?)\b/i,
);

/** What stands in rooms. */
export const INDOOR = sifted(
  /\b(?:mantel|presents|stockings|cake|tables?|sofa|plates?|biscuits|in the window)\b/,
);

/** No presents lie round a church. */
function isSeenOutside({ scene }: Brief): boolean {
  const main = mainOf(scene);
  return main !== undefined && classOf(scene) === 'building' && !behindGlass(scene, main);
}

/** Rooms and grounds in which nobody decorates: a feast in a trench, a cockpit or a cell has no tree of its own. */
const UNDECORATED = sifted(
  /\b(?:trench(?:es)?|battlefield|cockpit|cell|prison|jail|bunker|submarine|mine|cave|tunnel|sewer|lift|elevator|boxing ring|operating (?:room|theatre)|ruins?|desert|sea|ocean|lake|river|forest|mountain|summit|space ?ship|space station|moon|raft|lifeboat|motorway|highway|gas station|petrol station)\b/i,
);

const DECORATED = sifted(
  /\b(?:fir tree|christmas tree|presents|stockings|mantel|cake|balloons|garlands?|streamers|banners?|bunting)\b/i,
);

const isNoHome = (scene: Scene, { place }: Circumstances): boolean =>
  UNDECORATED.test(`${scene.place?.words ?? ''} ${place?.names[0] ?? ''}`);

/** 'a wedding table', 'a birthday hat': a thing of a feast says nothing of who is dressed for it. */
const isOfItsThing = ({ subject, times }: Scene): boolean =>
  times.some(
    ({ words, row }) =>
      row.type === 'occasion' &&
      new RegExp(
        `\\b${patternOf(words)} (?:tables?|cakes?|dress|rings?|album|photos?|band|guests?|speech|cars?|cards?|hats?|invitations?|buffet|gifts?|presents?)\\b`,
        'i',
      ).test(subject),
  );

/** Whoever works is dressed for it, whatever the age wore to dance. */
const AT_WORK = sifted(
  /\b(?:work(?:ing|ers?|s)?|factory|telephone exchange|switchboard|mill|mine|shipyard|assembly line|laundry|harvest\w*|strike|picket line|field hospital)\b/i,
);

/** What an era or a feast brings that can stand beside this subject in these surroundings. */
function fittingThings(brief: Brief, where: Circumstances, row: TimeRow): string[] {
  const main = mainOf(brief.scene);
  const isEra = row.type === 'era';
  // An operator at her switchboard is dressed for work, not for the dance of the age.
  const isOfCalling =
    (main?.role ?? main?.row)?.traits.words.has('role') === true || AT_WORK.test(brief.scene.subject);
  const isOpen = isSeenOutside(brief) || where.surroundings === 'outdoor';
  const isDiner = DINERS.test(brief.scene.subject);
  return row.things.filter(
    (thing) =>
      // Scarves and light dresses need somebody to wear them.
      ((main && isPeople(main.kind) && !isOfCalling && !NOBODY_NAMED.test(main.words)) ||
        !WORN.test(thing)) &&
      // Of an age only its clothes are sure to be there.
      (!isEra || WORN.test(thing)) &&
      // A camper of 1972 stands among no other cars.
      !(main && kindsIn(thing).includes(main.kind)) &&
      !(isOpen && INDOOR.test(thing)) &&
      !(row.type === 'occasion' && isNoHome(brief.scene, where)) &&
      !(row.type === 'occasion' && isToldOtherwise(thing, brief.scene)) &&
      !(row.type === 'occasion' && isOfItsThing(brief.scene)) &&
      !(isEra && OF_DINERS.test(thing) && !isDiner) &&
      // Nobody knows whether what stands nowhere is in a room or in a street.
      !(isEra && where.surroundings !== 'outdoor' && STREET.test(thing)) &&
      !(isEra && where.surroundings !== 'indoor' && ROOM.test(thing)),
  );
}

/** 'someone left the fridge open': nobody is there whose clothes are seen. */
const NOBODY_NAMED = sifted(/^(?:someone|somebody|anyone|anybody|person)$/i);

const OF_WOMEN = sifted(
  /\b(?:dress(?:es)?|skirts?|gowns?|beehive|bonnets?|stockings|corsets?|bustles?|crinolines?)\b/,
);
const OF_MEN = sifted(/\b(?:dinner jackets?|suits?|sideburns|top hats?|ties|beards?|moustaches)\b/);

/** Whether a man who is there alone would be in dresses, or a woman in sideburns. */
function isOfTheOther({ cast }: Scene, thing: string): boolean {
  const people = cast.filter(({ kind, part }) => isPeople(kind) && part !== 'topic');
  const isAll = (sex: 'm' | 'f'): boolean =>
    people.length > 0 && people.every(({ row }) => row?.traits.words.has(sex));
  return (isAll('m') && OF_WOMEN.test(thing)) || (isAll('f') && OF_MEN.test(thing));
}

/** The era or feast dresses the scene with its own things. */
export function dressing(brief: Brief, where: Circumstances): Decision | undefined {
  // What a season brings stands in its air.
  const row = where.era ?? where.occasion;
  if (
    row &&
    brief.scene.excluded.length > 0 &&
    brief.scene.around.some(
      ({ member }) =>
        member.row && allowed(member.row.details, brief.scene).length < member.row.details.length,
    )
  )
    return undefined;
  if (
    !row ||
    brief.take === 'minimal' ||
    (row.type === 'era' && brief.take !== 'studio') ||
    row.things.length === 0 ||
    isRuledOut(row.things.join(' '), brief.scene)
  )
    return undefined;
  // Clothes of a period belong to people and their places, not to an animal drawn in its manner.
  const main = mainOf(brief.scene);
  if (
    row.type === 'era' &&
    main &&
    !isPeople(main.kind) &&
    !['place', 'event', 'building', 'structure', 'vehicle', 'thing'].includes(main.kind)
  )
    return undefined;
  if (row.type === 'era' && isOfSeveralTimes(brief.scene.subject)) return undefined;
  const read = brief.scene.times.find((each) => each.row === row);
  // The year of a car or a radio is that of its make.
  if (row.type === 'era' && main && MADE.has(main.kind) && /^\d{4}$/.test(read?.words ?? ''))
    return undefined;
  const things = fittingThings(brief, where, row).filter((thing) => !isOfTheOther(brief.scene, thing));
  if (things.length === 0) return undefined;
  const list = brief.take === 'studio' ? things.slice(0, 3) : things.slice(1, 4);
  const tail = row.type === 'era' && row.traits.has('past') ? ', true to the period' : '';
  return {
    element: 'setting',
    text: `With ${inWords(list.length > 0 ? list : things)}${tail}`,
    because: `${said(read?.words ?? '')} brings these.`,
  };
}

const ACTING = sifted(
  /\b(?:in the air|sides|others|chest|arms|people|person|players?|runners?|dancers?|bride|groom|guests?|crowd|figures?|fist|faces|\w+ing)\b/i,
);

const OFF_ROAD = sifted(
  /\b(?:subway|metro|tube|underground|trains?|platform|station|office|lift|elevator|airport|ferry)\b/i,
);

/** 'A couple dancing at their wedding', 'a bride', 'newlyweds': no other two are married there. */
const isTheirs = ({ subject, cast }: Scene): boolean =>
  /\btheir (?:own )?wedding\b/i.test(subject) ||
  cast.some(({ name, part }) => part !== 'topic' && /\b(?:bride|groom|newlyweds?|couple)s?$/i.test(name));

/**
 * What goes on around the subject at an event that the words name, or waits for it to begin; undefined in the minimal
 * take, after the event, and where that would contradict the scene.
 */
export function around(brief: Brief): Decision | undefined {
  const [event] = brief.scene.around;
  if (!event || brief.take === 'minimal' || isLeft(brief)) return undefined;
  const known = allowed(event.member.row?.details ?? [], brief.scene);
  // Who is at the interview is named already.
  const details = known.filter(
    (each, i) => i > 0 || !/^(?:two|three|four) (?:people|men|women)\b/.test(each),
  );
  if (
    !['event', 'sport'].includes(event.member.kind) ||
    /day$/i.test(event.member.name) ||
    details.length === 0 ||
    known.length < (event.member.row?.details.length ?? 0)
  )
    return undefined;
  const shown =
    details.length > 0
      ? capital(inWords(brief.take === 'studio' ? details.slice(0, 2) : details.slice(0, 3)))
      : '';
  if (UNDECORATED.test(brief.scene.place?.words ?? '') && DECORATED.test(shown)) return undefined;
  // Under the ground the rush hour has no cars.
  if (isSeenOutside(brief) && INDOOR.test(shown)) return undefined;
  if (/\bcars?\b/.test(shown) && OFF_ROAD.test(brief.scene.subject)) return undefined;
  const main = mainOf(brief.scene);
  // Whose wedding it is are the couple themselves.
  if (isTheirs(brief.scene) && /\b(?:bride|groom)\b/i.test(shown)) return undefined;
  // A hot dog at a game has the game far behind it.
  const isSmall = ['food', 'drink', 'product', 'small-thing', 'clothing'].includes(classOf(brief.scene));
  if (isSmall && event.when === 'during' && shown)
    return {
      element: 'setting',
      text: `${shown} far behind, out of focus`,
      because: `${said(event.member.words)} goes on around it.`,
    };
  // Who falls at the finish line has no other breaking the tape there.
  if (main && isPeople(main.kind) && brief.scene.doings.length > 0 && /\bchest\b/.test(shown))
    return undefined;
  // Before the fight nobody fights yet: only things wait.
  if (event.when === 'after' || !shown || (event.when === 'before' && ACTING.test(shown))) return undefined;
  return {
    element: 'setting',
    text:
      event.when === 'before'
        ? `${shown} waiting beyond`
        : `${shown} ${main && behindGlass(brief.scene, main) ? 'behind the glass' : 'close by'}`,
    because: `${said(`${event.when} ${event.member.words}`)} sets the moment.`,
  };
}
