import { inWords } from '../lexicon/row.ts';
import { type Doing, isBeing, type Member, mainOf, type Scene } from '../read/scene.ts';
import { isWhollyRead } from './certainty.ts';
import { countText, numberWord } from './counts.ts';
import { speaksOf } from './placements.ts';
import { doingText } from './poses.ts';
import { theWholeOf } from './refer.ts';
import { isRoomLeft } from './room-left.ts';
import { type Brief, type Decision, said } from './shot.ts';
import { EXCEPTED, leadingDoing } from './staging.ts';

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

/** What something comes from and stands there still. */
const ROOTED: ReadonlySet<string> = new Set(['tree', 'structure', 'building', 'terrain']);

/** As much of a pose as tells the deed, in words. */
const MOST_OF_POSE = 20;

/** What the deed looks like, in the first part or two of its pose; empty where no pose is written for it. */
function poseInShort(brief: Brief, doing: Doing | undefined): string {
  if (!doing || doing.form === 'past' || !isBeing(mainOf(brief.scene)?.kind ?? 'thing')) return '';
  const parts = doingText({ ...brief, take: 'studio' }, doing).split(', ');
  // A bare posture tells no deed: 'seated' takes what follows with it.
  const least = (parts[0] ?? '').split(' ').length < 3 ? 3 : 2;
  const most = parts.slice(0, least).join(', ');
  return most.split(' ').length > MOST_OF_POSE ? parts.slice(0, least - 1).join(', ') : most;
}

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
      (['companion', 'object', 'held', 'support', 'scenery', 'feature'].includes(member.part) ||
        (member.part === 'worn' && !isBeing(main.kind))) &&
      member.relation?.preposition !== 'as' &&
      member.relation?.preposition !== 'made-of' &&
      // A stack of books is one thing, not books and a stack.
      !(main.relation?.preposition === 'of' && scene.cast[main.relation.to] === member) &&
      member.kind !== 'hands' &&
      member.kind !== 'material',
  );
  // A list that leaves out what the sentence names would shut it out.
  const isLeftOut =
    !isWhollyRead(scene) ||
    !isRoomLeft(scene) ||
    // Rain, night and market are named too, and are no members of the cast.
    scene.times.length > 0 ||
    scene.place !== undefined ||
    [main, ...others].some(({ kind }) => kind === 'abstract' || kind === 'event') ||
    (['food', 'drink'].includes(main.kind) && others.some(({ part }) => part === 'feature')) ||
    scene.cast.some(
      (member) =>
        member !== main &&
        ((/^(?:from|out of|off)$/.test(member.relation?.preposition ?? '') && !ROOTED.has(member.kind)) ||
          (!others.includes(member) && (UNTOLD.has(member.part) || isBeing(member.kind)))),
    );
  const cast =
    others.length > 3 || isLeftOut
      ? []
      : [main, ...others].map((member) =>
          member !== main && member.counted && member.count > 1
            ? `the ${numberWord(member.count)} ${member.name}`
            : withContent(member, scene),
        );
  const whole =
    !main.known || cast.length === 0
      ? ''
      : cast.length > 1
        ? `only ${inWords([...new Set(cast)])}`
        : OUTLINED.has(main.kind) || scene.place || scene.doings.some(({ form }) => form === 'past')
          ? ''
          : `just ${[cast[0] ?? '', doing?.form === 'ing' ? wholeDeed(doing.words) : ''].join(' ').trim()}`;
  // A deed, or whoever is counted beside them, has said it with the words.
  const isCounted =
    (doing && isBeing(main.kind)) || others.some(({ part, counted }) => part === 'companion' || counted);
  const count = isCounted ? '' : countText(main, 'minimal', scene.subject);
  const pose = EXCEPTED.test(scene.subject) ? '' : poseInShort(brief, doing);
  // What the pose does not speak of is still there.
  const isTold = whole === '' || others.every(({ name }) => speaksOf(pose.toLowerCase(), name));
  if (pose && doing)
    return [
      {
        element: isTold ? 'motion' : 'subject',
        text: [isTold ? '' : whole, pose, count].filter(Boolean).join(', '),
        because: `${said(doing.words)} is what the picture is left with.`,
        joins: true,
      },
    ];
  return [
    {
      element: 'subject',
      text: [whole, count].filter(Boolean).join(', '),
      because: 'Minimal keeps the cast and nothing else.',
      joins: true,
    },
  ];
}
