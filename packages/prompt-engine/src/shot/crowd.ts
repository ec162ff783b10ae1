import { sifted } from '../lexicon/sifting/sifted.ts';
import { isBeing, type Member, type Scene } from '../read/scene.ts';
import { capital } from './shot.ts';

/* Where people fill the frame, nothing beside one of them stays empty. */

/** So many that the frame is full of them. */
const CROWDED = sifted(
  /\b(?:crowd\w*|packed|overcrowded|rush hour|audience|spectators|onlookers|bustling|hundreds|thousands|dozens of (?:people|children|fans)|mob|throng)\b/i,
);

/** Whether people fill the frame. */
export const isCrowded = ({ subject, excluded }: Pick<Scene, 'subject' | 'excluded'>): boolean =>
  CROWDED.test(subject) && !excluded.some((words) => CROWDED.test(words));

const isMany = (main: Member | undefined): boolean => main?.kind === 'group' || main?.plural === true;

/** The frame of a crowd, or of one in it. */
export const filledByAll = (main: Member | undefined, the: string): string =>
  isMany(main)
    ? `${capital(the)} filling the frame to every edge`
    : `${capital(the)} in the middle, the others close around and cut by every edge`;

/** A layout of one in a crowd: the others are where it would leave space. */
export const amongOthers = (main: Member | undefined, layout: string): string =>
  main && isBeing(main.kind) && !isMany(main)
    ? layout.replace(/, (?:clear|open) space[^,]*$/, ', the others close around to every edge')
    : layout;
