import { chosen } from './choose.ts';
import { isLiving, type SceneClass } from './scene-class.ts';
import { type Brief, capital, type Decision, said } from './shot.ts';
import type { Circumstances } from './surroundings.ts';
import { leadingDoing } from './staging.ts';

/*
 * Mood in one or two plain words (craft rule 7). Feeling and occasion decide; where neither is named the take's own
 * temper does, from words that fit any subject.
 */
const OPEN: Readonly<Record<string, readonly string[]>> = {
  studio: ['Calm and exact mood', 'Clear, composed mood', 'Quiet, confident mood'],
  cinematic: ['Absorbed, immediate mood', 'Intimate, unhurried mood', 'Observant, lived-in mood'],
  minimal: ['Still mood', 'Quiet mood', 'Calm mood'],
};
const FAST: Readonly<Record<string, readonly string[]>> = {
  studio: ['Focused energy', 'Controlled energy'],
  cinematic: ['Urgent, full of energy', 'Breathless energy'],
  minimal: ['One burst of energy', 'Light and quick'],
};
const FESTIVE: Readonly<Record<string, readonly string[]>> = {
  studio: ['Warm, festive mood'],
  cinematic: ['Joyful, crowded warmth', 'Warm, festive mood'],
  minimal: ['Quiet festive mood'],
};

/** The mood of a take; nothing speaks against a feeling or an occasion that the words name. */
export function moodOf(brief: Brief, kind: SceneClass, where: Circumstances): Decision | undefined {
  const { scene, take, wishes } = brief;
  const feeling = scene.feeling;
  if (feeling) {
    return { element: 'mood', text: `${capital(feeling.row.mood)} mood`, because: `${said(feeling.words)} names the feeling.` };
  }
  if (wishes.mood) return { element: 'mood', text: `${capital(wishes.mood)} mood`, because: `You asked for ${said(wishes.mood)}.` };
  if (kind === 'graphic' || kind === 'sign' || (take === 'minimal' && !isLiving(kind))) return undefined;
  const list = where.occasion ? FESTIVE : leadingDoing(scene)?.row?.pace === 'fast' ? FAST : OPEN;
  const text = chosen(list[take] ?? [], brief, 'mood');
  return text === undefined ? undefined : { element: 'mood', text, because: where.occasion ? 'The occasion sets the mood.' : 'No feeling is named, so the mood stays open.' };
}
