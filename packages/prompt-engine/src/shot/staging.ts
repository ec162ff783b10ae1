import { inWords } from '../lexicon/row.ts';
import { type Doing, isBeing, mainOf, type Member, type Scene } from '../read/scene.ts';
import { chosen } from './choose.ts';
import { filled, pronounsOf, theOf } from './refer.ts';
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
  person: ['standing at ease, facing the camera, hands relaxed and visible', 'caught between two movements, head turned toward the light'],
  people: ['standing close together, turned slightly toward each other, every face visible', 'caught unposed, turned toward each other, one nearer the camera than the rest'],
  animal: ['standing in profile, head turned to the camera, all four legs visible', 'alert, weight on the front legs, eyes on the lens'],
  bird: ['perched in profile, wings folded, one eye bright toward the camera', 'wings half open, about to leave its perch'],
  insect: ['seen from the side, legs and antennae clear', 'facing the lens, legs braced, antennae forward'],
  'sea-life': ['swimming in profile, fins spread', 'turning toward the lens, body curved'],
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
  return scene.doings.find(({ agents }) => agents.includes(at)) ?? scene.doings[0];
}

/** The part of a pose that says where the object is. */
function objectPart(pose: string, object: string): string {
  return pose.split(/,\s(?=.*)/).find((part) => part.includes(object)) ?? '';
}

function doingText(brief: Brief, doing: Doing): string {
  const { scene, take } = brief;
  const { row } = doing;
  const object = doing.object === undefined ? undefined : scene.cast[doing.object];
  if (!row) return unknownDoing(doing, object, take);
  if (scene.cast[doing.agents[0] ?? -1]?.kind === 'hands') return `${filled(row.close || '{hands} around {o}', scene, doing)} in plain view`;
  const pose = filled(row.pose, scene, doing);
  const moment = filled(row.moment, scene, doing);
  const posture = postureOf(doing, scene.cast[doing.agents[0] ?? -1]);
  const gaze = doing.toViewer ? ', eyes straight into the camera' : '';
  const main = (text: string): string => [posture, text].filter(Boolean).join(', ') + gaze;
  if (take === 'studio') return main(pose);
  const lost = object && !moment.includes(theOf(object)) ? objectPart(pose, theOf(object)) : '';
  return main([moment, lost].filter(Boolean).join(', '));
}

/** A deed that no row knows is said again in its own words, and shown clearly. */
function unknownDoing(doing: Doing, object: Member | undefined, take: string): string {
  if (doing.form === 'past') return '';
  const deed = [doing.verb.ing, object ? theOf(object) : ''].filter(Boolean).join(' ');
  if (doing.toViewer) return `${deed}, facing the camera, eyes straight into the lens`;
  return take === 'studio' ? `shown clearly ${deed}, the whole action in view` : `in the middle of ${deed}`;
}

/** Words of clothing and hair that the subject's own words may contradict. */
const LOOKS = /\b(?:hair|beard|moustache|mustache|shirt|dress|jacket|coat|trousers|jeans|skirt|sweater|jumper|shoes|hat|suit|cardigan)\b/;

/** What of a member's own look the take may show: nothing that clothes, ages or places of the words contradict. */
export function ownDetails(scene: Scene, member: Member): readonly string[] {
  const row = member.role ?? member.row;
  if (!row) return [];
  const isPerson = ['person', 'child', 'baby', 'group'].includes(row.kind);
  if (!isPerson) return row.details;
  const isRole = row.traits.words.has('role');
  const dressed = scene.cast.some(({ part }) => part === 'worn') || scene.times.some(({ row: time }) => time.type === 'era');
  const swims = scene.doings.some(({ row: action }) => action?.posture === 'swim');
  if (dressed || swims) return [];
  if (isRole) return row.details;
  const bare = scene.doings.length === 0 && !scene.place && scene.times.length === 0 && scene.around.length === 0;
  return bare ? row.details.filter((detail) => !(member.adjectives.length > 0 && LOOKS.test(detail))) : [];
}

/** Drops the article, for a detail that is spoken of again. */
export const definite = (detail: string): string => `the ${detail.replace(/^(?:an?|the|two|its|his|her)\s/, '')}`;

function detailDecision(brief: Brief, member: Member): Decision | undefined {
  const details = ownDetails(brief.scene, member);
  const materials = member.materials.filter(({ kind }) => kind !== 'age' && kind !== 'size').map(({ surface }) => surface).filter(Boolean);
  const list = [...materials.slice(0, 1), ...details];
  if (list.length === 0 || brief.take === 'minimal') return undefined;
  const from = brief.take === 'studio' ? list.slice(0, 3) : [chosen(list, brief, 'detail') ?? list[0] ?? ''];
  const text = brief.take === 'studio' ? `${capital(inWords(from))} in clear detail` : `Light catches ${definite(from[0] ?? '')}`;
  const why = member.role ? `${said(member.words)} is dressed for the part` : `${said(member.name)} is known by these`;
  return { element: 'subject', text, because: `${why}.` };
}

const ARRANGED: readonly string[] = [
  '',
  '',
  'one at the left and one at the right, close together',
  'one at the left, one in the middle and one at the right, at three heights',
  'four in one row, evenly spaced',
  'five in a shallow arc, the middle one nearest',
];

/** Counts are kept: up to five by position, more by the shape that they make. */
function countText(member: Member, take: string): string {
  if (!member.counted || member.count < 2) return '';
  const arranged = ARRANGED[member.count];
  if (take === 'minimal') return `exactly ${member.count} in view`;
  if (arranged) return arranged;
  const shape = take === 'studio' ? 'in two even rows' : 'in a loose arc';
  return member.count <= 30 ? `all ${member.count} visible, ${shape}` : `filling the frame ${shape}`;
}

function feelingText(brief: Brief): string {
  const feeling = brief.scene.feeling?.row;
  if (!feeling) return '';
  return brief.take === 'studio' ? [feeling.face, feeling.body].filter(Boolean).join(', ') : feeling.face;
}

/** The staging of a scene whose main member lives: posture, hands, gaze, feeling, companions. */
export function stageBeing(brief: Brief, main: Member, kind: SceneClass): Decision[] {
  const { scene, take } = brief;
  const doing = leadingDoing(scene);
  const decisions: Decision[] = [];
  const rest = AT_REST[kind];
  const settled = scene.cast.find(({ part }) => part === 'support');
  if (doing) {
    decisions.push({ element: 'motion', text: doingText(brief, doing), because: `${said(doing.words)} decides posture, hands and moment.`, joins: true });
  } else if (!feelingText(brief) && rest) {
    const text = settled && kind !== 'hands' ? `settled ${relationWord(settled)} ${theOf(settled)}, ${take === 'studio' ? 'facing the camera' : 'looking off to one side'}` : (take === 'studio' ? rest[0] : rest[1]);
    decisions.push({ element: 'subject', text, because: 'No deed is named, so a plain pose shows the whole of it.', joins: true });
  }
  const feeling = hasFace(main) ? feelingText(brief) : '';
  if (feeling) {
    decisions.push({ element: 'mood', text: feeling, because: `${said(scene.feeling?.words ?? '')} shows in face and body.`, joins: true });
  }
  const count = countText(main, take);
  if (count && !doing?.row?.traits.words.has('two')) {
    decisions.push({ element: 'composition', text: count, because: `The count of ${said(main.words)} is kept.`, joins: true });
  }
  const detail = detailDecision(brief, main);
  if (detail) decisions.push(detail);
  return [...decisions, ...otherDoings(brief, doing), ...relationsOf(brief)];
}

const relationWord = (member: Member): string => member.relation?.preposition ?? 'on';
const hasFace = (member: Member): boolean => isBeing(member.kind);

/** What others of the cast do: 'steam rising', 'while the dog sleeps'. */
export function otherDoings(brief: Brief, leading: Doing | undefined): Decision[] {
  return brief.scene.doings
    .filter((doing) => doing !== leading)
    .slice(0, 2)
    .map((doing): Decision => {
      const agent = brief.scene.cast[doing.agents[0] ?? -1];
      const deed = doing.row ? filled(doing.row.moment || doing.row.pose, brief.scene, doing) : '';
      const object = doing.object === undefined ? undefined : brief.scene.cast[doing.object];
      const said_ = [agent ? theOf(agent) : '', doing.verb.ing, object ? theOf(object) : ''].filter(Boolean).join(' ');
      return {
        element: 'motion',
        text: capital(deed ? (agent && !deed.includes(theOf(agent)) ? `${theOf(agent)} ${doing.verb.ing}, ${deed}` : deed) : said_),
        because: `${said(doing.words)} is part of the sentence.`,
      };
    });
}

/** A crop for the minimal take: the deed's own close view, or the whole small in the frame. */
export function stageMinimal(brief: Brief, main: Member): Decision[] {
  const { scene } = brief;
  const doing = leadingDoing(scene);
  const others = scene.cast.filter((member) => member !== main && ['companion', 'object', 'held', 'worn', 'support', 'feature'].includes(member.part));
  const shared = (doing?.agents.length ?? 0) > 1 || others.some(({ part }) => part === 'companion');
  const byHand = doing?.row?.traits.words.has('hands') === true && doing.row.close && !shared && !main.plural && !scene.feeling;
  const close = doing?.row && byHand ? `only ${filled(doing.row.close, scene, doing)}` : '';
  const cast = [main, ...others.slice(0, 3)].map(theOf);
  const whole = `${inWords([...new Set(cast)])}${doing ? '' : ' alone'}, one clear shape`;
  const count = countText(main, 'minimal');
  return [
    {
      element: 'subject',
      text: [close || whole, count].filter(Boolean).join(', '),
      because: close ? `The deed ${said(doing?.words ?? '')} is told by this detail alone.` : 'Minimal keeps the cast and nothing else.',
      joins: true,
    },
  ];
}

/** The pronouns of the main member, for texts that point back. */
export const hisOf = (main: Member): string => pronounsOf(main).his;
