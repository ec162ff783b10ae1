import type { Scene } from '../../read/scene.ts';

/** Whether only the outline is seen: a silhouette has no buttons and no eyes. */
export const isOutlined = ({ lights, styles }: Scene): boolean =>
  lights.some(({ row }) => row.id === 'silhouette') ||
  styles.some(({ row }) => row.medium === 'photo' && row.names.includes('silhouette'));
