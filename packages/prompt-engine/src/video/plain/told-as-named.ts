import { filmPictures, namedPictures, sizeOfPicture } from '../named/named-pictures.ts';
import { isToldWhole } from './acts.ts';
import type { Told } from './as-told.ts';
import { filmKindOf, isOfSale } from './kinds.ts';
import { titlesOf } from './titles.ts';

/** An idea that only names what it is of, told in the pictures that are known of that; else as it was told. */
export function toldAsNamed(told: Told): Told {
  const [only, ...more] = told.moments;
  if (!only || more.length > 1 || told.isShop || only.lines.length > 0) return told;
  const film = filmPictures(told.typed) ?? filmPictures(only.text);
  const isAlone = more.length === 0 && !told.hasFacts && !isToldWhole(only.text) && !isSold(told);
  const images = (film ?? (isAlone ? namedPictures(told.typed) : undefined))
    ?.images;
  // What is told beside it and is no deed stands before its end.
  if (!images || more.some(({ text, lines }) => isToldWhole(text) || lines.length > 0)) return told;
  const shown = images.map((text) => ({ ...only, text, size: sizeOfPicture(text), onScreen: [] }));
  const read = told.moments.flatMap(({ onScreen = [] }) => onScreen);
  const all = [...shown.slice(0, 1), ...more, ...shown.slice(more.length > 0 ? 2 : 1)];
  return {
    ...told,
    title: told.title || (titlesOf(told)[0] ?? ''),
    moments: all.map((moment, i) => ({ ...moment, onScreen: i === all.length - 1 ? read : [] })),
    isNamed: true,
  };
}

/** What is sold is seen as an advertisement shows it. */
const isSold = ({ film, typed }: Told): boolean =>
  film !== '' && filmKindOf(film, '') !== undefined && isOfSale(filmKindOf(film, typed));
