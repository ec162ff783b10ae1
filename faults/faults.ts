/** `npm run faults [-- WORD...]`: plants each fault (or those that a word names) in a copy, to a printed table. */
import { Copy, type Fate } from './plant.ts';
import { FAULTS } from './table.ts';

const words = process.argv.slice(2);
const chosen = FAULTS.filter(
  ({ breaks, file }) => words.length === 0 || words.some((word) => `${breaks} ${file}`.includes(word)),
);
const copy = new Copy();
const fates: Record<Fate, number> = { killed: 0, survived: 0, lost: 0, untold: 0 };
console.log('| Broken | Planted in | Seen by | |\n| --- | --- | --- | --- |');
try {
  for (const fault of chosen) {
    const fate = await copy.try(fault);
    fates[fate] += 1;
    console.log(`| ${fault.breaks} | ${fault.file} | ${fault.test} | ${fate} |`);
  }
} finally {
  copy.remove();
}
console.log(
  `\n${chosen.length} planted, ${fates.killed} killed, ${fates.survived} survived, ${fates.lost} lost, ${fates.untold} untold.`,
);
process.exitCode = fates.killed === chosen.length ? 0 : 1;
