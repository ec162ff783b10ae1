import type { LibraryTemplates } from '@framewright/contract';
import { useQuery } from '@tanstack/react-query';
import { Lightbulb } from 'lucide-react';
import { useInGenerator } from '../../lib/use-in-generator.ts';
import { useWrittenFor } from '../../lib/written-for.ts';
import { AnatomyLegend, AnatomyText } from '../../ui/anatomy-text.tsx';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Frame } from '../../ui/frame.tsx';
import { FramePicture } from './frame-picture.tsx';
import { copyProse, InWantedForm, nameOfCopy, WrittenForSelect } from './in-wanted-form.tsx';
import { KeptTemplates } from './kept-templates.tsx';
import { Loaded } from './loaded.tsx';
import { MasterTemplate } from './master-template.tsx';
import { PresetPacks } from './preset-packs.tsx';
import { templatesQuery } from './queries.ts';

/** The master edit template, the packs, the template filled in, and tips. */
export function TemplatesTab() {
  const useIt = useInGenerator('library');
  return (
    <Loaded query={useQuery(templatesQuery)}>
      {(templates) => (
        <>
          <div className="mb-6 flex flex-wrap items-end justify-end gap-x-6 gap-y-3">
            <KeptTemplates />
            <WrittenForSelect />
          </div>
          <MasterTemplate lines={templates.lines} menus={templates.menus} onUse={useIt} />
          <PresetPacks packs={templates.packs} />
          <FilledExample example={templates.example} onUse={useIt} />
          <Tips tips={templates.tips} />
        </>
      )}
    </Loaded>
  );
}

interface FilledExampleProps {
  readonly example: LibraryTemplates['example'];
  readonly onUse: (text: string) => void;
}

function FilledExample({ example, onUse }: FilledExampleProps) {
  const { to } = useWrittenFor();
  const prose = { text: example.prompt, spans: example.anatomy };
  return (
    <section className="section" aria-labelledby="filled-example">
      <div className="section-head">
        <h2 id="filled-example" className="display display-2">
          The template, filled in
        </h2>
      </div>
      <article className="card grid gap-6 p-4 sm:grid-cols-[minmax(0,4fr)_minmax(0,9fr)] md:gap-8">
        <Frame ratio="4:5">
          <FramePicture id="template" />
        </Frame>
        <div className="grid content-start gap-4 max-sm:px-1 sm:py-2 sm:pr-3">
          <h3 className="display display-3">{example.title}</h3>
          <AnatomyText text={example.prompt} spans={example.anatomy} tagged />
          <AnatomyLegend spans={example.anatomy} className="border-t border-line pt-3.5" />
          {to === 'natural' ? null : <InWantedForm {...prose} to={to} />}
          <div className="flex flex-wrap gap-2.5">
            <CopyButton
              size="md"
              onCopy={() => copyProse(prose, to)}
              label="Copy full prompt"
              name={nameOfCopy(`Copy full prompt: ${example.title}`, to)}
            />
            <Button aria-label={`Try this now: ${example.title}`} onClick={() => onUse(example.prompt)}>
              Try this now
            </Button>
          </div>
        </div>
      </article>
    </section>
  );
}

function Tips({ tips }: { tips: readonly string[] }) {
  return (
    <section className="section grid gap-5" aria-labelledby="template-tips">
      <h2 id="template-tips" className="display display-2">
        Tips
      </h2>
      <ul className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
        {tips.map((tip) => (
          <li key={tip} className="flex gap-3 text-ink-2">
            <Lightbulb
              size={16}
              strokeWidth={1.6}
              className="mt-1 flex-none text-accent-ink"
              aria-hidden="true"
            />
            <span className="text-pretty">{tip}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
