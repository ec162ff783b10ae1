import { LENGTHS } from '@framewright/contract';
import { Select } from '../../ui/select.tsx';
import { Slider } from '../../ui/slider.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { CONTROL_TEXTS as TEXTS } from './texts.ts';
import { NAMED_CONTROLS } from './use-controls.ts';
import type { ImageFormState } from './use-image-form.ts';

/** Left to the engine. */
const ANY = 'any';

/** What the chosen model takes beside the words; nothing where it takes nothing. */
export function ControlFields({ form: { controls, problems, tell } }: { form: ImageFormState }) {
  const { offered, chosen, change } = controls;
  const { steps, guidance, sampler, seed, negative_prompt: negative, count } = offered;
  if (Object.keys(offered).length === 0) return null;
  return (
    <details className="controls" open={problems.seed !== undefined || undefined}>
      <summary className="label">{TEXTS.title}</summary>
      <div className="grid gap-5 pt-4">
        {seed ? (
          <TextField
            label={TEXTS.seed}
            inputMode="numeric"
            autoComplete="off"
            hint={TEXTS.seedHint}
            error={problems.seed}
            value={chosen.seed ?? ''}
            onChange={({ target }) => {
              change({ seed: target.value });
              tell('seed');
            }}
          />
        ) : null}
        {negative ? (
          <TextArea
            label={TEXTS.negative}
            rows={2}
            hint={TEXTS.negativeHint}
            value={chosen.negative_prompt ?? ''}
            limit={LENGTHS.description}
            onChange={({ target }) => change({ negative_prompt: target.value })}
          />
        ) : null}
        {steps ? (
          <Slider
            label={TEXTS.steps}
            {...steps}
            value={chosen.steps ?? steps.default}
            describe={String}
            ends={TEXTS.stepsEnds}
            onChange={(value) => change({ steps: value })}
          />
        ) : null}
        {guidance ? (
          <Slider
            label={TEXTS.guidance}
            {...guidance}
            value={chosen.guidance ?? guidance.default}
            describe={String}
            ends={TEXTS.guidanceEnds}
            onChange={(value) => change({ guidance: value })}
          />
        ) : null}
        {count && count.max > 1 ? (
          <Slider
            label={TEXTS.count}
            {...{ min: 1, max: count.max, step: 1 }}
            value={chosen.count ?? 1}
            describe={String}
            ends={['1', String(count.max)]}
            onChange={(value) => change({ count: value })}
          />
        ) : null}
        {NAMED_CONTROLS.map((name) => {
          const options = offered[name]?.options;
          return options ? (
            <Select
              key={name}
              label={TEXTS[name]}
              value={options.find((option) => option === chosen[name]) ?? ANY}
              options={[
                { value: ANY, label: TEXTS.providerChooses },
                ...options.map((option) => ({ value: option, label: option })),
              ]}
              onChange={(option) => change({ [name]: option === ANY ? '' : option })}
            />
          ) : null;
        })}
        {sampler ? (
          <Select
            label={TEXTS.sampler}
            value={chosen.sampler ?? sampler.default ?? ANY}
            options={[
              ...(sampler.default ? [] : [{ value: ANY, label: TEXTS.engineChooses }]),
              ...sampler.options.map((name) => ({ value: name, label: name })),
            ]}
            onChange={(name) => change({ sampler: name === ANY ? '' : name })}
          />
        ) : null}
      </div>
    </details>
  );
}
