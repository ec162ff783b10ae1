import type { ImageMode } from '@framewright/contract';
import { type AspectRatio, PROMPT_DEFAULTS } from '@framewright/prompt-engine/vocabulary';
import { Image, TextCursorInput } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { PromptGeneratorFrame } from '../features/generator/generator-frame.tsx';
import { PromptGenerator } from '../features/generator/prompt-generator.tsx';
import { saysOfTheSame } from '../features/generator/says-of-the-same.ts';
import { MainContent } from '../features/shell/main-content.tsx';
import { Allowance } from '../features/usage/allowance.tsx';
import { useDraft } from '../lib/draft.ts';
import { isEditPrompt } from '../lib/edit-prompt.ts';
import type { RouteHandle } from '../lib/handle.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { takeSelectedFrom, takeSelectedPrompt, waitingPrompt } from '../lib/selected-prompt.ts';
import { useUser } from '../lib/session.ts';
import { DrawnTabs } from '../ui/drawn.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { SkeletonLines } from '../ui/skeleton.tsx';
import { Tabs } from '../ui/tabs.tsx';

export const meta = () => pageMeta('Generator');
export { PageError as ErrorBoundary } from '../features/shell/page-error.tsx';
export const handle: RouteHandle = { Frame: GeneratorFrame };

const loadImages = () => import('../features/images/image-generator.tsx');
/** Its form and menus are more than the rest of the page, and most begin with prompts. */
const ImageGenerator = lazy(async () => ({ default: (await loadImages()).ImageGenerator }));

/** How long after 'Generate image' the images tab comes, in milliseconds: section 4 of the specification. */
const TAB_SWITCH_DELAY_MS = 100;
/** How long after its start the page fetches the tab that is not shown, in milliseconds. */
const FETCHED_AFTER_MS = 3_000;

/** Prompts, and pictures of them, in two tabs that keep what was typed. */
export default function GeneratorPage() {
  const { plan } = useUser();
  const { tab, setTab, handOver, ...images } = useGeneratorTabs();
  const prompts = (
    <PromptGenerator allowance={<Allowance kind="prompts" plan={plan} />} onGenerateImage={handOver} />
  );
  const pictures = (
    <Suspense fallback={<SkeletonLines />}>
      <ImageGenerator
        {...images}
        allowance={<Allowance kind="images" plan={plan} />}
        unlimited={plan.id === 'pro'}
      />
    </Suspense>
  );
  return (
    <MainContent className="wrap page">
      <Head />
      <Tabs
        label="Generators"
        keepPanels
        value={tab}
        onChange={setTab}
        tabs={[
          { ...TABS.prompts, content: prompts },
          { ...TABS.images, content: pictures },
        ]}
      />
    </MainContent>
  );
}

/** What is there of it for everybody. */
function GeneratorFrame() {
  return (
    <MainContent className="wrap page" aria-busy>
      <Head />
      <DrawnTabs tabs={[TABS.prompts, TABS.images]} />
      <PromptGeneratorFrame />
    </MainContent>
  );
}

function Head() {
  return (
    <PageHeader
      title="Generator"
      actions={
        <Link to="/sora2-guide" className="link text-sm text-ink-2">
          Video prompting guide
        </Link>
      }
    />
  );
}

const TABS = {
  prompts: { value: 'prompts', label: 'Prompt Generator', icon: TextCursorInput },
  images: { value: 'images', label: 'Image Generator', icon: Image },
} as const;

type GeneratorTab = 'prompts' | 'images';

/** Which tab is open (in the address, so that it survives a reload), and what the images tab is given. */
function useGeneratorTabs() {
  const [query, setQuery] = useSearchParams();
  // A prompt that changes a picture asks for that picture first.
  const [firstMode] = useState<ImageMode>(() =>
    isEditPrompt(waitingPrompt() ?? '') ? 'image-to-image' : 'text-to-image',
  );
  const { description, fromWork, setDescription } = useDescription();
  const [aspectRatio, setRatio] = useState<AspectRatio>(PROMPT_DEFAULTS.aspect_ratio);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const tab: GeneratorTab = query.get('tab') === 'images' ? 'images' : 'prompts';
  const setTab = (next: GeneratorTab) =>
    setQuery(next === 'images' ? { tab: next } : {}, { replace: true, preventScrollReset: true });

  // A prompt chosen in the library opens the images tab on load.
  const onLoad = useRef((prompt: string) => {
    setDescription(prompt, takeSelectedFrom());
    setTab('images');
  });
  useEffect(() => {
    const prompt = takeSelectedPrompt();
    if (prompt === undefined) return;
    onLoad.current(prompt);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Once the page stands, so that the other tab opens at once.
  useEffect(() => {
    const fetching = setTimeout(() => void loadImages().catch(() => {}), FETCHED_AFTER_MS);
    return () => clearTimeout(fetching);
  }, []);

  function handOver(prompt: string, promptRatio: AspectRatio, from = '') {
    timer.current = setTimeout(() => {
      setDescription(prompt, from);
      setRatio(promptRatio);
      setTab('images');
      window.scrollTo({ top: 0 });
      // What was pressed is gone with its tab: the focus goes where the words went.
      document.querySelector<HTMLElement>('[role="tab"][aria-controls$="images"]')?.focus();
    }, TAB_SWITCH_DELAY_MS);
  }

  return {
    ...{ tab, setTab, handOver, firstMode, description, fromWork, aspectRatio },
    ...{ onDescription: setDescription, onAspectRatio: setRatio },
  };
}

/** The words for a picture, and the work that they come from; both outlive a reload. */
function useDescription() {
  const [description, keepDescription] = useDraft('description');
  const [firstFrom, setFirstFrom] = useDraft('description-from');
  const [firstWords, setFirstWords] = useDraft('description-first');
  // Words that are typed over others still come from where those came from, while they say something of the same.
  const isChanged = firstWords !== '' && !saysOfTheSame(description, firstWords);

  /** @param from the work that the words come from; left out, they are typed */
  function setDescription(text: string, from?: string) {
    keepDescription(text);
    if (from === undefined && text.trim() !== '') return;
    setFirstFrom(from ?? '');
    setFirstWords(text);
  }

  return { description, fromWork: isChanged ? '' : firstFrom, setDescription };
}
