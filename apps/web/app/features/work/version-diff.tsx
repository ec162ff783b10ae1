import type { WorkItem } from '@framewright/contract';
import { changesByElement, type MarkedText } from '@framewright/prompt-engine/changes';
import { TAKES, type Take } from '@framewright/prompt-engine/vocabulary';
import { useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useAnatomy } from '../../lib/anatomy.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { itemQuery } from './queries.ts';
import { promptOf } from './use-again.ts';
import { changesByWord } from './version-changes.ts';
import { elementName, VERSION_TEXTS as TEXTS } from './version-texts.ts';

type View = 'element' | 'word';

export interface VersionDiffProps {
  readonly item: WorkItem;
  readonly parentId: string;
}

/** What a version says differently from the one that it was made from. */
export function VersionDiff({ item, parentId }: VersionDiffProps) {
  const { data: parent } = useQuery(itemQuery(parentId));
  const [view, setView] = useState<View>('element');
  if (!parent) return null;
  return (
    <section className="section" aria-labelledby="changed">
      <div className="section-head version-diff-head">
        <h2 id="changed" className="display display-2">
          {TEXTS.changed(parent.version)}
        </h2>
        <Segmented
          label={TEXTS.diffView}
          labelHidden
          value={view}
          options={[
            { value: 'element', label: TEXTS.byElement },
            { value: 'word', label: TEXTS.byWord },
          ]}
          onChange={setView}
        />
      </div>
      <div className="card version-diff">
        <Changes before={parent} after={item} view={view} />
        <div className="version-diff-foot">
          <LinkButton to={`/work/${parent.id}`} size="sm" variant="ghost">
            <Undo2 aria-hidden="true" />
            {TEXTS.goBack(parent.version)}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}

interface ChangesProps {
  readonly before: WorkItem;
  readonly after: WorkItem;
}

function Changes({ before, after, view }: ChangesProps & { view: View }) {
  const take = TAKES.find((each) => textOfTake(before, each) !== textOfTake(after, each));
  const was = useMarked(before, take);
  const is = useMarked(after, take);
  if (was.text === is.text) return <p className="version-diff-same">{TEXTS.sameWords}</p>;
  return view === 'element' ? (
    <ByElement {...{ was, is }} from={before.version} to={after.version} />
  ) : (
    <ByWord {...{ was, is }} />
  );
}

const textOfTake = ({ content }: WorkItem, take: Take): string | undefined =>
  content.kind === 'takes' ? content.takes[take].text : undefined;

/** A work's text with its anatomy: what the server gave, else what the engine reads. */
function useMarked(item: WorkItem, take: Take = 'studio'): MarkedText {
  const { content } = item;
  const text = content.kind === 'takes' ? content.takes[take].text : promptOf(item);
  const given =
    'prompt' in content
      ? content.prompt.anatomy
      : content.kind === 'takes'
        ? content.takes[take].anatomy
        : [];
  const read = useAnatomy(given.length > 0 ? undefined : text);
  return { text, anatomy: given.length > 0 ? given : read };
}

interface Both {
  readonly was: MarkedText;
  readonly is: MarkedText;
}

function ByElement({ was, is, from, to }: Both & { from: number; to: number }) {
  const { changed, same } = useMemo(() => changesByElement(was, is), [was, is]);
  return (
    <table className="version-table">
      <thead>
        <tr>
          <th scope="col">{TEXTS.element}</th>
          <th scope="col">{TEXTS.before(from)}</th>
          <th scope="col">{TEXTS.after(to)}</th>
        </tr>
      </thead>
      <tbody>
        {changed.map(({ element, before, after }) => (
          <tr key={element}>
            <th scope="row">
              <span className={`phrase el-${element}`}>{elementName(element)}</span>
            </th>
            <td>
              {before.length > 0 ? before.map((words) => <del key={words}>{words}</del>) : TEXTS.nothingThere}
            </td>
            <td>
              {after.length > 0
                ? after.map((words) => (
                    <ins key={words} className={`el-${element}`}>
                      {words}
                    </ins>
                  ))
                : TEXTS.nothingThere}
            </td>
          </tr>
        ))}
        {same.length > 0 ? (
          <tr>
            <th scope="row">{TEXTS.same}</th>
            <td colSpan={2}>
              <span className="legend">
                {same.map((element) => (
                  <span key={element} className={`phrase el-${element}`}>
                    {elementName(element)}
                  </span>
                ))}
              </span>
            </td>
          </tr>
        ) : null}
      </tbody>
    </table>
  );
}

function ByWord({ was, is }: Both) {
  const changes = useMemo(() => changesByWord(was.text, is.text), [was.text, is.text]);
  let at = 0;
  return (
    <p className="anatomy version-words" dir="auto">
      {changes.map(({ words, kind }) => {
        at += words.length;
        if (kind === 'removed') return <del key={at}>{words}</del>;
        if (kind === 'added') return <ins key={at}>{words}</ins>;
        return <span key={at}>{words}</span>;
      })}
    </p>
  );
}
