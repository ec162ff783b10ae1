import { inWords } from '../lexicon/row.ts';
import { isBeing, isPeople, type Member, mainOf, type Scene } from '../read/scene.ts';
import { isWhollyRead } from './certainty.ts';
import { countText } from './counts.ts';
import { suits } from './pose-fit.ts';
import { isAtHand } from './props.ts';
import { filled, theWholeOf } from './refer.ts';
import { type Brief, type Decision, said } from './shot.ts';
import { leadingDoing } from './staging.ts';

/** Whether one close view of hands and object tells the whole deed: one doer, no companion, no feeling to show. */
export function isToldByHands(scene: Scene): boolean {
  const doing = leadingDoing(scene);
  const main = mainOf(scene);
  // Hands alone would shut out whoever is taught, and the lamp that it happens under.
  const alone =
    doing?.agents.length === 1 &&
    scene.place === undefined &&
    main?.adjectives.length === 0 &&
    main.strange.length === 0 &&
    suits(scene, doing, doing.row?.close ?? '') &&
    main.role === undefined &&
    !scene.cast.some(
      ({ part, kind }) =>
        part === 'companion' ||
        part === 'support' ||
        part === 'scenery' ||
        (part === 'topic' && isBeing(kind)) ||
        (part === 'object' && isBeing(kind)),
    );
  return (
    alone &&
    doing.row?.traits.words.has('hands') === true &&
    doing.row.close !== '' &&
    main?.plural === false &&
    isAtHand(scene.cast[doing.object ?? -1]) &&
    !scene.feeling &&
    isPeople(main.kind)
  );
}

/** What has no outline of its own. */
const OUTLINED: ReadonlySet<string> = new Set([
  'terrain',
  'weather',
  'event',
  'place',
  'abstract',
  'celestial',
  'material',
]);

/** A measure with what it holds: 'the stack of old books'. */
function withContent(member: Member, { cast }: Scene): string {
  const content = cast.find(
    ({ part, relation }) => part === 'content' && relation?.to === cast.indexOf(member),
  );
  return content ? `${theWholeOf(member)} of ${content.words}` : theWholeOf(member);
}

/** A deed whose preposition has lost what it led to is said without it. */
const wholeDeed = (words: string): string =>
  words.replace(/\s(?:in|on|at|for|to|with|from|into|onto|under|over|by|of|through|off)$/, '');

const UNTOLD: ReadonlySet<string> = new Set([
  'object',
  'support',
  'scenery',
  'held',
  'companion',
  'content',
  'feature',
]);

/** A crop for the minimal take: the deed's own close view, or the whole small in the frame. */
export function stageMinimal(brief: Brief, main: Member): Decision[] {
  const { scene } = brief;
  const doing = leadingDoing(scene);
  const others = scene.cast.filter(
    (member) =>
      member !== main &&
      member.known &&
      !scene.doings.some(
        ({ verb, agents }) => verb.base === 'miss' && agents.includes(scene.cast.indexOf(member)),
      ) &&
      ['companion', 'object', 'held', 'worn', 'support', 'scenery', 'feature'].includes(member.part) &&
      member.kind !== 'hands' &&
      member.kind !== 'material',
  );
  const close = doing?.row && isToldByHands(scene) ? `only ${filled(doing.row.close, scene, doing)}` : '';
  // A list that leaves out what the sentence names would shut it out.
  const isLeftOut =
    !isWhollyRead(scene) ||
    scene.cast.some((member) => member !== main && !others.includes(member) && UNTOLD.has(member.part));
  const cast =
    others.length > 3 || isLeftOut ? [] : [main, ...others].map((member) => withContent(member, scene));
  const whole =
    !main.known || cast.length === 0
      ? ''
      : cast.length > 1
        ? `only ${inWords([...new Set(cast)])}`
        : OUTLINED.has(main.kind) || scene.place || scene.doings.some(({ form }) => form === 'past')
          ? ''
          : `just ${[cast[0] ?? '', doing?.form === 'ing' ? wholeDeed(doing.words) : ''].join(' ').trim()}`;
  const count = countText(main, 'minimal', scene.subject);
  return [
    {
      element: 'subject',
      text: [close || whole, count].filter(Boolean).join(', '),
      because: close
        ? `The deed ${said(doing?.words ?? '')} is told by this detail alone.`
        : 'Minimal keeps the cast and nothing else.',
      joins: true,
    },
  ];
}
