import type { FeelingRow } from '../../lexicon/feeling.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import {
  type Doing,
  isBeing,
  isMissing,
  isPeople,
  type Member,
  mainOf,
  type Scene,
} from '../../read/scene.ts';
import { isOnSheet } from '../camera/drawn-views.ts';
import { oddOneShown } from '../camera/odd-one.ts';
import { countText } from '../counts.ts';
import { detailDecision } from '../details.ts';
import { onceFor } from '../once-for.ts';
import { isAfloat } from '../place/afloat.ts';
import { isBodyPlaced, isWhollyRead } from '../plain/certainty.ts';
import { poseAtRest } from '../pose/at-rest.ts';
import { animalFeeling, fitsBody } from '../pose/body.ts';
import { matterDecision } from '../pose/matter.ts';
import { poseSentence } from '../pose/pose-sentence.ts';
import { doingText } from '../pose/poses.ts';
import { theOf } from '../refer.ts';
import { relationsOf } from '../relations.ts';
import type { SceneClass } from '../scene-classes.ts';
import { type Brief, capital, type Decision, said } from '../shot.ts';

/*
 * Who is where, doing what with which hand: planning rules 1, 2, 4 and 6. The deed decides before the kind does.
 */
/** One of the group does otherwise: no row can be made of them. */
export const EXCEPTED = sifted(
  /\b(?:except|but one|one of (?:them|which|whom)|the (?:youngest|oldest|smallest|last|first(?! (?:time|day|snow|light|steps?|date|class|spring|summer|sunrise|morning|kiss|flight))|other|others|third)|while|refus\w+)\b/i,
);
/** Who is off the ground stands nowhere. */
const AIRBORNE = sifted(
  /\b(?:mid[ -]?air|airborne|above|floating|falling|levitating|hovering|upside down)\b/i,
);
/** Whoever looks elsewhere faces no camera. */
const TURNED_AWAY = sifted(
  /\b(?:backs? (?:turned )?(?:to|on)|from behind|look\w*|star(?:es|ing)|gaz\w*|watch\w*|facing|asleep|sleep\w*)\b/i,
);

/** Deeds that are no more than how the body is borne. */
const POSTURE_ONLY = sifted(
  /^(?:float|hover|drift|sit|stand|lie|lean|kneel|squat|crouch|perch|rest|hang out|wait)(?:\s|$)/,
);

/** Which doing the picture is built on: the main one's first. */
export const leadingDoing = onceFor((scene: Scene): Doing | undefined => {
  const main = mainOf(scene);
  const at = main ? scene.cast.indexOf(main) : -1;
  const seen = scene.doings.filter(
    ({ form, row, verb, object }) =>
      (form !== 'past' || row) &&
      verb.base !== 'wear' &&
      // 'looking ashamed' is felt, not done.
      !(verb.base === 'look' && object === undefined && scene.feeling !== undefined),
  );
  const own = seen.filter(({ agents }) => agents.includes(at));
  // 'grandma teaching me to crochet' is seen at her crochet.
  const taught = own.find(
    (doing, i) => i > 0 && doing.row && own[0]?.toViewer && /^(?:teach|show|help)\b/.test(own[0].verb.base),
  );
  if (taught) return taught;
  // Whoever floats about eating a burger is seen eating it.
  const [first] = own;
  const busy = own.find(
    (doing) =>
      doing !== first &&
      doing.form === 'ing' &&
      doing.object !== undefined &&
      doing.row?.traits.words.has('hands'),
  );
  if (busy && first && POSTURE_ONLY.test(first.verb.base)) return busy;
  // What the crowd around them does, or sparks, is no pose of theirs; what is done to them may be.
  const isOthers = main !== undefined && isBeing(main.kind) && seen[0]?.form !== 'past';
  return own.find(({ row }) => row) ?? own[0] ?? (isOthers ? undefined : seen[0]);
});
const SMILES = sifted(/\b(?:smil\w+|grin\w*|laugh\w*)\b/i);

/** What takes two of how a feeling shows. */
const OF_TWO = /\b(?:bodies|foreheads|each other|hands joined)\b/;

/** How the feeling of a scene shows, whoever is alone leaning against nobody. */
function feelingIn({ feeling, cast }: Scene): FeelingRow | undefined {
  const isAlone = cast.filter(({ kind }) => isBeing(kind)).length === 1 && cast[0]?.count === 1;
  if (!feeling || !isAlone) return feeling?.row;
  const ofOne = (text: string): string =>
    text
      .replace(' on the other', '')
      .split(', ')
      .filter((clause) => !OF_TWO.test(clause))
      .join(', ');
  return { ...feeling.row, face: ofOne(feeling.row.face), body: ofOne(feeling.row.body) };
}

function feelingText(brief: Brief): string {
  const feeling = feelingIn(brief.scene);
  if (!feeling) return '';
  const leading = leadingDoing(brief.scene);
  if (leading?.row?.traits.words.has('mouth') || leading?.row?.traits.words.has('eyes')) return '';
  if (leading?.row?.posture === 'lie') return '';
  // 'everyone in the queue is bored': not the one at its head.
  if (/\b(?:everyone|everybody|the others|all the others|the rest)\b/i.test(brief.scene.subject)) return '';
  const main = mainOf(brief.scene);
  // Somebody else's feeling is that one's: 'handing a cup to a nervous customer'.
  const owner = brief.scene.cast.find((member) => member.feeling === brief.scene.feeling?.row);
  if (owner && owner !== main && !isBeing(owner.kind)) return '';
  if (owner && main && owner !== main) return `${theOf(owner)} with ${feeling.face}`;
  if (main && !isPeople(main.kind) && !fitsBody(`${feeling.face}, ${feeling.body}`, main))
    return animalFeeling(main, feeling) || partsFelt(feeling, main).join(', ');
  // 'exhausted but smiling': the mouth is told by the words.
  const face = SMILES.test(brief.scene.subject)
    ? feeling.face
        .split(', ')
        .filter((each) => !/\b(?:mouth|lips?|smile|jaw)\b/.test(each))
        .join(', ')
    : feeling.face;
  const isFree = leading === undefined && brief.scene.cast.length === 1;
  return brief.take === 'studio' && isFree ? [face, feeling.body].filter(Boolean).join(', ') : face;
}
/** What of a feeling such a body can show, the body before the face: a robot hangs its head and has no cheeks. */
const partsFelt = ({ face, body }: FeelingRow, main: Member): readonly string[] =>
  EXPRESSIVE.has(main.kind) ? `${body}, ${face}`.split(', ').filter((clause) => fitsBody(clause, main)) : [];
const EXPRESSIVE: ReadonlySet<string> = new Set([
  'person',
  'child',
  'baby',
  'group',
  'robot',
  'fantasy-being',
]);

/** A feeling as a posture, for the takes that see somebody from afar. */
export function feltInShort(brief: Brief, main: Member): string {
  const feeling = feelingIn(brief.scene);
  if (!feeling || feelingText(brief) === '' || isBodyPlaced(brief.scene) || main.count > 1) return '';
  const told = animalFeeling(main, feeling) || partsFelt(feeling, main).slice(0, 2).join(', ');
  return (
    told &&
    `${capital(theOf(main))} ${/^(?:slumped|leaning|bent|hunched|curled)\b/.test(told) ? '' : 'with '}${told}`
  );
}

const BODY = sifted(
  /\b(?:eyes?|mouth|lips|head|shoulders?|hands?|brows?|arms?|chin|knees?|gaze|face|teeth|body)\b/g,
);

/** What a pose has said of eyes or hands, no feeling says otherwise. */
function unsaid(feeling: string, told: string): string {
  const named = new Set(
    [...told.matchAll(BODY)].map(([part]) => part.replace(/s$/, '').replace('gaze', 'eye')),
  );
  return feeling
    .split(', ')
    .filter((clause) => ![...clause.matchAll(BODY)].some(([part]) => named.has(part.replace(/s$/, ''))))
    .join(', ');
}

const LIMBS = sifted(/\b(?:wing|tail|ear|beak|bill|mane|paw|eye|head|mouth|leg)s?\b/gi);

/** A pose at rest without the parts that the words speak of: 'blurred wings' are not folded. */
const untold = (rest: string, { subject }: Scene): string =>
  rest
    .split(', ')
    .filter(
      (clause) =>
        ![...clause.matchAll(LIMBS)].some(([limb]) =>
          new RegExp(`\\b${limb.replace(/s$/i, '')}`, 'i').test(subject),
        ),
    )
    .join(', ');

/** Of several one does it, and the others do not. */
const ONE_DOES = sifted(
  /\b(?:except|but one|one of (?:them|which|whom)|the (?:last|first|smallest|biggest|middle) one)\b/i,
);

const TOGETHER = sifted(
  /\b(?:back to back|face to face|side by side|hand in hand|arm in arm|cheek to cheek|nose to nose)\b/i,
);

/** Whether nothing is told of what anybody does, feels or looks at, so that a pose may be chosen. */
export const isAtRest = (brief: Brief): boolean => {
  const { scene } = brief;
  return (
    !feelingText(brief) &&
    isWhollyRead(scene) &&
    scene.doings.length === 0 &&
    !isOnSheet(scene) &&
    !isBodyPlaced(scene) &&
    ![AIRBORNE, TURNED_AWAY, TOGETHER, EXCEPTED].some((told) => told.test(scene.subject)) &&
    !scene.cast.some(({ part }) => part === 'companion')
  );
};

/** Why a pose at rest stands: whoever has a moment of their own has none. */
export const AT_REST = 'No deed is named, so a plain pose shows the whole of it.';

/** The staging of a scene whose main member lives: posture, hands, gaze, feeling, companions. */
export function stageBeing(brief: Brief, main: Member, kind: SceneClass): Decision[] {
  const { scene, take } = brief;
  // One of many does otherwise: no one pose is true of them all.
  const doing = ONE_DOES.test(scene.subject) ? undefined : leadingDoing(scene);
  const decisions: Decision[] = [];
  const rest = untold(poseAtRest(scene, kind) ?? '', scene);
  const told = doing ? doingText(brief, doing) : '';
  const doer = scene.cast[doing?.agents[0] ?? -1];
  // 'a postman chased by a dog': the pose is the dog's.
  const isOther = told !== '' && doer !== undefined && doer !== main && doing?.form === 'past';
  if (doing && told === '' && isAfloat(scene)) {
    decisions.push({
      element: 'motion',
      text: 'weightless, nothing underfoot',
      because: 'Nothing has weight there.',
      joins: true,
    });
  } else if (doing) {
    decisions.push({
      element: 'motion',
      text: isOther
        ? capital(`${theOf(doer)} ${told.replace(/^the /, 'with the ')}`)
        : poseSentence(scene, doing, told),
      because: `${said(doing.words)} decides posture, hands and moment.`,
    });
  } else if (rest && isAtRest(brief)) {
    decisions.push({
      element: 'subject',
      text: rest,
      because: AT_REST,
      joins: true,
    });
  }
  const feeling = hasFace(main) ? unsaid(feelingText(brief), told) : '';
  if (feeling) {
    decisions.push({
      element: 'mood',
      text: feeling,
      because: `${said(scene.feeling?.words ?? '')} shows in face and body.`,
      joins: true,
    });
  }
  const count = countText(main, take, scene.subject);
  if (count && !doing?.row?.traits.words.has('two') && !EXCEPTED.test(scene.subject)) {
    // Behind a second clause it would be the order of what that one is about.
    const joins = !scene.subject.includes(',');
    decisions.push({
      element: 'composition',
      text: joins ? count : capital(count),
      because: `The count of ${said(main.words)} is kept.`,
      ...(joins && { joins }),
    });
  }
  decisions.push(...matterDecision(brief, main));
  const detail = detailDecision(brief, main, told);
  if (detail) decisions.push(detail);
  return [...decisions, ...oddOneShown(brief), ...otherDoings(brief, doing), ...relationsOf(brief)];
}

const hasFace = (member: Member): boolean => isBeing(member.kind);

/** What a verb has before what it leads to: 'falling on the street' is falling. */
const PARTICLE = sifted(/ (?:on|onto|over|through|across|into|in|at|from|off|past|around|toward|towards)$/);

/** Steam, smoke, dust: seen only where light falls through them. */
const RISING: ReadonlySet<string> = new Set(['weather', 'material']);

/** 'coming out of the car bonnet': where it comes from is said, or not begun. */
function risingFrom({ cast }: Scene, { verb, object }: Doing): string {
  const source = cast[object ?? -1];
  if (!/ (?:of|from|off|through)$/.test(verb.ing)) return verb.ing.replace(PARTICLE, '');
  return source
    ? `${verb.ing} ${theOf(source)}`
    : verb.ing.replace(/ (?:out |up )?(?:of|from|off|through)$/, '');
}

/** What sets the picture apart besides the leading deed: a gap where a piece was, what rises through the light. */
export function otherDoings({ scene }: Brief, leading: Doing | undefined): Decision[] {
  return scene.doings
    .filter((doing) => doing !== leading && doing.form !== 'base' && (doing.form !== 'past' || doing.row))
    .slice(0, 2)
    .flatMap((doing): Decision[] => {
      const agent = scene.cast[doing.agents[0] ?? -1];
      if (!agent || !(isMissing(doing) || RISING.has(agent.kind))) return [];
      return [
        {
          element: isMissing(doing) ? 'subject' : 'motion',
          text: isMissing(doing)
            ? `A clean gap where ${theOf(agent)} was, turned to the camera`
            : `${capital(theOf(agent))} ${risingFrom(scene, doing)}, caught by the light`,
          because: `${said(doing.words)} is part of the sentence.`,
        },
      ];
    });
}
