import { type Doing, isBeing, isPeople, type Member, mainOf, type Scene } from '../read/scene.ts';
import { animalFeeling, fitsBody } from './body.ts';
import { countText } from './counts.ts';
import { detailDecision } from './details.ts';
import { filled, theOf } from './refer.ts';
import { relationsOf } from './relations.ts';
import type { SceneClass } from './scene-class.ts';
import { type Brief, capital, type Decision, said } from './shot.ts';

/*
 * Who is where, doing what with which hand: planning rules 1, 2, 4 and 6. The deed decides before the kind does.
 */

const POSTURE_WORDS: Readonly<Record<string, string>> = {
  stand: 'standing',
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
  animal: [
    'standing in profile, head turned to the camera, all four legs visible',
    'alert, weight on the front legs, eyes on the viewer',
  ],
  bird: [
    'perched in profile, wings folded, one eye bright toward the camera',
    'wings half open, about to leave its perch',
  ],
  insect: ['seen from the side, legs and antennae clear', 'facing the viewer, legs braced, antennae forward'],
  'sea-life': ['swimming in profile, fins spread', 'turning toward the viewer, body curved'],
  hands: ['palm and fingers fully in view, relaxed', 'fingers slightly spread, caught in movement'],
};

const postureOf = (doing: Doing, agent: Member | undefined): string => {
  if (agent?.kind === 'hands') return '';
  const posture = doing.row?.posture ?? 'any';
  const word = POSTURE_WORDS[posture];
  if (!word || doing.verb.base.startsWith(posture)) return '';
  return word;
};

/** Which doing the picture is built on: the main one's first. */
export function leadingDoing(scene: Scene): Doing | undefined {
  const main = mainOf(scene);
  const at = main ? scene.cast.indexOf(main) : -1;
  const seen = scene.doings.filter(({ form, row }) => form !== 'past' || row);
  const own = seen.filter(({ agents }) => agents.includes(at));
  return own.find(({ row, verb }) => row && verb.base !== 'wear') ?? own[0] ?? seen[0];
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
    return unknownDoing(doing, object, take);
  if (agent?.kind === 'hands')
    return `${filled(row.close || '{hands} around {o}', scene, doing)} in full view`;
  const pose = poseOf(brief, doing, row.pose);
  const moment = poseOf(brief, doing, row.moment);
  if (agent && !fitsBody(take === 'studio' ? pose : moment, agent)) return shownWhole(agent, object, take);
  const gaze = doing.toViewer ? ', eyes straight into the camera' : '';
  const stance = STANCE.test(pose) && take === 'studio' ? '' : postureOf(doing, agent);
  const main = (text: string): string => [stance, text].filter(Boolean).join(', ') + gaze;
  if (take === 'studio') return main(pose);
  const lost = object && !moment.includes(theOf(object)) ? objectPart(pose, theOf(object)) : '';
  return main([moment, lost].filter(Boolean).join(', '));
}

/** A deed whose pose is written for another body: the subject says it, the view shows all of it. */
function shownWhole(agent: Member, object: Member | undefined, take: string): string {
  const view =
    take === 'studio'
      ? 'seen from the side so that the whole of it reads'
      : isBeing(agent.kind)
        ? 'caught in the middle of it'
        : 'seen at a slight angle, nothing in the way';
  return object ? `${view}, ${theOf(object)} in plain view` : view;
}

/** A deed that no row knows is said again in its own words, and shown clearly. */
function unknownDoing(doing: Doing, object: Member | undefined, take: string): string {
  if (doing.form === 'past') return '';
  const deed = [doing.verb.ing, object ? theOf(object) : ''].filter(Boolean).join(' ');
  if (doing.toViewer) return `${deed}, facing the camera, eyes straight into the lens`;
  return take === 'studio'
    ? `${deed}, seen from the side so that the whole action reads`
    : `caught halfway through ${deed}`;
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
  const rest = AT_REST[kind];
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
  } else if (!feelingText(brief) && rest && !scene.doings.some(({ form }) => form === 'past')) {
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
  const count = countText(main, take);
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

/** What others of the cast do: 'steam rising', 'while the dog sleeps'. */
/** 'one slice missing': what is shown is the gap. */
const isGap = (doing: Doing): boolean => doing.verb.base === 'miss' && doing.form === 'ing';

export function otherDoings(brief: Brief, leading: Doing | undefined): Decision[] {
  return brief.scene.doings
    .filter(
      (doing) => doing !== leading && doing.verb.base !== 'wear' && (doing.form !== 'past' || doing.row),
    )
    .slice(0, 2)
    .map((doing): Decision => {
      const agent = brief.scene.cast[doing.agents[0] ?? -1];
      if (isGap(doing) && agent) {
        return {
          element: 'subject',
          text: `A clean gap where ${theOf(agent)} was, turned to the camera`,
          because: `${said(doing.words)} is what sets it apart.`,
        };
      }
      const deed = doing.row ? filled(doing.row.moment || doing.row.pose, brief.scene, doing) : '';
      const object = doing.object === undefined ? undefined : brief.scene.cast[doing.object];
      const said_ = [
        agent ? theOf(agent) : '',
        doing.form === 'past' ? doing.verb.past : doing.verb.ing,
        object ? theOf(object) : '',
      ]
        .filter(Boolean)
        .join(' ');
      return {
        element: 'motion',
        text: capital([said_, deed].filter(Boolean).join(', ')),
        because: `${said(doing.words)} is part of the sentence.`,
      };
    });
}
