import type { Scene } from '../../read/scene.ts';
import { confidenceOf, isDoubtful } from '../../shot/plain/confidence.ts';
import { classOf } from '../../shot/scene-class.ts';
import { knownFor } from '../idea/known.ts';
import { readIdea } from '../idea/read-idea.ts';
import { sceneRead } from '../idea/scene-read.ts';
import type { Told } from './as-told.ts';
import { readTold } from './told.ts';
import { toldAsDrama, toldAsNamed } from './told-as-named.ts';
import { isOfScript } from './tongue.ts';
import { inWholeMoments } from './whole-moments.ts';
import { isAbroad } from './wording-plain.ts';

/*
 * How sure the reading of a film's idea is. A film has more that may be misread than a picture: each further moment, each
 * line, each note. Above a bound a film says the idea's own sentences, and beside them only what cannot be wrong.
 */

/** What the reading of an idea leaves open. */
export interface FilmConfidence {
  readonly doubt: number;
  /** What is left open, a sentence's end each: 'no table knows “gantry”'. */
  readonly reasons: readonly string[];
}

/** What follows on what is nearly always taken wrongly by somebody. */
const FURTHER_MOMENT = 1.5;
const SPOKEN = 1.5;
/** One note is taken off easily; with several it is not sure what each of them is of. */
const FURTHER_NOTE = 0.5;
const OF_THE_FILM = 1;
const LONG_IDEA = 2;
/** How much may stay open in a few words, and in more. */
const BEARABLE = 2;
const BEARABLE_IN_MORE = 1;
const FEW_WORDS = 7;
const LONG = 16;

/** How sure the reading of an idea is: that of a still picture of it, and what a film adds. */
function filmConfidence(scene: Scene, { moments, notes, film }: Told): FilmConfidence {
  const { doubt, reasons } = confidenceOf(scene);
  const lines = moments.flatMap((moment) => moment.lines).length;
  const told = notes.filter(({ kind }) => kind !== 'chat' && kind !== 'form').length;
  const further: readonly (readonly [weight: number, reason: string])[] = [
    [Math.max(moments.length - 1, 0) * FURTHER_MOMENT, `${moments.length} moments follow one another`],
    [lines * SPOKEN, 'somebody speaks'],
    [Math.max(told - 1, 0) * FURTHER_NOTE, 'several notes speak of how it is filmed'],
    [film === '' ? 0 : OF_THE_FILM, `“${film}” asks for a sort of film`],
    [scene.wordCount > LONG ? LONG_IDEA : 0, 'the idea is long'],
  ];
  const added = further.filter(([weight]) => weight > 0);
  return {
    doubt: added.reduce((sum, [weight]) => sum + weight, doubt),
    reasons: [...added.map(([, reason]) => reason), ...reasons],
  };
}

/** An idea as it was told, and how sure that is. */
export interface FilmReading {
  readonly told: Told;
  readonly scene: Scene;
  readonly confidence: FilmConfidence;
  readonly isDoubtful: boolean;
}

const bearableIn = ({ wordCount }: Scene): number => (wordCount > FEW_WORDS ? BEARABLE_IN_MORE : BEARABLE);

const READ_AT_MOST = 600;

/** An explanation whose images are known, and beside which nothing is told. */
function isExplained({ moments: [only, ...more], film, hasFacts }: Told): boolean {
  if (!only || more.length > 0 || hasFacts || only.lines.length > 0) return false;
  return knownFor(only.text, film)?.sort === 'explained' && /\bexplain|^$/iu.test(film);
}

/** Reads an idea in its own words, and says whether more than these may be written. */
export function readingOf(typed: string): FilmReading {
  const told = readTold(typed);
  const scene = sceneRead(told.typed.slice(0, READ_AT_MOST));
  const confidence = filmConfidence(scene, told);
  // What only asks for a sort of film has the images of that sort.
  const isOpen =
    told.isTold &&
    !isExplained(told) &&
    (told.hasFacts ||
      // What steers the film is read here alone.
      told.isSteered ||
      // Another tongue keeps its own words.
      isOfScript(told.typed) ||
      confidence.doubt > bearableIn(scene) ||
      isDoubtful(scene, classOf(scene), true));
  // What is only named in another tongue has its pictures in that tongue.
  const abroad = isAbroad(told.typed) ? toldAsDrama(told) : undefined;
  if (abroad) return { told: abroad, scene, confidence, isDoubtful: true };
  // What only asks for a film, and has no images of its own elsewhere.
  const isUntold =
    !told.isTold && told.film !== '' && (told.isSteered || readIdea(typed).known === undefined);
  const untold = isUntold ? toldAsDrama(told) : undefined;
  if (untold) return { told: untold, scene, confidence, isDoubtful: true };
  return {
    told: isOpen ? inWholeMoments(toldAsDrama(told) ?? toldAsNamed(told)) : told,
    scene,
    confidence,
    isDoubtful: isOpen,
  };
}
