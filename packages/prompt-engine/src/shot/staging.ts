import { type Doing, isBeing, isPeople, type Member, mainOf, type Scene } from '../read/scene.ts';
import { animalFeeling, fitsBody } from './body.ts';
import { isBodyPlaced, isWhollyRead } from './certainty.ts';
import { countText } from './counts.ts';
import { detailDecision } from './details.ts';
import { isDenied, suits } from './pose-fit.ts';
import { isAtHand } from './props.ts';
import { filled, theOf } from './refer.ts';
import { relationsOf } from './relations.ts';
import type { SceneClass } from './scene-class.ts';
import { type Brief, capital, type Decision, said } from './shot.ts';

/*
 * Who is where, doing what with which hand: planning rules 1, 2, 4 and 6. The deed decides before the kind does.
 */

const POSTURE_WORDS: Readonly<Record<string, string>> = {
  sit: 'seated',
  kneel: 'kneeling',
  crouch: 'crouching',
  lie: 'lying down',
  lean: 'leaning',
  hang: 'hanging',
};

/** How a being holds itself where no deed is named, by class and take. */
const AT_REST: Readonly<Partial<Record<SceneClass, readonly [studio: string, cinematic: string]>>> = {
  person: [
    'standing relaxed, facing the camera, shoulders level',
    'half-turned, eyes just meeting the camera',
  ],
  people: [
    'standing close together, turned slightly toward each other, every face visible',
    'caught unposed, turned toward each other, one nearer the camera than the rest',
  ],
  animal: ['shown whole in profile, head turned to the camera', 'alert, eyes on the viewer'],
  bird: ['shown whole in profile, wings folded, the eye bright', 'wings half open, about to take off'],
  insect: ['seen from the side, legs and antennae clear', 'facing the viewer, legs braced, antennae forward'],
  'sea-life': ['swimming in profile, fins spread', 'turning toward the viewer, body curved'],
  hands: ['palm and fingers fully in view, relaxed', 'fingers slightly spread, caught in movement'],
};

/** Who can be said to stand, sit or lie in the way that people do. */
const STANCES = /^(?:person|child|baby|group|robot|fantasy-being|pet|wild-animal|farm-animal)$/;

const IN_COSTUME = ['facing the camera, shown whole', 'half-turned, eyes on the viewer'] as const;

const postureOf = (scene: Scene, doing: Doing, agent: Member | undefined): string => {
  if (agent && !STANCES.test(agent.kind)) return '';
  const posture = doing.row?.posture ?? 'any';
  const object = doing.object === undefined ? undefined : scene.cast[doing.object];
  // Small work is done at a bench, not crouching.
  const word = posture === 'crouch' && object && isAtHand(object) ? undefined : POSTURE_WORDS[posture];
  if (!word || doing.verb.base.startsWith(posture)) return '';
  return word;
};

/** Which doing the picture is built on: the main one's first. */
export function leadingDoing(scene: Scene): Doing | undefined {
  const main = mainOf(scene);
  const at = main ? scene.cast.indexOf(main) : -1;
  const seen = scene.doings.filter(({ form, row, verb }) => (form !== 'past' || row) && verb.base !== 'wear');
  const own = seen.filter(({ agents }) => agents.includes(at));
  return own.find(({ row }) => row) ?? own[0] ?? seen[0];
}

/** The part of a pose that says where the object is. */
function objectPart(pose: string, object: string): string {
  return pose.split(/,\s(?=.*)/).find((part) => part.includes(object)) ?? '';
}

const STANCE =
  /^(?:crouched|seated|astride|kneeling|standing|bent|curled|lying|sideways|leaning|upright|on the|in mid|settled|face down|flat)\b/;
const TOOL = /\b(?:a|the) (?:tool|razor|brush|needle|blade|knife|spanner|hammer|pen)\b/;

/** How many do it: several agents, or a plural one. */
function doersOf(scene: Scene, doing: Doing): number {
  return doing.agents.reduce((sum, index) => {
    const member = scene.cast[index];
    return sum + (member?.plural ? Math.max(3, member.counted ? member.count : 3) : 1);
  }, 0);
}

/** A pose written for one or two, made true of more: each with one hand, all mouths open. */
function forMany(pose: string, doers: number, isMutual: boolean): string {
  if (doers < 3) return pose;
  const all = pose.replace(/\bboth (?=mouths|heads|faces|bodies)/g, 'all ');
  return !isMutual && /\bone (?:hand|paw|foot|knee|arm|leg)\b/.test(all) ? `each ${all}` : all;
}

function poseOf(brief: Brief, doing: Doing, text: string): string {
  const tool = brief.scene.cast.find(
    ({ part, relation }) => part === 'held' && relation?.preposition === 'with',
  );
  const pose = filled(text, brief.scene, doing);
  const isMutual = doing.row?.traits.words.has('two') === true;
  return forMany(tool ? pose.replace(TOOL, theOf(tool)) : pose, doersOf(brief.scene, doing), isMutual);
}

/** Beings that hold with no hand: poses of hands are none of theirs. */
const HANDLESS: ReadonlySet<string> = new Set(['bird', 'insect', 'reptile', 'farm-animal']);

function doingText(brief: Brief, doing: Doing): string {
  const { scene, take } = brief;
  const { row } = doing;
  const agent = scene.cast[doing.agents[0] ?? -1];
  const object = doing.object === undefined ? undefined : scene.cast[doing.object];
  // A human pose with a human prop fits an animal only where the words give it the prop.
  const isAnimal =
    agent !== undefined &&
    isBeing(agent.kind) &&
    !isPeople(agent.kind) &&
    !['robot', 'fantasy-being'].includes(agent.kind);
  if (!row || (isAnimal && row.traits.words.has('hands') && !object && row.object))
    return doing.form === 'past' || !agent
      ? ''
      : doing.toViewer
        ? 'facing the camera, eyes straight into the lens'
        : shownWhole(agent, object, { take, place: scene.place?.words, isStill: isDenied(scene) });
  if (agent?.kind === 'hands')
    return `${filled(row.close || '{hands} around {o}', scene, doing)} in full view`;
  const pose = poseOf(brief, doing, row.pose);
  const moment = poseOf(brief, doing, row.moment);
  const told = take === 'studio' ? pose : moment;
  const isHandless =
    agent !== undefined && HANDLESS.has(agent.kind) && /\{hands?\}/.test(row.pose + row.moment);
  if (agent && (isHandless || !(fitsBody(told, agent) && suits(scene, doing, told))))
    return shownWhole(agent, object, {
      take,
      place: scene.place?.words,
      isStill: row.pace === 'still' || isDenied(scene),
    });
  const between =
    object && /\bover$/.test(doing.verb.base) && row.traits.words.has('two')
      ? `, ${theOf(object)} between them`
      : '';
  const gaze = doing.toViewer ? ', eyes straight into the camera' : '';
  const stance = STANCE.test(pose) && take === 'studio' ? '' : postureOf(scene, doing, agent);
  const main = (text: string): string => [stance, text].filter(Boolean).join(', ') + between + gaze;
  if (take === 'studio') return main(pose);
  const lost = object && !moment.includes(theOf(object)) ? objectPart(pose, theOf(object)) : '';
  return main([moment, lost].filter(Boolean).join(', '));
}

/** A deed whose pose is written for another body or thing: the subject says it, the view shows all of it. */
function shownWhole(
  agent: Member,
  object: Member | undefined,
  {
    take,
    place,
    isStill,
  }: { readonly take: string; readonly place: string | undefined; readonly isStill: boolean },
): string {
  const view =
    take === 'studio'
      ? isBeing(agent.kind) && !isStill
        ? 'shown side-on, the whole action clear'
        : 'shown whole from the side'
      : isBeing(agent.kind)
        ? isStill
          ? ''
          : 'caught mid-action'
        : 'seen at a slight angle, nothing in the way';
  if (!object || object.part === 'topic' || object.words === place) return view;
  const isWorked = isPeople(agent.kind) && object.kind !== 'hands' && isAtHand(object);
  const seen = isWorked
    ? `hands and ${theOf(object)} clearly visible`
    : isBeing(object.kind)
      ? `${theOf(object)} just as clear`
      : `${theOf(object)} clearly visible`;
  return [view, seen].filter(Boolean).join(', ');
}

function feelingText(brief: Brief): string {
  const feeling = brief.scene.feeling?.row;
  if (!feeling) return '';
  const leading = leadingDoing(brief.scene);
  if (leading?.row?.traits.words.has('mouth') || leading?.row?.traits.words.has('eyes')) return '';
  const main = mainOf(brief.scene);
  // Somebody else's feeling is that one's: 'handing a cup to a nervous customer'.
  const owner = brief.scene.cast.find((member) => member.feeling === feeling);
  if (owner && main && owner !== main) return `${theOf(owner)} with ${feeling.face}`;
  if (main && !isPeople(main.kind) && !fitsBody(`${feeling.face}, ${feeling.body}`, main))
    return animalFeeling(main, feeling.temper);
  const isFree = leading === undefined;
  return brief.take === 'studio' && isFree
    ? [feeling.face, feeling.body].filter(Boolean).join(', ')
    : feeling.face;
}

/** The staging of a scene whose main member lives: posture, hands, gaze, feeling, companions. */
export function stageBeing(brief: Brief, main: Member, kind: SceneClass): Decision[] {
  const { scene, take } = brief;
  const doing = leadingDoing(scene);
  const decisions: Decision[] = [];
  // A pigeon that is a detective does not perch.
  const rest = main.role && !isPeople(main.kind) ? IN_COSTUME : AT_REST[kind];
  const settled = scene.cast.find(
    ({ part, relation, kind: of }) =>
      part === 'support' && of === 'furniture' && relation?.preposition === 'on',
  );
  if (doing) {
    decisions.push({
      element: 'motion',
      text: doingText(brief, doing),
      because: `${said(doing.words)} decides posture, hands and moment.`,
      joins: true,
    });
  } else if (
    !feelingText(brief) &&
    rest &&
    !isBodyPlaced(scene) &&
    !scene.cast.some(({ part }) => part === 'companion') &&
    !scene.doings.some(({ form }) => form === 'past')
  ) {
    const text =
      settled && kind !== 'hands'
        ? `settled ${relationWord(settled)} ${theOf(settled)}, ${take === 'studio' ? 'facing the camera' : 'looking off to one side'}`
        : take === 'studio'
          ? rest[0]
          : rest[1];
    decisions.push({
      element: 'subject',
      text,
      because: 'No deed is named, so a plain pose shows the whole of it.',
      joins: true,
    });
  }
  const feeling = hasFace(main) ? feelingText(brief) : '';
  if (feeling) {
    decisions.push({
      element: 'mood',
      text: feeling,
      because: `${said(scene.feeling?.words ?? '')} shows in face and body.`,
      joins: true,
    });
  }
  const count = countText(main, take, scene.subject);
  if (count && !doing?.row?.traits.words.has('two')) {
    decisions.push({
      element: 'composition',
      text: count,
      because: `The count of ${said(main.words)} is kept.`,
      joins: true,
    });
  }
  const detail = detailDecision(brief, main);
  if (detail) decisions.push(detail);
  return [...decisions, ...otherDoings(brief, doing), ...relationsOf(brief)];
}

const relationWord = (member: Member): string => member.relation?.preposition ?? 'on';

const hasFace = (member: Member): boolean => isBeing(member.kind);

/** 'one slice missing': what is shown is the gap. */
const isGap = (doing: Doing): boolean => doing.verb.base === 'miss' && doing.form === 'ing';

/** Steam, smoke, dust: seen only where light falls through them. */
const RISING: ReadonlySet<string> = new Set(['weather', 'material']);

/** What others of the cast do: 'while the dog sleeps'. */
export function otherDoings(brief: Brief, leading: Doing | undefined): Decision[] {
  const { scene } = brief;
  const isWhole = isWhollyRead(scene);
  return scene.doings
    .filter(
      (doing) => doing !== leading && doing.verb.base !== 'wear' && (doing.form !== 'past' || doing.row),
    )
    .slice(0, 2)
    .flatMap((doing): Decision[] => {
      const agent = scene.cast[doing.agents[0] ?? -1];
      if (isGap(doing) && agent) {
        return [
          {
            element: 'subject',
            text: `A clean gap where ${theOf(agent)} was, turned to the camera`,
            because: `${said(doing.words)} is what sets it apart.`,
          },
        ];
      }
      const deed = doing.row ? filled(doing.row.moment || doing.row.pose, scene, doing) : '';
      if (agent && RISING.has(agent.kind))
        return [
          {
            element: 'motion',
            text: `${capital(theOf(agent))} ${doing.verb.ing}, caught by the light`,
            because: `${said(doing.words)} is part of the sentence.`,
          },
        ];
      if (!isWhole || !deed || !agent || !fitsBody(deed, agent) || !suits(scene, doing, deed)) return [];
      const object = doing.object === undefined ? undefined : scene.cast[doing.object];
      const said_ = [
        theOf(agent),
        doing.form === 'past' ? doing.verb.past : doing.verb.ing,
        object ? theOf(object) : '',
      ]
        .filter(Boolean)
        .join(' ');
      return [
        {
          element: 'motion',
          text: capital(`${said_}, ${deed}`),
          because: `${said(doing.words)} is part of the sentence.`,
        },
      ];
    });
}
