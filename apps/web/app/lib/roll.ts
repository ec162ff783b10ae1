import { queryClient } from './query-client.ts';

/** What the roll was when it was last asked for stands under this key. */
export const ROLL = 'work';

/** Something was made, kept or thrown away elsewhere: the roll is asked for anew when it is next shown. */
export function rollHasChanged(): void {
  queryClient.removeQueries({ queryKey: [ROLL], type: 'inactive' });
  void queryClient.invalidateQueries({ queryKey: [ROLL] });
}
