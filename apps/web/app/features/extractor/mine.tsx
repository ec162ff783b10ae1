import { History } from './history.tsx';
import { LatestExtraction } from './latest-extraction.tsx';

export interface MineProps {
  /** Beside the picture, what was read last; below it all, what was read before. */
  readonly place: 'beside' | 'below';
}

/** What somebody who is signed in has extracted. */
export function Mine({ place }: MineProps) {
  return place === 'beside' ? <LatestExtraction /> : <History />;
}
