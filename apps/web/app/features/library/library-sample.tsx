import { LIBRARY_SAMPLE } from '@framewright/content/open/library-sample';
import { CornerDownRight } from 'lucide-react';
import { useNavigate } from 'react-router';
import { copyPrompt } from '../../lib/copy-prompt.ts';
import { storeSelectedPrompt } from '../../lib/selected-prompt.ts';
import { AnatomyLegend, AnatomyText } from '../../ui/anatomy-text.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Frame } from '../../ui/frame.tsx';
import { FramePicture } from './frame-picture.tsx';
import { SAMPLE_ANATOMY } from './sample-anatomy.ts';
import { UPSELL_TEXTS } from './texts.ts';

/** One prompt of the library, whole, for everybody to read, copy and use. */
export function LibrarySample() {
  const { id, title, category, prompt } = LIBRARY_SAMPLE;
  const navigate = useNavigate();

  function use() {
    storeSelectedPrompt(prompt, { place: 'library' });
    void navigate('/generator');
  }

  return (
    <section className="mt-16 grid gap-6" aria-labelledby="library-sample">
      <div className="grid gap-2">
        <h2 id="library-sample" className="display display-2">
          {UPSELL_TEXTS.sample}
        </h2>
        <p className="text-ink-2">{UPSELL_TEXTS.sampleLead}</p>
      </div>
      <article className="card grid items-start gap-6 p-5 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:gap-8">
        <Frame ratio="3:2">
          <FramePicture id={`prompt-${id}`} />
        </Frame>
        <div className="grid min-w-0 content-start gap-4">
          <div className="flex items-start justify-between gap-3">
            <h3 className="display display-3">{title}</h3>
            <Badge>{category}</Badge>
          </div>
          <AnatomyText text={prompt} spans={SAMPLE_ANATOMY} variant="quiet" size="sm" />
          <AnatomyLegend spans={SAMPLE_ANATOMY} className="border-t border-line pt-3" />
          <div className="flex flex-wrap gap-2">
            <CopyButton onCopy={() => copyPrompt(prompt)} name={`Copy ${title}`} />
            <Button size="sm" aria-label={`Use in generator: ${title}`} onClick={use}>
              <CornerDownRight aria-hidden="true" />
              Use in generator
            </Button>
          </div>
        </div>
      </article>
    </section>
  );
}
