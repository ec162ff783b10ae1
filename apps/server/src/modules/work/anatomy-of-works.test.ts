import {
  type PromptResult,
  shared,
  WORK,
  type Work,
  type WorkVersion,
  workItem,
} from '@framewright/contract';
import { analyze } from '@framewright/prompt-engine/anatomy';
import { type Span, TAKES } from '@framewright/prompt-engine/vocabulary';
import { describe, expect, test } from 'vitest';
import { buildTestApp } from '../../testing/test-app.ts';
import { ENGINES } from '../../testing/test-store.ts';
import { worksOver } from '../../testing/test-works.ts';

/** A subject in whose takes the analyser, which sees the words alone, finds other elements than their writer. */
const SUBJECT = 'a woman reading on the rim of a swimming pool';

const elements = (spans: readonly Span[]) => spans.map(({ element }) => element);
const bare = (spans: readonly Span[]) => spans.map(({ start, end, element }) => ({ start, end, element }));

describe.each(ENGINES)('on %s', (engine) => {
  async function owner() {
    const server = await buildTestApp({ engine });
    const { token } = await server.signUp('pro');
    const works = worksOver(server, token);
    const post = async (url: string, body: object) =>
      (await server.send('POST', url, { token, body })).json();
    const written: PromptResult = await post('/api/prompts/generate', { subject: SUBJECT });
    const id = written.work_id ?? '';
    const takesOf = async (of: string) => {
      const { content } = workItem.parse(await works.item(of));
      if (content.kind !== 'takes') throw new Error('no takes');
      return content.takes;
    };
    const version = async (text: string): Promise<Work> => post(`/api/work/${id}/versions`, { text });
    return { server, token, works, post, written, id, takesOf, version };
  }

  test('takes keep the anatomy of their writer, with its reasons', async () => {
    const { written, id, takesOf } = await owner();
    const takes = await takesOf(id);
    for (const take of TAKES) expect(takes[take].anatomy).toEqual(written.anatomy[take]);
    expect(TAKES.some((take) => written.anatomy[take].some(({ why }) => why))).toBe(true);
    const read = TAKES.map((take) => bare(analyze(written[take])));
    expect(read).not.toEqual(TAKES.map((take) => bare(written.anatomy[take])));
  });

  test('a swapped phrase keeps its element, all others theirs, and the takes beside it stay', async () => {
    const { written, takesOf, version } = await owner();
    const spans = written.anatomy.studio;
    const [swapped] = spans.filter(({ element }) => element === 'light');
    const { start, end } = swapped ?? { start: 0, end: 0 };
    const text = `${written.studio.slice(0, start)}Candlelight alone${written.studio.slice(end)}`;
    const takes = await takesOf((await version(text)).id);
    expect(elements(takes.studio.anatomy)).toEqual(elements(spans));
    const words = takes.studio.anatomy.map((span) => text.slice(span.start, span.end));
    expect(words).toContain('Candlelight alone');
    expect(takes.cinematic.anatomy).toEqual(written.anatomy.cinematic);
  });

  test('the line tells what each version changed, of whole prompts and of any take', async () => {
    const { server, token, written, id, version, post } = await owner();
    const [last] = written.anatomy.studio.slice(-1);
    if (!last || last.end <= WORK.excerpt) throw new Error(`too short for this test: ${written.studio}`);
    const behind = `${written.studio.slice(0, last.start)}A kite above${written.studio.slice(last.end)}`;
    const second = await version(behind);
    const text = `${written.minimal} Backlit by the sun.`;
    const third = await post(`/api/work/${second.id}/versions`, { text, take: 'minimal' });
    const same = await post(`/api/work/${third.id}/versions`, { text: behind });
    const line = async (of = id) =>
      (await server.send('GET', `/api/work/${of}/versions`, { token })).json().items;
    expect((await line()).map((each: WorkVersion) => [each.id, each.changed])).toEqual([
      [id, null],
      [second.id, [last.element]],
      [third.id, ['light']],
      [same.id, []],
    ]);
    // What one was made from may be in the bin, and no longer be there at all.
    await post('/api/work/bulk', { ids: [id], action: 'trash' });
    expect((await line())[0]).toMatchObject({ id: second.id, changed: [last.element] });
    await post('/api/work/bulk', { ids: [id], action: 'delete' });
    expect((await line(second.id))[0]).toMatchObject({ id: second.id, changed: null });
  });

  test('a sentence that is added is read, and those around it stay', async () => {
    const { written, takesOf, version } = await owner();
    const at = written.studio.indexOf('. ') + 2;
    const text = `${written.studio.slice(0, at)}Backlit by the sun. ${written.studio.slice(at)}`;
    const { anatomy } = (await takesOf((await version(text)).id)).studio;
    const added = anatomy.filter(({ start }) => text.slice(start).startsWith('Backlit'));
    expect(elements(added)).toEqual(['light']);
    expect(elements(anatomy.filter((span) => !added.includes(span)))).toEqual(
      elements(written.anatomy.studio),
    );
  });

  test('changed in two places, the phrases before and behind both stay', async () => {
    const { written, takesOf, version } = await owner();
    const [first] = written.anatomy.studio;
    const head = written.studio.slice(0, first?.end);
    const text = `${head}. Backlit by the sun. Fog over the water. Film still.`;
    const { anatomy } = (await takesOf((await version(text)).id)).studio;
    expect(anatomy[0]).toEqual(first);
    expect(elements(anatomy.slice(1))).toContain('light');
  });

  test('another text altogether is read as its words are', async () => {
    const { takesOf, version } = await owner();
    const text = 'A violin maker at her bench. Backlit by the window.';
    expect((await takesOf((await version(text)).id)).studio.anatomy).toEqual(analyze(text));
  });

  test('a picture made from a take has its anatomy, and says what it came from', async () => {
    const { works, written, id } = await owner();
    const picture = workItem.parse(await works.item(await works.picture(written.minimal, { from_work: id })));
    expect(picture.origin).toEqual({ id, title: SUBJECT });
    expect(picture.content).toMatchObject({ prompt: { anatomy: written.anatomy.minimal } });
  });

  test('a shared work shows the same phrases, without the reasons of its owner', async () => {
    const { server, post, written, id } = await owner();
    const { token } = await post('/api/shares', { work_id: id });
    const [work] = shared.parse((await server.send('GET', `/api/shared/${token}`)).json()).items;
    expect(work?.prompts.map(({ anatomy }) => anatomy)).toEqual(
      TAKES.map((take) => bare(written.anatomy[take])),
    );
  });

  test.each([
    ['an older work, which keeps none', undefined],
    ['spans beyond the text', [[{ start: 0, end: 9_999, element: 'subject' }]]],
    [
      'spans over one another',
      [
        [
          { start: 0, end: 9, element: 'mood' },
          { start: 3, end: 12, element: 'light' },
        ],
      ],
    ],
    ['no spans at all', ['light']],
  ])('%s: the words are read', async (_, anatomies) => {
    const { server, written, id, takesOf } = await owner();
    const row = await server.db
      .selectFrom('work_contents')
      .select('content')
      .where('work_id', '=', id)
      .executeTakeFirstOrThrow();
    const content = JSON.stringify({ ...JSON.parse(row.content), anatomies });
    await server.db.updateTable('work_contents').set({ content }).where('work_id', '=', id).execute();
    expect((await takesOf(id)).studio.anatomy).toEqual(analyze(written.studio));
  });
});
