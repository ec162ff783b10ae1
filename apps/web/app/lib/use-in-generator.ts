import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { notify } from '../ui/notify.tsx';
import { type PromptPlace, storeSelectedPrompt } from './selected-prompt.ts';

const CHOSEN = 'Prompt saved. Open the generator to make the picture.';

/** How long after the choice the dashboard comes, in milliseconds: section 4 of the specification. */
const HAND_OVER_DELAY_MS = 1000;

/** Lets a prompt of this place wait for the image generator, and goes to the dashboard a second later. */
export function useInGenerator(place: PromptPlace): (prompt: string, from?: string) => void {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // The same function each time, or every card would be made anew with every key in the search.
  return useCallback(
    (prompt, from) => {
      storeSelectedPrompt(prompt, { from, place });
      notify.success(CHOSEN);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void navigate('/dashboard'), HAND_OVER_DELAY_MS);
    },
    [navigate, place],
  );
}
