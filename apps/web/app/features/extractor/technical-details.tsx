import type { Analysis } from '@framewright/contract';
import { RESULT_TEXTS as TEXTS } from './texts.ts';

/** The file in ruled cells: name, size, format, pixels, camera, and whether it is kept. */
export function TechnicalDetails({ analysis }: { analysis: Analysis }) {
  const { file_name, file_size_mb, format, width, height, camera } = analysis.technical_details;
  const details = [
    ['File', file_name],
    ['Size', file_size_mb < 0.01 ? 'Under 0.01 MB' : `${file_size_mb.toFixed(2)} MB`],
    ['Saved', analysis.saved_id === null ? TEXTS.notSaved : TEXTS.saved],
    ['Format', format],
    ['Pixels', `${width} × ${height}`],
    ['Camera', camera ?? 'No trace of one'],
  ];
  return (
    <dl className="extractor-cells" aria-label={TEXTS.details}>
      {details.map(([name, value]) => (
        <div key={name}>
          <dt className="text-xs text-ink-3">{name}</dt>
          <dd className="text-sm">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
