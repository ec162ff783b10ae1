import { LENGTHS } from '@framewright/contract';
import { ASPECT_RATIOS } from '@framewright/prompt-engine/vocabulary';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router';
import { handedPrompts } from '../../lib/compare.ts';
import { configQuery } from '../../lib/config.ts';
import { dollars } from '../../lib/dollars.ts';
import { EnginesNotReady, SetUpEngines } from '../../lib/engines-not-ready.tsx';
import { pictureModelLabel } from '../../lib/price-of-picture.ts';
import { LinkButton } from '../../ui/button.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { ChipSet } from './chip-set.tsx';
import { CostCard } from './cost-card.tsx';
import { EarlierBoards } from './earlier-boards.tsx';
import { ElementField } from './element-field.tsx';
import { boardFailure, workQuery } from './queries.ts';
import { COMPARE_TEXTS as TEXTS } from './texts.ts';
import { boardModels, type ComparisonStart, startOf, useComparison } from './use-comparison.ts';

/** Where a board begins: what differs, and what it costs. */
export function Compare() {
  const [address] = useSearchParams();
  const { state, key } = useLocation();
  const workId = address.get('work') ?? undefined;
  const config = useQuery(configQuery);
  const work = useQuery({ ...workQuery(workId ?? ''), enabled: workId !== undefined });
  const error = config.error ?? work.error;
  const isReady = config.data && (workId === undefined || work.data);
  return (
    <>
      <PageHeader
        title={TEXTS.title}
        actions={
          <LinkButton size="sm" to="/templates">
            {TEXTS.templates}
          </LinkButton>
        }
      >
        {TEXTS.lead}
      </PageHeader>
      {error ? (
        <ErrorPanel
          message={boardFailure(error)}
          onRetry={() => void (config.error ? config : work).refetch()}
          retrying={config.isFetching || work.isFetching}
        />
      ) : isReady ? (
        <ComparisonForm
          key={workId ?? 'none'}
          visit={`${key} ${workId ?? ''}`}
          start={startOf(
            work.data,
            handedPrompts(state),
            config.data.image_models,
            config.data.default_image_model,
          )}
        />
      ) : (
        <div aria-busy="true">
          <span className="sr-only" role="status">
            {TEXTS.loadingWork}
          </span>
          <SkeletonLines />
        </div>
      )}
      {/* What stands above it is there first, or would push it down. */}
      {error || isReady ? <EarlierBoards /> : null}
    </>
  );
}

const SEEDS = [1, 2, 3, 4, 6, 8] as const;

interface ComparisonFormProps {
  readonly start: ComparisonStart;
  /** Of the page, the same after it is loaded again. */
  readonly visit: string;
}

function ComparisonForm({ start, visit }: ComparisonFormProps) {
  const { data: config } = useQuery(configQuery);
  const models = boardModels(config?.image_models ?? []);
  const comparison = useComparison(start, models, visit);
  return (
    <div className="compare-form">
      <div className="grid min-w-0 content-start gap-6">
        {start.prompts.length > 0 ? (
          <ChipSet
            label={TEXTS.prompts}
            hint={TEXTS.takesHint}
            chips={start.prompts.map(({ label }, value) => ({ value, label }))}
            on={comparison.chosen}
            onToggle={comparison.togglePrompt}
          />
        ) : (
          <TextArea
            label={TEXTS.prompt}
            rows={5}
            mono
            limit={LENGTHS.description}
            value={comparison.prompt}
            onChange={({ target }) => comparison.setPrompt(target.value)}
          />
        )}
        <ChipSet
          label={TEXTS.models}
          hint={TEXTS.modelsHint}
          chips={models.map((model) => ({
            value: model.id,
            label: pictureModelLabel(model),
            note: noteOf(model.capabilities.price_usd),
          }))}
          on={comparison.models}
          onToggle={comparison.toggleModel}
        >
          <EnginesNotReady purpose="pictures" />
          <SetUpEngines />
        </ChipSet>
        {comparison.text === undefined ? null : <ElementField comparison={comparison} />}
        <ChipSet
          label={TEXTS.ratios}
          chips={ASPECT_RATIOS.map((value) => ({ value, label: value }))}
          on={comparison.ratios}
          onToggle={comparison.toggleRatio}
        />
        {comparison.takesSeeds ? (
          <ChipSet
            label={TEXTS.seeds}
            hint={TEXTS.seedsHint}
            chips={SEEDS.map((value) => ({ value, label: String(value) }))}
            on={[comparison.seeds]}
            onToggle={comparison.setSeeds}
          />
        ) : null}
      </div>
      <CostCard body={comparison.body} />
    </div>
  );
}

const noteOf = (price: number | null) => (price === null ? '' : price === 0 ? TEXTS.free : dollars(price));
