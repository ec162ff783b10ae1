import type { ActionRow } from '../../lexicon/action.ts';
import { type Doing, isBeing, isPeople, type Member, type Scene } from '../../read/scene.ts';
import { isDenied } from '../../shot/pose/denied-deed.ts';
import { doingText } from '../../shot/pose/poses.ts';
import { filled } from '../../shot/refer.ts';
import type { Brief } from '../../shot/shot.ts';
import { leadingDoing } from '../../shot/staging/staging.ts';
import { CRAWLS } from '../genre/genre-words.ts';
import type { Event } from '../idea/event.ts';
import { sceneRead } from '../idea/scene-read.ts';
import { isSwordsman } from '../sound/done-by-sounds.ts';
import { isFigurative } from '../sound/event-sounds.ts';
import { capital } from '../wording.ts';

/*
 * A deed as the takes stage it: one reading and one plan, of which a beat is another rendering. Nothing is taken from a
 * row of which it is not sure that it means this very deed.
 */

/** What is seen and heard of a deed. Each is empty where its row is not sure of it. */
export interface Staged {
  /** What the body does, in a few words: 'over a floured board, both thumbs pressing the edge'. */
  readonly pose: string;
  /** The instant that tells it, as a clause: 'the edge just closing under the thumb'. */
  readonly moment: string;
  /** What a camera goes close to: 'Hands and the dumplings on the floured board'. */
  readonly close: string;
  readonly sound: string;
}

/** Deeds that are not, not yet or only partly done. */
const UNDONE =
  /^(?:tries|try|trying|attempts?|attempting|struggles?|wants?|hopes?|fails?|refuses?|forgets?|learns?|needs?|decides?|plans?|helps?|gets?|has|have|had|is|are|was|were|does|do)\s/i;
/** Whoever begins is seen at it. */
const BEGINS = /^(?:starts?|begins?|keeps?|goes on)\s(?:to\s)?/i;

const BODILESS: ReadonlySet<string> = new Set(['sea-animal', 'insect', 'reptile']);
/** A row whose object is what somebody named, or that has none. */
const OF_OBJECT = /\{o\}/;
/** Particles that are no thing behind a verb: 'pick up' has none. */
const PARTICLE =
  /^(?:up|down|over|off|out|in|on|at|away|back|to|from|for|with|into|onto|through|around|along|past|after|across|about)$/;
/** What no hand is laid on. */
const UNTOUCHED: ReadonlySet<string> = new Set(
  'abstract weather celestial terrain place event sport idea'.split(' '),
);
/** Verbs of many senses, of which a row stages one. */
const MANY_SENSES =
  /^(?:move|go|get|turn|pass|come|run|make|take)\s(?:in|into|out|on|off|up|over|away|back|to)\b/;
/** Who turns human or pale turns nothing. */
const BECOMES =
  /^(?:turns?|goes|go|gets?)\s(?!(?:an?|the|his|her|its|their|my|our|one|two|on|off|over|up|down|around|round|back|to)\s)/i;
/** What only two do. */
const OF_TWO = /\b(?:between them|shoulders touching|each other|side by side|both speaking)\b/;
/** Who swims or floats touches and stands otherwise. */
const AFLOAT = /\b(?:swimmers?|divers?|surfers?|astronauts?|mermaids?)$/i;

const MOST_WORDS = 17;

/** The deed of a moment in its own scene; undefined where the leading one is another. */
function deedIn(event: Event, scene: Scene): Doing | undefined {
  const doing = leadingDoing(scene);
  const own = event.doing.replace(BEGINS, '').split(' ')[0]?.toLowerCase() ?? '';
  const verb = doing?.verb.base.split(' ')[0] ?? '';
  const isSame =
    verb !== '' &&
    (verb === (event.base.split(' ')[0] ?? '') ||
      [doing?.verb.ing, doing?.verb.s, verb].some((form) => form?.split(' ')[0] === own));
  return isSame ? doing : undefined;
}

/** Whether a row was written for verb and thing together: 'knead dough', 'set the table'. */
const isOfPhrase = ({ verb }: Doing): boolean =>
  verb.base
    .split(' ')
    .slice(1)
    .some((word) => !PARTICLE.test(word));

/** Whether the row means what the words name: its object is there by name, or it has none. */
function isSure(doing: Doing, row: ActionRow, object: Member | undefined, event: Event): boolean {
  if (isOfPhrase(doing)) return true;
  if (!OF_OBJECT.test(`${row.pose} ${row.close}`)) return object === undefined || object.known;
  if (object?.known !== true || !event.doing.toLowerCase().includes(object.name.toLowerCase())) return false;
  if (/\bone of them\b/.test(row.pose) && !object.plural) return false;
  return !(row.traits.words.has('hands') && (UNTOUCHED.has(object.kind) || AFLOAT.test(event.doer)));
}

/** Sounds that are a state of the room, or not what the camera's microphone would have. */
const NO_SOUND =
  /\b(?:quiet|silence|music|itself|breath(?:ing)? (?:held|in|out)|held breath|faint|sky|air)\b/;

const GAZE = /^(?:eyes?|gaze|head|face|mouth|chin|shoulders)\b/;

/** Two places at once: nobody is near. */
const ON_A_CALL =
  /\b(?:(?:video|phone|zoom) ?calls?|over the phone|on the phone|on (?:zoom|skype|facetime)|over (?:zoom|skype|facetime)|by video|online|remotely|over the radio)\b/i;
const BESIDE =
  /\b(?:heads? near|beside|shoulder to shoulder|guiding|leaning (?:in|over|against)|close to|in front of|arms? around|facing each other|face to face)\b/i;
/** What is carried by the paws, which only we do with hands. */
const IN_PAWS =
  /\b(?:both|two|one|each) (?:\p{L}+ )?(?:paws?|forelegs?|hoo(?:f|ves)|wings?)\b|\bin (?:its|the) paws?\b/iu;
const CARRIES =
  /^(?:put|place|set|lay|give|hold|carry|bring|take|hand|lower|lift|drop|return|pass|feed|open|close|pick|steal|throw|offer|serve|pour)\b/;
/** Back, away and aside make another deed of putting and taking. */
const MOVES =
  /^puts?\s.+\son$|^puts?\son\s|^(?:puts?|sets?|lays?|places?|takes?|gives?|hands?|throws?|brings?|pulls?|pushes|push|turns?)\s(?:(?!(?:on|onto|into|in|to)\s).+\s)?(?:back|away|off|aside|apart|out)$|^(?:puts?|sets?|lays?|places?|gives?|hands?|turns?)\s(?:.+\s)?(?:back|away|aside)\b/i;
/** Who plays on a stage sits in no audience, and has busy hands. */
const ON_STAGE =
  /\b(?:her|his|their|my|the)\s(?:school |first |own |christmas |nativity )?(?:play|concert|recital|performance|show|solo)\b|\bon stage\b|\bsigning\b|\bsign language\b/i;
const STILL = /\b(?:seated|sitting|hands? (?:still|folded|resting|in (?:the|his|her) lap))\b/i;
/** Who runs on jumps with no two feet. */
const RUNS_ON = /\b(?:runners?|running|runs?|sprint\w*|jog\w*)\b|^\S+\s(?:through|across|along|past)\b/i;
/** What is found, seen or noticed is that something is so. */
const THAT_IT_IS =
  /^(?:finds?|sees?|notices?|discovers?|learns?|hears?|watch(?:es)?|shows?|feels?|proves?)\s.+\s(?:has|have|had|is|are|was|were|does|did|can)\s/i;

/** Who plays without an instrument or a game being named. */
const AT_PLAY =
  /\b(?:child|children|kids?|toddlers?|boys?|girls?|dogs?|cats?|pupp(?:y|ies)|kittens?|cubs?|band|orchestra)$/i;
const MAKES_MUSIC =
  /\b(?:buskers?|musicians?|violinists?|cellists?|pianists?|guitarists?|drummers?|\p{L}+ists)$/iu;

/** Trades that put no parts together. */
const MADE_OTHERWISE =
  /\b(?:glass-?blowers?|potters?|bakers?|chefs?|cooks?|confectioners?|sculptors?|tailors?|seamstress|brewers?|grandma|grandmother)$/i;

/** Whether the words mean another deed than the row, or a body that does it otherwise. */
const isOther = ({ doing, doer, base }: Event): boolean =>
  THAT_IT_IS.test(doing) ||
  CRAWLS.test(doer) ||
  /^lets?\b|^teach\w*\s(?:him|her|it|them)sel|^mak(?:es?|ing)\s.+\b(?:disappear|vanish|laugh|cry|smile|float|rise|appear|move)$/.test(
    doing,
  ) ||
  (/^(?:cut|slice|chop|split)\b/.test(base) && isSwordsman(doer)) ||
  (base === 'play' && !AT_PLAY.test(doer) && !/\b(?:the|an?|his|her|their)\s\p{L}+/iu.test(doing)) ||
  (base === 'play' &&
    MAKES_MUSIC.test(doer) &&
    !/\b(?:the|an?|his|her|their)\s(?!rain|snow|street|park|dark|wind|storm)\p{L}+/iu.test(doing)) ||
  (/^(?:make|build|create)\b/.test(base) && MADE_OTHERWISE.test(doer)) ||
  (MOVES.test(doing) && !/\b(?:back|away|off|aside|apart|out)\b/.test(base));

/** Whether a pose is one that this body has in this place, in the sense of the words. */
function isOfThis({ doing, doer, base, text }: Event, pose: string, isAnimal: boolean): boolean {
  if (ON_A_CALL.test(text) && BESIDE.test(pose)) return false;
  if (isAnimal && (CARRIES.test(base) || CARRIES.test(doing)) && IN_PAWS.test(pose)) return false;
  if (
    /\bthreshold\b/.test(pose) &&
    !/\b(?:door\p{L}*|house|room|shop|hall|church|home|caf[eé]|bar|office|kitchen|castle|cave|tent|building|lift|elevator)\b/iu.test(
      text,
    )
  )
    return false;
  if (/\bby a nose\b/.test(pose) && !/\b(?:horse|dog|greyhound|camel|pony|ponie)s?$/i.test(doer))
    return false;
  // Whoever plays an instrument plays in no sand.
  if (/\bsand\b/.test(pose) && !/\b(?:sand\p{L}*|beach\p{L}*|dunes?|desert)\b/iu.test(text)) return false;
  if (ON_STAGE.test(text) && STILL.test(pose)) return false;
  if (/\bboth feet striking\b/.test(pose) && RUNS_ON.test(`${doing} ${doer}`) && !/\bjump/i.test(text))
    return false;
  return !/\bedges of\b/.test(pose) || /\b(?:edge|edges)\b/i.test(text);
}

/** The first clauses of a pose, as many as a beat can say. */
function inShort(pose: string): string {
  const clauses = pose.split(', ');
  const kept: string[] = [];
  for (const clause of clauses) {
    const next = [...kept, clause];
    if (kept.length > 0 && next.join(', ').split(' ').length > MOST_WORDS) break;
    if (kept.length > 1 && GAZE.test(clause)) continue;
    kept.push(clause);
    if (kept.length === 3) break;
  }
  return kept.join(', ');
}

const NONE: Staged = { pose: '', moment: '', close: '', sound: '' };
const staged = new Map<string, Staged>();

function read(event: Event): Staged {
  const { doing, doer, text, line } = event;
  if (doing === '' || doer === '' || line !== undefined || UNDONE.test(doing) || isFigurative(doing))
    return NONE;
  if (BECOMES.test(`${doing} `)) return NONE;
  if (MANY_SENSES.test(event.base) || MANY_SENSES.test(`${event.base} ${doing.split(' ')[1] ?? ''}`))
    return NONE;
  const scene = sceneRead(text);
  if (scene.isForeign || isDenied(scene)) return NONE;
  const deed = deedIn(event, scene);
  const agent = scene.cast[deed?.agents[0] ?? -1];
  if (!deed?.row || !agent || !isBeing(agent.kind) || BODILESS.has(agent.kind)) return NONE;
  if (!doer.toLowerCase().includes(agent.name.toLowerCase())) return NONE;
  const { row } = deed;
  const object = deed.object === undefined ? undefined : scene.cast[deed.object];
  if (!isSure(deed, row, object, event)) return NONE;
  const sound = NO_SOUND.test(row.sound) ? '' : row.sound;
  const isAlone = deed.agents.length < 2 && !agent.plural && agent.kind !== 'group';
  if (isAlone && OF_TWO.test(row.pose)) return NONE;
  const brief: Brief = { scene, take: 'studio', wishes: {}, seed: 1, variation: 0 };
  const pose = doingText(brief, deed);
  if (isOther(event)) return NONE;
  const isAnimal = !isPeople(agent.kind);
  if (!isOfThis(event, `${pose} ${filled(row.moment, scene, deed)}`, isAnimal)) return { ...NONE, sound };
  const [first = ''] = filled(row.pose, scene, deed).split(', ');
  // Where the takes left out how it begins, the rest hangs in the air.
  if (pose === '' || !pose.includes(first) || /\blimbs?\b/.test(pose))
    return isOfPhrase(deed) ? { ...NONE, sound } : NONE;
  return {
    pose: inShort(pose),
    moment: filled(row.moment, scene, deed),
    close: capital(filled(row.close, scene, deed)),
    sound,
  };
}

/** A moment as the takes stage it. */
export function stagedAs(event: Event): Staged {
  const found = staged.get(event.text) ?? read(event);
  if (staged.size > 500) staged.clear();
  staged.set(event.text, found);
  return found;
}
