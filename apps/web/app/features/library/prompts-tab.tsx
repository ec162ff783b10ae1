import { LIBRARY_CATEGORIES, type LibraryCategory, type LibraryPrompt } from '@framewright/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import emptyRoom from '../../art/empty-room.svg';
import { useInGenerator } from '../../lib/use-in-generator.ts';
import { useWrittenFor } from '../../lib/written-for.ts';
import { Button } from '../../ui/button.tsx';
import { Chips } from '../../ui/chips.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Frame } from '../../ui/frame.tsx';
import { FillDialog } from './fill-dialog.tsx';
import { WrittenForSelect } from './in-wanted-form.tsx';
import { Loaded } from './loaded.tsx';
import { PromptCard } from './prompt-card.tsx';
import { promptsQuery } from './queries.ts';
import { matches, searchable } from './search.ts';
import { SearchField } from './search-field.tsx';
import { ALL_CATEGORIES as ALL, LIBRARY_TEXTS } from './texts.ts';
import { FIRST_CARDS, useMountedCount } from './use-mounted-count.ts';

export interface PromptsTabProps {
  readonly search: string;
  readonly category: LibraryCategory | undefined;
  readonly onSearch: (search: string) => void;
  readonly onCategory: (category: LibraryCategory | undefined) => void;
}

/** Search, categories, and the cards that match both. */
export function PromptsTab({ search, category, onSearch, onCategory }: PromptsTabProps) {
  const chips = [ALL, ...LIBRARY_CATEGORIES].map((name) => ({ value: name, label: name }));
  return (
    <div className="grid gap-4">
      <SearchField value={search} placeholder={LIBRARY_TEXTS.search} onChange={onSearch} />
      <Chips
        label="Category"
        value={category ?? ALL}
        chips={chips}
        onChange={(name) => onCategory(LIBRARY_CATEGORIES.find((each) => each === name))}
        scroll
      />
      <Loaded query={useQuery(promptsQuery)}>
        {({ prompts }) => (
          <Results
            prompts={prompts}
            search={search}
            category={category}
            onClear={() => {
              onSearch('');
              onCategory(undefined);
            }}
          />
        )}
      </Loaded>
    </div>
  );
}

interface ResultsProps extends Pick<PromptsTabProps, 'search' | 'category'> {
  readonly prompts: readonly LibraryPrompt[];
  readonly onClear: () => void;
}

/** The count, and the cards: those that do not match stay in the document, hidden. */
function Results({ prompts, search, category, onClear }: ResultsProps) {
  const all = useMemo(() => searchable(prompts), [prompts]);
  const found = useMemo(() => matches(all, search, category), [all, search, category]);
  const mounted = useMountedCount(prompts.length);
  const [expanded, setExpanded] = useState<number>();
  const [filling, setFilling] = useState<LibraryPrompt>();
  const useIt = useInGenerator('library');
  const { to } = useWrittenFor();
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="text-sm text-ink-2" role="status">
          {LIBRARY_TEXTS.showing(found.length, prompts.length)}
        </p>
        <WrittenForSelect />
      </div>
      {found.length === 0 ? (
        <Empty
          picture={
            <Frame viewfinder className="w-56 max-w-full">
              <img src={emptyRoom} alt="" width="320" height="213" />
            </Frame>
          }
          title={LIBRARY_TEXTS.none}
          action={<Button onClick={onClear}>{LIBRARY_TEXTS.clear}</Button>}
        >
          {LIBRARY_TEXTS.noneHint}
        </Empty>
      ) : null}
      <div className="grid grid-flow-dense items-stretch gap-5 sm:grid-cols-2 md:grid-cols-3">
        {prompts.map((prompt, index) => {
          const place = found.indexOf(prompt);
          // The first that match are always there, also before all the others are.
          const isThere = index < mounted || (place >= 0 && place < FIRST_CARDS);
          return isThere ? (
            <PromptCard
              key={prompt.id}
              {...{ prompt, to }}
              hidden={place < 0}
              expanded={prompt.id === expanded}
              onExpand={setExpanded}
              onFill={setFilling}
              onUse={useIt}
            />
          ) : null;
        })}
      </div>
      {filling ? <FillDialog prompt={filling} onClose={() => setFilling(undefined)} onUse={useIt} /> : null}
    </>
  );
}
