export {
  type Expansion,
  type Expansions,
  expansionsOf,
  type Filling,
  sampleOf,
} from './templates/expand.ts';
export { CSV_CELLS, readCsv, type Table } from './templates/read-csv.ts';
export { readTemplate, type Template } from './templates/template.ts';
export { MOST } from './templates/texts.ts';
