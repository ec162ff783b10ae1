import { ArrowRight, KeyRound } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Frame } from '../../ui/frame.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AboutSora } from './about-sora.tsx';
import { IdeaForm } from './idea-form.tsx';
import { OptionCards, OptionFacts } from './option-cards.tsx';
import { OptionSketch } from './option-sketch.tsx';
import { ScriptCard } from './script-card.tsx';
import { ScriptHeader } from './script-header.tsx';
import { ScriptSettings } from './script-settings.tsx';
import { Steps } from './steps.tsx';
import { VIDEO_SCREEN as TEXTS } from './texts.ts';
import type { Problems } from './use-report.ts';
import { type ScriptGeneratorState, type Stage, useScriptGenerator } from './use-script-generator.ts';

/** The script generator of a pro user. */
export function ScriptGenerator() {
  const generator = useScriptGenerator();
  const panelId = useId();
  const { stage, report } = generator;
  const main = useFirstProblem(report.problems);
  return (
    <>
      <ScriptHeader isPro actions={<HeaderActions generator={generator} panelId={panelId} />} />
      <Steps current={stage.step} />
      <div className="grid gap-x-12 gap-y-12 md:grid-cols-[minmax(0,1fr)_292px]">
        <div ref={main} className="grid min-w-0 content-start gap-6">
          <ScriptSettings generator={generator} panelId={panelId} />
          {report.failure ? <Notice kind="error">{report.failure}</Notice> : null}
          <StageContent generator={generator} />
        </div>
        <aside className="grid content-start gap-5">
          {stage.step === 'script' && stage.chosen ? <ChosenOption {...stage.chosen} /> : null}
          <AboutSora />
        </aside>
      </div>
    </>
  );
}

function StageContent({ generator }: { generator: ScriptGeneratorState }) {
  const { stage } = generator;
  if (stage.step === 'option') return <OptionCards generator={generator} stage={stage} />;
  if (stage.step === 'script') return <ScriptCard generator={generator} stage={stage} />;
  return <IdeaForm generator={generator} stage={stage} />;
}

interface HeaderActionsProps {
  readonly generator: ScriptGeneratorState;
  readonly panelId: string;
}

function HeaderActions({ generator: { settings }, panelId }: HeaderActionsProps) {
  return (
    <>
      <Button
        size="sm"
        aria-expanded={settings.keyShown}
        aria-controls={panelId}
        onClick={() => settings.setKeyShown(!settings.keyShown)}
      >
        <KeyRound aria-hidden="true" />
        {settings.keyShown ? TEXTS.hideKey : TEXTS.setKey}
      </Button>
      <LinkButton to="/sora2/optimizer" size="sm" variant="ghost">
        {TEXTS.optimizer}
        <ArrowRight aria-hidden="true" />
      </LinkButton>
    </>
  );
}

type ChosenOptionProps = NonNullable<Extract<Stage, { step: 'script' }>['chosen']>;

/** What the script was written from. */
function ChosenOption({ letter, option }: ChosenOptionProps) {
  return (
    <section className="grid gap-4" aria-label={`Option ${letter}`}>
      <Frame ratio="16:9" viewfinder selected caption={`Option ${letter}`}>
        <OptionSketch option={option} letter={letter} />
      </Frame>
      <OptionFacts option={option} />
    </section>
  );
}

/** The first field that is wrong gets the focus, once it is drawn as wrong. */
function useFirstProblem(problems: Problems) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (Object.keys(problems).length > 0) {
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
  }, [problems]);
  return element;
}
