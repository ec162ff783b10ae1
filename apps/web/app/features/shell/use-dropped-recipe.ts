import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { handFiles } from '../../lib/handed-files.ts';
import { storedToken } from '../../lib/token.ts';

/**
 * A picture that says how it was made may be dropped on any page, which the browser would else leave for it: My work
 * takes it over and opens it, and for visitors the extractor reads it. What has a use of its own for files comes first.
 */
export function useDroppedRecipe(): void {
  const navigate = useNavigate();
  useEffect(() => {
    // Browsers call a picture of the page itself a file, too.
    let isOfPage = false;
    function onDrag(event: DragEvent) {
      const { dataTransfer, type } = event;
      if (type === 'dragstart' || type === 'dragend') isOfPage = type === 'dragstart';
      else if (!isOfPage && !event.defaultPrevented && dataTransfer?.types.includes('Files')) {
        event.preventDefault();
        if (type === 'dragover') return;
        handFiles([...dataTransfer.files]);
        void navigate(storedToken() === null ? '/image-prompt-extractor' : '/work');
      }
    }
    for (const sign of SIGNS) window.addEventListener(sign, onDrag);
    return () => {
      for (const sign of SIGNS) window.removeEventListener(sign, onDrag);
    };
  }, [navigate]);
}

const SIGNS = ['dragstart', 'dragend', 'dragover', 'drop'] as const;
