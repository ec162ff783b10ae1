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
import { traceOfDeed } from './deed-traces.ts';
import { EXCEPTED, feltInShort, isAtRest, leadingDoing } from './staging.ts';

/** As much of a pose as tells the deed, in words. */
const MOST_OF_POSE = 20;

/** A moment that is an instant of the deed and stands behind its pose: 'the paw just breaking the surface'. */
const JUST = sifted(
  /^(?:the|an?|one|both|\{o\}|\w+) [^,]*\bjust \w+(?:ing|ed|en|out|free|short|down|over|up)\b[^,]*$/,
);
/** A part of the body, a tool or what is worked on, caught in what it does: 'foam sliding off the wet coat'. */
const CAUGHT = sifted(
  /^(?:the|an?|one|both|all|\{o\}|[a-z]+) [^,]*\b(?:(?!(?:spring|string|ring|wing|thing|swing|king|evening|morning|ceiling|clothing|railing|icing|pudding|painting|drawing|stroking)\b)[a-z]{3,}ing|about to [a-z]+|at (?:its|the|full) [a-z]+|clear of|pulled|drawn|flung|lifted|torn|stretched|pressed|halfway|in the air)\b[^,]*$/,
);
/** What is heard, counted or only thought of, and what belongs to a film. */
const UNSEEN = sifted(
  /\b(?:words?|notes?|count|effort|letting go|speaking|the frame|passing light|light moving|song|silence|breath\w*|taste|next|coming|going down|over and over|very slowly|hand's breadth|start\w*|begin\w*|count\w*)\b|\{s\}/,
);
const isInstant = (moment: string): boolean =>
  JUST.test(moment) || (CAUGHT.test(moment) && !UNSEEN.test(moment));

/** Words that two clauses have in common without speaking of the same part. */
const COMMON: ReadonlySet<string> = new Set(
  'with from over under into onto toward towards front close ahead side between behind just high down camera'.split(
    ' ',
  ),
);

/** What a clause tells of hands and what they hold: without it nothing is held. */
const HOLDS = sifted(
  /\b(?:hands?|grippers?|arms?|palms?|fists?|paws?|claws?|jaws|bill|beak|teeth|held|holding|both|other|each)\b/,
);

/** What of a pose an instant takes the place of: the part that it speaks of, else the last clause; nothing that holds. */
function givenWay(moment: string, parts: readonly string[]): number {
  const words = (moment.match(/[a-z]{4,}/g) ?? []).filter((word) => !COMMON.has(word)).slice(0, 2);
  const same = parts.findIndex(
    (part, i) => i > 0 && !HOLDS.test(part) && words.some((word) => part.includes(word.replace(/s$/, ''))),
  );
  const last = parts.length - 1;
  return same >= 0 ? same : HOLDS.test(parts[last] ?? '') ? -1 : last;
}
/** Clauses that a moment needs before it. */
const FEWEST = 2;

/** A cinematic take has the deed at its peak: its last clause gives way to the instant, where one is written for it. */
function atItsPeak(scene: Scene, doing: Doing, parts: readonly string[]): readonly string[] {
  const { row, agents, toViewer } = doing;
  const agent = scene.cast[agents[0] ?? -1];
  const isOne = agents.length === 1 && agent !== undefined && !agent.plural && agent.kind !== 'group';
  if (!row || toViewer || parts.length < FEWEST || !isInstant(row.moment) || isFromBehind(scene))
    return parts;
  // Of several only what all of them work on is caught: a foot would be the foot of one.
  if (!isOne && (JUST.test(row.moment) || OF_ONE.test(row.moment))) return parts;
  const moment = filled(row.moment, scene, doing);
  const isOfBody = isForDoer(row) || agent === undefined || fitsBody(moment, agent);
  // What the pose has placed already is not moved.
  if (!isOfBody || !suits(scene, doing, moment) || parts.some((part) => part.includes(moment))) return parts;
  // What a hand holds already does not move by itself as well.
  const [, noun = ''] = /^(?:the|an?|one|both|all) ([a-z]+)/.exec(moment) ?? [];
  if (noun && parts.some((part) => HOLDS.test(part) && new RegExp(`^(?:[a-z]+ )?${noun}\\b`).test(part)))
    return parts;
  if (parts.length === FEWEST) return [...parts, moment];
  const at = JUST.test(row.moment) ? parts.length - 1 : givenWay(moment, parts);
  return [...parts.filter((_, i) => i !== at), moment];
}

/** What each of several has for itself. */
const OF_ONE = sifted(
  /\b(?:ears?|eyes?|head|nose|mouth|lips|jaws?|teeth|tongue|neck|chin|face|cheeks?|shoulders?|hips?|back|chest|hands?|arms?|fingers?|fingertips?|thumb|fists?|palm|legs?|knees?|foot|feet|heels?|toes?|paws?|tail|wings?|body|bill|beak|trunk|claws?|hair|fur|one|grip|gaze)\b|\{hands?\}/,
);

/** A pose at its peak; with what the deed sets moving, where it has none. */
function inMotion(scene: Scene, doing: Doing, parts: readonly string[]): readonly string[] {
  const peak = atItsPeak(scene, doing, parts);
  const isMoved = peak !== parts || parts[0] === '' || isFromBehind(scene) || doing.toViewer === true;
  const trace = isMoved ? '' : traceOfDeed(scene, doing);
  return trace === '' ? peak : [...parts, trace];
}

/** Whether it is the thing itself that does it: a car that skids, hands that knead. */
const isThingsOwn = ({ cast }: Scene, { agents, row, verb }: Doing, main: Member): boolean =>
  row !== undefined &&
  // What glows in evening light is lit by it.
  !/^(?:glow|shine|gleam|glisten|sparkle|glitter)/.test(verb.base) &&
  agents.length === 1 &&
  cast[agents[0] ?? -1] === main;

/** What the deed looks like, in the first part or two of its pose; empty where no pose is written for it. */
function poseInShort(brief: Brief, doing: Doing | undefined): string {
  const main = mainOf(brief.scene);
  if (
    !doing ||
    doing.form === 'past' ||
    !main ||
    !(isBeing(main.kind) || isThingsOwn(brief.scene, doing, main))
  )
    return '';
  const parts = doingText(brief, doing).split(', ');
  // A bare posture tells no deed: 'seated' takes what follows with it.
  const least = (parts[0] ?? '').split(' ').length < 3 ? 3 : 2;
  const most = parts.slice(0, least).join(', ');
  // What hands and eyes do is the moment of a cinematic take.
  if (brief.take === 'cinematic')
    return poseSentence(brief.scene, doing, inMotion(brief.scene, doing, parts).join(', '));
  const told = most.split(' ').length > MOST_OF_POSE ? parts.slice(0, least - 1).join(', ') : most;
  return poseSentence(brief.scene, doing, told);
}

/** What others do meanwhile changes nothing of the first one's pose. */
const MEANWHILE = sifted(
  /\bwhile (?!(?:one|another|the (?:other|others|rest|last|first|third|smallest|youngest|oldest))\b).*/i,
);

/** The deed in short, or how many there are, for the takes that add least: what is named, the words have named. */
export function stageInShort(brief: Brief, main: Member): Decision[] {
  const { scene } = brief;
  const doing = leadingDoing(scene);
  const isCounted =
    (doing && isBeing(main.kind)) ||
    scene.cast.some((member) => member !== main && (member.part === 'companion' || member.counted));
  const count = isCounted ? '' : countText(main, brief.take, scene.subject);
  const pose = EXCEPTED.test(scene.subject.replace(MEANWHILE, '')) ? '' : poseInShort(brief, doing);
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
