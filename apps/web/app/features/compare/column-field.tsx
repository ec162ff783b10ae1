import { type Board, LENGTHS } from '@framewright/contract';
import { ASPECT_RATIOS } from '@framewright/prompt-engine/vocabulary';
import { useQuery } from '@tanstack/react-query';
import { useSuggest } from '../../lib/alternatives.ts';
import { configQuery } from '../../lib/config.ts';
import { useSuggestion } from '../../ui/swap/suggestion.ts';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ChipSet } from './chip-set.tsx';
import type { NewColumn } from './queries.ts';
import { COMPARE_TEXTS, BOARD_PAGE_TEXTS as TEXTS } from './texts.ts';
import { boardModels } from './use-comparison.ts';

interface ColumnFieldProps {
  readonly board: Board;
  readonly axis: Board['axes'][number];
  readonly column: NewColumn | undefined;
  readonly onChange: (column: NewColumn | undefined) => void;
}

/** Chooses a value that the columns do not have yet. */
export function ColumnField(props: ColumnFieldProps) {
  const { axis, column, onChange } = props;
  switch (axis.name) {
    case 'model':
      return <ModelField {...props} />;
    case 'aspect_ratio':
      return <Choice {...props} label={COMPARE_TEXTS.ratios} offered={ASPECT_RATIOS.map(asItself)} />;
    case 'seed':
      return <Choice {...props} label={COMPARE_TEXTS.seeds} offered={seedsAfter(axis).map(asItself)} />;
    case 'prompt':
      return (
        <TextArea
          label={COMPARE_TEXTS.prompt}
          rows={4}
          mono
          limit={LENGTHS.description}
          value={String(column?.value ?? '')}
          onChange={({ target }) => onChange(said(target.value))}
        />
      );
    default:
      return <WordingField {...props} />;
  }
}

interface Offered {
  readonly value: string | number;
  readonly label: string;
}

const asItself = (value: string | number): Offered => ({ value, label: String(value) });

/** What is typed, where there is anything. */
const said = (typed: string): NewColumn | undefined => (typed.trim() === '' ? undefined : { value: typed });

/** Seeds that a column may have next. */
const SEEDS = 4;

function seedsAfter({ values }: ColumnFieldProps['axis']): number[] {
  const last = Math.max(...values.map(({ text }) => Number(text)));
  return Array.from({ length: SEEDS }, (_, index) => last + 1 + index);
}

interface ChoiceProps extends ColumnFieldProps {
  readonly label: string;
  readonly offered: readonly Offered[];
}

/** One of several, without those that the board has. */
function Choice({ axis, column, onChange, label, offered }: ChoiceProps) {
  const had = new Set(axis.values.map(({ text }) => text));
  return (
    <ChipSet
      label={label}
      chips={offered.filter(({ value }) => !had.has(String(value)))}
      on={column ? [column.value] : []}
      onToggle={(value) => onChange(column?.value === value ? undefined : offered.find(isOf(value)))}
    />
  );
}

const isOf = (value: Offered['value']) => (offered: Offered) => offered.value === value;

function ModelField(props: ColumnFieldProps) {
  const { data: config } = useQuery(configQuery);
  const offered = boardModels(config?.image_models ?? []).map(({ id, label }) => ({ value: id, label }));
  return <Choice {...props} label={COMPARE_TEXTS.models} offered={offered} />;
}

/** What the engine would say there, and words of one's own. */
function WordingField(props: ColumnFieldProps) {
  const { board, axis, column, onChange } = props;
  return (
    <>
      {axis.phrase ? <Suggested {...props} text={board.prompt} {...axis.phrase} /> : null}
      <TextField
        label={COMPARE_TEXTS.own}
        maxLength={LENGTHS.phrase}
        // A wording that was offered has a name.
        value={column?.label === undefined ? String(column?.value ?? '') : ''}
        onChange={({ target }) => onChange(said(target.value))}
      />
    </>
  );
}

function Suggested(props: ColumnFieldProps & { text: string; start: number; end: number }) {
  const { text, start, end } = props;
  const { answer } = useSuggestion(useSuggest(), { text, start, end });
  if (!answer)
    return (
      <p className="field-hint" role="status">
        {COMPARE_TEXTS.looking}
      </p>
    );
  const offered = 'alternatives' in answer ? answer.alternatives : [];
  return (
    <Choice
      {...props}
      label={TEXTS.wordings}
      offered={offered.map(({ name, text: value }) => ({ value, label: name }))}
    />
  );
}
