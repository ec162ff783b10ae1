/** Loaded before the server: its clock is off by as many milliseconds as the file `CLOCK_FILE` says. */
import { readFileSync, watchFile } from 'node:fs';

const file = process.env['CLOCK_FILE'] ?? '';
const read = () => Number(readFileSync(file, 'utf8'));
let offset = read();
watchFile(file, { interval: 20, persistent: false }, () => {
  offset = read();
});

const Real = Date;
globalThis.Date = class extends Real {
  constructor(...given) {
    if (given.length === 0) super(Real.now() + offset);
    else super(...given);
  }
  static now() {
    return Real.now() + offset;
  }
};
