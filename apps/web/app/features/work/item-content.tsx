import { LENGTHS, type WorkContent, type WorkItem } from '@framewright/contract';
import { TAKES, type Take } from '@framewright/prompt-engine/vocabulary';
import { copyPrompt } from '../../lib/copy-prompt.ts';
import { AnatomyText } from '../../ui/anatomy-text.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SmallFrame } from './frame-picture.tsx';
import { ItemPrompt } from './item-prompt.tsx';
import { ITEM_TEXTS as TEXTS } from './item-texts.ts';
import { useInPictures } from './use-again.ts';

const TAKE_NAMES: Readonly<Record<Take, string>> = {
  studio: 'Studio',
  cinematic: 'Cinematic',
  minimal: 'Minimal',
};

type Of<Kind extends WorkContent['kind']> = Extract<WorkContent, { kind: Kind }>;

/** What a work holds, its picture aside. */
export function ItemContent({ item }: { item: WorkItem }) {
  const { content, id } = item;
  const openWith = useInPictures();
  const shared = { workId: id, mayChange: item.trashed_at === null };
  switch (content.kind) {
    case 'takes':
      return (
        <>
          {TAKES.map((take) => (
            <ItemPrompt
              key={take}
              {...shared}
              {...content.takes[take]}
              {...{ take }}
              title={TAKE_NAMES[take]}
              onUse={(text) => openWith(text, id)}
            />
          ))}
          {content.tip ? (
            <Notice kind="tip">
              <b className="font-semibold">{TEXTS.tip}</b> {content.tip}
            </Notice>
          ) : null}
        </>
      );
    case 'picture':
      return (
        <>
          <ItemPrompt {...shared} {...content.prompt} title={TEXTS.prompt} limit={LENGTHS.description} />
          {content.prompt_used ? <Rewritten text={content.prompt_used} /> : null}
        </>
      );
    case 'extraction':
      return <Extraction {...{ item, content, shared }} />;
    case 'script':
      return <Script content={content} shared={shared} />;
    default:
      return <Conversation messages={content.messages} />;
  }
}

function Rewritten({ text }: { text: string }) {
  return (
    <details className="card item-rewritten">
      <summary>{TEXTS.rewritten}</summary>
      <p className="anatomy anatomy-sm" dir="auto">
        {text}
      </p>
    </details>
  );
}

interface ExtractionProps {
  readonly item: WorkItem;
  readonly content: Of<'extraction'>;
  readonly shared: { readonly workId: string; readonly mayChange: boolean };
}

function Extraction({ item, content: { image_name: name, prompt, made }, shared }: ExtractionProps) {
  return (
    <>
      {item.thumbnail ? (
        <figure className="item-figure item-source">
          <SmallFrame work={item} />
          <figcaption className="frame-caption">{TEXTS.readFrom(name)}</figcaption>
        </figure>
      ) : null}
      <ItemPrompt {...shared} {...prompt} title={TEXTS.prompt} />
      {made?.negative_prompt ? <Negative text={made.negative_prompt} /> : null}
    </>
  );
}

/** What the tool of a picture that was read was told to leave out. */
function Negative({ text }: { text: string }) {
  return (
    <article className="card" aria-label={TEXTS.negative}>
      <header className="item-prompt-head">
        <h2 className="label">{TEXTS.negative}</h2>
        <CopyButton onCopy={() => copyPrompt(text)} name={TEXTS.copyNegative} />
      </header>
      <p className="item-script" dir="auto">
        {text}
      </p>
    </article>
  );
}

function Script({
  content,
  shared,
}: {
  content: Of<'script'>;
  shared: { readonly workId: string; readonly mayChange: boolean };
}) {
  return (
    <>
      <article className="card" aria-label={TEXTS.script}>
        <header className="item-prompt-head">
          <h2 className="label">{content.title || TEXTS.script}</h2>
          <CopyButton onCopy={() => copyPrompt(content.script)} name={TEXTS.copyScript} />
        </header>
        <p className="item-script">{content.script}</p>
      </article>
      <ItemPrompt {...shared} {...content.prompt} title={TEXTS.paste} />
    </>
  );
}

function Conversation({ messages }: Pick<Of<'conversation'>, 'messages'>) {
  return (
    <section className="card item-talk" aria-label={TEXTS.conversation}>
      <ol>
        {numbered(messages).map(({ key, role, content, anatomy }) => (
          <li key={key} data-role={role}>
            <h2 className="label">{role === 'user' ? TEXTS.you : TEXTS.framewright}</h2>
            {role === 'user' ? <p>{content}</p> : <AnatomyText text={content} spans={anatomy} />}
            {role === 'assistant' ? (
              <CopyButton onCopy={() => copyPrompt(content)} name={TEXTS.copy} />
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What was said stays in its place, which is its key: the same may be said twice. */
const numbered = (messages: Of<'conversation'>['messages']) =>
  messages.map((message, place) => ({ ...message, key: `message ${place}` }));
