import type { Beat, Script } from './script.ts';

// Apart from what writes scripts: a server that only keeps them need not load that.

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')}`;

function beatText({ from, to, action, camera, light, sound, dialogue }: Beat): string {
  const lines = [`Action: ${action}`, `Camera: ${camera}`];
  // What stays as it was is not said again.
  if (light) lines.push(`Light: ${light}`);
  if (sound) lines.push(`Sound: ${sound}`);
  if (dialogue) lines.push(`Dialogue: ${dialogue}`);
  return [`${clock(from)}–${clock(to)}`, ...lines].join('\n');
}

/** A script as the text that people read and copy; beats are headed '0:00–0:03'. */
export function scriptText({ title, seconds, beats, prompt, target }: Script): string {
  const length = `${seconds} seconds${target ? ` · ${target}` : ''}`;
  return [`${title}\n${length}`, ...beats.map(beatText), `Prompt to paste\n${prompt}`].join('\n\n');
}
