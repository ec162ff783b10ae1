import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { COMMON_TEXTS } from '../../lib/common-texts.ts';
import { storedToken } from '../../lib/token.ts';
import { notify } from '../../ui/notify.tsx';

/** Fetched when somebody drags a file over a page. */
const load = () => import('./open-recipe.ts');

/** Whoever is signed in may drop a picture that says how it was made on any page. What has a use for it comes first. */
export function useDroppedRecipe(): void {
  const navigate = useNavigate();
  useEffect(() => {
    function onDrag(event: DragEvent) {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files') || storedToken() === null)
        return;
      event.preventDefault();
      const opening = load();
      if (event.type === 'dragover') return void opening.catch(() => {});
      const files = [...event.dataTransfer.files];
      opening.then(
        ({ openRecipe }) => openRecipe(files, (address) => void navigate(address)),
        () => notify.error(COMMON_TEXTS.network),
      );
    }
    window.addEventListener('dragover', onDrag);
    window.addEventListener('drop', onDrag);
    return () => {
      window.removeEventListener('dragover', onDrag);
      window.removeEventListener('drop', onDrag);
    };
  }, [navigate]);
}
