import { seedOf } from '../shot/choose.ts';
import { type Approach, approachesFor } from './approaches.ts';
import { arcFor } from './arcs.ts';
import { type Idea, readIdea } from './idea.ts';
import { type Setting, settingOf } from './setting.ts';
import { VIDEO_TARGET_INFO, type VideoTargetId } from './targets.ts';
import { capital, cut, small } from './wording.ts';

/** A way to film an idea. */
export interface CreativeOption {
  readonly title: string;
  readonly audience: string;
  readonly tone: string;
  readonly platform: string;
  readonly hook: string;
}

/** Where the choices of options and scripts begin: the idea, so that both agree. */
export const ideaSeed = (idea: Idea): number => seedOf(`${idea.subject}\n${idea.rest.slice(0, 4_000)}`);

/** The idea's words for a hook: whole where short, else its beginning and its end. */
function quotable({ shown, rest }: Idea): string {
  if (shown.length <= 120) return shown.replace(/[.\s]+$/, '');
  const tail = (rest || shown)
    .slice(-32)
    .replace(/^[\uDC00-\uDFFF]/, '')
    .replace(/^\S*\s/, '');
  return `${cut(shown, 84)} ${tail.replace(/[.\s]+$/, '')}`;
}

/** How the main thing is called in a title: its name, or the idea's first words where it has none. */
export function titleName({ it, main, scene, quoted, shown }: Idea): string {
  if ((main?.known || scene.place) && !scene.isForeign) return cut(it, 30);
  if (quoted[0]) return cut(quoted[0], 30);
  const words = shown.replaceAll(/["“”?!]/g, '').split(' ');
  const first = words.slice(0, words.length > 5 ? 3 : 5).join(' ');
  return cut(first.replace(/(?:\s(?:for|of|an?|the|in|on|with|and|to|at|by))+$/i, ''), 30) || 'this';
}

const OPEN_AT_MOST = 150;

function optionOf(approach: Approach, idea: Idea, setting: Setting, seconds: number): CreativeOption {
  const open = cut(arcFor(idea, setting)[0].action, OPEN_AT_MOST);
  const name = titleName(idea);
  const title = approach.title.replace('{It}', () => capital(name)).replace('{it}', () => name);
  return {
    title: cut(title, 59),
    audience: approach.audience,
    tone: approach.tone,
    platform: `${approach.platform}; ${seconds} seconds`,
    hook: approach.hook.replace('{idea}', () => quotable(idea)).replace('{open}', () => small(open)),
  };
}

/** Two ways to film an idea, which differ in audience, tone, platform and hook. */
export function creativeOptions(
  idea: string,
  target: VideoTargetId,
): { readonly a: CreativeOption; readonly b: CreativeOption } {
  const read = readIdea(idea);
  const setting = settingOf(read, ideaSeed(read));
  const [a, b] = approachesFor(read, setting.where);
  const { seconds } = VIDEO_TARGET_INFO[target];
  return { a: optionOf(a, read, setting, seconds), b: optionOf(b, read, setting, seconds) };
}
