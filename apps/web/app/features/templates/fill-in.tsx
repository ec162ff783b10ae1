import { TEMPLATE } from '@framewright/contract';
import { FileUp } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TEMPLATE_SCREEN as TEXTS } from './texts.ts';

interface FillInProps {
  readonly names: readonly string[];
  /** Those that the table has. */
  readonly inTable: readonly string[];
  readonly lines: Readonly<Record<string, string>>;
  readonly csv: string;
  /** What is wrong with the table. */
  readonly problem: string | undefined;
  readonly onLines: (name: string, value: string) => void;
  readonly onCsv: (csv: string) => void;
}

/** Characters of the values of one name. */
const LINES = 20_000;

/** What stands for the names of a template: a list for each, or a table for several. */
export function FillIn({ names, inTable, lines, csv, problem, onLines, onCsv }: FillInProps) {
  if (names.length === 0) return null;
  return (
    <>
      <div className="template-values">
        {names.slice(0, TEMPLATE.names).map((name) =>
          inTable.includes(name) ? (
            <p key={name} className="field-hint">
              {TEXTS.fromTable(name)}
            </p>
          ) : (
            <TextArea
              key={name}
              label={TEXTS.values(name)}
              hint={TEXTS.valuesHint}
              rows={3}
              limit={LINES}
              value={lines[name] ?? ''}
              onChange={({ target }) => onLines(name, target.value)}
            />
          ),
        )}
      </div>
      <TableField csv={csv} problem={problem} onCsv={onCsv} />
    </>
  );
}

function TableField({ csv, problem, onCsv }: Pick<FillInProps, 'csv' | 'problem' | 'onCsv'>) {
  const input = useRef<HTMLInputElement>(null);
  const [tooLarge, setTooLarge] = useState(false);
  async function read({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    setTooLarge(file.size > TEMPLATE.csv);
    if (file.size <= TEMPLATE.csv) onCsv(await file.text());
  }
  return (
    <div className="grid gap-2">
      <TextArea
        label={TEXTS.table}
        hint={TEXTS.tableHint}
        error={tooLarge ? TEXTS.fileTooLarge : problem}
        rows={3}
        mono
        limit={TEMPLATE.csv}
        value={csv}
        onChange={({ target }) => {
          setTooLarge(false);
          onCsv(target.value);
        }}
      />
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,text/csv"
        hidden
        aria-label={TEXTS.table}
        onChange={(event) => void read(event)}
      />
      <Button size="sm" className="justify-self-start" onClick={() => input.current?.click()}>
        <FileUp aria-hidden="true" />
        {TEXTS.chooseFile}
      </Button>
    </div>
  );
}
