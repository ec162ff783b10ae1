import { CornerDownRight } from 'lucide-react';
import { useNavigate } from 'react-router';
import { signInPath } from '../../lib/return-to.ts';
import { storeSelectedPrompt } from '../../lib/selected-prompt.ts';
import { storedToken } from '../../lib/token.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.tsx';
import { TARGET_TEXTS as TEXTS } from './texts.ts';

const IMAGES_TAB = '/generator?tab=images';

/** Takes the prompt to the image generator; a visitor signs in on the way. */
export function OpenInGenerator({ prompt }: { prompt: string }) {
  const navigate = useNavigate();

  function open() {
    storeSelectedPrompt(prompt);
    if (storedToken() !== null) return navigate(IMAGES_TAB);
    notify.error(TEXTS.signIn);
    return navigate(signInPath(IMAGES_TAB));
  }

  return (
    <Button size="sm" onClick={() => void open()}>
      <CornerDownRight aria-hidden="true" />
      {TEXTS.open}
    </Button>
  );
}
