import { TAKES } from '@framewright/prompt-engine/vocabulary';
import sitter from '../../art/sitter.svg';
import { Empty } from '../../ui/empty.tsx';
import { Frame } from '../../ui/frame.tsx';
import { Skeleton, SkeletonLines } from '../../ui/skeleton.tsx';
import { TAKE_NAMES } from './texts.ts';

/** Before the first subject. */
export function NoTakesYet() {
  return (
    <section className="grid gap-5" aria-labelledby="takes">
      <h2 id="takes" className="display display-2">
        Three takes
      </h2>
      <Empty
        title="Nothing on the roll yet"
        picture={
          <Frame viewfinder className="w-56 max-w-full">
            <img src={sitter} alt="" width="320" height="180" />
          </Frame>
        }
      >
        Type a subject, or begin with a quick start. It comes back three ways: studio, cinematic and minimal,
        with every phrase explained.
      </Empty>
    </section>
  );
}

/** While the first takes are being written. */
export function TakesLoading() {
  return (
    <section className="grid gap-5" aria-labelledby="takes" aria-busy="true">
      <h2 id="takes" className="display display-2">
        Three takes
      </h2>
      {TAKES.map((take) => (
        <div key={take} className="card grid gap-5 p-4 sm:grid-cols-[190px_minmax(0,1fr)] sm:p-5">
          <Skeleton className="aspect-square h-auto w-full" />
          <div className="grid content-start gap-3">
            <h3 className="display display-3 text-ink-3">{TAKE_NAMES[take]}</h3>
            <SkeletonLines />
          </div>
        </div>
      ))}
    </section>
  );
}
