import type { CaptionDialect } from '../dialect.ts';
import { TRAITS } from '../dialect.ts';
import { type Loss, lossOf } from '../prompt.ts';
import { type CaptionInput, toHex } from './caption-input.ts';
import { writeFibo } from './write-fibo.ts';
import { writeFlux2 } from './write-flux2.ts';
import { writeIdeogram } from './write-ideogram.ts';

/** A caption as text, and what its schema has no place for. */
export interface WrittenCaption {
  /** Compact JSON, keys in the order that the models were trained on. */
  readonly text: string;
  readonly losses: readonly Loss[];
}

/** Writes a structured caption by the schema of the model. The aspect ratio is a setting and no part of it. */
export function writeCaption(input: CaptionInput, dialect: CaptionDialect): WrittenCaption {
  const text = writerOf(dialect)(input);
  const things = [...input.things, ...(input.texts ?? [])];
  const hasBoxes = dialect !== 'ideogram' && things.some(({ box }) => box !== undefined);
  const { label } = TRAITS[dialect];
  const losses: Loss[] = hasBoxes
    ? [lossOf(['boxes'], `${label} takes places in words and no boxes: the boxes are left out.`, null)]
    : [];
  const most = dialect === 'flux2' ? 16 : 5;
  const lists = [
    { colours: input.palette ?? [], most: 16 },
    ...input.things.map(({ colours }) => ({ colours: colours ?? [], most })),
  ];
  const lost = lists.flatMap(({ colours, most: limit }) => [
    ...colours.filter((colour) => toHex(colour) === null),
    ...[...new Set(colours.filter((colour) => toHex(colour) !== null))].slice(limit),
  ]);
  if (lost.length > 0) {
    losses.push(lossOf(lost, `${label} takes only so many colours, and only as #RRGGBB.`, null));
  }
  return { text, losses };
}

function writerOf(dialect: CaptionDialect): (input: CaptionInput) => string {
  switch (dialect) {
    case 'ideogram':
      return writeIdeogram;
    case 'flux2':
      return writeFlux2;
    case 'fibo':
      return writeFibo;
  }
}
