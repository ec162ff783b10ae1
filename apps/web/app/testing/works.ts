import type { Work, WorkItem, WorkOverview } from '@framewright/contract';

/** A work of tests: a picture of yesterday, unless said otherwise. */
export function makeWork(change: Partial<Work> = {}): Work {
  return {
    id: 'w1',
    kind: 'picture',
    number: 12,
    title: 'Violin maker, backlit',
    text: 'A violin maker at her bench. Backlit by the window.',
    anatomy: [
      { start: 0, end: 27, element: 'subject' },
      { start: 29, end: 50, element: 'light' },
    ],
    model: 'built-in',
    ratio: '4:5',
    rating: 0,
    favourite: false,
    tags: [],
    note: '',
    thumbnail: null,
    version: 1,
    versions: 1,
    parent_id: null,
    origin: null,
    created_at: '2025-11-20T12:04:00.000Z',
    trashed_at: null,
    ...change,
  };
}

/** The same, whole. */
export function makeItem(change: Partial<WorkItem> = {}): WorkItem {
  const { text, anatomy, ...work } = makeWork();
  return {
    ...work,
    text,
    anatomy,
    content: {
      kind: 'picture',
      prompt: { text, anatomy },
      mode: 'text-to-image',
      prompt_used: null,
      model_id: null,
      settings: { seed: 42, steps: 30 },
      cost_usd: 0,
      pictures: [
        {
          id: 'p1',
          url: '/api/images/p1/file?expires=1&signature=x',
          width: 1024,
          height: 1280,
          content_type: 'image/png',
          bytes: 1000,
          seed: 42,
          expires_at: null,
        },
      ],
      download_forms: ['original', 'with-prompt'],
    },
    duration_ms: 6200,
    collections: [],
    newer_id: null,
    older_id: 'w0',
    ...change,
  };
}

/** The figures of a roll of a few works. */
export const OVERVIEW: WorkOverview = {
  works: 3,
  favourites: 1,
  trashed: 1,
  kinds: [
    { kind: 'picture', count: 2 },
    { kind: 'takes', count: 1 },
  ],
  models: [{ model: 'built-in', label: 'Preview', count: 3 }],
  tags: [{ tag: 'portrait', count: 2 }],
  elements: [
    { element: 'light', term: 'backlit', count: 2 },
    { element: 'camera', term: '85mm', count: 1 },
    { element: 'camera', term: 'f/2.8', count: 1 },
  ],
  storage: { used_bytes: 1_048_576, limit_bytes: 10_485_760 },
};
