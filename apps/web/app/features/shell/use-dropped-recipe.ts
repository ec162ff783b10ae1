import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { handFiles } from '../../lib/handed-files.ts';
import { storedToken } from '../../lib/token.ts';

/**
 * Whoever is signed in may drop a picture that says how it was made on any page: My work takes it over and opens it.
 * What has a use of its own for files comes first.
 */
export function useDroppedRecipe(): void {
  const navigate = useNavigate();
  useEffect(() => {
    function onDrag(event: DragEvent) {
      const { dataTransfer, type } = event;
      if (event.defaultPrevented || !dataTransfer?.types.includes('Files') || storedToken() === null) return;
      event.preventDefault();
      if (type === 'dragover') return;
      handFiles([...dataTransfer.files]);
      void navigate('/work');
    }
    window.addEventListener('dragover', onDrag);
    window.addEventListener('drop', onDrag);
    return () => {
      window.removeEventListener('dragover', onDrag);
      window.removeEventListener('drop', onDrag);
    };
  }, [navigate]);
}
