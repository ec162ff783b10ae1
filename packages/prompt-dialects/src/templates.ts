export {
  type Expansion,
  type Expansions,
  expansionsOf,
  type Filling,
  MOST,
  sampleOf,
} from './templates/expand.ts';
export { CSV_CELLS, readCsv, type Table } from './templates/read-csv.ts';
export { readTemplate, type Template } from './templates/template.ts';
