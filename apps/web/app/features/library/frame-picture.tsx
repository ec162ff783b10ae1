import { libraryFrame } from '@framewright/contract';

/** The address of a drawing: `prompt-12`, `example-movie-scene`, `pack-a`, `template`. */
function frameAddress(id: string): string {
  return libraryFrame.path.replace(':id', encodeURIComponent(id));
}

/** The drawing that stands for a prompt, an example or a pack. It says nothing that its title does not. */
export function FramePicture({ id, eager = false }: { id: string; eager?: boolean }) {
  return (
    <img
      src={frameAddress(id)}
      alt=""
      width="720"
      height="480"
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
