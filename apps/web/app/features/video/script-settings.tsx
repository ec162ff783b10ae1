import { SCRIPT_MODELS } from '@framewright/contract';
import { VIDEO_TARGET_INFO, VIDEO_TARGETS } from '@framewright/prompt-engine/video-targets';
import { EnginesNotReady, SetUpEngines } from '../../lib/engines-not-ready.tsx';
import { useModelOptions } from '../../lib/text-models.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { Select } from '../../ui/select.tsx';
import { VIDEO_SCREEN as TEXTS } from './texts.ts';
import type { ScriptGeneratorState } from './use-script-generator.ts';

const TARGETS = VIDEO_TARGETS.map((id) => ({ value: id, label: VIDEO_TARGET_INFO[id].name }));

export interface ScriptSettingsProps {
  readonly generator: ScriptGeneratorState;
  /** Names the key's panel for the button that opens it. */
  readonly panelId: string;
}

/** The model, the video model that the script is for, and the key where it is shown. */
export function ScriptSettings({ generator, panelId }: ScriptSettingsProps) {
  const { settings, asking, writing } = generator;
  const models = useModelOptions(SCRIPT_MODELS);
  const busy = asking || writing !== undefined;
  return (
    <section className="card card-pad grid gap-5" aria-label="Settings">
      <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
        <div className="grid gap-2">
          <Select
            label={TEXTS.model}
            value={settings.model}
            options={models}
            aside={<SetUpEngines />}
            onChange={settings.setModel}
            disabled={busy}
          />
          <EnginesNotReady purpose="texts" />
        </div>
        <Select
          label={TEXTS.target}
          value={settings.target}
          options={TARGETS}
          hint={VIDEO_TARGET_INFO[settings.target].note}
          onChange={settings.setTarget}
          disabled={busy}
        />
      </div>
      <div id={panelId} hidden={!settings.keyShown} className="border-t border-line pt-4">
        <KeyField generator={generator} />
      </div>
    </section>
  );
}

function KeyField({ generator: { settings, report } }: { generator: ScriptGeneratorState }) {
  return (
    <PasswordField
      label={TEXTS.keyLabel}
      secret="key"
      placeholder="sk-..."
      autoComplete="off"
      className="font-mono"
      value={settings.key}
      error={report.problems.openai_api_key}
      hint={TEXTS.keyHint}
      aside={
        <a className="link text-sm text-ink-2" href={TEXTS.keyPage} target="_blank" rel="noreferrer">
          {TEXTS.getKey}
        </a>
      }
      onChange={({ target }) => {
        settings.setKey(target.value);
        report.forget();
      }}
    />
  );
}
