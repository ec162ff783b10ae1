import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isForDoer } from '../../read/deed-sense.ts';
import { type Doing, isBeing, isFromBehind, type Member, mainOf, type Scene } from '../../read/scene.ts';
import { countText } from '../counts.ts';
import { isFigurine } from '../plain/certainty.ts';
import { poseCaught } from '../pose/at-rest.ts';
import { fitsBody } from '../pose/body.ts';
import { matterDecision } from '../pose/matter.ts';
import { suits } from '../pose/pose-fit.ts';
import { poseSentence } from '../pose/pose-sentence.ts';
import { doingText } from '../pose/poses.ts';
import { filled, theOf } from '../refer.ts';
import { type Brief, capital, type Decision, said } from '../shot.ts';
import { EXCEPTED, feltInShort, isAtRest, leadingDoing } from './staging.ts';

/** As much of a pose as tells the deed, in words. */
const MOST_OF_POSE = 20;

/** A moment that is an instant of the deed and stands behind its pose: 'the paw just breaking the surface'. */
const INSTANT = sifted(
  /^(?:the|an?|one|both|\{o\}|\w+) [^,]*\bjust \w+(?:ing|ed|en|out|free|short|down|over|up)\b[^,]*$/,
);
/** Clauses that a moment needs before it. */
const FEWEST = 2;

/** A cinematic take has the deed at its peak: its last clause gives way to the instant, where one is written for it. */
function atItsPeak(scene: Scene, doing: Doing, parts: readonly string[]): readonly string[] {
  const { row, agents, toViewer } = doing;
  const agent = scene.cast[agents[0] ?? -1];
  const isOne = agents.length === 1 && agent !== undefined && !agent.plural && agent.kind !== 'group';
  if (!row || !isOne || toViewer || parts.length < FEWEST || !INSTANT.test(row.moment) || isFromBehind(scene))
    return parts;
  const moment = filled(row.moment, scene, doing);
  const isOfBody = isForDoer(row) || fitsBody(moment, agent);
  // What the pose has placed already is not moved.
  if (!isOfBody || !suits(scene, doing, moment) || parts.some((part) => part.includes(moment))) return parts;
  return [...(parts.length > FEWEST ? parts.slice(0, -1) : parts), moment];
}

/** What the deed looks like, in the first part or two of its pose; empty where no pose is written for it. */
function poseInShort(brief: Brief, doing: Doing | undefined): string {
  if (!doing || doing.form === 'past' || !isBeing(mainOf(brief.scene)?.kind ?? 'thing')) return '';
  const parts = doingText(brief, doing).split(', ');
  // A bare posture tells no deed: 'seated' takes what follows with it.
  const least = (parts[0] ?? '').split(' ').length < 3 ? 3 : 2;
  const most = parts.slice(0, least).join(', ');
  // What hands and eyes do is the moment of a cinematic take.
  if (brief.take === 'cinematic')
    return poseSentence(brief.scene, doing, atItsPeak(brief.scene, doing, parts).join(', '));
  const told = most.split(' ').length > MOST_OF_POSE ? parts.slice(0, least - 1).join(', ') : most;
  return poseSentence(brief.scene, doing, told);
}

/** The deed in short, or how many there are, for the takes that add least: what is named, the words have named. */
export function stageInShort(brief: Brief, main: Member): Decision[] {
  const { scene } = brief;
  const doing = leadingDoing(scene);
  const isCounted =
    (doing && isBeing(main.kind)) ||
    scene.cast.some((member) => member !== main && (member.part === 'companion' || member.counted));
  const count = isCounted ? '' : countText(main, brief.take, scene.subject);
  const pose = EXCEPTED.test(scene.subject) ? '' : poseInShort(brief, doing);
  const felt = pose || doing ? '' : feltInShort(brief, main);
  const text = pose || felt || count;
  const matter = matterDecision(brief, main);
  const caught =
    brief.take === 'cinematic' && text === '' && !isFigurine(main) && isAtRest(brief)
      ? poseCaught(scene, main)
      : undefined;
  if (caught)
    return [
      ...matter,
      {
        element: 'motion',
        text: `${capital(theOf(main))} ${caught}`,
        because: 'No deed is named, so what bears the body decides the pose.',
      },
    ];
  if (text === '') return matter;
  return [
    ...matter,
    {
      element: pose ? 'motion' : felt ? 'mood' : 'subject',
      text,
      because:
        pose && doing
          ? `${said(doing.words)} is what the picture is of.`
          : felt
            ? `${said(scene.feeling?.words ?? '')} shows in face and body.`
            : `The count of ${said(main.words)} is kept.`,
      ...(!pose && !felt && { joins: true }),
    },
  ];
}
