import type { FeelingRow } from '../lexicon/feeling.ts';
import type { StyleRow } from '../lexicon/style.ts';
import type { TimeRow } from '../lexicon/time.ts';
import type { Doing, Member, PlaceRead, Read } from './scene.ts';
import type { Sense } from './senses.ts';
import { type CameraTerm, type LightTerm, USE_TERMS, type UseTerm } from './terms.ts';

/** A scene while it is being read. */
export interface Draft {
  readonly cast: Member[];
  readonly doings: Doing[];
  place?: PlaceRead;
  region?: PlaceRead;
  readonly times: Read<TimeRow>[];
  feeling?: Read<FeelingRow>;
  readonly styles: Read<StyleRow>[];
  readonly lights: Read<LightTerm>[];
  readonly cameras: Read<CameraTerm>[];
  readonly uses: Read<UseTerm>[];
  readonly colours: string[];
  readonly excluded: string[];
  readonly around: { when: 'before' | 'after' | 'during'; member: Member }[];
  readonly rest: string[];
  /** Who acts at the moment: indexes of the cast. */
  agents: number[];
  isTags: boolean;
  /** A 'but' was read: the feeling that follows takes the place of the one before. */
  isTurned: boolean;
}

/** A draft in which nothing is read yet. @param isTags whether the subject is a list of tags and no sentence */
export const newDraft = (isTags: boolean): Draft => ({
  cast: [],
  doings: [],
  times: [],
  styles: [],
  lights: [],
  cameras: [],
  uses: [],
  colours: [],
  excluded: [],
  around: [],
  rest: [],
  agents: [],
  isTags,
  isTurned: false,
});

/** 'art deco poster', 'logo design': a look may say what the picture is for. */
function noteUseOf(draft: Draft, words: string, { medium }: StyleRow): void {
  const lower = ` ${words.toLowerCase()} `;
  const use = USE_TERMS.find(({ names }) => names.some((name) => lower.includes(` ${name} `)));
  // A painted icon is a saint.
  if (medium === 'painted' && use?.term.id === 'icon') return;
  if (use && !draft.uses.some(({ row }) => row === use.term)) draft.uses.push({ words, row: use.term });
}

/** Writes down a sense that is no being, thing or deed. Answers whether it was one. */
export function noteCircumstance(draft: Draft, sense: Sense, words: string): boolean {
  switch (sense.is) {
    case 'time':
      if (!draft.times.some(({ row }) => row === sense.row)) draft.times.push({ words, row: sense.row });
      return true;
    case 'feeling':
      // 'exhausted but happy' is seen as happy.
      draft.feeling = draft.feeling && !draft.isTurned ? draft.feeling : { words, row: sense.row };
      return true;
    case 'style':
      if (!draft.styles.some(({ row }) => row === sense.row)) draft.styles.push({ words, row: sense.row });
      noteUseOf(draft, words, sense.row);
      return true;
    case 'light':
      draft.lights.push({ words, row: sense.term });
      return true;
    case 'camera':
      draft.cameras.push({ words, row: sense.term });
      return true;
    case 'use':
      draft.uses.push({ words, row: sense.term });
      return true;
    case 'colour':
      draft.colours.push(sense.colour);
      return true;
    default:
      return false;
  }
}
