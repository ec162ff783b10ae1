import {
  type BodyOf,
  type CreativeOption,
  generateCreativeOptions,
  generateScript,
  optionsRequest,
  scriptRequest,
  type VideoScript,
  type WorkItem,
} from '@framewright/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callOnce } from '../../lib/call-once.ts';
import { useCancel } from '../../lib/cancel.ts';
import { useDraft } from '../../lib/draft.ts';
import { startAnew, useLatestWork } from '../../lib/latest-work.ts';
import { useAskBeforeLeaving } from '../../lib/leave-guard.tsx';
import { rollHasChanged } from '../../lib/roll.ts';
import { notify } from '../../ui/notify.tsx';
import { forgetOptions, keepOptions, optionsOf } from './kept-options.ts';
import { VIDEO_SCREEN as TEXTS } from './texts.ts';
import { type Report, useReport } from './use-report.ts';
import { useSettings } from './use-settings.ts';

/** How screens call the two options. */
export type OptionLetter = 'A' | 'B';

/** Two ways to film an idea; `by` is a sentence that says who wrote them. */
interface OptionStage {
  readonly step: 'option';
  readonly options: Readonly<Record<OptionLetter, CreativeOption>>;
  readonly by: string;
}

interface ScriptStage {
  readonly step: 'script';
  /** What it was written from; unknown of what comes back from the roll. */
  readonly chosen: { readonly letter: OptionLetter; readonly option: CreativeOption } | undefined;
  /** The whole as text, to copy and to share. */
  readonly script: string;
  readonly parts: VideoScript;
  readonly by: string;
  /** Where it is kept on the roll. */
  readonly workId: string | undefined;
}

interface IdeaStage {
  readonly step: 'idea';
  /** Not the first idea: its field takes the focus from what was there before. */
  readonly isAnother: boolean;
}

/** How far an idea has come. */
export type Stage = IdeaStage | OptionStage | ScriptStage;

/** From an idea by way of two options to a script. */
export function useScriptGenerator() {
  const settings = useSettings();
  const [idea, setIdea] = useDraft('idea');
  const [leftIdea] = useState(idea);
  const [leftStage] = useState(() => stageLeft(idea));
  const [stage, setStage] = useState<Stage>(leftStage);
  const report = useReport(() => settings.setKeyShown(true));
  const running = useCancel();
  const asking = useAsking(running, report, setStage);
  const writing = useWriting(running, report, setStage);
  useAskBeforeLeaving(asking.isPending || writing.isPending);

  function askOptions() {
    const body = { idea, ...settings.values };
    if (report.passes(optionsRequest, body)) asking.mutate(body);
  }

  function choose(letter: OptionLetter, option: CreativeOption) {
    const { title, tone, audience } = option;
    const body = {
      ...{ idea, selected_option: letter, ...settings.values },
      ...{ option_title: title, option_tone: tone, option_audience: audience },
    };
    if (report.passes(scriptRequest, body)) writing.mutate({ option, body });
  }

  useLatestWork('script', (item, isAsked) => {
    const restored = scriptOf(item);
    const hasBegun = stage !== leftStage || idea !== leftIdea || asking.isPending || writing.isPending;
    if (!restored || hasBegun || (!isAsked && isElsewhere(stage, leftIdea, restored.idea))) return;
    setIdea(restored.idea);
    setStage(restored.stage);
  });

  function startOver() {
    if (stage.step === 'script') startAnew('script', stage.workId);
    forgetOptions();
    setIdea('');
    setStage({ step: 'idea', isAnother: true });
    report.forget();
  }

  return {
    ...{ settings, idea, setIdea, stage, report, askOptions, choose, startOver },
    cancel: running.cancel,
    asking: asking.isPending,
    /** The option whose script is being written. */
    writing: writing.isPending ? writing.variables.body.selected_option : undefined,
  };
}

/** Where an idea was left: at its options, where they are kept. */
function stageLeft(idea: string): Stage {
  const kept = optionsOf(idea);
  if (!kept) return { step: 'idea', isAnother: false };
  return { step: 'option', options: kept.options, by: kept.by };
}

/** Words of another idea were left in the field, or options: somebody was about to go on with those. */
function isElsewhere(stage: Stage, leftIdea: string, idea: string): boolean {
  return stage.step !== 'idea' || (leftIdea !== '' && leftIdea !== idea);
}

/** A script of the roll as the screen shows it, with its idea; undefined for what is none. */
function scriptOf({ id, content }: WorkItem): { idea: string; stage: ScriptStage } | undefined {
  if (content.kind !== 'script') return undefined;
  const { idea, title, script, prompt, beats } = content;
  const parts = { title, seconds: beats.at(-1)?.to ?? 0, beats, prompt: prompt.text };
  return { idea, stage: { step: 'script', chosen: undefined, script, parts, by: '', workId: id } };
}

export type ScriptGeneratorState = ReturnType<typeof useScriptGenerator>;

type Running = ReturnType<typeof useCancel>;
type OnStage = (stage: Stage) => void;

function useAsking(running: Running, { refuse, fail }: Report, onStage: OnStage) {
  return useMutation({
    mutationFn: (body: BodyOf<typeof generateCreativeOptions>) =>
      callOnce(generateCreativeOptions, { body, signal: running.signal() }),
    onSuccess: ({ success, message, optionA, optionB }, { idea }) => {
      if (!success || !optionA || !optionB) return refuse(message || TEXTS.optionsFailed);
      const options = { A: optionA, B: optionB };
      keepOptions({ idea, options, by: message });
      onStage({ step: 'option', options, by: message });
      notify.success(TEXTS.optionsDone);
    },
    onError: (error) => {
      if (!running.wasCancelled(error)) fail(error, TEXTS.optionsFailed);
    },
  });
}

/** What is sent, and all of the option that it is about. */
interface Choice {
  readonly body: BodyOf<typeof generateScript>;
  readonly option: CreativeOption;
}

function useWriting(running: Running, { refuse, fail }: Report, onStage: OnStage) {
  return useMutation({
    mutationFn: ({ body }: Choice) => callOnce(generateScript, { body, signal: running.signal() }),
    onSuccess: ({ success, message, script, parts, work_id: workId }, { option, body }) => {
      if (!success || !script || !parts) return refuse(message || TEXTS.scriptFailed);
      forgetOptions();
      const chosen = { letter: body.selected_option, option };
      onStage({ step: 'script', chosen, script, parts, by: message, workId });
      rollHasChanged();
      notify.success(TEXTS.scriptDone);
    },
    onError: (error) => {
      if (!running.wasCancelled(error)) fail(error, TEXTS.scriptFailed);
    },
  });
}
