import { INPUT_IMAGE } from '@framewright/contract';
import { CornerDownRight, Images } from 'lucide-react';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import { fileSize } from '../../lib/formatting.ts';
import { signInPath } from '../../lib/return-to.ts';
import { storeSelectedPrompt } from '../../lib/selected-prompt.ts';
import { storedToken } from '../../lib/token.ts';
import { useInGenerator } from '../../lib/use-in-generator.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.tsx';
import { RESULT_TEXTS as TEXTS } from './texts.ts';

const IMAGES_TAB = '/generator?tab=images';

interface HandOverProps {
  readonly prompt: string;
  /** The work that it was kept as. */
  readonly from: string | undefined;
  readonly picture?: File;
}

/** Sends the prompt to the generator, or the picture with it where that is at hand. */
export function HandOver({ prompt, from, picture }: HandOverProps) {
  const sendPrompt = useInGenerator('picture');
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" onClick={() => sendPrompt(prompt, from)}>
        <CornerDownRight aria-hidden="true" />
        {TEXTS.use}
      </Button>
      {picture ? <WithPicture {...{ prompt, from, picture }} /> : null}
    </div>
  );
}

function WithPicture({ prompt, from, picture }: HandOverProps & { readonly picture: File }) {
  const navigate = useNavigate();
  const hint = useId();
  const tooLarge = picture.size > INPUT_IMAGE.maxBytes;

  function sendBoth() {
    storeSelectedPrompt(prompt, { picture, from, place: 'picture' });
    if (storedToken() !== null) return navigate(IMAGES_TAB);
    notify.error(TEXTS.signIn);
    return navigate(signInPath(IMAGES_TAB));
  }

  return (
    <>
      <Button
        size="sm"
        disabled={tooLarge}
        aria-describedby={tooLarge ? hint : undefined}
        onClick={() => void sendBoth()}
      >
        <Images aria-hidden="true" />
        {TEXTS.useImage}
      </Button>
      {tooLarge ? (
        <p id={hint} className="w-full text-sm text-ink-2">
          {TEXTS.tooLarge(fileSize(picture.size))}
        </p>
      ) : null}
    </>
  );
}
