import { NOUN_KINDS } from '../lexicon/noun.ts';
import { inWords, listOf, rowsOf, textOf } from '../lexicon/row.ts';
import { isBeing, type Member, mainOf } from '../read/scene.ts';
import { pronounsOf, theOf, theWholeOf } from './refer.ts';
import { type Brief, capital, type Decision, said } from './shot.ts';

/*
 * How the cast stands to each other. {a} is the one, {b} the other; the preposition stands between them as it was
 * typed, and what follows makes it exact.
 */
const EXACT = new Map(
  rowsOf(
    `
on, on top of, atop, upon | resting firmly there with a small dark shadow beneath | {b} cropped by the lower edge
under, beneath, underneath, below | {b} closing the upper part of the frame | {b} close overhead
over, above | a clear gap between them | {b} small below
inside, within, inside of, in | - | -
in front of | {b} square behind, a little softer | {b} large and soft behind
behind | partly hidden by {b} | half lost behind {b}
beside, next to, near, close to, by, alongside | side by side on one line | {b} a step behind
between | an equal gap on either side | squeezed close on both sides
among, amongst, amid, amidst | the one clearly apart, the rest around it | the one in focus, the rest softening away
around, surrounded by | an even ring with a little space | crowding in from every edge
through | halfway through, both ends visible | the near half large in the frame
into, onto | the direction of it clear from left to right | the far end already inside
out of, from | half still inside, half out | coming toward the camera
toward, towards | a clear stretch of ground between them | the distance short
covered in, covered with, covered by | the cover unbroken, edges visible | patches of it catching the light
full of, filled with | filled to the rim, evenly | overfilled, a few at the edge
wrapped in, tied to, attached to, connected to | every fold and join in view | the join nearest the lens
lit by | its light falling from close by | its light the brightest spot in the frame
reflected in | the reflection whole and upright | the reflection broken by a ripple
across, along | from one edge of the frame to the other | running away into depth
served with, topped with | set on the near side | nearest the lens
`,
    3,
  ).flatMap(([names, studio, cinematic]) =>
    listOf(names).map((name) => [name, { studio: textOf(studio), cinematic: textOf(cinematic) }] as const),
  ),
);

/** States in which one thing stays with another. */
const RESTING =
  /^(?:curl|wrap|hide|trap|cover|perch|lean|press|tangle|bury|float|balance|stack|pin|hang|tie|chain|nest|coil|wedge|tuck|fold|lock|catch|suspend)/;

/** Prepositions of a direction: what they name stands behind, whole. */
const BACKING = /^(?:from|against|toward|towards|past|facing|opposite)$/;

const TURNING = /^(?:explode|burst|shatter|dissolve|melt|turn|transform|morph|break|crumble|disintegrate)/;

function bound(brief: Brief, member: Member, other: Member): string {
  const preposition = member.relation?.preposition ?? '';
  if (BACKING.test(preposition)) {
    const [detail] = member.row?.details ?? [];
    return `${capital(theWholeOf(member))} close behind${detail ? `, with ${detail}` : ''}`;
  }
  const exact = EXACT.get(preposition);
  // 'a cat on a chair': the one that is on it is the one before the preposition.
  const state = brief.scene.doings.find(
    ({ form, agents, verb }) =>
      form === 'past' && RESTING.test(verb.base) && brief.scene.cast[agents[0] ?? -1] === other,
  );
  const turning =
    member.relation?.preposition === 'into' && brief.scene.doings.some(({ verb }) => TURNING.test(verb.base));
  if (turning)
    return `${capital(theOf(other))} still whole on one side, ${theWholeOf(member)} flying out of the other`;
  const [a, b] = [[theOf(other), state?.words].filter(Boolean).join(' '), theWholeOf(member)];
  const precise = exact
    ? (brief.take === 'studio' ? exact.studio : exact.cinematic).replaceAll('{b}', theOf(member))
    : '';
  return capital([`${a} ${preposition} ${b}`, precise].filter(Boolean).join(', '));
}

function companions(brief: Brief, main: Member): Decision[] {
  const { scene, take } = brief;
  const joined = scene.cast.filter(
    ({ part, relation, kind }) =>
      part === 'companion' && isBeing(kind) && (!relation || relation.preposition === 'with'),
  );
  if (joined.length === 0 || !isBeing(main.kind)) return [];
  const names = joined.map(theWholeOf);
  const pronouns = pronounsOf(main);
  const facing =
    take === 'studio'
      ? 'turned slightly toward each other, both fully in view'
      : 'close enough to touch, one nearer the camera';
  const text =
    joined.length === 1
      ? `${capital(theOf(main))} at the left, ${names[0]} at the right, ${facing}`
      : `${capital(inWords(names))} around ${pronouns.him}, each one fully in view`;
  return [
    {
      element: 'subject',
      text,
      because: `${said(joined.map(({ words }) => words).join(', '))} belongs in the picture too.`,
    },
  ];
}

function held(brief: Brief, main: Member): Decision[] {
  return brief.scene.cast
    .filter(({ part }) => part === 'held' || part === 'worn')
    .slice(0, 2)
    .map((member): Decision => {
      const surface = member.materials[0]?.surface;
      const detail = surface || (member.row?.details[0] ?? '');
      const works =
        member.part === 'held' && brief.scene.doings.some(({ row }) => row?.traits.words.has('hands'));
      const seen = works ? 'in the working hand' : member.part === 'held' ? 'in one hand' : 'in full view';
      const text = [
        capital(theWholeOf(member)),
        `${seen}${detail && brief.take === 'studio' && !works ? `, with ${detail}` : ''}`,
      ].join(' ');
      return { element: 'subject', text, because: `${said(member.words)} is named with ${theOf(main)}.` };
    });
}

function features(brief: Brief): Decision[] {
  const { scene } = brief;
  const acting = new Set(scene.doings.flatMap(({ agents }) => agents));
  return scene.cast

    .filter(
      (member, i) => member.part === 'feature' && member.known && member.kind !== 'hands' && !acting.has(i),
    )
    .slice(0, 2)
    .map((member): Decision => {
      const words = theWholeOf(member);
      const place = brief.take === 'studio' ? 'set clearly in front' : 'in the near foreground';
      return {
        element: 'subject',
        text: `${capital(words)} ${place}`,
        because: `${said(member.words)} is what sets it apart.`,
      };
    });
}

const TOLD = new Set(['to', 'at', 'with', 'object', 'worn', 'of', 'for', 'about', 'made-of', 'as']);

/** Kinds that can be stood on, in, behind: not a garment, a style or an idea. */
const PHYSICAL: ReadonlySet<string> = new Set(
  NOUN_KINDS.filter(
    (kind) =>
      ![
        'clothing',
        'textile',
        'jewellery',
        'abstract',
        'event',
        'sport',
        'hands',
        'graphic',
        'place',
        'thing',
      ].includes(kind),
  ),
);

/** What stands nowhere of its own: rain, steam, smoke. */
const SHAPELESS: ReadonlySet<string> = new Set(['weather', 'material']);

/** Everything of the cast that the deed has not placed yet. */
export function relationsOf(brief: Brief): Decision[] {
  const { scene } = brief;
  const main = mainOf(scene);
  if (!main) return [];
  const related = scene.cast
    .filter(
      (member) =>
        member.relation &&
        !(member.words === scene.place?.words && isBeing(main.kind)) &&
        !(member.placeRow && member.words === scene.place?.words && member.part !== 'support') &&
        !TOLD.has(member.relation.preposition) &&
        member.part !== 'topic' &&
        member.kind !== 'hands' &&
        member.known &&
        PHYSICAL.has(member.kind),
    )
    .slice(0, 2)
    .map((member): Decision => {
      const other = scene.cast[member.relation?.to ?? 0] ?? main;
      return {
        element: 'subject',
        text: bound(brief, member, other),
        because: `${said(`${member.relation?.preposition} ${member.words}`)} says how they stand.`,
      };
    });
  const loose = scene.cast
    .filter(
      ({ part, relation, kind, known }) =>
        part === 'scenery' && !relation && known && PHYSICAL.has(kind) && !SHAPELESS.has(kind),
    )
    .slice(0, 3);
  const around: Decision[] =
    loose.length === 0
      ? []
      : [
          {
            element: 'subject',
            text: `Beside ${theOf(main)}: ${inWords(loose.map(theWholeOf))}`,
            because: `${said(loose.map(({ words }) => words).join(', '))} is named besides.`,
          },
        ];
  return [...companions(brief, main), ...held(brief, main), ...features(brief), ...related, ...around];
}
