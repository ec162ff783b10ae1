import { type EngineList, PURPOSES, type Purpose } from '@framewright/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { configQuery } from '../../lib/config.ts';
import { priceLine } from '../../lib/price-of-picture.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.tsx';
import { Select } from '../../ui/select.tsx';
import { engineFailure, useEngineAction } from './queries.ts';
import { PURPOSE_WORDS, ENGINE_SCREEN as TEXTS } from './texts.ts';

/** Left to what is ready. */
const BEST = 'best';

/** Who answers where nobody chooses, for all who use this server. */
export function DefaultChoices({ list }: { list: EngineList }) {
  const { may_change: mayChange } = list;
  const [changed, setChanged] = useState<Partial<Record<Purpose, string>>>({});
  const change = useEngineAction();
  const { data: config } = useQuery(configQuery);
  const priceOf = (id: string) => {
    const model = config?.image_models.find((each) => each.id === id);
    // What the engine says of its prices is more than that this one is not known.
    return model && model.capabilities.price_usd !== null ? priceLine(model) : undefined;
  };
  const shownFor = (purpose: Purpose) => {
    const { model, chosen } = list.defaults[purpose];
    return changed[purpose] ?? (chosen ? model : BEST);
  };

  function save() {
    const body = Object.fromEntries(
      Object.entries(changed).map(([purpose, model]) => [purpose, model === BEST ? null : model]),
    );
    change.mutate(
      { do: 'defaults', body },
      {
        onSuccess: () => {
          setChanged({});
          notify.success(TEXTS.saved);
        },
        onError: (error) => notify.error(engineFailure(error)),
      },
    );
  }

  return (
    <section className="card card-pad grid gap-5" aria-labelledby="defaults">
      <h2 id="defaults" className="display display-3">
        {TEXTS.defaults}
      </h2>
      {PURPOSES.map((purpose) => {
        const models = modelsFor(list, purpose, priceOf);
        const best = models.find(({ value }) => value === list.defaults[purpose].model)?.label;
        const now = list.defaults[purpose].chosen ? '' : (best ?? TEXTS.builtIn);
        return (
          <Select
            key={purpose}
            label={PURPOSE_WORDS[purpose]}
            value={shownFor(purpose)}
            disabled={!mayChange}
            options={[{ value: BEST, label: now ? TEXTS.best(now) : TEXTS.bestAtAll }, ...models]}
            hint={
              models.find(({ value }) => value === (changed[purpose] ?? list.defaults[purpose].model))?.hint
            }
            onChange={(model) => setChanged({ ...changed, [purpose]: model })}
          />
        );
      })}
      {mayChange ? (
        <Button
          variant="primary"
          full
          busy={change.isPending && TEXTS.saving}
          disabled={Object.keys(changed).length === 0}
          onClick={save}
        >
          {TEXTS.save}
        </Button>
      ) : null}
    </section>
  );
}

/** @param priceOf of pictures: an engine's models may have prices of their own */
function modelsFor({ engines }: EngineList, purpose: Purpose, priceOf: (id: string) => string | undefined) {
  const ready = engines
    .filter(({ state }) => state === 'ready')
    .flatMap(({ models, name, price }) =>
      models
        .filter(({ purposes }) => purposes.includes(purpose))
        .map(({ id, label }) => ({
          value: id,
          label: `${label}, ${name}`,
          hint: hintOf(
            purpose === 'pictures' ? (priceOf(id) ?? price) : price.startsWith('free') ? price : '',
          ),
        })),
    );
  return [...ready, { value: 'built-in', label: TEXTS.builtIn, hint: 'Free. No model needed.' }];
}

function hintOf(price: string): string | undefined {
  return price === '' ? undefined : `${price[0]?.toUpperCase()}${price.slice(1)}.`;
}
