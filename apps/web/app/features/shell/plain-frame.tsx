import type { PageHeaderProps } from '../../ui/page-header.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { MainContent } from './main-content.tsx';

/** What a page shows until it is known who is looking: its head, where it has one, and that more comes. */
export function PlainFrame(head: Partial<PageHeaderProps>) {
  const { title } = head;
  return (
    <MainContent className="wrap page" aria-busy>
      {title === undefined ? null : <PageHeader {...head} title={title} />}
      <SkeletonLines />
    </MainContent>
  );
}
