import { Tabs } from '../../ui/tabs.tsx';
import { ExamplesTab } from './examples-tab.tsx';
import { LibraryHeader } from './library-header.tsx';
import { PromptsTab } from './prompts-tab.tsx';
import { TemplatesTab } from './templates-tab.tsx';
import { LIBRARY_TEXTS } from './texts.ts';
import { useLibraryView } from './use-library-view.ts';

/** The library of a pro user. */
export default function Library() {
  const { view, change } = useLibraryView();
  return (
    <>
      <LibraryHeader>{LIBRARY_TEXTS.subtitle}</LibraryHeader>
      <Tabs
        label="Library"
        value={view.tab}
        onChange={(tab) => change({ tab })}
        tabs={[
          {
            value: 'prompts',
            label: LIBRARY_TEXTS.tabs.prompts,
            content: (
              <PromptsTab
                search={view.search}
                category={view.category}
                onSearch={(search) => change({ search })}
                onCategory={(category) => change({ category })}
              />
            ),
          },
          { value: 'examples', label: LIBRARY_TEXTS.tabs.examples, content: <ExamplesTab /> },
          { value: 'templates', label: LIBRARY_TEXTS.tabs.templates, content: <TemplatesTab /> },
        ]}
      />
    </>
  );
}
