import { expect, test, vi } from 'vitest';
import { saveFile } from './save-file.ts';

test('a file is saved under its name, and leaves the memory in the end', async () => {
  vi.useFakeTimers();
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  const clicked: HTMLAnchorElement[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(this);
  });
  saveFile(new Blob(['{}']), 'framewright-data.json');
  expect(clicked.map(({ download }) => download)).toEqual(['framewright-data.json']);
  const address = clicked[0]?.href;
  expect(address).toMatch(/^blob:/);
  expect(revoke).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(revoke).toHaveBeenCalledExactlyOnceWith(address);
  vi.useRealTimers();
});
