import { articleFor, pluralOf } from '../../lexicon/inflect.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import { deedInProgress } from '../../read/deed-in-progress.ts';
import { readScene } from '../../read/read-scene.ts';
import { isBeing, mainOf } from '../../read/scene.ts';
import { capital } from '../shot.ts';
import type { Retelling } from './told-otherwise.ts';

/*
 * Clauses that turn what was said before them: 'if cats were librarians', 'but the mane is all wheat', 'a skateboard
 * instead of a sleigh', 'the inside of a clock imagined as a cathedral'.
 */

const BECAUSE = 'The words turn one thing into another, which is what is seen.';

const THE = /^(?:an?|the|one|my|his|her|their|its|some|our) /i;
const bare = (words: string): string => words.trim().replace(THE, '');
const the = (words: string): string => `the ${bare(words)}`;
const one = (words: string): string => {
  const name = bare(words);
  return `${articleFor(name)} ${name}`;
};
/** Whether the words name several. */
const isSeveral = (words: string): boolean => mainOf(readScene(words))?.plural === true;
const isSomebody = (words: string): boolean => isBeing(mainOf(readScene(words))?.kind ?? 'thing');

/** 'if cats were librarians', 'what if trees wore coats', 'if dogs ran a restaurant'. */
const IF = sifted(
  /^(?:(?:imagine|picture) (?:a world )?(?:if|where)|what if|if only|if|imagine) (?:all )?(?<who>(?:(?!(?:were|was|wore|had|could|ran)\b)[\p{L}'’-]+ ){1,4})(?:all )?(?<deed>were|was|had been|wore|had|could|[\p{L}]+) (?<what>[^.;?]+)[.?]*$/iu,
);

function ifIn(subject: string): Retelling | undefined {
  const found = IF.exec(subject)?.groups;
  if (!found?.who || !found.what || !found.deed) return undefined;
  const who = found.who.trim();
  const what = found.what.trim();
  const deed = found.deed.toLowerCase();
  if (/\b(?:you|i|we|it|there)\b/i.test(who)) return undefined;
  const told = ((): string | undefined => {
    if (/^(?:were|was)$/.test(deed) && /^(?:made|built) (?:of|from|out of) /i.test(what))
      return `${who} ${what}`;
    if (/^(?:were|was)$/.test(deed) && /\p{L}+ing\b/iu.test(what.split(' ')[0] ?? ''))
      return `${who} ${what}`;
    if (/^(?:were|was|had been)$/.test(deed))
      return /^(?:an?|the) |s\b/.test(what) ? `${who} as ${what}` : `${what.split(/[ ,]/)[0]} ${bare(who)}`;
    if (deed === 'wore') return `${who} wearing ${what}`;
    if (deed === 'had') return `${who} with ${what}`;
    const done = deedInProgress(deed === 'could' ? what : `${deed} ${what}`);
    return done === undefined ? undefined : `${who} ${done}`;
  })();
  return told === undefined
    ? undefined
    : {
        text: told,
        lead: deed === 'wore' ? `${capital(told)}, each one cut to the body of its wearer` : capital(told),
        because: BECAUSE,
      };
}

/** 'a wedding but everyone is a frog'. */
const ALL_ARE = sifted(
  /^(?<what>[^,;]{3,60}?),? but (?:with )?(?:everyone|everybody|all (?:of )?(?:the )?(?:people|guests|players|characters|students|workers|them)|they|the (?:people|guests|players|characters|students|workers|passengers|dancers))(?: there| in it)? (?:is|are|['’]re|being)(?: all)? (?<who>[^,.;]+?)(?<rest>$|[,.;].*$)/iu,
);

function everyoneIn(subject: string): Retelling | undefined {
  const found = ALL_ARE.exec(subject)?.groups;
  if (!found?.what || !found.who || mainOf(readScene(found.who))?.known !== true) return undefined;
  const single = bare(found.who);
  const many = isSeveral(found.who) ? single : pluralOf(single);
  const what = found.what.trim();
  const isOccasion = !/^(?:the )?(?:last supper|mona lisa|beatles|avengers)/i.test(what);
  return {
    text: `${many} ${isOccasion ? 'at' : 'in'} ${one(what)}${found.rest ?? ''}`,
    lead: `Every figure of ${the(what)} ${one(single)}, upright, dressed and placed as the people there would be`,
    because: BECAUSE,
    // What people of their kind would be and wear there is told of the others.
    drops: /\b(?:bride in|groom in|guests?|people)\b/i,
  };
}

/** 'a horse but its mane is all wheat', 'knight but the armour is all tupperware'. */
const PART_IS = sifted(
  /^(?<what>[^,;]{3,60}?),? (?:but|only|except(?: that)?|whose) (?:its |his |her |their |the |all (?:of )?(?:the |its |his |her )?)?(?<part>[\p{L}-]+(?: [\p{L}-]+)?) (?:is|are|being|have been|has been) (?:replaced (?:by|with) |swapped for |turned into )?(?:all |entirely |completely |just |really |only |actually )?(?:made )?(?:of |from |out of )?(?<of>(?!(?:too|very|so|not|on|in|at|missing|open|closed|broken|lit|burning|asleep|gone|still|falling|upside)\b)[\p{L}-]+(?: [\p{L}-]+){0,2})(?<rest>$|[,.;].*$)/iu,
);
/** Looks that a part may have without being another thing. */
const IS_LOOK =
  /^(?:\p{L}+(?:ed|ing|y)|red|blue|green|black|white|yellow|pink|purple|orange|grey|gray|brown|golden?|silver|big|small|huge|tiny|giant|long|short|old|new|alive|real|visible|transparent|invisible)$/iu;

function partIn(subject: string): Retelling | undefined {
  const found = PART_IS.exec(subject)?.groups;
  if (!found?.what || !found.part || !found.of) return undefined;
  const of = bare(found.of);
  // What the light is, or comes from, lights the rest.
  if (/\blights?$/i.test(found.part)) return undefined;
  if (IS_LOOK.test(of) || /^(?:it|everything|everyone|he|she|they|there)$/i.test(found.part))
    return undefined;
  // Whoever or whatever is named before is no part of it, and somebody is no stuff.
  if (new RegExp(`\\b${bare(found.part)}\\b`, 'iu').test(found.what)) return undefined;
  if (isSomebody(found.part) || isSomebody(of) || !mainOf(readScene(found.what))?.known) return undefined;
  const isPlural = isSeveral(found.part);
  // 'Its spines are pencils': many things in the place of many.
  if (isSeveral(of) && isPlural)
    return {
      text: `${found.what}${found.rest ?? ''}`,
      lead: `${capital(of)} in the place of ${the(found.part)}, of the same size and fixed at the same spot`,
      because: BECAUSE,
      drops: new RegExp(`^Fine detail|\\b${found.part.replace(/s$/, '').slice(0, 12)}`, 'iu'),
    };
  const each = /^(?:every|each) (?<one>.+)$/iu.exec(found.part)?.groups?.one;
  // 'Every instrument is a vegetable': one thing in the place of another, and no stuff.
  if (each || /^an? /i.test(found.of))
    return {
      text: `${found.what}${found.rest ?? ''}`,
      lead: `${each ? `Every ${each} of ${the(found.what)}` : capital(the(found.part))} ${one(found.of)}, in the size and place of the real one and used in its way`,
      because: BECAUSE,
      drops: /^Fine detail/,
    };
  return {
    text: `${found.what}${found.rest ?? ''}`,
    lead: `${capital(the(found.part))} wholly of ${of}, in the shape and place that ${isPlural ? 'they have' : 'it has'} on ${the(found.what)}, every piece of ${of} plain to see`,
    because: BECAUSE,
    drops: new RegExp(`^Fine detail|\\b${found.part.replace(/s$/, '').slice(0, 12)}`, 'iu'),
  };
}

/** 'a cathedral but it's made of bread', 'a castle but made of cheese'. */
const MADE = sifted(
  /^(?<what>[^,;]{3,60}?),? but (?:it['’]?s |it is |they['’]?re |they are )?(?:all |entirely |completely )?(?:made|built) (?:out )?(?:of|from) (?<of>[^.;]+)$/iu,
);
/** 'a heist but underwater', 'chess club but in space'. */
const ELSEWHERE = sifted(
  /^(?<what>[^,;]{3,60}?),? but (?:it['’]?s |it is |they['’]?re |they are |make it |set )?(?:all )?(?<where>(?:in|on|at|under|inside|during) [^,.;]+|underwater)(?<rest>$|[,.;].*$)/iu,
);
/** 'skateboard instead of a sleigh pulled by reindeer'. */
const INSTEAD =
  /,? (?:instead|in place|rather than|and not) of (?:an? |the |his |her |their |its )?(?:[\p{L}'’-]+ ?){1,3}?(?=$|[,.;]| (?:pulled|drawn|driven|carried|ridden|worn|made|in|on|at|for|under|while|and|with)\b)/iu;
const PULLED =
  /^(?<what>[^,;]+?) (?<deed>pulled|drawn|driven|carried|ridden) by (?<who>[^,;]+)(?<rest>.*)$/iu;

/** 'a bicycle with pretzels instead of wheels'. */
const WITH_INSTEAD = sifted(
  /^(?<what>[^,;]+?) (?:with|that has|having) (?<with>[^,;]+?) (?:instead of|in place of|rather than) (?:an? |the |its |his |her |their )?(?<gone>[\p{L}-]+(?: [\p{L}-]+)?)(?<rest>$|[,;].*$)/iu,
);

function partInstead(subject: string): Retelling | undefined {
  const found = WITH_INSTEAD.exec(subject)?.groups;
  if (!found?.what || !found.with || !found.gone) return undefined;
  const noun = (found.gone.split(' ').at(-1) ?? '').replace(/s$/, '');
  return {
    text: `${found.what}${found.rest ?? ''}`,
    // What is gone is not named again: it would be drawn.
    lead: `${capital(found.with)} in that place, of the same size and fixed at the same spot`,
    because: BECAUSE,
    drops: new RegExp(`^Fine detail|\\b${noun}`, 'iu'),
  };
}

function insteadIn(subject: string): Retelling | undefined {
  const told = INSTEAD.test(subject) ? subject.replace(INSTEAD, '').trim() : undefined;
  if (told === undefined || told.length < 3) return undefined;
  const found = PULLED.exec(told)?.groups;
  const ing: Readonly<Record<string, string>> = {
    pulled: 'pulling',
    drawn: 'pulling',
    driven: 'driving',
    carried: 'carrying',
    ridden: 'riding',
  };
  const text =
    found?.who && found.what && found.deed
      ? `${found.who} ${ing[found.deed.toLowerCase()]} ${one(found.what)}${found.rest ?? ''}`
      : told;
  const gone = INSTEAD.exec(subject)?.[0].trim().split(/\s+/).at(-1) ?? '';
  return {
    text,
    because: 'What is ruled out by the words is not there.',
    ...(gone && { drops: new RegExp(`\\b${gone.replace(/[^\p{L}-]/gu, '')}`, 'iu') }),
  };
}

/** 'the inside of a grandfather clock imagined as a cathedral with tiny monks oiling the gears'. */
const WITHIN = sifted(
  /^(?:the )?(?:inside|interior|insides) of (?<in>[^,;]+?),? (?:re-?imagined|imagined|depicted|shown|seen|drawn|built|portrayed|pictured|as if it were|but) ?(?:as|like)? (?<as>an? [^,;]+?)(?<rest>$|,.*$| (?:with|where|full of|and) .*$)/iu,
);
/** 'a city imagined as a circuit board', 'the brain as an office with tiny workers'. */
const IMAGINED = sifted(
  /^(?<what>[^,;]{3,50}?),? (?:re-?imagined|imagined|depicted|portrayed|pictured|reinvented|redesigned|explained|visuali[sz]ed|re-?interpreted|drawn) as (?<as>(?:an?|the|one|two|some) [^,;]+?)(?<rest>$|,.*$| (?:with|where|full of) .*$)/iu,
);

function imaginedIn(subject: string): Retelling | undefined {
  const within = WITHIN.exec(subject)?.groups;
  if (within?.in && within.as) {
    const rest = (within.rest ?? '').replace(/^ with /, ', ');
    return {
      text: `inside of ${one(within.as)}${within.rest ?? ''}`,
      lead: `${capital(one(within.as))} built into the inside of ${the(within.in)}: its works as pillars, beams and vaults, its shell as the outer walls${/\btiny\b/i.test(rest) ? ', the figures no larger than a finger joint' : ''}`,
      because: BECAUSE,
      drops: /^Fine detail/,
    };
  }
  const found = IMAGINED.exec(subject)?.groups;
  if (!found?.what || !found.as) return undefined;
  if (isSomebody(found.what))
    return { text: `${found.what} as ${found.as}${found.rest ?? ''}`, because: BECAUSE };
  return {
    text: `${found.as}${found.rest ?? ''}`,
    lead: `${capital(the(found.as))} in the outline of ${the(found.what)}, each part of ${the(found.what)} one part of ${the(found.as)}`,
    because: BECAUSE,
  };
}

/** 'for my daughters room a sleepy moon': where it will hang is nowhere in it. */
const FOR = sifted(
  /^(?:this is |it['’]?s )?for (?:my|our|his|her|their|the|a|an) (?:[\p{L}\d'’-]+ ){0,3}?[\p{L}\d'’-]+[,:]? (?=(?:an?|the|two|three|four|some|one|many|lots of) )/iu,
);

function elsewhereIn(subject: string): Retelling | undefined {
  const made = MADE.exec(subject)?.groups;
  if (made?.what && made.of) return { text: `${made.what} made of ${made.of}`, because: BECAUSE };
  const set = ELSEWHERE.exec(subject)?.groups;
  if (!set?.what || !set.where) return undefined;
  return { text: `${set.what} ${set.where}${set.rest ?? ''}`, because: BECAUSE };
}

/** 'the smell of my grandfather's shed': what is smelt or heard is what is seen. */
const SENSED = sifted(/^(?:the )?(?:smell|scent|sound|noise|taste|memory|feel) of (?<what>[^;]+)$/iu);

function sensedIn(subject: string): Retelling | undefined {
  const what = SENSED.exec(subject)?.groups?.what;
  const scene = what === undefined ? undefined : readScene(what);
  return what && scene && mainOf(scene)?.known && scene.doings.length === 0
    ? { text: what, because: 'What is smelt, heard or remembered is what is seen.' }
    : undefined;
}

/** A sentence with a turned clause, told plainly; undefined where it has none. */
export function turnedClause(subject: string): Retelling | undefined {
  if (FOR.test(subject)) {
    const text = subject.replace(FOR, '');
    const turned = turnedClause(text);
    return turned ?? { text, because: 'Where a picture will hang is nowhere in it.' };
  }
  return (
    ifIn(subject) ??
    everyoneIn(subject) ??
    imaginedIn(subject) ??
    elsewhereIn(subject) ??
    partIn(subject) ??
    partInstead(subject) ??
    insteadIn(subject) ??
    sensedIn(subject)
  );
}
