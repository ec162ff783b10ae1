/** Letters that differ, place by place, from both ends: enough to rank a handful of candidates. */
export function lettersApart(one: string, other: string): number {
  let start = 0;
  while (start < Math.min(one.length, other.length) && one[start] === other[start]) start++;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  return Math.max(one.length, other.length) - start - end;
}
