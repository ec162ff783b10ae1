import { expect, test } from 'vitest';
import { filterQuery, isNarrowed, readWorkView, workAddress } from './work-view.ts';

const read = (address: string) => readWorkView(new URLSearchParams(address));

test('an address is read, and written again as it was', () => {
  const address =
    'q=violin&kind=picture&ratio=4%3A5&rating=4&favourite=true&tag=portrait&tag=workshop&element=light%3Abacklit&view=list';
  expect(workAddress(read(address)).toString()).toBe(address);
  expect(read(address).filters).toMatchObject({
    rating: 4,
    favourite: true,
    tag: ['portrait', 'workshop'],
    element: ['light:backlit'],
    trash: false,
  });
});

test.each(['kind=sculpture', 'ratio=7:3', 'rating=9', 'favourite=maybe', 'element=smell:rose', 'from=soon'])(
  'what makes no sense is left out: %s',
  (address) => expect(read(address)).toEqual({ filters: { trash: false }, layout: 'sheet' }),
);

test('what says nothing is not asked for', () => {
  expect(filterQuery({ trash: false, q: '  ', rating: 0, favourite: false }).toString()).toBe('');
  expect(isNarrowed({ trash: true })).toBe(false);
  expect(isNarrowed({ trash: false, model: 'openai' })).toBe(true);
});

test('a long search works without standing in the address', () => {
  const searched = (q: string) => ({ filters: { trash: false, q }, layout: 'sheet' }) as const;
  // Letters beyond ASCII are longer in an address than in a field.
  const long = searched('ü'.repeat(2_000));
  expect(workAddress(long).toString()).toBe('');
  expect(filterQuery(long.filters).get('q')).toHaveLength(2_000);
  expect(workAddress(searched('x'.repeat(4_000))).get('q')).toHaveLength(4_000);
});
