import { type Drawn, type DrawnMeans, drawnMeans } from '../look/drawn-means.ts';
import { worldNamed } from './named-world.ts';
import { lightOfWorld } from './world-light.ts';

/** The means of a drawn look; one that is the look of a world has the light of that world in its cinematic take. */
export function drawnInWorld(drawn: Drawn): DrawnMeans {
  const means = drawnMeans(drawn);
  const { brief, style, kind, where } = drawn;
  const named = worldNamed(brief.scene);
  const isItsLook = named?.world.names.some((name) => style.row.names.includes(name)) === true;
  if (!isItsLook || brief.take !== 'cinematic' || brief.scene.lights.length > 0) return means;
  const light = lightOfWorld(brief, kind, where);
  if (!light) return means;
  const text = light.decision.text.replace(/\bcamera (?=left|right)/g, 'the ');
  return {
    ...means,
    decisions: means.decisions.map((each) => (each.element === 'light' ? { ...light.decision, text } : each)),
    ...(means.stage && { stage: { ...means.stage, light: light.stage } }),
  };
}
