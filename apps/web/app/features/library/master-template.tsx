import { fillPlaceholders, placeholdersOf } from '@framewright/content/open/placeholders';
import type { TemplateLine, TemplateMenu } from '@framewright/contract';
import { CornerDownRight, ListPlus, RotateCcw } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useAnatomy } from '../../lib/anatomy.ts';
import { copyPrompt } from '../../lib/copy-prompt.ts';
import { useWrittenFor } from '../../lib/written-for.ts';
import { AnatomyLegend, AnatomyText } from '../../ui/anatomy-text.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { copyProse, InWantedForm, nameOfCopy } from './in-wanted-form.tsx';
import { TemplateOptions } from './template-options.tsx';
import { LIBRARY_TEXTS } from './texts.ts';

type Values = Readonly<Record<string, string>>;

export interface MasterTemplateProps {
  readonly lines: readonly TemplateLine[];
  readonly menus: readonly TemplateMenu[];
  readonly onUse: (text: string) => void;
}

/** The template and the text that comes of it on the left, what fills them on the right. */
export function MasterTemplate({ lines, menus, onUse }: MasterTemplateProps) {
  const [values, setValues] = useState<Values>({});
  const template = lines.map(({ text }) => text).join(' ');
  const filled = useDeferredValue(fillPlaceholders(template, values));
  return (
    <div className="grid gap-8 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] md:gap-12">
      {/* In view while one goes down the options, as far as the window is high enough. */}
      <div className="grid gap-5 self-start md:sticky md:bottom-6 md:self-end">
        <TemplateTable lines={lines} values={values} template={template} />
        <LiveText text={filled} onReset={() => setValues({})} onUse={onUse} />
      </div>
      <TemplateOptions
        menus={menus}
        names={placeholdersOf(template)}
        values={values}
        onValue={(name, value) => setValues((current) => ({ ...current, [name]: value }))}
      />
    </div>
  );
}

interface TemplateTableProps {
  readonly lines: readonly TemplateLine[];
  readonly values: Values;
  readonly template: string;
}

function TemplateTable({ lines, values, template }: TemplateTableProps) {
  return (
    <section className="card self-start" aria-labelledby="master-template">
      <div className="flex flex-wrap items-center justify-between gap-3 px-5 py-3.5">
        <h2 id="master-template" className="display display-3">
          Master edit template
        </h2>
        <CopyButton onCopy={() => copyPrompt(template)} label="Copy template" />
      </div>
      <dl>
        {lines.map(({ id, label, element, text }) => (
          <div
            key={id}
            className="grid gap-x-5 gap-y-1 border-t border-line px-5 py-2 sm:grid-cols-[132px_minmax(0,1fr)]"
          >
            <dt className="text-sm leading-[1.9]">
              <span className={`phrase el-${element}`}>{label}</span>
            </dt>
            <dd className="font-mono text-[0.8125rem] leading-[1.9] text-ink-2">
              <Slots text={text} values={values} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** A line of the template: open placeholders as dashed boxes, filled ones in ink. */
function Slots({ text, values }: { text: string; values: Values }) {
  const names = placeholdersOf(text);
  const parts = names.reduce<string[]>(
    (pieces, name) => pieces.flatMap((piece) => splitAt(piece, `[${name}]`)),
    [text],
  );
  return parts.map((part, index) => {
    const name = names.find((each) => part === `[${each}]`);
    const value = name === undefined ? undefined : values[name]?.trim();
    const key = `${index}-${part}`;
    if (name === undefined) return part;
    return value ? (
      <b key={key} className="font-medium text-ink">
        {value}
      </b>
    ) : (
      <span key={key} className="placeholder">
        {part}
      </span>
    );
  });
}

/** Cuts a text around a mark, which stays as a piece of its own. */
function splitAt(text: string, mark: string): string[] {
  const at = text.indexOf(mark);
  if (at < 0 || text === mark) return [text];
  return [text.slice(0, at), mark, ...splitAt(text.slice(at + mark.length), mark)].filter(
    (piece) => piece !== '',
  );
}

interface LiveTextProps {
  readonly text: string;
  readonly onReset: () => void;
  readonly onUse: (text: string) => void;
}

function LiveText({ text, onReset, onUse }: LiveTextProps) {
  const spans = useAnatomy(text);
  const { to } = useWrittenFor();
  const prose = { text, spans };
  const open = placeholdersOf(text).length;
  return (
    <section className="card grid gap-4 p-5" aria-labelledby="live-text">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="live-text" className="display display-3">
          Your prompt so far
        </h2>
        <p className="num" role="status">
          {open === 0 ? 'Everything is filled in' : `${open} still open`}
        </p>
      </div>
      <AnatomyText text={text} spans={spans} size="sm" />
      <AnatomyLegend spans={spans} className="border-t border-line pt-3.5" />
      {to === 'natural' ? null : <InWantedForm {...prose} to={to} />}
      <div className="flex flex-wrap gap-2.5">
        <CopyButton
          size="md"
          onCopy={() => copyProse(prose, to)}
          label="Copy filled prompt"
          name={nameOfCopy('Copy filled prompt', to)}
        />
        <Button variant="primary" onClick={() => onUse(text)}>
          <CornerDownRight aria-hidden="true" />
          Use in generator
        </Button>
        <LinkButton to="/templates" state={{ text }}>
          <ListPlus aria-hidden="true" />
          {LIBRARY_TEXTS.fillMany}
        </LinkButton>
        <Button variant="ghost" onClick={onReset}>
          <RotateCcw aria-hidden="true" />
          Start over
        </Button>
      </div>
    </section>
  );
}
