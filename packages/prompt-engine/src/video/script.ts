import type { Beat } from './beat.ts';
import { arcFor, groupOf } from './beats/choose-arc.ts';
import { scriptSeed } from './creative-options.ts';
import { type IdeaReading, readIdea } from './idea.ts';
import { lightOf } from './light.ts';
import { approachOf } from './script-approach.ts';
import { beatsOf, type Plan, type Spoken } from './script-beats.ts';
import { promptOf } from './script-prompt.ts';
import { settingOf } from './setting.ts';
import { ambienceOf } from './sound.ts';
import { VIDEO_TARGET_INFO, type VideoTargetId } from './targets.ts';
import { capital, cut, titleName } from './wording.ts';

export type { Beat } from './beat.ts';

/** What a script is written from. */
export interface ScriptRequest {
  readonly idea: string;
  readonly option: { readonly title: string; readonly tone: string; readonly audience: string };
  readonly target: VideoTargetId;
}

export interface Script {
  readonly title: string;
  readonly seconds: number;
  readonly beats: readonly Beat[];
  /** One paragraph, ready to paste. */
  readonly prompt: string;
  /** The name of the target, and what to set or mind there. */
  readonly target?: string;
}

/** Lines that the idea quotes, else one that its arc knows, where somebody may speak. */
function spokenIn(idea: IdeaReading, line: string | undefined, voice: string | undefined): readonly Spoken[] {
  if (idea.speech === 'none' || idea.speech === 'wordless') return [];
  const speaker = /^(?:the subject|both of them|the group)$/.test(idea.it) ? 'One of them' : capital(idea.it);
  const manner = voice ?? 'near and plain';
  if (idea.speech === 'spoken' && idea.quoted.length > 0) {
    const short = idea.quoted.filter((text) => text.length <= 90 && text.split(/\s+/).length <= 12);
    return short.slice(0, 2).map((text) => ({ speaker, manner, line: text }));
  }
  const maySpeak = groupOf(idea.kind) === 'human' && idea.kind !== 'baby' && !idea.reading.isForeign;
  const isWanted = voice !== undefined || idea.speech === 'spoken';
  const who = idea.isPlural ? 'One of them' : speaker;
  return maySpeak && isWanted && line !== undefined ? [{ speaker: who, manner, line }] : [];
}

function planOf({
  idea: text,
  option,
  target,
}: ScriptRequest): Plan & { readonly setting: ReturnType<typeof settingOf> } {
  const read = readIdea(text);
  const approach = approachOf(read, option);
  const seed = scriptSeed(read, approach.id);
  const arc = arcFor(read, seed);
  const setting = settingOf(read, seed);
  const idea = { ...read, facts: setting.facts };
  return {
    idea,
    approach,
    arc,
    setting,
    facts: setting.facts,
    light: lightOf(idea, setting.facts),
    ambience: ambienceOf(idea, setting.facts),
    seconds: VIDEO_TARGET_INFO[target].seconds,
    music: idea.hasMusic ? '' : approach.music,
    spoken: spokenIn(idea, arc.line, approach.voice),
  };
}

/** A timed script for an idea as one of its options tells it. The same request gives the same script. */
export function writeScript(request: ScriptRequest): Script {
  const plan = planOf(request);
  const made = beatsOf(plan);
  const { name, note } = VIDEO_TARGET_INFO[request.target];
  const title = request.option.title.trim();
  return {
    title: title === '' ? capital(titleName(plan.idea)) : cut(title, 120),
    seconds: plan.seconds,
    beats: made.map(({ beat }) => beat),
    prompt: promptOf(plan, made, plan.setting),
    ...(note && { target: `${name}. ${note}` }),
  };
}

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')}`;

function beatText({ from, to, action, camera, light, sound, dialogue }: Beat): string {
  const lines = [`Action: ${action}`, `Camera: ${camera}`, `Light: ${light}`, `Sound: ${sound}`];
  if (dialogue) lines.push(`Dialogue: ${dialogue}`);
  return [`${clock(from)}–${clock(to)}`, ...lines].join('\n');
}

/** A script as the text that people read and copy; beats are headed '0:00–0:03'. */
export function scriptText({ title, seconds, beats, prompt, target }: Script): string {
  const length = `${seconds} seconds${target ? ` · ${target}` : ''}`;
  return [`${title}\n${length}`, ...beats.map(beatText), `Prompt to paste\n${prompt}`].join('\n\n');
}
