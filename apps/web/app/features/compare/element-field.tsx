import { LENGTHS } from '@framewright/contract';
import { ELEMENT_INFO } from '@framewright/prompt-engine/elements';
import { type FormEvent, useState } from 'react';
import { useSuggest } from '../../lib/alternatives.ts';
import { useAnatomy } from '../../lib/anatomy.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useSuggestion } from '../../ui/swap/suggestion.ts';
import { TextField } from '../../ui/text-field.tsx';
import { ChipSet } from './chip-set.tsx';
import { COMPARE_TEXTS as TEXTS } from './texts.ts';
import type { Comparison, Varied } from './use-comparison.ts';

type Wordings = Varied['wordings'];

/** Lets one phrase of the prompt differ, by the engine's alternatives and by words of one's own. */
export function ElementField({ comparison }: { comparison: Comparison }) {
  const { text = '', kept, varied, setVaried } = comparison;
  const read = useAnatomy(kept ? undefined : text);
  const spans = kept ?? read;
  const chips = spans.map(({ start, end, element }) => ({
    value: start,
    label: text.slice(start, end),
    note: ELEMENT_INFO[element].name,
  }));
  const toggle = (start: number) => {
    const span = spans.find((each) => each.start === start);
    if (!span || varied?.start === start) return setVaried(undefined);
    const { element, end } = span;
    setVaried({ element, start, end, wordings: [{ label: TEXTS.asItIs, text: text.slice(start, end) }] });
  };
  if (spans.length === 0) return null;
  return (
    <ChipSet
      label={TEXTS.element}
      hint={TEXTS.elementHint}
      chips={chips}
      on={varied ? [varied.start] : []}
      onToggle={toggle}
    >
      {varied ? (
        <WordingsField
          key={varied.start}
          text={text}
          varied={varied}
          onChange={(wordings) => setVaried({ ...varied, wordings })}
        />
      ) : null}
    </ChipSet>
  );
}

interface WordingsFieldProps {
  readonly text: string;
  readonly varied: Varied;
  readonly onChange: (wordings: Wordings) => void;
}

function WordingsField({ text, varied, onChange }: WordingsFieldProps) {
  const { start, end, element, wordings } = varied;
  const suggest = useSuggest();
  const { answer } = useSuggestion(suggest, { text, start, end });
  // Those that were chosen before the page was loaded again are among them; the first is the phrase itself.
  const [own, setOwn] = useState<readonly string[]>(wordings.slice(1).map(({ text: said }) => said));
  const [typed, setTyped] = useState('');
  const offered = answer && 'alternatives' in answer ? answer.alternatives : [];
  const all = [
    ...offered.map(({ name, text: said }) => ({ label: name, text: said })),
    ...own
      .filter((said) => !offered.some((each) => each.text === said))
      .map((said) => ({ label: said, text: said })),
  ];
  const toggle = (said: string) => {
    const isOn = wordings.some((wording) => wording.text === said);
    const wording = all.find((each) => each.text === said);
    if (isOn) onChange(wordings.filter((each) => each.text !== said));
    else if (wording) onChange([...wordings, wording]);
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    const said = typed.trim();
    setTyped('');
    if (said === '' || wordings.some((wording) => wording.text === said)) return;
    setOwn([...own, said]);
    onChange([...wordings, { label: said.slice(0, LENGTHS.promptField), text: said }]);
  };
  return (
    <div className="compare-wordings">
      {answer && 'refusal' in answer ? <Notice kind="error">{answer.refusal}</Notice> : null}
      {answer ? null : (
        <p className="field-hint" role="status">
          {TEXTS.looking}
        </p>
      )}
      <ChipSet
        label={TEXTS.wordings(ELEMENT_INFO[element].name.toLowerCase())}
        chips={all.map(({ label, text: value }) => ({ value, label }))}
        on={wordings.map((wording) => wording.text)}
        onToggle={toggle}
      />
      <form className="flex items-end gap-2" onSubmit={add}>
        <TextField
          label={TEXTS.own}
          value={typed}
          maxLength={LENGTHS.phrase}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" disabled={typed.trim() === ''}>
          {TEXTS.add}
        </Button>
      </form>
    </div>
  );
}
